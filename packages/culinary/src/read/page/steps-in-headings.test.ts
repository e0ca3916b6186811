import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const page = (lang: string, body: string) => `<html lang="${lang}">
  <head><title>Carrot soup</title></head><body><h1>Carrot soup</h1>
  <h2>Ingredients</h2><ul><li>1 onion</li><li>500 g carrots</li><li>1 l stock</li><li>2 tbsp oil</li></ul>
  <h2>Method</h2>${body}</body></html>`;
const read = (body: string) => {
  const { prepTime, cookTime, totalTime, steps } = readPage(
    page('en', body),
    'https://example.org/soup',
  ).draft!;
  return { times: [prepTime, cookTime, totalTime], steps };
};
const step = (group: string | null, text: string) => ({ group, text });
const [chop, blend] = ['Chop the onion.', 'Blend everything.'];
const three = (name: string) => [step('Prep', chop), step(null, name), step('Finish', blend)];

test.each(['Simmer: 20 min', 'Bake: 20 min', 'Hervir: 20 min', 'Cuocere: 20 min', 'Koka: 20 min'])(
  'a heading of the steps with nothing below it is a step and no time of the dish: "%s"',
  (name) => {
    const steps = three(name);
    expect(
      read(`<h3>Prep</h3><p>${chop}</p><h3>${name}</h3><h3>Finish</h3><p>${blend}</p>`),
    ).toEqual({ times: [null, null, null], steps });
    expect(
      read(
        `<ol><li><h4>Prep</h4><p>${chop}</p></li><li><h4>${name}</h4></li><li><h4>Finish</h4><p>${blend}</p></li></ol>`,
      ),
    ).toEqual({ times: [null, null, null], steps });
  },
);

test('and the name of the steps below it, if there are any', () => {
  expect(read(`<h3>Prep</h3><p>${chop}</p><h3>Simmer: 20 min</h3><p>${blend}</p>`)).toEqual({
    times: [null, null, null],
    steps: [step('Prep', chop), step('Simmer: 20 min', blend)],
  });
});

test('a step of that kind is kept above another section', () => {
  expect(
    read(
      `<h3>Prep</h3><p>${chop} ${blend}</p><h3>Simmer: 20 min</h3><h2>Notes</h2><p>It freezes well.</p>`,
    ).steps.at(-1)?.text,
  ).toBe('Simmer: 20 min');
});
