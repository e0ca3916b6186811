import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { instructs } from '../../doubts/instructs.ts';
import { sentencesOf } from '../../parted-steps.ts';
import { fedStatement } from '../../text/facts/fed-statements.ts';
import { isTale } from '../../text/facts/time-statements.ts';
import type { Row } from './page-rows.ts';

export type ToldYield = Pick<RecipeDraft, 'servings' | 'yieldText'>;

/** Rows above the list and below the steps that still speak of the dish. */
const farthestAbove = 30;
const farthestBelow = 4;
const longestSentence = 120;

/**
 * The yield that a sentence around list and steps tells: "The dough is enough for 12 rolls. You need 20 minutes to prepare it." Rows of
 * `others` speak of other recipes.
 */
export function toldYield(
  rows: readonly Row[],
  { ingredients, steps }: RecipeDraft,
  others: ReadonlySet<Row>,
): ToldYield | null {
  const lines = new Set(ingredients.flatMap((group) => group.lines));
  const told = new Set(steps.map(({ text }) => text));
  const first = rows.findIndex(({ text }) => lines.has(text));
  const last = rows.findLastIndex(({ text }) => lines.has(text) || told.has(text));
  if (first < 0) return null;
  for (const row of rows.slice(Math.max(0, first - farthestAbove), last + 1 + farthestBelow)) {
    const isBeside = !others.has(row) && row.heading === 0 && !row.linked;
    if (!isBeside || lines.has(row.text) || told.has(row.text)) continue;
    for (const sentence of sentencesOf(row.text)) {
      if (sentence.length > longestSentence || isTale(sentence) || instructs(sentence)) continue;
      const fed = fedStatement(sentence);
      if (fed && row.text.includes(fed.text)) return { servings: fed.count, yieldText: fed.text };
    }
  }
  return null;
}
