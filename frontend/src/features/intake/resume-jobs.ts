import type { RunningJobsQuery } from '../../generated/operations.ts';
import type { IntakeTab } from './intake-tab.ts';
import { jobsForEvents } from './session/jobs/jobs-for-events.ts';
import { sessionOfTab } from './session/session-of-tab.ts';
import { labelOf, pagesLabel } from './submission.ts';

type RunningJob = RunningJobsQuery['intakeJobs'][number];

/** Goes on watching what an earlier page of this cook has begun. */
export function resumeJobs(tab: IntakeTab, jobs: readonly RunningJob[]): void {
  const intake = sessionOfTab(tab);
  for (const job of jobs) intake.adopt(job.id, kindOf(job), nameOf(job), jobsForEvents.of(job.id));
}

function kindOf({ source, pages }: RunningJob) {
  if (pages > 1) return 'pages';
  return source === 'file' || source === 'text' ? source : 'url';
}

function nameOf({ fileName, url, pages }: RunningJob): string {
  if (pages > 1) return pagesLabel(pages);
  return fileName ?? (url ? labelOf({ kind: 'url', url }) : 'Pasted text');
}
