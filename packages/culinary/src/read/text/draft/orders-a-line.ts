import { mayOpenWithVerb } from '../../doubts/instructs.ts';
import { isFinalInfinitive, isInstructionForm } from '../../verbs/instruction-forms.ts';
import { foldText } from '../../../words/fold.ts';
import { wordSet } from '../../../words/word-list.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { cannotEnd } from '../lines/wrapped-lines.ts';

const BLANK = 0.5;
const FEWEST_LINES = 3;
/** A sentence ends within the line, or at its end. */
const HAS_STOP = /[.;:](?:\s+\p{Lu}|$)/u;
/** Behind these an order goes on, and with these no line begins anew. */
const GOES_ON = wordSet(`
  and or until then und oder bis dann lassen et ou jusqu puis e o poi fino y hasta luego in mit im zu
`);
const OPENS_NO_ORDER = wordSet(`
  and or until for und oder bis lassen werden et ou jusqu a au e o fino per y hasta para
`);

/**
 * Labels of lines, where orders that stand a line each without full stops were taken for one: each line begins with a verb, or stands below
 * one that ends in a verb.
 */
export function withOrdersALine(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const settled = [...labels];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && /[Ss]/.test(labels[to]!.label) && isRightBelow(lines, to)) to++;
    if (/[Ss]/.test(labels[from]!.label) && areOrders(lines.slice(from, to)))
      for (let at = from + 1; at < to; at++)
        settled[at] = isAside(lines[at]!.text)
          ? { ...labels[at]!, label: 'N', told: 0 }
          : { ...labels[at]!, label: 'S' };
    from = to;
  }
  return settled;
}

const isRightBelow = (lines: readonly TextLine[], at: number): boolean => {
  const [above, line] = [lines[at - 1]!, lines[at]!];
  return (
    line.marker === null &&
    line.gap < BLANK &&
    line.page === above.page &&
    line.column === above.column
  );
};

/** "(wenn der Teig zu weich ist: Brösel rein)" is a remark. */
const isAside = (text: string): boolean => /^\([^()]*\)$/u.test(text);

function areOrders(run: readonly TextLine[]): boolean {
  const texts = run.map(({ text }) => text).filter((text) => !isAside(text));
  return (
    texts.length >= FEWEST_LINES &&
    run[0]!.marker === null &&
    texts.every((text) => !HAS_STOP.test(text) && !cannotEnd(text)) &&
    texts.slice(1).every((text, at) => isApart(texts[at]!, text))
  );
}

/** Whether an order ends where a line does: "laisser" above "cuire" is one. */
function isApart(above: string, below: string): boolean {
  const [last = '', first = ''] = [
    /\p{L}+(?=\P{L}*$)/u.exec(foldText(above).slice(-LONGEST_WORD))?.[0],
    /\p{L}+/u.exec(foldText(below).slice(0, LONGEST_WORD))?.[0],
  ];
  if (GOES_ON.has(last) && !isFinalInfinitive(last)) return false;
  if (OPENS_NO_ORDER.has(first)) return false;
  if (isFinalInfinitive(last)) return true;
  return mayOpenWithVerb(below) && !isInstructionForm(last);
}
const LONGEST_WORD = 40;
