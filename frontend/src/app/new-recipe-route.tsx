import { useSearchParams } from 'react-router-dom';
import { NewRecipePage } from '../features/recipes/editor/new-recipe-page.tsx';
import { TemplateList } from '../features/recipes/templates/template-list.tsx';

/** /recipes/new, from a blank page, `?template={id}`, or `?choose=template` */
export function NewRecipeRoute() {
  const [query] = useSearchParams();
  return query.get('choose') === 'template' ? <TemplateList /> : <NewRecipePage templateId={query.get('template')} />;
}
