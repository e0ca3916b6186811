import { expect, test } from '@jest/globals';
import type { LabelledLine } from '../labels/line-label.ts';
import { readText } from '../read-text.ts';
import { isBetweenListAndSteps, worksTimed } from './time-at-heat.ts';

test.each([
  ['Cottura: 40 minuti a 200 gradi, forno statico', { cookTime: 40 }],
  ['Ofen: 200 Grad, 25 Minuten', { cookTime: 25 }],
  ['Four : 200°, 25 minutes', { cookTime: 25 }],
  ['Im Ofen: dreieinhalb Stunden', { cookTime: 210 }],
  ['In the oven: three and a half hours', { cookTime: 210 }],
  ['Garzeit im Ofen etwa 1 1/2 Std. bei 150 °C', { cookTime: 90 }],
  ['Cocción a fuego lento: dos horas y media', { cookTime: 150 }],
  ['Riposo: una notte; cottura: 50 min', { cookTime: 50 }],
  ['Chill: overnight; bake: 50 min', { cookTime: 50 }],
])('“%s” times works, and tells nothing to do', (text, times) => {
  expect(worksTimed(text)).toMatchObject(times);
});

test.each([
  'Backen: 40 Minuten, bis die Kruste braun ist',
  'Cook: 10 minutes with the onions',
  'Zugedeckt schmoren: 90 Minuten.',
  'Au four : trois heures, puis 20 minutes sous le gril',
  'Mescolare per 10 minuti a fuoco basso',
  'Horno a 200 grados',
])('“%s” is work', (text) => {
  expect(worksTimed(text)).toBeNull();
});

const method = ['Dividete a metà le prugne.', 'Unite la cannella e cuocete.', 'Frullate tutto.'];
const list = ['3 kg di prugne', '500 g di zucchero', '1 stecca di cannella'];
const read = (line: string) =>
  readText(['Confettura di prugne', '', ...list, '', line, '', ...method].join('\n'));

test('a time with its heat between list and steps is the cooking time, and its heat a note', () => {
  const draft = read('Cottura: 40 minuti a 200 gradi, forno statico');
  expect(draft.cookTime).toBe(40);
  expect(draft.steps.map(({ text }) => text)).toEqual(method);
  expect(draft.notes).toEqual(['Cottura: 40 minuti a 200 gradi, forno statico']);
});

test('what is done with a food between list and steps is the first step', () => {
  expect(read('Cuocete le prugne per 10 minuti.').steps).toHaveLength(4);
});

test('of many lines that time works only those near the list are looked at', () => {
  const lines = Array.from({ length: 60 }, () => ({ text: 'Bake: 40 min at 180C fan' }));
  const labels = lines.map((_, at): LabelledLine => ({
    label: at === 0 ? 'I' : 'S',
    certainty: 1,
    listed: 0,
    told: 1,
    around: 0,
  }));
  let looked = 0;
  const counted = new Proxy(lines, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looked++;
      return Reflect.get(target, key, receiver);
    },
  });
  expect(isBetweenListAndSteps(counted, labels, 30)).toBe(false);
  expect(looked).toBeLessThan(20);
});
