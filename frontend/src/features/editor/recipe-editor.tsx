import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { EditedRecipeDocument } from '../../generated/documents/edited-recipe.ts';
import { paths } from '../../shared/api/paths.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { RecipePageSkeleton } from '../../kitchen/recipe/recipe-page-skeleton.tsx';
import { withMode } from '../../kitchen/recipe/recipe-address.ts';
import { EditRecipe } from './edit-recipe.tsx';

interface RecipeEditorProps {
  recipeId: string;
  /** The changes are saved and were shown to be, or are given up. */
  onClose: () => void;
}

/** Edit mode of a recipe. It begins with what the server has now, not with what was read before. */
export function RecipeEditor({ recipeId, onClose }: RecipeEditorProps) {
  const { data, error, refetch } = useQuery(EditedRecipeDocument, {
    variables: { id: recipeId },
    fetchPolicy: 'network-only',
  });
  const [query] = useSearchParams();
  const asOpened = withMode(query, null);
  const back = {
    to: `${paths.recipe.getHref(recipeId)}${asOpened && `?${asOpened}`}`,
    label: 'Back to the recipe',
  };
  if (data)
    return (
      <EditRecipe
        key={recipeId}
        recipe={data.recipe}
        back={back}
        onDone={onClose}
        onCancel={onClose}
      />
    );
  if (!error)
    return (
      <>
        <Header back={back} />
        <RecipePageSkeleton />
      </>
    );
  return (
    <>
      <Header back={back} />
      <PageWidth as="main">
        <EmptyState
          picture="broken"
          page
          title="The recipe could not be opened"
          text={sentenceOf(error, 'Try again in a moment.')}
        >
          <Button variant="contained" onClick={() => void refetch().catch(() => {})}>
            Try Again
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Back to the recipe
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}
