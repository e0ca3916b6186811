import { beforeAll, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { LoginDirectory } from '../src/domain/account/login-directory.ts';

export interface SignedIn {
  access_token: string;
  refresh_token: string;
}

/** A login with somebody who signs up, in and refreshes as a browser does. */
export interface DirectoryStage {
  directory: LoginDirectory;
  signUp(email: string, password: string): Promise<SignedIn>;
  /** Throws where the login does not let them in. */
  signIn(email: string, password: string): Promise<SignedIn>;
  /** Whether the login renews these tokens. */
  isRenewed(tokens: SignedIn): Promise<boolean>;
}

const claims = ({ access_token }: SignedIn) => {
  const { sub = '', sid, ...rest } = decodeJwt(access_token);
  return { id: sub, sid: sid as string, ...rest } as Record<string, unknown> & {
    id: string;
    sid: string;
  };
};

/** What the directory of accounts does on every login. */
export function directoryContract(stage: () => DirectoryStage): void {
  const password = 'semolina & saffron';
  let email: string;
  let id: string;
  let first: SignedIn;
  const directory = () => stage().directory;

  beforeAll(async () => {
    email = `dora-${Date.now()}@example.org`;
    first = await stage().signUp(email, password);
    ({ id } = claims(first));
  });

  test('a password is known as one’s own, and no other is', async () => {
    expect(await directory().isPassword(email, password)).toBe(true);
    expect(await directory().isPassword(email, 'a guess at it')).toBe(false);
    expect(await directory().isPassword('nobody@example.org', password)).toBe(false);
    // Asking leaves nobody signed in.
    expect(await directory().signIns(id)).toHaveLength(1);
  });

  test('sign-ins are listed and ended one by one', async () => {
    const second = await stage().signIn(email, password);
    const found = await directory().signIns(id);
    expect(new Set(found.map((each) => each.id))).toEqual(
      new Set([claims(first).sid, claims(second).sid]),
    );
    for (const { startedAt, lastSeenAt } of found)
      for (const at of [startedAt, lastSeenAt])
        expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(120_000);
    await directory().endSignIn(claims(second).sid);
    await directory().endSignIn(claims(second).sid);
    expect(await stage().isRenewed(second)).toBe(false);
    expect(await stage().isRenewed(first)).toBe(true);
  });

  test('name and e-mail are written, another e-mail is not verified, and one that is taken is refused', async () => {
    await directory().update(id, { firstName: 'Dora', lastName: 'Maar' });
    const next = `new-${email}`;
    await directory().update(id, { email: next });
    email = next;
    expect(claims(await stage().signIn(email, password))).toMatchObject({
      id,
      email,
      email_verified: false,
      given_name: 'Dora',
      family_name: 'Maar',
    });
    const taken = `taken-${email}`;
    await stage().signUp(taken, password);
    await expect(directory().update(id, { email: taken })).rejects.toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
  });

  test('a password is set while sign-ins go on, and one that is too short is refused with a sentence', async () => {
    await expect(directory().setPassword(id, 'short', false)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/8/),
    });
    const before = await stage().signIn(email, password);
    await directory().setPassword(id, 'bread and salt and oil', false);
    expect(await directory().isPassword(email, password)).toBe(false);
    expect(await directory().isPassword(email, 'bread and salt and oil')).toBe(true);
    expect(await stage().isRenewed(before)).toBe(true);
    await directory().setPassword(id, password, false);
  });

  test('somebody who is disabled is let in nowhere, and is again when enabled', async () => {
    const before = await stage().signIn(email, password);
    await directory().update(id, { enabled: false });
    await directory().endSignIns(id);
    expect(await stage().isRenewed(before)).toBe(false);
    await expect(stage().signIn(email, password)).rejects.toThrow();
    expect(await directory().isPassword(email, password)).toBe(false);
    await directory().update(id, { enabled: true });
    await stage().signIn(email, password);
  });

  test('a temporary password must be changed before it lets anybody in', async () => {
    await directory().setPassword(id, 'bread for one evening', true);
    await expect(stage().signIn(email, 'bread for one evening')).rejects.toThrow();
    await directory().setPassword(id, password, false);
  });

  test('somebody is made an administrator, once or twice, and the next token says so', async () => {
    expect(await directory().administrators()).not.toContain(id);
    await directory().makeAdministrator(id);
    await directory().makeAdministrator(id);
    expect((await directory().administrators()).length).toBeGreaterThan(0);
    expect(await directory().answers()).toBe(true);
    expect(claims(await stage().signIn(email, password))['realm_access']).toMatchObject({
      roles: expect.arrayContaining(['admin']),
    });
  });

  test('it says what it is, and its version where the service client may know it', async () => {
    const { name, version } = await directory().engine();
    expect(name).toMatch(/^(Keycloak|Built in, oidc-provider)$/);
    // Keycloak tells it to those alone who manage the realm, which our client may not.
    if (name === 'Keycloak') expect(version).toBeNull();
    else expect(version).toMatch(/^\d+\.\d+/);
  });

  test('an account is removed for good, and removing it again does no harm', async () => {
    const before = await stage().signIn(email, password);
    await directory().remove(id);
    await directory().remove(id);
    expect(await stage().isRenewed(before)).toBe(false);
    await expect(directory().signIns(id)).rejects.toMatchObject({ status: 404 });
  });
}
