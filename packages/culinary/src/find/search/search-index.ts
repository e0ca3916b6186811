import { correctedWord, isAsTyped, matchesTerm, nearMatch } from './match-word.ts';
import { parseQuery, type QueryPart, type QueryWord } from './parse-query.ts';
import { createPostings } from './postings.ts';
import {
  clearBit,
  countBits,
  eachSlot,
  emptyBits,
  hasBit,
  intersect,
  setBit,
  type SlotBits,
  unite,
} from './slot-bits.ts';
import { familyTerm, quietTerm } from './term-kinds.ts';

/** Answers that are remembered, one a word of a query. */
const MOST_ANSWERS = 64;
const FIRST_CAPACITY = 64;

/** The recipes that a query finds. It tells the state of the moment: ask again after a put or remove. */
interface FoundRecipes {
  readonly size: number;
  has(id: number): boolean;
  /** Their ids, in no order. */
  ids(): number[];
}

interface SearchIndex {
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
  /** Whether a term counts. */
  counts: (term: string) => boolean;
  /** Terms on which it hangs what else counts: what may have been meant where nothing is as it was typed. Null where something is. */
  near: ((term: string) => boolean) | null;
}

/**
 * An index of one cook's recipes, in memory. Words of a query are found within words of the recipe ("kuchen" in "Apfelkuchen"); one letter
 * may be wrong in words of five and more, when no recipe has the word as it was typed. Putting one recipe costs the same however many there are.
 */
export function createSearchIndex(): SearchIndex {
  const { vocabulary, slotsWith, setTerms } = createPostings();
  const slotOf = new Map<number, number>();
  const idAt: number[] = [];
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

  /** Answers stay right without being asked anew, unless they hang on words near to what was typed and one of these comes or goes, or nothing is left. */
  function keepAnswers(slot: number, terms: readonly string[]) {
    for (const [key, answer] of answers) {
      const counted = hasBit(answer.bits, slot);
      const counts = terms.some(answer.counts);
      if (counts && !counted) setBit(answer.bits, slot);
      if (!counts && counted) clearBit(answer.bits, slot);
      answer.found += Number(counts) - Number(counted);
      if (
        answer.found === 0 ||
        (answer.near !== null && (counted || counts || terms.some(answer.near)))
      )
        answers.delete(key);
    }
  }

  function answerOfPart({ words, food }: QueryPart): SlotBits {
    const [first, ...others] = words.map((word) => answerOf(word).bits);
    if (others.length === 0 && food === null) return first!;
    const bits = first!.slice();
    for (const other of others) intersect(bits, other);
    if (food !== null) unite(bits, answerOf(food).bits);
    return bits;
  }

  function answerOf(word: QueryWord): Answer {
    const known = answers.get(word.key);
    if (known) {
      answers.delete(word.key);
      answers.set(word.key, known);
      return known;
    }
    const numbers = candidates(word);
    const counts = (term: string) => matchesTerm(word, term);
    const typed = [...numbers].some((number) => isAsTyped(word, vocabulary.wordAt(number)));
    const exact = { ...collect(counts, numbers), counts, near: null };
    const answer = typed ? exact : corrected(word, exact);
    answers.set(word.key, answer);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
    return answer;
  }

  /**
   * What a word finds that no recipe has as it was typed: all that the words find which are so but
   * for a letter. Of what looks like a plural only words with its singular.
   */
  function corrected(word: QueryWord, exact: Answer): Answer {
    const near = nearMatch(word);
    if (near === null) return exact;
    const singulars = word.singulars.filter((singular) =>
      [singular, quietTerm(singular)].some((term) => vocabulary.numberOf(term) !== undefined),
    );
    const numbers = candidates(word);
    const meant: QueryWord[] = [];
    const families = new Set<string>();
    for (const number of vocabulary.numbers()) {
      const term = vocabulary.wordAt(number);
      if (!near(term)) continue;
      const correction = correctedWord(word, term);
      if (
        exact.found > 0 &&
        !correction?.singulars.some((singular) => singulars.includes(singular))
      )
        continue;
      numbers.add(number);
      if (correction === null) families.add(term);
      else meant.push(correction);
    }
    for (const correction of meant)
      for (const number of candidates(correction)) numbers.add(number);
    const counts = (term: string) =>
      exact.counts(term) ||
      families.has(term) ||
      meant.some((correction) => matchesTerm(correction, term));
    return { ...collect(counts, numbers), counts, near };
  }

  /** Numbers of the terms that a word may mean. */
  function candidates(word: QueryWord): Set<number> {
    const numbers = new Set<number>();
    const add = (number: number | undefined) => number !== undefined && numbers.add(number);
    for (const family of word.families) add(vocabulary.numberOf(familyTerm(family)));
    if (word.familyOnly) return numbers;
    for (const spelling of word.spellings) vocabulary.containing(spelling, add);
    for (const singular of word.singulars) {
      add(vocabulary.numberOf(singular));
      add(vocabulary.numberOf(quietTerm(singular)));
    }
    return numbers;
  }

  /** A letter or two are in every recipe: then most terms need not be looked at. */
  function collect(
    counts: (term: string) => boolean,
    numbers: Iterable<number>,
  ): Pick<Answer, 'bits' | 'found'> {
    const bits = emptyBits(capacity);
    let found = 0;
    for (const number of numbers) {
      if (found === slotOf.size) break;
      if (!counts(vocabulary.wordAt(number))) continue;
      for (const slot of slotsWith(number)) {
        if (hasBit(bits, slot)) continue;
        setBit(bits, slot);
        found++;
      }
    }
    return { bits, found };
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
      ids() {
        const ids: number[] = [];
        eachSlot(bits, (slot) => ids.push(idAt[slot]!));
        return ids;
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
      for (const part of parseQuery(query)) intersect(bits, answerOfPart(part));
      return found(bits);
    },
  };
}
