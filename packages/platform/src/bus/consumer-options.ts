import { InvalidMessage } from './bus-errors.ts';
import type { ReactOptions, WorkOptions } from './bus.ts';
import { handlingDefaults, streamOf, type StreamName } from './streams.ts';
import { checkName, checkPattern, checkSubject } from './subjects.ts';

/** What an engine has to know of a consumer. */
export interface ConsumerOptions {
  /** Unique in its stream. */
  name: string;
  stream: StreamName;
  /** Of the message stream patterns, of the work stream one subject. */
  subjects: readonly string[];
  ackWaitMs: number;
}

/** The consumer of a reaction. Throws `InvalidMessage` for a name or a pattern that cannot be. */
export function reactionConsumer(options: ReactOptions<never>): ConsumerOptions {
  checkName(options.durable);
  options.subjects.forEach(checkPattern);
  return {
    name: options.durable,
    stream: 'MESSAGES',
    subjects: options.subjects,
    ackWaitMs: options.ackWaitMs ?? handlingDefaults.ackWaitMs,
  };
}

/** The consumer of a work queue. Throws `InvalidMessage` for a name that cannot be, and for a subject that is no work. */
export function workConsumer(options: WorkOptions<never>): ConsumerOptions {
  checkName(options.queue);
  checkSubject(options.subject);
  if (streamOf(options.subject) !== 'WORK')
    throw new InvalidMessage(`${options.subject} is not a work subject: those end in .requested.`);
  return {
    name: options.queue,
    stream: 'WORK',
    subjects: [options.subject],
    ackWaitMs: options.ackWaitMs ?? handlingDefaults.ackWaitMs,
  };
}
