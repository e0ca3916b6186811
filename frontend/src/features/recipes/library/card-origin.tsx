import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { ChefIcon } from '../../../shared/ui/icons/icons.ts';
import { OriginPill } from '../../../shared/ui/origin-pill.tsx';
import type { CardRecipe } from './library-reader.ts';

const Pill = styled('span')({
  position: 'absolute', left: 8, bottom: 8, display: 'inline-flex', alignItems: 'center', gap: 5, height: 26, padding: '0 10px 0 8px', borderRadius: 999,
  backgroundColor: colour.surface, color: colour.ink, fontSize: '.8125rem', lineHeight: 1, fontWeight: 550,
});

/** Where a recipe comes from, on its tile: a social network, or the magic chef. */
export function CardOrigin({ recipe }: { recipe: Pick<CardRecipe, 'id' | 'originalFormat'> }) {
  return recipe.id.startsWith('magic_') ? <Pill><ChefIcon small />Magic Recipe</Pill> : <OriginPill origin={recipe.originalFormat} />;
}
