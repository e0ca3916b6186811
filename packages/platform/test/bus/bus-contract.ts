import { describe, expect, test } from '@jest/globals';
import { setImmediate as oneTurn } from 'node:timers/promises';
import { BusUnavailable, InvalidMessage } from '../../src/bus/bus-errors.ts';
import { nextMessage } from '../../src/bus/next-message.ts';
import { received } from './received.ts';
import { broadcastsContract } from './broadcasts-contract.ts';
import { message } from './build-message.ts';
import { busStage, type BusPlace } from './bus-stage.ts';
import { deadLettersContract } from './dead-letters-contract.ts';
import { messagesContract } from './messages-contract.ts';
import { workContract } from './work-contract.ts';

/** What every engine of the bus does alike. */
export function busContract(engine: string, newPlace: () => Promise<BusPlace>): void {
  describe(`the bus on ${engine}`, () => {
    const stage = busStage(newPlace);
    messagesContract(stage);
    workContract(stage);
    deadLettersContract(stage);
    broadcastsContract(stage);

    test.each([
      ['a subject with blanks', { subject: 'recipe created' }, 'not a subject'],
      ['a pattern for a subject', { subject: 'recipe.*' }, 'not a subject'],
      ['no id', { id: '' }, 'not a message'],
      ['an id with line breaks', { id: 'a\r\nb' }, 'not a message'],
      ['a time that is none', { time: 'yesterday' }, 'not a message'],
      ['data over a megabyte', { data: 'x'.repeat(1_000_000) }, 'too large'],
      ['data that is not JSON', { data: 1n }, 'cannot be written as JSON'],
    ])('refuses a message with %s', async (_case, wrong, why) => {
      const attempt = stage.bus.publish({ ...message('recipe.created'), ...wrong });
      await expect(attempt).rejects.toThrow(InvalidMessage);
      await expect(attempt).rejects.toThrow(why);
    });

    test('carries a message of almost a megabyte', async () => {
      const large = message('recipe.created', 'ü'.repeat(499_000));
      const seen = nextMessage(stage.bus, 'recipe.created');
      await stage.bus.publish(large);
      expect((await seen).data).toHaveLength(499_000);
    });

    test('drains: finishes what is in hand, leaves the rest to others, still publishes', async () => {
      const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const done = received();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        handle: async (job) => {
          begun.resolve();
          await finish.promise;
          done.add(job);
        },
      });
      const [first, second] = [message('intake.requested'), message('intake.requested')];
      await stage.bus.publish(first);
      await begun.promise;
      let drained = false;
      const draining = stage.bus.drain().then(() => (drained = true));
      await stage.bus.publish(second);
      await oneTurn();
      expect(drained).toBe(false);
      finish.resolve();
      await draining;
      expect(done.all).toEqual([first]);
      const rest = received();
      await (
        await stage.anotherBus()
      ).work({ queue: 'intake', subject: 'intake.requested', handle: rest.add });
      expect(await rest.wait(1)).toEqual([second]);
    });

    test('gives back at once or after the wait what was in hand when it closed', async () => {
      const first = await stage.anotherBus();
      const begun = Promise.withResolvers<void>();
      await first.work({
        queue: 'intake',
        subject: 'intake.requested',
        ackWaitMs: 1000,
        handle: () => (begun.resolve(), new Promise(() => {})),
      });
      const job = message('intake.requested');
      await stage.bus.publish(job);
      await begun.promise;
      await first.close();
      const done = received();
      await stage.bus.work({
        queue: 'intake',
        subject: 'intake.requested',
        ackWaitMs: 1000,
        handle: done.add,
      });
      expect(await done.wait(1)).toEqual([job]);
    });

    test('is unavailable once it is closed, and closes twice', async () => {
      await stage.bus.health();
      await stage.bus.close();
      await stage.bus.close();
      await expect(stage.bus.publish(message('recipe.created'))).rejects.toThrow(BusUnavailable);
      await expect(stage.bus.health()).rejects.toThrow(BusUnavailable);
      await expect(stage.bus.deadLetters.count()).rejects.toThrow(BusUnavailable);
      await expect(
        stage.bus.react({ durable: 'late', subjects: ['recipe.*'], handle: () => {} }),
      ).rejects.toThrow(BusUnavailable);
      stage.bus.broadcast('progress.job', 1);
    });
  });
}
