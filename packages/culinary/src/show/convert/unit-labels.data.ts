import type { MeasureId } from '../../line/units/measures.data.ts';
import type { Language } from '../../words/language.ts';

interface UnitLabel {
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
  'imperial-fluid-ounce': { label: 'UK\u00a0fl\u00a0oz' },
  'imperial-gill': { label: 'UK\u00a0gill', many: 'UK\u00a0gills' },
  'imperial-pint': { label: 'UK\u00a0pint', many: 'UK\u00a0pints' },
  'imperial-quart': { label: 'UK\u00a0qt' },
  'imperial-gallon': { label: 'UK\u00a0gal' },
  'metric-cup': { label: 'cup', many: 'cups' },
  'australian-tablespoon': { label: 'tbsp', spoon: true },
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

/** What a source in another language calls a unit that its cooks measure with. */
export const localUnitLabels: Readonly<
  Partial<Record<Language, Partial<Record<MeasureId, UnitLabel>>>>
> = {
  de: {
    teaspoon: { label: 'TL' },
    tablespoon: { label: 'EL' },
    cup: { label: 'Tasse', many: 'Tassen' },
    ounce: { label: 'Unze', many: 'Unzen' },
    inch: { label: 'Zoll' },
  },
  fr: {
    teaspoon: { label: 'c. à c.' },
    tablespoon: { label: 'c. à s.' },
    cup: { label: 'tasse', many: 'tasses' },
    inch: { label: 'po' },
    'metric-pound': { label: 'livre', many: 'livres' },
  },
  it: {
    teaspoon: { label: 'cucchiaino', many: 'cucchiaini' },
    tablespoon: { label: 'cucchiaio', many: 'cucchiai' },
    cup: { label: 'tazza', many: 'tazze' },
    hectogram: { label: 'etto', many: 'etti' },
  },
  es: {
    teaspoon: { label: 'cdta.', many: 'cdtas.' },
    tablespoon: { label: 'cda.', many: 'cdas.' },
    cup: { label: 'taza', many: 'tazas' },
    inch: { label: 'pulgada', many: 'pulgadas' },
  },
  nl: {
    teaspoon: { label: 'tl' },
    tablespoon: { label: 'el' },
    cup: { label: 'kop', many: 'koppen' },
    'metric-pound': { label: 'pond' },
    hectogram: { label: 'ons' },
  },
  pt: {
    teaspoon: { label: 'c. chá' },
    tablespoon: { label: 'c. sopa' },
    cup: { label: 'xícara', many: 'xícaras' },
  },
  sv: {
    teaspoon: { label: 'tsk' },
    tablespoon: { label: 'msk' },
    cup: { label: 'kopp', many: 'koppar' },
  },
};
