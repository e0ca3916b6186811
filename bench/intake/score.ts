import type { BenchCase, Expected } from './cases.ts';
import type { Prediction } from './import-cases.ts';
import { minutesOf, numbersIn } from './stated-values.ts';

type Scores = Partial<Record<'title' | 'lines' | 'steps' | 'yield' | 'time', number>>;

const COLUMNS = ['title', 'lines', 'steps', 'yield', 'time'] as const;
const SAME_LINE = 0.8;
const RIGHT_LINES = 0.9;
const RIGHT_STEPS = 0.85;

/** A table of scores over all cases that say what is expected, then a row for each kind where there are few. */
export function scoreTable(what: string, cases: BenchCase[], predictions: Prediction[]): string {
  const scored = cases.flatMap((bench, index) =>
    bench.expected
      ? [
          {
            kind: bench.kind,
            scores: scoresOf(bench.expected, predictions[index] as Prediction),
            doubted: (predictions[index]?.doubts ?? []).length > 0,
            read: predictions[index]?.error === undefined,
          },
        ]
      : [],
  );
  const failed = predictions.filter((prediction) => prediction.error);
  const took = predictions.map((prediction) => prediction.took).sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0);
  const lines = [
    `${what}: ${cases.length} cases, ${failed.length} without a recipe; ${at(0.5)} ms median, ${at(0.95)} ms p95 from request to recipe`,
  ];
  if (scored.length > 0) {
    const kinds = [...new Set(scored.map((row) => row.kind))];
    lines.push(
      `| ${'cases'.padEnd(12)} |   n | ${COLUMNS.join(' | ')} |`,
      `|---|--:|${COLUMNS.map(() => '--:|').join('')}`,
    );
    const row = (name: string, rows: typeof scored) => {
      const means = COLUMNS.map((column) =>
        mean(rows.flatMap(({ scores }) => scores[column] ?? [])).padStart(5),
      );
      const count = String(rows.length).padStart(3);
      return `| ${name.padEnd(12)} | ${count} | ${means.join(' | ')} |`;
    };
    lines.push(
      row('all', scored),
      ...(kinds.length <= 20
        ? kinds.map((kind) =>
            row(
              kind,
              scored.filter((one) => one.kind === kind),
            ),
          )
        : []),
    );
  }
  if (scored.length > 0) lines.push(placedDoubts(scored.filter(({ read }) => read)));
  for (const { id, error } of failed) lines.push(`  ${id}: ${error}`);
  return lines.join('\n');
}

/** How well doubts are placed: most of what is wrong is doubted, and little of what is right. */
function placedDoubts(rows: { scores: Scores; doubted: boolean }[]): string {
  const wrong = rows.filter(({ scores }) => !isRight(scores));
  const right = rows.filter(({ scores }) => isRight(scores));
  const share = (some: typeof rows) =>
    `${some.filter(({ doubted }) => doubted).length} of ${some.length} (${mean(some.map(({ doubted }) => Number(doubted)))} %)`;
  return `doubts: ${share(wrong)} wrong results doubted, aim 80 %; ${share(right)} right ones, at most 10 %`;
}

/** The title, nearly all lines and nearly all words of the steps. */
export const isRight = ({ title, lines, steps }: Scores) =>
  title === 1 && (lines ?? 1) >= RIGHT_LINES && (steps ?? 1) >= RIGHT_STEPS;

const mean = (values: number[]) =>
  values.length
    ? ((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1)
    : '-';

/** How well a prediction fits what is expected, field by field, 0 to 1. */
export function scoresOf(expected: Expected, found: Omit<Prediction, 'id' | 'took'>): Scores {
  const steps = expected.instructions_list ?? [];
  const servings = numbersIn(expected.yields);
  return {
    title: Number(words(found.title).join(' ') === words(expected.title).join(' ')),
    lines: lineScore(found.ingredients ?? [], expected.ingredients ?? []),
    ...(steps.length > 0 && {
      steps: overlap((found.instructions ?? []).flatMap(words), steps.flatMap(words)),
    }),
    ...(servings.length > 0 && {
      yield: Number(numbersIn(found.yields).some((number) => servings.includes(number))),
    }),
    ...(expected.total_time && {
      time: Number(minutesOf(found.total_time) === expected.total_time),
    }),
  };
}

/** F1 of two lists of lines, where a pair counts when its words overlap by at least 0.8; best pairs first. */
function lineScore(found: string[], expected: string[]): number {
  const pairs = found
    .flatMap((line, f) =>
      expected.map((other, e) => ({ f, e, same: overlap(words(line), words(other)) })),
    )
    .filter(({ same }) => same >= SAME_LINE)
    .sort((a, b) => b.same - a.same);
  const usedFound = new Set<number>();
  const usedExpected = new Set<number>();
  for (const { f, e } of pairs) {
    if (usedFound.has(f) || usedExpected.has(e)) continue;
    usedFound.add(f);
    usedExpected.add(e);
  }
  return found.length + expected.length === 0
    ? 1
    : (2 * usedFound.size) / (found.length + expected.length);
}

/** F1 of two bags of words. */
function overlap(found: string[], expected: string[]): number {
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  let same = 0;
  for (const word of found) {
    const count = left.get(word) ?? 0;
    if (count > 0) same++;
    left.set(word, count - 1);
  }
  return found.length + expected.length === 0 ? 1 : (2 * same) / (found.length + expected.length);
}

const words = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
