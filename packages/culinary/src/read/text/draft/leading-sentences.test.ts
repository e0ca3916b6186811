import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const steps = (lead: string, below: string) =>
  readText(
    [
      'Fish pie',
      '',
      'Ingredients',
      '700 g white fish',
      '1 kg potatoes',
      '50 g butter',
      '',
      'Method',
      'Boil the potatoes for 25 minutes and mash them.',
      lead,
      below,
      'Bake for 20 minutes.',
    ].join('\n'),
  ).steps;

test.each([
  ['Now build it up like this:', 'fish first, then the mash.'],
  ['Ahora monta la fuente así:', 'pescado abajo y puré encima.'],
  ['Montez le plat de cette façon :', 'poisson au fond, purée par-dessus.'],
  ['Disponete gli strati in questo modo:', 'pesce sul fondo, purè sopra.'],
  ['Jetzt wird geschichtet wie folgt:', 'unten der Fisch, oben das Püree.'],
])('a sentence that leads to the line below it is told as a step: %s', (lead, below) => {
  expect(
    steps(lead, below)
      .map(({ text }) => text)
      .join(' '),
  ).toContain(lead);
});

test('the name of a part is none', () => {
  expect(steps('For the crust:', 'spread the mash over the fish.').at(-1)!.group).toBe(
    'For the crust',
  );
});
