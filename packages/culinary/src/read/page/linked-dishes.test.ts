import { expect, test } from '@jest/globals';
import { heading, lists, read } from './test-kit/plum-tart.ts';

const pageWith = (above: string, below = '') => read(`${heading}<p>${above}</p>${lists}${below}`);

test.each([
  'E se amate le prugne, non perdetevi i nostri <a href="/g">gnocchi di zucca</a>!',
  'If you like it, try my <a href="/g">sticky ginger cake</a> as well.',
  'Schaut euch auch meinen <a href="/g">Hefezopf mit Mandeln</a> an!',
  'Retrouvez aussi mon <a href="/g">riz au lait</a> à la vanille.',
  'No os perdáis tampoco mi <a href="/g">leche frita</a>.',
])('a sentence that invites to another dish is no remark: %s', (sentence) => {
  const found = pageWith(`The tart that my aunt bakes in August. ${sentence}`);
  const said = [found.description, ...found.notes, ...found.tips].join(' ');
  const name = /<a[^>]*>([^<]+)/.exec(sentence)![1]!;
  expect(said).not.toContain(name);
});

test('what is linked in a remark on the dish itself stays', () => {
  const note = 'Ripe <a href="/f">damson plums</a> need less sugar.';
  const found = pageWith('The tart of my aunt.', `<h2>Notes</h2><p>${note}</p>`);
  expect(found.notes).toEqual(['Ripe damson plums need less sugar.']);
});
