import { headingWords } from '../../find/translate/heading-words.data.ts';
import { namesFood } from '../../foods/line-words.ts';
import { foldText } from '../../words/fold.ts';

/** "For the sauce", "Für den Teig" */
const FOR_PART = /^(?:for|für|fürs|zum|zur|pour|per|para|voor|till|to)\s/iu;
const PARTS = new Set(headingWords.split(/[|/\n]/).map((word) => foldText(word.trim())));

/** Whether a line says for which part it is. */
export const opensPart = (line: string): boolean => FOR_PART.test(line);

/** Whether a heading names a part of a dish ("For the sauce", "The dough:"), not a dish. */
export const namesPart = (heading: string): boolean =>
  FOR_PART.test(heading) ||
  heading.trimEnd().endsWith(':') ||
  PARTS.has(foldText(heading.replace(BEHIND, '').replace(BEFORE, '')));

/** "The filling", "L'impasto" */
const BEFORE = /^(?:\p{L}{2,3}\s|l['’])/iu;
/** "The filling (for one tart):" */
const BEHIND = /(?:\s?\([^()]{0,60}\))?[\s:：]*$/u;

/** Such a word before an article ("Para la salsa"), or before what is done with it and no food ("Para decorar"). */
const OPENS_PART =
  /^(?:for|to|für|fürs|zum|zur|pour|per|para|voor|om\ste|ter|till|att)\s(?!taste|your\staste|liking|geschmack|belieben|smaak\b|smak\b|go[uû]t|gusto|piacere|gosto)/iu;
const WITH_ARTICLE =
  /^\p{L}+\s(?:the|den|die|das|dem|der|la|le|les|los|las|il|lo|gli|i|de|het|o|a|os|as|el)\s|^(?:fürs|pour\sl['’]|per\sl['’])/iu;
/** Whether a line surely says for which part what stands below it is: "For the filling", "Für den Teig". */
export const saysForPart = (line: string): boolean =>
  line.length <= LONGEST && !/\d/.test(line) && OPENS_PART.test(line) && WITH_ARTICLE.test(line);
/** Deeds that are called like a food. */
const DONE = /\s(?:garnieren|garnishing|sprinkle|sprinkling|dress|dressing)$/iu;
const BESIDES = new Set(
  [
    'you will also need, you’ll also need, also, besides, extra, finishing, decoration, garnish',
    'außerdem, sonst noch, ferner, dazu noch, dekoration, deko, finition, finitions, décoration, déco, en plus, il faut aussi',
    'inoltre, finitura, decorazione, guarnizione, garniture, además, y además, acabado, decoración, guarnición',
    'verder, verder nodig, ook nodig, garnering, além disso, decoração, dessutom, dekoration, du behöver också',
  ]
    .join(', ')
    .split(', ')
    .map((words) => foldText(words)),
);
const LONGEST = 40;
const MOST_WORDS = 5;

/** Whether all that a line among ingredients says is what those below it are for: "Zum Bestreuen", "Per guarnire", "Außerdem". */
export function headsItems(line: string): boolean {
  if (line.length > LONGEST || /[\d.!?,;()]/u.test(line)) return false;
  const text = line.replace(/\s*[:：]$/u, '');
  if (text.includes(':')) return false;
  if (BESIDES.has(foldText(text))) return true;
  return (
    OPENS_PART.test(text) &&
    text.split(' ').length <= MOST_WORDS &&
    (WITH_ARTICLE.test(text) || DONE.test(text) || !namesFood(text, 3))
  );
}
