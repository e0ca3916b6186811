import { UnbuiltPage } from './unbuilt-page.tsx';

/** /recipes/new */
export function NewRecipeRoute() {
  return <UnbuiltPage title="Write a Recipe" text="Writing a recipe by hand is not part of this version yet." />;
}
