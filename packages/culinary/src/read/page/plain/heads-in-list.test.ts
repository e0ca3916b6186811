import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const read = (body: string) =>
  readPage(`<html><body>${body}</body></html>`, 'https://kitchen.example/x').draft!;

const post = (name: string, text: string) =>
  `<tr><td><b>${name}</b><br>Beiträge: 17</td><td>${text}</td></tr>`;

test('plain lines that name the parts of a list in a post head them, and nobody who posts does', () => {
  const { ingredients, steps, title } = read(
    `<table>${post('anna_62', 'Hallo, hat jemand ein Rezept für Bienenstich?')}${post(
      'hexe_7',
      `Hallo Anna,<br>den hier mach ich seit Jahren:<br><br><span style="font-weight: bold">Bienenstich vom Blech</span> (ergibt 24 Stück)<br><br>
      <span style="text-decoration: underline">Hefeteig</span><br>500 g Mehl<br>250 ml lauwarme Milch<br>80 g Zucker<br>1 Ei<br><br>
      <span style="text-decoration: underline">Belag</span><br>150 g Butter<br>2 EL Honig<br>200 g gehobelte Mandeln<br><br>
      1. Hefe in der Milch auflösen, mit den restlichen Teigzutaten verkneten und 1 Stunde gehen lassen.<br>
      2. Für den Belag Butter und Honig einmal aufkochen, Mandeln unterrühren, abkühlen lassen.<br>
      3. Teig auf ein gefettetes Blech drücken, Mandelmasse daraufstreichen und 25 Minuten backen.<br><br>LG Petra`,
    )}</table>`,
  );
  expect(title).toBe('Bienenstich vom Blech');
  expect(ingredients).toEqual([
    {
      name: 'Hefeteig',
      lines: ['500 g Mehl', '250 ml lauwarme Milch', '80 g Zucker', '1 Ei'],
    },
    { name: 'Belag', lines: ['150 g Butter', '2 EL Honig', '200 g gehobelte Mandeln'] },
  ]);
  expect(steps.map(({ group }) => group)).toEqual([null, null, null]);
});

test.each([
  ['para 5', 'Arroz al horno', ['400 g de arroz', '2 tomates', 'aceite y sal']],
  ['for 5', 'Bacon rice', ['400 g rice', '2 tomatoes', 'oil and salt']],
  ['für 5', 'Speckreis', ['400 g Reis', '2 Tomaten', 'Öl und Salz']],
  ['pour 5', 'Riz aux lardons', ['400 g de riz', '2 tomates', 'huile et sel']],
])('“%s” on top of a list in a message is no food', (serves, title, foods) => {
  const { ingredients, servings } = read(
    `<div><div class="text"><strong>${title}</strong><br>${serves}<br><br>${foods.map((food) => `· ${food}`).join('<br>')}</div></div>
    <div><div class="text">Fry the onion, add the rice and stir well.</div></div><div><div class="text">Pour in the stock and bake for 25 minutes.</div></div>`,
  );
  expect(ingredients).toEqual([{ name: null, lines: foods }]);
  expect(servings).toBe(5);
});

test('title and yield in one line on top of the list are no food', () => {
  const { ingredients } = read(
    `<table>${post('mary_k', 'Does anyone have a good lemon tart?')}${post(
      'baker99',
      `Hi,<br>here you go:<br><br><span>Lemon tart</span> (makes 12 slices)<br><br><u>Pastry</u><br>250 g flour<br>125 g butter<br>1 egg<br><br>
      <u>Filling</u><br>4 lemons<br>200 g sugar<br>150 ml cream<br><br>1. Rub the butter into the flour, add the egg and chill for 30 minutes.<br>
      2. Roll out the pastry, line the tin and bake blind for 15 minutes.<br>3. Whisk the lemon juice with sugar and cream, pour in and bake.`,
    )}</table>`,
  );
  expect(ingredients.map(({ name }) => name)).toEqual(['Pastry', 'Filling']);
});

const boxed = (list: string, first: string, total: string) =>
  `<h1>Dish of the day</h1><p><b>${list}:</b> 1 kg potatoes; 600 g lamb; 2 onions; 3 carrots; 60 g butter; salt.</p><p>${first}</p>
  <p>Meanwhile fry the lamb with the chopped onions and carrots until browned, then simmer gently.</p>
  <p>Mash the potatoes with the butter, spread them over the meat and brown under the grill.</p><p>${total}</p>`;

test.each([
  [
    'Zutaten für vier Personen',
    '<b>Zubereitung:</b> Die Kartoffeln schälen und etwa 20 Minuten garen.',
  ],
  ['Ingredients for four', '<b>Method:</b> Peel the potatoes and boil them for about 20 minutes.'],
  [
    'Ingredienti per 4',
    '<b>Preparazione:</b> Lessare le patate con la buccia per 20 minuti circa.',
  ],
  ['Ingrédients pour 4', '<b>Préparation :</b> Faire cuire les pommes de terre 20 minutes.'],
])('below “%s” a time in the step behind the heading is that of the step', (list, first) => {
  const { prepTime, cookTime, totalTime, steps } = read(
    boxed(list, first, 'Total time: about 50 minutes'),
  );
  expect([prepTime, cookTime, totalTime]).toEqual([null, null, 50]);
  expect(steps).toHaveLength(3);
});

test('a time behind such a heading is that of the dish', () => {
  const { prepTime } = read(
    boxed('Zutaten für 4', '<b>Zubereitung:</b> 20 Minuten', 'Guten Appetit!'),
  );
  expect(prepTime).toBe(20);
});

test('what the lines say is taken where the look of the page gives a part of it', () => {
  const { ingredients, steps } = read(
    `<table>${post('anna', 'Hat jemand Salat?')}${post(
      'bert',
      `Hi,<br>bitte sehr:<br><br><b>Nudelsalat</b> (für 6)<br><br><u>Salat</u><br>500 g Nudeln<br>1 Dose Mais<br>Salz<br>Pfeffer<br><br>
      <u>Soße</u><br>200 g Mayonnaise<br>Essig<br>1 TL Senf<br><br>1. Die Nudeln kochen und abkühlen lassen.<br>
      2. Mayonnaise mit Essig und Senf verrühren.<br>3. Alles mischen und 1 Stunde ziehen lassen.<br><br>LG`,
    )}</table>`,
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(7);
  expect(steps).toHaveLength(3);
});

test('a row of the list that states what is read nowhere is left out, and does not vanish', () => {
  const { draft } = readPage(
    '<h1>Plum Cake</h1><p>Serves 6</p><h2>Ingredients</h2><ul><li>Makes 12 slices</li><li>200 g flour</li><li>100 g butter</li><li>500 g plums</li><li>20 min standing time</li></ul><h2>Method</h2><p>Rub the butter into the flour for 5 minutes.</p><p>Lay the plums on top and bake for 40 minutes.</p>',
    'https://plums.example/cake',
  );
  const said = [...draft!.leftOut, ...draft!.ingredients.flatMap(({ lines }) => lines)];
  expect(said).toContain('Makes 12 slices');
  expect(said).toContain('20 min standing time');
  expect(said.join(' ')).not.toContain('Serves 6');
});
