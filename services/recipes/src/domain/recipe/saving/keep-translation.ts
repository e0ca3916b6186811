/**
 * The translation of changed lines: lines that are still there keep theirs, a line that is new stands in its own words.
 * Null when none is left, or when there was none that fitted.
 */
export function keepTranslation(
  translated: readonly string[] | null,
  before: readonly string[],
  after: readonly string[],
): string[] | null {
  if (translated === null || translated.length !== before.length) return null;
  const known = new Map(before.map((line, index) => [line, translated[index] as string]));
  return after.some((line) => known.has(line))
    ? after.map((line) => known.get(line) ?? line)
    : null;
}
