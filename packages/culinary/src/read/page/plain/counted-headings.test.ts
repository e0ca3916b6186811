import { expect, test } from '@jest/globals';
import { heading, items, lines, paragraphs, read, told } from '../test-kit/plum-tart.ts';

test('what stands right below a heading that counts the steps is one, though a teaser stands above it', () => {
  const steps = told.map((text, at) => `<h3>Step ${at + 1}</h3><p>${text}</p>`);
  const teaser = '<div><p>Read also: <a href="/pancakes">How to toss pancakes</a></p></div>';
  const page = `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${steps.slice(0, 2).join('')}${teaser}${steps[2]}`;
  expect(read(page).told).toEqual(told);
});

test('steps go on below a line among them that leads to another page', () => {
  const steps = [
    'Tagliate il pane a fette e tostatelo.',
    "Strofinatelo con l'aglio, disponetevi i pomodori conditi e il basilico.",
    'Leggi anche: Le migliori friggitrici ad aria',
    "Irrorate d'olio e servite subito.",
  ];
  const list = ['8 fette di pane', '6 pomodori', "1 spicchio d'aglio", "4 cucchiai d'olio", 'sale'];
  const page = `<h1>Bruschette</h1><h3>Ingredienti</h3>${items(list)}<h3>Preparazione</h3>${paragraphs(steps)}`;
  expect(read(page).told).toEqual(steps.filter((_, at) => at !== 2));
});
