import { foldWords } from '../../words/fold-words.ts';
import type { Food } from '../../foods/food.ts';
import { singular } from '../../foods/singular.ts';
import { recountedFood } from '../numbers/count-words.ts';
import { foodNames } from '../../foods/food-names.data.ts';

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
  if (language !== 'en')
    return (
      (several ? forms().plurals : forms().singulars).get(`${language} ${foldWords(name)}`) ?? name
    );
  const [one, many] = [food?.name ?? '', food?.plural ?? ''];
  if (food !== null && one !== many) {
    const [from, to] = several ? [one, many] : [many, one];
    const lower = name.toLowerCase();
    if (several && lower.endsWith(many)) return name;
    if (lower === from || lower.endsWith(` ${from}`))
      return name.slice(0, name.length - from.length) + to;
  }
  return recountedFood(name, several ? { from: 1, to: 2 } : { from: 2, to: 1 });
}

/** What a food is called in a language; in English where the language has no word for it here. */
export function nameIn(language: string, food: Food): string {
  return forms().names.get(`${language} ${foldWords(food.name)}`) ?? food.name;
}

interface Forms {
  /** By language and folded English name, in the singular. */
  names: ReadonlyMap<string, string>;
  /** By language and folded name. */
  plurals: ReadonlyMap<string, string>;
  singulars: ReadonlyMap<string, string>;
}
let known: Forms | null = null;

/** Singular and plural of foreign names, from the table of names. */
function forms(): Forms {
  if (known) return known;
  const [names, plurals, singulars] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const columns = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'];
  for (const row of foodNames.trim().split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim().split('/'));
    for (const [at, [one, many]] of cells.entries()) {
      if (one) names.set(`${columns[at]} ${foldWords(cells[0]![0]!)}`, one);
      if (!one || !many) continue;
      plurals.set(`${columns[at]} ${foldWords(one)}`, many);
      singulars.set(`${columns[at]} ${foldWords(many)}`, one);
    }
  }
  known = { names, plurals, singulars };
  return known;
}

function capitals(text: string): number {
  return (text.match(/\p{Lu}/gu) ?? []).length;
}
