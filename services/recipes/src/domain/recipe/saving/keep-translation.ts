import { translateLines, type ByParts } from '@convivio/culinary/find';

/**
 * The translation of changed ingredient lines: lines that are still there keep theirs, a new one is translated by table as an
 * imported one is. Null where nothing is in English. A line at a time.
 */
export function* translationOfLines(
  translated: readonly string[] | null,
  before: readonly string[],
  after: readonly string[],
  languageCode: string | null,
): ByParts<readonly string[] | null> {
  if (isSame(before, after) && translated?.length === after.length) return translated;
  const known = knownLines(translated, before);
  const now: string[] = [];
  let hasEnglish = false;
  for (const line of after) {
    const english = known.get(line) ?? translateLines([line], languageCode)?.[0];
    hasEnglish ||= english !== undefined;
    now.push(english ?? line);
    yield;
  }
  return hasEnglish ? now : null;
}

/**
 * The translation of changed steps: those that are still there keep theirs, a new one stands in its own words. Null when none is left, or
 * when there was none that fitted.
 */
export function translationOfSteps(
  translated: readonly string[] | null,
  before: readonly string[],
  after: readonly string[],
): string[] | null {
  const known = knownLines(translated, before);
  return after.some((line) => known.has(line))
    ? after.map((line) => known.get(line) ?? line)
    : null;
}

function knownLines(
  translated: readonly string[] | null,
  before: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    translated?.length === before.length
      ? before.map((line, index) => [line, translated[index] as string])
      : [],
  );
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((line, index) => line === others[index]);
