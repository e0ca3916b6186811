import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import type { CardRecipe } from '../../../kitchen/recipe-card/recipe-card.tsx';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';

export interface RecipeActionProps {
  recipe: CardRecipe;
  viewMode: ViewMode;
}

const Ringed = styled(IconAction)({ boxShadow: `inset 0 0 0 1.5px ${colour.outline}` });

/** A recipe's button: a circle on a picture, a word in a wide list, a ringed circle in a narrow one. */
export function MainAction({
  label,
  word,
  icon,
  viewMode,
  onClick,
}: {
  label: string;
  word: string;
  icon: ReactNode;
  viewMode: ViewMode;
  onClick: () => void;
}) {
  const small = useMediaQuery(media.belowSm);
  if (viewMode === 'card') return <IconAction label={label} icon={icon} onClick={onClick} />;
  if (small) return <Ringed label={label} icon={icon} onClick={onClick} />;
  return (
    <Button variant="outlined" size="small" startIcon={icon} aria-label={label} onClick={onClick}>
      {word}
    </Button>
  );
}
