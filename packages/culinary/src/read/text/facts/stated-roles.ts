import { factWeights } from '../learned/fact-weights.data.ts';
import { foldText } from '../../../words/fold.ts';
import {
  ADULTS,
  CHILDREN,
  COUNTED_OTHERWISE,
  DONE_ONLINE,
  HEAT_WORDS,
  NO_NUMBERS,
  PIECES,
} from './fed-words.data.ts';
import { eaterWords } from '../../../words/yield-words.data.ts';
import { FACT_ROLES, factFeatures, mayBeTime, type FactLine, type FactRole } from './fact-roles.ts';
import { labelledTime, timeBehind } from './labelled-time.ts';
import { LearnedWeights } from '../learned/learned-weights.ts';
import { OR } from './settled-words.data.ts';
import type { StatedFigure } from './stated-figures.ts';

/** A servings or a time that a text states. */
export interface StatedRole {
  /** How many, or minutes. */
  value: number;
  /** 0 to 1. */
  certainty: number;
  /** The words that state it, times in figures. */
  text: string;
  /** The paragraph it stands in, as the source has it. */
  paragraph: string;
}

export type StatedRoles = Partial<Record<Exclude<FactRole, 'none'>, StatedRole>>;

const LEAST = 0.5;
/** Of a number whose words say that it is fed. */
const LEAST_FED = 0.3;
/** No work goes on so long. */
const LONGEST_WORK = 1440;
/** What a label that is known adds to what was learned. */
const SAID = 2.5;

/** "12 comments", "shared by 12 people", "au four", "20 minutes to prepare": no number of those who eat, or no number at all. */
function countsOtherwise(figure: StatedFigure): boolean {
  const { kind, value, before, behind, text } = figure;
  if (kind !== 'count') return WEIGHT.test(text);
  if (isHeat(figure)) return true;
  const [word, openers] = NO_NUMBERS.get(value) ?? [];
  return (
    COUNTED_OTHERWISE.has(behind[0] ?? '') ||
    [...before, ...behind].some((beside) => DONE_ONLINE.has(beside)) ||
    (openers?.has(before[0] ?? '') === true &&
      foldText(text)
        .match(/\p{L}+/gu)
        ?.includes(word!) === true &&
      !text.includes(String(value)))
  );
}

/** "oven 180", "Ofen: 200": degrees without their sign. */
const isHeat = ({ value, statement }: StatedFigure): boolean =>
  value >= LEAST_DEGREES && value <= MOST_DEGREES && statement.some((word) => HEAT_WORDS.has(word));
const LEAST_DEGREES = 100;
const MOST_DEGREES = 500;

/** "about 900 g": a letter that shortens days in some languages. */
const WEIGHT = /\d\s?g\b/iu;

/** "Slices: 10" */
const isLabelled = ({ kind, before }: StatedFigure): boolean =>
  kind === 'count' && before[0] === ':' && PIECES.has(before[1] ?? '');

/** Numbers are of servings, times are not; a number beside words for a time may be either. */
const mayBe = (role: FactRole, figure: StatedFigure, labelled: FactRole | null): boolean =>
  role === 'servings'
    ? figure.kind === 'count'
    : (figure.kind === 'time' || mayBeTime(figure)) && (labelled ?? role) === role;

const ROLE_OF = {
  prepTime: 'prep',
  cookTime: 'cook',
  restTime: 'none',
  totalTime: 'total',
} as const;

/** Which role a label gives to the one time of a line, before it or on a line of its own above it; null where none does. */
function labelledRole(lines: readonly FactLine[], { kind, line }: StatedFigure): FactRole | null {
  if (kind !== 'time') return null;
  const { text } = lines[line]!;
  const above = lines[line - 1];
  const labelled = labelledTime(text) ?? (above ? timeBehind(above.text, text) : null);
  return labelled && ROLE_OF[labelled.field];
}

const eaters: ReadonlySet<string> = new Set(eaterWords);
/** Words behind a number of those who eat, and behind one of pieces, speak for it where a line has several numbers. */
const OF_EATERS = 2;
const OF_PIECES = 1;

/** What the word behind a number adds: of "30 meatballs, that is six portions" the portions count. */
function countedBehind({ kind, behind: [word = ''] }: StatedFigure): number {
  if (kind !== 'count') return 0;
  if (PIECES.has(word)) return OF_PIECES;
  return eaters.has(word) || ADULTS.has(word) ? OF_EATERS : 0;
}

/** "4 adults or 6 children": the one or the other, not both. */
const isOneOrOther = ({ behind }: StatedFigure): boolean => or.has(behind[1] ?? '');
const or: ReadonlySet<string> = new Set(OR);

/** "2 adults and 2 children" are four: the children are counted with the adults before them. */
function withChildren(figures: readonly StatedFigure[]): StatedFigure[] {
  return figures.flatMap((figure, at) => {
    const [before, next] = [figures[at - 1], figures[at + 1]];
    if ([figure, before].some((one) => one && isOneOrOther(one))) return [figure];
    const eat = (one: StatedFigure | undefined, words: ReadonlySet<string>) =>
      one?.kind === 'count' && one.line === figure.line && words.has(one.behind[0] ?? '');
    if (eat(figure, ADULTS) && eat(next, CHILDREN))
      return [{ ...figure, value: figure.value + next!.value }];
    return [eat(figure, CHILDREN) && eat(before, ADULTS) ? { ...figure, value: 0 } : figure];
  });
}

/**
 * "Cook 1 hr 20 (covered), plus 20 mins uncovered", "8 hrs LOW or 4 hrs HIGH": a time that no word calls its own goes on from the one in front of
 * it, and is no work before it, nor the other way to do it.
 */
function goesOnFromOther(figures: readonly StatedFigure[], at: number, role: FactRole): boolean {
  const { line, cue, before } = figures[at]!;
  if (cue === role || cue === 'whole') return false;
  const earlier = figures
    .slice(0, at)
    .filter((figure) => figure.kind === 'time' && figure.line === line);
  if (earlier.length > 0 && or.has(before[0] ?? '')) return true;
  return role === 'prep' && cue === null && earlier.some((figure) => figure.cue === 'cook');
}

let own: LearnedWeights | null = null;

/** Which figures of the lines state servings and times, by weights that were learned from labelled texts. */
export function statedRoles(lines: readonly FactLine[], weights?: LearnedWeights): StatedRoles {
  own ??= new LearnedWeights(factWeights, FACT_ROLES.length);
  const known = weights ?? own;
  const { figures: all, features } = factFeatures(lines);
  const figures = withChildren(all);
  const several = Map.groupBy(
    figures.filter(({ kind }) => kind === 'count'),
    ({ line }) => line,
  );
  const found: StatedRoles = {};
  const unnamed = new Set<StatedRole>();
  for (const [at, names] of features.entries()) {
    if (figures[at]!.value === 0 || countsOtherwise(figures[at]!)) continue;
    const isOneOfSeveral = (several.get(figures[at]!.line)?.length ?? 0) > 1;
    const scores = new Float64Array(FACT_ROLES.length);
    known.add(new Set(names), scores);
    for (const [index, role] of FACT_ROLES.entries())
      if (names.includes(`said ${role}`) || (role === 'servings' && isLabelled(figures[at]!)))
        scores[index]! += SAID;
      else if (role === 'servings' && isOneOfSeveral) scores[index]! += countedBehind(figures[at]!);
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const sum = shares.reduce((all, weight) => all + weight, 0);
    const labelled = labelledRole(lines, figures[at]!);
    const { value, text, line } = figures[at]!;
    for (const [index, role] of FACT_ROLES.entries()) {
      if (role === 'none' || !mayBe(role, figures[at]!, labelled)) continue;
      const certainty = shares[index]! / sum;
      const { isFed, cue, kind } = figures[at]!;
      if (kind === 'time' && goesOnFromOther(figures, at, role)) continue;
      if (kind === 'time' && value >= LONGEST_WORK && role !== 'total' && cue !== role) continue;
      const least = isFed ? LEAST_FED : LEAST;
      if (certainty > Math.max(least, found[role]?.certainty ?? 0)) {
        found[role] = { value, certainty, text, paragraph: lines[line]!.text };
        // A label may say what the words do not.
        if (cue === null && !names.includes(`said ${role}`)) unnamed.add(found[role]);
      }
    }
  }
  const times = figures.filter(({ kind }) => kind === 'time').length;
  return times === 1 ? withLoneTimeWhole(found, unnamed) : found;
}

/** A time that no word calls anything, and beside which there is no other, is that of the whole: "2 people | 25 min". */
function withLoneTimeWhole(
  { prep, cook, total, ...found }: StatedRoles,
  unnamed: ReadonlySet<StatedRole>,
): StatedRoles {
  const [lone, other] = [prep, cook, total].filter((role) => role !== undefined);
  return lone !== undefined && other === undefined && unnamed.has(lone) && isBareTime(lone)
    ? { ...found, total: lone }
    : {
        ...found,
        ...(prep && { prep }),
        ...(cook && { cook }),
        ...(total && { total }),
      };
}

const isBareTime = ({ paragraph }: StatedRole): boolean => paragraph.length <= LONGEST_BARE;
/** Longer paragraphs say what a time is of in words. */
const LONGEST_BARE = 40;
