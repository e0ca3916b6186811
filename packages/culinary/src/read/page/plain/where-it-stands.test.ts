import { expect, test } from '@jest/globals';
import { heading, items, lines, paragraphs, read, title, told } from '../test-kit/plum-tart.ts';

test('a name that a program has made up is no name of a box: “jXK9ad”', () => {
  const html = `${heading}<div class="jXK9ad">${items(lines)}${paragraphs(told)}</div>`;
  expect(read(html)).toMatchObject({ lines, told });
});

test('a recipe behind the tab of reviews is read', () => {
  const tabs = `<div><button>Description</button><button>Reviews (12)</button><button>Recipe idea</button></div><div><p>Grown in the north.</p></div>`;
  const html = `<h1>Plums 1 kg</h1>${tabs}<div hidden><h2>${title}</h2><p>Serves 4</p>${items(lines)}${items(told, 'ol')}</div>`;
  expect(read(html)).toMatchObject({ title, lines, told, servings: 4 });
});

test('the yield in front of a list in one sentence is none of its first line', () => {
  const html = `${heading}<p>For 4 people: ${lines.join(', ')}.</p>${paragraphs(told)}`;
  expect(read(html)).toMatchObject({ lines, servings: 4 });
});

test('a cell of several lines and the cell behind it are no row', () => {
  const html = `${heading}<table><tr><td>${lines.join('<br>')}</td><td>${told.join(' ')}</td></tr></table>`;
  expect(read(html)).toMatchObject({ lines, told: [told.join(' ')] });
});

test('what is in the box of a letter is none of the list below', () => {
  const french = ['1 botte de blettes', '150 g de chèvre', '20 cl de crème', '2 œufs'];
  const rows = [
    '<h3>Cette semaine</h3><p>Blettes<br>Carottes<br>Pommes de terre<br>Ail nouveau</p>',
    `<h3>Gratin de blettes</h3><p>4 pers.</p><p>${french.map((line) => `- ${line}`).join('<br>')}</p><p>Séparez les côtes des feuilles et faites-les cuire à l'eau salée.</p><p>Versez la crème et les œufs dessus et enfournez 30 min.</p>`,
  ];
  const html = `<h1>Le panier</h1><table>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`;
  expect(read(html).lines).toEqual(french);
});

test('the heading of a page that sells something is not the name of what is cooked with it', () => {
  const product = '<script type="application/ld+json">{"@type":"Product","name":"Flour"}</script>';
  const html = `${product}<h1>Flour</h1><div><h3>Recipe: ${title}</h3>${items(lines)}${paragraphs(told)}</div>`;
  expect(read(html, 'Flour')).toMatchObject({ title });
});

test.each(['Aktuell sind 14 Gäste online', 'We have 12 guests online'])(
  'who looks at a site is nobody to eat: %s',
  (counted) => {
    const html = `${heading}${items(lines)}${paragraphs(told)}<div><h3>Who is here</h3><p>${counted}</p></div>`;
    expect(read(html)).toMatchObject({ servings: null, yieldText: null });
  },
);
