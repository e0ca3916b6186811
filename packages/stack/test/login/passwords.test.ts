import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ILARIA, startLogin, type LoginStack } from './login-stack.ts';
import { errorsOf, headingOf, Visitor } from './visitor.ts';

const FORGOTTEN = '/realms/convivio/login-actions/reset-credentials';

let stack: LoginStack;
let mailServer: Server;
let arrived: PromiseWithResolvers<string>;
const changed: string[] = [];

beforeAll(async () => {
  mailServer = await takeMail((mail) => arrived.resolve(mail));
  stack = await startLogin({
    mail: {
      smtpUrl: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
      from: 'convivio@example.org',
    },
    onPasswordChanged: async (id) => void changed.push(id),
    limits: {
      pair: { points: 50, duration: 60 },
      address: { points: 50, duration: 60 },
      account: { points: 50, duration: 60 },
      signUp: { points: 50, duration: 60 },
      mail: { points: 4, duration: 60 },
    },
  });
});
afterAll(async () => {
  await stack.stop();
  await new Promise((resolve) => mailServer.close(resolve));
});
beforeEach(() => void (arrived = Promise.withResolvers<string>()));

let visitors = 0;
const visitor = () => new Visitor(stack, `203.0.113.${++visitors}`);
const ask = async (email: string, as = visitor()) =>
  as.submit(await as.open(`${stack.origin}${FORGOTTEN}`), { email });
const linkIn = (mail: string) =>
  /http:\S+login-actions\/new-password\?key=\S+/.exec(
    mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
  )![0];

test('a link is mailed with which a new password is chosen once, and everybody else is out', async () => {
  const before = await new Visitor(stack).signIn(ILARIA.email, ILARIA.password);
  expect(headingOf(await ask(ILARIA.email))).toBe('Look into your mailbox');
  const mail = await arrived.promise;
  expect(mail).toContain('Choose a new password for Convivio');
  expect(mail).toMatch(/^To: .*ilaria@example\.org/m);
  const guest = visitor();
  const form = await guest.open(linkIn(mail));
  const short = await guest.submit(form, { password: 'short' });
  expect([short.status, errorsOf(short)[0]]).toEqual([422, expect.stringContaining('At least 8')]);
  const kept = await guest.submit(form, { password: 'another lemon tree' });
  expect(headingOf(kept)).toBe('Your new password is kept');
  expect(changed).toEqual([stack.accounts.find(ILARIA.email)!.id]);
  expect((await new Visitor(stack).refresh(before.refresh_token)).status).toBe(400);
  await new Visitor(stack).signIn(ILARIA.email, 'another lemon tree');
  for (const again of [
    await guest.open(linkIn(mail)),
    await guest.submit(form, { password: 'x'.repeat(9) }),
  ])
    expect([again.status, headingOf(again)]).toEqual([400, 'This link no longer works']);
});

test('an address without an account is answered in the same words, and no mail goes out', async () => {
  const unknown = await ask('nobody@example.org');
  expect([unknown.status, headingOf(unknown)]).toEqual([200, 'Look into your mailbox']);
  expect(headingOf(await ask(ILARIA.email))).toBe('Look into your mailbox');
  // The next mail is the other’s.
  expect(await arrived.promise).toMatch(/^To: .*ilaria@example\.org/m);
});

test('a link that was mailed to an address opens nothing once the account has another', async () => {
  const { id, email } = await stack.accounts.create({
    ...ILARIA,
    email: 'moves@example.org',
  });
  await ask(email);
  const link = linkIn(await arrived.promise);
  stack.accounts.update(id, { firstName: 'Ila' });
  expect(headingOf(await visitor().open(link))).toBe('New password');
  stack.accounts.update(id, { email: 'moved@example.org' });
  expect(headingOf(await visitor().open(link))).toBe('This link no longer works');
});

test('what is no address is said, and an address is not flooded', async () => {
  const wrong = await ask('ilaria');
  expect([wrong.status, errorsOf(wrong)[0]]).toEqual([
    422,
    expect.stringContaining('This is not an e-mail address.'),
  ]);
  const pages = [];
  for (let tries = 1; tries <= 5; tries++) pages.push(await ask('mia@example.org'));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
});

test('a key that was made up opens nothing', async () => {
  for (const key of ['', 'x', 'x'.repeat(10_000), '%00']) {
    const page = await visitor().open(
      `${stack.origin}/realms/convivio/login-actions/new-password?key=${key}`,
    );
    expect([page.status, headingOf(page)]).toEqual([400, 'This link no longer works']);
  }
});

/** A mail server that takes every mail, as far as SMTP goes that a client speaks without secrets (RFC 5321). */
function takeMail(take: (mail: string) => void): Promise<Server> {
  const server = createServer((socket) => {
    let mail: string | null = null;
    let rest = '';
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      rest += data.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail !== null && line !== '.') mail += `${line}\r\n`;
        else if (mail !== null) {
          take(mail);
          mail = null;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 well\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
