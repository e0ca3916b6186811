import { describe, expect, test } from '@jest/globals';
import { GivenBack, InvalidMessage } from '../../src/bus/bus-errors.ts';
import { nextMessage } from '../../src/bus/next-message.ts';
import { received } from './received.ts';
import { message } from './build-message.ts';
import type { BusStage } from './bus-stage.ts';

/** What every bus does with work for queues. */
export function workContract(stage: BusStage): void {
  describe('work', () => {
    test('is done by one of the workers', async () => {
      const done = received();
      for (const instance of [stage.bus, await stage.anotherBus()])
        await instance.work({
          queue: 'intake',
          subject: 'intake.requested',
          concurrency: 2,
          handle: done.add,
        });
      const jobs = Array.from({ length: 20 }, (_, job) => message('intake.requested', { job }));
      for (const job of jobs) await stage.bus.publish(job);
      const marker = message('intake.requested', 'marker');
      await done.wait(20);
      await stage.bus.publish(marker);
      expect((await done.wait(21)).map(({ id }) => id).sort()).toEqual(
        [...jobs, marker].map(({ id }) => id).sort(),
      );
    });

    test('is counted by subject until it is done, what is in hand too, with how long the oldest waits and what carries it', async () => {
      const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const from = Date.now();
      for (const subject of ['intake.requested', 'magic.requested', 'intake.requested'])
        await stage.bus.publish(message(subject));
      const counted = [
        { subject: 'intake.requested', messages: 2, oldestAt: expect.any(String) },
        { subject: 'magic.requested', messages: 1, oldestAt: expect.any(String) },
      ];
      // The oldest of intake was there before that of magic.
      const [intake, magic] = (await stage.bus.openWork()).map(({ oldestAt }) =>
        Date.parse(oldestAt),
      );
      expect(intake).toBeGreaterThanOrEqual(from);
      expect(magic).toBeGreaterThanOrEqual(intake!);
      expect(magic).toBeLessThanOrEqual(Date.now());
      expect(await stage.bus.openWork()).toEqual(counted);
      expect(await stage.bus.engine()).toEqual({
        name: expect.stringMatching(/^(NATS|Built in, SQLite)$/),
        version: expect.stringMatching(/^\d+\.\d+/),
      });
      const worker = await stage.bus.work({
        queue: 'magic',
        subject: 'magic.requested',
        async handle() {
          begun.resolve();
          await finish.promise;
        },
      });
      await begun.promise;
      expect(await stage.bus.openWork()).toEqual(counted);
      finish.resolve();
      await worker.stop();
      const left = (await stage.bus.openWork()).filter(({ messages }) => messages > 0);
      expect(left).toMatchObject([{ subject: 'intake.requested', messages: 2 }]);
    });

    test('in hand never exceeds the concurrency', async () => {
      let [inHand, most] = [0, 0];
      const done = received();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        concurrency: 3,
        handle: async (job) => {
          most = Math.max(most, ++inHand);
          await stage.bus.health();
          inHand--;
          done.add(job);
        },
      });
      for (let job = 0; job < 12; job++) await stage.bus.publish(message('intake.requested'));
      await done.wait(12);
      expect(most).toBeLessThanOrEqual(3);
      expect(most).toBeGreaterThan(1);
    });

    test('is shared with a worker of another process', async () => {
      const other = await stage.startProcess('work');
      const mine = received();
      const otherIsDone = other.next('done');
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        concurrency: 1,
        handle: async (job) => {
          await otherIsDone;
          mine.add(job);
        },
      });
      const jobs = [message('intake.requested'), message('intake.requested')];
      for (const job of jobs) await stage.bus.publish(job);
      const [ownJob] = await mine.wait(1);
      expect([ownJob?.id, await otherIsDone].sort()).toEqual(jobs.map(({ id }) => id).sort());
    });

    test('in the hand of a process that is killed is given to another worker', async () => {
      const doomed = await stage.startProcess('hang', { ackWaitMs: 1500 });
      const job = message('intake.requested', { job: 81 });
      const inHand = doomed.next('took');
      await stage.bus.publish(job);
      expect(await inHand).toBe(job.id);
      await doomed.kill();
      const done = received();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        ackWaitMs: 1500,
        handle: done.add,
      });
      expect(await done.wait(1)).toEqual([job]);
    });

    test('that a worker keeps past its time is given to another', async () => {
      const never = Promise.withResolvers<void>();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        ackWaitMs: 1000,
        handle: () => never.promise,
      });
      const job = message('intake.requested');
      const taken = nextMessage(stage.bus, 'intake.requested');
      await stage.bus.publish(job);
      await taken;
      const done = received();
      await (
        await stage.anotherBus()
      ).work({
        queue: 'intake',
        subject: 'intake.requested',
        ackWaitMs: 1000,
        concurrency: 2,
        handle: done.add,
      });
      expect(await done.wait(1)).toEqual([job]);
      never.resolve();
    });

    test('stays with a worker that says it is working', async () => {
      const attempts: number[] = [];
      const done = received();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        concurrency: 2,
        ackWaitMs: 1000,
        handle: async (job, { attempt, working }) => {
          attempts.push(attempt);
          const until = Date.now() + 2200;
          // Work that takes longer than the wait for its acknowledgement.
          while (Date.now() < until) {
            await new Promise((resume) => setTimeout(resume, 200));
            working();
          }
          done.add(job);
        },
      });
      await stage.bus.publish(message('intake.requested'));
      await done.wait(1);
      expect(attempts).toEqual([1]);
    });

    test('that is given back comes again at once, whatever the wait between tries', async () => {
      const attempts: number[] = [];
      const done = received();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        backoffMs: [600_000],
        handle: (job, { attempt }) => {
          attempts.push(attempt);
          if (attempt === 1) throw new GivenBack('closing');
          done.add(job);
        },
      });
      const job = message('intake.requested');
      await stage.bus.publish(job);
      expect(await done.wait(1)).toEqual([job]);
      expect(attempts).toEqual([1, 2]);
    });

    test('has one queue a subject', async () => {
      await stage.bus.work({ queue: 'intake', subject: 'intake.requested', handle: () => {} });
      await expect(
        stage.bus.work({ queue: 'other', subject: 'intake.requested', handle: () => {} }),
      ).rejects.toThrow(InvalidMessage);
      await stage.bus.work({ queue: 'cleaning', subject: 'cleaning.requested', handle: () => {} });
    });

    test('is refused on a subject that is not work', async () => {
      await expect(
        stage.bus.work({ queue: 'intake', subject: 'recipe.created', handle: () => {} }),
      ).rejects.toThrow('not a work subject');
    });
  });
}
