const LONGEST = 80;

/** A line as a sentence quotes it. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
