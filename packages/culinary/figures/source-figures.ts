import { lexicon } from '../src/foods/read-lexicon.ts';
import { impactAxes, nutrientIds, type ImpactAxis } from '../src/figures/nutrients.data.ts';
import { groupMedian, impactOfLand } from './product-groups.ts';
import { rowsByName, tableRows, type Row } from './read-tables.ts';

/** What is known of a food by one of the tables: its own figures, or the food or the parts whose figures it has. */
export type Known<Own> =
  { own: Own } | { from: string; likeness: 'same' | 'near' } | { parts: readonly Part[] };

export interface Part {
  food: string;
  /** Grams in 100 g. */
  grams: number;
}

export interface OwnNutrients {
  source: string;
  /** In the order of `nutrientIds`. */
  values: readonly (number | null)[];
  refuse: number;
}

export interface OwnImpacts {
  source: string;
  /** Of the data, 1 the best and 5 the worst. */
  quality: number;
  values: Readonly<Record<ImpactAxis, number | null>>;
  bases: string;
  squareMetres: number | null;
  litres: number | null;
}

const foods = rowsByName('foods');
const keys = new Map(lexicon().map(({ food }) => [food.id, food.keys]));
const nutrientTables: Readonly<Record<string, readonly [string, ReadonlyMap<string, Row>]>> = {
  usda: ['USDA SR28', rowsByName('usda-sr28')],
  ciqual: ['Ciqual 2020', rowsByName('ciqual-2020')],
  reckoned: ['Calculated', rowsByName('reckoned')],
};
const agribalyse = rowsByName('agribalyse-31');
const groups = rowsByName('product-groups');
const mixtures = new Map(tableRows('mixtures').map((row) => [row.food!, partsIn(row.parts!)]));
const kinds = new Map(
  tableRows('kinds').flatMap(({ likeness, from, foods: of }) =>
    of!.split(' ').map((food) => [food, { from: from!, likeness: likeness as 'same' | 'near' }]),
  ),
);

/** Every name that the tables know figures of: the foods of the lexicon, and parts of them. */
export const namesWithFigures: readonly string[] = [
  ...new Set([...keys.keys(), ...foods.keys(), ...kinds.keys(), ...mixtures.keys()]),
];

/** Foods that two tables speak of, which is one too many. */
export const statedTwice: readonly string[] = [...kinds.keys()].filter((food) =>
  mixtures.has(food),
);

export function nutrientsOf(food: string): Known<OwnNutrients> | null {
  const cell = foods.get(food)?.nutrients ?? '';
  const [table = '', row = ''] =
    cell === '' ? ['usda', keys.get(food)?.usda ?? ''] : cell.split(' ');
  const [name, rows] = nutrientTables[table] ?? [];
  const found = rows?.get(row);
  if (found === undefined) return elsewhere(food, cell);
  return {
    own: {
      source: `${name}: ${found.name}`,
      values: nutrientIds.map((id) => figure(found[id])),
      refuse: figure(found.refuse) ?? 0,
    },
  };
}

export function impactsOf(food: string): Known<OwnImpacts> | null {
  const { impacts: cell = '', group = '', note = '' } = foods.get(food) ?? {};
  const [key = '', percent = '100'] =
    cell === '' ? [keys.get(food)?.agribalyse ?? ''] : cell.split(' ');
  const row = agribalyse.get(key);
  if (row === undefined && (group === '' || /^(?:as|parts)/.test(cell)))
    return elsewhere(food, cell);
  const share = Number(percent) / 100;
  const world = groups.get(group);
  const known = (axis: 'climate' | 'water' | 'land') =>
    row === undefined ? groupMedian(group, axis) : times(figure(row[axis]), share);
  const land = known('land');
  const biodiversity = figure(world?.biodiversity);
  const base = row === undefined ? 'g' : 'f';
  const bases = {
    climate: base,
    water: base,
    land: base,
    biodiversity: biodiversity === null ? 'e' : note === 'wild' ? 'w' : 'g',
  };
  return {
    own: {
      source:
        row === undefined ? `Poore and Nemecek 2018: ${group}` : `AGRIBALYSE 3.1: ${row.name}`,
      quality: figure(row?.quality) ?? 5,
      values: {
        climate: row === undefined ? figure(world?.climate) : known('climate'),
        water: known('water'),
        biodiversity: biodiversity ?? (land === null ? null : impactOfLand(land)),
        land,
      },
      bases: impactAxes.map((axis) => bases[axis]).join(''),
      squareMetres: figure(world?.landSquareMetres),
      litres: figure(world?.freshwater),
    },
  };
}

function elsewhere(food: string, cell: string): Exclude<Known<never>, { own: never }> | null {
  const [word, from] = cell.split(' ');
  if (word === 'as') return { from: from!, likeness: 'near' };
  const kind = word === 'parts' ? undefined : kinds.get(food);
  if (kind !== undefined) return kind;
  const parts = mixtures.get(food);
  return parts === undefined ? null : { parts };
}

function partsIn(text: string): Part[] {
  return [...text.matchAll(/(\S+) ([\d.]+)/g)].map(([, food, grams]) => ({
    food: food!,
    grams: Number(grams),
  }));
}

const figure = (cell: string | undefined): number | null =>
  cell === undefined || cell === '' ? null : Number(cell);
const times = (value: number | null, share: number) => (value === null ? null : value * share);
