import { isBareYield } from '../../../words/yields.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { instructs, mayOpenWithVerb, opensWithVerb } from '../../doubts/instructs.ts';
import { saysWhatIsMade, standsApart, yieldApart } from '../facts/yield-apart.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { WAITS_BEFORE } from '../../side-lines.data.ts';
import type { TimeCue } from '../facts/time-cues.data.ts';
import { tellsOfWhole } from '../facts/tells-of-whole.ts';
import { labelledTime, timeBehind } from '../facts/labelled-time.ts';
import { isAboutTime } from '../facts/about-time.ts';
import { isTale, tellsWork, timeStatements } from '../facts/time-statements.ts';
import { isBetweenListAndSteps, worksTimed } from '../facts/time-at-heat.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import type { LabelledLine } from '../labels/line-label.ts';

const SECTIONS = new Set(['yield', 'prepTime', 'cookTime', 'totalTime']);
const LONGEST = 100;
/** So many lines behind the last of the method. */
const BEHIND = 3;

/** "Tempo: un'ora e mezza in tutto" among the steps. */
function statesWhole(text: string): boolean {
  const label = text.length <= LONGEST ? labelSection(text) : null;
  return (
    label?.section === 'totalTime' &&
    label.inline &&
    timeStatements(text).some(({ cue }) => cue === 'whole')
  );
}

/** "Preparazione mezz'ora, cottura un'ora scarsa.": the work and the cooking, and nothing to do. */
const timesBoth = (text: string): boolean => {
  if (text.length > LONGEST || text.includes('?') || WAITS_BEFORE.test(text)) return false;
  if (isTale(text) || instructs(text)) return false;
  const cues = timeStatements(text).map(({ cue }) => cue);
  return cues.length === 2 && cues.includes('prep') && cues.includes('cook');
};

/** "45 min en tout, on est bien 4 à table": how long and for how many, and nothing to do. */
const statesAll = (text: string): boolean =>
  text.length <= LONGEST &&
  fedStatement(text) !== null &&
  timeStatements(text).some(({ cue }) => cue === 'whole' || cue === 'mayBeWhole') &&
  !instructs(text);

/** "This feeds eight at ours:", "Comemos tres y tardo media hora": a sentence above the list that says for how many it is, no question. */
const feedsAbove = (text: string): boolean =>
  text.length <= LONGEST_ABOVE &&
  !text.includes('?') &&
  text
    .split(/(?<=[.!])\s+/u)
    .some((sentence) => !isTale(sentence) && fedStatement(sentence) !== null);
const LONGEST_ABOVE = 160;

/** "Une petite heure suffit, lentilles comprises.": a sentence above the list that is about how long it takes. */
const timesAbove = (text: string): boolean =>
  text.length <= LONGEST_ABOVE &&
  !text.includes('?') &&
  !isTale(text) &&
  !/\d[./]\d{1,2}[./]\d/u.test(text) &&
  !timeStatements(text).some(({ cue }) => cue === 'lone') &&
  (tellsWork(text) || isAboutTime(text));

/** "Comensales: para 6-8 personas", "Horno: 35 minutos": a label that is known, and its value. */
function statesLabelled(text: string): boolean {
  const label = text.length <= LONGEST && /\d/.test(text) ? labelSection(text) : null;
  const facts = label && SECTIONS.has(label.section) ? statedFacts(text) : null;
  return facts !== null && facts.beside === undefined;
}

/** "Makes sixteen pieces. An hour in the oven.": a yield, and in sentences of their own how long it takes. */
function statesOnlyFacts(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [first = '', ...more] = text.split(/(?<=\p{L}{2}[.!])\s+(?=\p{Lu}|\d)/u);
  return (
    statedFacts(first)?.servings !== undefined &&
    more.length > 0 &&
    more.every((sentence) => timeStatements(sentence).length > 0 && !opensWithVerb(sentence))
  );
}

/** "COTTURA 15 MINUTI" below a list, or below another such line there: a time that no line of facts states. */
function timesBelowList(
  lines: readonly Pick<TextLine, 'text' | 'column' | 'page'>[],
  labels: readonly LabelledLine[],
): ReadonlySet<number> {
  const timesIn = (text: string) => {
    const facts = text.length <= LONGEST && /\d/.test(text) ? statedFacts(text) : null;
    return TIMES.filter((time) => typeof facts?.[time] === 'number');
  };
  const found = new Set<number>();
  const stated = () =>
    new Set(lines.flatMap(({ text }, at) => (labels[at]!.label === 'F' ? timesIn(text) : [])));
  for (const [at, { text, column, page }] of lines.entries()) {
    const above = lines[at - 1];
    if (labels[at]!.label !== 'X' || above?.column !== column || above.page !== page) continue;
    if (labels[at - 1]!.label !== 'I' && !found.has(at - 1)) continue;
    const times = timesIn(text);
    if (times.length > 0 && statesLabelled(text) && times.every((time) => !stated().has(time)))
      found.add(at);
  }
  return found;
}
const TIMES = ['prepTime', 'cookTime', 'totalTime'] as const;

/** "Forno 35 minuti", "Rising 1½ hours": a few words that name a work, how long it takes, and nothing to do. */
function timesOneWork(text: string): boolean {
  if (text.length > LONGEST_IN_BOX || /[!?;:]$|\p{L}{5}\.$/u.test(text)) return false;
  // "Bake: 45 minutes" is a label, though its word tells what to do.
  if (labelledTime(text) !== null) return true;
  if (instructs(text)) return false;
  const [time, ...more] = timeStatements(text);
  return (
    more.length === 0 &&
    time?.cue !== undefined &&
    OF_WORK.has(time.cue) &&
    text.split(/\s+/u).length <= MOST_WORDS_IN_BOX
  );
}
const LONGEST_IN_BOX = 40;
const MOST_WORDS_IN_BOX = 6;
const OF_WORK: ReadonlySet<TimeCue | null> = new Set(['prep', 'cook', 'rest']);

/** Lines that time a work beside one of facts, or beside another such line there: a box at the side of the list has them one below the other. */
function timesInBox(
  lines: readonly Pick<TextLine, 'text' | 'column' | 'page'>[],
  labels: readonly LabelledLine[],
): ReadonlySet<number> {
  const found = new Set<number>();
  const isFact = (at: number) => labels[at]?.label === 'F' || found.has(at);
  const isBeside = (at: number, other: number) =>
    isFact(other) &&
    lines[other]!.column === lines[at]!.column &&
    lines[other]!.page === lines[at]!.page;
  const look = (at: number, other: number) => {
    // "Reposar 5 minutos tapado" below a step is one.
    const isStep =
      labels[at]!.label === 'S' &&
      labels[at - 1]?.label === 'S' &&
      mayOpenWithVerb(lines[at]!.text);
    const mayBe = !isStep && /[XS]/.test(labels[at]!.label) && labels[at + 1]?.label !== 's';
    if (mayBe && isBeside(at, other) && timesOneWork(lines[at]!.text)) found.add(at);
  };
  for (const at of lines.keys()) look(at, at - 1);
  for (const at of [...lines.keys()].reverse()) look(at, at + 1);
  // "Bake" above "¾ of an hour": the label is of the facts that its time is of.
  for (const [at, { text }] of lines.entries()) {
    const value = lines[at + 1]?.text;
    if (labels[at]!.label === 'X' && value !== undefined && isFact(at + 1))
      if (timeBehind(text, value) !== null) found.add(at);
  }
  return found;
}

/**
 * Where a line apart from the list says of which course the dish is, or how much it makes, which no line of facts says. `title`, `last`: where
 * the name and the last step stand.
 */
function factsApart(
  lines: readonly Pick<TextLine, 'text' | 'gap' | 'marker'>[],
  labels: readonly LabelledLine[],
  title: number,
  last: number,
): (at: number) => boolean {
  const hasYield = labels.some(
    ({ label }, at) => label === 'F' && statedFacts(lines[at]!.text)?.yieldText !== undefined,
  );
  const name = lines[title]?.text ?? '';
  // "Sale una hogaza grande" below the title or the steps.
  const isMade = (at: number) =>
    /[NX]/.test(labels[at]!.label) && title >= 0 && at > title && saysWhatIsMade(lines[at]!.text);
  return (at) =>
    (labels[at]!.label === 'I' || (labels[at]!.label === 'S' && at === last) || isMade(at)) &&
    lines[at]!.marker === null &&
    standsApart(lines, labels, at) &&
    ((!hasYield && yieldApart(lines[at]!.text, name) !== null) || namesCourse(lines[at]!.text));
}

/** "Categoria: Torte", "Tags: summer, fruit" */
const namesCourse = (text: string): boolean => {
  const facts = statedFacts(text);
  return facts?.course !== undefined || facts?.tags !== undefined;
};

/**
 * Labels of lines, where those are facts that state them by a label of their own: among the steps the whole time, and what was taken
 * to stand around the recipe between its title and its last step, where no other line states any, what times a work beside other facts, and
 * a yield that opens the list. What
 * tells of the whole at the end of the steps or right behind them is a remark.
 */
export function withFactsAmong(
  lines: readonly Pick<TextLine, 'text' | 'column' | 'page' | 'gap' | 'marker'>[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const timesBelow = timesBelowList(lines, labels);
  const inBox = timesInBox(lines, labels);
  const title = labels.findIndex(({ label }) => label === 'T');
  const last = labels.findLastIndex(({ label }) => label === 'S');
  const list = labels.findIndex(({ label }, at) => at > title && /[ILS]/.test(label));
  const firstStep = labels.findIndex(({ label }) => label === 'S');
  const items = labels.findIndex(({ label }, at) => at > title && /[IL]/.test(label));
  const hasFacts = labels.some(({ label }, at) => label === 'F' && /\d/.test(lines[at]!.text));
  const isFactApart = factsApart(lines, labels, title, last);
  return labels.map((label, at) => {
    const { text } = lines[at]!;
    if (inBox.has(at)) return { ...label, label: 'F', told: 0 };
    if (isFactApart(at)) return { ...label, label: 'F', listed: 0, told: 0 };
    const isMissed =
      label.label === 'X' &&
      title >= 0 &&
      at > title &&
      (timesBelow.has(at) || (!hasFacts && at < last && statesLabelled(text)));
    const isAtEnd =
      /[SX]/.test(label.label) &&
      at > 0 &&
      !isFurniture(text) &&
      at >= last - 1 &&
      at <= last + BEHIND &&
      last > 0;
    const isAbove = label.label === 'X' && !hasFacts && title >= 0 && at > title && at < list;
    if (isAbove && !isMissed && (feedsAbove(text) || timesAbove(text)))
      return { ...label, label: 'N', around: 0 };
    if (label.label === 'S' && title >= 0 && at > title && at < items && timesAbove(text))
      return { ...label, label: 'N', told: 0 };
    if (
      label.label === 'S' &&
      isBetweenListAndSteps(lines, labels, at) &&
      worksTimed(text) !== null
    )
      return { ...label, label: 'F', told: 0 };
    const opensSteps = at === firstStep && last > at && items >= 0 && items < at;
    const isBetween =
      label.label === 'X' && items >= 0 && items < at && at < last && !isFurniture(text);
    if ((isAtEnd || opensSteps || isBetween) && (tellsOfWhole(text) || timesBoth(text)))
      return { ...label, label: 'N', told: 0 };
    // "6 cuencos" between the title and the list.
    if (label.label === 'I' && at === items && !hasFacts && isBareYield(text))
      return { ...label, label: 'F', listed: 0 };
    const isWhole = label.label === 'S' && labels[at + 1]?.label !== 's';
    return isMissed ||
      (label.label === 'S' && (statesWhole(text) || statesAll(text))) ||
      (isWhole && statesOnlyFacts(text))
      ? { ...label, label: 'F', told: 0 }
      : label;
  });
}
