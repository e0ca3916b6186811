import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { RecipeNutritionDocument } from '../../../../generated/documents/recipe-nutrition.ts';
import { media } from '../../../../shared/theme/media.ts';
import { notify } from '../../../../shared/toasts/notify.ts';
import { Segments } from '../../../../shared/ui/controls/segments.tsx';
import { Dialog } from '../../../../shared/ui/surfaces/dialog.tsx';
import { CorrectFoodDialog } from '../correct/correct-food-dialog.tsx';
import type { CorrectedLine } from '../correct/corrected-line.ts';
import type { Extent } from '../parts/nutrition.ts';
import { NutritionBody } from '../parts/nutrition-body.tsx';
import { Analysed } from './analysed.tsx';
import type { AnalysisDialogProps } from './analysis-dialog.tsx';
import { useAnalysis } from './use-analysis.ts';

const failure = 'Failed to analyze nutrition. Please try again.';
const extents = [
  { value: 'serving', label: 'Per serving' },
  { value: 'recipe', label: 'Whole recipe' },
] as const;

/** What a dish holds, from which foods, and the way to correct them. It is analysed when it is first opened. */
export function NutritionDialog({ open, onClose, recipe }: AnalysisDialogProps) {
  const asked = useAnalysis(RecipeNutritionDocument, recipe.id, {
    done: () => notify.success({ title: 'Analysis Complete' }),
    failed: () => notify.error({ title: 'Analysis Error', text: failure }),
  });
  const [extent, setExtent] = useState<Extent>('serving');
  const [corrected, setCorrected] = useState<CorrectedLine | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const small = useMediaQuery(media.belowSm);
  const choice = <Segments label="Figures" value={extent} options={extents} onChange={setExtent} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Nutrition"
      width={1000}
      beside={!small && choice}
      reading
    >
      {small && choice}
      <Analysed asked={asked} of={({ nutrition }) => nutrition} failure={failure}>
        {(nutrition) => (
          <NutritionBody
            nutrition={nutrition}
            extent={extent}
            onCorrect={
              recipe.editable
                ? (line) => {
                    setCorrected(line);
                    setCorrecting(true);
                  }
                : null
            }
          />
        )}
      </Analysed>
      {corrected && (
        <CorrectFoodDialog
          key={corrected.line}
          open={correcting}
          onClose={() => setCorrecting(false)}
          line={corrected}
          recipe={recipe}
          onCorrected={asked.ask}
        />
      )}
    </Dialog>
  );
}
