import type { CuisineName } from '../cuisines/cuisine.ts';
import type { Chef } from './chef.ts';
import { presetTable } from './preset-chefs.data.ts';

/** A chef with the kitchen that is cooked from. */
export interface KnownChef extends Chef {
  cuisine: CuisineName;
  /** How that kitchen works, a sentence; null where nothing particular is said. */
  words: string | null;
  /** The same of desserts. */
  sweetWords: string | null;
}

export const presets: readonly KnownChef[] = presetTable
  .trim()
  .split('\n')
  .map((row) => {
    const [name, cuisine, style, specialty, words, sweetWords] = row.split(' | ');
    return {
      name: name!,
      style: style!,
      specialty: specialty!,
      cuisine: cuisine as CuisineName,
      words: words!,
      sweetWords: sweetWords!,
    };
  });

/** Those whom every cook is offered, by first name. */
export const presetChefs: readonly Chef[] = presets.map(({ name, style, specialty }) => ({
  name,
  style,
  specialty,
}));
