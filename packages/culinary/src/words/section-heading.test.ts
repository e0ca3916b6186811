import { expect, test } from '@jest/globals';
import { labelSection, sectionHeading } from './section-heading.ts';

test.each([
  ['Ingredients', 'ingredients'], ['ZUTATEN:', 'ingredients'], ['Ingrédients', 'ingredients'], ['Składniki', 'ingredients'], ['材料(2人分)', 'ingredients'], ['👩‍🍳 Instructions', 'instructions'], ['Zo maak je het', 'instructions'], ['作り方', 'instructions'], ['Gör så här', 'instructions'], ['Leave a comment', 'end'], ['Chef’s tip', 'tips'], ['Storage', 'storage'],
])('takes "%s" for the heading of the %s', (line, section) => {
  expect(sectionHeading(line)).toMatchObject({ section, inline: false });
});

test('tells for what a heading announces its list', () => {
  expect(sectionHeading('Zutaten für den Teig:')).toEqual({ section: 'ingredients', rest: 'für den Teig:', inline: false });
});

test('splits content that follows a heading on the same line', () => {
  expect(sectionHeading('Method: Heat the oil in a pan.')).toEqual({ section: 'instructions', rest: 'Heat the oil in a pan.', inline: true });
});

test.each(['How to make apple pie', 'Cooking is fun', 'Preparations were made', '2 cups flour', ''])('does not take "%s" for a heading', (line) => {
  expect(sectionHeading(line)).toBeNull();
});

test.each([['Prep time: 20 min', 'prepTime', '20 min'], ['Kochzeit 30 Minuten', 'cookTime', '30 Minuten'], ['Temps total : 1 h', 'totalTime', '1 h'], ['Serves 4', 'yield', '4']])('reads the label of "%s"', (line, section, rest) => {
  expect(labelSection(line)).toMatchObject({ section, rest });
});
