import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { ordersToServe } from '../steps/orders-to-serve.ts';
import { SAYS_WHEN_DONE } from '../steps/serving-words.data.ts';

const SURE = 0.9;

/**
 * Labels of lines, where what stands right below a step and tells how to serve, or when it is done, was taken for a remark. Below steps with a number or bullet
 * a line without one is a remark.
 */
export function withLastOrders(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const settled: LabelledLine[] = [];
  let step: TextLine | null = null;
  for (const [at, found] of labels.entries()) {
    const line = lines[at]!;
    const isOrder =
      found.label === 'N' &&
      step !== null &&
      step.marker?.kind === line.marker?.kind &&
      (ordersToServe(line.text) || SAYS_WHEN_DONE.test(line.text));
    settled.push(isOrder ? { ...found, label: 'S', certainty: SURE, told: SURE } : found);
    if (found.label !== 's') step = settled[at]!.label === 'S' ? line : null;
  }
  return settled;
}
