import { styled } from '@mui/material/styles';
import type { RecipeVisibility } from '../../generated/operations.ts';
import { colour } from '../../shared/theme/colour.ts';
import { GlobeIcon } from '../../shared/ui/icons/icons.ts';
import { Tooltip } from '../../shared/ui/controls/tooltip.tsx';

const Sign = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  color: colour.ink2,
  '& .MuiSvgIcon-root': { fontSize: 19 },
  // On a picture it stands on glaze, as tall as the pill of the origin.
  '&[data-on-picture]': {
    position: 'absolute',
    right: 8,
    bottom: 8,
    placeItems: 'center',
    display: 'grid',
    width: 26,
    height: 26,
    borderRadius: 999,
    backgroundColor: colour.surface,
    color: colour.ink,
    '& .MuiSvgIcon-root': { fontSize: 17 },
  },
});

interface PublicSignProps {
  visibility: RecipeVisibility;
  /** In the corner of a tile. */
  onPicture?: boolean;
}

/** That everybody may read a recipe; nothing of a private one. */
export function PublicSign({ visibility, onPicture = false }: PublicSignProps) {
  return visibility === 'private' ? null : (
    <Tooltip title="Public">
      <Sign role="img" aria-label="Public" {...(onPicture && { 'data-on-picture': '' })}>
        <GlobeIcon />
      </Sign>
    </Tooltip>
  );
}
