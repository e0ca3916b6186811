import { isFood } from '../../foods/line-words.ts';
import {
  BEFORE_QUALITY,
  DONE_TO,
  FEMININE,
  FROM_OVEN,
  GERMAN_QUALITY,
  JOINTS,
  MANNER,
  MASCULINE,
  OF_MANNER,
} from './around-dish.data.ts';
import { dishesIn, placedWords, type KnownDish, type PlacedWord } from './dishes-in.ts';

/** Words of a dish stand next to each other, or in one compound. */
const NEXT = /^(?:\s|-|['’]|\s?&\s)$/u;
const MOST_JOINTS = 3;
const MOST_BEFORE = 4;
const LONGEST = 90;
const STEM = 5;

/** A text and the words of it, with what the recipe speaks of. */
interface Spoken {
  text: string;
  placed: readonly PlacedWord[];
  spoken: ReadonlySet<string>;
}

/**
 * The name of a dish with what stands around it in its sentence and is of it: "lentejas con chorizo", "Russischer Zupfkuchen". `spoken`:
 * stems of the recipe's words.
 */
export function nameAround(
  text: string,
  dish: KnownDish,
  spoken: ReadonlySet<string>,
  placed = placedWords(text),
): string {
  const source = { text, placed, spoken };
  const to = endOf(source, dish);
  const from = beginOf(source, dish);
  const before = qualityBefore(source, from);
  const end = placed[to - 1]!.end;
  const oven = FROM_OVEN.exec(text.slice(end, end + LONGEST))?.[0] ?? '';
  const name = text.slice(placed[from]!.start, end + oven.length);
  return `${before}${name}`.replace(/\s+/g, ' ').trim();
}

const areNext = ({ text, placed }: Spoken, at: number): boolean =>
  at > 0 && at < placed.length && NEXT.test(text.slice(placed[at - 1]!.end, placed[at]!.start));

const isContent = ({ placed, spoken }: Spoken, at: number): boolean => {
  const { word } = placed[at]!;
  return (
    word.length > 2 &&
    !JOINTS.has(word) &&
    (isFood(word) || (word.length >= STEM && spoken.has(word.slice(0, STEM))))
  );
};

/** Behind the last word of the name. */
function endOf(source: Spoken, dish: KnownDish): number {
  const { placed } = source;
  let end = dish.to;
  for (;;) {
    if (areNext(source, end) && DONE_TO.test(placed[end]!.word)) {
      end++;
      continue;
    }
    let next = end;
    while (next < end + MOST_JOINTS && areNext(source, next) && JOINTS.has(placed[next]!.word))
      next++;
    if (next === end || !areNext(source, next)) return end;
    const joint = placed
      .slice(end, next)
      .map(({ word }) => word)
      .join(' ');
    const isOf =
      isContent(source, next) ||
      (MANNER.test(joint) && OF_MANNER.test(placed[next]!.word)) ||
      dishesIn(placed[next]!.word).some(({ is }) => is === 'name');
    if (!isOf) return end;
    end = next + 1;
  }
}

/** The first word of the name: what a compound holds, and the foods before an English kind. */
function beginOf(source: Spoken, dish: KnownDish): number {
  const { text, placed } = source;
  let from = dish.from;
  const least = Math.max(0, dish.from - MOST_BEFORE);
  while (from > least && text.slice(placed[from - 1]!.end, placed[from]!.start) === '-') from--;
  if (dish.is === 'name' && from === dish.from && dish.to - dish.from > 1) return from;
  while (from > least && areNext(source, from)) {
    if (isContent(source, from - 1) && !isVerbal(placed[from - 1]!.word)) from--;
    else if (
      from - 1 > least &&
      /^(?:and|und|n)$/u.test(placed[from - 1]!.word) &&
      from < dish.to &&
      areNext(source, from - 1) &&
      isFood(placed[from - 2]!.word)
    )
      from -= 2;
    else break;
  }
  return from;
}
const isVerbal = (word: string): boolean => !isFood(word);

/** "Russischer " of "den Russischen Zupfkuchen"; empty where nothing describes the dish. */
function qualityBefore(source: Spoken, from: number): string {
  const { text, placed } = source;
  const [word, noun] = [placed[from - 1], placed[from]!];
  if (word === undefined || !areNext(source, from) || !GERMAN_QUALITY.test(word.word)) return '';
  if (!/^\p{Lu}/u.test(text.slice(noun.start, noun.end)) || BEFORE_QUALITY.test(word.word))
    return '';
  const own = text.slice(word.start, word.end);
  const before = placed[from - 2];
  const isProper = /^\p{Lu}/u.test(own) && from > 1;
  if (before === undefined || !BEFORE_QUALITY.test(before.word) || !areNext(source, from - 1))
    return isProper || from === 1 ? `${own} ` : '';
  if (/er$/u.test(word.word) && isProper) return `${own} `;
  const stem = own.replace(/e[nmrs]?$/u, '');
  if (stem === own) return '';
  const ending = MASCULINE.test(noun.word) ? 'er' : FEMININE.test(noun.word) ? 'e' : '';
  return ending === '' ? `${own} ` : `${stem[0]!.toUpperCase()}${stem.slice(1)}${ending} `;
}
