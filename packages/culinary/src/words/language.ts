/** The languages whose kitchens are known, by ISO 639-1. */
export const languages = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'] as const;
export type Language = (typeof languages)[number];

/** English of countries whose pints, cups or spoons are not those of the United States. */
export const dialects = ['en-GB', 'en-AU', 'en-NZ', 'en-CA'] as const;
export type Dialect = Language | (typeof dialects)[number];

/** The language of a tag such as "pt-BR", where it is one of them. */
export function languageOf(tag: string | null | undefined): Language | null {
  const code = tag?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === code) ?? null;
}
