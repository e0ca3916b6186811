const mostNames = 3;

/** "ricotta, eggs, butter and 4 more": what changes are about, for a sentence. */
export function namesOf(changes: readonly { name: string }[]): string {
  const names = changes.map(({ name }) => name);
  const more = names.length - mostNames;
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} and ${more} more` : names.join(', ');
}
