import { partedFractions } from './squeezed-fractions.ts';
import { vulgarFractions } from './vulgar-fractions.data.ts';

const vulgarClass = '[¼-¾⅐-⅞]';

/** Source of a pattern for one number as times and yields write it: 12, 1.5, 1,5, 1 1/2, 1½, ½, 3/4. */
export const numberPattern = `(?:\\d{1,6}\\s?${vulgarClass}|${vulgarClass}|\\d{1,3}\\s\\d{1,2}[/⁄]\\d{1,2}|\\d{1,3}[/⁄]\\d{1,2}|\\d{1,6}(?:[.,]\\d{1,3})?)`;

const signAtEnd = new RegExp(`${vulgarClass}$`, 'u');

/** The value of what `numberPattern` matched, "11/2" of one that lost its space; NaN when it is not a number (a fraction over zero). */
export function numberValue(text: string): number {
  let total = 0;
  let rest = partedFractions(text.trim());
  const sign = signAtEnd.exec(rest)?.[0];
  if (sign) {
    total += vulgarFractions[sign] ?? Number.NaN;
    rest = rest.slice(0, -1).trim();
  }
  for (const part of rest.split(/\s+/).filter(Boolean)) {
    const [over, under] = part.split(/[/⁄]/);
    total +=
      under === undefined
        ? Number(over!.replace(',', '.'))
        : Number(under) === 0
          ? Number.NaN
          : Number(over) / Number(under);
  }
  return total;
}
