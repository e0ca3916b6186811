import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { decodeJwt } from 'jose';
import mongoose from 'mongoose';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { startTestStack } from '../../src/start-test-stack.ts';
import { cookWith, recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import type { LoginStack } from '../login/login-stack.ts';
import { Visitor, type Tokens } from '../login/visitor.ts';
import { logoutToken } from './logout-token.ts';

const PASSWORD = 'lemons before breakfast';
const SUSPENDED = 'This account is suspended. Ask the person who runs this Convivio.';

let stack: TestStack;
let admin: Cook;
beforeAll(async () => {
  stack = await startTestStack({ AI_URL: 'offline:' });
  admin = await stack.newCook({ roles: ['admin'] });
  await me(admin);
});
afterAll(() => stack.stop());

/** A cook who has signed in with a browser, on a device. */
async function signedIn(email: string, password = PASSWORD): Promise<Cook & { tokens: Tokens }> {
  const login = { origin: stack.url, issuer: stack.login.issuer } as LoginStack;
  const tokens = await new Visitor(login).signIn(email, password);
  const { sub = '' } = decodeJwt(tokens.access_token);
  return { ...cookWith(stack.url, { id: sub, email }, tokens.access_token), tokens };
}
const me = (cook: Cook) => cook.graphql<{ me: { email: string } }>('{ me { email firstName } }');
const refused = async (cook: Cook) => (await cook.get('/api/auth/user')).status === 401;
/** What a cook is told who is refused. */
const toldTo = async (cook: Cook) => (await (await cook.get('/api/auth/user')).json()) as object;
const until = (isSo: () => Promise<boolean> | boolean) => askUntil(async () => isSo(), Boolean);
/** Waits until it is so, which is within the second that is promised. */
async function withinASecond(isSo: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  await until(isSo);
  expect(performance.now() - begun).toBeLessThan(1_000);
}
const untilRefused = (cook: Cook) => withinASecond(() => refused(cook));
const change = (cook: Cook, mutation: string, variables: Record<string, string> = {}) => {
  const names = Object.keys(variables);
  const [declared, given] = [
    names.map((name) => `$${name}: ${name === 'id' ? 'ID' : 'String'}!`).join(', '),
    names.map((name) => `${name}: $${name}`).join(', '),
  ];
  return cook.graphql<{ done: unknown }>(
    names.length
      ? `mutation (${declared}) { done: ${mutation}(${given}) }`
      : `mutation { done: ${mutation} }`,
    variables,
  );
};
const refreshed = (cook: { tokens: Tokens }) =>
  new Visitor({ origin: stack.url, issuer: stack.login.issuer } as LoginStack).refresh(
    cook.tokens.refresh_token,
  );

describe('access ends within a second', () => {
  test('of a token of the command line whose owner signs out, and of no other', async () => {
    const cook = await stack.newCook();
    const elsewhere = cookWith(
      stack.url,
      cook,
      await stack.login.accounts.issueToken(cook.email, { ttlSeconds: 3_600 }),
    );
    expect((await change(cook, 'signOut')).data).toEqual({ done: true });
    await untilRefused(cook);
    expect(await toldTo(cook)).toMatchObject({
      error: 'Your session has ended. Sign in again.',
      code: 'UNAUTHENTICATED',
    });
    expect(await refused(elsewhere)).toBe(false);
  });

  test('at every service, and at those that start later', async () => {
    const cook = await stack.newCook();
    await me(cook);
    const query = JSON.stringify({ query: '{ __typename }' });
    const answers = () =>
      Promise.all(
        Object.values(stack.services).map(async ({ url }) => {
          const response = await fetch(url, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${cook.token}`,
            },
            body: query,
          });
          return ((await response.json()) as { errors?: { message: string }[] }).errors?.[0]
            ?.message;
        }),
      );
    expect(new Set(await answers())).toEqual(new Set([undefined]));
    await change(admin, 'suspendUser', { id: cook.id });
    await withinASecond(async () => (await answers()).every((answer) => answer === SUSPENDED));
    await stack.restart();
    expect(await toldTo(cook)).toMatchObject({ error: SUSPENDED, code: 'ACCOUNT_SUSPENDED' });
    expect(new Set(await answers())).toEqual(new Set([SUSPENDED]));
  });

  test('of an open line of live events', async () => {
    const cook = await stack.newCook();
    const line = await cook.get('/api/stream');
    const ended = line.text();
    await change(cook, 'signOut');
    expect(await ended).toContain('connected');
  });
});

describe('the login says what has ended on its own pages', () => {
  const say = (body: Record<string, string>) =>
    stack.visit('/backchannel-logout', { method: 'POST', body: new URLSearchParams(body) });
  const sessionOf = ({ token }: Cook) => decodeJwt(token)['sid'] as string;
  const elsewhere = async (cook: Cook) =>
    cookWith(stack.url, cook, await stack.login.accounts.issueToken(cook.email));

  test('one sign-in of somebody, of which a token is heard once', async () => {
    const cook = await stack.newCook();
    const other = await elsewhere(cook);
    const token = await logoutToken(stack, { sub: cook.id, sid: sessionOf(cook) });
    const answer = await say({ logout_token: token });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await untilRefused(cook);
    expect(await refused(other)).toBe(false);
    expect((await say({ logout_token: token })).status).toBe(400);
  });

  test('a sign-in of which nobody knows whose it is, with its open line', async () => {
    const cook = await stack.newCook();
    const line = (await cook.get('/api/stream')).text();
    expect(
      (await say({ logout_token: await logoutToken(stack, { sid: sessionOf(cook) }) })).status,
    ).toBe(200);
    await untilRefused(cook);
    expect(await line).toContain('connected');
  });

  test('all sign-ins of somebody; who is suspended is let in again by nothing of it, nor by a temporary password', async () => {
    const cook = await stack.newCook();
    const other = await elsewhere(cook);
    await me(cook);
    expect((await say({ logout_token: await logoutToken(stack, { sub: cook.id }) })).status).toBe(
      200,
    );
    await untilRefused(cook);
    await untilRefused(other);
    await change(admin, 'suspendUser', { id: cook.id });
    expect((await say({ logout_token: await logoutToken(stack, { sub: cook.id }) })).status).toBe(
      200,
    );
    expect((await change(admin, 'setTemporaryPassword', { id: cook.id })).data?.done).toBeTruthy();
    // What is told behind it has arrived, so that would have too.
    const later = await stack.newCook();
    await change(later, 'signOut');
    await untilRefused(later);
    expect(await toldTo(cook)).toMatchObject({ error: SUSPENDED });
  });

  test('and is believed by the token alone', async () => {
    const cook = await stack.newCook();
    for (const body of [
      {},
      { logout_token: 'of nobody' },
      { logout_token: cook.token },
      { logout_token: await logoutToken(stack, { sub: cook.id, aud: 'another' }) },
    ] as Record<string, string>[]) {
      const answer = await say(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'LOGOUT_TOKEN_INVALID' });
    }
    const large = await say({ logout_token: 'x'.repeat(30_000) });
    expect(large.status).toBe(413);
    expect(await refused(cook)).toBe(false);
  });
});

/** What a cook has that others open: the addresses of a public recipe, a link, the collection, the calendar and an invitation. */
async function whatOpens(cook: Cook, collaborator: Cook) {
  const answer = async <Body>(response: Promise<Response>) =>
    (await (await response).json()) as Body;
  const { id } = await answer<{ id: number }>(cook.post('/api/recipes', { title: 'Lemon tart' }));
  await cook.graphql(
    'mutation ($id: ID!) { setRecipeVisibility(ids: [$id], visibility: public) { id } }',
    { id: String(id) },
  );
  const { shareUrl } = await answer<{ shareUrl: string }>(
    cook.post(`/api/recipes/${id}/share`, { title: 'Tart' }),
  );
  const { data } = await cook.graphql<{ feed: { path: string } }>(
    '{ feed: calendarFeed { path } }',
  );
  const invite = async () =>
    (await answer<{ inviteUrl: string }>(cook.post('/api/invitations'))).inviteUrl
      .split('/')
      .at(-1);
  await collaborator.post(`/api/invitations/${await invite()}/accept`);
  await until(async () => (await collaborator.get(`/api/library?collection=${cook.id}`)).ok);
  return {
    recipe: `/api/recipes/${id}`,
    link: `/api/shared/${shareUrl.split('/').at(-1)}`,
    collection: `/api/collaborate/${cook.id}`,
    person: `/api/users/${cook.id}`,
    calendar: data!.feed.path,
    invitation: `/api/invitations/${await invite()}`,
  };
}

/** With which statuses these are answered to somebody, and how the invitation stands to them. */
async function seenBy(
  get: (path: string) => Promise<Response>,
  { invitation, ...addresses }: Awaited<ReturnType<typeof whatOpens>>,
) {
  const statuses = Object.entries(addresses).map(
    async ([what, path]) => [what, (await get(path)).status] as const,
  );
  const { standing } = (await (await get(invitation)).json()) as { standing: string };
  return { ...Object.fromEntries(await Promise.all(statuses)), standing } as Record<
    keyof typeof addresses,
    number
  > & { standing: string };
}

describe('a user who is suspended', () => {
  test('is refused with a sentence, cannot sign in, and can again when reactivated', async () => {
    const cook = await stack.newCook();
    const device = await signedIn(cook.email);
    await me(device);
    const told = nextMessage<{ userId: string }>(
      stack.bus,
      'user.suspended',
      ({ data }) => data.userId === cook.id,
    );
    expect((await change(admin, 'suspendUser', { id: cook.id })).data).toEqual({ done: true });
    await told;
    await untilRefused(device);
    expect(await toldTo(device)).toMatchObject({ error: SUSPENDED });
    await until(() => stack.login.accounts.find(cook.id)?.disabled === true);
    expect((await refreshed(device)).status).toBe(400);

    await change(admin, 'reactivateUser', { id: cook.id });
    await until(() => stack.login.accounts.find(cook.id)?.disabled === false);
    // What was signed in before stays out; the second in which it happened counts as before.
    expect(await refused(device)).toBe(true);
    await until(async () => !(await refused(await signedIn(cook.email))));
  });

  test('shows nothing to others until reactivated, and those who work in the collection go on', async () => {
    const [cook, collaborator, stranger] = await Promise.all([
      ...Array.from({ length: 3 }, () => stack.newCook()),
    ] as const);
    for (const one of [cook!, collaborator!, stranger!]) await me(one);
    const opened = await whatOpens(cook!, collaborator!);
    const asVisitor = () => seenBy((path) => stack.visit(path), opened);
    const asStranger = () => seenBy((path) => stranger!.get(path), opened);
    const open = {
      recipe: 200,
      link: 200,
      collection: 200,
      person: 200,
      calendar: 200,
      standing: 'open',
    };
    expect(await asVisitor()).toEqual(open);

    await change(admin, 'suspendUser', { id: cook!.id });
    const closed = {
      link: 404,
      collection: 404,
      person: 404,
      calendar: 404,
      standing: 'unavailable',
    };
    await withinASecond(async () => {
      const seen = await asVisitor();
      return Object.values(seen).every((one) => one !== 200 && one !== 'open');
    });
    expect(await asVisitor()).toEqual({ ...closed, recipe: 401 });
    expect(await asStranger()).toEqual({ ...closed, recipe: 404 });
    expect(await (await stack.visit(opened.link)).json()).toMatchObject({
      code: 'SHARED_RECIPE_NOT_FOUND',
    });
    expect(await (await stranger!.post(`${opened.invitation}/accept`)).json()).toMatchObject({
      code: 'INVITATION_UNAVAILABLE',
    });
    const { calendar, ...rest } = await seenBy((path) => collaborator!.get(path), opened);
    expect({ calendar, ...rest }).toEqual({
      ...open,
      link: 404,
      calendar: 404,
      standing: 'collaborating',
    });
    // It is not said to be free for somebody else.
    expect(await (await collaborator!.get(opened.invitation)).json()).toMatchObject({
      valid: false,
      message: 'You already collaborate.',
    });

    await change(admin, 'reactivateUser', { id: cook!.id });
    await withinASecond(async () => (await asVisitor()).standing === 'open');
    await withinASecond(async () => (await asVisitor()).recipe === 200);
    await withinASecond(async () => (await asVisitor()).calendar === 200);
    expect(await asVisitor()).toEqual(open);
    expect((await stranger!.post(`${opened.invitation}/accept`)).status).toBe(200);
  });

  test('is never the administrator who asks, nor suspended by somebody who is none', async () => {
    const cook = await stack.newCook();
    for (const act of ['suspendUser', 'reactivateUser', 'setTemporaryPassword'])
      expect((await change(cook, act, { id: admin.id })).errors?.[0]).toMatchObject({
        message: 'There is nothing here for you to see.',
        extensions: { status: 404 },
      });
    expect((await change(admin, 'suspendUser', { id: admin.id })).errors?.[0]).toMatchObject({
      message: 'Administrators cannot suspend themselves. Another administrator can.',
      extensions: { code: 'OWN_ACCOUNT', status: 409 },
    });
    expect(
      (await change(admin, 'deleteUser', { id: admin.id, confirmation: admin.email })).errors?.[0],
    ).toMatchObject({ extensions: { code: 'OWN_ACCOUNT' } });
    expect((await change(admin, 'suspendUser', { id: 'nobody' })).errors?.[0]).toMatchObject({
      message: 'There is no such user.',
    });
    expect(await refused(admin)).toBe(false);
  });

  test('stands in the audit list, with who did it', async () => {
    const cook = await stack.newCook();
    await me(cook);
    await change(admin, 'suspendUser', { id: cook.id });
    const { data } = await admin.graphql<{ auditRecords: object[] }>(
      '{ auditRecords(first: 1) { act adminId userId at } }',
    );
    expect(data?.auditRecords).toEqual([
      { act: 'suspend', adminId: admin.id, userId: cook.id, at: expect.stringMatching(/Z$/) },
    ]);
  });

  test('is suspended or reactivated once: a second time is answered as nothing done, and stands nowhere', async () => {
    const cook = await stack.newCook();
    await me(cook);
    const acts = ['suspendUser', 'suspendUser', 'reactivateUser', 'reactivateUser'];
    const answers = [];
    for (const act of acts) answers.push((await change(admin, act, { id: cook.id })).data);
    expect(answers).toEqual([{ done: true }, { done: false }, { done: true }, { done: false }]);
    const { data } = await admin.graphql<{ auditRecords: { act: string; userId: string }[] }>(
      '{ auditRecords(first: 10) { act userId } }',
    );
    expect(
      data?.auditRecords.filter(({ userId }) => userId === cook.id).map(({ act }) => act),
    ).toEqual(['reactivate', 'suspend']);
  });
});

describe('one’s own account', () => {
  test('changes its password with the current one, and the other devices are out', async () => {
    const { email } = await stack.newCook();
    const [here, other] = [await signedIn(email), await signedIn(email)];
    await me(here);
    const wrong = await change(here, 'changePassword', {
      currentPassword: 'a guess at it',
      newPassword: 'bread and salt and oil',
    });
    expect(wrong.errors?.[0]).toMatchObject({
      message: 'This is not your current password.',
      extensions: { code: 'WRONG_PASSWORD', fields: { currentPassword: expect.any(String) } },
    });
    for (const [newPassword, sentence] of [
      ['short', 'A password has 8 to 200 characters.'],
      [PASSWORD, 'This is the password you have. Choose another.'],
      ['password1', 'Many people use this one, so it is tried first. A short sentence is easiest.'],
    ])
      expect(
        (
          await change(here, 'changePassword', {
            currentPassword: PASSWORD,
            newPassword: newPassword!,
          })
        ).errors?.[0]?.message,
      ).toBe(sentence);
    expect(await refused(other)).toBe(false);

    const { data } = await change(here, 'changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'bread and salt and oil',
    });
    expect(data).toEqual({ done: true });
    await untilRefused(other);
    expect((await refreshed(other)).status).toBe(400);
    expect(await refused(here)).toBe(false);
    expect((await refreshed(here)).status).toBe(200);
    await signedIn(email, 'bread and salt and oil');
  });

  test('changes its password without the current one only right after a sign-in', async () => {
    const cook = await stack.newCook();
    const words = { newPassword: 'bread and salt and oil' };
    expect((await change(cook, 'changePassword', words)).errors?.[0]).toMatchObject({
      extensions: { code: 'PASSWORD_NEEDED' },
    });
    expect((await change(await signedIn(cook.email), 'changePassword', words)).data).toEqual({
      done: true,
    });
  });

  test('changes its name and e-mail, which is not verified then, and old tokens do not bring the old ones back', async () => {
    const cook = await stack.newCook();
    const update = (input: object) =>
      cook.graphql<{ updateProfile: object }>(
        'mutation ($input: ProfileInput!) { updateProfile(input: $input) { firstName lastName email } }',
        { input },
      );
    const input = { firstName: ' Ada ', lastName: 'Lovelace', email: cook.email };
    expect((await update(input)).data?.updateProfile).toEqual({ ...input, firstName: 'Ada' });
    const email = `new-${cook.email}`;
    expect((await update({ ...input, email })).errors?.[0]?.extensions.code).toBe(
      'PASSWORD_NEEDED',
    );
    const taken = { ...input, email: admin.email, currentPassword: PASSWORD };
    expect((await update(taken)).errors?.[0]).toMatchObject({
      message: 'This e-mail already has an account.',
      extensions: { status: 409 },
    });
    for (const [wrong, field] of [
      [{ ...input, firstName: '' }, 'firstName'],
      [{ ...input, firstName: '\u200b\u202e' }, 'firstName'],
      [{ ...input, lastName: 'x'.repeat(81) }, 'lastName'],
      [{ ...input, email: 'nowhere' }, 'email'],
      [{ ...input, email: 'ada@nowhere', currentPassword: PASSWORD }, 'email'],
    ] as const)
      expect((await update(wrong)).errors?.[0]?.extensions.fields).toHaveProperty(field);
    expect((await update({ ...input, email, currentPassword: PASSWORD })).data).toBeTruthy();
    expect(stack.login.accounts.find(cook.id)).toMatchObject({
      email,
      emailVerified: false,
      firstName: 'Ada',
    });
    expect((await me(cook)).data?.me).toMatchObject({ email, firstName: 'Ada' });
  });

  test('lists its devices in plain words and ends one, or all others', async () => {
    const { email } = await stack.newCook();
    const [here, phone, tablet] = [
      await signedIn(email),
      await signedIn(email),
      await signedIn(email),
    ];
    await phone.post('/api/analytics/session', {
      timezone: 'Europe/Rome',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    });
    type Devices = { myDevices: { id: string; name: string | null; isThis: boolean }[] };
    const devices = async () =>
      (
        await here.graphql<Devices>(
          '{ myDevices { id name timezone isThis startedAt lastSeenAt } }',
        )
      ).data!.myDevices;
    const found = await devices();
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({ isThis: true });
    const onPhone = found.find(({ name }) => name !== null)!;
    expect(onPhone).toMatchObject({
      name: 'Safari on iOS',
      timezone: 'Europe/Rome',
      isThis: false,
    });
    const stranger = await stack.newCook();
    expect((await change(stranger, 'endDevice', { id: onPhone.id })).errors?.[0]).toMatchObject({
      message: 'This device is not signed in any more.',
    });
    expect((await change(here, 'endDevice', { id: onPhone.id })).data).toEqual({ done: true });
    await untilRefused(phone);
    expect((await refreshed(phone)).status).toBe(400);
    expect(await refused(tablet)).toBe(false);
    expect((await change(here, 'endOtherDevices')).data).toEqual({ done: 1 });
    await untilRefused(tablet);
    expect(await devices()).toHaveLength(1);
    expect(await refused(here)).toBe(false);
  });

  test('of somebody who forgot the password is opened by an administrator, once', async () => {
    const cook = await stack.newCook();
    const before = await signedIn(cook.email);
    await me(before);
    const { data } = await change(admin, 'setTemporaryPassword', { id: cook.id });
    await untilRefused(before);
    const given = data!.done as string;
    const visitor = new Visitor({ origin: stack.url, issuer: stack.login.issuer } as LoginStack);
    const form = await visitor.open(visitor.authorizationUrl());
    const asked = await visitor.submit(form, { email: cook.email, password: given });
    expect(asked.html).toContain('The one you were given was for once.');
    const kept = await visitor.submit(asked, { password: 'bread and salt and oil' });
    expect(kept.html).toContain('Your new password is kept');
    await signedIn(cook.email, 'bread and salt and oil');
    await expect(signedIn(cook.email, given)).rejects.toThrow();
  });
});

describe('everything that is held about somebody', () => {
  /** Each collection of the product that has something of a user, and each file under a key of theirs. */
  async function traces(words: string[]): Promise<string[]> {
    const connection = await mongoose
      .createConnection(stack.environment['DATABASE_URL'] as string)
      .asPromise();
    const found: string[] = [];
    try {
      for (const name of Object.keys(stack.services)) {
        const database = connection.useDb(`convivio_${name.replaceAll('-', '_')}`);
        for (const { name: collection } of await database.db!.listCollections().toArray())
          for await (const document of database.db!.collection(collection).find())
            if (words.some((word) => JSON.stringify(document).includes(word)))
              found.push(`${name}.${collection}`);
      }
    } finally {
      await connection.close();
    }
    for await (const { key } of stack.files.list())
      if (words.some((word) => key.includes(word))) found.push(key);
    return found;
  }
  const filesIn = async (): Promise<string[]> =>
    (await readdir(join(stack.data, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  async function busyCook(): Promise<{ cook: Cook; title: string }> {
    const cook = await stack.newCook();
    await me(cook);
    const title = `Crêpes of ${cook.id.slice(0, 8)}`;
    const made = await cook.upload(recipeText(title));
    const { id } = (await made.json()) as { id: number };
    await cook.post('/api/recipes/templates', { recipeId: id });
    const event = await cook.post('/api/events', { name: `Dinner of ${title}`, guestCount: 4 });
    expect([made.status, event.status]).toEqual([201, 201]);
    await cook.post('/api/shopping-lists/from-recipes', { recipeIds: [id], title });
    await cook.post('/api/analytics/session', { timezone: 'Europe/Rome', userAgent: 'A browser' });
    expect((await cook.get('/api/recipes/export')).status).toBe(200);
    return { cook, title };
  }

  /** Begins a collaboration; answers its address. */
  async function collaborate(owner: Cook, guest: Cook): Promise<string> {
    const { inviteUrl } = (await (await owner.post('/api/invitations', {})).json()) as {
      inviteUrl: string;
    };
    const code = new URL(inviteUrl).pathname.split('/').at(-1);
    const accepted = await guest.post(`/api/invitations/${code}/accept`, {});
    const { id } = (await accepted.json()) as { id: number };
    return `/api/collaborations/${id}`;
  }

  test('comes as one zip, by a link that nobody can make up', async () => {
    const { cook, title } = await busyCook();
    const { data } = await cook.graphql<{ myDataLink: string }>('{ myDataLink }');
    const response = await stack.visit(data!.myDataLink);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const reader = new ZipReader(new BlobReader(await response.blob()));
    const texts = new Map<string, string>();
    for (const entry of await reader.getEntries())
      if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
    expect(JSON.parse(texts.get('account.json')!)).toMatchObject({ email: cook.email });
    expect(JSON.parse(texts.get('sessions.json')!)).toMatchObject([{ timezone: 'Europe/Rome' }]);
    expect(texts.get('events.json')).toContain(`Dinner of ${title}`);
    expect(texts.get('shopping-lists.json')).toContain(title);
    expect(texts.get('imports.json')).toContain(title);
    const names = [...texts.keys()];
    expect(names).toContain('convivio.json');
    expect(
      names.filter((name) => /^recipes\/00001-.*\/(recipe\.json|original\.txt)$/.test(name)),
    ).toHaveLength(2);

    const another = await stack.newCook();
    const stolen = data!.myDataLink.replace(cook.id, another.id);
    expect((await stack.visit(stolen)).status).toBe(404);
    expect((await stack.visit(`/files/own-data/${cook.id}`)).status).toBe(404);
    for (const { url } of Object.values(stack.services)) {
      const address = `${new URL('/own-data', url).href}?user=${cook.id}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${cook.token}` } });
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
    }
    await change(admin, 'suspendUser', { id: cook.id });
    await untilRefused(cook);
    expect((await stack.visit(data!.myDataLink)).status).toBe(404);
  });

  test('goes with the account, from every collection and the file store', async () => {
    const { cook, title } = await busyCook();
    const other = await busyCook();
    await collaborate(other.cook, cook);
    const ended = await collaborate(cook, other.cook);
    expect((await cook.request(ended, { method: 'DELETE' })).status).toBe(204);
    const words = [cook.id, cook.email, title];
    expect((await traces(words)).length).toBeGreaterThan(6);
    const before = (await filesIn()).length;
    expect(
      (await change(cook, 'deleteMyAccount', { confirmation: cook.email })).errors?.[0]?.extensions
        .code,
    ).toBe('PASSWORD_NEEDED');
    const device = await signedIn(cook.email);
    expect(
      (await change(device, 'deleteMyAccount', { confirmation: 'yes' })).errors?.[0],
    ).toMatchObject({ message: `Type ${cook.email} to confirm.` });
    expect((await change(device, 'deleteMyAccount', { confirmation: cook.email })).data).toEqual({
      done: true,
    });
    await untilRefused(cook);
    expect(await toldTo(device)).toMatchObject({ error: 'This account was deleted.' });
    // That this user is being deleted is known for a day: what was still in hand is erased once more after an hour.
    await until(async () => (await traces(words)).every((place) => place === 'admin.erasures'));
    expect(stack.login.accounts.find(cook.id)).toBeUndefined();
    expect((await filesIn()).length).toBeLessThan(before);
    expect((await traces([other.cook.id])).length).toBeGreaterThan(6);
    expect((await other.cook.get('/api/recipes')).status).toBe(200);
  });

  test('goes once when two administrators delete it at the same time, after what was typed', async () => {
    const cook = await stack.newCook();
    await me(cook);
    expect(
      (await change(admin, 'deleteUser', { id: cook.id, confirmation: 'DELETE' })).errors?.[0],
    ).toMatchObject({ message: `Type ${cook.email} to confirm.` });
    const second = await stack.newCook({ roles: ['admin'] });
    const both = await Promise.all(
      [admin, second].map((each) =>
        change(each, 'deleteUser', { id: cook.id, confirmation: cook.email }),
      ),
    );
    expect(both.map(({ data }) => data?.done)).toContain(true);
    await untilRefused(cook);
    await until(() => stack.login.accounts.find(cook.id) === undefined);
  });
});
