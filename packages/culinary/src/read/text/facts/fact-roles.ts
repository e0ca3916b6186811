import { headingWords } from '../../headings/headings.data.ts';
import { foldText } from '../../../words/fold.ts';
import { servingWords } from '../../../words/yield-words.data.ts';
import type { LineLabel } from '../labels/line-label.ts';
import { announcedFact, statedFacts, type StatedFacts } from './stated-facts.ts';
import { BEYOND, figuresIn, type StatedFigure } from './stated-figures.ts';
import { isBareFigureOfTime } from './take-facts.ts';
import { titleAndFacts } from './title-and-facts.ts';

/** What a figure states of a recipe. */
export const FACT_ROLES = ['servings', 'prep', 'cook', 'total', 'none'] as const;
export type FactRole = (typeof FACT_ROLES)[number];

/** A paragraph whose figures are looked at. */
export interface FactLine {
  text: string;
  label: LineLabel;
}

const serving = new Set(servingWords);
const cues = new Map<string, string>();
for (const language of Object.values(headingWords))
  for (const role of ['yield', 'prepTime', 'cookTime', 'restTime', 'totalTime'] as const)
    for (const phrase of language[role] ?? [])
      for (const word of foldText(phrase).split(' '))
        if (word.length > 3 && !cues.has(word)) cues.set(word, role);

const LONGEST_LABEL = 40;
const LONGEST_VALUE = 40;
const MOST_LABEL_WORDS = 4;
const STEM = 4;

/** The figures of lines that may state facts, and what is seen of each, as names of features. */
export function factFeatures(lines: readonly FactLine[]): {
  figures: StatedFigure[];
  features: string[][];
} {
  const figures = lines.flatMap(({ text, label }, line) =>
    label === 'I' ? [] : label === 'L' ? figuresOfList(text, line) : figuresIn(text, line),
  );
  const signs = new FigureSigns(lines, figures);
  return { figures, features: figures.map((figure) => signs.featuresOf(figure)) };
}

/** What stands before the list in its line, "Ingredients for 4:", and what says for how many its foods are. */
function figuresOfList(text: string, line: number): StatedFigure[] {
  const head = /^[^:]{3,60}(?=:)/.exec(text)?.[0];
  const ofHead = head === undefined ? [] : figuresIn(head, line);
  return ofHead.length > 0 ? ofHead : figuresIn(text, line).filter(({ isFed }) => isFed);
}

/** Whether a number without a unit may be a time: "PREP FIVE". */
export const mayBeTime = ({ kind, cue, statement }: StatedFigure): boolean =>
  kind === 'count' &&
  cue !== null &&
  cue !== 'lone' &&
  cue !== 'rest' &&
  statement.length <= MOST_OF_BARE;
const MOST_OF_BARE = 5;

/** What the line says by its labels and shape alone: a label may stand on the line above its value. */
function saidByLabel(lines: readonly FactLine[], at: number): StatedFacts | null {
  const { text, label } = lines[at]!;
  if (label === 'T') return titleAndFacts(text).facts;
  if (label !== 'F' && label !== 'H' && label !== 'N') return null;
  const above = lines[at - 1];
  const isValue = label === 'F' && /[FHM]/.test(above?.label ?? '') && text.length <= LONGEST_VALUE;
  const labelled =
    isValue && announcedFact(above!.text) && !isBareFigureOfTime(above!.text, text)
      ? statedFacts(`${above!.text.replace(/\s*:\s*$/, '')}: ${text}`)
      : null;
  return labelled ?? statedFacts(text);
}

/** A word as features: whole, its stem, and what it speaks for. */
function wordFeatures(kind: string, place: string, word: string): string[] {
  const found = [`${kind}${place}${word}`];
  if (word.length > STEM) found.push(`${kind}${place}p${word.slice(0, STEM)}`);
  if (cues.has(word)) found.push(`${kind}${place}=${cues.get(word)}`);
  if (serving.has(word)) found.push(`${kind}${place}=serving`);
  return found;
}

class FigureSigns {
  private readonly lines: readonly FactLine[];
  private readonly perLine: Map<number, StatedFigure[]>;
  private readonly said: Map<number, StatedFacts | null>;
  /** The times on the lines of facts. */
  private readonly times: number[];
  private readonly largest: number;
  private readonly sum: number;
  /** How many figures of a kind are on the lines of facts, and how many say who is fed. */
  private readonly ofKind: Map<StatedFigure['kind'], { onFacts: number; fed: number }>;
  /** The first line of list or steps, and the last. */
  private readonly first: number;
  private readonly last: number;

  constructor(lines: readonly FactLine[], figures: readonly StatedFigure[]) {
    this.lines = lines;
    this.first = lines.findIndex(({ label }) => /[ILS]/.test(label));
    this.last = lines.findLastIndex(({ label }) => /[ILS]/.test(label));
    this.perLine = Map.groupBy(figures, ({ line }) => line);
    this.said = new Map([...this.perLine.keys()].map((line) => [line, saidByLabel(lines, line)]));
    this.ofKind = new Map(
      [...Map.groupBy(figures, ({ kind }) => kind)].map(([kind, all]) => [
        kind,
        {
          onFacts: all.filter(this.isOnFacts).length,
          fed: all.filter(({ isFed }) => isFed).length,
        },
      ]),
    );
    this.times = figures
      .filter(({ kind, line }) => kind === 'time' && lines[line]!.label === 'F')
      .map(({ value }) => value);
    this.largest = this.times.reduce((most, value) => Math.max(most, value), 0);
    this.sum = this.times.reduce((all, value) => all + value, 0);
  }

  private readonly isOnFacts = ({ line }: StatedFigure): boolean => this.lines[line]!.label === 'F';

  featuresOf(figure: StatedFigure): string[] {
    const { kind, value, statement, line } = figure;
    const { label } = this.lines[line]!;
    const siblings = this.perLine.get(line)!;
    const alike = siblings.filter((other) => other.kind === kind);
    return [
      '*',
      kind,
      `${kind}${label}`,
      `${kind}${Math.min(9, Math.floor(Math.log2(value)))}`,
      `${kind} of${Math.min(4, alike.length)} at${alike.indexOf(figure)}`,
      `first${siblings[0] === figure}`,
      `${kind}${label}of${alike.length}`,
      ...this.saidOf(figure),
      ...this.toldOf(figure),
      ...besideFeatures(figure),
      ...statement.flatMap((word) => wordFeatures(kind, '|', word)),
      ...(statement.length === 1 ? [`${kind}bare`] : []),
      ...this.labelsBeside(figure),
      ...(kind === 'time' && label === 'F' ? this.amongTimes(value) : []),
    ];
  }

  /** What its own words say of it, and where it stands. */
  private toldOf(figure: StatedFigure): string[] {
    const { kind, cue, line, isFed, isPart, ofPair, value } = figure;
    const { label } = this.lines[line]!;
    const place = line < this.first ? 'above' : line > this.last ? 'below' : 'midst';
    // The others: it is no sign of itself.
    const all = this.ofKind.get(kind)!;
    const onFacts = all.onFacts - Number(this.isOnFacts(figure));
    const fed = all.fed - Number(isFed);
    const told = kind === 'time' ? `cue${cue}` : isFed ? 'fed' : `counted${cue}`;
    return [
      `${kind}${label}${place}`,
      `${kind}facts${Math.min(2, onFacts)}`,
      `${kind}${told}`,
      `${kind}${told}${label}`,
      `${kind}${told}${place}`,
      `${kind}${told}facts${Math.min(2, onFacts)}`,
      ...(kind === 'count' ? [`${told}fed${Math.min(2, fed)}`, `count${Math.min(13, value)}`] : []),
      ...(kind === 'time' && value % 5 !== 0 ? ['odd time'] : []),
      ...(mayBeTime(figure) ? [`bare time ${cue}`, `bare time ${cue}${label}`] : []),
      ...(isPart ? ['part', `part${cue}`] : []),
      ...(ofPair ? [`pair ${ofPair}`, `pair ${ofPair}${cue}`] : []),
    ];
  }

  private saidOf({ kind, value, line, text }: StatedFigure): string[] {
    // "Slices: 10 | Baking time: 55 min": what is not known beside it takes nothing from a statement.
    const facts =
      this.said.get(line) ?? (this.lines[line]!.label === 'F' ? statedFacts(text) : null);
    if (!facts) return [];
    if (kind === 'count') return facts.servings === value ? ['said servings'] : [];
    const roles = { prepTime: 'prep', cookTime: 'cook', totalTime: 'total', restTime: 'rest' };
    const said = (Object.keys(roles) as (keyof typeof roles)[]).filter(
      (role) => facts[role] === value,
    );
    return said.length > 0 ? said.map((role) => `said ${roles[role]}`) : ['said otherwise'];
  }

  /** Labels on lines of their own, above or below the figure. */
  private labelsBeside({ kind, line, before }: StatedFigure): string[] {
    return (
      [
        ['^', line - 1],
        ['_', line + 1],
      ] as const
    ).flatMap(([side, at]) => {
      const other = this.lines[at];
      if (!other) return [];
      const found = [`${kind}${side}${other.label}`];
      const isLabel = other.text.length < LONGEST_LABEL && !/\d/.test(other.text);
      if (!isLabel || (other.label !== 'F' && other.label !== 'H')) return found;
      const words =
        foldText(other.text)
          .match(/\p{L}+/gu)
          ?.slice(0, MOST_LABEL_WORDS) ?? [];
      for (const word of words) {
        found.push(...wordFeatures(kind, side, word));
        if (before[0] === BEYOND) found.push(...wordFeatures(kind, `${side}o`, word));
      }
      return found;
    });
  }

  private amongTimes(value: number): string[] {
    const count = Math.min(4, this.times.length);
    const found = [`times${count}`, `times${count}at${Math.min(4, this.times.indexOf(value))}`];
    if (value === this.largest && this.times.length > 1) found.push('largest');
    if (this.times.length > 2 && value * 2 === this.sum) found.push('sum');
    return found;
  }
}

const NEAR = 3;

function besideFeatures({ kind, before, behind }: StatedFigure): string[] {
  const found: string[] = [];
  for (const [sign, words] of [
    ['<', before],
    ['>', behind],
  ] as const)
    for (const [at, word] of words.slice(0, NEAR).entries()) {
      const end = words.indexOf(BEYOND);
      if (end >= 0 && at > end) found.push(...wordFeatures(kind, `${sign}~`, word));
      else if (at !== end)
        found.push(...wordFeatures(kind, `${sign}${at}`, word), ...wordFeatures(kind, sign, word));
    }
  const isEdge = (words: readonly string[]) => words[0] === BEYOND;
  const isEnd = (words: readonly string[]) => isEdge(words) && words.length === 1;
  if (isEnd(before)) found.push(`${kind}opens`);
  if (isEnd(behind)) found.push(`${kind}closes`);
  if (isEdge(before)) found.push(`${kind}begins`);
  if (isEdge(behind)) found.push(`${kind}ends`);
  if (isEdge(before) && isEdge(behind)) found.push(`${kind}own`);
  if (isEnd(before) && isEnd(behind)) found.push(`${kind}alone`);
  return found;
}
