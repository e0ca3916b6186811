let tell = () => {};

/**
 * Tells from within a job that it has done a step and goes on, as behind each page of many: the time for a step begins anew. Does
 * nothing where no process of a pool runs the job.
 */
export const jobGoesOn = (): void => tell();

/** For the process of a pool: where jobs tell it. */
export function hearJobs(hear: () => void): void {
  tell = hear;
}
