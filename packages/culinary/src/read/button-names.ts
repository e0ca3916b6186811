import type { RecipeDraft } from '../recipe/recipe.ts';
import { buysList } from './app-buttons.data.ts';
import { buttonText, controlText } from './page/button-words.data.ts';

const LONGEST = 60;

/** "Add to shopping list", "Mode cuisine": what is pressed, and names no part of a dish. */
const isButton = (name: string | null): boolean =>
  name !== null &&
  name.length <= LONGEST &&
  (buysList.test(name) || controlText.test(name) || buttonText.test(name));

/** The draft whose parts are not called by a button that stands above them. */
export const withoutButtonNames = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  ingredients: draft.ingredients.map(({ name, lines }) => ({
    name: isButton(name) ? null : name,
    lines,
  })),
  steps: draft.steps.map(({ group, text }) => ({ group: isButton(group) ? null : group, text })),
});
