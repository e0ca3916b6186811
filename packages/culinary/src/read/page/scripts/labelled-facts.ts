import { fieldParts, namesOneOf } from '../markup/field-parts.ts';
import { asideWords, titleWords } from '../markup/field-words.data.ts';
import { isNode, type SchemaNode } from '../markup/schema-node.ts';

const mostFacts = 12;
const longestLabel = 40;

const isLabel = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestLabel && /^\p{L}[^\d]*$/u.test(value.trim());

/** What a fact is called, and what it says; a field that is called a name says it, else the only one beside a value. */
function factOf(item: SchemaNode): [string, unknown] | null {
  const entries = Object.entries(item).filter(
    ([, value]) => value !== null && value !== '' && typeof value !== 'boolean',
  );
  const labels = entries.filter(([, value]) => isLabel(value));
  const label =
    labels.find(([key]) => namesOneOf(fieldParts(key), titleWords)) ??
    labels.find(([key]) => /^(?:type|kind|key|id|term)$/i.test(key)) ??
    labels[0];
  if (!label) return null;
  const rest = entries.filter(
    ([key]) => key !== label[0] && (!namesOneOf(fieldParts(key), asideWords) || key === 'value'),
  );
  if (rest.length === 0 || rest.length > 3) return null;
  const [only] = rest;
  return [
    label[1] as string,
    rest.length === 1 && namesOneOf(fieldParts(only![0]), plainValues)
      ? only![1]
      : Object.fromEntries(rest),
  ];
}
const plainValues: ReadonlySet<string> = new Set([
  ...['value', 'val', 'text', 'wert', 'valeur', 'valore', 'valor', 'content', 'display'],
]);

/** The facts that a list names one by one, as fields: [{"label": "Prep time", "value": "15 minutes"}]. Null for other values. */
export function labelledFacts(value: unknown): SchemaNode | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostFacts) return null;
  const facts = value.map((item) => (isNode(item) ? factOf(item) : null));
  return facts.every((fact) => fact !== null) ? Object.fromEntries(facts) : null;
}
