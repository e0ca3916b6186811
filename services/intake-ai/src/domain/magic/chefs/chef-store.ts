import type { ChefSelection } from './chef-selection.ts';

/** Where the chefs of each cook are kept. */
export interface ChefStore {
  find(ownerId: string): Promise<ChefSelection | null>;
  /** Keeps what a change has made of version `before`, 0 for none; false where somebody was faster. */
  save(ownerId: string, selection: ChefSelection, before: number): Promise<boolean>;
}
