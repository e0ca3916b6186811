import { useContext, useSyncExternalStore } from 'react';
import type { IntakeSession } from './intake-session.ts';
import type { IntakeState } from './intake-store.ts';
import { IntakeContext } from './intake-tab.ts';
import { sessionOf } from './session-of.ts';

/** The tab's intake and where it stands. */
export function useIntake(): { intake: IntakeSession; state: IntakeState } {
  const tab = useContext(IntakeContext);
  if (tab === null) throw new Error('useIntake needs an IntakeProvider above it');
  const intake = sessionOf(tab);
  return { intake, state: useSyncExternalStore(intake.subscribe, intake.getState) };
}
