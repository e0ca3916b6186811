import { findFood } from '../../../foods/find-food.ts';

/** "11g. egg", "2Ig eggs": the letter of "lg." was read as a figure of the number in front of it. */
const LARGE = /^((?:• )?[1-9])\s?[1Il|]g(\.?)(?=\s(\p{Ll}{3,20})(?!\p{L}))/u;
/** In grams: what is lighter is not told by its size. */
const COUNTED = 40;

/** A recognised line with "lg." for what looks like so many grams, where so many of a food are counted: nobody weighs eleven grams of an egg. */
export const withLarge = (text: string): string =>
  text.replace(LARGE, (read, count: string, point: string, food: string) => {
    const grams = findFood(food, 'en')?.pieceGrams ?? 0;
    const isOne = /(?:^|\s)1$/u.test(count);
    return grams >= COUNTED && isOne !== /s$/u.test(food) ? `${count} lg${point}` : read;
  });
