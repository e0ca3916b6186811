import { mapByParts, type ByParts } from '../../words/by-parts.ts';
import { foldWords } from '../../words/fold.ts';
import type { Food } from '../../foods/food.ts';
import { singular } from '../../words/singular.ts';
import { recountedFood } from '../numbers/count-words.ts';
import { countedByS, withoutPlural } from './shopping-words.data.ts';
import { inNumber } from '../../foods/translated-names.ts';

/** Longer names are a sentence that nobody meant as one. */
const longest = 160;

/**
 * The name of a thing that several lines call differently: the most frequent one, of equally frequent ones the fullest.
 * `count` is how many of the thing itself are bought; null where it is weighed or packed.
 */
export function* itemName(
  names: readonly string[],
  { food, language, count }: { food: Food | null; language: string; count: number | null },
): ByParts<string> {
  const spelt = yield* spellingsOf(names);
  const [chosen = ['']] = spelt
    .sort((a, b) => b.lines - a.lines || b.key.length - a.key.length || (a.key < b.key ? -1 : 1))
    .map(({ spellings }) => spellings);
  const sorted = [...chosen].sort(
    (a, b) => capitals(a) - capitals(b) || b.length - a.length || (a < b ? -1 : 1),
  );
  const name = sorted[0] ?? '';
  const short = name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name;
  return count === null ? short : numbered(short, count > 1.006, food, language);
}

interface Spelt {
  /** The words folded, in the singular. */
  key: string;
  spellings: string[];
  lines: number;
}

/** The names that are one but for capitals, accents and number. */
function* spellingsOf(names: readonly string[]): ByParts<Spelt[]> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const keys = yield* mapByParts([...times.keys()], (name) =>
    foldWords(name).split(' ').map(singular).join(' '),
  );
  const found = new Map<string, Spelt>();
  for (const [at, [name, lines]] of [...times].entries()) {
    const key = keys[at]!;
    const same = found.get(key) ?? { key, spellings: [], lines: 0 };
    same.spellings.push(name);
    same.lines += lines;
    found.set(key, same);
  }
  return [...found.values()];
}

function numbered(name: string, several: boolean, food: Food | null, language: string): string {
  if (language !== 'en') return inNumber(language, name, several) ?? name;
  const last = /\p{L}+$/u.exec(name)?.[0] ?? '';
  const stem = last.replace(/s$/, '');
  const stemmed = name.slice(0, name.length - last.length) + stem;
  if (withoutPlural.has(stem.toLowerCase())) return stemmed;
  const [one, many] = [food?.name ?? '', food?.plural ?? ''];
  if (food !== null && one !== many) {
    const [from, to] = several ? [one, many] : [many, one];
    const lower = name.toLowerCase();
    if (several && lower.endsWith(many)) return name;
    if (lower === from || lower.endsWith(` ${from}`))
      return name.slice(0, name.length - from.length) + to;
  }
  if (countedByS.has(stem.toLowerCase())) return stemmed + (several ? 's' : '');
  return recountedFood(name, several ? { from: 1, to: 2 } : { from: 2, to: 1 });
}

function capitals(text: string): number {
  return (text.match(/\p{Lu}/gu) ?? []).length;
}
