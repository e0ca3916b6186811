import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { wedgesOf } from '../form/guest-count.tsx';
import { placeBefore } from './place-before.ts';
import type { Tick } from './schedule.ts';

interface TimeAxisProps {
  ticks: readonly Tick[];
  /** Minutes that it is long. */
  span: number;
  /** At the meal. */
  words: string;
  guestCount: number;
}

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

/** The hours until the meal, with the table at their end. */
export function TimeAxis({ ticks, span, words, guestCount }: TimeAxisProps) {
  return (
    <Axis aria-hidden>
      {ticks.map(({ before, label }) => (
        <span key={before} style={placeBefore(before, span)}>
          {label}
        </span>
      ))}
      <b>{words}</b>
      <Slice n={wedgesOf(guestCount)} />
    </Axis>
  );
}
