import { measureOf } from '../../line/units/measures.data.ts';
import { everyMeasure, perMeasure, toTheMeasure } from '../../line/name/ratio-words.data.ts';
import { isFigure, skipApproximate } from '../../line/numbers/approximate.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { measureWords, metricWords } from '../../line/units/unit-words.data.ts';

/**
 * Whether a line says to how much of something else its amount belongs: "1 tbsp per 500 ml", "20 g al litro", and where its own `unit`
 * measures "1 EL je 500 ml".
 */
export function statesRatio(line: string, unit: string | null = null): boolean {
  const tokens = tokenise(cleanLine(line));
  return tokens.some(({ lower }, at) => {
    const every =
      everyMeasure.has(lower) && measureOf(unit) !== null && tokens.slice(0, at).some(isFigure);
    const per = at > 0 && perMeasure.has(lower);
    if (every && isFigure(tokens[at + 1])) return measureWords.has(tokens[at + 2]?.lower ?? '');
    if (!per && !(at > 0 && toTheMeasure.has(lower))) return false;
    const from = skipApproximate(tokens, at + 1);
    const measure = tokens[per && isFigure(tokens[from]) ? from + 1 : at + 1]?.lower ?? '';
    return (per ? measureWords : metricWords).has(measure);
  });
}
