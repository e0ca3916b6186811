import { expect, test } from '@jest/globals';
import { dishHeading, labelSection, sectionHeading } from './section-heading.ts';

test.each([
  ['Ingredients', 'ingredients'],
  ['ZUTATEN:', 'ingredients'],
  ['Ingrédients', 'ingredients'],
  ['Składniki', 'ingredients'],
  ['材料(2人分)', 'ingredients'],
  ['👩‍🍳 Instructions', 'instructions'],
  ['Zo maak je het', 'instructions'],
  ['作り方', 'instructions'],
  ['Gör så här', 'instructions'],
  ['Leave a comment', 'end'],
  ['Chef’s tip', 'tips'],
  ['Storage', 'storage'],
])('takes "%s" for the heading of the %s', (line, section) => {
  expect(sectionHeading(line)).toMatchObject({ section, inline: false });
});

test.each([
  'You need:',
  "You'll need",
  'You will need',
  'Du brauchst',
  'Il vous faut :',
  'Occorrente',
  'Necesitas:',
  'Je hebt nodig',
  'Du behöver',
])('takes "%s" for the heading of the ingredients', (line) => {
  expect(sectionHeading(line)).toMatchObject({ section: 'ingredients', rest: '' });
});

test('finds the list behind a heading that says for how many it is', () => {
  expect(sectionHeading('Zutaten für 4 Personen: 500 g Beeren, 100 g Zucker')).toEqual({
    section: 'ingredients',
    rest: '500 g Beeren, 100 g Zucker',
    inline: true,
  });
});

test.each([
  ['Lemon Cake Ingredients', 'ingredients'],
  ['Mercimek Çorbası Nasıl Yapılır?', 'instructions'],
  ['How to make lemon cake', 'instructions'],
  ['Lemon Cake', null],
  ['How to store lemon cake', null],
  ['My grandmother and her cakes', null],
])('knows what a heading that names the dish opens: %s', (line, section) => {
  expect(dishHeading(line)).toBe(section);
});

test('tells for what a heading announces its list', () => {
  expect(sectionHeading('Zutaten für den Teig:')).toEqual({
    section: 'ingredients',
    rest: 'für den Teig:',
    inline: false,
  });
});

test('what follows a heading on the same line is whole, however long it is', () => {
  const told = 'Heat the oil in a pan. '.repeat(40).trim();
  expect(sectionHeading(`Method: ${told}`)?.rest).toBe(told);
});

test('splits content that follows a heading on the same line', () => {
  expect(sectionHeading('Method: Heat the oil in a pan.')).toEqual({
    section: 'instructions',
    rest: 'Heat the oil in a pan.',
    inline: true,
  });
});

test.each([
  'How to make apple pie',
  'Cooking is fun',
  'Preparations were made',
  '2 cups flour',
  '',
])('does not take "%s" for a heading', (line) => {
  expect(sectionHeading(line)).toBeNull();
});

test.each([
  ['Prep time: 20 min', 'prepTime', '20 min'],
  ['Kochzeit 30 Minuten', 'cookTime', '30 Minuten'],
  ['Temps total : 1 h', 'totalTime', '1 h'],
  ['Serves 4', 'yield', '4'],
])('reads the label of "%s"', (line, section, rest) => {
  expect(labelSection(line)).toMatchObject({ section, rest });
});

test.each(['Method', 'Zubereitung', 'Comment faire', 'Procedimento', 'Elaboración'])(
  'all that stands behind “%s:” is headed by it, however much it is',
  (heading) => {
    const told = 'Lavez les blettes et déposez-y la pâte à la cuillère. '.repeat(20).trim();
    expect(sectionHeading(`${heading}: ${told}`)).toMatchObject({ inline: true, rest: told });
  },
);

test.each([
  'Valor nutricional por ración',
  'Nährwert je 100 g',
  'Valori nutrizionali per pezzo',
  'Valeurs nutritionnelles par tranche',
  'Nutrition per slice',
])('“%s” heads figures of nutrition', (line) => {
  expect(sectionHeading(line)).toMatchObject({ section: 'nutrition', inline: false });
  expect(sectionHeading(`${line}: 201 kcal`)).toMatchObject({ rest: '201 kcal', inline: true });
});

test.each(['Ingredientes por separado', 'Tipp je nach Geschmack'])('“%s” heads nothing', (line) => {
  expect(sectionHeading(line)).toBeNull();
});

test.each(["You'll want:", 'What you’ll want', 'You will want'])('“%s” heads a list', (line) => {
  expect(sectionHeading(line)?.section).toBe('ingredients');
});
