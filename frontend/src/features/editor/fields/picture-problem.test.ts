import { beforeEach, expect, test } from '@jest/globals';
import { pictureProblem } from './picture-problem.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const problemOf = (bytes: number[]) => pictureProblem(new Blob([new Uint8Array(bytes)]));
const decoded = (decode: () => Promise<object>) =>
  Object.assign(globalThis, { createImageBitmap: decode });
beforeEach(() => void decoded(async () => ({ close() {} })));

test('a file is a picture by its first bytes', async () => {
  expect(await problemOf(png)).toBeNull();
});

test.each([
  ['words', [0x68, 0x65, 0x6c, 0x6c, 0x6f]],
  ['nothing', []],
])('a file that holds %s is no picture', async (_, bytes) => {
  expect(await problemOf(bytes)).toBe(
    'This file is not a picture that can be shown. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  );
});

test('a picture that breaks off cannot be shown', async () => {
  decoded(() => Promise.reject(new DOMException('broken', 'InvalidStateError')));
  expect(await problemOf(png)).toMatch(/^This file is not a picture that can be shown/);
});
