import type { MeasureId } from '../ingredients/measures.data.ts';

export interface UnitLabel {
  label: string;
  /** For more than one, where it differs. */
  many?: string;
  /** A measuring spoon: it lies in every kitchen, so a cook may want to keep it. */
  spoon?: true;
}

/** Units short enough for the unit column. Counted units ("clove", "can") are read with their food instead. */
export const unitLabels: Readonly<Record<MeasureId, UnitLabel>> = {
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
  milliliter: { label: 'ml' },
  centiliter: { label: 'cl' },
  deciliter: { label: 'dl' },
  liter: { label: 'l' },
  milligram: { label: 'mg' },
  gram: { label: 'g' },
  hectogram: { label: 'hg' },
  decagram: { label: 'dag' },
  kilogram: { label: 'kg' },
  'metric-pound': { label: 'Pfund' },
  ounce: { label: 'oz' },
  pound: { label: 'lb' },
  millimeter: { label: 'mm' },
  centimeter: { label: 'cm' },
  inch: { label: 'in' },
  foot: { label: 'ft' },
};
