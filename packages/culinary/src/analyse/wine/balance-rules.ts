import type { WineRule } from './rules.ts';

/** By how much a figure of the wine is above a limit. */
const above = (figure: number, limit: number) => Math.max(0, figure - limit);
const STRONG = 13;
const besideSmoke: Readonly<Record<string, number>> = {
  red_spicy: 3,
  red_medium_round: 1,
  white_full_oaked: 1,
};

/**
 * What fat, acid, sugar, salt and heat of a dish ask of a wine: common teaching of wine schools (balance of weight, acid, sugar, tannin and
 * alcohol), with the points of the project's own table of rules.
 */
export const balanceRules: readonly WineRule[] = [
  {
    id: 'weight',
    applies: () => true,
    points: ({ body }, { weight }) => {
      const off = Math.abs(body - weight);
      return off === 0 ? 3 : off === 1 ? 1 : -3 * (off - 1);
    },
    reason: () => 'It is about as weighty as the dish, so that neither drowns the other.',
  },
  {
    id: 'sweetness',
    applies: ({ sweetness }) => sweetness >= 3,
    points: ({ sweetness: wine }, { sweetness }) =>
      wine < sweetness ? -5 * (sweetness - wine) : 2,
    reason: () => 'It is as sweet as the dish; a drier wine would taste thin and sour beside it.',
  },
  {
    id: 'dry-with-savoury',
    applies: ({ isDessert, sweetness, has }) => !isDessert && sweetness < 3 && !has.blueCheese,
    points: ({ sweetness: wine }, { heat, salt, has }) =>
      wine >= 4 ? -9 : wine === 3 && heat < 2 && salt < 3 && !has.asian ? -2 : 0,
    reason: () => 'It is dry, as a savoury dish wants it.',
  },
  {
    id: 'strong-with-savoury',
    applies: ({ isDessert }) => !isDessert,
    points: ({ alcohol }) => (alcohol >= 15 ? -3 : 0),
    reason: () => 'It is not too strong for a meal.',
  },
  {
    id: 'acidity',
    applies: ({ acidity }) => acidity >= 3,
    points: ({ acidity: wine }, { acidity }) => (wine >= acidity ? 2 : -2 * (acidity - wine)),
    reason: ({ acidFood }) => `Its acid holds its own beside that of the ${acidFood}.`,
  },
  {
    id: 'umami',
    applies: ({ umami, salt }) => umami >= 4 && salt < 3,
    points: ({ tannin }) => -2 * above(tannin, 2),
    reason: () => 'It has little tannin, which so savoury a dish would harden.',
  },
  {
    id: 'salt',
    applies: ({ salt }) => salt >= 3,
    points: ({ acidity, sweetness }) => (acidity >= 4 || sweetness >= 3 ? 2 : 0),
    reason: () => 'The salt of the dish softens its acid and brings out its fruit.',
  },
  {
    id: 'chilli',
    applies: ({ heat }) => heat >= 2,
    points: ({ alcohol, tannin, sweetness }, { heat }) =>
      -2 * above(alcohol, STRONG) - 2 * above(tannin, 2) + (sweetness >= 2 ? heat : 0),
    reason: ({ hotFood }) =>
      `Little alcohol and a touch of sweetness do not fan the heat of the ${hotFood}.`,
  },
  {
    id: 'bitterness',
    applies: ({ bitterness }) => bitterness >= 3,
    points: ({ tannin }) => -2 * above(tannin, 2),
    reason: () => 'It adds no tannin to what is bitter already.',
  },
  {
    id: 'fat-acid',
    applies: ({ fat, isDessert }) => fat >= 3 && !isDessert,
    // Bubbles do not outlast a long-cooked gravy.
    points: ({ acidity, colour }, { isCookedLong }) =>
      (acidity >= 4 ? 2 : 0) + (colour === 'sparkling' && !isCookedLong ? 1 : 0),
    reason: () => 'The dish is rich, and the acid of the wine clears the palate for the next bite.',
  },
  {
    id: 'vinegar',
    applies: ({ has, isDessert, isCookedLong }) => has.vinegar && !isDessert && !isCookedLong,
    points: ({ acidity, tannin }) => (acidity === 5 ? 2 : 0) - (tannin >= 3 ? 2 : 0),
    reason: () => 'Vinegar flattens soft wines, and this one is sharp enough to stand it.',
  },
  {
    id: 'smoke-and-char',
    applies: ({ isCharred, main }) =>
      isCharred && !['fish', 'oilyFish', 'shellfish', 'dessert'].includes(main),
    points: ({ id }) => besideSmoke[id] ?? 0,
    reason: () => 'Its toast and spice echo the char of the fire.',
  },
  {
    id: 'local',
    applies: ({ region }) => region !== null,
    points: ({ id }, { region }) => (region!.styles.includes(id) ? 2 : 0),
    reason: ({ region }) =>
      `In ${region!.name}, where the dish is at home, this is what is poured.`,
  },
];
