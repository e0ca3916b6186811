import { pattern } from '../../words/pattern.ts';
import { partedFractions, squeezedFraction } from '../../words/squeezed-fractions.ts';
import { ORDINAL_ENDING } from './ordinal-endings.data.ts';

const metric = '(?:k?g|gr|gramm?s?|mg|ml|[cd]l|l)';
/** Units of which half a one is as likely as five: "Mehl ,5 l". */
const large = '(?:kg|kilos?|l|lt|ltr|dl|lit(?:er|re|ro)s?|litri)';
const spoons = '(?:cups?|tbsp|tbs|tsp|tablespoons?|teaspoons?|oz|lbs?|el|tl|msk|tsk)';
const misread = pattern(
  'giu',
)`(?<![\p{L}\d.,])(?=[OIl]{0,4}\d)[\dOIl]{2,5}(?=\s?${metric}(?![\p{L}\d]))`;
const misreadOne = pattern('iu')`^[Il|](?=\s${spoons}(?!\p{L}))`;
const misreadHalf = /(?<![\p{L}\d])[lI|](?=\s?[/⁄]\s?[2348](?!\d))/gu;
const bareDecimal = pattern('giu')`(?<=\s),(?=\d{1,2}\s?${large}(?!\p{L}))`;
const swissThousands = /(?<=(?<!\d)\d{1,3})['’](?=\d{3}(?!\d))/g;

/**
 * Figures as print and scans have them: "1'500 g", "flour ,5 l", "11/2 cups", and where a scan takes letters for figures "l00 g", "2OO g", "l cup",
 * "l/2".
 */
export function mendedFigures(line: string): string {
  return partedFractions(line)
    .replace(swissThousands, '')
    .replace(ORDINAL_ENDING, '')
    .replace(bareDecimal, '0,')
    .replace(misread, inFigures)
    .replace(misreadOne, '1')
    .replace(misreadHalf, '1');
}

const inFigures = (figures: string): string =>
  /[oil]/i.test(figures) && !isLitres(figures)
    ? figures.replace(/o/gi, '0').replace(/[il]/gi, '1')
    : figures;

/** The first letters of a line that are taken for figures, or a fraction without its space, and the figures; null where there are none. */
export function misreadFigures(line: string): { letters: string; figures: string } | null {
  for (const [letters] of line.matchAll(misread))
    if (inFigures(letters) !== letters) return { letters, figures: inFigures(letters) };
  const [letters] = misreadOne.exec(line) ?? line.match(misreadHalf) ?? [];
  if (letters !== undefined) return { letters, figures: '1' };
  const squeezed = squeezedFraction(line);
  return squeezed === null ? null : { letters: squeezed.written, figures: squeezed.meant };
}

/** "1l", "20l": figures with their unit. */
function isLitres(figures: string): boolean {
  return /^\d+l$/i.test(figures);
}
