import { useState } from 'react';
import { useUnitChoice } from '../../../kitchen/units/unit-choice.ts';
import { ShoppingListDialog } from '../shopping-list-dialog.tsx';

/** A button that opens the list of a recipe for eight, and one for the units of the page. */
export function ShoppingListOpener() {
  const [open, setOpen] = useState(false);
  const { units, setUnits } = useUnitChoice();
  return (
    <>
      <button onClick={() => setOpen(true)}>Shopping List</button>
      <button onClick={() => setUnits('imperial')}>Imperial</button>
      <ShoppingListDialog
        open={open}
        onClose={() => setOpen(false)}
        recipeId="42"
        title="Lemon tart"
        servings={8}
        units={units}
        inEnglish={false}
      />
    </>
  );
}
