import type { NutrientFigures } from './food-figures.ts';
import { nutrientIds, type NutrientId } from './nutrients.data.ts';
import { inherited, ofParts } from './provenance.ts';
import { figuresIn, tableOf, type TableEntry } from './read-figures.ts';
import { nutrientFigures } from './tables/nutrient-figures.data.ts';

interface Known {
  figures: NutrientFigures;
  refuse: number;
}

let table: ReadonlyMap<string, TableEntry> | null = null;
const known = new Map<string, Known | null>();

/** The nutrients of a food, and how much of what is bought of it is not eaten; null where no table has them. */
export function nutrientsOf(food: string): Known | null {
  let found = known.get(food);
  if (found === undefined) known.set(food, (found = read(food)));
  return found;
}

function read(food: string): Known | null {
  table ??= tableOf(nutrientFigures);
  const entry = table.get(food);
  if (entry === undefined) return null;
  if ('from' in entry) {
    const from = nutrientsOf(entry.from);
    return from && { refuse: from.refuse, figures: inherited(from.figures, entry) };
  }
  if ('parts' in entry) return mixed(entry.parts);
  const [source = '', refuse = '0', cell = ''] = entry.own;
  const values = figuresIn(cell);
  return {
    refuse: Number(refuse),
    figures: {
      per100g: recordOf((_, at) => values[at] ?? null),
      source,
      confidence: source.startsWith('Calculated') ? 'medium' : 'high',
      inheritedFrom: null,
      madeOf: null,
    },
  };
}

/** A nutrient that one of the parts was not analysed for is not known of the whole, unless that part is a trace of it. */
function mixed(parts: readonly (readonly [food: string, grams: number])[]): Known | null {
  const known = parts.map(([food, grams]) => ({ grams, of: nutrientsOf(food) }));
  if (known.some(({ of }) => of === null)) return null;
  const all = known.reduce((sum, { grams }) => sum + grams, 0);
  const per100g = recordOf((id) => {
    let sum = 0;
    for (const { grams, of } of known) {
      const value = of!.figures.per100g[id];
      if (value !== null) sum += (value * grams) / 100;
      else if (grams > traceOfMixture * all) return null;
    }
    return sum;
  });
  return { refuse: 0, figures: { per100g, ...ofParts(parts) } };
}

/** So small a share of a mixture changes no figure that anybody would notice. */
const traceOfMixture = 0.1;

function recordOf(
  value: (id: NutrientId, at: number) => number | null,
): Record<NutrientId, number | null> {
  return Object.fromEntries(nutrientIds.map((id, at) => [id, value(id, at)])) as Record<
    NutrientId,
    number | null
  >;
}
