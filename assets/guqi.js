// What a page can do and the app cannot: it tells which theme the device asks for, before the
// first paint and whenever that changes. The style sheet does the rest.
const asked = {
  contrast: matchMedia('(prefers-contrast: more)'),
  dark: matchMedia('(prefers-color-scheme: dark)'),
};
const follow = () => {
  const [theme] = Object.entries(asked).find(([, query]) => query.matches) ?? ['light'];
  document.documentElement.dataset.system = theme;
};
for (const query of Object.values(asked)) query.addEventListener('change', follow);
follow();
