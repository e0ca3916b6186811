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
