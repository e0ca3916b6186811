import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { LOGIN_LIMITS } from '../../src/login/throttle.ts';
import { ILARIA, startLogin, type LoginStack } from './login-stack.ts';
import { alertOf, errorsOf, headingOf, Visitor } from './visitor.ts';

let stack: LoginStack;
beforeAll(async () => {
  stack = await startLogin();
});
afterAll(() => stack.stop());

const TOMAS = {
  firstName: 'Tomás',
  lastName: 'Rivera',
  email: 'tomas@example.org',
  password: 'olives & rain',
};
async function signUp(fields: Record<string, string>, visitor = new Visitor(stack)) {
  return visitor.submit(await visitor.open(visitor.authorizationUrl({}, 'registrations')), fields);
}

test('makes an account and signs it in', async () => {
  const visitor = new Visitor(stack);
  const form = await visitor.open(visitor.authorizationUrl({}, 'registrations'));
  expect(headingOf(form)).toBe('Sign Up');
  const tokens = await visitor.tokens(
    await visitor.submit(form, { ...TOMAS, email: ' Tomas@Example.org ' }),
  );
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    email: 'tomas@example.org',
    email_verified: false,
    given_name: 'Tomás',
    family_name: 'Rivera',
    realm_access: { roles: ['user'] },
  });
  expect(stack.accounts.find('tomas@example.org')).toMatchObject({
    firstName: 'Tomás',
    roles: ['user'],
  });
  expect(await new Visitor(stack).signIn('tomas@example.org', TOMAS.password)).toHaveProperty(
    'access_token',
  );
});

test('leads from one form to the other and back', async () => {
  const visitor = new Visitor(stack);
  const signIn = await visitor.open(visitor.authorizationUrl());
  const form = await visitor.open(/href="([^"]+register)"/.exec(signIn.html)?.[1] as string);
  expect(headingOf(form)).toBe('Sign Up');
  expect(headingOf(await visitor.open(/href="([^"]+login)"/.exec(form.html)?.[1] as string))).toBe(
    'Sign In',
  );
});

test('says what is missing under each field', async () => {
  const page = await signUp({ firstName: '\u200b', lastName: '\u3164' });
  expect(page.status).toBe(422);
  expect(errorsOf(page)).toEqual([
    'firstName: Enter your first name.',
    'lastName: Enter your last name.',
    'email: Enter your e-mail.',
    'password: Choose a password of at least 8 characters; a short sentence is easiest.',
  ]);
});

test('keeps what was typed, except the password', async () => {
  const page = await signUp({ ...TOMAS, email: 'new@example.org', password: 'sevench' });
  expect(errorsOf(page)).toEqual([
    'password: 7 characters so far. At least 8; a short sentence is easiest.',
  ]);
  for (const kept of ['Tomás', 'Rivera', 'new@example.org'])
    expect(page.html).toContain(`value="${kept}"`);
  expect(page.html).not.toContain('sevench');
  expect(page.html).toMatch(
    /id="password"[^>]*aria-describedby="password-hint"[^>]*aria-invalid="true"[^>]*autofocus/,
  );
  expect(page.html).toContain('<title>Not signed up yet: Sign Up · Convivio</title>');
});

test.each([
  ['12345678', 'Many people use this one, so it is tried first. A short sentence is easiest.'],
  ['PassWord', 'Many people use this one, so it is tried first. A short sentence is easiest.'],
  ['new@example.org', 'Choose something else than your e-mail.'],
  ['x'.repeat(201), '201 characters. At most 200.'],
  ['🍋🍋🍋🍋', '4 characters so far. At least 8; a short sentence is easiest.'],
])('refuses the password %s', async (password, sentence) => {
  expect(errorsOf(await signUp({ ...TOMAS, email: 'new@example.org', password }))).toEqual([
    `password: ${sentence}`,
  ]);
});

test.each(['aaaa bbb', 'x'.repeat(200), '🍋🍋🍋🍋🍋🍋🍋🍋'])(
  'takes the password %s without rules about its characters',
  async (password) => {
    const email = `p${password.codePointAt(0)}@example.org`;
    expect((await signUp({ ...TOMAS, email, password })).url.pathname).toBe('/recipes/12');
    expect(await new Visitor(stack).signIn(email, password)).toHaveProperty('access_token');
  },
);

test.each([
  'ilaria',
  'a@b',
  '@example.org',
  'a b@example.org',
  'a@exa mple.org',
  `${'x'.repeat(250)}@example.org`,
  'a@example.org\nb@example.org',
])('refuses %j as an e-mail', async (email) => {
  expect(errorsOf(await signUp({ ...TOMAS, email }))).toEqual([
    'email: This is not an e-mail address. One looks like name@example.org.',
  ]);
});

test('tells of an e-mail that has an account, with the way to sign in', async () => {
  const page = await signUp({ ...TOMAS, email: 'ILARIA@example.org' });
  expect(page.status).toBe(409);
  expect(errorsOf(page)).toEqual([
    'email: This e-mail already has an account. Sign in with it, or use another.',
  ]);
  expect(page.html).toMatch(
    /<a class="lk" href="\/realms\/convivio\/interaction\/[^"]+\/login">Sign in<\/a>/,
  );
});

test('signs in who signs up again with the right password', async () => {
  const visitor = new Visitor(stack);
  const form = await visitor.open(visitor.authorizationUrl({}, 'registrations'));
  const tokens = await visitor.tokens(
    await visitor.submit(form, { ...ILARIA, firstName: 'Other' }),
  );
  expect(decodeJwt(tokens.access_token)['given_name']).toBe('Ilaria');
});

test('makes one account for a form that is posted three times at once', async () => {
  const visitor = new Visitor(stack);
  const form = await visitor.open(visitor.authorizationUrl({}, 'registrations'));
  const action = new URL(/action="([^"]+)"/.exec(form.html)?.[1] as string, form.url);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      visitor.fetch(action, {
        method: 'POST',
        body: new URLSearchParams({ ...TOMAS, email: 'thrice@example.org' }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(stack.accounts.list().filter(({ email }) => email === 'thrice@example.org')).toHaveLength(
    1,
  );
});

test('makes markup and line breaks in names harmless', async () => {
  const visitor = new Visitor(stack);
  const page = await signUp(
    {
      firstName: '<script>x</script>',
      lastName: '" onfocus=x',
      email: 'bad',
      password: TOMAS.password,
    },
    visitor,
  );
  expect(page.html).not.toContain('<script');
  expect(page.html).toContain('value="&#34; onfocus=x"');
  const left = await signUp({ ...TOMAS, firstName: ' To\r\nmás ', email: 'lines@example.org' });
  expect(left.status).toBe(303);
  expect(stack.accounts.find('lines@example.org')?.firstName).toBe('To más');
});

test('limits how often one address may try', async () => {
  const limited = await startLogin({
    limits: { ...LOGIN_LIMITS, signUp: { points: 2, duration: 3600 } },
  });
  try {
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt++)
      answers.push(await signUp({}, new Visitor(limited)));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 429]);
    expect(alertOf(answers[2]!)).toBe('Too many attempts. Try again in 60 minutes.');
  } finally {
    await limited.stop();
  }
});
