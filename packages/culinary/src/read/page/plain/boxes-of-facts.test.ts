import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, paragraphs, read, told } from '../test-kit/plum-tart.ts';

test('spans that break their lines stand apart, each with its own fact', () => {
  const facts =
    '<div><span>Serves<br>2</span><span>Time<br>25 minutes</span><span>Level<br>Easy</span></div>';
  expect(read(`${heading}${facts}${lists}`)).toMatchObject({ servings: 2, totalTime: 25 });
});

test.each([
  ['Ready in under an hour', 'Total Time: 45 mins'],
  ['Prêt en moins de 60 minutes', 'Temps total : 45 min'],
  ['In unter einer Stunde fertig', 'Gesamtzeit: 45 Min.'],
])('"%s" is no measure beside "%s"', (praise, stated) => {
  expect(read(`${heading}<p>${praise}</p><p>${stated}</p>${lists}`).totalTime).toBe(45);
});

test.each(['eine Viertelstunde', 'half an hour', '20 minutes'])(
  'a time alone is no step: %s',
  (row) => {
    const body = `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${paragraphs([row, ...told])}`;
    expect(read(body).told).toEqual(told);
  },
);

test.each(['Difficulty: easy', 'Schwierigkeit: leicht', 'Dificultad: media', 'Niveau : facile'])(
  'how hard it is is no step: %s',
  (row) => {
    const body = `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${paragraphs([row, ...told])}`;
    expect(read(body).told).toEqual(told);
  },
);

test.each(['Pour 3 pots', 'For 2 tins', 'Für 3 Formen', 'Per 2 teglie'])(
  'what a list fills is none of its foods: %s',
  (row) => {
    const body = `${heading}<h2>Ingredients</h2><p>${[row, ...lines].join('<br>')}</p><h2>Method</h2>${items(told, 'ol')}`;
    expect(read(body).lines).toEqual(lines);
  },
);

test('a box beside the text that holds no more than facts states them', () => {
  const facts = ['Makes 10 slices', 'Hands-on 25 minutes', 'Baking 40 minutes'];
  const box = `<aside><h2>At a glance</h2>${paragraphs(facts)}</aside>`;
  expect(read(`${heading}${box}${lists}`)).toMatchObject({
    servings: 10,
    prepTime: 25,
    cookTime: 40,
  });
});

test('a box beside the text that leads to other pages states nothing of the recipe', () => {
  const box = `<aside><p><a href="/x">Bean soup</a></p><p>Serves 6</p><p>Prep: 20 min</p></aside>`;
  expect(read(`${heading}${box}${lists}`)).toMatchObject({ servings: null, prepTime: null });
});
