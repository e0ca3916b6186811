import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { plainLines } from '../../text/lines/plain-lines.ts';
import type { TextLine } from '../../text/lines/page-line.ts';
import { endsOpen, joinLines, wrappedLines } from '../../text/lines/wrapped-lines.ts';
import type { HtmlLine } from './html-lines.ts';

/** Whether a line stands in a block whose lines only forced breaks part. */
const isBroken = (lines: readonly HtmlLine[], at: number): boolean =>
  lines[at]!.breaks !== null || (lines[at + 1]?.breaks ?? null) !== null;

/** A line of a page as one of a plain text, and what its marker was. */
function textLine(line: HtmlLine, y: number): TextLine {
  const [plain] = plainLines(line.text);
  return {
    ...plain!,
    y,
    bold: line.bold,
    heading: line.heading,
    gap: line.breaks === null ? 1 : line.breaks - 1,
  };
}

/** Shorter lines are wrapped by nobody. */
const fewestLetters = 30;
/** A longer line without a stop goes on below, whatever its last word is. */
const longLine = 60;
const likeIngredient = 0.6;

/** Whether a sentence goes on though its line had room: "until the edges are golden, and" / "leave it to cool". */
const goesOn = (above: TextLine | undefined, below: TextLine): boolean =>
  above !== undefined &&
  below.gap === 0 &&
  below.marker === null &&
  below.heading === 0 &&
  above.heading === 0 &&
  above.bold === below.bold &&
  above.text.length >= fewestLetters &&
  /^\p{Ll}/u.test(below.text) &&
  (endsOpen(above.text) || (above.text.length >= longLine && !/[.!?:;,)]$/.test(above.text))) &&
  looksLikeIngredient(above.text) < likeIngredient &&
  looksLikeIngredient(below.text) < likeIngredient;

/** The lines of a page, those joined that somebody wrapped by hand: a break behind each line of a mail, preformatted text. */
export function joinedBreaks(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  const broken = lines.filter((_, at) => isBroken(lines, at));
  const texts = broken.map(textLine);
  const joins = wrappedLines(texts).map((joins, at) => joins || goesOn(texts[at - 1], texts[at]!));
  if (!joins.includes(true)) return lines;
  const firsts = [...broken.keys()].filter((at) => !joins[at]);
  const blocks = joinLines(texts, joins);
  const joined = new Map<HtmlLine, HtmlLine | null>(broken.map((line) => [line, null]));
  for (const [index, from] of firsts.entries()) {
    const [first, ...others] = broken.slice(from, firsts[index + 1]) as [HtmlLine, ...HtmlLine[]];
    const marker = first.text.slice(0, first.text.length - texts[from]!.text.length);
    joined.set(
      first,
      others.length === 0
        ? first
        : {
            ...first,
            text: marker + blocks[index]!.text,
            linked: first.linked && others.every(({ linked }) => linked),
            mostlyLinked: first.mostlyLinked && others.every(({ mostlyLinked }) => mostlyLinked),
          },
    );
  }
  return lines.flatMap((line) => {
    const whole = joined.get(line);
    return whole === undefined ? [line] : whole === null ? [] : [whole];
  });
}
