import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import type { Chef } from './chef-lists.ts';
import { ChefPlate } from './chef-plate.tsx';

const Companion = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  paddingTop: 16,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > div:first-of-type': { width: 190, height: 190, marginBottom: 10 },
  '& b': typeStyle('h3'),
  '& span': { color: colour.ink2 },
  [media.belowSm]: {
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    justifyItems: 'start',
    alignItems: 'center',
    columnGap: 14,
    paddingTop: 0,
    textAlign: 'left',
    '& > div:first-of-type': { width: 56, height: 56, margin: 0, gridRow: '1 / span 2' },
    '& span:nth-of-type(2)': { display: 'none' },
    '& .MuiButton-root': { gridColumn: 3, gridRow: '1 / span 2' },
  },
});

/** The chef who was chosen, beside what is asked of them. */
export function ChosenChef({ chef, onChange }: { chef: Chef; onChange: () => void }) {
  return (
    <Companion>
      <div>
        <ChefPlate chef={chef} />
      </div>
      <b>{chef.name}</b>
      <span>{chef.style}</span>
      <span>{chef.specialty}</span>
      <Button onClick={onChange}>Change</Button>
    </Companion>
  );
}
