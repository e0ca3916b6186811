import { expect, test } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import { findDoubts } from './find-doubts.ts';

const LINES = ['500 g carrots', '1 onion', '1 l vegetable stock', '100 ml cream'];
const STEPS = [
  'Chop the onion and the carrots and soften them in a large pot with some butter.',
  'Pour in the stock and simmer until the carrots are soft.',
  'Blend the soup and stir in the cream.',
];

interface Told {
  title?: string;
  lines?: readonly string[];
  steps?: readonly string[];
  source?: readonly string[];
  times?: Partial<
    Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'yieldText'>
  >;
  language?: string;
}

function doubtsOf({
  title = 'Carrot soup',
  lines = LINES,
  steps = STEPS,
  source = [title, ...lines, ...steps],
  times = {},
  language = 'en',
}: Told): string {
  const draft: RecipeDraft = {
    ...emptyDraft(),
    title,
    language,
    servings: 4,
    yieldText: '4',
    totalTime: 45,
    ingredients: [{ name: null, lines: [...lines] }],
    steps: steps.map((text) => ({ ...STEP, text })),
    ...times,
  };
  return findDoubts(draft, { text: source.join('\n'), ofPage: false, names: [], siteName: null })
    .map(({ sentence }) => sentence)
    .join('\n');
}
const STEP = { group: null, text: '' } as RecipeDraft['steps'][number];

test('the soup itself is not doubted', () => {
  expect(doubtsOf({})).toBe('');
});

test.each([
  ['en', 'a little milk, only if it'],
  ['de', '2 EL Milch, falls man'],
  ['fr', '2 cuillères de lait, parce que'],
  ['it', 'un po’ di latte, se'],
  ['es', 'un poco de leche, porque se'],
  ['en', '1 tin coconut milk (400 g juice of 2 limes'],
  ['en', '1 1l chicken stock'],
])('a line that breaks off or holds its amount twice is named: %s “%s”', (language, line) => {
  expect(doubtsOf({ language, lines: [...LINES, line] })).toContain(line.slice(0, 20));
});

test.each([
  ['en', '2 salmon fillets, skin on'],
  ['en', '1 14 oz tin of chickpeas'],
  ['en', '3 apples, as big as you like'],
  ['de', '2 EL Milch, je nachdem wie fest der Teig ist'],
  ['it', 'sale, se serve'],
  ['fr', '1 oignon piqué de 2 clous de girofle'],
  ['de', '1 Zwiebel, gespickt mit 2 Nelken'],
  ['fr', '6 clous de girofle piqués dans 1 oignon'],
])('a whole line is not: %s “%s”', (language, line) => {
  expect(doubtsOf({ language, lines: [...LINES, line] })).not.toContain('may not be an ingredient');
});

test.each([
  'Käsespätzle vom Opa, reicht für drei',
  'Carrot soup, serves four',
  'Carrot soup or broth?',
])('“%s” says more than the name of a dish', (title) => {
  expect(doubtsOf({ title })).toContain(`“${title}” may not be the title.`);
});

test.each(['Lasagne for two', 'Tarte aux trois fromages, grand format'])(
  '“%s” is a name',
  (title) => {
    expect(doubtsOf({ title })).not.toContain('may not be the title');
  },
);

test('steps of which some still carry their numbers are named', () => {
  expect(doubtsOf({ steps: [`1 ${STEPS[0]!}`, `3 ${STEPS[2]!}`] })).toContain(
    'carry their numbers',
  );
});

test.each([
  [{ prepTime: 20, cookTime: 40, totalTime: 45 }, 'shorter than its parts (1 hour)'],
  [{ prepTime: 40, totalTime: null }, '40 min may be the whole time'],
])('times that do not go together are named: %j', (times, words) => {
  const steps = [...STEPS.slice(0, 2), 'Simmer for 20 minutes and stir in the cream.'];
  expect(doubtsOf({ times, steps })).toContain(words);
});

test.each([
  'Per sei persone. Tempo: due ore, di cui mezz’ora per pulire gli ortaggi.',
  'Two hours, of which half an hour is for the vegetables.',
  'Deux heures, dont 30 minutes pour les légumes.',
  'Dos horas, de las cuales media hora para las verduras.',
])('a part of the whole time that was not taken is named: “%s”', (line) => {
  const source = ['Carrot soup', line, ...LINES, ...STEPS];
  expect(doubtsOf({ source, times: { totalTime: 120 } })).toContain(`A time of “${line}”`);
  const times = { totalTime: 120, prepTime: 30 };
  expect(doubtsOf({ source, times })).not.toContain('was not taken');
});

test('a sentence between two steps that speaks of the recipe and went nowhere is named', () => {
  const lost = 'If there is too little stock left, more of it does no harm.';
  const source = ['Carrot soup', ...LINES, STEPS[0]!, STEPS[1]!, lost, STEPS[2]!];
  expect(doubtsOf({ source })).toContain(lost);
});

test('amounts in words are amounts', () => {
  const lines = ['tre carote', 'una cipolla', 'mezzo litro di brodo', 'due patate'];
  expect(doubtsOf({ language: 'it', lines })).not.toContain('Hardly any ingredient line');
  const bare = ['carote', 'cipolla', 'brodo', 'patate'];
  expect(doubtsOf({ language: 'it', lines: bare })).toContain('Hardly any ingredient line');
});

test('a line that ends in “en dés” is whole', () => {
  const lines = ['200 g de farine', '100 g de beurre froid en dés', '1 œuf', '1 oignon'];
  expect(doubtsOf({ language: 'fr', lines })).not.toContain('en dés');
});

test('a yield is not weighed against amounts that are not read', () => {
  const lines = ['Courgettes, grated 1 lb 2 oz', 'Feta 7 oz', 'Eggs two', 'Salt'];
  expect(doubtsOf({ lines, times: { servings: 12, yieldText: 'Makes a dozen' } })).not.toContain(
    'number of servings',
  );
});

test.each([
  ['it', '2 cipolle, piuttosto grandi'],
  ['de', '2 Zwiebeln, eher klein'],
  ['fr', '4 pommes, plutôt acides'],
  ['es', '1 cebolla, más bien pequeña'],
  ['en', '2 onions, rather large'],
  ['de', '1 Huhn (um 1,5 kg)'],
  ['de', '250 g Mehl → 2 Tassen'],
  ['de', '2 EL Öl, oder besser Butterschmalz'],
  ['it', '2 cucchiai di olio, o meglio strutto'],
  ['en', '2 tbsp oil, or rather lard'],
  ['en', '1 onion, rather one large'],
  ['fr', "2 cuillères à soupe d'huile, ou plutôt du saindoux"],
])('what sort an item is of, or what is better, is no doubt: %s “%s”', (language, line) => {
  expect(doubtsOf({ language, lines: [...LINES, line] })).not.toContain(line);
});

test.each([
  ['it', '2 cipolle, piuttosto 3'],
  ['de', '2 EL Öl, eher TL'],
  ['fr', '4 pommes, plutôt 5'],
  ['es', '1 cebolla, más bien 2'],
  ['en', '2 tbsp oil, rather 3'],
  ['en', '2 tbsp oil, rather tsp'],
  ['de', '2 EL Öl, oder besser 3'],
  ['it', '2 cucchiai di olio, o meglio tre'],
  ['en', '500 g chicken... no wait, I think my sister has it in her book'],
])('the amount of an item that is unsure is named as that: %s “%s”', (language, line) => {
  const doubts = doubtsOf({ language, lines: [...LINES, line] });
  expect(doubts).toContain(`The amount of “${line}” may be another.`);
  expect(doubts).not.toContain('may not be an ingredient');
});
