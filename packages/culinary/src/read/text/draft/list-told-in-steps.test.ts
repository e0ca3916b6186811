import { expect, test } from '@jest/globals';
import { withoutItemsAlone, withoutListTold } from './list-told-in-steps.ts';

const steps = (...texts: string[]) => texts.map((text) => ({ group: null, text }));

test('the first sentences that only say what is needed are no steps', () => {
  const told = steps(
    'So, you need 600 grams of chicken. Then three leeks and 50 grams of butter.',
    'Melt the butter.',
  ) as never;
  expect(withoutListTold(told, 'en').map(({ text }) => text)).toEqual(['Melt the butter.']);
});

test('who takes something up to work on it tells a step', () => {
  const told = steps('Prendi un chilo di patate, le lavi e le metti a bollire.') as never;
  expect(withoutListTold(told, 'it')).toHaveLength(1);
});

test('a sentence that is an item of the list and no more is no step', () => {
  const told = steps('Dos zanahorias en rodajas.', 'Pones dos zanahorias en rodajas a cocer.');
  const listed = ['Dos zanahorias en rodajas'];
  expect(withoutItemsAlone(told, listed)).toEqual(told.slice(1));
  expect(withoutItemsAlone(told.slice(0, 1), listed)).toHaveLength(1);
});
