import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { dishOfYours, dishSpokenOf, isClause } from './dish-spoken-of.ts';

const LINE = { label: 'N', certainty: 0, listed: 0, told: 0, around: 0 } as never;
const spokenOf = (text: string): string | null =>
  dishSpokenOf([{ text } as never], [LINE], new Set());

test.each([
  ['Hello pet, you were asking on Sunday about the pan haggerty, so here I am.', 'Pan haggerty'],
  ['You rang the other day about the clapshot, and I was out.', 'Clapshot'],
  ['Du hast neulich nach dem Labskaus gefragt, also los.', 'Labskaus'],
  ['Du fragtest mich gestern nach den Knieküchle, pass auf.', 'Knieküchle'],
  ["Tu me parlais l'autre jour du tourin, alors note.", 'Tourin'],
  ['Mi chiedevi domenica della panissa, allora senti.', 'Panissa'],
  ["Mi hai chiesto ieri sera dell'acquacotta, ecco.", 'Acquacotta'],
  ['Me preguntabas el otro día por el zarangollo, pues mira.', 'Zarangollo'],
  ['Me hablaste ayer de la olla gitana, apunta.', 'Olla gitana'],
])('what somebody asked about is the dish: “%s”', (said, dish) => {
  expect(spokenOf(said)).toBe(dish);
});

test.each([
  ["tu peux me redonner ton tourin à l'ail ??", "tourin à l'ail"],
  ['can you give me your clapshot again?', 'clapshot'],
  ['schickst du mir deinen Pickert nochmal?', 'Pickert'],
  ['mi mandi la tua panissa per favore?', 'panissa'],
  ['me pasas tu zarangollo porfa?', 'zarangollo'],
  ['can you give me your number?', null],
  ['your brother came by', null],
])('what somebody is asked for as his is the dish: “%s”', (said, dish) => {
  expect(dishOfYours(said)).toBe(dish);
});

test.each([
  [
    "So today it's kedgeree, smoked haddock kedgeree, and this does four.",
    'Smoked haddock kedgeree',
  ],
  ["Right, this week we're making leek pudding for the whole street.", 'Leek pudding'],
  ['Heute gibt es Kartoffelsuppe, und zwar die dicke.', 'Kartoffelsuppe'],
  ["Aujourd'hui on fait un gratin de poireaux, ça réchauffe.", 'Gratin de poireaux'],
  ['Allora, oggi facciamo la zuppa di ceci, quella di casa.', 'Zuppa di ceci'],
  ['Bueno, hoy toca crema de calabaza, la de siempre.', 'Crema de calabaza'],
  ['Today it rains and the dog is asleep.', null],
])('what is made today is the dish: “%s”', (said, dish) => {
  expect(spokenOf(said)).toBe(dish);
});

test.each([
  ["He's smelt the fish", true],
  ["If you're new", true],
  ['Wenn ihr neu seid', true],
  ['Er riecht den Fisch', true],
  ['Si vous êtes nouveaux', true],
  ["J'ai perdu mes lunettes", true],
  ['Se siete nuovi', true],
  ['Ho perso gli occhiali', true],
  ['Cuando llueve', true],
  ['Il risotto della zia', false],
  ['Itzehoer Suppe', false],
  ['Iced buns', false],
  ['Jeudi soir', false],
])('whether “%s” is a clause and no name is told by how it opens', (said, is) => {
  expect(isClause(said)).toBe(is);
});

test('a voice note without a name of its dish is called after what was asked about', () => {
  const { title, ingredients } = readText(`Voice memo from Auntie Bea
Transcribed automatically · 2 min 10 s

[00:00] Hiya pet, it's only me. You were asking last week about the clapshot, so I'm talking into this thing.

[00:21] You want a kilo of potatoes, a big turnip and fifty grams of butter.

[00:52] Peel the potatoes and the turnip and boil them for twenty-five minutes. Drain them and mash them with the butter.`);
  expect(title).toBe('Clapshot');
  expect(ingredients[0]!.lines).toHaveLength(3);
});

test('a recipe that is called nothing has no name, and no empty one', () => {
  const { title } = readText(`[00:00] Hiya pet, it's only me.

[00:21] You want a kilo of potatoes, a big turnip and fifty grams of butter.

[00:52] Peel the potatoes and the turnip and boil them for twenty-five minutes. Drain them and mash them with the butter.`);
  expect(title).not.toBe('');
});
