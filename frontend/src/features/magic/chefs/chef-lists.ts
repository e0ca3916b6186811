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
const MOST_OWN = 100;
const LONGEST = { name: 100, style: 20, specialty: 25 };
const DEFAULTS = { style: 'Master Chef', specialty: 'Culinary Excellence' };

/** The lists as this device keeps them; what is no list of chefs is passed over. */
export function readChefLists(): ChefLists {
  return {
    own: listOf(OWN)
      .flatMap((item) => chefIn(item) ?? [])
      .slice(0, MOST_OWN),
    hidden: listOf(HIDDEN).filter((name): name is string => typeof name === 'string'),
  };
}

export function keepChefLists({ own, hidden }: ChefLists): void {
  onDevice.keep(OWN, JSON.stringify(own));
  onDevice.keep(HIDDEN, JSON.stringify(hidden));
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
  name: name.trim().slice(0, LONGEST.name),
  style: cut(style, LONGEST.style) || DEFAULTS.style,
  specialty: cut(specialty, LONGEST.specialty) || DEFAULTS.specialty,
});

function cut(text: string | null, most: number): string {
  const trimmed = text?.trim() ?? '';
  return trimmed.length > most ? `${trimmed.slice(0, most).trimEnd()}…` : trimmed;
}

/** Names are the same whatever their capitals. */
export const isNamed =
  (name: string) =>
  (chef: Pick<Chef, 'name'>): boolean =>
    chef.name.toLowerCase() === name.trim().toLowerCase();

const inOrder = new Intl.Collator('en').compare;

/** Chefs by first name. */
export const byFirstName = (chefs: readonly Chef[]): Chef[] =>
  [...chefs].sort((one, other) => inOrder(one.name, other.name));

/** What either list holds, by first name. */
export function mergedLists(device: ChefLists, account: ChefLists): ChefLists {
  const own = [...account.own];
  for (const chef of device.own) if (!own.some(isNamed(chef.name))) own.push(chef);
  return {
    own: byFirstName(own).slice(0, MOST_OWN),
    hidden: [...new Set([...account.hidden, ...device.hidden])],
  };
}

export const isSameList = (one: ChefLists, other: ChefLists): boolean =>
  JSON.stringify([one.own.map(({ name }) => name), [...one.hidden].sort()]) ===
  JSON.stringify([other.own.map(({ name }) => name), [...other.hidden].sort()]);
