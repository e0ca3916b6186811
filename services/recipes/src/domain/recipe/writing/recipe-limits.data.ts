import {
  LONGEST_INGREDIENT,
  MOST_INGREDIENT_CHARACTERS,
  MOST_INGREDIENTS,
  MOST_STEP_CHARACTERS,
  MOST_STEPS,
} from '@convivio/contracts/recipe-limits';

/** How much a recipe that somebody writes may hold: characters of a text, items of a list. */
export const LIMITS = {
  title: 300,
  description: 20_000,
  comments: 20_000,
  lines: MOST_INGREDIENTS,
  line: LONGEST_INGREDIENT,
  allLines: MOST_INGREDIENT_CHARACTERS,
  steps: MOST_STEPS,
  doubts: 200,
  step: 20_000,
  allSteps: MOST_STEP_CHARACTERS,
  stepRemark: 2_000,
  tags: 50,
  tag: 60,
  time: 100,
  servings: 1_000,
  link: 2_000,
  chefText: 5_000,
  chefPersona: 200,
  chefSecrets: 30,
  chefSecret: 2_000,
  /** All of it, in bytes of JSON: a page of a library has many, and the words for searching come on top. */
  whole: 2_000_000,
} as const;
