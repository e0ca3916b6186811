import { namesFood } from '../../../foods/line-words.ts';
import { isNameOfTwo } from '../../../foods/names-of-two.ts';
import { AWAITS_GERMAN_NOUN, HOW_MANY, OF, OF_PART } from './cut-items.data.ts';
import { opensItem, opensWithPart } from './item-openings.ts';

const LONGEST_REST = 40;
const MOST_WORDS_OF_AMOUNT = 3;

/**
 * Whether an item was broken where no item ends: "100 g in Rum eingeweichte" above "Rosinen", "abgeriebene Schale von 1/2" above "Zitrone",
 * "the grated zest" above "of 1 lime".
 */
export const isCutItem = (above: string, below: string): boolean =>
  below.length <= LONGEST_REST &&
  !below.endsWith(':') &&
  (isNameOfBoth(above, below) ||
    awaitsGermanNoun(above, below) ||
    awaitsWhatOf(above, below) ||
    isPartAlone(above, below));

/** "320 g shortcrust" / "pastry", "2 cucchiaini di noce" / "moscata": the last word and the next one name one food. */
function isNameOfBoth(above: string, below: string): boolean {
  const [next = ''] = below.split(/[\s,;(]/u, 1);
  return (
    /^\p{Ll}/u.test(next) &&
    opensItem(above) &&
    isNameOfTwo(above.slice(above.lastIndexOf(' ') + 1), next)
  );
}

const awaitsGermanNoun = (above: string, below: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(below) &&
  AWAITS_GERMAN_NOUN.test(above.slice(above.lastIndexOf(' ') + 1)) &&
  opensItem(above) &&
  !opensItem(below) &&
  namesFood(below);

/** "el zumo de medio" / "limón": an amount behind "of" is one of something. */
function awaitsWhatOf(above: string, below: string): boolean {
  if (!/^\p{L}/u.test(below) || opensItem(below)) return false;
  const words = above.replace(/(?<=\sd)['’](?=\S)/giu, "' ").split(/\s+/);
  for (let count = 1; count <= Math.min(MOST_WORDS_OF_AMOUNT, words.length - 2); count++)
    if (OF.test(words.at(-count - 1)!) && HOW_MANY.test(words.slice(-count).join(' ')))
      return namesFood(below);
  return false;
}

/** "geriebene Schale" / "von 1 Orange": only together they say of what. */
const isPartAlone = (above: string, below: string): boolean =>
  OF_PART.test(below) && !opensWithPart(above) && opensWithPart(`${above} ${below}`);
