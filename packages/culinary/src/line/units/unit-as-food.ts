import { readUnit, unitById } from './units.ts';
import { foodsEndingInUnits } from './units.data.ts';
import { tokenise } from '../tokens/tokenise.ts';

const wholeFoods = new Set(foodsEndingInUnits);

/** "garlic cloves", "celery stalks": the unit stands behind its food. Null where the words name a food together ("short ribs"). */
export function splitUnitBehindFood(name: string): { unit: string; food: string } | null {
  const cut = name.lastIndexOf(' ');
  const food = name.slice(0, Math.max(0, cut));
  if (food === '' || wholeFoods.has(food.toLowerCase())) return null;
  const last = tokenise(name.slice(cut + 1));
  const found = readUnit(last, 0);
  return found !== null && found.next === last.length && found.unit.behindFood === true
    ? { unit: found.unit.id, food }
    : null;
}

/** "5 cloves": what was read as a unit is the food, spelled as in the line. Empty where the unit is a measure. */
export function foodOfUnit(text: string, unit: string): string {
  const definition = unitById(unit);
  if (definition === null || definition.kind !== 'count') return '';
  const spellings = new Set(Object.values(definition.spellings).flat());
  return text.split(/[\s,(]+/).find((word) => spellings.has(word.toLowerCase())) ?? '';
}
