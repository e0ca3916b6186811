import { pattern } from '../../../words/pattern.ts';
import { isBareDuration, readDuration } from '../../../words/durations.ts';
import { settledDuration, settledTimes } from '../../text/facts/settled-times.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { foldText } from '../../../words/fold.ts';
import { namedFact } from './class-hints.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { withoutControls } from '../../text/lines/chatter.ts';
import { fedStatement } from '../../text/facts/fed-statements.ts';
import { labelBehind } from '../../text/facts/label-behind.ts';
import { isTale, timeStatements } from '../../text/facts/time-statements.ts';
import { statedFacts, type StatedFacts } from '../../text/facts/stated-facts.ts';
import type { Row } from './page-rows.ts';

type Facts = Pick<RecipeDraft, 'yieldText' | 'servings' | 'prepTime' | 'cookTime' | 'totalTime'> & {
  /** How long it rests, in the page's words and in minutes. */
  rest: { text: string; minutes: number } | null;
};

const noFacts: Facts = {
  yieldText: null,
  servings: null,
  prepTime: null,
  cookTime: null,
  totalTime: null,
  rest: null,
};

const longestLabelled = 80;
const longestFact = 40;

/** Cuts "Prep: 10 min | Cook: 20 min" and "Annoksia: 4 Valmistusaika: 45 min" into their statements. */
const statements = (text: string): string[] =>
  text
    .split(/\s*[|•·]\s*|\s+[–—/]\s+|\s+-\s+(?=\p{L})|\s+\+\s+(?=\d)|\s{2,}|;\s+/u)
    .filter(Boolean)
    .flatMap(cutBehindTime)
    .flatMap(cutBehindYield)
    .flatMap(cutAtCommas)
    .flatMap(cutAtLabels)
    .map((statement) => statement.replace(/(?<=\d)[.,;]+$/, ''));

/** "35 min 4 porzioni" */
function cutBehindTime(text: string): string[] {
  const behind = withoutTimeInFront(text);
  return behind === text ? [text] : [text.slice(0, -behind.length).trim(), behind];
}

const yieldBeforeColon = /^([^:：]{1,40}?)\s?[:：]\s+(?=\p{L})/u;

/** "Pour 4 personnes : préparation 20 min, cuisson 15 min": the yield stands before the times. */
function cutBehindYield(text: string): string[] {
  const head = yieldBeforeColon.exec(text);
  const tail = head ? text.slice(head[0].length) : '';
  return head && looksLikeYield(head[1]!) && labelSection(tail) !== null
    ? [head[1]!, tail]
    : [text];
}

/** "Prep 5 mins, Cook 15 mins, Servings 3" are three statements; "Cook for 7 minutes, then stir" is none. */
function cutAtCommas(text: string): string[] {
  const parts = text.split(/,\s+/);
  return text.length <= longestLabelled &&
    parts.every((part) => /\d/.test(part) && labelSection(part) !== null)
    ? parts
    : [text];
}

const beforeColon = /\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,3}(?=\s?[:：]\s*\S)/gu;

/** Style sheets set labels apart that stand in one line of text. */
function cutAtLabels(text: string): string[] {
  const cuts = [0];
  for (const match of text.matchAll(beforeColon)) {
    const words = match[0].split(' ');
    for (let from = 0; from < words.length; from++) {
      const label = words.slice(from).join(' ');
      // "For 4 people: 2 eggs" labels no people.
      const found = labelSection(label);
      if (
        found?.rest !== '' ||
        (found.section === 'yield' && from === 0 && /\d\s?$/.test(text.slice(0, match.index)))
      )
        continue;
      cuts.push(match.index + match[0].length - label.length);
      break;
    }
  }
  return cuts.map((cut, at) => text.slice(cut, cuts[at + 1]).trim()).filter(Boolean);
}

/** Whether a row among the steps says nothing but facts: labels with their values, or a yield. "Bake 30 minutes" is a step. */
export function statesFacts(text: string): boolean {
  if (text.length <= longestFact && (statesNothingElse(text) || isSpelledTime(text))) return true;
  if (text.length > 120 || !/\d/.test(text)) return false;
  if (/[:：|·•]/.test(text) && statesTimeOrYield(statedFacts(text))) return true;
  return statements(text).every((statement) => {
    if (looksLikeYield(statement)) return true;
    const label = /[:：]/.test(statement) || statement !== text ? labelSection(statement) : null;
    return (
      label !== null &&
      (isBareDuration(label.rest) ||
        (label.section === 'yield' &&
          /^\D{0,12}\d/.test(label.rest) &&
          label.rest.length <= longestFact))
    );
  });
}

/** "A quarter of an hour": the value of a label above it. */
const isSpelledTime = (text: string): boolean => isBareDuration(timesInFigures(text));

/** Whether a row is a label with what no recipe keeps: "Difficulty: easy". */
function statesNothingElse(text: string): boolean {
  if (!/[:：]/.test(text)) return false;
  const facts = statedFacts(text);
  return facts !== null && Object.keys(facts).length === 0;
}

const hasTime = (facts: StatedFacts | null): boolean =>
  facts !== null &&
  [facts.prepTime, facts.cookTime, facts.restTime, facts.totalTime].some(
    (time) => time !== undefined,
  );
const statesTimeOrYield = (facts: StatedFacts | null): boolean =>
  hasTime(facts) || typeof facts?.servings === 'number';

/** Whether a row is a time behind its label: "Zubereitung: 25 Minuten". */
export const statesTime = (text: string): boolean =>
  text.length <= longestLabelled && /[:：]/.test(text) && hasTime(statedFacts(text));

const FIELD_OF = { prep: 'prepTime', cook: 'cookTime', whole: 'totalTime' } as const;

/** The times of a row whose words say of each what it is; whether they do. */
function noteTold(facts: Facts, text: string): boolean {
  const times = timeStatements(text);
  if (
    times.length === 0 ||
    isTale(text) ||
    !times.every(({ cue }) => cue === 'rest' || (cue !== null && cue in FIELD_OF))
  )
    return false;
  for (const { cue, minutes } of times)
    if (cue! in FIELD_OF) facts[FIELD_OF[cue as keyof typeof FIELD_OF]] ??= minutes;
  return true;
}

/** What a row states that is facts and nothing else, read one by one; of its times only those that its words leave open. */
function noteRow(facts: Facts, text: string, isTold: boolean): void {
  const stated = statedFacts(withoutControls(text));
  if (stated === null) return;
  const said = stated.yieldText ?? '';
  if (stated.servings && facts.servings === null && (/\d/.test(said) || looksLikeYield(said))) {
    facts.servings = stated.servings;
    facts.yieldText = withoutTimeInFront(said);
  }
  if (isTold) return;
  facts.prepTime ??= stated.prepTime ?? null;
  facts.cookTime ??= stated.cookTime ?? null;
  facts.totalTime ??= stated.totalTime ?? null;
}

/** "Makes 1 loaf, 12 slices": one that is cut into more. */
function noteParts(facts: Facts, text: string): void {
  const fed = facts.servings === 1 ? fedStatement(text) : null;
  if (fed === null || fed.count <= 1) return;
  facts.servings = fed.count;
  facts.yieldText = fed.text;
}

/** Who has written the recipe, where a row says that and nothing else: "From the kitchen of Ada Quince". */
export function readAuthor(rows: readonly Row[]): string | null {
  for (const { text } of rows) {
    const author = text.length <= longestLabelled ? statedFacts(text)?.author : undefined;
    if (author !== undefined && /^\p{Lu}/u.test(author)) return author;
  }
  return null;
}

/**
 * Yield and times from the labels near the recipe: "Serves 4", "Cook time: 20 min", or a label with
 * its value on the next row. `titles` are what the page may call its dish, `page` all of its rows: a label has no value beyond one
 * that is left out.
 */
export function readLabels(
  rows: readonly Row[],
  titles: readonly string[] = [],
  page: readonly Row[] = rows,
): Facts {
  const isBelow = neighbours(rows, page);
  const countsDish = dishCounter(titles);
  const facts: Facts = { ...noFacts };
  const isTimed = rows.some(({ text }) => statesWholeTime(text));
  for (const [at, row] of rows.entries()) {
    if (isTimed && (row.heading > 0 || praisesTime(row.text))) continue;
    // "Zutaten für 4 Personen: 500 g Beeren, ...": the yield stands before the list.
    const headed = sectionHeading(row.text);
    const text = withoutTimesOfOne(
      headed?.inline && headed.section === 'ingredients'
        ? row.text.slice(0, row.text.length - headed.rest.length)
        : row.text,
    );
    if (text.length > 200) continue;
    const told = noteTold(facts, text);
    for (const statement of statements(text)) {
      if (statement.length > longestLabelled) continue;
      const times = timeStatements(statement);
      if (times.some(({ cue }) => cue === 'lone')) continue;
      if (told && times.some(({ cue }) => cue !== 'rest')) continue;
      const label = labelSection(statement) ?? labelBehind(statement);
      if (label)
        note(
          facts,
          label.section,
          label.rest ||
            (statement === row.text && isBelow(at) ? valueBelow(rows, at, label.section) : ''),
          statement,
        );
      else if (
        statement === row.text &&
        statement.length <= longestFact &&
        /\d/.test(statement) &&
        namedFact(row.block)
      )
        note(facts, namedFact(row.block)!, statement, statement);
      else if (
        facts.servings === null &&
        statement.length <= 40 &&
        (looksLikeYield(statement) || countsDish(statement))
      )
        noteYield(facts, statement);
    }
    noteRow(facts, text, told);
    noteParts(facts, text);
  }
  if (facts.prepTime === null && facts.cookTime === null && facts.totalTime === null)
    facts.totalTime = looseTime(rows);
  return facts;
}

/** Tells whether the row behind one is the next of the page as well. */
function neighbours(rows: readonly Row[], page: readonly Row[]): (at: number) => boolean {
  const places = new Map(page.map((row, at) => [row, at]));
  return (at) =>
    rows[at + 1] !== undefined && places.get(rows[at + 1]!) === places.get(rows[at]!)! + 1;
}

/** "5 min per pancake", "3 Minuten pro Seite": how long one of several takes, not the dish. */
const isOfOne = pattern('iu')`
  \d\s?(?:min(?:s|\.|uti|uts?|utes?|uten|utos?|uto)?|h|std\.?)\s(?:per|pro|je|par|por|a|each|each\sside|auf\sjeder)\s\p{L}{3,20}\.?$
`;

/** A row of facts without how long one of several takes. */
export function withoutTimesOfOne(text: string): string {
  if (text.length > 2 * longestLabelled || !/\d/.test(text)) return text;
  const settled = settledTimes(text).text;
  const all = statements(settled);
  const own = all.filter((statement) => !isOfOne.test(statement));
  return own.length < all.length ? own.join(' | ') : settled;
}

/** "Ready in under an hour" praises; it is no measure where another row states one. */
const atMost = pattern('iu')`
  (?<!\p{L})(?:under|less\sthan|no\smore\sthan|unter|weniger\sals|in\sknapp|en\smoins\sde|moins\sd['’]une|
  in\smeno\sdi|meno\sdi|en\smenos\sde|menos\sde)\s(?:an?\s|einer\s|un[ea]?['’\s]\s?|\d)
`;
/** The same for a headline, and for "Ready in half an hour". */
const praisesTime = (text: string): boolean =>
  atMost.test(text.slice(0, longestLabelled)) ||
  (text.length <= longestLabelled && timeStatements(text).some(({ cue }) => cue === 'mayBeWhole'));
/** Whether a row says behind a label how long the whole takes. */
const statesWholeTime = (text: string): boolean =>
  text.length <= longestLabelled &&
  (/[:：]/.test(text) || labelSection(text)?.section === 'totalTime') &&
  !praisesTime(text) &&
  statedFacts(text)?.totalTime !== undefined;

const countOfPieces = /^(?:\p{L}{2,12}\.? )?\d{1,3}(?:\s?[-–]\s?\d{1,3})? (\p{L}{4,})$/u;

/** Tells whether a line counts what the page is about: "24 muffins" on a page called "Blueberry Muffins". */
function dishCounter(titles: readonly string[]): (text: string) => boolean {
  const words = titles.flatMap((title) => foldText(title).match(/\p{L}{4,}/gu) ?? []);
  return (text) => {
    const counted = countOfPieces.exec(foldText(text))?.[1];
    return (
      counted !== undefined &&
      words.some(
        (word) =>
          word.endsWith(counted) || (counted.startsWith(word) && counted.length - word.length <= 2),
      )
    );
  };
}

/** The value on the row below a label. A time's figure must have its unit, there or on the next row: "Total" may also stand above a count. */
function valueBelow(rows: readonly Row[], at: number, section: string): string {
  const value = rows[at + 1]?.text ?? '';
  if (section === 'yield' || !/^\d+$/.test(value)) return value;
  const withUnit = `${value} ${rows[at + 2]?.text ?? ''}`;
  return isBareDuration(withUnit) ? withUnit : '';
}

/** A time that stands alone among the facts above the recipe: "4 servings — 20 minutes". Several different ones say nothing. */
function looseTime(rows: readonly Row[]): number | null {
  const times = new Set<number>();
  for (const row of rows) {
    if (row.text.length > longestLabelled) continue;
    for (const statement of statements(row.text))
      if (isBareDuration(statement)) times.add(readDuration(statement) ?? 0);
  }
  const [only] = times;
  return times.size === 1 && only ? only : null;
}

/** "50 Min. einfach 4 Portionen": what icons and boxes part stands in one line. */
const timeInFront =
  /^\d{1,3}\s?(?:min\p{L}{0,5}|h|std|hours?|heures?|horas?|or[ae])\.?\s(?:\p{L}{2,12}\s){0,2}(?=\d)/iu;

function withoutTimeInFront(text: string): string {
  const behind = text.replace(timeInFront, '');
  return looksLikeYield(behind) ? behind : text;
}

function noteYield(facts: Facts, text: string): void {
  const stated = /^([^:：]*\d[^:：]*)[:：]/.exec(text)?.[1] ?? text;
  const phrase = withoutTimeInFront(stated);
  const found = phrase.length <= 60 ? readYield(phrase) : null;
  if (found?.servings && facts.servings === null) {
    facts.yieldText = found.text;
    facts.servings = found.servings;
  }
}

function note(facts: Facts, section: string, value: string, whole: string): void {
  if (value.length > 60) return;
  if (section === 'yield') {
    if ((/\d|[¼-¾]/.test(value) && readDuration(value) === null) || /^\d{1,3}$/.test(value.trim()))
      noteYield(facts, /^[\d\s–-]+$/.test(value) ? value : whole.includes(value) ? whole : value);
    return;
  }
  if (section === 'restTime') {
    const minutes = isBareDuration(value) ? readDuration(value) : null;
    if (minutes !== null)
      facts.rest ??= { minutes, text: whole.includes(value) ? whole : `${whole}: ${value}` };
    return;
  }
  if (section !== 'prepTime' && section !== 'cookTime' && section !== 'totalTime') return;
  if (!/\d|[¼-¾]|\bhalf\b|\bone\b/i.test(value)) return;
  facts[section] ??= settledDuration(value);
}
