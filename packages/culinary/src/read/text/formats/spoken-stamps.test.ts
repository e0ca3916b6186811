import { expect, it } from '@jest/globals';
import { spokenStamps } from './spoken-stamps.ts';

it('takes the seconds off what is said, and makes its sentences whole', () => {
  expect(
    spokenStamps(`Seed crackers
0:02
Today we bake seed crackers.
0:09
Tip 200 grams of rye flour into a bowl
0:14
and add 50 grams of linseed.
0:20
Pour in 100 millilitres of hot water.
0:27
Roll it out as thinly as you can.
0:33
Bake it at 160 degrees for half an hour.`)?.text,
  ).toBe(`Seed crackers
Today we bake seed crackers.
Tip 200 grams of rye flour into a bowl and add 50 grams of linseed.
Pour in 100 millilitres of hot water.
Roll it out as thinly as you can.
Bake it at 160 degrees for half an hour.`);
});

it('leaves each line as it is where nothing ends a sentence', () => {
  expect(
    spokenStamps(
      [
        'ciao a tutti e bentornati sul canale',
        'prendete 200 grammi di farina di segale',
        'e 50 grammi di semi di lino',
        'poi 100 millilitri di acqua calda',
        'stendete la pasta molto sottile',
        'in forno a 160 gradi per mezz’ora',
      ]
        .map((line, at) => `0:${10 + at} ${line}`)
        .join('\n'),
    )?.text.split('\n'),
  ).toHaveLength(6);
});

it('leaves the chapters of a video and hours that do not count up alone', () => {
  const at = (lines: string[], stamp: (index: number) => string) =>
    lines.map((line, index) => `${stamp(index)} ${line}`).join('\n');
  const chapters = ['Intro', 'Dough', 'Filling', 'Baking', 'Tasting', 'Bye'];
  const below =
    '\n\n300 grams of flour, sieved twice if you can be bothered\nKnead it for ten minutes.';
  expect(spokenStamps(at(chapters, (index) => `${index}:00`))).toBeNull();
  expect(spokenStamps(at(chapters, (index) => `${index}:00`) + below.repeat(9))).toBeNull();
  expect(
    spokenStamps(
      at(
        chapters.map((name) => `${name} and so on and on and on`),
        () => '10:15',
      ),
    ),
  ).toBeNull();
});

it('leaves a noise within a sentence out, and one between two alone', () => {
  expect(
    spokenStamps(`0:02
Today we bake seed crackers for the club.
0:09
Tip 200 grams of rye flour into a bowl
0:12
[dog barks]
0:14
and add 50 grams of linseed. [noise] There.
0:18
[music]
0:20
Pour in 100 millilitres of hot water and stir it well.
0:27
Roll it out as thinly as you can, and then some.
0:33
Bake it at 160 degrees for half an hour until crisp.`)
      ?.text.split('\n')
      .slice(1, 4),
  ).toEqual([
    'Tip 200 grams of rye flour into a bowl and add 50 grams of linseed. There.',
    '[music]',
    'Pour in 100 millilitres of hot water and stir it well.',
  ]);
});
