/** Whoever looks through what was left out reads no more lines than these; behind them other recipes or another page begin. */
export const MOST_LEFT_OUT = 80;
/** The beginning of a longer line tells what it is. In characters. */
const LONGEST_LINE = 300;

/** The lines of a source that its recipe leaves out as they are kept: those that say something, each once, within bounds. */
export function leftOutLines(lines: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const line of lines) {
    if (kept.size === MOST_LEFT_OUT) break;
    const words = line.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE).trim().toWellFormed();
    if (/[\p{L}\p{N}]/u.test(words)) kept.add(words);
  }
  return [...kept];
}
