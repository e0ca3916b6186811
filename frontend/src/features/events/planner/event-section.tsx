import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { EventCard_EventFragment } from '../../../generated/operations.ts';
import { counted } from '../../../kitchen/labels/counts.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import type { ListedEvents } from './use-events.ts';
import { EventCard } from './event-card.tsx';

interface EventSectionProps {
  heading: string;
  past?: boolean;
  list: ListedEvents;
  onDelete: (event: EventCard_EventFragment) => void;
}

const Section = styled('section')({ marginBottom: 56, [media.belowSm]: { marginBottom: 40 } });
const Heading = styled('h2')({
  ...typeStyle('h2'),
  padding: '12px 0 16px',
  '& i': { marginLeft: 8, fontSize: '1.5rem', fontWeight: 400, color: colour.ink3 },
});
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '20px 24px',
  paddingTop: 6,
  [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const More = styled('div')({ display: 'flex', justifyContent: 'center', paddingTop: 24 });

/** Events of one time; nothing where there are none. */
export function EventSection({ heading, past = false, list, onDelete }: EventSectionProps) {
  const id = useId();
  if (list.events.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Rim />
      <Heading id={id}>
        {heading} <i>{counted(list.totalCount)}</i>
      </Heading>
      <Cards>
        {list.events.map((event) => (
          <EventCard key={event.id} event={event} past={past} onDelete={onDelete} />
        ))}
      </Cards>
      {list.more && (
        <More>
          <Button variant="outlined" onClick={list.more}>
            Show more
          </Button>
        </More>
      )}
    </Section>
  );
}
