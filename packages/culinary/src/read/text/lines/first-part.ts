import { namesPart } from '../../headings/names-part.ts';
import { endsWithPart, opensWithPartWord } from '../../headings/part-words.ts';
import { foldText } from '../../../words/fold.ts';
import { opensItem } from './item-openings.ts';
import { readMarker } from './list-markers.ts';

const LONGEST = 60;
const MOST_LINES = 100;
const MOST_WORDS = 4;

/**
 * Whether a text opens with the heading of the first part of a list ("Shortbread base", "La pâte sablée"): a word for a part opens or ends it, items
 * stand right below, and the heading of another part stands further down between items.
 */
export function opensFirstPart(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0 || !headsItems(lines, first) || !hasPartWord(lines[first]!)) return false;
  return lines
    .slice(first + 1, first + MOST_LINES)
    .some((_, at) => headsItems(lines, first + 1 + at));
}

/** Whether a line is a short one without figures right above an item. */
function headsItems(lines: readonly string[], at: number): boolean {
  const [line = '', below = ''] = [lines[at]!.trim(), lines[at + 1]?.trim()];
  return (
    line.length <= LONGEST &&
    /^\p{L}[^\d.!?;]+$/u.test(line) &&
    line.split(/\s+/).length <= MOST_WORDS &&
    !opensItem(line) &&
    opensItem(readMarker(below).text)
  );
}

/** "Shortbread base", "Base di frolla", "Hefeteig" */
function hasPartWord(line: string): boolean {
  const words = foldText(line).match(/\p{L}+/gu) ?? [];
  const ends = [words[0], words.at(-1), words[1]].filter((word) => word !== undefined);
  return ends.some(namesPart) || opensWithPartWord(words) || endsWithPart(words.at(-1) ?? '');
}
