import { sentencesByCapitals } from '../../parted-steps.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { isFarewell } from './chatter.ts';
import { saidWithFarewell, saysMore } from './farewell.ts';
import { CLOSING, SENT_FROM } from './letter-words.data.ts';

/** Lines from the end among which the close of a letter is looked for. */
const lastLines = 10;
/** A name below a greeting is no longer, in words. */
const longestName = 3;
const longestLine = 200;
/** A last line that goes on before its farewell may be a paragraph. */
const longestLast = 600;

const PHONE = /^(?:\p{L}{2,7}\.?:?\s)?\+?[\d ()/.-]{7,20}$/u;
const isMark = (line: string): boolean => /^(?:--|__|—)$/.test(line);

/** "Oma", "eure Wiebke", "Zia Pina 349 555 01 22". */
export function isName(line: string): boolean {
  const name = line
    .replace(/(?:\s\+?\d[\d /.-]{4,20})$/, '')
    .replace(
      /^(?:dein|deine|eure?|euer|ta|ton|votre|la (?:tua|vostra)|il (?:tuo|vostro)|tu|vuestr[oa]|your|je|jullie|din|sua|teu)\s/iu,
      '',
    );
  return (
    line.length <= 40 &&
    /^\p{Lu}[\p{L}.'’ -]*$/u.test(name) &&
    !/\.$/.test(name) &&
    !orders(line) &&
    name.split(/\s+/).length <= longestName &&
    sectionHeading(line) === null &&
    looksLikeIngredient(line) < 0.6
  );
}

/**
 * Which lines at the end of a text are its close and no part of a recipe: a greeting, a kiss, the names below it, what a phone adds,
 * and all below the two strokes of a signature.
 */
export function closingLines(lines: readonly string[]): Set<number> {
  const filled = [...lines.keys()].filter((at) => lines[at]!.trim() !== '');
  const tail = filled.slice(-lastLines);
  const off = new Set<number>();
  const mark = signatureAt(tail.map((at) => lines[at]!.trim()));
  let closed = false;
  for (const [index, at] of tail.entries()) {
    const line = lines[at]!.trim();
    const below = mark >= 0 && index >= mark;
    const closes =
      line.length <= longestLine &&
      ((CLOSING.test(line) && !saysMore(line)) ||
        SENT_FROM.test(line) ||
        isMark(line) ||
        isFarewell(line));
    if (below || closes) {
      closed = true;
      off.add(at);
    } else if (isName(line) && (closed || index + 1 === mark)) off.add(at);
    else if (closed && PHONE.test(line)) off.add(at);
    else closed = false;
  }
  return endsText(tail, off) ? off : new Set();
}

interface Closed {
  lines: string[];
  doubts: Doubt[];
}

/** "Enjoy, your Mitzi", "Lasst es euch schmecken, eure Mitzi", "Un abrazo": a sentence that only takes leave, with or without a name behind it. */
function takesLeave(sentence: string): boolean {
  if (sentence.length > longestLeave || saysMore(sentence)) return false;
  if (isFarewell(sentence) || CLOSING.test(sentence)) return true;
  const at = sentence.lastIndexOf(',');
  const [wish, name] = [sentence.slice(0, at), sentence.slice(at + 1).replace(/[\s!.]+$/u, '')];
  return at > 0 && isName(name.trim()) && (isFarewell(wish) || CLOSING.test(wish));
}
const longestLeave = 80;

/** What a last line says before the sentences that only take leave; null where none do. */
function saidBeforeLeave(line: string): string | null {
  const sentences = sentencesByCapitals(line);
  const rest = sentences.findLastIndex((sentence) => !takesLeave(sentence)) + 1;
  return rest > 0 && rest < sentences.length ? sentences.slice(0, rest).join(' ') : null;
}

/** What a last paragraph says before it takes leave: "Let it cool. Kisses to you all!"; itself where it says nothing else, or no farewell. */
export const withoutLeave = (line: string): string =>
  (line.length <= longestLast ? saidBeforeLeave(line) : null) ?? line;

/** A text without its close; of a last line that says more than farewell what it says. */
export function withoutClose(lines: string[]): Closed {
  const closing = closingLines(lines);
  const doubts: Doubt[] = [];
  const last = lines.findLastIndex((line, at) => line.trim() !== '' && !closing.has(at));
  const more =
    last > 0 && lines[last]!.length <= longestLine ? saidWithFarewell(lines[last]!.trim()) : null;
  const before =
    !more && last > 0 && lines[last]!.length <= longestLast ? saidBeforeLeave(lines[last]!) : null;
  if (closing.size === 0 && !more && before === null) return { lines, doubts };
  if (more?.unsure) doubts.push(doubtOfWhole(`“${more.said}” may be more than a farewell.`));
  return {
    lines: lines
      .map((line, at) => (at === last ? (more?.said ?? before ?? line) : line))
      .filter((_, at) => !closing.has(at)),
    doubts,
  };
}

/** "Serve cold", and no "Cook & Co". */
const orders = (line: string): boolean => /^\p{L}{3,}\s\p{Ll}/u.test(line) && saysMore(line);

/** Where a signature begins: two strokes, with nothing of a recipe below them. */
function signatureAt(tail: readonly string[]): number {
  const at = tail.findIndex(isMark);
  const below = tail.slice(at + 1);
  return below.length > 0 &&
    below.every(
      (line) =>
        sectionHeading(line) === null &&
        !(/\d/.test(line) && looksLikeIngredient(line) > 0.6) &&
        looksLikeStep(line) < 0.6 &&
        !orders(line),
    )
    ? at
    : -1;
}

/** A farewell closes a text where little stands below it. */
function endsText(tail: readonly number[], off: ReadonlySet<number>): boolean {
  return off.size > 0 && tail.slice(-2).some((at) => off.has(at));
}
