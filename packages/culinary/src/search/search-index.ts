import { matchesTerm, nearMatch } from './match-word.ts';
import { parseQuery, type QueryWord } from './parse-query.ts';
import { searchTerms, type SearchableRecipe } from './search-terms.ts';
import { clearBit, countBits, emptyBits, hasBit, intersect, setBit, type SlotBits, slotsOf } from './slot-bits.ts';
import { familyTerm, quietTerm } from './term-kinds.ts';
import { createVocabulary } from './vocabulary.ts';

export { searchTerms, type SearchableRecipe };

/** Answers that are remembered, one a word of a query. */
const MOST_ANSWERS = 64;
const FIRST_CAPACITY = 64;

/** The recipes that a query finds. It tells the state of the moment: ask again after a put or remove. */
export interface FoundRecipes {
  readonly size: number;
  has(id: number): boolean;
  /** Their ids, in no order. */
  ids(): Iterable<number>;
}

export interface SearchIndex {
  /** Recipes in the index. */
  readonly size: number;
  /** Puts a recipe in, or what it is found by in the place of what it was found by. Terms are those of `searchTerms`. */
  put(id: number, terms: readonly string[]): void;
  /** Takes a recipe out; an unknown one is no error. */
  remove(id: number): void;
  /** Finds the recipes that have every word of the query; all of them where the query holds no word. */
  match(query: string): FoundRecipes;
}

/** What a word of a query finds, kept up to date by every put and remove. */
interface Answer {
  bits: SlotBits;
  found: number;
  /** Whether a term counts; with a letter wrong where no term counted otherwise. */
  counts: (term: string) => boolean;
  near: boolean;
}

/**
 * An index of one cook's recipes, in memory. Words of a query are found within words of the recipe ("kuchen" in "Apfelkuchen"); one letter
 * may be wrong in words of five and more, when no recipe has the word as it was typed. Putting one recipe costs the same however many there are.
 */
export function createSearchIndex(): SearchIndex {
  const vocabulary = createVocabulary();
  /** By the number of a word: the slots of the recipes that have it. */
  const postings: number[][] = [];
  const slotOf = new Map<number, number>();
  const idAt: number[] = [];
  const termsAt: Uint32Array[] = [];
  const freeSlots: number[] = [];
  let capacity = FIRST_CAPACITY;
  let everything = emptyBits(capacity);
  const answers = new Map<string, Answer>();

  function slotFor(id: number): number {
    const known = slotOf.get(id);
    if (known !== undefined) return known;
    const slot = freeSlots.pop() ?? idAt.length;
    if (slot >= capacity) {
      capacity *= 2;
      const grown = emptyBits(capacity);
      grown.set(everything);
      everything = grown;
      answers.clear();
    }
    slotOf.set(id, slot);
    idAt[slot] = id;
    setBit(everything, slot);
    return slot;
  }

  function drop(slot: number, number: number) {
    const list = postings[number]!;
    const last = list.pop()!;
    if (last !== slot) list[list.indexOf(slot)] = last;
    if (list.length === 0) vocabulary.forget(number);
  }

  function setTerms(slot: number, terms: readonly string[]) {
    const before = new Set(termsAt[slot]);
    const after = new Set<number>();
    for (const term of terms) {
      const number = vocabulary.learn(term);
      if (after.has(number)) continue;
      after.add(number);
      if (!before.delete(number)) (postings[number] ??= []).push(slot);
    }
    for (const number of before) drop(slot, number);
    termsAt[slot] = Uint32Array.from(after);
  }

  /** Answers stay right without being asked anew, unless a word that was near is now there as typed, or is there no longer. */
  function keepAnswers(slot: number, terms: readonly string[]) {
    for (const [key, answer] of answers) {
      const counted = hasBit(answer.bits, slot);
      const counts = terms.some(answer.counts);
      if (counts && !counted) setBit(answer.bits, slot);
      if (!counts && counted) clearBit(answer.bits, slot);
      answer.found += Number(counts) - Number(counted);
      if (answer.found === 0 || answer.near) answers.delete(key);
    }
  }

  function answerOf(word: QueryWord): Answer {
    const known = answers.get(word.key);
    if (known) {
      answers.delete(word.key);
      answers.set(word.key, known);
      return known;
    }
    let answer = collect((term) => matchesTerm(word, term), candidates(word));
    const near = answer.found === 0 ? nearMatch(word) : null;
    if (near) answer = { ...collect(near, allNumbers()), near: true };
    answers.set(word.key, answer);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
    return answer;
  }

  /** Numbers of the terms that a word may mean. */
  function candidates(word: QueryWord): Set<number> {
    const numbers = new Set<number>();
    const add = (number: number | undefined) => number !== undefined && numbers.add(number);
    if (word.family !== null) add(vocabulary.numberOf(familyTerm(word.family)));
    if (word.familyOnly) return numbers;
    for (const spelling of word.spellings) vocabulary.containing(spelling, add);
    for (const singular of word.singulars) {
      add(vocabulary.numberOf(singular));
      add(vocabulary.numberOf(quietTerm(singular)));
    }
    return numbers;
  }

  function allNumbers(): Set<number> {
    const numbers = new Set<number>();
    vocabulary.each((_, number) => numbers.add(number));
    return numbers;
  }

  function collect(counts: (term: string) => boolean, numbers: Iterable<number>): Answer {
    const bits = emptyBits(capacity);
    for (const number of numbers) {
      if (counts(vocabulary.wordAt(number))) for (const slot of postings[number]!) setBit(bits, slot);
    }
    return { bits, found: countBits(bits), counts, near: false };
  }

  function found(bits: SlotBits): FoundRecipes {
    let size: number | null = null;
    return {
      get size() {
        return (size ??= countBits(bits));
      },
      has(id) {
        const slot = slotOf.get(id);
        return slot !== undefined && hasBit(bits, slot);
      },
      *ids() {
        for (const slot of slotsOf(bits)) yield idAt[slot]!;
      },
    };
  }

  return {
    get size() {
      return slotOf.size;
    },
    put(id, terms) {
      const slot = slotFor(id);
      setTerms(slot, terms);
      keepAnswers(slot, terms);
    },
    remove(id) {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      setTerms(slot, []);
      keepAnswers(slot, []);
      slotOf.delete(id);
      clearBit(everything, slot);
      freeSlots.push(slot);
    },
    match(query) {
      const bits = everything.slice();
      for (const word of parseQuery(query)) intersect(bits, answerOf(word).bits);
      return found(bits);
    },
  };
}

/** Whether one recipe is found by a query, as in a library of this recipe alone. */
export function matchesSearch(recipe: SearchableRecipe, query: string): boolean {
  const index = createSearchIndex();
  index.put(0, searchTerms(recipe));
  return index.match(query).size === 1;
}
