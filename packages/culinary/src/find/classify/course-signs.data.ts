import { words } from '../../words/word-list.ts';

/** Words of a tag that say dessert, folded, in eight languages; anywhere in the tag. */
export const dessertTags = `
  dessert*, nachtisch*, nachspeise*, sussspeise*, suessspeise*, dolci, dolce al cucchiaio, postre*,
  nagerecht*, toetje*, sobremesa*, efterratt*
`;

/** Tags that say it when they say nothing else: a "gorgonzola dolce" is no dessert. */
export const exactDessertTags = words('dolce sweet sweets pudding puddings');

/** Foods that make a starter of a dish, and what only borrows their name. */
export const starterFoods = {
  named: `
    foie gras, foiegras, caviar, caviars, kaviar, kaviaar, caviale, ganseleber, ganzenlever,
    ganseleverparfait, gansestopfleber, fegato d oca, fegato grasso, lojrom, stenbitsrom
  `,
  butNot: `
    caviar lentil*, lentil* caviar, lentilles caviar, aubergine caviar, eggplant caviar,
    caviar d aubergine*, caviar de berenjena*, caviale di melanzane, auberginen kaviar,
    texas caviar, cowboy caviar, vegetarian caviar, balsamic caviar
  `,
};
