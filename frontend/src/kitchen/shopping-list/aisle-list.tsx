import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { withFractions } from '../ingredient-list/with-fractions.tsx';
import { RoundTick } from './round-tick.tsx';

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
  borderTop: `1px solid ${colour.line}`,
  fontSize: '1rem',
  lineHeight: '23px',
  breakInside: 'avoid',
  '& > *': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '0 12px',
    padding: '6px 0',
  },
  // An amount of two lines keeps what is said of the thing below its name.
  '& > div > b': { gridRow: 'span 2' },
  '& > label': {
    gridTemplateColumns: '26px 72px minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    '--tick': '24px',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > label:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  '& b': { fontWeight: 650, textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& [data-words]': { overflowWrap: 'anywhere' },
  '& small': {
    gridColumn: -2,
    fontSize: '.84375rem',
    lineHeight: '18px',
    color: colour.ink3,
    overflowWrap: 'anywhere',
  },
  '&:not(:has(b:not(:empty))) [data-words]': { color: colour.ink2 },
  '@media screen': {
    '&:has(:checked) :is(b, [data-words])': {
      color: colour.ink3,
      fontWeight: 400,
      textDecoration: 'line-through 1.5px',
    },
  },
  [media.belowSm]: { '& > label': { minHeight: 48 } },
  [media.print]: { '& > label': { minHeight: 0 } },
});

/** What to buy of one thing. */
export interface AisleItem {
  name: string;
  amount: string;
  /** What is said of it in small below. */
  note?: ReactNode;
}

/** Which things are ticked, by the place of the aisle and of the thing in it. */
export interface ItemTicks {
  isTicked: (aisle: number, item: number) => boolean;
  toggle: (aisle: number, item: number) => void;
}

interface AisleListProps {
  aisles: readonly { name: string; items: readonly AisleItem[] }[];
  /** Another list is being made. */
  busy: boolean;
  /** Things are only shown where there are none. */
  ticks?: ItemTicks;
}

/** What to buy, aisle by aisle. */
export function AisleList({ aisles, busy, ticks }: AisleListProps) {
  return (
    <Aisles aria-busy={busy}>
      {aisles.map(({ name, items }, aisle) => (
        <Part key={aisle}>
          <Name>{name}</Name>
          <ul aria-label={name}>
            {items.map((item, at) => (
              <Item key={at}>
                {ticks ? (
                  <label>
                    <input
                      type="checkbox"
                      checked={ticks.isTicked(aisle, at)}
                      onChange={() => ticks.toggle(aisle, at)}
                    />
                    <RoundTick />
                    <Words {...item} />
                  </label>
                ) : (
                  <div>
                    <Words {...item} />
                  </div>
                )}
              </Item>
            ))}
          </ul>
        </Part>
      ))}
    </Aisles>
  );
}

const Words = ({ name, amount, note }: AisleItem) => (
  <>
    <b>{withFractions(amount)}</b>
    <span dir="auto" data-words="">
      {' '}
      {withFractions(name)}
    </span>
    {note && <small dir="auto"> {note}</small>}
  </>
);
