import type { Envelope, Handle } from './bus.ts';
import type { BusLog } from './bus-log.ts';
import { GivenBack, UnreadableMessage } from './bus-errors.ts';
import { decodeMessage } from './envelope.ts';
import { handlingDefaults } from './streams.ts';

/** A message in hand, as an engine gives it. */
export interface Taken {
  text: string;
  subject: string;
  attempt: number;
  working(): void;
  ack(): Promise<void>;
  retry(afterMs: number): Promise<void>;
  /** Stores the dead letter, then acknowledges. */
  toDeadLetters(letter: { error: string; message: Envelope | null }): Promise<void>;
}

export interface DeliveryPolicy {
  consumer: string;
  handle: Handle<never>;
  backoffMs?: readonly number[];
  onDead?(message: Envelope, error: Error): Promise<void> | void;
}

/** What becomes of a message in hand: done, tried again later, or dead. The same on every engine; throws only when the engine fails. */
export async function deliver(taken: Taken, policy: DeliveryPolicy, log: BusLog): Promise<void> {
  let message: Envelope;
  try {
    message = decodeMessage(taken.text);
  } catch (error) {
    log.error(
      { consumer: policy.consumer, subject: taken.subject, reason: (error as Error).message },
      'an unreadable message went to the dead letters',
    );
    return taken.toDeadLetters({ error: (error as Error).message, message: null });
  }
  const failure = await attemptFailure(taken, message, policy);
  if (!failure) return taken.ack();

  const backoff = policy.backoffMs ?? handlingDefaults.backoffMs;
  const fields = {
    consumer: policy.consumer,
    subject: message.subject,
    message: message.id,
    attempt: taken.attempt,
    reason: failure.message,
  };
  const hopeless = failure instanceof UnreadableMessage || taken.attempt > backoff.length;
  if (!hopeless) {
    if (failure instanceof GivenBack) return taken.retry(0);
    log.warn(fields, 'a message was not handled and will be tried again');
    return taken.retry(backoff[taken.attempt - 1] ?? 0);
  }
  try {
    await policy.onDead?.(message, failure);
  } catch (error) {
    log.error({ ...fields, reason: (error as Error).message }, 'telling of a dead message failed');
    // What has to be told is told at least once, but a teller that is broken must not keep the message going round for ever.
    if (taken.attempt <= 2 * (backoff.length + 1)) return taken.retry(backoff.at(-1) ?? 0);
  }
  log.error(fields, 'a message went to the dead letters');
  return taken.toDeadLetters({ error: failure.message, message });
}

async function attemptFailure(
  taken: Taken,
  message: Envelope,
  policy: DeliveryPolicy,
): Promise<Error | null> {
  const tries = (policy.backoffMs ?? handlingDefaults.backoffMs).length + 1;
  // Given out more often than it may be tried: the tries ended without a word, because processes died or overran their time.
  if (taken.attempt > tries)
    return new Error(`Not done after ${tries} tries: the last one ended without a result.`);
  try {
    await policy.handle(message as Envelope<never>, {
      attempt: taken.attempt,
      working: () => taken.working(),
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
