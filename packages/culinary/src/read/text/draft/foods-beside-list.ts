import { cleanLine } from '../../../line/tokens/tokenise.ts';
import { foldText, foldWords } from '../../../words/fold.ts';
import { languageOf } from '../../../words/language.ts';
import { foodsIn, kindOf, type NamedFood } from './foods-named.ts';
import { measuredInStep, type FoodOfStep } from './measured-in-step.ts';
import { BROTH, LIKE, OF_DISH } from './season-words.data.ts';
import { isTakenOut } from './taken-out.ts';

const LONGEST_STEP = 4000;
const MOST_LINES = 10;
/** Shorter words join others. */
const SHORTEST_WORD = 4;

interface FoodsBesideList {
  /** "50 g butter", "a splash of milk": as good as listed. */
  lines: string[];
  /** "un peu de persil": some may be meant that is at hand anyway. */
  vague: string[];
}

/**
 * The foods that steps measure and a list told in sentences does not name, in the steps' own words: who tells a list forgets what is
 * only thought of at the stove. Water is none, nor what is taken out of the pot, nor a piece, which may be of what was made before.
 */
export function foodsBesideList(
  steps: readonly string[],
  listed: readonly string[],
  language: string | null,
): FoodsBesideList {
  const found: FoodsBesideList = { lines: [], vague: [] };
  const own = languageOf(language);
  if (own === null) return found;
  const texts = steps.map((step) => cleanLine(step.slice(0, LONGEST_STEP)));
  const named = listed.flatMap((line) => [...foodsIn(line, own)]);
  const ids = new Set(named.map(({ food }) => kindOf(food)));
  const words = new Set(listed.flatMap(longWords));
  for (const [step, text] of texts.entries())
    for (const measured of measuredInStep(text, own)) {
      const before = [...texts.slice(0, step), text.slice(0, measured.from)].join(' ');
      const foods = [...foodsIn(measured.text, own)];
      const isListed = foods.some(
        ({ name, food }) =>
          ids.has(kindOf(food)) || longWords(name).some((word) => words.has(word)),
      );
      if (
        foods.length === 0 ||
        isListed ||
        !foods.every((food) => isPutIn(food, before)) ||
        isLike(text, measured.from) ||
        isTakenOut(measured.text, { text: before, measured: listed }, own)
      )
        continue;
      if (isMeasured(measured)) found.lines.push(measured.text);
      else if (measured.said === 'vaguely' && !foods.some(({ food }) => food.water))
        found.vague.push(measured.text);
      else continue;
      for (const { food } of foods) ids.add(kindOf(food));
    }
  return {
    lines: found.lines.slice(0, MOST_LINES),
    vague: found.vague.slice(0, MOST_LINES),
  };
}

/** Whether somebody puts a food in: no water, nothing that may be any, and a broth only where the steps did not make one. */
function isPutIn({ name, food }: NamedFood, before: string): boolean {
  if (food.water || OF_DISH.has(food.id)) return false;
  return !food.generic || (BROTH.test(foldText(name)) && !BROTH.test(foldText(before)));
}

/** "50 g", "a splash", "eine Handvoll": with a unit. */
const isMeasured = ({ said, hasUnit }: FoodOfStep): boolean =>
  hasUnit && (said === 'exactly' || said === 'loosely');

/** "as big as a walnut", "grandi come una noce" */
function isLike(text: string, at: number): boolean {
  const [before = ''] =
    text.slice(Math.max(0, at - LONGEST_LIKE), at).match(/\p{L}+(?=\s$)/u) ?? [];
  return LIKE.has(before.toLowerCase());
}
const LONGEST_LIKE = 8;

const longWords = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word));
