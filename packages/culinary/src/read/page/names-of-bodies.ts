import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { BODY_ANYWHERE, BODY_AT_END, BODY_IN_FRONT } from './names-of-bodies.data.ts';

const LONGEST = 120;

/** Whether a line is the name of a club, a parish, a school, a town's office or a paper, which heads its pages and is no dish. */
export const namesBody = (text: string): boolean =>
  text.length <= LONGEST &&
  dishesIn(text).length === 0 &&
  [BODY_ANYWHERE, BODY_IN_FRONT, BODY_AT_END].some((words) => words.test(text.trim()));

const SHORTEST_WORD = 4;
const LONGEST_ENDING = 3;

/** Whether a recipe says a word of a name, but for its ending: "klein" says nothing of "Kleingartenverein". */
export function saysWordOf(name: string, said: readonly string[]): boolean {
  const words = new Set(said.flatMap((text) => foldWords(text).split(' ')));
  const own = foldWords(name)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD);
  return own.some(
    (word) =>
      words.has(word) ||
      [...words].some((other) => other.length >= SHORTEST_WORD && differInEnding(word, other)),
  );
}

const differInEnding = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.startsWith(short.slice(0, Math.max(SHORTEST_WORD, short.length - 1))) &&
    long.length - short.length <= LONGEST_ENDING
  );
};
