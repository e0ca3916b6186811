import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../shared/lazy/lazy-part.ts';

const TemplateList = lazyPart(
  async () => (await import('../features/templates/template-list.tsx')).TemplateList,
);
const NewRecipePage = lazyPart(
  async () => (await import('../features/editor/new-recipe-page.tsx')).NewRecipePage,
);

/** /recipes/new, from a blank page, `?template={id}`, or `?choose=template` */
export function NewRecipeRoute() {
  const [query] = useSearchParams();
  return query.get('choose') === 'template' ? (
    <TemplateList />
  ) : (
    <NewRecipePage templateId={query.get('template')} />
  );
}
