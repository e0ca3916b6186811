import useMediaQuery from '@mui/material/useMediaQuery';
import { useUnitChoice } from '../../kitchen/units/unit-choice.ts';
import { paths } from '../../shared/api/paths.ts';
import { useWakeLock } from '../../shared/browser/use-wake-lock.ts';
import { media } from '../../shared/theme/media.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { EventListBody } from './dialog/event-list-body.tsx';
import { KeepList, keptTitle } from './dialog/keep-list.tsx';
import { ListActions } from './dialog/list-actions.tsx';
import { ListPaper } from './dialog/list-paper.tsx';
import { useEventList } from './dialog/use-event-list.ts';
import { useOpenings } from './dialog/use-openings.ts';
import { eventListText } from './text/event-list-text.ts';

interface EventShoppingListDialogProps {
  open: boolean;
  onClose: () => void;
  eventId: string;
  eventName: string;
  /** For whom a list of it is kept. */
  ownerId: string;
}

const words = {
  copied: 'Copied to clipboard!',
  downloaded: 'Download started!',
  copyFailed: { title: 'Failed to copy', text: 'Select the list and copy it by hand.' },
};

/** What to buy for the menu of an event. It is generated once when it opens, and cleared when it closes; where that fails it is the last one of this device. */
export function EventShoppingListDialog(props: EventShoppingListDialogProps) {
  return <OneOpening key={useOpenings(props.open)} {...props} />;
}

function OneOpening({ open, onClose, eventId, eventName, ownerId }: EventShoppingListDialogProps) {
  const { units } = useUnitChoice();
  const { generated, retry } = useEventList(eventId, units, open);
  const list = 'list' in generated ? generated.list : null;
  // Whoever shops from it holds it in their hand.
  useWakeLock(useMediaQuery(media.belowMd) && open && list !== null);
  const madeAt = generated.state === 'kept' ? generated.madeAt : null;
  const page = `${location.origin}${paths.event.getHref(eventId)}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Shopping List"
      width={760}
      reading
      actions={
        <ListActions text={list && eventListText(list, page, madeAt)} words={words}>
          <KeepList
            collection={ownerId}
            input={
              list && list.itemCount > 0 ? { title: keptTitle(eventName), eventId, units } : null
            }
          />
        </ListActions>
      }
    >
      {open && <ListPaper />}
      <EventListBody eventName={eventName} generated={generated} onRetry={retry} />
    </Dialog>
  );
}
