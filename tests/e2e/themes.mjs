// The five themes, put on where a page stands, as the settings do: by one attribute, from
// which the style sheet takes all colours.

export const themes = ['light', 'dark', 'contrast', 'jade', 'papyrus'];

/** Puts a theme on; what is seen changes, and nothing of what the app knows. */
export async function wear(page, theme) {
  await page.evaluate((theme) => (document.querySelector('[data-theme]').dataset.theme = `theme-${theme}`), theme);
}
