import sharp, { type OverlayOptions } from 'sharp';
import type { Page, Word } from 'tesseract.js';
import { cutsOfFraction, type Box, type FractionParts } from './fraction-glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';
import { recognize } from '../ocr/ocr-pool.ts';

/** One to three signs, brackets and stops aside: a sign like ¼ is read as Y4, Va, %, 14 or a lone letter. Words are not looked at. */
const SUSPECT = /^([("'“‘]*)([^\s("'“‘]{1,4}?)(["'”’),.;:\-–]*)$/u;
const PLAIN = /^(?:\p{Ll}{2,4}|\p{Lu}\p{Ll}{2,3}|[•*«»|=_~+&-]+)$/u;
/** The sign and its unit as one word: "¼ l" is read as "Yal", "¾ kg" as "Yakg". */
const WITH_UNIT =
  /^([^\p{Ll}\d\s]\D?|\d{1,2}\D{0,2}?)((?:[kc]?g|[mcd]?l|EL|TL|tsp|tbsp|oz|lb)\.?)$/u;
/** A quotation mark that nothing opened is a part of the sign. */
const QUOTES = /^["'”’]+$/u;
/** What ends a sign that is read in two. */
const STOP = /^[:;.,]$/u;
/** A letter with a full stop behind a word is one shortened, "Kartoffeln u. Gurken": a fraction stands before what it measures. */
const SHORTENED = /^\p{Ll}\.$/u;
const WORD = /^\p{L}{3,}[,.;:]?$/u;
/** No sign ends like that. */
const TENS = /^[1-9]0$/;
const SIGNS: Record<string, string> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
  '1/5': '⅕',
  '1/6': '⅙',
};

const MOST = 60;
const DIGIT_HEIGHT = 44;
const ROW = 90;

interface Candidate {
  word: Word;
  before: string;
  after: string;
  /** How it may be cut, the likeliest first. */
  cuts: FractionParts[];
  isFirst: boolean;
}

/** Reads signs like ¾ a second time, digit by digit, and puts them right in the words of the page. */
export async function mendFractions(
  page: Page,
  picture: GreyPicture,
  limit: { language: string; timeout: number },
): Promise<void> {
  const lines = (page.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  const candidates = lines
    .flatMap(({ words }) =>
      words.flatMap((word, at) =>
        isGram(word, words[at - 1]) || isShortened(word, words[at - 1])
          ? []
          : candidateOf(word, at, picture),
      ),
    )
    .slice(0, MOST);
  if (candidates.length === 0) return;
  const signs = await signsOf(candidates, limit);
  for (const { word, before, after, cuts, isFirst } of candidates) {
    const sign = signs.get(word);
    if (sign) word.text = `${before}${sign}${after}`;
    // "4" for a ¼ whose figures nobody tells: that it is a fraction shows, and no more.
    else if (cuts[0]!.isBar && (FIGURES.test(word.text) || (isFirst && SIGN.test(word.text))))
      word.text = `${before}${UNTOLD}${after}`;
  }
}

/** The sign of each word by its figures; none where they are those of no fraction, or are told in two ways. */
async function signsOf(
  candidates: readonly Candidate[],
  limit: { language: string; timeout: number },
): Promise<Map<Word, string>> {
  const told = new Map(candidates.map((candidate) => [candidate, [] as string[]]));
  const lookAt = async (some: readonly Candidate[], language: string) => {
    const rows = some.flatMap((candidate) => candidate.cuts.map((cut) => ({ candidate, cut })));
    if (rows.length === 0) return;
    const read = await signsOfCuts(
      rows.map(({ cut }) => cut),
      { ...limit, language },
    );
    for (const [at, { candidate }] of rows.entries())
      if (read[at]) told.get(candidate)!.push(read[at]);
  };
  await lookAt(candidates, limit.language);
  // Of a figure as small the recogniser of one language may see nothing: another may.
  if (limit.language !== OTHER)
    await lookAt(
      candidates.filter(
        (candidate) =>
          !agreed(told.get(candidate)!, candidate.cuts) &&
          (candidate.cuts[0]!.isBar || /\D/.test(candidate.word.text)),
      ),
      OTHER,
    );
  return new Map(
    candidates.flatMap((candidate): [Word, string][] => {
      const sign = agreed(told.get(candidate)!, candidate.cuts);
      return sign ? [[candidate.word, sign]] : [];
    }),
  );
}

/** The sign that is told: of one with a bar, which blur closes up, twice and never otherwise. */
function agreed(told: readonly string[], [cut]: readonly FractionParts[]): string | undefined {
  if (!cut!.isBar) return told[0];
  return told.length > 1 && new Set(told).size === 1 ? told[0] : undefined;
}
const OTHER = 'en';
const FIGURES = /^\d+$/;
/** At the beginning of a line: what a fraction is taken for, a bullet or a letter. */
const SIGN = /^[^\p{L}\s]{1,3}$|^\p{L}$/u;
/** How the recogniser itself writes a fraction that it cannot tell: lines that begin with it are doubted. */
const UNTOLD = '%';

/** The sign of each cut, by its figures; undefined where they are those of none. */
async function signsOfCuts(
  cuts: readonly FractionParts[],
  limit: { language: string; timeout: number },
): Promise<(string | undefined)[]> {
  const digits = await recognize(await sheetOfDigits(cuts), {
    ...limit,
    layout: 'block',
    whitelist: '0123456789',
  });
  const rows = new Map<number, string>();
  for (const word of (digits.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
  )) {
    const row = Math.floor((word.bbox.y0 + word.bbox.y1) / 2 / ROW);
    rows.set(row, (rows.get(row) ?? '') + word.text.replace(/\D/g, ''));
  }
  return cuts.map(({ isBar }, index) => {
    const read = rows.get(index) ?? '';
    if (isBar) return SIGNS[[...read].join('/')];
    return read.length === 2 ? signOf(read[0]!, read[1]!) : undefined;
  });
}

/** Behind a number of several figures stands a unit, however it was read: nobody counts in "750 ⅔". */
const isGram = ({ text }: Word, before: Word | undefined): boolean =>
  before !== undefined &&
  (/^\(?\d{3,4}$/.test(before.text) ||
    (/^\(?\d{2}$/.test(before.text) && /^[gq98]\)?$/.test(text)));

const isShortened = ({ text }: Word, before: Word | undefined): boolean =>
  before !== undefined && SHORTENED.test(text) && WORD.test(before.text);

/** Cutting the slash away may take the arm of a 4 with it: what is left looks like a 1, or beside a 3 like nothing that could stand there. */
function signOf(numerator: string, denominator: string): string | undefined {
  return (
    SIGNS[`${numerator}/${denominator}`] ??
    (denominator === '1' || numerator === '3' ? SIGNS[`${numerator}/4`] : undefined)
  );
}

/** `at`: the how manieth word of its line. */
function candidateOf(word: Word, at: number, picture: GreyPicture): Candidate[] {
  const withUnit = candidateWithUnit(word, at, picture);
  if (withUnit) return [withUnit];
  const found = SUSPECT.exec(word.text);
  if (!found) return [];
  const [, before = '', body = '', after = ''] = found;
  if ((PLAIN.test(body) && !(at === 0 && isHighSign(word))) || TENS.test(body)) return [];
  const isPart = before === '' && QUOTES.test(after);
  const isOpen = QUOTES.test(before) && !/["'”’]/u.test(after);
  return (
    // "'%": what was taken for a quotation mark is the head of the sign.
    (isOpen
      ? cutAt(word, picture, { before: '', body: before + body, after, isEnd: after === '', at })
      : null) ??
    // "Y:": what was taken for a stop is its foot, where no blank strip parts them.
    (STOP.test(after) && reachesOver(word, picture, body)
      ? cutAt(word, picture, { before, body, after: '', isEnd: true, at })
      : null) ??
    cutAt(word, picture, { before, body, after, isEnd: after === '' || isPart, at }) ??
    []
  );
}

/** "½" read as "«" or "+" at the beginning of a line: bullets are no higher than wide. */
const isHighSign = ({ text, bbox }: Word): boolean =>
  SIGN_ALONE.test(text) && bbox.x1 - bbox.x0 < HIGH * (bbox.y1 - bbox.y0);
const SIGN_ALONE = /^[•*«»+&=~]$/u;
const HIGH = 0.8;

/** Whether ink goes on from a sign to the middle of the stop behind it. */
function reachesOver(word: Word, picture: GreyPicture, body: string): boolean {
  const stop = word.symbols?.at(-1)?.bbox;
  const from = [...word.text].length - 1 - body.length;
  return (
    stop !== undefined &&
    endOfSign(picture, regionOf(word, from, body.length)) > (stop.x0 + stop.x1) / 2
  );
}

/** How a word is parted into a sign and what stands around it. */
interface Parted {
  before: string;
  body: string;
  after: string;
  /** Whether the sign may reach farther than what was read of it. */
  isEnd: boolean;
  /** The how manieth word of its line it is. */
  at: number;
}

/** First the whole, then what follows a whole number: "1½". */
function cutAt(
  word: Word,
  picture: GreyPicture,
  { before, body, after, isEnd, at }: Parted,
): Candidate[] | null {
  for (const skip of startsOfSign(body)) {
    const region = regionOf(word, before.length + skip, body.length - skip);
    const end = isEnd ? endOfSign(picture, region) : region.x1;
    const cuts = cutsOfFraction(picture, { ...region, x1: end });
    const rest = isEnd ? lettersBehind(word, end) : after;
    if (cuts.length > 0)
      return [{ word, before: before + body.slice(0, skip), after: rest, cuts, isFirst: at === 0 }];
  }
  return null;
}

/** Behind how many figures of a whole number the sign may begin: "11/2" ends with a half, "1/2" is one or ends with one. */
function startsOfSign(body: string): number[] {
  const digits = /^\d{1,2}(?=.)/.exec(body)?.[0].length ?? 0;
  if (digits === 0) return [0];
  return digits === 2 && /^..[/⁄]/.test(body) ? [1] : [0, digits, digits - 1];
}

/** "1½ l" is read as one word: the last letter of a word that stands behind the sign's end is its unit. */
function lettersBehind({ text, symbols }: Word, end: number): string {
  const last = symbols?.at(-1);
  if (!last || symbols.length !== [...text].length || !/[l1I|]$/u.test(text)) return '';
  return last.bbox.x0 >= end - 1 ? ' l' : '';
}

/** The sign before its unit, which stands behind a blank strip of its own. */
function candidateWithUnit(word: Word, at: number, picture: GreyPicture): Candidate | null {
  const [, sign, unit] = WITH_UNIT.exec(word.text) ?? [];
  const first = word.symbols?.[sign?.length ?? 0];
  if (!sign || !unit || !first || word.symbols.length !== [...word.text].length) return null;
  const digits = /^\d{1,2}/.exec(sign)?.[0] ?? '';
  for (const skip of digits === '' ? [0] : [0, digits.length]) {
    if (skip === sign.length) continue;
    const region = regionOf(word, skip, sign.length - skip);
    const end = endOfSign(picture, region);
    if (end > (first.bbox.x0 + first.bbox.x1) / 2) continue;
    const cuts = cutsOfFraction(picture, { ...region, x1: end });
    if (cuts.length > 0)
      return { word, before: sign.slice(0, skip), after: ` ${unit}`, cuts, isFirst: at === 0 };
  }
  return null;
}

/** The part of a word that the suspect signs cover, by the boxes of its signs where the recogniser gives them. */
function regionOf(word: Word, from: number, length: number): Box {
  const symbols = word.symbols ?? [];
  const first = symbols[from];
  const last = symbols[from + length - 1];
  if (symbols.length !== [...word.text].length || !first || !last) return grown(word.bbox);
  return grown({ x0: first.bbox.x0, x1: last.bbox.x1, y0: word.bbox.y0, y1: word.bbox.y1 });
}

/** The recogniser's box may end inside the sign: the next blank strip ends it. */
function endOfSign(picture: GreyPicture, region: Box): number {
  const height = region.y1 - region.y0;
  const blank = Math.max(2, Math.round(0.09 * height));
  let free = 0;
  let x = region.x0 + Math.round(0.45 * height);
  for (; x < Math.min(picture.width, region.x0 + 2 * height) && free < blank; x++) {
    let inked = false;
    for (let y = region.y0; y < region.y1 && !inked; y++)
      inked = (picture.data[y * picture.width + x] ?? 255) < 150;
    free = inked ? 0 : free + 1;
  }
  return x;
}

const grown = (box: Box): Box => ({
  x0: box.x0 - 1,
  y0: box.y0 - 2,
  x1: box.x1 + 1,
  y1: box.y1 + 2,
});

/** Numerators and denominators in two columns, a row for each sign, at a size the recogniser likes. */
async function sheetOfDigits(fractions: readonly FractionParts[]): Promise<Buffer> {
  const pieces = await Promise.all(
    fractions.flatMap(({ numerator, denominator }, row) => [
      digitAt(numerator, 40, row),
      digitAt(denominator, 96, row),
    ]),
  );
  return sharp({
    create: {
      width: 200,
      height: Math.max(1, fractions.length) * ROW,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(pieces)
    .greyscale()
    .png()
    .toBuffer();
}

async function digitAt(digit: GreyPicture, left: number, row: number): Promise<OverlayOptions> {
  const width = Math.max(4, Math.min(40, Math.round((digit.width * DIGIT_HEIGHT) / digit.height)));
  const input = await sharp(digit.data, {
    raw: { width: digit.width, height: digit.height, channels: 1 },
  })
    .resize({ width, height: DIGIT_HEIGHT, fit: 'fill', kernel: 'cubic' })
    .blur(1.2)
    .png()
    .toBuffer();
  return { input, left, top: row * ROW + 22 };
}
