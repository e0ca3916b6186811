import Button from '@mui/material/Button';
import { ArrowLeftIcon, ChefIcon } from '../../../shared/ui/icons/icons.ts';
import type { Chef } from '../chefs/chef-lists.ts';
import { Preferences } from '../wish/preferences.tsx';
import { wishInput } from '../wish/wish.ts';
import type { Wizard, WizardStep } from './use-wizard.ts';

/** What should it be? */
export function wishStep({ wish, setWish, setChoosing, begin }: Wizard, chef: Chef): WizardStep {
  const back = () => setChoosing('chef');
  const goOn = () => begin(chef, false);
  return {
    number: 2,
    title: 'Recipe Preferences',
    width: 1000,
    body: (
      <Preferences chef={chef} wish={wish} onWish={setWish} onChangeChef={back} onDone={goOn} />
    ),
    actions: (
      <>
        <Button startIcon={<ArrowLeftIcon />} onClick={back}>
          Back
        </Button>
        <Button
          variant="contained"
          startIcon={<ChefIcon />}
          disabled={wishInput(chef, wish, false) === null}
          onClick={goOn}
        >
          Generate Magic Recipe
        </Button>
      </>
    ),
  };
}
