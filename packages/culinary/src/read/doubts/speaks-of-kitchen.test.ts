import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';
import { speaksOfKitchen } from './speaks-of-kitchen.ts';

test.each([
  'She never wrote it down.',
  'Sie war immer so freundlich.',
  'Elle avait les cheveux blancs.',
  'Era muy amiga de mi tía.',
  'Lo diceva sempre lei.',
])('“%s” speaks of nothing in the kitchen', (sentence) => {
  expect(speaksOfKitchen(sentence)).toBe(false);
});

test.each([
  'Cover it and leave it for 20 minutes.',
  'Then the butter goes in.',
  'Zum Schluss die Petersilie darüberstreuen.',
  'On laisse mijoter à couvert.',
  'Remuévelo de vez en cuando.',
  'Poi si mescola bene.',
])('“%s” speaks of the kitchen', (sentence) => {
  expect(speaksOfKitchen(sentence)).toBe(true);
});

test('what is told of somebody between told steps is not asked about as a step', () => {
  const { doubts } = readText(
    "Nan's lemonade\n\nRight, love, here it is. You take 4 lemons and 200 g sugar and a litre of water.\n\nPeel the lemons thinly and squeeze out the juice. She never wrote it down. Boil the sugar with the water for 5 minutes and pour it over the peel. Add the juice when it is cold.",
  );
  expect(doubts.map(({ sentence }) => sentence).join('\n')).not.toContain('wrote it down');
});
