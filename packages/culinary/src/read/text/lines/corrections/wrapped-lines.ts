import { sentencesByStops } from '../sentences-of.ts';
import { opensItem } from '../item-openings.ts';
import { amountsSaid } from './amounts-said.ts';
import { RETRACTS } from './retractions.data.ts';

const SHORTEST_WRAPPED = 30;
const LONGEST = 240;

/** A line with the one below it, where its sentence goes on there: "P.S. I wrote 400 g by mistake," and "please take 500 g". Null where it does not. */
export function withLineBelow(line: string, below: string | undefined): string | null {
  const [above, rest] = [line.trimEnd(), (below ?? '').trim()];
  return above.length >= SHORTEST_WRAPPED &&
    above.length + rest.length < LONGEST &&
    !/[.!?:…]$/.test(above) &&
    /^(?:\p{Ll}|\d)/u.test(rest) &&
    /\p{L}.*\s.*\p{L}/u.test(rest)
    ? `${above} ${rest}`
    : null;
}

/**
 * Lines in which a sentence that takes something back, and goes on in the line below, begins there: as many lines as before. `opens`: whether
 * a line begins a message, in which no sentence goes on.
 */
export function withRetractionsBelow(
  lines: readonly string[],
  opens: (at: number) => boolean,
): string[] {
  const now = [...lines];
  for (let at = 0; at + 1 < now.length; at++) {
    const [line, below] = [now[at]!, now[at + 1]!];
    if (line.length < SHORTEST_WRAPPED || line.length > LONGEST_BROKEN || opens(at + 1)) continue;
    if (!/^[\p{L}\d]/u.test(below) || /[.!?…:]\s*$/u.test(line)) continue;
    const sentences = sentencesByStops(line);
    const from = sentences.findIndex(
      (sentence, index) => index >= sentences.length - MOST_CARRIED && RETRACTS.test(sentence),
    );
    // One that fills a whole line has begun above.
    if (from < 0 || (from === 0 && line === lines[at])) continue;
    const carried = sentences.slice(from).join(' ');
    // "150 g de arroz... ay no, 150 es para cuatro: 200 g" above "120 g de azúcar": it has its amount.
    if (opensItem(below) && amountsSaid(carried).amounts.length > 0) continue;
    const start = line.lastIndexOf(sentences[from]!);
    now[at] = line.slice(0, start).trimEnd();
    now[at + 1] = `${carried} ${below}`;
  }
  return now;
}
/** A lead and the sentence behind it: "No wait. Three". */
const MOST_CARRIED = 2;
const LONGEST_BROKEN = 400;
