import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { CheckIcon } from '../../../shared/ui/icons/icons.ts';
import { ArchiveIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { StickyBar } from './message-bar.tsx';
import { MainAction, type RecipeActionProps } from './recipe-action.tsx';
import { useEndWithEscape } from './use-end-with-escape.ts';
import { useLibraryActions } from './use-library-actions.ts';

const Bar = styled(StickyBar)({
  [media.belowSm]: {
    flexWrap: 'nowrap',
    gap: 12,
    padding: '8px 8px 8px 16px',
    '& > p': { flex: 1 },
    '& > p > span': { display: 'none' },
    '& > .MuiButton-root': { width: 'auto' },
  },
});

/** Says that Delete Mode is on, and ends it; Escape does too. */
export function DeleteModeBar({ onDone }: { onDone: () => void }) {
  useEndWithEscape(onDone);
  return (
    <Bar role="region" aria-label="Delete Mode">
      <ArchiveIcon />
      <p>
        Delete Mode is on. <span>What you take out goes to the archive.</span>
      </p>
      <Button variant="contained" startIcon={<CheckIcon />} onClick={onDone}>
        Done
      </Button>
    </Bar>
  );
}

/** Into the archive. */
export function ArchiveAction({ recipe, viewMode }: RecipeActionProps) {
  const { archive } = useLibraryActions();
  return (
    <MainAction
      label={`Archive ${recipe.title}`}
      word="Archive"
      icon={<ArchiveIcon />}
      viewMode={viewMode}
      onClick={() => archive(recipe)}
    />
  );
}
