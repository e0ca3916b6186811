import type { ByParts } from '@convivio/culinary/find';
import { useEffect, useRef, useState } from 'react';
import type { DietaryProfile } from '../../../generated/operations.ts';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { DishCheck } from './dish-check.ts';
import type { MenuDish } from './menu-dish.ts';
import type { ReadIngredients, ToCheck } from './use-ingredient-reader.ts';

type MenuChecks = ReadonlyMap<string, DishCheck>;

const NONE: MenuChecks = new Map();
const checking = lazyCode(() => import('./dish-check.ts'));

/** The longest recipes have some 100 kB of ingredients. */
const PAGE = 10;

interface CheckedMenu {
  recipes: readonly MenuDish[];
  dietaryProfile: DietaryProfile;
  /** What was read in another one is read anew. */
  reading: number;
}

/**
 * What of the dishes the guests do not eat, by the ids of their entries; of a dish that is not in it nothing is known. The knowledge of foods
 * is fetched once the page is idle, then the ingredients for some dishes at a time, and neither for guests who eat everything. Until they are there, and where
 * they cannot be fetched, the menu stands without a word about diets.
 */
export function useMenuChecks(
  { recipes: menu, dietaryProfile: profile, reading }: CheckedMenu,
  read: ReadIngredients,
): MenuChecks {
  const wanted = menu.length > 0 && profile !== 'omnivore';
  const code = useLazyCode(checking, false, wanted);
  const [checked, setChecked] = useState({ profile, checks: NONE });
  const known = useRef<KnownDishes>(new Map());
  useEffect(() => {
    if (code === null || !wanted) return;
    let left = false;
    const checkAll = async () => {
      for (let from = 0; from < menu.length; from += PAGE) {
        const page = menu.slice(from, from + PAGE);
        const isKnown = ({ id }: MenuDish) => known.current.get(id)?.reading === reading;
        if (!page.every(isKnown))
          for (const dish of await read(from, PAGE)) known.current.set(dish.id, { dish, reading });
        const found = new Map<string, DishCheck | null>();
        for (const { id } of page) {
          const dish = known.current.get(id)?.dish;
          if (dish === undefined) continue;
          const check = await besidesThePage(code.checkDish(dish, profile), () => left);
          if (left) return;
          found.set(id, check);
        }
        if (left) return;
        setChecked((before) => ({ profile, checks: withChecks(before, profile, found) }));
      }
    };
    // What cannot be read is not checked, which the menu says.
    checkAll().catch(() => {});
    return () => {
      left = true;
    };
  }, [code, wanted, menu, profile, reading, read]);
  // What was said of other guests is not said of these.
  return wanted && checked.profile === profile ? checked.checks : NONE;
}

type KnownDishes = Map<string, { dish: ToCheck; reading: number }>;

/** What was checked for the same guests before, with what was found now; a dish without a recipe is not checked. */
function withChecks(
  before: { profile: DietaryProfile; checks: MenuChecks },
  profile: DietaryProfile,
  found: ReadonlyMap<string, DishCheck | null>,
): MenuChecks {
  const checks = new Map(before.profile === profile ? before.checks : NONE);
  for (const [id, check] of found)
    if (check === null) checks.delete(id);
    else checks.set(id, check);
  return checks;
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
