import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const read = (said: string) =>
  readPage(
    `<html lang="en"><title>Black bean chilli</title><body><div>${said}</div><main><article><h1>Black bean chilli</h1><p>${said}.</p><h2>Ingredients</h2><ul><li>2 tins black beans<li>1 onion<li>2 garlic cloves<li>1 tin tomatoes</ul><h2>Method</h2><ol><li>Fry the onion and garlic for 8 minutes.<li>Add the beans and tomatoes and simmer for 25 minutes.</ol></article></main></body></html>`,
    'https://kitchen.example/chilli',
  ).draft;

test.each([
  'Free delivery on your first three orders',
  'Your first two boxes half price',
  'Buy three, pay for two',
  'Gift cards for two: dinner at ours',
  '3 für 2 auf alle Kisten',
  'Envío gratis en tus tres primeros pedidos',
])('what a shop counts serves nobody: “%s”', (said) => {
  const draft = read(said);
  expect(draft?.servings).toBeNull();
  expect(draft?.doubts.filter(({ about }) => about === 'yield')).toEqual([]);
});
