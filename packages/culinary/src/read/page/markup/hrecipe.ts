import type { Element } from 'domhandler';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { attribute, classesOf, hasClass, outermost } from '../html/element.ts';
import { itemOf, type Dialect } from './marked-items.ts';
import { readSchemaRecipe } from './schema-recipe.ts';
import { wordTable } from '../../../words/word-table.ts';

/** Class names of hRecipe (microformats 1) and h-recipe (microformats 2), by the schema.org property they mean. */
const properties = wordTable<string>({
  fn: 'name',
  'p-name': 'name',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  'e-ingredient': 'recipeIngredient',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  'p-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  duration: 'totalTime',
  'dt-duration': 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'dt-preptime': 'prepTime',
  'dt-cooktime': 'cookTime',
  photo: 'image',
  'u-photo': 'image',
  summary: 'description',
  'p-summary': 'description',
  author: 'author',
  'p-author': 'author',
  tag: 'keywords',
  'p-category': 'recipeCategory',
});

function dialect(scope: 'hrecipe' | 'h-recipe'): Dialect {
  const known =
    scope === 'hrecipe'
      ? (name: string) => !/^[pue]-|^dt-/.test(name)
      : (name: string) => /^[pue]-|^dt-/.test(name);
  return {
    typesOf: (element) =>
      hasClass(element, 'vcard') || hasClass(element, 'h-card') ? ['Person'] : null,
    propertiesOf: (element) =>
      classesOf(element)
        .filter(known)
        .map((name) => properties[name])
        .filter((name) => name !== undefined),
  };
}

/** The value-title pattern hides the machine's value in a title attribute: "<span class="value-title" title="PT30M">". */
function withValueTitles(element: Element): void {
  for (const child of element.children) {
    if (!('attribs' in child)) continue;
    if (
      hasClass(child, 'value-title') &&
      attribute(child, 'title') &&
      child.parent &&
      'attribs' in child.parent
    )
      child.parent.attribs['content'] ??= attribute(child, 'title');
    withValueTitles(child);
  }
}

/** Every recipe marked up as hRecipe or h-recipe. */
export function readHRecipe(elements: readonly Element[], page: string): RecipeDraft[] {
  const scopeOf = (element: Element) =>
    hasClass(element, 'h-recipe') ? 'h-recipe' : hasClass(element, 'hrecipe') ? 'hrecipe' : null;
  return outermost(elements.filter((element) => scopeOf(element) !== null))
    .slice(0, 60)
    .map((element) => {
      withValueTitles(element);
      return readSchemaRecipe(itemOf(element, dialect(scopeOf(element)!)), page);
    });
}
