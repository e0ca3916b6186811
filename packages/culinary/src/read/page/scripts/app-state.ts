import type { Element } from 'domhandler';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isWhole } from '../measure-draft.ts';
import { isNode, type SchemaNode } from '../markup/schema-node.ts';
import { readSchemaRecipe } from '../markup/schema-recipe.ts';
import { attributeValues } from './attribute-values.ts';
import { streamedValues } from './next-stream.ts';
import { asRecipe } from './state-recipe.ts';
import { pageBudget, scriptValues } from './script-values.ts';

const mostNodes = 200_000;
const mostRecipes = 20;
const deepest = 40;
/** An object with more fields is a store of many things, and says nothing of one recipe in it. */
const widestAround = 60;
const mention = /ingr(?:e|é|\\u00e9)d|zutat/i;

interface Waiting {
  value: unknown;
  /** The object in which it stands directly. */
  around: SchemaNode | null;
}

/** Themes and settings of a program name the parts of recipes too; they hold no food and no sentence. */
const isCooking = ({ ingredients, steps }: RecipeDraft): boolean =>
  steps.some(({ text }) => (text.match(/\s/g)?.length ?? 0) >= 2) &&
  ingredients.some(({ lines }) => lines.some((line) => looksLikeIngredient(line) > 0.35));

/** Recipes in the data that a page's own program starts from (Next.js, Nuxt, Redux and the like), found by what their fields hold. */
export function readAppState(elements: readonly Element[], page: string): RecipeDraft[] {
  const scripts = elements.filter((element) => element.name === 'script');
  const drafts: RecipeDraft[] = [];
  const budget = pageBudget();
  let level: Waiting[] = [
    ...scripts.flatMap((script) => scriptValues(script, mention, budget)),
    ...streamedValues(scripts, mention),
    ...attributeValues(elements, mention, budget),
  ].map((value) => ({ value, around: null }));
  let visited = 0;
  for (let depth = 0; level.length && depth < deepest; depth++) {
    const inner: Waiting[] = [];
    for (const { value, around } of level) {
      if (typeof value !== 'object' || value === null || ++visited > mostNodes) continue;
      const recipe = isNode(value) ? asRecipe(value, around) : null;
      const draft = recipe ? readSchemaRecipe(recipe, page) : null;
      if (draft && isWhole(draft) && isCooking(draft)) drafts.push(draft);
      if (drafts.length >= mostRecipes) return drafts;
      const children = Object.values(value);
      const holder = isNode(value) && children.length <= widestAround ? value : null;
      for (const child of children)
        if (typeof child === 'object' && child !== null)
          inner.push({ value: child, around: holder });
    }
    level = inner;
  }
  return drafts;
}
