import { expect, test } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import { aboveTitle, numberDoubts } from './order-doubts.ts';
import { takenLines } from './taken-lines.ts';

const OWN = ['800 g de carottes', '50 cl de bouillon', '10 cl de crème'];
const OTHERS = ['1 potiron', '1 salade batavia'];
const TALE = 'Les adhérents de plus de soixante ans peuvent demander une consultation.';

function doubtsOf(source: readonly string[], list: readonly string[], description: string | null) {
  const draft: RecipeDraft = {
    ...emptyDraft(),
    title: 'Velouté de carottes',
    description,
    ingredients: [{ name: null, lines: [...list] }],
  };
  const lines = takenLines(draft, list, source.join('\n'));
  return aboveTitle(draft, list, lines).map(({ part, index }) => [part, index]);
}

test('a list above the title, of which another follows below, is doubted', () => {
  const list = [...OTHERS, ...OWN];
  expect(doubtsOf([...OTHERS, 'Velouté de carottes', ...OWN], list, null)).toEqual([
    ['ingredient', 0],
    ['ingredient', 1],
  ]);
});

test('a long text above the title is doubted as its description', () => {
  expect(doubtsOf([TALE, 'Velouté de carottes', ...OWN], OWN, TALE)).toEqual([['whole', null]]);
});

test('list and description below the title are not doubted', () => {
  expect(doubtsOf(['Velouté de carottes', TALE, ...OWN], OWN, TALE)).toEqual([]);
});

test('a list that stands above a title at the end is not doubted', () => {
  expect(doubtsOf([...OWN, 'Velouté de carottes'], OWN, null)).toEqual([]);
});

test('words that merely begin like an ingredient, or that it shares with a line above the title, do not doubt it', () => {
  const list = ['1 oignon', '1 poireau', ...OWN];
  const above = ['1 oignons rouges', '1 poireaux', '1 oignon jaune'];
  expect(doubtsOf([...above, 'Velouté de carottes', ...list], list, null)).toEqual([]);
});

const numbered = (...steps: string[]) =>
  numberDoubts({ ...emptyDraft(), steps: steps.map((text) => ({ group: null, text })) });

test('steps that begin with numbers of their own may stand in another order', () => {
  expect(
    numbered('5 Spoon the filling into a dish.', '6 Bake it.', 'Boil the potatoes.'),
  ).toMatchObject([{ part: 'step', index: 0 }]);
});

test('steps that begin with how long they take are in order', () => {
  expect(numbered('25 Minuten backen.', '10 Min. ruhen lassen.', 'Anschneiden.')).toEqual([]);
});
