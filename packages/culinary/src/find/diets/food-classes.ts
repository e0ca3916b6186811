import { readAnimals } from '../../foods/animals/read-animals.ts';
import type { AnimalKind } from '../../foods/animals/animal-kinds.ts';
import { findFood, type Food } from '../../foods/find-food.ts';
import type { Origin } from '../../foods/origins.data.ts';
import type { DietClass } from './diet-profiles.data.ts';

/** What is in a food: surely, and by some recipes or makers of it. */
export interface FoodClasses {
  has: ReadonlySet<DietClass>;
  may: ReadonlySet<DietClass>;
  /** Nothing is known of it: never to be read as safe. */
  unknown: boolean;
}

const fishKinds: ReadonlySet<AnimalKind> = new Set(['fish', 'shellfish', 'fishSeasoning']);
const classOf: Partial<Record<Origin, DietClass>> = {
  beef: 'meat',
  pork: 'meat',
  lamb: 'meat',
  game: 'meat',
  meat: 'meat',
  cut: 'meat',
  chicken: 'meat',
  poultry: 'meat',
  'animal-fat': 'meat',
  gelatine: 'meat',
  rennet: 'meat',
  insect: 'meat',
  fish: 'fish',
  'fish-seasoning': 'fish',
  crustacean: 'fish',
  mollusc: 'fish',
  dairy: 'dairy',
  egg: 'eggs',
};
/** What joins two foods on a line, in eight languages. */
const JOINTS = /\s(?:and|und|et|e|ed|y|e|en|och|&|\+|or|oder|ou|o|of|eller)\s|[,;/+&()]/iu;

/**
 * What an ingredient is made of, by its name in any of the eight languages; `language` (ISO 639-1) decides words that two languages share.
 * Of several foods in one name each counts.
 */
export function classesOf(name: string, language: string | null): FoodClasses {
  const has = new Set<DietClass>();
  const may = new Set<DietClass>();
  let unknown = false;
  const mentions = readAnimals(name, language);
  for (const { kind, undecided } of mentions) {
    if (undecided) unknown = true;
    else has.add(fishKinds.has(kind) ? 'fish' : 'meat');
  }
  const foods = foodsIn(name, language);
  for (const food of foods) {
    if (food.origins.unknown) unknown = true;
    // Of animals the words themselves were read: "vegan sausage" is of none.
    for (const origin of food.origins.has) add(has, origin, isOfAnimal);
    for (const origin of food.origins.may) add(may, origin, () => false);
  }
  return { has, may, unknown: unknown || (foods.length === 0 && has.size === 0) };
}

const isOfAnimal = (one: DietClass): boolean => one === 'meat' || one === 'fish';

function add(to: Set<DietClass>, origin: Origin, isRead: (one: DietClass) => boolean): void {
  const one = classOf[origin];
  if (one !== undefined && !isRead(one)) to.add(one);
}

/** The food of a name, or those of its parts where it is none as a whole. */
function foodsIn(name: string, language: string | null): Food[] {
  const whole = findFood(name, language);
  const parts = name
    .split(JOINTS)
    .flatMap((part) => findFood(part, language) ?? []);
  return whole === null ? parts : [whole, ...parts.filter((food) => food !== whole)];
}
