import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (facts: string) =>
  readText(
    `Potato cake\n\n${facts}\n\nIngredients\n1 kg potatoes\n3 eggs\n50 g butter\n\nMethod\nBoil the potatoes and peel them.\nAdd butter and eggs and bake.`,
  );

test.each([
  ['Persone: 6-8 In forno: 40 minuti', '6-8 persone', 6, 40],
  ['Personen: 6-8 Ofen: 40 Minuten', '6-8 personen', 6, 40],
  ['Personnes : 6-8 Au four : 40 minutes', '6-8 personnes', 6, 40],
  ['Personas: 6-8 Horno: 40 minutos', '6-8 personas', 6, 40],
  ['Feeds a family of five. Oven 40 mins.', 'Feeds a family of five', 5, 40],
  ['Parts : 8. Four : 50 min', '8 parts', 8, 50],
])('a time of the oven beside for how many it is keeps its own words: %s', (facts, ...said) => {
  const { yieldText, servings, cookTime, doubts } = read(facts);
  expect([yieldText, servings, cookTime]).toEqual(said);
  expect(doubts).toEqual([]);
});

test.each([
  ["Preparazione 20' Cottura 1h10 Persone 4", 70],
  ['Prep: 20m Cook: 1hr10 Easy Serves: 4', 70],
  ['Préparation 20 min Cuisson 1 h 4 personnes', 60],
])(
  'minutes right behind their hours are no people, and people are no minutes: %s',
  (facts, cook) => {
    expect(read(facts)).toMatchObject({ prepTime: 20, cookTime: cook, servings: 4 });
  },
);

test.each([
  ['Servings – eight', 'eight servings'],
  ['Portionen – acht', 'acht portionen'],
  ['Portions - 8', '8 portions'],
  ['Raciones: cuatro. Tiempo: hora y media', 'cuatro raciones'],
])('a yield behind a dash or in a word is read with its label: %s', (facts, yieldText) => {
  expect(read(facts)).toMatchObject({ yieldText, leftOut: [] });
});

test.each(['f. 6 P., 1h15', 'für 6 P. – 1 Std. 15', 'pour 6 p., 1 h 15', 'per 6 p. | 1 ora e 15'])(
  'persons may be shortened to a letter, which is no minute: %s',
  (facts) => {
    expect(read(facts)).toMatchObject({ servings: 6, totalTime: 75 });
  },
);

test.each([
  ['Reicht für 4 große oder 6 kleine Esser', 4],
  ['Serves 4 adults or 6 children', 4],
  ['Für 2 Erwachsene und 2 Kinder', 4],
])('who is named with “or” is not added: %s', (facts, servings) => {
  expect(read(facts)).toMatchObject({ servings });
});

test.each([
  ['Pour deux moules (16 parts environ)', 16],
  ['Para dos moldes (unas 20 porciones)', 20],
  ['Per due teglie (circa 12 porzioni)', 12],
  ['Makes two loaves (about 24 slices)', 24],
  ['Ergibt zwei Bleche (ca. 40 Stück)', 40],
  ['Reicht für die Party (ca. 40 Leute).', 40],
])('of several tins or loaves the pieces count: %s', (facts, servings) => {
  expect(read(facts)).toMatchObject({ servings });
});

test.each([
  ['Vorbereiten: 20 min; Garen: 45 min; Schwierigkeit: mittel', 'Schwierigkeit: mittel'],
  ['Dosi per mezza dozzina di persone · facile · 180 °C', '180 °C'],
  ['Parts : 8. Four : 50 min à 180 °C', '180 °C'],
  ['Prep: 20m Cook: 1hr10 Easy Serves: 4', 'Easy'],
])('what stands beside the facts and is none is kept or shown: %s', (facts, beside) => {
  const { notes, leftOut } = read(facts);
  expect([...notes, ...leftOut]).toContain(beside);
});

test.each([
  ['Feeds 4 (hungry) / 6 (polite). Freezes well - 3 months.', 'Freezes well - 3 months.'],
  ['Für 4. Schmeckt auch kalt.', 'Schmeckt auch kalt.'],
])('a sentence behind the facts that states none is kept or shown: %s', (facts, behind) => {
  const { notes, storageNotes, servingNotes, description, leftOut } = read(facts);
  expect(
    [...notes, ...storageNotes, ...servingNotes, description, ...leftOut].join('\n'),
  ).toContain(behind);
});

test('a step of a name and its minutes is no fact', () => {
  const { steps } = readText(
    'Stew\n\nIngredients\n1 kg beef\n3 carrots\n\nMethod\nCut the beef and the carrots.\nOven, covered: 90 minutes.\nServe hot.',
  );
  expect(steps.map(({ text }) => text)).toContain('Oven, covered: 90 minutes.');
});

test('a yield out of brackets has none of their signs', () => {
  expect(read('Ergibt zwei Bleche (ca. 40 Stück)').yieldText).not.toMatch(/\)$/);
});

test.each([
  ['Prép. 15 min Cuisson 35 min Facile 6 parts', '6 parts', 'Facile'],
  ['Prep 10 mins Cook 20 mins Easy Serves 4', 'Serves 4', 'Easy'],
  ['Vorbereiten 20 Min. Leicht 4 Portionen', '4 Portionen', 'Leicht'],
])('how hard it is parts the facts around it: %s', (facts, yieldText, beside) => {
  const draft = read(facts);
  expect(draft.yieldText).toBe(yieldText);
  expect([...draft.notes, ...draft.leftOut]).toContain(beside);
});
