import type { DietaryCategory } from '../../../generated/operations.ts';
import { dietLabels } from '../../../kitchen/labels/labels.data.ts';
import type { Detected } from './detected.ts';

/** "Reads as vegetarian: flour, butter, eggs." Null: nothing is written yet, or not read. */
export function dietHint(stated: DietaryCategory | null, detected: Detected | null): string {
  if (stated !== null) return 'As you state it.';
  if (detected === null) return 'Read from title and ingredients.';
  const { diet, foods } = detected;
  return `Reads as ${dietLabels[diet].toLowerCase()}${foods.length > 0 ? `: ${foods.join(', ')}` : ''}.`;
}
