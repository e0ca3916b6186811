import type { Motif } from '../motif.ts';
import { fruit } from './fruit.ts';
import { grainAndPasta } from './grain-and-pasta.ts';
import { roots } from './roots.ts';
import { seaAndFarm } from './sea-and-farm.ts';
import { servedDishes } from './served-dishes.ts';
import { sweets } from './sweets.ts';
import { vegetables } from './vegetables.ts';

const all = { ...fruit, ...roots, ...vegetables, ...seaAndFarm, ...grainAndPasta, ...servedDishes, ...sweets };

export type MotifName = keyof typeof all;

/** Every motif by its name. */
export const motifs: Record<MotifName, Motif> = all;
