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
