import type { WeighedLines } from './weighed-lines.ts';

/** A line that is not in the figures. */
export interface UncountedLine {
  line: string;
  /** Null where no name was read. */
  ingredient: string | null;
  /** In a sentence. */
  reason: string;
  /** A cook has said what the name means, which can be taken back. */
  corrected: boolean;
}

/** Those of a recipe of which nothing could be weighed. */
export const unweighedLines = ({ left }: Pick<WeighedLines, 'left'>): UncountedLine[] =>
  left.map(({ line, unweighed: { ingredient, reason, corrected } }) => ({
    line: line.originalText,
    ingredient,
    reason,
    corrected,
  }));
