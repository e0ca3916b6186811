import { type ByParts, inOneGo } from '../words/by-parts.ts';
import { checkDiet } from '../find/diets/check-diet.ts';
import { kitchenOf, type ChefsKitchen } from './chefs/manner-of.ts';
import { suggestedChefs } from './chefs/suggested-chefs.ts';
import { answers, type Candidate, candidatesReady, weightOf } from './choose/candidates.ts';
import { fittingCandidates, readForCourse } from './choose/fitting-candidates.ts';
import { madeBefore, type MadeBefore } from './choose/made-before.ts';
import { seeded, shuffledByWeight } from './choose/seeded.ts';
import type { Food } from '../foods/find-food.ts';
import { cuisineOf } from './cuisines/read-cuisines.ts';
import { sideOf } from './cuisines/read-sides.ts';
import type { Cuisine } from './cuisines/cuisine.ts';
import type { Dish } from './dishes/dish.ts';
import type { MagicOutcome, MagicRecipe, MagicWish } from './magic-recipe.ts';
import type { Principal } from './principals/principal.ts';
import { noticesOf } from './wish/notices.ts';
import { readWish, stricterDiet, type ReadWish } from './wish/read-wish.ts';
import { timeOf } from './wish/time-in-wish.ts';
import { againstDiet, againstItself, dishAgainstDiet, leavesOutTooMuch } from './wish/refusals.ts';
import { type Choosing, fillDish, foodIdsOf } from './write/fill-dish.ts';
import { fillText } from './write/fill-text.ts';
import type { FilledDish } from './write/filled-dish.ts';
import { profileOf } from './write/fits-diet.ts';
import { sideFits } from './write/step-times.ts';
import { writeRecipe } from './write/write-recipe.ts';

/** Of so many fillings of the best candidates the one with most of what is asked for is taken. */
const MOST_TRIES = 400;
const FILLINGS = 3;

/**
 * Composes a recipe in the manner of a chef: a dish that is at home in that kitchen or anywhere, of a principal ingredient, its lines filled
 * from the pantry of that kitchen. Diet and time are kept or it is refused with a sentence; what else could not be followed is in `notices`.
 * Deterministic: the same wish with the same seed is the same recipe.
 */
export const composeRecipe = (wish: MagicWish): MagicOutcome => inOneGo(composeRecipeByParts(wish));

/** The same a dish at a time, behind what is made ready once, which takes about a second. */
export function* composeRecipeByParts(asked: MagicWish): ByParts<MagicOutcome> {
  yield* candidatesReady();
  const { time, ingredient } = timeOf(asked);
  const words = readWish(ingredient);
  const wish = { ...asked, diet: stricterDiet(asked.diet, words.diet) };
  const read = readForCourse(words, wish);
  yield;
  const refused = againstItself(read) ?? againstDiet(read, wish);
  if (refused !== null) return { refused };
  const fitting = fittingCandidates(wish, read, time);
  if ('code' in fitting) return { refused: fitting };
  const kitchen = kitchenOf(wish.chef, wish.course);
  const made = madeBefore(wish.avoid);
  const chance = seeded(
    wish.seed,
    [wish.chef.name, wish.course, wish.diet, wish.ingredient, wish.timeConstraint].join('\n'),
  );
  const inOrder = shuffledByWeight(
    fitting.candidates.filter(({ principal }) => !isUnwanted(principal, read)),
    (candidate) => weightOf(candidate, kitchen.cuisine, made, fitting.isAsked),
    chance,
  );
  const choosing: Choosing = {
    diet: wish.diet,
    wanted: new Set(read.foods.map(({ id }) => id)),
    unwanted: { foods: read.without, allergens: read.withoutAllergens },
    chance,
  };
  yield;
  const best = yield* bestFilling(inOrder, kitchen, choosing, made, read);
  if (best === null) {
    const without = { ...choosing, unwanted: { foods: [], allergens: [] } };
    const leavesOut = (yield* bestFilling(inOrder, kitchen, without, made, read)) !== null;
    return {
      refused: leavesOut ? leavesOutTooMuch(read, wish) : dishAgainstDiet(read.kind, wish),
    };
  }
  const { filled, title } = best;
  const written = writeRecipe(filled, title, kitchen, chance);
  const recipe: MagicRecipe = {
    ...written,
    suggestedChefs: suggestedChefs(kitchen.chef.name, filled.dish, kitchen.cuisine, chance),
    notices: [
      ...fitting.notices,
      ...noticesOf({
        wish,
        read,
        time,
        takes: written.prepTime + written.cookTime,
        kitchen,
        pantry: filled.cuisine,
        missing: missingIn(filled, read),
        principal: filled.principal,
        bought: written.ingredients.map(({ name }) => name),
        isMadeAgain: made.timesOf(filled.dish) > 0,
      }),
    ],
  };
  return { recipe };
}

const isUnwanted = (principal: Principal, { without }: ReadWish): boolean =>
  without.some(({ name }) => answers(principal, name));

interface Filling {
  filled: FilledDish;
  title: string;
}

/** The first filling of the candidates in their order that has all that is asked for; else that which has most of it. */
function* bestFilling(
  inOrder: readonly Candidate[],
  kitchen: ChefsKitchen,
  choosing: Choosing,
  made: MadeBefore,
  read: ReadWish,
): ByParts<Filling | null> {
  let best: Filling | null = null;
  let repeated: Filling | null = null;
  let fewest = Infinity;
  for (const candidate of inOrder.slice(0, MOST_TRIES)) {
    yield;
    for (let at = 0; at < FILLINGS; at += 1) {
      const filling = fill(candidate, kitchen, choosing);
      if (filling === null) continue;
      if (isMade(filling, made)) {
        repeated ??= filling;
        continue;
      }
      const missing = missingIn(filling.filled, read).length;
      if (missing < fewest) {
        best = filling;
        fewest = missing;
      }
      if (missing === 0) return filling;
      break;
    }
  }
  return best ?? repeated;
}

function fill(
  { dish, principal }: Candidate,
  { cuisine }: ChefsKitchen,
  choosing: Choosing,
): Filling | null {
  const { chance, diet } = choosing;
  const pantry = pantryFor(dish, cuisine);
  const sides = dish.sideAt === null ? [] : pantry.sides.map(sideOf);
  const inTime = sides.filter((side) => sideFits(side, dish, principal));
  const side = inTime[Math.floor(chance() * inTime.length)] ?? null;
  if (dish.sideAt !== null && side === null) return null;
  const filled = fillDish(dish, principal, pantry, side, choosing);
  if (filled === null || !keepsDiet(filled, diet)) return null;
  const title = dish.titles[Math.floor(chance() * dish.titles.length)]!;
  return { filled, title: fillText(title, filled) };
}

/** What is not at home in a kitchen is cooked from a pantry where it is. */
const pantryFor = ({ cuisines }: Dish, cuisine: Cuisine): Cuisine =>
  cuisines === null || cuisines.includes(cuisine.name) ? cuisine : cuisineOf(cuisines[0]!);

/** Whether it was offered under any of the titles that its dish may have. */
const isMade = ({ filled }: Filling, made: MadeBefore): boolean =>
  filled.dish.titles.some((title) => made.hasTitle(fillText(title, filled)));

/** The whole list by the rules of diets, as guests would check it. */
function keepsDiet({ lines }: FilledDish, diet: MagicWish['diet']): boolean {
  const written = lines.map(({ food, preparation }) => ({
    name: food,
    originalText: preparation === null ? food : `${food}, ${preparation}`,
  }));
  const { compatible, unknown } = checkDiet(written, profileOf(diet), 'en');
  return compatible && unknown.length === 0;
}

/** Whether a food is of the kind that is asked for: a sourdough bread where bread is. */
const isKindOf = (name: string, { generic, name: kind }: Food): boolean =>
  generic && name.endsWith(` ${kind}`);

/** Foods of the wish that are not in a dish. */
function missingIn({ lines, principal }: FilledDish, { foods }: ReadWish): string[] {
  const ids = new Set(lines.flatMap(({ food }) => foodIdsOf(food)));
  return foods
    .filter(
      (food) =>
        !ids.has(food.id) &&
        !answers(principal, food.name) &&
        !lines.some((line) => isKindOf(line.food, food)),
    )
    .map(({ name }) => name);
}
