import type { ByParts } from '@convivio/culinary/find';
import { useEffect, useState } from 'react';
import type { DietaryProfile, Dish_EntryFragment } from '../../../generated/operations.ts';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { DishCheck } from './dish-check.ts';

type MenuChecks = ReadonlyMap<string, DishCheck>;

const NONE: MenuChecks = new Map();
const checking = lazyCode(() => import('./dish-check.ts'));

/**
 * What of the dishes the guests do not eat, by the ids of their entries; of a dish that is not in it nothing is known. The knowledge of foods
 * is fetched once the page is idle, and not at all for guests who eat everything. Until it is there, and where it cannot be fetched, the
 * menu stands without a word about diets.
 */
export function useMenuChecks(
  entries: readonly Dish_EntryFragment[],
  profile: DietaryProfile,
): MenuChecks {
  const wanted = entries.length > 0 && profile !== 'omnivore';
  const code = useLazyCode(checking, false, wanted);
  const [checked, setChecked] = useState({ profile, checks: NONE });
  useEffect(() => {
    if (code === null || !wanted) return;
    let left = false;
    const checkAll = async () => {
      const checks = new Map<string, DishCheck>();
      for (const entry of entries) {
        const check = await besidesThePage(code.checkDish(entry, profile), () => left);
        if (left) return;
        if (check !== null) checks.set(entry.id, check);
      }
      setChecked({ profile, checks });
    };
    void checkAll();
    return () => {
      left = true;
    };
  }, [code, wanted, entries, profile]);
  // What was said of other guests is not said of these.
  return wanted && checked.profile === profile ? checked.checks : NONE;
}

/** The page answers between two parts of the work once it has waited so long. */
const LONGEST_MS = 12;

/** Null where nobody waits for it any more. */
async function besidesThePage<Result>(
  work: ByParts<Result>,
  isLeft: () => boolean,
): Promise<Result | null> {
  let since = -Infinity;
  while (!isLeft()) {
    if (performance.now() - since > LONGEST_MS) {
      await new Promise<void>((done) => setTimeout(done));
      since = performance.now();
    }
    const part = work.next();
    if (part.done === true) return part.value;
  }
  return null;
}
