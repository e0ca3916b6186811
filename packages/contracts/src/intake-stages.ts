/** Stages of an intake job. */
export const intakeStages = [
  'queued',
  'processing',
  'analyzing',
  'ready',
  'success',
  'error',
] as const;
export type IntakeStage = (typeof intakeStages)[number];

/** The percentage that the product shows for each stage. A failed job keeps the one it reached. */
export const stageProgress = {
  queued: 0,
  processing: 20,
  analyzing: 60,
  ready: 90,
  success: 100,
} as const satisfies Record<Exclude<IntakeStage, 'error'>, number>;
