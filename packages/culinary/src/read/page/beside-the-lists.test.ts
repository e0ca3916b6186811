import { expect, test } from '@jest/globals';
import { heading, lists, marked, read } from './test-kit/plum-tart.ts';

test.each([
  ['Storage', 'Keeps in the fridge for three days in a closed box.', 'storageNotes'],
  ['Aufbewahrung', 'Hält sich im Kühlschrank drei Tage in einer Dose.', 'storageNotes'],
  ['Conservation', 'Se garde trois jours au frais dans une boîte.', 'storageNotes'],
  ['Conservación', 'Se conserva tres días en la nevera.', 'storageNotes'],
  ['Conservazione', 'Si conserva tre giorni in frigorifero.', 'storageNotes'],
] as const)('what an aside below the steps says of %s is kept', (name, text, place) => {
  const body = `${heading}${lists}<aside><h3>${name}</h3><p>${text}</p></aside>`;
  expect(read(body)[place]).toEqual([text]);
});

test('an aside of links and news stays outside', () => {
  const body = `${heading}${lists}<aside><h3>Tips</h3><a href="a.html">Ten ways to peel garlic</a></aside><aside><h3>News</h3><p>The fair opens on Friday.</p></aside>`;
  const draft = read(body);
  expect([...draft.tips, ...draft.notes, ...draft.storageNotes]).toEqual([]);
});

test('what data name as supply beside the ingredients is kept, and no food twice', () => {
  const supply = ['Baking paper', { '@type': 'HowToSupply', name: 'String' }];
  expect(read(marked({ supply, tool: 'Pie tin' })).equipment).toEqual([
    'Pie tin',
    'Baking paper',
    'String',
  ]);
});

test.each([
  ['Außerdem: Butter für die Form', 'Butter für die Form'],
  ['You will also need: butter for the tin', 'butter for the tin'],
])('a food that is needed besides is an ingredient: %s', (line, food) => {
  const draft = read(marked({ recipeIngredient: ['500 g plums', '200 g flour', line] }));
  expect(draft.lines).toContain(food);
  expect(draft.equipment).toEqual([]);
});

test.each([
  ['Außerdem: Springform, Backpapier', 'Springform, Backpapier'],
  ['Equipment: a butter knife', 'a butter knife'],
  ['You will also need: a 23cm tin', 'a 23cm tin'],
])('a tool that is needed besides is none: %s', (line, tool) => {
  expect(
    read(marked({ recipeIngredient: ['500 g plums', '200 g flour', line] })).equipment,
  ).toEqual([tool]);
});

test('a card of a plugin keeps its summary and the times of its own', () => {
  const card = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Plum tart</h2><div class="wprm-recipe-summary">Late summer on a tin.</div><div class="wprm-recipe-custom-time-container"><span class="wprm-recipe-time-label">Soak</span> <span class="wprm-recipe-time">8 hours</span></div><ul><li class="wprm-recipe-ingredient">500 g plums</li><li class="wprm-recipe-ingredient">200 g flour</li></ul><ul><li class="wprm-recipe-instruction">Stone the plums.</li><li class="wprm-recipe-instruction">Bake them with the flour.</li></ul></div>`;
  const draft = read(heading + card);
  expect(draft.description).toBe('Late summer on a tin.');
  expect(draft.notes).toEqual(['Soak 8 hours']);
});
