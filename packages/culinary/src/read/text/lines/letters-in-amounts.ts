import { findFood } from '../../../foods/find-food.ts';
import { isFood } from '../../../foods/line-words.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../line/units/units.ts';

/** "2 1g. eggs", "3 Ig onions": large ones; of a food nobody counts grams so. */
const LARGE = /(?<=^\d{1,2}\s)[1I|]g(?=\.?\s(\p{L}{3,20}))/u;
/** "1 l uovo", "1l uovo", "1 I Zwiebel": the one was read twice. */
const TWICE = /(?<=^1)\s?[lI|]\s(?=(\p{L}[^,(]{1,40}))/u;
/** "1l EL Teig", "1I tsp salt", "1l rametto di rosmarino": behind a litre stands no unit. A bottle may hold one. */
const BEFORE_UNIT = /(?<=(?:^|[\s(]|(?<!\p{L})[Jj]e))1[lI|](?=\s(\p{L}[\p{L}.\s]{1,14}))/gu;
/** "Je1 EL" */
const BEHIND_WORD = /(?<=(?<!\p{L})[Jj]e)(?=\d{1,3}\s?\p{L})/gu;
/** In grams: what is heavier is counted one by one, what is lighter may be poured. */
const LIGHTEST = 40;

/** A recognised amount without the letters and ones that were read into it. */
export const withLettersInAmounts = (text: string): string =>
  text
    .replace(LARGE, (read, food: string) => (isFood(food) ? 'lg' : read))
    .replace(TWICE, (read, food: string) => (isCountedFood(food) ? ' ' : read))
    .replace(BEFORE_UNIT, (read, words: string) => (opensWithUnit(words) ? '1' : read))
    .replace(BEHIND_WORD, ' ');

function opensWithUnit(words: string): boolean {
  const { unit } = readUnit(tokenise(words), 0) ?? {};
  return unit !== undefined && !unit.container && unit.kind !== 'mass';
}

/** "1 l pomodori": of several there may be a litre. */
const SEVERAL = /^\p{L}+(?:[is]|en)(?!\p{L})/u;

function isCountedFood(words: string): boolean {
  if (SEVERAL.test(words)) return false;
  const food = findFood(words.trim()) ?? findFood(/^\p{L}+/u.exec(words)?.[0] ?? '');
  return (
    food !== null && !food.liquid && food.pieceUnit === null && (food.pieceGrams ?? 0) >= LIGHTEST
  );
}
