import { pattern } from '../../words/pattern.ts';
import { wordTable } from '../../words/word-table.ts';

/** Small things are another thing to buy than the grown ones, and weigh less: "mini peppers", "Babykarotten". Folded. */
export const smallWords = pattern('u')`(?<!\p{L})(?:baby|bebe|mini|nain[es]*)(?=\p{L}|[\s-]|$)`;

/** The same at the head of a compound, which is no word of the lexicon: "Minigurken". */
export const smallCompound = /^(?:baby|mini)(?=\p{L}{4})/iu;

/**
 * Sorts of what is counted that weigh otherwise than the food does, by its id: folded words of the name, and grams of one. Of carrots, dates and small
 * scallops by the U.S. Department of Agriculture, National Nutrient Database, release 28 (NDB 11960, 09421, 15172); the others are our own kitchen
 * estimates. What is small and stands in no row is not weighed by the piece.
 */
export const sizedSorts = wordTable<readonly (readonly [words: RegExp, grams: number])[]>({
  carrot: [[smallWords, 10]],
  potato: [[smallWords, 40]],
  'new-potato': [[smallWords, 40]],
  'bell-pepper': [[smallWords, 25]],
  'red-bell-pepper': [[smallWords, 25]],
  dates: [[/\bmedjo+[ou]?l|\bmedjul/u, 24]],
  shrimp: [
    [
      /\b(?:king|jumbo|tiger|riesen\p{L}*|langostinos?|gamberon[ei]|mazzancoll[ae]|gambon(?:es)?|carabineros?)\b/u,
      15,
    ],
  ],
  scallop: [[/\b(?:bay|queen|petoncles?|canestrelli|zamburinas?|volandeiras?)\b/u, 6]],
});
