import { findDurations, type FoundDuration } from '../../../words/durations.ts';
import { cueOf } from './time-clauses.ts';
import { COMES_TO, IN_ALL } from './summed-times.data.ts';

/** "25 + 40 min": the unit stands once, behind the last. */
const BARE_SUMMANDS =
  /(?<![\d.,/–\p{L}-])\d{1,3}(?:\s?\+\s?\d{1,3}){1,4}(?=\s?(\p{L}{1,8})(?![\p{L}\d]))/gu;
const PLUS = /^\.?\s?\+\s?$/;
/** Where what is said of a time ends. */
const PARTS = /[,;|()]|\.\s|[•·\n]/u;
const PARTS_BEFORE = /[,;|()•·\n](?=[^,;|()•·\n]*$)/u;
/** What is added to the preparation for so long is a wait, though no word says so: "Prep: 20 min + 2 h". */
const LONGEST_MORE_WORK = 60;
const WORK: ReadonlySet<string | null> = new Set(['prep', 'cook', 'whole']);

interface Sum {
  minutes: number;
  start: number;
  end: number;
}

/** A statement with the sums of its times worked out: "Cuisson : 25 + 40 min, soit 1 h 05" is "Cuisson : 65 min". Its numbers are in figures. */
export function withSums(statement: string): string {
  if (!statement.includes('+')) return statement;
  const bare = new Set<number>();
  const text = statement.replace(BARE_SUMMANDS, (figures, unit: string, at: number) => {
    if (findDurations(`1 ${unit}`).length === 0) return figures;
    bare.add(at);
    return figures.replace(/\d+(?=\s?\+)/g, `$& ${unit}`);
  });
  const times = findDurations(text);
  let written = '';
  let from = 0;
  for (const run of runsOf(times, text)) {
    const sum = sumOf(run, text, bare.size > 0);
    if (sum === null || sum.start < from) continue;
    written += `${text.slice(from, sum.start)}${sum.minutes} min`;
    from = behindRestated(sum, times, text);
  }
  return from === 0 ? statement : written + text.slice(from);
}

/** The times that nothing but a plus joins, and those that hold one: "10 min + 15 min", "1 h + 15 min". */
function runsOf(times: readonly FoundDuration[], text: string): FoundDuration[][] {
  const runs: FoundDuration[][] = [];
  for (const time of times) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && PLUS.test(text.slice(last.end, time.start))) runs.at(-1)!.push(time);
    else runs.push([time]);
  }
  return runs.filter(
    (run) => run.length > 1 || text.slice(run[0]!.start, run[0]!.end).includes('+'),
  );
}

/** What a run comes to; null where its times are of several works, or one is waited for. */
function sumOf(run: readonly FoundDuration[], text: string, isBare: boolean): Sum | null {
  const [first, ...more] = run;
  const { start } = first!;
  const { end } = run.at(-1)!;
  const head = text.slice(0, start);
  const cut = PARTS_BEFORE.exec(head);
  const before = cueOf(cut === null ? head : head.slice(cut.index + 1));
  const behind = cueOf(text.slice(end).split(PARTS, 1)[0]!);
  const cue = before ?? (isBare ? behind : null);
  if (!WORK.has(cue) || (behind !== null && behind !== cue)) return null;
  if (cue === 'prep' && more.some(({ minutes }) => minutes >= LONGEST_MORE_WORK)) return null;
  return { minutes: run.reduce((sum, { minutes }) => sum + minutes, 0), start, end };
}

/** The place behind a sum and what says once more what it comes to. */
function behindRestated(
  { minutes, end }: Sum,
  times: readonly FoundDuration[],
  text: string,
): number {
  const next = times.find(({ start }) => start >= end);
  const isRestated =
    next !== undefined && next.minutes === minutes && COMES_TO.test(text.slice(end, next.start));
  return isRestated ? next.end + IN_ALL.exec(text.slice(next.end))![0].length : end;
}
