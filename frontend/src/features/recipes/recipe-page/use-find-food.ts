import { useEffect, useState } from 'react';
import type { ShowOptions } from '@convivio/culinary/scale';
import { notify } from '../../../shared/notices/notify.ts';

type FindFood = Exclude<ShowOptions['weighSolids'], false>;

let fetched: FindFood | null = null;

/** The densities of foods are a large table: it is fetched when somebody wants solids in grams. False until it is there. */
export function useFindFood(wanted: boolean): FindFood | false {
  const [found, setFound] = useState(() => fetched);
  const missing = wanted && found === null;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    import('@convivio/culinary/foods').then(
      ({ findFood }) => {
        fetched ??= remembered(findFood);
        if (!left) setFound(() => fetched);
      },
      () => left || notify.error({ title: 'The densities could not be fetched', text: 'Cups stay cups. Check the network and open the recipe again.' }),
    );
    return () => void (left = true);
  }, [missing]);
  return wanted && found !== null ? found : false;
}

/** A food is looked for once, however often its line is drawn. */
function remembered(find: FindFood): FindFood {
  const known = new Map<string, ReturnType<FindFood>>();
  return (name, language) => {
    const key = `${language ?? ''}\n${name}`;
    if (!known.has(key)) known.set(key, find(name, language));
    return known.get(key) ?? null;
  };
}
