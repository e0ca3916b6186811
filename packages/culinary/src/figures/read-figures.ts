import { lexicon } from '../foods/read-lexicon.ts';

/** What a table knows of a food: cells of its own, the food whose figures it has, or its parts in grams a hundred grams. */
export type TableEntry =
  | { own: readonly string[] }
  | { from: string; likeness: 'same' | 'near' }
  | { parts: readonly (readonly [food: string, grams: number])[] };

/** A built table by food. Read on first use and kept. */
export function tableOf(text: string): ReadonlyMap<string, TableEntry> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [food = '', ...cells] = line.split('|');
        return [food, entryOf(cells)];
      }),
  );
}

function entryOf(cells: readonly string[]): TableEntry {
  const [first = '', likeness = ''] = cells;
  if (first.startsWith('=')) return { from: first.slice(1), likeness: likeness as 'same' | 'near' };
  if (!first.startsWith('+')) return { own: cells };
  const words = first.slice(1).split(' ');
  return {
    parts: words.flatMap((food, at) => (at % 2 === 0 ? [[food, Number(words[at + 1])]] : [])),
  };
}

/** Numbers between blanks; "-" is not known. */
export const figuresIn = (cell: string): (number | null)[] =>
  cell.split(' ').map((figure) => (figure === '-' ? null : Number(figure)));

let names: ReadonlyMap<string, string> | null = null;

/** The name of a food by its id; of a part that is no food of the lexicon the words of its id. */
export function nameOf(id: string): string {
  names ??= new Map(lexicon().map(({ food }) => [food.id, food.name]));
  return names.get(id) ?? id.replaceAll('-', ' ');
}
