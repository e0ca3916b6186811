import Button from '@mui/material/Button';
import { ArrowRightIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { ChefTools, ChooseChef } from '../chefs/choose-chef.tsx';
import type { Wizard, WizardStep } from './use-wizard.ts';

/** Which chef? */
export function chefStep(wizard: Wizard): WizardStep {
  const { chefs, chef, setChef, tool, setTool, setChoosing } = wizard;
  return {
    number: 1,
    title: 'Choose Your Master Chef',
    width: 1180,
    body: (
      <ChooseChef chefs={chefs} chosen={chef} onChoose={setChef} tool={tool} onTool={setTool} />
    ),
    actions: (
      <>
        <ChefTools tool={tool} onTool={setTool} />
        <Button
          variant="contained"
          endIcon={<ArrowRightIcon />}
          disabled={chef === null || tool === 'edit'}
          onClick={() => setChoosing('wish')}
        >
          Continue
        </Button>
      </>
    ),
  };
}
