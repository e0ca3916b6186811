import type { Element } from 'domhandler';
import { doubtOfWhole, type RecipeDraft } from '../../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isWhole } from '../measure-draft.ts';
import { fieldParts, namesOneOf } from '../markup/field-parts.ts';
import { isNode, typesOf, type SchemaNode } from '../markup/schema-node.ts';
import type { StatedDraft } from '../markup/stated-draft.ts';
import { readSchemaRecipe } from '../markup/schema-recipe.ts';
import { lostReferences } from './apollo-references.ts';
import { attributeValues } from './attribute-values.ts';
import { parseLooseJson } from './loose-json.ts';
import { streamedValues } from './next-stream.ts';
import { asRecipe } from './state-recipe.ts';
import { othersWords } from './state-words.data.ts';
import { pageBudget, scriptValues } from './script-values.ts';

const mostNodes = 200_000;
const mostRecipes = 20;
const deepest = 40;
/** An object with more fields is a store of many things, and says nothing of one recipe in it. */
const widestAround = 60;
/** What names ingredients, an amount and a unit of them, or the steps. */
const mention =
  /(?:["']|[{,]\s?)(?:recipe_?)?(?:method["'\\:]|steps|instructions|directions|schritte|zubereitung|(?:e|é|\\u00e9)tapes|d(?:e|é|\\u00e9)roul|pr(?:e|é|\\u00e9)paration|procedimento|preparazione|passaggi|pasos|preparaci|elaboraci|stappen|bereiding|passos|preparo|steg["'\\:])|ingr(?:e|é|\\u00e9)d|zutat|["'](?:qty|quantity|amount|unit|uom|menge|einheit|quantit[eé]|unit[eé]|quantit[aà]|unit[aà]|cantidad|unidad|quantidade)\\?["']|[{,]\s?(?:qty|quantity|amount|menge|quantite|quantita|cantidad):/i;

/** Data that a program keeps as text in a field of other data: the body of an answer. */
const dataIn = (text: string): unknown =>
  /^\s{0,20}[{[]/.test(text) && mention.test(text) ? parseLooseJson(text) : null;

interface Waiting {
  value: unknown;
  /** The object in which it stands directly. */
  around: SchemaNode | null;
  /** Whether it stands among other recipes than the page's own. */
  isAside: boolean;
}

/** Themes and settings of a program name the parts of recipes too; they hold no food and no sentence. */
const isCooking = ({ ingredients, steps }: RecipeDraft): boolean =>
  steps.some(({ text }) => (text.match(/\s/g)?.length ?? 0) >= 2) &&
  ingredients.some(({ lines }) => lines.some((line) => looksLikeIngredient(line) > 0.35));

const withLosses = (draft: RecipeDraft, lost: number): RecipeDraft =>
  lost === 0
    ? draft
    : {
        ...draft,
        doubts: [
          ...draft.doubts,
          doubtOfWhole(
            lost === 1
              ? 'The data of the page name a line or step that they do not hold.'
              : `The data of the page name ${lost} lines or steps that they do not hold.`,
          ),
        ],
      };

/** Recipes in the data that a page's own program starts from (Next.js, Nuxt, Redux and the like), found by what their fields hold. */
export function readAppState(elements: readonly Element[], page: string): StatedDraft[] {
  const scripts = elements.filter((element) => element.name === 'script');
  const drafts: StatedDraft[] = [];
  const budget = pageBudget();
  let level: Waiting[] = [
    ...scripts.flatMap((script) => scriptValues(script, mention, budget)),
    ...streamedValues(scripts, mention),
    ...attributeValues(elements, mention, budget),
  ].map((value) => ({ value, around: null, isAside: false }));
  let visited = 0;
  for (let depth = 0; level.length && depth < deepest; depth++) {
    const inner: Waiting[] = [];
    for (const { value, around, isAside } of level) {
      if (typeof value !== 'object' || value === null || ++visited > mostNodes) continue;
      const recipe = isNode(value) ? asRecipe(value, around) : null;
      const draft = recipe ? readSchemaRecipe(recipe, page) : null;
      if (draft && isWhole(draft) && isCooking(draft))
        drafts.push({ draft: withLosses(draft, lostReferences(value)), isAside });
      if (drafts.length >= mostRecipes) return drafts;
      const children = Object.entries(value);
      const isWide = !isNode(value) || children.length > widestAround;
      const holdsOthers = isAside || (isNode(value) && typesOf(value).includes('itemlist'));
      for (const [key, stated] of children) {
        const child = typeof stated === 'string' ? dataIn(stated) : stated;
        if (typeof child === 'object' && child !== null)
          inner.push({
            value: child,
            around: isWide ? null : value,
            isAside: holdsOthers || namesOneOf(fieldParts(key), othersWords),
          });
      }
    }
    level = inner;
  }
  return drafts;
}
