import { readMarker } from './text/lines/list-markers.ts';

/** So many lines in a row that begin with one sign make a list; "~ 200 g" alone is about so much, "o" alone is "or". */
const FEWEST = 3;
/** A sign or two, or a letter drawn for one, apart from what stands behind; none of a quotation, a heading, a table, a price or a sentence. */
const SIGN =
  /^\s*([^\p{L}\p{N}\s"'“”„’‘`´(){}[\]<>#|&@%€$£¥.,;:!?¡¿/\\¼-¾⅐-⅞–—*-]{1,2}|[=-]{1,2}>|[<>]{2}|\/{1,2}|[-–—*+=~°·][)\]:]|[ox])\s+(?=\S)/u;
/** A sign right before a food or an amount: "*500 g flour", "°salt"; none of a word between stars, of a discount or of a heat: "-18 C". */
const GLUED =
  /^\s*([~°+-]|\*(?![^*]*\*))(?=[\p{L}\d¼-¾⅐-⅞])(?!\d{1,3}\s?(?:[%°]|[Gg]rad|[Dd]egr|[Dd]egré|F(?!\p{L}))|\d{2,3}\s?C(?!\p{L}))/u;
const LONGEST = 300;
const MOST_HANGING = 2;

interface Signed {
  sign: string;
  /** How long the sign is with the blanks around it. */
  length: number;
  isGlued: boolean;
}

/** A line of a row, with its sign; null for a bullet that is known anyway. */
interface Member {
  at: number;
  signed: Signed | null;
}

/**
 * The lines, with a bullet that is known where a row of them begins with another sign: "~ 2 eggs", "=> 2 eggs", "*2 eggs", "o 2 eggs". What
 * hangs below an item, and known bullets, do not end the row.
 */
export function withKnownBullets<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const lengths = new Map<number, number>();
  let row: Member[] = [];
  let hanging = 0;
  const endRow = () => {
    for (const list of listsOf(row).filter((one) => isList(one, lines)))
      for (const { at, signed } of list) lengths.set(at, signed?.length ?? 0);
    row = [];
  };
  for (const [at, { text }] of lines.entries()) {
    if (text.trim() === '') continue;
    const signed = signOf(text);
    if (signed || isBullet(text)) {
      row.push({ at, signed });
      hanging = 0;
    } else if (
      row.length > 0 &&
      hangsBelow(lines[row.at(-1)!.at]!.text, text) &&
      hanging < MOST_HANGING
    )
      hanging++;
    else endRow();
  }
  endRow();
  for (const { at, signed } of gluedBesideAmounts(lines)) lengths.set(at, signed!.length);
  return lines.map((line, at) => {
    const length = lengths.get(at);
    return length === undefined ? line : { ...line, text: `• ${line.text.slice(length)}` };
  });
}

/** What stands below an item and goes on with it: farther in than its sign, or in lower case. */
const hangsBelow = (item: string, text: string): boolean =>
  indentOf(text) > indentOf(item) || /^\s*\p{Ll}/u.test(text);
const indentOf = (text: string): number => text.length - text.trimStart().length;

function signOf(text: string): Signed | null {
  if (text.length > LONGEST || isBullet(text)) return null;
  const apart = SIGN.exec(text);
  const found = apart ?? GLUED.exec(text);
  return found ? { sign: found[1]!, length: found[0].length, isGlued: apart === null } : null;
}

const isBullet = (text: string): boolean => readMarker(text.trimStart()).marker !== null;

/** The lines of a row by their sign; those of a letter only as far as they follow one another. */
function listsOf(row: readonly Member[]): Member[][] {
  const lists = new Map<string, Member[]>();
  let runs = 0;
  for (const [place, member] of row.entries()) {
    const { signed } = member;
    if (!signed) continue;
    if (row[place - 1]?.signed?.sign !== signed.sign) runs++;
    const key = isLetter(signed.sign) ? `${signed.sign}${runs}` : signed.sign;
    const list = lists.get(key);
    if (list) list.push(member);
    else lists.set(key, [member]);
  }
  return [...lists.values()].filter((list) => list.length >= FEWEST);
}

/** "-25 g yeast" and "*1 pinch of salt" between "- 500 g flour" and "2 eggs": a sign right before an amount, beside an item. */
function gluedBesideAmounts(lines: readonly { text: string }[]): Member[] {
  const filled = [...lines.keys()].filter((at) => lines[at]!.text.trim() !== '');
  return filled.flatMap((at, index) => {
    const { text } = lines[at]!;
    if (text.length > LONGEST || !GLUED_TO_AMOUNT.test(text)) return [];
    const signed = signOf(text);
    const isListed = [filled[index - 1], filled[index + 1]].some(
      (other) => other !== undefined && isItem(lines[other]!.text),
    );
    return signed?.isGlued === true && isListed ? [{ at, signed }] : [];
  });
}
const isItem = (text: string): boolean =>
  isBullet(text) || [OPENS_WITH_AMOUNT, GLUED_TO_AMOUNT].some((words) => words.test(text));
const OPENS_WITH_AMOUNT = /^\s*[\d¼-¾⅐-⅞]\S{0,8}\s?\p{L}/u;
/** No number of a phone. */
const GLUED_TO_AMOUNT = /^\s*[*+-](?:\d{1,4}(?:[.,/]\d{1,3})?|[¼-¾⅐-⅞])\s?\p{L}/u;

const isLetter = (sign: string): boolean => /^\p{L}/u.test(sign);

/** "o" joins as a word where no figure stands behind most; "~" says "about" where one stands behind each; a footnote tells no amount. */
function isList(list: readonly Member[], lines: readonly { text: string }[]): boolean {
  const { sign } = list[0]!.signed!;
  const counted = list.filter(({ at, signed }) =>
    /^[\d¼-¾⅐-⅞]/u.test(lines[at]!.text.slice(signed!.length)),
  ).length;
  if (sign === '~') return counted < list.length;
  if (isLetter(sign) || sign === '-') return counted * 2 >= list.length;
  return counted > 0 || !list.some(({ signed }) => signed!.isGlued);
}
