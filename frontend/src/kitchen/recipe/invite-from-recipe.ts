import { createContext } from 'react';

/** Invites somebody to collaborate, from a recipe, by its title; null where one cannot. */
export const InviteFromRecipe = createContext<((recipeTitle: string) => void) | null>(null);
