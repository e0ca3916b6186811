import { useApolloClient, useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AdminIngredientsDocument } from '../../../generated/documents/admin-ingredients.ts';
import { VerifyIngredientDocument } from '../../../generated/documents/verify-ingredient.ts';
import type { DiscoveredFiguresInput } from '../../../generated/operations.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { act } from '../parts/act.ts';
import { PagedList, pageOf } from '../parts/paged-list.tsx';
import { usePages } from '../parts/use-pages.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { Ingredient } from './ingredient.ts';
import { IngredientTable } from './ingredient-table.tsx';

const PAGE = 20;
const Place = styled('div')({ paddingTop: 24 });

/** Ingredients that no table knows, with what a provider said of them: to be verified or corrected. */
export function IngredientsTab() {
  const client = useApolloClient();
  const pages = usePages();
  const [correcting, setCorrecting] = useState<Ingredient | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(AdminIngredientsDocument, {
    // One more tells whether there is another page.
    variables: { first: PAGE + 1, offset: pages.before },
    fetchPolicy: 'cache-and-network',
  });
  const verify = async (ingredient: Ingredient, figures: DiscoveredFiguresInput | null) => {
    setBusy(true);
    const variables = { id: ingredient.id, figures };
    const done = await act(() => client.mutate({ mutation: VerifyIngredientDocument, variables }), {
      done: {
        title: figures ? 'Ingredient corrected' : 'Ingredient verified',
        text: ingredient.name,
      },
      failed: figures ? 'Failed to correct ingredient' : 'Failed to verify ingredient',
    });
    if (done) setCorrecting(null);
    await refetch().catch(() => {});
    setBusy(false);
  };
  const found = (data ?? (loading ? previousData : undefined))?.ingredients;
  return (
    <Place>
      <PagedList
        pages={pages}
        page={found && pageOf(found, PAGE, () => String(pages.before + PAGE))}
        error={error}
        name="Ingredients"
        empty={
          <EmptyState
            picture="plate"
            title="Every ingredient is known"
            text="What no table knows stands here once a provider was asked about it."
          />
        }
        onRetry={refetch}
      >
        {(ingredients) => (
          <IngredientTable
            ingredients={ingredients}
            busy={busy}
            onVerify={(ingredient) => void verify(ingredient, null)}
            onCorrect={setCorrecting}
          />
        )}
      </PagedList>
      <CorrectDialog
        ingredient={correcting}
        busy={busy}
        onClose={() => setCorrecting(null)}
        onCorrect={(ingredient, figures) => void verify(ingredient, figures)}
      />
    </Place>
  );
}
