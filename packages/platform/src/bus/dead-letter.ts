import type { DeadLetter, Envelope } from './bus.ts';
import { UnreadableMessage } from './bus-errors.ts';
import { decodeMessage } from './envelope.ts';

const RAW_LENGTH = 2000;
const LONGEST_PAGE = 1000;

export interface StoredLetter {
  id: string;
  consumer: string;
  subject: string;
  error: string;
  attempts: number;
  at: number;
  text: string;
}

/** A stored letter as the bus lists it; what is no message is cut. */
export function readLetter({
  id,
  consumer,
  subject,
  error,
  attempts,
  at,
  text,
}: StoredLetter): DeadLetter {
  const message = messageIn(text);
  return {
    id,
    consumer,
    subject,
    error,
    attempts,
    at: new Date(at).toISOString(),
    message,
    raw: message ? text : text.slice(0, RAW_LENGTH),
  };
}

/** A letter that never was a message would only die again. */
export function checkReplayable(text: string): void {
  if (!messageIn(text))
    throw new UnreadableMessage(
      'This dead letter is not a readable message: it can be discarded, not replayed.',
    );
}

/** How many letters a page holds: what was asked for, from 1 to 1,000. */
export function pageSize(limit = 100): number {
  return Math.max(1, Math.min(LONGEST_PAGE, Math.trunc(limit)));
}

function messageIn(text: string): Envelope | null {
  try {
    return decodeMessage(text);
  } catch {
    return null;
  }
}
