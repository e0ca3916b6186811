import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import type { ByParts } from '../../words/by-parts.ts';
import { foldWords } from '../../words/fold.ts';
import type { AnalysedRecipe } from './analysed-recipe.ts';
import { isWeighed, type KnownNames, type Weighed, type WeighedFood } from '../weigh/weighed.ts';
import { hyphensAreBullets } from '../weigh/unusable-amount.ts';
import { weighLine } from '../weigh/weigh-line.ts';

/** A food that a recipe asks for. */
export interface DishFood {
  food: Food;
  /** As the line names it. */
  name: string;
  grams: number;
  /** The title names it. */
  titled: boolean;
}

export interface DishFoods {
  /** In the order of the lines, a food of several lines once. */
  foods: readonly DishFood[];
  /** Names that no table knows. */
  unknown: readonly string[];
}

const MOST_LINES = 300;
const MOST_UNKNOWN = 5;
const MOST_TITLE_WORDS = 12;
/** Compounds are searched for names this long: "Kartoffelsuppe". */
const SHORTEST_IN_COMPOUND = 4;

/** The foods of a recipe's lines, a line at a time: about how much there is of each, and whether the title names it; a name means what its cook has said. */
export function* dishFoods(
  { title, lines, languageCode }: AnalysedRecipe,
  known: KnownNames = {},
): ByParts<DishFoods> {
  const inTitle = titleNames(title, languageCode);
  const foods = new Map<string, DishFood>();
  const unknown = new Set<string>();
  const bulleted = hyphensAreBullets(lines);
  for (const line of lines.slice(0, MOST_LINES)) {
    yield;
    for (const weighed of weighLine(line, languageCode, known, bulleted)) {
      const { food, ingredient } = weighed;
      const name = isCorrected(weighed) ? weighed.food.name : (ingredient ?? line.name);
      if (food === null) {
        if (name.trim() !== '' && unknown.size < MOST_UNKNOWN) unknown.add(name);
        continue;
      }
      const before = foods.get(food.id);
      foods.set(food.id, {
        food,
        name: before?.name ?? name,
        grams: gramsOf(weighed, food) + (before?.grams ?? 0),
        titled: inTitle(food, name) || before?.titled === true,
      });
    }
  }
  return { foods: [...foods.values()], unknown: [...unknown] };
}

/** Then its line names another food. */
const isCorrected = (weighed: Weighed): weighed is WeighedFood =>
  isWeighed(weighed) && weighed.corrected;

const PINCH = 2;
const HANDFUL = 60;
const strong = new Set(['Baking', 'Oils, vinegars and sauces', 'Spices and dried herbs']);

/** Of what nobody can weigh a pinch where it is strong, a handful of the rest: it is in the dish, and nothing is told of its weight. */
const gramsOf = (weighed: Weighed, { aisle }: Food): number =>
  isWeighed(weighed) ? weighed.grams : strong.has(aisle) ? PINCH : HANDFUL;

function titleNames(title: string, languageCode: string | null) {
  const spoken = foldWords(title.slice(0, 200)).split(' ').slice(0, MOST_TITLE_WORDS);
  const named = new Set<string>();
  for (const [at, word] of spoken.entries())
    for (const name of [word, `${word} ${spoken[at + 1] ?? ''}`]) {
      const food = findFood(name, languageCode);
      if (food !== null) named.add(food.id);
    }
  return (food: Food, lineName: string): boolean => {
    if (named.has(food.id)) return true;
    const [name = '', ...others] = foldWords(lineName).split(' ');
    return (
      others.length === 0 &&
      name.length >= SHORTEST_IN_COMPOUND &&
      spoken.some((word) => word.length > name.length && word.startsWith(name.slice(0, -1)))
    );
  };
}
