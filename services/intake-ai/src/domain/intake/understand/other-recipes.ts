const MOST_NAMED = 8;

/** What the cook is told of further recipes in a source, of which one is imported; nothing where it holds no others. */
export function otherRecipesNote(titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  const named = titles
    .slice(0, MOST_NAMED)
    .map((title) => `“${title}”`)
    .join(', ');
  return [
    titles.length === 1
      ? `The source holds another recipe that was not imported: ${named}.`
      : `The source holds ${titles.length} other recipes that were not imported: ${named}.`,
  ];
}
