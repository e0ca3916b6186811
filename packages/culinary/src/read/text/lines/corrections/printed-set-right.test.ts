import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';
import type { PageLine } from '../page-line.ts';

const page = (rows: readonly string[]): PageLine[] =>
  rows.map((text, at) => ({
    text,
    page: 1,
    x: 60,
    // Title and note stand apart from the rest.
    y: 40 + 16 * at + (at > 0 ? 20 : 0) + (at === rows.length - 1 ? 30 : 0),
    width: 6 * text.length,
    height: at === 0 ? 20 : 11,
  }));

const RECIPE = {
  en: [
    ['Barley broth', 'Ingredients', '200 g pearl barley', '2 turnips', '3 carrots', 'Method'],
    ['Simmer the barley for 40 minutes.', 'Add the turnips and carrots and cook until tender.'],
    '3 carrots',
  ],
  fr: [
    ['Rigodon', 'Ingrédients', '250 g de brioche', '1 litre de lait', 'quatre œufs', 'Préparation'],
    ['Fais tiédir le lait et verse-le sur la brioche.', 'Bats les œufs et enfourne 40 minutes.'],
    'quatre œufs',
  ],
} as const;

test.each([
  ['en', 'Note: no, I was wrong, it is 4 carrots and not 3.', '4 carrots'],
  ['fr', "Note : non, je me trompe, c'est cinq œufs et pas quatre.", 'cinq œufs'],
] as const)(
  'a printed recipe whose note takes an amount back is set right and says so (%s)',
  (language, note, line) => {
    const [above, steps, before] = RECIPE[language];
    const { ingredients, doubts } = readText(page([...above, ...steps, note]));
    const lines = ingredients.flatMap((group) => group.lines);
    expect(lines).toContain(line);
    expect(lines).not.toContain(before);
    expect(doubts.map(({ sentence }) => sentence).join()).toContain('further on');
  },
);

test('a printed recipe without such a note stays as it is', () => {
  const [above, steps, before] = RECIPE.en;
  const { ingredients } = readText(page([...above, ...steps, 'Note: it keeps for 3 days.']));
  expect(ingredients.flatMap((group) => group.lines)).toContain(before);
});
