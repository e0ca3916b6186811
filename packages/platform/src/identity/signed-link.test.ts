import { expect, test } from '@jest/globals';
import { briefFilePath, isSignedFile, signedFilePath } from './signed-link.ts';

const secret = 'a secret of more than thirty-two characters';
const now = Date.UTC(2026, 5, 1, 12);

function parts(path: string) {
  const url = new URL(path, 'http://localhost');
  return {
    key: url.pathname.slice('/files/'.length),
    until: url.searchParams.get('until'),
    signature: url.searchParams.get('signature'),
  };
}

test('a signed path opens its own file and no other', () => {
  const { key, until, signature } = parts(signedFilePath('images/1/a.jpg', secret, now));
  expect(isSignedFile(key, until, signature, secret, now)).toBe(true);
  expect(isSignedFile('images/2/a.jpg', until, signature, secret, now)).toBe(false);
});

test('a signed path is the same all day, and expires', () => {
  const path = signedFilePath('images/1/a.jpg', secret, now);
  expect(signedFilePath('images/1/a.jpg', secret, now + 3_600_000)).toBe(path);
  const { key, until, signature } = parts(path);
  expect(isSignedFile(key, until, signature, secret, now + 3 * 86_400_000)).toBe(false);
});

test('a brief path opens its file for as long as was asked for', () => {
  const { key, until, signature } = parts(briefFilePath('exports/1/a', secret, 3_600_000, now));
  expect(isSignedFile(key, until, signature, secret, now + 3_600_000)).toBe(true);
  expect(isSignedFile(key, until, signature, secret, now + 3_600_001)).toBe(false);
});

test('a path signed with another secret, or with a later expiry written in, is refused', () => {
  const { key, until, signature } = parts(signedFilePath('images/1/a.jpg', secret, now));
  expect(
    isSignedFile(key, until, signature, 'another secret of more than thirty-two chars', now),
  ).toBe(false);
  expect(isSignedFile(key, String(Number(until) + 86_400_000), signature, secret, now)).toBe(false);
});
