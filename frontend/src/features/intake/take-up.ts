import type { RunningJobsQuery } from '../../generated/operations.ts';
import type { IntakeTab } from './intake-tab.ts';
import { sessionOf } from './session-of.ts';
import { labelOf } from './submission.ts';

type RunningJob = RunningJobsQuery['intakeJobs'][number];

/** Goes on watching what an earlier page of this cook has begun. */
export function takeUp(tab: IntakeTab, jobs: readonly RunningJob[]): void {
  const intake = sessionOf(tab);
  for (const job of jobs) intake.adopt(job.id, kindOf(job), nameOf(job));
}

const kindOf = ({ source }: RunningJob) =>
  source === 'file' || source === 'text' ? source : 'url';

function nameOf({ fileName, url }: RunningJob): string {
  return fileName ?? (url ? labelOf({ kind: 'url', url }) : 'Pasted text');
}
