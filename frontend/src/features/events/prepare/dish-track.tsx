import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { placeBefore } from './place-before.ts';
import type { ScheduledDish, Tick } from './schedule.ts';

interface DishTrackProps {
  dish: ScheduledDish;
  ticks: readonly Tick[];
  /** Minutes that the time axis is long. */
  span: number;
}

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
/** What is done for a dish, along the hours. */
export function DishTrack({ dish, ticks, span }: DishTrackProps) {
  return (
    <Track aria-hidden>
      {ticks.map(({ before }) => (
        <Line key={before} style={placeBefore(before, span)} />
      ))}
      <Bars dish={dish} span={span} />
    </Track>
  );
}

function Bars({ dish, span }: Omit<DishTrackProps, 'ticks'>) {
  const { start, prep, prepAssumed, cook, rest } = dish;
  const bar = (kind: string, from: number, minutes: number, words: string) => {
    const style = { ...placeBefore(from, span), width: `${(minutes / span) * 100}%` };
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
