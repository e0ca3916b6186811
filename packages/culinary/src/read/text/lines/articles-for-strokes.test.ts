import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ['Unisci | fiori:', 'Unisci i fiori:'],
  ['Pulite | funghi con il burro.', 'Pulite i funghi con il burro.'],
  ['Lava l pomodori e taglia | cetrioli.', 'Lava i pomodori e taglia i cetrioli.'],
  ['Mescola con | funghi.', 'Mescola con i funghi.'],
])('a stroke between what is done and several things is their article: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each(['Zucchero | limoni', 'Slice | chili', 'Schneide | Kiwi'])(
  'a stroke that no article stands for stays: %s',
  (text) => {
    expect(repairText(text)).toBe(text);
  },
);
