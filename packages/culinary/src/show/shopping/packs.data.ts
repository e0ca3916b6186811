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
/** Herbs grow in pots too, each about a bunch. */
const herb = (grams: number): Pack => ({ units: ['bunch', 'bundle', 'pot'], grams });

/** 750 ml, a size that Directive 2007/45/EC names for wine, by its density. */
const bottle: Pack = { units: ['bottle'], grams: 745 };

/**
 * By food. Of what one holds no food table speaks, but for a bunch of spinach (USDA SR28, WEIGHT): the others are kitchen custom, at the lower end of
 * what shops sell, so that nobody comes home with too little. A head of garlic has 10 to 12 cloves of 3 g, a bunch of spring onions 6 to 8 of 15 g,
 * a head of celery about 10 stalks of 40 g, a loaf 16 slices of 29 g, a cube of yeast 42 g, a centimetre of ginger weighs 6 g.
 */
export const packs = wordTable<Pack>({
  garlic: { units: ['head', 'bulb', 'ball'], grams: 30, from: 30 },
  'spring-onion': bunch(90),
  celery: { units: ['head', 'bunch', 'bulb'], grams: 400 },
  parsley: herb(60),
  coriander: herb(50),
  dill: herb(30),
  mint: herb(40),
  basil: herb(40),
  'thai-basil': herb(40),
  chives: herb(25),
  thyme: herb(20),
  rosemary: herb(25),
  sage: herb(20),
  tarragon: herb(20),
  oregano: herb(20),
  marjoram: herb(20),
  spinach: bunch(340),
  radish: bunch(150),
  carrot: bunch(450),
  'fresh-yeast': { units: ['cube'], grams: 42 },
  asparagus: bunch(450),
  bread: { units: ['loaf'], grams: 464 },
  'wholemeal-bread': { units: ['loaf'], grams: 464 },
  'sourdough-bread': { units: ['loaf'], grams: 464 },
  'white-wine': bottle,
  'red-wine': bottle,
  'sparkling-wine': bottle,
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
/** What is eaten as it comes out of its jar or carton, so that a weight is a part of one. */
export const allEaten: ReadonlySet<string> = wordSet(
  'tomato-passata tomato-sauce tomato-paste coconut-cream cream whipping-cream double-cream single-cream',
);
/** Grams of a tin of these whose size no line says. */
export const usualTin = 400;
