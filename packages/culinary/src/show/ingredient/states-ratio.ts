import { perMeasure, toTheMeasure } from '../../line/name/ratio-words.data.ts';
import { isFigure, skipApproximate } from '../../line/numbers/approximate.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { measureWords, metricWords } from '../../line/units/unit-words.data.ts';

/** Whether a line says to how much of something else its amount belongs: "1 tbsp per 500 ml", "20 g al litro". */
export function statesRatio(line: string): boolean {
  const tokens = tokenise(cleanLine(line));
  return tokens.some(({ lower }, at) => {
    const per = at > 0 && perMeasure.has(lower);
    if (!per && !(at > 0 && toTheMeasure.has(lower))) return false;
    const from = skipApproximate(tokens, at + 1);
    const unit = tokens[per && isFigure(tokens[from]) ? from + 1 : at + 1]?.lower ?? '';
    return (per ? measureWords : metricWords).has(unit);
  });
}
