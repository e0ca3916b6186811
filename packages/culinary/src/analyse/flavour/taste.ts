import { words } from '../../words/word-list.ts';
import { carriers, tastes } from './tastes.data.ts';

/** What one food, or several that taste alike, bring to a dish. */
export interface Taste {
  id: string;
  /** For a reader, in lower case: "sweet pepper". */
  name: string;
  family: string;
  /** 1 to 5: how much it makes a dish its own. */
  character: number;
  goesInto: 'savoury' | 'sweet' | 'both';
  /** Ids of foods of the lexicon. */
  foods: readonly string[];
}

let known: { byFood: ReadonlyMap<string, Taste>; byId: ReadonlyMap<string, Taste> } | null = null;
let carrying: ReadonlySet<string> | null = null;

/** All tastes by their id. */
export const tastesById = () => read().byId;

/** The taste of a food of the lexicon; undefined where no table tells of it. */
export const tasteOf = (foodId: string) => read().byFood.get(foodId);

/** Whether a food only carries others: oil, flour, water. */
export const isCarrier = (foodId: string) => (carrying ??= new Set(words(carriers))).has(foodId);

function read() {
  if (known !== null) return known;
  const byFood = new Map<string, Taste>();
  const byId = new Map<string, Taste>();
  let family = '';
  for (const line of tastes.trim().split('\n')) {
    if (line.startsWith('# ')) {
      family = line.slice(2);
      continue;
    }
    const [id = '', name = '', character = '', goesInto, foods = id] = line.split(' | ');
    const taste: Taste = {
      id,
      name,
      family,
      character: Number(character),
      goesInto: goesInto as Taste['goesInto'],
      foods: words(foods),
    };
    byId.set(id, taste);
    for (const food of taste.foods) byFood.set(food, taste);
  }
  return (known = { byFood, byId });
}
