import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ['2 1g. eggs', '2 lg. eggs'],
  ['3 Ig onions', '3 lg onions'],
  ['1 l uovo gr.', '1 uovo gr.'],
  ['1l uovo gr.', '1 uovo gr.'],
  ['1 I Zwiebel, gehackt', '1 Zwiebel, gehackt'],
  ['1 | huevo', '1 huevo'],
  ['1 l limone', '1 limone'],
  ['1l EL Öl', '1 EL Öl'],
  ['1I tsp salt', '1 tsp salt'],
  ['1l cucchiaio di olio', '1 cucchiaio di olio'],
  ['Je1l EL Teig flach drücken', 'Je 1 EL Teig flach drücken'],
  ['Je2 EL Teig flach drücken', 'Je 2 EL Teig flach drücken'],
])('a letter that was read into an amount is no part of it: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each([
  '1 l latte',
  '1 l Brühe',
  '1 l pomodori pelati',
  '1 l tomato juice',
  '1 l passata',
  '1l Wasser',
  '2 1g sachets saffron',
])('a litre and a gram stay what they are: %s', (text) => {
  expect(repairText(text)).toBe(text);
});
