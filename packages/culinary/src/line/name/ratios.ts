import { readAmount } from '../amounts/read-amount.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMeasure, readUnit } from '../units/units.ts';
import { measureOf } from '../units/measures.data.ts';
import { everyMeasure, perMeasure, toTheMeasure } from './ratio-words.data.ts';

/** "per 500 ml", "pro Liter", "al litro": to how much of something else the amount before it belongs; it is no amount of the food. */
export function beginsRatio(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const per = perMeasure.has(word);
  if (!per && !toTheMeasure.has(word)) return false;
  const from = skipApproximate(tokens, per ? behindEvery(tokens, at + 1) : at + 1);
  if (per && isFigure(tokens[from]))
    return isMeasure(readAmount(tokens, from, { language: 'en' })?.definition ?? null);
  const unit = readUnit(tokens, at + 1)?.unit ?? null;
  return unit !== null && isMeasure(unit) && (per || unit.isMetric === true);
}

const behindEvery = (tokens: readonly Token[], at: number): number =>
  everyMeasure.has(tokens[at]?.lower ?? '') ? at + 1 : at;

/** Of what a spoon or cup holds nobody states so many times as much. */
const MOST_HELD = 2.5;

/** "1 EL Zucker je 500 ml", but "3 tbsp butter, each 15 g" and "2 Dosen je 400 g": `unit` is that of the amount before. */
export function beginsEvery(tokens: readonly Token[], at: number, unit: string | null): boolean {
  const one = measureOf(unit);
  if (one === null || !everyMeasure.has(tokens[at]?.lower ?? '')) return false;
  const from = skipApproximate(tokens, at + 1);
  const read = isFigure(tokens[from]) ? readAmount(tokens, from, { language: 'en' }) : null;
  const held = measureOf(read?.amount.unit ?? null);
  return held !== null && (read?.amount.quantity ?? 0) * held.metric > MOST_HELD * one.metric;
}
