import type { MeasureId } from '../../line/units/measures.data.ts';

/** How a converted or scaled number is rounded: halves below ten and tenths below one, or so many decimals. */
export type Rounding = 'fine' | 0 | 1 | 2;

interface MetricRung {
  label: string;
  /** Millilitres, grams or centimetres in one; also where the unit begins. */
  size: number;
  rounding: Rounding;
}

/** What metric output picks, the largest first. "l" from 1000 ml, "dl" from 100 ml. */
export const metricRungs: Readonly<Record<'mass' | 'volume' | 'length', readonly MetricRung[]>> = {
  volume: [
    { label: 'l', size: 1000, rounding: 2 },
    { label: 'dl', size: 100, rounding: 1 },
    { label: 'ml', size: 1, rounding: 'fine' },
  ],
  mass: [
    { label: 'kg', size: 1000, rounding: 2 },
    { label: 'g', size: 1, rounding: 'fine' },
  ],
  length: [
    { label: 'm', size: 100, rounding: 2 },
    { label: 'cm', size: 1, rounding: 1 },
  ],
};

/** A scaled metric amount stays in the unit of its source between `from` and `below`. */
interface MetricHabit {
  rounding: Rounding;
  from: number;
  below: number;
}

export const metricHabits: Readonly<Partial<Record<MeasureId, MetricHabit>>> = {
  milliliter: { rounding: 'fine', from: 0, below: 1000 },
  centiliter: { rounding: 1, from: 1, below: 100 },
  deciliter: { rounding: 1, from: 0.5, below: 10 },
  liter: { rounding: 2, from: 0.5, below: Infinity },
  milligram: { rounding: 0, from: 1, below: 1000 },
  gram: { rounding: 'fine', from: 0, below: 1000 },
  decagram: { rounding: 1, from: 1, below: 100 },
  hectogram: { rounding: 1, from: 0.5, below: 10 },
  kilogram: { rounding: 2, from: 1, below: Infinity },
  millimeter: { rounding: 'fine', from: 0, below: 100 },
  centimeter: { rounding: 1, from: 0, below: 100 },
};

export interface ImperialRung {
  unit: MeasureId;
  /** In the unit itself: where it begins to be used, and from where a larger one is. */
  from: number;
  below: number;
  /** A source's own unit gives way to a larger one from here, where that shows a near fraction. */
  givesWayFrom?: number;
  /** It begins there to the gram; other units begin a little before, since 470 ml are a pint. */
  exactly?: true;
  /** Only where it comes out in halves. */
  evenOnly?: true;
  /** How far off its fraction may be, as a part of the amount; 3 % by default. */
  tolerance?: number;
}

/** What imperial output picks, the largest first. A smaller unit is taken where a larger one shows no near fraction: 5 tbsp, 4 ¼ cups. */
export const imperialRungs: Readonly<
  Record<'mass' | 'volume' | 'length', readonly ImperialRung[]>
> = {
  volume: [
    { unit: 'gallon', from: 1, below: Infinity },
    { unit: 'quart', from: 1, below: 8 },
    { unit: 'pint', from: 1, below: 2, evenOnly: true },
    // 250 ml are a cup in every kitchen
    { unit: 'cup', from: 0.25, below: 8, tolerance: 0.06 },
    { unit: 'tablespoon', from: 1, below: 12 },
    { unit: 'teaspoon', from: 0, below: 6 },
  ],
  // The nearest eighth, which above a pound is off by a sixteenth of it at most: 480 g are 1 lb, as no scale shows 1 1/16
  mass: [
    { unit: 'pound', from: 1, below: Infinity, exactly: true, tolerance: 1 / 16 },
    { unit: 'ounce', from: 0, below: 32, givesWayFrom: 16 },
  ],
  length: [
    { unit: 'foot', from: 2, below: Infinity },
    { unit: 'inch', from: 0, below: 24 },
  ],
};

/** What is stated in British pints stays British. */
export const britishRungs: readonly ImperialRung[] = [
  { unit: 'imperial-gallon', from: 1, below: Infinity },
  { unit: 'imperial-pint', from: 0.25, below: 8 },
  { unit: 'imperial-quart', from: 1, below: 4 },
  { unit: 'imperial-gill', from: 0.25, below: 4 },
  { unit: 'imperial-fluid-ounce', from: 0.5, below: 40 },
];

/** A scaled amount stays in these units of its source within these bounds; the rungs themselves say it for the others. */
export const imperialHabits: readonly ImperialRung[] = [
  { unit: 'fluid-ounce', from: 0.5, below: 32 },
  { unit: 'gill', from: 0.25, below: 4 },
  { unit: 'dessertspoon', from: 0.25, below: 8 },
];

/** Units in which a source states the rest of a larger one. */
export const subunits: Readonly<Partial<Record<MeasureId, { unit: MeasureId; count: number }>>> = {
  pound: { unit: 'ounce', count: 16 },
  foot: { unit: 'inch', count: 12 },
};

/** Units in which flour is stated as well as milk. */
export const scoopedUnits: ReadonlySet<MeasureId> = new Set([
  'cup',
  'tablespoon',
  'dessertspoon',
  'teaspoon',
]);
export const scoopedRungs: readonly ImperialRung[] = [
  { unit: 'cup', from: 0.25, below: Infinity, tolerance: 0.06 },
  { unit: 'tablespoon', from: 1, below: 12 },
  { unit: 'teaspoon', from: 0, below: 6 },
];

/** The same of cups of 250 ml. */
export const metricCupRungs: readonly ImperialRung[] = [
  { ...scoopedRungs[0]!, unit: 'metric-cup' },
  ...scoopedRungs.slice(1),
];

/** Where spoons are kept, they stay spoons however many. */
export const spoonRungs: readonly ImperialRung[] = [
  { unit: 'tablespoon', from: 1, below: Infinity },
  { unit: 'teaspoon', from: 0, below: 6 },
];

/** A spoon that holds more or less than a spoon is no number of millilitres. */
export const unlevelSizes =
  /\b(?:heap|round|scant|generous|hefty|gehäuf|geh\.|bombé|colm[oiea]|rågad|chei[ao]|scars|escas|abbondant|plein|knapp|(?:volle|opgehoopte|bolle|flinke)\b)/iu;
/** One that holds a spoon exactly. */
export const levelSizes = /^(?:level|gestr|ras[aeio]?s?$|struk|afgestr)/iu;
