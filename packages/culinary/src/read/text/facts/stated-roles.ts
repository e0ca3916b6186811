import { factWeights } from '../learned/fact-weights.data.ts';
import { foldText } from '../../../words/fold.ts';
import { COUNTED_OTHERWISE, DONE_ONLINE, NO_NUMBERS, PIECES } from './fed-words.data.ts';
import { FACT_ROLES, factFeatures, mayBeTime, type FactLine, type FactRole } from './fact-roles.ts';
import { LearnedWeights } from '../learned/learned-weights.ts';
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
function countsOtherwise({ kind, value, before, behind, text }: StatedFigure): boolean {
  if (kind !== 'count') return WEIGHT.test(text);
  const [word, openers] = NO_NUMBERS.get(value) ?? [];
  return (
    COUNTED_OTHERWISE.has(behind[0] ?? '') ||
    [...before, ...behind].some((beside) => DONE_ONLINE.has(beside)) ||
    (openers?.has(before[0] ?? '') === true &&
      foldText(text).split(' ').includes(word!) &&
      !text.includes(String(value)))
  );
}

/** "about 900 g": a letter that shortens days in some languages. */
const WEIGHT = /\d\s?g\b/iu;

/** "Slices: 10" */
const isLabelled = ({ kind, before }: StatedFigure): boolean =>
  kind === 'count' && before[0] === ':' && PIECES.has(before[1] ?? '');

/** Numbers are of servings, times are not; a number beside words for a time may be either. */
const mayBe = (role: FactRole, figure: StatedFigure): boolean =>
  role === 'servings' ? figure.kind === 'count' : figure.kind === 'time' || mayBeTime(figure);

let own: LearnedWeights | null = null;

/** Which figures of the lines state servings and times, by weights that were learned from labelled texts. */
export function statedRoles(lines: readonly FactLine[], weights?: LearnedWeights): StatedRoles {
  own ??= new LearnedWeights(factWeights, FACT_ROLES.length);
  const known = weights ?? own;
  const { figures, features } = factFeatures(lines);
  const found: StatedRoles = {};
  const cues = new Map<StatedRole, StatedFigure['cue']>();
  for (const [at, names] of features.entries()) {
    if (countsOtherwise(figures[at]!)) continue;
    const scores = new Float64Array(FACT_ROLES.length);
    known.add(new Set(names), scores);
    for (const [index, role] of FACT_ROLES.entries())
      if (names.includes(`said ${role}`) || (role === 'servings' && isLabelled(figures[at]!)))
        scores[index]! += SAID;
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const sum = shares.reduce((all, weight) => all + weight, 0);
    const { value, text, line } = figures[at]!;
    for (const [index, role] of FACT_ROLES.entries()) {
      if (role === 'none' || !mayBe(role, figures[at]!)) continue;
      const certainty = shares[index]! / sum;
      const { isFed, cue, kind } = figures[at]!;
      if (kind === 'time' && value >= LONGEST_WORK && role !== 'total' && cue !== role) continue;
      const least = isFed ? LEAST_FED : LEAST;
      if (certainty > Math.max(least, found[role]?.certainty ?? 0)) {
        found[role] = { value, certainty, text, paragraph: lines[line]!.text };
        cues.set(found[role], cue);
      }
    }
  }
  return withLoneTimeWhole(found, cues);
}

/** A time that no word calls anything, and beside which there is no other, is that of the whole: "2 people | 25 min". */
function withLoneTimeWhole(
  { prep, cook, total, ...found }: StatedRoles,
  cues: ReadonlyMap<StatedRole, StatedFigure['cue']>,
): StatedRoles {
  const [lone, other] = [prep, cook, total].filter((role) => role !== undefined);
  return lone !== undefined && other === undefined && cues.get(lone) === null && isBareTime(lone)
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
