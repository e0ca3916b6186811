import { stageProgress } from '@convivio/contracts/intake-stages';
import type { IntakeStage } from '../../../shared/api/live-events.ts';
import type { SubmissionKind } from '../submission.ts';

/** The one recipe in front of the cook: idle, then processing 20, analyzing 60, ready 90, then success 100 or error. */
export type SingleUpload =
  | { status: 'idle' }
  | RunningUpload
  | {
      status: 'success';
      progress: typeof stageProgress.success;
      kind: SubmissionKind;
      recipeId: string;
      title: string | null;
      draft: boolean;
    }
  | { status: 'error'; kind: SubmissionKind; label: string; message: string; canRetry: boolean };

export interface RunningUpload {
  status: 'processing' | 'analyzing' | 'ready';
  progress: (typeof stageProgress)['processing' | 'analyzing' | 'ready'];
  kind: SubmissionKind;
  label: string;
}

export const idle: SingleUpload = { status: 'idle' };

export function begun(kind: SubmissionKind, label: string): RunningUpload {
  return { status: 'processing', progress: stageProgress.processing, kind, label };
}

/** The next state for a stage the server told; late news never turn the state back. */
export function advanced(state: SingleUpload, stage: IntakeStage): SingleUpload {
  if (!isRunning(state) || stage === 'success' || stage === 'error' || stage === 'queued')
    return state;
  return stageProgress[stage] <= state.progress
    ? state
    : { ...state, status: stage, progress: stageProgress[stage] };
}

export function isRunning(state: SingleUpload): state is RunningUpload {
  return state.status === 'processing' || state.status === 'analyzing' || state.status === 'ready';
}

/** The status that goes with the percentage the bar has come to, which follows what the server told. */
export function statusAt(told: RunningUpload['status'], percent: number): RunningUpload['status'] {
  if (percent < stageProgress.processing) return 'processing';
  return percent < stageProgress.analyzing && told === 'ready' ? 'analyzing' : told;
}

/** What the card says while the server works. */
export function statusText({ status, kind }: RunningUpload): string {
  if (status === 'analyzing') return 'Finding ingredients and steps';
  if (status === 'ready') return 'Putting the recipe in your library';
  return {
    file: 'Reading the file',
    photo: 'Reading the photo',
    pages: 'Reading the pages',
    url: 'Fetching the page',
    text: 'Reading the text',
  }[kind];
}
