import { namedForms } from '../../foods/named-foods.ts';
import { searchWords } from './search-words.ts';

let known: ReadonlySet<string> | null = null;

/** Whether a folded word names salt, pepper, water or oil: as ingredients they say nothing about a recipe, for nearly each has them. */
export function isSeasoning(word: string): boolean {
  known ??= new Set(
    [...namedForms()]
      .filter(({ row, words }) => row.marks.includes('q') && words.length === 1)
      .flatMap(({ text }) => searchWords(text)[0] ?? []),
  );
  return known.has(word);
}
