import { hyphens, numberedFoods } from '../amounts/amount-words.data.ts';
import { numberLabels } from './joint-words.data.ts';
import { tokenise, type Token } from '../tokens/tokenise.ts';
import { measureWords, unscaledUnits } from '../units/unit-words.data.ts';

/** A figure that belongs to a food's name; offsets are into the name. */
interface NameFigure {
  text: string;
  start: number;
  end: number;
}

/** "80/20 ground beef", "beef 85/15", "80-20 chuck": lean and fat, a hundred together; "60-40 g" is an amount. The token behind them; null where none begin. */
export function readFatShare(tokens: readonly Token[], at: number): number | null {
  const [lean, mark, fat] = tokens.slice(at, at + 3);
  if (
    lean === undefined ||
    !isShare(lean) ||
    !isShare(fat) ||
    mark?.attached !== true ||
    fat?.attached !== true
  )
    return null;
  const parted =
    mark.lower === '/' || (/^[-–]$/.test(mark.lower) && Number(lean.text) > Number(fat.text));
  return parted &&
    Number(lean.text) + Number(fat.text) === 100 &&
    !measureWords.has(tokens[at + 3]?.lower ?? '')
    ? at + 3
    : null;
}

/**
 * Whether a bare figure belongs to the food and is no amount: "flour 00", "type 55", "7-20", and
 * any where an amount stands in front ("200 g San Marzano 28").
 */
export function isFigureOfName(tokens: readonly Token[], at: number, measured: boolean): boolean {
  const token = tokens[at];
  return (
    measured ||
    isLabelled(tokens, at) ||
    isSort(token) ||
    (token?.attached === true && /^[/-]$/.test(tokens[at - 1]?.text ?? ''))
  );
}

/** Whether the word before a figure says that it names a sort: "type 55", "number 4470". */
export function isLabelled(tokens: readonly Token[], at: number): boolean {
  return numberLabels.has(tokens[at - 1]?.lower ?? '');
}

/**
 * The figures within a food's name that tell its sort, and so are neither scaled nor added up: shares of fat wherever they stand ("80/20 ground beef"),
 * numbers behind their label ("flour type 55"), numbers that begin with a nought ("flour 00 for
 * pizza"), numbers joined to a word that is no unit ("5-spice powder"),
 * and the figure that ends the name ("San Marzano 28").
 */
export function figuresOfName(name: string): NameFigure[] {
  const tokens = tokenise(name);
  const figures: NameFigure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const next =
      readFatShare(tokens, at) ??
      (isSort(tokens[at]) ||
      (tokens[at]?.kind === 'number' &&
        (isLabelled(tokens, at) ||
          isJoined(tokens, at) ||
          numberedFoods.has(tokens[at + 1]?.lower ?? '')))
        ? at + 1
        : null);
    if (next === null) continue;
    figures.push(figureAt(name, tokens[at]!.start, tokens[next - 1]!.end));
    at = next - 1;
  }
  const last = /(?<=^|[^\p{L}\d])\d[\d/.,–-]*$/u.exec(name);
  if (last !== null && !figures.some(({ end }) => end > last.index))
    figures.push(figureAt(name, last.index, name.length));
  return figures;
}

function figureAt(name: string, start: number, end: number): NameFigure {
  return { text: name.slice(start, end), start, end };
}

/** "5-spice", "7-Up"; "12-oz", "2-day-old" measure. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const [hyphen, word] = tokens.slice(at + 1, at + 3);
  if (
    hyphen?.attached !== true ||
    !hyphens.has(hyphen.lower) ||
    word?.kind !== 'word' ||
    !word.attached
  )
    return false;
  const unit = word.lower.split('-')[0]!;
  return !measureWords.has(unit) && !unscaledUnits.has(unit);
}

function isShare(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^\d{1,2}$/.test(token.text);
}

function isSort(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^0\d*$/.test(token.text);
}
