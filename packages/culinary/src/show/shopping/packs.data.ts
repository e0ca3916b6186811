import { wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

/** How a shop sells what recipes measure in parts. */
export interface Pack {
  /** Its units, the one in which it is listed where no line says any first. */
  units: readonly string[];
  /** Grams in one. */
  grams: number;
  /** Grams from which parts by themselves are listed in it. */
  from?: number;
}

const bunch = (grams: number): Pack => ({ units: ['bunch', 'bundle'], grams });

/**
 * By food. Of what one holds no food table speaks, but for a bunch of spinach (USDA SR28, WEIGHT): the others are kitchen custom, at the lower end of
 * what shops sell, so that nobody comes home with too little. A head of garlic has 10 to 12 cloves of 3 g, a bunch of spring onions 6 to 8 of 15 g,
 * a head of celery about 10 stalks of 40 g, a loaf 16 slices of 29 g, a centimetre of ginger weighs 6 g.
 */
export const packs = wordTable<Pack>({
  garlic: { units: ['head', 'bulb', 'ball'], grams: 30, from: 30 },
  'spring-onion': bunch(90),
  celery: { units: ['head', 'bunch', 'bulb'], grams: 400 },
  parsley: bunch(60),
  coriander: bunch(50),
  dill: bunch(30),
  mint: bunch(40),
  basil: bunch(40),
  'thai-basil': bunch(40),
  chives: bunch(25),
  thyme: bunch(20),
  rosemary: bunch(25),
  sage: bunch(20),
  tarragon: bunch(20),
  oregano: bunch(20),
  marjoram: bunch(20),
  spinach: bunch(340),
  radish: bunch(150),
  carrot: bunch(450),
  bread: { units: ['loaf'], grams: 464 },
  ginger: { units: ['centimeter', 'inch'], grams: 6 },
});

/** Grams of a handful of leaves beside a bunch of them: kitchen custom, rather too much. */
export const handful = 15;

/** What stands in liquid that nobody eats: drained, a tin holds three fifths of its label (400 g are 240 g). */
export const drained: ReadonlySet<string> = wordSet(`
  chickpeas black-beans kidney-beans white-beans butter-beans beans canned-lentils
  canned-artichoke-hearts hearts-of-palm
`);
export const drainedShare = 0.6;
/** Grams of a tin of these whose size no line says. */
export const usualTin = 400;
