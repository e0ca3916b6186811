import type { Confidence } from '../../../../generated/operations.ts';

const words: Readonly<Record<Confidence, string>> = {
  high: 'measured',
  medium: 'approximate',
  low: 'an estimate',
};

/** How sure a figure is, for a reader. */
export const confidenceOf = (confidence: Confidence) => words[confidence];
