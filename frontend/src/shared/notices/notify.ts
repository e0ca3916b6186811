import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

export interface Notice {
  /** What happened, as a title. */
  title: string;
  /** One sentence: what it means or what to do. */
  text?: string;
  action?: { label: string; onClick: () => void };
}

/** done: a thing succeeded. notDone: it failed; stays until closed. toKnow: something changed without being asked for. */
export type NoticeKind = 'done' | 'notDone' | 'toKnow';

export interface NoticeOptions {
  notice: Notice;
  /** Milliseconds until it leaves by itself; null: it stays. */
  staysFor: number | null;
}

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    success: false;
    error: false;
    warning: false;
    info: false;
    done: NoticeOptions;
    notDone: NoticeOptions;
    toKnow: NoticeOptions;
  }
}

export const DEFAULT_STAY_MS = 5000;

const show = (variant: NoticeKind, notice: Notice, staysFor: number | null): SnackbarKey =>
  enqueueSnackbar(notice.title, { variant, notice, staysFor });

/** Toasts, from anywhere: one at a time, a new one takes the place of the last. */
export const notify = {
  success: (notice: Notice) => show('done', notice, DEFAULT_STAY_MS),
  error: (notice: Notice) => show('notDone', notice, null),
  info: (notice: Notice) => show('toKnow', notice, DEFAULT_STAY_MS),
  /** Takes one toast away, or all. */
  close: (key?: SnackbarKey) => closeSnackbar(key),
};
