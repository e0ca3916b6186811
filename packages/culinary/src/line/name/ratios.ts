import { readAmount } from '../amounts/read-amount.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMeasure, readUnit } from '../units/units.ts';
import { perMeasure, toTheMeasure } from './ratio-words.data.ts';

/** "per 500 ml", "pro Liter", "al litro": to how much of something else the amount before it belongs; it is no amount of the food. */
export function beginsRatio(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const per = perMeasure.has(word);
  if (!per && !toTheMeasure.has(word)) return false;
  const from = skipApproximate(tokens, at + 1);
  if (per && isFigure(tokens[from]))
    return isMeasure(readAmount(tokens, from, { language: 'en' })?.definition ?? null);
  const unit = readUnit(tokens, at + 1)?.unit ?? null;
  return unit !== null && isMeasure(unit) && (per || unit.isMetric === true);
}
