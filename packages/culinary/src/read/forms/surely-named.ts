import { namesFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { stemsOf } from '../doubts/recipe-words.ts';

const SHORTEST_FOOD = 3;

/**
 * Whether a title names the dish whatever another reading calls it: it names a dish or food and the other does not, or the other only has
 * words around it that name neither, "You mean Homity pie!", or less of it, or is a piece of a step.
 * `stems`: the beginnings of the recipe's words; `own`: its steps.
 */
export function isSurelyNamed(
  title: string,
  other: string | null,
  stems: ReadonlySet<string>,
  own: readonly string[] = [],
): boolean {
  if (!names(title, stems)) return false;
  const isKnown = dishesIn(title).some(({ is }) => is !== 'bare');
  if (other === null) return isKnown;
  if (
    !names(other, stems) ||
    (isKnown && own.some((text) => foldWords(text).includes(foldWords(other))))
  )
    return true;
  const [whole, others] = [` ${foldWords(title)} `, ` ${foldWords(other)} `];
  if (whole.includes(others)) return dishesIn(title).length > 0 || namesFood(title, SHORTEST_FOOD);
  return others.includes(whole) && !namesFoodOrDish(others.replace(whole, ' '));
}

const namesFoodOrDish = (text: string): boolean =>
  namesFood(text, SHORTEST_FOOD) || dishesIn(text).length > 0;

const names = (text: string, stems: ReadonlySet<string>): boolean =>
  namesFoodOrDish(text) || [...stemsOf(text)].some((stem) => stems.has(stem));
