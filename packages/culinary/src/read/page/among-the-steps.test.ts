import { expect, test } from '@jest/globals';
import {
  heading,
  items,
  lines,
  lists,
  paragraphs,
  read,
  title,
  told,
} from './test-kit/plum-tart.ts';

const french = {
  lines: ['500 g de prunes', '200 g de farine', '100 g de beurre', '80 g de sucre'],
  told: [
    'On mélange la farine, le beurre et le sucre et on étale la pâte dans le moule.',
    'On range les prunes dessus, le côté coupé vers le haut.',
    'On enfourne 40 minutes à 180 °C.',
  ],
};
const spanish = {
  lines: ['500 g de ciruelas', '200 g de harina', '100 g de mantequilla', '80 g de azúcar'],
  told: [
    'Mezclar la harina con la mantequilla y el azúcar y cubrir el molde.',
    'Colocar encima las ciruelas partidas.',
    'Hornear 40 minutos a 180 °C.',
  ],
};
const boxes = (texts: readonly string[]) =>
  texts.map((text) => `<div class="sep"><span>${text}</span></div><div><br></div>`).join('');

test.each([
  [
    'a greeting above the list',
    `<h3 class="entry-title">Tarte aux prunes</h3>${boxes(['Bonjour à tous ! Les pruniers du voisin ont encore donné, alors on en profite.'])}${boxes(['<b>Pour un grand moule il vous faudra :</b>'])}${boxes(french.lines)}${boxes(['<b>Comment on fait :</b>'])}${boxes(french.told)}`,
    'Tarte aux prunes',
    french,
  ],
  [
    'a link to a file',
    `<h3>Tarta de ciruelas</h3><p><b>Ingredientes:</b> ${spanish.lines.join('; ')}.</p><p><b>Elaboración:</b></p>${paragraphs(spanish.told)}<p>&nbsp;</p><p><a href="/bando.pdf">Descargar el programa de fiestas (PDF, 120 Kb)</a></p>`,
    'Tarta de ciruelas',
    spanish,
  ],
  [
    'a link to other news between two steps',
    `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2><p>${told[0]}</p><div class="rel"><span>Read also</span><a href="/n/1">Water rationed in six villages, these are the hours</a></div><p>${told[1]}</p><p>${told[2]}</p>`,
    title,
    { lines, told },
  ],
  [
    'names of the recipes of other weeks beside the table',
    `<h2>Tarta de ciruelas</h2><p>Raciones: 8</p><table><tr><th>Ingredientes</th><th>Elaboración</th></tr><tr><td>${paragraphs(spanish.lines.map((line) => `&#8203;${line}`))}</td><td>${paragraphs(spanish.told.map((text, at) => `${at + 1}.- ${text}`))}</td></tr></table><h2>Recetas de otras semanas</h2>${items(['Crema fría de puerros', 'Pollo al vino sin sal', 'Compota templada'])}`,
    'Espacio del personal',
    spanish,
  ],
])('%s is no part of the recipe', (_, body, window, recipe) => {
  const draft = read(body, window);
  expect(draft.lines).toEqual(recipe.lines);
  expect(draft.told).toEqual(recipe.told);
});

test.each([
  ['The preparation.', 'Preparation. '],
  ['Method', '<b>Method</b> – '],
  ['La preparazione.', '<strong>La preparazione.</strong> '],
  ['Zubereitung:', '<b>Zubereitung:</b> '],
  ['Élaboration.', '<i>Préparation.</i> '],
])('a heading at the beginning of the first step goes: %s', (_, front) => {
  const draft = read(
    `${heading}<p><b>Ingredients:</b> ${lines.join(', ')}.</p><p>${front}${told[0]}</p>${paragraphs(told.slice(1))}`,
    title,
  );
  expect(draft.lines).toEqual(lines);
  expect(draft.told).toEqual(told);
});

test.each([
  ['a dash', '- '],
  ['a long dash without a blank', '–'],
  ['a number and a dash', '#.- '],
  ['a sign without a width', '\u200b\u00a0'],
  ['a sign that joins', '\u200d'],
  ['a bullet of an office program', '\uf0b7\u00a0'],
  ['a bullet and an invisible sign', '\u200b• \u2060'],
])('steps and lines lose %s in front', (_, front) => {
  const marked = (texts: readonly string[]) =>
    texts.map((text, at) => front.replace('#', String(at + 1)) + text);
  const draft = read(
    `${heading}<h2>Ingredients</h2>${paragraphs(front.includes('#') ? lines : marked(lines))}<h2>Method</h2>${paragraphs(marked(told))}`,
    title,
  );
  expect(draft.lines).toEqual(lines);
  expect(draft.told).toEqual(told);
});

test('the full stop of a list in a sentence goes, that of an abbreviation stays', () => {
  const sentence = (list: readonly string[]) =>
    read(`${heading}<p><b>Ingredients:</b> ${list.join('; ')}.</p>${paragraphs(told)}`, title)
      .lines;
  expect(sentence(lines)).toEqual(lines);
});

test.each([
  [
    'the head of a shop',
    `<meta name="description" content="Cinnamon sticks, hand-picked, free delivery from 29 €."><h1>Cinnamon sticks</h1><p>3,90 €</p><p>Delivered in two days</p><h2>Recipe idea: Plum tart</h2><p>Serves 8</p>${lists}`,
    'free delivery',
  ],
  [
    'the references of a wiki',
    `${heading}${lists}<h2>Notes</h2><ol class="references"><li><a>↑</a> <span>A. Quince, <i>Poor tarts</i>, Social Press, p. 44.</span></li></ol><table class="navbox"><tr><th>Cakes of the cookbook</th></tr><tr><td><a>Bean soup</a> · <a>Carrot cake</a> · <a>Rice rolls</a></td></tr></table>`,
    'Social Press',
  ],
  [
    'a bar of other pages below the notes',
    `${heading}${lists}<h2>Notes</h2><p>It keeps for three days in a tin.</p><p><a>Bean soup</a> · <a>Carrot cake</a> · <a>Rice rolls</a></p>`,
    'Carrot cake',
  ],
])('%s is in no remark', (_, body, words) => {
  expect(JSON.stringify(read(body, 'Cinnamon sticks 50 g'))).not.toContain(words);
});

test('a note of the recipe stays', () => {
  const body = `${heading}${lists}<h2>Notes</h2><p>It keeps for three days in a tin.</p>`;
  expect(read(body, title).notes).toEqual(['It keeps for three days in a tin.']);
});

test.each([
  ['Grandma Ada’s plum tart: “Never stir the plums too long”', 'Grandma Ada’s plum tart'],
  ['La crostata di Ada, 91 anni: «Il segreto è il riposo lungo»', 'La crostata di Ada'],
  ['Plum tart: “the flat one”', 'Plum tart: “the flat one”'],
])('of a headline with what somebody says the dish is the title: %s', (headline, dish) => {
  const draft = read(
    `<h1>${headline}</h1><p>It is hot outside, and nobody wants to cook. Ada knows it well.</p>${lists}`,
    `${headline} - The Voice`,
  );
  expect(draft.title).toBe(dish);
});

test.each([
  [
    'a tip under its heading, where each part has list and steps',
    `<h3>Le conseil d’Odile</h3><p>Servez-la tiède plutôt que brûlante. Elle se garde deux jours au réfrigérateur.</p>`,
  ],
  ['an advert in a line of its own', '<p>- annonce -</p>'],
])('%s is no step', (_, below) => {
  const page = `<h1>Tarte aux prunes</h1><h2>La pâte</h2>${items(french.lines)}${paragraphs(french.told)}${below}`;
  expect(read(page).told).toEqual(french.told);
});

test('a row without a number behind numbered ones is no step', () => {
  const numbered = french.told.map((text, at) => `${at + 1}. ${text}`);
  const last =
    'Pour l’apéro, je la coupe en cubes avec des piques. Emballée dans un torchon, elle tient trois jours.';
  const page = `<h1>Tarte aux prunes</h1><b>Les courses</b><br>${french.lines.join('<br>')}<br><br>${[...numbered, '', last].join('<br>')}`;
  expect(read(page)).toMatchObject({ told: french.told, notes: [last] });
});

test('what another writes behind a post is no part of it', () => {
  const post = `${lines.join('<br>')}<br><br>${told.join('<br>')}`;
  const page = `${heading}<table><tr><td>Mrs Ham<br>Posts: 3,902<br>Joined: 2006</td><td>${post}</td></tr></table><table><tr><td>pigpen<br>Posts: 12<br>Joined: 2020</td><td>I do the same with pears instead of plums.</td></tr></table>`;
  const found = read(page);
  expect(found).toMatchObject({ lines, told });
  expect(found.notes.join()).not.toContain('pears');
});

test('“Passo 2 di 3” counts the step below it', () => {
  const cards = french.told.map(
    (text, at) => `<div class="card"><div class="n">Passo ${at + 1} di 3</div><p>${text}</p></div>`,
  );
  const found = read(
    `<h1>Tarte</h1><span>35 min</span> <span>4 porzioni</span> <span>♥ 128</span><h2>Ingrédients</h2>${items(french.lines)}${cards.join('')}`,
  );
  expect(found).toMatchObject({ told: french.told, lines: french.lines, servings: 4 });
  expect(found.yieldText).not.toContain('128');
});

test('a heading for the recipe of a letter ends what lay in the box', () => {
  const page = `<h3>Contenu de votre panier</h3>${items(['carottes (1 kg)', 'chou kale', '2 poireaux'])}<h3>La recette : Tarte aux prunes</h3><p>${french.lines.map((line) => `- ${line}`).join('<br>')}</p>${paragraphs(french.told)}`;
  expect(read(page, 'AMAP')).toMatchObject({ lines: french.lines, told: french.told });
});

test('“serving 2 people” above the list heads no section', () => {
  const page = `${heading}<h3>Ingredients</h3><p>serving 2 people</p>${lines.map((line) => `<div class="i"><p>${line}</p></div>`).join('')}<h3>Method</h3>${items(told, 'ol')}`;
  expect(read(page)).toMatchObject({ lines, told, servings: 2 });
});

test('the last row of a table without a figure is of the list', () => {
  const rows = [
    ['Plums', '500 g'],
    ['Flour', '200 g'],
    ['Vanilla pod', 'half'],
  ].map(([name, amount]) => `<tr><td>${name}</td><td>${amount}</td></tr>`);
  const page = `${heading}<h2>The filling</h2><table>${rows.join('')}</table>${items(told, 'ol')}`;
  expect(read(page).lines).toEqual(['Plums 500 g', 'Flour 200 g', 'Vanilla pod half']);
});

test('the tin that a list is for stands among the notes', () => {
  const page = `<h1>Omas Kuchen</h1>Er schmeckt im Mai.<br><br><b>Für eine Springform (26 cm)</b><br>${['200 g Butter', '180 g Zucker', '4 Eier', '300 g Mehl'].join('<br>')}<br><br>Butter und Zucker schaumig rühren.<br><br>Eier und Mehl unterrühren und 45 Minuten backen.`;
  expect(read(page).notes).toContain('Für eine Springform (26 cm)');
});

test('an amount in bold runs not into the food beside it', () => {
  const cells = lines.map((line) => {
    const [amount, unit, name] = line.split(' ');
    return `<div><b>${amount} ${unit}</b><span>${name}</span></div>`;
  });
  expect(
    read(
      `${heading}<h2>Ingredients</h2><div>${cells.join('')}</div><h2>Method</h2>${items(told, 'ol')}`,
    ).lines,
  ).toEqual(lines);
});

test('steps without a full stop in paragraphs of their own are as many', () => {
  const steps = [
    'Die Zwiebeln in Ringe schneiden und in der Butter ganz langsam braun werden lassen, das dauert gut zwanzig Minuten und muss sein',
    'Teig portionsweise durch die Presse in kochendes Salzwasser drücken. Wenn sie oben schwimmen, mit der Schaumkelle herausholen',
    'Abwechselnd mit dem Käse in eine warme Schüssel schichten, Zwiebeln obendrauf, 5 Minuten bei 150 Grad in den Ofen',
  ];
  const list = '400 g Mehl; 4 Eier; 300 g Bergkäse; 2 große Zwiebeln; 50 g Butter';
  const page = `<h1>Käsespätzle</h1><p><b>Zutaten:</b> ${list}</p>${paragraphs(steps)}`;
  expect(read(page).told).toEqual(steps);
});
