/** Something that was read uncertainly, and the line it is about. */
export interface Doubt {
  part: 'title' | 'ingredient' | 'step' | 'whole';
  /** Which of the ingredient lines or steps, counted through all groups; null for the title, the whole, and a list that was not found. */
  index: number | null;
  /** Why, for a person. */
  sentence: string;
  /** The source's own words. */
  sourceWords: string | null;
  /** With what of its line it stands and falls; of the whole, while it is read, the fact. */
  about?: 'times' | 'yield' | 'amount' | 'end';
  /** The words of its line that it is about; empty where it is all of them. A kept doubt of an earlier version quotes them in its sentence. */
  words?: readonly string[];
}

/** What can be doubted of a recipe, in its words. */
export interface DoubtedWords {
  title: string | null;
  ingredient: readonly string[];
  step: readonly string[];
}

/** A doubt about all of what was read. */
export const doubtOfWhole = (sentence: string, sourceWords: string | null = null): Doubt => ({
  part: 'whole',
  index: null,
  sentence,
  sourceWords,
});

/** A doubt about one of the facts of the whole. */
export const doubtOfFact = (
  about: 'times' | 'yield',
  sentence: string,
  sourceWords: string | null = null,
): Doubt => ({ ...doubtOfWhole(sentence, sourceWords), about });

/** The fact of the whole that a doubt is about; null where it is about something else. */
export const factOf = ({ about }: Doubt): 'times' | 'yield' | null =>
  about === 'times' || about === 'yield' ? about : null;

/** That a list is lacking: gone as soon as somebody writes one. */
export const doubtOfMissing = (part: 'ingredient' | 'step', sentence: string): Doubt => ({
  part,
  index: null,
  sentence,
  sourceWords: null,
});

/** A doubt about the title, or that there is none. */
export const doubtOfTitle = (sentence: string, sourceWords: string | null = null): Doubt => ({
  part: 'title',
  index: null,
  sentence,
  sourceWords,
});

/**
 * A doubt once the words are others: it stays with its line wherever that stands now, and is null where the line was changed or taken
 * away. Of lines in the same words each keeps its own, in their order.
 */
export function doubtAfter<D extends Doubt>(
  doubt: D,
  before: DoubtedWords,
  after: DoubtedWords,
): D | null {
  const { part, index } = doubt;
  if (part === 'whole') return doubt;
  if (part === 'title') return before.title === after.title ? doubt : null;
  if (index === null) return before[part].length > 0 || after[part].length === 0 ? doubt : null;
  const place = placeAfter(before[part], after[part], index);
  if (place === null) return null;
  return place === index ? doubt : { ...doubt, index: place };
}

/** Where a line of a list stands in the list that it became. */
function placeAfter(
  before: readonly string[],
  after: readonly string[],
  index: number,
): number | null {
  const line = before[index];
  if (line === undefined) return null;
  if (after[index] === line && before.length === after.length) return index;
  const earlier = before.slice(0, index).filter((other) => other === line).length;
  const places = after.flatMap((other, place) => (other === line ? [place] : []));
  return places[Math.min(earlier, places.length - 1)] ?? null;
}
