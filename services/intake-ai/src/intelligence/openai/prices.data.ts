/** Micro-dollars per million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

const DOLLAR = 1_000_000;

/** List prices by the beginning of a model's name; the longest that fits counts. Source: openai.com/api/pricing. */
export const modelPrices: Readonly<Record<string, ModelPrice>> = {
  'gpt-5': { input: 1.25 * DOLLAR, output: 10 * DOLLAR },
  'gpt-5-mini': { input: 0.25 * DOLLAR, output: 2 * DOLLAR },
  'gpt-5-nano': { input: 0.05 * DOLLAR, output: 0.4 * DOLLAR },
  'gpt-4.1': { input: 2 * DOLLAR, output: 8 * DOLLAR },
  'gpt-4.1-mini': { input: 0.4 * DOLLAR, output: 1.6 * DOLLAR },
  'gpt-4.1-nano': { input: 0.1 * DOLLAR, output: 0.4 * DOLLAR },
  'gpt-4o': { input: 2.5 * DOLLAR, output: 10 * DOLLAR },
  'gpt-4o-mini': { input: 0.15 * DOLLAR, output: 0.6 * DOLLAR },
};

/** Taken for a model that the table does not know: rather too dear, so that a budget still protects. */
export const unlistedPrice: ModelPrice = { input: 2.5 * DOLLAR, output: 10 * DOLLAR };
