import { namesPart } from '../../headings/names-part.ts';
import type { TextLine } from '../lines/page-line.ts';
import type { LabelledLine } from './line-label.ts';

const SURE = 0.5;
/** A recipe has so many ingredients, and a step. */
const FEWEST_LISTED = 2;

/** The lines with which further recipes begin: a title behind a list and steps, with a list and steps of its own below it. */
export function furtherTitles(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  titles: readonly number[],
): number[] {
  const found: number[] = [];
  const below = wholeBelow(labels);
  const above = new Counted();
  let name = '';
  for (const [at, { label }] of labels.entries()) {
    if (label === 'T') {
      const text = lines[at]!.text.toLowerCase();
      const isDish = titles[at]! > SURE && text !== name && !namesPart(text);
      if (above.isWhole && below[at] && isDish) {
        found.push(at);
        above.clear();
      }
      name = text;
    }
    above.count(label);
  }
  return found;
}

/** Whether a list and steps follow each line before the next title does. */
function wholeBelow(labels: readonly LabelledLine[]): boolean[] {
  const counted = new Counted();
  return labels
    .toReversed()
    .map(({ label }) => {
      const { isWhole } = counted;
      if (label === 'T') counted.clear();
      counted.count(label);
      return isWhole;
    })
    .reverse();
}

class Counted {
  private listed = 0;
  private told = 0;

  get isWhole(): boolean {
    return this.listed >= FEWEST_LISTED && this.told > 0;
  }

  count(label: LabelledLine['label']): void {
    if (label === 'I') this.listed++;
    else if (label === 'L') this.listed += FEWEST_LISTED;
    else if (label === 'S') this.told++;
  }

  clear(): void {
    this.listed = this.told = 0;
  }
}
