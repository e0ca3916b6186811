import { useState, type ReactNode } from 'react';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import type { ShownRecipe } from '../shown-recipe.ts';
import type { Analysis } from './analysis.ts';
import { IntelligencePanel } from './panel/intelligence-panel.tsx';

const AnalysisDialog = lazyWhenOpen(
  async () => (await import('./dialogs/analysis-dialog.tsx')).AnalysisDialog,
);

export interface Intelligence {
  /** At the side. */
  panel: ReactNode;
  /** The analysis that lies over the page. */
  dialog: ReactNode;
  openImpact: () => void;
}

/** What can be told of a recipe beyond its words. */
export function useIntelligence(recipe: ShownRecipe): Intelligence {
  const [open, setOpen] = useState(false);
  // It goes on saying the same while it closes.
  const [analysis, setAnalysis] = useState<Analysis>('impact');
  const show = (asked: Analysis) => {
    setAnalysis(asked);
    setOpen(true);
  };
  return {
    panel: <IntelligencePanel recipe={recipe} onOpen={show} onNear={AnalysisDialog.fetch} />,
    dialog: (
      <AnalysisDialog
        open={open}
        analysis={analysis}
        recipe={recipe}
        onClose={() => setOpen(false)}
      />
    ),
    openImpact: () => show('impact'),
  };
}
