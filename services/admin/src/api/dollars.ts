/** Costs are kept as integer micro-dollars. */
export const dollars = (microDollars: number): number => microDollars / 1_000_000;
