import { expect, test } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import { restsOf } from './adopt-labels.ts';
import { readDraft } from './test-kit/plum-tart.ts';

const draftOf = (lines: string[]): RecipeDraft => ({
  ...emptyDraft(),
  ingredients: [{ name: null, lines }],
  steps: [{ group: null, text: 'Blend until smooth.' }],
});
const poor = draftOf(['2 bananas, sliced', '1 cup milk', '1 tablespoon agave syrup']);

test('names of other dishes are no fuller list of what the data name', () => {
  const dishes = ['Bubble Gum Ice Cream', 'Chocolate Ice Cream', 'Banana Cookies', 'Plum Sorbet'];
  expect(restsOf(poor, draftOf(dishes))).toBe(false);
});

test('a list with amounts that the page shows whole is the fuller list', () => {
  const shown = ['2 large bananas', '250 ml milk', '15 ml agave syrup', '1 tsp vanilla'];
  expect(restsOf(poor, draftOf(shown))).toBe(true);
});

test('a list in one line is parted by its labels', () => {
  const list =
    '300 g di farina – 2 uova – 1 bicchiere di latte – 50 g di burro – 80 g di zucchero – 1 limone';
  const html = `<h1>Torta al limone</h1><h2>Ingredienti</h2><p>${list}</p><h2>Preparazione</h2><p>Mescolate la farina con lo zucchero, le uova e il latte.</p><p>Unite il burro fuso e la scorza del limone e infornate per 40 minuti.</p>`;
  expect(readDraft(html)!.ingredients.flatMap(({ lines }) => lines)).toEqual(list.split(' – '));
});

test('the one time that a page states is taken once', () => {
  const facts =
    '<ul><li><i></i>1 h 30 min</li><li><i></i>Difficoltà media</li><li>4 persone</li></ul>';
  const list = ['300 g di fagioli', '200 g di ditalini', '1 cipolla', 'sale e pepe q.b.'];
  const told = [
    'Lessate i fagioli per un’ora e scolateli.',
    'Soffriggete la cipolla e unite i fagioli.',
    'Cuocete la pasta nella zuppa e regolate di sale.',
  ];
  const rows = list.map((line) => `<tr><td>${line}</td><td>1,20 €</td></tr>`).join('');
  const steps = told.map((text, at) => `<h3>Passo ${at + 1}</h3><p>${text}</p>`).join('');
  const draft = readDraft(
    `<h1>Pasta e fagioli</h1>${facts}<h2>Ingredienti</h2><table>${rows}</table><h2>Preparazione</h2>${steps}`,
  )!;
  expect([draft.prepTime, draft.cookTime, draft.totalTime]).toEqual([null, null, 90]);
});
