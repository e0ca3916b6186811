import type { WineRule } from './rules.ts';
import type { WineStyle } from './styles.data.ts';
import type { WineDish } from './wine-dish.ts';

/** By how much a figure of the wine is above a limit. */
const above = (figure: number, limit: number) => Math.max(0, figure - limit);
const STRONG = 13;
const besideSmoke: Readonly<Record<string, number>> = {
  red_spicy: 3,
  red_medium_round: 1,
  white_full_oaked: 1,
};

const FULL = 4;
const LIGHT = 2;

/** How the body of a wine stands to the weight of a dish that it suits. */
function weightReason(dish: WineDish, { body }: WineStyle): string {
  const { weight, mainName, isCookedLong, isCharred, isSalad, isRaw, has } = dish;
  if (body < weight) return `It is a little lighter than the ${dishWord(dish)}, and refreshes.`;
  if (body > weight)
    return `It has a little more body than the ${dishWord(dish)}, and does not drown it.`;
  if (weight >= FULL) {
    if (isCharred) return 'It has the body that food from the fire asks for.';
    if (has.cream) return 'It has the body to stand beside the cream and butter.';
    if (isCookedLong) return 'It is full enough for what has cooked so long.';
    return `It is full enough for ${mainName}.`;
  }
  if (weight <= LIGHT)
    return isSalad || isRaw
      ? 'It is as light as what is on the plate.'
      : `It is light, and keeps behind ${mainName}.`;
  return `Neither light nor heavy, it keeps level with ${mainName}.`;
}

const dishWord = ({ isDessert }: WineDish): string => (isDessert ? 'dessert' : 'dish');

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
    reason: weightReason,
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
