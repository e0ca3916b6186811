import { OPERATOR_LINE, PART_FIRST, PART_LAST } from './short-messages.data.ts';
import { endsOpen } from './wrapped-lines.ts';

const LONGEST = 2_000;
/** The number of a part stands at the very end, and a word before it. */
const LONGEST_MARK = 24;
const MOST_PARTS = 30;

interface Mark {
  at: number;
  part: number;
  of: number;
  /** The line without its mark. */
  words: string;
}

/** A text that was sent in numbered parts, as one: "(2/3) and 3 eggs". Other texts stay. */
export function joinedParts(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const first = marksIn(lines, markFirst);
  const marks = first ?? marksIn(lines, markLast);
  if (!marks) return text;
  const parts = marks.map((mark, index) => {
    const from = first ? mark.at + 1 : index > 0 ? marks[index - 1]!.at + 1 : 0;
    const to = first ? (marks[index + 1]?.at ?? lines.length) : mark.at;
    const others = lines.slice(from, to);
    return { ...mark, lines: first ? [mark.words, ...others] : [...others, mark.words] };
  });
  const before = first ? lines.slice(0, marks[0]!.at) : [];
  const after = first ? [] : lines.slice(marks.at(-1)!.at + 1);
  const said = parts.sort((one, other) => one.part - other.part).map((part) => part.lines);
  return joined([before, ...said, after].map(withoutOperator));
}

const withoutOperator = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.length > LONGEST || !OPERATOR_LINE.test(line.trim()));

function joined(parts: readonly string[][]): string {
  const all: string[] = [];
  for (const part of parts) {
    const from = part.findIndex((line) => line.trim() !== '');
    const last = part.findLastIndex((line) => line.trim() !== '');
    if (from < 0) continue;
    const [head = '', ...rest] = part.slice(from, last + 1);
    const above = all.pop();
    if (above === undefined) all.push(head);
    else all.push(...seam(above, head));
    all.push(...rest);
  }
  return all.join('\n');
}

/** A part ends where there was no more room: what it breaks off goes on in the next. */
function seam(above: string, below: string): string[] {
  const end = above.replace(/(?:…|\.{3})\s?$/, '').trimEnd();
  const start = below.replace(/^\s{0,5}(?:…|\.{3})\s?/, '').trimStart();
  const goesOn =
    end !== above.trimEnd() ||
    /^\p{Ll}/u.test(start) ||
    endsOpen(end.slice(-40)) ||
    /[,;]$/.test(end);
  return goesOn ? [`${end} ${start}`] : [above, below];
}

/** One mark for each part, of the same whole; null where there are others. */
function marksIn(
  lines: readonly string[],
  read: (line: string) => Omit<Mark, 'at'> | null,
): Mark[] | null {
  const marks = lines.flatMap((line, at) => {
    const mark = line.length <= LONGEST ? read(line.trim()) : null;
    return mark ? [{ ...mark, at }] : [];
  });
  const of = marks[0]?.of ?? 0;
  const whole =
    of >= 2 &&
    of <= MOST_PARTS &&
    marks.length === of &&
    marks.every((mark) => mark.of === of) &&
    new Set(marks.map(({ part }) => part)).size === of &&
    marks.every(({ part }) => part >= 1 && part <= of);
  return whole ? marks : null;
}

const figures = (found: RegExpExecArray): { part: number; of: number } => {
  const [part = '0', of = '0'] = found.slice(1).filter((figure) => figure !== undefined);
  return { part: Number(part), of: Number(of) };
};

function markFirst(line: string): Omit<Mark, 'at'> | null {
  const found = PART_FIRST.exec(line);
  return found && { ...figures(found), words: line.slice(found[0].length) };
}

function markLast(line: string): Omit<Mark, 'at'> | null {
  const from = Math.max(0, line.length - LONGEST_MARK);
  const found = PART_LAST.exec(line.slice(from));
  if (!found) return null;
  const mark =
    /(?<=\s|^)\d{1,2}\/\d{1,2}[):]?$/.exec(found[0]) ??
    /(?:[([]|sms|part|teil|partie|parte)?[^([]{0,20}$/i.exec(found[0])!;
  return { ...figures(found), words: line.slice(0, from + found.index + mark.index).trimEnd() };
}
