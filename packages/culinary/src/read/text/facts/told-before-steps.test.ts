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
