import { createContext } from 'react';
import type { IntakeSession } from './intake-session.ts';

export interface IntakeSurroundings {
  /** A recipe has come into the library. */
  recipeAdded(recipeId: string): void;
  /** The cook wants to see it. */
  openRecipe(recipeId: string): void;
}

/**
 * The intake of a tab, above all its pages. Its code is fetched when something is to be read, which
 * on most visits nothing is.
 */
export interface IntakeTab {
  /** Null as long as nobody has asked for it. */
  session: IntakeSession | null;
  surroundings: IntakeSurroundings;
}

export const IntakeContext = createContext<IntakeTab | null>(null);

/** Stands for the page the session runs under, whichever that is at the moment. */
export function createSurroundings(): IntakeSurroundings & {
  become(page: IntakeSurroundings): () => void;
} {
  let current: IntakeSurroundings | null = null;
  return {
    recipeAdded: (recipeId) => current?.recipeAdded(recipeId),
    openRecipe: (recipeId) => current?.openRecipe(recipeId),
    become(page) {
      current = page;
      return () => void (current = null);
    },
  };
}
