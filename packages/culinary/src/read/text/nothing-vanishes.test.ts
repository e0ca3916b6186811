import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const allLines = (text: string) => readText(text).ingredients.flatMap((group) => group.lines);
const allSteps = (text: string) => readText(text).steps.map((step) => step.text);

test.each([
  [
    'Step',
    'Pancakes\n200 g flour\n2 eggs\n300 ml milk\n',
    ['Mix flour and eggs', 'Add milk', 'Fry'],
  ],
  [
    'Schritt',
    'Teig\n200 g Mehl\n2 Eier\n300 ml Milch\n',
    ['Mehl und Eier mischen', 'Milch dazu', 'Backen'],
  ],
  [
    'Étape',
    'Crêpes\n200 g de farine\n2 œufs\n300 ml de lait\n',
    ['Mélanger', 'Ajouter le lait', 'Cuire'],
  ],
  [
    'Paso',
    'Tortitas\n200 g de harina\n2 huevos\n300 ml de leche\n',
    ['Mezclar', 'Añadir leche', 'Freír'],
  ],
  [
    'Passo',
    'Crespelle\n200 g di farina\n2 uova\n300 ml di latte\n',
    ['Mescolare', 'Unire il latte', 'Cuocere'],
  ],
])('lines that begin with "%s 1" are steps', (word, above, steps) => {
  const text = above + steps.map((step, at) => `${word} ${at + 1} ${step}`).join('\n');
  expect(allSteps(text)).toEqual(steps);
  expect(allLines(text)).toHaveLength(3);
});

test('a numbered line above the step with the next number is a step', () => {
  expect(
    allSteps(
      'Gumbo\n\nIngredients\n- 1 kg shrimp\n- 2 onions\n- 1 pepper\n\nDirections\n1. Prep the vegetables\n2. Fry onions and pepper.\n3. Add the shrimp.\n',
    ),
  ).toEqual(['Prep the vegetables', 'Fry onions and pepper.', 'Add the shrimp.']);
});

test('a recipe in one paragraph is a list and its steps', () => {
  const text =
    'hey! for the pancakes: 200 g flour, 2 eggs, 300 ml milk, pinch of salt. mix, rest 10 min, fry in butter.';
  expect(allLines(text)).toEqual(['200 g flour', '2 eggs', '300 ml milk', 'pinch of salt']);
  expect(allSteps(text)).toEqual(['mix, rest 10 min, fry in butter.']);
});

test('a step that leads to the next by a colon is a step', () => {
  expect(
    allSteps(
      'Pancakes\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix flour and eggs.\nHeat the pan, add the butter, then:\nFry.\n',
    ),
  ).toEqual(['Mix flour and eggs.', 'Heat the pan, add the butter, then:', 'Fry.']);
});

test.each([
  'Lasagne\n\nRagu\n500 g beef\n1 onion\n400 g tomatoes\n\nFry the onion and the beef.\nAdd tomatoes and simmer 40 minutes.\n\nSauce\n50 g butter\n50 g flour\n500 ml milk\n\nMelt the butter, add flour.\nWhisk in milk and cook until thick.\n',
  'Käsekuchen\n\nZutaten Teig:\n200 g Mehl\n100 g Butter\n1 Ei\n\nZubereitung:\nMehl und Butter verkneten.\nIn die Form drücken.\n\nZutaten Belag:\n500 g Quark\n3 Eier\n100 g Zucker\n\nZubereitung:\nQuark und Eier verrühren.\nAlles backen.\n',
  'Torta\n\nIngredienti base:\n200 g di farina\n100 g di burro\n1 uovo\n\nPreparazione:\nImpastare la farina con il burro.\nStendere la pasta.\n\nIngredienti crema:\n500 g di ricotta\n3 uova\n100 g di zucchero\n\nPreparazione:\nMescolare la ricotta con le uova.\nCuocere in forno.\n',
])('both lists of list, steps, list, steps are read (%#)', (text) => {
  expect(allLines(text).filter((line) => /^\d/.test(line))).toHaveLength(6);
  expect(allLines(text).filter((line) => /\.$/.test(line))).toEqual([]);
  expect(allSteps(text)).toHaveLength(4);
});

test('steps above the only list are steps', () => {
  expect(
    allSteps(
      'Pfannkuchen\n\nMehl, Eier und Milch glatt rühren.\nIn Butter goldbraun backen.\nMit Zucker servieren.\n\nZutaten:\n200 g Mehl\n2 Eier\n300 ml Milch\n',
    ),
  ).toHaveLength(3);
});

test('a text in the wrong encoding is decoded', () => {
  expect(
    readText(
      'KÃ¤sespÃ¤tzle\n\nZutaten\n400 g Mehl\n250 g BergkÃ¤se\n\nZubereitung\nMehl verrÃ¼hren, 5 Min.',
    ),
  ).toMatchObject({
    title: 'Käsespätzle',
    ingredients: [{ lines: ['400 g Mehl', '250 g Bergkäse'] }],
    steps: [{ text: 'Mehl verrühren, 5 Min.' }],
  });
});

test.each([
  [
    'Home > Recipes\nPANCAKES\nJump to Recipe\n5 min read\n\nIngredients\n200 g flour\n2 eggs\nContains gluten and egg.\n\nMethod\nMix everything.\nFry in butter.\nStore leftovers in the fridge for up to 3 days.\n\nComments\nAnn: lovely!',
    'Pancakes',
  ],
  [
    'TORTA DI MELE\nVai alla ricetta\nTempo di lettura: 5 minuti\n\nIngredienti\n200 g di farina\n3 mele\nAllergeni: glutine\n\nPreparazione\nMescolare la farina.\nCuocere in forno.\nConservare in frigorifero per 3 giorni.\nVota la ricetta\nCommenti\nbuonissima',
    'Torta di Mele',
  ],
  [
    'TORTILLA\nIr a la receta\nTiempo de lectura: 3 min\n\nIngredientes\n4 huevos\n3 patatas\nUtensilios: sartén\n\nElaboración\nPelar las patatas.\nBatir los huevos y freír.\nSe conserva en la nevera 2 días.\nComentarios\nrica',
    'Tortilla',
  ],
  [
    'TARTE AUX POMMES\nAller à la recette\nTemps de lecture : 4 min\n\nIngrédients\n200 g de farine\n3 pommes\nAllergènes : gluten\n\nPréparation\nMélanger la farine.\nCuire au four.\nSe conserve 2 jours au réfrigérateur.\nCommentaires (3)\nMiam',
    'Tarte aux Pommes',
  ],
  [
    'Apfelkuchen\nLesezeit: 4 Min\n\nZutaten\n200 g Mehl\n3 Äpfel\nEnthält Gluten\n\nZubereitung\nMehl verkneten.\nÄpfel darauf backen.\nHält sich im Kühlschrank 3 Tage.\nKommentare\nlecker',
    'Apfelkuchen',
  ],
])('furniture is no content (%#)', (text, title) => {
  const draft = readText(text);
  expect(draft).toMatchObject({ title, totalTime: null, description: null });
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(2);
  expect(draft.steps).toHaveLength(2);
  expect(draft.storageNotes).toHaveLength(1);
});

test('a shouted German title has large nouns, also those that the text does not have', () => {
  expect(
    readText(
      'APFELSTRUDEL NACH OMAS ART\n\nZutaten\n200 g Mehl\n3 Äpfel\n\nZubereitung\nMehl verkneten.',
    ).title,
  ).toBe('Apfelstrudel nach Omas Art');
});

test.each(['Allergene: C (Ei), G (Milch)', 'Allergene: Gluten, Sellerie', 'Enthält: Ei, Milch'])(
  'allergens among the ingredients stand beside the recipe: “%s”',
  (line) => {
    const draft = readText(
      `Hirseauflauf mit Aprikosen\nfür 30 Kinder\n\nZutaten\n- 1,5 kg Hirse\n- 5 l Milch\n- 2 kg Magerquark\n${line}\n- 100 g Butter\n\nArbeitsschritte\n1) Hirse in der Milch 20 Minuten quellen lassen.\n2) Quark und Butter unterziehen und 40 Minuten backen.`,
    );
    expect(draft.notes).toEqual([]);
    expect(draft.leftOut).toContain(line);
    expect(draft.ingredients.flatMap(({ lines }) => lines)).not.toContain(line);
  },
);

test('a food with a remark in brackets at the end of a list is of the list', () => {
  const line = 'sal (con cuidado, que el jamón ya lleva)';
  const { ingredients } = readText(
    `CROQUETAS DE JAMÓN CREMOSAS\nRaciones: unas 30 croquetas\n\nIngredientes\n100 g de mantequilla\n120 g de harina de trigo\n1 litro de leche entera\n½ cebolla pequeña\nnuez moscada\n${line}\n\nPUBLICIDAD\nAceite Sierra Clara: -20 % en tu primera compra\n\nPara rebozar\n2 huevos\npan rallado\n\nElaboración\nPaso 1\nPica la cebolla muy menuda y sofríela en la mantequilla.\nPaso 2\nEcha la harina de golpe y tuéstala 3 minutos sin dejar de remover.`,
  );
  expect(ingredients[0]?.lines.at(-1)).toBe(line);
});
