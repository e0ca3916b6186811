import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { openBus } from '@convivio/platform/bus/open-bus';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { runToEnd, temporaryFolder } from './product.ts';

test('a dead letter that is thrown away at the command line is told to the audit list', async () => {
  const folder = await temporaryFolder();
  const address = `embedded:${join(folder.path, 'bus.db')}`;
  const bus = await openBus(address, { log: { info() {}, warn() {}, error() {} } });
  try {
    await bus.react({
      durable: 'social.views',
      subjects: ['share.viewed'],
      handle: () => Promise.reject(new UnreadableMessage('nothing to read')),
    });
    await bus.publish({
      id: randomUUID(),
      subject: 'share.viewed',
      time: new Date().toISOString(),
      actor: null,
      data: {},
    });
    const [letter] = await askUntil(
      () => bus.deadLetters.list(),
      (all) => all.length === 1,
    );
    const told = nextMessage(bus, 'dead-letter.discarded');
    const discard = () =>
      runToEnd('packages/stack/src/dead-letters.ts', ['discard', letter!.id], { BUS_URL: address });
    expect(await discard()).toMatchObject({ code: 0 });
    expect(await told).toMatchObject({
      actor: null,
      data: { subject: 'share.viewed', consumer: 'social.views' },
    });
    expect(await bus.deadLetters.count()).toBe(0);
    expect(await discard()).toMatchObject({
      code: 1,
      stderr: `There is no dead letter ${letter!.id}.\n`,
    });
  } finally {
    await bus.close();
    await folder.dispose();
  }
});
