import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutFormats } from './without-formats.ts';

const list = ['4 huevos', '500 g de patatas'];
const steps = ['Pelar las patatas y freírlas.', 'Batir los huevos y cuajar la tortilla.'];

test.each([
  [
    'YAML',
    `titulo: Tortilla de patatas\nraciones: 4\ntiempo_total: 45 min\ningredientes:\n  - ${list.join('\n  - ')}\nelaboración:\n  - ${steps.join('\n  - ')}\n`,
  ],
  [
    'YAML between fences',
    `\`\`\`yaml\nname: Tortilla de patatas\nservings: 4\ntime: 45 min\ningredients:\n- name: huevos\n  quantity: 4\n- quantity: 500\n  unit: g de\n  name: patatas\nsteps: |\n  ${steps.join('\n  ')}\n\`\`\``,
  ],
  [
    'the head of a note',
    `---\ntitle: Tortilla de patatas\nservings: 4\ntotal_time: 45 min\ningredients:\n- ${list.join('\n- ')}\n---\n${steps.join('\n\n')}\n`,
  ],
  [
    'JSON',
    JSON.stringify({
      recipe: {
        name: 'Tortilla de patatas',
        recipeYield: '4',
        totalTime: 'PT45M',
        recipeIngredient: list,
        recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      },
    }),
  ],
  [
    'a table with a recipe in a row',
    `title,servings,total time,ingredients,instructions\n"Tortilla de patatas",4,"45 min","${list.join('\n')}","${steps.join('\n')}"\n`,
  ],
  [
    'labels above their values',
    `Nombre de la receta\nTortilla de patatas\nComensales\n4\nTiempo\n45 min\nIngredientes\n${list.join('\n')}\nElaboración\n${steps.join('\n')}\n`,
  ],
  [
    'the mail of a form',
    `Título: Tortilla de patatas\nComensales: 4 / Tiempo: 45 min\nDificultad: fácil\nIngredientes: ${list.join('\n')}\nElaboración: ${steps.join('\n')}\n`,
  ],
])('a recipe written as %s is read', (_name, text) => {
  const draft = readText(text);
  expect(draft).toMatchObject({
    title: 'Tortilla de patatas',
    servings: 4,
    totalTime: 45,
    ingredients: [{ lines: list }],
  });
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
});

test('what stands under a key that is no part of a recipe is doubted', () => {
  const { doubts } = withoutFormats(
    'title: Stew\nhistory: My aunt brought it from Lyon in the war years\ningredients:\n- 2 onions\nsteps:\n- Simmer.',
  );
  expect(doubts.map(({ sentence }) => sentence)).toEqual([
    'What stands under “history” was left out.',
  ]);
});

test('groups of a list keep their names', () => {
  const { ingredients } = readText(
    'title: Apple Pie\ningredients:\n  Dough:\n    - 200 g flour\n    - 100 g butter\n  Filling:\n    - 4 apples\n    - 1 lemon\nmethod:\n- Knead the dough.\n- Bake for 40 minutes.',
  );
  expect(ingredients).toEqual([
    { name: 'Dough', lines: ['200 g flour', '100 g butter'] },
    { name: 'Filling', lines: ['4 apples', '1 lemon'] },
  ]);
});

test('rows with quotes are lines', () => {
  expect(withoutFormats('"200","g","flour, sifted"\n"2","","eggs"\n').text).toBe(
    '200 g flour, sifted\n2 eggs',
  );
});

test('the codes of a site are no words of its note', () => {
  const { text } = withoutFormats(
    'Stew\n{{< figure src="stew.jpg" >}}\n{% include ads.html %}\n2 onions {{% sup %}}1{{% /sup %}}\n{{< recipe prep_time="15 min" yield="4" >}}\n',
  );
  expect(text).toBe('Stew\n\n\n2 onions 1\nprep time: 15 min\nyield: 4\n\n');
});

test.each([
  'Stew\n\nIngredients:\n- 2 onions\n- 1 carrot\n\nMethod:\nSimmer.',
  'Menge\n4\nEier\n2\nMöhren',
  'Stew {hot} {{serves 4}} 100% {percent}',
  'He said: "stew, please", and so\n"stew" it is, with 2 onions.',
  'Prep\n15 g of salt\n2 onions',
])('a text of its own stays as it is: “%s”', (text) => {
  expect(withoutFormats(text)).toEqual({ text, doubts: [] });
});
