import { expect, test } from '@jest/globals';
import { linesOfText } from '../lines/lines-of-text.ts';
import { labelLines } from './label-lines.ts';

const labelsOf = (text: string) => {
  const { lines } = linesOfText(text);
  return labelLines(lines).labels.map(({ label }, at) => `${label} ${lines[at]!.text}`);
};

test.each([
  [
    'en',
    'The Larder Club\nWeeknight Corner\nSmoky Bean and Barley Pot\nRated by 41 members\nFeeds four in 50 minutes\n200 g pearl barley\n1 tin of butter beans\n1 onion, chopped\nSoften the onion in a little oil.\nTip in the barley and cover with water.\nStir in the beans and warm through.\nMore from this cook',
    [
      'T Smoky Bean and Barley Pot',
      'F Feeds four in 50 minutes',
      'I 1 tin of butter beans',
      'S Stir in the beans and warm through.',
      'X More from this cook',
    ],
  ],
  [
    'de',
    'Startseite › Rezepte › Suppen\nLinsensuppe mit Senf\nMerken   Teilen\nDas kommt rein\n250 g Linsen\n2 Möhren\n1 EL Senf\nSo wird es gemacht\nLinsen und Möhren weich kochen.\nSenf unterrühren und abschmecken.\nDas könnte dich auch interessieren',
    [
      'T Linsensuppe mit Senf',
      'H Das kommt rein',
      'M So wird es gemacht',
      'S Senf unterrühren und abschmecken.',
      'X Das könnte dich auch interessieren',
    ],
  ],
  [
    'fr',
    'Ajouter à mes favoris\nGratin de courge au comté\nPour 6 personnes\n1 courge\n200 g de comté\n20 cl de crème\nCoupez la courge en lamelles et rangez-les dans un plat.\nVersez la crème, parsemez de comté et enfournez 40 minutes.\nPublicité',
    ['T Gratin de courge au comté', 'I 200 g de comté', 'X Publicité'],
  ],
])(
  'lines of a copied page are told apart without lists of its words (%s)',
  (_language, text, some) => {
    expect(labelsOf(text)).toEqual(expect.arrayContaining(some));
  },
);

test('a further recipe is named and its lines stand around the first', () => {
  const one = (name: string) =>
    `${name}\n\nIngredients\n200 g flour\n2 eggs\n1 lemon\n\nMethod\nWhisk the eggs with the flour.\nBake for 20 minutes.\n\n`;
  const { lines } = linesOfText(one('Lemon Sponge') + one('Orange Sponge'));
  const { labels, others } = labelLines(lines);
  expect(others).toEqual(['Orange Sponge']);
  expect(labels.filter(({ label }) => label === 'I')).toHaveLength(3);
});

test('no text is no line', () => {
  expect(labelLines([])).toEqual({ labels: [], others: [] });
});
