import { describe, expect, test } from '@jest/globals';
import type { DeadLetter, WorkOptions } from '../../src/bus/bus.ts';
import { UnreadableMessage } from '../../src/bus/bus-errors.ts';
import { received } from './received.ts';
import { message } from './build-message.ts';
import type { BusStage } from './bus-stage.ts';

const QUICK = [10, 10, 10, 10];

/** What every bus does with what could not be handled. */
export function deadLettersContract(stage: BusStage): void {
  describe('dead letters', () => {
    const failing = (more: Partial<WorkOptions> = {}) => {
      const dead = received();
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
        const found = await stage.bus.deadLetters.list();
        if (found.length >= wanted) return found;
        await new Promise((resume) => setTimeout(resume, 20));
      }
    };

    test('are written after five tries, once it was told', async () => {
      let tries = 0;
      const { dead, options } = failing();
      await stage.bus.work({
        ...options,
        handle: () => (tries++, options.handle(message('x'), { attempt: 0, working: () => {} })),
      });
      const job = message('intake.requested', { text: 'crème' });
      await stage.bus.publish(job);
      expect(await dead.wait(1)).toEqual([job]);
      expect(await letters(1)).toMatchObject([
        {
          consumer: 'intake',
          subject: 'intake.requested',
          error: 'the pan is too hot — ø',
          attempts: 5,
          message: job,
        },
      ]);
      expect(await stage.bus.deadLetters.count()).toBe(1);
      expect(tries).toBe(5);
      expect(stage.logged.map(({ text }) => text)).toContain('a message went to the dead letters');
    });

    test('are written only after the teller has succeeded', async () => {
      let told = 0;
      const { options } = failing({
        onDead: async () => {
          if (++told === 1) throw new Error('the store is away');
        },
      });
      await stage.bus.work(options);
      await stage.bus.publish(message('intake.requested'));
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
      await stage.bus.work(options);
      await stage.bus.publish(message('intake.requested'));
      await dead.wait(1);
      expect(await letters(1)).toMatchObject([{ error: 'no jobId', attempts: 1 }]);
      expect(tries).toBe(1);
    });

    test.each([
      ['is not JSON', '{"id": '],
      ['is no message', '{"id": 7}'],
      ['is empty', ''],
    ])('take a payload that %s, and what follows is handled', async (_case, payload) => {
      const got = received();
      await stage.bus.react({ durable: 'reading', subjects: ['recipe.*'], handle: got.add });
      await stage.place.inject('recipe.created', payload);
      const after = message('recipe.created');
      await stage.bus.publish(after);
      expect(await got.wait(1)).toEqual([after]);
      expect(await letters(1)).toMatchObject([
        { consumer: 'reading', subject: 'recipe.created', message: null, raw: payload },
      ]);
      const [letter] = await stage.bus.deadLetters.list();
      await expect(stage.bus.deadLetters.replay(letter?.id ?? '')).rejects.toThrow(
        UnreadableMessage,
      );
    });

    test('take a message whose tries all ended without a word', async () => {
      const never = Promise.withResolvers<void>();
      const { dead, options } = failing({
        ackWaitMs: 1000,
        backoffMs: [],
        concurrency: 2,
        handle: () => never.promise,
      });
      await stage.bus.work(options);
      const job = message('intake.requested');
      await stage.bus.publish(job);
      expect(await dead.wait(1)).toEqual([job]);
      expect(await letters(1)).toMatchObject([
        { error: 'Not done after 1 tries: the last one ended without a result.' },
      ]);
      never.resolve();
    });

    test('are replayed to the consumer that gave them up, with all tries, and to no other', async () => {
      const [mail, search] = [received(), received()];
      let broken = true;
      await stage.bus.react({
        durable: 'search.recipes',
        subjects: ['recipe.*'],
        handle: search.add,
      });
      await stage.bus.react({
        durable: 'mail.recipes',
        subjects: ['recipe.*'],
        backoffMs: [],
        handle: (each) => {
          if (broken) throw new Error('no mail today');
          mail.add(each);
        },
      });
      const created = message('recipe.created');
      await stage.bus.publish(created);
      const [letter] = await letters(1);
      broken = false;
      expect(await stage.bus.deadLetters.replay(letter?.id ?? '')).toBe(true);
      expect(await mail.wait(1)).toEqual([created]);
      const after = message('recipe.changed');
      await stage.bus.publish(after);
      expect(await search.wait(2)).toEqual([created, after]);
      expect(await stage.bus.deadLetters.count()).toBe(0);
      expect(await stage.bus.deadLetters.replay(letter?.id ?? '')).toBe(false);
    });

    test('of work are replayed to the queue', async () => {
      const done = received();
      let broken = true;
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        backoffMs: [],
        handle: (job) => {
          if (broken) throw new Error('the oven is off');
          done.add(job);
        },
      });
      const job = message('intake.requested');
      await stage.bus.publish(job);
      const [letter] = await letters(1);
      broken = false;
      await stage.bus.deadLetters.replay(letter?.id ?? '');
      expect(await done.wait(1)).toEqual([job]);
    });

    test('are listed by pages, oldest first, and discarded one by one', async () => {
      const { dead, options } = failing({ backoffMs: [] });
      await stage.bus.work(options);
      const jobs = [
        message('intake.requested'),
        message('intake.requested'),
        message('intake.requested'),
      ];
      for (const job of jobs) await stage.bus.publish(job);
      await dead.wait(3);
      await letters(3);
      const first = await stage.bus.deadLetters.list({ limit: 2 });
      const rest = await stage.bus.deadLetters.list({ limit: 2, after: first[1]?.id ?? '' });
      expect([...first, ...rest].map((letter) => letter.message?.id)).toEqual(
        jobs.map(({ id }) => id),
      );
      expect(await stage.bus.deadLetters.discard(first[1]?.id ?? '')).toBe(true);
      expect(await stage.bus.deadLetters.discard(first[1]?.id ?? '')).toBe(false);
      expect(await stage.bus.deadLetters.discard('nonsense')).toBe(false);
      expect((await stage.bus.deadLetters.list()).map(({ id }) => id)).toEqual([
        first[0]?.id,
        rest[0]?.id,
      ]);
    });
  });
}
