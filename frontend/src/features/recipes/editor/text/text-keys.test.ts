import { historyKeymap, insertNewlineAndIndent, standardKeymap } from '@codemirror/commands';
import type { KeyBinding } from '@codemirror/view';
import { expect, test } from '@jest/globals';
import { textKeys } from './text-keys.ts';

const named = (keys: readonly KeyBinding[]) => keys.map(({ key, mac, run, shift }) => [key ?? '', mac ?? '', key === 'Enter' ? null : run?.name, key === 'Enter' ? null : shift?.name]);

test('are the standard keys of the library, and those of its history', () => {
  expect(named(textKeys)).toEqual(named([...standardKeymap, ...historyKeymap]));
});

test('Enter does not indent', () => {
  expect(textKeys.find(({ key }) => key === 'Enter')!.run).not.toBe(insertNewlineAndIndent);
});
