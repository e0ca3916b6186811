import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { ArchiveIcon, RestoreIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { useRestoreRecipe } from './use-restore-recipe.ts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 12px',
  flexWrap: 'wrap',
  marginTop: 20,
  padding: '8px 10px 8px 18px',
  borderRadius: 12,
  backgroundColor: colour.sunken,
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  '& p': { flex: '1 1 120px' },
  [media.belowMd]: { margin: '16px 0' },
  [media.print]: { display: 'none' },
});

/** Says that the recipe is in the archive, with the way back. */
export function ArchivedNotice({ recipe }: { recipe: ShownRecipe }) {
  const restore = useRestoreRecipe(recipe);
  return (
    <Line role="status">
      <ArchiveIcon />
      <p>This recipe is archived.</p>
      {recipe.role !== 'other' && (
        <Button startIcon={<RestoreIcon />} onClick={() => void restore()}>
          Restore
        </Button>
      )}
    </Line>
  );
}
