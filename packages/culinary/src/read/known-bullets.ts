import { readMarker } from './text/lines/list-markers.ts';

/** So many lines in a row that begin with one sign make a list; "~ 200 g" alone is about so much, "o" alone is "or". */
const FEWEST = 3;
/** A sign or two, or a round letter, apart from what stands behind; none of a quotation, a heading, a table, a price or a sentence. */
const SIGN =
  /^\s*([^\p{L}\p{N}\s"'“”„’‘`´(){}[\]<>#|&@%€$£¥.,;:!?¡¿/\\¼-¾⅐-⅞–—*-]{1,2}|[=-]{1,2}>|[<>]{2}|o)\s+(?=\S)/u;
const LONGEST = 300;

interface Signed {
  sign: string;
  /** How long the sign is with the blanks around it. */
  length: number;
}

/** The lines, with a bullet that is known where a row of them begins with another sign: "~ 2 eggs", "=> 2 eggs", "o 2 eggs". */
export function withKnownBullets<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const signed = lines.map(({ text }) => signOf(text));
  const known = new Set<number>();
  let row: number[] = [];
  for (const [at, found] of signed.entries()) {
    if (lines[at]!.text.trim() === '') continue;
    if (row.length > 0 && found?.sign !== signed[row[0]!]!.sign) row = [];
    if (!found) continue;
    row.push(at);
    if (row.length >= FEWEST && isList(found.sign, row, lines))
      row.forEach((each) => known.add(each));
  }
  return lines.map((line, at) =>
    known.has(at) ? { ...line, text: `• ${line.text.slice(signed[at]!.length)}` } : line,
  );
}

function signOf(text: string): Signed | null {
  if (text.length > LONGEST) return null;
  const found = SIGN.exec(text);
  const isKnown = readMarker(text.trimStart()).marker !== null;
  return found && !isKnown ? { sign: found[1]!, length: found[0].length } : null;
}

/** "o" joins as a word where no figure stands behind most; "~" says "about" where one stands behind each. */
function isList(sign: string, row: readonly number[], lines: readonly { text: string }[]): boolean {
  if (sign !== 'o' && sign !== '~') return true;
  const counted = row.filter((at) => /^\s*\S\s+[\d¼-¾⅐-⅞]/u.test(lines[at]!.text)).length;
  return sign === 'o' ? counted * 2 >= row.length : counted < row.length;
}
