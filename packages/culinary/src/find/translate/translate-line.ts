import { findFood } from '../../foods/find-food.ts';
import { behindOptional } from '../../line/name/optional-front.ts';
import { mendedFigures } from '../../line/tokens/mended-figures.ts';
import { tokenise } from '../../line/tokens/tokenise.ts';
import { inGrams } from '../../line/units/in-grams.ts';
import { unitById } from '../../line/units/units.ts';
import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { plainUnits, shortUnits, unitRemarks } from './kitchen-words.data.ts';
import { inNumber } from './in-number.ts';
import type { Lexicon } from './lexicon.ts';
import { translatePhrase } from './translate-phrase.ts';
import { isSizeOfUnit, translateSize } from './translate-size.ts';

/** "1 EL + 1 TL", "2 EL plus ½ TL", "1 Tasse minus 1 EL": read as one amount that nobody would measure. */
const sumOfAmounts =
  /[\d\p{No}]\D{0,40}?(?:[+−]|(?<!\p{L})(?:plus|und|et|e|più|y|más|en|mais|och|minus|weniger|moins|meno|menos|minder)(?!\p{L}))\s*[\d\p{No}]/u;

/** An ingredient line in English, by table. */
export interface TranslatedLine {
  text: string;
  /** Whether nothing of it stays in its own words. */
  whole: boolean;
}

/**
 * An ingredient line in English. Nothing of it is left out: a food or a remark that the table does not know keeps its own words. Null where
 * nothing can be said in English.
 */
export function translateLine(line: IngredientLine, lexicon: Lexicon): TranslatedLine | null {
  if (sumOfAmounts.test(line.originalText)) return null;
  const name = asMeasured(translatePhrase(line.name, lexicon), line);
  const known = name.complete && name.any;
  if (!known && line.unit === null && line.packageSize === null) return null;
  let whole = known;
  const inEnglish = (text: string | null): string | null => {
    if (!text) return null;
    const said = translatePhrase(text, lexicon);
    whole &&= said.complete;
    // Half a remark in another language says less than its own words.
    return said.complete ? said.text : text;
  };
  const about = inEnglish(beforeFigures(line));
  const said = line.size === null ? null : translateSize(line.size, lexicon);
  whole &&= said?.complete ?? true;
  const size = said?.complete ? said.text : line.size;
  const beside = [line.packageSize, ...line.otherAmounts].filter((amount) => amount !== null);
  const own = `(${writeAmount(line)})`;
  const others = [...new Set(beside.map((amount) => `(${writeAmount(amount)})`))].filter(
    (other) => other !== own,
  );
  const counted = line.packageSize === null ? inNumber(name.text, line) : name.text;
  const food = known ? counted : line.name;
  const sizeOfUnit =
    line.unit !== null && !plainUnits.has(line.unit) && isSizeOfUnit(line, size ?? '');
  const head = [
    about,
    writeAmount(inJars(line, name.text, lexicon), sizeOfUnit ? size : null),
    ...others,
    sizeOfUnit ? null : size,
    food,
  ];
  const optional = line.optional ? 'optional' : null;
  const text = [
    head.filter(Boolean).join(' '),
    inEnglish(line.preparation),
    inEnglish(line.note),
    optional,
  ]
    .filter(Boolean)
    .join(', ');
  return { text, whole };
}

/** "1 TL Paprika" is ground, where the word by itself is the vegetable. */
function asMeasured<T extends { text: string }>(name: T, { unit }: IngredientLine): T {
  const ground = SPOONED[name.text];
  return ground !== undefined && unit !== null && SPOONS.has(unit)
    ? { ...name, text: ground }
    : name;
}
const SPOONED: Readonly<Record<string, string>> = {
  'bell pepper': 'paprika',
  'bell peppers': 'paprika',
};
const SPOONS = new Set(['teaspoon', 'tablespoon', 'pinch', 'dash']);

/** "1 Glas Rotkohl": what nobody pours comes in a jar, for which German has the same word. */
function inJars(line: IngredientLine, food: string, { language }: Lexicon): IngredientLine {
  const isJar = line.unit === 'glass' && language === 'de' && findFood(food)?.liquid === false;
  return isJar ? { ...line, unit: 'jar' } : line;
}

/** "ca.", "mindestens": words in front of the amount that are no part of the food or a remark. */
function beforeFigures({ originalText, name, size, preparation, note }: IngredientLine) {
  const text = mendedFigures(originalText);
  // "optional: 1 EL Honig" is said to be optional behind its food.
  const tokens = tokenise(text);
  const behind = behindOptional(tokens);
  const from = behind === null ? 0 : tokens[behind]!.start;
  const figure = text.search(/[\d\p{No}]/u);
  if (figure < 1) return null;
  const words = text.slice(from, figure).match(/\p{L}[\p{L}'’.-]*/gu) ?? [];
  const read = foldWords([name, size, preparation, note].filter(Boolean).join(' ')).split(' ');
  return words.length === 0 || words.some((word) => read.includes(foldWords(word)))
    ? null
    : words.join(' ');
}

function writeAmount(amount: Amount, size: string | null = null): string {
  const { quantity, quantityMax, unit } = inGrams(amount);
  const number =
    quantity === null
      ? ''
      : quantityMax === null
        ? write(quantity)
        : `${write(quantity)}-${write(quantityMax)}`;
  const remark = unit && unitRemarks[unit];
  return [number, size, unit && nameOf(unit, quantityMax ?? quantity ?? 1), remark && `(${remark})`]
    .filter(Boolean)
    .join(' ');
}

const write = (quantity: number) => String(Math.round(quantity * 1000) / 1000);

/** The unit as English recipes write it: the short form of a metric unit, else the word in the number of the amount. */
function nameOf(id: string, quantity: number): string {
  const spellings = unitById(id)?.spellings.en ?? [id];
  const short = shortUnits[id];
  if (short) return short;
  return (quantity > 1 ? spellings[1] : spellings[0]) ?? id;
}
