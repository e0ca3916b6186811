import { expect, test } from '@jest/globals';
import { readPage } from '../page/read-page.ts';
import { readText } from '../text/read-text.ts';

const page = (title: string, above: string, list: string, steps: string) =>
  `<html><head><title>${title} | The Loch Kitchen</title></head><body><h1>${title}</h1><p>${above}</p>
<h2>Ingredients</h2>${list}<h2>Method</h2><ol>${steps}</ol></body></html>`;
const doubtsOfPage = (html: string) =>
  readPage(html, 'https://kitchen.example/x').draft?.doubts.map(({ sentence }) => sentence);
const doubtsOfText = (text: string) => readText(text).doubts.map(({ sentence }) => sentence);
const listOf = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const STEPS = listOf(
  'Simmer the haddock in the milk for 8 minutes.',
  'Add the potatoes and leeks and cook until soft.',
);

test('the name of a page and of its heading is not doubted for an advert above the list', () => {
  const html = page(
    'Partan Bree',
    'Save 20% on baking tins this weekend',
    listOf('450 g haddock', '570 ml milk', '2 leeks', '500 g potatoes'),
    STEPS,
  );
  expect(doubtsOfPage(html)?.join()).not.toContain('The title may be');
});

test('a row of a food and a small measure is one line', () => {
  const rows = ['Latte: 2 dl', 'Uova: 3', 'Burro: una noce', 'Pane: 300 g']
    .map((row) => row.split(': '))
    .map(([food, amount]) => `<dt>${food}</dt><dd>${amount}</dd>`)
    .join('');
  const html = `<html lang="it"><head><title>Canederli</title></head><body><h1>Canederli</h1><h2>Ingredienti</h2><dl>${rows}</dl>
<h2>Preparazione</h2>${listOf('Mescolate il pane con il latte e le uova.', 'Friggete nel burro finché sono dorati.')}</body></html>`;
  expect(doubtsOfPage(html)?.join()).not.toContain('two lines');
});

test('a word of a page is not taken for one with other letters', () => {
  const html = `<html lang="es"><head><title>Pastel de choclo</title></head><body><h1>Pastel de choclo</h1><h2>Ingredientes</h2>${listOf('500 g de posta negra', '3 cebollas', '8 tomates', '2 huevos')}
<h2>Preparación</h2>${listOf('Sofría la cebolla con la carne.', 'Cubra con los huevos y los tomates y hornee 40 minutos.')}</body></html>`;
  expect(doubtsOfPage(html)).toEqual([]);
});

test('the steps use a food of the list by the end of its name', () => {
  const text = `Grünkernküchle

für 4 Personen

200 g Grünkernschrot
½ l Gemüsebrühe
1 Stange Lauch
1 Möhre
4 EL Semmelbrösel
80 g Bergkäse
Öl zum Braten

1. Schrot in der Brühe aufkochen, 10 Minuten quellen lassen und vom Herd nehmen.
2. Lauch und Möhre in wenig Öl andünsten und unter den Schrot mischen. Abkühlen lassen.
3. Brösel, Käse und Gewürze zugeben und gut durchkneten.
4. Mit nassen Händen zwölf flache Küchle formen und in heißem Öl braun braten.`;
  expect(doubtsOfText(text).join()).not.toContain('No step uses');
});

test('one whole of a size is no number of servings that is doubted', () => {
  const text = `Tarta de Santiago

(1 tarta de 24 cm. Preparación: 15 minutos. Horno: 35 minutos.)

INGREDIENTES: 250 g de almendra molida; 250 g de azúcar; 5 huevos; media cucharadita de canela.

1) Batir los huevos con el azúcar hasta que doblen su volumen.
2) Añadir la almendra y la canela, verter en el molde y hornear 35 minutos.`;
  expect(doubtsOfText(text).join()).not.toContain('servings');
});

test('a step that takes all of the list uses each of its lines', () => {
  const text = `Frikadellen

4 Personen

500 g Gehacktes
1 altes Brötchen
1 große Zwiebel
1 Ei
1 TL Senf
1 TL Paprika
Majoran

1. Das Brötchen in kaltem Wasser einweichen und gut ausdrücken.
2. Die Zwiebel fein würfeln und in etwas Schmalz glasig dünsten, abkühlen lassen.
3. Alles mit dem Gehackten verkneten. Die Masse muss sich von der Schüssel lösen.
4. Mit nassen Händen flache Klopse formen und von jeder Seite 7 Minuten braten.`;
  expect(doubtsOfText(text).join()).not.toContain('No step uses');
});

test('a part that the title names is no recipe of its own', () => {
  const text = `Lemon Drizzle Traybake

8oz soft butter
8oz caster sugar
10oz self-raising flour
4 eggs

Beat the lot together for 2 mins, into a lined traybake tin, 160 fan for 35 mins.

Drizzle

juice of both lemons
6oz granulated sugar

Mix and spoon over while it's warm.`;
  expect(doubtsOfText(text).join()).not.toContain('recipe of its own');
});

test.each([
  [
    'es',
    'Pastel',
    '100 g de jamón|2 huevos|1 l de leche',
    'Mezcle el jamón con la leche.|Las pasas por huevo y las fríes.',
  ],
  [
    'fr',
    'Taboulé',
    '1 chou-fleur|2 carottes|1 citron',
    "Râpez les carottes.|Mixez le chou-fleur jusqu'à obtenir une semoule et salez-le.",
  ],
])('a word that is a food elsewhere puts none in (%s)', (language, title, list, steps) => {
  const html = `<html lang="${language}"><head><title>${title}</title></head><body><article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${title}</h1>
${list
  .split('|')
  .map((line) => `<p itemprop="recipeIngredient">${line}</p>`)
  .join('')}<ol itemprop="recipeInstructions">${steps
    .split('|')
    .map((step) => `<li>${step}</li>`)
    .join('')}</ol></article></body></html>`;
  expect(doubtsOfPage(html)?.join()).not.toContain('No line lists');
});
