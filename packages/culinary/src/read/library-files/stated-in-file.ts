import type { PortableRecipe } from '../../recipe/portable-recipe.ts';
import { readDuration } from '../../words/durations.ts';
import { firstText, isObject, isoDate, type JsonObject } from './json-values.ts';
import { statedYield } from './stated-yield.ts';

/** Facts that a program keeps under keys of its own, each under one of several; the first that is filled is taken. */
export type FactKeys = Partial<
  Record<'prepTime' | 'cookTime' | 'totalTime' | 'yield' | 'created', readonly string[]>
>;

/** What a file states of a recipe, as it stands there: what is taken of it and what could not be is told by the same. */
export type StatedFacts = Readonly<Record<keyof Required<FactKeys>, readonly unknown[]>> & {
  readonly author: unknown;
};

/** What an object states under the keys of its program, and its author. */
export function statedIn(value: JsonObject, keys: FactKeys): StatedFacts {
  const under = (names: readonly string[] = []) => names.map((name) => value[name]);
  return {
    author: value['author'] ?? value['creator'],
    prepTime: under(keys.prepTime),
    cookTime: under(keys.cookTime),
    totalTime: under(keys.totalTime),
    yield: under(keys.yield),
    created: under(keys.created),
  };
}

type TakenFacts = Pick<
  PortableRecipe,
  'author' | 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'yieldText' | 'createdAt'
>;

/** What a recipe has of it, where times and yield are kept as texts. */
export const takenFrom = (stated: StatedFacts): TakenFacts => ({
  author: authorOf(stated),
  prepTime: readDuration(firstText(stated.prepTime) ?? ''),
  cookTime: readDuration(firstText(stated.cookTime) ?? ''),
  totalTime: readDuration(firstText(stated.totalTime) ?? ''),
  ...statedYield(firstText(stated.yield)),
  createdAt: createdOf(stated),
});

/** The first date that is one. */
export const createdOf = ({ created }: StatedFacts): string | null =>
  created.map(isoDate).find((date) => date !== null) ?? null;

/** The author whom a program of another shape names, as a text, a list or by parts of a name; null for none, or an address alone. */
export function authorOf({ author }: StatedFacts): string | null {
  const people = (Array.isArray(author) ? author : [author]).map((one: unknown): string => {
    if (typeof one === 'string') return one.trim();
    if (!isObject(one)) return '';
    const name = one['name'] ?? one['alternateName'];
    if (typeof name === 'string' && name.trim() !== '') return name.trim();
    return ['givenName', 'familyName']
      .map((part) => one[part])
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim();
  });
  const named = new Set(people.filter((name) => name !== '' && !/^https?:\/\//i.test(name)));
  return named.size > 0 ? [...named].join(', ') : null;
}
