import type { IntakeStore } from './intake-store.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { IntakePorts } from './session-ports.ts';

/** What the reading of one thing and that of a batch share. */
export interface SessionParts {
  ports: IntakePorts;
  store: IntakeStore;
  runner: JobRunner;
  isPanelOpen: () => boolean;
}
