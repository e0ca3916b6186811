import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (facts: string, last = 'Add butter and eggs and mix.') =>
  readText(
    `Potato bake\n\n${facts}\n\nIngredients\n1 kg potatoes\n3 eggs\n50 g butter\n\nMethod\nBoil the potatoes and peel them.\n${last}`,
  );

test.each([
  ['Backzeit: 45 Min. bei 180 °C Ober-/Unterhitze, mittlere Schiene', 45],
  ['Cuisson : 40 min à 180°C (th.6)', 40],
  ['Cottura: 40 minuti a 180°C forno statico', 40],
  ['Tiempo de cocción: 40 minutos a 180 ºC con ventilador', 40],
  ['Bake time: 45 min at 350F', 45],
  ['Garzeit 2,5 Stunden bei 80 Grad', 150],
  ['Microwave: 4 min on 800W', 4],
  ['Cooking time 1 hr 20 (covered), plus 20 mins uncovered at 220C', 80],
  ['Pressure cook 35 min, natural release 10 min', 35],
])('at what heat, and how it goes on, is in the notes: %s', (facts, cookTime) => {
  const { notes, ...draft } = read(facts);
  expect([draft.prepTime, draft.cookTime]).toEqual([null, cookTime]);
  expect(notes).toContain(facts);
});

test.each([
  ['Oven: 350°F. Time: 45 min.', 'Oven: 350°F. Time: 45 min.'],
  [
    'Backen: ca. 40 Min. / E-Herd: 175 °C / Umluft: 150 °C / Gas: Stufe 2',
    'Backen: ca. 40 Min. / E-Herd: 175 °C / Umluft: 150 °C / Gas: Stufe 2',
  ],
  ['Vorbereitung 30 Min. | Ruhen 1 Std. | Backen 45 Min.', 'Ruhen 1 Std.'],
  ['Prep 20 min, chill overnight, bake 40 min at 180C fan', 'Prep 20 min, chill overnight'],
  ['Time: 8 hrs LOW or 4-5 hrs HIGH', 'Time: 8 hrs LOW or 4-5 hrs HIGH'],
])('what a line of facts says besides is in the notes: %s', (facts, said) => {
  expect(read(facts).notes).toContain(said);
});

test('of two ways to cook it the first is taken, and none is the other time', () => {
  expect(read('Time: 8 hrs LOW or 4-5 hrs HIGH')).toMatchObject({ cookTime: null, totalTime: 480 });
});

test.each(['Prep: 20 min | Cook: 40 min', 'Backzeit: 45 Minuten', 'Pronto in 40 minuti'])(
  'what was taken is not said again in the notes: %s',
  (facts) => {
    expect(read(facts).notes).toEqual([]);
  },
);

test.each([
  'Backen: 45 Min. bei 180° Umluft',
  'Cuisson : 45 min à 180°C',
  'Cocción: 45 minutos a fuego lento',
  'Baking: 45 min at 230C with steam',
  'Cottura: 40 minuti a 180°',
])('a last line that says at what heat it is cooked is a step: %s', (last) => {
  const { steps, cookTime } = read('Serves 4', last);
  expect(steps.at(-1)!.text).toBe(last);
  expect(cookTime).toBeNull();
});

test.each(['Kürbissuppe TM6', 'Thermomix TM5 Brot', '4-Käse-Pizza', '5-Zutaten-Kuchen'])(
  'a number within a word of the name feeds nobody: %s',
  (title) => {
    expect(
      readText(
        `${title}\n\nZutaten\n1 kg Kartoffeln\n3 Eier\n\nZubereitung\nKartoffeln kochen und schälen.\nEier zugeben und backen.`,
      ),
    ).toMatchObject({ title, servings: null });
  },
);

test('a mark of the oven is no number of servings', () => {
  expect(read('Cuisson 40 min, repos 20 min, th. 7').servings).toBeNull();
});

test('a last line that is labelled a time is one, and its heat is in the notes', () => {
  const { steps, cookTime, notes } = read('Serves 4', 'Backzeit 45 Minuten bei 180 Grad');
  expect([steps.length, cookTime]).toEqual([1, 45]);
  expect(notes).toContain('Backzeit 45 Minuten bei 180 Grad');
});

test('what is said of the oven between two steps is a step, and its minutes feed nobody', () => {
  const { steps, servings } = readText(
    "Pizza di scarola\n\nIngredienti\n500 g di farina\n1 kg di scarola\n\nProcedimento\nImpastare la farina.\nStendere la pasta e farcire.\nForno 200° per 40'.\nServire calda.",
  );
  expect(steps.map(({ text }) => text)).toContain("Forno 200° per 40'.");
  expect(servings).toBeNull();
});

test.each(['Reposar 5 minutos tapado', 'Rest for 10 minutes under a cloth'])(
  'a rest among steps is a step, whatever is stated below it: %s',
  (last) => {
    const { steps, notes } = read('Serves 4', `Bake until golden.\n${last}\nTotal: 1 hour`);
    expect(steps.at(-1)!.text).toBe(last);
    expect(notes).toEqual([]);
  },
);
