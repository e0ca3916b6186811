import { expect, test } from '@jest/globals';
import { asAddress, isSocialLink, labelOf } from './submission.ts';

test.each([
  'https://www.instagram.com/reel/C4limoncello',
  'https://instagr.am/p/abc',
  'http://INSTAGRAM.com/p/abc',
  'instagram.com/p/abc',
  'https://www.tiktok.com/@cook/video/1',
  'https://vm.tiktok.com/ZM1/',
  '  https://www.instagram.com/p/x  ',
])('%s goes to the social import', (url) => {
  expect(isSocialLink(url)).toBe(true);
});

test.each([
  'https://example.org/lemon-tart',
  'https://example.org/?from=instagram.com',
  'https://notinstagram.com/p/abc',
  'https://instagram.com.example.org/p/abc',
  'lemon tart',
  '',
])('%p goes to the general import', (url) => {
  expect(isSocialLink(url)).toBe(false);
});

test.each([
  ['example.org/tart', 'https://example.org/tart'],
  ['  https://example.org ', 'https://example.org'],
  ['http://10.0.0.7/x', 'http://10.0.0.7/x'],
  ['lemon tart', 'lemon tart'],
  ['ftp://example.org/x', 'ftp://example.org/x'],
])('takes %p for %s', (typed, address) => {
  expect(asAddress(typed)).toBe(address);
});

test('names what is being read', () => {
  expect(labelOf({ kind: 'file', file: new File(['x'], 'tart.pdf') })).toBe('tart.pdf');
  expect(labelOf({ kind: 'url', url: 'https://example.org/tart' })).toBe('example.org');
  expect(labelOf({ kind: 'text', text: 'Tart' })).toBe('Pasted text');
});
