import type { IngredientLine } from '@convivio/culinary/recipe';
import { showIngredient } from '@convivio/culinary/show';

interface WrittenIngredient {
  name: string;
  amount: string | null;
  unit: string | null;
}

/** A line in amount, unit and name. Nothing of it is lost: what has no column of its own stays in the name. */
export function writtenIngredient(read: IngredientLine): WrittenIngredient {
  const { amount, unit, text } = showIngredient(read, {
    factor: 1,
    units: 'original',
    keepSpoons: true,
    weighSolids: false,
  });
  const numbers = amount.map(({ whole, fraction }) =>
    [whole, fraction?.join('/')].filter(Boolean).join(' '),
  );
  return {
    name: text,
    amount: numbers.join('-') || null,
    unit: unit.replaceAll('\u00a0', ' ') || null,
  };
}
