import { sectionHeading } from '../../headings/section-heading.ts';
import { foldWords } from '../../../words/fold.ts';
import { median } from '../lines/columns.ts';
import type { TextLine } from '../lines/page-line.ts';

/** In sizes of the usual line: what is set as large as a title, and what is no larger than a heading within a recipe. */
const LARGE = 1.4;
const HEADING = 1.25;
/** The name of a dish stands among so many lines from the top. */
const FIRST_LINES = 6;

/**
 * Whether a title is the only line in large print on a page with places, near its top: a page that has one dish and nothing else to announce
 * names it so. Where other lines are as large, as on a page of a parish magazine, nothing is told; headings of the recipe aside.
 */
export function isOnlyLargePrint(title: string, lines: readonly TextLine[]): boolean {
  const name = foldWords(title);
  const line = lines.slice(0, FIRST_LINES).find(({ text }) => foldWords(text) === name);
  if (!line || line.size === 1) return false;
  const usual = median(lines.map(({ size }) => size));
  return (
    line.size > LARGE * usual &&
    lines.every(
      (other) =>
        other === line || other.size < HEADING * usual || sectionHeading(other.text) !== null,
    )
  );
}
