import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const lines = [
  '250 g red lentils',
  '1 onion, finely chopped',
  '2 tbsp olive oil',
  '1 tsp cumin',
  'Salt and pepper',
];
const steps = [
  'Heat the oil in a large pan and fry the onion until soft.',
  'Add the lentils and cumin, cover with water and simmer for 20 minutes.',
  'Season to taste and serve hot.',
];
const around = (body: string) =>
  '<html lang="en"><head><title>Lentil Soup | The Blue Ladle</title></head><body>' +
  '<nav><ul><li>Recipes</li><li>About</li></ul></nav><article><h1>Lentil Soup</h1>' +
  '<p>My grandmother cooked this every winter, and it still tastes of her ' +
  `kitchen.</p>${body}</article>
  <section class="comments"><h3>Comments</h3><p>I ` +
  'added 2 cups of spinach. Lovely!</p></section><footer>All rights ' +
  'reserved</footer></body></html>';
const tags = (name: string, texts: readonly string[], attributes = '') =>
  texts.map((text) => `<${name}${attributes}>${text}</${name}>`).join('');

function read(html: string) {
  const { draft } = readPage(html, 'https://ladle.example/soup');
  return {
    title: draft?.title,
    lines: draft?.ingredients.flatMap((group) => group.lines),
    steps: draft?.steps.map((step) => step.text),
    draft,
  };
}
const whole = { title: 'Lentil Soup', lines, steps };

test.each([
  [
    'lists under headings',
    `<h2>Ingredients</h2><ul>${tags('li', lines)}</ul><h2>Directions</h2><ol>${tags('li', steps)}</ol>`,
  ],
  [
    'paragraphs under bold labels',
    `<p><b>Ingredients:</b></p>${tags('p', lines)}<p><b>Method:</b></p>${tags('p', steps)}`,
  ],
  [
    'lines parted by breaks',
    `<h3>Ingredients</h3><p>${lines.join('<br>')}</p><h3>Method</h3><p>${steps.join('<br>')}</p>`,
  ],
  [
    'a table',
    '<h3>Ingredients</h3><table>' +
      `${lines.map((line) => `<tr><td>${line.split(' ')[0]}</td><td>${line.split(' ').slice(1).join(' ')}</td></tr>`).join('')}` +
      `</table><h3>Method</h3>${tags('p', steps)}`,
  ],
  [
    'boxes with amount and food apart',
    '<h3>Ingredients</h3><div>' +
      `${lines.map((line) => `<div class="row"><div>${line.split(' ')[0]}</div><div>${line.split(' ').slice(1).join(' ')}</div></div>`).join('')}` +
      `</div><h3>Method</h3><ol>${tags('li', steps)}</ol>`,
  ],
  [
    'two columns',
    `<div class="cols"><div><h2>Ingredients</h2><ul>${tags('li', lines)}</ul></div><div><h2>Preparation</h2>${tags('p', steps)}</div></div>`,
  ],
  [
    'names of elements alone',
    `<div class="recipe-ingredients"><ul>${tags('li', lines)}</ul></div><div class="recipe-method">${tags('p', steps)}</div>`,
  ],
  ['no heading at all', `<ul>${tags('li', lines)}</ul><ol>${tags('li', steps)}</ol>`],
  [
    'spans that style sheets set apart',
    `<h2>Ingredients</h2><ul>${lines
      .map(
        (line) =>
          `<li>${line
            .split(' ')
            .map((word) => `<span>${word}</span>`)
            .join('')}</li>`,
      )
      .join('')}</ul><h2>Method</h2><ol>${tags('li', steps)}</ol>`,
  ],
  [
    'numbered paragraphs',
    `<p>INGREDIENTS</p>${tags(
      'p',
      lines.map((line) => `• ${line}`),
    )}<p>METHOD</p>${tags(
      'p',
      steps.map((step, at) => `${at + 1}. ${step}`),
    )}`,
  ],
  [
    'closed tabs',
    `<h2>Ingredients</h2><div style="display:none"><ul>${tags('li', lines)}</ul></div><h2>Method</h2><div hidden><ol>${tags('li', steps)}</ol></div>`,
  ],
  [
    'a copy for phones',
    `<div class="desktop"><h2>Ingredients</h2><ul>${tags('li', lines)}</ul></div>` +
      `<div class="mobile"><h2>Ingredients</h2><ul>${tags('li', lines)}</ul></div>` +
      `<h2>Method</h2><ol>${tags('li', steps)}</ol>`,
  ],
])('reads %s', (_, body) => {
  expect(read(around(body))).toMatchObject(whole);
});

test('reads a definition list', () => {
  const body =
    '<dl class="ingredients"><dt>red lentils</dt><dd>250 g</dd><dt>olive oil</dt><dd>2 tbsp</dd><dt>cumin</dt><dd>1 tsp</dd></dl>';
  expect(read(around(`${body}<ol>${tags('li', steps)}</ol>`))).toMatchObject({
    lines: ['red lentils: 250 g', 'olive oil: 2 tbsp', 'cumin: 1 tsp'],
    steps,
  });
});

test('keeps the headings of groups', () => {
  const body =
    `<h2>Ingredients</h2><h3>For the soup</h3><ul>${tags('li', lines.slice(0, 3))}</ul>` +
    `<p>For the top</p><ul>${tags('li', lines.slice(3))}</ul><h2>Method</h2><ol>` +
    `${tags('li', steps)}</ol>`;
  expect(read(around(body)).draft?.ingredients).toEqual([
    { name: 'For the soup', lines: lines.slice(0, 3) },
    { name: 'For the top', lines: lines.slice(3) },
  ]);
});

test('joins a recipe whose parts each have their own list and steps', () => {
  const body =
    `<h3>Soup</h3><ul class="ingredients">${tags('li', lines.slice(0, 3))}</ul>` +
    `<ol class="instructions">${tags('li', steps.slice(0, 2))}</ol><h3>Finish</h3>` +
    `<ul class="ingredients">${tags('li', lines.slice(3))}</ul>` +
    `<ol class="instructions">${tags('li', steps.slice(2))}</ol>`;
  expect(read(around(body))).toMatchObject(whole);
});

test.each([
  ['labels on one line', '<p>Serves 4 | Prep time: 10 min | Cook time: 25 min</p>'],
  [
    'labels beside values',
    '<dl><dt>Servings</dt><dd>4</dd><dt>Prep time</dt><dd>10 minutes</dd><dt>Cooking time</dt><dd>25 minutes</dd></dl>',
  ],
  [
    'labels above values',
    '<div><p>Servings</p><p>4</p><p>Prep time</p><p>10 min</p><p>Cook time</p><p>25 min</p></div>',
  ],
  [
    'names of elements',
    '<p class="servings">4</p><p class="prep-time">10 min</p><p class="cook-time">25 min</p>',
  ],
])('reads yield and times from %s', (_, facts) => {
  expect(
    read(
      around(
        `${facts}<h2>Ingredients</h2><ul>${tags('li', lines)}</ul><h2>Method</h2><ol>${tags('li', steps)}</ol>`,
      ),
    ).draft,
  ).toMatchObject({ servings: 4, prepTime: 10, cookTime: 25, totalTime: 35 });
});

test('keeps notes, storage and tips apart from the steps', () => {
  const body =
    `<h2>Ingredients</h2><ul>${tags('li', lines)}</ul><h2>Method</h2><ol>` +
    `${tags('li', steps)}</ol><h2>Notes</h2><p>Yellow lentils work too.</p>` +
    '<h2>Storage</h2><p>Keeps three days in the fridge.</p><h2>Tips</h2><ul><li>Toast ' +
    'the cumin first.</li></ul><h2>Related recipes</h2><ul><li>Pea soup</li></ul>';
  expect(read(around(body))).toMatchObject({
    ...whole,
    draft: {
      notes: ['Yellow lentils work too.'],
      storageNotes: ['Keeps three days in the fridge.'],
      tips: ['Toast the cumin first.'],
    },
  });
});

test.each([
  [
    'de',
    'Linsensuppe',
    'Zutaten',
    ['250 g rote Linsen', '1 Zwiebel, fein gehackt', '2 EL Olivenöl'],
    'Zubereitung',
    [
      'Das Öl erhitzen und die Zwiebel glasig dünsten.',
      'Die Linsen zugeben und 20 Minuten köcheln lassen.',
    ],
  ],
  [
    'pl',
    'Zupa z soczewicy',
    'Składniki',
    ['250 g czerwonej soczewicy', '1 cebula', '2 łyżki oliwy'],
    'Przygotowanie',
    [
      'Rozgrzej oliwę i zeszklij cebulę na małym ogniu.',
      'Dodaj soczewicę, zalej wodą i gotuj 20 minut.',
    ],
  ],
  [
    'ja',
    'レンズ豆のスープ',
    '材料(2人分)',
    ['レンズ豆 250g', '玉ねぎ 1個', 'オリーブオイル 大さじ2', '塩 少々'],
    '作り方',
    ['鍋に油を熱し、玉ねぎを炒める。', 'レンズ豆と水を加え、20分煮る。'],
  ],
  [
    'ru',
    'Суп из чечевицы',
    'Ингредиенты',
    ['250 г красной чечевицы', '1 луковица', '2 ст. л. масла'],
    'Приготовление',
    ['Разогрейте масло и обжарьте лук до мягкости.', 'Добавьте чечевицу и варите двадцать минут.'],
  ],
])(
  'reads a page in %s',
  (language, title, ingredientsHeading, ingredients, methodHeading, method) => {
    const html =
      `<html lang="${language}"><body><h1>${title}</h1><h2>${ingredientsHeading}</h2><ul>` +
      `${tags('li', ingredients)}</ul><h2>${methodHeading}</h2>${tags('p', method)}` +
      '</body></html>';
    expect(read(html)).toMatchObject({
      title,
      lines: ingredients,
      steps: method,
      draft: { language },
    });
  },
);

test('takes the title without the name of the site', () => {
  const lists = `<h2>Ingredients</h2><ul>${tags('li', lines)}</ul><h2>Method</h2><ol>${tags('li', steps)}</ol>`;
  expect(
    read(
      `<title>Lentil Soup | The Blue Ladle</title><meta property="og:site_name" content="The Blue Ladle"><div>${lists}</div>`,
    ).title,
  ).toBe('Lentil Soup');
  expect(
    read(
      `<title>Lentil Soup | The Blue Ladle</title><h1>The Blue Ladle</h1><h1>Lentil Soup</h1><meta property="og:site_name" content="The Blue Ladle">${lists}`,
    ).title,
  ).toBe('Lentil Soup');
});

const soup = (name: string, level: number, facts = '') =>
  `<h${level}>${name}</h${level}>${facts}<h${level + 1}>Ingredients</h${level + 1}>` +
  `<ul>${tags('li', lines)}</ul><h${level + 1}>Method</h${level + 1}><ol>` +
  `${tags('li', steps)}</ol>`;

test.each(['Five quick dips', '5 quick dips'])(
  'reads the first recipe of "%s", whose lists stand right under their names',
  (title) => {
    const dip = (name: string) =>
      `<h2>${name}</h2><ul><li>2 cups yogurt</li><li>2 tbsp olive oil</li><li>1 clove ` +
      'garlic</li></ul><ol><li>Mix everything in a bowl.</li><li>Season and serve ' +
      'cold.</li></ol>';
    const { draft } = readPage(
      `<html><head><title>${title}</title></head><body><h1>${title}</h1>${['Hummus', 'Tzatziki', 'Salsa'].map(dip).join('')}</body></html>`,
      'https://kitchen.example/dips',
    );
    expect(draft).toMatchObject({ title: 'Hummus', otherRecipes: ['Tzatziki', 'Salsa'] });
    expect(draft?.ingredients.flatMap((group) => group.lines)).toHaveLength(3);
  },
);

test('reads the first of several recipes on a page and names the others', () => {
  const found = read(
    `<h1>Three winter soups</h1>${['Lentil Soup', 'Pea Soup', 'Leek Soup'].map((name) => soup(name, 2, '<p>Serves 4</p>')).join('')}`,
  );
  expect(found).toMatchObject({
    ...whole,
    draft: { servings: 4, otherRecipes: ['Pea Soup', 'Leek Soup'] },
  });
});

test('takes the parts of one recipe for one recipe', () => {
  const part = (name: string, list: readonly string[], method: readonly string[]) =>
    `<h2>${name}</h2><h3>Ingredients</h3><ul>${tags('li', list)}</ul><h3>Method</h3><ol>${tags('li', method)}</ol>`;
  const found = read(
    `<h1>Lentil Soup</h1><p>Serves 4</p>${part('Soup', lines.slice(0, 3), steps.slice(0, 1))}${part('Topping', lines.slice(3), steps.slice(1))}`,
  );
  expect(found).toMatchObject({ ...whole, draft: { otherRecipes: [] } });
});

test('prefers the shown list where structured data leaves out the amounts', () => {
  const foods = ['red lentils', 'onion', 'olive oil', 'cumin', 'pepper'];
  const data = {
    '@type': 'Recipe',
    name: 'Lentil Soup',
    recipeIngredient: foods,
    recipeInstructions: steps,
  };
  expect(
    read(
      around(
        `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Ingredients</h2><ul>${tags('li', lines)}</ul>`,
      ),
    ).lines,
  ).toEqual(lines);
});

const list = `<ul>${tags('li', lines)}</ul>`;
const method = `<ol>${tags('li', steps)}</ol>`;

test.each([
  [
    'facts that follow the steps',
    `<h2>Ingredients</h2>${list}<h2>Method</h2>${tags('p', steps)}<p>Serves 4</p><p>Prep: 10 mins | Cook: 25 mins</p>`,
  ],
  [
    'labels that only a style sheet sets apart',
    `<div><span>Servings: 4</span> <span>Prep time: 10 min</span> <span>Cook time: 25 min</span></div><h2>Ingredients</h2>${list}<h2>Method</h2>${method}`,
  ],
  [
    'statements between commas',
    `<p>Prep 10 mins, Cook 25 mins, Serves 4</p><h2>Ingredients</h2>${list}<h2>Method</h2>${method}`,
  ],
])('reads yield and times from %s', (_, body) => {
  expect(read(around(body))).toMatchObject({
    ...whole,
    draft: { servings: 4, prepTime: 10, cookTime: 25 },
  });
});

test.each([
  [
    'tiles without labels',
    '<div class="tile"><div>Under 45 min</div><div>19 ingredients</div><div>Easy</div></div>',
    { totalTime: 45 },
  ],
  [
    'labels behind their times',
    '<p>15 mins prep + 10 mins cook</p>',
    { prepTime: 15, cookTime: 10, totalTime: 25 },
  ],
])('reads times from %s', (_, facts, times) => {
  const teasers = '<div class="tile"><div>Pea soup</div><div>New</div></div>'.repeat(4);
  expect(
    read(
      around(
        `${facts}<h2>Ingredients</h2>${list}<h2>Method</h2>${method}<h2>More recipes</h2>${teasers}`,
      ),
    ).draft,
  ).toMatchObject(times);
});

test('counts what the page is called after as its yield', () => {
  const page = around(
    `<p>Ca 24 buns</p><h2>Ingredients</h2>${list}<h2>Method</h2>${method}`,
  ).replaceAll('Lentil Soup', 'Cinnamon Buns');
  expect(read(page).draft).toMatchObject({ title: 'Cinnamon Buns', servings: 24 });
});

test('takes no bare figure below a label for a time', () => {
  expect(
    read(
      around(
        `<ul><li>Total</li><li>7</li></ul><h2>Ingredients</h2>${list}<h2>Method</h2>${method}`,
      ),
    ).draft?.totalTime,
  ).toBeNull();
  expect(
    read(
      around(
        `<div><p>Total</p><p>7</p><p>min</p></div><h2>Ingredients</h2>${list}<h2>Method</h2>${method}`,
      ),
    ).draft?.totalTime,
  ).toBe(7);
});

test('reads the boxes of a page builder that calls all of them widgets, and leaves a widget of the sidebar out', () => {
  const box = (content: string) =>
    `<div class="builder-widget builder-widget-text">${content}</div>`;
  const sidebar =
    '<div class="widget widget_shop"><h3>From our shop</h3><ul><li>2 cups for tea</li><li>1 pan of iron</li></ul></div>';
  expect(
    read(
      around(
        `${box('<h2>Ingredients</h2>')}${box(list)}${box('<h2>Method</h2>')}${box(method)}${sidebar}`,
      ),
    ),
  ).toMatchObject(whole);
});

test('reads a page whose names say what it lacks', () => {
  expect(
    read(
      around(
        `<div class="has-sidebar no-comments"><h2>Ingredients</h2>${list}<h2>Method</h2>${method}</div>`,
      ),
    ),
  ).toMatchObject(whole);
});

test('reads a page whose own box bears the name of other recipes, and leaves boxes of those out', () => {
  const card = (title: string) =>
    `<article><h3>${title}</h3><ul><li>2 cups peas</li><li>1 onion</li><li>2 cups stock</li></ul></article>`;
  const body =
    '<div class="post category-popular"><div><div><h1>Lentil Soup</h1></div></div>' +
    `<h2>Ingredients</h2>${list}<h2>Method</h2>${method}</div><div class="related">` +
    `<div>${card('Pea Soup')}${card('Bean Soup')}</div></div>`;
  expect(
    read(
      `<html><head><title>Lentil Soup | The Blue Ladle</title></head><body>${body}</body></html>`,
    ),
  ).toMatchObject(whole);
});

test('leaves out what an article says about its ingredients before it lists them', () => {
  const remarks =
    '<h2>Ingredients for lentil soup</h2><ul><li>Lentils - red ones cook fastest</li>' +
    '<li>Olive oil - a fruity one</li></ul><h2>How to make lentil soup</h2><p>Fry, ' +
    'simmer and season, it takes no skill at all.</p>';
  expect(
    read(around(`${remarks}<h3>Ingredients</h3>${list}<h3>Instructions</h3>${method}`)),
  ).toMatchObject(whole);
});

test('keeps the last line of a list in bold', () => {
  expect(read(around(`<p><b>${lines.join('<br>')}</b></p>${tags('p', steps)}`))).toMatchObject(
    whole,
  );
});

test('takes no line across the border of a paragraph', () => {
  const parts = `<p>${lines.slice(0, 2).join('<br>')}</p><p>${lines.slice(2).join('<br>')}</p>`;
  expect(
    read(
      around(
        `<h3>Ingredients</h3>${parts}<h3>Method</h3><p>${steps.slice(0, 2).join('<br>')}</p><p>${steps[2]}</p>`,
      ),
    ),
  ).toMatchObject(whole);
});

test('removes bare numbers that count all steps', () => {
  expect(
    read(
      around(
        `<h2>Ingredients</h2>${list}<h2>Method</h2>${tags(
          'p',
          steps.map((step, at) => `<b>${at + 1}</b> ${step}`),
        )}`,
      ),
    ),
  ).toMatchObject(whole);
});

test.each([
  [
    'the site has the main heading',
    '<h1><a href="https://ladle.example/">The Blue Ladle</a></h1><h2>Lentil Soup</h2>',
  ],
  [
    'a class tells that the main heading is the site',
    '<h1 class="site-title">The Blue Ladle</h1><h3 class="post-title">Lentil Soup</h3>',
  ],
  ['there is no main heading', '<h3>Lentil Soup</h3>'],
])('finds the title where %s', (_, heading) => {
  expect(
    read(
      `<html><head><title>The Blue Ladle: Lentil Soup</title></head><body>${heading}<h4>Ingredients</h4>${list}<h4>Method</h4>${method}</body></html>`,
    ),
  ).toMatchObject(whole);
});

test('a line in bold among lines of a list whose foods alone are bold is one of them', () => {
  const list = [
    ...lines.map((line) => `<strong>${line.slice(0, 8)}</strong>${line.slice(8)}`),
    '<strong>Grated zest of 1 lemon</strong>',
  ];
  const { draft } = readPage(
    around(`<p>${list.join('<br>')}</p>${tags('p', steps)}`),
    'https://ladle.example/soup',
  );
  expect(draft!.ingredients.flatMap((group) => group.lines)).toEqual([
    ...lines,
    'Grated zest of 1 lemon',
  ]);
});

test('tips of the article above the card that names the dish again are none of the recipe, nor is a call to comment', () => {
  const { draft } = readPage(
    around(
      `<h2>Tips for perfect lentils</h2><p>Use a pan with a pale bottom so you can see them.</p>
      <h2>Lentil Soup</h2><h3>Ingredients</h3><ul>${tags('li', lines)}</ul>
      <h3>Method</h3><ol>${tags('li', steps)}</ol><h3>Notes</h3>
      <p>Freezes well for three months. And you, with or without cumin? Tell me in the comments!</p>`,
    ),
    'https://ladle.example/soup',
  );
  expect(draft!.tips).toEqual([]);
  expect(draft!.notes).toEqual(['Freezes well for three months.']);
});

test('a first line of which all is bold heads no list whose foods are bold', () => {
  const list = ['<b>60g butter</b>', '<b>3 leeks</b>, trimmed', '<b>250g barley</b>, rinsed'];
  const body = `<p>${list.join('<br>')}</p><h2>Method</h2>${tags('p', steps)}`;
  const { lines: found, draft } = read(around(body));
  expect(found).toEqual(['60g butter', '3 leeks, trimmed', '250g barley, rinsed']);
  expect(draft?.ingredients.map(({ name }) => name)).toEqual([null]);
});

const NEWS = '<p>News every Friday.</p>';
test.each([
  [
    'an element named after its newsletter',
    `<ab-newsletter><h4>The Larder</h4>${NEWS}</ab-newsletter>`,
  ],
  ['a box', `<div><h4>Sign up to The Larder</h4>${NEWS}</div>`],
  ['a paragraph in bold', `<p><b>Sign up to The Larder</b></p>${NEWS}`],
  ['a heading', `<h2>Newsletter abonnieren</h2>${NEWS}`],
  [
    'a link to another article',
    '<div><h4>Read more</h4><a href="/x">Ten soups for autumn</a></div>',
  ],
])('steps go on below what invites to something else among them: %s', (_, invitation) => {
  const method = `${tags('p', steps.slice(0, 1))}${invitation}${tags('p', steps.slice(1))}`;
  const { draft, steps: found } = read(around(`<p>${lines.join('<br>')}</p>${method}`));
  expect(found).toEqual(steps);
  expect(draft!.steps.map(({ group }) => group)).toEqual([null, null, null]);
});

test('what was read as the yield is no ingredient', () => {
  const box = (line: string) => `<div><input type="checkbox">${line}</div>`;
  const body = `<div>6 Portionen als Beilage</div>${lines.map(box).join('')}<h2>Method</h2>${tags('p', steps)}`;
  const { lines: found, draft } = read(around(body));
  expect(found).toEqual(lines);
  expect(draft?.servings).toBe(6);
});
