import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { nameBeforeYield, titleAndFacts } from './title-and-facts.ts';

test.each([
  ['Dattelbällchen (ca 18)', 'Dattelbällchen', 18],
  ['Muffins (12)', 'Muffins', 12],
  ['Pfannkuchen (2 P.)', 'Pfannkuchen', 2],
  ['Scones (8-10)', 'Scones', 8],
  ['Bolitas de yuca (x 30)', 'Bolitas de yuca', 30],
  ['CAPONATA SICILIANA 4-6 persone', 'CAPONATA SICILIANA', 4],
  ['Croquetas de jamón 30 unidades', 'Croquetas de jamón', 30],
  ['Chili sin carne 4 Portionen', 'Chili sin carne', 4],
  ['Tarte aux pommes 8 personnes', 'Tarte aux pommes', 8],
  ['Scones, 12 pieces', 'Scones', 12],
  ['Fat Rascals  Makes 10', 'Fat Rascals', 10],
  ["Auntie's Stovin' Serves 4-6", "Auntie's Stovin'", 4],
  ['Zimtknoten (ergibt 12 Stück)', 'Zimtknoten', 12],
  ['Bugnes de Mamie  Donne 20 bugnes', 'Bugnes de Mamie', 20],
  ['Biscotti della zia, dosi per 6 persone', 'Biscotti della zia', 6],
  ['Rosquillas Salen 30', 'Rosquillas', 30],
  ['Slab Cake (Aunt Nell) ~~ Serves 9', 'Slab Cake (Aunt Nell)', 9],
  ['Kirschmichel • Für 4 Personen', 'Kirschmichel', 4],
  ['Clafoutis -- pour 6 personnes', 'Clafoutis', 6],
  ['Pastiera .... 8 persone', 'Pastiera', 8],
  ['Fabada // 4 raciones', 'Fabada', 4],
  ['Sopa de ajo  Rinde para 4', 'Sopa de ajo', 4],
  ['Rohrnudeln mit Zwetschgen, das gibt zwölf Stück.', 'Rohrnudeln mit Zwetschgen', 12],
  ['Plum buns - makes about twelve', 'Plum buns', 12],
  ['Scones; you get eight out of it', 'Scones', 8],
  ['Gougères – ça en fait une trentaine', 'Gougères', 30],
  ['Biscotti, ne vengono una ventina', 'Biscotti', 20],
  ['Croquetas de cocido (salen unas treinta)', 'Croquetas de cocido', 30],
  ['Empanada, da para seis', 'Empanada', 6],
  ['Beef stew from Leeds, feeds ten easy', 'Beef stew from Leeds', 10],
  ['Grünkohl von Oma, macht vier satt', 'Grünkohl von Oma', 4],
  ['Blanquette de dinde, ça nourrit six', 'Blanquette de dinde', 6],
  ['Cannelloni della Carla, ci si mangia in sei', 'Cannelloni della Carla', 6],
  ['Fabada de Lola, comemos seis', 'Fabada de Lola', 6],
])('%s says for how many behind its name', (line, title, servings) => {
  const found = titleAndFacts(line);
  expect([found.title, found.facts?.servings]).toEqual([title, servings]);
});

test.each([
  'Plum cake (1998)',
  'Soup (2)',
  'Kuchen (26)',
  'Pizza 4 stagioni',
  'Mousse 3 chocolats',
  'Mousse ... 3 chocolats',
  'Bunny chow -- 30 min',
  'Roast 2 hours',
  'A stew that serves 8',
])('%s counts nobody who is served', (line) => {
  expect(titleAndFacts(line).facts).toBeNull();
});

test('a title that shares its row with a yield is parted from it behind its last word', () => {
  const { title, yieldText } = readText(
    "Auntie's Stovin' Rascals  Makes 10\n\n300 g flour\n100 g lard\n\nRub the lard into the flour.\nBake for 15 minutes.",
  );
  expect([title, yieldText]).toEqual(["Auntie's Stovin' Rascals", 'Makes 10']);
});

test('signs between a title and its yield part them, however many words the title has', () => {
  const { title, yieldText } = readText(
    'Westmorland Damson Nicky (Aunt Nell) ~~ Serves 8\n\n8 oz pastry\n6 oz damsons\n2 oz soft butter\n\nSoak the damsons overnight.\nBake for 15 minutes.',
  );
  expect([title, yieldText]).toEqual(['Westmorland Damson Nicky (Aunt Nell)', 'Serves 8']);
});

test.each([
  ['Lemon tart from Menton - serves 8', 'Lemon tart from Menton'],
  ['Zitronentarte aus Menton – für 8 Personen', 'Zitronentarte aus Menton'],
  ['Tarte au citron de Menton – pour 8 parts – 1 h 15', 'Tarte au citron de Menton'],
  ['Torta al limone di Mentone (per 8 persone)', 'Torta al limone di Mentone'],
  ['Tarta de limón de Menton, para 8 personas', 'Tarta de limón de Menton'],
  ['Torta di riso degli Addobbi per 10 persone', 'Torta di riso degli Addobbi'],
  ['TORTA DI RISO DEGLI ADDOBBI  per 10 persone', 'TORTA DI RISO DEGLI ADDOBBI'],
  ['Toast for two from Lisbon', 'Toast for two from Lisbon'],
])('the name before a sign with a yield behind it is whole: %s', (row, name) => {
  expect(nameBeforeYield(row)).toBe(name);
});
