import { modelPrices, unlistedPrice, type ModelPrice } from './prices.data.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** What a call costs, in integer micro-dollars, rounded up. */
export function callCost(model: string, { input, output }: Tokens): number {
  const price = priceOf(model);
  return Math.ceil((input * price.input + output * price.output) / 1_000_000);
}

function priceOf(model: string): ModelPrice {
  const [longest] = Object.keys(modelPrices)
    .filter((name) => model === name || model.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length);
  return (longest && modelPrices[longest]) || unlistedPrice;
}
