import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { withFractions } from '../../../kitchen/ingredient-list/with-fractions.tsx';
import { RoundTick } from '../../../kitchen/shopping-list/round-tick.tsx';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { EditIcon } from '../../../shared/ui/icons/icons.ts';
import { TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ShownItem } from '../sync/shown-list.ts';

/** What can be done with an item; the same functions as long as the list is open. */
export interface ItemActs {
  onTick: (item: ShownItem) => void;
  onEdit: (item: ShownItem) => void;
  onRemove: (item: ShownItem) => void;
}

interface ItemRowProps extends ItemActs {
  item: ShownItem;
  /** Its aisle says already that most kitchens have it. */
  isCupboard: boolean;
  /** Changes cannot be sent at present: what waits is said. */
  stalled: boolean;
  /** Instead of a tick it has the ways to change it. */
  editing: boolean;
}

const Row = styled('li')({
  borderTop: `1px solid ${colour.line}`,
  breakInside: 'avoid',
  '& > *': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 14,
    minHeight: 52,
    padding: '7px 0',
  },
  '& > label': { cursor: 'pointer' },
  '& > label:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 8 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': {
    display: 'block',
    fontWeight: 500,
    fontSize: '1.0625rem',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& small': {
    display: 'block',
    fontSize: '.84375rem',
    lineHeight: '18px',
    color: colour.ink3,
    overflowWrap: 'anywhere',
  },
  '& small[data-waits]': { color: colour.iron },
  '& em': {
    maxWidth: '9em',
    fontStyle: 'normal',
    fontWeight: 650,
    fontSize: '1.0625rem',
    textAlign: 'right',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  // Of the same weight, or a tick would lay out the whole list anew.
  '&:has(:checked) :is(b, em)': { color: colour.ink3, textDecoration: 'line-through 1.5px' },
  [media.belowMd]: {
    '--tick': '30px',
    '& > *': { gridTemplateColumns: '30px minmax(0, 1fr) auto', minHeight: 60 },
    '& :is(b, em)': { fontSize: '1.125rem' },
  },
  [media.print]: {
    '--tick': '16px',
    '& > *': {
      gridTemplateColumns: '16px minmax(0, 1fr) auto',
      gap: '3mm',
      minHeight: 0,
      padding: '.9mm 0',
    },
    '& :is(b, em)': { fontSize: '10.5pt', lineHeight: 1.3 },
    '& small': { fontSize: '8.5pt', lineHeight: 1.25 },
  },
});

/** One thing on a list. A long list is not drawn anew for one of them. */
export const ItemRow = memo(function ItemRow({
  item,
  isCupboard,
  stalled,
  editing,
  onTick,
  onEdit,
  onRemove,
}: ItemRowProps) {
  const words = (
    <span>
      <b dir="auto">{withFractions(item.name)}</b>
      <Note item={item} isCupboard={isCupboard} />
      {item.waits && stalled && <small data-waits="">Not sent yet</small>}
    </span>
  );
  const amount = <em>{withFractions(amountOf(item))}</em>;
  return (
    <Row>
      {editing ? (
        <div>
          {words}
          {amount}
          <span>
            <IconAction
              label={`Edit ${item.name}`}
              icon={<EditIcon />}
              disabled={item.added !== null}
              onClick={() => onEdit(item)}
            />
            <IconAction
              label={`Remove ${item.name}`}
              icon={<TrashIcon />}
              sx={{ color: colour.tomato }}
              onClick={(event) => {
                focusNeighbour(event.currentTarget);
                onRemove(item);
              }}
            />
          </span>
        </div>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={item.checked}
            disabled={item.added !== null}
            onChange={() => onTick(item)}
          />
          <RoundTick />
          {words}
          {amount}
        </label>
      )}
    </Row>
  );
});

/** The row that goes takes its buttons with it: the keyboard goes to the same button of the next. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}

/** "2 kg", on one line as far as it is short. */
const amountOf = ({ amount, unit }: ShownItem) => [amount, unit].filter(Boolean).join('\u00a0');

/** The dishes that need it, each with its amount where they are several, and whether most kitchens have it. */
function Note({ item, isCupboard }: Pick<ItemRowProps, 'item' | 'isCupboard'>) {
  const { sources, recipeName, staple } = item;
  const dishes =
    sources.length > 1
      ? sources.map(({ title, amount }) => (amount ? `${title} ${amount}` : title)).join(', ')
      : recipeName;
  const told = [dishes, staple && !isCupboard && 'Pantry staple'].filter(Boolean).join(' · ');
  return told === '' ? null : <small dir="auto">{withFractions(told)}</small>;
}
