import type { Food } from '../../foods/food.ts';
import type { Origin } from '../../foods/origins.data.ts';
import { foldText } from '../../words/fold.ts';
import {
  dairyFreeWords,
  eggFreeWords,
  namesakes,
  veganWords,
  vegetarianWords,
} from './namesakes.data.ts';

const noAnimal: ReadonlySet<Origin> = new Set(['plant', 'mineral']);
const ofLiveAnimals: ReadonlySet<Origin> = new Set(['dairy', 'egg', 'honey', 'rennet']);

/**
 * Whether a name only sounds like a food, so that the figures of that food would be false: "vegan mozzarella" is no cheese, "custard apple" no
 * apple.
 */
export function isNamesake({ id, origins }: Food, name: string): boolean {
  const said = foldText(name);
  if (namesakes[id]?.test(said)) return true;
  const animals = origins.has.filter((origin) => !noAnimal.has(origin));
  return (
    (animals.length > 0 && veganWords.test(said)) ||
    (animals.some((origin) => !ofLiveAnimals.has(origin)) && vegetarianWords.test(said)) ||
    (animals.includes('dairy') && dairyFreeWords.test(said)) ||
    (animals.includes('egg') && eggFreeWords.test(said))
  );
}
