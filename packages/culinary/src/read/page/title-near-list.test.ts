import { expect, test } from '@jest/globals';
import { items, lists, paragraphs, read } from './test-kit/plum-tart.ts';

test.each([
  [
    'a shop that sells a spice',
    'Cinnamon sticks 50 g | Spice house',
    `<h1>Cinnamon sticks</h1><p>3,90 €</p><p>Delivered in two days</p><h2>Recipe idea: <b>Plum tart</b></h2><p>Serves 8</p>${lists}`,
    'Plum tart',
  ],
  [
    'a document of an office program',
    'minutes_final_v3',
    `<p><span>Garden club, third meeting</span></p><p><b><span style="font-size:22pt">Plum tart</span></b></p><p>For 8 people</p>${lists}`,
    'Plum tart',
  ],
  [
    'an answer to a question',
    'Why does my plum tart leak all over the oven?',
    `<h1>Why does my plum tart leak all over the oven?</h1><p>Every time I bake it the bottom is wet. What do I do wrong?</p><h2>3 Answers</h2><p>You use too much sugar. This one never leaked:</p><p><b>Dry plum tart</b></p><p>Serves 8</p>${lists}`,
    'Dry plum tart',
  ],
  [
    'news of a town',
    'The recipe of the harvest plum tart is no secret any more - Town of Lower Fen',
    `<h1>The recipe of the harvest plum tart is no secret any more</h1><p>12/09/2019</p><p>The guild has given it to the archive of the town after years of asking.</p><p><b>HARVEST PLUM TART (for 8 people)</b></p>${lists}`,
    'Harvest Plum Tart',
  ],
  [
    'a page of a wiki by its path',
    'Cookbook/Cakes/Plum tart - Free books',
    `<h1>Cookbook/Cakes/Plum tart</h1>${lists}`,
    'Plum tart',
  ],
  [
    'a page of a wiki by its name space',
    'Cookbook:Plum tart - Free books',
    `<h1>Cookbook:Plum tart</h1>${lists}`,
    'Plum tart',
  ],
  [
    'a German shop',
    'Backform Ella 28 cm online kaufen | Formenhaus',
    `<h1>Backform Ella 28 cm</h1><p>19,90 €*</p><p>In 2 Tagen bei Ihnen</p><h3>Unser Rezepttipp: Pflaumenkuchen mit Streuseln</h3><p>Für 8 Personen</p><p><b>Zutaten</b></p>${items(['500 g Pflaumen', '200 g Mehl', '100 g Butter', '80 g Zucker'])}<p><b>Zubereitung</b></p>${paragraphs(['Butter, Mehl und Zucker verkneten und in die Form drücken.', 'Die Pflaumen darauf legen und 40 Minuten backen.'])}`,
    'Pflaumenkuchen mit Streuseln',
  ],
])('the dish that is named near the list is the title, not %s', (_, window, body, title) => {
  expect(read(body, window).title).toBe(title);
});

test('a heading of the whole page that names the dish stays the title above a bold word', () => {
  const body = `<h1>Plum tart with almonds</h1><p><b>So good!</b></p>${lists}`;
  expect(read(body, 'Plum tart with almonds | Ada').title).toBe('Plum tart with almonds');
});

test('a heading that is said again above the list stays the title above its translation', () => {
  const body = `<h1>Zwetschgendatschi</h1><p>A cake of late summer that every family bakes in its own way.</p><p>ZWETSCHGENDATSCHI<br>PLUM TART OF BAVARIA<br><b>Serves 8</b></p>${lists}`;
  expect(read(body, 'Zwetschgendatschi | Ada').title).toBe('Zwetschgendatschi');
});
