import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const LONG =
  'Ya huele a otoño y estrenamos saco: el bomba nuevo de Sueca está en la tienda desde el lunes, y con él vuelven los guisos de cuchara de siempre.';
const list = ['400 g de arroz', '300 g de costilla', '4 morcillas', '2 tomates', '1 patata grande'];
const steps = [
  'En una sartén con aceite fríe la costilla hasta que\nesté dorada. Pasa también las morcillas y los tomates.\nReserva.',
  'En el mismo aceite fríe la patata en rodajas de un\ndedo.',
  'Añade el arroz y el caldo y hornea durante 25 minutos,\nhasta que esté seco.',
];
const whole = steps.map((step) => step.replaceAll('\n', ' '));

test.each([
  ['numbers', steps.map((step, at) => `${at + 1}) ${step}`).join('\n')],
  ['bullets', steps.map((step) => `- ${step}`).join('\n')],
  ['blank lines', steps.join('\n\n')],
])('a last short sentence belongs to its step where the line above was full: %s', (_kind, text) => {
  const draft = readText([LONG, 'Arroz al horno', list.join('\n'), text].join('\n\n'));
  expect(draft.steps.map((step) => step.text)).toEqual(whole);
});

test('a line that ends in an abbreviation goes on in lower case', () => {
  const broken = [
    'Das Fleisch in heißem Öl rundum anbraten, mit dem Wein ablöschen und\nzugedeckt bei kleiner Hitze schmoren lassen.',
    'Herausnehmen und ruhen lassen, inzwischen die Soße noch etwa 10 Min.\neinkochen und mit Butter binden.',
  ];
  const draft = readText(
    ['Rinderbraten', '1 kg Rindfleisch\n2 Zwiebeln\n500 ml Rotwein\n50 g Butter', ...broken].join(
      '\n\n',
    ),
  );
  expect(draft.steps.map((step) => step.text)).toEqual(
    broken.map((step) => step.replaceAll('\n', ' ')),
  );
});

test('a time that kept its unit beside it leaves the line above it short', () => {
  const steps = [
    'Picar la cebolla, el ajo y el\npimiento y sofreírlos en\nel aceite.',
    'Apartar del fuego y echar\nel pimentón, que no se queme.',
    'Cocer a fuego lento\n40 minutos, luego poner la\npatata y dejar\n20 minutos más.',
    'Sacar el chorizo, cortarlo y\ndevolverlo a la olla.',
  ];
  const text = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  const draft = readText(['Lentejas', list.join('\n'), text].join('\n\n'));
  expect(draft.steps.map((step) => step.text)).toEqual(
    steps.map((step) => step.replaceAll('\n', ' ')),
  );
});
