const MOST_NAMES = 5;

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "a", "a and b", "a, b and c"; of many the first five and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
