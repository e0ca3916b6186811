import { isFood } from '../../../foods/line-words.ts';
import { source } from '../../../words/pattern.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { withFlourTypes } from './flour-types.ts';
import { withVerbsApart } from './glued-verbs.ts';
import { MEASURES, withAmountsForNumbers } from './amounts-for-numbers.ts';
import { withLettersForOnes } from './letters-for-ones.ts';
import { withLarge } from './large-for-figures.ts';
import { withLettersInAmounts } from './letters-in-amounts.ts';
import { withBadgeNumbers } from './badge-numbers.ts';
import { withBareNumbers } from './picture-step-numbers.ts';
import { withSignedNumbers } from './signed-step-numbers.ts';
import { withOnesBehindFoods } from './ones-behind-foods.ts';
import { withMisreadNumbers } from './misread-numbers.ts';
import { withFoodsMended } from './mended-foods.ts';
import { readMarker } from './list-markers.ts';
import { placeBehind } from './number-cut.ts';
import type { TextLine } from './page-line.ts';
import { withDotsBetweenFacts } from './misread-dots.ts';
import { withGrams } from './misread-grams.ts';
import { withLitres } from './misread-litres.ts';
import { withSpoons } from './misread-spoons.ts';
import { withUnitOnce } from './unit-twice.ts';
import { withBlankBeforeUnit, withBlankBehindUnit, withOneBeforeUnit } from './units-apart.ts';

const UNIT = source`
  (?:cups?|tbsp|tbs|tsp|teaspoons?|tablespoons?|oz|ounces?|lbs?|pounds?|pints?|quarts?|
  inch(?:es)?|in\.|cm|mm|kg|g|ml|dl|l|lit(?:er|re)s?|sticks?|cans?|cloves?|sheets?|TL|EL|
  c\.|dessert)
`;
const STRAY_BULLETS =
  /^(?:[*«]?e[eo]?(?=\s\d)|[e©®«»¢°¤§¥@+*.,:;'’"“”~_=¬|oO0-]|-{1,2}|[«»]{1,2}|\(?[eo©®°]\)?)\s+(?=\S)|^[©®](?=\p{L})|^[eo©®°](?=\d{1,4}(?:\s|\/|$))/u;
/** Signs that stand in no line of a list: one alone, before a figure, is a bullet. */
const SURELY_BULLET = /^[©®«»¤]\s?(?=[\d½¼¾])/u;
/** Letters that are words of a list in Italian, Spanish and Portuguese, and a sign that says about: "o burro", "~ 200 g". */
const ALSO_WORDS = /^[eoO~]/u;

/** What is short and was read badly, and yet is an amount of something. */
const COUNTED = new RegExp(source`^\d+ (?:\p{L}{3}|${UNIT} \p{L}{2})`, 'u');
/** "225 g" is read as "2259" or "2258". */
const MISREAD_GRAM = new RegExp(source`^(\d{1,3}[05])[89](?=\s\p{L})(?!\s${UNIT}\b)`, 'u');
/** "320 9g", "809g": the letter was read twice. */
const GRAM_TWICE = /(?<=^\d{1,3}[05]\s|^\d{1,2}0)[89](?=g(?:\s\p{L}|$))/u;
/** "400 9 Mehl" */
const GRAM_APART = new RegExp(
  source`^(\d{1,3}[05])\s[89](?=\s\p{L}{2})(?!\s(?:${UNIT}|inch)\b)`,
  'u',
);
/** "(400 9)", "(1258)", "farina 250 9", "farina 2509", "con 200 9 de azúcar": where a unit is expected. A year is none. */
const GRAM_CLOSED =
  /(?<=\((?:\p{L}{1,5}\.?\s)?(?!19|20)\d{1,2}[05])\s?[89](?=\))|(?<=\p{L}\s\d{2}[05])\s9$|(?<=\p{L}\s(?!19|20)\d{2}[05])[89]$/gu;
const GRAM_OF =
  /(?:(?<=\p{L}\s\d{1,2}[05])\s9|(?<=\p{L}\s(?!19|20)\d{2}[05])[89])(?=\s(?:d[ie]\s|d['’]|of\s)?(\p{L}{3,20}))/gu;
/** "llimone": a one at the beginning of a food, where no food is called so. Before a vowel it may be an article: "lhuile". */
const ONE_AND_FOOD = /^(?:[I|]|l(?![aeiouhéèêàâîôû]))(?=(\p{Ll}{4,20})(?![\p{L}\p{M}]))/u;
/** "1egg", "2Ei": of longer words any is parted from its figure. */
const GLUED_SHORT_FOOD = /^[1-9]\d?(?=(\p{L}{2,3})(?![\p{L}\p{M}]))/u;
/** "Makes 12 · 35 min": not from twelve to thirty-five. */
const NUMBER_BEFORE_TIME =
  /^((?:makes|serves|ergibt|für|pour|per|para)\s\d{1,3}(?:\s\p{L}{1,12}\.?)?) [-–] (?=\d{1,3}\s?(?:min|h))/iu;
/** "21/2 cups" is two and a half: nobody measures in twenty-one halves. Elsewhere in a line it may be a date. */
const GLUED_FRACTION = new RegExp(
  source`(?<![\d/.,])([1-9]\d?)(?=(?:1\/[2348]|2\/3|3\/4|[357]\/8)(?:[-\s]?${UNIT}(?!\p{L})|(?<=^[\d/]+)\s\p{L}))`,
  'gu',
);
/** A figure and a short word: "1 Ei". */
const SHORT_AMOUNT = /^(?:\d{1,4}|\d\/\d|[½¼¾⅓⅔⅛])\s\p{L}{2,}/u;
/** "2, Alle Zutaten verrühren.": the number of a step; no sentence begins so. */
const COMMA_BEHIND_NUMBER = /^([1-9]|1\d),(?=\s\p{Lu}\p{Ll})/u;
/** "I. Hefe auflösen und gehen lassen.": what a Roman numeral heads is shorter. */
const LETTER_FOR_FIRST = /^[Il]\.(?=\s\p{Lu}\p{Ll}.{16})/u;
const LONE_ONE = /^[Il|](?=\s\p{Lu}\p{L})/u;
/** "Prep 10 min = Cook 12 min", "Serves 2 l Prep 10 min I Cook 15 min": the rim of a badge, or a stroke. */
const RIM_BETWEEN =
  /(?<=\d\s?\p{L}{1,12}\.?)\s[=~_]\s(?=\p{Lu}\p{Ll})|(?<=\p{L}\.?:?\s\d{1,3}|\d\s?\p{L}{1,12}\.?)\s[lI1|]\s(?=\p{Lu}\p{Ll}{2,14}\.?:?\s\d{1,3}\s?(?:min|mn|h|Std)(?!\p{L}{5}))/gu;
/** "1/41 de leche": a quarter of a litre. */
const LITRE_BEHIND_FRACTION = /(?<=^(?:[1-9]\s)?(?:1\/[248]|3\/4))[1I|](?=\s\p{L}{2})/u;
/** "1% tbsp", "Y: TL": no spoon or cup is counted in per cent. Of the signs that are seen so ½ is by far the most frequent. */
const SIGN_FOR_HALF = new RegExp(
  source`(?<=^\d?\s?)(?:%|[YV][:;])(?=\s${MEASURES}(?!\p{L}))`,
  'iu',
);
/** "172 tsp", "1 72 cups", "374 cup": the stroke of a fraction was read as a seven, and nobody counts so many. */
const SEVEN_FOR_STROKE = new RegExp(source`^(1|3(?=74))7([24])(?=\s${MEASURES}(?!\p{L}))`, 'iu');
const SEVEN_IN_SIGN = new RegExp(source`^(?:([1-9])\s)?7([24])(?=\s${MEASURES}(?!\p{L}))`, 'iu');
const SIGN_OF: Record<string, string> = { 2: '½', 4: '¼' };
const startsWithFigure = (line: TextLine | undefined): boolean =>
  line !== undefined && /^[\d¼-¾⅐-⅞]/u.test(line.text);

/** "• e 1 citron": the bullet was found, and read as a letter besides. */
const SECOND_BULLET = /^[eoc°*] (?=[\d½¼¾])/u;

/** Mends what OCR misreads regularly: bullets read as letters, fractions, degrees, ones and zeros. Lines not read by OCR are left alone. */
export function repairOcr(lines: TextLine[]): TextLine[] {
  if (!lines.some((line) => line.confidence !== null)) return lines;
  const counted = withMisreadNumbers(
    withBareNumbers(withSignedNumbers(withBadgeNumbers(withAmountsForNumbers(lines)))),
  );
  const strays = strayBullets(counted);
  const goingOn = new Set(counted.filter((line, at) => goesOnSentence(line, counted[at - 1])));
  const mended = counted
    .filter((line, at) => !isNoise(line, [counted[at - 1], counted[at + 1]]))
    .map((line) => {
      if (line.confidence === null) return line;
      const unbulleted =
        line.marker === null && strays(line) && !goingOn.has(line)
          ? line.text.replace(STRAY_BULLETS, '').replace(SURELY_BULLET, '')
          : line.marker?.kind === 'bullet'
            ? line.text.replace(SECOND_BULLET, '')
            : line.text;
      if (unbulleted === line.text) return withOrdinal({ ...line, text: repairText(line.text) });
      const cut = line.text.length - unbulleted.length;
      const { marker, text } = readMarker(unbulleted);
      return {
        ...line,
        text: repairText(text),
        marker: marker ?? { kind: 'bullet', ordinal: null },
        x: placeBehind(line, cut),
      };
    });
  return withFoodsMended(
    withBlankBeforeUnit(
      mended.map((line, at) => withLoneNumber(line, [mended[at - 1], mended[at + 1]])),
    ),
  );
}

/** A line of OCR as it is written, by itself and by the lines above and below it. */
export const repairLine = (line: TextLine, beside: readonly (TextLine | undefined)[]): TextLine =>
  withLoneNumber({ ...line, text: repairText(line.text) }, beside);

const withLoneNumber = (line: TextLine, beside: readonly (TextLine | undefined)[]): TextLine =>
  withLoneFigure(withLoneOne(line, beside), beside);

/** "I Zwiebel" above or below other amounts is one onion. */
const withLoneOne = (line: TextLine, beside: readonly (TextLine | undefined)[]): TextLine =>
  line.confidence !== null && LONE_ONE.test(line.text) && beside.some(startsWithFigure)
    ? { ...line, text: line.text.replace(LONE_ONE, '1') }
    : line;

/** "A figues", "Y: pollo" between other amounts: a figure that was read as the letter of its shape. */
const LONE_LETTER = /^(?:[ASZBG]|[YV][:;])(?=\s(\p{Ll}{4,20})(?![\p{L}\p{M}]))/u;
const FIGURES: Record<string, string> = { A: '4', S: '5', Z: '2', B: '8', G: '6' };
function withLoneFigure(line: TextLine, beside: readonly (TextLine | undefined)[]): TextLine {
  const [letter = '', food = ''] = LONE_LETTER.exec(line.text) ?? [];
  return line.confidence !== null && isFood(food) && beside.some(startsWithFigure)
    ? { ...line, text: line.text.replace(LONE_LETTER, FIGURES[letter] ?? '½') }
    : line;
}

/** A line whose number the recogniser gave with another sign behind it, or as a letter. */
function withOrdinal(line: TextLine): TextLine {
  if (line.marker !== null) return line;
  const numbered = line.text.replace(COMMA_BEHIND_NUMBER, '$1.').replace(LETTER_FOR_FIRST, '1.');
  if (numbered === line.text) return line;
  const { marker, text } = readMarker(numbered);
  return { ...line, marker, text };
}

/**
 * Whether a line begins with the bullet of its page as the recogniser saw it: a sign that begins several lines, before a blank. What
 * may be a word is one only where most lines of the list begin so, and some with a figure behind it.
 */
function strayBullets(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const bullets = lines.filter(({ marker }) => marker?.kind === 'bullet');
  const stray = lines.filter(({ text, marker }) => marker === null && STRAY_BULLETS.test(text));
  const bare = lines.filter((line) => line.marker === null && startsWithFigure(line)).length;
  const isMarked = stray.length + bullets.length >= bare;
  const bySign = Map.groupBy(stray, ({ text }) => text[0]!);
  const isBullet = (sign: string): boolean => {
    const begun = bySign.get(sign) ?? [];
    if (!ALSO_WORDS.test(sign)) return begun.length >= 2 || (bullets.length >= 1 && sign !== '0');
    return isMarked && begun.length >= 2 && begun.some(({ text }) => BEFORE_FIGURE.test(text));
  };
  const signs = new Set([...bySign.keys()].filter(isBullet));
  // "• olio", and below it "o burro": where the bullets stand it is one.
  const standsAsBullet = (line: TextLine): boolean =>
    isMarked &&
    (BEFORE_FIGURE.test(line.text) ||
      bullets.some(({ markerX }) => Math.abs(markerX - line.x) < line.size / 2));
  return (line) =>
    SURELY_BULLET.test(line.text) ||
    (STRAY_BULLETS.test(line.text) &&
      (signs.has(line.text[0]!) ||
        (ALSO_WORDS.test(line.text) && bullets.length > 0 && standsAsBullet(line))));
}
/** "... aggiungi il tè" and closely below "e lascia in infusione": the word of a sentence, and no bullet, wherever bullets stand. */
const goesOnSentence = (line: TextLine, above: TextLine | undefined): boolean =>
  /^[eo]\s\p{Ll}/u.test(line.text) &&
  above !== undefined &&
  above.marker?.kind !== 'bullet' &&
  line.gap === 0 &&
  above.text.length >= LONG_LINE &&
  !/[.!?:;]$/u.test(above.text);
const LONG_LINE = 40;
const BEFORE_FIGURE = /^\S{1,2}\s?[\d½¼¾]/u;

/** Specks and shadows come out as a sign or two, a drawing as a figure above a heading. Between two amounts a short line is one as well. */
function isNoise(line: TextLine, beside: readonly (TextLine | undefined)[]): boolean {
  if (line.confidence === null || line.marker?.kind === 'number') return false;
  const letters = line.text.match(/[\p{L}\p{N}½¼¾⅓⅔⅛]/gu)?.length ?? 0;
  return (
    letters === 0 ||
    (/^\d{2,3}$/.test(line.text) && sectionHeading(beside[1]?.text ?? '') !== null) ||
    (letters <= 2 && line.confidence < 45) ||
    (line.confidence < 20 &&
      letters < 12 &&
      !COUNTED.test(line.text) &&
      !(SHORT_AMOUNT.test(line.text) && beside.every(startsWithFigure)))
  );
}

/** "~ and roll up": a speck before a line that goes on. */
const SPECK = /^[~_=¬]\s(?=\p{Ll})/u;

/** The lines of a table between its cells: "1/2 cup | ketchup", not between facts. Alone behind a figure one is a litre. */
function withoutFrame(text: string): string {
  if (!text.includes('|') || statedFacts(text) !== null) return text;
  return /\p{L}\s\|$/u.test(text) && /\p{L}{2}/u.test(text)
    ? text.replace(/\s?\|\s?/g, ' ').trim()
    : text.replace(/(?<=^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞/.,]{0,6}\s\p{L}{1,12}\.?)\s\|(?=\s\p{L})/u, '');
}

/** "3 0 4 personas", "10 0 12 minuti": what was read as a nought between two counts is "or". */
const withOr = (text: string): string =>
  text.replace(OR_AS_NOUGHT, (read, from: string, to: string) =>
    Number(from) < Number(to) ? 'o' : read,
  );
const OR_AS_NOUGHT = /(?<=(?:^|[\s(])([1-9]\d?)\s)[0O](?=\s([1-9]\d?)\s\p{L}{3})/gu;

/** One line of OCR text, its regular misreadings mended. */
export function repairText(text: string): string {
  const mended = withBlankBehindUnit(signsMended(withOneBeforeUnit(withDotsBetweenFacts(text))));
  return withUnitOnce(mended) ?? mended;
}

/** What is mended word by word, before single signs are. */
const lettersMended = (text: string): string =>
  withLitres(
    withSpoons(
      withLettersForOnes(
        withoutFrame(
          withOnesBehindFoods(
            withOr(
              withGrams(
                withFlourTypes(
                  withLettersInAmounts(withVerbsApart(withLarge(text.replace(SPECK, '')))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

function signsMended(text: string): string {
  return lettersMended(text)
    .replace(/^[1lI|]?\](?=\s)/, '1')
    .replace(GLUED_FRACTION, '$1 ')
    .replace(/^(\d+)[l|](kg|g|ml|cl|dl)\b/, '$1 $2')
    .replace(
      /^([2-9]\d{0,2}|1)(?=\p{L}{4,})(?!(?:gram|kilo|lit|tbsp|ounce|pound|inch|cups?|teasp|tables|grader|prise))/iu,
      '$1 ',
    )
    .replace(GLUED_SHORT_FOOD, (figure, food: string) => (isFood(food) ? `${figure} ` : figure))
    .replace(/^([1-9])b(?=\s\p{L})/u, '$1 lb')
    .replace(/(?<=\d[-\s]?)0z\b/g, 'oz')
    .replace(MISREAD_GRAM, '$1 g')
    .replace(ONE_AND_FOOD, (one, food: string) =>
      isFood(food) && !isFood(one + food) ? '1 ' : one,
    )
    .replace(NUMBER_BEFORE_TIME, '$1 · ')
    .replace(GRAM_TWICE, (_sign, at: number, whole: string) => (whole[at - 1] === ' ' ? '' : ' '))
    .replace(GRAM_APART, '$1 g')
    .replace(GRAM_CLOSED, ' g')
    .replace(GRAM_OF, (nine, food: string) => (isFood(food) ? ' g' : nine))
    .replace(/(?<=\d\s?)m[iI1|](?=\s\p{L})/gu, 'ml')
    .replace(/(?<=^[1-9]\d{1,3}\s?)m(?:il)?(?=\s(?:\p{L}{3}|d[ie]\s|d['’]))/u, 'ml')
    .replace(/(?<=^(?:\d+(?:[.,]\d+)?)?[½¼¾⅓⅔⅛]?\s)[|!]{1,2}(?=\s\p{L})/u, 'l')
    .replace(/(?<=\p{L}\s(?:\d{1,2}|[1-9][.,]\d{1,2})\s)\|(?=\s\p{Ll})/gu, 'l')
    .replace(/(?<=(?<!\p{L})[Pp]o)ë(?=l)/gu, 'ê')
    .replace(/(?<![\p{L}\p{M}])Ol(?=[\s,.;)]|$)/gu, 'Öl')
    .replace(LITRE_BEHIND_FRACTION, ' l')
    .replace(RIM_BETWEEN, ' | ')
    .replace(/(\d)\s*[*"'’“”]\s?([FC])\b/g, '$1 °$2')
    .replace(/(\d)\s?[°º]\s?([FC])\b/g, (whole, digit: string, scale: string) =>
      whole.includes(' ') ? `${digit} °${scale}` : `${digit}°${scale}`,
    )
    .replace(
      /\b([1-9]\d{1,2})(?:0|o)\s?([FC])\b(?=[\s.,)])/g,
      (whole, digits: string, scale: string) =>
        plausibleHeat(Number(`${digits}0`), scale) ? whole : `${digits}°${scale}`,
    )
    .replace(SIGN_FOR_HALF, '½')
    .replace(SEVEN_FOR_STROKE, '$1/$2')
    .replace(SEVEN_IN_SIGN, (_read, whole = '', below: string) => `${whole}${SIGN_OF[below]!}`)
    .replace(new RegExp(`^[YV/V%]2(?=\\s*${UNIT}\\b)`), '½')
    .replace(new RegExp(`^[YV/]4(?=\\s*${UNIT}\\b)`), '¼')
    .replace(/(?<=\d)\s?[YV]2\b/g, '½')
    .replace(/(?<=\d)\s?[YV]4\b/g, '¼')
    .replace(/(?<=(?:^|[\s(])[\d¼½¾/.\s-]*\d\s?)[1I|]b(s?)\b/g, 'lb$1')
    .replace(/(?<=[½¼¾⅓⅔⅛]\s?)[1I|]b(s?)\b/g, 'lb$1')
    .replace(/\b([Tt])[hoi6][sa5]p(s?)\b/g, '$1bsp$2')
    .replace(/\b([Tt])[sa5]p(s?)\b/g, '$1sp$2')
    .replace(/\b[Il|]\/([2348])\b/g, '1/$1')
    .replace(/^[Il|](?=\s+(?:\d\/\d|[a-z]{2,}\b))/, '1')
    .replace(new RegExp(`^[Il|](?=(?:\\s${UNIT}|oz)\\b)`), '1')
    .replace(/^[TIl|]\s?(?=[ET]L\s+\p{Lu})/u, '1 ')
    .replace(/(?<=\d)[Oo](?=\d|\s?(?:g|ml|kg|°|min)\b)/g, '0')
    .replace(/(?<=\d)[Il|](?=\d)/g, '1')
    .replace(/\b[lI](?=\d{2,}\s?(?:g|ml|min|°)\b)/g, '1')
    .replace(/\s+([,.;:!?)])(?=\s|$)/g, '$1')
    .replace(/\s{3,}/g, '  ')
    .trim();
}

const plausibleHeat = (value: number, scale: string): boolean =>
  scale === 'F' ? value <= 550 : value <= 290;
