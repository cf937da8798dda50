// The language of the system, and the one chosen by hand.
import assert from 'node:assert/strict';
import { sitDown } from './board.mjs';
import { eventually } from './eventually.mjs';
import { phone, scene } from './harness.mjs';
import { kept, record } from './kept.mjs';

const games = ({ page }, section) => page.getByRole('region', { name: section }).getByRole('listitem');
/** The first link of each leads to the game, the other one to its lesson. */
const names = async (visitor, section) =>
  Promise.all((await games(visitor, section).all()).map((game) => game.getByRole('link').first().getAttribute('aria-label')));

for (const locale of ['zh-CN', 'zh-TW', 'zh'])
  scene(`a browser in ${locale} gets Chinese`, phone({ locale }), async (visitor) => {
    await visitor.open();
    assert.deepEqual(await names(visitor, '新对局'), ['帕托利', '塞尼特', '玻珠棋', '三三棋', '五子棋']);
  });

for (const locale of ['es-ES', 'es-MX', 'es-419'])
  scene(`a browser in ${locale} gets Spanish`, phone({ locale }), async (visitor) => {
    await visitor.open();
    assert.deepEqual(await names(visitor, 'Partida nueva'), ['Patolli', 'Senet', 'Salto de perlas', 'San San Qi', 'Gomoku']);
  });

scene('a browser in an unknown language gets English', phone({ locale: 'fr-FR' }), async (visitor) => {
  await visitor.open();
  assert.deepEqual(await names(visitor, 'New game'), ['Patolli', 'Senet', 'Bead jump', 'San San Qi', 'Gomoku']);
});

for (const [language, name, section] of [
  ['zh-CN', '简体中文', '新对局'],
  ['es', 'Español', 'Partida nueva'],
])
  scene(`${name} chosen by hand stays after a reload, and back`, phone(), async (visitor) => {
    await visitor.open();
    await visitor.press('button', name);
    await eventually(() => games(visitor, section).count(), 5);
    assert.equal((await kept(visitor)).language, language);
    await visitor.reload();
    await eventually(() => games(visitor, section).count(), 5);
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

scene('a game in Spanish', phone({ locale: 'es-MX' }), async (visitor) => {
  const table = await sitDown(visitor, record('senet', { players: { white: 'Ana' } }));
  assert.equal(await table.prompt(), 'Ana (Blanco): lanza las varillas');
  await visitor.press('button', 'Lanzar las varillas');
  await eventually(() => table.news(), /^Ana \(Blanco\) (no saca caras planas|saca 1 cara plana|saca \d caras planas): (1 paso|\d pasos)\.$/);
});
