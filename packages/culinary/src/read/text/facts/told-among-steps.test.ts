import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { timeStatements } from './time-statements.ts';

const read = (told: string, opening = '') =>
  readText(
    `Gratin de blettes\n\nIl te faut 800 g de blettes, 200 ml de crème, 60 g de comté et un oignon.\n\n${opening}Tu laves les blettes et tu les fais cuire dix minutes. Tu verses la crème et tu parsèmes de comté. ${told}`,
  );

test.each([
  ['Il y en a largement pour huit.', 8],
  ['Il y en a bien pour six.', 6],
])('“%s” behind the steps says for how many it is', (told, count) => {
  const { servings, steps } = read(told);
  expect(servings).toBe(count);
  expect(steps.map(({ text }) => text).join(' ')).not.toContain(told);
});

test('what hands a recipe over at the head of its steps says for how many it is', () => {
  const { servings, steps } = readText(
    'Toad in the hole\n\n140g plain flour\n4 eggs\n200ml whole milk\n8 sausages\n\nRight, here is how Dad did it, feeds the four of us. Whisk the flour with the eggs and the milk until smooth. Roast the sausages in dripping for 15 minutes. Pour the batter round them and bake for 30 minutes.',
  );
  expect(servings).toBe(4);
  expect(steps[0]?.text).toMatch(/^Whisk/);
});

test('what takes a number of guests among the steps leaves what is stated', () => {
  expect(
    readText(
      'Gratin\n\nPour 4 personnes\n\n800 g de blettes\n200 ml de crème\n60 g de comté\n\nLavez les blettes et faites-les cuire.\nVersez la crème et enfournez 25 minutes. Il y en a largement pour huit.',
    ).servings,
  ).toBe(4);
});

test.each([
  'En tout ça prend trois quarts d’heure.',
  'En tout il faut compter trois quarts d’heure.',
])('“%s” behind the steps is how long the whole takes', (told) => {
  expect(read(told).totalTime).toBe(45);
});

test.each([
  ['Die Garzeit ist insgesamt eine Stunde.', 'cook'],
  ['The cooking time is an hour altogether.', 'cook'],
  ['Le temps de cuisson est d’une heure en tout.', 'cook'],
  ['Il tempo di cottura è in tutto un’ora.', 'cook'],
  ['El tiempo de cocción es de una hora en total.', 'cook'],
  ['Die Arbeitszeit ist insgesamt eine Stunde.', 'prep'],
])('“%s” is all of the work that it names', (told, cue) => {
  expect(timeStatements(told).map((time) => [time.minutes, time.cue])).toEqual([[60, cue]]);
});
