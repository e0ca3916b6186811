import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (facts: string, title = 'Fairy cakes') => {
  const { servings, yieldText, prepTime, cookTime, totalTime, notes, doubts } = readText(
    `${title}\n${facts}\n\n200 g flour\n100 g butter\n2 eggs\n\nBeat everything together well.\nBake until golden.`,
  );
  return {
    servings,
    yieldText,
    times: [prepTime, cookTime, totalTime],
    notes,
    doubts: doubts.map(({ sentence }) => sentence),
  };
};
const SIX = { servings: 6, yieldText: '6' };
const DOZENS = { servings: 36, yieldText: 'three dozen' };

test.each([
  ['Serves: 6\nTime: 20 min', SIX, [null, null, 20]],
  ['Serves: 6 Time: 20 min', SIX, [null, null, 20]],
  ['Time: 20 min\nServes: 6', SIX, [null, null, 20]],
  ['Serves: 8\nTime: 45 minutes', { servings: 8, yieldText: '8' }, [null, null, 45]],
  ['Serves: 6\nPrep: 10 min\nTime: 45 min', SIX, [10, null, 45]],
  ['Serves 6, Time 20 min', { servings: 6, yieldText: 'Serves 6' }, [null, null, 20]],
  ['Makes: three dozen\nTime: 20 min', DOZENS, [null, null, 20]],
  ['Yield: a dozen\nTime: 20 min', { servings: 12, yieldText: 'a dozen' }, [null, null, 20]],
  ['Yield: 3 dozen\nTime: 20 min', { servings: 36, yieldText: '3 dozen' }, [null, null, 20]],
  ['Yield: three dozen\nTime: quarter of an hour', DOZENS, [null, null, 15]],
  ['Yield: three dozen Time: quarter of an hour', DOZENS, [null, null, 15]],
  ['Tid: 1 time 20 min\nPortioner: 6', { servings: 6, yieldText: '6 portioner' }, [null, null, 80]],
])('how many there are is no number of hours: “%s”', (facts, amount, times) => {
  expect(read(facts)).toEqual({ ...amount, times, notes: [], doubts: [] });
});

test.each([
  ['Zitronenlimonade', 'Ergibt 2 Liter'],
  ['Lemonade', 'Makes 2 cups'],
  ['Lemonade', 'Makes 1½ litres'],
  ['Limonade', 'Pour 1 litre'],
  ['Limonata', 'Per 2 litri'],
  ['Limonada', 'Rinde 2 litros'],
  ['Limonada', 'Rende 2 litros'],
  ['Limonade', 'Voor 2 liter'],
  ['Lemonad', 'Ger 2 liter'],
])('how much it is stands in the notes and counts nobody: “%s”, “%s”', (title, facts) => {
  expect(read(facts, title)).toMatchObject({ servings: null, notes: [facts] });
});
