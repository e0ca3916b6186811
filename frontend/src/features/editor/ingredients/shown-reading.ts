import { showIngredient, type NumberText } from '@convivio/culinary/show';
import type { IngredientLine } from '@convivio/culinary/recipe';

/** What was read of a line, in the columns of the recipe page and the units it was written in. */
interface ShownReading {
  amount: readonly NumberText[];
  unit: string;
  /** The food. */
  food: string;
  /** What is done with it, and other remarks; begins with its comma. */
  remark: string;
}

export function shownReading(read: IngredientLine): ShownReading {
  const { amount, unit, text } = showIngredient(read, {
    factor: 1,
    units: 'original',
    keepSpoons: true,
    weighSolids: false,
  });
  const food = [read.size, read.name].filter(Boolean).join(' ');
  const known = food !== '' && text.startsWith(food) && /^(?:$|,)/.test(text.slice(food.length));
  const details = [read.preparation, read.note]
    .filter((part) => part !== null)
    .map((part) => text.indexOf(`, ${part}`))
    .filter((at) => at > 0);
  const end = known ? food.length : Math.min(...details, text.length);
  return { amount, unit, food: text.slice(0, end), remark: text.slice(end) };
}

/** The same as a sentence, for those who hear it: "3 to 4, unwaxed lemons, zest". */
export function spokenReading(read: IngredientLine): string {
  const { amount, unit, food, remark } = shownReading(read);
  const number = amount
    .map(({ whole, fraction }) => [whole, fraction?.join('/')].filter(Boolean).join(' '))
    .join(' to ');
  return [[number, unit].filter(Boolean).join(' '), `${food}${remark}`].filter(Boolean).join(', ');
}
