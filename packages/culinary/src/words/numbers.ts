import { wordTable } from './word-table.ts';

const vulgar = wordTable<number>({
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
});
const vulgarClass = '[¼-¾⅐-⅞]';

/** Source of a pattern for one number as times and yields write it: 12, 1.5, 1,5, 1 1/2, 1½, ½, 3/4. */
export const numberPattern = `(?:\\d{1,6}\\s?${vulgarClass}|${vulgarClass}|\\d{1,3}\\s\\d{1,2}[/⁄]\\d{1,2}|\\d{1,3}[/⁄]\\d{1,2}|\\d{1,6}(?:[.,]\\d{1,3})?)`;

/** The value of what `numberPattern` matched; NaN when it is not a number (a fraction over zero). */
export function numberValue(text: string): number {
  let total = 0;
  let rest = text.trim();
  const sign = new RegExp(`${vulgarClass}$`, 'u').exec(rest)?.[0];
  if (sign) {
    total += vulgar[sign] ?? Number.NaN;
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
