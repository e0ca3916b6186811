import type { ShowOptions } from '@convivio/culinary/scale';
import { useEffect, useState } from 'react';

type FindFood = Exclude<ShowOptions['weighSolids'], false>;

/** How foods are found, once it is asked for: their tables are larger than the rest of the page. False until they are there. */
export function useFoodFinder(wanted: boolean): FindFood | false {
  const [find, setFind] = useState<{ findFood: FindFood } | null>(null);
  useEffect(() => {
    if (!wanted || find !== null) return;
    let left = false;
    import('@convivio/culinary/foods').then(
      ({ findFood }) => !left && setFind({ findFood }),
      (error: unknown) => console.warn('The table of foods could not be fetched.', error),
    );
    return () => {
      left = true;
    };
  }, [wanted, find]);
  return wanted && find !== null ? find.findFood : false;
}
