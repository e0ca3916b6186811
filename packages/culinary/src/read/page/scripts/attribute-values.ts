import type { Element } from 'domhandler';
import { withReferences } from './apollo-references.ts';
import { decodedText } from './encoded-text.ts';
import { isNode } from '../markup/schema-node.ts';
import { parseLooseJson, repairJson } from './loose-json.ts';
import type { Budget } from './script-values.ts';

const shortest = 40;
const mostAttributes = 40;
const deepest = 40;
const mostValues = 100_000;

/** Data that a page hands to a part of it in an attribute: data-page, the props of an island, what a component is bound to. */
export function attributeValues(
  elements: readonly Element[],
  mention: RegExp,
  budget: Budget,
): unknown[] {
  const values: unknown[] = [];
  for (const element of elements)
    for (const attribute of Object.values(element.attribs)) {
      if (attribute.length < shortest || !/^\s*(?:[{[%]|[eW][yw3])/.test(attribute)) continue;
      const text = decodedText(attribute.trim());
      if (!/^[{[]/.test(text) || !mention.test(text) || text.length > budget.mendable) continue;
      budget.mendable -= text.length;
      const value = parseLooseJson(text) ?? repairJson(text);
      if (value !== undefined)
        values.push(withReferences(element.name === 'astro-island' ? withoutKinds(value) : value));
      if (values.length >= mostAttributes) return values;
    }
  return values;
}

/** Astro writes each value with its kind in front: {"title":[0,"Cake"],"steps":[1,[[0,"Stir."]]]}. */
function withoutKinds(props: unknown): unknown {
  let left = mostValues;
  const plain = (pair: unknown, depth: number): unknown => {
    if (!Array.isArray(pair) || pair.length !== 2 || depth > deepest || --left < 0) return null;
    const value: unknown = pair[1];
    if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
    return isNode(value) ? fields(value, depth) : value;
  };
  const fields = (node: object, depth: number) =>
    Object.fromEntries(Object.entries(node).map(([key, item]) => [key, plain(item, depth + 1)]));
  return isNode(props) ? fields(props, 0) : props;
}
