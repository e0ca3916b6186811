import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { fetchLazyParts } from '../lazy-parts.ts';

export const AddRecipeMenu = lazyWhenOpen(
  async () => (await import('./add-recipe-menu.tsx')).AddRecipeMenu,
);
export const OptionsPopover = lazyWhenOpen(
  async () => (await import('./options-popover.tsx')).OptionsPopover,
);
export const ChoiceMenu = lazyWhenOpen(
  async () => (await import('../../../shared/ui/controls/choice-menu.tsx')).ChoiceMenu,
);

/** Fetches every menu of the library and what they lead to within it. */
export function fetchMenus(): void {
  for (const menu of [AddRecipeMenu, OptionsPopover, ChoiceMenu]) menu.fetch();
  fetchLazyParts();
}
