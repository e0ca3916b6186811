import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const told = (above: string, below: string) => `${above}

En una cazuela pones seis cucharadas de aceite y doras cuatro dientes de ajo. Echas una cucharada de harina y un vaso de vino blanco. Añades ocho rodajas de merluza y mueves la cazuela. ${below}
`;

test('above the first step a telling says how long it takes', () => {
  const { totalTime, servings } = readText(
    told('Una merluza en salsa verde para cuatro, que en media hora está en la mesa.', ''),
  );
  expect(totalTime).toBe(30);
  expect(servings).toBe(4);
});

test('behind its steps it says for how many it is', () => {
  const { servings } = readText(
    told('La merluza en salsa verde de mi madre.', 'De ahí coméis seis.'),
  );
  expect(servings).toBe(6);
});
