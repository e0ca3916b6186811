import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { login } from '../../test-kit/fake-login.ts';

const { onSignedOut } = await import('./access-token.ts');
const { sentWithRenewal } = await import('./sent-with-renewal.ts');

const lost = jest.fn();
let accepted: (string | null)[];
const send = jest.fn(async (token: string | null) => ({
  status: accepted.includes(token) ? 200 : 401,
}));
const call = () => sentWithRenewal(send);
const sent = () => send.mock.calls.map(([token]) => token);
let stopListening: () => void;

beforeEach(() => {
  jest.clearAllMocks();
  login.reset();
  accepted = [];
  stopListening = onSignedOut(lost);
});
afterEach(() => stopListening());

test('what is accepted is sent once', async () => {
  accepted = ['token-1'];
  await expect(call()).resolves.toEqual({ status: 200 });
  expect(sent()).toEqual(['token-1']);
});

test('a visitor’s call is sent once, without a token', async () => {
  login.authenticated = false;
  await expect(call()).resolves.toEqual({ status: 401 });
  expect(sent()).toEqual([null]);
  expect(lost).not.toHaveBeenCalled();
});

test('what is refused is sent again with a new token', async () => {
  accepted = ['token-2'];
  await expect(call()).resolves.toEqual({ status: 200 });
  expect(sent()).toEqual(['token-1', 'token-2']);
  expect(lost).not.toHaveBeenCalled();
});

test('a call that is refused with the token renewed for it too ends the session', async () => {
  await expect(call()).resolves.toEqual({ status: 401 });
  expect(sent()).toEqual(['token-1', 'token-2']);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a session that the login has ended is over, and nothing is sent again', async () => {
  login.updateToken.mockImplementation((secondsLeft) =>
    secondsLeft === -1 ? login.refuse() : Promise.resolve(false),
  );
  await expect(call()).resolves.toEqual({ status: 401 });
  expect(sent()).toEqual(['token-1']);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('while the login cannot be reached no refusal ends the session, and each asks anew', async () => {
  login.updateToken.mockImplementation((secondsLeft) =>
    secondsLeft === -1 ? login.beUnreachable() : Promise.resolve(false),
  );
  for (const _ of [1, 2, 3]) await expect(call()).resolves.toEqual({ status: 401 });
  expect(sent()).toEqual(['token-1', 'token-1', 'token-1']);
  expect(login.renewals()).toBe(3);
  expect(lost).not.toHaveBeenCalled();
});

test('a renewed token that is refused later, by another call, is renewed in its turn', async () => {
  accepted = ['token-2'];
  await call();
  await call();
  accepted = ['token-3'];
  await expect(call()).resolves.toEqual({ status: 200 });
  expect(sent()).toEqual(['token-1', 'token-2', 'token-2', 'token-2', 'token-3']);
  expect(lost).not.toHaveBeenCalled();
});

test('a token that was renewed meanwhile for another call is tried before one is asked for', async () => {
  send.mockImplementationOnce(async () => {
    login.token = 'token-of-another';
    return { status: 401 };
  });
  accepted = ['token-of-another'];
  await expect(call()).resolves.toEqual({ status: 200 });
  expect(login.renewals()).toBe(0);
});

test('and when that one is refused, one is asked for', async () => {
  send.mockImplementationOnce(async () => {
    login.token = 'token-of-another';
    return { status: 401 };
  });
  accepted = ['token-2'];
  await expect(call()).resolves.toEqual({ status: 200 });
  expect(sent()).toEqual(['token-1', 'token-of-another', 'token-2']);
  expect(lost).not.toHaveBeenCalled();
});
