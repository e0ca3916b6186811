import { expect, test } from '@jest/globals';
import { readPage } from '../../page/read-page.ts';
import { readText } from '../read-text.ts';
import { fedStatement } from './fed-statements.ts';
import { timeStatements } from './time-statements.ts';

const times = (text: string) => timeStatements(text).map(({ minutes, cue }) => [minutes, cue]);
const read = (head: string, between = '') =>
  readText(
    `Pastel de puerros\n\n${head}\n\nIngredientes\n4 puerros\n800 g de patatas\n200 ml de nata\n\n${between}\n\nPreparación\nCorta los puerros y póchalos en mantequilla.\nColócalo todo en una fuente y hornea 40 minutos.`,
  );

test.each([
  ['Pour un moule de 28, on en mange à 6.', 6],
  ['vale para cenar dos o tres personas', 2],
])('“%s” feeds %i', (text, count) => expect(fedStatement(text)?.count).toBe(count));

test.each([
  ['All of this takes about an hour and a half, oven time included.', [90, 'whole']],
  ['Il faut compter deux heures, repos compris.', [120, 'whole']],
  ['Dall’inizio alla fine tre quarti d’ora abbondanti', [45, 'whole']],
  ['Entre pelar, cocer y hornear se va una hora larga', [60, 'whole']],
  ['Dauert mit Backen eine Stunde.', [60, 'mayBeWhole']],
  ['Tiempo: hora y cuarto en olla normal.', [75, 'mayBeWhole']],
  ['On le prépare en une petite demi-heure', [30, 'mayBeWhole']],
  ['Si prepara in venticinque minuti, poi ci pensa il forno.', [25, 'prep']],
  ['La pâte est faite maison, elle se fait en cinq minutes.', [5, null]],
])('“%s” says of the whole what it takes', (text, time) => expect(times(text)).toEqual([time]));

test('within a longer sentence above the list it is read how long a dish takes until it is made', () => {
  expect(
    read(
      'De ahí salió este pastel de mi madre, que se hace en media hora escasa y vale para cenar dos o tres personas de las de antes.',
    ),
  ).toMatchObject({ servings: 2, totalTime: 30 });
});

test('what tells of the whole between list and steps is read', () => {
  expect(read('', 'Todo junto se lleva una hora y media en total, horno incluido.').totalTime).toBe(
    90,
  );
});

test('an uncle is not ten', () => {
  expect(
    readText(
      'Lentejas con verduras del tío Paco\n\nTiempo: hora y cuarto en olla normal.\n\nIngredientes\n500 g de lentejas\n2 zanahorias\n1 cebolla\n\nElaboración\nLava las lentejas y ponlas en la olla.\nAñade las zanahorias y cuece 40 minutos.',
    ),
  ).toMatchObject({ servings: null, totalTime: 75, cookTime: null });
});

test('an uncle is not ten on a page either', () => {
  const { draft } = readPage(
    `<html lang="es"><body><h3 class="post-title">Lentejas con verduras del tío Paco</h3><div>Ha llegado el frío.<br><br><b>Ingredientes:</b><br>- 500 g de lentejas<br>- 2 zanahorias<br>- 1 cebolla<br>- 2 patatas<br><br><b>Elaboración:</b><br><br>Lava las lentejas y ponlas en la olla.<br><br>Añade las zanahorias y cuece 40 minutos.</div></body></html>`,
    'https://kitchen.example/lentejas',
  );
  expect(draft).toMatchObject({ servings: null, yieldText: null });
});

test('a post right above the title may say how long the whole takes', () => {
  expect(
    readText(
      "CUCINA DI CASA NOSTRA 🍝\nNadia Ferrin\n3 g · 🌐\n\nRagazze me l'avete chiesta in tantissime, eccola!!! La torta di nonna Pina, quella soffice che non sbaglia mai. Ci vuole un'ora e un quarto in tutto, forno compreso.\n\nTORTA DI MELE DI NONNA PINA\n👉 3 mele\n👉 due tazze di farina 00\n👉 3 uova\n\nMonto le uova con lo zucchero finché diventano gonfie.\nSetaccio dentro la farina, poca per volta.\nVerso in uno stampo e via in forno a 180 gradi per 50 minuti.",
    ).totalTime,
  ).toBe(75);
});

test.each([
  ['una hora y cuarto de cocción en total', [75, 'cook']],
  ['an hour and a quarter of simmering in all', [75, 'cook']],
  ['eine Stunde Garzeit insgesamt', [60, 'cook']],
  ['trois quarts d’heure de cuisson au total', [45, 'cook']],
  ['mezz’ora di forno in tutto', [30, 'cook']],
  ['two hours of work all told', [120, 'prep']],
  ['une heure de travail en tout', [60, 'prep']],
  ['cuarenta minutos en total', [40, 'whole']],
  ['eine Stunde mit Backen insgesamt', [60, 'whole']],
])('“%s” sums up the work that it names, and all of it where it names none', (text, time) => {
  expect(times(text)).toEqual([time]);
});

test.each([
  ['Zutaten für sechs (insgesamt eine Stunde)', 6],
  ['Ingredients for six (an hour in all)', 6],
  ['Ingrédients pour six (une heure en tout)', 6],
  ['Ingredienti per sei (un’ora in tutto)', 6],
  ['Ingredientes para seis (una hora en total)', 6],
])(
  'the heading of the list “%s” says for how many and how long, and names no part',
  (head, count) => {
    const { servings, totalTime, ingredients } = readText(
      `Pastel de puerros\n\n${head}\n4 puerros\n800 g de patatas\n200 ml de nata\n\nPreparación\nCorta los puerros y póchalos en mantequilla.\nColócalo todo en una fuente y hornea 40 minutos.`,
    );
    expect([servings, totalTime, ingredients.map(({ name }) => name)]).toEqual([count, 60, [null]]);
  },
);

test('such a heading in one row with the list is no food', () => {
  const { ingredients, servings, totalTime } = readPage(
    `<html lang="fr"><body><h2>Gratin de blettes</h2><div><div><b>Ingrédients pour quatre</b> (une heure en tout)</div><div>800 g de blettes</div><div>200 ml de crème</div><div>60 g de comté</div><div>1 oignon</div></div>
    <div><b>Préparation</b></div><div>Lavez les blettes et faites-les cuire 10 minutes dans l’eau salée.</div><div>Versez la crème, parsemez de comté et enfournez 25 minutes.</div></body></html>`,
    'https://kitchen.example/x',
  ).draft!;
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(4);
  expect([servings, totalTime]).toEqual([4, 60]);
});

test.each([
  'Arbeitszeit etwa eine Dreiviertelstunde, ohne das Einweichen.',
  'Hands-on time about three quarters of an hour, not counting the soaking.',
  'Temps de travail : trois quarts d’heure, sans compter le trempage.',
  'Tempo di lavoro tre quarti d’ora, senza contare l’ammollo.',
  'De faena, unos cuarenta y cinco minutos, sin contar el remojo.',
])('between list and steps it is the work that “%s” tells of, and no step', (told) => {
  const { prepTime, cookTime, totalTime, steps } = read('', told);
  expect([prepTime, cookTime, totalTime, steps.length]).toEqual([45, null, null, 2]);
});

test.each([
  'Arbeit hat man damit keine zwanzig Minuten.',
  'Hands-on time is hardly twenty minutes.',
  'Côté travail, une vingtaine de minutes.',
  'Di lavoro saranno venti minuti.',
  'De trabajo, unos veinte minutos.',
])('behind the steps as well: “%s”', (told) => {
  const { prepTime, steps } = readText(
    `Pastel de puerros\n\nIngredientes\n4 puerros\n800 g de patatas\n200 ml de nata\n\nPreparación\nCorta los puerros y póchalos en mantequilla.\nColócalo todo en una fuente y hornea 40 minutos.\n\n${told}`,
  );
  expect([prepTime, steps.length]).toEqual([20, 2]);
});

test.each([
  ['Für vier Leute, anderthalb Stunden', true],
  ['For four, an hour and a half', true],
  ['Pour quatre personnes, une heure et demie', true],
  ['Per quattro, un’ora e mezza', true],
  ['Para cuatro, hora y media', true],
  ['Para cuatro, en hora y media están hechas', false],
  ['Per quattro, in un’ora e mezza è fatta', false],
  ['Para 4 personas | 90 min', false],
  ['Para cuatro, hora y media en total', false],
])('what the time of “%s” is of is guessed: %s', (head, isGuessed) => {
  const { totalTime, doubts } = read(head);
  expect([totalTime, doubts.some(({ about }) => about === 'times')]).toEqual([90, isGuessed]);
});

test('yield and time in the bracket behind the heading of the list name no part', () => {
  const { servings, totalTime, ingredients } = readText(
    'Pastel de puerros\n\nIngredientes (para cuatro, hora y media en total)\n4 puerros\n800 g de patatas\n200 ml de nata\n\nPreparación\nCorta los puerros y póchalos en mantequilla.\nColócalo todo en una fuente y hornea 40 minutos.',
  );
  expect([servings, totalTime, ingredients.map(({ name }) => name)]).toEqual([4, 90, [null]]);
});
