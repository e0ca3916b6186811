import type { TextLine } from '../lines/page-line.ts';
import { joinLines, type Block } from '../lines/wrapped-lines.ts';
import { ALLERGEN_LINE, EQUIPMENT_LINE } from '../../side-lines.data.ts';
import { openEnds } from './open-ends.data.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { timeStatements } from '../facts/time-statements.ts';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import { beginsRow } from '../lines/whole-items.ts';
import { besideAmounts } from './amount-lines.ts';

/** A paragraph of the recipe: its label in capitals, and how certain that is of its least certain line. */
export interface LabelledBlock extends Block {
  label: LineLabel;
  certainty: number;
  /** How likely it stands around the recipe, by its likeliest line. */
  around: number;
}

const isLeftOut = ({ label }: LabelledLine) => label === 'X' || label === 'K';

/** Joins the lines that belong to the recipe to paragraphs, as their labels say. */
export function labelledBlocks(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledBlock[] {
  const kept = [...lines.keys()].filter((at) => !isLeftOut(labels[at]!));
  const joins = joinsOf(lines, labels, kept);
  const firsts = kept.filter((_, index) => !joins[index]);
  const chances: Pick<LabelledLine, 'certainty' | 'around'>[] = [];
  for (const [index, at] of kept.entries()) {
    const { certainty, around } = labels[at]!;
    const above = joins[index] ? chances.pop()! : { certainty, around };
    chances.push({
      certainty: Math.min(above.certainty, certainty),
      around: Math.max(above.around, around),
    });
  }
  return joinLines(
    kept.map((at) => lines[at]!),
    joins,
  )
    .map((block, index) => ({
      ...block,
      label: labels[firsts[index]!]!.label.toUpperCase() as LineLabel,
      ...chances[index]!,
    }))
    .filter(({ text }) => text !== '');
}

function joinsOf(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  kept: readonly number[],
): boolean[] {
  const amounts = besideAmounts(
    kept.map((at) => ({ text: lines[at]!.text, label: labels[at]!.label })),
  );
  return kept.map((at, index) => {
    const said = amounts[index];
    if (typeof said === 'boolean') return said;
    const { label } = labels[at]!;
    const above = kept[index - 1];
    // "Attrezzatura: padella, teglia" right below "Allergeni: pesce"
    if (label === 'n' && isSideLine(lines[at]!.text)) return false;
    if (label === 'l' && above !== undefined && beginsRow(lines[above]!.text, lines[at]!.text))
      return false;
    if (above === at - 1 && goesOnWithFact(lines, labels, at)) return true;
    return (
      above !== undefined &&
      label === label.toLowerCase() &&
      labels[above]!.label.toLowerCase() === label &&
      // The number of a step parts it from the one above.
      !labels.slice(above + 1, at).some((other) => other.label === 'K')
    );
  });
}

const isSideLine = (text: string): boolean => EQUIPMENT_LINE.test(text) || ALLERGEN_LINE.test(text);

/**
 * "Arbeitszeit: 40 Minuten, Backzeit:" above "insgesamt 45 Minuten", or "Ci vogliono venti minuti per preparare e un'ora e" above
 * "un quarto di fuoco": a sentence of facts that was broken.
 */
function goesOnWithFact(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const above = lines[at - 1]!.text;
  const { text, gap } = lines[at]!;
  if (!/[FfNn]/.test(labels[at]!.label) || gap >= BLANK) return false;
  if (/:$/.test(above) && /[Ff]/.test(labels[at - 1]!.label))
    return timeStatements(above).length > 0 && timeStatements(text).length > 0;
  if (!/[\p{L}\p{N}'’-]$/u.test(above)) return false;
  const joined = `${above} ${text}`;
  if (/[FfNn]/.test(labels[at - 1]!.label) && isBrokenTime(above, text, joined)) return true;
  return (
    /[Ff]/.test(labels[at - 1]!.label) &&
    above.split(/\s+/).length >= FEWEST_ABOVE &&
    text.split(/\s+/).length <= MOST_BELOW &&
    /^\p{Ll}/u.test(text) &&
    timeStatements(joined).length > 0
  );
}

/** "Schmorzeit zweieinhalb" above "Stunden", "une demi-heure de" above "préparation": together they state a time, or what it is of. */
function isBrokenTime(above: string, below: string, joined: string): boolean {
  // "Time: 20 min" is a statement of its own.
  if (/^\p{L}[\p{L}\s]{0,30}\s?:/u.test(below) && statedFacts(below) !== null) return false;
  const [first, second, both] = [above, below, joined].map((text) => timeStatements(text));
  if (both!.length > first!.length + second!.length) return true;
  const [last = ''] = /\p{L}+$/u.exec(above) ?? [];
  return openEnds.has(last.toLowerCase()) && first!.length > 0 && both!.length > 0;
}
const BLANK = 0.75;
const FEWEST_ABOVE = 5;
const MOST_BELOW = 6;
