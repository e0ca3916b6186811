export interface Notice {
  /** What happened, as a title. */
  title: string;
  /** One sentence: what it means or what to do. */
  text?: string;
  action?: { label: string; onClick: () => void };
}

/** done: a thing succeeded. notDone: it failed; stays until closed. toKnow: something changed without being asked for. */
export type NoticeKind = 'done' | 'notDone' | 'toKnow';

export interface ShownNotice extends Notice {
  id: number;
  kind: NoticeKind;
  /** Milliseconds until it leaves by itself; null: it stays. */
  staysFor: number | null;
}

/** Where toasts are shown. */
export interface NoticeBoard {
  show: (notice: ShownNotice) => void;
  close: (id?: number) => void;
}

const DEFAULT_STAY_MS = 5000;

let board: NoticeBoard | null = null;
let wakeBoard: (() => void) | null = null;
let waiting: ShownNotice | null = null;
let lastId = 0;

function show(kind: NoticeKind, notice: Notice, staysFor: number | null): number {
  const shown = { ...notice, kind, staysFor, id: ++lastId };
  if (board) {
    board.show(shown);
  } else {
    // One at a time holds here too: the latest takes the place.
    waiting = shown;
    wakeBoard?.();
  }
  return shown.id;
}

/** Toasts, from anywhere: one at a time, a new one takes the place of the last. */
export const notify = {
  success: (notice: Notice) => show('done', notice, DEFAULT_STAY_MS),
  error: (notice: Notice) => show('notDone', notice, null),
  info: (notice: Notice) => show('toKnow', notice, DEFAULT_STAY_MS),
  /** Takes one toast away, or whichever shows. */
  close(id?: number) {
    if (id === undefined || waiting?.id === id) waiting = null;
    board?.close(id);
  },
};

/** Calls back when there is something to show and no board, so that it is fetched only then. */
export function onFirstNotice(wake: () => void): () => void {
  wakeBoard = wake;
  if (waiting) wake();
  return () => {
    wakeBoard = null;
  };
}

/** Puts up the board; what waited for it is shown. */
export function putUpBoard(newBoard: NoticeBoard): () => void {
  board = newBoard;
  if (waiting) newBoard.show(waiting);
  waiting = null;
  return () => {
    board = null;
  };
}
