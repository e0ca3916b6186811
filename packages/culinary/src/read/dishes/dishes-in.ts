import { isFood } from '../../foods/line-words.ts';
import { foldLetters } from '../../words/fold.ts';
import { knownDishes } from './known-dishes.ts';

/** A word of a text, folded, and where it stands. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Words of a text that are a dish: a "name" of its own ("ribollita"), a "kind" with what it is of ("Linsensuppe"), or a "bare" kind ("Suppe"). */
export interface KnownDish {
  /** In words, `to` behind the last. */
  from: number;
  to: number;
  is: 'name' | 'kind' | 'bare';
  /** Whether what it is of must stand behind it: "gratin". */
  isOpen: boolean;
  /** Folded. */
  name: string;
}

/** Longer words are none. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,40}/gu;
const SHORTEST_FRONT = 3;
/** The same before an end of few letters: "Vanilleeis". */
const LONGER_FRONT = 5;
/** Shorter ends are in many words: the front must be a food. */
const SHORTEST_END = 5;
const SHORTEST_OWN = 4;

export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORDS)].map(({ 0: found, index }) => ({
    word: foldLetters(found),
    start: index,
    end: index + found.length,
  }));

/** The dishes that a text names, from its beginning on. */
export function dishesIn(text: string, placed = placedWords(text)): KnownDish[] {
  const found: KnownDish[] = [];
  for (let at = 0; at < placed.length; at++) {
    const dish = nameAt(placed, at) ?? kindAt(text, placed, at);
    if (dish === null) continue;
    found.push(dish);
    at = dish.to - 1;
  }
  return found;
}

const dishOf = (
  placed: readonly PlacedWord[],
  from: number,
  to: number,
  is: KnownDish['is'],
  isOpen = false,
): KnownDish => ({
  from,
  to,
  is,
  isOpen,
  name: placed
    .slice(from, to)
    .map(({ word }) => word)
    .join(' '),
});

function nameAt(placed: readonly PlacedWord[], at: number): KnownDish | null {
  const names = knownDishes().names.get(placed[at]!.word);
  const name = names?.find((parts) =>
    parts.every((part, next) => placed[at + next]?.word === part),
  );
  return name === undefined ? null : dishOf(placed, at, at + name.length, 'name');
}

function kindAt(text: string, placed: readonly PlacedWord[], at: number): KnownDish | null {
  const { openers, closers } = knownDishes();
  const { word, start } = placed[at]!;
  if (isCompound(word)) return dishOf(placed, at, at + 1, 'kind');
  if (openers.has(word)) {
    const behind = text.slice(placed[at]!.end, placed[at]!.end + LONGEST_JOINT);
    return dishOf(placed, at, at + 1, OF_WHAT.test(behind) ? 'kind' : 'bare', true);
  }
  if (closers.has(word) || isEnd(word)) {
    const before = placed[at - 1];
    const isJoined = before !== undefined && /^[\s-]$/u.test(text.slice(before.end, start));
    const isOf = isJoined && isFood(before.word);
    return dishOf(placed, isOf ? at - 1 : at, at + 1, isOf ? 'kind' : 'bare');
  }
  return null;
}

/** What a dish is of, behind its kind. */
const OF_WHAT =
  /^\s(?:d['’e]|du|des|au|aux|à l[a'’]|con|alla|allo|all['’]|al|ai|agli|di|del|della|dell['’]|delle|dei|degli|de l[ao]s?|a la|com|com|sem|sin|sans|senza|do|da|dos)[\s'’]?\s?\p{L}{3}/iu;
const LONGEST_JOINT = 16;

const isEnd = (word: string): boolean =>
  word.length >= SHORTEST_OWN &&
  knownDishes().ends.some(([length, some]) => length === word.length && some.has(word));

/** "Linsensuppe", "äppelkaka" */
function isCompound(word: string): boolean {
  for (const [length, some] of knownDishes().ends) {
    const front = word.length - length;
    const least = length < SHORTEST_OWN ? LONGER_FRONT : SHORTEST_FRONT;
    const needsFood = front < least ? undefined : some.get(word.slice(front));
    if (needsFood === undefined) continue;
    if (!needsFood && length >= SHORTEST_END) return true;
    if (isFoodInFront(word.slice(0, front))) return true;
  }
  return false;
}

/** "Apfel", or "Zitronen" with the letter that joins it. */
const isFoodInFront = (front: string): boolean =>
  isFood(front) || (front.length > SHORTEST_FRONT && isFood(front.slice(0, -1)));
