import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Bus, DeadLetter, Envelope, WorkOptions } from '../../src/bus/bus.ts';
import { BusUnavailable, InvalidMessage, UnreadableMessage } from '../../src/bus/bus-errors.ts';
import { nextMessage } from '../../src/bus/next-message.ts';
import { openBus } from '../../src/bus/open-bus.ts';
import { arrivals } from './arrivals.ts';
import { startBusProcess, type BusProcess } from './bus-process.ts';

/** An empty bus of its own for one test. */
export interface BusPlace {
  url: string;
  /** Puts a payload on the stream behind the back of the bus. */
  inject(subject: string, payload: string): Promise<void>;
  dispose(): Promise<void>;
}

const WORK = ['intake.requested', 'cleaning.requested'];
const QUICK = [10, 10, 10, 10];

export function message(subject: string, data: unknown = {}): Envelope {
  return { id: randomUUID(), subject, time: new Date().toISOString(), actor: { id: 'cook-1' }, data };
}

/** What every engine of the bus does alike. */
export function busContract(engine: string, newPlace: () => Promise<BusPlace>): void {
  describe(`the bus on ${engine}`, () => {
    const logged: { text: string; fields: object }[] = [];
    const note = (fields: object, text: string) => void logged.push({ text, fields });
    let place: BusPlace;
    let open: Bus[];
    let processes: BusProcess[];

    const anotherBus = async () => {
      const bus = await openBus(place.url, { log: { info: note, warn: note, error: note }, work: WORK });
      open.push(bus);
      return bus;
    };
    const startProcess = async (mode: string, options?: Partial<WorkOptions>) => {
      const started = await startBusProcess(place.url, mode, options);
      processes.push(started);
      return started;
    };
    let bus: Bus;

    beforeEach(async () => {
      logged.length = 0;
      open = [];
      processes = [];
      place = await newPlace();
      bus = await anotherBus();
    });
    afterEach(async () => {
      for (const process of processes) await process.kill();
      await Promise.all(open.map((each) => each.close()));
      await place.dispose();
    });

    describe('messages', () => {
      test('reach every durable that wants their subject', async () => {
        const [mail, search] = [arrivals(), arrivals()];
        await bus.react({ durable: 'mail.recipes', subjects: ['recipe.created'], handle: mail.add });
        await bus.react({ durable: 'search.recipes', subjects: ['recipe.*', 'user.>'], handle: search.add });
        const [created, changed, deleted] = [message('recipe.created', { title: 'Crème brûlée' }), message('recipe.changed'), message('user.account.deleted')];
        for (const each of [created, changed, deleted]) await bus.publish(each);
        expect(await mail.wait(1)).toEqual([created]);
        expect(await search.wait(3)).toEqual([created, changed, deleted]);
      });

      test('with the same id are stored once', async () => {
        const got = arrivals();
        await bus.react({ durable: 'counting', subjects: ['recipe.created'], handle: got.add });
        const [first, last] = [message('recipe.created'), message('recipe.created')];
        await bus.publish(first);
        await bus.publish(first);
        await bus.publish(last);
        expect(await got.wait(2)).toEqual([first, last]);
      });

      test('published before a durable came reach it', async () => {
        const early = message('recipe.created');
        await bus.publish(early);
        const got = arrivals();
        await bus.react({ durable: 'late', subjects: ['recipe.*'], handle: got.add });
        expect(await got.wait(1)).toEqual([early]);
      });

      test('wait for a durable that is away and go on where it stopped', async () => {
        const before = arrivals();
        const first = await anotherBus();
        await first.react({ durable: 'projection', subjects: ['recipe.*'], handle: before.add });
        const [seen, missed] = [message('recipe.created'), message('recipe.created')];
        await bus.publish(seen);
        await before.wait(1);
        await first.drain();
        await first.close();
        await bus.publish(missed);
        const after = arrivals();
        await (await anotherBus()).react({ durable: 'projection', subjects: ['recipe.*'], handle: after.add });
        expect(await after.wait(1)).toEqual([missed]);
      });

      test('are shared by the instances of a durable', async () => {
        const got = arrivals();
        for (const instance of [bus, await anotherBus()]) await instance.react({ durable: 'shared', subjects: ['recipe.*'], concurrency: 4, handle: got.add });
        const sent = Array.from({ length: 60 }, () => message('recipe.changed'));
        await Promise.all(sent.map((each, position) => open[position % 2]?.publish(each)));
        const ids = new Set((await got.wait(60)).map(({ id }) => id));
        expect(ids).toEqual(new Set(sent.map(({ id }) => id)));
      });

      test('that a handler refuses are given again after each wait', async () => {
        const attempts: number[] = [];
        const done = arrivals();
        await bus.react({
          durable: 'stubborn',
          subjects: ['recipe.*'],
          backoffMs: QUICK,
          handle: (each, { attempt }) => {
            attempts.push(attempt);
            if (attempts.length < 3) throw new Error('not yet');
            done.add(each);
          },
        });
        await bus.publish(message('recipe.created'));
        await done.wait(1);
        expect(attempts).toEqual([1, 2, 3]);
        expect(await bus.deadLetters.count()).toBe(0);
      });

      test('that wait for their next try do not hold up others', async () => {
        const got = arrivals();
        const [bad, good] = [message('recipe.created', 'bad'), message('recipe.created', 'good')];
        await bus.react({
          durable: 'patient',
          subjects: ['recipe.*'],
          backoffMs: [60_000],
          handle: (each) => {
            if (each.data === 'bad') throw new Error('later');
            got.add(each);
          },
        });
        await bus.publish(bad);
        await bus.publish(good);
        expect(await got.wait(1)).toEqual([good]);
      });
    });

    describe('work', () => {
      test('is done by one of the workers', async () => {
        const done = arrivals();
        for (const instance of [bus, await anotherBus()]) await instance.work({ queue: 'intake', subject: 'intake.requested', concurrency: 2, handle: done.add });
        const jobs = Array.from({ length: 20 }, (_, job) => message('intake.requested', { job }));
        for (const job of jobs) await bus.publish(job);
        const marker = message('intake.requested', 'marker');
        await done.wait(20);
        await bus.publish(marker);
        expect((await done.wait(21)).map(({ id }) => id).sort()).toEqual([...jobs, marker].map(({ id }) => id).sort());
      });

      test('in hand never exceeds the concurrency', async () => {
        let [inHand, most] = [0, 0];
        const done = arrivals();
        await bus.work({
          queue: 'intake',
          subject: 'intake.requested',
          concurrency: 3,
          handle: async (job) => {
            most = Math.max(most, ++inHand);
            await bus.health();
            inHand--;
            done.add(job);
          },
        });
        for (let job = 0; job < 12; job++) await bus.publish(message('intake.requested'));
        await done.wait(12);
        expect(most).toBeLessThanOrEqual(3);
        expect(most).toBeGreaterThan(1);
      });

      test('is shared with a worker of another process', async () => {
        const other = await startProcess('work');
        const mine = arrivals();
        const otherIsDone = other.next('done');
        await bus.work({
          queue: 'intake',
          subject: 'intake.requested',
          concurrency: 1,
          handle: async (job) => {
            await otherIsDone;
            mine.add(job);
          },
        });
        const jobs = [message('intake.requested'), message('intake.requested')];
        for (const job of jobs) await bus.publish(job);
        const [ownJob] = await mine.wait(1);
        expect([ownJob?.id, await otherIsDone].sort()).toEqual(jobs.map(({ id }) => id).sort());
      });

      test('in the hand of a process that is killed is given to another worker', async () => {
        const doomed = await startProcess('hang', { ackWaitMs: 1500 });
        const job = message('intake.requested', { job: 81 });
        const inHand = doomed.next('took');
        await bus.publish(job);
        expect(await inHand).toBe(job.id);
        await doomed.kill();
        const done = arrivals();
        await bus.work({ queue: 'intake', subject: 'intake.requested', ackWaitMs: 1500, handle: done.add });
        expect(await done.wait(1)).toEqual([job]);
      });

      test('that a worker keeps past its time is given to another', async () => {
        const never = Promise.withResolvers<void>();
        await bus.work({ queue: 'intake', subject: 'intake.requested', ackWaitMs: 1000, handle: () => never.promise });
        const job = message('intake.requested');
        const taken = nextMessage(bus, 'intake.requested');
        await bus.publish(job);
        await taken;
        const done = arrivals();
        await (await anotherBus()).work({ queue: 'intake', subject: 'intake.requested', ackWaitMs: 1000, concurrency: 2, handle: done.add });
        expect(await done.wait(1)).toEqual([job]);
        never.resolve();
      });

      test('stays with a worker that says it is working', async () => {
        const attempts: number[] = [];
        const done = arrivals();
        await bus.work({
          queue: 'intake',
          subject: 'intake.requested',
          concurrency: 2,
          ackWaitMs: 1500,
          handle: async (job, { attempt, working }) => {
            attempts.push(attempt);
            const until = Date.now() + 3500;
            // Work that takes longer than the wait for its acknowledgement.
            while (Date.now() < until) {
              await new Promise((resume) => setTimeout(resume, 200));
              working();
            }
            done.add(job);
          },
        });
        await bus.publish(message('intake.requested'));
        await done.wait(1);
        expect(attempts).toEqual([1]);
      });

      test('has one queue a subject', async () => {
        await bus.work({ queue: 'intake', subject: 'intake.requested', handle: () => {} });
        await expect(bus.work({ queue: 'other', subject: 'intake.requested', handle: () => {} })).rejects.toThrow(InvalidMessage);
        await bus.work({ queue: 'cleaning', subject: 'cleaning.requested', handle: () => {} });
      });

      test('is refused on a subject that is not work', async () => {
        await expect(bus.work({ queue: 'intake', subject: 'recipe.created', handle: () => {} })).rejects.toThrow('not a work subject');
      });
    });

    describe('dead letters', () => {
      const failing = (more: Partial<WorkOptions> = {}) => {
        const dead = arrivals();
        const options: WorkOptions = {
          queue: 'intake',
          subject: 'intake.requested',
          backoffMs: QUICK,
          handle: () => {
            throw new Error('the pan is too hot — ø');
          },
          onDead: dead.add,
          ...more,
        };
        return { dead, options };
      };
      const letters = async (wanted: number): Promise<DeadLetter[]> => {
        // The letter is stored after its message was told dead, and stored messages are not announced.
        for (;;) {
          const found = await bus.deadLetters.list();
          if (found.length >= wanted) return found;
          await new Promise((resume) => setTimeout(resume, 20));
        }
      };

      test('are written after five tries, once it was told', async () => {
        let tries = 0;
        const { dead, options } = failing();
        await bus.work({ ...options, handle: () => (tries++, options.handle(message('x'), { attempt: 0, working: () => {} })) });
        const job = message('intake.requested', { text: 'crème' });
        await bus.publish(job);
        expect(await dead.wait(1)).toEqual([job]);
        expect(await letters(1)).toMatchObject([{ consumer: 'intake', subject: 'intake.requested', error: 'the pan is too hot — ø', attempts: 5, message: job }]);
        expect(await bus.deadLetters.count()).toBe(1);
        expect(tries).toBe(5);
        expect(logged.map(({ text }) => text)).toContain('a message went to the dead letters');
      });

      test('are written only after the teller has succeeded', async () => {
        let told = 0;
        const { options } = failing({
          onDead: async () => {
            if (++told === 1) throw new Error('the store is away');
          },
        });
        await bus.work(options);
        await bus.publish(message('intake.requested'));
        await letters(1);
        expect(told).toBe(2);
      });

      test('take what no try can read at once', async () => {
        let tries = 0;
        const { dead, options } = failing({
          handle: () => {
            tries++;
            throw new UnreadableMessage('no jobId');
          },
        });
        await bus.work(options);
        await bus.publish(message('intake.requested'));
        await dead.wait(1);
        expect(await letters(1)).toMatchObject([{ error: 'no jobId', attempts: 1 }]);
        expect(tries).toBe(1);
      });

      test.each([
        ['is not JSON', '{"id": '],
        ['is no message', '{"id": 7}'],
        ['is empty', ''],
      ])('take a payload that %s, and what follows is handled', async (_case, payload) => {
        const got = arrivals();
        await bus.react({ durable: 'reading', subjects: ['recipe.*'], handle: got.add });
        await place.inject('recipe.created', payload);
        const after = message('recipe.created');
        await bus.publish(after);
        expect(await got.wait(1)).toEqual([after]);
        expect(await letters(1)).toMatchObject([{ consumer: 'reading', subject: 'recipe.created', message: null, raw: payload }]);
        const [letter] = await bus.deadLetters.list();
        await expect(bus.deadLetters.replay(letter?.id ?? '')).rejects.toThrow(UnreadableMessage);
      });

      test('take a message whose tries all ended without a word', async () => {
        const never = Promise.withResolvers<void>();
        const { dead, options } = failing({ ackWaitMs: 1000, backoffMs: [], concurrency: 2, handle: () => never.promise });
        await bus.work(options);
        const job = message('intake.requested');
        await bus.publish(job);
        expect(await dead.wait(1)).toEqual([job]);
        expect(await letters(1)).toMatchObject([{ error: 'Not done after 1 tries: the last one ended without a result.' }]);
        never.resolve();
      });

      test('are replayed to the consumer that gave them up, with all tries, and to no other', async () => {
        const [mail, search] = [arrivals(), arrivals()];
        let broken = true;
        await bus.react({ durable: 'search.recipes', subjects: ['recipe.*'], handle: search.add });
        await bus.react({
          durable: 'mail.recipes',
          subjects: ['recipe.*'],
          backoffMs: [],
          handle: (each) => {
            if (broken) throw new Error('no mail today');
            mail.add(each);
          },
        });
        const created = message('recipe.created');
        await bus.publish(created);
        const [letter] = await letters(1);
        broken = false;
        expect(await bus.deadLetters.replay(letter?.id ?? '')).toBe(true);
        expect(await mail.wait(1)).toEqual([created]);
        const after = message('recipe.changed');
        await bus.publish(after);
        expect(await search.wait(2)).toEqual([created, after]);
        expect(await bus.deadLetters.count()).toBe(0);
        expect(await bus.deadLetters.replay(letter?.id ?? '')).toBe(false);
      });

      test('of work are replayed to the queue', async () => {
        const done = arrivals();
        let broken = true;
        await bus.work({
          queue: 'intake',
          subject: 'intake.requested',
          backoffMs: [],
          handle: (job) => {
            if (broken) throw new Error('the oven is off');
            done.add(job);
          },
        });
        const job = message('intake.requested');
        await bus.publish(job);
        const [letter] = await letters(1);
        broken = false;
        await bus.deadLetters.replay(letter?.id ?? '');
        expect(await done.wait(1)).toEqual([job]);
      });

      test('are listed by pages, oldest first, and discarded one by one', async () => {
        const { dead, options } = failing({ backoffMs: [] });
        await bus.work(options);
        const jobs = [message('intake.requested'), message('intake.requested'), message('intake.requested')];
        for (const job of jobs) await bus.publish(job);
        await dead.wait(3);
        await letters(3);
        const first = await bus.deadLetters.list({ limit: 2 });
        const rest = await bus.deadLetters.list({ limit: 2, after: first[1]?.id ?? '' });
        expect([...first, ...rest].map((letter) => letter.message?.id)).toEqual(jobs.map(({ id }) => id));
        expect(await bus.deadLetters.discard(first[1]?.id ?? '')).toBe(true);
        expect(await bus.deadLetters.discard(first[1]?.id ?? '')).toBe(false);
        expect(await bus.deadLetters.discard('nonsense')).toBe(false);
        expect((await bus.deadLetters.list()).map(({ id }) => id)).toEqual([first[0]?.id, rest[0]?.id]);
      });
    });

    describe('broadcasts', () => {
      test('reach all who listen now, on every bus', async () => {
        const other = await anotherBus();
        const [here, there] = [arrivals<unknown>(), arrivals<unknown>()];
        await bus.listen('progress.*', (data, subject) => here.add({ subject, data })).ready;
        await other.listen('progress.job-81', (data) => there.add(data)).ready;
        bus.broadcast('progress.job-80', { percent: 5 });
        bus.broadcast('progress.job-81', { percent: 20 });
        expect(await there.wait(1)).toEqual([{ percent: 20 }]);
        expect(await here.wait(2)).toEqual([
          { subject: 'progress.job-80', data: { percent: 5 } },
          { subject: 'progress.job-81', data: { percent: 20 } },
        ]);
      });

      test('reach other processes and come back', async () => {
        await startProcess('echo');
        const heard = arrivals<unknown>();
        await bus.listen('answer', heard.add).ready;
        bus.broadcast('question', 'is it done?');
        expect(await heard.wait(1)).toEqual(['is it done?']);
      });

      test('are not kept for those who come later', async () => {
        const other = await anotherBus();
        bus.broadcast('progress.job', 'before');
        await bus.health();
        const heard = arrivals<unknown>();
        await other.listen('progress.job', heard.add).ready;
        bus.broadcast('progress.job', 'after');
        expect(await heard.wait(1)).toEqual(['after']);
      });

      test('are not heard after the listener stopped, nor stopped by one that fails', async () => {
        const [stopped, heard] = [arrivals<unknown>(), arrivals<unknown>()];
        const listening = bus.listen('progress.>', stopped.add);
        await listening.ready;
        await bus.listen('progress.>', () => {
          throw new Error('broken page');
        }).ready;
        await bus.listen('progress.>', heard.add).ready;
        listening.stop();
        bus.broadcast('progress.a.b', 1);
        expect(await heard.wait(1)).toEqual([1]);
        expect(stopped.all).toEqual([]);
      });
    });

    describe('watching', () => {
      test('sees messages and work pass without taking them', async () => {
        const done = arrivals();
        const job = message('intake.requested', { jobId: 81 });
        const seen = nextMessage<{ jobId: number }>(await anotherBus(), 'intake.requested', ({ data }) => data.jobId === 81);
        await bus.publish(message('intake.requested', { jobId: 80 }));
        await bus.publish(job);
        expect(await seen).toEqual(job);
        await bus.work({ queue: 'intake', subject: 'intake.requested', handle: done.add });
        await done.wait(2);
      });

      test('says which message did not come', async () => {
        const nothing = nextMessage(bus, 'recipe.created', () => false, 300);
        await bus.publish(message('recipe.created'));
        await expect(nothing).rejects.toThrow('No message on recipe.created within 300 ms; 1 others passed.');
      });
    });

    test.each([
      ['a subject with blanks', { subject: 'recipe created' }, 'not a subject'],
      ['a pattern for a subject', { subject: 'recipe.*' }, 'not a subject'],
      ['no id', { id: '' }, 'not a message'],
      ['an id with line breaks', { id: 'a\r\nb' }, 'not a message'],
      ['a time that is none', { time: 'yesterday' }, 'not a message'],
      ['data over a megabyte', { data: 'x'.repeat(1_000_000) }, 'too large'],
      ['data that is not JSON', { data: 1n }, 'cannot be written as JSON'],
    ])('refuses a message with %s', async (_case, wrong, why) => {
      const attempt = bus.publish({ ...message('recipe.created'), ...wrong });
      await expect(attempt).rejects.toThrow(InvalidMessage);
      await expect(attempt).rejects.toThrow(why);
    });

    test('carries a message of almost a megabyte', async () => {
      const large = message('recipe.created', 'ü'.repeat(499_000));
      const seen = nextMessage(bus, 'recipe.created');
      await bus.publish(large);
      expect((await seen).data).toHaveLength(499_000);
    });

    test('drains: finishes what is in hand, leaves the rest to others, still publishes', async () => {
      const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const done = arrivals();
      await bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        handle: async (job) => {
          begun.resolve();
          await finish.promise;
          done.add(job);
        },
      });
      const [first, second] = [message('intake.requested'), message('intake.requested')];
      await bus.publish(first);
      await begun.promise;
      let drained = false;
      const draining = bus.drain().then(() => (drained = true));
      await bus.publish(second);
      expect(drained).toBe(false);
      finish.resolve();
      await draining;
      expect(done.all).toEqual([first]);
      const rest = arrivals();
      await (await anotherBus()).work({ queue: 'intake', subject: 'intake.requested', handle: rest.add });
      expect(await rest.wait(1)).toEqual([second]);
    });

    test('gives back at once or after the wait what was in hand when it closed', async () => {
      const first = await anotherBus();
      const begun = Promise.withResolvers<void>();
      await first.work({ queue: 'intake', subject: 'intake.requested', ackWaitMs: 1000, handle: () => (begun.resolve(), new Promise(() => {})) });
      const job = message('intake.requested');
      await bus.publish(job);
      await begun.promise;
      await first.close();
      const done = arrivals();
      await bus.work({ queue: 'intake', subject: 'intake.requested', ackWaitMs: 1000, handle: done.add });
      expect(await done.wait(1)).toEqual([job]);
    });

    test('is unavailable once it is closed, and closes twice', async () => {
      await bus.health();
      await bus.close();
      await bus.close();
      await expect(bus.publish(message('recipe.created'))).rejects.toThrow(BusUnavailable);
      await expect(bus.health()).rejects.toThrow(BusUnavailable);
      await expect(bus.deadLetters.count()).rejects.toThrow(BusUnavailable);
      await expect(bus.react({ durable: 'late', subjects: ['recipe.*'], handle: () => {} })).rejects.toThrow(BusUnavailable);
      bus.broadcast('progress.job', 1);
    });
  });
}
