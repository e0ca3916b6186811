import type { Food } from '../../foods/food.ts';
import { rounded } from '../../line/units/in-grams.ts';
import type { IngredientLine } from '../../recipe/recipe.ts';
import { isSliceOrWhole } from './counted-weight.ts';
import { eatenOf } from './eaten-part.ts';
import { foodsOfLine, type AskedFood } from './foods-of-line.ts';
import { gramsAsked, type AskedWeight } from './grams-asked.ts';
import { leavesChoice } from './leaves-choice.ts';
import { tooLarge } from './unusable-amount.ts';
import { takenOffWords } from './eaten.data.ts';
import { uncountedReason } from './uncounted.ts';
import { correctionKey, type KnownNames, type Weighed } from './weighed.ts';

/** A hundred kilograms. */
const mostGrams = 100_000;

/** An ingredient line under the heading of its group. */
export type LineOfRecipe = IngredientLine & { category?: string | null };

/**
 * The grams of each food that a line asks for, of the part that is eaten: ranges by their middle, tins drained, peel and bone left out, of oil to fry in what
 * stays on the food. What is not known is said with its reason, and is never nothing. `language` (ISO 639-1) is that of the line; corrections of the cook win,
 * and what was discovered counts where no table knows a name. `hyphenIsBullet`: whether
 * "-5 g" is a line of a list rather than less than nothing, as `hyphensAreBullets` says of its neighbours.
 */
export function weighLine(
  line: LineOfRecipe,
  language: string | null,
  known: KnownNames = {},
  hyphenIsBullet = false,
): readonly Weighed[] {
  const weighed = weighedByTables(line, language, hyphenIsBullet);
  const names = [line.name, ...weighed.map(({ ingredient }) => ingredient ?? '')];
  return names.some((name) => isKnown(correctionKey(name), known))
    ? weighedFoods(line, language, known, hyphenIsBullet)
    : weighed;
}

const isKnown = (key: string, { corrections, discovered }: KnownNames): boolean =>
  corrections?.has(key) === true || discovered?.has(key) === true;

interface Kept {
  language: string | null;
  hyphenIsBullet: boolean;
  weighed: readonly Weighed[];
}

/** Each analysis of a recipe weighs the same lines. What is kept is shared, so nobody may change it. */
const kept = new WeakMap<LineOfRecipe, Kept>();

function weighedByTables(
  line: LineOfRecipe,
  language: string | null,
  hyphenIsBullet: boolean,
): readonly Weighed[] {
  const before = kept.get(line);
  if (before?.language === language && before.hyphenIsBullet === hyphenIsBullet)
    return before.weighed;
  const weighed = weighedFoods(line, language, {}, hyphenIsBullet);
  kept.set(line, { language, hyphenIsBullet, weighed });
  return weighed;
}

const weighedFoods = (
  line: LineOfRecipe,
  language: string | null,
  known: KnownNames,
  hyphenIsBullet: boolean,
): Weighed[] =>
  foodsOfLine(line, language, known).map((asked) =>
    weigh(asked, { line, language, hyphenIsBullet }),
  );

function weigh(
  asked: AskedFood,
  {
    line,
    language,
    hyphenIsBullet,
  }: { line: LineOfRecipe; language: string | null; hyphenIsBullet: boolean },
): Weighed {
  const { ingredient, food, corrected, told, discovered } = asked;
  const reason = uncountedReason(asked, hyphenIsBullet);
  if (food === null || reason !== null)
    return unweighed(asked, reason ?? 'This is no food that the tables know.');
  const weight = told === null ? gramsAsked(asked) : toldBy(told);
  if (weight === null)
    return unweighed(
      asked,
      isSliceOrWhole(asked)
        ? 'The line does not say whether a slice or a whole one is meant.'
        : 'Nobody can say what this amount weighs.',
    );
  if (weight.grams > mostGrams) return unweighed(asked, tooLarge);
  const eaten = told === null ? eatenOf(asked, weight, line) : { share: 1, assumed: null };
  const assumed = [
    choiceOf(asked, language),
    identifiedAs(asked),
    told === null ? asked.form.assumed : null,
    weight.assumed,
    eaten.assumed,
    told === null ? rangeOf(line) : null,
    told === null ? takenOffOf(line) : null,
    optionalOf(line),
  ].filter((text) => text !== null);
  return {
    ingredient,
    food,
    grams: rounded(weight.grams * eaten.share * (told === null ? asked.form.times : 1)),
    how: weight.how,
    weighedBy: weight.weighedBy,
    assumed: assumed.length === 0 ? null : assumed.join(' '),
    corrected,
    discovered,
  };
}

const unweighed = (
  { ingredient, food, nothing, need, corrected }: AskedFood,
  reason: string,
): Weighed => ({
  ingredient: ingredient === '' ? null : ingredient,
  food,
  reason,
  unknown: food === null && !nothing,
  corrected: corrected || nothing,
  missing: !nothing && food?.water !== true && !(need.number === null && isSeasoning(food)),
});

const isSeasoning = (food: Food | null): boolean => food?.aisle === 'Spices and dried herbs';

const toldBy = (grams: number): AskedWeight => ({
  grams,
  how: 'stated',
  weighedBy: 'as you said',
  assumed: null,
  whole: false,
});

const choiceOf = ({ ingredient, food, line, corrected }: AskedFood, language: string | null) =>
  !corrected && leavesChoice(ingredient, line.note ?? null, language)
    ? `The line leaves a choice; ${food!.name} is taken.`
    : null;

const identifiedAs = ({ identified, food }: AskedFood): string | null =>
  identified ? `An administrator has said that it is ${food!.name}.` : null;

const optionalOf = ({ optional }: LineOfRecipe): string | null =>
  optional ? 'It is optional and counts.' : null;

const takenOffOf = ({ note }: LineOfRecipe): string | null =>
  takenOffWords.test(note ?? '') ? 'What the line takes off it again counts too.' : null;

const rangeOf = ({ quantity, quantityMax }: LineOfRecipe): string | null =>
  typeof quantity === 'number' && typeof quantityMax === 'number' && quantityMax > quantity
    ? 'The middle of the range is taken.'
    : null;
