import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';
import { isNutritionTable } from './untaken-nutrition.ts';

const TEXTS: Record<string, (line: string) => string> = {
  en: (line) =>
    `Tomato soup\nServes 4\n\nIngredients\n500 g tomatoes\n1 onion\n\nMethod\nChop the onion and the tomatoes. Simmer for 20 minutes.\n\n${line}\n`,
  de: (line) =>
    `Tomatensuppe\nFür 4 Personen\n${line}\n\nZutaten\n500 g Tomaten\n1 Zwiebel\n\nZubereitung\nZwiebel und Tomaten hacken. 20 Minuten köcheln lassen.\n`,
  fr: (line) =>
    `Soupe de tomates\nPour 4 personnes\n\nIngrédients\n500 g de tomates\n1 oignon\n\n${line}\n\nPréparation\nHacher l’oignon et les tomates. Laisser mijoter 20 minutes.\n`,
  it: (line) =>
    `Zuppa di pomodori\nPer 4 persone\n\nIngredienti\n500 g di pomodori\n1 cipolla\n\nPreparazione\nTritare la cipolla e i pomodori. Cuocere per 20 minuti.\n\n${line}\n`,
  es: (line) =>
    `Sopa de tomate\nPara 4 personas\n${line}\n\nIngredientes\n500 g de tomates\n1 cebolla\n\nPreparación\nPicar la cebolla y los tomates. Cocer 20 minutos.\n`,
  nl: (line) =>
    `Tomatensoep\nVoor 4 personen\n\nIngrediënten\n500 g tomaten\n1 ui\n\nBereiding\nHak de ui en de tomaten. Laat 20 minuten pruttelen.\n\n${line}\n`,
  pt: (line) =>
    `Sopa de tomate\nPara 4 pessoas\n\nIngredientes\n500 g de tomates\n1 cebola\n\nModo de preparo\nPique a cebola e os tomates. Cozinhe por 20 minutos.\n\n${line}\n`,
  sv: (line) =>
    `Tomatsoppa\n4 portioner\n\nIngredienser\n500 g tomater\n1 lök\n\nGör så här\nHacka löken och tomaterna. Låt sjuda i 20 minuter.\n\n${line}\n`,
};

test.each([
  ['en', 'Nutrition: 550 kcal'],
  ['en', 'Calories: 550'],
  ['en', 'Per serving: 550 kcal, 20 g fat'],
  ['de', 'Nährwerte pro Portion: 550 kcal, 20 g Eiweiß'],
  ['de', 'Kalorien: 550'],
  ['fr', 'Valeurs nutritionnelles : 550 kcal'],
  ['fr', 'Calories : 550'],
  ['it', 'Valori nutrizionali: 550 kcal'],
  ['es', 'Información nutricional: 550 kcal'],
  ['nl', 'Voedingswaarden per portie: 550 kcal'],
  ['pt', 'Informação nutricional: 550 kcal'],
  ['sv', 'Näringsvärde: 550 kcal'],
])('in %s what a text says of nutrition is named or kept: %s', (language, line) => {
  const { leftOut, notes, yieldText, ingredients, steps } = readText(TEXTS[language]!(line));
  expect([...leftOut, ...notes, yieldText]).toContain(line);
  expect(JSON.stringify([ingredients, steps])).not.toContain('550');
});

test('the lines of a table of nutrition are named, each of them', () => {
  const table = 'Nutrition per serving\nCalories 550\nProtein 20 g\nFat 10 g';
  expect(readText(TEXTS['en']!(table)).leftOut).toEqual(
    expect.arrayContaining(['Calories 550', 'Protein 20 g', 'Fat 10 g']),
  );
});

test('what is taken is not named as left out', () => {
  const text = TEXTS['en']!('').replace('1 onion', '1 onion\nSugar 80 g\n10 g salt');
  expect(readText(text)).toMatchObject({
    ingredients: [{ lines: ['500 g tomatoes', '1 onion', 'Sugar 80 g', '10 g salt'] }],
    leftOut: [],
  });
});

test('what the head of a text states of times, yield and nutrition and cannot be read is named', () => {
  const head =
    '---\ntitle: Soup\nservings: 0\ncook time: a while\ncalories: 550\nlayout: post\n---\n';
  expect(readText(head + TEXTS['en']!('')).leftOut).toEqual([
    'servings: 0',
    'cook time: a while',
    'calories: 550',
  ]);
});

test.each([
  'Valori nutrizionali per pezzo: 201 kcal, grassi 6,1 g, carboidrati 31 g',
  'Nutrition per square: 287 kcal, fat 13 g, sugars 26 g',
  'Nährwerte je Stück: 310 kcal, Fett 14 g, Zucker 20 g',
])('figures of nutrition behind the name of their table are one: “%s”', (line) => {
  expect(isNutritionTable(line)).toBe(true);
});

test.each([
  'Tip: 100 g of nuts have 600 kcal, 20 g are enough',
  'Allergens: milk, 2 kinds of nuts, egg 1',
])('no table of nutrition: “%s”', (line) => {
  expect(isNutritionTable(line)).toBe(false);
});
