import { portionWords } from './portion-words.data.ts';

/** Whether a stated yield ("Serves 4", "Für 4 Personen") says no more than the number of servings that is shown anyway; "24 biscuits" does. */
export function restatesServings(yieldText: string, servings: number): boolean {
  const words: readonly string[] = yieldText.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return words.includes(String(servings)) && words.every((word) => word === String(servings) || portionWords.has(word));
}
