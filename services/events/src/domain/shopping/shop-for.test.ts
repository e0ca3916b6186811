import { expect, test } from '@jest/globals';
import { turnsDuring } from '@convivio/platform/test-kit/turns-during';
import { shopFor } from './shop-for.ts';

/** Dishes of so many lines each, all of which are of one food by different words. */
const onions = (dishes: number) =>
  Array.from({ length: dishes }, (_, dish) => ({
    title: `Dish ${dish}`,
    factor: 1,
    language: 'en',
    ingredients: Array.from({ length: 500 }, (_, at) => {
      const name = `onions of field ${dish * 500 + at}`;
      return { name, quantity: 1, originalText: `1 ${name}` };
    }),
  }));

test('others have their turn while a list of ten thousand lines is made, the more often the longer it is', async () => {
  const made: number[] = [];
  const turns = (dishes: number) =>
    turnsDuring(async () => {
      const aisles = await shopFor(onions(dishes), 'metric');
      made.push(aisles.flatMap(({ items }) => items.flatMap(({ lines }) => lines)).length);
    });
  const few = await turns(1);
  expect(await turns(20)).toBeGreaterThan(few + 5);
  expect(made).toEqual([500, 10_000]);
});
