import { recipeEnglish } from '@convivio/culinary/line';
import { detect, withCourse } from '../form/detected.ts';
import { writtenIngredients } from '../form/written-ingredient.ts';
import { readTypedLine } from '../ingredients/line-reading.ts';
import { showLineReadings } from '../ingredients/line-readings.ts';
import { spokenReading } from '../ingredients/shown-reading.ts';

/**
 * All that reads what is written by the rules of the kitchen and the lexicon of foods, fetched as
 * one: they are larger than the editor.
 */
export const recipeReading = {
  detect,
  withCourse,
  readTypedLine,
  recipeEnglish,
  showLineReadings,
  spokenReading,
  writtenIngredients,
};

export type RecipeReading = typeof recipeReading;
