import { foldWords } from '../../words/fold.ts';
import type { Dish } from '../dishes/dish.ts';

/** Titles are asked for a handful; nobody looks through more. */
const MOST_TITLES = 200;
const LONGEST_TITLE = 300;

/** What was composed before, by its titles. */
export interface MadeBefore {
  hasTitle: (title: string) => boolean;
  /** How many of the titles are of this kind of dish. */
  timesOf: (dish: Dish) => number;
  /** How many of the titles name this. */
  timesNamed: (said: string) => number;
}

export function madeBefore(avoid: readonly string[]): MadeBefore {
  const titles = avoid.slice(-MOST_TITLES).map((title) => foldWords(title.slice(0, LONGEST_TITLE)));
  const whole = new Set(titles);
  return {
    hasTitle: (title) => whole.has(foldWords(title)),
    timesOf: (dish) => {
      const patterns = dish.titles.map(fixedParts);
      return titles.filter((title) => patterns.some((parts) => holds(title, parts))).length;
    },
    timesNamed: (said) =>
      titles.filter((title) => ` ${title} `.includes(` ${foldWords(said)} `)).length,
  };
}

/** The words of "Braised {p} with {side}" that stand in every title it makes, folded. */
const fixedParts = (title: string): string[] => title.split(/\{[^}]+\}/).map(foldWords);

/** Whether a title holds these parts in turn, the first in front and the last at its end. */
function holds(title: string, parts: readonly string[]): boolean {
  if (!title.startsWith(parts[0]!) || !title.endsWith(parts.at(-1)!)) return false;
  let at = 0;
  for (const part of parts) {
    const found = title.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return true;
}
