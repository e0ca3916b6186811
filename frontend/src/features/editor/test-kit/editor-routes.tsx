import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NewRecipePage } from '../new-recipe-page.tsx';
import { RecipeEditor } from '../recipe-editor.tsx';

function EditedRecipe() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  if (query.get('mode') !== 'edit')
    return (
      <>
        <h1>The recipe</h1>
        <Link to="?mode=edit" state={{ place: 'servings' }}>
          Correct the servings
        </Link>
      </>
    );
  return <RecipeEditor recipeId={id} onClose={() => void navigate(`/recipes/${id}`)} />;
}

function NewRecipe() {
  const [query] = useSearchParams();
  return <NewRecipePage templateId={query.get('template')} forEvent={null} />;
}

export const EditorRoute = <EditedRecipe />;
export const NewRecipeRoute = <NewRecipe />;
