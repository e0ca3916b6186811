import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { SAID_BACK } from './dish-repeated.data.ts';
import { begunLarge } from './dish-elsewhere.ts';
import { stemsOf } from './title-words.ts';

const SAID_BEHIND = /^([^.!?,;:\d]{3,60})[.!…]+\s([^?]{3,80})$/u;
const MOST_OF_NAME = 6;
const MOST_BEHIND = 7;

/**
 * "Kedgeree! Dead easy, feeds four", "Arroz con costra. Facilísimo": the dish alone, where a short sentence behind it names no food and
 * nothing of which the recipe speaks.
 */
export function withoutSaidBehind(title: string, spoken: ReadonlySet<string>): string {
  const [, dish = '', behind = ''] = SAID_BEHIND.exec(title.trim()) ?? [];
  if (dish === '' || dish.split(/\s+/).length > MOST_OF_NAME) return title;
  const isShort = behind.split(/\s+/).length <= MOST_BEHIND;
  return isShort && namesNothing(behind, spoken) ? dish.trim() : title;
}

export const namesNothing = (text: string, spoken: ReadonlySet<string>): boolean =>
  dishesIn(text).length === 0 &&
  !namesFood(text, 3) &&
  ![...stemsOf([text])].some((stem) => spoken.has(stem));

/** "Easy.", "Ganz einfach!": a sentence of so few words that names neither dish nor food is no title. */
export const isExclamation = (line: string, spoken: ReadonlySet<string>): boolean =>
  /^[^\d]{2,30}[.!]$/u.test(line.trim()) &&
  line.trim().split(/\s+/).length <= MOST_OF_EXCLAMATION &&
  namesNothing(line, spoken);
const MOST_OF_EXCLAMATION = 3;

/** "The Glamorgan sausages love?" above the list: the dish that the cook says back before the recipe; null where none is. */
export function dishSaidBack(above: readonly string[], spoken: ReadonlySet<string>): string | null {
  const dishes = above.flatMap((text) => SAID_BACK.exec(text.trim())?.groups?.['dish'] ?? []);
  const dish = dishes.findLast(
    (name) => name.split(/\s+/).length <= MOST_OF_NAME && !namesNothing(name, spoken),
  );
  return dish === undefined ? null : begunLarge(dish.trim());
}
