import { expect, test } from '@jest/globals';
import { heading, items, lines, paragraphs, read, told } from './test-kit/plum-tart.ts';

const list = `<h2>Ingredients</h2>${items(lines)}`;
const page = (below: string) => `${heading}${list}<h2>Method</h2>${paragraphs(told)}${below}`;
const stepsOf = (html: string) => read(html).steps.map(({ text }) => text);

test.each([
  '<p>My name is Ada and I live by the sea with two cats.</p>',
  '<div><h4>Ada Quince</h4><p>I have grown plums on the sixth floor since 2012.</p></div>',
  "<p>Je m'appelle Aurore, je vis à Tarbes avec trois chats et une yaourtière.</p>",
  '<p>Ich heiße Tina und koche seit 2011 für drei Kinder und einen Hund.</p>',
])('who has written a recipe is no step: %s', (box) => {
  expect(stepsOf(page(box))).toEqual(told);
});

test.each(['<p>If you bake it, tag me on Instagram with @plumtart.</p>'])(
  'what asks for pictures is no step: %s',
  (asked) => {
    expect(stepsOf(page(asked))).toEqual(told);
  },
);

test('a step that goes on to ask for pictures keeps what it tells', () => {
  const [first, second] = told;
  expect(
    stepsOf(
      `${heading}${list}<h2>Method</h2>${paragraphs([first!, second!, `${told[2]} Show me yours on Instagram.`])}`,
    ),
  ).toEqual(told);
});

test('what a letter goes on to tell under a heading of its own is no step', () => {
  const unnamed = `${heading}${items(lines)}${paragraphs(told)}`;
  const more = `<p><b>Three things I read this week</b></p><p>A long piece about lighthouse keepers, a short one about foxes, and the instructions for a second-hand dehumidifier.</p>`;
  expect(stepsOf(`${unnamed}${more}`)).toEqual(told);
});

test.each(['Step one', 'First step:'])('“%s” above a step only counts', (counter) => {
  const [first, ...others] = told;
  const steps = `<dl><dt>${counter}</dt><dd>${first}</dd><dt>Step two</dt><dd>${others[0]}</dd><dt>Step three</dt><dd>${others[1]}</dd></dl>`;
  expect(stepsOf(`${heading}${list}<h2>Method</h2>${steps}`)).toEqual(told);
});

test('a short step keeps no number in words', () => {
  const steps =
    '<dl><dt>Passo primo</dt><dd>Mescolate bene.</dd><dt>Passo secondo</dt><dd>Infornate per un’ora.</dd></dl>';
  const html = `<h1>Torta</h1><h2>Ingredienti</h2>${items(['500 g di prugne', '200 g di farina', '100 g di burro'])}<h2>Preparazione</h2>${steps}`;
  expect(stepsOf(html)).toEqual(['Mescolate bene.', 'Infornate per un’ora.']);
});

test('what stands above list and steps alike names no part', () => {
  const html = `${heading}<p>This is how Ada made it:</p>${paragraphs(lines)}${paragraphs(told)}`;
  const { ingredients, steps } = read(html);
  expect(ingredients.map(({ name }) => name)).toEqual([null]);
  expect(new Set(steps.map(({ group }) => group))).toEqual(new Set([null]));
});

test('what costs or raises money is no step', () => {
  const sold =
    "<p>The fete raised £1,840 for the bell tower appeal. Next year's will be on June 20.</p>";
  expect(stepsOf(`${heading}${items(lines)}${paragraphs(told)}${sold}`)).toEqual(told);
});

test('a step that measures by a coin is one', () => {
  const coins = [...told, 'Roll out the rest, cut discs like a 2 € coin and bake them too.'];
  expect(stepsOf(`${heading}${list}<h2>Method</h2>${paragraphs(coins)}`)).toEqual(coins);
});

test.each([
  ['notes', 'It goes well with vanilla sauce.'],
  ['notes', 'Schmeckt lauwarm mit Vanillesoße am besten.'],
  ['storageNotes', 'It keeps for three days in the fridge.'],
  ['tips', 'Tip: use Damson plums if you find any.'],
] as const)(
  'what is told of the dish behind its steps is none of them: %s: %s',
  (place, remark) => {
    const draft = read(page(`<p>${remark}</p>`));
    expect(draft.told).toEqual(told);
    expect(draft[place]).toEqual([remark.replace('Tip: ', '')]);
  },
);

test('what is to be done behind the steps is one of them, however late', () => {
  const last = 'Chill for an hour before serving.';
  expect(read(page(`<p>${last}</p>`)).told).toEqual([...told, last]);
});

test('rows of facts between list and steps are none of them', () => {
  const facts = paragraphs(['Costo basso', 'Cottura circa un’ora', 'Difficoltà media']);
  const [list, method] = [
    ['500 g di prugne', '200 g di farina', '100 g di burro', '80 g di zucchero'],
    [
      'Lavorate il burro con la farina e foderate lo stampo.',
      'Disponete le prugne e cospargete di zucchero.',
      'Infornate e fate cuocere finché è dorata.',
    ],
  ];
  const html = `<h1>Torta di prugne</h1>${facts}<h2>Ingredienti</h2>${items(list)}<h2>Preparazione</h2>${paragraphs(method)}`;
  expect(stepsOf(html)).toEqual(method);
});

test.each([
  'Mein Tipp',
  'Der Tipp unserer Bäckerin',
  'My top tip',
  'L’astuce de la cheffe',
  'Il segreto della nonna',
  'El consejo de nuestra pescadera',
])('what stands below “%s” is no step', (name) => {
  const tip = 'Never wash young plums: wipe them with a cloth and cut them in half.';
  const found = read(page(`<h3>${name}</h3><p>${tip}</p>`));
  expect(found).toMatchObject({ told, tips: [tip] });
});

test('the steps below “Conseils de préparation” are steps', () => {
  const html = `${heading}${list}<h2>Conseils de préparation</h2>${items(told, 'ol')}`;
  expect(stepsOf(html)).toEqual(told);
});

test.each([
  'I hope you like it!',
  '¡Espero que os guste! Hasta el próximo día.',
  'Spero che vi piaccia, alla prossima!',
  'J’espère que ça vous plaira.',
])('what a writer hopes is no step: %s', (hope) => {
  expect(stepsOf(page(`<p>${hope}</p>`))).toEqual(told);
});
