import { foldText } from '../../../words/fold.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';

const MOST_WORDS = 6;
const SHORTEST_VERB = 4;
/** A remark that is less sure one may be an order. */
const SURE = 0.9;

/** "30 Minuten backen.", "Servir chaud.": a few words that begin or end with what is done. */
export function isShortOrder(text: string): boolean {
  const words = foldText(text)
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !/[!?:…]/u.test(text) &&
    [words[0]!, words.at(-1)!].some(
      (word) => word.length >= SHORTEST_VERB && COOKING_VERBS.has(word),
    )
  );
}

/** Labels of lines, where a short order right below a step was taken for a remark. */
export const withShortOrders = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] =>
  labels.map((found, at) =>
    found.label === 'N' &&
    found.certainty < SURE &&
    /[Ss]/.test(labels[at - 1]?.label ?? '') &&
    lines[at]!.gap < 0.5 &&
    lines[at]!.text.endsWith('.') &&
    isShortOrder(lines[at]!.text)
      ? { ...found, label: 'S', certainty: SURE, told: 1 }
      : found,
  );
