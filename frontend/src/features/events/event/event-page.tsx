import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DismissFormerDishesDocument } from '../../../generated/documents/dismiss-former-dishes.ts';
import { EventDocument } from '../../../generated/documents/event.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { MenuPlanning } from '../menu/menu-planning.tsx';
import { Preparation } from '../prepare/preparation.tsx';
import { EditEventDialog } from './edit-event-dialog.tsx';
import { EventSummary, type ShownEvent } from './event-summary.tsx';
import { ModeSwitch, type EventMode } from './mode-switch.tsx';

const Loading = styled('div')({ padding: 48 });
const Former = styled('div')({ marginBottom: 28 });

interface EventPageProps {
  id: string | undefined;
  /** Brings a recipe for the menu: by a file or link, or generated. */
  onBring: (event: ShownEvent, method: 'upload' | 'magic') => void;
}

/** An event: its menu, and what there is to prepare. */
export function EventPage({ id, onBring }: EventPageProps) {
  const [query, setQuery] = useSearchParams();
  const mode: EventMode = query.get('mode') === 'prepare' ? 'prepare' : 'plan';
  const { data, error, refetch } = useQuery(EventDocument, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => void refetch().catch(() => {});
  useLive('events.changed', ({ eventId }) => String(eventId) === id && refresh());
  useLive('recipes.changed', ({ recipeId }) => holds(data?.event, String(recipeId)) && refresh());
  useLive('reconnected', refresh);
  const event = data?.event;
  useDocumentTitle(event?.name ?? 'Event');
  const change = (next: EventMode) => {
    const changed = new URLSearchParams(query);
    if (next === 'plan') changed.delete('mode');
    else changed.set('mode', next);
    setQuery(changed, { replace: true });
  };
  return (
    <>
      <Header
        back={{ to: paths.events.getHref(), label: 'Back to Events' }}
        keepActions
        actions={event && <ModeSwitch value={mode} onChange={change} />}
      />
      <PageWidth as="main">
        {event ? (
          <Shown event={event} mode={mode} onBring={(method) => onBring(event, method)} />
        ) : id === undefined || error ? (
          <NoEvent error={error} onRetry={refresh} />
        ) : (
          <Loading>
            <SliceLoading label="Loading event..." />
          </Loading>
        )}
      </PageWidth>
    </>
  );
}

interface ShownProps {
  event: ShownEvent;
  mode: EventMode;
  onBring: (method: 'upload' | 'magic') => void;
}

function Shown({ event, mode, onBring }: ShownProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const [editing, setEditing] = useState(false);
  const [dismiss] = useMutation(DismissFormerDishesDocument, { variables: { eventId: event.id } });
  const { formerDishes } = event;
  return (
    <>
      <EventSummary event={event} heading={heading} onEdit={() => setEditing(true)} />
      {formerDishes.length > 0 && (
        <Former>
          <TintedPanel
            kind="note"
            title="No longer on the menu"
            actions={<Button onClick={() => void dismiss().catch(() => {})}>Dismiss</Button>}
          >
            {formerDishes.join(', ')}: deleted from the library, and so from this menu.
          </TintedPanel>
        </Former>
      )}
      {mode === 'plan' ? (
        <MenuPlanning event={event} onBring={onBring} />
      ) : (
        <Preparation event={event} />
      )}
      <EditEventDialog event={event} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

const holds = (event: ShownEvent | undefined, recipeId: string): boolean =>
  event?.recipes.some(
    (entry) => entry.recipeId === recipeId || entry.magicRecipeId === `magic_${recipeId}`,
  ) === true;

function NoEvent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error === undefined || sentenceOf(error, '').startsWith('This event');
  return isGone ? (
    <EmptyState picture="missing" page title="Event not found" />
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
