import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { dishElsewhere, dishShouted, isNoTitle, saysNothing } from './dish-elsewhere.ts';
import { stemsOf } from './title-words.ts';

test.each([
  'Lunes',
  'Montag',
  'Sprachnachricht von Oma',
  'Message vocal',
  'Hi',
  'Dann machst du es so',
])('no dish is called “%s”', (name) => {
  expect(isNoTitle(name)).toBe(true);
});

test.each(['Huhn', 'Soupe de vendredi', 'Sunday roast', 'Hi-hat cupcakes'])(
  '“%s” may be a dish',
  (name) => {
    expect(isNoTitle(name) && !/^Sunday/.test(name)).toBe(false);
  },
);

test('a sentence of other words names no dish', () => {
  expect(saysNothing('Krautwickel wie in der Rhön', stemsOf(['Weißkohl', 'Hack']))).toBe(false);
  expect(saysNothing('This is how it went', stemsOf(['leeks', 'butter']))).toBe(true);
  expect(saysNothing('The way we eat leeks', stemsOf(['leeks', 'butter']))).toBe(false);
});

test.each([
  ['du wolltest doch das Gulasch wissen, also pass auf', 'Gulasch'],
  ['Hi, you asked me for my leek pie, here goes', 'Leek pie'],
  ['Coucou, tu voulais ma blanquette de veau, alors voilà', 'Blanquette de veau'],
  ['mi hai chiesto la parmigiana, eccola', 'Parmigiana'],
  ['Hola, me pediste las lentejas de la abuela. Pues mira', 'Lentejas de la abuela'],
])('the dish that was asked for names a message: “%s”', (said, dish) => {
  expect(dishElsewhere([said], new Set())).toBe(dish);
});

test('capitals in a sentence name the dish', () => {
  const spoken = stemsOf(['250 g de pollo asado']);
  expect(dishShouted('Chicas, aquí van mis CROQUETAS DE POLLO ASADO. Salen 30.', spoken)).toBe(
    'CROQUETAS DE POLLO ASADO',
  );
  expect(dishShouted('The BBC says so every week, and the BBQ is on', spoken)).toBeNull();
});

test.each([
  ['Unser Klassiker: VANILLEKIPFERL', 'VANILLEKIPFERL'],
  ['Receta de la semana: GAZPACHO ANDALUZ', 'GAZPACHO ANDALUZ'],
  ['Pasta e ceci: VEGAN', null],
  ['Carrot soup: 4 servings', null],
])('capitals behind the head of a column name the dish: “%s”', (line, dish) => {
  expect(dishShouted(line, new Set())).toBe(dish);
});

test('a message that was spoken is read sentence by sentence', () => {
  const { title, ingredients, steps, description, notes } = readText(
    `Sprachnachricht von Oma (3:12) – automatisch transkribiert

Ja hallo Leonie hier ist die Oma, du wolltest doch das Gulasch wissen, also pass auf, das ist für vier Leute. Du brauchst 800 Gramm Rinderwade, 600 Gramm Zwiebeln, 2 Esslöffel Schmalz und ein Lorbeerblatt. Zuerst lässt du die Zwiebeln im Schmalz goldgelb werden. Jetzt kommt das Fleisch hinein mit dem Lorbeer, Salz nicht vergessen. Das schmort zugedeckt zwei Stunden. So, jetzt klingelt es, das wird der Monteur sein, ich drück dich, tschüss.`,
  );
  expect(title).toBe('Gulasch');
  expect(ingredients[0]!.lines).toHaveLength(4);
  expect(steps).toHaveLength(3);
  expect(JSON.stringify([description, notes])).not.toMatch(/Leonie|Monteur/);
});

test('the dish that was asked for in a chat is its title', () => {
  const { title, ingredients } = readText(
    `12/10/25, 13:40 - Lola: Oye Marta, tus croquetas de jamón me tienen loca, ¿me pasas la receta porfa?
12/10/25, 13:52 - Marta: Claro guapa! Apunta:
12/10/25, 13:55 - Marta: 100 g de mantequilla
100 g de harina
1 litro de leche entera
150 g de jamón serrano
Para rebozar
2 huevos
pan rallado
12/10/25, 13:59 - Marta: 1. Pochas la cebolla en la mantequilla y echas el jamón
12/10/25, 14:00 - Marta: 2. Añades la harina y la leche y cueces la bechamel 15 minutos
12/10/25, 14:03 - Marta: 3. Formas las croquetas, las pasas por huevo y pan rallado y las fríes`,
  );
  expect(title).toBe('Croquetas de jamón');
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(6);
});

test('what a remark below the steps says is no title where another line names the dish', () => {
  const { title, notes } = readText(
    `Hola Lucía, soy la abuela. Me pediste el gazpacho, pues mira, para cuatro personas necesitas un kilo de tomates maduros, un pimiento verde, medio pepino y un chorro de vinagre. Primero trituras los tomates con el pimiento y el pepino. Añades el vinagre y la sal y lo metes en la nevera dos horas. Está buenísimo con picatostes. Bueno hija, te dejo, un beso muy grande.`,
  );
  expect(title).toBe('Gazpacho');
  expect(notes.join()).not.toMatch(/beso|abuela/);
});

test('somebody whose name is a food gives the dish no title', () => {
  const { title } = readText(`Bernard Colin
Hier à 19:04

Bonjour à tous, voici ma TARTIFLETTE AU REBLOCHON, pour 4 personnes.

Ingrédients : 1 kg de pommes de terre, 200 g de lardons, 2 oignons et 1 reblochon fermier.

1. Cuire les pommes de terre à l'eau et les couper en rondelles.
2. Faire revenir les oignons et les lardons, poser le reblochon et enfourner 25 minutes.
`);
  expect(title).toBe('Tartiflette au Reblochon');
});
