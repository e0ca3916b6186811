import { expect, test } from '@jest/globals';
import { Problems } from './problems.ts';
import { readVisibleLine, withoutTurning } from './written-text.ts';

const line = (text: string) => readVisibleLine(new Problems('X'), 'title', 'The title', text, 100);

test('a line by which a thing is found again turns no text around it, and keeps the marks that its own script needs', () => {
  expect(line('Tart \u202egpj.exe\u202c\u2066\u2069')).toBe('Tart gpj.exe');
  expect(line('\u202e\u2067')).toBe('');
  expect(line('Soup\u0085\u009b of\u2028leeks')).toBe('Soup of leeks');
  expect(line('\u200fמרק 2\u200e \u{1f469}\u200d\u{1f373}')).toBe(
    '\u200fמרק 2\u200e \u{1f469}\u200d\u{1f373}',
  );
});

test('a text without them is the same text', () => {
  expect(withoutTurning('Crème brûlée – für 4')).toBe('Crème brûlée – für 4');
});
