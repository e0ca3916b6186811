import { expect, test } from '@jest/globals';
import { heading, lines, lists, paragraphs, read, told } from '../test-kit/plum-tart.ts';

const heads = [
  'Quote:',
  'Zitat von Backfee',
  'Citation de Cécile',
  'Citazione: Ada',
  'Ada escribió:',
  'Backfee hat geschrieben:',
];

test.each(heads)('lines that an answer quotes below “%s” stand in the list once', (head) => {
  const answer = `<div><div>${head}</div><i>${lines[1]}<br>${lines[2]}</i></div><p>That is a lot!</p>`;
  const found = read(`${heading}${lists}${answer}`);
  expect(found).toMatchObject({ lines, told, notes: [] });
});

test.each(heads)('a step that an answer quotes below “%s” is told once', (head) => {
  const answer = `<div>${head}</div><p>${told[2]}</p><p>I always take almonds instead of flour, and no sugar.</p>`;
  const found = read(`${heading}${lists}${answer}`);
  expect(found).toMatchObject({ lines, told });
  expect(found.notes.join(' ')).not.toContain('almonds');
});

test('a recipe that is quoted whole and told nowhere above is read', () => {
  const found = read(`${heading}<p>Quote from Ada:</p>${paragraphs(lines)}${paragraphs(told)}`);
  expect(found).toMatchObject({ lines, told });
});
