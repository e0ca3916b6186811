import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { recipes } from '../../../kitchen/labels/counts.ts';
import { RoundTick } from '../../../kitchen/shopping-list/round-tick.tsx';
import { PublishDialog } from '../../../kitchen/visibility/publish-dialog.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { GlobeIcon } from '../../../shared/ui/icons/icons.ts';
import { LockIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { StickyBar } from '../actions/message-bar.tsx';
import type { RecipeActionProps } from '../actions/recipe-action.tsx';
import { useEndWithEscape } from '../actions/use-end-with-escape.ts';
import { useChosenRecipes } from './chosen-recipes.tsx';
import { useSetVisibility } from './use-set-visibility.ts';

/** On small screens the sentence and the way out stand above the two calls. */
const Bar = styled(StickyBar)({
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '4px 10px',
    padding: 8,
    '& > .MuiSvgIcon-root': { marginLeft: 8 },
    '& > [data-done]': { gridColumn: 3, gridRow: 1 },
    '& > div': { gridColumn: '1 / -1' },
  },
});
const Calls = styled('div')({
  display: 'flex',
  gap: 10,
  [media.belowSm]: { '& > .MuiButton-root': { flex: 1, padding: '0 8px' } },
});

/** Says who may read the recipes that are chosen; Escape ends it. */
export function VisibilityBar({ onDone }: { onDone: () => void }) {
  const { ids, clear } = useChosenRecipes();
  const { set, busy } = useSetVisibility();
  const [asking, setAsking] = useState(false);
  useEndWithEscape(onDone);
  // Another time begins with none.
  useEffect(() => clear, [clear]);
  const none = ids.length === 0 || busy;
  return (
    <Bar role="region" aria-label="Visibility">
      <GlobeIcon />
      <p role="status">
        {ids.length === 0
          ? 'Choose recipes to make public or private.'
          : `${recipes(ids.length)} chosen`}
      </p>
      <Calls>
        <Button
          variant="outlined"
          startIcon={<LockIcon />}
          disabled={none}
          onClick={() => set('private')}
        >
          Make Private
        </Button>
        <Button
          variant="contained"
          startIcon={<GlobeIcon />}
          disabled={none}
          onClick={() => setAsking(true)}
        >
          Make Public
        </Button>
      </Calls>
      <Button data-done="" onClick={onDone}>
        Done
      </Button>
      <PublishDialog
        open={asking}
        published={{ count: ids.length }}
        onClose={() => setAsking(false)}
        onConfirm={() => set('public')}
      />
    </Bar>
  );
}

/** As large as the other circles on a picture; a ring in a list. */
const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: colour.surface,
  boxShadow: `0 0 0 1px ${colour.line}`,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colour.cobaltTint },
  '&:has(:focus-visible)': focusRing,
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
  '&[data-view=list]': { boxShadow: 'none', backgroundColor: 'transparent' },
});

/** Chooses a recipe of one's own: who may read that of somebody else is for them to say. */
export function ChooseAction({ recipe, viewMode }: RecipeActionProps) {
  const { user } = useSession();
  const { ids, toggle } = useChosenRecipes();
  if (recipe.ownerId !== user?.id) return null;
  return (
    <Choice data-view={viewMode}>
      <input
        type="checkbox"
        aria-label={`Choose ${recipe.title}`}
        checked={ids.includes(recipe.id)}
        onChange={() => toggle(recipe.id)}
      />
      <RoundTick />
    </Choice>
  );
}
