import { checkDiet } from '../../find/diets/check-diet.ts';
import type { Food } from '../../foods/find-food.ts';
import type { MagicDiet, MagicWish, Refusal } from '../magic-recipe.ts';
import { profileOf } from '../write/fits-diet.ts';
import { writtenMinutes } from '../write/step-times.ts';
import { upperFirst } from '../write/fill-text.ts';
import type { ReadWish } from './read-wish.ts';

const instead: Readonly<Record<MagicDiet, string>> = {
  omnivore: 'another ingredient',
  pescatarian: 'fish, vegetables or pulses',
  vegetarian: 'vegetables, pulses, eggs or cheese',
  vegan: 'vegetables, mushrooms, pulses or tofu',
};
/** What a wish may ask for, by course. */
const usual: Readonly<Record<MagicWish['course'], string>> = {
  starter: 'a vegetable, fish or cheese',
  main: 'a vegetable, meat, fish or pulses',
  dessert: 'fruit, nuts or chocolate',
};

/** The first food that a wish asks for and leaves out. */
export function againstItself({ foods, without }: ReadWish): Refusal | null {
  const both = foods.find((food) => without.includes(food));
  if (both === undefined) return null;
  return {
    code: 'WISH_AGAINST_ITSELF',
    sentence: `The wish asks for ${both.name} and leaves it out as well. Ask for it, or for something else without it.`,
  };
}

/** The first food of a wish that its diet does not eat; of honey vegans do not agree, so it counts. */
export function againstDiet({ foods }: ReadWish, { diet }: MagicWish): Refusal | null {
  for (const food of foods) {
    const refused = foodAgainstDiet(food, diet);
    if (refused !== null) return refused;
  }
  return null;
}

/** Null where the diet eats it. */
export function foodAgainstDiet({ name }: Food, diet: MagicDiet): Refusal | null {
  const { compatible, unknown } = checkDiet([{ name, originalText: name }], profileOf(diet), 'en');
  if (compatible && !(name === 'honey' && unknown.length > 0)) return null;
  return {
    code: 'INGREDIENT_AGAINST_DIET',
    sentence: `${upperFirst(name)} does not go with a ${diet} recipe. Choose another diet, or ask for ${instead[diet]}.`,
  };
}

/** Grams; of what is heavier a dish takes a part: "cabbage", "chicken". */
const HEAVIEST_COUNTED = 400;

/** As one speaks of what a dish is built around: "leeks", and "smoked salmon". */
const spokenOf = ({ name, plural, aisle, pieceGrams, pieceUnit }: Food): string =>
  aisle !== 'Fish counter' &&
  pieceUnit === null &&
  pieceGrams !== null &&
  pieceGrams <= HEAVIEST_COUNTED
    ? plural
    : name;

export const ingredientAgainstCourse = (food: Food, { course }: MagicWish): Refusal => ({
  code: 'INGREDIENT_AGAINST_COURSE',
  sentence: `No ${course} is built around ${spokenOf(food)} here. Choose another course, or ask for ${usual[course]}.`,
});

export const dishAgainstCourse = (kind: string, { course }: MagicWish): Refusal => ({
  code: 'DISH_AGAINST_COURSE',
  sentence: `The dish asked for (${kind}) is not made as a ${course} here. Choose another course, or leave the dish open.`,
});

/** `kind`: of dish, null where none was asked for. */
export const dishAgainstDiet = (kind: string | null, { course, diet }: MagicWish): Refusal => ({
  code: 'DISH_AGAINST_DIET',
  sentence:
    kind === null
      ? `No ${diet} ${course} here keeps all of the wish. Choose another diet, or ask for less.`
      : `The dish asked for (${kind}) cannot be made ${diet} here without becoming another dish. Choose another diet, or leave the dish open.`,
});

/** What a wish leaves out stands in every dish that fits the rest of it. */
export function leavesOutTooMuch(
  { without, withoutAllergens }: ReadWish,
  { course }: MagicWish,
): Refusal {
  // "Gluten free" names the allergen and, in the lexicon, wheat gluten as well.
  const foods = without
    .map(({ name }) => name)
    .filter((name) => !withoutAllergens.some((allergen) => name.endsWith(allergen)));
  return {
    code: 'LEAVES_OUT_TOO_MUCH',
    sentence:
      `No ${course} here that fits the rest of the wish is made without ` +
      `${[...withoutAllergens, ...foods].join(', ')}. Leave out less, or ask for something else.`,
  };
}

/** `fewest`: minutes of the quickest that would do. */
export const timeTooShort = (limit: number, fewest: number, { course }: MagicWish): Refusal => ({
  code: 'TIME_TOO_SHORT',
  sentence:
    `${upperFirst(writtenMinutes(limit))} is too short: the quickest ${course} that fits the wish takes ` +
    `${writtenMinutes(fewest)}. Allow that much, or ask for something else.`,
});
