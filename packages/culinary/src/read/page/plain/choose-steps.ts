import { chooseGroups } from './choose-groups.ts';
import { LIST_MARK } from './heads-marked.ts';
import { stemsOf } from '../../text/title/title-words.ts';
import { isAboutCooking } from '../../text/steps/step-likelihood.ts';
import { stepScore } from './group-scores.ts';
import { stepEvidence } from './row-evidence.ts';
import type { RowGroup } from './row-groups.ts';

/** In rows: steps stand no farther below the first ingredient. */
const farthest = 80;
/** The same where nothing says that they are steps. */
const farthestUnnamed = 60;

/** In rows: steps above the ingredients stand close to them. */
const farthestAbove = 30;

const length = (group: RowGroup) =>
  group.rows.reduce((sum, row) => sum + Math.min(row.text.length, 300), 0) / 60;

const isNamedSteps = (group: RowGroup) =>
  group.section === 'instructions' || group.hint === 'instructions';

const criteria = {
  weigh: length,
  isSupported: isNamedSteps,
  isBridge: (group: RowGroup) => group.rows.every((row) => stepEvidence(row.text) > 0.3),
};

const linesOf = (group: RowGroup) => group.rows.map(({ text }) => text);

const longName = 4;

/** Steps without what the page tells below them under a heading of its own, and that hardly reads like steps nor speaks of the list. */
function withoutOtherMatter(
  steps: readonly RowGroup[],
  ingredients: readonly RowGroup[],
): RowGroup[] {
  const listed = stemsOf(ingredients.flatMap((group) => [...linesOf(group), group.name ?? '']));
  const shared = (lines: readonly string[]): number =>
    [...stemsOf(lines)].filter((stem) => listed.has(stem)).length;
  const isOther = (group: RowGroup): boolean =>
    group.name !== null &&
    group.name !== steps[0]!.name &&
    !isNamedSteps(group) &&
    stepScore(group) < 0 &&
    shared([group.name]) === 0 &&
    // Names of parts are short; below a sentence a food may be spoken of in passing.
    shared(linesOf(group)) <= (group.name.split(' ').length >= longName ? 1 : 0) &&
    !isAboutCooking(linesOf(group));
  const last = steps.findLastIndex((group) => !isOther(group));
  return steps.slice(0, last + 1);
}

/**
 * The steps with what is told right below the heading that stands above them, and below the list: "- faire bouillir le lait" in rows
 * with a mark reads less like a step than the sentence that closes them.
 */
function withToldAbove(
  steps: readonly RowGroup[],
  others: readonly RowGroup[],
  ingredients: readonly RowGroup[],
): RowGroup[] {
  const [first] = steps;
  const last = ingredients.at(-1);
  if (!first || !last || first.name === null || ingredients.some(({ name }) => name === first.name))
    return [...steps];
  const above = others.filter(
    (group) =>
      group.name === first.name &&
      group.chapter === first.chapter &&
      group.section === first.section &&
      group.start > last.start &&
      group.start < first.start &&
      isAboutCooking(linesOf(group).map((line) => line.replace(LIST_MARK, ''))),
  );
  return [...above, ...steps];
}

/** The groups that are the steps, given those that are the ingredients. */
export function chooseSteps(
  groups: readonly RowGroup[],
  ingredients: readonly RowGroup[],
): RowGroup[] {
  const first = ingredients[0]?.start ?? 0;
  const isBelow = (group: RowGroup, most: number) =>
    group.start > first && group.start - first < most;
  const others = groups.filter((group) => !ingredients.includes(group));
  // Where steps follow the ingredients, those above are the article's own telling of them.
  const follows =
    ingredients.length > 0 &&
    others.some(
      (group) => isBelow(group, farthest) && isNamedSteps(group) && stepScore(group) > 0.3,
    );
  const rest = follows ? others.filter((group) => group.start >= first) : others;
  const placed = (group: RowGroup) => {
    if (ingredients.length === 0) return 0;
    if (group.start > first) return isBelow(group, farthest) ? 0.1 : 0;
    return isNamedSteps(group) ? 0 : -0.3;
  };
  const steps = chooseGroups(rest, {
    ...criteria,
    score: (group) => stepScore(group) + placed(group),
  });
  if (steps.length > 0 || ingredients.length === 0)
    return withToldAbove(withoutOtherMatter(steps, ingredients), rest, ingredients);
  // No heading, no name and no plain sentences: what stands between and after the ingredients must be the steps.
  const below = chooseGroups(
    rest.filter((group) => isBelow(group, farthestUnnamed)),
    { ...criteria, score: (group) => stepScore(group) + 0.4 },
  );
  if (below.length > 0) return below;
  // Some tell the steps first and list the foods below them.
  const above = rest
    .filter((group) => group.start < first && first - group.start < farthestAbove)
    .filter(
      (group) => group.rows.length >= 2 && isAboutCooking(group.rows.map(({ text }) => text)),
    );
  return chooseGroups(above, { ...criteria, score: (group) => stepScore(group) + 0.4 });
}
