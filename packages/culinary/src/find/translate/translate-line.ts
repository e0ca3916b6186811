import { unitById } from '../../line/units/units.ts';
import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { shortUnits } from './kitchen-words.data.ts';
import type { Lexicon } from './lexicon.ts';
import { translatePhrase } from './translate-phrase.ts';

/** "1 EL + 1 TL", "2 EL plus ½ TL": read as one amount that nobody would measure. */
const sumOfAmounts =
  /[\d\p{No}]\D{0,40}?(?:\+|(?<!\p{L})(?:plus|und|et|e|più|y|más|en|mais|och)(?!\p{L}))\s*[\d\p{No}]/u;

/** An ingredient line in English; where its food is not in the table the amount and its unit alone. Null where nothing can be said in English. */
export function translateLine(line: IngredientLine, lexicon: Lexicon): string | null {
  if (sumOfAmounts.test(line.originalText)) return null;
  const name = translatePhrase(line.name, lexicon);
  const known = name.complete && name.any;
  if (!known && line.unit === null && line.packageSize === null) return null;
  const around = [line.size, line.preparation, line.note].map((text) => {
    const said = text ? translatePhrase(text, lexicon) : null;
    // Half a remark in another language says less than none: the original is one tap away.
    return said?.complete ? said.text : known ? null : text;
  });
  const [size, preparation, note] = around;
  const amount = writeAmount(line);
  const holds = line.packageSize && `(${writeAmount(line.packageSize)})`;
  const head = [amount, holds, size, known ? name.text : line.name].filter(Boolean).join(' ');
  return [head, preparation, note].filter(Boolean).join(', ');
}

function writeAmount({ quantity, quantityMax, unit }: Amount): string {
  const number =
    quantity === null
      ? ''
      : quantityMax === null
        ? write(quantity)
        : `${write(quantity)}-${write(quantityMax)}`;
  return [number, unit && nameOf(unit, quantityMax ?? quantity ?? 1)].filter(Boolean).join(' ');
}

const write = (quantity: number) => String(Math.round(quantity * 1000) / 1000);

/** The unit as English recipes write it: the short form of a metric unit, else the word in the number of the amount. */
function nameOf(id: string, quantity: number): string {
  const spellings = unitById(id)?.spellings.en ?? [id];
  const short = shortUnits[id];
  if (short) return short;
  return (quantity > 1 ? spellings[1] : spellings[0]) ?? id;
}
