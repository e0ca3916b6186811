import type { ChefsKitchen } from '../chefs/manner-of.ts';
import type { Cuisine } from '../cuisines/cuisine.ts';
import type { MagicWish } from '../magic-recipe.ts';
import type { Principal } from '../principals/principal.ts';
import type { ReadWish } from './read-wish.ts';

interface Composed {
  wish: MagicWish;
  read: ReadWish;
  /** Minutes. */
  limit: number | null;
  kitchen: ChefsKitchen;
  /** From which it is cooked. */
  pantry: Cuisine;
  /** Foods of the wish that are not in the recipe. */
  missing: readonly string[];
  principal: Principal;
  /** Nothing fits that was not offered before. */
  isMadeAgain: boolean;
}

/** What of a wish could not be followed, a sentence each. */
export function noticesOf({
  wish,
  read,
  limit,
  kitchen,
  pantry,
  missing,
  principal,
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
  if (pantry.name !== kitchen.cuisine.name)
    said.push(
      `This dish is not at home in the kitchen of ${kitchen.chef.name}: it is cooked from a pantry that is ${pantry.adjective}.`,
    );
  const noneIsIn = missing.length > 0 && missing.length === read.foods.length;
  if (read.isPartial && !noneIsIn)
    said.push(
      `Of the wish only this was understood: ${understood(read)}. The dish is made with ${principal.said}.`,
    );
  if (missing.length > 0)
    said.push(
      `Not worked in, because no dish here takes it: ${missing.join(', ')}${noneIsIn ? `; the dish is made with ${principal.said} instead` : ''}.`,
    );
  if (read.unheeded.length > 0)
    said.push(`Not heeded, because no rule here checks it: ${read.unheeded.join(', ')}.`);
  if (read.withoutAllergens.length > 0)
    said.push(
      `What surely has ${read.withoutAllergens.join(' or ')} in it was left out. Traces were not checked: read the labels of what you buy.`,
    );
  else if (read.asksFree)
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

const understood = ({ foods, kind }: ReadWish): string =>
  [...foods.map(({ name }) => name), ...(kind === null ? [] : [kind])].join(', ');
