import type { IngredientGroup } from '../../../recipe/recipe.ts';
import { isBareYield } from '../../../words/yields.ts';
import { withoutJoiningComma } from '../../joining-comma.ts';
import { splitOneString } from './one-string-list.ts';
import { fieldParts, namesOneOf } from './field-parts.ts';
import { amountWords, foodWords, ingredientWords, unitWords } from './field-words.data.ts';
import { withoutOrdinals } from './item-ordinals.ts';
import { keyedMembers } from './keyed-members.ts';
import { isNode, itemsOf, lines, list, property, type SchemaNode } from './schema-node.ts';
import { ingredientLineOf } from './ingredient-object.ts';
import { linesByFood, sectionsOf, tupleLine } from './ingredient-shapes.ts';
import { endsInColon, withoutColon } from './group-line.ts';

/** A line that stands above others: "For the sauce:". A figure in it means an amount, so it is an ingredient. */
const isGroupLine = (line: string): boolean => endsInColon(line) && !/\d/.test(line);

const bullets = /^\s*(?:[-–—•·*▢□◦●○☐✓✔]\s+|[•▢□◦●☐✓✔]|[-–—](?=\p{L}))/u;

/** Removes a list bullet and what checklists put before a line. */
export const withoutBullet = (line: string): string => line.replace(bullets, '').trim();

/** How much of a list is read. */
export interface ListReading {
  /**
   * A page may hold anything and mark it up twice: of its lists the first items are read, and a
   * list that repeats itself is read once. A file of recipes is read as it is, its headings without
   * lines too.
   */
  whole: boolean;
}

/** Items of a list that are read, so that one which stands there twice is known for it; of a longer one the first lines are kept. */
const mostItems = 1000;
/** As many lines as a recipe may have. */
export const mostKept = 500;

class GroupBuilder {
  readonly groups: IngredientGroup[] = [];
  readonly whole: boolean;
  /** How many lines the list has, those that were not read too. */
  listed = 0;

  constructor({ whole }: ListReading) {
    this.whole = whole;
  }

  heading(name: string): void {
    this.groups.push({ name: withoutColon(name), lines: [] });
  }

  line(text: string): void {
    const bare = withoutBullet(text);
    const line = this.whole ? bare : withoutJoiningComma(bare);
    if (!/[\p{L}\p{N}]/u.test(line) || (!this.whole && isBareYield(line))) return;
    if (isGroupLine(line)) return this.heading(line);
    this.listed++;
    if (!this.whole && this.listed > mostItems) return;
    if (!this.groups.length) this.groups.push({ name: null, lines: [] });
    this.groups.at(-1)!.lines.push(line);
  }
}

function read(value: unknown, into: GroupBuilder, depth: number): void {
  if (depth > 8) return;
  const items = withoutOrdinals(itemsOf(value));
  const first = into.whole ? items : items.slice(0, mostItems);
  for (const item of first) {
    if (Array.isArray(item)) {
      const line = tupleLine(item);
      if (line) into.line(line);
      else read(item, into, depth + 1);
    } else if (isNode(item)) {
      const sections = sectionsOf(item);
      for (const { name, members } of sections ?? []) {
        if (name) into.heading(name);
        read(members, into, depth + 1);
      }
      if (sections) continue;
      if (isNode(property(item, 'item')) && property(item, 'requiredQuantity') === undefined)
        read(property(item, 'item'), into, depth + 1);
      else
        for (const line of linesByFood(item) ?? [ingredientLineOf(item)]) if (line) into.line(line);
    } else lines(item).forEach((line) => into.line(line));
  }
  into.listed += items.length - first.length;
}

/** The lines of an object that stands for their list. */
function membersOf(value: unknown): unknown {
  const [only, ...others] = list(value);
  if (!isNode(only) || others.length > 0 || isOneIngredient(only)) return value;
  return listWithin(only) ?? keyedMembers(only) ?? value;
}

const fewestLines = 3;
const mostFields = 3;

/** The list that an object keeps as one text: { "html": "<ul>..." }. */
function listWithin(node: SchemaNode): string | null {
  const [text, ...others] = Object.values(node).filter((value) => typeof value === 'string');
  return text !== undefined &&
    others.length === 0 &&
    Object.keys(node).length <= mostFields &&
    lines(text).length >= fewestLines
    ? text
    : null;
}

/** Whether the fields of an object say the amount, the unit and the food of one line. */
const isOneIngredient = (node: SchemaNode): boolean =>
  Object.keys(node).some((key) =>
    [amountWords, unitWords, foodWords, ingredientWords].some((words) =>
      namesOneOf(fieldParts(key), words),
    ),
  );

/**
 * Ingredient groups from `recipeIngredient` in any of its shapes, a list of strings, objects or item lists, or one long string; and
 * whether there are more than were read.
 */
export function readIngredientList(
  value: unknown,
  { whole }: ListReading = { whole: false },
): { ingredients: IngredientGroup[]; listed: number | null } {
  const builder = new GroupBuilder({ whole });
  read(membersOf(value), builder, 0);
  if (!whole && builder.listed > mostItems)
    return { ingredients: firstLines(builder.groups, mostKept), listed: builder.listed };
  const groups = whole
    ? builder.groups
    : withoutRepeat(builder.groups.filter((group) => group.lines.length > 0));
  const only = groups.length === 1 && groups[0]!.lines.length === 1 ? groups[0]!.lines[0]! : null;
  const parts = only && !whole ? splitOneString(only) : [];
  return {
    ingredients: parts.length > 1 ? [{ name: groups[0]!.name, lines: parts }] : groups,
    listed: null,
  };
}

/** So many lines under the headings that they have. */
function firstLines(groups: readonly IngredientGroup[], most: number): IngredientGroup[] {
  let left = most;
  return groups.flatMap(({ name, lines: all }) => {
    const kept = all.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{ name, lines: kept }] : [];
  });
}

/** Pages that show a list twice (for phones and for print) often mark it up twice. */
function withoutRepeat(groups: IngredientGroup[]): IngredientGroup[] {
  const kept: IngredientGroup[] = [];
  const all = groups.flatMap((group) => group.lines);
  if (groups.length === 1 && isDoubled(all))
    return [{ name: groups[0]!.name, lines: all.slice(0, all.length / 2) }];
  for (const group of groups) {
    const again =
      group.lines.length > 1 &&
      kept.some(
        (other) => other.name === group.name && other.lines.join('\n') === group.lines.join('\n'),
      );
    if (!again) kept.push(group);
  }
  return kept;
}

/** Whether the second half of a list repeats the first. */
export const isDoubled = (lines: readonly string[]): boolean =>
  lines.length >= 4 &&
  lines.length % 2 === 0 &&
  lines.slice(0, lines.length / 2).every((line, at) => line === lines[at + lines.length / 2]);
