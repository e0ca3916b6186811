import type { ShowOptions } from '@convivio/culinary/show';
import { useEffect, useState } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';

type FindFood = Exclude<ShowOptions['weighSolids'], false>;

let finder: FindFood | null = null;

/**
 * How foods are found, once it is asked for: their tables are larger than the rest of the page.
 * False until they are there.
 */
export function useFoodFinder(wanted: boolean): FindFood | false {
  const [find, setFind] = useState(() => finder);
  const missing = wanted && find === null;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    import('@convivio/culinary/foods').then(
      ({ findFood }) => {
        finder = findFood;
        if (!left) setFind(() => finder);
      },
      () =>
        left ||
        notify.error({
          title: 'Solids are not weighed',
          text: 'The table of foods could not be fetched. Check the network and open the recipe again.',
        }),
    );
    return () => {
      left = true;
    };
  }, [missing]);
  return wanted && find !== null ? find : false;
}
