import type { Motif } from '../motif.ts';
import { motifNames, type MotifGroup, type MotifName } from './motif-names.data.ts';

type Drawings<Group extends MotifGroup> = Record<(typeof motifNames)[Group][number], Motif>;

/** A recipe page shows one motif, and a recipe with a photo none: drawings are fetched by the group. */
const groups: { [Group in MotifGroup]: () => Promise<Drawings<Group>> } = {
  fruit: async () => (await import('./fruit.ts')).fruit,
  roots: async () => (await import('./roots.ts')).roots,
  vegetables: async () => (await import('./vegetables.ts')).vegetables,
  seaAndFarm: async () => (await import('./sea-and-farm.ts')).seaAndFarm,
  grainAndPasta: async () => (await import('./grain-and-pasta.ts')).grainAndPasta,
  servedDishes: async () => (await import('./served-dishes.ts')).servedDishes,
  sweets: async () => (await import('./sweets.ts')).sweets,
};

const groupOf = new Map(
  Object.entries(motifNames).flatMap(([group, names]) =>
    names.map((name) => [name as MotifName, group as MotifGroup] as const),
  ),
);

const fetched = new Map<string, Motif>();
const fetching = new Map<MotifGroup, Promise<void>>();
const listeners = new Set<() => void>();

async function fetchGroup(group: MotifGroup): Promise<void> {
  for (const [name, motif] of Object.entries(await groups[group]())) fetched.set(name, motif);
  listeners.forEach((tell) => tell());
}

export const motifs = {
  /** Null until it is fetched. */
  get: (name: MotifName): Motif | null => fetched.get(name) ?? null,

  /** Resolves when it is there. */
  fetch(name: MotifName): Promise<void> {
    const group = groupOf.get(name)!;
    const known = fetching.get(group) ?? fetchGroup(group);
    fetching.set(group, known);
    return known;
  },

  /** Calls back when more are there. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
