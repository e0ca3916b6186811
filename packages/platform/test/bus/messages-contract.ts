import { describe, expect, test } from '@jest/globals';
import { received } from './received.ts';
import { message } from './build-message.ts';
import type { BusStage } from './bus-stage.ts';

const QUICK = [10, 10, 10, 10];

/** What every bus does with messages for durables. */
export function messagesContract(stage: BusStage): void {
  describe('messages', () => {
    test('reach every durable that wants their subject', async () => {
      const [mail, search] = [received(), received()];
      await stage.bus.react({
        durable: 'mail.recipes',
        subjects: ['recipe.created'],
        handle: mail.add,
      });
      await stage.bus.react({
        durable: 'search.recipes',
        subjects: ['recipe.*', 'user.>'],
        handle: search.add,
      });
      const [created, changed, deleted] = [
        message('recipe.created', { title: 'Crème brûlée' }),
        message('recipe.changed'),
        message('user.account.deleted'),
      ];
      for (const each of [created, changed, deleted]) await stage.bus.publish(each);
      expect(await mail.wait(1)).toEqual([created]);
      expect(await search.wait(3)).toEqual([created, changed, deleted]);
    });

    test('with the same id are stored once', async () => {
      const got = received();
      await stage.bus.react({ durable: 'counting', subjects: ['recipe.created'], handle: got.add });
      const [first, last] = [message('recipe.created'), message('recipe.created')];
      await stage.bus.publish(first);
      await stage.bus.publish(first);
      await stage.bus.publish(last);
      expect(await got.wait(2)).toEqual([first, last]);
    });

    test('published before a durable came reach it', async () => {
      const early = message('recipe.created');
      await stage.bus.publish(early);
      const got = received();
      await stage.bus.react({ durable: 'late', subjects: ['recipe.*'], handle: got.add });
      expect(await got.wait(1)).toEqual([early]);
    });

    test('wait for a durable that is away and go on where it stopped', async () => {
      const before = received();
      const first = await stage.anotherBus();
      await first.react({ durable: 'projection', subjects: ['recipe.*'], handle: before.add });
      const [seen, missed] = [message('recipe.created'), message('recipe.created')];
      await stage.bus.publish(seen);
      await before.wait(1);
      await first.drain();
      await first.close();
      await stage.bus.publish(missed);
      const after = received();
      await (
        await stage.anotherBus()
      ).react({ durable: 'projection', subjects: ['recipe.*'], handle: after.add });
      expect(await after.wait(1)).toEqual([missed]);
    });

    test('are shared by the instances of a durable', async () => {
      const got = received();
      for (const instance of [stage.bus, await stage.anotherBus()])
        await instance.react({
          durable: 'shared',
          subjects: ['recipe.*'],
          concurrency: 4,
          handle: got.add,
        });
      const sent = Array.from({ length: 60 }, () => message('recipe.changed'));
      await Promise.all(sent.map((each, position) => stage.open[position % 2]?.publish(each)));
      const ids = new Set((await got.wait(60)).map(({ id }) => id));
      expect(ids).toEqual(new Set(sent.map(({ id }) => id)));
    });

    test('that a handler refuses are given again after each wait', async () => {
      const attempts: number[] = [];
      const done = received();
      await stage.bus.react({
        durable: 'stubborn',
        subjects: ['recipe.*'],
        backoffMs: QUICK,
        handle: (each, { attempt }) => {
          attempts.push(attempt);
          if (attempts.length < 3) throw new Error('not yet');
          done.add(each);
        },
      });
      await stage.bus.publish(message('recipe.created'));
      await done.wait(1);
      expect(attempts).toEqual([1, 2, 3]);
      expect(await stage.bus.deadLetters.count()).toBe(0);
    });

    test('that wait for their next try do not hold up others', async () => {
      const got = received();
      const [bad, good] = [message('recipe.created', 'bad'), message('recipe.created', 'good')];
      await stage.bus.react({
        durable: 'patient',
        subjects: ['recipe.*'],
        backoffMs: [60_000],
        handle: (each) => {
          if (each.data === 'bad') throw new Error('later');
          got.add(each);
        },
      });
      await stage.bus.publish(bad);
      await stage.bus.publish(good);
      expect(await got.wait(1)).toEqual([good]);
    });
  });
}
