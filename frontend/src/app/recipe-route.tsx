import { useParams } from 'react-router-dom';
import { RecipePage } from '../features/recipe-page/recipe-page.tsx';

/** /recipes/{id} */
export function RecipeRoute() {
  const { id } = useParams();
  return <RecipePage key={id} id={id} />;
}
