import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { CheckIcon, MinusIcon } from '../../../shared/ui/icons/icons.ts';
import type { Chef } from './chef-lists.ts';
import { ChefPlate } from './chef-plate.tsx';

interface ChefGridProps {
  chefs: readonly Chef[];
  chosen: Chef | null;
  onChoose: (chef: Chef) => void;
  /** Set while the selection is edited: what the minus on a plate does. */
  onRemove: ((chef: Chef) => void) | null;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '2px 8px',
  [media.belowSm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(98px, 1fr))', gap: 6 },
});
const Card = styled('div')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  padding: '10px 6px 8px',
  borderRadius: 12,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&:has(> input)': { cursor: 'pointer' },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': { ...typeStyle('h4'), fontSize: '1.0625rem', lineHeight: '22px' },
  '& small': { ...typeStyle('hint'), color: colour.ink2 },
  [media.belowSm]: { '& small:nth-of-type(2)': { display: 'none' } },
  '&:has(> input:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  },
  '&:has(> input:focus-visible)': focusRing,
});
const Picture = styled('div')({
  position: 'relative',
  width: 72,
  height: 72,
  marginBottom: 6,
  [media.belowSm]: { width: 64, height: 64, marginBottom: 4 },
});
const Tick = styled('span')({
  position: 'absolute',
  top: -8,
  right: -14,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: colour.lemon,
  color: colour.onLemon,
});
const Remove = styled('button')({
  position: 'absolute',
  top: 0,
  right: 'calc(50% - 58px)',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    backgroundColor: colour.tomato,
    color: colour.page,
  },
  '&:focus-visible': focusRing,
});

/** The chefs as plates, of which one is chosen. */
export function ChefGrid({ chefs, chosen, onChoose, onRemove }: ChefGridProps) {
  const name = useId();
  return (
    <Grid role={onRemove ? 'group' : 'radiogroup'} aria-label="Chefs">
      {chefs.map((chef) => (
        <Card key={chef.name} as={onRemove ? 'div' : 'label'}>
          {!onRemove && (
            <input
              type="radio"
              name={name}
              checked={chef.name === chosen?.name}
              aria-label={`${chef.name}, ${chef.style}, ${chef.specialty}`}
              onChange={() => onChoose(chef)}
            />
          )}
          <Picture>
            <ChefPlate chef={chef} />
            {!onRemove && chef.name === chosen?.name && (
              <Tick aria-hidden>
                <CheckIcon />
              </Tick>
            )}
          </Picture>
          <b>{chef.name}</b>
          <small>{chef.style}</small>
          <small>{chef.specialty}</small>
          {onRemove && (
            <Remove type="button" aria-label={`Remove ${chef.name}`} onClick={() => onRemove(chef)}>
              <span>
                <MinusIcon />
              </span>
            </Remove>
          )}
        </Card>
      ))}
    </Grid>
  );
}
