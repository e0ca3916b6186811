import { keyframes, styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { BrokenPlate } from '../../../shared/drawing/broken-plate.tsx';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import type { Chef } from '../chefs/chef-lists.ts';
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

const fill = keyframes({ from: { opacity: 0.12 }, to: { opacity: 1 } });
/** A wedge every three seconds, of which the last comes with the recipe. */
const Filling = styled('div')({
  width: 170,
  height: 170,
  '& g': { animation: `${fill} .8s ease-out both` },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      `& g:nth-of-type(${at + 1})`,
      { animationDelay: `${at * 3}s` },
    ]),
  ),
  '& g:nth-of-type(10)': { animation: 'none', opacity: 0.12 },
  [media.belowSm]: { width: 150, height: 150 },
});
const Manner = styled('p')({ ...typeStyle('spoken') });

interface GeneratingProps {
  chef: Chef;
  wish: Wish;
}

/** While a recipe is made. */
export function Generating({ chef, wish }: GeneratingProps) {
  return (
    <Middle>
      <Filling role="status" aria-label="Creating Your Magic Recipe">
        <Slice n={10} />
      </Filling>
      <h3>Creating Your Magic Recipe</h3>
      <Manner>In the manner of {chef.name}</Manner>
      <WishChips wish={wish} />
      <p>It can take a minute, and goes on if you close this window.</p>
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
