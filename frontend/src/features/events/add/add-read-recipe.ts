import type { ApolloClient } from '@apollo/client';
import { AddEventRecipeDocument } from '../../../generated/documents/add-event-recipe.ts';
import { hasCode } from '../../../shared/api/error-kinds.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ForEvent } from '../event/event-parts.ts';

/** Puts a recipe that was read for an event on its menu, whatever page is open by then; where it cannot, that is said with a way to try again. */
export async function addReadRecipe(
  client: ApolloClient,
  event: ForEvent,
  recipeId: string,
): Promise<void> {
  try {
    await client.mutate({
      mutation: AddEventRecipeDocument,
      // Where it stands before its cook moves it.
      variables: { eventId: event.id, recipeId, courseType: 'appetizer' },
    });
  } catch (failure) {
    // Another tab has done it.
    if (hasCode(failure, 'RECIPE_ON_MENU')) return;
    return void notify.error({
      title: 'Not on the menu',
      text: `${sentenceOf(failure, 'The menu could not be changed.')} The recipe is in your library, and not on the menu of “${event.name}”.`,
      action: { label: 'Retry', onClick: () => void addReadRecipe(client, event, recipeId) },
    });
  }
  notify.success({
    title: 'Recipe added',
    text: `Recipe has been added to your menu: ${event.name}.`,
  });
}
