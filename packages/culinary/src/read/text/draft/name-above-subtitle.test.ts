import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const RECIPE = `
Per 6 persone
1 kg di acciughe
500 g di patate
300 g di pomodorini
2 spicchi d'aglio

Pulite le acciughe.
Tagliate le patate a fette e fate strati con acciughe, aglio e pomodorini.
Infornate per 40 minuti.
`;

test('foods in small letters below a name in capitals are no title', () => {
  expect(readText(`BANDIERA LIGURE\nacciughe, patate e pomodorini\n${RECIPE}`).title).toMatch(
    /^Bandiera ligure/i,
  );
});

test('a remark in brackets below a name is no title', () => {
  const { title } = readText(`CAPPUN MAGRU
della zia Rina
(quello vero, di mare)
${RECIPE}`);
  expect(title).toBe('CAPPUN MAGRU della zia Rina');
});

test('a heading above the name of a dish in small letters is none', () => {
  expect(readText(`SECONDI\nacciughe al forno\n${RECIPE}`).title).toBe('Acciughe al forno');
});

test.each([
  ['Fajitas', 'This feeds an army\nReady in a flash'],
  ['Fajitas', 'This feeds an army\nReady in a flash with shop-bought tortillas'],
  ['Gazpacho', 'Sale un buen gazpacho'],
])('how quick a dish is, or what it makes, is no title below “%s”: %j', (name, remarks) => {
  const list =
    name === 'Gazpacho'
      ? 'Ingredientes\n1 kg de tomates\n1 pepino\n1 diente de ajo\n\nPreparación\nTriturar todo con la batidora.\nServir muy frío.'
      : '2 chicken breasts\n1 onion\n2 peppers\n8 tortillas\n\nSlice everything and fry for 10 minutes.\nServe in the tortillas.';
  expect(readText(`${name}\n${remarks}\n\n${list}`).title).toBe(name);
});
