import { bandOf } from './impact-bands.ts';
import { Slice } from './slice.tsx';

/** A score of 0 to 100 in ten wedges of its band's colour. Put the number and the word beside it. */
export function SliceGauge({ score, size = 88 }: { score: number; size?: number }) {
  const band = bandOf(score).colour;
  return <Slice n={10} value={score / 100} colour={band} rest="fill" rim={band} rimWidth={1.2} size={size} />;
}
