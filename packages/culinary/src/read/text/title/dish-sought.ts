import { pattern } from '../../../words/pattern.ts';
import { namesDish, withoutRecipeFor } from './without-recipe-for.ts';

/** "Suche Rezept Linseneintopf", "Looking for a recipe for parkin", "Cerco ricetta per la ribollita": asked for in a forum. */
const SOUGHT = pattern('iu')`
  ^(?:suche|gesucht|wer hat|looking for|iso|wanted|seeking|(?:je )?(?:re)?cherche|cerco|cercasi|busco|se busca|buscando)[:,]?\s
  (?:(?:a|the|my|your|das|ein|euer|la|une|una|la|vuestra)\s)?(?:good\s|gutes\s|bonne\s|buona\s|buena\s)?(?=(?:recipe|rezept|recette|ricetta|receta)(?!\p{L}))
`;
/** The word alone, as German puts it right before the dish. */
const RECIPE_ALONE = /^[Rr]ezept\s(?=\p{Lu})/u;

/** The dish whose recipe somebody seeks in a forum, of a title that says so: "Linseneintopf" of "Suche Rezept Linseneintopf"; else the title. */
export function dishSought(title: string): string {
  const recipe = title.replace(SOUGHT, '');
  if (recipe === title) return title;
  const behind = recipe.replace(RECIPE_ALONE, '');
  if (behind !== recipe) return namesDish(behind) ? behind : title;
  const dish = withoutRecipeFor(recipe);
  return dish === recipe ? title : dish;
}
