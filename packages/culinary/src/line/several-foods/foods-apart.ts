import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import type { IngredientLine } from '../../recipe/recipe.ts';
import { determiners, purposeWords } from '../name/joint-words.data.ts';
import { readWantedPart } from '../name/wanted-part.ts';
import { parseIngredient } from '../parse-ingredient.ts';
import { cleanLine, tokenise } from '../tokens/tokenise.ts';
import { unitById } from '../units/units.ts';
import {
  borrowsUnit,
  comingFrom,
  foodJoints,
  lyingIn,
  moreOfIt,
  stateOfPiece,
  partsTaken,
  refersBack,
} from './food-joints.data.ts';

/** What is longer is a sentence, and no line asks for more foods. */
const longestLine = 300;
const mostFoods = 6;
/** Names of foods are shorter. */
const longestName = 5;

interface Cut {
  joint: string;
  start: number;
  end: number;
}

interface Piece {
  text: string;
  food: Food;
}

/**
 * The foods of a line that asks for several, each with its own amount, as lines of their own: "2 tsp baking soda, 1/2 tsp salt" are two, and of
 * "1c white + 1c brown sugar" the first is "1c white sugar". The line alone where it asks for one food, where foods share an amount or have none
 * ("salt and pepper"), and where it is not sure.
 */
export function foodsApart(line: string, language?: string): string[] {
  const text = line.length > longestLine ? '' : cleanLine(line);
  const cuts = cutsOf(text, language);
  if (cuts.length === 0 || cuts.length >= mostFoods) return [line];
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of cuts) {
    const left = pieceOf(text.slice(from, cut.start), text.slice(cut.end), language);
    if (left === null || isRemark(text.slice(from, cut.start), cut.joint)) continue;
    const right = firstPiece(text.slice(cut.end), language);
    if (right === null || isSameThing(left.food, right.food)) continue;
    if (refersBack.test(right.text) || borrowsUnit.test(right.text)) continue;
    if (isMoreOfIt(right.text, language)) continue;
    pieces.push(left);
    from = cut.end;
  }
  if (pieces.length === 0) return [line];
  return [...pieces.map((piece) => piece.text), text.slice(from).trim()];
}

/** "plus 1 more" ends so in English alone: elsewhere it is a berry. */
const isMoreOfIt = (text: string, language: string | undefined): boolean =>
  moreOfIt.test(language === 'en' ? `${text} for ` : text);

/** Where one food may end and the next begin: a comma, a plus or an "and" outside brackets, with an amount behind. */
function cutsOf(text: string, language: string | undefined): Cut[] {
  const tokens = tokenise(text);
  if (tokens.filter(({ kind }) => kind === 'number' || kind === 'vulgar').length < 2) return [];
  const cuts: Cut[] = [];
  let depth = 0;
  for (const [at, { lower, start }] of tokens.entries()) {
    if (lower === '(' || lower === '[') depth++;
    else if (lower === ')' || lower === ']') depth--;
    if (depth > 0 || !foodJoints.has(lower) || at === 0) continue;
    // "atún en aceite" lies in oil; in Dutch alone the word joins.
    if (lower === 'en' && language !== 'nl') continue;
    // "2 eggs, and 1 yolk", "2 eggs plus 1 yolk"
    const next = foodJoints.has(tokens[at + 1]?.lower ?? '') ? tokens[at + 2] : tokens[at + 1];
    if (next !== undefined && !foodJoints.has(tokens[at - 1]!.lower))
      cuts.push({ joint: lower, start, end: next.start });
  }
  return cuts;
}

/** The piece with which a text begins, up to the next joint. */
function firstPiece(text: string, language: string | undefined): Piece | null {
  const [cut] = cutsOf(text, language);
  return (
    (cut === undefined ? null : pieceOf(text.slice(0, cut.start), text.slice(cut.end), language)) ??
    pieceOf(text, '', language)
  );
}

/** Whether an "and" joins what stands behind it to what the food is laid in, not to the food: "chickpeas, soaked in water and 1 tsp soda". */
function isRemark(before: string, joint: string): boolean {
  const remark = before.lastIndexOf(',');
  return remark >= 0 && joint !== ',' && joint !== ';' && hasWord(before.slice(remark), lyingIn);
}

const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  tokenise(text).some(({ lower }) => words.has(lower));

/** A food with its amount; its name is ended by that of the next food where it is an adjective alone. */
function pieceOf(words: string, behind: string, language: string | undefined): Piece | null {
  const text = words.trim();
  const read = parseIngredient(text, { language });
  if (!asksForOne(read, text)) return null;
  const food = findFood(read.name, language);
  if (food !== null) return food.generic && read.unit === null ? null : { text, food };
  // "white" of "1c white + 1c brown sugar"
  const noun = read.name.includes(' ') ? null : nounOf(behind, language);
  const whole = noun === null ? null : findFood(`${read.name} ${noun}`, language);
  return whole === null || !text.endsWith(read.name)
    ? null
    : { text: `${text} ${noun}`, food: whole };
}

/** The last word of the food with which a text begins: "sugar" of "1c brown sugar, packed". */
function nounOf(text: string, language: string | undefined): string | null {
  const { name } = parseIngredient(text, { language });
  return findFood(name, language) === null ? null : (name.split(' ').at(-1) ?? null);
}

/** Whether a text states an amount that is no length, and a name that is no purpose. */
function asksForOne({ quantity, unit, name }: IngredientLine, text: string): boolean {
  const [first = '', ...others] = name.toLowerCase().split(/\s+/);
  return (
    quantity !== null &&
    name !== text &&
    !stateOfPiece.test(text) &&
    (unit === null || unitById(unit)?.kind !== 'length') &&
    others.length < longestName &&
    !purposeWords.has(first) &&
    !determiners.has(first) &&
    !partsTaken.has(first) &&
    readWantedPart(tokenise(text), text) === null &&
    !hasWord(text, comingFrom) &&
    !/\d/.test(name)
  );
}

/** The yolk beside its egg and the juice beside its orange come out of it. */
function isSameThing(left: Food, right: Food): boolean {
  return (
    left.id === right.id || right.id.startsWith(`${left.id}-`) || left.id.startsWith(`${right.id}-`)
  );
}
