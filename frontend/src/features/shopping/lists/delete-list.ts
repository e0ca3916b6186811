import type { ApolloClient } from '@apollo/client';
import { DeleteShoppingListDocument } from '../../../generated/documents/delete-shopping-list.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** Deletes a list for good and says how that went; resolves with whether it is gone. */
export async function deleteList(client: ApolloClient, id: string): Promise<boolean> {
  try {
    await client.mutate({ mutation: DeleteShoppingListDocument, variables: { id } });
  } catch (failure) {
    // Somebody else was quicker.
    if (!isMissing(failure)) {
      notify.error({
        title: 'Failed to delete shopping list',
        text: sentenceOf(failure, 'Try again in a moment.'),
      });
      return false;
    }
  }
  notify.success({ title: 'Shopping list deleted successfully!' });
  return true;
}
