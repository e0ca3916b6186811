import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { limitWords, spentWords } from './amount.ts';

const Line = styled('div')({
  padding: '12px 0',
  fontSize: '.9375rem',
  lineHeight: '21px',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& + &': { borderTop: `1px solid ${colour.line}` },
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 600 },
});
const Track = styled('div')({
  height: 8,
  marginTop: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: colour.sunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  '& i': { display: 'block', height: '100%', backgroundColor: colour.cobalt },
  '&[data-full] i': { backgroundColor: colour.tomato },
});

interface GaugeProps {
  label: string;
  /** US dollars. */
  spent: number;
  /** Null for none. */
  limit: number | null;
}

/** What was spent of a limit, in words and as a bar. */
export function Gauge({ label, spent, limit }: GaugeProps) {
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, spent / limit);
  return (
    <Line>
      <span>
        <bdi>{label}</bdi>
        <span>
          <b>{spentWords(spent)}</b>{' '}
          {limit === null
            ? 'spent, no limit'
            : limit === 0
              ? 'spent, AI is off'
              : `of ${limitWords(limit)}`}
        </span>
      </span>
      {limit !== null && (
        <Track aria-hidden {...(share === 1 && { 'data-full': '' })}>
          <i style={{ width: `${spent > 0 || limit === 0 ? Math.max(1, share * 100) : 0}%` }} />
        </Track>
      )}
    </Line>
  );
}
