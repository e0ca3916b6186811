import { useSearchParams } from 'react-router-dom';
import { fetchedPart } from '../shared/lazy/lazy-part.ts';

const TemplateList = fetchedPart(
  async () => (await import('../features/templates/template-list.tsx')).TemplateList,
);
const NewRecipePage = fetchedPart(
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
