/** "ricotta, eggs, butter and 4 more": several things for a sentence, the first `most` by name. */
export function namesOf(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}
