import { unitById } from '../../line/units/units.ts';
import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { shortUnits } from './kitchen-words.data.ts';
import type { Lexicon } from './lexicon.ts';
import { translatePhrase } from './translate-phrase.ts';

/** An ingredient line in English; null when its food is not in the table. */
export function translateLine(line: IngredientLine, lexicon: Lexicon): string | null {
  const name = translatePhrase(line.name, lexicon);
  if (!name.complete || !name.any) return null;
  const around = [line.size, line.preparation, line.note].map((text) =>
    text ? translatePhrase(text, lexicon) : null,
  );
  // Half a remark in another language says less than none: the original is one tap away.
  const [size, preparation, note] = around.map((said) => (said?.complete ? said.text : null));
  const amount = writeAmount(line);
  const holds = line.packageSize && `(${writeAmount(line.packageSize)})`;
  const head = [amount, holds, size, name.text].filter(Boolean).join(' ');
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
