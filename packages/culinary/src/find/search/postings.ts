import { Vocabulary } from './vocabulary.ts';

/** Which recipes have which term; recipes by their ordinals, terms by their numbers in the vocabulary. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  ordinalsWith(number: number): readonly number[];
  /** Gives an ordinal these terms in the place of those it had. */
  setTerms(ordinal: number, terms: readonly string[]): void;
}

/** Postings without any ordinal. Ordinals are small numbers, for they are places in lists; a term that no ordinal has any more is forgotten. */
export function createPostings(): Postings {
  const vocabulary = new Vocabulary();
  const ordinals: number[][] = [];
  const termsAt: Uint32Array[] = [];

  function drop(ordinal: number, number: number) {
    const list = ordinals[number]!;
    const last = list.pop()!;
    if (last !== ordinal) list[list.indexOf(ordinal)] = last;
    if (list.length === 0) vocabulary.forget(number);
  }

  return {
    vocabulary,
    ordinalsWith: (number) => ordinals[number] ?? [],
    setTerms(ordinal, terms) {
      const before = new Set(termsAt[ordinal]);
      const after = new Set<number>();
      for (const term of terms) {
        const number = vocabulary.learn(term);
        if (after.has(number)) continue;
        after.add(number);
        if (!before.delete(number)) (ordinals[number] ??= []).push(ordinal);
      }
      for (const number of before) drop(ordinal, number);
      termsAt[ordinal] = Uint32Array.from(after);
    },
  };
}
