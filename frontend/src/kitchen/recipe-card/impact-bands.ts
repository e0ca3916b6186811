import type { ColourName } from '../../shared/theme/colours.data.ts';

interface ImpactBand {
  /** Lowest score of the band. */
  from: number;
  name: string;
  colour: ColourName;
}

const impactBands: readonly ImpactBand[] = [
  { from: 80, name: 'Excellent', colour: 'band1' },
  { from: 60, name: 'Good', colour: 'band2' },
  { from: 40, name: 'Moderate', colour: 'band3' },
  { from: 20, name: 'Poor', colour: 'band4' },
  { from: 0, name: 'Critical', colour: 'band5' },
];

/** The band of a sustainability score of 0 to 100. */
export function bandOf(score: number): ImpactBand {
  return impactBands.find(({ from }) => score >= from) ?? impactBands[impactBands.length - 1]!;
}
