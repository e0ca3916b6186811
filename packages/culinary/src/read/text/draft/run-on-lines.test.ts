import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const LIST = ['80 g butter', '100 g flour', '1 litre milk', '150 g ham'];

test('below the number of a step what begins small goes on with it', () => {
  const { steps } = readText(
    `Ham croquettes\n\n${LIST.map((line) => `- ${line}`).join('\n')}\n\n` +
      '1 melt the butter and stir in the flour until\nit smells of nuts\n2 pour in the milk and simmer\nand stir without a rest\n3 shape them, dip in crumbs\nand fry in hot oil a few at a time\n',
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'melt the butter and stir in the flour until it smells of nuts',
    'pour in the milk and simmer and stir without a rest',
    'shape them, dip in crumbs and fry in hot oil a few at a time',
  ]);
});

test('what hangs below the text of a bullet goes on with it', () => {
  const { ingredients } = readText(
    `Ham croquettes\n\n${LIST.map((line) => `- ${line}`).join('\n')}\n- two cans chickpeas, drained and patted\n  dry\n- 1 onion\n\nMethod\nMelt the butter and stir in the flour and milk.\nAdd the ham, chickpeas and onion and simmer.\n`,
  );
  expect(ingredients).toEqual([
    { name: null, lines: [...LIST, 'two cans chickpeas, drained and patted dry', '1 onion'] },
  ]);
});

test('a step that begins with what something is of goes on above', () => {
  const { steps } = readText(
    'Minestrone\n\n2 patate\n2 zucchine\n1 porro\n200 g di borlotti\n\ntagliare tutto a dadini\nsoffriggere il porro e coprire d’acqua\ncuocere piano un’ora, alla fine i borlotti e un giro\nd’olio\n',
  );
  expect(steps.at(-1)?.text).toBe('cuocere piano un’ora, alla fine i borlotti e un giro d’olio');
});

test.each([
  ['200 g breadcrumbs soaked in the', 'milk'],
  ['200 g Brotwürfel, eingeweicht in der', 'warmen Milch'],
  ['200 g de mie de pain trempée dans le', 'lait'],
  ['200 g di mollica ammollata nel', 'latte'],
  ['200 g de miga de pan remojada en la', 'leche'],
])('at the margin what a bullet cannot end with goes on: %s', (above, below) => {
  const { ingredients } = readText(
    `Ham croquettes\n\n${LIST.map((line) => `- ${line}`).join('\n')}\n- ${above}\n${below}\n- 1 onion\n\nMethod\nMelt the butter and stir in the flour and milk.\nAdd the ham and onion and simmer.\n`,
  );
  expect(ingredients).toEqual([{ name: null, lines: [...LIST, `${above} ${below}`, '1 onion'] }]);
});
