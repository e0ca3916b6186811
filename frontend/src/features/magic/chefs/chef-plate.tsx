import { motifOf } from '../../../kitchen/art/choose.ts';
import { Plate } from '../../../kitchen/art/plates.tsx';
import { hash } from '../../../shared/text/hash.ts';
import { chefDishes } from './chef-dishes.data.ts';
import type { Chef } from './chef-lists.ts';

/** A chef as a plate with a dish of their kitchen. It fills its box. */
export function ChefPlate({ chef: { name, style, specialty } }: { chef: Chef }) {
  const motif = chefDishes[name] ?? motifOf(`${specialty} ${style}`, 'main');
  return <Plate motif={motif} rim={hash(name) % 4} />;
}
