import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const list = (...items: string[]) => items.join('<br>');
const table = (head: string[], ...rows: string[][]) =>
  `<table>${head.length > 0 ? `<tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>` : ''}${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
const read = (title: string, body: string) => {
  const { draft } = readPage(
    `<html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    'https://kitchen.example/dish',
  );
  return {
    title: draft?.title,
    servings: draft?.servings,
    totalTime: draft?.totalTime,
    groups: draft?.ingredients.map(({ name }) => name),
    lines: draft?.ingredients.flatMap(({ lines }) => lines),
    steps: draft?.steps.map(({ text }) => text),
  };
};

test('a table with the list of each part beside its steps is a list and its steps, and its heads are no title', () => {
  expect(
    read(
      'Que faire de vos blettes ? Le gratin de Mireille',
      `<p><strong>Gratin de blettes au comté</strong><br>Pour quatre gourmands ou six raisonnables. Une petite heure en tout.</p>
      <figure class="wp-block-table">${table(
        ['Ce qu’il faut', 'Ce qu’on en fait'],
        [
          list('1 botte de blettes', '1 gousse d’ail'),
          'Hacher les feuilles et les faire tomber à la poêle avec l’ail.',
        ],
        [
          list('40 g de beurre', '40 g de farine', 'un demi-litre de lait'),
          'Préparer une béchamel : beurre fondu, farine, puis le lait froid en fouettant.',
        ],
        [
          list('120 g de comté râpé', '2 poignées de chapelure'),
          'Mélanger le tout, parsemer de comté et de chapelure, et enfourner 25 min à 200 °C.',
        ],
      )}</figure>`,
    ),
  ).toMatchObject({
    title: 'Gratin de blettes au comté',
    servings: 4,
    totalTime: 60,
    lines: [
      '1 botte de blettes',
      '1 gousse d’ail',
      '40 g de beurre',
      '40 g de farine',
      'un demi-litre de lait',
      '120 g de comté râpé',
      '2 poignées de chapelure',
    ],
    steps: [
      expect.stringMatching(/^Hacher/),
      expect.stringMatching(/^Préparer/),
      expect.stringMatching(/^Mélanger/),
    ],
  });
});

test('the names of the parts in such a table are names of parts', () => {
  expect(
    read(
      'Lasaña de verduras',
      table(
        ['Parte', 'Ingredientes', 'Pasos'],
        [
          'Relleno',
          list('2 berenjenas', '1 calabacín', '1 cebolla'),
          'Corta la verdura en dados y sofríela veinte minutos.',
        ],
        [
          'Bechamel',
          list('40 g de mantequilla', '40 g de harina', 'medio litro de leche'),
          'Prepara la bechamel removiendo sin parar.',
        ],
      ),
    ),
  ).toMatchObject({
    groups: ['Relleno', 'Bechamel'],
    steps: [expect.any(String), expect.any(String)],
  });
});

test('steps may stand left of their list, and beside several rows of it', () => {
  expect(
    read(
      'Fish pie',
      table(
        ['Method', 'You need'],
        [
          'Poach the fish in the milk for ten minutes, then flake it.',
          list('500 g white fish', '500 ml milk'),
        ],
        ['Top with the mash and bake for 25 minutes.', list('800 g mash', '50 g cheddar')],
      ),
    ).lines,
  ).toEqual(['500 g white fish', '500 ml milk', '800 g mash', '50 g cheddar']);
  expect(
    read(
      'Tarte aux poires',
      `<table><tr><td>200 g</td><td>farine</td><td rowspan="2">Mélanger la farine et le beurre du bout des doigts, puis étaler la pâte.</td></tr>
      <tr><td>100 g</td><td>beurre</td></tr>
      <tr><td>3</td><td>poires</td><td rowspan="2">Éplucher les poires, les couper en lamelles et les disposer sur la pâte.</td></tr>
      <tr><td>20 cl</td><td>crème</td></tr></table>`,
    ).lines,
  ).toEqual(['200 g farine', '100 g beurre', '3 poires', '20 cl crème']);
});

test('a table of ingredients with notes stays one', () => {
  expect(
    read(
      'Plain scones',
      `${table(
        ['Ingredient', 'Amount', 'Notes'],
        ['Flour', '225 g', 'sifted twice'],
        ['Butter', '50 g', 'cold and cubed'],
        ['Milk', '150 ml', 'plus more to glaze'],
      )}<h2>Method</h2><ol><li>Rub the butter into the flour.</li><li>Stir in the milk and bake for 12 minutes.</li></ol>`,
    ).lines,
  ).toHaveLength(3);
});

test('behind a question stands what is cooked', () => {
  expect(
    read(
      'What to do with a glut of courgettes? Auntie Jean’s bake',
      `<h2>Ingredients</h2><ul><li>1 kg courgettes</li><li>200 g feta</li><li>3 eggs</li></ul>
      <h2>Method</h2><ol><li>Slice the courgettes and fry them gently.</li><li>Beat the eggs, crumble in the feta and bake for 35 minutes.</li></ol>`,
    ).title,
  ).not.toMatch(/\?$/);
});
