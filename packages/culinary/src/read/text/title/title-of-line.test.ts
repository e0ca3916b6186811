import { expect, test } from '@jest/globals';
import {
  titleOfLine,
  withoutInterjection,
  withoutOtherMatters,
  withoutSiteBehind,
  withoutTags,
} from './title-of-line.ts';
import { stemsOf } from './title-words.ts';

test.each([
  ['FOCACCIA ALLE CIPOLLE ROSSE - Pane e Pazienza', 'FOCACCIA ALLE CIPOLLE ROSSE'],
  ['Plum tart - The Hungry Hen', 'Plum tart'],
  ['Focaccia di cipolle in a frying pan | Spice Shed', 'Focaccia di cipolle in a frying pan'],
  ['Linsensuppe – Kochen mit Liebe', 'Linsensuppe'],
])('the name of a site behind a dash is no part of a title: %s', (line, title) => {
  expect(withoutSiteBehind(line, stemsOf(['500 g farina', '2 cipolle rosse', 'plums']))).toBe(
    title,
  );
});

test.each([
  'POLLO ARROSTO - Con patate',
  'KITCHEN.EXAMPLE – Thin pancakes',
  'THE COUNTRY KITCHEN – Thin pancakes',
  'FOCACCIA - Cipolle e rosmarino',
  'Potato salad - with bacon and onions',
])('what else of the dish stands there stays: %s', (line) => {
  expect(withoutSiteBehind(line, stemsOf(['2 cipolle rosse', 'rosmarino']))).toBe(line);
});

test.each([
  'Recipes: Plum tart',
  'Rezepte: Plum tart',
  'Ricette: Plum tart',
  'RECETTE : Plum tart',
])('a label in front of a title is no part of it: %s', (line) => {
  expect(titleOfLine(line).title).toBe('Plum tart');
});

test.each([
  ['[Meal prep] Burrito bowls', 'Burrito bowls'],
  ['Thread: Oven brisket?', 'Oven brisket'],
  ['Thema: [gelöst] Zwetschgendatschi', 'Zwetschgendatschi'],
  ['Curry rojo de garbanzos [receta en el post] 🔥', 'Curry rojo de garbanzos'],
  ['What is a brisket?', 'What is a brisket?'],
])('labels and tags of a thread are no part of its subject: %s', (line, subject) => {
  expect(withoutTags(line)).toBe(subject);
});

test.each([
  ["Facile pa', frittata di cipolle", 'frittata di cipolle'],
  ['Cipolle ripiene, frittata di cipolle', 'Cipolle ripiene, frittata di cipolle'],
  ['Frittata, quella buona della zia', 'Frittata, quella buona della zia'],
])('what is called out before the dish is no part of its name: %s', (line, dish) => {
  expect(withoutInterjection(line, stemsOf(['4 uova', '2 cipolle rosse', 'frittata']))).toBe(dish);
});

test.each([
  ['Croquetas de Amparo + ensayo del jueves', 'Croquetas de Amparo'],
  ['La recette du mois : tarte aux poireaux', 'tarte aux poireaux'],
  ['Ham + cheese toastie', 'Ham + cheese toastie'],
  ['tiramisù + pacco', 'tiramisù'],
  ['Tarte aux poireaux : une merveille', 'Tarte aux poireaux : une merveille'],
])('of several matters in a line the dish is the title: “%s”', (line, dish) => {
  const spoken = stemsOf(['croquetas', '3 poireaux', 'ham', 'cheese', 'jamón']);
  expect(withoutOtherMatters(line, spoken)).toBe(dish);
});

test.each([
  ['Käsespätzle vom Opa Sepp, reicht für drei', 'Käsespätzle vom Opa Sepp', 3],
  ['Frittata di cipolle per due', 'Frittata di cipolle', 2],
  ['Fish pie for four', 'Fish pie', 4],
  ['Kuchen für Oma', 'Kuchen für Oma', undefined],
])('for how many a dish is in words is no part of its name: “%s”', (line, title, servings) => {
  const found = titleOfLine(line);
  expect([found.title, found.facts?.servings]).toEqual([title, servings]);
});
