/**
 * What each sign adds to the log-odds that a line is an ingredient (0.7 doubles the odds, about). Set by hand on open recipe
 * pages, so that ingredient lines come out above 0 and steps, titles and page furniture below.
 */
export const weights = {
  // amounts in front
  measure: 3,
  countUnit: 2.2,
  number: 1,
  numberWord: 0.2,
  manyPieces: -1,
  amountBehind: 1.6,
  noAmount: -0.9,
  amountAlone: -1.5,
  listNumber: -2.5,
  timeOrYield: -4,
  // food words: by their share of all words
  someFood: 0.9,
  allFood: 1.4,
  noFood: -0.5,
  // remarks
  remark: 0.5,
  toTaste: 1,
  preparation: 0.8,
  // shape
  lengths: [
    { words: 8, weight: 0.3 },
    { words: 14, weight: 0 },
    { words: 22, weight: -1.2 },
  ],
  long: -3,
  sentence: -1.5,
  fullStop: -0.7,
  twoSentences: -2,
  closingVerb: -1.2,
  withoutSpaces: -2.5,
  capitals: -0.8,
  // words of other text
  openingVerb: -2.6,
  openingVerbShort: -1.2,
  furniture: -1.2,
  furnitureShort: -2.2,
  prose: -0.7,
  proseMost: -3,
} as const;
