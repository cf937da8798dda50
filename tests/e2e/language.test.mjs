// The language of the system, and the one chosen by hand.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { kept, record } from './kept.mjs';

const games = ({ page }, section) => page.getByRole('region', { name: section }).getByRole('link');
const names = async (visitor, section) =>
  Promise.all((await games(visitor, section).all()).map((link) => link.getAttribute('aria-label')));

for (const locale of ['zh-CN', 'zh-TW', 'zh'])
  scene(`a browser in ${locale} gets Chinese`, phone({ locale }), async (visitor) => {
    await visitor.open();
    assert.deepEqual(await names(visitor, '新对局'), ['帕托利', '塞尼特', '玻珠棋', '三三棋', '五子棋']);
  });

scene('a browser in an unknown language gets English', phone({ locale: 'fr-FR' }), async (visitor) => {
  await visitor.open();
  assert.deepEqual(await names(visitor, 'New game'), ['Patolli', 'Senet', 'Bead jump', 'San San Qi', 'Gomoku']);
});

scene('Chinese chosen by hand stays after a reload, and back', phone(), async (visitor) => {
  await visitor.open();
  await visitor.press('button', '简体中文');
  await eventually(() => games(visitor, '新对局').count(), 5);
  assert.equal((await kept(visitor)).language, 'zh-CN');
  await visitor.reload();
  await eventually(() => games(visitor, '新对局').count(), 5);
  await visitor.press('button', 'English');
  await eventually(() => games(visitor, 'New game').count(), 5);
  await visitor.reload();
  await eventually(() => games(visitor, 'New game').count(), 5);
});

scene('a game in Chinese', phone({ locale: 'zh-CN' }), async (visitor) => {
  const table = await sitDown(visitor, record('gomoku', { actions: ['h8'], players: { white: '小明' } }));
  await eventually(table.prompt, '小明（白方）：请落子');
  const point = visitor.page.getByRole('button', { name: 'i9，空' });
  await point.tap();
  await eventually(() => table.news(), '小明（白方）下在 i9。');
});
