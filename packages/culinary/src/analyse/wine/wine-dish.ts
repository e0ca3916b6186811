import { dishKindOf } from '../../find/classify/dish-kind.ts';
import type { ByParts } from '../../words/by-parts.ts';
import { foldWords } from '../../words/fold.ts';
import { words, wordSet } from '../../words/word-list.ts';
import type { AnalysedRecipe } from '../dish/analysed-recipe.ts';
import type { KnownNames } from '../weigh/weighed.ts';
import { dishFoods, type DishFood } from '../dish/dish-foods.ts';
import { findTechniquesByParts } from '../techniques/find-techniques.ts';
import * as traits from './dish-traits.data.ts';
import { measuresOf, saidOf, type Measures } from './dish-measures.ts';
import { regionalDishes } from './regions.data.ts';

export type Main = keyof typeof traits.mains | 'broth' | 'dessert';

/** What of a dish decides the wine. */
export interface WineDish extends Measures {
  main: Main;
  /** What the dish is about, as a reader says it: "salmon". */
  mainName: string;
  /** 1 to 5: from a salad to a stew. */
  weight: number;
  isDessert: boolean;
  isSalad: boolean;
  isRaw: boolean;
  isCharred: boolean;
  isCookedLong: boolean;
  /** Ids of techniques. */
  used: ReadonlySet<string>;
  /** Whether there is enough of it to count: of tomatoes, of cream. */
  has: Readonly<Record<Part, boolean>>;
  /** What it has of each part, as a reader says it, the weightiest first. */
  named: Readonly<Record<Part, readonly string[]>>;
  /** Styles of the region that the dish is of, and its name. */
  region: { styles: readonly string[]; name: string } | null;
}

/** A part of a dish, and how much of its weight it must be to count where the title does not name it. */
const parts = {
  cream: [traits.creams, 0.1],
  tomato: [traits.tomatoes, 0.2],
  mushroom: [traits.mushrooms, 0.12],
  asparagus: [traits.asparaguses, 0.2],
  blueCheese: ['blue-cheese', 0.08],
  goatCheese: ['goat-cheese feta', 0.08],
  hardCheese: [traits.hardCheeses, 0.08],
  chocolate: [traits.chocolates, 0.08],
  fruit: [traits.fruits, 0.18],
  roastSweet: [traits.roasts, 0.12],
  vinegar: [traits.vinegars, 0.025],
  soy: [traits.soyAndSeaweed, 0.03],
  redWine: ['red-wine', 0.08],
  whiteWine: ['white-wine sparkling-wine', 0.04],
} as const satisfies Readonly<Record<string, readonly [foods: string, share: number]>>;
export type Part = keyof typeof parts | 'asian';

const sets = new Map(
  Object.entries(parts).map(([part, [foods, share]]) => [part, { foods: wordSet(foods), share }]),
);
const asian = wordSet(traits.asianAromas);
const fragrant = new Set([...asian].filter((food) => food !== 'rice-vinegar'));
const watery = wordSet(traits.watery);
const breads = wordSet(traits.breads);
const sides: ReadonlySet<Main> = new Set(['egg', 'grain', 'vegetable', 'cured', 'cheese']);
const mainOf = new Map(
  Object.entries(traits.mains).flatMap(([main, { foods }]) =>
    words(foods).map((food) => [food, main as Main] as const),
  ),
);
const HEAVIER = new Set(['braise', 'stew', 'roast', 'grill', 'smoke', 'deep-fry', 'slow-cook']);
const LIGHTER = new Set(['poach', 'steam', 'blanch', 'cure']);
const HEATED = new Set(['fry', 'bake', 'boil', 'simmer', 'sear', 'brown', ...HEAVIER, ...LIGHTER]);
const LONG = new Set(['braise', 'stew', 'simmer', 'slow-cook', 'pressure-cook', 'roast']);
const CHARRED = new Set(['grill', 'smoke', 'char']);
/** Beside sides, what is the main thing of a dish needs no more than this share of it. */
const LEAST_OF_MAIN = 0.1;
const SWEET_FOR_DESSERT = 3;
const MOST_DRUNK = 0.5;
const MUCH_BREAD = 0.2;
const MUCH_LIQUID = 0.5;

/** Why no wine is told: nothing is known, it is a drink, or a part of other dishes. */
export type NoWine = 'unknown' | 'drink' | 'part';

/** What of a recipe decides the wine, by its lines, its title and how it is cooked; or why nothing does. */
export function* wineDish(recipe: AnalysedRecipe, known: KnownNames): ByParts<WineDish | NoWine> {
  const { foods } = yield* dishFoods(recipe, known);
  const isBroth = isClearBroth(recipe, foods);
  const eaten = isBroth ? [] : foods.filter(({ food }) => !watery.has(food.id));
  const total = isBroth ? 1 : eaten.reduce((sum, { grams }) => sum + grams, 0);
  if (total === 0) return 'unknown';
  const kind = dishKindOf(recipe.title, recipe.languageCode);
  const drunk = eaten.filter(({ food }) => food.drunk).reduce((sum, { grams }) => sum + grams, 0);
  const solid = eaten.filter(({ food }) => mainOf.has(food.id));
  if (drunk / total > MOST_DRUNK && solid.every(({ grams }) => grams < total / 4)) return 'drink';
  const share = (set: ReadonlySet<string>) =>
    eaten.reduce((sum, one) => sum + (set.has(one.food.id) ? one.grams : 0), 0) / total;
  const measures = measuresOf(eaten, total);
  const main = isBroth ? clearBroth : (mainFood(eaten, total) ?? onBread(share(breads)));
  const isMild = main === null || sides.has(main.main);
  if (kind === 'aside' && isMild && recipe.course !== 'dessert') return 'part';
  const isDessert =
    recipe.course === 'dessert' ||
    (isMild &&
      (kind === 'dessert' ||
        // A sweet sandwich is no dessert
        (measures.sweetness >= SWEET_FOR_DESSERT && share(breads) < MUCH_BREAD)));
  if (main === null && !isDessert) return 'unknown';
  const has = Object.fromEntries(
    [...sets].map(([part, { foods: named, share: enough }]) => [
      part,
      share(named) >= enough || eaten.some((one) => one.titled && named.has(one.food.id)),
    ]),
  ) as Record<Part, boolean>;
  has.asian = eaten.filter(({ food }) => asian.has(food.id)).length >= 2;
  const served = yield* servedAs(recipe);
  return {
    ...measures,
    ...served,
    isDessert,
    main: isDessert ? 'dessert' : main!.main,
    mainName: isDessert ? 'dessert' : main!.name,
    weight: isDessert ? dessertWeight(has) : weightOf(main!, measures, has, served),
    sweetness: isDessert ? Math.max(SWEET_FOR_DESSERT, measures.sweetness) : measures.sweetness,
    has,
    named: namesOf(eaten),
    region: regionOf(recipe.title),
  };
}

const clearBroth: MainFood = { main: 'broth', name: 'the broth' };
const BROTH_WEIGHT = 2;

/** A sandwich, or toast, with what no wine answers to. */
const onBread = (share: number): MainFood | null =>
  share < MUCH_BREAD ? null : { main: 'grain', name: 'bread' };

const namesBroth = (title: string): boolean => {
  const name = foldWords(title);
  return traits.brothWords.test(name) && !traits.heartySoups.test(name);
};

/** A broth that is served as a course: what was boiled in it is strained out, so its liquid decides. */
function isClearBroth({ title, course }: AnalysedRecipe, foods: readonly DishFood[]): boolean {
  if (course !== 'starter') return false;
  const all = foods.reduce((sum, { grams }) => sum + grams, 0);
  const liquid = foods.reduce((sum, { food, grams }) => sum + (watery.has(food.id) ? grams : 0), 0);
  // Nobody weighs the water that bones are boiled in
  const isBoiled = foods.some(({ food }) => food.water);
  return all > 0 && (isBoiled || liquid / all >= MUCH_LIQUID) && namesBroth(title);
}

/** Foods of each part by their names, the weightiest first. */
function namesOf(eaten: readonly DishFood[]): WineDish['named'] {
  const ranked = [...eaten].sort((a, b) => b.grams - a.grams);
  const among = (set: ReadonlySet<string>) =>
    ranked.filter(({ food }) => set.has(food.id)).map(({ food }) => food.name);
  return Object.fromEntries([
    ...[...sets].map(([part, { foods }]) => [part, among(foods)] as const),
    ['asian', among(fragrant)],
  ]) as Record<Part, string[]>;
}

interface MainFood {
  main: Main;
  name: string;
}

/** What the dish is about: meat or fish where there is some, else what there is most of. */
function mainFood(eaten: readonly DishFood[], total: number): MainFood | null {
  const ranked = eaten
    .flatMap((one) => {
      const main = mainOf.get(one.food.id);
      if (main === undefined) return [];
      const share = one.grams / total;
      if (!sides.has(main) && !one.titled && share < LEAST_OF_MAIN) return [];
      const rank = share * (sides.has(main) ? 1 : 4) * (one.titled ? 3 : 1);
      return [{ main, name: saidOf(one.food), rank }];
    })
    .sort((a, b) => b.rank - a.rank);
  return ranked[0] ?? null;
}

type ServedAs = Pick<WineDish, 'used' | 'isCookedLong' | 'isSalad' | 'isRaw' | 'isCharred'>;

function* servedAs({ title, steps, languageCode }: AnalysedRecipe): ByParts<ServedAs> {
  const used = new Set((yield* findTechniquesByParts(steps, languageCode)).map(({ id }) => id));
  const named = foldWords(title).split(' ');
  const says = (list: string) =>
    words(list).some((word) => named.some((one) => one.startsWith(word)));
  return {
    used,
    isCookedLong: [...used].some((id) => LONG.has(id)),
    isSalad: says(traits.saladWords) && ![...used].some((id) => HEAVIER.has(id)),
    isRaw: says(traits.rawWords) && ![...used].some((id) => HEATED.has(id) && id !== 'cure'),
    isCharred: [...used].some((id) => CHARRED.has(id)) || says(traits.grillWords),
  };
}

function weightOf(
  { main }: MainFood,
  { fat, heat }: Measures,
  has: Readonly<Record<Part, boolean>>,
  { used, isSalad, isRaw, isCharred }: ServedAs,
): number {
  if (main === 'broth') return BROTH_WEIGHT;
  let weight: number = main === 'dessert' ? 3 : traits.mains[main].weight;
  if ([...used].some((id) => HEAVIER.has(id))) weight = Math.max(weight, 3);
  else if ([...used].some((id) => LIGHTER.has(id)) || isRaw || isSalad) weight -= 1;
  if (has.cream || (fat >= 4 && weight < 4)) weight += 1;
  if (isCharred) weight = Math.max(weight, 4);
  if (heat >= 3 || isSalad) weight = Math.min(weight, 3);
  const fishy = main === 'fish' || main === 'shellfish' || main === 'oilyFish';
  return Math.max(1, Math.min(fishy && !has.cream ? 3 : 5, weight));
}

function dessertWeight(has: Readonly<Record<Part, boolean>>): number {
  if (has.chocolate || has.roastSweet) return 5;
  return has.cream ? 4 : 3;
}

function regionOf(title: string): WineDish['region'] {
  const name = ` ${foldWords(title)} `;
  for (const [dishes, styles, region] of regionalDishes)
    if (dishes.split(', ').some((dish) => name.includes(` ${dish} `)))
      return { styles: words(styles), name: region };
  return null;
}
