import { createContext, useContext, useSyncExternalStore } from 'react';
import type { IntakeSession, IntakeState } from './intake-session.ts';

export const IntakeContext = createContext<IntakeSession | null>(null);

/** The tab's intake and where it stands. */
export function useIntake(): { intake: IntakeSession; state: IntakeState } {
  const intake = useContext(IntakeContext);
  if (intake === null) throw new Error('useIntake needs an IntakeProvider above it');
  return { intake, state: useSyncExternalStore(intake.subscribe, intake.getState) };
}
