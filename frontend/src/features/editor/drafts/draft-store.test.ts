import { expect, test } from '@jest/globals';
import { draftKey, dropDraft, keepDraft, readDraft, type Draft } from './draft-store.ts';
import { emptyForm } from '../form/recipe-form.ts';

class Memory {
  readonly #kept = new Map<string, string>();
  readonly #full: boolean;
  constructor(full = false) {
    this.#full = full;
  }
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.#full) throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(key, value);
  };
  removeItem = (key: string) => void this.#kept.delete(key);
}
const memory = (full = false) => new Memory(full) as unknown as Storage;
const draft: Draft = {
  form: { ...emptyForm, title: 'Tart', tags: ['lemon'], category: 'dessert' },
  base: emptyForm,
  steps: [],
  version: 3,
  typedTag: 'Eas',
  savedAt: '2026-03-01T10:42:00Z',
};
const key = draftKey('u1', '42');

test('a draft is kept, found again, and dropped', () => {
  const storage = memory();
  expect(keepDraft(key, draft, storage)).toBe(true);
  expect(readDraft(key, storage)).toEqual(draft);
  expect(readDraft(draftKey('u2', '42'), storage)).toBeNull();
  dropDraft(key, draft.savedAt, storage);
  expect(readDraft(key, storage)).toBeNull();
});

test('a draft that another tab has kept since is not dropped', () => {
  const storage = memory();
  const theirs = { ...draft, savedAt: '2026-03-01T10:43:00Z' };
  keepDraft(key, theirs, storage);
  dropDraft(key, draft.savedAt, storage);
  expect(readDraft(key, storage)).toEqual(theirs);
});

test('a device without room says so', () => {
  expect(keepDraft(key, draft, memory(true))).toBe(false);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"form":{}}',
  JSON.stringify({ ...draft, form: { ...draft.form, tags: 'lemon' } }),
  JSON.stringify({ ...draft, version: '3' }),
  JSON.stringify({ ...draft, typedTag: ['Eas'] }),
  JSON.stringify({ ...draft, form: { ...draft.form, title: 7 } }),
])('%p is no draft', (text) => {
  const storage = memory();
  storage.setItem(key, text);
  expect(readDraft(key, storage)).toBeNull();
});
