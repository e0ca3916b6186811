import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const servingsOf = (fact: string) =>
  readText(
    `Torta sbrisolona

${fact}

farina bianca 200 g
mandorle 200 g
zucchero 180 g
burro 120 g

Tritare grosse le mandorle, tenendone da parte una manciata intere.
Mescolare la farina, lo zucchero e le mandorle.
Infornare a 180° finché è dorata.
`,
  ).servings;

test.each([
  'per una tortiera da cm. 26. Tempo: 20 minuti di preparazione e 45 di forno.',
  'Für eine Form, Durchmesser 26. Backzeit: 40 Minuten.',
  'pour un moule, diamètre 24. Cuisson : 40 minutes.',
])('how wide a tin is feeds nobody: “%s”', (fact) => {
  expect(servingsOf(fact)).toBeNull();
});

test('who is fed beside the width of a tin is', () => {
  expect(servingsOf('per uno stampo del diam. 24, per 8 persone. Tempo: 20 minuti.')).toBe(8);
});
