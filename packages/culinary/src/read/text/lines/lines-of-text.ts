import { withoutFormats } from '../formats/without-formats.ts';
import { columnsApart } from './side-by-side.ts';
import { partFactCells } from './fact-cells.ts';
import { breakAtHeadings } from './inline-headings.ts';
import { withPairsJoined } from '../../columns/alternating-lines.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';
import { withoutForumMarkup } from './forum-markup.ts';
import { withoutCellSigns } from './table-rows.ts';
import type { SetRight } from './corrections/set-right.ts';
import { withoutEnvelope } from './letters.ts';
import { withoutQuoteMarks } from './quote-marks.ts';
import { joinedParts } from './short-messages.ts';
import { withoutMarginMarks } from './margin-marks.ts';
import { markLoneNumbers } from './lone-numbers.ts';
import { withoutPageBreaks } from './page-breaks.ts';
import { factsInFigures } from './plain-figures.ts';
import { readMarkdown, type MarkdownText } from './markdown.ts';
import { WIKI_EDITS } from './furniture.data.ts';
import { repairOcr } from './ocr-repair.ts';
import { withoutRunningHead } from './page-furniture.ts';
import { withoutPageTurns } from './page-turns.ts';
import { withoutAsides } from './tabbed-tables.ts';
import { withoutSteppers } from './steppers.ts';
import { withKnownBullets } from '../../known-bullets.ts';
import { withoutOffersBehind } from '../../without-shop.ts';
import type { TextLine } from './page-line.ts';
import type { Doubt } from '../../../recipe/recipe.ts';

/** How a sign is drawn, behind a bullet or alone at the beginning of a line: "✔️ 2 eggs". */
const SELECTORS = /(?<=^|\n|[•●○◦▪▫■□▢☐☑✓✔▶➤❖✦★☆])[\uFE00-\uFE0F]/gu;

/** What a wiki sets behind its headings. */
const WIKI_MARKS = new RegExp(`\\[${WIKI_EDITS}\\](?=[ \\t]*$)`, 'gimu');

/** What a plain text is made of, before anybody asks what its lines are. */
export interface LinesOfText extends MarkdownText {
  doubts: Doubt[];
  /** What others wrote beside the recipe. */
  leftOut: string[];
  /** Items that their author set right further on. */
  setRight: SetRight[];
}

/** The lines of a text without what a mail or a chat puts around it, one statement each. */
export function linesOfText(source: string): LinesOfText {
  const written = withoutFormats(withoutPageBreaks(withoutQuoteMarks(source)));
  const { text, doubts, leftOut, setRight } = withoutEnvelope(
    withoutCellSigns(
      withoutForumMarkup(
        withoutAsides(withoutLetterSpacing(written.text))
          .replace(SELECTORS, '')
          .replace(WIKI_MARKS, ''),
      ),
    ),
  );
  const read = readMarkdown(
    partFactCells(
      columnsApart(withPairsJoined(withoutMarginMarks(knownBullets(joinedParts(text))))),
    ),
  );
  const tidied = tidiedLines(read.lines);
  return {
    ...read,
    lines: tidied.lines,
    doubts: [...written.doubts, ...doubts],
    leftOut: [...leftOut, ...tidied.leftOut],
    setRight,
  };
}

const knownBullets = (text: string): string =>
  withKnownBullets(text.split('\n').map((line) => ({ text: line })))
    .map((line) => line.text)
    .join('\n');

/**
 * Lines with running heads taken off, letters mended, and headings and numbers told from what they stand before; what says that they go on
 * overleaf is left out.
 */
export function tidiedLines(source: TextLine[]): { lines: TextLine[]; leftOut: string[] } {
  const { lines, leftOut } = withoutPageTurns(withoutRunningHead(source));
  return {
    lines: breakAtHeadings(
      markLoneNumbers(withoutSteppers(withoutOffersBehind(repairOcr(factsInFigures(lines))))),
    ),
    leftOut,
  };
}
