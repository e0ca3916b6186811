import type { Language } from '../../words/language.ts';

/** Complete by its type; the table of units itself is too large to be loaded with a recipe page. */
const known: Readonly<Record<Language, true>> = {
  en: true,
  de: true,
  fr: true,
  it: true,
  es: true,
  nl: true,
  pt: true,
  sv: true,
};

/** The language of a tag ("de-AT") whose ingredient lines we read; undefined for others. */
export function readLanguage(tag: string | undefined): Language | undefined {
  const code = tag?.slice(0, 2).toLowerCase() ?? '';
  return Object.hasOwn(known, code) ? (code as Language) : undefined;
}

/** Whether words may be bent by the rules of English: it is English, or nobody says otherwise. */
export function isEnglish(tag: string | undefined): boolean {
  return tag === undefined || /^en\b/i.test(tag);
}
