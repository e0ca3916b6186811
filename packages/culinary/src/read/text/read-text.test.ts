import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const allLines = (text: string) => readText(text).ingredients.flatMap((group) => group.lines);
const allSteps = (text: string) => readText(text).steps.map((step) => step.text);

test('reads title, facts, ingredients and steps of a text with headings', () => {
  const draft = readText(
    'Barley Broth\n\nPrep time: 10 min\nCook time: 1 h 20 min\nServes: 4-6\n\n' +
      'Ingredients\n- 200 g pearl barley\n- 2 leeks\n\nMethod\n1. Rinse the barley.\n2. ' +
      'Simmer with the leeks.\n',
  );
  expect(draft).toMatchObject({
    title: 'Barley Broth',
    prepTime: 10,
    cookTime: 80,
    servings: 4,
    language: 'en',
  });
  expect(draft.ingredients).toEqual([{ name: null, lines: ['200 g pearl barley', '2 leeks'] }]);
  expect(draft.steps).toEqual([
    { group: null, text: 'Rinse the barley.' },
    { group: null, text: 'Simmer with the leeks.' },
  ]);
});

test.each([
  ['Serves 4 | Prep 20 min | Easy | 350 °F', { servings: 4, prepTime: 20 }],
  ['Serves 4 • 45 min • vegetarisch', { servings: 4, totalTime: 45 }],
  ['Für 4 Personen, 30 Minuten, einfach', { servings: 4, totalTime: 30 }],
  ['45 min · einfach', { servings: null, totalTime: 45 }],
  ["Serves six | Grandma's", { servings: 6 }],
  ['Zubereitung: 25 Minuten', { servings: null, prepTime: 25 }],
  ['Serves\n5', { servings: 5 }],
  ['Preparación\n25 min\nRaciones\n− 4 +', { servings: 4, prepTime: 25 }],
  ['Zubereitung\n25 Minuten', { servings: null, prepTime: 25 }],
  ['Prep time: three quarters of an hour', { prepTime: 45 }],
  ["Preparazione: mezz'ora", { prepTime: 30 }],
])('reads the facts of "%s" one by one', (line, facts) => {
  const draft = readText(
    `Barley Broth\n\n${line}\n\nIngredients\n- 200 g pearl barley\n- 2 leeks\n\n` +
      'Method\n1. Rinse the barley.\n2. Simmer with the leeks.\n',
  );
  expect(draft).toMatchObject({ title: 'Barley Broth', ...facts });
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Rinse the barley.',
    'Simmer with the leeks.',
  ]);
});

test('keeps what stands beside facts as a note', () => {
  const draft = readText(
    'Broth\nServes 4 | Easy | 350 °F\n\nIngredients\n- 2 leeks\n\nMethod\n1. Simmer the leeks.\n',
  );
  expect(draft.notes).toEqual(['Easy · 350 °F']);
});

test('keeps the parts of a dish apart among ingredients and steps', () => {
  const draft = readText(
    'Trifle\n\nIngredients\n\nFor the base:\n1 sponge cake\n2 tbsp sherry\n\nFor the ' +
      'cream:\n300 ml cream\n1 tbsp sugar\n\nMethod\n\nFor the base:\n1. Soak the ' +
      'cake.\n\nFor the cream:\n2. Whip and spread.\n',
  );
  expect(draft.ingredients.map((group) => group.name)).toEqual(['For the base', 'For the cream']);
  expect(draft.steps).toEqual([
    { group: 'For the base', text: 'Soak the cake.' },
    { group: 'For the cream', text: 'Whip and spread.' },
  ]);
});

test('finds ingredients and steps where no heading names them', () => {
  const text =
    'Fried Rice\n\n2 cups cooked rice\n2 eggs\n1 tbsp soy sauce\nspring onions\n\nHeat ' +
    'oil in a wok.\n\nFry the rice.\n\nPush aside, scramble the eggs, mix and season.\n';
  expect(readText(text).title).toBe('Fried Rice');
  expect(allLines(text)).toEqual([
    '2 cups cooked rice',
    '2 eggs',
    '1 tbsp soy sauce',
    'spring onions',
  ]);
  expect(allSteps(text)).toHaveLength(3);
});

test('takes notes, tips, storage and equipment out of the steps', () => {
  const draft = readText(
    'Pesto\n\nIngredients\n50 g basil\n30 g pine nuts\n\nMethod\n1. Blend.\n\nNotes\n' +
      'Walnuts work too.\n\nTips\n- Use young leaves.\n\nStorage: Keeps a week under ' +
      'oil.\n\nEquipment\n- Mortar\n',
  );
  expect(draft.steps).toHaveLength(1);
  expect(draft).toMatchObject({
    notes: ['Walnuts work too.'],
    tips: ['Use young leaves.'],
    storageNotes: ['Keeps a week under oil.'],
    equipment: ['Mortar'],
  });
});

test('reads front matter and Markdown', () => {
  const draft = readText(
    "---\ntitle: \"Egg Salad\"\ntags: ['eggs', 'lunch']\nauthor: ada\n---\n\nA " +
      '**quick** lunch.\n\n- ⏲️ Prep time: 5 min\n- 🍽️ Servings: 2\n\n## Ingredients\n\n' +
      '### Salad\n- 4 eggs\n- [mayonnaise](https://mayo.example)\n\n## Directions\n\n1. ' +
      'Boil.\n2. Mix.\n',
  );
  expect(draft).toMatchObject({
    title: 'Egg Salad',
    author: 'ada',
    tags: ['eggs', 'lunch'],
    prepTime: 5,
    servings: 2,
    description: 'A quick lunch.',
  });
  expect(draft.ingredients).toEqual([{ name: 'Salad', lines: ['4 eggs', 'mayonnaise'] }]);
});

test('takes no yield for the title of a further recipe', () => {
  const one = (title: string) =>
    `${title}\n\nServes 4\nPrep time: 5 minutes\n\nIngredients\n- 1 cup water\n- 1 lemon\n\nMethod\n1. Stir.\n\n`;
  expect(readText(one('# Lemonade') + one('# Limeade')).otherRecipes).toEqual(['Limeade']);
});

test('reads the first of several recipes and names the others', () => {
  const one = (title: string) =>
    `# ${title}\n\n## Ingredients\n- 1 cup water\n- 1 lemon\n\n## Directions\n1. Stir.\n\n`;
  const draft = readText(one('Lemonade') + one('Limeade') + one('Iced Tea'));
  expect(draft.title).toBe('Lemonade');
  expect(draft.ingredients.flatMap((group) => group.lines)).toHaveLength(2);
  expect(draft.otherRecipes).toEqual(['Limeade', 'Iced Tea']);
});

test('joins lines that a mail program broke', () => {
  const text =
    'Oat Bars\n\nIngredients\n200 g oats\n100 g honey\n\nMethod\nWarm the honey in a ' +
    'small pan until it runs easily, then stir it into\nthe oats together with a pinch ' +
    'of salt and press the mixture firmly\ninto a lined tin.\n\nBake for 20 minutes.\n';
  expect(allSteps(text)[0]).toBe(
    'Warm the honey in a small pan until it runs easily, then stir it into the oats ' +
      'together with a pinch of salt and press the mixture firmly into a lined tin.',
  );
});

test('takes a number on a line of its own as the number of a step', () => {
  expect(
    allSteps(
      'Soup\n\nIngredients\n1 kg tomatoes\n1 onion\n\nInstructions\n1\nChop.\n2\nCook.\n3\nBlend.\n',
    ),
  ).toEqual(['Chop.', 'Cook.', 'Blend.']);
});

test('reads a caption with pictograms as bullets', () => {
  const draft = readText(
    '🍋 Lemon Orzo 🍋\n\nServes 2 | 20 min\n\nIngredients:\n🍋 1 lemon\n🍝 200g orzo\n\nMethod:\n1️⃣ Cook the orzo.\n2️⃣ Mix.\n\n#orzo #lunch',
  );
  expect(draft).toMatchObject({
    title: 'Lemon Orzo',
    servings: 2,
    totalTime: 20,
    tags: ['orzo', 'lunch'],
  });
  expect(draft.ingredients[0]?.lines).toEqual(['1 lemon', '200g orzo']);
  expect(draft.steps).toHaveLength(2);
});

test.each([
  [
    'de',
    'Grießbrei\n\nFür 2 Personen\nKochzeit: 10 Minuten\n\nZutaten\n500 ml Milch\n60 g ' +
      'Grieß\n\nZubereitung\nMilch aufkochen.\nGrieß einrühren und quellen lassen.\n',
    2,
  ],
  [
    'fr',
    'Crêpes\n\nPour 4 personnes\nTemps de cuisson : 10 min\n\nIngrédients\n250 g de ' +
      'farine\n4 œufs\n\nPréparation\n1. Mélangez la farine et les œufs.\n2. Faites ' +
      'cuire les crêpes dans une poêle.\n',
    4,
  ],
  [
    'nl',
    'Erwtensoep\n\nVoor 6 personen\nKooktijd: 10 minuten\n\nIngrediënten\n500 g ' +
      'spliterwten\n1 rookworst\n\nBereiding\n1. Kook de erwten gaar.\n2. Voeg de worst ' +
      'toe en laat trekken.\n',
    6,
  ],
  [
    'pt',
    'Arroz doce\n\nRendimento: 8 porções\nTempo de cozedura: 10 minutos\n\n' +
      'Ingredientes\n200 g de arroz\n1 l de leite\n\nPreparação\n1. Coza o arroz no ' +
      'leite.\n2. Junte o açúcar e sirva frio.\n',
    8,
  ],
])('reads a recipe in %s', (language, text, servings) => {
  const draft = readText(text);
  expect(draft).toMatchObject({ language, servings, cookTime: 10 });
  expect(draft.ingredients[0]?.lines).toHaveLength(2);
  expect(draft.steps).toHaveLength(2);
});

test.each([
  '',
  '   \n\n',
  '\u0000\u0001',
  '1',
  '- ',
  '#',
  '---\n---\n',
  '((((((((',
  'a'.repeat(50_000),
  '1. '.repeat(5000),
  '|'.repeat(5000),
  '* '.repeat(3000),
])('never throws and invents nothing (%#)', (text) => {
  const draft = readText(text);
  expect(draft.ingredients).toEqual([]);
});

test('says what was not found', () => {
  expect(readText('We had a wonderful day at the sea and came home late.').doubts).toEqual(
    expect.arrayContaining([
      {
        part: 'ingredient',
        index: null,
        sentence: 'No ingredients were found.',
        sourceWords: null,
      },
    ]),
  );
});

test.each([
  [
    'Burger\n4 buns\n600 g mince\n1 onion\n\nForm patties, fry them and serve in the buns.',
    'Burger',
    '4 buns',
  ],
  [
    'Hot dogs\n\n6 hot dog buns\n6 frankfurters\n1 onion\n\nGrill the frankfurters.\nFill the buns.',
    'Hot dogs',
    '6 hot dog buns',
  ],
])(
  'pieces on top of the list are its first line, neither servings nor a title: %j',
  (text, title, first) => {
    const draft = readText(text);
    expect(draft).toMatchObject({ title, servings: null });
    expect(draft.ingredients[0]?.lines[0]).toBe(first);
  },
);

test('what lines of facts state beside yield and times is kept in the notes', () => {
  const { notes, servings } = readText(
    'Apple Cake\n\nServes 8\nOven: 180 °C\nTin: 23 cm round\nMarinate: overnight\n\nIngredients\n200 g flour\n3 apples\n2 eggs\n\nMethod\nMix. Bake.',
  );
  expect(servings).toBe(8);
  expect(notes).toEqual(['Oven: 180 °C', 'Tin: 23 cm round', 'Marinate: overnight']);
});

test('how wide a tin is says nothing of servings', () => {
  expect(
    readText(
      'Käsekuchen\nFür eine 26er Springform\n\n500 g Quark\n3 Eier\n100 g Zucker\n\nAlles verrühren. Backen.',
    ).servings,
  ).toBeNull();
});
