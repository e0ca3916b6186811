import { expect, test } from '@jest/globals';
import { readPage } from '../../page/read-page.ts';
import { readText } from '../read-text.ts';
import { tellsOfWhole } from './tells-of-whole.ts';

const TOLD = 'Se tarda una hora y cuarto en total, pero casi todo el rato trabaja el fuego solo.';

test.each([
  TOLD,
  'All in, it takes about an hour and a half, most of it waiting.',
  'De principio a fin se tarda tres cuartos de hora.',
  "In tutto ci vuole un'ora e un quarto, ma quasi tutto il tempo lavora il forno.",
  'Il faut compter une heure et demie en tout, mais le four travaille seul.',
  'Insgesamt dauert das Ganze anderthalb Stunden, davon ist die Hälfte Warten.',
])('a sentence that goes on behind the whole time tells of it: “%s”', (sentence) => {
  expect(tellsOfWhole(sentence)).toBe(true);
});

test.each([
  'Quick to do, half an hour start to finish.',
  'Vite fait, une demi-heure du début à la fin.',
  "Compte une bonne heure et demie quand on n'a pas l'habitude.",
  'Rechne gut anderthalb Stunden, wenn du es zum ersten Mal machst.',
  "Calcola un'ora e mezza se non sei pratica.",
  'Cuenta hora y media si no tienes práctica.',
  'Allow an hour and a half the first time.',
])(
  'a sentence at the end of which stands that it is all, or whose work it is, tells of it: “%s”',
  (sentence) => {
    expect(tellsOfWhole(sentence)).toBe(true);
  },
);

test.each([
  'Simmer for an hour in total.',
  'Cuocete in tutto un’ora, girando spesso.',
  'Dejar reposar una hora en total, tapar y servir.',
])('a step is none: “%s”', (sentence) => {
  expect(tellsOfWhole(sentence)).toBe(false);
});

test('the whole time is told between list and steps', () => {
  const { totalTime, steps } = readText(
    `Patatas a la importancia\n\nPara 4 personas:\n- 1 kg de patatas\n- 2 huevos\n- Media cebolla\n- 3 dientes de ajo\n\n${TOLD}\n\nPelo las patatas y las corto en rodajas.\nLas voy friendo por tandas en aceite bien caliente.`,
  );
  expect(totalTime).toBe(75);
  expect(steps.map(({ text }) => text).join()).not.toContain('Se tarda');
});

test('the same on a page', () => {
  const html = `<html lang="es"><head><title>Patatas a la importancia</title></head><body><h1>Patatas a la importancia</h1><b>Para 4 personas vais a necesitar:</b><br>
- Kilo y cuarto de patatas medianas<br>- 2 huevos<br>- Harina para rebozar<br>- Media cebolla<br>${TOLD}<br><br>
<b>Y así las hago yo:</b><br><br>Pelo las patatas y las corto en rodajas. Las salo y las paso por harina.<br><br>Las voy friendo por tandas en aceite bien caliente.<br></body></html>`;
  expect(readPage(html, 'https://kitchen.example/x').draft?.totalTime).toBe(75);
});

test('a time below the line that says what it is of is read', () => {
  const { prepTime, cookTime } = readText(
    'Birnen, Bohnen und Speck\n\nfür 4 Personen. Vorbereiten eine Viertelstunde, kochen eine gute\nDreiviertelstunde.\n\n500 g durchwachsener Räucherspeck am Stück\n1 kg grüne Bohnen (Brechbohnen)\nacht kleine Kochbirnen, fest\n3-4 Zweige Bohnenkraut\n½ Bund glatte Petersilie\n\n1. Den Speck in einen großen Topf geben, mit einem Liter kaltem Wasser\nbedecken, aufkochen und 25 Minuten leise köcheln lassen.\n2. Bohnen putzen und in Stücke brechen, mit dem Bohnenkraut zum Speck geben.\n3. Von den Birnen nur die Blüte herausschneiden, Stiel dranlassen. Ganz oben\nauf die Bohnen setzen und alles zugedeckt noch 20 Minuten garen.',
  );
  expect([prepTime, cookTime]).toEqual([15, 45]);
});

test('a whole time that ends in a quarter is no step', () => {
  const { totalTime, steps } = readText(
    'Lentil stew\n\n250 g lentils\n2 carrots\n1 onion\n1 litre stock\n\nFry the onion and carrots.\nAdd the lentils and stock and simmer for 40 minutes.\n\nAll in, an hour and a quarter. A day later it is better still.',
  );
  expect([totalTime, steps.length]).toEqual([75, 2]);
});
