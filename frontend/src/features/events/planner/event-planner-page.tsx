import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { EventCard_EventFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../../shared/browser/use-heading-focus.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import { fetchToasts } from '../../../shared/toasts/toasts.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { CalendarIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { nextText } from '../event-dates.ts';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EventSection } from './event-section.tsx';
import { NewEventDialog } from './new-event-dialog.tsx';
import { EventsMissing, NoEvents } from './no-events.tsx';
import { usePlanner, type EventLists } from './use-planner.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 18px',
  padding: '28px 0 22px',
  '& h1': typeStyle('h1'),
  '& p': { fontSize: '1.0625rem', color: colour.ink2 },
  '& > .MuiButton-root': { marginLeft: 'auto', marginRight: -14 },
  [media.belowSm]: { padding: '18px 0 14px', gap: '0 12px', '& p': { fontSize: '.9375rem' } },
});

const CalendarFeed = lazyWhenOpen(
  async () => (await import('./calendar-feed-dialog.tsx')).CalendarFeedDialog,
);

/** The cook's dinner parties. `onIdle` is called when it has time for pages it leads to. */
export function EventPlannerPage({ onIdle }: { onIdle: () => void }) {
  useDocumentTitle('Events');
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const { lists, error, refresh, remove } = usePlanner();
  const [dialog, setDialog] = useState<'create' | 'feed' | null>(null);
  const [asked, setAsked] = useState<EventCard_EventFragment | null>(null);
  const create = () => setDialog('create');
  const close = () => setDialog(null);
  const removeAsked = async (event: EventCard_EventFragment) => {
    setAsked(null);
    await remove(event);
    heading.current?.focus();
  };
  useIdleFetches(lists !== null, onIdle);
  return (
    <>
      <Header
        back={{ to: paths.home.getHref(), label: 'Back to Recipes' }}
        keepActions
        tight
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={create}>
            New Event
          </Button>
        }
      />
      <PageWidth as="main">
        {lists && isEmpty(lists) ? (
          <NoEvents onCreate={create} />
        ) : (
          <>
            <Head>
              <h1 ref={heading} tabIndex={-1}>
                Events
              </h1>
              {lists && <Beside lists={lists} onFeed={() => setDialog('feed')} />}
            </Head>
            {lists ? (
              <>
                <EventSection heading="Ahead" list={lists.ahead} onDelete={setAsked} />
                <EventSection heading="Cooked" past list={lists.past} onDelete={setAsked} />
              </>
            ) : (
              <EventsMissing error={error} onRetry={refresh} />
            )}
          </>
        )}
      </PageWidth>
      <NewEventDialog open={dialog === 'create'} onClose={close} onCreated={refresh} />
      <CalendarFeed open={dialog === 'feed'} onClose={close} />
      <DeleteEventDialog
        event={asked}
        onKeep={() => setAsked(null)}
        onDelete={(event) => void removeAsked(event)}
      />
    </>
  );
}

/** Once the events are there: what the cook may go to from them. */
function useIdleFetches(ready: boolean, onIdle: () => void): void {
  useWhenIdle(() => {
    fetchToasts();
    CalendarFeed.fetch();
    onIdle();
  }, ready);
}

/** How far the next event is, and the way to all of them in a calendar. */
function Beside({ lists, onFeed }: { lists: EventLists; onFeed: () => void }) {
  // Those without a date come last.
  const [next] = lists.ahead.events;
  return (
    <>
      {next?.eventDate && <p>{nextText(next.eventDate)}</p>}
      <Button startIcon={<CalendarIcon />} aria-haspopup="dialog" onClick={onFeed}>
        Calendar feed
      </Button>
    </>
  );
}

const isEmpty = ({ ahead, past }: EventLists) => ahead.totalCount === 0 && past.totalCount === 0;
