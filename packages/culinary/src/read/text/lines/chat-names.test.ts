import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const list = ['200 g flour', '2 eggs', '300 ml milk'];
const steps = ['Mix everything well.', 'Fry in butter until golden.'];

const expectRecipe = (text: string) => {
  const draft = readText(text);
  expect(draft).toMatchObject({ title: 'Pancakes', ingredients: [{ name: null, lines: list }] });
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
};

test.each(['Clem 🌻', '🌸 Oma Riet', 'Granny 👵🏽', '+49 151 2345 6789', 'Tía Lola ❤️'])(
  'a name may have signs, or be the number of a phone: “%s”',
  (name) => {
    const said = [['Pancakes'], list, steps].map((lines) => lines.join('\n'));
    expectRecipe(said.map((words) => `[14.02.24, 18:21:05] ${name}: ${words}`).join('\n'));
    expectRecipe(said.map((words) => `${name}, [14.02.24 18:21]\n${words}`).join('\n\n'));
  },
);

test.each([
  ['Message avec Clem 🌻', 'Hier 19:42', 'Moi', 'Clem 🌻 '],
  ['Messages with Granny 👵', 'Today 4:12 PM', 'Me', 'Granny 👵'],
  ['Chat mit Schatz ❤️', 'Heute 17:40', 'Ich', 'Schatz ❤️'],
  ['Messages avec Mamie', 'lun. 3 févr. à 18:02', 'Moi', 'Mamie '],
  ['Chat con Nonna', 'ieri 18:02', 'Io', 'Nonna'],
])('names without stamps below “%s” and “%s” are a chat', (window, day, me, cook) => {
  const told = ['Pancakes', ...list, ...steps].map((line) => `${cook}: ${line}`);
  expectRecipe(
    [window, '', day, `${me}: hi`, `${cook}: hi`, '', day, ...told, `${me}: ok`].join('\n'),
  );
});

test('the hours before further messages of one who speaks are no part of a recipe', () => {
  expectRecipe(
    [
      'Bob Miller  [10:31 AM]\nwhat was in that box?',
      `Ann Nair  [12:41 PM]\n*Pancakes*\n${list.join('\n')}`,
      `Ann Nair  [12:49 PM]\n${steps[0]}\n[12:51 PM] ${steps[1]}`,
      'Bob Miller  [1:02 PM]\n:pray:\n3 replies',
    ].join('\n\n'),
  );
});
