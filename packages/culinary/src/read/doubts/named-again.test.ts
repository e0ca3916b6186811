import { expect, test } from '@jest/globals';
import { isNamedAgain } from './named-again.ts';
import { readText } from '../text/read-text.ts';

const doubtsOf = (above: string, below = ''): string =>
  readText(
    `${above}\n\n500 g Kartoffeln\n250 g Möhren\n200 ml Milch\nSalz\n\nDie Kartoffeln schälen und in der Milch 20 Minuten kochen.\nDie Möhren dazugeben und weich garen.\n${below}`,
  )
    .doubts.filter(({ part }) => part === 'title')
    .map(({ sentence }) => sentence)
    .join('\n');

test.each([
  ['a path that ends in it', 'Startseite > Rezepte > Suppen > Zarzuelo\n\nZarzuelo', ''],
  ['how many it feeds below it', 'Zarzuelo\n4 Personen', ''],
  ['how long it takes below it', 'Zarzuelo\nca. 45 Minuten', ''],
  ['a step that speaks of it', 'Zarzuelo', 'Das Zarzuelo heiß auftragen.\n'],
])('a name alone above the list is the title without a doubt by %s', (_by, above, below) => {
  expect(doubtsOf(above, below)).toBe('');
});

test('a name that nothing bears out may not be the title', () => {
  expect(doubtsOf('Zarzuelo')).toContain('may not be the title');
});

test.each([
  ['who wrote it', ['Zarzuelo', 'Beiträge: 318', '4 Personen']],
  ['a sender who writes again', ['Zarzuelo', '4 Personen', 'Zarzuelo', 'noch was']],
  ['what stands below the list', ['500 g Kartoffeln', 'Zarzuelo', '4 Personen']],
  ['what stands in no line of its own', ['Das Zarzuelo von Oma', '4 Personen']],
])('%s is not borne out', (_what, lines) => {
  const draft = readText('Zarzuelo\n\n500 g Kartoffeln\n200 ml Milch\n\nAlles kochen.');
  expect(isNamedAgain({ ...draft, title: 'Zarzuelo' }, lines)).toBe(false);
});
