import { expect, test } from '@jest/globals';
import { withoutPageBreaks } from './page-breaks.ts';

test.each([
  [
    'in the last half hour un-\n\n   99\n\ncover the pan',
    'in the last half hour un-\ncover the pan',
  ],
  [
    'Cover the pan and let it simmer for three hours without\n\n- 99 -\n\nstirring it more than once or twice.',
    'Cover the pan and let it simmer for three hours without\nstirring it more than once or twice.',
  ],
])('a sentence goes on behind the number of a page: %j', (text, whole) => {
  expect(withoutPageBreaks(text)).toBe(whole);
});

test.each([
  'Cover the pan and let it simmer for three hours, then\n\n99\n\nArrange it on a plate with the rest',
  'flour\n\n200\n\nsugar\n\n100',
  'Cover the pan.\n\n99\n\nstir it now and then for the next hour',
])('another number stays: %j', (text) => {
  expect(withoutPageBreaks(text)).toBe(text);
});
