import { fetchedWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { fetchSeldom } from '../lazy-parts.ts';

export const AddRecipeMenu = fetchedWhenOpen(
  async () => (await import('./add-recipe-menu.tsx')).AddRecipeMenu,
);
export const OptionsPopover = fetchedWhenOpen(
  async () => (await import('./options-popover.tsx')).OptionsPopover,
);
export const ChoiceMenu = fetchedWhenOpen(
  async () => (await import('./choice-menu.tsx')).ChoiceMenu,
);

/** Fetches every menu of the library and what they lead to within it. */
export function fetchMenus(): void {
  for (const menu of [AddRecipeMenu, OptionsPopover, ChoiceMenu]) menu.fetch();
  fetchSeldom();
}
