import { isFigure, skipApproximate } from '../../line/numbers/approximate.ts';
import { inGrams } from '../../line/units/in-grams.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { statesRatio } from './states-ratio.ts';
import { convertText } from '../convert/convert-text.ts';
import { unsaidParts } from './added-parts.ts';
import { bender } from './bent-words.ts';
import { showCounted, showPieces, wholeLine } from './counted-line.ts';
import { isSameNumber, splitLeadingNumber, wordsOf } from './ingredient-words.ts';
import { readLanguage } from './line-language.ts';
import { showMeasured } from './measured-line.ts';
import { measureIdOf } from './reading.ts';
import { convertedInFront } from './converted-in-front.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { losesFigures, scaledInPlace } from '../scale/scaled-in-place.ts';
import { usableFactor } from '../scale/servings.ts';
import type {
  LineOptions,
  ReadIngredient,
  ShownIngredient,
  ShowOptions,
} from './shown-ingredient.ts';
import { translatedLine } from './translated-line.ts';

/** Nobody writes a longer line; what is longer stands as it is. */
const longestLine = 2000;
/** In characters; what is longer has no room in the column of amounts. */
const longestAbout = 16;
/** In characters: "tablespoons" has room in the column of units, "cuillères à soupe" has not. */
const longestUnit = 12;
const figure = /\d+|\p{No}/gu;

/**
 * An ingredient line in the recipe's columns: scaled, and in the units asked for.
 *
 * With factor 1 and the original units it says what was written. Both ends of a range scale. Of packages the count scales, never what one holds.
 * What the line itself states in the units asked for goes before anything converted. Parts that add up ("1 cup plus 2 tbsp") scale each in its own
 * unit and become one amount where they are converted. No figure of a line is lost: what the columns cannot say stands as it was written, its figures scaled
 * where they stand; what cannot be scaled surely stays whole, and `unscaled` says so. Never throws.
 */
export function showIngredient(line: ReadIngredient, options: ShowOptions): ShownIngredient {
  return withLengths(
    withAbout(
      show(line, {
        ...options,
        factor: usableFactor(options.factor),
        unitLanguage: options.language,
      }),
      line.originalText,
    ),
    options.units,
    options.language,
  );
}

/**
 * A line as its source has it: in columns where it begins with its amount in figures and goes on in
 * the columns' words, its unit in its own; whole where it does not.
 */
export function showAsWritten(line: ReadIngredient, language?: string): ShownIngredient {
  const shown = showIngredient(line, {
    factor: 1,
    units: 'original',
    keepSpoons: true,
    weighSolids: false,
    language,
  });
  const text = cleanLine(line.originalText);
  const rest = /^[\d\p{No}]/u.test(text) ? (splitLeadingNumber(text, language)?.rest ?? '') : '';
  const unit = rest.slice(0, rest.length - shown.text.length).trim();
  const inColumns =
    shown.amount.length > 0 &&
    rest.endsWith(shown.text) &&
    unit.length <= longestUnit &&
    !/\d/.test(unit);
  return inColumns ? { ...shown, unit } : wholeLine(line, false);
}

/**
 * The same line in English: amounts in the columns of the original, words from the translation. A
 * translation that does not begin like the original stays whole, and one that repeats it is none.
 */
export function showTranslatedIngredient(
  read: ReadIngredient,
  translation: string,
  options: ShowOptions,
): ShownIngredient {
  if (cleanLine(translation) === cleanLine(read.originalText)) return showIngredient(read, options);
  const line = englishWeights(read, translation);
  const factor = usableFactor(options.factor);
  return withLengths(
    withAbout(
      translatedLine(line, translation, show(line, { ...options, factor }), { ...options, factor }),
      translation,
    ),
    options.units,
    'en',
  );
}

/** A line whose amount English recipes do not weigh so ("1 etto e mezzo") with that of its translation, in grams. */
function englishWeights(line: ReadIngredient, translation: string): ReadIngredient {
  const amount = inGrams(line);
  const said = splitLeadingNumber(translation, 'en');
  return amount.unit === line.unit || !isSameNumber(said?.quantity ?? null, amount.quantity)
    ? line
    : { ...line, ...amount, originalText: translation };
}

function show(line: ReadIngredient, options: LineOptions): ShownIngredient {
  if (line.originalText.length > longestLine) return wholeLine(line, options.factor !== 1);
  const shown = showInColumns(line, options);
  if (shown.amount.length === 0 || (line.originalText.match(figure)?.length ?? 0) < 2) return shown;
  const asWritten =
    options.factor === 1 && options.units === 'original'
      ? shown
      : showInColumns(line, { ...options, factor: 1, units: 'original' });
  return asWritten.amount.length > 0 && losesFigures(line, asWritten, options.language)
    ? (convertedInFront(line, options) ?? scaledInPlace(line, options))
    : shown;
}

function showInColumns(line: ReadIngredient, options: LineOptions): ShownIngredient {
  const { factor, language } = options;
  // twice as much for twice as many would be said of the same litre
  if (factor !== 1 && statesRatio(line.originalText, line.unit)) return wholeLine(line, true);
  if (line.quantity === null && line.packageSize === null) return showUnstated(line, options);
  if (line.packageSize !== null || (line.unit !== null && measureIdOf(line) === null))
    return showCounted(line, options);
  if (line.unit !== null && unsaidParts(line, language).length > 0)
    return scaledInPlace(line, options);
  const words = scaleWords(wordsOf(line), factor, {
    language: readLanguage(language),
    name: line.name,
    bend: bender(options),
  });
  if (!words.sure) return wholeLine(line, true);
  return line.unit === null
    ? showPieces(line, words.text, options)
    : showMeasured(line, words.text, options);
}

/** "a little butter", "salt, to taste", "pinch of saffron": without a figure in front the line stands as it was written, figures in its remarks scaled. */
function showUnstated(line: ReadIngredient, options: LineOptions): ShownIngredient {
  const { factor, language } = options;
  const { text, sure } = scaleWords(cleanLine(line.originalText) || wordsOf(line), factor, {
    language: readLanguage(language),
    bend: bender(options),
  });
  return sure ? { ...wholeLine(line, false), text } : wholeLine(line, true);
}

/** "about 2 cups": what softens the amount goes before it in its column. */
function withAbout(shown: ShownIngredient, original: string): ShownIngredient {
  if (shown.amount.length === 0) return shown;
  const text = cleanLine(original);
  const tokens = tokenise(text);
  const figure = tokens[skipApproximate(tokens, 0)];
  const about = isFigure(figure)
    ? text
        .slice(0, figure?.start)
        .replace(/^an?\s/i, '')
        .trim()
    : '';
  return about === '' || about.length > longestAbout
    ? shown
    : { ...shown, about: about.toLowerCase() };
}

/** "cut into 1-inch cubes" and "(6-inch) tortillas" in the units asked for. */
function withLengths(
  shown: ShownIngredient,
  units: ShowOptions['units'],
  language: string | undefined,
): ShownIngredient {
  const text = shown.unscaled
    ? shown.text
    : convertText(shown.text, units, language)
        .map((part) => part.text)
        .join('');
  // "2 3-inch sticks" with a length of another unit
  const apart = text !== shown.text && shown.amount.length > 0 && shown.unit === '';
  return {
    ...shown,
    text: apart && /^\d/.test(text) ? `× ${text}` : text,
    converted: shown.converted || shown.written !== null || text !== shown.text,
  };
}
