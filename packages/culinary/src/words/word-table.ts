import { words } from './word-list.ts';

/** A table that is asked for words of people: without the words that every object has ("constructor"). */
/* @__NO_SIDE_EFFECTS__ */
export function wordTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries));
}

/** The same from rows of a value and all its words: `[2, 'two zwei deux']`. */
/* @__NO_SIDE_EFFECTS__ */
export function wordTableByValue<Value>(
  rows: readonly (readonly [value: Value, words: string])[],
): Readonly<Record<string, Value>> {
  return wordTable(
    Object.fromEntries(rows.flatMap(([value, list]) => words(list).map((word) => [word, value]))),
  );
}
