import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DeleteEventDocument } from '../../../generated/documents/delete-event.ts';
import type { EventCard_EventFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { nextText } from '../event-dates.ts';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EventSection } from './event-section.tsx';
import { NewEventDialog } from './new-event-dialog.tsx';
import { useEvents, type ListedEvents } from './use-events.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 18px',
  padding: '28px 0 22px',
  '& h1': typeStyle('h1'),
  '& p': { fontSize: '1.0625rem', color: colour.ink2 },
  [media.belowSm]: { padding: '18px 0 14px', gap: '0 12px', '& p': { fontSize: '.9375rem' } },
});
const Loading = styled('div')({ padding: 48 });

/** The cook's dinner parties. */
export function EventPlannerPage() {
  useDocumentTitle('Events');
  const client = useApolloClient();
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const ahead = useEvents('ahead');
  const past = useEvents('past');
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<EventCard_EventFragment | null>(null);
  const refresh = () => void Promise.allSettled([ahead.refetch(), past.refetch()]);
  useLive('events.changed', refresh);
  useLive('reconnected', refresh);
  const remove = async (event: EventCard_EventFragment) => {
    setAsked(null);
    await deleteEvent(client, event);
    heading.current?.focus();
    refresh();
  };
  const error = ahead.error ?? past.error;
  const lists = ahead.list && past.list ? { ahead: ahead.list, past: past.list } : null;
  return (
    <>
      <Header
        back={{ to: paths.home.getHref(), label: 'Back to Recipes' }}
        keepActions
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setCreating(true)}>
            New Event
          </Button>
        }
      />
      <PageWidth as="main">
        {lists && isEmpty(lists) ? (
          <NoEvents onCreate={() => setCreating(true)} />
        ) : (
          <>
            <Head>
              <h1 ref={heading} tabIndex={-1}>
                Events
              </h1>
              {lists && <p>{nextOf(lists.ahead)}</p>}
            </Head>
            {lists && (
              <>
                <EventSection heading="Ahead" list={lists.ahead} onDelete={setAsked} />
                <EventSection heading="Cooked" past list={lists.past} onDelete={setAsked} />
              </>
            )}
          </>
        )}
        {!lists && !error && (
          <Loading>
            <SliceLoading label="Loading events..." />
          </Loading>
        )}
        {!lists && error && <UnreachableEvents error={error} onRetry={refresh} />}
      </PageWidth>
      <NewEventDialog open={creating} onClose={() => setCreating(false)} onCreated={refresh} />
      <DeleteEventDialog
        event={asked}
        onKeep={() => setAsked(null)}
        onDelete={(event) => void remove(event)}
      />
    </>
  );
}

interface Lists {
  ahead: ListedEvents;
  past: ListedEvents;
}

const isEmpty = ({ ahead, past }: Lists) => ahead.totalCount === 0 && past.totalCount === 0;

/** How far the next event is; nothing where none has a date. */
function nextOf({ events }: ListedEvents): string | null {
  const next = events.find(({ eventDate }) => eventDate !== null)?.eventDate;
  return next ? nextText(next) : null;
}

function NoEvents({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      picture="table"
      page
      title="No events yet"
      text="Choose a day, count the guests, and the table fills from there."
    >
      <Button variant="contained" startIcon={<PlusIcon />} onClick={onCreate}>
        Create Your First Event
      </Button>
    </EmptyState>
  );
}

function UnreachableEvents({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      picture="broken"
      title="Events could not be read"
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </EmptyState>
  );
}

/** Deletes it for good and says how that went. */
async function deleteEvent(client: ApolloClient, { id }: { id: string }): Promise<void> {
  try {
    await client.mutate({ mutation: DeleteEventDocument, variables: { id } });
    notify.success({ title: 'Event deleted', text: 'Your dinner party has been deleted.' });
  } catch (failure) {
    notify.error({
      title: 'Error',
      text: sentenceOf(failure, 'Failed to delete event. Please try again.'),
    });
  }
}
