import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { OwnerLine } from '../../../kitchen/collection/owner-line.tsx';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { EditIcon } from '../../../shared/ui/icons/icons.ts';
import { CalendarIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { eventDateText } from '../event-dates.ts';
import { wedgesOf } from '../form/guest-count.tsx';
import { estimatedPrep } from '../menu/dish-facts.ts';
import { profiles } from '../profiles.data.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import type { ShownEvent } from './use-event.ts';

interface EventSummaryProps {
  event: ShownEvent;
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px',
  gap: 48,
  alignItems: 'center',
  padding: '34px 0 36px',
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '20px 0 26px' },
});
const Title = styled('div')({
  '& + [data-owner]': { marginTop: 8 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  '& h1': { ...typeStyle('h1'), overflowWrap: 'anywhere', minWidth: 0 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Words = styled('p')({
  marginTop: 10,
  maxWidth: '36em',
  fontFamily: serif,
  fontSize: '1.25rem',
  lineHeight: '29px',
  color: colour.ink2,
  overflowWrap: 'anywhere',
  [media.belowSm]: { fontSize: '1.125rem', lineHeight: '26px' },
});
const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '24px 0 0',
  '& > div': { padding: '0 24px', borderLeft: `1px solid ${colour.line}` },
  '& > div:first-of-type': { paddingLeft: 0, borderLeft: 0 },
  '& dt': { ...typeStyle('meta'), lineHeight: '18px', color: colour.ink3 },
  '& dd': {
    margin: '4px 0 0',
    fontSize: '1.125rem',
    lineHeight: '24px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.belowMd]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 16px',
    '& > div': { padding: 0, borderLeft: 0 },
    // A date takes a line of its own.
    '& > div:first-of-type:nth-last-of-type(5)': { gridColumn: '1 / -1' },
  },
});
const Table = styled('div')({ width: 148, height: 148, [media.belowMd]: { display: 'none' } });

/** What is known of an event: up to five facts, its date where it has one. */
export function EventSummary({ event, heading, onEdit }: EventSummaryProps) {
  const { id, name, description, eventDate, guestCount, dietaryProfile, recipes } = event;
  const download = useCalendarFile(id);
  const facts = [
    ...(eventDate === null ? [] : [['Date and time', eventDateText(event)]]),
    ['Dietary profile', profiles[dietaryProfile].label],
    ['Serving size', guestCount === 1 ? '1 guest' : `${guestCount} guests`],
    ['Recipes in the menu', String(recipes.length)],
    ['Estimated prep', estimatedPrep(recipes, 'minutes')],
  ];
  return (
    <Grid>
      <div>
        <Title>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <Actions>
            <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
              Edit Event
            </Button>
            {eventDate !== null && (
              <Button startIcon={<CalendarIcon />} onClick={() => void download()}>
                Add to calendar
              </Button>
            )}
          </Actions>
        </Title>
        <OwnerLine ownerId={event.userId} what="event" />
        {description !== '' && <Words>{description}</Words>}
        <Facts>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </div>
      <Table>
        <Slice n={wedgesOf(guestCount)} rimWidth={1.3} />
      </Table>
    </Grid>
  );
}
