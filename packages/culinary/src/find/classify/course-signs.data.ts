import { words } from '../../words/word-list.ts';

/** Words of a tag that say dessert, folded, in eight languages; anywhere in the tag. */
export const dessertTags = `
  dessert*, nachtisch*, nachspeise*, sussspeise*, suessspeise*, dolci, dolce al cucchiaio, postre*,
  nagerecht*, toetje*, sobremesa*, efterratt*
`;

/** Tags that say it when they say nothing else: a "gorgonzola dolce" is no dessert. */
export const exactDessertTags = words('dolce sweet sweets pudding puddings');
