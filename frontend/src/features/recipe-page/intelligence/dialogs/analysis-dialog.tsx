import type { ShownRecipe } from '../../shown-recipe.ts';
import type { Analysis } from '../analysis.ts';
import { FlavorDialog } from './flavor-dialog.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import { NutritionDialog } from './nutrition-dialog.tsx';
import { TechniquesDialog } from './techniques-dialog.tsx';
import { WineDialog } from './wine-dialog.tsx';

export interface AnalysisDialogProps {
  open: boolean;
  onClose: () => void;
  recipe: ShownRecipe;
}

const dialogs = {
  impact: ImpactDialog,
  nutrition: NutritionDialog,
  flavor: FlavorDialog,
  wine: WineDialog,
  techniques: TechniquesDialog,
};

/** All of one analysis, over the page. */
export function AnalysisDialog({
  analysis,
  ...props
}: AnalysisDialogProps & { analysis: Analysis }) {
  const Shown = dialogs[analysis];
  return <Shown {...props} />;
}
