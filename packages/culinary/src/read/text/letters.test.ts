import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const linesOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines);
const stepsOf = (text: string) => readText(text).steps.map((step) => step.text);

test('an exported chat is read without its stamps', () => {
  const at = '[12.03.24, 18:22:05] Oma: ';
  const draft = readText(
    `${at}Hallo Kind, hier das Rezept für Apfelkuchen\n${at}Zutaten:\n${at}200 g Mehl\n${at}3 Äpfel\n` +
      `${at}Zubereitung:\n${at}Mehl verkneten\n${at}Äpfel drauf und 40 Minuten backen`,
  );
  expect(draft.title).toBe('Apfelkuchen');
  expect(draft.ingredients).toEqual([{ name: null, lines: ['200 g Mehl', '3 Äpfel'] }]);
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Mehl verkneten',
    'Äpfel drauf und 40 Minuten backen',
  ]);
});

test('what others say in a chat is left out, and kept beside the recipe', () => {
  const draft = readText(
    '12/03/2024, 18:22 - Messages and calls are end-to-end encrypted.\n12/03/2024, 18:22 - Ann: Pancakes\n' +
      '12/03/2024, 18:22 - Ann: 200 g flour\n2 eggs\n300 ml milk\n12/03/2024, 18:23 - Bob: <Media omitted>\n' +
      '12/03/2024, 18:24 - Ann: Mix everything and fry in butter.\n12/03/2024, 18:25 - Bob: thanks!!',
  );
  expect(draft).toMatchObject({
    title: 'Pancakes',
    ingredients: [{ name: null, lines: ['200 g flour', '2 eggs', '300 ml milk'] }],
    steps: [{ text: 'Mix everything and fry in butter.' }],
    doubts: [],
    leftOut: ['thanks!!'],
  });
});

test.each([
  [
    'en',
    'From: Ann <ann@mail.example>\nTo: Bob <bob@mail.example>\nDate: Tue, 12 Mar 2024\nSubject: Fwd: Pancakes\n\nHi Bob,\n\n',
    'Ingredients\n200 g flour\n2 eggs\n\nMethod\nMix everything.\nFry in butter.\n\nLove,\nAnn\n\n-- \nAnn Smith\nSent from my iPhone',
    'Pancakes',
  ],
  [
    'de',
    '---------- Weitergeleitete Nachricht ---------\nVon: Oma <oma@mail.example>\nGesendet: Dienstag\nAn: Kind\nBetreff: WG: Apfelkuchen\n\nLiebe Ines,\n\n',
    'Zutaten\n200 g Mehl\n3 Äpfel\n\nZubereitung\nMehl verkneten.\nÄpfel backen.\n\nViele Grüße\nOma\n\nVon meinem iPhone gesendet',
    'Apfelkuchen',
  ],
  [
    'fr',
    'Le 12 mars 2024 à 18:22, Anne <a@mail.example> a écrit :\n> Crêpes\n>\n',
    '> Ingrédients\n> 250 g de farine\n> 4 œufs\n>\n> Préparation\n> Mélanger la farine.\n> Cuire.\n>\n> Cordialement,\n> Anne\n> Envoyé de mon iPhone',
    'Crêpes',
  ],
  [
    'it',
    'Da: Nonna <n@mail.example>\nInviato: martedì\nOggetto: I: Frittata\n\nCara Ines,\n\n',
    'Ingredienti\n4 uova\n1 cipolla\n\nPreparazione\nSbattere le uova.\nCuocere in padella.\n\nUn abbraccio\nNonna',
    'Frittata',
  ],
  [
    'es',
    'De: Abuela <a@mail.example>\nEnviado: martes\nAsunto: RV: Tortilla\n\nHola Inés,\n\n',
    'Ingredientes\n4 huevos\n3 patatas\n\nElaboración\nPelar las patatas.\nFreír con los huevos.\n\nBesos\nAbuela\nEnviado desde mi iPhone',
    'Tortilla',
  ],
])('a mail in %s is read without head, greeting and signature', (_language, head, body, title) => {
  const text = head + body;
  expect(readText(text)).toMatchObject({ title, author: null });
  expect(linesOf(text)).toHaveLength(2);
  expect(stepsOf(text)).toHaveLength(2);
});

test('a recipe that names where it is from is no mail', () => {
  const text =
    'Stew\nFrom: Grandma\n\nIngredients\n2 onions\n1 kg beef\n\nMethod\nBrown the beef.\nSimmer.';
  expect(readText(text).title).toBe('Stew');
  expect(stepsOf(text)).toEqual(['Brown the beef.', 'Simmer.']);
});

const cake = [
  'Für den Teig:\n350 g Mehl\n200 g Butter\n1 Glas Sauerkirschen',
  'Mehl und Butter verkneten und die Kirschen darauf verteilen.\nBei 180 Grad 35 Minuten backen.',
].join('\n\n');

test('the subject names the dish where the mail says no more than what kind it is', () => {
  const mail = `Von: Inge\nAn: Hedwig\nDatum: Mi, 2. Juli 2025\nBetreff: Kirschstreusel vom Blech\n\nGuten Morgen,\n\nhier der Kuchen vom Sommerfest.\n\n${cake}`;
  expect(readText(mail).title).toBe('Kirschstreusel vom Blech');
});

test('what is attached to a mail is no title, and its subject is read', () => {
  const mail = `Von: Inge\nAn: Hedwig\nBetreff: Kirschstreusel\nAnlagen: noten.pdf (214 KB)\n\nBringt die grüne Mappe mit, bitte.\n\n${cake}`;
  expect(readText(mail).title).toBe('Kirschstreusel');
});

test.each([
  'Lire aussi : Galette des rois, nos dix bonnes adresses',
  'Lies auch: Zehn Torten',
  'Te interesa: diez sopas',
])('steps go on behind what else there is to read: “%s”', (teaser) => {
  const steps = [
    'Faire fondre le beurre et verser la farine.',
    'Ajouter le lait et laisser épaissir.',
  ];
  const text = `Béchamel\n\nIngrédients\n40 g de beurre\n40 g de farine\n50 cl de lait\n\nPréparation\n${steps[0]}\n${teaser}\n${steps[1]}`;
  expect(readText(text).steps.map((step) => step.text)).toEqual(steps);
});

test('“1.-” counts a step', () => {
  const text =
    'Crema\n\nIngredientes\n1 litro de leche\n4 huevos\n\nPreparación\n1.- Batir los huevos.\n2.- Añadir la leche y cocer.';
  expect(readText(text).steps.map((step) => step.text)).toEqual([
    'Batir los huevos.',
    'Añadir la leche y cocer.',
  ]);
});

test('a chat that was sent by mail is read like the chat', () => {
  const chat = `[12.03.24, 18:22:10] Gitti: Rührkuchen\n[12.03.24, 18:22:40] Gitti: 150 g weiche Butter\n3 Eier\n250 g Mehl\n[12.03.24, 18:23:02] Gitti: Alles verrühren und bei 180 Grad backen.`;
  const mail = `Von: Ute <ute@post.example>\nAn: Karin\nDatum: Di, 3. März 2026\nBetreff: WG: Chat\n\n${chat}\n\nLiebe Grüße\nUte`;
  expect(readText(mail)).toMatchObject({
    ingredients: [{ lines: ['150 g weiche Butter', '3 Eier', '250 g Mehl'] }],
    steps: [{ text: 'Alles verrühren und bei 180 Grad backen.' }],
  });
});

test('what a mail says to those it greets, above the dish, is left out and shown', () => {
  const said = 'der Frühling ist da, und am Stand liegen endlich wieder die sieben Kräuter.';
  const { description, leftOut, steps } = readText(
    `Betreff: Marktpost KW 16: Kräuter\nVon: Markthalle <post@markthalle.example>\n\nLiebe Marktfreundinnen und Marktfreunde,\n\n${said}\n\nFRANKFURTER GRÜNE SOSSE\n\nReicht für vier, dauert eine Dreiviertelstunde.\n\n300 g Kräuter\n8 Eier\n500 g Schmand\n1 EL Senf\n\nDie Kräuter waschen, trocken schleudern und fein hacken.\n\nSchmand und Senf verrühren, die Kräuter dazugeben und abschmecken.`,
  );
  expect(description).toBeNull();
  expect(leftOut).toContain(said);
  expect(steps).toHaveLength(2);
});
