import type { Page, Word } from 'tesseract.js';
import { baselineAt, runsOfWords, typicalHeight, type WordRun } from '../ocr/ocr-lines.ts';

const { abs } = Math;

/** What a box to tick, a ring or a star is read as: a sign or two, of which none is a figure. */
const SIGN = /^[^\d½¼¾⅓⅔⅛\s]{1,3}$/u;
/** A word of the text stands there, not a drawing. */
const WORD = /^(?:\p{L}{3,}|\p{Ll}{2})$/u;
/** In heights of a line: how exactly items begin at the same margin, how far before it the sign stands, and how far items are apart. */
const ALIGNED = 0.35;
const BEFORE = { least: 0.9, most: 3 };
const FARTHEST = 4.5;
const FEWEST = 3;
const NEIGHBOURS = 4;
const STARTS_WITH_FIGURE = /^[\d½¼¾⅓⅔⅛]/u;

interface Start {
  run: WordRun;
  height: number;
  y: number;
  x: number;
}

/**
 * Puts a bullet for a sign that hangs before the margin at which the items around it begin, "(J 500 g potatoes": of most boxes to tick the
 * recogniser sees nothing, and of one some letters. Where figures begin as far left, the sign may be one.
 */
export function markHangingSigns(page: Page): void {
  const starts = (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(runsOfWords)))
    .map(startOf)
    .sort((a, b) => a.y - b.y);
  for (const [at, start] of starts.entries()) {
    const [sign, first] = start.run.words;
    if (!sign || !first || !SIGN.test(sign.text) || WORD.test(sign.text)) continue;
    const near = [
      ...starts.slice(Math.max(0, at - NEIGHBOURS), at),
      ...starts.slice(at + 1, at + 1 + NEIGHBOURS),
    ].filter(({ y }) => abs(y - start.y) < FARTHEST * start.height);
    if (hangs(sign, first, start, near)) {
      sign.text = '';
      first.text = `• ${first.text}`;
      first.bbox = { ...first.bbox, x0: sign.bbox.x0 };
    }
  }
}

function hangs(sign: Word, first: Word, { height }: Start, near: readonly Start[]): boolean {
  const isAt = (x: number) => (start: Start) => abs(start.x - x) < ALIGNED * height;
  const before = first.bbox.x0 - sign.bbox.x0;
  if (before < BEFORE.least * height || before > BEFORE.most * height) return false;
  const beside = near.filter(isAt(first.bbox.x0));
  return (
    beside.length >= FEWEST &&
    !near.some(
      (start) =>
        isAt(sign.bbox.x0)(start) && STARTS_WITH_FIGURE.test(start.run.words[0]?.text ?? ''),
    )
  );
}

function startOf(run: WordRun): Start {
  const first = run.words[0]!;
  const height = typicalHeight(run.line, run.words);
  return { run, height, y: baselineAt(run.line, first.bbox.x0), x: first.bbox.x0 };
}
