import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../shared/lazy/lazy-part.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';

const loading = <LoadingScreen />;
const TemplateList = lazyPart(
  async () => (await import('../features/templates/template-list.tsx')).TemplateList,
  loading,
);
const NewRecipePage = lazyPart(
  async () => (await import('../features/editor/new-recipe-page.tsx')).NewRecipePage,
  loading,
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
