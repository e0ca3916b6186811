import { messages, type MessageData } from '@convivio/contracts/messages';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { turnsOfCooks } from '@convivio/platform/bus/turns-of-cooks';
import { ProductError } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import type { JobStore } from '../domain/intake/job/job-store.ts';
import { failIntake } from '../domain/intake/job/end-intake.ts';
import type { IntakePorts } from '../domain/intake/job/perform-intake.ts';
import { runJob } from './run-job.ts';

// Reading a scanned cookbook page takes seconds; a worker that is alive says so every third of this.
const ACK_WAIT_MS = 30_000;

const gaveUp = () =>
  new ProductError(
    500,
    'INTAKE_GAVE_UP',
    'This import could not be finished although it was tried five times. Try again later.',
  );

/** Where nothing but readers was missing, the cook is told so. */
const whyGivenUp = (error: Error) =>
  error instanceof ProductError && error.code === 'READER_UNAVAILABLE' ? error : gaveUp();

export interface IntakeWork {
  bus: Bus;
  store: JobStore;
  ports: IntakePorts;
  concurrency: number;
  /** The bus's own waits between tries unless told. */
  backoffMs?: readonly number[];
  /** Milliseconds for one try, without what it waits until it is read. */
  limitMs: number;
  /** Aborts what is in hand, so that another worker takes it up. */
  stopping: AbortSignal;
  log: Log;
}

/** Works on intake jobs, several at a time and all but one of them of one cook; a job whose worker dies is given to another. */
export function onIntakeRequested({
  bus,
  concurrency,
  backoffMs,
  limitMs,
  log,
  ...work
}: IntakeWork): Promise<Consumer> {
  const { store, ports } = work;
  // One stays for the next cook; a worker of one job at a time has none to spare.
  const inTurn = turnsOfCooks<MessageData<'intake.requested'>>({
    aside: store,
    keyOf: ({ jobId }) => jobId,
    most: Math.max(1, concurrency - 1),
    stopping: work.stopping,
  });
  return bus.work({
    queue: 'intake-workers',
    subject: 'intake.requested',
    concurrency,
    ...(backoffMs && { backoffMs }),
    ackWaitMs: ACK_WAIT_MS,
    async handle(message, { attempt, working }) {
      const data = messages['intake.requested'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('intake.requested without a job');
      const { jobId } = data.data;
      const alive = setInterval(working, ACK_WAIT_MS / 3);
      try {
        await inTurn(data.data, () => runJob({ ...work, limitMs }, jobId));
      } catch (error) {
        log.warn({ err: error, jobId, attempt }, 'an intake job will be tried again');
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
    async onDead(message, error) {
      const data = messages['intake.requested'].safeParse(message.data);
      log.error({ err: error, jobId: data.data?.jobId }, 'an intake job was given up');
      const job = data.success && (await store.find(data.data.jobId));
      if (!job) return;
      const tookMs = ports.now() - job.createdAt.getTime();
      await failIntake(store, job, null, whyGivenUp(error), tookMs);
      // Its last run may have had no end of its own.
      await store.takeUpAside(job.ownerId, 1);
    },
  });
}
