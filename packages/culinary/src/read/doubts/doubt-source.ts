import type { OtherFigure, UnsureWord } from '../text/lines/page-line.ts';

/** What a draft is held against. */
export interface DoubtSource {
  /** All words, line by line. */
  text: string;
  /** A web page, which holds much beside the recipe. */
  ofPage: boolean;
  /** What a page calls itself: its window titles and main headings. */
  names: readonly string[];
  /** Of these the headings of the first rank. */
  mainHeadings?: readonly string[];
  siteName: string | null;
  /** Whether the page's data state the recipe, as its site says it. */
  isStated?: boolean;
  /** Whether the text stood on a page with places, where columns and boxes stand beside a recipe. */
  isPlaced?: boolean;
  /** Whether on a page with places the title is all that stands there in large print. */
  isLargePrint?: boolean;
  /** Of a text, or of a page with places: its lines as they stood, before those of one paragraph were joined. */
  rows?: readonly string[];
  /** Of a picture: its lines, mended or not. */
  mended?: readonly MendedLine[];
  /** Of a picture: the words that its recogniser was not sure of. */
  unsure?: readonly UnsureWord[];
  /** Of a picture: its lines in whose place a second look saw another figure. */
  otherFigures?: readonly (OtherFigure & { text: string })[];
  /** Of a picture: its lines beside which an amount stands that was not read. */
  withoutAmount?: readonly string[];
}

/** A line as it was recognised, and as it was taken. */
export interface MendedLine {
  read: string;
  written: string;
  /** 0 to 100. */
  confidence: number;
}
