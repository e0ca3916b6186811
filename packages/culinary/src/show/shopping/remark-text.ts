import { measureOf } from '../../line/units/measures.data.ts';
import { unitById } from '../../line/units/units.ts';
import { asFraction, numberText } from '../numbers/fractions.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { usableFactor } from '../scale/servings.ts';
import { countedText, sizeText } from './amount-text.ts';
import { withoutGradeOf } from './grades.ts';
import { isUnclear } from './needed-amount.ts';
import type { ShoppingLine } from './shopping-line.ts';

/** Shrimp are sold by how many make a pound: "26 to 30 count". */
const sizeGrade = /\d\s*count\b/i;

/** Tins are called by a number: "No. 10", "#2 1/2". */
const numberedSize = /^(?:no\.?|number|#)\s?\d/i;

/** A longer remark is a story. */
const longestRemark = 200;

/** Remarks that state an amount, scaled: "or 2 cups lard". Cuts, sizes and times are nothing to buy. */
export function remarkOn(
  line: ShoppingLine,
  name: string,
  factor: number,
  tag: string | null,
): string | null {
  const { note, preparation, unit, quantity, packageSize } = line;
  const language = readLanguage(tag ?? undefined);
  const pieces = piecesOf(line, usableFactor(factor), tag);
  if (isUnclear(line))
    pieces.push(
      usableFactor(factor) === 1
        ? line.otherAmounts!.map((other) => sizeText(other)).join(', ')
        : `as written: “${(line.originalText ?? '').trim()}”`,
    );
  if (numberedSize.test(line.size ?? '')) pieces.push(line.size!);
  const said = [preparation, note].flatMap((text) => {
    if (!text || text.length > longestRemark || !/[\d\p{No}]/u.test(withoutGradeOf(name, text)))
      return [];
    const twice = scaleWords(text, 2, { language, packageSize: packageSize?.quantity ?? null });
    if (twice.sure && twice.text === text) return sizeGrade.test(text) ? [text] : [];
    // What one of them holds
    if (packageSize == null && quantity === 1 && unit != null && unitById(unit)?.container === true)
      return [text];
    if (twice.sure)
      return [
        scaleWords(text, usableFactor(factor), {
          language,
          packageSize: packageSize?.quantity ?? null,
        }).text,
      ];
    return usableFactor(factor) === 1 ? [text] : [`as written: “${text}”`];
  });
  return name === '' ? null : [...pieces, ...said].join(', ') || null;
}

/** How many pieces a weight is: "1½ pounds shrimp, 26 to 30 pieces", "226 g butter (2 sticks)". */
function piecesOf(
  { quantity, unit, otherAmounts }: ShoppingLine,
  factor: number,
  language: string | null,
): string[] {
  if (quantity == null || measureOf(unit ?? null) === null) return [];
  return (otherAmounts ?? [])
    .filter(
      (amount) =>
        amount.quantity !== null &&
        (amount.unit === null || unitById(amount.unit)?.kind === 'count'),
    )
    .map(({ quantity: from, quantityMax, unit: of }) => {
      const ends = [from!, ...(quantityMax === null ? [] : [quantityMax])].map(
        (end) => end * factor,
      );
      return [
        ...ends.slice(0, -1).map((end) => `${numberText(asFraction(end))}–`),
        countedText(ends.at(-1)!, of ?? 'piece', null, false, language),
      ].join('');
    });
}
