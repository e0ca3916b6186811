export type IntakeStage = 'queued' | 'processing' | 'analyzing' | 'ready' | 'success' | 'error';

/** How far one intake job is. */
export interface IntakeProgress {
  jobId: number;
  stage: IntakeStage;
  /** 0 to 100. */
  progress: number;
  recipeId: number | null;
  title: string | null;
  error: { code: string; sentence: string; status: number } | null;
}

/** What the server tells while the page is open, by name. */
export interface LiveEvents {
  'intake.progressed': IntakeProgress;
  'intake.finished': IntakeProgress;
  'intake.failed': IntakeProgress;
  'recipes.changed': { recipeId: number; change: string };
  /** The line was down: what happened meanwhile must be asked for. */
  reconnected: null;
}

export type LiveEventName = keyof LiveEvents;
export type LiveHandler<Name extends LiveEventName> = (data: LiveEvents[Name]) => void;
