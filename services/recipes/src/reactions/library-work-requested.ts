import { announce } from '@convivio/contracts/announcement';
import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer, Envelope } from '@convivio/platform/bus/bus';
import { GivenBack, UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Log } from '@convivio/platform/log';
import { envelopeOf } from '@convivio/platform/outbox';
import type { LibraryWork, Requested } from '../domain/import-export/library-work.ts';
import { abandonWork, performWork, type WorkPorts } from '../domain/import-export/perform-work.ts';

/** A large library takes many minutes; a worker that is alive says so every third of this. */
const ACK_WAIT_MS = 30_000;
const AT_ONCE = 2;
const MINUTE_MS = 60_000;
/**
 * Between two tries passes as long as the trouble has lasted, ten seconds to five minutes, for a
 * night: what is interrupted because files or the database
 * are away goes on when they are back. How many tries count is decided by the domain.
 */
const TRY_AGAIN_MS: readonly number[] = [
  10_000,
  10_000,
  20_000,
  40_000,
  80_000,
  160_000,
  ...Array<number>(144).fill(5 * MINUTE_MS),
];

/** Work that workers take from one queue. */
export interface WorkQueue<Work extends LibraryWork, Changes> {
  bus: Bus;
  subject: Requested['subject'];
  queue: string;
  ports: WorkPorts<Work, Changes>;
  /** Aborts what is in hand, so that another worker goes on with it. */
  stopping: AbortSignal;
  log: Log;
}

/** Works on imports or exports of libraries, two at a time. */
export function onLibraryWorkRequested<Work extends LibraryWork, Changes>({
  bus,
  subject,
  queue,
  ports,
  stopping,
  log,
}: WorkQueue<Work, Changes>): Promise<Consumer> {
  const inHand = new Set<number>();
  return bus.work({
    queue,
    subject,
    concurrency: AT_ONCE,
    ackWaitMs: ACK_WAIT_MS,
    backoffMs: TRY_AGAIN_MS,
    async handle(message, { attempt, working }) {
      const { workId, ownerId, yielded } = requestIn(message);
      // A second message for the same work waits: the run in hand would find itself replaced.
      if (inHand.has(workId)) throw new Error(`${subject}: ${workId} is in hand already`);
      inHand.add(workId);
      const alive = setInterval(working, ACK_WAIT_MS / 3);
      try {
        const outcome = await performWork(ports, { id: workId, ownerId, yielded }, stopping);
        if (outcome === 'stopped') throw new GivenBack(`${subject}: stopped`);
        // To the end of the queue: who waits there comes first.
        if (outcome === 'yields')
          await bus.publish(
            envelopeOf(announce(subject, ownerId, { workId, ownerId, yielded: true })),
          );
      } catch (error) {
        if (!(error instanceof GivenBack))
          log.error({ err: error, workId, subject, attempt }, 'interrupted, and goes on later');
        throw error;
      } finally {
        clearInterval(alive);
        inHand.delete(workId);
      }
    },
    async onDead(message) {
      const request = messages[subject].safeParse(message.data);
      if (request.success) await abandonWork(ports, request.data.workId);
    },
  });

  function requestIn(message: Envelope) {
    const request = messages[subject].safeParse(message.data);
    if (!request.success) throw new UnreadableMessage(`${subject} without its work`);
    return request.data;
  }
}
