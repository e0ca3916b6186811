import { pattern, source } from '../../../words/pattern.ts';
import { keepingAnswers } from '../../../words/answers-kept.ts';
import { isForCrowd } from '../../../words/crowds.ts';
import { isBareDuration, readDuration } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { spelledNumbers } from '../../../words/time-words.data.ts';
import { opensWithVerb } from '../../doubts/instructs.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import { labelBehind } from './label-behind.ts';
import { commaParts, credits, factParts, plainFacts, timeOfWork } from './fact-parts.ts';
import { AUTHOR_OPENERS } from './labels.data.ts';
import { labelledTime } from './labelled-time.ts';
import { namesDish } from './names-dish.ts';
import type { TimeCue } from './time-cues.data.ts';
import { timeStatements } from './time-statements.ts';

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
const name = source`\p{Lu}[\p{L}'’.-]*`;
const openers = pattern('iu')`
  ^(?:${AUTHOR_OPENERS.join('|')})\s+
  (${name}(?:\s+(?:(?:van|von|de|der|den|di|da|del|la|le|&|and|und|et|e|y|en|och)\s+)?${name}){0,4})$
`;
/** "350 °F", "180°C Umluft", "gas mark 4". */
const OVEN =
  /^(?:(?:oven|ofen|four|forno|horno|ugn)\s)?\d{2,4}\s?(?:°\s?[CF]?|[CF])(?:\s\p{L}{2,12})?$|^gas(?:\smark)?\s\d$/iu;
const DEGREES = /\d{2,3}\s?°\s?[CF]?/u;
/** "480 kcal p. P.": left out as a labelled one is. */
const ENERGY =
  /^(?:ca\.?\s)?\d{2,4}\s?(?:kcal|kj|cal|calories|kalorien|calorie|calorías)(?![\p{L}]).{0,20}$/iu;
const isPlain = (part: string) => plainFacts.has(foldText(part)) || OVEN.test(part);
/** "Schwierigkeit normal": as with a colon between them. */
function isIgnored(part: string): boolean {
  const [label = '', ...rest] = part.split(' ');
  return (
    ENERGY.test(part) ||
    isOfElse(part) ||
    (rest.length > 0 && credits.get(foldText(label)) === 'ignored' && isPlain(rest.join(' ')))
  );
}
/** "5 min read", "Temps de lecture : 3 min": a time that is none of the recipe. */
const isOfElse = (part: string): boolean =>
  /\d/.test(part) && timeStatements(part).some(({ cue }) => cue === 'lone');
/** Signs that part a line into facts and nothing else. */
const PARTED = /[|•·⋅\p{Cc}\p{Co}]|\s=\s/u;
/** Nobody writes more words for a fact that has no label. */
const LONGEST_BESIDE = 30;
/** Between several facts that are known it may be longer. */
const LONGEST_AMONG = 60;
const LONGEST = 240;

/**
 * Facts that a line states: "Prep time: 15 min | Serves: 4", "Für 4 Personen", "By Ada Lind". One
 * that is not known stands beside them ("Serves 4 | Grandma's"). Null when a part of the line is no
 * fact at all, so that no text is lost.
 */
export const statedFacts = keepingAnswers((line): StatedFacts | null => {
  const text = line.trim().replace(LEADERS, ': ').replace(DASHED, withColon);
  if (text === '' || text.length > LONGEST) return null;
  const whole = readFacts(factParts(text), PARTED.test(text));
  const atCommas = text.includes(', ') ? readFacts(commaParts(text), false) : null;
  const sentences = text.split(/[.!]\s+(?=\p{Lu})/u);
  const atStops =
    sentences.length > 1 && sentences.length <= MOST_SENTENCES
      ? readFacts(
          sentences.map((part) => part.replace(/[.!]$/, '')),
          false,
        )
      : null;
  const most = [atCommas, atStops].reduce(
    (best, other) => (saysMore(other, best) ? other : best),
    whole,
  );
  return most === null ? null : withPartsNamed(most, text);
});

/** "Comensales........4": dots lead from a label to its value. */
const LEADERS = /(?<=\p{L})\s?[.·_…]{4,60}\s?(?=\d)/gu;

/** "Servings – eight": a dash between a label and its value. */
const DASHED = /(?<=^|[|•·;,]\s?)(\p{L}[\p{L} ]{2,24}?)\s[–—-]\s(?=[\p{L}\p{N}])/gu;
const withColon = (whole: string, label: string) =>
  labelSection(label)?.rest === '' ? `${label}: ` : whole;

/** "15 min de préparation et 1 h de cuisson": a time that the line's words call a part is that part, and never the whole. */
function withPartsNamed({ totalTime, ...facts }: StatedFacts, line: string): StatedFacts {
  if (totalTime === undefined) return facts;
  const times = timeStatements(line);
  const same = times.filter(({ minutes }) => minutes === totalTime);
  if (same.length === 0 || !same.every(({ cue }) => cue !== null && PARTS.has(cue)))
    return { ...facts, totalTime };
  const named: StatedFacts = { ...facts };
  for (const { cue, minutes } of times)
    if (cue !== null && PARTS.has(cue)) named[FIELD_OF[cue as keyof typeof FIELD_OF]] ??= minutes;
  return named;
}
const PARTS: ReadonlySet<TimeCue> = new Set(['prep', 'cook', 'rest']);

/** "Serves six. Ready in an hour and a half." */
const MOST_SENTENCES = 4;

/** Of "20 min de préparation, 35 min de cuisson" each time is a part where it stands with its label, and none the whole. */
const saysMore = (other: StatedFacts | null, best: StatedFacts | null): boolean =>
  countOf(other) > countOf(best) ||
  (other !== null &&
    best !== null &&
    countOf(other) === countOf(best) &&
    best.totalTime !== undefined &&
    other.totalTime === undefined);

const countOf = (facts: StatedFacts | null) =>
  facts === null ? 0 : Object.keys(facts).filter((key) => key !== 'beside').length;

function readFacts(parts: string[], parted: boolean): StatedFacts | null {
  const facts: StatedFacts = {};
  // Alone it may be a step: "Zugedeckt schmoren: 90 Minuten."
  const readsTime = (part: string) => parts.length > 1 && readTimeOfWork(part, facts);
  const unknown = parts.filter((part) => !readPart(part, facts) && !readsTime(part));
  const rest = unknown.filter((part) => !isIgnored(part));
  let known = parts.length - unknown.length;
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
    isPlain(part) ||
    (parted &&
      part.length <= (known > 1 ? LONGEST_AMONG : LONGEST_BESIDE) &&
      !/[!?:]|\.\s\p{Lu}|\.$/u.test(part));
  if (known === 0 || !rest.every(isBeside)) return null;
  return rest.length > 0 ? { ...facts, beside: rest } : facts;
}

/** Which fact a line announces whose value stands on the next line. */
export function announcedFact(line: string): string | null {
  const found = labelSection(line);
  if (line.trim().length > 30) return null;
  if (found?.rest === '') return found.section;
  // "Zubereitung" above "25 Minuten": what else follows it are the steps.
  const heading = sectionHeading(line);
  return heading?.section === 'instructions' && heading.rest === '' ? 'prepTime' : null;
}

const FIELD_OF = {
  prep: 'prepTime',
  cook: 'cookTime',
  rest: 'restTime',
  whole: 'totalTime',
} as const;

/** Of what a labelled time is by all of its words: "Préparation et cuisson : 50 min", "Cuisson au four : 45 min". */
function fieldOf(part: string, section: keyof typeof TIMES): keyof typeof TIMES {
  const [told, ...more] = timeStatements(part);
  const cue = more.length === 0 ? told?.cue : null;
  return cue !== null && cue !== undefined && cue in FIELD_OF
    ? FIELD_OF[cue as keyof typeof FIELD_OF]
    : section;
}

/** "Temps : une demi-heure de préparation, une heure de cuisson": several times behind one label. */
function readTold(part: string, facts: StatedFacts): boolean {
  const times = labelSection(part)?.inline === true ? timeStatements(part) : [];
  const isTold = times.length > 1 && times.every(({ cue }) => cue !== null && cue in FIELD_OF);
  if (!isTold) return false;
  for (const { cue, minutes } of times) facts[FIELD_OF[cue as keyof typeof FIELD_OF]] ??= minutes;
  return true;
}

function readPart(part: string, facts: StatedFacts): boolean {
  if (isOfElse(part)) return false;
  if (readTold(part, facts)) return true;
  const behind = labelBehind(part);
  if (behind && behind.section in TIMES) {
    const minutes = readDuration(behind.rest);
    if (minutes !== null) facts[fieldOf(part, behind.section as keyof typeof TIMES)] ??= minutes;
    return minutes !== null;
  }
  const found = labelSection(part);
  if (found && found.section in TIMES) {
    const minutes = found.rest.length <= 60 ? readDuration(found.rest) : null;
    if (minutes !== null) {
      facts[fieldOf(part, found.section as keyof typeof TIMES)] ??= minutes;
      return true;
    }
  }
  // "Simmer: 20 min" may head a step.
  const labelled = found || opensWithVerb(part) ? null : labelledTime(part);
  if (labelled !== null) {
    facts[labelled.field] ??= labelled.minutes;
    return true;
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

/** "In forno: 40 minuti", "Four : 50 min à 180 °C" */
function readTimeOfWork(part: string, facts: StatedFacts): boolean {
  const time = timeOfWork(part);
  if (time === null) return false;
  facts[FIELD_OF[time.cue as keyof typeof FIELD_OF]] ??= time.minutes;
  const [heat] = DEGREES.exec(part) ?? [];
  if (heat !== undefined) facts.beside = [...(facts.beside ?? []), heat];
  return true;
}

function setYield(facts: StatedFacts, part: string, said: string, servings: number | null): void {
  if (facts.yieldText !== undefined) return;
  const text = said.replace(/(?<=\d|^\p{L}{2,12})\.$/u, '');
  const label = /^([^:]{1,30}):/.exec(part)?.[1]?.trim() ?? '';
  facts.yieldText =
    (/^[\d¼-¾\s–-]+$/.test(text) || (spelledNumbers[foldText(text)] ?? 0) > 0) &&
    label !== '' &&
    !/^(?:yields?|makes|serves|serving size|feeds|ergibt|für|pour|per|para|voor|menge|rendement|rendimento|rendimiento|resa)$/i.test(
      label,
    )
      ? `${text} ${label.toLowerCase()}`
      : text;
  facts.servings = servings;
}

function readLooseYield(part: string, facts: StatedFacts): boolean {
  if (isForCrowd(part)) {
    setYield(facts, '', part, null);
    return true;
  }
  if (part.length > 50 || part.includes(':') || !looksLikeYield(part) || /[.!?]\s/.test(part))
    return false;
  const amount = readYield(part);
  if (!amount || amount.servings === null || namesDish(part)) return false;
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
