import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { wedgesOf } from '../form/guest-count.tsx';
import { DishTrack } from './dish-track.tsx';
import { stepsText, ticksOf, timeText, type Meal, type ScheduledDish } from './schedule.ts';
import { TimeAxis } from './time-axis.tsx';

interface TimelineProps {
  /** The earliest first. */
  dishes: readonly ScheduledDish[];
  /** When the guests sit down; null where that is not set. */
  meal: Meal | null;
  guestCount: number;
}

const Chart = styled('div')({
  // Words at the left, the hours in the middle, the table at the right.
  '--words': '240px',
  '--end': '34px',
  [media.belowMd]: { paddingTop: 12 },
  [media.belowLg]: { '--words': '200px' },
});
const Rows = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'var(--words) minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: 60,
    paddingRight: 'var(--end)',
    borderTop: `1px solid ${colour.line}`,
  },
  [media.belowMd]: {
    '& > li': {
      position: 'relative',
      display: 'block',
      minHeight: 0,
      padding: '0 0 18px 96px',
      borderTop: 0,
    },
    // The string on which the hours hang.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      left: 77,
      top: 12,
      bottom: -12,
      width: 2,
      backgroundColor: colour.rim,
    },
    '& > li:last-of-type::before': { display: 'none' },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      left: 71,
      top: 5,
      width: 14,
      height: 14,
      borderRadius: '50%',
      backgroundColor: colour.page,
      border: `3px solid ${colour.cobalt}`,
    },
  },
});
const Words = styled('div')({
  padding: '8px 16px 8px 0',
  '& b': { display: 'block', ...typeStyle('card'), fontSize: '1.0625rem', lineHeight: '22px' },
  '& small': { display: 'block', ...typeStyle('meta'), color: colour.ink2 },
  '& time': { fontVariantNumeric: 'tabular-nums' },
  [media.belowMd]: {
    padding: 0,
    '& time': {
      position: 'absolute',
      left: 0,
      top: 2,
      width: 62,
      textAlign: 'right',
      fontWeight: 600,
      color: colour.ink,
    },
    '& time > span': { display: 'none' },
  },
});
const SitDown = styled('p')({
  display: 'none',
  [media.belowMd]: {
    position: 'relative',
    display: 'block',
    minHeight: 28,
    paddingLeft: 96,
    ...typeStyle('card'),
    '& > b': {
      position: 'absolute',
      left: 0,
      width: 62,
      textAlign: 'right',
      ...typeStyle('meta'),
      fontWeight: 600,
      lineHeight: '24px',
    },
    '& > svg': { position: 'absolute', left: 65, top: 0, width: 26, height: 26 },
  },
});

/** The dishes of a menu backwards from the meal: when each is begun, and what is done until it is on the table. */
export function Timeline({ dishes, meal, guestCount }: TimelineProps) {
  const id = useId();
  const longest = Math.max(...dishes.map(({ start }) => start), 1);
  // The longest dish begins a little behind the left edge.
  const span = longest * 1.04;
  const ticks = ticksOf(longest, meal);
  const atMeal = timeText(0, meal);
  const mealWords = meal === null ? 'Meal' : atMeal;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Backwards from {atMeal}</h3>
      <Chart>
        <TimeAxis ticks={ticks} span={span} words={mealWords} guestCount={guestCount} />
        <Rows>
          {dishes.map((dish) => (
            <li key={dish.id}>
              <Words>
                <b>{dish.title}</b>
                <small>
                  <time>
                    <span>Start </span>
                    {timeText(dish.start, meal)}
                  </time>
                </small>
                <small>{stepsText(dish)}</small>
              </Words>
              <DishTrack dish={dish} ticks={ticks} span={span} />
            </li>
          ))}
        </Rows>
        <SitDown>
          <b>{mealWords}</b>
          <Slice n={wedgesOf(guestCount)} />
          Guests sit down
        </SitDown>
      </Chart>
    </section>
  );
}
