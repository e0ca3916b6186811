import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test('a story tells its steps in the past', () => {
  const { steps, servings, ingredients } = readText(`Mon grand-père ne cuisinait que le coq au vin.

Il coupait un coq de deux kilos en morceaux et le couchait dans une terrine avec trois carottes, deux oignons et une bouteille de vin rouge. Le lendemain, il faisait fondre cent grammes de lard dans la marmite et y faisait revenir la viande. Elle cuisait trois heures sans bouillir. On le mangeait à huit, le dimanche.

La marmite est chez moi.
`);
  expect(steps[0]?.text).toContain('Il coupait');
  expect(steps).toHaveLength(3);
  expect(servings).toBe(8);
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('trois carottes');
});

test('a sentence of which nobody is sure is a step between two of them', () => {
  const { steps } = readText(`Os cuento cómo hago la crema de mi tía.

Pones a calentar un litro de leche con una rama de canela. Bates seis yemas con 150 gramos de azúcar y dos cucharadas de maicena. Lo viertes todo en el cazo a fuego suave. Ojo, que no llegue a hervir, porque se corta. Lo repartes en cuencos y lo dejas enfriar.
`);
  expect(steps.map(({ text }) => text).join(' ')).toContain('que no llegue a hervir');
});

const TOLD = {
  es: [
    'Te cuento la sopa. Pones en la cazuela dos puerros y un chorro de aceite. Añades un litro de caldo y cuatro patatas, y lo dejas cocer media hora.',
    'Si no hay caldo, pues con agua, que está igual de rica.',
  ],
  it: [
    "Ti racconto la minestra. Metti nella pentola due porri e un filo d'olio. Aggiungi un litro di brodo e quattro patate, e lo lasci cuocere mezz'ora.",
    'Se non c’è il brodo, va bene l’acqua, è buona lo stesso.',
  ],
} as const;

test.each([
  ['es', 'Lo dejas reposar un rato tapado.', 'Lo comes con pan, que está muy rico.'],
  ['it', 'Lo lasci riposare un poco coperto.', 'Lo mangi con il pane, che è buonissimo.'],
] as const)(
  'what somebody is told to do with the dish behind a remark is a step, and not how it is eaten (%s)',
  (language, works, eats) => {
    const stepsWith = (last: string) =>
      readText(`${TOLD[language].join(' ')} ${last}\n`)
        .steps.map(({ text }) => text)
        .join(' ');
    expect(stepsWith(works)).toContain(works);
    expect(stepsWith(eats)).not.toContain(eats);
  },
);
