/** A line, or part of a line, as it stands on a page. Lengths are in the page's own unit (points of a PDF, pixels of a picture), y grows downwards. */
export interface PageLine {
  text: string;
  /** 1-based. */
  page: number;
  x: number;
  /** The top of the line. */
  y: number;
  width: number;
  /** The font size, or the height of the line where only that is known. */
  height: number;
  bold?: boolean;
  /** What heads the lines below it, as its place tells. */
  isTitle?: boolean;
  /** 0 to 100 where the text was read from a picture. */
  confidence?: number;
  /** Of those the words that the recogniser was least sure of, and how sure, 0 to 100. */
  unsure?: readonly UnsureWord[];
  /** The figure that the line begins with, and the other one that a second look at the picture saw there. */
  otherFigure?: OtherFigure;
  /** Whether beside the line, in a column of amounts, stands something that was not read. */
  isAmountUnread?: boolean;
}

export interface OtherFigure {
  figure: string;
  other: string;
}

export interface UnsureWord {
  word: string;
  confidence: number;
}

/** A line in reading order, its list marker taken off. In plain text the unit is one character. */
export interface TextLine {
  text: string;
  page: number;
  /** Counts the columns in reading order; lines of different columns never belong to one margin. */
  column: number;
  /** Where the text starts, after its marker. */
  x: number;
  /** Where the marker starts, or the text when there is none. */
  markerX: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  marker: Marker | null;
  /** Blank space above, in lines; 0 when the line follows closely. */
  gap: number;
  /** Level of a heading as Markdown or its place on a page tells it, else 0. */
  heading: number;
  confidence: number | null;
  /** Whether it is of the same paragraph as the line above, where that was told by how a plain text was broken. */
  goesOn?: 'surely' | 'perhaps';
}

export interface Marker {
  kind: 'bullet' | 'number';
  /** The number of a numbered item. */
  ordinal: number | null;
}
