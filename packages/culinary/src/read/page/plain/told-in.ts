import { instructs } from '../../doubts/instructs.ts';
import { isLabelledStep } from '../step-text.ts';
import { joins, teaser } from '../teasers.data.ts';
import { stepEvidence } from './row-evidence.ts';
import type { RowGroup } from './row-groups.ts';

const likeStep = 0.5;
const maybeStep = 0.3;

/**
 * Whether a row is a step by where it stands: right below what counts the steps, or, where they have their heading, telling what to do
 * or going on below what leads to another page.
 */
export function isToldIn({ counted, section, weak, rows }: RowGroup, at: number): boolean {
  const row = rows[at]!;
  if (row === counted) return true;
  if (section !== 'instructions' || weak || joins.test(row.text)) return false;
  if (isBelowLabelled(rows, at)) return false;
  const evidence = stepEvidence(row.text);
  if (evidence >= likeStep && instructs(row.text)) return true;
  const above = rows[at - 1];
  return (
    above !== undefined &&
    teaser.test(above.text) &&
    evidence >= maybeStep &&
    !row.linked &&
    !teaser.test(row.text)
  );
}

/** Whether a row without a label stands below the last of several steps that have one: "Paso 5. Sirve." */
function isBelowLabelled(rows: RowGroup['rows'], at: number): boolean {
  const labelled = rows.filter(({ text }) => isLabelledStep(text)).length;
  return labelled >= fewestLabelled && !rows.slice(at).some(({ text }) => isLabelledStep(text));
}
const fewestLabelled = 2;
