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
