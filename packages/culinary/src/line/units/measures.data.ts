/** What one unit measures: grams, millilitres or centimetres. */
export interface Measure {
  kind: 'mass' | 'volume' | 'length';
  metric: number;
  /** The unit itself is metric, so a line that states it needs no conversion. */
  isMetric?: true;
}

/** All units that measure, by id. US customary factors as in NIST Handbook 44, appendix C. */
export const measures = {
  teaspoon: { kind: 'volume', metric: 4.92892 },
  dessertspoon: { kind: 'volume', metric: 10 },
  tablespoon: { kind: 'volume', metric: 14.7868 },
  cup: { kind: 'volume', metric: 236.588 },
  'fluid-ounce': { kind: 'volume', metric: 29.5735 },
  gill: { kind: 'volume', metric: 118.294 },
  pint: { kind: 'volume', metric: 473.176 },
  quart: { kind: 'volume', metric: 946.353 },
  gallon: { kind: 'volume', metric: 3785.41 },
  milliliter: { kind: 'volume', metric: 1, isMetric: true },
  centiliter: { kind: 'volume', metric: 10, isMetric: true },
  deciliter: { kind: 'volume', metric: 100, isMetric: true },
  liter: { kind: 'volume', metric: 1000, isMetric: true },
  // https://www.legislation.gov.uk/ukpga/1985/72/schedule/1: a pint is 0.56826125 dm³, a gallon eight, a gill a quarter, a fluid ounce a twentieth of it
  'imperial-fluid-ounce': { kind: 'volume', metric: 28.4131 },
  'imperial-gill': { kind: 'volume', metric: 142.065 },
  'imperial-pint': { kind: 'volume', metric: 568.261 },
  'imperial-quart': { kind: 'volume', metric: 1136.52 },
  'imperial-gallon': { kind: 'volume', metric: 4546.09 },
  // Australia, New Zealand, Canada and British spoon sets; Australian spoons: https://en.wikipedia.org/wiki/Tablespoon#Australia
  'metric-cup': { kind: 'volume', metric: 250 },
  'australian-tablespoon': { kind: 'volume', metric: 20 },
  // the Swedish "kryddmått"
  'spice-measure': { kind: 'volume', metric: 1 },
  milligram: { kind: 'mass', metric: 0.001, isMetric: true },
  gram: { kind: 'mass', metric: 1, isMetric: true },
  hectogram: { kind: 'mass', metric: 100, isMetric: true },
  decagram: { kind: 'mass', metric: 10, isMetric: true },
  kilogram: { kind: 'mass', metric: 1000, isMetric: true },
  ounce: { kind: 'mass', metric: 28.3495 },
  pound: { kind: 'mass', metric: 453.592 },
  // the German and Dutch market pound
  'metric-pound': { kind: 'mass', metric: 500, isMetric: true },
  millimeter: { kind: 'length', metric: 0.1, isMetric: true },
  centimeter: { kind: 'length', metric: 1, isMetric: true },
  inch: { kind: 'length', metric: 2.54 },
  foot: { kind: 'length', metric: 30.48 },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof measures;

/** The measure with this id; null for counted things and unknown units. */
export function measureOf(unit: string | null): Measure | null {
  return unit !== null && Object.hasOwn(measures, unit) ? measures[unit as MeasureId] : null;
}
