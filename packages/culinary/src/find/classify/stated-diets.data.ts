import type { Language } from '../../words/language.ts';

/** Words of a title by which a dish says that it is made without meat and fish, folded; "*" stands for any letters. */
export const statedDiets: Readonly<Record<Language, string>> = {
  en: 'vegan, vegetarian, veggie, meatless, meat free, plant based',
  de: 'vegan*, vegetarisch*, fleischlos*, veggie*',
  fr: 'vegan*, vegetarien*, vegetalien*, sans viande',
  it: 'vegan*, vegetarian*, senza carne',
  es: 'vegan*, vegetarian*, sin carne',
  nl: 'vegan*, vegetarisch*, vleesloos, vleesloze',
  pt: 'vegan*, vegetarian*, sem carne',
  sv: 'vegan*, vegetarisk*, vego*',
};
