import { useSearchParams } from 'react-router-dom';
import { NewRecipePage, TemplateList } from './lazy-pages.tsx';

/** /recipes/new, from a blank page, `?template={id}`, or `?choose=template` */
export function NewRecipeRoute() {
  const [query] = useSearchParams();
  return query.get('choose') === 'template' ? (
    <TemplateList />
  ) : (
    <NewRecipePage templateId={query.get('template')} />
  );
}
