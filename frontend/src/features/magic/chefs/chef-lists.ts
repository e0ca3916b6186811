import { byFirstName, chefDefaults, chefLimits, cutForCard } from '@convivio/contracts/chef-cards';
import { onDevice, readJson } from '../../../shared/storage/web-storage.ts';

/** A chef in whose manner recipes are written. */
export interface Chef {
  name: string;
  style: string;
  specialty: string;
}

/** The chefs that a cook has added, and the presets that they do not want to see. */
export interface ChefLists {
  own: readonly Chef[];
  hidden: readonly string[];
}

const OWN = 'custom-chefs';
const HIDDEN = 'hidden-preset-chefs';
/** What the account held when the lists met it last. */
const READ = 'chefs-read';

/** The lists as this device keeps them; what is no list of chefs is passed over. */
export function readChefLists(): ChefLists {
  return {
    own: listOf(OWN).flatMap((item) => chefIn(item) ?? []),
    hidden: listOf(HIDDEN).filter((name): name is string => typeof name === 'string'),
  };
}

export function keepChefLists({ own, hidden }: ChefLists): void {
  onDevice.keep(OWN, JSON.stringify(own));
  onDevice.keep(HIDDEN, JSON.stringify(hidden));
}

/** Which version of a cook's account the lists of this device were made from; 0 where they have not met it. */
export function readVersion(cookId: string): number {
  const { cook, version } = (readJson(onDevice.read(READ)) ?? {}) as Record<string, unknown>;
  return cook === cookId && Number.isSafeInteger(version) ? (version as number) : 0;
}

export function keepVersion(cookId: string, version: number): void {
  onDevice.keep(READ, JSON.stringify({ cook: cookId, version }));
}

function listOf(key: string): unknown[] {
  const list = readJson(onDevice.read(key));
  return Array.isArray(list) ? list : [];
}

function chefIn(item: unknown): Chef | null {
  const { name, style, specialty } = (item ?? {}) as Partial<Record<keyof Chef, unknown>>;
  return typeof name === 'string' && name.trim() !== ''
    ? chefOf(
        name,
        typeof style === 'string' ? style : '',
        typeof specialty === 'string' ? specialty : '',
      )
    : null;
}

/** A chef as a card has room for: style and specialty cut short, or what is said of any master. */
export const chefOf = (name: string, style: string | null, specialty: string | null): Chef => ({
  name: name.trim().slice(0, chefLimits.name),
  style: cutForCard(style?.trim() || chefDefaults.style, chefLimits.style),
  specialty: cutForCard(specialty?.trim() || chefDefaults.specialty, chefLimits.specialty),
});

/** Names are the same whatever their capitals. */
export const isNamed =
  (name: string) =>
  (chef: Pick<Chef, 'name'>): boolean =>
    chef.name.toLowerCase() === name.trim().toLowerCase();

export const isSameList = (one: ChefLists, other: ChefLists): boolean =>
  JSON.stringify(namesIn(one)) === JSON.stringify(namesIn(other));

const namesIn = ({ own, hidden }: ChefLists) => [
  byFirstName(own).map(({ name }) => name),
  [...hidden].sort(),
];
