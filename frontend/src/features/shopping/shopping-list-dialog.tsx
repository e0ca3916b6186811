import { useState } from 'react';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { useUnitChoice } from '../../kitchen/units/unit-choice.ts';
import { ListActions } from './list-actions.tsx';
import { ListBody } from './list-body.tsx';
import { ListPaper } from './list-paper.tsx';
import { useShoppingList } from './use-shopping-list.ts';

interface ShoppingListDialogProps {
  open: boolean;
  onClose: () => void;
  recipeId: string;
  title: string;
  /** For how many the recipe is shown; the list begins with it. */
  servings: number;
  /** As the page: in English where the recipe is translated. */
  inEnglish: boolean;
}

/** What to buy for a recipe. Each opening begins anew. */
export function ShoppingListDialog(props: ShoppingListDialogProps) {
  const [openings, setOpenings] = useState({ open: props.open, count: 0 });
  if (openings.open !== props.open)
    setOpenings({ open: props.open, count: openings.count + (props.open ? 1 : 0) });
  return <OneOpening key={openings.count} {...props} />;
}

function OneOpening({
  open,
  onClose,
  recipeId,
  title,
  servings: beginning,
  inEnglish,
}: ShoppingListDialogProps) {
  const [servings, setServings] = useState(beginning);
  const { units } = useUnitChoice();
  const { generated, retry } = useShoppingList(
    recipeId,
    { servings, units, translated: inEnglish },
    open,
  );
  const usable = generated.state === 'ready' ? generated.list : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Shopping List"
      width={760}
      actions={<ListActions list={usable} recipeId={recipeId} />}
    >
      {open && <ListPaper />}
      <ListBody
        title={title}
        servings={servings}
        onServings={setServings}
        generated={generated}
        onRetry={retry}
      />
    </Dialog>
  );
}
