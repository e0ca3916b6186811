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

/** "Suche Rezept Linseneintopf", "Looking for a recipe for parkin", "Cerco ricetta per la ribollita": asked for in a forum. */
const SOUGHT = pattern('iu')`
  ^(?:suche|gesucht|wer hat|looking for|iso|wanted|seeking|(?:je )?(?:re)?cherche|cerco|cercasi|busco|se busca|buscando)[:,]?\s
  (?:(?:a|the|my|your|das|ein|euer|la|une|una|la|vuestra)\s)?(?:good\s|gutes\s|bonne\s|buona\s|buena\s)?(?=(?:recipe|rezept|recette|ricetta|receta)(?!\p{L}))
`;
/** The word alone, as German puts it right before the dish. */
const RECIPE_ALONE = /^[Rr]ezept\s(?=\p{Lu})/u;

/** A title without what only says that it is one, as cards have it printed: "Recipe for Parkin", "Recette du far breton", or that somebody seeks it. */
export function withoutRecipeFor(whole: string): string {
  const title = whole.replace(SOUGHT, '');
  const alone = title === whole ? title : title.replace(RECIPE_ALONE, '');
  if (alone !== title) return namesDish(alone) ? alone : whole;
  const said = title.replace(FOR, '');
  if (said !== title) return /^\p{Lu}/u.test(said) || namesDish(said) ? begunLarge(said) : whole;
  const behind = title.replace(OF, '');
  return behind !== title && namesDish(behind) ? begunLarge(behind) : whole;
}

const namesDish = (name: string): boolean => dishesIn(name).length > 0 || namesFood(name, 3);
