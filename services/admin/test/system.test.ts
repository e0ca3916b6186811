import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startHeartbeat } from '@convivio/platform/heartbeat';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { adminKitchen, administrator, cook } from './admin-kitchen.ts';

const SYSTEM = `{
  system {
    instances { service role version state away }
    openWork { subject messages }
    deadLetterCount
  }
}`;
const LETTERS = '{ deadLetters { id consumer subject error attempts readable content } }';
interface Answer {
  system: {
    instances: { service: string; role: string; version: string; state: string; away: string[] }[];
    openWork: { subject: string; messages: number }[];
    deadLetterCount: number;
  };
}
interface Letters {
  deadLetters: { id: string; consumer: string; readable: boolean; content: string }[];
}

const kitchen = adminKitchen();
const system = async () => (await kitchen.ask<Answer>(administrator, SYSTEM)).data as Answer;
const letters = async () => (await kitchen.ask<Letters>(administrator, LETTERS)).data as Letters;
const deadLetter = async () => {
  await kitchen.bus.publish({
    id: randomUUID(),
    subject: 'usage.ai',
    time: new Date().toISOString(),
    actor: null,
    data: { nothing: 'of use' },
  });
  const { deadLetters } = await askUntil(letters, (answer) => answer.deadLetters.length > 0);
  return deadLetters[0] as Letters['deadLetters'][number];
};
const act = (name: string, id: string) =>
  kitchen.ask<Record<string, boolean>>(administrator, `mutation ($id: ID!) { ${name}(id: $id) }`, {
    id,
  });

test('how the product runs is for administrators alone', async () => {
  for (const query of [SYSTEM, LETTERS]) {
    expect((await kitchen.ask(null, query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await kitchen.ask(cook, query)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('a worker that starts is listed with what is away, and no more when it stops', async () => {
  const heartbeat = startHeartbeat(
    kitchen.bus,
    { service: 'intake-ai', role: 'worker', version: '1.2.3' },
    { bus: () => kitchen.bus.health(), files: () => Promise.reject(new Error('away')) },
  );
  const ofWorker = ({ system: { instances } }: Answer) =>
    instances.filter(({ service }) => service === 'intake-ai');
  const heard = await askUntil(system, (answer) => ofWorker(answer).length === 1);
  expect(ofWorker(heard)).toEqual([
    { service: 'intake-ai', role: 'worker', version: '1.2.3', state: 'unwell', away: ['files'] },
  ]);
  await heartbeat.close();
  await askUntil(system, (answer) => ofWorker(answer).length === 0);
});

test('work that nobody takes is counted', async () => {
  await kitchen.bus.publish({
    id: randomUUID(),
    subject: 'intake.requested',
    time: new Date().toISOString(),
    actor: null,
    data: {},
  });
  expect((await system()).system.openWork).toEqual([{ subject: 'intake.requested', messages: 1 }]);
});

test('all dead letters are replayed at once, and what cannot be handled comes back', async () => {
  const first = await deadLetter();
  await kitchen.bus.publish({
    id: randomUUID(),
    subject: 'usage.intake',
    time: new Date().toISOString(),
    actor: null,
    data: {},
  });
  const before = await askUntil(letters, ({ deadLetters }) => deadLetters.length === 2);
  expect(before.deadLetters[0]?.id).toBe(first.id);
  const query = 'mutation { replayDeadLetters }';
  expect((await kitchen.ask(cook, query)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await kitchen.ask(administrator, query)).data).toEqual({ replayDeadLetters: 2 });
  const ids = before.deadLetters.map(({ id }) => id);
  const after = await askUntil(
    letters,
    ({ deadLetters }) =>
      deadLetters.length === 2 && deadLetters.every(({ id }) => !ids.includes(id)),
  );
  for (const { id } of after.deadLetters) await act('discardDeadLetter', id);
});

test('a dead letter is shown, replayed and thrown away', async () => {
  const letter = await deadLetter();
  expect(letter).toMatchObject({
    consumer: 'admin.usage-told',
    readable: true,
    content: expect.stringContaining('of use'),
  });
  expect((await system()).system.deadLetterCount).toBe(1);
  expect((await act('replayDeadLetter', letter.id)).data).toEqual({ replayDeadLetter: true });
  const again = await askUntil(letters, ({ deadLetters }) =>
    deadLetters.some(({ id }) => id !== letter.id),
  );
  const id = again.deadLetters[0]?.id as string;
  expect((await act('discardDeadLetter', id)).data).toEqual({ discardDeadLetter: true });
  expect((await act('discardDeadLetter', id)).data).toEqual({ discardDeadLetter: false });
  expect((await system()).system.deadLetterCount).toBe(0);
});
