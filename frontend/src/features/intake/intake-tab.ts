import { createContext } from 'react';
import type { IntakeSession } from './session/intake-session.ts';
import type { Came } from './session/outcome-words.data.ts';
import type { ForEvent } from './session/jobs/jobs-for-events.ts';

export interface IntakeCallbacks {
  /** A recipe has come into the library; `forEvent`, where it was read for a menu, resolves once that has it or its cook knows. */
  recipeAdded(recipeId: string, forEvent: ForEvent | null, came: Came): Promise<void> | void;
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
  callbacks: IntakeCallbacks;
}

export const IntakeContext = createContext<IntakeTab | null>(null);

/** Stands for the page the session runs under, whichever that is at the moment. */
export function createCallbacks(): IntakeCallbacks & {
  become(page: IntakeCallbacks): () => void;
} {
  let current: IntakeCallbacks | null = null;
  return {
    recipeAdded: (...added) => current?.recipeAdded(...added),
    openRecipe: (recipeId) => current?.openRecipe(recipeId),
    become(page) {
      current = page;
      return () => void (current = null);
    },
  };
}
