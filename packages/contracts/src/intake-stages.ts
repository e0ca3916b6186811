/** Stages of an intake job that goes on, in their order. */
export const runningStages = ['queued', 'processing', 'analyzing', 'ready'] as const;

/** Stages of an intake job. */
export const intakeStages = [...runningStages, 'success', 'error'] as const;
export type IntakeStage = (typeof intakeStages)[number];

export const isFinalStage = (stage: IntakeStage): boolean =>
  stage === 'success' || stage === 'error';

/** The percentage that the product shows for each stage. A failed job keeps the one it reached. */
export const stageProgress = {
  queued: 0,
  processing: 20,
  analyzing: 60,
  ready: 90,
  success: 100,
} as const satisfies Record<Exclude<IntakeStage, 'error'>, number>;
