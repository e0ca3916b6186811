import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import {
  needed,
  startSocialKitchen,
  type SocialCook,
  type SocialKitchen,
} from './social-kitchen.ts';

let kitchen: SocialKitchen;
let database: Connection;
beforeAll(async () => {
  kitchen = await startSocialKitchen();
  database = await mongoose
    .createConnection(kitchen.databaseUrl, { dbName: kitchen.database })
    .asPromise();
});
afterAll(async () => {
  await database.close();
  await kitchen.close();
});

interface Invitation {
  id: string;
  status: string;
  path: string | null;
  expiresAt: string;
  createdAt: string;
  sentBy: string | null;
}
interface Collaboration {
  id: string;
  owner: { id: string };
  collaborator: { id: string };
}
interface Page<Node> {
  page: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const INVITATION = 'id status path expiresAt createdAt sentBy';
const COLLABORATION = 'id owner { id } collaborator { id } createdAt';
const DAY_MS = 24 * 3_600_000;
const INVALID = 'This invitation link is invalid, expired, or has already been used.';

const invite = (cook: SocialCook, key?: string) =>
  cook.ask<{ made: Invitation }>(
    `mutation ($key: String) { made: createInvitation(idempotencyKey: $key) { ${INVITATION} } }`,
    { key },
  );
const invited = async (cook: SocialCook) => needed(await invite(cook)).made;
const codeOf = ({ path }: Invitation) => String(path).slice('/invite/'.length);
const view = async (cook: SocialCook, code: string) =>
  needed(
    await cook.ask<{ seen: Record<string, unknown> }>(
      'query ($code: String!) { seen: invitation(code: $code) { standing valid message owner { id } expiresAt collaboratingSince } }',
      { code },
    ),
  ).seen;
const accept = (cook: SocialCook, code: string) =>
  cook.ask<{ begun: Collaboration }>(
    `mutation ($code: String!) { begun: acceptInvitation(code: $code) { ${COLLABORATION} } }`,
    { code },
  );
const revoke = (cook: SocialCook, id: string, as = 'revokeInvitation') =>
  cook.ask<{ revoked: { status: string } }>(
    `mutation ($id: ID!) { revoked: ${as}(id: $id) { status } }`,
    { id },
  );
const end = (cook: SocialCook, id: string) =>
  cook.ask<{ ended: boolean }>('mutation ($id: ID!) { ended: endCollaboration(id: $id) }', { id });
const collaborations = async (cook: SocialCook) =>
  needed(await cook.ask<{ all: Collaboration[] }>(`{ all: collaborations { ${COLLABORATION} } }`))
    .all;
const listed = async (cook: SocialCook, about = '') =>
  needed(
    await cook.ask<Page<Invitation>>(
      `{ page: invitations${about} { nodes { ${INVITATION} } pageInfo { hasNextPage endCursor } } }`,
    ),
  ).page;
/** Makes an invitation older than it is. */
const age = ({ id }: Invitation, fields: object) =>
  database.collection('invitations').updateOne({ _id: Number(id) as never }, { $set: fields });
const expire = (invitation: Invitation) => age(invitation, { expiresAt: new Date(0) });

/** The message that an invitation was accepted, once more. */
const tellAccepted = ({ id }: Invitation, owner: SocialCook, by: SocialCook) =>
  kitchen.bus.publish({
    id: randomUUID(),
    subject: 'invitation.accepted',
    time: new Date().toISOString(),
    actor: { id: by.id },
    data: { invitationId: Number(id), ownerId: owner.id, acceptedBy: by.id },
  });

/** An owner and a collaborator. */
async function together() {
  const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
  const invitation = await invited(anna);
  const begun = needed(await accept(bruno, codeOf(invitation))).begun;
  return { anna, bruno, invitation, begun };
}

describe('an invitation', () => {
  test('has a link of 256 random bits, lives for seven days, and is announced without its code', async () => {
    const anna = await kitchen.newCook();
    const created = kitchen.next('invitation.created', anna.id);
    const made = await invited(anna);
    expect(made).toMatchObject({
      status: 'pending',
      path: expect.stringMatching(/^\/invite\/[\w-]{43}$/),
    });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * DAY_MS);
    expect((await created).data).toEqual({ invitationId: Number(made.id), ownerId: anna.id });
    const kept = await database
      .collection('invitations')
      .findOne({ _id: Number(made.id) as never });
    expect(JSON.stringify(kept)).not.toContain(codeOf(made));
    expect(kept).toMatchObject({ inviterEmail: `${anna.id}@example.org`, usedBy: null });
    // The owner can copy it again.
    expect((await listed(anna)).nodes[0]?.path).toBe(made.path);
  });

  test('is made once for each key, also at the same moment', async () => {
    const anna = await kitchen.newCook();
    const key = randomUUID();
    const made = await Promise.all([invite(anna, key), invite(anna, key), invite(anna, key)]);
    const ids = new Set([...made, await invite(anna, key)].map((each) => needed(each).made.id));
    expect(ids.size).toBe(1);
    expect((await listed(anna)).nodes).toHaveLength(1);
    expect((await invite(anna, ' ')).failure).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_INVALID',
    });
  });

  test('needs a cook to make it', async () => {
    expect((await invite(kitchen.visitor)).failure).toMatchObject({ status: 401 });
    expect((await kitchen.visitor.ask('{ invitations { nodes { id } } }')).failure).toMatchObject({
      status: 401,
    });
  });

  test('is one of at most 30 an hour and 50 open ones', async () => {
    const anna = await kitchen.newCook();
    const made: Invitation[] = [];
    for (let at = 0; at < 30; at++) made.push(await invited(anna));
    expect((await invite(anna)).failure).toMatchObject({ status: 429, retryAfter: 1800 });
    await Promise.all(made.map((each) => age(each, { createdAt: new Date(0) })));
    for (let at = 0; at < 20; at++) await invited(anna);
    expect((await invite(anna)).failure).toMatchObject({
      status: 409,
      code: 'TOO_MANY_INVITATIONS',
      message: 'There can be 50 open invitations. Revoke one that you do not need.',
    });
    needed(await revoke(anna, made[0]!.id));
    await invited(anna);
  });

  test('is shown to whoever has its link, with its owner and its end', async () => {
    const anna = await kitchen.newCook();
    const made = await invited(anna);
    const open = {
      standing: 'open',
      valid: true,
      message: null,
      owner: { id: anna.id },
      expiresAt: made.expiresAt,
      collaboratingSince: null,
    };
    expect(await view(kitchen.visitor, codeOf(made))).toEqual(open);
    expect(await view(await kitchen.newCook(), codeOf(made))).toEqual(open);
    expect(await view(anna, codeOf(made))).toMatchObject({
      standing: 'own',
      valid: true,
      message: 'This is your own invitation. Send it to the person you want to cook with.',
    });
  });

  test('is listed by its owner alone, page by page, the latest first', async () => {
    const anna = await kitchen.newCook();
    const made = [await invited(anna), await invited(anna), await invited(anna)];
    await expire(made[0]!);
    needed(await accept(await kitchen.newCook(), codeOf(made[1]!)));
    const first = await listed(anna, '(first: 2)');
    expect(first.nodes.map(({ id, status, path }) => [id, status, path !== null])).toEqual([
      [made[2]!.id, 'pending', true],
      [made[1]!.id, 'accepted', false],
    ]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await listed(anna, `(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect(second.nodes.map(({ id, status }) => [id, status])).toEqual([[made[0]!.id, 'expired']]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect((await listed(anna, '(open: true)')).nodes).toHaveLength(1);
    expect((await listed(await kitchen.newCook())).nodes).toEqual([]);
    for (const [about, code] of [
      ['(first: 0)', 'PAGE_SIZE_INVALID'],
      ['(first: 101)', 'PAGE_SIZE_INVALID'],
      ['(after: "$ne")', 'CURSOR_INVALID'],
    ])
      expect((await anna.ask(`{ invitations${about} { nodes { id } } }`)).failure).toMatchObject({
        code,
      });
  });
});

describe('an invitation that is accepted', () => {
  test('begins a collaboration and tells both', async () => {
    const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
    const made = await invited(anna);
    const told = Promise.all(
      ['invitation.accepted', 'collaboration.started'].map((subject) =>
        kitchen.next(subject, anna.id),
      ),
    );
    const { begun } = needed(await accept(bruno, codeOf(made)));
    expect(begun).toMatchObject({ owner: { id: anna.id }, collaborator: { id: bruno.id } });
    const [accepted, started] = await told;
    expect(accepted?.data).toEqual({
      invitationId: Number(made.id),
      ownerId: anna.id,
      acceptedBy: bruno.id,
    });
    expect(started).toMatchObject({
      actor: { id: bruno.id },
      data: { collaborationId: Number(begun.id), ownerId: anna.id, collaboratorId: bruno.id },
    });
    for (const side of [anna, bruno]) expect(await collaborations(side)).toEqual([begun]);
  });

  test('is used up for everybody else', async () => {
    const { invitation } = await together();
    const carla = await kitchen.newCook();
    expect(await view(carla, codeOf(invitation))).toEqual({
      standing: 'invalid',
      valid: false,
      message: INVALID,
      owner: null,
      expiresAt: null,
      collaboratingSince: null,
    });
    expect((await accept(carla, codeOf(invitation))).failure).toMatchObject({
      status: 404,
      code: 'INVITATION_INVALID',
      message: INVALID,
    });
    expect(await collaborations(carla)).toEqual([]);
  });

  test('by several people at once is accepted by one', async () => {
    const anna = await kitchen.newCook();
    const code = codeOf(await invited(anna));
    const cooks = await Promise.all(Array.from({ length: 6 }, () => kitchen.newCook()));
    const answers = await Promise.all(cooks.map((cook) => accept(cook, code)));
    expect(answers.filter(({ failure }) => !failure)).toHaveLength(1);
    for (const { failure } of answers) if (failure) expect(failure.message).toBe(INVALID);
    expect(await collaborations(anna)).toHaveLength(1);
  });

  test('again by the same cook, also at the same moment, is answered as before', async () => {
    const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
    const code = codeOf(await invited(anna));
    const answers = await Promise.all([1, 2, 3].map(() => accept(bruno, code)));
    answers.push(await accept(bruno, code));
    expect(new Set(answers.map((answer) => needed(answer).begun.id)).size).toBe(1);
    expect(await view(bruno, code)).toMatchObject({ standing: 'accepted', valid: false });
    expect(await collaborations(anna)).toHaveLength(1);
  });

  test('by its owner is refused and not used up', async () => {
    const anna = await kitchen.newCook();
    const code = codeOf(await invited(anna));
    expect((await accept(anna, code)).failure).toMatchObject({
      status: 422,
      code: 'INVITATION_IS_YOURS',
      message: 'This is your own invitation. Send it to the person you want to cook with.',
    });
    needed(await accept(await kitchen.newCook(), code));
  });

  test('by who collaborates already is refused and not used up', async () => {
    const { anna, bruno, begun } = await together();
    const code = codeOf(await invited(anna));
    expect(await view(bruno, code)).toMatchObject({
      standing: 'collaborating',
      valid: true,
      message: 'You already collaborate. The invitation is still free for someone else.',
      collaboratingSince: expect.stringMatching(/Z$/),
    });
    expect((await accept(bruno, code)).failure).toMatchObject({
      status: 409,
      code: 'ALREADY_COLLABORATING',
    });
    needed(await accept(await kitchen.newCook(), code));
    expect((await collaborations(bruno)).map(({ id }) => id)).toEqual([begun.id]);
  });

  test('in both directions makes two collaborations', async () => {
    const { anna, bruno } = await together();
    needed(await accept(anna, codeOf(await invited(bruno))));
    expect((await collaborations(anna)).map(({ owner }) => owner.id)).toEqual([anna.id, bruno.id]);
  });

  test.each([
    ['has expired', (made: Invitation) => expire(made)],
    [
      'was revoked',
      async (made: Invitation, anna: SocialCook) => void needed(await revoke(anna, made.id)),
    ],
  ])('looks like one that never was when it %s', async (_how, spoil) => {
    const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
    const made = await invited(anna);
    await spoil(made, anna);
    const never = await view(bruno, 'a'.repeat(43));
    for (const reader of [kitchen.visitor, bruno, anna])
      expect(await view(reader, codeOf(made))).toEqual(never);
    expect((await accept(bruno, codeOf(made))).failure).toEqual(
      (await accept(bruno, 'a'.repeat(43))).failure,
    );
  });

  test.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['an operator', '$ne'],
    ['a path', '../'],
    ['50,000 letters', 'a'.repeat(50_000)],
  ])('cannot be guessed with %s', async (_what, code) => {
    expect(await view(kitchen.visitor, code)).toMatchObject({ standing: 'invalid' });
    expect((await accept(await kitchen.newCook(), code)).failure).toMatchObject({ status: 404 });
  });

  test('needs a cook', async () => {
    const code = codeOf(await invited(await kitchen.newCook()));
    expect((await accept(kitchen.visitor, code)).failure).toMatchObject({ status: 401 });
  });

  test('begins its collaboration although whoever took it was stopped in between', async () => {
    const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
    const made = await invited(anna);
    await age(made, { usedBy: bruno.id, usedAt: new Date() });
    const started = kitchen.next('collaboration.started', anna.id);
    await tellAccepted(made, anna, bruno);
    await started;
    expect(await collaborations(bruno)).toHaveLength(1);
  });

  test('is one of at most 100 collaborations of an owner, and of a collaborator', async () => {
    const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
    const others = (side: (other: string) => object) =>
      database.collection('collaborations').insertMany(
        Array.from({ length: 100 }, (_, at) => ({
          _id: Math.floor(Math.random() * 2 ** 50) as never,
          ...side(`other-${at}`),
          createdAt: new Date(),
          ended: false,
        })),
      );
    await others((collaboratorId) => ({ ownerId: anna.id, collaboratorId }));
    await others((ownerId) => ({ ownerId, collaboratorId: bruno.id }));
    expect(
      (await accept(await kitchen.newCook(), codeOf(await invited(anna)))).failure,
    ).toMatchObject({ status: 409, code: 'TOO_MANY_COLLABORATORS' });
    const code = codeOf(await invited(await kitchen.newCook()));
    expect((await accept(bruno, code)).failure).toMatchObject({
      status: 409,
      code: 'TOO_MANY_COLLABORATIONS',
    });
    // It is not used up.
    needed(await accept(await kitchen.newCook(), code));
  });
});

describe('a collaboration', () => {
  test.each(['anna', 'bruno'] as const)(
    'is ended by %s, for both, and that is told',
    async (who) => {
      const { begun, ...cooks } = await together();
      const ended = kitchen.next('collaboration.ended', cooks.anna.id);
      expect(needed(await end(cooks[who], begun.id))).toEqual({ ended: true });
      expect(await ended).toMatchObject({
        actor: { id: cooks[who].id },
        data: {
          collaborationId: Number(begun.id),
          ownerId: cooks.anna.id,
          collaboratorId: cooks.bruno.id,
        },
      });
      for (const side of [cooks.anna, cooks.bruno]) expect(await collaborations(side)).toEqual([]);
      // Twice is no failure.
      expect(needed(await end(cooks[who], begun.id))).toEqual({ ended: true });
    },
  );

  test('of others is not found', async () => {
    const { begun } = await together();
    for (const id of [begun.id, '1'])
      expect((await end(await kitchen.newCook(), id)).failure).toMatchObject({ status: 404 });
    expect((await end(kitchen.visitor, begun.id)).failure).toMatchObject({ status: 401 });
    expect((await end(await kitchen.newCook(), 'x')).failure).toMatchObject({ status: 400 });
  });

  test('that has ended is not begun again with the link it began with', async () => {
    const { anna, bruno, invitation, begun } = await together();
    needed(await end(anna, begun.id));
    expect(await view(bruno, codeOf(invitation))).toMatchObject({ standing: 'invalid' });
    expect((await accept(bruno, codeOf(invitation))).failure).toMatchObject({ message: INVALID });
    // Nor by a message that comes twice.
    const carla = await kitchen.newCook();
    const behind = await invited(carla);
    await age(behind, { usedBy: bruno.id, usedAt: new Date() });
    const started = kitchen.next('collaboration.started', carla.id);
    await tellAccepted(invitation, anna, bruno);
    await tellAccepted(behind, carla, bruno);
    await started;
    const owners = async () => (await collaborations(bruno)).map(({ owner }) => owner.id);
    expect(await owners()).toEqual([carla.id]);
    // With another link it is.
    needed(await accept(bruno, codeOf(await invited(anna))));
    expect(await owners()).toEqual([carla.id, anna.id]);
  });

  test('that has ended is not begun again with a second link that was used up beside it', async () => {
    const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
    const links = [await invited(anna), await invited(anna)];
    const answers = await Promise.all(links.map((link) => accept(bruno, codeOf(link))));
    const [begun] = await collaborations(bruno);
    expect(answers.some(({ failure }) => !failure)).toBe(true);
    needed(await end(anna, begun!.id));
    const used = (await listed(anna)).nodes.filter(({ status }) => status === 'accepted');
    for (const link of links.filter(({ id }) => used.some((each) => each.id === id)))
      expect((await accept(bruno, codeOf(link))).failure).toMatchObject({ status: 404 });
    expect(await collaborations(bruno)).toEqual([]);
  });
});

describe('revoking an invitation', () => {
  test('makes it invalid and is announced; twice is no failure', async () => {
    const anna = await kitchen.newCook();
    const made = await invited(anna);
    const revoked = kitchen.next('invitation.revoked', anna.id);
    for (let at = 0; at < 2; at++)
      expect(needed(await revoke(anna, made.id)).revoked).toEqual({ status: 'revoked' });
    expect((await revoked).data).toEqual({ invitationId: Number(made.id), ownerId: anna.id });
    expect((await listed(anna)).nodes).toMatchObject([{ status: 'revoked', path: null }]);
  });

  test('is refused once it was accepted, and to others', async () => {
    const { anna, bruno, invitation } = await together();
    expect((await revoke(anna, invitation.id)).failure).toMatchObject({
      status: 409,
      code: 'INVITATION_ACCEPTED',
    });
    expect((await revoke(bruno, invitation.id)).failure).toMatchObject({ status: 404 });
    expect((await revoke(kitchen.visitor, invitation.id)).failure).toMatchObject({ status: 401 });
  });

  test('or accepting it at the same moment: one of them holds', async () => {
    for (let at = 0; at < 4; at++) {
      const [anna, bruno] = await Promise.all([kitchen.newCook(), kitchen.newCook()]);
      const made = await invited(anna);
      const [accepted, revoked] = await Promise.all([
        accept(bruno, codeOf(made)),
        revoke(anna, made.id),
      ]);
      expect([accepted.failure, revoked.failure].filter(Boolean)).toHaveLength(1);
      expect(await collaborations(bruno)).toHaveLength(accepted.failure ? 0 : 1);
    }
  });
});

describe('an administrator', () => {
  const ALL =
    '{ page: allInvitations(first: 2) { nodes { id userEmail collaboratorEmail status createdAt } pageInfo { hasNextPage endCursor } } }';

  test('sees the invitations of all and revokes them, without their links', async () => {
    const administrator = await kitchen.newCook({ isAdmin: true });
    const { anna, bruno, invitation } = await together();
    const open = await invited(anna);
    const { page } = needed(await administrator.ask<Page<object>>(ALL));
    expect(page.nodes).toEqual([
      {
        id: open.id,
        userEmail: `${anna.id}@example.org`,
        collaboratorEmail: null,
        status: 'pending',
        createdAt: open.createdAt,
      },
      {
        id: invitation.id,
        userEmail: `${anna.id}@example.org`,
        collaboratorEmail: `${bruno.id}@example.org`,
        status: 'accepted',
        createdAt: invitation.createdAt,
      },
    ]);
    const found = async (search: string) =>
      needed(
        await administrator.ask<Page<{ id: string }>>(
          'query ($search: String) { page: allInvitations(search: $search) { nodes { id } pageInfo { hasNextPage endCursor } } }',
          { search },
        ),
      ).page.nodes.map(({ id }) => id);
    expect(await found(` ${anna.id.slice(0, -1).toUpperCase()}`)).toEqual([open.id, invitation.id]);
    expect(await found(bruno.id)).toEqual([invitation.id]);
    expect(await found('$ne')).toEqual([]);
    expect(needed(await revoke(administrator, open.id, 'revokeAnyInvitation')).revoked).toEqual({
      status: 'revoked',
    });
    expect(await view(bruno, codeOf(open))).toMatchObject({ standing: 'invalid' });
    expect((await revoke(administrator, '1', 'revokeAnyInvitation')).failure).toMatchObject({
      status: 404,
    });
  });

  test('finds those that are pending, accepted, revoked or expired page by page, and how many there are', async () => {
    const administrator = await kitchen.newCook({ isAdmin: true });
    const { anna, invitation: accepted } = await together();
    const [revoked, expired, ...pending] = [
      await invited(anna),
      await invited(anna),
      await invited(anna),
      await invited(anna),
    ];
    await revoke(anna, revoked.id);
    await expire(expired);
    const find = async (status: string | null, after: string | null = null) =>
      needed(
        await administrator.ask<
          Page<{ id: string; user: { id: string } }> & { page: { totalCount: number } }
        >(
          `query ($search: String, $status: InvitationStatus, $after: String) {
            page: allInvitations(search: $search, status: $status, first: 1, after: $after) {
              nodes { id user { id } } pageInfo { hasNextPage endCursor } totalCount
            }
          }`,
          { search: anna.id, status, after },
        ),
      ).page;
    const first = await find('pending');
    expect(first).toMatchObject({
      nodes: [{ id: pending[1]?.id, user: { id: anna.id } }],
      totalCount: 2,
    });
    expect(await find('pending', first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ id: pending[0]?.id }],
      pageInfo: { hasNextPage: false },
      totalCount: 2,
    });
    for (const [status, { id }] of Object.entries({ accepted, revoked, expired }))
      expect(await find(status)).toMatchObject({ nodes: [{ id }], totalCount: 1 });
    expect((await find(null)).totalCount).toBe(5);
  });

  test('alone does', async () => {
    const anna = await kitchen.newCook();
    const made = await invited(anna);
    for (const [cook, status] of [
      [kitchen.visitor, 401],
      [anna, 404],
    ] as const) {
      expect((await cook.ask(ALL)).failure).toMatchObject({ status });
      expect((await revoke(cook, made.id, 'revokeAnyInvitation')).failure).toMatchObject({
        status,
      });
    }
  });
});

test('how an invitation was sent is noted by its owner alone, the last way last', async () => {
  const [owner, stranger] = [await kitchen.newCook(), await kitchen.newCook()];
  const made = await invited(owner);
  expect(made.sentBy).toBeNull();
  const note = (cook: SocialCook, by: string) =>
    cook.ask<{ sent: Invitation }>(
      'mutation ($id: ID!, $by: InvitationChannel!) { sent: noteInvitationSent(id: $id, by: $by) { id sentBy } }',
      { id: made.id, by },
    );
  for (const by of ['whatsapp', 'email'])
    expect(needed(await note(owner, by)).sent).toEqual({ id: made.id, sentBy: by });
  expect((await note(stranger, 'sms')).failure).toMatchObject({
    status: 404,
    code: 'INVITATION_NOT_FOUND',
  });
  const { page } = needed(
    await owner.ask<Page<Invitation>>(
      `{ page: invitations(open: true) { nodes { ${INVITATION} } } }`,
    ),
  );
  expect(page.nodes).toEqual([{ ...made, sentBy: 'email' }]);
});
