import { styled } from '@mui/material/styles';
import { useId, type CSSProperties } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { wedgesOf } from '../form/guest-count.tsx';
import { stepsText, ticksOf, timeText, type ScheduledDish } from './schedule.ts';

interface TimelineProps {
  /** The earliest first. */
  dishes: readonly ScheduledDish[];
  /** When the guests sit down; null where that is not set. */
  meal: Date | null;
  guestCount: number;
}

const Chart = styled('div')({
  // Words at the left, the hours in the middle, the table at the right.
  '--words': '240px',
  '--end': '34px',
  [media.belowMd]: { paddingTop: 12 },
  [media.belowLg]: { '--words': '200px' },
});
const Axis = styled('div')({
  position: 'relative',
  height: 40,
  margin: '0 var(--end) 0 var(--words)',
  '& > span': {
    position: 'absolute',
    bottom: 6,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    ...typeStyle('meta'),
    color: colour.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > b': {
    position: 'absolute',
    right: 24,
    bottom: 6,
    whiteSpace: 'nowrap',
    ...typeStyle('meta'),
    fontWeight: 600,
  },
  '& > svg': { position: 'absolute', right: -14, bottom: 3, width: 28, height: 28 },
  [media.belowMd]: { display: 'none' },
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
const Track = styled('div')({
  position: 'relative',
  alignSelf: 'stretch',
  borderRight: `2px solid ${colour.cobalt}`,
  [media.belowMd]: { display: 'none' },
});
const Line = styled('span')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 1,
  backgroundColor: colour.line,
});
const Bar = styled('span')({
  position: 'absolute',
  top: 'calc(50% - 16px)',
  height: 32,
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  padding: '0 8px',
  whiteSpace: 'nowrap',
  fontSize: '.8125rem',
  fontWeight: 500,
  containerType: 'inline-size',
  '& > span': { [`@container (max-width: 52px)`]: { display: 'none' } },
  '&[data-kind=prep]': {
    borderRadius: '4px 0 0 4px',
    backgroundColor: colour.cobalt,
    color: colour.page,
  },
  '&[data-kind=assumed]': {
    borderRadius: '4px 0 0 4px',
    border: `1.5px dashed ${colour.iron}`,
    color: colour.iron,
  },
  '&[data-kind=cook]': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 1px ${colour.outline}`,
    color: colour.ink,
  },
  '&[data-kind=rest]': {
    height: 2,
    top: 'calc(50% - 1px)',
    borderTop: `2px dotted ${colour.outline}`,
  },
});
const Meal = styled('p')({
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
  const at = (before: number) => ({ left: `${100 - (before / span) * 100}%` });
  const ticks = ticksOf(longest, meal);
  const atMeal = timeText(0, meal);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Backwards from {atMeal}</h3>
      <Chart>
        <Axis aria-hidden>
          {ticks.map(({ before, label }) => (
            <span key={before} style={at(before)}>
              {label}
            </span>
          ))}
          <b>{meal === null ? 'Meal' : atMeal}</b>
          <Slice n={wedgesOf(guestCount)} />
        </Axis>
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
              <Track aria-hidden>
                {ticks.map(({ before }) => (
                  <Line key={before} style={at(before)} />
                ))}
                <Bars dish={dish} span={span} />
              </Track>
            </li>
          ))}
        </Rows>
        <Meal>
          <b>{meal === null ? 'Meal' : atMeal}</b>
          <Slice n={wedgesOf(guestCount)} />
          Guests sit down
        </Meal>
      </Chart>
    </section>
  );
}

function Bars({ dish, span }: { dish: ScheduledDish; span: number }) {
  const { start, prep, prepAssumed, cook, rest } = dish;
  const bar = (kind: string, from: number, minutes: number, words: string) => {
    const style: CSSProperties = {
      left: `${100 - (from / span) * 100}%`,
      width: `${(minutes / span) * 100}%`,
    };
    return (
      minutes > 0 && (
        <Bar key={kind} data-kind={kind} style={style}>
          <span>{words}</span>
        </Bar>
      )
    );
  };
  return [
    bar(prepAssumed ? 'assumed' : 'prep', start, prep, 'Prep'),
    bar('cook', start - prep, cook, 'Cook'),
    bar('rest', start - prep - cook, rest, ''),
  ];
}
