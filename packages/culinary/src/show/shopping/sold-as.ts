import type { Food } from '../../foods/food.ts';
import { matchFood } from '../../foods/match-food.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { unitById } from '../../line/units/units.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { wordSet } from '../../words/word-list.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { adjectivesBehind, cookedWords, tins } from './shopping-words.data.ts';
import { behindInTins, soldManner, soldStates } from './sold-states.data.ts';

const englishOf = new Map(
  soldStates.flatMap(([english, words]) => words.split(/\s+/).map((word) => [word, english])),
);
/** Foods that are minced where they are sold. */
const minces = wordSet(
  'minced-meat ground-beef ground-veal ground-pork ground-lamb ground-chicken ground-turkey',
);
const manner = new Set(soldManner.split(' '));

/**
 * The food that a line means by what it says behind the name: "coriander, ground" is a spice and no herb, "peas, frozen" lie in the
 * freezer. `remarks` as written: "dried, crushed". Null where they say nothing of how it is sold ("fresh or dried"), or the lexicon
 * has no food of its own for it.
 */
export function foodSoldAs(
  name: string,
  remarks: readonly (string | null | undefined)[],
  language: string | null,
): Food | null {
  for (const remark of remarks)
    for (const part of (remark ?? '').split(',')) {
      const state = stateOf(part);
      const food = state === null ? null : foodIn(state, name, language);
      if (food !== null) return food;
    }
  return null;
}

/**
 * The name of what stands in tins, where a line that weighs it or counts tins has it in so many words: "400 g chopped tomatoes", "pomodori pelati"; null
 * for "4 tomatoes, chopped". A word of cutting stands in the name of nothing else that is bought.
 */
export function tinnedName(
  { preparation, unit, originalText = '' }: ShoppingLine,
  name: string,
  language: string | null,
): string | null {
  if (!preparation || !(measureOf(unit ?? null)?.kind === 'mass' || tins.has(unit ?? '')))
    return null;
  const [cut = ''] = preparation.replace(behindInTins, '').split(',');
  const written = foldText(originalText);
  for (const whole of [`${cut} ${name}`, `${name} ${cut}`]) {
    const match = written.includes(foldText(whole)) ? matchFood(whole, language) : null;
    if (match?.exact && match.food.aisle === 'Tins and jars') return whole;
  }
  return null;
}

/** The name of minced meat that a line has in so many words: "carne picada", "viande hachée"; null for meat that the cook is to cut. */
export function mincedName(
  { preparation, originalText = '' }: ShoppingLine,
  name: string,
  language: string | null,
): string | null {
  if (!preparation) return null;
  const [cut = ''] = preparation.split(',');
  const written = foldText(originalText);
  for (const whole of [`${cut} ${name}`, `${name} ${cut}`]) {
    const match = written.includes(foldText(whole)) ? matchFood(whole, language) : null;
    if (match !== null && !match.loose && minces.has(match.food.id)) return whole;
  }
  return null;
}

/**
 * The name of another food that a line has in so many words, where a part of it was read as what is done to the food or as a remark: "pan rallado",
 * "olio extra vergine di oliva", "shredded coconut"; null where it is counted ("1 grated coconut"), stands in tins, or is measured after cooking.
 */
export function nameInOneWith(
  { preparation, note, unit, originalText = '' }: ShoppingLine,
  name: string,
  language: string | null,
): string | null {
  const kind = measureOf(unit ?? null)?.kind;
  if (kind !== 'mass' && kind !== 'volume' && !unitById(unit ?? '')?.container) return null;
  const written = foldWords(originalText);
  for (const remark of [preparation, note]) {
    const [first = ''] = (remark ?? '').split(/[,;(]/);
    if (first.trim() === '' || cookedWords.test(foldText(first))) continue;
    for (const whole of [`${first.trim()} ${name}`, `${name} ${first.trim()}`]) {
      if (!` ${written} `.includes(` ${foldWords(whole)} `)) continue;
      const match = matchFood(whole, language);
      const isOther = match?.exact === true && match.food !== matchFood(name, language)?.food;
      if (isOther && !match.food.generic && match.food.aisle !== 'Tins and jars') return whole;
    }
  }
  return null;
}

/** The name with the sort that a note says behind it: "olive oil" of "oil, olive"; null where that is nothing else to buy, or no name that the lexicon has. */
export function sortNamedBehind(
  name: string,
  note: string | null | undefined,
  language: string | null,
): string | null {
  if (!note || !/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(note) || cookedWords.test(foldText(note)))
    return null;
  const plain = matchFood(name, language);
  if (plain === null || plain.loose || plain.rest.length > 0) return null;
  for (const whole of withAdjective(name, note, language)) {
    const sort = matchFood(whole, language);
    if (sort?.exact && (sort.food !== plain.food || sort.rest.length > 0)) return whole;
  }
  return null;
}

function withAdjective(name: string, note: string, language: string | null): string[] {
  if (adjectivesBehind.has(language ?? 'en')) return [`${name} ${note}`];
  const endings = language === 'de' || language === 'nl' ? ['', 'e', 'er', 'es'] : [''];
  return endings.map((ending) => `${note}${ending} ${name}`);
}

/** "freshly ground" is ground; null for whatever says more. */
function stateOf(remark: string): string | null {
  const words = foldWords(remark)
    .split(' ')
    .filter((word) => !manner.has(word));
  return words.length === 1 ? (englishOf.get(words[0]!) ?? null) : null;
}

/** Whether a remark says how a food is sold and nothing else: "frozen", "aus der Dose". */
export const isSoldState = (remark: string): boolean => stateOf(remark) !== null;

function foodIn(state: string, name: string, language: string | null): Food | null {
  const plain = matchFood(name, language);
  // A kind ("porcini") is sold as itself.
  if (plain === null || plain.loose || plain.rest.length > 0) return null;
  const sold = matchFood(`${state} ${plain.food.name}`, 'en');
  return sold !== null && sold.exact && sold.rest.length === 0 && sold.food !== plain.food
    ? sold.food
    : null;
}
