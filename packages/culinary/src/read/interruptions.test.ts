import { expect, it } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { withoutInterruptions } from './interruptions.ts';

const left = (text: string) =>
  withoutInterruptions({
    ...emptyDraft(),
    steps: [
      { group: null, text },
      { group: null, text: 'Serve.' },
    ],
  });

it.each([
  [
    'Chop the leeks. Hang on, the phone is ringing. Fry them in butter.',
    'Chop the leeks. Fry them in butter.',
  ],
  [
    'Den Lauch putzen. Moment, es klingelt. So, da bin ich wieder. In Ringe schneiden.',
    'Den Lauch putzen. In Ringe schneiden.',
  ],
  ['Lave les poireaux. Attends, on sonne. Coupe-les.', 'Lave les poireaux. Coupe-les.'],
  [
    'Taglia i porri. Scusa, squilla il telefono. Falli appassire.',
    'Taglia i porri. Falli appassire.',
  ],
  [
    'Corta los puerros. Perdona, que llaman a la puerta. Sigo. Rehógalos.',
    'Corta los puerros. Rehógalos.',
  ],
  ["So, und jetzt wie's geht. Die Zwiebel im Schmalz dünsten.", 'Die Zwiebel im Schmalz dünsten.'],
  ["Right, here's what you do. Fry the onion.", 'Fry the onion.'],
  ["Bon, voilà comment on fait. Faites revenir l'oignon.", "Faites revenir l'oignon."],
  ['E adesso come si fa. Fate appassire la cipolla.', 'Fate appassire la cipolla.'],
  ['Y ahora, cómo se hace. Sofríe la cebolla.', 'Sofríe la cebolla.'],
])('“%s” goes on without what broke it off', (text, own) => {
  const { draft, strange } = left(text);
  expect(draft.steps[0]?.text).toBe(own);
  expect(strange.length).toBeGreaterThan(0);
});

it.each([
  'Wait until the timer rings. So. Take it out.',
  'Attends que le beurre chante. Alors verse les œufs.',
  'Aspetta un attimo. Poi scola la pasta.',
  'So macht man weiter, bis der Teig aufgebraucht ist. Backen.',
  'Now the butter. Rub it in with cold hands.',
  "Et maintenant la farine. Mélangez jusqu'à ce que la pâte soit lisse.",
])('“%s” is work throughout', (text) => {
  expect(left(text).strange).toEqual([]);
});
