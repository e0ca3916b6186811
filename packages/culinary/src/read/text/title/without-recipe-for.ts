import { namesFood } from '../../../foods/line-words.ts';
import { source, pattern } from '../../../words/pattern.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { begunLarge } from './dish-elsewhere.ts';

const NAMES_RECIPE = source`^(?:(?:my|our|the|mein|unser|das|ma|notre|la|il|mia|mi|nuestra)\s)?(?:recipe|rezept|recette|ricetta|receta|receita|recept)`;
/** "Recipe for ": behind it stands a dish, in whatever words. */
const FOR = pattern(
  'iu',
)`${NAMES_RECIPE}\s(?:for|für|fuer|voor|för|på)\s(?:(?:a|an|the|my|our|meine?n?|unsere?n?|die|den|das|de|het)\s)?(?=\p{L})`;
/** "Recette de ": whose it is may stand behind it as well. */
const OF = pattern('iu')`
  ${NAMES_RECIPE}\s(?:(?:pour|per|para)\s(?:(?:le|la|les|l['’]|un|une|il|lo|i|gli|una|el|los|las)\s?)?|
  de\sl['’]|d['’]|dell['’]|(?:de\sla|de\slos|de\slas|du|des|de|del|dello|della|dei|degli|delle|di|do|da)\s)(?=\p{L})
`;

/** A title without what only says that it is one, as cards have it printed: "Recipe for Parkin", "Recette du far breton". */
export function withoutRecipeFor(title: string): string {
  const said = title.replace(FOR, '');
  if (said !== title) return /^\p{Lu}/u.test(said) || namesDish(said) ? begunLarge(said) : title;
  const behind = title.replace(OF, '');
  return behind !== title && namesDish(behind) ? begunLarge(behind) : title;
}

/** Whether a name is one of a dish, or names a food. */
export const namesDish = (name: string): boolean => dishesIn(name).length > 0 || namesFood(name, 3);
