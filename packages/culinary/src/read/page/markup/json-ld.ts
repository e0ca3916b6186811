import type { Element } from 'domhandler';
import type { StatedDraft } from './stated-draft.ts';
import { attribute, rawText } from '../html/element.ts';
import { parseLooseJson, repairJson } from '../scripts/loose-json.ts';
import { isNode, property, typesOf, type SchemaNode } from './schema-node.ts';
import { readSchemaRecipe } from './schema-recipe.ts';

const mostNodes = 50_000;
/** Characters of broken scripts that are repaired on one page. */
const mostRepaired = 1_000_000;
/** Properties under which a recipe belongs to something else: the dish of a review, a list of related recipes. */
const asides = new Set([
  'isrelatedto',
  'relatedlink',
  'significantlink',
  'mentions',
  'citation',
  'isbasedon',
  'haspart',
  'recipes',
  'workexample',
  'itemreviewed',
]);

interface Found {
  node: SchemaNode;
  aside: boolean;
}

/** All nodes of all JSON-LD scripts, and each `@id` with the fullest node that bears it. */
function nodesOf(elements: readonly Element[]): { found: Found[]; byId: Map<string, SchemaNode> } {
  const found: Found[] = [];
  const byId = new Map<string, SchemaNode>();
  const waiting: { value: unknown; aside: boolean }[] = [];
  let repairable = mostRepaired;
  for (const element of elements) {
    if (element.name !== 'script' || !/ld\+json/i.test(attribute(element, 'type'))) continue;
    const text = rawText(element);
    let value = parseLooseJson(text);
    if (value === undefined && text.length <= repairable && /recipe/i.test(text)) {
      repairable -= text.length;
      value = repairJson(text);
    }
    waiting.push({ value, aside: false });
  }
  waiting.reverse();
  while (waiting.length && found.length < mostNodes) {
    const { value, aside } = waiting.pop()!;
    if (Array.isArray(value))
      for (let at = value.length - 1; at >= 0; at--) waiting.push({ value: value[at], aside });
    else if (isNode(value)) {
      found.push({ node: value, aside });
      const id = value['@id'];
      if (
        typeof id === 'string' &&
        Object.keys(value).length > Object.keys(byId.get(id) ?? { id }).length
      )
        byId.set(id, value);
      const isList = typesOf(value).includes('itemlist');
      for (const [key, inner] of Object.entries(value).reverse()) {
        if (typeof inner === 'object' && inner !== null)
          waiting.push({ value: inner, aside: aside || isList || asides.has(key.toLowerCase()) });
      }
    }
  }
  return { found, byId };
}

/** Replaces bare references ({"@id": ...}) among the node's own properties by the node they name, one level deep: references may circle. */
function resolved(node: SchemaNode, byId: Map<string, SchemaNode>): SchemaNode {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (!isNode(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2)
      return value;
    return byId.get(value['@id']) ?? value;
  };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, follow(value)]));
}

/** Without a type it is the two lists that tell a recipe. */
const isRecipe = (node: SchemaNode) =>
  typesOf(node).length > 0
    ? typesOf(node).includes('recipe') &&
      property(
        node,
        'name',
        'headline',
        'recipeIngredient',
        'ingredients',
        'recipeInstructions',
      ) !== undefined
    : property(node, 'recipeIngredient') !== undefined &&
      property(node, 'recipeInstructions') !== undefined;

/** Every recipe the page states in JSON-LD, in page order, those that belong to something else last. Duplicates are left in. */
export function readJsonLd(elements: readonly Element[], page: string): StatedDraft[] {
  const { found, byId } = nodesOf(elements);
  const recipes = found.filter(({ node }) => isRecipe(node)).slice(0, 60);
  const ordered = [
    ...recipes.filter(({ aside }) => !aside),
    ...recipes.filter(({ aside }) => aside),
  ];
  return ordered.map(({ node, aside }) => ({
    draft: readSchemaRecipe(resolved(node, byId), page),
    isAside: aside,
  }));
}
