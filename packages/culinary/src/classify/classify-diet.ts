import type { DietaryCategory } from '../recipe.ts';
import { compounds, fishWords, harmlessPhrases, meatWords, poultryWords } from './diet-words.data.ts';
import { foldWords } from './fold-words.ts';

const meat = new Set([...meatWords, ...poultryWords]);
const fish = new Set(fishWords);
const harmless = new RegExp(`\\b(?:${harmlessPhrases.join('|')})\\b`, 'g');
const meatStems = [...compounds.meat, ...compounds.poultry];

/**
 * The diet that a title and ingredient lines fit, by whole words and phrases in eight languages: meat or poultry make it omnivore,
 * fish and seafood pescetarian, anything else vegetarian. A word in a harmless phrase ("oyster mushroom", "vegan sausage") does not count.
 */
export function classifyDiet(title: string, lines: readonly string[]): Exclude<DietaryCategory, 'dessert'> {
  let hasFish = false;
  for (const text of [title, ...lines]) {
    const words = foldWords(text).replace(harmless, ' ').split(' ');
    for (const word of words) {
      if (meat.has(word) || meatStems.some((stem) => isCompound(word, stem))) return 'omnivore';
      hasFish ||= fish.has(word) || compounds.fish.some((stem) => isCompound(word, stem));
    }
  }
  return hasFish ? 'pescetarian' : 'vegetarian';
}

const isCompound = (word: string, stem: string) => word.length > stem.length + 2 && (word.startsWith(stem) || word.endsWith(stem));
