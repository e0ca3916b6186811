import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const draftOf = (head: string, title = 'Nussecken') =>
  readText(
    `${title}\n\n${head}\n\nIngredients\n500 g flour\n200 g nuts\n200 g butter\n\n` +
      'Method\n1. Knead flour, nuts and butter.\n2. Bake in the oven until golden.\n',
  );

test.each([
  ['Ergibt 3 Bleche à 20 Stück', 60],
  ['Makes 2 trays of 12 pieces', 24],
  ['Resa: 2 teglie da 12 pezzi', 24],
  ['Serves 4', 4],
])('counts the pieces of all trays: %s', (head, servings) => {
  expect(draftOf(head).servings).toBe(servings);
});

test('takes so many of each thing for no yield', () => {
  const { servings, yieldText, doubts } = draftOf('je 2 Stück Tomaten, Gurken');
  expect([servings, yieldText]).toEqual([null, null]);
  expect(doubts.filter(({ about }) => about === 'yield')).toEqual([]);
});

test('doubts for how many it is where the amounts were scaled', () => {
  const { doubts } = draftOf('', 'Chili (scaled up x3 from the original for 4)');
  expect(doubts.filter(({ about }) => about === 'yield')).toHaveLength(1);
});
