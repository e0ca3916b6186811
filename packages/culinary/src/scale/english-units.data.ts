import type { MeasureId } from '../ingredients/measures.data.ts';

/** How a translation into English may write a unit, the longest first. */
export const englishUnits: Readonly<Partial<Record<MeasureId, string>>> = {
  teaspoon: 'teaspoons|teaspoon|tsps', dessertspoon: 'dessertspoons|dessertspoon', tablespoon: 'tablespoons|tablespoon|tbsps', 'spice-measure': 'pinches|pinch', cup: 'cups|cup',
  'fluid-ounce': 'fluid ounces|fluid ounce|fl\\. oz|fl oz', gill: 'gills|gill', pint: 'pints|pint', quart: 'quarts|quart', gallon: 'gallons|gallon',
  milliliter: 'milliliters|milliliter|millilitres|millilitre', centiliter: 'centiliters|centiliter|centilitres|centilitre', deciliter: 'deciliters|deciliter|decilitres|decilitre', liter: 'liters|liter|litres|litre',
  milligram: 'milligrams|milligram', gram: 'grams|gram|grammes|gramme', hectogram: 'hectograms|hectogram', decagram: 'decagrams|decagram', kilogram: 'kilograms|kilogram|kilos|kilo', 'metric-pound': 'pounds|pound|lb',
  ounce: 'ounces|ounce', pound: 'pounds|pound', millimeter: 'millimeters|millimeter|millimetres', centimeter: 'centimeters|centimeter|centimetres|centimetre', inch: 'inches|inch', foot: 'feet|foot',
};
