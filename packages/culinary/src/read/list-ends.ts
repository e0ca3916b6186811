/** A sign at the end of an item of a list that is written as a sentence. */
const GOES_ON = /[;,]$/;
/** A stop behind a word: "q.b." keeps its own. */
const ENDS = /(?<=\p{L}{3}\)?)\.$/u;
const FEWEST = 3;
const SHARE = 0.6;
const MOST = 0.8;

/**
 * The lines of a list without the signs that part them where most end in one: "1 kg di melanzane;" and, last of all, "sale grosso."; and
 * without stops where nearly all end in one: "1 kg de patatas.", "Agua y sal."
 */
export function withoutListEnds(lines: readonly string[]): string[] {
  const signed = lines.filter((line) => GOES_ON.test(line)).length;
  const ended = lines.filter((line) => ENDS.test(line) && !/[.!?]\s\p{Lu}/u.test(line)).length;
  if (ended >= FEWEST && ended >= MOST * lines.length)
    return lines.map((line) => line.replace(ENDS, ''));
  return signed >= FEWEST && signed >= SHARE * lines.length
    ? lines.map((line) => line.replace(/\s*(?:[;,]|(?<=\p{L}{3})\.)$/u, ''))
    : [...lines];
}
