import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { besideSteps, withSideLinesApart } from './side-lines.ts';

const told = ['Boil the beans.', 'Fry the onion.', 'Mix both and serve.'];
const draftOf = (steps: string[]) =>
  withSideLinesApart({ ...emptyDraft(), steps: steps.map((text) => ({ group: null, text })) });
const stepsOf = (draft: ReturnType<typeof draftOf>) => draft.steps.map(({ text }) => text);

test.each([
  ['Tip: toast the spices first.', 'tips', 'toast the spices first.'],
  ['Tipp: Mit Kümmel würzen.', 'tips', 'Mit Kümmel würzen.'],
  ['Astuce : ajoutez un zeste de citron.', 'tips', 'ajoutez un zeste de citron.'],
  ['Note: any bean will do.', 'notes', 'any bean will do.'],
  ['Elle se coupe en six parts.', 'notes', null],
  ['Ci mangiamo in quattro e ci vuole un’ora in tutto.', 'notes', null],
  ['Tipp: Übrig gebliebener Teig hält sich über Nacht im Kühlschrank.', 'storageNotes', null],
  ['Once opened, refrigerate and eat within a month.', 'storageNotes', null],
  ['En un bote limpio y cubierto de aceite dura dos semanas.', 'storageNotes', null],
  ['Si mantengono in frigo due giorni.', 'storageNotes', null],
  ['Se gardent trois jours au frais.', 'storageNotes', null],
] as const)('“%s” behind the steps stands beside them', (line, field, words) => {
  const draft = draftOf([...told, line]);
  expect(stepsOf(draft)).toEqual(told);
  expect(draft[field]).toEqual([words ?? line.replace(/^Tipp: /, '')]);
});

test.each([
  'Nachtrag vom 2. November: Statt Birnen gehen auch Quitten.',
  'UPDATE 3/4: I have since made this with pears.',
  'Update (Jan 2022) – I now use only 80 ml vinegar.',
  'Edited to add: stir the beans every ten minutes.',
  'Note added 12 March: stir the beans every ten minutes.',
  'Edit du 5 mai : ajoutez un clou de girofle.',
  'Ajout du 3/11/2020 : remplacez l’oignon par une échalote.',
  'Aggiornamento (12/3): ho provato a cuocerli in forno.',
  'Nota del 5 maggio: aggiungete un chiodo di garofano.',
  'Actualización 12/3: lo he probado al horno.',
  'Añadido el 3 de noviembre: se puede cambiar la cebolla.',
])('what was added later is no step: “%s”', (line) => {
  const draft = draftOf([...told, line]);
  expect(stepsOf(draft)).toEqual(told);
  expect(draft.notes).toEqual([line]);
  const ran = draftOf([...told.slice(0, 2), `${told[2]!} ${line}`]);
  expect([stepsOf(ran), ran.notes]).toEqual([told, [line]]);
});

test('what stands below the date of an addition is no part of the recipe', () => {
  const group = 'Nachtrag vom 2. November';
  const text = 'Statt Birnen gehen auch Quitten.';
  const draft = withSideLinesApart({
    ...emptyDraft(),
    steps: [...told.map((step) => ({ group: null, text: step })), { group, text }],
  });
  expect([stepsOf(draft), draft.notes]).toEqual([told, [`${group}: ${text}`]]);
});

test.each([
  'Added: the flour, spoon by spoon, then stir.',
  'Serve: pile onto plates.',
  'Tip the beans into the pot and stir for two days of flavour.',
])('“%s” behind the steps is a step', (line) => {
  expect(stepsOf(draftOf([...told, line]))).toEqual([...told, line]);
});

test.each([
  'Keep for six weeks in a dark cupboard before opening.',
  'Store in a cool place for three months before you open them.',
  'Vor dem Öffnen vier Wochen an einem kühlen Ort im Kühlschrank halten.',
  'Conservez au frais deux semaines avant de les ouvrir.',
  'Conservare al buio tre settimane prima di consumarli.',
  'Guardar en un lugar fresco dos semanas antes de abrirlos.',
])('“%s” is work on it and stays a step, by itself or behind another sentence', (line) => {
  expect(stepsOf(draftOf([...told, line]))).toEqual([...told, line]);
  const last = `Fill hot jars and seal. ${line}`;
  expect(stepsOf(draftOf([...told, last]))).toEqual([...told, last]);
});

test('a tip far above the end stays where it stands', () => {
  const steps = ['Soak the beans.', 'Tip: use rain water.', ...told, 'Add salt.'];
  expect(stepsOf(draftOf(steps))).toEqual(steps);
});

test.each([
  'Lovely with peas.',
  'Dazu gibt es natürlich Spätzle.',
  'Avec une salade verte c’est parfait.',
  'È ottima con il pane.',
  'Está buenísimo con picatostes.',
])('what goes with the dish is a remark: “%s”', (text) => {
  expect(besideSteps(text.replace('’', "'"))).toMatchObject({ kind: 'notes' });
});

test('an order to serve stays a step', () => {
  expect(besideSteps('Mit Reis servieren.')).toBeNull();
  expect(besideSteps('Serve with peas.')).toBeNull();
});

test.each([
  'Heikes Tipp: Lauwarm mit Schlagsahne servieren.',
  'El truco de Pepa: añadir un chorro de vino al final.',
  "L'astuce de la cheffe : servez avec du riz.",
  'Il consiglio di nonna Rosa: lasciar riposare una notte.',
  'Tipp von Roswitha: Den Essig ganz zum Schluss zugeben.',
])('a tip is one whosever it is, in its own words: “%s”', (tip) => {
  const draft = draftOf([...told, tip]);
  expect(stepsOf(draft)).toEqual(told);
  expect(draft.tips).toEqual([tip]);
});

test('a sentence behind the last step that says for how many it is stands by itself', () => {
  const draft = draftOf([...told.slice(0, 2), 'Bake for forty minutes. Serves ten to twelve.']);
  expect(stepsOf(draft)).toEqual([...told.slice(0, 2), 'Bake for forty minutes.']);
  expect(draft.notes).toEqual(['Serves ten to twelve.']);
  const served = 'Crumble over the cheese. Scatter with the parsley to serve.';
  expect(stepsOf(draftOf([...told, served]))).toEqual([...told, served]);
});

test.each([
  "Je le sers avec une salade d'endives.",
  'Bei uns gibt es dazu Kartoffelbrei.',
  'We always eat it with bread.',
  'Lo comemos con pan.',
])('how the cook eats the dish is no step where the steps tell others what to do: “%s”', (said) => {
  const draft = draftOf([...told, said]);
  expect(stepsOf(draft)).toEqual(told);
  expect(draft.notes).toEqual([said]);
});

test('among steps that the cook tells of itself it is one', () => {
  const steps = ['Je fais cuire le riz.', 'Je coupe le poulet.', 'Je le sers avec du riz.'];
  expect(stepsOf(draftOf(steps))).toEqual(steps);
});

test.each([
  '23cm loose-bottomed tin, baking beans, pastry brush',
  'Springform (26 cm), Backpinsel und Backpapier',
  'un moule à manqué, un rouleau',
])('a line that lists tools is none of the ingredients: %s', (line) => {
  const { ingredients, equipment } = withSideLinesApart({
    ...emptyDraft(),
    ingredients: [{ name: null, lines: ['3 pears', '125 g butter', line] }],
  });
  expect(ingredients[0]!.lines).toEqual(['3 pears', '125 g butter']);
  expect(equipment).toEqual([line]);
});

test.each([
  ['Spätzlehobel', 'Schaumkelle', 'Auflaufform (ca. 25 × 18 cm)'],
  ['Stand mixer or electric whisk', '8-inch square cake tin', 'Offset spatula'],
  ['Mandoline', 'Cul-de-poule', 'Plat à gratin de 30 cm'],
  ['Sbattitore elettrico', 'Pirofila da 20x30 cm', 'Setaccio a maglia fine'],
  ['Cazo de fondo grueso', 'Cuchara de madera', 'Rallador'],
])('a part of the list that is all tools is none of it: %s', (...tools) => {
  const food = { name: null, lines: ['300 g flour', '2 eggs', '8 wooden skewers'] };
  const draft = { ...emptyDraft(), ingredients: [food, { name: 'Also', lines: tools }] };
  expect(withSideLinesApart(draft)).toMatchObject({ ingredients: [food], equipment: tools });
});

test.each([
  ['You will need:', 'a 9x13-inch pan, a hand mixer.'],
  ['Du brauchst:', '1 Topf, 1 Schneebesen'],
  ['Il te faut :', 'une poêle, un fouet.'],
  ['Ti servono:', 'una teglia, una frusta'],
  ['Necesitarás:', '1 sartén grande con tapa, 1 bol, 1 cuchillo.'],
])('tools behind “%s” are none of the list and no note', (opening, tools) => {
  const line = `${opening} ${tools}`;
  const lines = ['300 g flour', '2 eggs'];
  const listed = withSideLinesApart({
    ...emptyDraft(),
    ingredients: [{ name: null, lines: [...lines, line] }],
  });
  expect(listed).toMatchObject({ ingredients: [{ name: null, lines }], equipment: [tools] });
  const noted = withSideLinesApart({ ...emptyDraft(), notes: [line] });
  expect(noted).toMatchObject({ notes: [], equipment: [tools] });
});

test('what is needed of food and tools stays a note', () => {
  const notes = ['You will need: 200 g flour, a whisk'];
  expect(withSideLinesApart({ ...emptyDraft(), notes }).notes).toEqual(notes);
});

test('a part with a food among tools stays', () => {
  const parts = [
    { name: null, lines: ['300 g flour'] },
    { name: 'For the tin', lines: ['loaf tin', '20 g butter'] },
  ];
  expect(withSideLinesApart({ ...emptyDraft(), ingredients: parts }).ingredients).toEqual(parts);
});

test('what is done in one case with an item of the list in its words is a step', () => {
  const text = 'Si tienes por ahí unos 200 gramos de bacalao, lo desmigas y lo metes al final.';
  const listing = (lines: string[]) =>
    withSideLinesApart({
      ...emptyDraft(),
      ingredients: [{ name: null, lines }],
      steps: [...told, text].map((step) => ({ group: null, text: step })),
    });
  expect(listing(['unos 200 gramos de bacalao']).steps).toHaveLength(4);
  expect(listing(['3 puerros'])).toMatchObject({ tips: [text] });
});
