import { looksLikeYield } from '../../../words/yields.ts';
import { fedStatement } from './fed-statements.ts';
import { announcedFact } from './stated-facts.ts';
import { timeStatements } from './time-statements.ts';

const LONGEST_LINE = 120;
const MOST_PARTS = 3;

/**
 * The words of a yield without times in cells beside it and without the label of another fact that goes on behind it, "Ergibt 10 Stücke
 * Zubereitung: eine Stunde", and with what its line says of it besides: "Makes about 3 dozen, serves 6".
 */
export function wholeYield(said: string | null, lines: readonly string[]): string | null {
  if (said === null) return null;
  const own = withoutLabelBehind(withoutTimesBeside(said));
  const line = lines.find((text) => text.length <= LONGEST_LINE && text.includes(own));
  const parts = line?.split(BETWEEN).map((part) => part.replace(STOP, '').trim()) ?? [];
  const isWhole =
    parts.length > 1 &&
    parts.length <= MOST_PARTS &&
    parts.some((part) => part === own.replace(STOP, '')) &&
    parts.every(isYield);
  return isWhole ? parts.join(', ') : own;
}
const BETWEEN = /[,;]\s/u;
const STOP = /\s?[.!]$/u;

/** "Makes 12  Prep 30 min  Baking 25 minutes": times in cells of their own are none of its words. */
function withoutTimesBeside(said: string): string {
  const cells = said.split(CELLS);
  if (cells.length < 2 || !cells.some(isYield)) return said;
  return cells.filter((cell) => isYield(cell) || timeStatements(cell).length === 0).join('  ');
}
const CELLS = /\s{2,}/u;

function withoutLabelBehind(said: string): string {
  const at = said.search(LABEL_BEHIND);
  if (at <= 0) return said;
  const own = said.slice(0, at).trimEnd();
  const isOfElse = announcedFact(said.slice(at).split(':', 1)[0]!) !== null;
  return isOfElse && isYield(own) ? own : said;
}

const isYield = (text: string): boolean => fedStatement(text) !== null || looksLikeYield(text);
/** A word or two in front of a colon, the first with a capital. */
const LABEL_BEHIND = /(?<=[\p{L}\d)]\s)\p{Lu}\p{L}{2,20}(?:\s\p{Ll}{2,12})?\s?:\s/u;
