import { afterEach, expect, jest, test } from '@jest/globals';
import { inTab, onDevice, readJson } from './web-storage.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

function put(name: 'localStorage' | 'sessionStorage', descriptor: PropertyDescriptor): void {
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
}

test('reads what was kept, until it is dropped', () => {
  const values = new Map<string, string>();
  put('sessionStorage', {
    value: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => values.set(key, text),
      removeItem: (key: string) => values.delete(key),
    },
  });
  expect(inTab.read('draft')).toBeNull();
  expect(inTab.keep('draft', '2 eggs')).toBe(true);
  expect(inTab.read('draft')).toBe('2 eggs');
  inTab.keep('draft', null);
  expect(inTab.read('draft')).toBeNull();
});

test('a full storage keeps nothing and says so', () => {
  const setItem = jest.fn(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  put('localStorage', { value: { setItem } });
  expect(onDevice.keep('view', 'list')).toBe(false);
});

test('a storage that is switched off reads as empty', () => {
  put('localStorage', {
    get() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(onDevice.read('view')).toBeNull();
  expect(onDevice.keep('view', 'list')).toBe(false);
});

test.each([
  [null, null],
  ['', null],
  ['{', null],
  ['[1]', [1]],
])('reads %p as %p', (json, value) => {
  expect(readJson(json)).toEqual(value);
});
