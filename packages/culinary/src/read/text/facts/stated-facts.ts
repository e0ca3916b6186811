import { pattern, source } from '../../../words/pattern.ts';
import { readDuration } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import { AUTHOR_OPENERS, CREDIT_LABELS, type CreditKind } from './labels.data.ts';

export interface StatedFacts {
  prepTime?: number;
  cookTime?: number;
  restTime?: number;
  totalTime?: number;
  yieldText?: string;
  servings?: number | null;
  author?: string;
  source?: string;
  course?: string;
  tags?: string[];
}

const TIMES = {
  prepTime: 'prepTime',
  cookTime: 'cookTime',
  restTime: 'restTime',
  totalTime: 'totalTime',
} as const;
const credits = new Map<string, CreditKind>();
for (const [kind, labels] of Object.entries(CREDIT_LABELS) as [CreditKind, string[]][])
  for (const label of labels) credits.set(foldText(label), kind);
const name = source`\p{Lu}[\p{L}'’.-]*`;
const openers = pattern('iu')`
  ^(?:${AUTHOR_OPENERS.join('|')})\s+
  (${name}(?:\s+(?:(?:van|von|de|der|den|di|da|del|la|le|&|and|und|et|e|y|en|och)\s+)?${name}){0,4})$
`;
const BARE_TIME =
  /^\d[\d\s.,½¼¾-]*(?:h|hrs?|hours?|min|mins|minutes?|minuten|minuti|minutos|minuter|std|stunden?|heures?|ore|horas?|uur|timmar)\b[\s\d]*(?:min\w*)?\.?$/i;
const LONGEST = 240;

/**
 * Facts that a line states: "Prep time: 15 min | Serves: 4", "Für 4 Personen", "By Ada Lind".
 * Null when any part of the line is something else, so that no text is lost.
 */
export function statedFacts(line: string): StatedFacts | null {
  const text = line.trim();
  if (text === '' || text.length > LONGEST) return null;
  const facts: StatedFacts = {};
  const parts = factParts(text);
  let known = 0;
  for (const part of parts) if (readPart(part, facts)) known++;
  // "Serves 2 | 20 min": a time without a label beside other facts is the whole time.
  const bare = parts.filter((part) => BARE_TIME.test(part));
  if (
    known > 0 &&
    bare.length === 1 &&
    known + 1 === parts.length &&
    facts.totalTime === undefined
  ) {
    const minutes = readDuration(bare[0] ?? '');
    if (minutes !== null) {
      facts.totalTime = minutes;
      known++;
    }
  }
  return known > 0 && known === parts.length ? facts : null;
}

/** Which fact a line announces whose value stands on the next line. */
export function announcedFact(line: string): string | null {
  const found = labelSection(line);
  if (found && found.rest === '' && line.trim().length <= 30) return found.section;
  return null;
}

function factParts(text: string): string[] {
  return text
    .split(/\s*[|•·;⋅]\s*|\s{2,}|\s+[-–—/]\s+(?=\p{L})|,\s+(?=\p{Lu}[\p{L} ]{2,20}:)/u)
    .flatMap(splitAtLabels)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+/u, '').trim())
    .filter((part) => part !== '');
}

/** "Prep time: 15 min Cook time: 1 h" are two statements. */
function splitAtLabels(part: string): string[] {
  const figure = part.search(/\d/);
  if (figure < 0) return [part];
  for (const match of part.matchAll(/\s+(?=\p{L})/gu)) {
    if (match.index < figure) continue;
    const rest = part.slice(match.index + match[0].length);
    const label = labelSection(rest);
    if (label && (label.inline || /^\d/.test(label.rest)) && /[\p{L}\p{N}]/u.test(label.rest))
      return [part.slice(0, match.index), ...splitAtLabels(rest)];
  }
  return [part];
}

function readPart(part: string, facts: StatedFacts): boolean {
  const found = labelSection(part);
  if (found && found.section in TIMES) {
    const minutes = found.rest.length <= 60 ? readDuration(found.rest) : null;
    if (minutes !== null) {
      facts[TIMES[found.section as keyof typeof TIMES]] ??= minutes;
      return true;
    }
  }
  if (found?.section === 'yield' && found.rest !== '' && found.rest.length <= 60) {
    const amount = readYield(found.rest);
    if (amount && (amount.servings !== null || found.inline)) {
      setYield(facts, part, found.inline ? amount.text : part, amount.servings);
      return true;
    }
  }
  return readCredit(part, facts) || readLooseYield(part, facts);
}

function setYield(facts: StatedFacts, part: string, text: string, servings: number | null): void {
  if (facts.yieldText !== undefined) return;
  const label = /^([^:]{1,30}):/.exec(part)?.[1]?.trim() ?? '';
  facts.yieldText =
    /^[\d¼-¾\s–-]+$/.test(text) &&
    label !== '' &&
    !/^(?:yields?|makes|menge|rendement|rendimento|rendimiento|resa)$/i.test(label)
      ? `${text} ${label.toLowerCase()}`
      : text;
  facts.servings = servings;
}

function readLooseYield(part: string, facts: StatedFacts): boolean {
  if (part.length > 50 || part.includes(':') || !looksLikeYield(part) || /[.!?]\s/.test(part))
    return false;
  const amount = readYield(part);
  if (!amount || amount.servings === null) return false;
  setYield(facts, '', amount.text, amount.servings);
  return true;
}

function readCredit(part: string, facts: StatedFacts): boolean {
  const pair = /^([^:]{1,30}?)\s*[:：]\s*(.{0,160})$/.exec(part);
  const kind = pair ? credits.get(foldText(pair[1] ?? '')) : undefined;
  const value = pair?.[2]?.trim() ?? '';
  if (kind && value !== '') {
    if (kind === 'tags')
      facts.tags = [
        ...(facts.tags ?? []),
        ...value
          .split(/\s*[,;]\s*|\s+(?=#)/)
          .map((tag) => tag.replace(/^#/, '').trim())
          .filter((tag) => tag !== ''),
      ];
    else if (kind === 'course') facts.course ??= value;
    else if (kind === 'author') facts.author ??= value;
    else if (kind === 'source') facts.source ??= value;
    return true;
  }
  const author = part.length <= 60 ? openers.exec(part)?.[1] : undefined;
  if (!author || /^(?:von|par|by)\s+\p{Ll}/u.test(part)) return false;
  facts.author ??= author;
  return true;
}
