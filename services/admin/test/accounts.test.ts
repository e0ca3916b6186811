import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { announce } from '@convivio/contracts/announcement';
import type { Envelope } from '@convivio/platform/bus/bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { envelopeOf } from '@convivio/platform/outbox';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import type { TestUser } from '@convivio/platform/test-kit/token-issuer';
import { adminKitchen } from './admin-kitchen.ts';

const ME = '{ me { id firstName lastName email isAdmin createdAt } }';
const START =
  'mutation ($timezone: String!) { startSession(timezone: $timezone, userAgent: "A browser") }';
const END = 'mutation { endSession }';

const kitchen = adminKitchen();
const passed: Envelope<{ userId: string }>[] = [];

beforeAll(() => {
  for (const subject of ['user.*', 'session.*'])
    kitchen.bus.watch(subject, (message) => passed.push(message as (typeof passed)[number]));
});

const ask = async (user: TestUser | null, query: string, variables: object = {}) =>
  (await kitchen.ask(user, query, variables)) as {
    data: Record<string, unknown>;
    errors?: { message: string; extensions: object }[];
  };
const start = (user: TestUser | null, timezone = 'Europe/Rome') => ask(user, START, { timezone });
const newUser = (about: Partial<TestUser> = {}): TestUser => ({
  id: randomUUID(),
  firstName: 'Tilda',
  lastName: 'Berg',
  ...about,
});
const told = (user: TestUser) =>
  passed.filter(({ data }) => data.userId === user.id).map(({ subject }) => subject);
const nextOf = (subject: string, user: TestUser) =>
  nextMessage<{ userId: string }>(kitchen.bus, subject, ({ data }) => data.userId === user.id);

describe('an account', () => {
  test('is made at the first visit and announced', async () => {
    const tilda = newUser({ email: 'tilda@example.org' });
    const seen = nextOf('user.seen', tilda);
    const { data } = await ask(tilda, ME);
    expect(data['me']).toEqual({
      id: tilda.id,
      firstName: 'Tilda',
      lastName: 'Berg',
      email: 'tilda@example.org',
      isAdmin: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await seen).toMatchObject({
      actor: { id: tilda.id },
      data: { userId: tilda.id, email: 'tilda@example.org' },
    });
  });

  test('of several first visits at once is one', async () => {
    const tilda = newUser();
    const visits = await Promise.all(Array.from({ length: 8 }, () => ask(tilda, ME)));
    expect(visits.map(({ errors }) => errors)).toEqual(visits.map(() => undefined));
    expect(
      new Set(visits.map(({ data }) => (data['me'] as { createdAt: string }).createdAt)).size,
    ).toBe(1);
  });

  test('is not announced again an hour long, unless the login has changed', async () => {
    const tilda = newUser();
    const first = nextOf('user.seen', tilda);
    await ask(tilda, ME);
    await first;
    await ask(tilda, ME);
    const second = nextOf('user.seen', tilda);
    const { data } = await ask({ ...tilda, lastName: 'Bergström' }, ME);
    await second;
    expect(data['me']).toMatchObject({ lastName: 'Bergström' });
    expect(told(tilda)).toEqual(['user.seen', 'user.seen']);
  });

  test('is nobody for a visitor, and is not confused with a false token', async () => {
    expect(await ask(null, ME)).toEqual({ data: { me: null } });
    const { errors } = await kitchen.askWith('Bearer a.b.c', ME);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 401 });
  });
});

describe('a user as others see one', () => {
  const PERSON = 'query ($id: ID!) { person(id: $id) { id name firstName lastName email } }';
  const seenBy = async (reader: TestUser | null, { id }: TestUser) =>
    (await ask(reader, PERSON, { id })).data['person'] as { email: string | null } | null;
  const collaboration = (what: 'started' | 'ended', owner: TestUser, collaborator: TestUser) =>
    kitchen.bus.publish(
      envelopeOf(
        announce(`collaboration.${what}`, owner.id, {
          collaborationId: 7,
          ownerId: owner.id,
          collaboratorId: collaborator.id,
        }),
      ),
    );

  test('has a name for anybody, and an e-mail for who it is of, administrators and who collaborates', async () => {
    const [tilda, bo, stranger] = [
      newUser({ email: 'tilda@example.org' }),
      newUser(),
      newUser(),
    ] as const;
    await ask(tilda, ME);
    const known = { id: tilda.id, name: 'Tilda Berg', firstName: 'Tilda', lastName: 'Berg' };
    for (const reader of [null, stranger, bo])
      expect(await seenBy(reader, tilda)).toEqual({ ...known, email: null });
    for (const reader of [tilda, newUser({ isAdmin: true })])
      expect(await seenBy(reader, tilda)).toEqual({ ...known, email: 'tilda@example.org' });
    await collaboration('started', tilda, bo);
    await askUntil(
      () => seenBy(bo, tilda),
      (person) => person?.email === 'tilda@example.org',
    );
    expect(await seenBy(stranger, tilda)).toMatchObject({ email: null });
    await collaboration('ended', tilda, bo);
    await askUntil(
      () => seenBy(bo, tilda),
      (person) => person?.email === null,
    );
  });

  test('who owns a collection sees the e-mail of who works in it', async () => {
    const [tilda, bo] = [newUser(), newUser({ email: 'bo@example.org' })] as const;
    await ask(bo, ME);
    await kitchen.bus.publish(
      envelopeOf(
        announce('collaboration.started', bo.id, {
          collaborationId: 8,
          ownerId: tilda.id,
          collaboratorId: bo.id,
        }),
      ),
    );
    await askUntil(
      () => seenBy(tilda, bo),
      (person) => person?.email === 'bo@example.org',
    );
  });

  test('who is not known is nobody', async () => {
    for (const id of [randomUUID(), '', '$ne', 'x'.repeat(10_000)])
      expect(await ask(null, PERSON, { id })).toEqual({ data: { person: null } });
  });
});

describe('a session', () => {
  test('begins once for one sign-in, ends, and is announced', async () => {
    const tilda = newUser();
    const [began, ended] = [nextOf('session.started', tilda), nextOf('session.ended', tilda)];
    expect([(await start(tilda)).data, (await start(tilda)).data]).toEqual([
      { startSession: true },
      { startSession: false },
    ]);
    expect(await began).toMatchObject({
      data: {
        userId: tilda.id,
        sessionId: `session-of-${tilda.id}`,
        timezone: 'Europe/Rome',
        userAgent: 'A browser',
      },
    });
    expect([(await ask(tilda, END)).data, (await ask(tilda, END)).data]).toEqual([
      { endSession: true },
      { endSession: false },
    ]);
    expect(await ended).toMatchObject({ data: { durationMs: expect.any(Number) as unknown } });
    expect(told(tilda)).toEqual(['session.started', 'session.ended']);
  });

  test('goes on when the page is loaded again', async () => {
    const tilda = newUser();
    await start(tilda);
    await ask(tilda, END);
    expect((await start(tilda)).data).toEqual({ startSession: false });
    expect((await ask(tilda, END)).data).toEqual({ endSession: true });
  });

  test('of another sign-in is another', async () => {
    const tilda = newUser();
    for (const sessionId of ['morning', 'evening'])
      expect((await start({ ...tilda, sessionId: `${tilda.id}-${sessionId}` })).data).toEqual({
        startSession: true,
      });
  });

  test('cannot be ended by somebody else', async () => {
    const tilda = newUser();
    await start(tilda);
    expect((await ask(newUser({ sessionId: `session-of-${tilda.id}` }), END)).data).toEqual({
      endSession: false,
    });
    expect((await ask(tilda, END)).data).toEqual({ endSession: true });
  });

  test('needs a cook and a zone that exists', async () => {
    expect((await start(null)).errors?.[0]?.extensions).toMatchObject({ status: 401 });
    const tilda = newUser();
    expect((await start(tilda, 'Mars/Olympus')).errors?.[0]).toMatchObject({
      message: 'The time zone is not known.',
      extensions: { code: 'TIMEZONE_UNKNOWN', status: 422 },
    });
    expect(told(tilda)).toEqual([]);
  });
});
