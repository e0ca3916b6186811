import type { Language } from '../words/language.ts';

/**
 * Words that say food on a line and are no food by themselves: parts of names ("pommes de terre", "baking soda"), and what is taken of
 * a food or made of it ("zest", "Teig").
 */
export const partsOfNames: Readonly<Record<Language, string>> = {
  en: 'dough poppy sunflower baking soy peel sprout mince ribs dripping',
  de: 'teig filet fond gewürz schale',
  fr: 'terre filet flocons fond pâte pois cajou pignons zeste extrait',
  it: 'impasto sfoglia moscata chiodi scorza',
  es: 'masa rallado ralladura',
  nl: 'deeg rasp',
  pt: 'massa ralado raspa polpa',
  sv: 'deg kål fond skal',
};
