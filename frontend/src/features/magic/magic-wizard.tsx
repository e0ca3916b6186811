import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Slice } from '../../shared/ui/loading/slice.tsx';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { chefStep } from './steps/chef-step.tsx';
import { generatingStep } from './steps/generating-step.tsx';
import { resultStep } from './steps/result-step.tsx';
import { wishStep } from './steps/wish-step.tsx';
import { useWizard, type Wizard, type WizardStep } from './steps/use-wizard.ts';
import type { SavedRecipe } from './result/use-save-recipe.ts';

interface MagicWizardProps {
  open: boolean;
  onClose: () => void;
  /** The event to whose menu the recipe goes once it is saved. */
  forEvent?: { id: string; name: string };
  /** The owner of the collection that it goes to unless another is chosen; the one that the library shows unless told. */
  collection?: string;
  onSaved?: (recipe: SavedRecipe) => void;
}

const STEPS = 4;

const Progress = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  ...typeStyle('meta'),
  color: colour.ink2,
  whiteSpace: 'nowrap',
  // The title has the room.
  [media.belowSm]: { '& > span': visuallyHidden },
});
const Spread = styled('div')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
  // As wide as its words at least: then it stands in a row of its own.
  [media.belowSm]: { '&& .MuiButton-contained': { flex: '1 0 auto' } },
});
const Notice = styled('p')({
  margin: '0 0 16px',
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: colour.sunken,
});

/** A recipe in the manner of a chef, in four steps: the chef, the wish, the making, the recipe. */
export function MagicWizard({ open, onClose, forEvent, collection, onSaved }: MagicWizardProps) {
  const wizard = useWizard({ open, onClose, forEvent, collection, onSaved });
  const { number, title, width, body, actions } = stepOf(wizard);
  // The lemon is that of what is being made.
  const waiting = number === 3;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={width}
      tall
      beside={
        <Progress>
          <Slice
            n={STEPS}
            value={number / STEPS}
            rest="fill"
            size={30}
            {...(waiting && { colour: 'cobalt' as const })}
          />
          <span>
            Step {number} of {STEPS}
          </span>
        </Progress>
      }
      actions={<Spread>{actions}</Spread>}
    >
      {forEvent && (
        <Notice>
          Save the recipe to add it to the menu of <b>{forEvent.name}</b>.
        </Notice>
      )}
      {body}
    </Dialog>
  );
}

function stepOf(wizard: Wizard): WizardStep {
  const { chef, choosing, generation } = wizard;
  if (!chef) return chefStep(wizard);
  if (generation.stage === 'done') return resultStep(wizard, chef, generation);
  if (generation.stage !== 'idle') return generatingStep(wizard, chef, generation);
  return choosing === 'wish' ? wishStep(wizard, chef) : chefStep(wizard);
}
