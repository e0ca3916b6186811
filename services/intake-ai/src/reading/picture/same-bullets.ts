import type { Page, Word } from 'tesseract.js';
import { baselineAt, runsOfWords, typicalHeight, type WordRun } from '../ocr/ocr-lines.ts';
import { glyphAt, isSameShape, type Glyph } from './glyph-shape.ts';
import type { GreyPicture } from './grey-picture.ts';

const { abs } = Math;

/** In heights of a line: how far from one another the first signs of two items stand, sideways and downwards. */
const ALIGNED = 0.6;
const FARTHEST = 4;
/** In heights of a line: how far at the left of its words a bullet may stand. */
const BEFORE = 0.3;
const FARTHEST_BEFORE = 3;
const FEWEST = 3;
/** Of a word that is one: bullets among letters are read with less. */
const SURE = 85;
/** As a share of the lines from the first to the last of a list: with fewer they are letters that happen to be alike. */
const LISTED = 0.6;
const MOST_RUNS = 600;

/** What a bullet is never: a figure of an amount or the number of a step; a per cent sign is how a fraction is seen. */
const FIGURE = /^[("'“]?[1-9½¼¾⅓⅔⅛%Il|]/u;
const MAY_BE_AMOUNT = /[1-9½¼¾⅓⅔⅛%/]/u;
const STARTS_WITH_FIGURE = /^[\d½¼¾⅓⅔⅛%]|^[Il|](?:\s|$)/u;

interface Start {
  run: WordRun;
  height: number;
  y: number;
  x: number;
  glyph: Glyph | null;
}

/**
 * Puts a bullet for the sign before the items of a list, whatever letters it was read as: "u 1 carotte", "go sel", "01 kg". The same
 * small shape alone before lines under one another is a bullet, where it is no figure.
 */
export function markSameBullets(page: Page, picture: GreyPicture): void {
  const runs = (page.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(runsOfWords)),
  );
  if (runs.length > MOST_RUNS) return;
  const starts = runs.map((run) => startOf(run, picture)).sort((a, b) => a.y - b.y);
  for (const column of columnsOf(starts)) {
    const listed = sameGlyphs(column);
    if (listed.length < FEWEST || !areBullets(listed)) continue;
    for (const { run, glyph } of listed) putBullet(run, glyph);
    for (const start of starts) {
      if (listed.some(({ run }) => run === start.run)) continue;
      const left = bulletLeftOf(start, listed, picture);
      if (left) putBullet(start.run, left);
    }
  }
}

function startOf(run: WordRun, picture: GreyPicture): Start {
  const first = run.words[0]!;
  const height = typicalHeight(run.line, run.words);
  const y = baselineAt(run.line, first.bbox.x0);
  const glyph = glyphAt(picture, { from: first.bbox.x0 - BEFORE * height, baseline: y, height });
  return { run, height, y, x: glyph?.x0 ?? first.bbox.x0, glyph };
}

/** Runs under one another that begin at the same margin; it may lean a little. */
function columnsOf(starts: readonly Start[]): Start[][] {
  const columns: Start[][] = [];
  for (const start of starts) {
    const above = columns.find((column) => {
      const last = column.at(-1)!;
      const height = Math.max(last.height, start.height);
      return abs(last.x - start.x) < ALIGNED * height && start.y - last.y < FARTHEST * height;
    });
    if (above) above.push(start);
    else columns.push([start]);
  }
  return columns;
}

interface Bulleted {
  run: WordRun;
  height: number;
  y: number;
  glyph: Glyph;
}

/** The largest set of starts with the same first sign, one close below the other. */
function sameGlyphs(column: readonly Start[]): Bulleted[] {
  let best: Bulleted[] = [];
  for (const seed of column) {
    if (!seed.glyph) continue;
    const places = [...column.keys()].filter((at) => {
      const { glyph } = column[at]!;
      return glyph !== null && isSameShape(seed.glyph!, glyph);
    });
    const span = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
    if (places.length <= best.length || places.length < LISTED * span) continue;
    best = places.map((at) => ({ ...column[at]!, glyph: column[at]!.glyph! }));
  }
  return best;
}

/** Whether the sign is none that was rightly read as a figure: then amounts follow it, or nobody took it for one. */
function areBullets(listed: readonly Bulleted[]): boolean {
  const read = listed.map(({ run, glyph }) => partedAt(run, glyph));
  const most = (count: number) => count >= listed.length / 2;
  if (most(read.filter(({ sign }) => FIGURE.test(sign)).length)) return false;
  if (read.every(({ rest }) => rest === '')) return false;
  if (most(listed.filter(({ run, glyph }) => beginsWord(run, glyph)).length)) return false;
  return (
    most(read.filter(({ rest }) => STARTS_WITH_FIGURE.test(rest)).length) ||
    !read.some(({ sign }) => MAY_BE_AMOUNT.test(sign))
  );
}

/** "di brodo", "di vino": a letter that was surely read as the first of its word, wherever the blank behind it. */
function beginsWord({ words }: WordRun, glyph: Glyph): boolean {
  const word = words.find(({ bbox }) => !isWithin(bbox, glyph));
  return (
    word !== undefined &&
    word === words[0] &&
    word.confidence >= SURE &&
    /^\p{L}{2,}\P{L}*$/u.test(word.text) &&
    signsWithin(word, glyph) > 0
  );
}

/** The bullet of an item before which the recogniser left it out. */
function bulletLeftOf(
  { run, height, y }: Start,
  listed: readonly Bulleted[],
  picture: GreyPicture,
): Glyph | null {
  const near = listed.find(
    (item) => abs(item.y - y) < FARTHEST * height && abs(item.y - y) > height / 2,
  );
  if (!near) return null;
  const before = run.words[0]!.bbox.x0 - near.glyph.x0;
  if (before < BEFORE * height || before > FARTHEST_BEFORE * height) return null;
  const glyph = glyphAt(picture, {
    from: near.glyph.x0 - BEFORE * height,
    baseline: y,
    height,
  });
  return glyph && abs(glyph.x0 - near.glyph.x0) < ALIGNED * height && isSameShape(near.glyph, glyph)
    ? glyph
    : null;
}

/** What was read of the sign, and what stands behind it. */
function partedAt({ words }: WordRun, glyph: Glyph): { sign: string; rest: string } {
  let sign = '';
  let at = 0;
  for (; at < words.length && isWithin(words[at]!.bbox, glyph); at++) sign += words[at]!.text;
  const [first, ...others] = words.slice(at);
  if (!first) return { sign, rest: '' };
  const cut = signsWithin(first, glyph);
  const letters = [...first.text];
  return {
    sign: sign + letters.slice(0, cut).join(''),
    rest: [letters.slice(cut).join(''), ...others.map(({ text }) => text)].join(' '),
  };
}

function putBullet(run: WordRun, glyph: Glyph): void {
  const { words } = run;
  const kept = words.findIndex((word) => !isWithin(word.bbox, glyph));
  if (kept < 0) return;
  // "- 1 Würfel Hefe": more stands before the next word than the bullet, of which the figure was read.
  const unread =
    words[kept]!.bbox.x0 - glyph.x1 - glyph.gap > BEFORE * typicalHeight(run.line, words);
  if (unread && /^[1-9½¼¾⅓⅔⅛]/u.test(words[0]!.text)) {
    words[0]!.text = `• ${words[0]!.text}`;
    return;
  }
  for (const word of words.slice(0, kept)) word.text = '';
  const first = words[kept]!;
  const cut = signsWithin(first, glyph);
  const rest = [...first.text].slice(cut).join('');
  // "MI ramita": the bullet and a one.
  first.text = `• ${cut > 0 && /^[Il|]$/.test(rest) ? '1' : rest}`;
  first.bbox = { ...first.bbox, x0: glyph.x0 };
}

const isWithin = ({ x0, x1 }: Word['bbox'], glyph: Glyph): boolean =>
  x1 <= glyph.x1 + glyph.gap && (x0 + x1) / 2 < glyph.x1 + glyph.gap / 2;

/** How many signs a word begins with that stand where the bullet is. */
function signsWithin(word: Word, glyph: Glyph): number {
  const { symbols } = word;
  if (!symbols || symbols.length !== [...word.text].length) return 0;
  const end = glyph.x1 + glyph.gap / 2;
  const count = symbols.findIndex(({ bbox }) => (bbox.x0 + bbox.x1) / 2 > end);
  return Math.max(0, count);
}
