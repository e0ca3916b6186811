import { findFood } from '../../foods/find-food.ts';
import { matchFood } from '../../foods/match-food.ts';
import { nameIn } from '../../foods/translated-names.ts';
import { statesRatio } from '../ingredient/states-ratio.ts';
import { foldText } from '../../words/fold.ts';
import { splitReadings, splitRemark } from './added-amounts.ts';
import { fruitParts } from './citrus.data.ts';
import { gradedName } from './grades.ts';
import { foodsOn } from './joined-foods.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { partsOfFruit } from './shopping-words.data.ts';
import { studdedFoods } from './studded-with.ts';
import { isSameFood, longestPart, more } from './stated-part.ts';

/**
 * What a line asks for, each amount with its food: "3 eggs + 1 yolk" are two, so is "100 g each butter and sugar"; of "2 tbsp oil, plus 1 tbsp for frying"
 * both are oil. Null where a figure in front of the food or in it is not surely understood, and where nobody knows how many litres a line counts for.
 */
export function partsOfLine(line: ShoppingLine, language: string | null): ShoppingLine[] | null {
  if (line.name.length > longestPart) return [line];
  if (statesRatio((line.originalText ?? '').slice(0, longestPart), line.unit)) return null;
  const studded = studdedFoods(line, language);
  if (studded !== null) return studded;
  const [note, fromNote] = splitRemark(line.note ?? null, line, language);
  const [preparation, fromPreparation] = splitRemark(line.preparation ?? null, line, language);
  const { kept, added } = splitReadings(line, language);
  // The metric amount of a line that adds is none of its first amount
  const { metricAmount, ...ofFirst } = line;
  const own = added.length > 0 || metricAmount === undefined ? ofFirst : line;
  const foods = foodsOn({ ...own, note, preparation, otherAmounts: kept }, language);
  if (foods === null || foods[0] === undefined) return null;
  // Of a graded food all amounts are of its grade
  const first = (foods[0] = { ...foods[0], name: gradedName(foods[0].name, note ?? '') });
  const further = [...fromPreparation, ...fromNote].map((part) =>
    isSameFood(part) ? more(part, first) : ofFruit(part, first.name, language),
  );
  // "Flour, 200 g plus 2 tbsp" states its amount behind its food
  const stated =
    first.quantity == null && foods.length === 1 && further.some(({ name }) => name === first.name)
      ? []
      : foods;
  const others = otherFood(first, language);
  if (others.length > 0) first.note = null;
  return [
    ...stated,
    ...added.map((amount) => ({ ...amount, name: first.name })),
    ...further,
    ...others,
  ];
}

/** "Salt + pepper", "kosher salt, black pepper": the food that a remark names, without an amount. Behind a comma cheese has a sort, salt another food. */
function otherFood({ name, note }: ShoppingLine, language: string | null): ShoppingLine[] {
  const [, joint, rest = ''] =
    /^(?:(\+|&|plus|and|und|et|e|y|en|och)\s+)?([\p{L}\s-]+)$/iu.exec(note ?? '') ?? [];
  const food = rest === '' ? null : matchFood(rest, language);
  const own = food?.exact === true ? findFood(name, language) : null;
  return food !== null && own !== null && own !== food.food && (joint !== undefined || own.staple)
    ? [{ name: rest.trim() }]
    : [];
}

/** The juice that a line adds to its orange is orange juice. */
function ofFruit(line: ShoppingLine, fruit: string, language: string | null): ShoppingLine {
  const name = foldText(line.name);
  const [part] = partsOfFruit.find(([, words]) => words.exec(name)?.[0] === name) ?? [];
  if (part === undefined) return line;
  const own = findFood(fruit, language)?.id;
  const [id] =
    Object.entries(fruitParts).find(([, of]) => of.fruit === own && of.part === part) ?? [];
  const food = id === undefined ? null : findFood(id.replace('-', ' '), 'en');
  return {
    ...line,
    name: food === null ? `${line.name} (${fruit})` : nameIn(language ?? 'en', food),
  };
}
