import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { findDoubts } from './doubts/find-doubts.ts';
import { withoutStrangeRemarks, withoutWhollyStrange } from './strange-remarks.ts';

const soup = (note: string) => ({
  ...emptyDraft(),
  title: 'Potato soup',
  ingredients: [{ name: null, lines: ['500 g potatoes', '2 carrots', '4 jaunes d’œufs'] }],
  notes: [note],
});

test.each([
  'Tabella allergeni glutine, latte, uova',
  'Tableau des allergènes : gluten, œufs',
  'Alérgenos: apio, gluten',
  'Allergene: A (Gluten), C (Ei), G (Milch)',
  'Contains: milk, egg and wheat',
  'May contain: nuts, sesame',
  'Contient : lait, œufs, blé',
  'Peut contenir : fruits à coque',
  'Allergeni: uova, latte, frutta a guscio',
  'Enthält: Weizen, Eier, Sellerie',
  'Contiene: huevo, leche, frutos de cáscara',
  'Contains: milk, cheddar and macadamia nuts',
  'Contains: gluten (rye), milk (butter); may contain traces of nuts and sesame',
  'Enthält: Milch, Mascarpone, Haselnüsse; kann auch Spuren von Sesam enthalten',
  'Allergene: Gluten (Roggen), Milch (Käse), evtl. Spuren von Pistazien',
  'Contient : lait, mascarpone, noisettes, traces éventuelles de sésame',
  'Contiene: latte, ricotta, nocciole e tracce di sesamo',
  'Contiene: leche, ricotta, nueces y trazas de sésamo',
  'Lies das Rezept zuerst ganz durch!',
  'Read the recipe through first!',
  'Lis d’abord toute la recette !',
  'Leggi prima tutta la ricetta!',
  'Lees eerst het hele recept!',
  'Wash your hands.',
  'Tvätta händerna.',
  'Bring an apron, a tea towel and a box with a lid.',
  'Bitte Schürze, Geschirrtuch und eine Dose mit Deckel mitbringen.',
  'Apportez un tablier et une boîte qui ferme.',
  'Portate un grembiule e un contenitore.',
  'Traed delantal y fiambrera.',
  'Mittwoch die gelbe Tonne rausstellen!',
  "N'oublie pas de sortir les poubelles jaunes mercredi.",
  'Barzelletta: cosa fa un pomodoro dal dottore? Aspetta il suo turno.',
  'Witz der Woche: Was ist orange und geht über die Berge? Eine Wanderine.',
])('what is said of no dish is left out: “%s”', (note) => {
  const { draft, strange } = withoutStrangeRemarks(soup(note));
  expect([draft.notes, strange]).toEqual([[], [note]]);
});

test.each([
  [
    'cucina_con_tonia Ancora meglio con la pancetta!',
    'Ancora meglio con la pancetta!',
    'cucina_con_tonia',
  ],
  ['anna.cooks_well Even better with bacon!', 'Even better with bacon!', 'anna.cooks_well'],
  [
    'It freezes well. See you on Saturday, hugs to all!! 😘',
    'It freezes well.',
    'See you on Saturday, hugs to all!! 😘',
  ],
  [
    'Tastes better the next day. Put the bins out on Wednesday.',
    'Tastes better the next day.',
    'Put the bins out on Wednesday.',
  ],
])('what stands beside a remark is left out of it: “%s”', (note, own, strange) => {
  const weighed = withoutStrangeRemarks(soup(note));
  expect([weighed.draft.notes, weighed.strange]).toEqual([[own], [strange]]);
});

test.each([
  'Contient : 6 biscuits par boîte, gardés au sec',
  'Bring the stock to the boil before you add the potatoes.',
  'Zum Picknick die Suppe in der Thermoskanne mitbringen.',
  'Portate a bollore le patate e servite.',
  'Facile - Bon marché',
  'Contains: milk, tomatoes and a lot of patience',
  'Allergen free: leave the cream out and use oat milk. It thickens the same.',
  'Allergene: Die Sahne kann man durch Hafersahne ersetzen, sie bindet genauso.',
  'Mittwoch schmeckt sie noch besser als am Dienstag.',
  'Wash your hands well after chopping the chillies.',
  'Cheap, filling and good for the freezer.',
])('what is said of the dish stays: “%s”', (note) => {
  expect(withoutStrangeRemarks(soup(note)).draft.notes).toEqual([note]);
});

test('a page that takes leave below its recipe says nothing of the dish', () => {
  const note = '¡Un beso muy grande y hasta la semana que viene!';
  const { draft, strange } = withoutWhollyStrange(soup(note));
  expect([draft.notes, strange]).toEqual([[], [note]]);
});

test('a remark of a page that says something of the dish beside is kept whole', () => {
  const note = 'It freezes well. See you on Saturday!';
  expect(withoutWhollyStrange(soup(note)).draft.notes).toEqual([note]);
});

test('a sentence among the notes that says nothing of a dish is doubted', () => {
  const said = 'Our neighbours have at last sold the old blue car to a nephew.';
  const draft = {
    ...soup(`It freezes well. ${said} Serve it hot.`),
    steps: [{ text: 'Boil the potatoes.', group: null }],
  };
  const source = {
    text: '',
    ofPage: false,
    isPlaced: false,
    names: [],
    siteName: null,
    mended: [],
    unsure: [],
  };
  const sentences = findDoubts(draft, source).map(({ sentence }) => sentence);
  expect(sentences).toContain(`“${said}” may not belong to the recipe.`);
});
