import { expect, test } from '@jest/globals';
import { timeStatements } from './time-statements.ts';
import { readText } from '../read-text.ts';

const timesOf = (text: string) => timeStatements(text).map(({ minutes, cue }) => [minutes, cue]);

test.each([
  ['preparazione 20 minuti + riposo, cottura 25 minuti in tutto', 20, 25],
  ['30 minuti di preparazione e 40 di forno in tutto', 30, 40],
  ['Prep 20 min, cooking 45 min in all', 20, 45],
  ['Vorbereitung 25 Min, Backzeit 40 Min insgesamt', 25, 40],
])('%s: what names one work is all of that work beside the other', (text, prep, cook) => {
  expect(timesOf(text)).toEqual([
    [prep, 'prep'],
    [cook, 'cook'],
  ]);
});

test.each([
  '20 Minuten Vorbereitung, insgesamt 60 Minuten',
  '20 minutes prep, one hour in all with the baking',
])('%s has a whole', (text) => {
  expect(timesOf(text)).toEqual([
    [20, 'prep'],
    [60, 'whole'],
  ]);
});

test('a first step that takes two times stays one', () => {
  const first =
    'Soften the onion in a little oil for 10 minutes. Add the beetroot and stock and simmer for 35 minutes until tender.';
  const { steps } = readText(
    `Beetroot soup\nServes 4\n\n600g raw beetroot\n1 onion, chopped\n1 litre vegetable stock\n\n${first}\nBlend until smooth and stir in the cream.`,
  );
  expect(steps[0]!.text).toBe(first);
});

test('how long something cooks in all, until it is tender, stays in its step', () => {
  const { steps, totalTime } = readText(
    'Judías blancas\nPara 4\n\n400 g de judías blancas\n2 chorizos\n1 cebolla\n\nSe ponen las judías en la olla con la cebolla, cubiertas de agua.\n\nA la hora se añaden los chorizos. En total son unas dos horas, hasta que estén tiernas sin romperse.',
  );
  expect(totalTime).toBeNull();
  expect(steps.at(-1)!.text).toMatch(/sin romperse\.$/);
});
