import { messages } from '@convivio/contracts/messages';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import type { Log } from '@convivio/platform/log';
import type { JobStore } from '../domain/job-store.ts';
import { failIntake, performIntake, type IntakePorts } from '../domain/perform-intake.ts';

// Reading a scanned cookbook page takes seconds; a worker that is alive says so every third of this.
const ACK_WAIT_MS = 30_000;
const JOB_LIMIT_MS = 120_000;

/** Works on intake jobs, several at a time; a job whose worker dies is given to another. */
export function onIntakeRequested({ bus, store, ports, concurrency, log }: { bus: Bus; store: JobStore; ports: IntakePorts; concurrency: number; log: Log }): Promise<Consumer> {
  return bus.work({
    queue: 'intake-workers',
    subject: 'intake.requested',
    concurrency,
    ackWaitMs: ACK_WAIT_MS,
    async handle(message, { attempt, working }) {
      const data = messages['intake.requested'].safeParse(message.data);
      if (!data.success) throw new UnreadableMessage('intake.requested without a job');
      const { jobId } = data.data;
      const alive = setInterval(working, ACK_WAIT_MS / 3);
      try {
        await performIntake(store, ports, jobId, AbortSignal.timeout(JOB_LIMIT_MS));
      } catch (error) {
        log.warn({ err: error, jobId, attempt }, 'an intake job will be tried again');
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
    async onDead(message, error) {
      const data = messages['intake.requested'].safeParse(message.data);
      const job = data.success ? await store.find(data.data.jobId) : null;
      log.error({ err: error, jobId: job?.id }, 'an intake job was given up');
      if (job) await failIntake(store, job, { code: 'INTAKE_GAVE_UP', sentence: 'This could not be read although it was tried five times. Try again later, or paste the text instead.', status: 500 }, 0);
    },
  });
}
