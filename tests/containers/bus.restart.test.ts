import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BusUnavailable } from '../../packages/platform/src/bus/bus-errors.ts';
import { openBus } from '../../packages/platform/src/bus/open-bus.ts';
import { received } from '../../packages/platform/test/bus/received.ts';
import { message } from '../../packages/platform/test/bus/build-message.ts';
import { startNats } from './engines/nats.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
// Killing and starting a server takes one of our own, not one at an address.
const onOwnServer = process.env['CONVIVIO_OBTAINED'] ? test : test.skip;

const opened: { close?(): Promise<void>; stop?(): Promise<void> }[] = [];
const using = async <Thing extends (typeof opened)[number]>(
  opening: Promise<Thing>,
): Promise<Thing> => {
  const thing = await opening;
  opened.unshift(thing);
  return thing;
};
afterEach(async () => {
  for (const thing of opened.splice(0)) await (thing.close ?? thing.stop)?.();
});

onOwnServer(
  'a server that is killed and comes back has lost nothing acknowledged, and consumers go on',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'convivio-nats-'));
    opened.push({ close: () => rm(data, { recursive: true, force: true }) });
    const first = await using(startNats({ data }));
    const port = Number(new URL(first.url).port);
    const bus = await using(openBus(first.url, { log: silent }));
    const got = received();
    const hold = Promise.withResolvers<void>();
    await bus.work({
      queue: 'intake',
      subject: 'intake.requested',
      ackWaitMs: 2000,
      handle: (job) => hold.promise.then(() => got.add(job)),
    });
    const jobs = Array.from({ length: 5 }, (_, job) => message('intake.requested', { job }));
    for (const job of jobs) await bus.publish(job);
    await first.kill();
    await expect(bus.health()).rejects.toThrow(BusUnavailable);
    await expect(bus.publish(message('intake.requested'))).rejects.toThrow(BusUnavailable);
    hold.resolve();
    await using(startNats({ data, port }));
    const last = message('intake.requested', 'last');
    await publishWhenBack(() => bus.publish(last));
    await got.waitFor((all) =>
      [...jobs, last].every(({ id }) => all.some((each) => each.id === id)),
    );
  },
);

onOwnServer(
  'a server that comes back with an empty disk is given its streams and consumers again',
  async () => {
    const first = await using(startNats());
    const port = Number(new URL(first.url).port);
    const bus = await using(openBus(first.url, { log: silent }));
    const got = received();
    await bus.react({ durable: 'mail', subjects: ['recipe.*'], handle: got.add });
    const [before, after] = [message('recipe.created'), message('recipe.created')];
    await bus.publish(before);
    await got.wait(1);
    await first.stop();
    await using(startNats({ port }));
    await publishWhenBack(() => bus.publish(after));
    await got.waitFor((all) => all.some(({ id }) => id === after.id));
  },
);

async function publishWhenBack(publish: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await publish();
    } catch (error) {
      if (!(error instanceof BusUnavailable) || tries === 5) throw error;
    }
  }
}
