import type { BusLog } from '../bus-log.ts';
import type { Bus, Listening } from '../bus.ts';
import { decodeMessage, encodeData } from '../envelope.ts';
import { checkPattern, checkSubject } from '../subjects.ts';
import { attempt, within } from './attempt.ts';
import { ANSWER_MS, type JetStreamEngine } from './connection.ts';

/** Broadcasts, and published messages as they pass, for those who look on from now. */
export function passingBy(
  { connection, names }: JetStreamEngine,
  log: BusLog,
): Pick<Bus, 'broadcast' | 'listen' | 'watch'> {
  function hear(wireSubjects: string[], fn: (text: string, subject: string) => void): Listening {
    const subscriptions = wireSubjects.map((wireSubject) =>
      connection.subscribe(wireSubject, {
        callback: (error, message) => {
          const subject = names.subjectOf(error ? wireSubject : message.subject);
          try {
            if (error) throw error;
            fn(message.string(), subject);
          } catch (failure) {
            log.warn({ subject, reason: (failure as Error).message }, 'a listener failed');
          }
        },
      }),
    );
    const ready = attempt('listening', () => within(ANSWER_MS, connection.flush()));
    ready.catch(() => {});
    return {
      ready,
      stop: () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
    };
  }

  return {
    broadcast(subject, data) {
      checkSubject(subject);
      const text = encodeData(subject, data);
      if (!connection.isClosed()) connection.publish(names.live(subject), text);
    },
    listen(pattern, fn) {
      checkPattern(pattern);
      return hear([names.live(pattern)], (text, subject) => fn(JSON.parse(text), subject));
    },
    watch(pattern, fn) {
      checkPattern(pattern);
      const passing = [names.messages(pattern), names.work(pattern)];
      return hear(passing, (text) => fn(decodeMessage(text)));
    },
  };
}
