import { namesFood } from '../../../foods/line-words.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isContent, knownDish } from './dish-asked.ts';
import { SAYS_EASE } from './idle-openings.data.ts';

const LONGEST = 80;
const MOST_WORDS = 3;

/**
 * Of what the cook writes above the recipe, the lines that only say that it is easy, or in a word or two that it comes: "Easy one.", "Rightio",
 * "Una scemenza". `isNamed`: another asked for the dish by its name, so that no short line has to name it.
 */
export function idleOpenings(told: readonly string[], isNamed: boolean): ReadonlySet<string> {
  const content = told.findIndex((line) => isContent(line) || sectionHeading(line) !== null);
  return new Set(
    told.slice(0, Math.max(0, content)).filter((line) => isIdleOpening(line.trim(), isNamed)),
  );
}

function isIdleOpening(text: string, isNamed: boolean): boolean {
  if (text.length > LONGEST || /\d/.test(text)) return false;
  if (SAYS_EASE.test(text)) return true;
  return (
    isNamed &&
    /\p{L}/u.test(text) &&
    !/:$/.test(text) &&
    text.split(/\s+/).length <= MOST_WORDS &&
    !namesFood(text, SHORTEST_FOOD) &&
    knownDish(text) === null
  );
}
/** "sei" and "mie" are foods of somebody. */
const SHORTEST_FOOD = 4;
