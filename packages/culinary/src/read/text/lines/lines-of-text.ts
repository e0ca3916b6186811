import { breakAtHeadings } from './inline-headings.ts';
import { withoutEnvelope } from './letters.ts';
import { markLoneNumbers } from './lone-numbers.ts';
import { readMarkdown, type MarkdownText } from './markdown.ts';
import { repairOcr } from './ocr-repair.ts';
import { withoutRunningHead } from './page-furniture.ts';
import type { TextLine } from './page-line.ts';
import type { Doubt } from '../../../recipe/recipe.ts';

/** What a plain text is made of, before anybody asks what its lines are. */
export interface LinesOfText extends MarkdownText {
  doubts: Doubt[];
}

/** The lines of a text without what a mail or a chat puts around it, one statement each. */
export function linesOfText(source: string): LinesOfText {
  const { text, doubts } = withoutEnvelope(source);
  const read = readMarkdown(text);
  return { ...read, lines: tidiedLines(read.lines), doubts };
}

/** Lines with running heads taken off, letters mended, and headings and numbers told from what they stand before. */
export const tidiedLines = (lines: TextLine[]): TextLine[] =>
  breakAtHeadings(markLoneNumbers(repairOcr(withoutRunningHead(lines))));
