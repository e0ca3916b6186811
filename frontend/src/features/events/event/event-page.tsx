import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { hasCode, isMissing } from '../../../shared/api/error-kinds.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import type { BringMethod } from '../add/bring-text.tsx';
import { Loading } from '../loading.tsx';
import { isRead } from '../menu/dish-facts.ts';
import { MenuPlanning } from '../menu/menu-planning.tsx';
import type { EventParts } from './event-parts.ts';
import { EventSummary } from './event-summary.tsx';
import { FormerDishes } from './former-dishes.tsx';
import { ModeSwitch, type EventMode } from './mode-switch.tsx';
import { useEvent, type ShownEvent } from './use-event.ts';
import { useEventPlace } from './use-event-place.ts';

const loading = <Loading words="Loading event..." />;
const EditEventDialog = lazyWhenOpen(
  async () => (await import('./edit-event-dialog.tsx')).EditEventDialog,
);
const Preparation = lazyPart(
  async () => (await import('../prepare/preparation.tsx')).Preparation,
  loading,
);

/** An event: its menu, and what there is to prepare. */
export function EventPage({ id, ...parts }: { id: string | undefined } & EventParts) {
  const { Upload, MagicChef, ShoppingList } = parts;
  const { mode, setMode, uploading, openUpload, closeUpload } = useEventPlace();
  const { event, error, unread, refresh } = useEvent(id);
  const [isGenerating, setGenerating] = useState(false);
  const [wasUploading, setUploading] = useState(uploading);
  if (uploading && !wasUploading) setUploading(true);
  useDocumentTitle(event?.name ?? 'Event');
  return (
    <>
      <Header
        back={{ to: paths.events.getHref(), label: 'Back to Events' }}
        keepActions
        tight
        actions={event && !uploading && <ModeSwitch value={mode} onChange={setMode} />}
      />
      {event && uploading ? (
        <Upload open event={event} onClose={closeUpload} />
      ) : (
        <PageWidth as="main">
          {event ? (
            <Shown
              event={event}
              mode={mode}
              unread={unread}
              takesFocus={wasUploading}
              ShoppingList={ShoppingList}
              onBring={(method) => (method === 'upload' ? openUpload() : setGenerating(true))}
            />
          ) : id === undefined || error ? (
            <NoEvent error={error} onRetry={refresh} />
          ) : (
            loading
          )}
        </PageWidth>
      )}
      {event && (
        <MagicChef open={isGenerating} event={event} onClose={() => setGenerating(false)} />
      )}
    </>
  );
}

interface ShownProps extends Pick<EventParts, 'ShoppingList'> {
  event: ShownEvent;
  mode: EventMode;
  unread: boolean;
  /** Whoever comes back from what was in the page's place goes on at its head. */
  takesFocus: boolean;
  onBring: (method: BringMethod) => void;
}

function Shown({ event, mode, unread, takesFocus, onBring, ShoppingList }: ShownProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const [editing, setEditing] = useState(false);
  useWhenIdle(() => {
    EditEventDialog.fetch();
    Preparation.fetch();
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // Only when it takes its place again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <EventSummary event={event} heading={heading} onEdit={() => setEditing(true)} />
      <FormerDishes event={event} />
      {mode === 'plan' ? (
        <MenuPlanning event={event} unread={unread} onBring={onBring} />
      ) : isRead(event.recipes) ? (
        <Preparation event={event} ShoppingList={ShoppingList} />
      ) : (
        loading
      )}
      <EditEventDialog event={event} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

/** No event is at an address that cannot be one, and asking again would not help. */
const isNowhere = (error: unknown) => isMissing(error) || hasCode(error, 'INVALID_EVENT_ID');

function NoEvent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return !error || isNowhere(error) ? (
    <EmptyState
      picture="missing"
      page
      title="Event not found"
      text="It was deleted, or its address is not one of an event of yours."
    >
      <Button variant="outlined" component={Link} to={paths.events.getHref()}>
        Your events
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      picture="broken"
      page
      title="This event could not be read"
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </EmptyState>
  );
}
