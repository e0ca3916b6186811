import type { Connection } from '../live-events.ts';
import { type Reading, SILENCE } from './keep-open.ts';
import type { StreamFindings } from './read-events.ts';

/** What windows say to each other. */
type WindowMessage =
  /** By a window that has come, to hear whether the line stands. */
  | { kind: 'asks' }
  | { kind: 'stands' }
  /** The line does not stand yet, but somebody sees to it. */
  | { kind: 'opens' }
  | { kind: 'opened' }
  /** Somebody wants the line now. */
  | { kind: 'hurry' }
  | { kind: 'sign' }
  | { kind: 'connection'; connection: Connection }
  | { kind: 'event'; name: string; data: unknown };

/** A reading of this window: it waits for the lock, and hears what the holder tells, or holds it. */
interface Part {
  reading: Reading;
  state: 'waiting' | 'hearing' | 'leading' | 'standing';
  /** Whether the holder has said anything yet. */
  isAnswered: boolean;
}

/** A window that is awake answers at once. Phones stop one that is not looked at, and it holds its lock on. */
const LONGEST_UNANSWERED_MS = 3_000;
const UNANSWERED = 'unanswered';

/** The windows of one browser that are one cook's. */
export interface Windows {
  cook: string;
  /** Takes part until the signal, or until the line that this window led breaks. `lead` reads it for all of them. */
  read(
    reading: Reading,
    lead: (reading: Reading, findings: StreamFindings) => Promise<void>,
  ): Promise<void>;
  /** Has all try anew, unless the line stands. */
  hurry(): void;
  close(): void;
}

/** Whether there are locks and channels: browsers keep both from pages without encryption, but for those of the machine itself. */
export const canShareLine = () => 'locks' in navigator && typeof BroadcastChannel === 'function';

/** Joins the windows of a cook in one browser. `findings` hears what the line tells, whichever window reads it; `retry` begins this reading anew. */
export function openWindows(cook: string, findings: StreamFindings, retry: () => void): Windows {
  const name = `live-line:${cook}`;
  const channel = new BroadcastChannel(name);
  const say = (message: WindowMessage) => channel.postMessage(message);
  let part: Part | null = null;
  let leaderFellSilent = false;

  channel.onmessage = ({ data: message }: MessageEvent<WindowMessage>) => {
    if (message.kind === 'asks') {
      if (part?.state === 'standing') say({ kind: 'stands' });
      else if (part?.state === 'leading') say({ kind: 'opens' });
    } else if (message.kind === 'hurry') {
      if (part === null || part.state === 'waiting' || part.state === 'leading') retry();
    } else if (part === null) {
      // What is told between two readings is not heard: the next begins at once.
      if (message.kind === 'opened') retry();
    } else if (part.state === 'waiting' || part.state === 'hearing') hear(message, part, findings);
  };

  return {
    cook,
    async read(reading, lead) {
      const { signal } = reading;
      const own: Part = (part = { reading, state: 'waiting', isAnswered: false });
      const hold = async () => {
        own.state = 'leading';
        const [toAll, findingsToAll] = toldToAll(own, findings, say);
        await lead(toAll, findingsToAll).catch((reason: unknown) => {
          if (own.state === 'leading' && !signal.aborted) findingsToAll.onConnection('interrupted');
          throw reason;
        });
      };
      reading.onSign();
      say({ kind: 'asks' });
      const unanswered = new AbortController();
      const patience = setTimeout(() => {
        if (own.state === 'waiting' && !own.isAnswered) unanswered.abort(UNANSWERED);
      }, LONGEST_UNANSWERED_MS);
      const patient: LockOptions = { signal: AbortSignal.any([signal, unanswered.signal]) };
      const locks = navigator.locks;
      try {
        // A window that hangs holds its lock: who has heard nothing of it for too long takes it away.
        if (leaderFellSilent) await locks.request(name, { steal: true }, hold);
        else
          await locks.request(name, patient, hold).catch((reason: unknown) => {
            if (reason !== UNANSWERED) throw reason;
            return locks.request(name, { steal: true }, hold);
          });
      } finally {
        clearTimeout(patience);
        const heardOnly = own.state === 'waiting' || own.state === 'hearing';
        leaderFellSilent = heardOnly && signal.reason === SILENCE;
        if (part === own) part = null;
      }
    },
    hurry: () => say({ kind: 'hurry' }),
    close: () => channel.close(),
  };
}

/** Takes what the window says that reads the line. */
function hear(message: WindowMessage, part: Part, findings: StreamFindings): void {
  part.isAnswered = true;
  part.reading.onSign();
  if (message.kind === 'event') findings.onEvent(message.name, message.data);
  else if (message.kind === 'connection') findings.onConnection(message.connection);
  else if (message.kind === 'opened' || (message.kind === 'stands' && part.state === 'waiting')) {
    part.state = 'hearing';
    findings.onConnection('connected');
    part.reading.onOpen();
  }
}

/** What the window that holds the lock finds out is told to all. */
const toldToAll = (
  own: Part,
  findings: StreamFindings,
  say: (message: WindowMessage) => void,
): [Reading, StreamFindings] => [
  {
    signal: own.reading.signal,
    onOpen() {
      own.state = 'standing';
      say({ kind: 'opened' });
      own.reading.onOpen();
    },
    onSign() {
      say({ kind: 'sign' });
      own.reading.onSign();
    },
  },
  {
    onEvent(name, data) {
      say({ kind: 'event', name, data });
      findings.onEvent(name, data);
    },
    onConnection(connection) {
      say({ kind: 'connection', connection });
      findings.onConnection(connection);
    },
  },
];
