import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { isCutFigure } from './cut-figures.ts';

test.each([
  ['Couvrez à moitié et laissez frémir 2 h', '30.'],
  ['pour in the wine and simmer gently for 2 hrs', '30. Skim now and then.'],
  ['mit dem Wein ablöschen und schmoren, 2 Std.', '30. Dann servieren.'],
  ['fate cuocere a fuoco basso per 1 ora e', '45. Poi servite.'],
  ['Couvrez à moitié et laissez frémir 1 h', '15. Servez.'],
  ['pour in the wine and simmer gently for 1 hour', '45. Skim now and then.'],
  ['Take it out and let it rest for', '10. Reduce the sauce.'],
  ['laissez mijoter à feu doux de 15 à', '20. Servez.'],
  ['Enfournez à 180 °C et comptez 2', 'h. Laissez reposer.'],
])('“%s” goes on with “%s”', (above, line) => {
  expect(isCutFigure(above, line, null)).toBe(true);
});

test.each([
  ['Cuire le bouillon à feu doux pendant 1 h', '5. Ajouter les légumes', 4],
  ['Put everything that you have ready into', '1. Bowl', null],
  ['Method for the dough, which is made first', '2. Knead', 1],
  ['Garzeit 2 h', '30. Dann servieren.', null],
])('below “%s” “%s” has a number of its own', (above, line, last) => {
  expect(isCutFigure(above, line, last)).toBe(false);
});

test('hours whose minutes stand on the next line of a letter are whole', () => {
  const steps = [
    'Ajoutez les oignons, le bouquet garni, une poignée de gros sel et une\ndouzaine de grains de poivre. Couvrez à moitié et laissez frémir 2 h\n30.',
    'Mettez alors les carottes, les navets et les poireaux ficelés. Encore\n40 minutes à petit frémissement.',
  ];
  const list = '800 g de paleron\n8 carottes\n6 poireaux\n6 navets\n2 oignons';
  const draft = readText(['Pot-au-feu', list, ...steps].join('\n\n'));
  expect(draft.steps.map(({ text }) => text)).toEqual(
    steps.map((step) => step.replaceAll('\n', ' ')),
  );
});
