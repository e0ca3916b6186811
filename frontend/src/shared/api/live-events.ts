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

/** How far a library file on its way in or out is. */
export interface LibraryFileProgress {
  state: 'running' | 'finished' | 'failed';
  done: number;
  total: number | null;
  error: string | null;
}

/** Whether the server can be reached, as far as is known. */
export type Connection = 'connected' | 'interrupted';

/** What the server tells while the page is open, by name. */
export interface LiveEvents {
  'intake.progressed': IntakeProgress;
  'intake.finished': IntakeProgress;
  'intake.failed': IntakeProgress;
  'recipes.changed': { recipeId: number; change: string };
  'library-import.progressed': LibraryFileProgress & { importId: number };
  'library-export.progressed': LibraryFileProgress & { exportId: number };
  /** The line is open for the first time: what had been read by then may have changed before it. */
  opened: null;
  /** The line was down: what happened meanwhile must be asked for. */
  reconnected: null;
  connection: Connection;
}

export type LiveEventName = keyof LiveEvents;
export type LiveHandler<Name extends LiveEventName> = (data: LiveEvents[Name]) => void;
