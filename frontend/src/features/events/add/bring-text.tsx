import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { fromEvent } from '../../../kitchen/event/use-way-to-event.ts';
import { paths } from '../../../shared/api/paths.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { EditIcon } from '../../../shared/ui/icons/icons.ts';
import type { ForEvent } from '../event/event-parts.ts';
import type { AddMethod } from './method-picks.tsx';

/** The ways that bring a recipe which is not there yet. */
export type BringMethod = Exclude<AddMethod, 'existing'>;

/** What each way does, and the button that goes on with it. */
export const BRING = {
  upload: {
    text: 'Photograph it, upload a file or paste a URL. Once it is read, it is in your library, and among the starters of',
    go: 'Upload Recipe',
  },
  magic: { text: 'A chef writes a recipe for', go: 'Open Magic Chef' },
} as const;

const Hand = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  paddingTop: 16,
  borderTop: `1px solid ${colour.line}`,
  color: colour.ink2,
  [media.belowSm]: { '& .MuiButton-root': { marginLeft: -14 } },
});

/** What one of these ways does for an event. */
export const BringText = ({ method, event }: { method: BringMethod; event: ForEvent }) => (
  <>
    <p>
      {BRING[method].text} <b>{event.name}</b>.
    </p>
    {method === 'upload' && <ByHand eventId={event.id} />}
  </>
);

/** The way for a recipe that stands nowhere yet. */
const ByHand = ({ eventId }: { eventId: string }) => (
  <Hand>
    Is it written down nowhere yet?
    <Button
      startIcon={<EditIcon />}
      component={Link}
      to={paths.newRecipe.getHref(undefined, eventId)}
      state={fromEvent}
    >
      Write it by hand
    </Button>
  </Hand>
);
