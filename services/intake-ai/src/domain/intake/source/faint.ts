import type { Reading } from './reading.ts';

/**
 * Two thirds of print are recognised with 90 of 100 and more, also on creased sheets and in poor light; of handwriting, where each line
 * is a guess, with less than this.
 */
export const FAINT = 85;

/** Whether the words of a picture were recognised with so little confidence that they may be nonsense. */
export const isFaint = ({ confidence }: Pick<Reading, 'confidence'>): boolean =>
  confidence !== null && confidence < FAINT;
