import type { ComponentProps } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { EventPage } from '../features/events/event/event-page.tsx';
import type { EventParts } from '../features/events/event/event-parts.ts';
import { paths } from '../shared/api/paths.ts';
import { lazyWhenOpen } from '../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../shared/lazy/use-when-idle.ts';
import { fetchToasts } from '../shared/toasts/toasts.tsx';
import { LoadingScreen } from '../shared/ui/loading/loading-screen.tsx';

const AddRecipePanel = lazyWhenOpen(
  async () => (await import('../features/intake/panel/add-recipe-panel.tsx')).AddRecipePanel,
  <LoadingScreen />,
);
const MagicChefDialog = lazyWhenOpen(
  async () => (await import('../features/library/menus/magic-chef-dialog.tsx')).MagicChefDialog,
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
      onClose={onClose}
      onDone={onClose}
    />
  ),
  { fetch: AddRecipePanel.fetch },
);

/** Until the chef writes recipes, one writes them by hand, for the same event. */
const MagicChef: EventParts['MagicChef'] = Object.assign(
  function MagicChefForEvent({ open, event, onClose }: ComponentProps<EventParts['MagicChef']>) {
    const navigate = useNavigate();
    return (
      <MagicChefDialog
        open={open}
        onClose={onClose}
        onWrite={() => void navigate(paths.newRecipe.getHref(undefined, event.id))}
      />
    );
  },
  { fetch: MagicChefDialog.fetch },
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
