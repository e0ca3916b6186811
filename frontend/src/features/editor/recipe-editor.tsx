import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { EditedRecipeDocument } from '../../generated/documents/edited-recipe.ts';
import { paths } from '../../shared/api/paths.ts';
import { withMode } from '../../kitchen/recipe/recipe-address.ts';
import { EditOpening } from './edit-opening.tsx';
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
  return (
    <EditOpening back={back} error={error} title="The recipe could not be opened" refetch={refetch}>
      <Button variant="outlined" onClick={onClose}>
        Back to the recipe
      </Button>
    </EditOpening>
  );
}
