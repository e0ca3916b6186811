import { useContext, useSyncExternalStore } from 'react';
import type { IntakeSession } from './session/intake-session.ts';
import type { IntakeState } from './session/intake-store.ts';
import { IntakeContext } from './intake-tab.ts';
import { sessionOfTab } from './session/session-of-tab.ts';

/** The tab's intake and where it stands. */
export function useIntake(): { intake: IntakeSession; state: IntakeState } {
  const tab = useContext(IntakeContext);
  if (tab === null) throw new Error('useIntake needs an IntakeProvider above it');
  const intake = sessionOfTab(tab);
  return { intake, state: useSyncExternalStore(intake.subscribe, intake.getState) };
}
