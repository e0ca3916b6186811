import { RecipeTechniquesDocument } from '../../../../generated/documents/recipe-techniques.ts';
import { notify } from '../../../../shared/toasts/notify.ts';
import { Dialog } from '../../../../shared/ui/surfaces/dialog.tsx';
import { Rows } from '../parts/rows.ts';
import { listed } from '../parts/wording.ts';
import { Analysed } from './analysed.tsx';
import type { AnalysisDialogProps } from './analysis-dialog.tsx';
import { useAnalysis } from './use-analysis.ts';

const failure = 'Analysis failed';

/** The techniques that a recipe's steps use. */
export function TechniquesDialog({ open, onClose, recipe }: AnalysisDialogProps) {
  const asked = useAnalysis(RecipeTechniquesDocument, recipe.id, {
    failed: () => notify.error({ title: failure }),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Techniques" reading>
      <Analysed
        asked={asked}
        of={({ techniques }) => (techniques?.length ? techniques : null)}
        failure={failure}
        nothing="No technique is named in the steps."
      >
        {(techniques) => (
          <Rows>
            {techniques.map(({ id, name, about, steps }) => (
              <li key={id}>
                {name}
                <small>{about}</small>
                <small>
                  {steps.length === 1 ? 'Step' : 'Steps'} {listed(steps.map(String))}
                </small>
              </li>
            ))}
          </Rows>
        )}
      </Analysed>
    </Dialog>
  );
}
