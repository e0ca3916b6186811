import { sectionHeading } from '../../headings/section-heading.ts';
import { namesPart } from '../../headings/names-part.ts';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';
import type { HtmlLine } from '../html/html-lines.ts';

/** A picture or a geometric sign or several before words: "▪️ For the dough", "👉 Knead it". */
const SIGN =
  /^\s*((?:(?![©®™])\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*|[▪▫■□◆◇◼◻●○]\uFE0F?){1,3})\s{0,3}(?=\S)/u;
/** Behind it as before it: "🔸 For the dough 🔸". */
const BEHIND = /\s{0,3}(?:\p{Extended_Pictographic}\uFE0F?){1,3}$/u;
const FEWEST_STEPS = 2;
const LIKE_STEP = 0.5;
const WORDS_OF_STEP = 7;
const LONGEST_HEADING = 60;

interface Signed {
  sign: string;
  rest: string;
}

/** The lines of a post without the signs that head its parts, which stand out as bold words do, and those before its steps. */
export function withoutSigns(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  const signed = lines.map(({ text }) => signOf(text));
  const steps = Map.groupBy(
    signed.filter((found) => found !== null && isTold(found.rest)),
    (found) => found!.sign,
  );
  return lines.map((line, at) => {
    const found = signed[at];
    if (!found) return line;
    const next = signed[at + 1];
    if (headsPart(found.rest) && lines[at + 1] !== undefined && next?.sign !== found.sign)
      return { ...line, text: found.rest.replace(BEHIND, ''), bold: true };
    return isTold(found.rest) && steps.get(found.sign)!.length >= FEWEST_STEPS
      ? { ...line, text: found.rest }
      : line;
  });
}

/** What tells what to do, or at length and of no amount. */
const isTold = (text: string): boolean =>
  looksLikeStep(text) > LIKE_STEP || (text.split(' ').length >= WORDS_OF_STEP && !/^\d/.test(text));

function signOf(text: string): Signed | null {
  const found = SIGN.exec(text);
  return found && { sign: found[1]!, rest: text.slice(found[0].length) };
}

/** "Para la masa", "The sauce", "Method". */
const headsPart = (text: string): boolean =>
  text.length <= LONGEST_HEADING &&
  !/\d|[.!?]$/u.test(text) &&
  (namesPart(text.replace(BEHIND, '')) || sectionHeading(text)?.rest === '');
