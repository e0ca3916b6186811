import type { Food } from './food.ts';
import type { ForeignLanguage, NamedFood } from './food-index.ts';
import { passingWords } from './passing-words.data.ts';
import { singular } from '../words/singular.ts';

export interface FoodMatch {
  food: Food;
  /** Folded words of the name that may make it another thing to buy than the food: "smoked", "boneless", "dijon". */
  rest: readonly string[];
  /** The whole name is a name of the food. */
  exact: boolean;
  /** The food is named, but something behind it may be what is meant: "mango chips". Good enough for an aisle, not for a weight. */
  loose: boolean;
  language: 'en' | ForeignLanguage;
}

/** Which words of a name are the food's. */
export interface Span extends NamedFood {
  start: number;
  end: number;
}

/** The longest name in a stretch; of equally long ones the last or the first. */
export function longestIn(
  words: readonly string[],
  from: number,
  to: number,
  find: (start: number, end: number) => NamedFood | null,
  longest: number,
  last: boolean,
): Span | null {
  for (let length = Math.min(longest, to - from); length > 0; length -= 1) {
    const starts = Array.from({ length: to - from - length + 1 }, (_, at) => from + at);
    for (const start of last ? starts.reverse() : starts) {
      const named = find(start, start + length);
      if (named !== null) return { ...named, start, end: start + length };
    }
  }
  return null;
}

export function matchOf(
  words: readonly string[],
  { food, kind, start, end }: Span,
  language: FoodMatch['language'],
  loose: boolean,
): FoodMatch {
  const rest = words.filter(
    (word, at) =>
      (at < start || at >= end) && !passingWords.has(word) && !passingWords.has(singular(word)),
  );
  return {
    food,
    rest: [...kind, ...rest.map(singular)],
    exact: end - start === words.length,
    loose,
    language,
  };
}
