import { aisles, type Aisle } from './aisles.data.ts';
import type { Food } from './food.ts';
import { foodTable } from './foods.data.ts';

export interface FoodRow {
  food: Food;
  /** Further English names of the same thing to buy. */
  aliases: string[];
  /** Names of kinds of it: "gouda" among the cheeses that count as Emmental. */
  kinds: string[];
}

/** The rows of the table, in its order. */
export function readFoodTable(): FoodRow[] {
  const rows: FoodRow[] = [];
  let aisle: Aisle = 'Other';
  for (const line of foodTable.trim().split('\n')) {
    if (line.startsWith('#'))
      aisle = aisles.find((name) => name === line.slice(1).trim()) ?? 'Other';
    else if (line !== '') rows.push(readRow(line, aisle));
  }
  return rows;
}

function readRow(line: string, aisle: Aisle): FoodRow {
  const [names = '', density = '', piece = '', marks = '', others = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [name = '', plural] = names.split('/');
  const [grams = '', unit = null] = piece.split(' ');
  const food: Food = {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    plural: plural ?? pluralOf(name),
    aisle,
    density: figure(density),
    pieceGrams: figure(grams),
    pieceUnit: unit,
    estimated: density.endsWith('~') || grams.endsWith('~'),
    liquid: marks.includes('l'),
    basic: marks.includes('b'),
    staple: marks.includes('s'),
    generic: marks.includes('g'),
    water: marks.includes('w'),
  };
  const [aliases = '', kinds = ''] = others.split(';');
  return { food, aliases: listed(aliases), kinds: listed(kinds) };
}

function listed(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function figure(cell: string): number | null {
  return cell === '' ? null : Number.parseFloat(cell);
}

function pluralOf(name: string): string {
  if (name.endsWith('s')) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:sh|ch|x)$/.test(name) ? `${name}es` : `${name}s`;
}
