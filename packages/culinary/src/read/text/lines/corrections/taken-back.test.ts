import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const RECIPES = {
  en: {
    title: 'Barley broth',
    list: ['200 g pearl barley', '2 turnips, diced', '3 carrots', '4 tablespoons of cream'],
    told: 'It feeds four. You need two turnips, diced, three carrots, 200 grams of pearl barley, a litre of stock and four tablespoons of cream.',
    steps: [
      'Simmer the barley in the stock for 40 minutes.',
      'Add the turnips and carrots and cook until tender.',
      'Stir in the cream.',
    ],
  },
  de: {
    title: 'Kartoffelsuppe',
    list: ['600 g Kartoffeln', '2 Möhren', '1 Stange Lauch', '3 EL Sahne'],
    told: 'Für vier Leute brauchst du sechshundert Gramm Kartoffeln, zwei Möhren, eine Stange Lauch, einen Liter Brühe und drei Esslöffel Sahne.',
    steps: [
      'Die Kartoffeln und Möhren schälen und in der Brühe weich kochen.',
      'Den Lauch dazugeben und alles pürieren.',
      'Die Sahne unterrühren.',
    ],
  },
  fr: {
    title: 'Soupe de potiron',
    list: ['1 kg de potiron', '2 carottes', '20 cl de crème', '3 oignons'],
    told: 'Pour quatre, il te faut un kilo de potiron, deux carottes, vingt centilitres de crème, trois oignons et du sel.',
    steps: [
      'Coupez le potiron et les carottes et faites-les cuire dans le bouillon.',
      'Faites revenir les oignons dans une poêle.',
      'Mixez et ajoutez la crème.',
    ],
  },
  it: {
    title: 'Zuppa di zucca',
    list: ['600 g di zucca', '2 carote', '3 cucchiai di panna', '1 litro di brodo'],
    told: 'Per quattro persone ti servono seicento grammi di zucca, due carote, un litro di brodo, tre cucchiai di panna e sale.',
    steps: [
      "Taglia la zucca e le carote e falle cuocere nel brodo per mezz'ora.",
      'Frulla tutto con il frullatore.',
      'Unisci la panna e servi.',
    ],
  },
  es: {
    title: 'Crema de calabaza',
    list: ['600 g de calabaza', '2 zanahorias', '3 cucharadas de nata', '1 litro de caldo'],
    told: 'Para cuatro necesitas seiscientos gramos de calabaza, dos zanahorias, un litro de caldo, tres cucharadas de nata y sal.',
    steps: [
      'Corta la calabaza y las zanahorias y cuécelas en el caldo media hora.',
      'Tritura todo con la batidora.',
      'Añade la nata y sirve.',
    ],
  },
};
type Language = keyof typeof RECIPES;

const FORMS = {
  chat: (language: Language, said: string): string => {
    const { title, list, steps } = RECIPES[language];
    return [
      ['Pau', 'Hello!'],
      ['Nives', title],
      ['Nives', list.join('\n')],
      ['Nives', said],
      ...steps.map((step) => ['Nives', step]),
    ]
      .map(([name, words], at) => `[14.02.24, 18:21:${10 + at}] ${name}: ${words}`)
      .join('\n');
  },
  told: (language: Language, said: string): string => {
    const { title, told, steps } = RECIPES[language];
    return `${title}\n\n${told} ${steps[0]} ${said} ${steps.slice(1).join(' ')}`;
  },
  line: (language: Language, said: string): string => {
    const { title, list, steps } = RECIPES[language];
    return `${title}\n\n${list.join('\n')}\n\n${said}\n\n${steps.join('\n')}`;
  },
};
type Form = keyof typeof FORMS;

const itemsOf = (text: string): string[] =>
  readText(text).ingredients.flatMap(({ lines }) => lines);

test.each<[Form, Language, said: string, item: string]>([
  [
    'told',
    'en',
    "Oh hang on, no, it's four carrots, not three, three is for my stew.",
    'four carrots',
  ],
  [
    'told',
    'en',
    "No, hang on, it's six tablespoons of cream, four was last winter.",
    'six tablespoons of cream',
  ],
  ['chat', 'en', 'Sorry, I told you 3 carrots, mum always has 5', '5 carrots'],
  ['line', 'en', 'Wait, that was 200 g of barley, the card has 250.', '250 g pearl barley'],
  ['told', 'en', 'Did I say two turnips, well, three turnips then.', 'three turnips, diced'],
  ['told', 'de', 'Moment, ich hab dir zwei Möhren gesagt, gehören aber drei rein.', 'drei Möhren'],
  ['chat', 'de', 'Ach nein, 4 EL Sahne, nicht 3, mit 3 schmeckt man nichts', '4 EL Sahne'],
  [
    'line',
    'de',
    'Sorry, bei den Kartoffeln 800 g, die 600 waren für zwei Leutchen.',
    '800 g Kartoffeln',
  ],
  ['told', 'de', 'Halt, das waren drei Möhren, zwei hatte nur die Oma.', 'drei Möhren'],
  [
    'told',
    'de',
    'Quatsch, sechshundert Gramm Kartoffeln, achthundert nimmt man.',
    'achthundert Gramm Kartoffeln',
  ],
  ['told', 'fr', "Attends non, je t'ai dit trois oignons, il en faut quatre.", 'quatre oignons'],
  ['chat', 'fr', "Ah non, pour la crème c'est 30 cl, pas 20 !", '30 cl de crème'],
  ['line', 'fr', "Pardon, 3 carottes, 2 c'était pour ta sœur.", '3 carottes'],
  ['told', 'fr', "Oh pardon, j'ai dit deux carottes, c'est trois qu'il en faut.", 'trois carottes'],
  [
    'told',
    'fr',
    'Non mais pas trois oignons, quatre, avec trois on ne sent rien.',
    'quatre oignons',
  ],
  [
    'told',
    'it',
    'Aspetta, ho detto seicento grammi di zucca, invece sono ottocento.',
    'ottocento grammi di zucca',
  ],
  ['chat', 'it', 'Anzi no scusa, 3 carote, con 2 non sa di niente', '3 carote'],
  [
    'line',
    'it',
    'Scusate, vi ho detto 3 cucchiai di panna, la nonna ne metteva 5.',
    '5 cucchiai di panna',
  ],
  ['told', 'it', 'Ah no, le carote non due, tre, due le metto nel sugo.', 'tre carote'],
  ['told', 'it', 'Un attimo, due carote ho detto, devono essere quattro.', 'quattro carote'],
  ['chat', 'es', 'Perdona, 3 zanahorias, no 2, que con 2 no sabe a nada', '3 zanahorias'],
  [
    'told',
    'es',
    'Ay no, te he dicho dos zanahorias, y la abuela pone cuatro.',
    'cuatro zanahorias',
  ],
  ['line', 'es', 'Espera, 800 g de calabaza, los 600 eran para dos.', '800 g de calabaza'],
  [
    'told',
    'es',
    'Perdón, de nata cinco cucharadas, tres era lo de antes.',
    'cinco cucharadas de nata',
  ],
  ['told', 'es', 'Espera que te dije dos zanahorias, hacen falta tres.', 'tres zanahorias'],
  ['told', 'en', "Hang on, did I say three carrots? It's four.", 'four carrots'],
  ['told', 'de', 'Hab ich zwei Möhren gesagt? Es sind drei.', 'drei Möhren'],
  ['told', 'fr', "J'ai dit deux carottes ? C'est trois.", 'trois carottes'],
  ['told', 'it', 'Ho detto due carote? Sono tre.', 'tre carote'],
  ['told', 'es', '¿He dicho dos zanahorias? Son tres.', 'tres zanahorias'],
  [
    'told',
    'en',
    'Hold your horses, that should be five carrots rather than three.',
    'five carrots',
  ],
  ['told', 'fr', "Oh là là non, quatre oignons, trois c'est pour la tarte.", 'quatre oignons'],
  ['told', 'it', 'No no, le carote erano tre, due le mette mia cognata.', 'tre carote'],
])('in a %s (%s) “%s” makes the list say “%s”', (form, language, said, item) => {
  const before = itemsOf(FORMS[form](language, ''));
  const draft = readText(FORMS[form](language, said));
  const after = draft.ingredients.flatMap(({ lines }) => lines);
  expect(after.filter((line) => !before.includes(line))).toEqual([item]);
  expect(after).toHaveLength(before.length);
  const steps = draft.steps.map(({ text }) => text).join(' ');
  expect(steps).not.toContain(said.split(/[,.!]/)[0]);
  const doubts = draft.doubts.map(({ sentence }) => sentence);
  expect(doubts).toContainEqual(expect.stringContaining('The list said “'));
  expect(doubts.join('\n')).not.toContain(`A step may be missing: “${said.slice(0, 10)}`);
});

test.each<[Form, Language, said: string]>([
  ['told', 'en', 'Dice two of the three carrots.'],
  ['line', 'en', 'Six tablespoons of cream if you like it rich, I use four.'],
  ['told', 'en', 'As I said, three carrots, two in the pot and one on top.'],
  ['told', 'de', 'Nimm nur 1 der 2 Möhren.'],
  ['line', 'de', 'Wie gesagt, 2 Möhren, davon 1 geraspelt.'],
  ['line', 'fr', 'Coupez deux des trois oignons en dés.'],
  ['line', 'it', 'Affetta una delle 2 carote.'],
  ['line', 'es', 'Pela 1 de las 2 zanahorias.'],
])('in a %s (%s) “%s” takes nothing back', (form, language, said) => {
  const before = itemsOf(FORMS[form](language, ''));
  const draft = readText(FORMS[form](language, said));
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(before));
  expect(draft.doubts.map(({ sentence }) => sentence).join()).not.toContain('The list said “');
});

test.each<[Form, Language, said: string]>([
  ['told', 'en', 'Hang on, not three carrots.'],
  ['chat', 'en', 'Wait, 3 carrots or 4 carrots, maybe 5'],
  ['chat', 'en', 'Sorry, 3 carrots, 4 if they are small'],
  ['chat', 'en', 'oh no wait, was it 3 carrots or 4?'],
  ['told', 'de', 'Moment, zwei Möhren, drei wenn sie klein sind.'],
  ['told', 'de', 'Ach nein, keine zwei Möhren.'],
  ['told', 'fr', 'Attends, trois oignons, peut-être quatre.'],
  ['told', 'it', 'No aspetta, due carote, forse tre.'],
  ['told', 'es', 'Ay no, dos zanahorias, quizás tres.'],
])('in a %s (%s) “%s” changes nothing and is doubted', (form, language, said) => {
  const before = itemsOf(FORMS[form](language, ''));
  const draft = readText(FORMS[form](language, said));
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(before));
  expect(draft.doubts.map(({ sentence }) => sentence).join()).toContain('takes back');
});
