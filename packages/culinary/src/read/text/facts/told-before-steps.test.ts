import { expect, test } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../../recipe/recipe.ts';
import { withYieldBeforeSteps } from './told-before-steps.ts';

const draftOf = (...texts: string[]): RecipeDraft => ({
  ...emptyDraft(),
  steps: texts.map((text) => ({ ...STEP, text })),
});
const STEP = { group: null, text: '' } as RecipeDraft['steps'][number];

test.each([
  ['Dosi per quattro.', 'Si lessa un cavolfiore.', 4],
  ['Mengen für sechs Personen.', 'Den Kohl putzen.', 6],
  ['Pour quatre.', 'Épluche les pommes.', 4],
  ['Cantidades para 6.', 'Pela las patatas.', 6],
  ['Serves 2.', 'Peel the potatoes.', 2],
])('for how many the first step says it is, is its yield: %s', (said, rest, servings) => {
  for (const draft of [draftOf(`${said} ${rest}`), draftOf(said, rest)]) {
    const { steps, ...found } = withYieldBeforeSteps(draft);
    expect(found).toMatchObject({ servings, yieldText: said.slice(0, -1) });
    expect(steps.map(({ text }) => text)).toEqual([rest]);
  }
});

test.each(['Per quattro minuti. Poi si scola.', 'Für die Soße. Zwiebeln hacken.', 'Pour quatre.'])(
  'what counts nobody, or is all there is, stays a step: %s',
  (text) => {
    expect(withYieldBeforeSteps(draftOf(text)).servings).toBeNull();
  },
);

test.each([
  ['For six people you slice a pound of onions.', 'For six people', 6],
  ['Für vier Personen nimmst du ein Kilo Kartoffeln.', 'Für vier Personen', 4],
  ['Pour quatre personnes, on émince trois oignons.', 'Pour quatre personnes', 4],
  ['Per quattro persone si affetta mezzo chilo di cipolle.', 'Per quattro persone', 4],
  ['Para cuatro que sois en casa, coges tres puerros.', 'Para cuatro', 4],
])(
  'for how many a step opens is its yield, and it stays whole: %s',
  (text, yieldText, servings) => {
    const { steps, ...found } = withYieldBeforeSteps(draftOf(text, 'Cook it.'));
    expect(found).toMatchObject({ servings, yieldText });
    expect(steps[0]!.text).toBe(text);
  },
);

test.each([
  'Für vier Knödel nimmst du ein Kilo Kartoffeln.',
  'Per quattro minuti si cuoce il riso.',
  'Para dos tartas, bates seis huevos.',
  'Pour deux tasses de riz, on compte trois tasses d’eau.',
  'For two minutes leave it alone.',
])('what is for no people counts nobody: %s', (text) => {
  expect(withYieldBeforeSteps(draftOf(text, 'Cook it.')).servings).toBeNull();
});
