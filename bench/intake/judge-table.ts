import type { BenchCase } from './cases.ts';
import type { Prediction } from './import-cases.ts';
import { isJudged, judge } from './judge.ts';

/** How many results are right throughout and how many of the others are doubted, by kind; then the wrong ones. Empty where no case can be judged. */
export function judgeTable(what: string, cases: BenchCase[], predictions: Prediction[]): string {
  const rows = cases.flatMap(({ id, kind, expected }, index) =>
    isJudged(expected)
      ? [{ id, kind, verdict: judge(expected, predictions[index] as Prediction) }]
      : [],
  );
  if (rows.length === 0) return '';
  const line = (name: string, some: typeof rows) => {
    const wrong = some.filter(({ verdict }) => verdict.wrong.length > 0);
    const right = some.filter(({ verdict }) => verdict.wrong.length === 0);
    const cells = [
      share(right.length, some.length),
      share(wrong.filter(({ verdict }) => verdict.doubted).length, wrong.length),
      share(wrong.filter(({ verdict }) => verdict.partNamed).length, wrong.length),
      share(right.filter(({ verdict }) => verdict.doubted).length, right.length),
    ];
    return `| ${name.padEnd(12)} | ${cells.map((cell) => cell.padStart(16)).join(' | ')} |`;
  };
  const found = [...new Set(rows.map(({ kind }) => kind))];
  const kinds = found.length > 1 && found.length < rows.length ? found : [];
  return [
    `${what}, judged strictly:`,
    `| cases        | right throughout |  wrong: doubted  | wrong: part named | right: doubted  |`,
    '|---|--:|--:|--:|--:|',
    line('all', rows),
    ...kinds.map((kind) =>
      line(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    ...rows.flatMap(({ id, verdict: { wrong, doubted } }) =>
      wrong.length > 0 ? [`  ${id}: ${wrong.join(', ')}${doubted ? '' : ', not doubted'}`] : [],
    ),
  ].join('\n');
}

const share = (some: number, all: number) =>
  all === 0 ? '-' : `${some} of ${all} (${Math.round((100 * some) / all)} %)`;
