import { expect, test } from '@jest/globals';
import { homeAddress, readHomeAddress } from './home-address.ts';

const read = (query: string) => readHomeAddress(new URLSearchParams(query));

test.each(['/', '/?view=archive', '/?q=lemon+%26+thyme', '/?view=archive&q=fig&add=link'])(
  '%s is read as it is written',
  (address) => {
    expect(homeAddress(read(address.slice(2)))).toBe(address);
  },
);

test('what is no place is left aside', () => {
  expect(read('view=trash&q=%20%20&add=fax&x=1')).toEqual({
    state: 'active',
    search: '',
    adding: null,
  });
});
