import type { Confidence, ImpactBasis, ImpactFigures } from './food-figures.ts';
import { impactAxes, type ImpactAxis } from './nutrients.data.ts';
import { inherited, ofParts } from './provenance.ts';
import { figuresIn, tableOf, type TableEntry } from './read-figures.ts';
import { impactFigures } from './tables/impact-figures.data.ts';

let table: ReadonlyMap<string, TableEntry> | null = null;
const known = new Map<string, ImpactFigures | null>();

/** What a kilogram of a food asks of the earth; null where no table has it. */
export function impactsOf(food: string): ImpactFigures | null {
  let found = known.get(food);
  if (found === undefined) known.set(food, (found = read(food)));
  return found;
}

function read(food: string): ImpactFigures | null {
  table ??= tableOf(impactFigures);
  const entry = table.get(food);
  if (entry === undefined) return null;
  if ('from' in entry) {
    const from = impactsOf(entry.from);
    return from && inherited(from, entry);
  }
  return 'parts' in entry ? mixed(entry.parts) : own(entry.own);
}

const bases: Readonly<Record<string, ImpactBasis>> = {
  f: 'food',
  g: 'group',
  e: 'estimate',
  w: 'farmed',
};

function own([
  source = '',
  quality = '5',
  cell = '',
  signs = '',
  metres = '-',
  litres = '-',
]: readonly string[]): ImpactFigures {
  const values = figuresIn(cell);
  return {
    source,
    confidence: confidenceOf(Number(quality), signs),
    inheritedFrom: null,
    madeOf: null,
    perKg: recordOf((_, at) => {
      const value = values[at] ?? null;
      return value === null ? null : { value, basis: bases[signs[at] ?? ''] ?? 'estimate' };
    }),
    squareMetres: figuresIn(metres)[0]!,
    litres: figuresIn(litres)[0]!,
  };
}

/** Ratings of AGRIBALYSE go from 1, the best, to 5; what its product group stands for or an estimate is never sure. */
function confidenceOf(quality: number, signs: string): Confidence {
  if (signs.startsWith('g') || quality > 3.5) return 'low';
  return quality <= 2.5 && !/[ew]/.test(signs) ? 'high' : 'medium';
}

/** An axis that nothing is known of in one of the parts is not known of the whole. */
function mixed(parts: readonly (readonly [food: string, grams: number])[]): ImpactFigures | null {
  const known = parts.map(([food, grams]) => ({ share: grams / 100, of: impactsOf(food) }));
  if (known.some(({ of }) => of === null)) return null;
  const sum = (figure: (of: ImpactFigures) => number | null) =>
    known.reduce<number | null>((all, { share, of }) => {
      const value = figure(of!);
      return all === null || value === null ? null : all + share * value;
    }, 0);
  return {
    ...ofParts(parts),
    perKg: recordOf((axis) => {
      const value = sum(({ perKg }) => perKg[axis]?.value ?? null);
      return value === null ? null : { value, basis: 'estimate' };
    }),
    squareMetres: sum(({ squareMetres }) => squareMetres),
    litres: sum(({ litres }) => litres),
  };
}

function recordOf(
  value: (axis: ImpactAxis, at: number) => { value: number; basis: ImpactBasis } | null,
): ImpactFigures['perKg'] {
  return Object.fromEntries(impactAxes.map((axis, at) => [axis, value(axis, at)])) as Record<
    ImpactAxis,
    { value: number; basis: ImpactBasis } | null
  >;
}
