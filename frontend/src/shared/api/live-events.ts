import type { ServerEvents } from '../../generated/live-events.ts';

export type IntakeStage = ServerEvents['intake.progressed']['stage'];

/** Whether the server can be reached, as far as is known. */
export type Connection = 'connected' | 'interrupted';

/** What the server tells while the page is open, and what the line to it tells of itself, by name. */
interface LiveEvents extends ServerEvents {
  /** The line is open for the first time: what had been read by then may have changed before it. */
  opened: null;
  /** The line was down: what happened meanwhile must be asked for. */
  reconnected: null;
  connection: Connection;
}

export type LiveEventName = keyof LiveEvents;
export type LiveHandler<Name extends LiveEventName> = (data: LiveEvents[Name]) => void;
