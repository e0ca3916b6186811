/** Tags of a typed text: parted by commas, trimmed, without blanks and without repetitions in another case. */
export function splitTags(text: string): string[] {
  return joinTags([], text.split(/[,，،]/));
}

/** Tags with further ones behind them; what is there already in another case is not added. */
export function joinTags(tags: readonly string[], further: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of [...tags, ...further].map((text) => text.replace(/\s+/g, ' ').trim())) {
    if (tag !== '' && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}
