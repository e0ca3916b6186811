import { behindStepsHeading, sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { fedStatement } from '../../text/facts/fed-statements.ts';
import { statedFacts } from '../../text/facts/stated-facts.ts';
import { timeStatements } from '../../text/facts/time-statements.ts';
import type { LabelledLine } from '../../text/labels/line-label.ts';
import type { Row } from './page-rows.ts';
import type { RowGroup } from './row-groups.ts';
import { statesFacts } from './stated-labels.ts';

/** Above this a row surely is what its label says. */
const SURELY = 0.9;
/** And above this the title, of which a page has one. */
const LIKELY = 0.5;

/**
 * The rows that by their labels surely name a part of the list ("Filling", plain above "200 ml cream"), and those that are its title or
 * state facts and surely are no food: "for 5" on top of it.
 */
export function headsInList(
  rows: readonly Row[],
  labels: readonly LabelledLine[],
): { heads: ReadonlySet<Row>; unlisted: ReadonlySet<Row> } {
  const isSurely = (at: number, label: string) =>
    labels[at]?.label === label && labels[at].certainty > SURELY;
  const first = labels.findIndex(({ label }) => label === 'I');
  return {
    heads: new Set(
      rows.filter(({ text }, at) => isSurely(at, 'G') && isSurely(at + 1, 'I') && !/\d/.test(text)),
    ),
    unlisted: new Set(
      rows.filter(({ text }, at) => {
        const { label, listed, certainty } = labels[at]!;
        const isTitle = label === 'T' && certainty > LIKELY && at < first;
        const isHeading = at < first && headsList(text) && statesTaken(text);
        return (
          isHeading || (listed < 1 - SURELY && (isTitle || (label === 'F' && statesTaken(text))))
        );
      }),
    ),
  };
}

/** "Ingredients for six (an hour in all)" on top of the list, in one row with it. */
function headsList(text: string): boolean {
  const heading = sectionHeading(text);
  return heading?.section === 'ingredients' && !heading.inline;
}

/** Whether a row says for how many it is or how long it takes: that is read as a fact, and vanishes nowhere. */
const statesTaken = (text: string): boolean =>
  statedFacts(text)?.servings !== undefined ||
  fedStatement(text) !== null ||
  looksLikeYield(text) ||
  timeStatements(text).length > 0;

/** The groups of a list without rows that are no food, cut where a row of them names a part. */
export const partedAtHeadRows = (
  groups: readonly RowGroup[],
  heads: ReadonlySet<Row>,
  unlisted: ReadonlySet<Row>,
): RowGroup[] => {
  let name: string | null | undefined;
  let above: string | null | undefined;
  return groups.flatMap((group) => {
    // A part goes on until the page itself names the next.
    if (group.name !== above) name = undefined;
    above = group.name;
    const parts: RowGroup[] = [{ ...group, name: name ?? group.name, rows: [] }];
    for (const row of group.rows)
      if (heads.has(row)) {
        name = row.text.replace(/\s*[:：]$/u, '');
        parts.push({ ...group, name, rows: [] });
      } else if (!unlisted.has(row)) parts.at(-1)!.rows.push(row);
    return parts.filter(({ rows }) => rows.length > 0);
  });
};

/** The rows that begin with the heading of the steps and go on with the first of them: a time in such a one is that of the step. */
export function headedStepRows(rows: readonly Row[], steps: readonly RowGroup[]): readonly Row[] {
  const told = new Set(steps.flatMap((group) => group.rows.map(({ text }) => text)));
  return rows.filter(({ text }) => told.has(behindStepsHeading(text) ?? '') && !statesFacts(text));
}
