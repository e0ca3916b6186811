/** A name whose answer could not be used, or did not come, is not asked again before. */
export const ASKED_AGAIN_MS = 24 * 60 * 60_000;
/** All tries at one name; a worker that was killed meanwhile holds the name no longer than `HELD_MS`. */
export const ANSWER_MS = 45_000;
export const HELD_MS = 5 * 60_000;
/** Names that are asked at once. */
export const ASKED_AT_ONCE = 4;

/** What a provider says its figures rest on: how many, and characters of one. */
export const SOURCES = { most: 3, characters: 200 } as const;

/** What figures may be: kilocalories and grams in 100 g, kilograms of CO2 equivalents of a kilogram, grams of a piece and of a millilitre. */
export const FIGURE_BOUNDS = {
  calories: [0, 900],
  protein: [0, 100],
  carbohydrates: [0, 100],
  fat: [0, 100],
  fiber: [0, 100],
  alcohol: [0, 100],
  climate: [0, 100],
  pieceGrams: [0.01, 20_000],
  density: [0.05, 3],
} as const;

/** Kilocalories of a gram (Atwater's general factors; fiber gives 2 of the 4 that carbohydrates are reckoned with). */
export const ENERGY = { protein: 4, carbohydrates: 4, fat: 9, alcohol: 7, fiberLess: 4 } as const;
/** Grams by which parts of 100 g may exceed it, and how far energy may be from that of the parts: foods have factors of their own, polyols less. */
export const TOLERANCE = { grams: 5, share: 0.25, calories: 25 } as const;
