import { notify } from '../../../shared/toasts/notify.ts';
import type { Chef } from './chef-lists.ts';
import type { Chefs } from './use-chefs.ts';

/** Takes a chef off the cards: one's own goes, a preset is hidden. */
export function takeOff({ lists, change }: Chefs, chef: Chef): void {
  const isOwn = lists.own.some(({ name }) => name === chef.name);
  change(({ own, hidden }) =>
    isOwn
      ? { own: own.filter(({ name }) => name !== chef.name), hidden }
      : { own, hidden: [...hidden, chef.name] },
  );
  notify.success(
    isOwn
      ? { title: 'Chef Removed', text: `${chef.name} is no longer in your selection.` }
      : { title: 'Chef Hidden', text: `Add ${chef.name} by name to see the card again.` },
  );
}
