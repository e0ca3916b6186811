import type { Contents } from '../food.ts';
import type { Origin } from '../origins.data.ts';

/**
 * What a word says is in a dish. `meat` is sausage, mince and offal of any animal; `cut` names meat only where the line names no other
 * animal ("steak", but "tuna steak"); `byproduct` is gelatine, rennet, carmine and rendered fat; `fishSeasoning` is made with fish and
 * does not taste of it.
 */
export type AnimalKind =
  | 'beef'
  | 'pork'
  | 'lamb'
  | 'game'
  | 'meat'
  | 'cut'
  | 'byproduct'
  | 'chicken'
  | 'poultry'
  | 'fish'
  | 'shellfish'
  | 'fishSeasoning';

const kinds: Readonly<Partial<Record<Origin, AnimalKind>>> = {
  beef: 'beef',
  pork: 'pork',
  lamb: 'lamb',
  game: 'game',
  meat: 'meat',
  cut: 'cut',
  'animal-fat': 'byproduct',
  gelatine: 'byproduct',
  rennet: 'byproduct',
  insect: 'byproduct',
  chicken: 'chicken',
  poultry: 'poultry',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  'fish-seasoning': 'fishSeasoning',
};

/** What is made of what lives in water. */
export const fishKinds: ReadonlySet<AnimalKind> = new Set(['fish', 'shellfish', 'fishSeasoning']);

/** What of an animal that was killed an origin is; null for plants, milk, eggs and honey. */
export const animalKindOf = (origin: Origin): AnimalKind | null => kinds[origin] ?? null;

const kindsOf = new WeakMap<Contents<Origin>, readonly AnimalKind[]>();

/** What of an animal that was killed is surely in a food; empty for plants, milk, eggs and honey, null where anything may be. */
export function animalKindsOf(origins: Contents<Origin>): readonly AnimalKind[] | null {
  if (origins.unknown) return null;
  let known = kindsOf.get(origins);
  if (known === undefined) {
    known = [...new Set(origins.has.flatMap((origin) => kinds[origin] ?? []))];
    kindsOf.set(origins, known);
  }
  return known;
}
