import type { Element } from 'domhandler';
import { dishHeading, labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { opensWithVerb } from '../../doubts/instructs.ts';
import { isAllFood } from '../../headings/all-food.ts';
import { headsItems, namesPart } from '../../headings/names-part.ts';
import {
  isCountedStepWithColon,
  isLeadingSentence,
  isStepWithColon,
} from '../../headings/steps-with-colon.ts';
import { isBareYield, looksLikeYield } from '../../../words/yields.ts';
import type { Section } from '../../headings/headings.data.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import { headsMarked, LIST_MARK } from './heads-marked.ts';
import { hintAround, type Hint } from './class-hints.ts';
import { isWithin } from '../html/element.ts';
import { isLabelledStep, isStepCounter, withoutStepNumber } from '../step-text.ts';
import { closingLines } from '../../text/lines/sign-off.ts';
import { leadsOn } from '../../text/steps/leading-step.ts';
import type { Row } from './page-rows.ts';
import { statesFacts } from './stated-labels.ts';
import { statesMade } from './states-made.ts';
import { ingredientEvidence, stepEvidence } from './row-evidence.ts';
import { tableHead, type TableHead } from './table-columns.ts';
import { headsTip } from './tip-heading.ts';
import { invites } from './invitations.data.ts';

/** Neighbouring rows of one kind in one parent. */
export interface RowGroup {
  rows: Row[];
  /** Place of the first row on the page. */
  start: number;
  /** The heading directly above, when it is not a section heading: the name of a part ("For the sauce"). */
  name: string | null;
  /** What the last section heading above announced, and whether another heading has come between since. */
  section: Section | null;
  weak: boolean;
  /** How many section headings came before: groups under one heading share it. */
  chapter: number;
  hint: Hint | null;
  /** The row right below a heading that counts the steps: a step, whatever it reads like. */
  counted: Row | null;
  /** Means over the rows, 0 to 1. */
  ingredient: number;
  step: number;
}

const longestHeading = 90;
/** Blocks that hold one piece of text: a heading in such a one reaches beyond it. */
const textBlocks = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'td',
  'th',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'button',
  'label',
  'summary',
  'blockquote',
  'a',
]);

interface Opened {
  section: Section;
  /** What follows the heading word on the same line. */
  rest: string;
  inline: boolean;
  /** Whether it names the dish beside the section: articles head their remarks so, too. */
  weak: boolean;
}

/** The section a row opens, when it stands as a heading or label of its own. */
export function openedSection(row: Row): Opened | null {
  const found = row.text.length > 200 ? null : plainSection(row);
  if (found) return { ...found, weak: false };
  const section = row.heading > 0 && !introducesDish.test(row.text) ? dishHeading(row.text) : null;
  return section && { section, rest: '', inline: false, weak: true };
}

const introducesDish =
  /^(?:\p{L}{2,6}['’\s]\s?)?(?:recette|recept|receptet|receta|ricetta|recipe|rezept|receita)\s?[:：–-]/iu;

function plainSection(row: Row): Omit<Opened, 'weak'> | null {
  const found = isLabelledStep(row.text) ? null : sectionHeading(row.text);
  if (!found || (found.inline && statesFacts(row.text))) return null;
  // "serving 2 people", "La recette : Velouté de carottes"
  if (found.section === 'serving' && looksLikeYield(row.text)) return null;
  if (row.heading > 0 && found.inline && introducesDish.test(row.text)) return null;
  const prominent = row.heading > 0 || row.bold || /[:：]$/.test(row.text);
  const listed = row.item?.name === 'li' && row.heading === 0;
  if (found.rest === '') return listed && !row.bold ? null : found;
  if (found.inline)
    return prominent || found.section === 'ingredients' || found.section === 'instructions'
      ? found
      : null;
  return prominent && row.text.length <= longestHeading
    ? found
    : /^[([（【]/.test(found.rest) || /^\d/.test(found.rest)
      ? found
      : null;
}

/** A row that stands above others: a heading, or a short bold or colon-ended line that is no list item. */
function isHeadingRow(row: Row, next: Row | undefined, before: Row | undefined): boolean {
  if (row.heading > 0) return row.text.length <= 160;
  // The last of several bold lines in one paragraph.
  if (row.bold && before?.bold && before.block === row.block && !/[:：]$/.test(row.text))
    return false;
  // "Finely grated zest of 1 lemon", bold below "40 g parmesan, grated" of which the food alone is bold.
  if (row.bold && before !== undefined && goesOnListing(row, before)) return false;
  if (row.bold && next !== undefined && opensListing(row, next)) return false;
  if (before !== undefined && endsListing(row, before, next)) return false;
  if (row.text.length > longestHeading) return false;
  if (headsMarked(row, next, before)) return true;
  if (/[:：]$/.test(row.text))
    return (!/^\d/.test(row.text) && !leadsOn(row.text) && !isTold(row, before, next)) || row.bold;
  if (
    row.item?.name !== 'li' &&
    // The last row of a table is none.
    !(row.kind === 'tr' && before?.kind === 'tr' && before.parent === row.parent && !row.bold) &&
    next?.item?.name === 'li' &&
    row.text.length <= 50 &&
    !/\d|[.!?]$/.test(row.text)
  )
    return true;
  if (row.item?.name === 'dt' || row.item?.name === 'tr')
    return row.bold && next !== undefined && !next.bold && !/\d/.test(row.text);
  return (
    row.bold &&
    next !== undefined &&
    !next.bold &&
    !/[.!?]$/.test(row.text) &&
    row.item?.name !== 'li'
  );
}

/** Whether a row is an item like the one above it in its paragraph. */
const goesOnListing = (row: Row, before: Row): boolean =>
  before.block !== null &&
  before.block === row.block &&
  /\d/.test(row.text) &&
  [row, before].every(({ text }) => ingredientEvidence(text) > likeItem);

/** "60g butter", bold above "<b>3 leeks</b>, trimmed": the first item of a list of which the foods are bold. */
const opensListing = (row: Row, next: Row): boolean =>
  /^[\d¼-¾⅐-⅞]/.test(row.text) &&
  [row, next].every(({ text }) => ingredientEvidence(text) > likeItem) &&
  (goesOnListing(next, row) || parseIngredient(row.text).unit !== null) &&
  namesFood(row.text);

/** "Salt and black pepper", bold below the other foods of a list and above none: the last of them, no name of a part. */
function endsListing(row: Row, before: Row, next: Row | undefined): boolean {
  if (row.heading > 0 || !isAllFood(row.text) || ingredientEvidence(before.text) <= likeItem)
    return false;
  const isBelowAll = next === undefined || next.heading > 0;
  const isBeside = before.block !== null && before.block === row.block;
  return isBeside
    ? isBelowAll || ingredientEvidence(next.text) <= likeItem
    : isBelowAll && before.kind === row.kind;
}

/** Whether a row that ends in a colon is a step of its list, or the one that the row above counts. */
const isTold = (row: Row, before: Row | undefined, next: Row | undefined): boolean =>
  (before !== undefined && countsStep(before) && isCountedStepWithColon(row.text)) ||
  (isLabelledStep(row.text) && isCountedStepWithColon(withoutStepNumber(row.text))) ||
  (row.item?.name === 'li' && isNumberedList(row.parent) && isStepWithColon(row.text)) ||
  (isToldLike(row, before) && isLeadingSentence(row.text, next?.text ?? ''));

/** Whether a step or another sentence stands right above a row, in a like element of the same parent. */
const isToldLike = (row: Row, before: Row | undefined): boolean =>
  before !== undefined &&
  before.parent === row.parent &&
  before.kind === row.kind &&
  (/\s.{0,200}\.$/u.test(before.text) || stepEvidence(before.text) > likeTold);

const isNumberedList = (parent: Element | null): boolean => parent?.name === 'ol';

/** In rows: a list stands no farther above a tip. */
const farthestList = 40;
const likeListed = 0.7;
const likeTold = 0.6;
const likeItem = 0.5;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

interface Context {
  section: Section | null;
  level: number;
  weak: boolean;
  container: Element | null;
}

/** The smallest element that holds a heading and the row after it: where the section it opens ends. */
function containerOf(row: Row, rows: readonly Row[], index: number): Element | null {
  // "Ingredients" and "Serves 4" often share a bar above the list.
  const next =
    [rows[index + 1], rows[index + 2]].find(
      (candidate) => candidate && !isBareYield(candidate.text) && !labelSection(candidate.text),
    ) ?? rows[index + 1];
  if (!next?.block) return null;
  let at: Element | null = row.block;
  while (at && (textBlocks.has(at.name) || !isWithin(next.block, at)))
    at = at.parent && 'attribs' in at.parent ? at.parent : null;
  return at;
}

/** Cuts rows into groups and notes under which heading each stands. */
export function groupRows(rows: readonly Row[]): RowGroup[] {
  return new RowGroups(rows).groups().flatMap(splitMixed);
}

/** The level of a section that no heading opens. */
const labelled = 7;
const noContext: Context = { section: null, level: 0, weak: false, container: null };

/** Whether a row counts the step below it: as a heading, or in a word of its own ("Passo 2 di 3"). */
const countsStep = ({ text, heading, item }: Row): boolean =>
  isStepCounter(text) && (heading > 0 || (/\p{L}{4}/u.test(text) && item?.name !== 'li'));

/** Goes through the rows of a page, and knows under which headings it is. */
class RowGroups {
  readonly #rows: readonly Row[];
  readonly #groups: RowGroup[] = [];
  #context = noContext;
  #chapter = 0;
  /** Where the last section heading stood. */
  #lastOpened = -2;
  #name: string | null = null;
  /** The part of the dish that a heading names, above headings of its own list and steps. */
  #part: { name: string; level: number } | null = null;
  #open: RowGroup | null = null;
  /** Where the last heading stood that names a part. */
  #lastNamed = -2;
  /** Where the last heading stood that counts the steps. */
  #lastCounted = -2;
  /** The step above a heading that invites to something else, and what it stood under. */
  #interrupted: { row: Row; context: Context; name: string | null } | null = null;

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
  }

  groups(): RowGroup[] {
    for (const [at, row] of this.#rows.entries()) {
      const { container } = this.#context;
      if (container && row.block && !isWithin(row.block, container)) this.#context = noContext;
      const counts = countsStep(row);
      if (counts) this.#lastCounted = at;
      const head = tableHead(row);
      const opened = head ? null : (openedSection(row) ?? this.#tipBeside(row, at));
      const headsPart = opened?.section === 'serving' && this.#headsItems(row, at);
      if (head) this.#openTable(head, row, at);
      else if (headsPart) this.#namePart(row, at);
      else if (opened) this.#openSection(opened, at);
      else if (counts) this.#openStep(row, at);
      else if (isHeadingRow(row, this.#rows[at + 1], this.#rows[at - 1])) this.#namePart(row, at);
      else this.#add(row, at);
    }
    return this.#groups;
  }

  /** "Para servir" within the list, above further items of it. */
  #headsItems({ text }: Row, at: number): boolean {
    const next = this.#rows[at + 1];
    return (
      this.#context.section === 'ingredients' &&
      headsItems(text) &&
      next !== undefined &&
      ingredientEvidence(next.text) > likeItem &&
      stepEvidence(next.text) < likeTold
    );
  }

  /** A heading of a tip in whoever's words, below list or steps. */
  #tipBeside(row: Row, at: number): Opened | null {
    const { section } = this.#context;
    const isOfRecipe = (): boolean =>
      section === 'ingredients' ||
      section === 'instructions' ||
      (section === null && this.#isBelowList(at));
    return headsTip(row) && isOfRecipe()
      ? { section: 'tips', rest: '', inline: false, weak: false }
      : null;
  }

  /** Whether a list stands above a row, and below it what was told. */
  #isBelowList(at: number): boolean {
    const above = this.#rows.slice(Math.max(0, at - farthestList), at);
    const last = above.findLastIndex(({ text }) => ingredientEvidence(text) > likeListed);
    return last >= 0 && above.slice(last + 1).some(({ text }) => stepEvidence(text) > likeTold);
  }

  #openSection(opened: Opened, at: number): void {
    const row = this.#rows[at]!;
    this.#toldByHeading(at);
    const told =
      opened.section === 'end' && invites.test(row.text) ? this.#open?.rows.at(-1) : null;
    this.#interrupted =
      told && stepEvidence(told.text) > likeTold
        ? { row: told, context: this.#context, name: this.#name }
        : null;
    this.#chapter++;
    this.#open = null;
    const inBar = this.#isInBar(opened, at);
    this.#lastOpened = at;
    if (inBar) {
      this.#context = noContext;
      return;
    }
    this.#context = {
      section: opened.section,
      level: row.heading || labelled,
      weak: opened.weak,
      container: opened.inline ? null : containerOf(row, this.#rows, at),
    };
    this.#name =
      opened.section === 'ingredients' || opened.section === 'instructions'
        ? (partName(opened) ?? this.#partAround(row))
        : null;
    if (!opened.inline) return;
    this.#begin(row, at).rows.push({ ...row, text: opened.rest, bold: false });
    this.#context.container =
      row.block?.parent && 'attribs' in row.block.parent ? row.block.parent : null;
  }

  /** The head of a table may say that it lists ingredients; it names no part. */
  #openTable(head: TableHead, row: Row, at: number): void {
    this.#open = null;
    if (head !== 'ingredients' || this.#context.section !== null) return;
    this.#chapter++;
    this.#context = {
      section: 'ingredients',
      level: 7,
      weak: false,
      container: containerOf(row, this.#rows, at),
    };
  }

  /** "Step 2" as a heading: what stands below it is that step, whatever stood above. */
  #openStep(row: Row, at: number): void {
    if (this.#context.section !== 'instructions')
      this.#context = {
        section: 'instructions',
        level: row.heading > 0 ? row.heading - 1 : labelled,
        weak: false,
        container: containerOf(row, this.#rows, at),
      };
    this.#name = null;
    this.#open = null;
  }

  /** Headings side by side are a bar of tabs or a table of contents; what follows belongs to none of them. The figures below that of nutrition are no rows. */
  #isInBar(opened: Opened, at: number): boolean {
    const [before, row] = [this.#rows[at - 1], this.#rows[at]!];
    return (
      this.#lastOpened === at - 1 &&
      before !== undefined &&
      before.kind === row.kind &&
      before.parent === row.parent &&
      this.#context.section !== opened.section &&
      this.#context.section !== 'nutrition' &&
      !opened.inline
    );
  }

  /** "The dough" above "Ingredients" and "Method" of lower rank. */
  #partAround({ heading }: Row): string | null {
    const isWithin = this.#part !== null && heading > this.#part.level;
    if (!isWithin && heading > 0) this.#part = null;
    return isWithin ? this.#part!.name : null;
  }

  /** A heading below that of the steps that says what is done and for how long, with nothing below it, is a step. */
  #toldByHeading(at: number): void {
    const above = this.#rows[at - 1];
    if (this.#lastNamed !== at - 1 || above === undefined) return;
    if (this.#context.section !== 'instructions' || above.heading === 0) return;
    if (!/\d/.test(above.text) || !opensWithVerb(above.text)) return;
    this.#name = null;
    this.#open = null;
    this.#add(above, at - 1);
    this.#open = null;
  }

  #namePart(row: Row, at: number): void {
    this.#toldByHeading(at);
    this.#open = null;
    if (row.heading > 0 && invites.test(row.text)) return;
    this.#lastNamed = at;
    this.#name = row.text.replace(/\s*[:：]$/, '');
    if (row.heading > 0)
      this.#part = namesPart(row.text) ? { name: this.#name, level: row.heading } : null;
    if (row.heading && row.heading <= this.#context.level) this.#context = this.#below(row);
    this.#open = null;
  }

  /** What a heading leaves of the section above it. One that was opened by no heading, on a tab or in a label, is over if it closes a recipe. */
  #below(row: Row): Context {
    const { section, level } = this.#context;
    const isOver = level > row.heading && level === labelled && section === 'end';
    return isOver ? noContext : { ...this.#context, weak: true };
  }

  /** A step like the one above an invitation, behind it: "Sign up to our newsletter" ends no recipe that goes on. */
  #resume(row: Row): void {
    const above = this.#interrupted;
    if (above?.row.parent !== row.parent || above.row.kind !== row.kind) return;
    if (stepEvidence(row.text) <= likeTold || !opensWithVerb(row.text)) return;
    this.#context = above.context;
    this.#name = above.name;
    this.#open = null;
    this.#interrupted = null;
  }

  #add(row: Row, at: number): void {
    if (this.#interrupted) this.#resume(row);
    const first = this.#open?.rows[0];
    if (first === undefined || first.parent !== row.parent || first.kind !== row.kind)
      this.#open = this.#begin(row, at);
    this.#open!.rows.push(row);
  }

  #begin(row: Row, at: number): RowGroup {
    const group: RowGroup = {
      rows: [],
      start: at,
      name: this.#name,
      section: this.#context.section,
      weak: this.#context.weak,
      chapter: this.#chapter,
      hint: hintAround(row.item ?? row.block)?.hint ?? null,
      counted: this.#lastCounted === at - 1 ? row : null,
      ingredient: 0,
      step: 0,
    };
    this.#groups.push(group);
    return group;
  }
}

/** Cuts a group where ingredients pass over into steps: pages without headings put both into equal paragraphs or lines. */
function splitMixed(group: RowGroup): RowGroup[] {
  const ingredient = group.rows.map((row) => ingredientEvidence(row.text));
  const step = stepsOf(group.rows.map(({ text }) => text));
  const weighed = { ...group, ingredient: listedOf(group.rows, ingredient), step: mean(step) };
  if (group.rows[0]!.item?.name === 'li') return [weighed];
  if (group.rows.length < 4) return splitShort(weighed, ingredient, step);
  const marked = markedRows(group.rows, ingredient);
  const kinds: string[] = [];
  for (const at of group.rows.keys())
    kinds.push(
      (ingredient[at]! > 0.5 || at < marked) && step[at]! < 0.6
        ? 'ingredient'
        : step[at]! >= 0.5
          ? 'step'
          : (kinds[at - 1] ?? 'other'),
    );
  const cuts = [0];
  for (let at = 1; at < kinds.length; at++)
    if (kinds[at] !== kinds[at - 1] && (kinds[at + 1] === undefined || kinds[at + 1] === kinds[at]))
      cuts.push(at);
  const runs = cuts.map((from, at) => ({ from, until: cuts[at + 1] ?? kinds.length }));
  const fewest = group.name === null ? 3 : 2;
  const isClear =
    runs.some(({ from, until }) => until - from >= fewest && kinds[from] === 'ingredient') &&
    runs.some(({ from }) => kinds[from] === 'step');
  if (!isClear) return [weighed];
  return runs.map((run) => cutOf(group, run, ingredient, step));
}

/** How much the rows read like ingredients; what closes a list by saying how much comes of it says nothing of those above. */
const listedOf = (rows: readonly Row[], ingredient: readonly number[]): number => {
  const listed = ingredient.filter((_, at) => at === 0 || !statesMade(rows[at]!.text));
  return mean(listed);
};

const longestMarked = 80;
const likeMarked = 0.3;

/** How many rows from the first have a mark in front, where those of a list have one and what is told below them has none; else 0. */
function markedRows(rows: readonly Row[], ingredient: readonly number[]): number {
  const marked = rows.map(({ text }) => LIST_MARK.test(text) && text.length <= longestMarked);
  const until = marked.indexOf(false);
  return until > 1 && mean(ingredient.slice(0, until)) > likeMarked && !marked.includes(true, until)
    ? until
    : 0;
}

const cutOf = (
  group: RowGroup,
  { from, until }: { from: number; until: number },
  ingredient: number[],
  step: number[],
): RowGroup => ({
  ...group,
  rows: group.rows.slice(from, until),
  start: group.start + from,
  ingredient: listedOf(group.rows.slice(from, until), ingredient.slice(from, until)),
  step: mean(step.slice(from, until)),
});

/** So surely the few rows of a part are ingredients and, right below them, what is done with them. */
const SURELY_LISTED = 0.7;
const HARDLY_LISTED = 0.2;

/** The same for the few rows of a part with a name: a food or two, and a sentence. */
function splitShort(group: RowGroup, ingredient: number[], step: number[]): RowGroup[] {
  const marked = markedRows(group.rows, ingredient);
  const told = marked || ingredient.findIndex((evidence) => evidence < SURELY_LISTED);
  const isMixed =
    group.name !== null &&
    told > 0 &&
    (marked > 0 || ingredient.every((evidence, at) => at < told || evidence < HARDLY_LISTED)) &&
    step.every((evidence, at) => at < told || evidence >= 0.4);
  if (!isMixed) return [group];
  const runs = [
    { from: 0, until: told },
    { from: told, until: group.rows.length },
  ];
  return runs.map((run) => cutOf(group, run, ingredient, step));
}

/** How much the rows read like steps; the close of a letter says nothing of those above it. */
function stepsOf(texts: readonly string[]): number[] {
  const step = texts.map(stepEvidence);
  for (const at of closingLines(texts)) step[at] = step[at - 1] ?? step[at]!;
  return step;
}

/** "Ingredients for the dough" names a part; "Ingredients for 4" does not. */
function partName(opened: { rest: string; inline: boolean }): string | null {
  return !opened.inline && opened.rest && !/\d/.test(opened.rest) && !/^[([（]/.test(opened.rest)
    ? opened.rest.replace(/\s*[:：]$/, '')
    : null;
}
