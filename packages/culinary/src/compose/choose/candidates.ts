import { checkDietByParts } from '../../find/diets/check-diet.ts';
import type { ByParts } from '../../words/by-parts.ts';
import type { Cuisine } from '../cuisines/cuisine.ts';
import type { Dish } from '../dishes/dish.ts';
import { dishes } from '../dishes/read-dishes.ts';
import { type MagicCourse, type MagicDiet, magicDiets } from '../magic-recipe.ts';
import type { Principal } from '../principals/principal.ts';
import { allPrincipals } from '../principals/read-principals.ts';
import type { ReadWish } from '../wish/read-wish.ts';
import { wideWishes } from '../wish/wish-words.data.ts';
import { principalLine } from '../write/fill-dish.ts';
import { dishMinutes } from '../write/step-times.ts';
import type { MadeBefore } from './made-before.ts';

/** A dish of a principal ingredient. */
export interface Candidate {
  dish: Dish;
  principal: Principal;
  /** Minutes of handwork and cooking together. */
  minutes: number;
}

let every: readonly Candidate[] | undefined;

/** Everything that is cooked here. */
export function allCandidates(): readonly Candidate[] {
  every ??= dishes().flatMap((dish) =>
    allPrincipals()
      .filter((principal) => isFor(dish, principal))
      .map((principal) => {
        const { prep, cook } = dishMinutes(dish, principal);
        return { dish, principal, minutes: prep + cook };
      }),
  );
  return every;
}

/** Makes ready what every wish asks for: the words of foods, the candidates, and what of them each diet eats. */
export function* candidatesReady(): ByParts<void> {
  yield* checkDietByParts([], 'vegan', 'en');
  allCandidates();
  yield;
  for (const principal of allPrincipals())
    for (const diet of magicDiets) {
      principalLine(principal, diet);
      yield;
    }
}

/** Grated for a cake a carrot is another thing than in a pot: what stands in two families is named by them alone. */
const isFor = ({ principals }: Dish, { food, family }: Principal): boolean =>
  principals.has(family) || (principals.has(food) && family !== GRATED_FOR_CAKES);
const GRATED_FOR_CAKES = 'sweet-vegetable';

/** Whether a principal is what was asked for, or of the kind of food that was. */
export const answers = (principal: Principal, food: string): boolean =>
  principal.food === food ||
  principal.answers.includes(food) ||
  (wideWishes[food]?.includes(principal.family) ?? false);

/** The principals that a wish asks for: those of the first of its foods that is one. Null: none is asked for. */
export function principalsFor({ foods }: ReadWish, course: MagicCourse): Principal[] | null {
  const ofCourse = new Set(
    allCandidates()
      .filter(({ dish }) => dish.course === course)
      .map(({ principal }) => principal),
  );
  let elsewhere: Principal[] | null = null;
  for (const { name } of foods) {
    const asked = allPrincipals().filter((principal) => answers(principal, name));
    const cooked = asked.filter((principal) => ofCourse.has(principal));
    if (cooked.length > 0) return cooked;
    if (asked.length > 0) elsewhere ??= asked;
  }
  return elsewhere;
}

const OF_ITS_HOME = 8;
const ANYWHERE = 3;
const FROM_AFAR = 0.01;
const LOVED = 6;
/** At home in few kitchens: taken by the others where it is asked for. */
const strange = new Set(['tofu', 'tempeh', 'paneer']);
const STRANGE = 0.1;
const MADE_BEFORE = 1e-4;
const NAMED_BEFORE = 0.02;
/** Who eats meat or fish and asks for nothing more often wants some. */
const OF_ANIMALS = 4;

/** How much a candidate suits a kitchen: what is at home there, and of what it cooks most; what was made before comes last. */
export function weightOf(
  { dish, principal }: Candidate,
  cuisine: Cuisine,
  made: MadeBefore,
  isAsked: boolean,
): number {
  const animal = dish.course === 'main' && !isMeatless(principal) ? OF_ANIMALS : 1;
  const home =
    dish.cuisines === null
      ? ANYWHERE
      : dish.cuisines.includes(cuisine.name)
        ? OF_ITS_HOME
        : FROM_AFAR;
  const loved = cuisine.loves.has(principal.food)
    ? LOVED
    : strange.has(principal.food) && !isAsked
      ? STRANGE
      : 1;
  // A dish of many principals would else be cooked more often than one of few.
  const share = loved / Math.sqrt(dish.principals.size);
  const again = MADE_BEFORE ** made.timesOf(dish);
  const named = isAsked || made.timesNamed(principal.said) === 0 ? 1 : NAMED_BEFORE;
  return Math.max(home * share * animal * again * named, 1e-300);
}

const isMeatless = (principal: Principal): boolean =>
  principalLine(principal, 'vegetarian') !== null;

export const suitsDiet = ({ principal }: Candidate, diet: MagicDiet): boolean =>
  principalLine(principal, diet) !== null;
