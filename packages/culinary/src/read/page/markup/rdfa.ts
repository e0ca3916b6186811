import type { Element } from 'domhandler';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { attribute, outermost } from '../html/element.ts';
import { itemOf, type Dialect } from './marked-items.ts';
import { readSchemaRecipe } from './schema-recipe.ts';
import { wordTable } from '../../../words/word-table.ts';

const words = (value: string) => value.split(/\s+/).filter(Boolean);

/** Names of the retired data-vocabulary.org terms and what schema.org calls them. */
const renamed = wordTable<string>({
  photo: 'image',
  summary: 'description',
  instructions: 'recipeInstructions',
  ingredient: 'recipeIngredient',
  recipetype: 'recipeCategory',
  yield: 'recipeYield',
});

const rdfa: Dialect = {
  typesOf: (element) =>
    element.attribs['typeof'] !== undefined ? words(attribute(element, 'typeof')) : null,
  propertiesOf: (element) =>
    [
      ...words(attribute(element, 'property')),
      ...(element.attribs['rel'] && /^(?:schema|v|s):/.test(element.attribs['rel'])
        ? words(attribute(element, 'rel'))
        : []),
    ].map((name) => {
      const bare = name.replace(/^.*[/:#]/, '');
      return renamed[bare.toLowerCase()] ?? bare;
    }),
};

const isRecipe = (element: Element) =>
  /(?:^|[/:\s#])recipe(?:\s|$)/i.test(attribute(element, 'typeof'));

/** Every recipe the page states in RDFa. */
export function readRdfa(elements: readonly Element[], page: string): RecipeDraft[] {
  return outermost(elements.filter(isRecipe))
    .slice(0, 60)
    .map((element) => readSchemaRecipe(itemOf(element, rdfa), page));
}
