import type { Problems } from '@convivio/platform/problems';

const counted = new Intl.NumberFormat('en');

/** Reports a list that is too long, which is then not looked at any further. */
export function fits(
  problems: Problems,
  field: string,
  items: readonly unknown[],
  limit: number,
  what: string,
): boolean {
  if (items.length <= limit) return true;
  problems.add(
    field,
    `must have at most ${limit} ${what}`,
    `A recipe can have at most ${limit} ${what}; these are ${counted.format(items.length)}.`,
  );
  return false;
}
