import Button from '@mui/material/Button';
import { ArrowLeftIcon, RetryIcon } from '../../../shared/ui/icons/icons.ts';
import type { Chef } from '../chefs/chef-lists.ts';
import { Generating, GenerationFailed } from '../result/generating.tsx';
import type { Generation } from '../result/use-generation.ts';
import type { Wizard, WizardStep } from './use-wizard.ts';

/** It is being made, or nothing came of it. */
export function generatingStep(
  { wish, begin, forget }: Wizard,
  chef: Chef,
  generation: Extract<Generation, { stage: 'generating' | 'failed' }>,
): WizardStep {
  const failed = generation.stage === 'failed';
  return {
    number: 3,
    title: failed ? 'No recipe yet' : 'One moment',
    width: 1000,
    body: failed ? (
      <GenerationFailed why={generation.why} wish={wish} />
    ) : (
      <Generating chef={chef} wish={wish} />
    ),
    actions: (
      <>
        <Button startIcon={<ArrowLeftIcon />} onClick={forget}>
          Back
        </Button>
        {failed && (
          <Button variant="contained" startIcon={<RetryIcon />} onClick={() => begin(chef, false)}>
            Try again
          </Button>
        )}
      </>
    ),
  };
}
