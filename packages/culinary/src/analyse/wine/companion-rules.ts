import { listed } from '../dish/listed.ts';
import type { WineRule } from './rules.ts';
import type { WineStyle } from './styles.data.ts';
import type { Main, WineDish } from './wine-dish.ts';

type Bonus = Readonly<Record<string, number>>;

const bonus =
  (points: Bonus) =>
  ({ id }: WineStyle): number =>
    points[id] ?? 0;
const mainIs =
  (...mains: Main[]) =>
  ({ main }: WineDish): boolean =>
    mains.includes(main);

/** A rule that names its styles. */
const rule = (
  id: string,
  applies: WineRule['applies'],
  points: Bonus,
  reason: WineRule['reason'],
): WineRule => ({ id, applies, points: bonus(points), reason });

const besideBlueCheese: Bonus = {
  dessert_botrytis: 4,
  fortified_sweet_red: 3,
  fortified_sweet_white: 1,
  white_offdry: 1,
};
const besideWhiteMeat: Bonus = {
  white_medium: 3,
  red_light: 3,
  white_full_oaked: 1,
  white_dry_riesling: 1,
  rose_dry: 1,
};
const mildMains = ['cheese', 'vegetable', 'grain', 'egg'];

/** What certain foods have long been served with, with the points of the project's own table of rules. */
export const companionRules: readonly WineRule[] = [
  {
    id: 'red-meat-tannin',
    applies: ({ main, fat }) => ['beef', 'lamb', 'game'].includes(main) && fat >= 2,
    points: ({ tannin, colour }) => (tannin >= 3 && colour === 'red' ? 3 : 0),
    reason: ({ mainName }) => `Fat and protein of the ${mainName} soften its tannin.`,
  },
  {
    id: 'red-meat-red',
    applies: mainIs('beef', 'lamb', 'game', 'duck'),
    points: ({ colour, sweetness }) =>
      colour === 'red' ? 3 : colour === 'orange' || sweetness >= 4 ? 0 : -3,
    reason: ({ mainName }) =>
      `Red wine and dark meat such as ${mainName} taste of the same things.`,
  },
  {
    id: 'delicate-fish-tannin',
    applies: mainIs('fish', 'shellfish', 'oilyFish', 'salmon'),
    points: ({ tannin, id }) => -3 * Math.max(0, tannin - 1) - (id === 'orange' ? 2 : 0),
    reason: ({ mainName }) => `It has no tannin that would taste of metal with ${mainName}.`,
  },
  rule(
    'fish-white',
    mainIs('fish', 'shellfish', 'oilyFish', 'salmon'),
    { white_light_crisp: 2, white_medium: 1, white_dry_riesling: 2, white_aromatic_herbal: 1 },
    ({ mainName }) =>
      `What is fresh and saline in it suits ${mainName} as a squeeze of lemon does.`,
  ),
  rule(
    'cream-and-butter',
    ({ has, isDessert, isSalad }) => has.cream && !isDessert && !isSalad,
    { white_full_oaked: 2, white_medium: 1 },
    ({ named }) => `It is as round as the ${listed(named.cream.slice(0, 2))} of the dish.`,
  ),
  rule(
    'tomato',
    ({ has, isDessert, main, isSalad }) =>
      has.tomato && !isDessert && !isSalad && !['fish', 'shellfish', 'oilyFish'].includes(main),
    { red_medium_acid: 3, rose_dry: 1 },
    () => 'Its acid meets the acid of the tomatoes.',
  ),
  rule(
    'mushroom-and-truffle',
    ({ has, isDessert }) => has.mushroom && !isDessert,
    { red_light: 3, red_aged_savoury: 3 },
    () => 'Its earthy side leads on to that of the mushrooms.',
  ),
  rule(
    'lamb',
    mainIs('lamb'),
    { red_full_tannic: 2, red_aged_savoury: 2, red_spicy: 1 },
    () => 'Lamb and a structured red are an old couple.',
  ),
  {
    id: 'pork-and-poultry',
    applies: mainIs('pork', 'poultry', 'veal', 'cured'),
    points: ({ id, tannin }, { isCharred }) =>
      besideWhiteMeat[id] ?? (tannin >= 3 && !isCharred ? -2 : 0),
    reason: ({ mainName }) =>
      `Either colour goes with ${mainName}, as long as the wine is not harsh.`,
  },
  rule(
    'duck-and-game',
    mainIs('duck', 'game'),
    { red_light: 3, red_spicy: 2, red_aged_savoury: 2 },
    ({ mainName }) => `Its fruit suits ${mainName}, and its acid the fat or the dark sauce.`,
  ),
  rule(
    'liver',
    mainIs('liver'),
    { dessert_botrytis: 2, red_light: 2, white_offdry: 2 },
    ({ mainName }) => `Fruit and acid lighten ${mainName}.`,
  ),
  rule(
    'goat-cheese',
    ({ has, isDessert }) => has.goatCheese && !isDessert,
    { white_aromatic_herbal: 4, white_light_crisp: 1 },
    () => 'Sharp fresh cheese and a grassy white are neighbours on the Loire.',
  ),
  {
    id: 'blue-cheese',
    applies: ({ has }) => has.blueCheese,
    points: ({ id, sweetness }) => besideBlueCheese[id] ?? (sweetness < 2 ? -2 : 0),
    reason: () => 'Sweet wine is what the salt of blue cheese asks for.',
  },
  rule(
    'hard-cheese',
    ({ has, isDessert, main }) => has.hardCheese && !isDessert && mildMains.includes(main),
    { white_medium: 2, white_light_crisp: 2, sherry_oxidative: 2 },
    () => 'Melted or aged, hard cheese wants acid or nuttiness.',
  ),
  rule(
    'shellfish',
    mainIs('shellfish'),
    { white_light_crisp: 4, sparkling_brut: 3, sherry_dry: 4 },
    ({ mainName }) =>
      `It is saline, sharp and without oak, as what is poured with ${mainName} has always been.`,
  ),
  rule(
    'clear-broth',
    mainIs('broth'),
    { sherry_dry: 4, white_light_crisp: 4, white_dry_riesling: 2, sparkling_brut: 2 },
    (_, { colour }) =>
      colour === 'fortified'
        ? 'A small glass of it beside a clear broth is an old custom.'
        : 'A clear broth is light and savoury, and wants a wine that is light and dry.',
  ),
  rule(
    'raw-fish-and-soy',
    ({ has, isRaw, main }) =>
      (isRaw || has.soy) && ['fish', 'salmon', 'shellfish', 'grain', 'oilyFish'].includes(main),
    { sparkling_brut: 3, white_dry_riesling: 2, sherry_dry: 3 },
    ({ isRaw, main, mainName }) =>
      isRaw && main !== 'grain'
        ? `It is clean and sharp, and takes nothing from raw ${mainName}.`
        : 'It is clean and sharp, and takes nothing from the savour of the dish.',
  ),
  rule(
    'asian-aromas',
    ({ has, isDessert }) => has.asian && !isDessert,
    { white_offdry: 3, white_aromatic_dry: 2, white_dry_riesling: 1 },
    ({ named }, { sweetness }) =>
      `${sweetness >= 3 ? 'Its perfume and its touch of sugar answer' : 'Its perfume answers'} the ${listed(named.asian.slice(0, 3))}.`,
  ),
  rule(
    'asparagus-and-artichoke',
    ({ has, isDessert }) => has.asparagus && !isDessert,
    {
      white_aromatic_herbal: 4,
      white_dry_riesling: 2,
      white_medium: 2,
      white_light_crisp: 1,
      ...{ white_full_oaked: -4, red_light: -4, red_medium_acid: -4, red_medium_round: -4 },
      ...{ red_spicy: -4, red_full_tannic: -4, red_aged_savoury: -4, orange: -4 },
    },
    () => 'It is green itself and without oak, which asparagus and artichoke would turn bitter.',
  ),
  rule(
    'salad',
    ({ isSalad, isDessert }) => isSalad && !isDessert,
    { white_aromatic_herbal: 2, white_light_crisp: 1, rose_dry: 2, white_dry_riesling: 1 },
    () => 'Fresh and herbal, it leaves the leaves their own taste.',
  ),
  rule(
    'vegetables',
    ({ main, isSalad }) => main === 'vegetable' && !isSalad,
    { rose_dry: 2, white_aromatic_herbal: 1, white_medium: 1, red_light: 1 },
    () => 'It is light on tannin, and leaves the vegetables their own taste.',
  ),
  {
    id: 'wine-in-the-pot',
    applies: ({ has }) => has.redWine || has.whiteWine,
    points: ({ colour, sweetness }, { has }) =>
      sweetness < 3 && ((colour === 'red' && has.redWine) || (colour === 'white' && has.whiteWine))
        ? 2
        : 0,
    reason: () => 'It takes up the wine that the dish is cooked in.',
  },
  rule(
    'pulses',
    mainIs('pulse'),
    { red_light: 2, red_medium_acid: 2, rose_dry: 1, red_medium_round: 1 },
    ({ mainName }) => `It has fruit enough for ${mainName}, and does not weigh the dish down.`,
  ),
  rule(
    'cheese-and-egg',
    mainIs('cheese', 'egg', 'grain'),
    { white_medium: 2, white_dry_riesling: 1, white_light_crisp: 1 },
    ({ mainName }) => `It has no tannin to quarrel with ${mainName}.`,
  ),
  rule(
    'cheese-tannin',
    mainIs('cheese', 'egg'),
    { red_full_tannic: -4, red_spicy: -2 },
    () => 'It is mild beside cheese and egg.',
  ),
  rule(
    'fried-crust',
    ({ used, isDessert }) => used.has('deep-fry') && !isDessert,
    { sparkling_brut: 3, white_light_crisp: 2 },
    (_, { colour }) =>
      `${colour === 'sparkling' ? 'Bubbles and acid cut' : 'Its acid cuts'} through the crust.`,
  ),
  rule(
    'chocolate',
    ({ has, isDessert }) => has.chocolate && isDessert,
    { fortified_sweet_red: 4, fortified_sweet_white: 3 },
    () => 'Chocolate needs a wine as sweet and as weighty as itself.',
  ),
  rule(
    'roasted-sweetness',
    ({ has, isDessert }) => has.roastSweet && isDessert,
    { fortified_sweet_white: 4, fortified_sweet_red: 1 },
    ({ named }) =>
      `It tastes of raisins and roasted nuts, which are close to the ${listed(named.roastSweet.slice(0, 2))} of the dish.`,
  ),
  rule(
    'fruit-dessert',
    ({ has, isDessert }) => has.fruit && isDessert,
    { dessert_botrytis: 3, sparkling_sweet: 3 },
    () => 'Its fruit takes up that of the dish, and its acid keeps it from cloying.',
  ),
  rule(
    'other-dessert',
    ({ isDessert }) => isDessert,
    { dessert_botrytis: 3, sparkling_sweet: 2, fortified_sweet_white: 2 },
    () => 'A dessert wants a wine that is at least as sweet.',
  ),
];
