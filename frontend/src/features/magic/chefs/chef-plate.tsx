import { motifOf } from '../../../kitchen/art/choose.ts';
import { Plate } from '../../../kitchen/art/plates.tsx';
import { hash } from '../../../shared/text/hash.ts';
import type { Chef } from './chef-lists.ts';

/** A chef as a plate with the dish they are known for. It fills its box. */
export function ChefPlate({ chef: { name, style, specialty } }: { chef: Chef }) {
  return <Plate motif={motifOf(`${specialty} ${style}`, 'main')} rim={hash(name) % 4} />;
}
