import { intersect } from './bit-set.ts';
import { parseQuery } from './parse-query.ts';
import { createPostings } from './postings.ts';
import { RecipeSlots, type FoundRecipes } from './recipe-slots.ts';
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
  const slots = new RecipeSlots();
  const answers = new WordAnswers(postings, slots);
  return {
    get size() {
      return slots.size;
    },
    put(id, terms) {
      const { capacity } = slots;
      const slot = slots.take(id);
      if (slots.capacity > capacity) answers.forget();
      postings.setTerms(slot, terms);
      answers.update(slot, terms);
    },
    remove(id) {
      const slot = slots.of(id);
      if (slot === undefined) return;
      postings.setTerms(slot, []);
      answers.update(slot, []);
      slots.free(id, slot);
    },
    match(query) {
      const found = slots.all();
      for (const part of parseQuery(query)) intersect(found, answers.of(part));
      return slots.found(found);
    },
  };
}
