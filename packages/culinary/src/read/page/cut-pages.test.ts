import { expect, test } from '@jest/globals';
import { heading, items, lines, marked, paragraphs, read, told } from './test-kit/plum-tart.ts';

const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at + 1));
const steps = (count: number) => many(count, (at) => `Stir the flour for the ${at}th time.`);
const grams = (count: number) => many(count, (at) => `${at} g flour`);
const microdata = (list: readonly string[]) =>
  `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Tart</b>${list.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}<div itemprop="recipeInstructions">${told.join(' ')}</div></div>`;

const ofSteps = 'The page tells more than 500 steps; those behind them were not read.';
const ofLines = 'The page lists 1,100 ingredients; those behind the first 500 were not kept.';

test.each([
  ['steps of a list', marked({ recipeInstructions: steps(600) }), ofSteps],
  ['steps of one text', marked({ recipeInstructions: steps(600).join('\n') }), ofSteps],
  ['ingredients of a list', marked({ recipeIngredient: grams(1100) }), ofLines],
  ['ingredients of one text', marked({ recipeIngredient: grams(1100).join('\n') }), ofLines],
  ['marked ingredients', microdata(grams(1100)), ofLines],
])('more than is read is doubted: %s', (_, body, sentence) => {
  expect(read(body).doubted).toContain(sentence);
});

test('as much as is read is not', () => {
  const doubted = read(
    marked({ recipeInstructions: steps(500), recipeIngredient: grams(1000) }),
  ).doubted;
  expect(doubted).not.toContain(ofSteps);
  expect(doubted.filter((sentence) => /those behind/.test(sentence))).toEqual([]);
});

test('of a list of one line again and again the true number is told, and as many lines are kept as it says', () => {
  const found = read(marked({ recipeIngredient: Array<string>(200_000).fill('200 g flour') }));
  expect(found.lines).toHaveLength(500);
  expect(found.doubted).toContain(
    'The page lists 200,000 ingredients; those behind the first 500 were not kept.',
  );
});

const nested = (depth: number, body: string) =>
  `${'<div>'.repeat(depth)}${body}${'</div>'.repeat(depth)}`;

test.each([255, 256, 300, 1_000])('what is nested %i deep is read as it is parted', (depth) => {
  const method = paragraphs(
    told.with(1, 'Lay the plums <b>on top</b> and sprinkle them with the sugar.'),
  );
  const body = `${heading}<h2>Ingredients</h2>${nested(depth, items(lines))}<h2>Method</h2>${nested(depth, method)}`;
  expect(read(body)).toMatchObject({ lines, told, doubted: [] });
});

test('what is nested deeper than is read is doubted', () => {
  const body = `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2><p>${told[0]}</p>${nested(2_000, paragraphs(told.slice(1)))}`;
  expect(read(body).doubted).toContain(
    'The page was too long or nested too deep; only its beginning was read.',
  );
});
