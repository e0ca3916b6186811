import { Element } from 'domhandler';
import { emptyDraft, type RecipeDraft } from '../../../recipe/recipe.ts';
import { attribute, isWithin, outermost } from '../html/element.ts';
import { itemOf, type Dialect } from './marked-items.ts';
import { readSchemaRecipe } from './schema-recipe.ts';

const words = (value: string) => value.split(/\s+/).filter(Boolean);

const microdata: Dialect = {
  typesOf: (element) =>
    element.attribs['itemscope'] !== undefined || element.attribs['itemtype']
      ? words(attribute(element, 'itemtype'))
      : null,
  propertiesOf: (element) => words(attribute(element, 'itemprop')),
  alsoHolds(element, all) {
    const ids = new Set(words(attribute(element, 'itemref')));
    return ids.size ? all.filter((other) => ids.has(attribute(other, 'id'))) : [];
  },
};

const isRecipe = (element: Element) =>
  /(?:^|[/:\s])recipes?\/?(?:\s|$)/i.test(attribute(element, 'itemtype'));

/** A recipe that stands marked up in the text of a page. */
export interface MarkedRecipe {
  element: Element;
  draft: RecipeDraft;
}

/** Every recipe the page states in microdata. */
export function readMicrodata(elements: readonly Element[], page: string): MarkedRecipe[] {
  return outermost(elements.filter(isRecipe))
    .slice(0, 60)
    .map((element) => ({
      element,
      draft: readSchemaRecipe(itemOf(element, microdata, 0, elements), page),
    }));
}

const recipeProperty = /(?:^|\s)(?:recipe\w+|ingredients?|prepTime|cookTime|totalTime)(?:\s|$)/i;
const tellsRecipe = (element: Element): boolean =>
  /ingredient|instruction/i.test(attribute(element, 'itemprop'));

/** Recipe properties outside any recipe item, as careless templates leave them, and outside those of `others`. */
export function readLooseMicrodata(
  elements: readonly Element[],
  page: string,
  others: ReadonlySet<Element>,
): RecipeDraft[] {
  const marked = elements.filter(
    (element) =>
      recipeProperty.test(attribute(element, 'itemprop')) &&
      !others.values().some((other) => isWithin(element, other)),
  );
  if (!marked.some(tellsRecipe)) return [];
  const flat: Dialect = { ...microdata, typesOf: () => null, alsoHolds: () => outermost(marked) };
  const draft = readSchemaRecipe(itemOf(new Element('div', {}), flat), page);
  // Names, pictures and authors all over the page are anyone's.
  const { ingredients, steps, yieldText, servings, prepTime, cookTime, totalTime } = draft;
  return [
    { ...emptyDraft(), ingredients, steps, yieldText, servings, prepTime, cookTime, totalTime },
  ];
}
