import { apiPorts } from './api-ports.ts';
import { createIntakeSession, type IntakeSession } from './intake-session.ts';
import type { IntakeTab } from '../intake-tab.ts';

/** The one session of a tab, from the first time that it is asked for. */
export function sessionOfTab(tab: IntakeTab): IntakeSession {
  tab.session ??= createIntakeSession(apiPorts(tab.callbacks));
  return tab.session;
}
