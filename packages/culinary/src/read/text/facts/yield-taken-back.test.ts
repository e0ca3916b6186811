import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const REST = {
  en: 'Ingredients\n2 lb beef\n1 onion\n2 carrots\n\nMethod\nChop the vegetables and fry them for 10 minutes.\nAdd the rest and simmer for 2 hours.',
  de: 'Zutaten\n1 kg Rindfleisch\n2 Zwiebeln\n\nZubereitung\nDas Gemüse würfeln und 10 Minuten anbraten.\nDen Rest zugeben und 2 Stunden köcheln lassen.',
  fr: 'Ingrédients\n1 kg de bœuf\n2 oignons\n\nPréparation\nCouper les légumes et les faire revenir 10 minutes.\nAjouter le reste et laisser mijoter 2 heures.',
  it: 'Ingredienti\n1 kg di manzo\n2 cipolle\n\nPreparazione\nTagliare le verdure e rosolarle per 10 minuti.\nAggiungere il resto e cuocere per 2 ore.',
  es: 'Ingredientes\n1 kg de ternera\n2 cebollas\n\nPreparación\nCortar las verduras y sofreírlas 10 minutos.\nAñadir el resto y cocer 2 horas.',
} as const;

const read = (language: keyof typeof REST, stated: string) =>
  readText(`Goulash\n${stated}\n\n${REST[language]}`);

test.each([
  ['en', 'Serves 8\nno wait, serves 10', 10],
  ['en', 'Serves 8\nsorry, 10', 10],
  ['en', 'Serves 8, no wait, serves 10', 10],
  ['en', 'Serves eight\nscratch that, it feeds ten', 10],
  ['de', 'Für 4 Personen\nach nein, 6 Personen', 6],
  ['fr', 'Pour 4 personnes\npardon, 6 personnes', 6],
  ['it', 'Per 4 persone\nanzi, per 6 persone', 6],
  ['es', 'Para 4 personas\nmejor dicho, para 6', 6],
] as const)(
  '[%s] of a yield that is taken back the last is read, in doubt: %j',
  (language, stated, servings) => {
    const draft = read(language, stated);
    expect(draft.servings).toBe(servings);
    expect(draft.doubts).toContainEqual(expect.objectContaining({ about: 'yield' }));
  },
);

test.each([
  ['Serves 4\nor serves 6 as a starter', 4],
  ['Serves 4\nno, really, it does', 4],
])('what takes no number back changes none: %j', (stated, servings) => {
  const draft = read('en', stated);
  expect(draft.servings).toBe(servings);
  expect(draft.doubts.filter(({ about }) => about === 'yield')).toEqual([]);
});
