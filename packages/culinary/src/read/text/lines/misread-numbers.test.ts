import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const pieces = (texts: readonly string[]) =>
  texts.map((text, at) => ({
    text,
    page: 1,
    x: /^\d{1,3} g|^\p{L}{3}/u.test(text) ? 40 : 30,
    y: 40 + 30 * at,
    width: 9 * text.length,
    height: 20,
    confidence: 92,
  }));

const LIST = [
  'Barley Soup',
  'Ingredients',
  '200 g barley',
  '300 g carrots',
  '100 g celery',
  'Method',
];
const STEPS = [
  'Rinse the barley under cold water.',
  'Chop the carrots and the celery.',
  'Cook gently for 5 minutes, until soft.',
  'Serve the soup in warm bowls.',
];

test.each([
  [0, '4'],
  [0, 'l.'],
  [2, '3,'],
  [2, '5'],
])('of the numbers of steps the %dth that was read as “%s” is the one that lacks', (at, read) => {
  const steps = STEPS.map((text, index) => `${index === at ? read : `${index + 1}.`} ${text}`);
  expect(readText(pieces([...LIST, ...steps])).steps.map(({ text }) => text)).toEqual(STEPS);
});
