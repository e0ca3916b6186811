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
