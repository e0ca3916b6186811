const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const MEGABYTE = 1_000_000;

export type StreamName = 'MESSAGES' | 'WORK';

/**
 * The stream that carries a subject. What ends in `.requested` is work: each message is for one
 * worker and kept until it is done. All others are messages, for every durable that wants them.
 */
export function streamOf(subject: string): StreamName {
  return subject.endsWith('.requested') ? 'WORK' : 'MESSAGES';
}

/** How long and how much the streams keep, the same on every engine. Work has no age: it waits until it is done. */
export const retention = {
  messages: { ageMs: 30 * DAY, bytes: 512 * MEGABYTE },
  dead: { ageMs: 90 * DAY, bytes: 128 * MEGABYTE },
  /** A second message with the same id is dropped within this time. */
  duplicatesMs: 60 * MINUTE,
};

export const largestMessageBytes = MEGABYTE;

export const handlingDefaults = {
  ackWaitMs: 30 * SECOND,
  backoffMs: [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE] as readonly number[],
};
