import { useParams } from 'react-router-dom';
import { RecipePage } from '../features/recipe-page/recipe-page.tsx';
import { RecipePageSkeleton } from '../kitchen/recipe/recipe-page-skeleton.tsx';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';

const Editor = lazyWhenOpen(
  async () => (await import('../features/editor/recipe-editor.tsx')).RecipeEditor,
  <RecipePageSkeleton />,
);
const ShoppingList = lazyWhenOpen(
  async () => (await import('../features/shopping/shopping-list-dialog.tsx')).ShoppingListDialog,
);

/** /recipes/{id} */
export function RecipeRoute() {
  const { id } = useParams();
  return <RecipePage key={id} id={id} Editor={Editor} ShoppingList={ShoppingList} />;
}
