import { isFood } from '../../../foods/line-words.ts';
import { isPreparation } from '../../../line/name/descriptor-phrases.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { foldText } from '../../../words/fold.ts';
import {
  foodWords,
  pluralWords,
  upperWords,
  amountWords,
  wholeLineWords,
} from './field-words.data.ts';
import { fieldParts, namesOneOf } from './field-parts.ts';
import { isMeasureAlone, leavesOf, type Leaf } from './ingredient-values.ts';
import type { SchemaNode } from './schema-node.ts';

const longestRemark = 100;
const beginsWithFigure = /^[\d¼-¾⅐-⅞]/;

const ownParts = (leaf: Leaf) => fieldParts(leaf.path.at(-1) ?? '');
const together = (a: Leaf, b: Leaf): number => {
  let at = 0;
  while (at < a.path.length && a.path[at] === b.path[at]) at++;
  return at;
};
const areSiblings = (a: Leaf, b: Leaf) =>
  a !== b && a.path.length === b.path.length && together(a, b) === a.path.length - 1;

/** Of a word in one and in many the one that the amount asks for; what is weighed or poured keeps the first. */
function inNumber(leaves: readonly Leaf[], amount: number): Leaf[] {
  const isMeasured = leaves.some(({ role, text }) => role === 'unit' && isMeasureAlone(text));
  const isPlural = (leaf: Leaf) => namesOneOf(ownParts(leaf), pluralWords);
  const dropped = new Set<Leaf>();
  for (const plural of leaves.filter(isPlural)) {
    const others = leaves.filter((leaf) => areSiblings(leaf, plural) && leaf.role === plural.role);
    const isMany = !(amount <= 1) && !(isMeasured && plural.role === 'words');
    for (const leaf of isMany ? others : others.length > 0 ? [plural] : []) dropped.add(leaf);
  }
  return leaves.filter((leaf) => !dropped.has(leaf));
}

function amountOf(leaves: readonly Leaf[]): { leaf: Leaf; text: string } | null {
  const amounts = leaves.filter(({ role }) => role === 'amount');
  const leaf = amounts.find(({ parts }) => namesOneOf(parts, amountWords)) ?? amounts[0];
  if (!leaf) return null;
  const upper = amounts.find(
    (other) =>
      areSiblings(leaf, other) &&
      namesOneOf(ownParts(other), upperWords) &&
      Number(other.text) > Number(leaf.text),
  );
  return { leaf, text: upper ? `${leaf.text}-${upper.text}` : leaf.text };
}

/** How surely a text names the food: by its field, by a food in it, by its length. */
function foodScore({ text, path, parts }: Leaf): number {
  const words = tokenise(text).filter(({ kind }) => kind === 'word');
  return (
    (namesOneOf(path.length > 1 ? parts : ownParts({ path } as Leaf), foodWords) ? 4 : 0) +
    (words.some(({ lower }) => isFood(lower)) ? 3 : 0) -
    (words.length > 0 && words.every(isPreparation) ? 3 : 0) +
    Math.min(text.length, 40) / 40
  );
}

const highest = (leaves: readonly Leaf[]): Leaf | undefined => {
  let best: Leaf | undefined;
  let most = -Infinity;
  for (const leaf of leaves) {
    const score = foodScore(leaf);
    if (score > most) [best, most] = [leaf, score];
  }
  return best;
};

/** The text that says the whole line already, amount and food. */
function wholeLine(words: readonly Leaf[], amount: string | undefined): string | null {
  const folded = words.map(({ text }) => foldText(text));
  const whole = words.find(({ text }, at) => {
    const holdsOther = folded.some(
      (other, index) => index !== at && other.length >= 2 && folded[at]!.includes(other),
    );
    if (beginsWithFigure.test(text))
      return holdsOther || (amount !== undefined && text.startsWith(`${amount} `));
    return amount === undefined && holdsOther && namesOneOf(ownParts(words[at]!), wholeLineWords);
  });
  return whole?.text ?? null;
}

/**
 * The line of an ingredient that is stated as an object of any shape: its amount is the value that is a number or reads like one, its
 * unit the value that is a known unit, its food the text that names one. A unit of measure without amount and food is no line.
 */
export function ingredientLineOf(node: SchemaNode): string | null {
  const all = leavesOf(node);
  const amount = amountOf(all);
  const leaves = inNumber(all, amount ? Number(amount.text.replace(',', '.')) : 1);
  const words = leaves.filter(({ role }) => role === 'words');
  const whole = wholeLine(words, amount?.text);
  if (whole) return withOptional(whole, node);
  const units = leaves.filter(({ role }) => role === 'unit');
  const remarks = leaves.filter(({ role }) => role === 'remark');
  const food = highest(words) ?? (remarks.length > 0 ? remarks[0] : amount ? units[0] : undefined);
  if (!food) return units.length === 0 ? (amount?.text ?? null) : null;
  const unit = units
    .filter((leaf) => leaf !== food)
    .toSorted((a, b) => (amount ? together(b, amount.leaf) - together(a, amount.leaf) : 0))[0];
  const taste = leaves.find(({ role }) => role === 'taste');
  const line = [
    amount?.text,
    unit && (amount || !isMeasureAlone(unit.text)) && !amountSaysUnit(amount?.text)
      ? unit.text
      : '',
    food.text,
    taste?.text,
  ]
    .filter(Boolean)
    .join(' ');
  return withOptional([line, ...remarksOn(food, [...remarks, ...words], line)].join(', '), node);
}

/** A line that a field says may be left out. */
function withOptional(line: string, node: SchemaNode): string {
  const isOptional = Object.entries(node).some(
    ([key, value]) => value === true && fieldParts(key).includes('optional'),
  );
  return isOptional && !/optional/i.test(line) ? `${line} (optional)` : line;
}

const amountSaysUnit = (amount: string | undefined) =>
  amount !== undefined && beginsWithFigure.test(amount) && /\p{L}$/u.test(amount);

function remarksOn(food: Leaf, others: readonly Leaf[], line: string): string[] {
  const said = foldText(line);
  return others
    .filter(
      (leaf) =>
        leaf !== food &&
        leaf.text.length <= longestRemark &&
        !said.includes(foldText(leaf.text)) &&
        (leaf.role === 'remark' || tokenise(leaf.text).some(isPreparation)),
    )
    .map(({ text }) => text.replace(/^[\s,;]+/, ''));
}
