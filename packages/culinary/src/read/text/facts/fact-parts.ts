import { foldText } from '../../../words/fold.ts';
import { isBareYield } from '../../../words/yields.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { labelBehind } from './label-behind.ts';
import type { TimeCue } from './time-cues.data.ts';
import { timeStatements, type TimeStatement } from './time-statements.ts';
import { CREDIT_LABELS, PLAIN_FACTS, type CreditKind } from './labels.data.ts';

/** Labels of what a head states beside yield and times, folded. */
export const credits = new Map<string, CreditKind>();
for (const [kind, labels] of Object.entries(CREDIT_LABELS) as [CreditKind, string[]][])
  for (const label of labels) credits.set(foldText(label), kind);

/** How hard a dish is, and for whom, folded. */
export const plainFacts = new Set(PLAIN_FACTS.map((words) => foldText(words)));

/** "Senza cottura: preparazione 30 minuti", "Ohne Backen: 20 Min.": what is not done labels no time. */
const NOT_DONE = /^((?:senza|sans|sin|ohne|without|no)[\s-]\p{L}{3,12})\s?:\s+(?=.{0,40}\d)/iu;
/** "riposo + per 8 persone" */
const BEFORE_EATERS = /\s+\+\s+(?=(?:for|für|pour|per|para|por|voor|för|serves|makes)\s\d)/giu;

/** "ca. 20 Min." */
const FIGURE_FIRST = /^(?:\p{L}{1,10}\.?\s|[~≈]\s?)?\d/u;

/** The statements of a line, parted by signs or by the labels they begin with. */
export function factParts(text: string): string[] {
  return (
    text
      .replace(NOT_DONE, '$1 | ')
      .replace(BEFORE_EATERS, ' | ')
      .split(
        /\s*[|•·;⋅●▪■◆⟷\p{Cc}\p{Co}]\s*|\s+=\s+|\s{2,}|\s+[-–—/]\s+(?=\p{L})|\s+\+\s+(?=\d)|(?<=\p{L}\.?)\s+[-–—]\s+(?=\d)|,\s+(?=\p{Lu}[\p{L} ]{2,20}:)/u,
      )
      .flatMap(splitAtLabels)
      .flatMap(withoutPlainBefore)
      .map((part) => part.replace(/^\(([^()]*)\)$/u, '$1'))
      .map((part) => part.replace(/^[^\p{L}\p{N}×]+|\s*[,;]$/gu, '').trim())
      // "Prépa10min", as scans run words together.
      .map((part) => part.replace(/^(\p{L}{4,20})(?=\d)/u, '$1 '))
      .filter((part) => part !== '')
  );
}

/** "Easy Serves: 4", "Facile 6 parts": how hard it is, in front of a label or a yield. */
function withoutPlainBefore(part: string): string[] {
  const [, plain, rest = ''] = /^(\p{L}+)\s((?:\p{Lu}|\d).{0,80})$/u.exec(part) ?? [];
  return plain !== undefined &&
    plainFacts.has(foldText(plain)) &&
    (opensStatement(rest) || isBareYield(rest))
    ? [plain, rest]
    : [part];
}

/** "Facile 6 parts" behind "Cuisson 35 min" */
function opensPlain(rest: string): boolean {
  const [, plain, behind = ''] = /^(\p{Lu}\p{L}+)(?:$|\s(.*))/u.exec(rest) ?? [];
  return (
    plain !== undefined &&
    plainFacts.has(foldText(plain)) &&
    (behind === '' || isBareYield(behind) || opensStatement(behind))
  );
}

/** "Prep time: 15 min Cook time: 1 h" are two statements, "Difficoltà: Facile Cottura: 35 min" and "Yield: a dozen Time: half an hour" too. */
function splitAtLabels(part: string): string[] {
  const figure = part.search(/\d/);
  const colon = part.indexOf(':');
  if ((figure < 0 && part.indexOf(':', colon + 1) < 0) || labelBehind(part)) return [part];
  for (const match of part.matchAll(/\s+(?=\p{L})/gu)) {
    const isBeforeFigure = figure < 0 || match.index < figure;
    if (isBeforeFigure && (colon < 0 || match.index < colon + 2)) continue;
    const rest = part.slice(match.index + match[0].length);
    if (opensStatement(rest)) return [part.slice(0, match.index), ...splitAtLabels(rest)];
  }
  return [part];
}

/** "In forno: 40 minuti", "Oven 40 mins": a time behind words for what it is of, none of which is one of the usual labels. */
const TIME_OF = /^(\p{Lu}[\p{L} ]{2,20}?)(?:\s?:)?\s(?=\d)/u;
export function timeOfWork(statement: string): TimeStatement | null {
  const [opening] = TIME_OF.exec(statement) ?? [];
  if (opening === undefined || statement.length > LONGEST_TIME) return null;
  const [time, other] = timeStatements(statement);
  return time?.cue && WORK.has(time.cue) && other === undefined && time.text === statement
    ? time
    : null;
}
const LONGEST_TIME = 40;
const WORK: ReadonlySet<TimeCue> = new Set(['prep', 'cook', 'rest', 'whole']);

function opensStatement(rest: string): boolean {
  if (timeOfWork(rest) !== null || opensPlain(rest)) return true;
  const label = labelSection(rest);
  if (label) return (label.inline ? /[\p{L}\p{N}]/u : FIGURE_FIRST).test(label.rest);
  const credit = /^(\p{L}[\p{L} ]{2,24}?)\s?:\s?\S/u.exec(rest)?.[1];
  return credit !== undefined && credits.has(foldText(credit));
}

/** "Für 4 Personen, 30 Minuten, einfach". */
export const commaParts = (text: string) => factParts(text.replace(/,\s+/g, ' | '));
