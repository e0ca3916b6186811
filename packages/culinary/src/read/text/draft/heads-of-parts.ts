import { foldText } from '../../../words/fold.ts';
import { endsWithPart, opensWithPartWord } from '../../headings/part-words.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { opensItem } from '../lines/item-openings.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 40;
const MOST_WORDS = 4;
const FEWEST_ITEMS = 2;
const FEWEST_MARKED = 4;
const BLANK = 0.5;

/**
 * Labels of lines, where the heading of a part was taken for an item of the list or left out: "Oat crumb" above its block as "Date layer" is above the
 * other one, "L'appareil citron" without the bullet that all items have, "Honey layer" called by a word that no food ends in.
 */
export function withHeadsOfParts(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  if (!labels.some(({ label }, at) => /[INX]/.test(label) && couldHead(lines, labels, at)))
    return [...labels];
  const marked = isMarkedList(lines, labels);
  const inBlocks = areHeadedBlocks(lines, labels);
  return labels.map((found, at) => {
    if (!/[INX]/.test(found.label) || !couldHead(lines, labels, at)) return found;
    const isHead =
      namesPartOfDish(lines[at]!.text) ||
      (found.label === 'I' && (marked || (inBlocks && isBelowBlank(lines[at]!))));
    return isHead ? { ...found, label: 'G', certainty: 1, listed: 0, told: 0, around: 0 } : found;
  });
}

/** Few words without an amount, right above items that have one. */
function couldHead(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const { text, marker } = lines[at]!;
  return (
    marker === null &&
    text.length <= LONGEST &&
    /^\p{Lu}[\p{L} '’&-]+:?$/u.test(text) &&
    text.split(' ').length <= MOST_WORDS &&
    !opensItem(text) &&
    [1, FEWEST_ITEMS].every((below) => isItemBelow(lines, labels, at + below))
  );
}

const isItemBelow = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean => labels[at]?.label === 'I' && !isBelowBlank(lines[at]!) && hasAmount(lines[at]!.text);

const hasAmount = (text: string): boolean => /\d|[¼-¾⅐-⅞]/u.test(text) || opensItem(text);
const isBelowBlank = ({ gap }: TextLine): boolean => gap >= BLANK;

/** Whether all items of the list have a bullet, but for those that could be headings. */
function isMarkedList(lines: readonly TextLine[], labels: readonly LabelledLine[]): boolean {
  const items = [...labels.keys()].filter((at) => labels[at]!.label === 'I');
  const unmarked = items.filter((at) => lines[at]!.marker === null);
  return (
    items.length - unmarked.length >= FEWEST_MARKED &&
    unmarked.every((at) => couldHead(lines, labels, at) && lines[at + 1]!.marker !== null)
  );
}

/** Whether blank lines part the list in blocks of which each has its heading, one of them surely. */
function areHeadedBlocks(lines: readonly TextLine[], labels: readonly LabelledLine[]): boolean {
  const first = labels.findIndex(({ label }) => /[GI]/.test(label));
  const last = labels.findLastIndex(({ label }) => label === 'I');
  const openings = [...lines.keys()].filter(
    (at) =>
      at >= first && at <= last && isBelowBlank(lines[at]!) && !/[HX]/.test(labels[at]!.label),
  );
  return (
    openings.some((at) => labels[at]!.label === 'G') &&
    openings.every((at) => labels[at]!.label === 'G' || couldHead(lines, labels, at))
  );
}

/** "Honey layer", "Base di biscotti", "Haferstreusel": what opens or ends in a word for a part of a dish, and is no food. */
function namesPartOfDish(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  return opensWithPartWord(words) || endsWithPart(words.at(-1) ?? '');
}
