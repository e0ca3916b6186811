import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const stepsWith = (last: string): string[] =>
  readText(
    `Croquetas de jamón

150 g de jamón serrano
90 g de harina
1 litro de leche
2 huevos
pan rallado

Echas el jamón y luego la harina, y la tuestas dos minutos.
Vas echando la leche caliente poco a poco sin parar de remover.
A la nevera toda la noche.
Ojo con la sal que el jamón ya lleva.
${last}
`,
  ).steps.map(({ text }) => text);

test('what is done on the next day with foods of the list is a step', () => {
  const last = 'Al día siguiente haces las croquetas y las pasas por huevo y pan rallado.';
  expect(stepsWith(last)).toContain(last);
});

test.each([
  'Al día siguiente las croquetas de jamón están mejor con pan.',
  'Al día siguiente están buenísimas las croquetas de jamón, frías y con huevo.',
])('how the dish is on the next day is none: “%s”', (last) => {
  expect(stepsWith(last)).not.toContain(last);
});
