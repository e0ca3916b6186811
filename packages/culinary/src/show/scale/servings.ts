import { numberWords } from '../../line/numbers/number-words.data.ts';
import { portionWords } from './portion-words.data.ts';

/** No dinner is larger; what is beyond is a slip of the hand. */
const mostServings = 9999;

/** Whether a stated yield ("Serves 4", "Für 4 Personen") says no more than the number of servings that is shown anyway; "24 biscuits" does. */
export function restatesServings(yieldText: string, servings: number): boolean {
  const words = (yieldText.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).map((word) =>
    portionWords.has(word) ? word : String(numberWords[word] ?? word),
  );
  return (
    words.includes(String(servings)) &&
    words.every((word) => word === String(servings) || portionWords.has(word))
  );
}

/** Servings times a multiplier, rounded up, at least 1. A multiplier that is no positive number leaves the servings as they are. */
export function scaledServings(servings: number, multiplier: number): number {
  const base = Number.isFinite(servings) && servings >= 1 ? servings : 1;
  // 3 times 2.6667 is 8.0001: what was rounded away of a factor never adds a guest.
  const scaled = base * (usableFactor(multiplier) - roundedAway);
  return Math.min(mostServings, Math.max(1, Math.ceil(scaled)));
}

/** The most by which a factor of four decimals is larger than the one that was meant. */
const roundedAway = 0.000_051;

/** A factor to scale by: what is not a positive number is 1. */
export function usableFactor(factor: number): number {
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}
