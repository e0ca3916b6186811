import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { withFractions } from '../ingredient-list/with-fractions.tsx';
import { typeStyle } from '../../shared/theme/typography.ts';

const Aisles = styled('div')({
  columns: 2,
  columnGap: 40,
  transition: 'opacity .2s',
  '&[aria-busy=true]': { opacity: 0.55 },
  [media.belowSm]: { columns: 1 },
  [media.print]: { columns: 2, opacity: 1 },
});
const Part = styled('section')({
  breakInside: 'avoid-column',
  [media.print]: { breakInside: 'avoid' },
});
const Name = styled('h3')({
  ...typeStyle('h5'),
  fontSize: '1.125rem',
  lineHeight: '24px',
  padding: '14px 0 4px',
  breakAfter: 'avoid',
});
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 12,
  padding: '6px 0',
  borderTop: `1px solid ${colour.line}`,
  fontSize: '1rem',
  lineHeight: '23px',
  breakInside: 'avoid',
  '& b': { fontWeight: 650, textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& span': { overflowWrap: 'anywhere' },
  '&:not(:has(b:not(:empty))) span': { color: colour.ink2 },
});
interface Aisle {
  name: string;
  items: readonly { name: string; amount: string }[];
}

interface AisleListProps {
  aisles: readonly Aisle[];
  /** Another list is being made. */
  busy: boolean;
}

/** What to buy, aisle by aisle. */
export function AisleList({ aisles, busy }: AisleListProps) {
  return (
    <Aisles aria-busy={busy}>
      {aisles.map(({ name, items }, aisle) => (
        <Part key={aisle}>
          <Name>{name}</Name>
          <ul aria-label={name}>
            {items.map((item, at) => (
              <Item key={at}>
                <b>{withFractions(item.amount)}</b>
                <span dir="auto"> {withFractions(item.name)}</span>
              </Item>
            ))}
          </ul>
        </Part>
      ))}
    </Aisles>
  );
}
