/** What a cook may say of an ingredient's name: characters of it, and grams of a line with it. */
export const foodCorrectionLimits = { name: 200, grams: { least: 0.01, most: 100_000 } } as const;
