import type { Amount } from '../../recipe/recipe.ts';
import { englishFoodCounts } from '../../words/english-counts.data.ts';

const singulars: ReadonlyMap<string, string> = new Map(
  [...englishFoodCounts].map(([one, many]) => [many, one]),
);
/** The foods of "apple or pear". */
const joints = /(\s+(?:or|and)\s+|\s*[/&,]\s*)/;

/**
 * An English food in the number of what is counted: "2 Zwiebel" and "2 ägg" are "2 onions" and "2 eggs", "1 Zwiebeln" is "1 onion". What is not counted, in
 * a unit or by nature ("2 salmon"), stays.
 */
export function inNumber(food: string, { quantity, quantityMax, unit }: Amount): string {
  if (unit !== null || quantity === null) return food;
  const forms = (quantityMax ?? quantity) > 1 ? englishFoodCounts : singulars;
  return food
    .split(joints)
    .map((one) =>
      one.replace(/\p{L}+$/u, (last) => {
        const other = forms.get(last.toLowerCase());
        return other === undefined ? last : last[0]! + other.slice(1);
      }),
    )
    .join('');
}
