import { Vocabulary } from './vocabulary.ts';

/** Which recipes have which term; recipes by their slots, terms by their numbers in the vocabulary. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  slotsWith(number: number): readonly number[];
  /** Gives a slot these terms in the place of those it had. */
  setTerms(slot: number, terms: readonly string[]): void;
}

/** Postings without any slot. Slots are small numbers, for they are places in lists; a term that no slot has any more is forgotten. */
export function createPostings(): Postings {
  const vocabulary = new Vocabulary();
  const slots: number[][] = [];
  const termsAt: Uint32Array[] = [];

  function drop(slot: number, number: number) {
    const list = slots[number]!;
    const last = list.pop()!;
    if (last !== slot) list[list.indexOf(slot)] = last;
    if (list.length === 0) vocabulary.forget(number);
  }

  return {
    vocabulary,
    slotsWith: (number) => slots[number] ?? [],
    setTerms(slot, terms) {
      const before = new Set(termsAt[slot]);
      const after = new Set<number>();
      for (const term of terms) {
        const number = vocabulary.learn(term);
        if (after.has(number)) continue;
        after.add(number);
        if (!before.delete(number)) (slots[number] ??= []).push(slot);
      }
      for (const number of before) drop(slot, number);
      termsAt[slot] = Uint32Array.from(after);
    },
  };
}
