import Button from '@mui/material/Button';
import { CollectionTarget } from '../../../kitchen/collection/collection-target.tsx';
import { CheckIcon, RetryIcon } from '../../../shared/ui/icons/icons.ts';
import type { Chef } from '../chefs/chef-lists.ts';
import { MagicResult } from '../result/magic-result.tsx';
import type { Generation } from '../result/use-generation.ts';
import type { Wizard, WizardStep } from './use-wizard.ts';

/** The recipe, before it is saved. */
export function resultStep(
  { begin, target, keep, saving, closing }: Wizard,
  chef: Chef,
  { recipe }: Extract<Generation, { stage: 'done' }>,
): WizardStep {
  const busy = saving || closing;
  return {
    number: 4,
    title: 'Your Magic Recipe',
    width: 1180,
    body: (
      <>
        <CollectionTarget target={target} />
        <MagicResult recipe={recipe} onChef={(other) => begin(other, false)} />
      </>
    ),
    actions: (
      <>
        <Button startIcon={<RetryIcon />} disabled={busy} onClick={() => begin(chef, true)}>
          Create Different Recipe
        </Button>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          disabled={busy}
          onClick={() => void keep()}
        >
          {closing ? 'Saved' : saving ? 'Saving...' : 'Save Recipe'}
        </Button>
      </>
    ),
  };
}
