import { intersect } from './bit-set.ts';
import { parseQuery } from './parse-query.ts';
import { createPostings } from './postings.ts';
import { RecipeOrdinals, type FoundRecipes } from './recipe-ordinals.ts';
import { WordAnswers } from './word-answers.ts';

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

/**
 * An index of one cook's recipes, in memory. Words of a query are found within words of the recipe ("kuchen" in "Apfelkuchen"); one letter
 * may be wrong in words of five and more, when no recipe has the word as it was typed. Putting one recipe costs the same however many there are.
 */
export function createSearchIndex(): SearchIndex {
  const postings = createPostings();
  const ordinals = new RecipeOrdinals();
  const answers = new WordAnswers(postings, ordinals);
  return {
    get size() {
      return ordinals.size;
    },
    put(id, terms) {
      const { capacity } = ordinals;
      const ordinal = ordinals.take(id);
      if (ordinals.capacity > capacity) answers.forget();
      postings.setTerms(ordinal, terms);
      answers.update(ordinal, terms);
    },
    remove(id) {
      const ordinal = ordinals.of(id);
      if (ordinal === undefined) return;
      postings.setTerms(ordinal, []);
      answers.update(ordinal, []);
      ordinals.free(id, ordinal);
    },
    match(query) {
      const found = ordinals.all();
      for (const part of parseQuery(query)) intersect(found, answers.of(part));
      return ordinals.found(found);
    },
  };
}
