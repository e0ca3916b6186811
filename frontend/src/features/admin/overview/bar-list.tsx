import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

const List = styled('ul')({
  marginTop: 8,
  fontSize: '.9375rem',
  lineHeight: '21px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '150px minmax(0, 1fr) auto',
    gap: 14,
    alignItems: 'center',
    padding: '10px 0',
  },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& span': { overflowWrap: 'anywhere' },
  '& i': { display: 'block', height: 10, borderRadius: 2, backgroundColor: colour.cobalt },
  '& b': { minWidth: 56, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  [media.belowMd]: { '& li': { gridTemplateColumns: '128px minmax(0, 1fr) auto', gap: 10 } },
});

interface BarListProps {
  label: string;
  bars: readonly { name: string; value: number; words: string }[];
}

/** A bar for each name, its figure in words beside it. */
export function BarList({ label, bars }: BarListProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <List aria-label={label}>
      {bars.map(({ name, value, words }) => (
        <li key={name}>
          <span>{name}</span>
          <span aria-hidden>
            {value > 0 && <i style={{ width: `${Math.max(2, (value / most) * 100)}%` }} />}
          </span>
          <b>{words}</b>
        </li>
      ))}
    </List>
  );
}
