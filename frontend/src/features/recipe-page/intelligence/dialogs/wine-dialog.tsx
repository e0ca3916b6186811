import { RecipeWineDocument } from '../../../../generated/documents/recipe-wine.ts';
import { notify } from '../../../../shared/toasts/notify.ts';
import { Dialog } from '../../../../shared/ui/surfaces/dialog.tsx';
import { Remarks } from '../parts/notes.tsx';
import { LastLine } from '../parts/source-line.tsx';
import { WineList } from '../parts/wine-list.tsx';
import { Analysed } from './analysed.tsx';
import type { AnalysisDialogProps } from './analysis-dialog.tsx';
import { useAnalysis } from './use-analysis.ts';

const failure = 'Failed to generate wine recommendations';

/** Wines that go with a dish, and what goes with it without alcohol. */
export function WineDialog({ open, onClose, recipe }: AnalysisDialogProps) {
  const asked = useAnalysis(RecipeWineDocument, recipe.id, {
    failed: () => notify.error({ title: failure }),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Wine Pairing" width={1000} reading>
      <Analysed asked={asked} of={({ wine }) => wine} failure={failure}>
        {(wine) => (
          <>
            <WineList wine={wine} />
            <Remarks remarks={wine.remarks} />
            <LastLine>
              Chosen by rules for the weight, acid, fat, heat and sweetness of the dish. No prices:
              they differ by shop and year.
            </LastLine>
          </>
        )}
      </Analysed>
    </Dialog>
  );
}
