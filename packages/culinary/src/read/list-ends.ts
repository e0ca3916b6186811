/** A sign at the end of an item of a list that is written as a sentence. */
const GOES_ON = /[;,]$/;
const FEWEST = 3;
const SHARE = 0.6;

/** The lines of a list without the signs that part them where most end in one: "1 kg di melanzane;" and, last of all, "sale grosso." */
export function withoutListEnds(lines: readonly string[]): string[] {
  const signed = lines.filter((line) => GOES_ON.test(line)).length;
  return signed >= FEWEST && signed >= SHARE * lines.length
    ? lines.map((line) => line.replace(/\s*(?:[;,]|(?<=\p{L}{3})\.)$/u, ''))
    : [...lines];
}
