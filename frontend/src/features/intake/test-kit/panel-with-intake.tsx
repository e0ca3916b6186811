import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IntakeProvider } from '../intake-provider.tsx';
import { AddRecipePanel, type PanelStart } from '../panel/add-recipe-panel.tsx';

/** The panel with the intake that goes on above it. */
export function PanelWithIntake({ startWith }: { startWith: PanelStart }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const openRecipe = (id: string) => void navigate(`/recipes/${id}`);
  return (
    <IntakeProvider onRecipeAdded={() => {}} onOpenRecipe={openRecipe}>
      {open && (
        <AddRecipePanel
          startWith={startWith}
          occasion="1"
          onClose={() => setOpen(false)}
          onDone={openRecipe}
        />
      )}
    </IntakeProvider>
  );
}
