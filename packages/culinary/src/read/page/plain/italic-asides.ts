import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { findDurations } from '../../../words/durations.ts';
import { opensWithVerb } from '../../doubts/instructs.ts';
import { finishes } from '../../text/draft/short-orders.ts';
import type { LabelledLine } from '../../text/labels/line-label.ts';
import type { Row } from './page-rows.ts';

const ITALIC: ReadonlySet<string> = new Set(['em', 'i']);
/** Of so many steps one may be set in italics. */
const STEPS_FOR_EACH = 3;

/**
 * Labels of the rows of a page, where a paragraph in italics among steps that are not was taken for one of them and tells nothing to do:
 * "The stones give it a taste of almonds, that is the whole secret." is said aside.
 */
export function withItalicAsides(
  rows: readonly Row[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const steps = [...rows.keys()].filter((at) => labels[at]!.label === 'S');
  const asides = new Set(steps.filter((at) => isInItalics(rows[at]!.block)));
  if (asides.size * STEPS_FOR_EACH > steps.length) return [...labels];
  return labels.map((found, at) =>
    asides.has(at) && !tellsToDo(rows[at]!.text)
      ? { ...found, label: 'N', told: 0, certainty: SURE }
      : found,
  );
}
const SURE = 0.9;

/** "Comptez bien 50 minutes, c'est tout le secret !": how long something takes is of a step. */
const tellsToDo = (text: string): boolean =>
  findDurations(text).length > 0 ||
  text.split(CLAUSES).some((clause) => opensWithVerb(clause) || finishes(clause));
const CLAUSES = /[.!?;:,]\s+|\s(?:and|und|et|e|y|en|och)\s/u;

/** Whether all that a block says is in italics. */
const isInItalics = (block: Element | null): boolean => {
  const said = (block?.children ?? []).filter(says);
  return said.length > 0 && said.every((node) => isTag(node) && ITALIC.has(node.name));
};

const says = (node: ChildNode): boolean =>
  isTag(node) ? node.name !== 'br' : isText(node) && node.data.trim() !== '';
