import { wordSet } from '../words/word-list.ts';

/** Measures that lists of both systems use. */
export const spoons = wordSet('teaspoon dessertspoon tablespoon spice-measure');

/** What pages call their lists by their measures. */
export const systemNames: ReadonlySet<string> = new Set([
  'us',
  'us customary',
  'us cups',
  'cups',
  'imperial',
  'metric',
  'grams',
  'metrisch',
  'amerikanisch',
  'metrique',
  'metrico',
  'sistema metrico',
]);
