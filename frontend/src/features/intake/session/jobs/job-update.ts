import { intakeStages, isFinalStage, type IntakeStage } from '@convivio/contracts/intake-stages';

/** Where an intake job stands, as the stream and GET /api/intake/{jobId} tell it. */
export interface JobUpdate {
  jobId: string;
  stage: IntakeStage;
  title: string | null;
  recipeId: string | null;
  /** What was read became a draft. */
  draft: boolean;
  /** One sentence for a person, of a failed job. */
  error: string | null;
  /** Whether the same again may end otherwise; what was sent is what it was. */
  mayRetry: boolean;
}

export const isOver = (update: JobUpdate) => isFinalStage(update.stage);

const stages: readonly string[] = intakeStages;

/** Reads an update from either source; null for anything else. Ids may be numbers or strings. */
export function readJobUpdate(data: unknown): JobUpdate | null {
  if (typeof data !== 'object' || data === null) return null;
  const { jobId, stage, title, recipeId, draft, error } = data as Record<string, unknown>;
  if (jobId === undefined || jobId === null || typeof stage !== 'string' || !stages.includes(stage))
    return null;
  return {
    jobId: String(jobId),
    stage: stage as IntakeStage,
    title: typeof title === 'string' && title !== '' ? title : null,
    recipeId: recipeId === undefined || recipeId === null ? null : String(recipeId),
    draft: draft === true,
    error: sentenceOf(error),
    mayRetry: mayEndOtherwise(error),
  };
}

/** Faults of what was sent that may lie in the reader, or in what the address leads to, which change. */
const passing: readonly unknown[] = ['NO_RECIPE', 'PAGE_NOT_FOUND', 'SITE_UNKNOWN'];

function mayEndOtherwise(error: unknown): boolean {
  const { code, status } = (error ?? {}) as { code?: unknown; status?: unknown };
  const isOfTheSender = typeof status === 'number' && status >= 400 && status < 500;
  return !isOfTheSender || status === 429 || passing.includes(code);
}

function sentenceOf(error: unknown): string | null {
  if (typeof error === 'string') return error;
  const sentence = (error as { sentence?: unknown } | null | undefined)?.sentence;
  return typeof sentence === 'string' ? sentence : null;
}
