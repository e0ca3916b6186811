import { impactAxes, nutrientIds } from '../src/figures/nutrients.data.ts';
import { anchorsOf } from './anchors.ts';
import {
  impactsOf,
  namesWithFigures,
  nutrientsOf,
  type Known,
  type OwnImpacts,
  type OwnNutrients,
  type Part,
} from './source-figures.ts';

/**
 * The texts of the built tables by their file. A line a food: what it has of its own, `=` and the food whose figures it has, or `+` and its parts.
 */
export function builtFigures(): Record<string, string> {
  const names = [...namesWithFigures].sort();
  const lines = <Own>(known: (food: string) => Known<Own> | null, own: (of: Own) => string) =>
    names.flatMap((food) => {
      const found = known(food);
      return found === null ? [] : [`${food}|${cellOf(found, own)}`];
    });
  return {
    'nutrient-figures.data.ts': table(
      'nutrientFigures',
      `food | source | percent of refuse | ${nutrientIds.join(' ')}`,
      lines(nutrientsOf, nutrientCells),
    ),
    'impact-figures.data.ts': table(
      'impactFigures',
      `food | source | quality of the data | ${impactAxes.join(' ')} | how each is known | square metres | litres`,
      lines(impactsOf, impactCells),
    ),
    'impact-anchors.data.ts': anchorsText(),
  };
}

function cellOf<Own>(known: Known<Own>, own: (of: Own) => string): string {
  if ('own' in known) return own(known.own);
  return 'from' in known
    ? `=${known.from}|${known.likeness}`
    : `+${known.parts.map(({ food, grams }: Part) => `${food} ${grams}`).join(' ')}`;
}

const nutrientCells = ({ source, refuse, values }: OwnNutrients) =>
  [source, refuse, values.map(written).join(' ')].join('|');

const impactCells = ({ source, quality, values, bases, squareMetres, litres }: OwnImpacts) =>
  [
    source,
    quality,
    impactAxes.map((axis) => written(values[axis])).join(' '),
    bases,
    written(squareMetres),
    written(litres),
  ].join('|');

const written = (value: number | null) =>
  value === null ? '-' : String(Number(value.toPrecision(4)));

const table = (name: string, columns: string, lines: readonly string[]) =>
  `/** Built from packages/culinary/figures by \`npm run build:figures\`: ${columns}. */
export const ${name} = \`
${lines.join('\n')}
\`;
`;

function anchorsText(): string {
  const anchors = impactAxes.map((axis) => {
    const { low, high } = anchorsOf(axis);
    return `  ${axis}: { low: ${written(low)}, high: ${written(high)} },`;
  });
  return `/**
 * What a kilogram asks of the earth at the 5th and the 95th of a hundred foods that have figures of their own. Built from packages/culinary/figures by
 * \`npm run build:figures\`.
 */
export const impactAnchors = {
${anchors.join('\n')}
};
`;
}
