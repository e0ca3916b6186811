import type { Element } from 'domhandler';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { stateKeys, timeKeys, timesKeys } from './app-state.data.ts';
import { isWhole } from '../merge-drafts.ts';
import { isNode, type SchemaNode } from '../markup/schema-node.ts';
import { readSchemaRecipe } from '../markup/schema-recipe.ts';
import { pageBudget, scriptValues, streamedValues } from './script-values.ts';

const mostNodes = 200_000;
const mostRecipes = 20;
const deepest = 40;
const mention = /ingredi|zutat/i;

const keyOf = (key: string) => foldText(key).replace(/[^a-z]/g, '');
const timeKeyOf = (key: string) =>
  keyOf(key).replace(/(?:in)?(?:minutes|minuten|mins?)$|time$/, '');

/** The object in schema.org's words, when its own keys name ingredients and steps; else null. */
function asRecipe(node: SchemaNode): SchemaNode | null {
  const recipe: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    const property = Object.hasOwn(stateKeys, keyOf(key)) ? stateKeys[keyOf(key)] : undefined;
    if (property && recipe[property] === undefined && value !== null && value !== '')
      recipe[property] = value;
    if (isNode(value) && timesKeys.has(keyOf(key)))
      for (const [name, time] of Object.entries(value)) {
        const own = timeKeys[timeKeyOf(name)];
        if (own) recipe[own] ??= time;
      }
  }
  return recipe['recipeIngredient'] !== undefined && recipe['recipeInstructions'] !== undefined
    ? recipe
    : null;
}

/** Recipes in the data that a page's own program starts from (Next.js, Nuxt, Redux and the like), found by the names of their fields. */
export function readAppState(elements: readonly Element[], page: string): RecipeDraft[] {
  const scripts = elements.filter((element) => element.name === 'script');
  const drafts: RecipeDraft[] = [];
  const budget = pageBudget();
  let level: unknown[] = [
    ...scripts.flatMap((script) => scriptValues(script, mention, budget)),
    ...streamedValues(scripts, mention),
  ];
  let visited = 0;
  for (let depth = 0; level.length && depth < deepest; depth++) {
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || ++visited > mostNodes) continue;
      const recipe = isNode(value) ? asRecipe(value) : null;
      const draft = recipe ? readSchemaRecipe(recipe, page) : null;
      if (draft && isWhole(draft)) drafts.push(draft);
      if (drafts.length >= mostRecipes) return drafts;
      for (const child of Object.values(value))
        if (typeof child === 'object' && child !== null) inner.push(child);
    }
    level = inner;
  }
  return drafts;
}
