import type { Dialect } from '../../words/language.ts';
import type { MeasureId } from './measures.data.ts';

type Meanings = Readonly<Partial<Record<MeasureId, MeasureId>>>;

const imperial: Meanings = {
  'fluid-ounce': 'imperial-fluid-ounce',
  gill: 'imperial-gill',
  pint: 'imperial-pint',
  quart: 'imperial-quart',
  gallon: 'imperial-gallon',
  cup: 'metric-cup',
};

/** What the cooks of a country mean by a unit of the United States. Elsewhere it is that of the United States. */
export const dialectUnits: Readonly<Partial<Record<Dialect, Meanings>>> = {
  'en-GB': imperial,
  'en-NZ': imperial,
  'en-CA': imperial,
  'en-AU': { ...imperial, tablespoon: 'australian-tablespoon' },
};
