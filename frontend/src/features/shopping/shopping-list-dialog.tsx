import { useState } from 'react';
import { paths } from '../../shared/api/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import type { Units } from '../../kitchen/units/unit-choice.ts';
import { KeepList, keptTitle } from './dialog/keep-list.tsx';
import { ListActions } from './dialog/list-actions.tsx';
import { ListBody } from './dialog/list-body.tsx';
import { ListPaper } from './dialog/list-paper.tsx';
import { useItemTicks } from './dialog/use-item-ticks.ts';
import { useOpenings } from './dialog/use-openings.ts';
import { useShoppingList } from './dialog/use-shopping-list.ts';
import { recipeListText } from './text/recipe-list-text.ts';

interface ShoppingListDialogProps {
  open: boolean;
  onClose: () => void;
  recipeId: string;
  title: string;
  /** For how many the recipe is shown; the list begins with it. */
  servings: number;
  /** As the page, be it in those of the source. */
  units: Units;
  /** As the page: in English where the recipe is translated. */
  inEnglish: boolean;
}

const words = {
  copied: 'Copied!',
  downloaded: 'Downloaded!',
  copyFailed: {
    title: 'Copy Failed',
    text: 'Failed to copy. Select the list and copy it by hand.',
  },
};

/** What to buy for a recipe. Each opening begins anew. */
export function ShoppingListDialog(props: ShoppingListDialogProps) {
  return <OneOpening key={useOpenings(props.open)} {...props} />;
}

function OneOpening({
  open,
  onClose,
  recipeId,
  title,
  servings: beginning,
  units,
  inEnglish,
}: ShoppingListDialogProps) {
  const { user } = useSession();
  const [servings, setServings] = useState(beginning);
  const { generated, retry } = useShoppingList(
    recipeId,
    { servings, units, translated: inEnglish },
    open,
  );
  const { ticks, ticked } = useItemTicks(recipeId, generated.list?.aisles);
  const usable = generated.state === 'ready' ? generated.list : null;
  const kept = { title: keptTitle(title), recipes: [{ recipeId, servings }], units };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Shopping List"
      width={760}
      actions={
        <ListActions
          text={
            usable && recipeListText(usable, `${location.origin}${paths.recipe.getHref(recipeId)}`)
          }
          words={words}
        >
          {user && <KeepList input={usable && kept} ticked={ticked} />}
        </ListActions>
      }
    >
      {open && <ListPaper />}
      <ListBody
        title={title}
        servings={servings}
        onServings={setServings}
        generated={generated}
        ticks={ticks}
        onRetry={retry}
      />
    </Dialog>
  );
}
