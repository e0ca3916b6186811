import { expect, test } from '@jest/globals';
import type { Language } from '../../../words/language.ts';
import { measuredInStep } from './measured-in-step.ts';

test.each<[Language, string, string]>([
  ['it', 'Spezzettate qualche foglia di menta e mescolate.', 'qualche foglia di menta'],
  ['it', 'Unite alcuni rametti di timo.', 'alcuni rametti di timo'],
  ['en', 'Add several sprigs of thyme.', 'several sprigs of thyme'],
  ['de', 'Zupft einige Blätter Minze darüber.', 'einige Blätter Minze'],
  ['fr', 'Ajoutez quelques feuilles de menthe.', 'quelques feuilles de menthe'],
  ['es', 'Añade unas hojas de menta.', 'unas hojas de menta'],
])('a vague number of pieces that a unit counts is an amount: %s %s', (language, step, food) => {
  expect(measuredInStep(step, language).map(({ text }) => text)).toEqual([food]);
});
