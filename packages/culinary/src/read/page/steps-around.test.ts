import { expect, test } from '@jest/globals';
import { heading, items, lines, marked, read, told } from './test-kit/plum-tart.ts';

const shown = (steps: readonly string[]) =>
  `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(steps, 'ol')}`;

test.each([
  'Read also: How to toss pancakes',
  'Video: how to stone a plum',
  'Join our WhatsApp channel and never miss a thing',
  'Lire aussi : Dix idées de tartes salées',
  'Lee también: Las mejores freidoras',
  'Síguenos en nuestro canal de Telegram.',
  'Jetzt unseren Newsletter abonnieren',
])('“%s” among the stated steps stands around the recipe', (line) => {
  const steps = [told[0]!, line, ...told.slice(1)];
  const draft = read(`${marked({ recipeInstructions: steps })}${shown(steps)}`);
  expect(draft.told).toEqual(told);
  expect(draft.leftOut).toEqual([line]);
});

test.each([
  'Watch the pan and stir.',
  'Follow with the sugar and the plums.',
  'Share out and serve.',
])('“%s” is a step', (line) => {
  const steps = [...told, line];
  expect(read(`${marked({ recipeInstructions: steps })}${shown(steps)}`).told).toEqual(steps);
});
