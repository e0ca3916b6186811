import { clearBit, emptyBitSet, hasBit, intersect, setBit, unite, type BitSet } from './bit-set.ts';
import { correctedWord, isAsTyped, matchesTerm, nearMatch } from './match-word.ts';
import type { QueryPart, QueryWord } from './parse-query.ts';
import type { Postings } from './postings.ts';
import type { RecipeOrdinals } from './recipe-ordinals.ts';
import { familyTerm, quietTerm } from './term-kinds.ts';

/** Answers that are remembered, one a word of a query. */
const MOST_ANSWERS = 64;

/** What a word of a query finds, kept up to date by every put and remove. */
interface Answer {
  bits: BitSet;
  found: number;
  /** Whether a term counts. */
  counts: (term: string) => boolean;
  /**
   * Terms on which it hangs what else counts: what may have been meant where nothing is as it was
   * typed. Null where something is.
   */
  near: ((term: string) => boolean) | null;
}

/** Which recipes have what the words of queries ask for; the last answers are remembered. */
export class WordAnswers {
  readonly #postings: Postings;
  readonly #ordinals: RecipeOrdinals;
  readonly #answers = new Map<string, Answer>();

  constructor(postings: Postings, ordinals: RecipeOrdinals) {
    this.#postings = postings;
    this.#ordinals = ordinals;
  }

  /** The ordinals of the recipes that have all words of a part of a query, or the food that they name. */
  of({ words, food }: QueryPart): BitSet {
    const [first, ...others] = words.map((word) => this.#answerOf(word));
    if (others.length === 0 && food === null) return first!;
    const bits = first!.slice();
    for (const other of others) intersect(bits, other);
    if (food !== null) unite(bits, this.#answerOf(food));
    return bits;
  }

  #answerOf(word: QueryWord): BitSet {
    const known = this.#answers.get(word.key);
    const answer = known ?? this.#ask(word);
    this.#answers.delete(word.key);
    this.#answers.set(word.key, answer);
    if (this.#answers.size > MOST_ANSWERS) this.#answers.delete(this.#answers.keys().next().value!);
    return answer.bits;
  }

  forget(): void {
    this.#answers.clear();
  }

  /**
   * A recipe has other terms. Answers stay right without being asked anew, unless they hang on
   * words near to what was typed and one of these comes or goes, or nothing is left.
   */
  update(ordinal: number, terms: readonly string[]): void {
    for (const [key, answer] of this.#answers) {
      const counted = hasBit(answer.bits, ordinal);
      const counts = terms.some(answer.counts);
      if (counts && !counted) setBit(answer.bits, ordinal);
      if (!counts && counted) clearBit(answer.bits, ordinal);
      answer.found += Number(counts) - Number(counted);
      if (
        answer.found === 0 ||
        (answer.near !== null && (counted || counts || terms.some(answer.near)))
      )
        this.#answers.delete(key);
    }
  }

  #ask(word: QueryWord): Answer {
    const { vocabulary } = this.#postings;
    const numbers = this.#candidates(word);
    const counts = (term: string) => matchesTerm(word, term);
    const typed = [...numbers].some((number) => isAsTyped(word, vocabulary.wordAt(number)));
    const exact = { ...this.#collect(counts, numbers), counts, near: null };
    return typed ? exact : this.#corrected(word, exact);
  }

  /**
   * What a word finds that no recipe has as it was typed: all that the words find which are so but
   * for a letter. Of what looks like a plural only words with its singular.
   */
  #corrected(word: QueryWord, exact: Answer): Answer {
    const near = nearMatch(word);
    if (near === null) return exact;
    const { vocabulary } = this.#postings;
    const singulars = word.singulars.filter((singular) =>
      [singular, quietTerm(singular)].some((term) => vocabulary.numberOf(term) !== undefined),
    );
    const numbers = this.#candidates(word);
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
      for (const number of this.#candidates(correction)) numbers.add(number);
    const counts = (term: string) =>
      exact.counts(term) ||
      families.has(term) ||
      meant.some((correction) => matchesTerm(correction, term));
    return { ...this.#collect(counts, numbers), counts, near };
  }

  /** Numbers of the terms that a word may mean. */
  #candidates(word: QueryWord): Set<number> {
    const { vocabulary } = this.#postings;
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
  #collect(
    counts: (term: string) => boolean,
    numbers: Iterable<number>,
  ): Pick<Answer, 'bits' | 'found'> {
    const { vocabulary, ordinalsWith } = this.#postings;
    const bits = emptyBitSet(this.#ordinals.capacity);
    let found = 0;
    for (const number of numbers) {
      if (found === this.#ordinals.size) break;
      if (!counts(vocabulary.wordAt(number))) continue;
      for (const ordinal of ordinalsWith(number)) {
        if (hasBit(bits, ordinal)) continue;
        setBit(bits, ordinal);
        found++;
      }
    }
    return { bits, found };
  }
}
