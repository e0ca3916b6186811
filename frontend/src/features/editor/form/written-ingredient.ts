import type { IngredientLine } from '@convivio/culinary/recipe';
import { showIngredient } from '@convivio/culinary/show';
import type { WrittenIngredientInput } from '../../../generated/operations.ts';
import { readTypedLine } from '../ingredients/line-reading.ts';

interface WrittenIngredient {
  name: string;
  amount: string | null;
  unit: string | null;
}

/** A line in amount, unit and name. Nothing of it is lost: what has no column of its own stays in the name. */
function writtenIngredient(read: IngredientLine): WrittenIngredient {
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

/** Lines as generated recipes keep them: amount, unit and name apart, under their group. */
export function writtenIngredients(
  text: string,
  language: string | undefined,
): WrittenIngredientInput[] {
  let group: string | null = null;
  return text.split('\n').flatMap((words) => {
    const line = readTypedLine(words, language);
    if (line.kind === 'group') group = line.name || null;
    return line.kind === 'ingredient' ? [{ ...writtenIngredient(line.read), group }] : [];
  });
}
