import { inOneGo, type ByParts } from '../../words/by-parts.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { foodsNamed } from './food-names.ts';
import { ingredientTerms } from './ingredient-terms.ts';
import { familyNamed } from './family-names.ts';
import { readFamilies } from './read-families.ts';
import { searchWords } from './search-words.ts';
import { familyTerm, isQuiet } from './term-kinds.ts';

/** A recipe of more words is found by the first of them: those of its title, tags and ingredients come before its description. */
const MOST_TERMS = 4_000;
/** Characters of a title or line in which foods are looked for by their names, each by several words in several languages; all its words are found. */
const LONGEST_NAME = 300;

interface SearchableRecipe {
  title: string;
  description: string;
  tags: readonly string[];
  ingredients: readonly { name: string }[];
  /** In English. */
  translatedTitle?: string | null;
  /** Ingredient lines in English. */
  translatedIngredients?: readonly string[] | null;
  /** ISO 639-1. */
  languageCode?: string | null;
}

/**
 * What a recipe is found by, to be kept with it: its folded words, its foods, and the families of
 * foods it belongs to. A keyword in the title or a tag
 * always counts ("Chicken stock" is found by "chicken"); elsewhere it does not where only a stock or sauce is made of it.
 */
export const searchTerms = (recipe: SearchableRecipe): string[] =>
  inOneGo(searchTermsByParts(recipe));

/** The same, a name at a time: of a long list in several languages all of it takes some 100 ms. */
export function* searchTermsByParts(recipe: SearchableRecipe): ByParts<string[]> {
  const language = recipe.languageCode ?? null;
  const own = recipe.ingredients.map(({ name }) => name);
  const translated: string[] = [];
  for (const line of recipe.translatedIngredients ?? []) {
    translated.push(parseIngredient(line).name);
    yield;
  }
  const names = [...own, ...translated];
  const titles = [recipe.title, recipe.translatedTitle ?? ''];
  const terms = new Set<string>();
  const add = (found: Iterable<string>) => {
    for (const term of found) if (terms.size < MOST_TERMS) terms.add(term);
  };

  for (const text of [...titles, ...recipe.tags]) {
    const words = searchWords(text).flat();
    add(words);
    add(words.flatMap((word) => familyNamed(word)?.family ?? []).map(familyTerm));
  }
  for (const text of [recipe.title, ...recipe.tags, ...names])
    yield add([...readFamilies(begun(text), language)].map(familyTerm));
  for (const text of [recipe.title, ...recipe.tags, ...own])
    yield add(foodsNamed(begun(text), language).map(familyTerm));
  add([...readFamilies(recipe.translatedTitle ?? '', 'en')].map(familyTerm));
  for (const name of [recipe.translatedTitle ?? '', ...translated])
    yield add(foodsNamed(begun(name), 'en').map(familyTerm));
  for (const name of names) yield add(ingredientTerms(name));
  yield add([...readFamilies(recipe.description, language)].map(familyTerm));
  add(searchWords(recipe.description).flat());
  return [...terms].filter((term) => !isQuiet(term) || !terms.has(term.slice(1)));
}

const begun = (text: string) => text.slice(0, LONGEST_NAME);
