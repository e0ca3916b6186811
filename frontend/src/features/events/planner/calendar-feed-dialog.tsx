import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CalendarFeedDocument } from '../../../generated/documents/calendar-feed.ts';
import { RenewCalendarFeedDocument } from '../../../generated/documents/renew-calendar-feed.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { CopyIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';

interface CalendarFeedDialogProps {
  open: boolean;
  onClose: () => void;
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > .MuiButton-root': { justifySelf: 'start', marginLeft: -14 },
});

/** The private address under which a calendar program reads all events. */
export function CalendarFeedDialog({ open, onClose }: CalendarFeedDialogProps) {
  const { data, error, refetch } = useQuery(CalendarFeedDocument, { skip: !open });
  const [asking, setAsking] = useState(false);
  const address = data ? new URL(data.calendarFeed.path, location.origin).href : null;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Calendar feed"
        width={680}
        actions={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button
              variant="contained"
              startIcon={<CopyIcon />}
              disabled={address === null}
              onClick={() => void copy(address ?? '')}
            >
              Copy
            </Button>
          </>
        }
      >
        <Parts>
          <p>
            Subscribe to this address in your calendar, and all your events appear there and stay up
            to date. Whoever knows it can read them.
          </p>
          {address !== null ? (
            <>
              <Field
                label="Private address"
                value={address}
                readOnly
                onFocus={(event) => event.target.select()}
              />
              <Button onClick={() => setAsking(true)}>Give it a new address</Button>
            </>
          ) : error ? (
            <NoAddress error={error} onRetry={() => void refetch().catch(() => {})} />
          ) : (
            <SliceLoading label="Loading the address..." />
          )}
        </Parts>
      </Dialog>
      <RenewDialog open={open && asking} onClose={() => setAsking(false)} />
    </>
  );
}

function NoAddress({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <TintedPanel
      kind="error"
      title="The address could not be read"
      actions={
        <Button variant="outlined" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {sentenceOf(error, 'Try again in a moment.')}
    </TintedPanel>
  );
}

/** Asks before the address is replaced, for calendars that read the old one. */
function RenewDialog({ open, onClose }: CalendarFeedDialogProps) {
  const [renew, { loading }] = useMutation(RenewCalendarFeedDocument, {
    update: (cache, { data }) => data && cache.writeQuery({ query: CalendarFeedDocument, data }),
  });
  const give = async () => {
    try {
      await renew();
    } catch (failure) {
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'The address could not be changed. Try again.'),
      });
    }
    onClose();
    notify.success({ title: 'New address', text: 'The old one is not found any more.' });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Give it a new address?"
      confirm="Give it a new address"
      busy={loading}
      onKeep={onClose}
      onConfirm={() => void give()}
    >
      Calendars that read the old address lose your events until you give them the new one.
    </ConfirmDialog>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await copyText(address);
    notify.success({ title: 'Copied to clipboard!' });
  } catch {
    notify.error({
      title: 'Failed to copy',
      text: 'Select the address and copy it by hand.',
    });
  }
}
