import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { withoutStrangeRemarks } from './strange-remarks.ts';

const weighed = (note: string) =>
  withoutStrangeRemarks({
    ...emptyDraft(),
    title: 'Hachis parmentier',
    ingredients: [
      { name: null, lines: ['1 kg pommes de terre', '300 g Linsen', '200 g de petits oignons'] },
    ],
    notes: [note],
  });

test.each([
  'Papa hat Chorprobe, ich frag mal',
  'Hallo Jule, hier ist Papa, ich sprech dir das jetzt mal drauf, weil du gefragt hast.',
  'Right, I have to go now, your mum is at the door and it is late.',
  "N'oublie pas de rappeler le garagiste pour la voiture, et embrasse Karim.",
  'Allergens in this session: fish, milk, gluten',
  '1 portion | Calories: 540kcal | Carbohydrates: 60g | Protein: 31g',
  'Pro Portion: 2100 kJ, Eiweiß 24 g, Fett 18 g, Kohlenhydrate 55 g',
  '... and serve the barley soup with its broth.',
  '… und die Linsensuppe sehr heiß in ihrer Brühe auftragen.',
  '... et servez les petits oignons bien chauds.',
  '... e servire le scrippelle caldissime nel loro brodo.',
  '...y se sirve la sopa de lentejas bien caliente.',
  'Is that enough? Where do I press to stop this thing',
  'Wo muss ich drücken, damit das aufhört?',
  "Où est-ce que j'appuie maintenant ?",
  'Dove devo premere adesso?',
  '¿Dónde le doy para parar esto?',
  "N'oublie pas de sortir les poubelles jaunes mercredi et embrasse les petites.",
])('what speaks to somebody or of others is left out: “%s”', (note) => {
  const { draft, strange } = weighed(note);
  expect(draft.notes).toEqual([]);
  expect(strange).toEqual([note]);
});

test.each([
  [
    "Avec une salade verte c'est parfait. Allez je te laisse, j'ai kiné à quatorze heures. Bisous bisous.",
    "Avec une salade verte c'est parfait.",
  ],
  [
    'Hallo Jule, die Linsen schmecken am nächsten Tag besser.',
    'Die Linsen schmecken am nächsten Tag besser.',
  ],
  ['It freezes well. See you on Saturday, call me when you are back.', 'It freezes well.'],
  ['È buona anche fredda. Ora devo scappare, un bacione.', 'È buona anche fredda.'],
  [
    'Está mejor al día siguiente. Acuérdate de devolverme la llave.',
    'Está mejor al día siguiente.',
  ],
])('of “%s” the sentences about the dish stay', (note, kept) => {
  const { draft, strange } = weighed(note);
  expect([...draft.notes, ...draft.storageNotes]).toEqual([kept]);
  expect(strange.length).toBe(note.endsWith(kept.slice(1)) ? 0 : 1);
});

test.each([
  'Alérgenos de la ficha',
  'Gluten Pescado Huevo Leche Frutos secos',
  'Gluten | Fisch | Eier | Milch',
  'Allergens',
  'Le conseil de Paul',
  'Nutrition facts',
])('a label that lost what it stood for says nothing, and is left out: “%s”', (note) => {
  const { draft, strange } = weighed(note);
  expect(draft.notes).toEqual([]);
  expect(strange).toEqual([note]);
});

test.each([
  'Contiene huevo y leche.',
  'Enthält Gluten und Milch.',
  'Facile',
  'Avec du lait et des oeufs',
  'Fish and eggs',
])('what says something of the dish in few words stays: “%s”', (note) => {
  expect(weighed(note).draft.notes).toEqual([note]);
});

test.each([
  "N'oublie pas de saler les pommes de terre.",
  'Vergiss nicht, die Linsen einzuweichen.',
])('what is told of the dish stays: “%s”', (note) => {
  expect(weighed(note).draft.notes).toEqual([note]);
});

test.each([
  [
    'È buono anche freddo. E come antipasto? Provate la nostra Insalata russa, a pag. 48.',
    'È buono anche freddo.',
  ],
  ['It freezes well. And for pudding? Try our Eton mess on page 48.', 'It freezes well.'],
  [
    'Schmeckt am nächsten Tag noch besser. Ein Rezept für Rote Grütze finden Sie auf Seite 12.',
    'Schmeckt am nächsten Tag noch besser.',
  ],
  [
    'Se mange aussi froid. Et en dessert ? Notre île flottante est à la page 48.',
    'Se mange aussi froid.',
  ],
  [
    'Está mejor al día siguiente. ¿Y de postre? Prueba nuestra tarta, en la página 48.',
    'Está mejor al día siguiente.',
  ],
  ['È buono anche freddo. Provate la nostra Insalata russa, a pag.', 'È buono anche freddo.'],
])('what sends the reader to another page is left out: “%s”', (note, own) => {
  expect(weighed(note).draft.notes).toEqual([own]);
});

test('what says where something of the recipe itself stands remains', () => {
  const note = 'Die Linsen von Seite 12 passen auch.';
  expect(weighed(note).draft.notes).toEqual([note]);
});

test.each([
  'Merci aux familles qui préparent des gâteaux pour le stand !',
  'Thanks to all the volunteers who bake for us.',
  'Danke an alle Helfer, die Kuchen backen.',
  'Grazie a tutte le famiglie che portano una torta.',
  'Gracias a todos los voluntarios por sus tartas.',
  'The hens have forgiven us, by the way.',
])('“%s” is none of the dish', (remark) => {
  const { draft } = withoutStrangeRemarks({ ...emptyDraft(), title: 'Leek soup', notes: [remark] });
  expect(draft.notes).toEqual([]);
});

test('“Thanks to the yolks it sets, by the way.” is of the dish', () => {
  const notes = ['Thanks to the yolks it sets, by the way.'];
  expect(
    withoutStrangeRemarks({
      ...emptyDraft(),
      title: 'Custard',
      ingredients: [{ name: null, lines: ['4 egg yolks'] }],
      notes,
    }).draft.notes,
  ).toEqual(notes);
});
