/** So many names are told; of the rest how many they are. */
const mostNames = 8;

/** What is said of files that were not sent before the page was left. */
export function unsentWords(names: readonly string[]): { title: string; text: string } {
  const one = names.length === 1;
  const more = names.length - mostNames;
  const told = names.slice(0, mostNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return {
    title: one ? '1 file was not sent' : `${names.length} files were not sent`,
    text: `The page was left before. Choose ${one ? 'it' : 'them'} again: ${told}.`,
  };
}
