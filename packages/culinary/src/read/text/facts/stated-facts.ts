import { pattern, source } from '../../../words/pattern.ts';
import { isBareDuration, readDuration } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import { AUTHOR_OPENERS, CREDIT_LABELS, PLAIN_FACTS, type CreditKind } from './labels.data.ts';

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
  /** What stands on the same line and is none of these: "Easy", "350 °F". */
  beside?: string[];
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
const plainFacts = new Set(PLAIN_FACTS.map((words) => foldText(words)));
/** "350 °F", "180°C Umluft", "gas mark 4", "250 kcal". */
const OVEN_OR_ENERGY =
  /^(?:(?:oven|ofen|four|forno|horno|ugn)\s)?\d{2,4}\s?(?:°\s?[CF]?|[CF]|kcal|kj|cal|calories)(?:\s\p{L}{2,12})?$|^gas(?:\smark)?\s\d$/iu;
const isPlain = (part: string) => plainFacts.has(foldText(part)) || OVEN_OR_ENERGY.test(part);
/** Signs that part a line into facts and nothing else. */
const PARTED = /[|•·⋅]/;
/** Nobody writes more words for a fact that has no label. */
const LONGEST_BESIDE = 30;
const LONGEST = 240;

/**
 * Facts that a line states: "Prep time: 15 min | Serves: 4", "Für 4 Personen", "By Ada Lind". One
 * that is not known stands beside them ("Serves 4 | Grandma's"). Null when a part of the line is no
 * fact at all, so that no text is lost.
 */
export function statedFacts(line: string): StatedFacts | null {
  const text = line.trim();
  if (text === '' || text.length > LONGEST) return null;
  return readFacts(factParts(text), PARTED.test(text)) ?? readFacts(commaParts(text), false);
}

function readFacts(parts: string[], parted: boolean): StatedFacts | null {
  const facts: StatedFacts = {};
  const rest = parts.filter((part) => !readPart(part, facts));
  let known = parts.length - rest.length;
  // "Serves 2 | 20 min": a time without a label beside other facts is the whole time.
  const bare = rest.filter((part) => isBareDuration(part));
  const [time] = bare;
  if (
    time !== undefined &&
    bare.length === 1 &&
    parts.length > 1 &&
    facts.totalTime === undefined
  ) {
    const minutes = readDuration(time);
    if (minutes !== null && (known > 0 || rest.some(isPlain))) {
      facts.totalTime = minutes;
      rest.splice(rest.indexOf(time), 1);
      known++;
    }
  }
  const isBeside = (part: string) =>
    isPlain(part) || (parted && part.length <= LONGEST_BESIDE && !/[.!?:]/.test(part));
  if (known === 0 || !rest.every(isBeside)) return null;
  return rest.length > 0 ? { ...facts, beside: rest } : facts;
}

/** "Für 4 Personen, 30 Minuten, einfach". */
const commaParts = (text: string) => factParts(text.replace(/,\s+/g, ' | '));

/** Which fact a line announces whose value stands on the next line. */
export function announcedFact(line: string): string | null {
  const found = labelSection(line);
  if (line.trim().length > 30) return null;
  if (found?.rest === '') return found.section;
  // "Zubereitung" above "25 Minuten": what else follows it are the steps.
  const heading = sectionHeading(line);
  return heading?.section === 'instructions' && heading.rest === '' ? 'prepTime' : null;
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
  const heading = found ? null : sectionHeading(part);
  if (heading?.section === 'instructions' && isBareDuration(heading.rest)) {
    const minutes = readDuration(heading.rest);
    if (minutes !== null) facts.prepTime ??= minutes;
    return minutes !== null;
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
