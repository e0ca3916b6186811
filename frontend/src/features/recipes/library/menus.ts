import { fetchedWhenOpen } from '../../../shared/ui/fetched-when-open.tsx';

export const AddRecipeMenu = fetchedWhenOpen(async () => (await import('./add-recipe-menu.tsx')).AddRecipeMenu);
export const OptionsPopover = fetchedWhenOpen(async () => (await import('./options-popover.tsx')).OptionsPopover);
export const ChoiceMenu = fetchedWhenOpen(async () => (await import('./choice-menu.tsx')).ChoiceMenu);
