import { findFood } from '@convivio/culinary/foods';
import { parseIngredient } from '@convivio/culinary/line';
import { amountText, showAsWritten, showIngredient } from '@convivio/culinary/show';

/** What is read in a line that somebody wrote as an item. */
export interface ItemLine {
  name: string;
  amount: string | null;
  unit: string | null;
  /** The food alone, by which its aisle is found. */
  food: string;
}

const asWritten = {
  factor: 1,
  units: 'original',
  keepSpoons: true,
  weighSolids: false,
} as const;

/** "200 g de beurre": what ties a unit to its food belongs to neither. */
const TIE = / (?:of|de|du|des|di|da|von|van|av)$/;

/** What stands for a food: no figure that was not understood, no bracket, no "x" of "bread x2". */
const isName = (text: string): boolean =>
  /^\p{L}/u.test(text) && !/\d|\p{No}/u.test(text) && !/\sx$/i.test(text);

/** A bare figure behind a name counts lemons; that of "Omega 3", "batteries LR 6" and the flour 405 is part of the name. */
const isByThePiece = (name: string): boolean => {
  const food = findFood(name, null);
  return food !== null && food.pieceGrams !== null && food.pieceUnit === null;
};

/**
 * Reads "2 kg flour" or "flour 2 kg" as amount, unit and name, in the line's own words. A line in which that cannot be done without losing a
 * word or a figure is the name as it stands.
 */
export function readItemLine(line: string): ItemLine {
  const read = parseIngredient(line);
  const inFront = showAsWritten(read);
  const shown = inFront.amount.length > 0 ? inFront : showIngredient(read, asWritten);
  const unit = shown.unit.replace(TIE, '');
  const isCounted = shown === inFront || unit !== '' || isByThePiece(read.name);
  return isCounted && shown.amount.length > 0 && shown.about === null && isName(shown.text)
    ? {
        name: shown.text,
        amount: amountText(shown.amount),
        unit: unit === '' ? null : unit,
        food: read.name,
      }
    : { name: line, amount: null, unit: null, food: read.name };
}
