import { typesOf } from '../../page/markup/schema-node.ts';
import { isObject, type JsonObject } from '../json-values.ts';

const mostNodes = 500_000;

const isRecipeNode = (node: JsonObject): boolean => typesOf(node).includes('recipe');

/**
 * Every schema.org Recipe in a JSON-LD document, in its order: an object, a list, an `@graph`, or
 * nested in whatever holds them. What a recipe refers to inside itself is not looked at.
 */
export function recipeNodes(document: unknown): JsonObject[] {
  const found: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const waiting: unknown[] = [document];
  for (let visited = 0; waiting.length && visited < mostNodes; visited++) {
    const value = waiting.pop();
    if (Array.isArray(value))
      for (let at = value.length - 1; at >= 0; at--) waiting.push(value[at]);
    else if (isObject(value)) {
      const id = value['@id'];
      if (
        typeof id === 'string' &&
        Object.keys(value).length > Object.keys(byId.get(id) ?? { id }).length
      )
        byId.set(id, value);
      if (isRecipeNode(value)) found.push(value);
      else
        waiting.push(
          ...Object.values(value)
            .filter((inner) => typeof inner === 'object' && inner !== null)
            .reverse(),
        );
    }
  }
  // A reference to a recipe that stands elsewhere in the document is no second recipe; one with nothing in it is reported all the same.
  return found
    .filter((node) => !('@id' in node) || Object.keys(node).some((key) => !key.startsWith('@')))
    .map((node) => withReferences(node, byId));
}

/** Bare references ({"@id": ...}) among the node's own properties, replaced by what they name. */
function withReferences(node: JsonObject, byId: Map<string, JsonObject>): JsonObject {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    return isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length <= 2
      ? (byId.get(value['@id']) ?? value)
      : value;
  };
  return byId.size
    ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, follow(value)]))
    : node;
}
