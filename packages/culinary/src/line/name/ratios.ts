import { readAmount } from '../amounts/read-amount.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import { cleanLine, tokenise, type Token } from '../tokens/tokenise.ts';
import { isMeasure, readUnit } from '../units/units.ts';
import { perMeasure, toTheMeasure } from './joint-words.data.ts';

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

/** Whether a line says to how much of something else its amount belongs. */
export function statesRatio(line: string): boolean {
  const tokens = tokenise(cleanLine(line));
  return tokens.some((_, at) => at > 0 && beginsRatio(tokens, at));
}
