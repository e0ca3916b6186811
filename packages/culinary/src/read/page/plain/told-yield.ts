import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { instructs } from '../../doubts/instructs.ts';
import { speaksToCustomers } from '../../speaks-to-customers.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { fedStatement } from '../../text/facts/fed-statements.ts';
import { PIECES } from '../../text/facts/fed-words.data.ts';
import { yieldOfClause } from '../../text/facts/told-above-list.ts';
import { isTale, timeStatements } from '../../text/facts/time-statements.ts';
import type { Row } from './page-rows.ts';

export type ToldYield = Pick<RecipeDraft, 'servings' | 'yieldText'>;
export type ToldTime = Pick<RecipeDraft, 'totalTime'>;

/** Rows above the list and below the steps that still speak of the dish. */
const farthestAbove = 30;
const farthestBelow = 4;
const longestSentence = 120;

/** The sentences around list and steps that tell nobody to do anything, each with its row; those of `others` speak of other recipes. */
function sentencesAround(
  rows: readonly Row[],
  { ingredients, steps }: RecipeDraft,
  others: ReadonlySet<Row>,
): { sentence: string; row: Row }[] {
  const lines = new Set(ingredients.flatMap((group) => group.lines));
  const told = new Set(steps.map(({ text }) => text));
  const first = rows.findIndex(({ text }) => lines.has(text));
  const last = rows.findLastIndex(({ text }) => lines.has(text) || told.has(text));
  if (first < 0) return [];
  return rows
    .slice(Math.max(0, first - farthestAbove), last + 1 + farthestBelow)
    .filter((row) => !others.has(row) && row.heading === 0 && !row.linked)
    .filter(({ text }) => !lines.has(text) && !told.has(text))
    .flatMap((row) => sentencesByCapitals(row.text).map((sentence) => ({ sentence, row })))
    .filter(({ sentence }) => sentence.length <= longestSentence && !instructs(sentence));
}

/** "The dough is enough for 12 rolls. You need 20 minutes to prepare it.": the yield that a sentence around list and steps tells. */
export function toldYield(
  rows: readonly Row[],
  draft: RecipeDraft,
  others: ReadonlySet<Row>,
): ToldYield | null {
  for (const { sentence, row } of sentencesAround(rows, draft, others)) {
    const fed = fedStatement(sentence);
    // What is cut into pieces is the dish, in a tale as well.
    if (speaksToCustomers(sentence)) continue;
    const isOfDish = !isTale(sentence) || yieldOfClause(sentence) !== null;
    if (!fed || !row.text.includes(fed.text) || (!isOfDish && !cutsIntoPieces(fed.text))) continue;
    return { servings: fed.count, yieldText: fed.text };
  }
  return null;
}

/** "The Aydins gave us the recipe (for 8 children):" right above the list, in whatever a row there tells. */
export function yieldRightAbove(
  rows: readonly Row[],
  { ingredients }: RecipeDraft,
  others: ReadonlySet<Row>,
): ToldYield | null {
  const lines = new Set(ingredients.flatMap((group) => group.lines));
  const first = rows.findIndex(({ text }) => lines.has(text));
  const [fed] = rows
    .slice(Math.max(0, first - rightAbove), Math.max(0, first))
    .filter((row) => !others.has(row) && !row.linked && row.text.length <= longestAbove)
    .flatMap(({ text }) => sentencesByCapitals(text))
    .filter((sentence) => sentence.length <= longestSentence && !speaksToCustomers(sentence))
    .flatMap((sentence) => yieldOfClause(sentence) ?? []);
  return fed ? { servings: fed.count, yieldText: fed.text } : null;
}
const rightAbove = 3;
const longestAbove = 600;

const cutsIntoPieces = (clause: string): boolean =>
  !isTale(clause) && (foldText(clause).match(/\p{L}+/gu) ?? []).some((word) => PIECES.has(word));

/** "The whole thing is on the table in an hour and ten minutes.": how long all of it takes, where one sentence around says so. */
export function toldTime(
  rows: readonly Row[],
  draft: RecipeDraft,
  others: ReadonlySet<Row>,
): ToldTime | null {
  const times = sentencesAround(rows, draft, others).map(({ sentence }) =>
    timeStatements(sentence),
  );
  const wholes = times.flatMap((stated) =>
    stated.length === 1 && stated[0]!.cue === 'whole' ? [stated[0]!.minutes] : [],
  );
  return new Set(wholes).size === 1 ? { totalTime: wholes[0]! } : null;
}
