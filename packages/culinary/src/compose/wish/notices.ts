import type { ChefsKitchen } from '../chefs/manner-of.ts';
import type { Cuisine } from '../cuisines/cuisine.ts';
import type { MagicWish } from '../magic-recipe.ts';
import type { Principal } from '../principals/principal.ts';
import { byMakerIn } from '../write/is-kept-out.ts';
import { writtenMinutes } from '../write/step-times.ts';
import type { ReadWish } from './read-wish.ts';
import type { TimeAsked } from './read-time-constraint.ts';

interface Composed {
  wish: MagicWish;
  read: ReadWish;
  time: TimeAsked;
  /** Minutes that the recipe takes. */
  takes: number;
  kitchen: ChefsKitchen;
  /** From which it is cooked. */
  pantry: Cuisine;
  /** Foods of the wish that are not in the recipe. */
  missing: readonly string[];
  principal: Principal;
  /** The ingredients by their names. */
  bought: readonly string[];
  /** Nothing fits that was not offered before. */
  isMadeAgain: boolean;
}

/** What of a wish could not be followed, a sentence each. */
export function noticesOf({
  wish,
  read,
  time,
  takes,
  kitchen,
  pantry,
  missing,
  principal,
  bought,
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
  if (read.isCut) said.push('Only the first 200 letters of the wish were read.');
  const noneIsIn = missing.length > 0 && missing.length === read.foods.length;
  if (read.isPartial && !noneIsIn)
    said.push(
      `Of the wish only this was understood: ${[...understood(read), ...timeInWords(wish, time)].join(', ')}. The dish is made with ${principal.said}.`,
    );
  if (missing.length > 0)
    said.push(
      `Not worked in, because no dish here takes it: ${missing.join(', ')}${noneIsIn ? `; the dish is made with ${principal.said} instead` : ''}.`,
    );
  said.push(...warningsOf(read), ...byMakerIn(bought, { allergens: read.withoutAllergens }));
  if (time.least !== null && takes < time.least)
    said.push(
      `At least ${writtenMinutes(time.least)} was asked for, and this takes ${writtenMinutes(takes)}: no dish here that fits the wish takes so long.`,
    );
  if (
    wish.timeConstraint !== null &&
    wish.timeConstraint.trim() !== '' &&
    time.most === null &&
    time.least === null
  )
    said.push(
      'No number of minutes was found in the time that was asked for, so no limit was kept.',
    );
  if (isMadeAgain)
    said.push(
      'Every kind of dish that fits the wish was offered before, so one of them comes again.',
    );
  return said;
}

/** What nobody vouches for of what a wish leaves out, a sentence each. */
export function warningsOf({
  unheeded,
  withoutAllergens,
  asksFree,
}: Pick<ReadWish, 'unheeded' | 'withoutAllergens' | 'asksFree'>): string[] {
  const said: string[] = [];
  if (unheeded.length > 0)
    said.push(`Not heeded, because no rule here checks it: ${unheeded.join(', ')}.`);
  if (withoutAllergens.length > 0)
    said.push(
      `What surely has ${withoutAllergens.join(' or ')} in it was left out. Traces were not checked: read the labels of what you buy.`,
    );
  else if (asksFree)
    said.push(
      'Whether the recipe is free of an allergen was not checked. Read the labels of what you buy.',
    );
  return said;
}

/** A time that stands among the words of the wish. */
const timeInWords = ({ timeConstraint }: MagicWish, { most, least }: TimeAsked): string[] => {
  if (timeConstraint !== null) return [];
  if (least !== null) return [`at least ${writtenMinutes(least)}`];
  return most === null ? [] : [`at most ${writtenMinutes(most)}`];
};

const understood = ({ foods, kind, without }: ReadWish): string[] => [
  ...foods.map(({ name }) => name),
  ...(kind === null ? [] : [kind]),
  ...without.map(({ name }) => `without ${name}`),
];
