import type { ApolloClient } from '@apollo/client';
import { AddEventRecipeDocument } from '../../../generated/documents/add-event-recipe.ts';
import type { CourseType } from '../../../generated/operations.ts';
import { hasCode } from '../../../shared/api/error-kinds.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ForEvent } from '../event/event-parts.ts';

/** A recipe that has come into the library for an event. */
interface BroughtRecipe {
  id: string;
  came: 'uploaded' | 'imported' | 'saved';
  /** Where it stands before its cook moves it: among the starters unless told. */
  courseType?: CourseType;
}

/** Puts a recipe that was brought for an event on its menu, whatever page is open by then; where it cannot, that is said with a way to try again. */
export async function addBroughtRecipe(
  client: ApolloClient,
  event: ForEvent,
  recipe: BroughtRecipe,
  // One for all tries: an answer that got lost is no failure.
  idempotencyKey: string = crypto.randomUUID(),
): Promise<void> {
  const { id: recipeId, came, courseType = 'appetizer' } = recipe;
  try {
    await client.mutate({
      mutation: AddEventRecipeDocument,
      variables: { eventId: event.id, recipeId, courseType, idempotencyKey },
    });
  } catch (failure) {
    // Another tab has done it.
    if (hasCode(failure, 'RECIPE_ON_MENU')) return;
    return void notify.error({
      title: `Recipe ${came} but not added to menu`,
      text: `${sentenceOf(failure, 'The menu could not be changed.')} Try again, or add it by hand from the page of “${event.name}”.`,
      action: {
        label: 'Retry',
        onClick: () => void addBroughtRecipe(client, event, recipe, idempotencyKey),
      },
    });
  }
  notify.success({
    title: `Recipe ${came} and added to menu!`,
    text: `It is on the menu of “${event.name}”.`,
  });
}
