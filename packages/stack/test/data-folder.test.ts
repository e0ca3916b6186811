import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { DataFolderError, makeDataFolder } from '../src/data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'convivio-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('missing levels are made, for their owner alone', () => {
  makeDataFolder(join(folder, 'a', 'b'));
  expect(statSync(join(folder, 'a', 'b')).mode & 0o777).toBe(0o700);
  expect(() => makeDataFolder(join(folder, 'a', 'b'))).not.toThrow();
});

test('a file in the place of the folder is named, with the way on', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeDataFolder(join(folder, 'file'))).toThrow(DataFolderError);
  expect(() => makeDataFolder(join(folder, 'file'))).toThrow(/Set CONVIVIO_DATA/);
  expect(() => makeDataFolder(join(folder, 'file', 'below'))).toThrow(DataFolderError);
});
