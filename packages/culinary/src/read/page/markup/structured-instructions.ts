import type { Step } from '../../../recipe/recipe.ts';
import { buttonText } from '../button-words.data.ts';
import { asideWords, titleWords } from './field-words.data.ts';
import {
  isCountedStepWithColon,
  isLeadingSentence,
  isStepWithColon,
} from '../../headings/steps-with-colon.ts';
import { fieldParts, namesOneOf } from './field-parts.ts';
import { endsInColon, withoutColon } from './group-line.ts';
import { keyedMembers } from './keyed-members.ts';
import { isNode, itemsOf, list, numberedItems, property, texts } from './schema-node.ts';
import { typesOf, type SchemaNode } from './schema-node.ts';
import { isBareDuration } from '../../../words/durations.ts';
import { isFurniture } from '../../text/lines/page-furniture.ts';
import { leadsOn } from '../../text/steps/leading-step.ts';
import { readStructuredTime } from './structured-times.ts';
import { richLines } from '../html/rich-text.ts';
import { isDoubled, type ListReading } from './structured-ingredients.ts';
import { isStepCounter, splitNumbered, withoutStepNumber } from '../step-text.ts';

const deepest = 10;
export const mostSteps = 500;
/** Less text than this is a label that a template left behind ("Method"), not steps. */
const shortestSteps = 12;

const isControl = (line: string) => isFurniture(line) || buttonText.test(line);
const isHeadingLine = (line: string) => endsInColon(line) && !leadsOn(line);
/** Whether a line has a number of its own in front, not only a bullet. */
const isCounted = (line: string, bare: string) =>
  bare !== line && /^\W*(?:\p{L}+\W{0,3})?\d/u.test(line);
const longestName = 80;
const same = (a: string, b: string) =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') ===
  b.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

class StepBuilder {
  readonly steps: Step[] = [];
  readonly most: number;
  /** Whether there is more than was read. */
  isCut = false;
  private group: string | null = null;

  constructor({ whole }: ListReading) {
    this.most = whole ? Infinity : mostSteps;
  }

  /** A line with a colon above no step is a step itself. */
  #loose: Step | null = null;

  heading(name: string | null): void {
    this.keepLoose();
    this.group = name ? withoutColon(name) : null;
  }

  get currentHeading(): string | null {
    return this.group;
  }

  /** Ends a run of steps: what was taken for its heading and headed none is kept. */
  keepLoose(): void {
    if (this.#loose !== null) this.steps.push(this.#loose);
    this.#loose = null;
  }

  /** The lines of a text, each a step; headings among them name the steps below. One line alone is what its list has for a step. */
  text(value: string): void {
    const lines = richLines(value).flatMap(splitNumbered);
    const isStep = lines.length === 1 ? isStepWithColon : () => false;
    for (const [at, line] of lines.entries()) {
      if (this.steps.length >= this.most) {
        this.isCut = true;
        return;
      }
      if (isStepCounter(line) || (Number.isFinite(this.most) && isControl(line))) continue;
      const text = withoutStepNumber(line);
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const leads = at > 0 && isLeadingSentence(text, lines[at + 1] ?? '');
      const told = isCounted(line, text) ? isCountedStepWithColon(text) : leads || isStep(text);
      if (isHeadingLine(text) && !told) {
        const loose = { group: this.group, text };
        this.heading(text);
        this.#loose = loose;
      } else {
        this.#loose = null;
        this.steps.push({ group: this.group, text });
      }
    }
  }

  /** A named step: the name heads it unless the text begins with the same words or a section heads it already. */
  named(name: string | null, value: string): void {
    const before = this.steps.length;
    this.text(value);
    const first = this.steps[before];
    if (!name || isStepCounter(name)) return;
    if (!first) return this.text(name);
    const bare = withoutStepNumber(name).replace(/(?:\.\.\.|…)$/, '');
    const written = this.steps
      .slice(before)
      .map((step) => step.text)
      .join(' ')
      .toLowerCase();
    if (!bare || same(bare, first.text) || written.startsWith(bare.toLowerCase())) return;
    // "Fry the pancakes", 10 minutes: the name is the step.
    if (this.steps.length === before + 1 && isBareDuration(first.text)) {
      first.text = `${bare} (${first.text})`;
      return;
    }
    if (bare.length > longestName) {
      this.steps.splice(before, 0, { group: this.group, text: bare });
      return;
    }
    for (let at = before; at < this.steps.length; at++)
      this.steps[at]!.group ??= bare.replace(/[.:]$/, '');
  }
}

function position(item: unknown): number {
  const at = isNode(item) ? Number(property(item, 'position')) : Number.NaN;
  return Number.isFinite(at) ? at : 0;
}

/** Item lists may come unsorted with a position each; only a full set of different positions is trusted. */
function inOrder(items: unknown[]): unknown[] {
  const at = items.map(position);
  return items.length > 1 && new Set(at).size === items.length && at.every((p) => p > 0)
    ? [...items].sort((a, b) => position(a) - position(b))
    : items;
}

/** The longest text of several words that a step states under a name of its own. */
function sentenceIn(node: SchemaNode): string | undefined {
  const texts = Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' &&
    /\s/.test(value.trim()) &&
    !key.startsWith('@') &&
    !namesOneOf(fieldParts(key), asideWords) &&
    !namesOneOf(fieldParts(key), titleWords)
      ? [value]
      : [],
  );
  return texts.toSorted((a, b) => b.length - a.length)[0];
}

function section(node: SchemaNode, into: StepBuilder, depth: number): void {
  const members = property(
    node,
    'itemListElement',
    'steps',
    'step',
    'recipeInstructions',
    'items',
    'item',
  );
  const name = texts(property(node, 'name', 'headline', 'title'))[0] ?? null;
  const own =
    property(
      node,
      'text',
      'description',
      '@value',
      'instruction',
      'instructions',
      'value',
      'directions',
      'display_text',
      'displayText',
      'beschreibung',
      'texte',
      'testo',
      'texto',
    ) ?? (numberedItems(node) ? undefined : sentenceIn(node));
  const types = typesOf(node);
  if (
    members !== undefined &&
    (Array.isArray(members) || isNode(members) || typeof members === 'string')
  ) {
    const isStep = types.includes('howtostep') || types.includes('listitem');
    const outer = into.currentHeading;
    if (!isStep && name && !isStepCounter(name)) into.heading(name);
    const before = into.steps.length;
    if (typeof members === 'string') into.text(members);
    else read(members, into, depth + 1);
    if (into.steps.length === before && typeof own === 'string') into.named(name, own);
    into.heading(outer);
    return;
  }
  if (own !== undefined) {
    const value = Array.isArray(own)
      ? own.filter((part) => typeof part === 'string').join('\n')
      : String(texts(own).length ? (typeof own === 'string' ? own : texts(own).join('\n')) : '');
    into.named(name, value);
  } else if (numberedItems(node)) read(numberedItems(node), into, depth + 1);
  else if (typeof property(node, 'name', 'headline', 'title') === 'string') {
    const minutes = readStructuredTime(property(node, 'totalTime', 'performTime', 'duration'));
    into.text(
      `${String(property(node, 'name', 'headline', 'title'))}${minutes === null ? '' : ` (${minutes} min)`}`,
    );
  }
}

function read(value: unknown, into: StepBuilder, depth: number): void {
  if (depth > deepest) return;
  const items = itemsOf(value);
  into.isCut ||= items.length > into.most;
  for (const item of inOrder(items.slice(0, into.most))) {
    if (typeof item === 'string') into.text(item);
    else if (Array.isArray(item)) read(item, into, depth + 1);
    else if (isNode(item)) section(item, into, depth);
  }
}

/** The steps of an object that stands for their list. */
function membersOf(value: unknown): unknown {
  const [only, ...others] = list(value);
  return isNode(only) && others.length === 0 ? (keyedMembers(only) ?? value) : value;
}

/** Steps from `recipeInstructions` in any of its shapes: texts, HowToStep, HowToSection, ItemList, nested, or one long string. */
export const readStructuredInstructions = (value: unknown, lists?: ListReading): Step[] =>
  readInstructionList(value, lists).steps;

/** The same, and whether there are more than were read. */
export function readInstructionList(
  value: unknown,
  { whole }: ListReading = { whole: false },
): { steps: Step[]; isCut: boolean } {
  const builder = new StepBuilder({ whole });
  read(membersOf(value), builder, 0);
  builder.keepLoose();
  const { steps, isCut } = builder;
  if (whole) return { steps, isCut };
  // A label that a template left behind is no method; in a file of recipes short steps are what they are.
  if (steps.length < 2 && steps.reduce((sum, step) => sum + step.text.length, 0) < shortestSteps)
    return { steps: [], isCut };
  const isTwice = isDoubled(steps.map((step) => step.text));
  return { steps: isTwice ? steps.slice(0, steps.length / 2) : steps, isCut };
}
