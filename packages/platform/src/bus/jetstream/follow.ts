import { DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { BusLog } from '../bus-log.ts';
import type { Envelope, Listening } from '../bus.ts';
import { decodeMessage } from '../envelope.ts';
import { checkSubject } from '../subjects.ts';
import { attempt, within } from './attempt.ts';
import { ANSWER_MS, type JetStreamEngine } from './connection.ts';

/** An ordered consumer: the server tells from the start what is stored and what comes, and the client has it told anew where something was missed. */
export function follow(
  { client, manager, names }: JetStreamEngine,
  log: BusLog,
  subject: string,
  { sinceMs }: { sinceMs: number },
  fn: (message: Envelope) => void,
): Listening {
  checkSubject(subject);
  const stream = names.streams.MESSAGES;
  const since = new Date(Date.now() - sinceMs);
  let messages: ConsumerMessages | undefined;
  let stopped = false;

  const tell = (message: JsMsg) => {
    try {
      fn(decodeMessage(message.string()));
    } catch (failure) {
      log.warn({ subject, reason: (failure as Error).message }, 'a follower failed');
    }
  };
  async function begin(): Promise<void> {
    const last = await manager.streams.getMessage(stream, {
      last_by_subj: names.messages(subject),
    });
    const upTo = last && last.time >= since ? last.seq : 0;
    const through = Promise.withResolvers<void>();
    const consumer = await client.consumers.get(stream, {
      filter_subjects: [names.messages(subject)],
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: since.toISOString(),
    });
    messages = await consumer.consume({
      callback(message) {
        tell(message);
        if (message.seq >= upTo) through.resolve();
      },
    });
    if (stopped) messages.stop();
    if (upTo > 0) await within(ANSWER_MS, through.promise);
  }

  const ready = attempt('following', begin);
  ready.catch(() => {});
  return {
    ready,
    stop() {
      stopped = true;
      messages?.stop();
    },
  };
}
