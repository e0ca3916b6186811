interface ToastContent {
  /** What happened, as a title. */
  title: string;
  /** One sentence: what it means or what to do. */
  text?: string;
  action?: { label: string; onClick: () => void };
}

/**
 * done: a thing succeeded. notDone: it failed; stays until closed. toKnow: something changed
 * without being asked for.
 */
export type ToastKind = 'done' | 'notDone' | 'toKnow';

export interface ShownToast extends ToastContent {
  id: number;
  kind: ToastKind;
  /** Milliseconds until it leaves by itself; null: it stays. */
  staysFor: number | null;
}

/** Where toasts are shown. */
interface ToastDisplay {
  show: (toast: ShownToast) => void;
  close: (id?: number) => void;
}

const DEFAULT_STAY_MS = 5000;

let display: ToastDisplay | null = null;
let wakeDisplay: (() => void) | null = null;
let waiting: ShownToast | null = null;
let lastId = 0;

function show(kind: ToastKind, toast: ToastContent, staysFor: number | null): number {
  const shown = { ...toast, kind, staysFor, id: ++lastId };
  if (display) {
    display.show(shown);
  } else {
    // One at a time holds here too: the latest takes the place.
    waiting = shown;
    wakeDisplay?.();
  }
  return shown.id;
}

/** Toasts, from anywhere: one at a time, a new one takes the place of the last. */
export const notify = {
  success: (toast: ToastContent) => show('done', toast, DEFAULT_STAY_MS),
  error: (toast: ToastContent) => show('notDone', toast, null),
  info: (toast: ToastContent) => show('toKnow', toast, DEFAULT_STAY_MS),
  /** Takes one toast away, or whichever shows. */
  close(id?: number) {
    if (id === undefined || waiting?.id === id) waiting = null;
    display?.close(id);
  },
};

/** Calls back when there is something to show and no display, so that it is fetched only then. */
export function onFirstToast(wake: () => void): () => void {
  wakeDisplay = wake;
  if (waiting) wake();
  return () => {
    wakeDisplay = null;
  };
}

/** Connects the display; what waited for it is shown. */
export function connectToasts(newDisplay: ToastDisplay): () => void {
  display = newDisplay;
  if (waiting) newDisplay.show(waiting);
  waiting = null;
  return () => {
    display = null;
  };
}
