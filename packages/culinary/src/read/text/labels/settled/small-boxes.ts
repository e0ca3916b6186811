import { namesPart } from '../../../headings/names-part.ts';
import { sectionHeading } from '../../../headings/section-heading.ts';
import { median } from '../../lines/columns.ts';
import type { TextLine } from '../../lines/page-line.ts';
import type { LabelledLine } from '../line-label.ts';

/** A heading is shorter, and set apart from what stands above it by so many lines. */
const LONGEST_HEADING = 50;
const MOST_WORDS = 7;
const APART = 1;
/** As a share of the size of the recipe's text: what is in a box is smaller. */
const SMALLER = 0.96;
/** Blank space, in lines, at which a box surely ends. */
const BLANK = 1.5;
/** A heading of the recipe is labelled one more surely. */
const SURE = 0.9;
/** The same where another column begins: what stands beside a list is guessed to be what is done with it. */
const SURE_IN_COLUMN = 0.98;
/** A box holds no more paragraphs. */
const LONGEST_BOX = 4;

/**
 * The labels of a printed page without the boxes that are set smaller than its recipe, below a bold heading of their own that names nothing
 * of a recipe and stands apart: what to do in the garden, which wine goes with it, what the magazine offers. They hold no item and no
 * numbered step, and never most of the steps.
 */
export function withoutSmallBoxes(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const size = sizesOfRecipe(lines, labels);
  if (size === null) return [...labels];
  const settled = [...labels];
  for (let at = 1; at < lines.length; at++) {
    if (!headsBox(lines, labels, at) && !headsFarBox(lines, at, size.below)) continue;
    const end = endOfBox(lines, labels, at, opensColumn(lines, at) ? size.beside : size.below);
    if (end === at + 1) continue;
    const held = labels.slice(at, end).filter(({ label }) => /[Ss]/.test(label)).length;
    const told = labels.filter(({ label }) => /[Ss]/.test(label)).length;
    if (2 * held >= told) continue;
    for (let inside = at; inside < end; inside++)
      settled[inside] = { ...settled[inside]!, label: 'X', told: 0, listed: 0 };
    at = end - 1;
  }
  return settled;
}

interface Sizes {
  /** The size in which list and steps are set. */
  below: number;
  /** That of the steps, where it is larger: beside the list stands what could be one of them. */
  beside: number;
}

/** The sizes of a recipe's letters; null where all are of one kind, or where they were read from a picture. */
function sizesOfRecipe(lines: readonly TextLine[], labels: readonly LabelledLine[]): Sizes | null {
  const own = lines.filter((_, at) => /[ILS]/.test(labels[at]!.label));
  const isPrinted = own.every(({ size, confidence }) => size !== 1 && confidence === null);
  if (own.length === 0 || !isPrinted) return null;
  const below = median(own.map(({ size }) => size));
  const told = lines.flatMap(({ size }, at) => (labels[at]!.label === 'S' ? [size] : []));
  return { below, beside: told.length > 0 ? Math.max(below, median(told)) : below };
}

/** Whether a column or a page begins with a line. */
const opensColumn = (lines: readonly TextLine[], at: number): boolean =>
  lines[at]!.column !== lines[at - 1]!.column || lines[at]!.page !== lines[at - 1]!.page;

function headsBox(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const { text, bold, gap, marker } = lines[at]!;
  const { label, certainty } = labels[at]!;
  const opens = opensColumn(lines, at);
  const sure = opens ? SURE_IN_COLUMN : SURE;
  const isOfRecipe = /[ILTF]/i.test(label) || (/[HM]/.test(label) && certainty >= sure);
  return (
    (bold || (opens && standsOut(lines, at))) &&
    marker === null &&
    !isOfRecipe &&
    (gap >= APART || opens) &&
    text.length <= LONGEST_HEADING &&
    text.split(' ').length <= MOST_WORDS &&
    /^\P{L}{0,3}\p{Lu}/u.test(text) &&
    !/[.,;:]$/u.test(text) &&
    sectionHeading(text) === null &&
    !namesPart(text)
  );
}

/** "Water butts", far below the list, in letters that are smaller than those of the list and larger than what it heads. */
function headsFarBox(lines: readonly TextLine[], at: number, recipe: number): boolean {
  const { text, gap, marker, size } = lines[at]!;
  return (
    gap >= FAR_OFF &&
    marker === null &&
    size < SMALLER * recipe &&
    standsOut(lines, at) &&
    text.length <= LONGEST_HEADING &&
    text.split(' ').length <= MOST_WORDS &&
    /^\p{Lu}[^\d.,;:]{2,}$/u.test(text) &&
    sectionHeading(text) === null &&
    !namesPart(text)
  );
}
/** In lines: no item stands so far from its list. */
const FAR_OFF = 3;

/** Whether a line is set a little larger than all that stands below it in its column. */
function standsOut(lines: readonly TextLine[], at: number): boolean {
  const { column, page, size } = lines[at]!;
  const below = lines.slice(at + 1, at + 1 + LONGEST_BOX);
  const own = below.filter((line) => line.column === column && line.page === page);
  return own.length > 0 && own.every((line) => line.size < LARGER * size);
}
/** As a share of the size of a heading. */
const LARGER = 0.99;

function endOfBox(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  heading: number,
  size: number,
): number {
  const { column, page } = lines[heading]!;
  let end = heading + 1;
  while (
    end < lines.length &&
    end - heading <= LONGEST_BOX &&
    lines[end]!.column === column &&
    lines[end]!.page === page &&
    !lines[end]!.bold &&
    lines[end]!.size < SMALLER * size &&
    lines[end]!.gap < BLANK &&
    lines[end]!.marker === null &&
    !/[ILHMF]/i.test(labels[end]!.label)
  )
    end++;
  return end;
}
