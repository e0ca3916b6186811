import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { EventCard_EventFragment } from '../../../generated/operations.ts';
import { OwnerLine } from '../../../kitchen/collection/owner-line.tsx';
import { useRole } from '../../../kitchen/collection/use-role.ts';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { paths } from '../../../shared/api/paths.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { GuestsIcon, TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { eventDateText } from '../event-dates.ts';
import { wedgesOf } from '../form/guest-count.tsx';
import { profiles } from '../profiles.data.tsx';

interface EventCardProps {
  event: EventCard_EventFragment;
  /** Over: drawn paler. */
  past: boolean;
  onDelete: (event: EventCard_EventFragment) => void;
}

const Card = styled(Panel)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '22px 22px 14px',
  '&[data-past]': { backgroundColor: 'transparent' },
  [media.belowSm]: { padding: '18px 18px 12px' },
});
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 44px',
  gap: 16,
  alignItems: 'center',
  '& .MuiIconButton-root': { alignSelf: 'start', margin: '-8px -8px 0 0', color: colour.tomato },
  '& h3': {
    ...typeStyle('h3'),
    lineHeight: '27px',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    [media.belowSm]: { fontSize: '1.3125rem', lineHeight: '25px' },
  },
  '& h3 > a': { color: 'inherit', textDecoration: 'none' },
  // The whole card is one link; what lies above it has its own.
  '& h3 > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': {
    marginTop: 3,
    ...typeStyle('body2'),
    color: colour.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.belowSm]: { gridTemplateColumns: '60px minmax(0, 1fr) 48px', gap: 14 },
});
const Words = styled('p')({
  flex: 1,
  margin: '14px 0',
  fontFamily: serif,
  fontSize: '1.0625rem',
  lineHeight: '25px',
  color: colour.ink2,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  height: 32,
  padding: '0 13px',
  borderRadius: 999,
  backgroundColor: colour.fill,
  fontSize: '.875rem',
  color: colour.ink,
  '& .MuiSvgIcon-root': { fontSize: 17, color: colour.ink2 },
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 14,
  paddingTop: 12,
  borderTop: `1px solid ${colour.line}`,
  ...typeStyle('meta'),
  color: colour.ink3,
  '& .MuiButton-root': { position: 'relative', height: 36, padding: '0 14px' },
  [media.belowMd]: { '& .MuiButton-root': { height: 44 } },
});
const Above = styled('span')({ position: 'relative', display: 'contents', '& > *': { zIndex: 1 } });

/** An event on the planner: the whole card leads to it. */
export function EventCard({ event, past, onDelete }: EventCardProps) {
  const { id, userId, name, description, guestCount, dietaryProfile, createdAt } = event;
  const profile = profiles[dietaryProfile];
  const mayDelete = useRole(userId) === 'owner';
  return (
    <Card as="article" {...(past && { 'data-past': '' })} aria-label={name}>
      <Head>
        <Slice n={wedgesOf(guestCount)} rimWidth={1.5} {...(past && { colour: 'rim' as const })} />
        <div>
          <h3>
            <Link to={paths.event.getHref(id)}>{name}</Link>
          </h3>
          <p>{eventDateText(event)}</p>
          <OwnerLine ownerId={userId} what="event" />
        </div>
        <Above>
          {mayDelete && (
            <IconAction
              label={`Delete ${name}`}
              icon={<TrashIcon />}
              onClick={() => onDelete(event)}
            />
          )}
        </Above>
      </Head>
      <Words>{description}</Words>
      <Chips>
        <Chip>
          {profile.icon}
          {profile.label}
        </Chip>
        <Chip>
          <GuestsIcon />
          {guestCount} {guestCount === 1 ? 'guest' : 'guests'}
        </Chip>
      </Chips>
      <Foot>
        Created {formatAdded(createdAt)}
        <Button
          component={Link}
          to={paths.event.getHref(id)}
          variant={past ? 'text' : 'outlined'}
          aria-label={`Plan Menu of ${name}`}
        >
          Plan Menu
        </Button>
      </Foot>
    </Card>
  );
}
