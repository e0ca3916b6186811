import { namesPart } from '../../../headings/names-part.ts';
import { sectionHeading } from '../../../headings/section-heading.ts';
import { median } from '../../lines/columns.ts';
import { DID_YOU_KNOW, HEADS_LINKS, READ_ALSO } from '../../lines/furniture.data.ts';
import { endsRecipe } from '../../lines/page-furniture.ts';
import type { TextLine } from '../../lines/page-line.ts';
import type { LabelledLine } from '../line-label.ts';

/** A heading is shorter. */
const MOST_WORDS = 9;
const LONGEST_HEADING = 70;
/** In sizes of the text: what stands out is larger, and a title that tells other titles too. */
const STANDS_OUT = { printed: 1.12, scanned: 1.3 };
const TELLING_TITLE = { printed: 1.08, scanned: 1.25 };
/** Sizes of two titles of one sheet differ less. */
const SAME_SIZE = { printed: 0.04, scanned: 0.12 };
/** Below a heading that is none of the recipe a sentence is a step only where it surely is. */
const SURELY_TOLD = 0.97;
/** Blank space, in lines, that ends a box. */
const BLANK = 0.5;

/** What goes on below a line: nothing but the recipe, an article of its own, links and comments, another dish, a box beside the recipe. */
type Around = 'recipe' | 'article' | 'links' | 'dish' | 'box' | 'fact box';

/**
 * The labels of a page on which other things stand beside the recipe, by how it is set: what follows the steps below a heading in the
 * letters of the title is another article, what follows below a heading that names nothing of a recipe is a box, and readers have their say
 * below a heading of theirs. Remarks there are not about the dish.
 */
export function withoutOtherArticles(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  const style = styleOf(lines, labels, title);
  const opens = lines.map((_, at) => opensOther(lines, labels, style, at));
  const settled = withoutArticleAbove(lines, labels, title, opens);
  let around: Around = 'recipe';
  let isTold = false;
  let listed = 0;
  for (const [at, found] of settled.entries()) {
    if (at <= title) continue;
    isTold ||= /[Ss]/.test(found.label) && around === 'recipe';
    if (found.label === 'I' && around === 'recipe') listed++;
    if (opens[at] === 'fact box') around = 'fact box';
    else if (isTold && opens[at] !== 'recipe')
      around = listed >= FEWEST_LISTED && namesOtherDish(lines, at, style) ? 'dish' : opens[at]!;
    else if (around === 'links' && listed >= FEWEST_LISTED && namesDishAlone(lines[at]!, found)) {
      settled[at] = { ...found, label: 'X', told: 0, listed: 0 };
      continue;
    } else if (returns(lines[at]!, found, around)) around = 'recipe';
    if (around !== 'recipe') settled[at] = standingAround(found, around);
  }
  return settled;
}

/** Of a recipe that has so many items and a step, nothing more is listed below the name of another dish. */
const FEWEST_LISTED = 3;

/** "Three-bean salad" below "You may also like" is another dish, and no item without an amount. */
const namesDishAlone = ({ text, marker }: TextLine, { label }: LabelledLine): boolean =>
  label === 'I' && marker?.kind !== 'number' && !/\d/.test(text);

/** Whether a line stands in the letters of the title, and large: "Castagnaccio" below the whole of the "Buccellato di Lucca". */
const namesOtherDish = (lines: readonly TextLine[], at: number, style: Style): boolean =>
  style.text !== null && isTitleLike(lines[at]!, style) && lines[at]!.size >= LARGE * style.text;
/** In sizes of the text. */
const LARGE = 1.4;

interface Style {
  isScanned: boolean;
  /** The size of the recipe's text; null where all letters are of one kind. */
  text: number | null;
  isBold: boolean;
  title: TextLine | null;
}

function styleOf(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): Style {
  const own = lines.filter((_, at) => /[ILS]/.test(labels[at]!.label));
  const isPlain = own.length === 0 || own.every(({ size }) => size === 1);
  return {
    isScanned: own.some(({ confidence }) => confidence !== null),
    text: isPlain ? null : median(own.map(({ size }) => size)),
    isBold: own.filter(({ bold }) => bold).length * 2 > own.length,
    title: lines[title] ?? null,
  };
}

/** Whether a line is the heading of something else than the recipe, and of what. */
function opensOther(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  style: Style,
  at: number,
): Around {
  const line = lines[at]!;
  const { label } = labels[at]!;
  const isItem = label === 'I' && !namesOtherDish(lines, at, style);
  if (isItem || /[LilTtH]/.test(label)) return 'recipe';
  if (DID_YOU_KNOW.test(line.text)) return 'fact box';
  if (endsRecipe(line.text) && !READ_ALSO.test(line.text))
    return HEADS_LINKS.test(line.text) && isToldBelow(labels, at) ? 'recipe' : 'links';
  if (!isHeadline(line, style) || namesRecipePart(lines, labels, at)) return 'recipe';
  if (isTitleLike(line, style)) return label === 'M' && isSure(labels[at]!) ? 'recipe' : 'article';
  return label === 'X' ? 'box' : 'recipe';
}

/** Whether a sure step stands a few lines below: papers set links in the midst of a recipe. */
const isToldBelow = (labels: readonly LabelledLine[], at: number): boolean =>
  labels
    .slice(at + 1, at + 1 + MOST_LINKS)
    .some((found) => found.label === 'S' && found.certainty >= SURELY_TOLD);
const MOST_LINKS = 8;

function isHeadline(line: TextLine, { text, isBold, isScanned }: Style): boolean {
  if (text === null || line.marker !== null || line.text.length > LONGEST_HEADING) return false;
  if (/[.,;]$/.test(line.text) || line.text.split(' ').length > MOST_WORDS) return false;
  if (!/^\P{L}{0,3}\p{Lu}/u.test(line.text)) return false;
  return (
    (line.bold && !isBold) || line.size >= STANDS_OUT[isScanned ? 'scanned' : 'printed'] * text
  );
}

function isTitleLike(line: TextLine, { title, text, isScanned }: Style): boolean {
  const kind = isScanned ? 'scanned' : 'printed';
  return (
    title !== null &&
    title.size >= TELLING_TITLE[kind] * text! &&
    Math.abs(line.size / title.size - 1) <= SAME_SIZE[kind] &&
    line.bold === title.bold
  );
}

/** "Tips", "For the sauce", and what a list or numbered steps follow. */
function namesRecipePart(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const below = lines[at + 1];
  return (
    sectionHeading(lines[at]!.text) !== null ||
    namesPart(lines[at]!.text) ||
    /[ILHM]/.test(labels[at + 1]?.label ?? '') ||
    (below?.marker?.kind === 'number' && labels[at + 1]!.label === 'S')
  );
}

/** Where the recipe goes on: at its list, at a numbered step, at a heading of it below a box, behind the blank below a box without heading. */
function returns(line: TextLine, { label }: LabelledLine, around: Around): boolean {
  if (around === 'dish') return false;
  if (/[HMIL]/.test(label)) return true;
  if (label === 'S' && line.marker?.kind === 'number') return true;
  if (around === 'fact box') return line.gap > BLANK;
  return around === 'box' && sectionHeading(line.text) !== null;
}

const isSure = ({ certainty }: LabelledLine): boolean => certainty >= SURELY_TOLD;

function standingAround(found: LabelledLine, around: Around): LabelledLine {
  const { label, certainty } = found;
  if (around === 'box' && /[Ss]/.test(label) && certainty >= SURELY_TOLD) return found;
  if (around === 'dish') return { ...found, label: 'X', told: 0, listed: 0 };
  if (!/[NnSsGM]/.test(label)) return found;
  return around === 'box' ? { ...found, label: 'X' } : { ...found, label: 'X', told: 0, listed: 0 };
}

/** Paragraphs between the title and a heading above it in the same letters tell of something else. */
function withoutArticleAbove(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
  opens: readonly Around[],
): LabelledLine[] {
  const heading = opens.findIndex((other, at) => /^(?:article|links)$/.test(other) && at < title);
  const isArticle = heading >= 0 && title - heading > 1;
  return labels.map((found, at) =>
    isArticle && at > heading && at < title && /[NnFSs]/.test(found.label)
      ? { ...found, label: 'X', told: 0, listed: 0 }
      : found,
  );
}
