import { tellsList } from '../draft/told-items.ts';
import { neededIn } from '../draft/told-list.ts';
import type { TextLine } from './page-line.ts';
import { sentencesByStops } from './sentences-of.ts';
import { endsSentence } from './wrap-width.ts';
import { joinLines } from './wrapped-lines.ts';

/** A shorter line was not broken because it was full. */
const SHORTEST = 35;
/** Lines of one paragraph that were broken at a margin are nearly as long as each other. */
const ALIKE = 0.7;
const MOST_LINES = 12;

/**
 * Lines in which a paragraph that tells the list, "Man nehme 1 Karpfen, 2 EL Essig, 2 Zwie-" above "beln und 40 g Butter.", is whole, a
 * sentence a line, though nothing else shows where the lines of the text were broken.
 */
export function withToldParagraphsWhole(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && to - from <= MOST_LINES && isBelow(lines[to - 1]!, lines[to]!))
      to++;
    const part = lines.slice(from, to);
    const sentences = wasBroken(part) ? sentencesByStops(joined(part)) : [];
    const [first] = part;
    whole.push(
      ...(sentences.some(tellsList)
        ? sentences.map((text, at): TextLine => ({
            ...first!,
            text,
            right: first!.x + text.length,
            ...(at > 0 && { gap: 0, goesOn: 'surely' }),
          }))
        : part),
    );
    from = to;
  }
  return whole;
}

const joined = (part: readonly TextLine[]): string =>
  joinLines(
    part,
    part.map((_, at) => at > 0),
  )[0]!.text;

const isBelow = (above: TextLine, line: TextLine): boolean =>
  line.gap === 0 &&
  line.heading === 0 &&
  above.heading === 0 &&
  line.marker === null &&
  above.marker === null;

/** Whether a paragraph says at its beginning that something is needed, ends in a stop, and was broken where its lines were full. */
function wasBroken(part: readonly TextLine[]): boolean {
  const full = part.slice(0, -1).map(({ text }) => text);
  const longest = Math.max(0, ...full.map((text) => text.length));
  return (
    full.length > 0 &&
    part.length <= MOST_LINES &&
    longest >= SHORTEST &&
    full.every((text) => text.length >= ALIKE * longest) &&
    part.at(-1)!.text.length <= longest / ALIKE &&
    endsSentence(part.at(-1)!.text) &&
    full.some((text) => !endsSentence(text)) &&
    neededIn(full[0]!) !== null
  );
}
