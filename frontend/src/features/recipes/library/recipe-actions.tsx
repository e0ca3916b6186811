import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { IconAction } from '../../../shared/ui/icon-action.tsx';
import { ArchiveIcon, RestoreIcon, TrashIcon } from '../../../shared/ui/icons/icons.ts';
import type { CardRecipe } from './library-reader.ts';
import type { ViewMode } from './use-view-mode.ts';

const Danger = styled(IconAction)({ color: colour.tomato });
const Ringed = styled(IconAction)({ boxShadow: `inset 0 0 0 1.5px ${colour.outline}` });

export interface RecipeActionProps {
  recipe: CardRecipe;
  viewMode: ViewMode;
}

/** Delete Mode's button: into the archive. */
export function ArchiveAction({ recipe, viewMode, onArchive }: RecipeActionProps & { onArchive: (recipe: CardRecipe) => void }) {
  return <MainAction label={`Archive ${recipe.title}`} word="Archive" icon={<ArchiveIcon />} viewMode={viewMode} onClick={() => onArchive(recipe)} />;
}

/** The archive's buttons: back into the library, or gone for good. */
export function ArchivedActions({ recipe, viewMode, onRestore, onDelete }: RecipeActionProps & { onRestore: (recipe: CardRecipe) => void; onDelete: (recipe: CardRecipe) => void }) {
  return (
    <>
      <MainAction label={`Restore ${recipe.title}`} word="Restore" icon={<RestoreIcon />} viewMode={viewMode} onClick={() => onRestore(recipe)} />
      <Danger label={`Delete ${recipe.title} permanently`} icon={<TrashIcon />} onClick={() => onDelete(recipe)} />
    </>
  );
}

/** A circle on a picture, a word in a wide list, a ringed circle in a narrow one. */
function MainAction({ label, word, icon, viewMode, onClick }: { label: string; word: string; icon: ReactNode; viewMode: ViewMode; onClick: () => void }) {
  const small = useMediaQuery(media.belowSm);
  if (viewMode === 'card') return <IconAction label={label} icon={icon} onClick={onClick} />;
  if (small) return <Ringed label={label} icon={icon} onClick={onClick} />;
  return <Button variant="outlined" size="small" startIcon={icon} aria-label={label} onClick={onClick}>{word}</Button>;
}
