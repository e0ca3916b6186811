import { lines, list, property, texts, typesOf } from '../../page/markup/schema-node.ts';
import { isObject, type JsonObject } from '../json-values.ts';
import { headingOf } from '../text-formats/text-blocks.ts';

/**
 * Headings that programs write as lines of the list ("## Sauce", "[Sauce]", an empty HowToSection)
 * become the lists they head, so that the reader of schema.org sees what was meant.
 */
export function withHeadedLists(node: JsonObject): JsonObject {
  return {
    ...node,
    recipeIngredient: headed(list(property(node, 'recipeIngredient', 'ingredients')), 'ItemList'),
    recipeInstructions: headed(
      list(property(node, 'recipeInstructions')).map(withTip),
      'HowToSection',
    ),
  };
}

/** Lines with marks are headings beyond doubt; those that only end in a colon are left to the reader of schema.org. */
function markedHeading(item: unknown): string | null {
  if (typeof item === 'string')
    return /^(?:#|\[)/.test(item.trim()) ? headingOf(item.trim()) : null;
  if (!isObject(item) || property(item, 'itemListElement', 'steps') !== undefined) return null;
  const said = texts(property(item, 'text', 'name'))[0] ?? '';
  return /^(?:#|\[)/.test(said)
    ? headingOf(said)
    : typesOf(item).includes('howtosection')
      ? said || null
      : null;
}

function headed(items: unknown[], type: string): unknown[] {
  // One long text is told apart by its lines.
  const parts = items.length === 1 && typeof items[0] === 'string' ? lines(items[0]) : items;
  if (!parts.some((item) => markedHeading(item) !== null)) return items;
  const groups: { '@type': string; name: string | null; itemListElement: unknown[] }[] = [
    { '@type': type, name: null, itemListElement: [] },
  ];
  for (const item of parts) {
    const name = markedHeading(item);
    if (name !== null) groups.push({ '@type': type, name, itemListElement: [] });
    else groups.at(-1)!.itemListElement.push(item);
  }
  return groups.flatMap((group) =>
    group.name === null
      ? group.itemListElement
      : group.itemListElement.length
        ? [group]
        : [group.name],
  );
}

/** A step that is given as directions and tips stays one step. */
function withTip(item: unknown): unknown {
  if (!isObject(item)) return item;
  const members = list(property(item, 'itemListElement'));
  const kinds = members.map((member) => (isObject(member) ? typesOf(member)[0] : null));
  if (typesOf(item).includes('howtosection'))
    return { ...item, itemListElement: members.map(withTip) };
  if (!kinds.includes('howtotip')) return item;
  const said = (kind: string) =>
    members
      .filter((_, at) => kinds[at] === kind)
      .flatMap((member) => texts(property(member as JsonObject, 'text', 'name')));
  const directions = said('howtodirection');
  return {
    '@type': 'HowToStep',
    text: [
      ...(directions.length ? directions : texts(item['text'])),
      ...said('howtotip').map((tip) => `Tip: ${tip}`),
    ].join(' '),
  };
}
