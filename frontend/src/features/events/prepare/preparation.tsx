import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import type { EventParts } from '../event/event-parts.ts';
import { zoneOf } from '../zones.ts';
import type { ShownEvent } from '../event/use-event.ts';
import { PreparationOverview } from './preparation-overview.tsx';
import { PreparationTimes } from './preparation-times.tsx';
import { scheduleOf, type Meal } from './schedule.ts';
import { ShoppingCard } from './shopping-card.tsx';
import { Timeline } from './timeline.tsx';

interface PreparationProps extends Pick<EventParts, 'ShoppingList'> {
  event: ShownEvent;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: 48,
  alignItems: 'start',
  paddingBottom: 64,
  '& h3': { ...typeStyle('h3'), fontSize: '1.4375rem', paddingBottom: 4 },
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 },
});
const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '& > header > h2': { ...typeStyle('h2'), paddingTop: 12 },
  '& > header > p': { color: colour.ink2 },
});
const Side = styled('div')({
  display: 'grid',
  gap: 16,
  // Between the two widths both have room beside each other.
  [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', order: -1 },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const mealOf = (event: ShownEvent): Meal | null =>
  event.eventDate === null ? null : { at: new Date(event.eventDate), zone: zoneOf(event) };

/** What there is to do before the guests come. */
export function Preparation({ event, ShoppingList }: PreparationProps) {
  const dishes = scheduleOf(event.recipes);
  return (
    <Grid>
      <Tools>
        <header>
          <Rim />
          <h2>Preparation Tools</h2>
          <p>Everything you need to prepare for your dinner party</p>
        </header>
        {dishes.length > 0 && (
          <Timeline dishes={dishes} meal={mealOf(event)} guestCount={event.guestCount} />
        )}
        <PreparationTimes event={event} />
      </Tools>
      <Side>
        <PreparationOverview event={event} />
        <ShoppingCard event={event} ShoppingList={ShoppingList} />
      </Side>
    </Grid>
  );
}
