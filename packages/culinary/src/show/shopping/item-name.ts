import { foldWords } from '../../words/fold.ts';
import type { Food } from '../../foods/food.ts';
import { singular } from '../../words/singular.ts';
import { recountedFood } from '../numbers/count-words.ts';
import { countedByS } from './shopping-words.data.ts';
import { inNumber } from '../../foods/translated-names.ts';

/** Longer names are a sentence that nobody meant as one. */
const longest = 160;

/**
 * The name of a thing that several lines call differently: the most frequent one, of equally frequent ones the fullest.
 * `count` is how many of the thing itself are bought; null where it is weighed or packed.
 */
export function itemName(
  names: readonly string[],
  { food, language, count }: { food: Food | null; language: string; count: number | null },
): string {
  const spellings = new Map<string, string[]>();
  for (const name of names) {
    const key = foldWords(name).split(' ').map(singular).join(' ');
    spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
  const [chosen = ['']] = [...spellings]
    .sort(([a, as], [b, bs]) => bs.length - as.length || b.length - a.length || (a < b ? -1 : 1))
    .map(([, same]) => same);
  const sorted = [...new Set(chosen)].sort(
    (a, b) => capitals(a) - capitals(b) || b.length - a.length || (a < b ? -1 : 1),
  );
  const name = sorted[0] ?? '';
  const short = name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name;
  return count === null ? short : numbered(short, count > 1.006, food, language);
}

function numbered(name: string, several: boolean, food: Food | null, language: string): string {
  if (language !== 'en') return inNumber(language, name, several) ?? name;
  const [one, many] = [food?.name ?? '', food?.plural ?? ''];
  if (food !== null && one !== many) {
    const [from, to] = several ? [one, many] : [many, one];
    const lower = name.toLowerCase();
    if (several && lower.endsWith(many)) return name;
    if (lower === from || lower.endsWith(` ${from}`))
      return name.slice(0, name.length - from.length) + to;
  }
  const last = /\p{L}+$/u.exec(name)?.[0] ?? '';
  const stem = last.replace(/s$/, '');
  if (countedByS.has(stem.toLowerCase()))
    return name.slice(0, name.length - last.length) + stem + (several ? 's' : '');
  return recountedFood(name, several ? { from: 1, to: 2 } : { from: 2, to: 1 });
}

function capitals(text: string): number {
  return (text.match(/\p{Lu}/gu) ?? []).length;
}
