/** Lists as data files write them: text on as many lines as it takes. */

/** The words of a text, parted by blanks. */
/* @__NO_SIDE_EFFECTS__ */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The phrases of a text, parted by commas. */
/* @__NO_SIDE_EFFECTS__ */
export function phrases(text: string): string[] {
  return text
    .trim()
    .split(/\s*,\s*/)
    .map((phrase) => phrase.replace(/\s+/g, ' '));
}

/** The words of a text as a set, to ask whether a word is one of them. */
/* @__NO_SIDE_EFFECTS__ */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(words(text));
}

/** Stems by themselves and with each ending: "gehackt", "gehackte", "gehackter". Both as words parted by blanks. */
/* @__NO_SIDE_EFFECTS__ */
export function inflected(endings: string, stems: string): string[] {
  return words(stems).flatMap((stem) => [stem, ...words(endings).map((ending) => stem + ending)]);
}
