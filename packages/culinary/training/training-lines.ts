import { sectionHeading } from '../src/read/headings/section-heading.ts';
import type { LineLabel } from '../src/read/text/labels/line-label.ts';
import type { TextLine } from '../src/read/text/lines/page-line.ts';
import { linesOfText } from '../src/read/text/lines/lines-of-text.ts';
import { withParagraphApart } from '../src/read/text/lines/one-paragraph.ts';
import type { LabelledText, SourceLine } from './labelled-text.ts';

/** A text in the lines that reading sees of it, with what each is. */
export interface TrainingText {
  text: LabelledText;
  lines: TextLine[];
  labels: LineLabel[];
}

/** Pieces of one source line lie close. */
const FARTHEST = 3;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const NUMBER_WORDS = /\d+|step|schritt|etape|étape|paso|passo|stap|steg/g;

/** Gives the lines that reading makes of a text the labels of the source lines they come from. */
export function trainingText(text: LabelledText): TrainingText {
  const source = text.source.filter(({ label }) => label !== null);
  const keys = source.map((line) => plain(line.text));
  const lines: TextLine[] = [];
  const labels: LineLabel[] = [];
  let next = 0;
  const read = linesOfText(text.source.map((one) => one.text).join('\n')).lines;
  for (const line of withParagraphApart(read)) {
    const key = plain(line.text);
    const at = placeOf(key, keys, next);
    const count = at === null ? joinedFrom(key, keys, next) : 0;
    if (count > 0) {
      lines.push(line);
      labels.push(source[next]!.label!);
      next += count;
    }
    if (at === null) continue;
    lines.push(line);
    labels.push(at < next ? labelOfPiece(line, source[at]!) : source[at]!.label!);
    next = Math.max(next, at + 1);
  }
  return { text, lines, labels };
}

/** How many source lines from `next` on the line joins: "Prep time" and below it "15 minutes". */
function joinedFrom(key: string, keys: readonly string[], next: number): number {
  let joined = '';
  for (let at = next; at < next + FARTHEST && at < keys.length; at++) {
    joined += keys[at]!;
    if (joined === key) return at + 1 - next;
    if (!key.startsWith(joined)) return 0;
  }
  return 0;
}

/** Which source line holds the words; the one before `next` may hold a further piece. Null where none does. */
function placeOf(key: string, keys: readonly string[], next: number): number | null {
  if (key === '') {
    // The number of a step, alone on its line.
    const number = keys.findIndex((one, at) => at >= next && one.replace(NUMBER_WORDS, '') === '');
    return number >= 0 && number <= next + FARTHEST ? number : null;
  }
  const same = keys.findIndex((one, at) => at >= next && at < next + FARTHEST && one === key);
  if (same >= 0) return same;
  if (next > 0 && keys[next - 1]!.includes(key) && !(keys[next] ?? '').includes(key))
    return next - 1;
  const holding = keys.findIndex((one, at) => at >= next && one.includes(key));
  return holding >= 0 ? holding : null;
}

function labelOfPiece(piece: TextLine, { label }: SourceLine): LineLabel {
  const section = sectionHeading(piece.text)?.section;
  return section === 'ingredients' ? 'L' : section === 'instructions' ? 'S' : label!;
}
