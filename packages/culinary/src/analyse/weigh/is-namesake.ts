import { figuresOf } from '../../figures/figures.ts';
import type { Food } from '../../foods/food.ts';
import type { Origin } from '../../foods/origins.data.ts';
import { foldText } from '../../words/fold.ts';
import {
  dairyFreeWords,
  eggFreeWords,
  namesakes,
  substituteWords,
  sugarFreeWords,
  veganWords,
  vegetarianWords,
} from './namesakes.data.ts';

const noAnimal: ReadonlySet<Origin> = new Set(['plant', 'mineral']);
const ofLiveAnimals: ReadonlySet<Origin> = new Set(['dairy', 'egg', 'honey', 'rennet']);

/** What stands for another food itself. */
const substitutes: ReadonlySet<string> = new Set(['sweetener', 'egg-replacer']);
/** Grams of carbohydrates in 100 g, of which most are sugar where a maker leaves it out. */
const sweetFrom = 30;

const isSweet = (id: string): boolean =>
  (figuresOf(id).nutrients?.per100g.carbohydrates ?? 0) > sweetFrom;

/**
 * Whether a name only sounds like a food, so that the figures of that food would be false: "vegan mozzarella" is no cheese, "custard apple" no
 * apple.
 */
export function isNamesake({ id, origins }: Food, name: string): boolean {
  const said = foldText(name);
  if (namesakes[id]?.test(said)) return true;
  if (substituteWords.test(said) && !substitutes.has(id)) return true;
  if (sugarFreeWords.test(said) && !substitutes.has(id) && isSweet(id)) return true;
  const animals = origins.has.filter((origin) => !noAnimal.has(origin));
  return (
    (animals.length > 0 && veganWords.test(said)) ||
    (animals.some((origin) => !ofLiveAnimals.has(origin)) && vegetarianWords.test(said)) ||
    (animals.includes('dairy') && dairyFreeWords.test(said)) ||
    (animals.includes('egg') && eggFreeWords.test(said))
  );
}
