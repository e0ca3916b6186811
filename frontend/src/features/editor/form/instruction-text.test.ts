import { describe, expect, test } from '@jest/globals';
import { instructionTextOf, readBlocks, readSteps, type WrittenStep } from './instruction-text.ts';

const step = (instruction: string, more: Partial<WrittenStep> = {}): WrittenStep => ({
  instruction,
  group: null,
  technique: null,
  tip: null,
  ...more,
});
const lines = (steps: WrittenStep[]) =>
  steps.map(({ instruction, group }) =>
    group === null ? instruction : `${group} / ${instruction}`,
  );

describe('the text of the instructions', () => {
  test('has a blank line between steps and a heading before each group', () => {
    expect(
      instructionTextOf([
        step('Rub.', { group: 'Pastry' }),
        step('Chill.', { group: 'Pastry' }),
        step('Whisk.', { group: 'Filling' }),
      ]),
    ).toBe('Pastry:\n\nRub.\n\nChill.\n\nFilling:\n\nWhisk.');
  });

  test('keeps the lines of a step together, and drops empty steps', () => {
    expect(instructionTextOf([step('Rub.\n\nChill.'), step('  '), step('Bake.')])).toBe(
      'Rub.\nChill.\n\nBake.',
    );
  });
});

describe('reading the text', () => {
  test('separates steps at blank lines, however many, and drops empty ones', () => {
    expect(lines(readSteps('\n\n Rub. \n \n\t\n\nChill\nfor an hour.\r\n\r\n', []))).toEqual([
      'Rub.',
      'Chill\nfor an hour.',
    ]);
    expect(readSteps('  \n\n ', [])).toEqual([]);
  });

  test('takes a short line that ends in a colon for a heading', () => {
    expect(lines(readSteps('Pastry:\n\nRub.\n\nСоус：\n\nWhisk.', []))).toEqual([
      'Pastry / Rub.',
      'Соус / Whisk.',
    ]);
    expect(readBlocks(`${'Whisk and stir '.repeat(6)}:\n\nBake.`)[0]?.kind).toBe('step');
  });

  test('a heading without steps below is a step, so that no words are lost', () => {
    expect(lines(readSteps('Pastry:\n\nFilling:\n\nWhisk.\n\nWash up:', []))).toEqual([
      'Pastry:',
      'Filling / Whisk.',
      'Filling / Wash up:',
    ]);
  });

  test('a step of before that ends in a colon stays a step', () => {
    expect(lines(readSteps('Now wait:\n\nBake.', [step('Now wait:'), step('Bake it.')]))).toEqual([
      'Now wait:',
      'Bake.',
    ]);
  });

  test('gives back what was written', () => {
    const steps = [
      step('Rub.', { group: 'Pastry', technique: 'Rubbing in', tip: 'Cold hands.' }),
      step('Rest.'),
      step('Whisk.', { group: 'Filling' }),
    ];
    expect(readSteps(instructionTextOf(steps), steps)).toEqual(steps);
  });
});

describe('technique and tip', () => {
  const rub = step('Rub the butter into the flour with cold hands.', {
    technique: 'Rubbing in',
    tip: 'Stop at crumbs.',
  });
  const bake = step('Bake for 25 minutes at 180 °C.', { technique: 'Baking blind' });

  test('stay with a step that moves or is edited lightly', () => {
    const read = readSteps(
      'Bake for 30 minutes at 180 °C.\n\nWash up.\n\nRub the butter into the flour with cold hands.',
      [rub, bake],
    );
    expect(read.map(({ technique, tip }) => [technique, tip])).toEqual([
      ['Baking blind', null],
      [null, null],
      ['Rubbing in', 'Stop at crumbs.'],
    ]);
  });

  test('go with a step that is written anew or taken out', () => {
    expect(readSteps('Open a tin of peaches.', [rub, bake])).toEqual([
      step('Open a tin of peaches.'),
    ]);
  });

  test('belong to one step each, also where two have the same words', () => {
    const twice = [step('Rest.', { tip: 'one' }), step('Rest.', { tip: 'two' })];
    expect(readSteps('Rest.\n\nRest.\n\nRest.', twice).map(({ tip }) => tip)).toEqual([
      'one',
      'two',
      null,
    ]);
  });

  test('a thousand rewritten steps are read without comparing each with each', () => {
    const many = Array.from({ length: 1000 }, (_, index) => step(`Old ${index}`));
    expect(readSteps(many.map((_, index) => `New ${index}x`).join('\n\n'), many)).toHaveLength(
      1000,
    );
  });
});

test('a step moved under another heading joins that group', () => {
  const steps = [step('Rub.', { group: 'Pastry' }), step('Whisk.', { group: 'Filling' })];
  expect(lines(readSteps('Pastry:\n\nRub.\n\nWhisk.', steps))).toEqual([
    'Pastry / Rub.',
    'Pastry / Whisk.',
  ]);
});
