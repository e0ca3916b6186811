import type { ChefsKitchen } from '../chefs/manner-of.ts';
import type { MagicWish } from '../magic-recipe.ts';
import type { ReadWish } from './read-wish.ts';

interface Composed {
  wish: MagicWish;
  read: ReadWish;
  /** Minutes. */
  limit: number | null;
  kitchen: ChefsKitchen;
  /** Foods of the wish that are not in the recipe. */
  missing: readonly string[];
  /** Nothing fits that was not offered before. */
  isMadeAgain: boolean;
}

/** What of a wish could not be followed, a sentence each. */
export function noticesOf({
  wish,
  read,
  limit,
  kitchen,
  missing,
  isMadeAgain,
}: Composed): string[] {
  const said: string[] = [];
  if (!kitchen.isKnown)
    said.push(
      `The manner of ${kitchen.chef.name} is not known here, so the recipe follows a modern European kitchen.`,
    );
  if (read.isUnknown)
    said.push(
      'No ingredient or dish that is known here was found in the wish, so the dish was chosen freely.',
    );
  if (missing.length > 0)
    said.push(`Not worked in, because no dish here takes it: ${missing.join(', ')}.`);
  if (read.asksFree)
    said.push(
      'Whether the recipe is free of an allergen was not checked. Read the labels of what you buy.',
    );
  if (wish.timeConstraint !== null && wish.timeConstraint.trim() !== '' && limit === null)
    said.push(
      'No number of minutes was found in the time that was asked for, so no limit was kept.',
    );
  if (isMadeAgain)
    said.push(
      'Every kind of dish that fits the wish was offered before, so one of them comes again.',
    );
  return said;
}
