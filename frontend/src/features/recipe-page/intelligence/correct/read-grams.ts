import { foodCorrectionLimits } from '@convivio/contracts/food-correction-limits';

const { least, most } = foodCorrectionLimits.grams;

/** Said of what is none that can be kept. */
export const WRONG_GRAMS = `Write a number between ${least} and ${most.toLocaleString('en')}.`;

/** The weight that was written, in grams; null where none was, "wrong" where it is none that can be kept. */
export function readGrams(written: string): number | null | 'wrong' {
  const text = written.trim().replace(/\s*g$/i, '').replace(',', '.');
  if (text === '') return null;
  if (!/^\d*\.?\d+$/.test(text)) return 'wrong';
  const grams = Number(text);
  return grams >= least && grams <= most ? grams : 'wrong';
}
