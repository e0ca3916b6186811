import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { envelopeOf } from '@convivio/platform/outbox';
import { startHeartbeat } from '@convivio/platform/heartbeat';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { adminKitchen, administrator, cook } from './admin-kitchen.ts';

const SYSTEM = `{
  system {
    instances { service role version state away answers { count medianMs p95Ms } }
    engines { part name version }
    openWork { subject messages oldestAgeMs }
    deadLetterCount
    loginAnswers
  }
}`;
const LETTERS = '{ deadLetters { id consumer subject error attempts readable content } }';
interface Answer {
  system: {
    instances: {
      service: string;
      role: string;
      version: string;
      state: string;
      away: string[];
      answers: { count: number } | null;
    }[];
    engines: { part: string; name: string | null; version: string | null }[];
    openWork: { subject: string; messages: number; oldestAgeMs: number }[];
    deadLetterCount: number;
    loginAnswers: boolean;
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
const audit = async () =>
  (
    await kitchen.ask<{ auditRecords: { act: string; about: string | null }[] }>(
      administrator,
      '{ auditRecords { act adminId userId about } }',
    )
  ).data!.auditRecords;
const about = (done: string, what: string) => ({
  act: done,
  adminId: administrator.id,
  userId: null,
  about: what,
});
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

test('a process that starts is listed with what is away and how long it takes to answer, and no more when it stops', async () => {
  const heartbeat = startHeartbeat(
    kitchen.bus,
    { service: 'intake-ai', role: 'worker', version: '1.2.3' },
    { bus: () => kitchen.bus.health(), files: () => Promise.reject(new Error('away')) },
    { lately: () => ({ count: 3, medianMs: 4, p95Ms: 9 }) },
  );
  const ofWorker = ({ system: { instances } }: Answer) =>
    instances.filter(({ service }) => service === 'intake-ai');
  const heard = await askUntil(system, (answer) => ofWorker(answer).length === 1);
  expect(ofWorker(heard)).toEqual([
    {
      service: 'intake-ai',
      role: 'worker',
      version: '1.2.3',
      state: 'unwell',
      away: ['files'],
      answers: { count: 3, medianMs: 4, p95Ms: 9 },
    },
  ]);
  await heartbeat.close();
  await askUntil(system, (answer) => ofWorker(answer).length === 0);
});

test('the engines are named with their versions, and one that does not answer is not', async () => {
  const sqlite = process.versions.sqlite;
  expect((await system()).system.engines).toEqual([
    { part: 'database', name: 'Built in, SQLite', version: sqlite },
    { part: 'bus', name: 'Built in, SQLite', version: sqlite },
    { part: 'files', name: 'Built in, a folder', version: null },
    // The issuer of these tests has no accounts that could be looked after.
    { part: 'login', name: null, version: null },
  ]);
});

test('work that nobody takes is counted, with how long it waits', async () => {
  const time = new Date().toISOString();
  await kitchen.bus.publish({
    id: randomUUID(),
    subject: 'intake.requested',
    time,
    actor: null,
    data: {},
  });
  const [work, ...others] = (await system()).system.openWork;
  expect(others).toEqual([]);
  expect(work).toMatchObject({ subject: 'intake.requested', messages: 1 });
  expect(work!.oldestAgeMs).toBeGreaterThanOrEqual(0);
  expect(work!.oldestAgeMs).toBeLessThanOrEqual(Date.now() - Date.parse(time));
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
  // The newest first; one that was gone already was not discarded again.
  expect((await audit()).slice(0, 2)).toEqual([
    about('discardDeadLetter', 'usage.ai to admin.usage-told'),
    about('replayDeadLetters', 'usage.ai to admin.usage-told'),
  ]);
  expect(await audit()).toContainEqual(about('replayDeadLetters', '2 dead letters'));
});

test('what administrators do in other services is kept in the audit list once, and what users do is not', async () => {
  const told = (subject: string, actorId: string, data: object) => ({
    id: randomUUID(),
    subject,
    time: new Date().toISOString(),
    actor: { id: actorId },
    data,
  });
  const invitation = { invitationId: 7, ownerId: cook.id };
  const byAdministrator = told('invitation.revoked', administrator.id, invitation);
  await kitchen.bus.publishAll([
    byAdministrator,
    told('invitation.revoked', cook.id, invitation),
    byAdministrator,
    told('discovered-ingredient.verified', administrator.id, { name: 'fonio' }),
  ]);
  const records = await askUntil(audit, (found) =>
    found.some(({ act: done }) => done === 'verifyIngredient'),
  );
  expect(records.filter(({ act: done }) => /Invitation|Ingredient/.test(done))).toEqual([
    about('verifyIngredient', 'fonio'),
    { act: 'revokeInvitation', adminId: administrator.id, userId: cook.id, about: null },
  ]);
});

test('what an operator does with dead letters at the command line is kept in the audit list, as nobody’s', async () => {
  const data = { subject: 'share.viewed', consumer: 'social.views' };
  for (const subject of ['dead-letter.replayed', 'dead-letter.discarded'])
    await kitchen.bus.publish(envelopeOf({ subject, actorId: null, data }));
  const records = await askUntil(audit, ([last]) => last?.act === 'discardDeadLetter');
  expect(records.slice(0, 2)).toEqual(
    ['discardDeadLetter', 'replayDeadLetters'].map((act) => ({
      act,
      adminId: null,
      userId: null,
      about: 'share.viewed to social.views',
    })),
  );
});

test('whether the login answers is told beside the engines', async () => {
  expect((await system()).system.loginAnswers).toBe(true);
});
