// The texts of the app by their keys, for what is looked at in every language.
import { readFileSync } from 'node:fs';

const read = {};
const texts = (language) => {
  const file = new URL(`../../assets/i18n/${language}.ftl`, import.meta.url);
  read[language] ??= Object.fromEntries([...readFileSync(file, 'utf8').matchAll(/^([a-z0-9-]+) = (.+)$/gm)].map((line) => line.slice(1)));
  return read[language];
};

/** The text of a key in the visitor's language, its variables filled in. */
export function text({ locale }, key, variables = {}) {
  const language = { zh: 'zh-CN', es: 'es' }[locale.slice(0, 2)] ?? 'en';
  const found = texts(language)[key];
  if (found === undefined) throw new Error(`no text ${key} in ${language}`);
  return found.replaceAll(/\{ \$(\w+) \}/g, (_, name) => variables[name]);
}
