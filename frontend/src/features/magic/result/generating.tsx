import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { BrokenPlate } from '../../../shared/drawing/broken-plate.tsx';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import type { Chef } from '../chefs/chef-lists.ts';
import { ChefPlate } from '../chefs/chef-plate.tsx';
import type { Wish } from '../wish/wish.ts';
import { WishChips } from '../wish/wish-chips.tsx';

const Middle = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 16,
  minHeight: 440,
  padding: '24px 0',
  textAlign: 'center',
  '& > h3': typeStyle('h2'),
  '& > p': { maxWidth: 420, margin: 0, color: colour.ink2, overflowWrap: 'anywhere' },
  '& ul': { justifyContent: 'center' },
});
const Picture = styled('div')({ width: 140, height: 140 });

interface GeneratingProps {
  chef: Chef;
  wish: Wish;
}

/** While a recipe is made. */
export function Generating({ chef, wish }: GeneratingProps) {
  return (
    <Middle>
      <Picture>
        <ChefPlate chef={chef} />
      </Picture>
      <SliceLoading label="Creating Your Magic Recipe" />
      <h3>Creating Your Magic Recipe</h3>
      <p>In the manner of {chef.name}</p>
      <WishChips wish={wish} />
    </Middle>
  );
}

/** When none came of it, below the toast that says so. `why`: null where nothing more is known. */
export function GenerationFailed({ why, wish }: { why: string | null; wish: Wish }) {
  return (
    <Middle role="alert">
      <Picture>
        <BrokenPlate />
      </Picture>
      {why && <p>{why}</p>}
      <WishChips wish={wish} />
      <p>Nothing you chose is lost.</p>
    </Middle>
  );
}
