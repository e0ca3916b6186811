import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { formatDay } from '../parts/formats.ts';
import { Table } from '../parts/table.ts';
import { axisEnd, countsEnd, namedDays } from './scale.ts';

const HEIGHT = 190;
const WIDTH = 820;

const Figure = styled('figure')({ margin: '26px 0 0' });
const Plot = styled('div')({
  position: 'relative',
  paddingLeft: 56,
  fontSize: '.8125rem',
  lineHeight: '16px',
  color: colour.ink2,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { display: 'block', width: '100%', height: HEIGHT },
});
const Height = styled('span')({ position: 'absolute', left: 0, transform: 'translateY(-50%)' });
const Days = styled('div')({
  position: 'relative',
  height: 24,
  borderTop: `1.5px solid ${colour.ink}`,
  '& span': {
    position: 'absolute',
    top: 7,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
  },
  '& span:first-of-type': { transform: 'translateX(-20%)' },
  '& span:last-of-type:not(:first-of-type)': { transform: 'translateX(-80%)' },
});
const Peak = styled('span')({
  position: 'absolute',
  top: -20,
  color: colour.ink,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
const Details = styled('details')({
  marginTop: 8,
  fontSize: '.875rem',
  color: colour.ink2,
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: colour.cobalt,
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& > div': { maxHeight: 320, overflow: 'auto' },
});

export interface DayFigure {
  /** YYYY-MM-DD. */
  day: string;
  /** Null where it is not known. */
  value: number | null;
  /** Of which so many are of a worse kind. */
  part?: number;
}

interface DayChartProps {
  /** What is shown, for those who do not see it. */
  label: string;
  /** What a value is, as a heading of the table. */
  unit: string;
  /** What the worse kind is called. */
  partUnit?: string | undefined;
  /** Values are counts, of which there are no halves. */
  isCount?: boolean;
  days: readonly DayFigure[];
  format: (value: number) => string;
}

/** A bar for each day, the greatest labelled, and the same as a table. */
export function DayChart({ label, unit, partUnit, isCount, days, format }: DayChartProps) {
  const valueAt = (at: number) => days[at]?.value ?? 0;
  const peak = days.reduce((best, _, at) => (valueAt(at) > valueAt(best) ? at : best), 0);
  const end = (isCount ? countsEnd : axisEnd)(valueAt(peak));
  const step = WIDTH / Math.max(1, days.length);
  const heightOf = (value: number) => (value / end) * HEIGHT;
  const middle = (at: number) => ((at + 0.5) / days.length) * 100;
  return (
    <Figure aria-label={label}>
      <Plot aria-hidden>
        <Height style={{ top: 0 }}>{format(end)}</Height>
        <Height style={{ top: HEIGHT / 2 }}>{format(end / 2)}</Height>
        <div style={{ position: 'relative' }}>
          {valueAt(peak) > 0 && (
            <Peak
              style={{
                left: `${middle(peak)}%`,
                transform: `translateX(${-middle(peak)}%)`,
              }}
            >
              {formatDay(days[peak]!.day)}, {format(valueAt(peak))}
            </Peak>
          )}
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
            <path d={`M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`} stroke={colour.line} />
            {days.map(({ day, value, part = 0 }, at) => (
              <g key={day} opacity={at === peak ? 1 : 0.82}>
                <title>{`${formatDay(day)}: ${value === null ? '–' : format(value)}`}</title>
                <Bar at={at} step={step} from={0} to={heightOf(value ?? 0)} fill={colour.cobalt} />
                <Bar at={at} step={step} from={0} to={heightOf(part)} fill={colour.tomato} />
              </g>
            ))}
          </svg>
        </div>
        <Days>
          {namedDays(days.length).map((at) => (
            <span key={at} style={{ left: `${middle(at)}%` }}>
              {formatDay(days[at]!.day)}
            </span>
          ))}
        </Days>
      </Plot>
      <DayTable label={label} unit={unit} partUnit={partUnit} days={days} format={format} />
    </Figure>
  );
}

const DayTable = ({ label, unit, partUnit, days, format }: DayChartProps) => (
  <Details>
    <summary>As a table</summary>
    <div tabIndex={0} role="region" aria-label={`${label}, as a table`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{unit}</th>
            {partUnit && <th scope="col">{partUnit}</th>}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, value, part = 0 }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{value === null ? <span aria-label="Not known">–</span> : format(value)}</td>
              {partUnit && <td>{format(part)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  </Details>
);

interface BarProps {
  at: number;
  step: number;
  from: number;
  to: number;
  fill: string;
}

const Bar = ({ at, step, from, to, fill }: BarProps) =>
  to > from ? (
    <rect
      x={at * step + step * 0.11}
      y={HEIGHT - to}
      width={step * 0.78}
      height={to - from}
      rx={2}
      fill={fill}
    />
  ) : null;
