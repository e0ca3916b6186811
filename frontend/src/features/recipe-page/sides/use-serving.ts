import { useState } from 'react';
import { scaledServings } from '@convivio/culinary/show';
import { mostServings } from '../../../kitchen/servings/servings.data.ts';
import type { Serving } from './serving.ts';

interface AskedServings {
  /** For how many the recipe was written. */
  written: number;
  /** Whether it says so. */
  stated: boolean;
  /** How many times the recipe's own servings the address asks for. */
  multiplier: number;
  /** An event decides for how many one cooks. */
  fromEvent: boolean;
}

/** For how many the recipe is shown: as the address asks, until the reader chooses. */
export function useServing({ written, stated, multiplier, fromEvent }: AskedServings): Serving {
  const [chosen, setChosen] = useState<number | null>(null);
  const servings = chosen ?? Math.min(mostServings, scaledServings(written, multiplier));
  const set = fromEvent ? null : setChosen;
  return { servings, written, stated, factor: servings / written, set };
}
