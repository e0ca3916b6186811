import { misreadFigures } from '../../line/tokens/mended-figures.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { foldWords } from '../../words/fold.ts';
import { hasLostPoint } from '../text/lines/lost-points.ts';
import { hasGramForSign } from '../text/lines/misread-grams.ts';
import { hasOneForLetter } from '../text/lines/ones-behind-foods.ts';
import type { MendedLine } from './doubt-source.ts';

/** "1 O Zucker", "1O Eier", "2S0 g": letters of a figure's shape, of which nobody knows what they were. A litre is an "l". */
const UNREADABLE =
  /(?<![\p{L}\d])(?:\d{1,3}\s?[OQI|](?=\s\p{L})|(?=[OIlSBZ|]{0,4}\d)[\dOIlSBZ|]{0,4}[OSBZ|][\dOIlSBZ|]{0,4}(?=\s?(?:g|kg|ml|cl|dl)(?![\p{L}\d]))|\d{1,2}[OI]\d?(?=\s\p{L}))/u;
/** "400 9 lentils": a figure where a unit is expected. Behind the second stands one in "1 15 oz can". */
const FIGURE_FOR_UNIT =
  /(?<![\p{L}\d.,/]|\d\s)\d{1,4}(?:\s\d\/\d|\s?[¼-¾⅐-⅞])?\s\d{1,2}(?=\)|\s(?!(?:\p{L}{1,2}|inch|ounce|lbs|cup|min)(?!\p{L}{3})))(?!\s?[-–x×])/u;
/** "1 11/2 de chou": a number and a fraction that is none. */
const GLUED_FRACTION = /(?<![\p{L}\d.,/])\d{1,4}\s[1-9]\d\/[2-8](?![\d/])/u;
/** "2 di zucchero": nobody counts so; the unit was not read. */
const LACKS_UNIT = /^(?:• )?\d[\d.,/]{0,4}\s(?:d[ie]\s|d['’])\p{L}/u;
/** "⅓; pint stock", "2: eggs": behind an amount stands no sign, it was part of the figure. */
const SIGN_BEHIND = /^(?:• )?\d{0,3}\s?[\d¼-¾⅐-⅞][;:!?|~_](?=\s\p{L})/u;
/** "219 g yeast" where "21 g" stands: nobody weighs so, and a "g" seen twice reads as a nine and a "g". */
const NINE_BEFORE_GRAM = /(?<![\d.,/–-])[1-9]\d{0,2}9\s?g(?!\p{L})/u;
/** A shorter line may stand anywhere. */
const SHORTEST = 3;

/** The lines whose figure was mended, or cannot be read: it is never taken as sure. */
export function misreadFigureDoubts(
  lines: readonly string[],
  mended: readonly MendedLine[],
): Doubt[] {
  const changed = mended.filter(hasGuessedFigure);
  return lines.flatMap((line, index) => {
    const found = inLine(line, mended.length > 0);
    if (found !== null)
      return [{ part: 'ingredient' as const, index, ...found, sourceWords: line }];
    const from = mendedInto(line, changed);
    const sentence = 'The amount was hard to read.';
    return from === null
      ? []
      : [
          {
            part: 'ingredient' as const,
            index,
            sentence,
            sourceWords: from,
            about: 'amount' as const,
          },
        ];
  });
}

function inLine(line: string, isRecognised: boolean): Pick<Doubt, 'sentence' | 'words'> | null {
  const misread = misreadFigures(line);
  if (misread !== null)
    return {
      sentence: `“${misread.letters}” was taken for ${misread.figures}.`,
      words: [misread.letters],
    };
  const found =
    UNREADABLE.exec(line) ??
    (isRecognised
      ? (FIGURE_FOR_UNIT.exec(line) ??
        GLUED_FRACTION.exec(line) ??
        LACKS_UNIT.exec(line) ??
        SIGN_BEHIND.exec(line) ??
        NINE_BEFORE_GRAM.exec(line))
      : null);
  const unreadable = found?.[0];
  return unreadable === undefined
    ? null
    : { sentence: `“${unreadable}” may be misread.`, words: [unreadable] };
}

/** What was recognised of a line that was mended. */
export function mendedInto(line: string, changed: readonly MendedLine[]): string | null {
  const folded = ` ${foldWords(line)} `;
  const from = changed.find(({ written }) => {
    const words = foldWords(written);
    return words.length >= SHORTEST && folded.includes(` ${words} `);
  });
  return from?.read ?? null;
}

/**
 * Whether a fraction was written for a sign that may be any of them, "% tsp", or a one for a letter or a gram for a sign behind a food,
 * "Yeast, l cube", "Flour, 350 q", or a point for a bullet, "• 5 lb". What else is mended tells by its line what it was.
 */
export const hasGuessedFigure = ({ read, written }: MendedLine): boolean =>
  fractionsOf(written) > fractionsOf(read) ||
  hasOneForLetter(read, written) ||
  hasGramForSign(read, written) ||
  hasLostPoint(read, written);

const fractionsOf = (text: string): number => text.match(/[¼-¾⅐-⅞]/gu)?.length ?? 0;
