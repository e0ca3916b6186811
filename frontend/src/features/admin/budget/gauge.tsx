import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
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

const Whole = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  padding: '10px 0 14px',
  fontSize: '.9375rem',
  lineHeight: '21px',
  color: colour.ink2,
  '& b': {
    display: 'block',
    font: `560 1.625rem/30px ${serif}`,
    fontVariantNumeric: 'lining-nums',
    color: colour.ink,
  },
});

/** The part of a limit that is spent, 0 to 1. */
const shareOf = ({ spent, limit }: Omit<GaugeProps, 'label'>) =>
  limit === null ? 0 : limit === 0 ? 1 : Math.min(1, spent / limit);

/** What was spent of a limit, in words and as a slice, with what that means. */
export function WholeGauge({
  children,
  ...amounts
}: Omit<GaugeProps, 'label'> & { children: ReactNode }) {
  const { spent, limit } = amounts;
  const share = shareOf(amounts);
  return (
    <Whole>
      <Slice
        n={10}
        value={share}
        colour={share === 1 ? 'tomato' : 'cobalt'}
        rest="fill"
        rimWidth={1.3}
        size={72}
      />
      <p>
        <b>
          {limit === null
            ? `${spentWords(spent)}, no limit`
            : limit === 0
              ? 'AI is off'
              : `${spentWords(spent)} of ${limitWords(limit)}`}
        </b>
        {children}
      </p>
    </Whole>
  );
}

/** What was spent of a limit, in words and as a bar. */
export function Gauge({ label, spent, limit }: GaugeProps) {
  const share = shareOf({ spent, limit });
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
