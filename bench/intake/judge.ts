// The strict judge: a result is right throughout or wrong, as a cook sees it who has the source beside it.
import { parseIngredient } from '@convivio/culinary/line';
import type { Expected } from './cases.ts';
import type { Doubt, Prediction } from './import-cases.ts';
import { sameLine, sameSteps, sameTitle, withoutTypography } from './same-words.ts';
import { minutesOf, numbersIn } from './stated-values.ts';

export type WrongPart =
  'recipe' | 'title' | 'ingredients' | 'steps' | 'servings' | 'times' | 'furniture';

export interface Verdict {
  /** Empty where the result is right throughout. */
  wrong: WrongPart[];
  /** Whether the cook was told: a refusal with a sentence, or a recipe with a doubt. */
  doubted: boolean;
  /** Whether a doubt is about a part that is wrong. */
  partNamed: boolean;
}

/** The part that a doubt must be about to name what is wrong. */
const NAMED_BY: Partial<Record<WrongPart, Doubt['part']>> = {
  title: 'title',
  ingredients: 'ingredient',
  steps: 'step',
  servings: 'whole',
  times: 'whole',
};

/** Whether a case can be judged: it says of the servings what they are, or that there are none. */
export const isJudged = (expected: Expected | null): expected is Expected =>
  expected?.servings !== undefined;

/** Holds what was found against all that is expected. */
export function judge(expected: Expected, found: Prediction): Verdict {
  if (found.error !== undefined) {
    const said = /^\d{3}: (?!no recipe$)./.test(found.error);
    return { wrong: ['recipe'], doubted: said, partNamed: said };
  }
  const steps = sameSteps(found.instructions ?? [], expected.instructions_list ?? [], {
    numbered: expected.numberedSteps ?? false,
    mayContain: expected.mayContain ?? [],
  });
  const checks: [WrongPart, boolean][] = [
    ['title', namesDish(found.title, expected)],
    ['ingredients', sameLines(found.ingredients ?? [], expected)],
    ['steps', steps],
    ['servings', sameServings(expected.servings ?? null, found)],
    ['times', sameTimes(expected, found)],
    ['furniture', furnitureIn(expected, found).length === 0],
  ];
  const wrong = checks.flatMap(([part, right]) => (right ? [] : [part]));
  const doubts = found.doubtDetails ?? [];
  return {
    wrong,
    doubted: (found.doubts ?? []).length > 0,
    partNamed: wrong.some((part) => doubts.some((doubt) => doubt.part === NAMED_BY[part])),
  };
}

const namesDish = (found: string | undefined, { title, otherTitles = [] }: Expected): boolean =>
  [title, ...otherTitles].some((name) => sameTitle(found, name));

/** What of the furniture around the recipe came into it. */
export function furnitureIn({ mustNotContain = [] }: Expected, found: Prediction): string[] {
  const text = withoutTypography(
    [
      found.title,
      ...(found.ingredients ?? []),
      ...(found.instructions ?? []),
      found.yields,
      ...(found.groups ?? []),
      ...(found.remarks ?? []),
    ].join('\n'),
  );
  const numbers = new Set(text.match(/\d+/g));
  return mustNotContain.filter((phrase) =>
    /^\d+$/.test(phrase) ? numbers.has(phrase) : text.includes(withoutTypography(phrase)),
  );
}

/**
 * The same lines in the same order, each in one of the wordings that were written down; "salt, pepper and nutmeg", "3 tbsp butter + 1
 * tbsp ghee" and "2 eggs plus 1 yolk" may have become a line of each.
 */
function sameLines(
  found: string[],
  { ingredients = [], otherLines = {} }: Pick<Expected, 'ingredients' | 'otherLines'>,
): boolean {
  let next = 0;
  for (const line of ingredients) {
    const wordings = [line, ...(otherLines[line] ?? [])];
    const taken = wordings
      .map((wording) => linesFor(wording, found.slice(next)))
      .find((lines) => lines > 0);
    if (taken === undefined) return false;
    next += taken;
  }
  return next === found.length;
}

/** How many of the lines, from the first on, are this one: 1, or as many as its foods; 0 where they are another. */
const linesFor = (line: string, found: string[]): number =>
  sameLine(found[0] ?? '', line) ? 1 : piecesOf(line, found);

/**
 * How many of the lines, from the first on, are the foods of one line, every word kept in order; 0 where they are not. Either the line
 * states no amount, or each of its foods begins with its own: "1 sprig of rosemary, 1 of thyme" stays whole, as the second needs the
 * unit of the first, and "1 cup plus 2 tbsp sugar" too, which is one amount.
 */
function piecesOf(line: string, found: string[]): number {
  const foods = /\d/.test(line) ? measuredFoods(line) : line.split(JOINT);
  const isSplit =
    foods.length > 1 && foods.every((food, index) => sameLine(found[index] ?? '', food));
  return isSplit ? foods.length : 0;
}
const JOINT = /,\s(?:(?:and|und|et|ed?|y)\s)?|\s(?:and|und|et|ed?|y|plus|più|más|[&+])\s/iu;

/** What a line holds of foods with an amount each; a remark behind a comma stays with its food. Empty where one lacks an amount or a food. */
function measuredFoods(line: string): string[] {
  const foods: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of line.matchAll(new RegExp(JOINT, 'giu'))) {
    const next = index + joint.length;
    if (!OWN_AMOUNT.test(line.slice(next))) continue;
    foods.push(line.slice(from, index));
    from = next;
  }
  foods.push(line.slice(from));
  return foods.every((food) => OWN_AMOUNT.test(food) && parseIngredient(food).name !== food)
    ? foods
    : [];
}
/** "1 tbsp ghee", "½ lemon"; not "1 of thyme". */
const OWN_AMOUNT =
  /^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/–-]*\s?(?!(?:of|von|vom|d[eiu]|del|della|des)\s|d['’])\p{L}/iu;

/** Where a source counts pieces, "24 cookies", its own words will do in place of servings. */
function sameServings(expected: Expected['servings'], found: Prediction): boolean {
  const stated = found.servings ?? null;
  if (expected === null || expected === undefined) return stated === null;
  const [min, max] = typeof expected === 'number' ? [expected, expected] : expected;
  const [said] = stated === null ? numbersIn(found.yields) : [stated];
  return said !== undefined && said >= min && said <= max;
}

/** A time that follows from the others may stand there or not. */
function sameTimes(expected: Expected, found: Prediction): boolean {
  const { prepMinutes: prep = null, cookMinutes: cook = null } = expected;
  const total = expected.totalMinutes ?? null;
  const foundPrep = minutesOf(found.prep_time);
  const foundCook = minutesOf(found.cook_time);
  const foundTotal = minutesOf(found.total_time);
  const sum = (a: number | null, b: number | null) =>
    a === null && b === null ? null : (a ?? 0) + (b ?? 0);
  const rest = (part: number | null) => (total === null || part === null ? null : total - part);
  return (
    isTime(foundPrep, prep, rest(cook)) &&
    isTime(foundCook, cook, rest(prep)) &&
    isTime(foundTotal ?? sum(foundPrep, foundCook), total, sum(prep, cook))
  );
}

const isTime = (found: number | null, stated: number | null, derived: number | null) =>
  stated === null ? found === null || found === derived : found === stated;
