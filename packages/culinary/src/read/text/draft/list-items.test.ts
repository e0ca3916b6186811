import { expect, test } from '@jest/globals';
import { splitList } from './list-items.ts';

test.each([
  [
    'You need 500 g flour, 3 eggs and a pinch of salt.',
    ['500 g flour', '3 eggs', 'a pinch of salt'],
  ],
  ['1 coliflor + 250 ml de nata + sal', ['1 coliflor', '250 ml de nata', 'sal']],
  ['Zutaten für die Soße: 200 g Sahne, 1 Zwiebel, Salz', ['200 g Sahne', '1 Zwiebel', 'Salz']],
  [
    'Vas a necesitar medio kilo de harina, dos huevos y sal',
    ['medio kilo de harina', 'dos huevos', 'sal'],
  ],
])('a list in one line is its parts: “%s”', (line, parts) => {
  expect(splitList(line)).toEqual(parts);
});
