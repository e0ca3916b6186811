export interface UnitLabel {
  label: string;
  /** For more than one, where it differs. */
  many?: string;
  /** Metric units stand as decimals and are never converted. */
  metric?: true;
  /** Measuring spoons stay as written: they lie in every kitchen. */
  spoon?: true;
}

/** Units short enough for the unit column, by the unit ids of `culinary`. Counted units ("clove", "can") are read with their food instead. */
export const unitLabels: Readonly<Record<string, UnitLabel>> = {
  teaspoon: { label: 'tsp', spoon: true },
  dessertspoon: { label: 'dsp', spoon: true },
  tablespoon: { label: 'tbsp', spoon: true },
  'spice-measure': { label: 'krm', spoon: true },
  cup: { label: 'cup', many: 'cups' },
  'fluid-ounce': { label: 'fl\u00a0oz' },
  gill: { label: 'gill', many: 'gills' },
  pint: { label: 'pint', many: 'pints' },
  quart: { label: 'qt' },
  gallon: { label: 'gal' },
  milliliter: { label: 'ml', metric: true },
  centiliter: { label: 'cl', metric: true },
  deciliter: { label: 'dl', metric: true },
  liter: { label: 'l', metric: true },
  milligram: { label: 'mg', metric: true },
  gram: { label: 'g', metric: true },
  hectogram: { label: 'hg', metric: true },
  decagram: { label: 'dag', metric: true },
  kilogram: { label: 'kg', metric: true },
  ounce: { label: 'oz' },
  pound: { label: 'lb' },
  millimeter: { label: 'mm', metric: true },
  centimeter: { label: 'cm', metric: true },
  inch: { label: 'in' },
  foot: { label: 'ft' },
};
