import { chefLimits, TOO_MANY_CHEFS } from '@convivio/contracts/chef-cards';
import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { ValidateChefDocument } from '../../../generated/documents/validate-chef.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { chefOf, isNamed, type Chef } from './chef-lists.ts';
import type { Chefs } from './use-chefs.ts';

/** Adds a chef by name once it is known that there is such a chef; answers whether the name has been dealt with. */
export function useAddChef({ presets, lists, change }: Chefs, onAdded: (chef: Chef) => void) {
  const [validate, { loading }] = useMutation(ValidateChefDocument);
  const busy = useRef(false);

  /** What is done with a name that is known to be right. */
  const take = (chef: Chef): void => {
    const preset = presets.find(isNamed(chef.name));
    if (preset) {
      if (!lists.hidden.some((name) => isNamed(name)(preset))) return sayPresent(preset);
      change(({ own, hidden }) => ({
        own,
        hidden: hidden.filter((name) => !isNamed(name)(preset)),
      }));
      notify.success({ title: 'Chef Restored', text: `${preset.name} is back in your selection.` });
      return onAdded(preset);
    }
    const present = lists.own.find(isNamed(chef.name));
    if (present) return sayPresent(present);
    if (lists.own.length >= chefLimits.own) {
      notify.error({ title: 'No Room for Another Chef', text: TOO_MANY_CHEFS });
      return;
    }
    change(({ own, hidden }) => ({ own: [...own, chef], hidden }));
    notify.success({ title: 'Chef Added', text: `${chef.name} is in your selection.` });
    onAdded(chef);
  };

  const sayPresent = ({ name }: Chef) => {
    notify.info({ title: 'Chef Already Exists', text: `${name} is already in your selection.` });
  };

  const add = async (written: string): Promise<boolean> => {
    const name = written.trim();
    if (name === '' || busy.current) return false;
    busy.current = true;
    try {
      const { data } = await validate({ variables: { name } });
      const { isValid, correctedName, style, specialty } = data!.validation;
      if (!isValid) {
        notify.error({
          title: 'Chef Not Found',
          text: "We haven't had the pleasure of identifying this talent yet.",
        });
        return false;
      }
      take(chefOf(correctedName ?? name, style, specialty));
      return true;
    } catch {
      notify.error({
        title: 'Validation Failed',
        text: 'Failed to validate chef. Please try again.',
      });
      return false;
    } finally {
      busy.current = false;
    }
  };
  return { add, adding: loading };
}
