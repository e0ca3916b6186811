import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutFormats } from './without-formats.ts';

interface Source {
  text: string;
  title: string;
  list: string[];
  steps: string[];
  facts?: object;
}

const sources: Readonly<Record<string, Source>> = {
  'a LaTeX source': {
    text: '\\documentclass[a4paper]{article}\n\\usepackage[utf8]{inputenc}\n\\title{Zwiebelkuchen}\n\\begin{document}\n\\maketitle\n\\section*{Zutaten}\n% von Oma\n\\begin{itemize}\n  \\item 500~g Zwiebeln\n  \\item \\textbf{\\frac{1}{2}~l} Milch\n  \\item 3 Eier % frisch\n\\end{itemize}\n\\section*{Zubereitung}\n\\begin{enumerate}\n  \\item Die Zwiebeln in Ringe schneiden und in\n    der Butter 10--15 Minuten d\\"unsten.\n  \\item Bei 180\\,$^\\circ$C eine Stunde backen.\n\\end{enumerate}\n\\end{document}\n',
    title: 'Zwiebelkuchen',
    list: ['500 g Zwiebeln', '1/2 l Milch', '3 Eier'],
    steps: [
      'Die Zwiebeln in Ringe schneiden und in der Butter 10–15 Minuten dünsten.',
      'Bei 180 °C eine Stunde backen.',
    ],
  },
  'a wiki source': {
    text: "{{Infobox recipe\n| name = Plum tart\n| servings = 8\n| time = 1 hour\n| difficulty = 2\n}}\n'''Plum tart''' is made in [[autumn]].<ref>My aunt.</ref>\n\n== Ingredients ==\n* 500 [[gram|g]] [[Cookbook:Plum|plums]]\n* {{frac|1|2}} tsp [[cinnamon]]\n* 200 g [[Cookbook:Flour]]\n\n== Procedure ==\n# Rub the [[butter]] into the flour.\n# Lay the plums on it and bake at {{convert|180|C|F}} for 40 minutes.\n\n[[Category:Cakes]]\n",
    title: 'Plum tart',
    list: ['500 g plums', '1/2 tsp cinnamon', '200 g Flour'],
    steps: [
      'Rub the butter into the flour.',
      'Lay the plums on it and bake at 180 °C for 40 minutes.',
    ],
    facts: { servings: 8, totalTime: 60 },
  },
  'a wiki that begins with a sentence': {
    text: "{{Stub}}\n[[File:Pot.svg|250px|A pot]]\n'''Borscht''' is a [[soup]] from [[Ukraine]].\n\n== Ingredients ==\n* 500 g [[beetroot]]\n* 1 onion\n\n== Procedure ==\n# Fry the onion and the [[beetroot]].\n# Add water and simmer for 40 minutes.\n",
    title: 'Borscht',
    list: ['500 g beetroot', '1 onion'],
    steps: ['Fry the onion and the beetroot.', 'Add water and simmer for 40 minutes.'],
    facts: { description: 'Borscht is a soup from Ukraine.' },
  },
  'a LaTeX source with commands of the cook': {
    text: '\\documentclass{article}\n\\newcommand{\\ing}[2]{\\item #1 \\textit{#2}}\n\\newcommand{\\warm}[1]{\\textbf{#1}}\n\\begin{document}\n\\section*{Bread}\n\\section*{Ingredients}\n\\begin{itemize}\n\\ing{250 g}{flour}\n\\ing{\\SI{150}{\\milli\\litre}}{water}\n\\end{itemize}\n\\amount{3}{eggs}\n\n\\section*{Method}\n\\begin{enumerate}\n\\item Knead \\warm{flour} and water\\footnote{Stir with a spoon first.}, then rest for \\SI{30}{\\minute}.\n\\item Bake for \\SI{1}{\\hour}.\n\\end{enumerate}\n\\end{document}\n',
    title: 'Bread',
    list: ['250 g flour', '150 ml water', '3 eggs'],
    steps: [
      'Knead flour and water, then rest for 30 min.',
      'Stir with a spoon first.',
      'Bake for 1 h.',
    ],
  },
  'a table of a wiki': {
    text: "= Gratin de courge =\n\n== Ingrédients ==\n{| class=\"wikitable\"\n|-\n| 1 || courge\n|-\n| style=\"width:3em\" | 200 g\n| de [[comté]]\n|}\n\n== Préparation ==\n# Coupez la courge en lamelles.\n# Parsemez de '''comté''' et enfournez 40 minutes.\n",
    title: 'Gratin de courge',
    list: ['1 courge', '200 g de comté'],
    steps: ['Coupez la courge en lamelles.', 'Parsemez de comté et enfournez 40 minutes.'],
  },
  'the dump of a text browser': {
    text: '   [1]Home [2]Recipes\n\nLeek Soup\n\n   Ingredients\n\n     * 3 [14]leeks\n     * 200 g [15]pota[16]toes\n     * 1 litre stock\n\n   Method\n\n    1. Slice the [14]leeks and sweat them.\n    2. Add potatoes and stock and simmer for 20 minutes.\n\nReferences\n\n   1. https://soup.example/\n   2. https://soup.example/all\n  14. https://soup.example/leek\n  15. https://soup.example/potato\n  16. https://soup.example/toes\n',
    title: 'Leek Soup',
    list: ['3 leeks', '200 g potatoes', '1 litre stock'],
    steps: ['Slice the leeks and sweat them.', 'Add potatoes and stock and simmer for 20 minutes.'],
  },
  'a note of org-mode': {
    text: '#+TITLE: Linsensuppe\n#+PORTIONEN: 4\n* Zutaten\n- [ ] 250 g Linsen\n- [X] 2 *Möhren*\n- 1 EL [[https://senf.example][Senf]]\n* Zubereitung\n1. Linsen und Möhren weich kochen.\n2. Den Senf unterrühren.\n',
    title: 'Linsensuppe',
    list: ['250 g Linsen', '2 Möhren', '1 EL Senf'],
    steps: ['Linsen und Möhren weich kochen.', 'Den Senf unterrühren.'],
    facts: { servings: 4 },
  },
  reStructuredText: {
    text: '===========\nBean Stew\n===========\n\n:Servings: 6\n:Cook time: 50 min\n\n.. image:: stew.jpg\n\nIngredients\n~~~~~~~~~~~\n\n* 200 g pearl barley\n* 1 tin of butter beans\n\nMethod\n~~~~~~\n\n#. Cover the barley with water and boil it.\n#. Stir in the beans and warm through.\n',
    title: 'Bean Stew',
    list: ['200 g pearl barley', '1 tin of butter beans'],
    steps: ['Cover the barley with water and boil it.', 'Stir in the beans and warm through.'],
    facts: { servings: 6, cookTime: 50 },
  },
  AsciiDoc: {
    text: '= Tortilla de patatas\nMarta Gil\n:servings: 4\n:toc:\n\n// de la abuela\n== Ingredientes\n\n* 4 huevos\n* 500 g de patatas\n\n== Elaboración\n\n. Pelar las patatas y freírlas.\n. Batir los huevos y cuajar la tortilla.\n',
    title: 'Tortilla de patatas',
    list: ['4 huevos', '500 g de patatas'],
    steps: ['Pelar las patatas y freírlas.', 'Batir los huevos y cuajar la tortilla.'],
    facts: { servings: 4 },
  },
  'the source of a page': {
    text: '<!DOCTYPE html>\n<html><head><title>Frittata</title><style>p{color:red}</style></head><body>\n<h1>Frittata</h1>\n<h2>Ingredienti</h2>\n<ul><li>4 uova</li>\n<li>1 <b>cipolla</b></li></ul>\n<h2>Preparazione</h2>\n<ol><li>Sbattere le uova con un pizzico di sale.</li>\n<li>Cuocere in padella a fuoco dolce.</li></ol>\n</body></html>',
    title: 'Frittata',
    list: ['4 uova', '1 cipolla'],
    steps: ['Sbattere le uova con un pizzico di sale.', 'Cuocere in padella a fuoco dolce.'],
  },
};

test.each(Object.entries(sources))(
  '%s is read without its markup',
  (_name, { text, title, list, steps, facts = {} }) => {
    const draft = readText(text);
    expect(draft).toMatchObject({ title, ingredients: [{ lines: list }], ...facts });
    expect(draft.steps.map((step) => step.text)).toEqual(steps);
  },
);

test.each([
  [
    'brackets',
    'Soup\n\n[serves 4]\n2 eggs (free range)\n1/2 onion [red]\n\nBoil {gently} and stir.',
  ],
  [
    'pipes',
    'Tart | Plum\n\n200 g flour | sifted\n1 egg\n\n| Menge | Zutat |\n| --- | --- |\n| 2 | Eier |',
  ],
  [
    'Markdown',
    '# Pie\n\n## Ingredients\n\n* **2** eggs\n* 1 ~~apple~~ pear\n\nSteps\n-----\n\n1. Stir.',
  ],
  ['signs of equality', '1 cup = 240 ml\n= 2 eggs\n== \nStir.'],
  ['footnotes', 'Soup[1]\n\n3 leeks[2]\n\n[1] from my aunt\n[2] large'],
  ['a tag', 'Soup <b>hot</b>\n\n3 leeks <br>\nBoil.'],
  ['percent and backslashes', 'Cream 35% fat\n200 g\\300 g flour\nBoil 50% away.'],
  ['stars', 'Soup\n\n* 3 leeks\n* 1 onion\n\n** Boil them well **'],
])('a text with %s of its own stays as it is', (_name, text) => {
  expect(withoutFormats(text)).toEqual({ text, doubts: [] });
});
