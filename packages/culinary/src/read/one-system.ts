import { keepingAnswers } from '../words/answers-kept.ts';
import type { IngredientGroup } from '../recipe/recipe.ts';
import { parseIngredient } from '../line/parse-ingredient.ts';
import { foldText } from '../words/fold.ts';
import { measureOf } from '../line/units/measures.data.ts';
import { spoons, systemNames } from './one-system.data.ts';

const fewestLines = 3;
const mostLines = 120;
const leastAlike = 0.8;

interface Read {
  food: string;
  /** Whether it is measured in metric units; null where it is counted or measured by spoons. */
  metric: boolean | null;
}

const readLine = keepingAnswers((line): Read => {
  const { name, unit } = parseIngredient(line);
  const measure = unit === null || spoons.has(unit) ? null : measureOf(unit);
  return {
    food: foldText(name).replace(/[^\p{L}]+/gu, ''),
    metric: measure && measure.isMetric === true,
  };
});

/** Whether two lists name the same foods in order, one in metric measures and one in cups and ounces. */
function areOneList(first: readonly string[], second: readonly string[]): boolean {
  if (first.length !== second.length || first.length < fewestLines) return false;
  const pairs = first.map((line, at) => [readLine(line), readLine(second[at]!)] as const);
  const alike = pairs.filter(([a, b]) => a.food === b.food && a.food !== '').length;
  const measured = pairs.filter(([a, b]) => a.metric !== null && b.metric !== null);
  const turned = measured.filter(([a, b]) => a.metric !== b.metric).length;
  return alike >= first.length * leastAlike && turned > 0 && turned * 2 > measured.length;
}

/** Whether two lines measure the same food, one in metric measures and one in others or by spoons: "1 tsp ground turmeric", "3 g ground turmeric". */
export function isSameInOtherSystem(one: string, other: string): boolean {
  const [first, second] = [readLine(one), readLine(other)];
  return (
    first.food !== '' &&
    first.food === second.food &&
    first.metric !== second.metric &&
    (first.metric === true || second.metric === true)
  );
}

/** "US Customary", "Metric" */
export const isSystem = (name: string | null): boolean =>
  name !== null &&
  systemNames.has(
    foldText(name)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );

/** A list that a site shows in two systems of measures, one behind the other, is taken once: as the first says it. */
export function inOneSystem(groups: IngredientGroup[]): IngredientGroup[] {
  const lines = groups.flatMap((group) => group.lines);
  if (lines.length % 2 === 1 || lines.length < fewestLines * 2 || lines.length > mostLines)
    return groups;
  const half = lines.length / 2;
  if (!areOneList(lines.slice(0, half), lines.slice(half))) return groups;
  let left = half;
  return groups.flatMap(({ name, lines: own }) => {
    const kept = own.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{ name: isSystem(name) ? null : name, lines: kept }] : [];
  });
}
