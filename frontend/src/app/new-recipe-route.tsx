import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { addBroughtRecipe } from '../features/events/add/add-brought-recipe.ts';
import { courseOf } from '../features/events/menu/course-of.ts';
import { useEventName } from '../kitchen/event/use-event-name.ts';
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

/** /recipes/new, from a blank page, `?template={id}`, or `?choose=template`; for the menu of an event with `eventId={id}` */
export function NewRecipeRoute() {
  const [query] = useSearchParams();
  const client = useApolloClient();
  const eventId = query.get('eventId');
  const eventName = useEventName(eventId);
  if (query.get('choose') === 'template') return <TemplateList eventId={eventId} />;
  return (
    <NewRecipePage
      templateId={query.get('template')}
      forEvent={
        eventId === null
          ? null
          : {
              id: eventId,
              name: eventName,
              add: ({ id, category }) =>
                void addBroughtRecipe(
                  client,
                  { id: eventId, name: eventName ?? 'your event' },
                  { id, came: 'saved', courseType: courseOf(category) },
                ),
            }
      }
    />
  );
}
