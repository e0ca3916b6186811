import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { addBroughtRecipe } from '../features/events/add/add-brought-recipe.ts';
import { EventPage } from '../features/events/event/event-page.tsx';
import type { EventParts } from '../features/events/event/event-parts.ts';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../shared/lazy/use-when-idle.ts';
import { fetchToasts } from '../shared/toasts/toasts.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';

const AddRecipePanel = lazyWhenOpen(
  async () => (await import('../features/intake/panel/add-recipe-panel.tsx')).AddRecipePanel,
  <LoadingScreen />,
);
const MagicWizard = lazyWhenOpen(
  async () => (await import('../features/magic/magic-wizard.tsx')).MagicWizard,
);
const ShoppingList = lazyWhenOpen(
  async () =>
    (await import('../features/shopping/event-shopping-list-dialog.tsx')).EventShoppingListDialog,
);

const Upload: EventParts['Upload'] = Object.assign(
  ({ open, event, onClose }: ComponentProps<EventParts['Upload']>) => (
    <AddRecipePanel
      open={open}
      startWith="files"
      occasion={event.id}
      forEvent={event}
      collection={event.userId}
      onClose={onClose}
      onDone={onClose}
    />
  ),
  { fetch: AddRecipePanel.fetch },
);

/** Courses of a menu by those of a recipe. */
const courseTypes = { starter: 'appetizer', main: 'main', dessert: 'dessert' } as const;

const MagicChef: EventParts['MagicChef'] = Object.assign(
  function MagicChefForEvent({ open, event, onClose }: ComponentProps<EventParts['MagicChef']>) {
    const client = useApolloClient();
    return (
      <MagicWizard
        open={open}
        onClose={onClose}
        forEvent={event}
        collection={event.userId}
        onSaved={({ id, course }) =>
          void addBroughtRecipe(client, event, {
            id,
            came: 'saved',
            courseType: courseTypes[course] ?? 'main',
          })
        }
      />
    );
  },
  { fetch: MagicWizard.fetch },
);

/** /events/{id}; `onIdle` is called when it has time for pages it leads to. */
export function EventRoute({ onIdle }: { onIdle: () => void }) {
  const { id } = useParams();
  useWhenIdle(() => {
    fetchToasts();
    onIdle();
  });
  return (
    <EventPage key={id} id={id} Upload={Upload} MagicChef={MagicChef} ShoppingList={ShoppingList} />
  );
}
