import { findDurations } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { pattern, source } from '../../../words/pattern.ts';
import {
  PART_OPENERS,
  TIME_CUES,
  TIME_JOINERS,
  WITH_REST,
  type TimeCue,
} from './time-cues.data.ts';

interface Span {
  minutes: number;
  start: number;
  end: number;
}

/** What is said of one time, or before it. */
export interface Clause {
  text: string;
  start: number;
  times: Span[];
  cue: TimeCue | null;
  /** The sign it ends with. */
  end: string;
}

const anyOf = (phrases: readonly string[]) =>
  phrases
    .map((phrase) =>
      phrase.replace(/[.*+?^${}()|[\]\\/]/g, (sign) => (sign === '*' ? '\\p{L}*' : `\\${sign}`)),
    )
    .sort((a, b) => b.length - a.length)
    .join('|');
const wholeWords = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${anyOf(phrases)})(?![\\p{L}])`, 'u');
const cuePatterns = (Object.keys(TIME_CUES) as TimeCue[]).map(
  (cue) => [cue, wholeWords(TIME_CUES[cue])] as const,
);
const partOpener = wholeWords(PART_OPENERS);

/** "2 hours, of which 30 minutes work" */
export const opensPart = (words: string): boolean => partOpener.test(foldText(words));

const withRest = wholeWords(WITH_REST);
/** "forno compreso", "oven time included": that the time before it holds more than the work. */
export const countsIn = (words: string): boolean => withRest.test(foldText(words));

/** Where one clause ends and the next begins; the point of "Min." ends none. */
const BREAKS = new RegExp(
  [
    '[|•·⋅●▪■◆★⟷;\\n\\t()\\[\\]]',
    '[,:]\\s',
    '(?<!\\b(?:min|mins|mn|std|stdn|hr|hrs|h|prep|prép|ca|cott|cocc|cuiss))[.!?]\\s',
    '\\s[–—/-]\\s',
    '\\s{2,}',
    '\\s\\+\\s',
    `\\s(?=(?:${anyOf([...TIME_JOINERS, ...PART_OPENERS])})\\s)`,
  ].join('|'),
  'giu',
);

/** An hour in Polish, and far more often grams. */
const WEIGHT = /[\d\s]g$/iu;

/** "mardi à 17 h", "alle ore 20": an hour of the clock, at which somebody comes. */
const isHour = (before: string, time: string): boolean =>
  PAST_HOUR.test(before) || (AT_HOUR.test(before) && HOUR_OF_CLOCK.test(time));
const AT_HOUR = pattern('iu')`
  (?<![\p{L}])(?:à|dès|vers|alle|dalle|alle ore|dalle ore|verso le|a las?|desde las?|hacia las?|sobre las?|às|um|gegen|ab|at|from|om|vanaf|kl\.?)\s$
`;
/** "Sábado 18:30 h": minutes past an hour of the clock. */
const PAST_HOUR = /\d:$/u;
/** Ovens and pots are seldom on for longer. */
const HOUR_OF_CLOCK =
  /^(?:[6-9]|1\d|2[0-4])\s?(?:h|heures?|ore?|horas?|uhr|u|hrs?)(?:\s?\d{2})?$/iu;
const LONGEST_AT = 14;

/** "Reicht für 2 Tage und 4 Personen", "enough for three days": how long it lasts, in whole days. */
const isLasting = (before: string, minutes: number): boolean =>
  minutes >= DAY && minutes % DAY === 0 && LASTS.test(before);
const DAY = 1440;
const LASTS = pattern('iu')`
  (?<![\p{L}])(?:reicht|reichen|langt|genug|enough|lasts?|feeds|suffit|assez|basta|bastano|sufficiente|alcanza|suficiente|genoeg|räcker)\s(?:\p{L}+\s){0,3}$
`;
const LONGEST_LASTING = 40;

/** "2 x 15 min" is half an hour. */
export function spans(text: string): Span[] {
  return findDurations(text)
    .filter(({ end }) => !WEIGHT.test(text.slice(end - 3, end)))
    .filter(
      ({ start, end }) =>
        !isHour(text.slice(Math.max(0, start - LONGEST_AT), start), text.slice(start, end)),
    )
    .filter(
      ({ start, minutes }) =>
        !isLasting(text.slice(Math.max(0, start - LONGEST_LASTING), start), minutes),
    )
    .map(({ minutes, start, end }) => {
      const times = /(?<!\d)([2-9])\s?[x×]\s?$/iu.exec(text.slice(Math.max(0, start - 6), start));
      return times
        ? { minutes: minutes * Number(times[1]), start: start - times[0].length, end }
        : { minutes, start, end };
    });
}

/** "Zuletzt gekocht vor 3 Wochen", "Cocinado hace 2 días", "Cotto 3 ore fa": how long ago it was; "se hace en 45 min" says how long it takes. */
const SAYS_AGO = pattern('iu')`
  (?<!\p{L})(?:
  (?:vor|(?<!(?<!\p{L})(?:se|lo|la|los|las|le|me|nos|os|total)\s)hace|há)\s
  (?:(?:etwa|ca\.|gut|knapp|über|unas?|unos|casi|ya|apenas|más\sde|cerca\sde|uns|umas)\s)?\d{1,3}\s?\p{L}|
  il\sy\sa\s(?:(?:environ|à\speine|plus\sde)\s)?\d{1,3}\s?\p{L}{1,10}(?!\p{L}|\sd(?:e|['’])\s?\p{L})|
  \d{1,3}\s?\p{L}{1,10}\s(?:ago|fa|geleden|sedan|atrás)(?!\p{L})
  )
`;

/** "Backzeit: insgesamt 45 Minuten": all of the baking, by the label before its time. */
function labelledCue(words: string): TimeCue | null {
  if (SAYS_AGO.test(words)) return 'lone';
  if (OVEN_TIME.test(words)) return 'cook';
  const [, label = ''] = LABELLED_WHOLE.exec(words) ?? [];
  const cue = label === '' ? null : cueOf(label);
  return cue === 'cook' || cue === 'prep' ? cue : null;
}
/** "Oven time about 50 minutes in all": all of it, but of the oven. */
const OVEN_TIME = pattern('iu')`
  ^\s*(?:(?:oven|baking|cooking|roasting|simmering)\stime|(?:back|koch|gar|brat|schmor)(?:zeit|dauer)|zeit\sim\sofen|
  (?:temps|durée)\s(?:de\scuisson|au\sfour)|tempo\sdi\scottura|tempo\sin\sforno|tiempo\sde\s(?:cocción|horno|horneado))
  \s[^:,\d]{0,25}\d
`;
const LABELLED_WHOLE = /^\s*([^:\d]{3,30}):\s[^:\d]{0,20}\d/u;

/** The clauses of a text in which these times stand. */
export function clausesOf(text: string, times: readonly Span[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (to: number, end: string) => {
    const own = times.filter((time) => time.start >= from && time.start < to);
    const words = text.slice(from, to);
    if (/[\p{L}\d]/u.test(words))
      clauses.push({
        text: words,
        start: from,
        times: own,
        cue: labelledCue(words) ?? cueOf(words),
        end,
      });
    from = to + end.length;
  };
  for (const match of text.matchAll(BREAKS)) {
    const isWithin = times.some(({ start, end }) => match.index > start && match.index < end);
    if (isWithin) continue;
    // "Preparation and cooking: 50 min": a joiner parts what is said of a time from the next, "20 min to peel and mix plus 25 to cook"
    // what is said of it as well.
    const isBehindTime = times.some(({ start }) => start >= from && start < match.index);
    // A label stands before its colon, in the same clause; behind a time its parts follow: "Ready in 40 minutes: 10 to prepare".
    const opensParts =
      times.some(({ end }) => text.slice(end, match.index).trim() === '' && end <= match.index) &&
      OPENS_TIMES.test(text.slice(match.index));
    if (match[0].startsWith(':') && !opensParts) continue;
    if (match[0] === ' ' && !isBehindTime && clauses.at(-1)?.end !== ' ') continue;
    add(match.index, match[0]);
  }
  add(text.length, '');
  return clauses;
}

const OPENS_TIMES = /^:\s(?:\p{L}{2,8}\s){0,2}\d/u;

const INCLUDING = 'mit|samt|inkl\\p{L}*|incl\\p{L}*|including|with|avec|y compris|con|met|com|med';
const workIncluded = new RegExp(
  `(?<![\\p{L}])(?:${INCLUDING})\\s(?:\\p{L}{1,4}\\s)?(?:${anyOf(TIME_CUES.prep)})(?![\\p{L}])`,
  'u',
);
/** "mit Schälen eine gute Stunde": the work is counted in. */
const countsWork = (folded: string): boolean => workIncluded.test(folded);

/** "From opening the fridge to sitting down", "desde que te pones el delantal hasta que se sientan" */
const FROM_TO =
  /(?<![\p{L}])(?:from\s(?!\d).{3,40}\sto|v[oa][mn]\s(?!\d)\p{L}.{3,40}\sbis|du\s(?!\d).{3,40}\s(?:à|au)|dal(?:la|lo|l['’ ]|\s)\s?.{3,40}\sal(?:la|lo|l['’ ]|\s)?|desde\s(?!\d).{3,40}\shasta)(?![\p{L}])/iu;

const cookingIncluded = new RegExp(
  `(?<![\\p{L}])(?:${INCLUDING})\\s(?:\\p{L}{1,4}\\s)?(?:${anyOf(TIME_CUES.cook)})(?![\\p{L}])`,
  'u',
);
/** "Dauert mit Backen eine Stunde", "Tiempo: hora y cuarto en olla normal": no time of the cooking alone. */
const countsCooking = (folded: string): boolean =>
  cookingIncluded.test(folded) || (LABELLED_TIME.test(folded) && IN_POT.test(folded));
const LABELLED_TIME =
  /^\s*(?:time|zeit|dauer|zeitaufwand|temps|duree|tempo|durata|tiempo|duracion|tijd|tid)\s?:/u;
const IN_POT = pattern('u')`
  (?<!\p{L})(?:olla|cazuela|cazo|cocotte|marmite|casserole|pentola|casseruola|tegame|topf|schnellkochtopf|
  pot|casserole|pressure cooker|pan|pentola a pressione|autocuiseur)(?!\p{L})
`;

/** "Se prepara en media hora", "on le prépare en une petite demi-heure": how long all of it takes, where no other time stands beside. */
const PREPARED_IN =
  /(?<!\p{L})(?:se|le|la|les|si|lo)\spr[eé]par\p{L}{1,6}\s(?:(?:en|in)\s)?(?:\p{L}{2,8}\s){0,2}\d/iu;

/** "40 minutes in all, cooking included", "mit Backen eine Stunde": more than the work that is named. */
export const countsMore = (words: string): boolean => {
  const folded = foldText(words);
  return countsIn(words) || countsWork(folded) || countsCooking(folded);
};

/** What the words of a clause say. */
export const cueOf = (words: string): TimeCue | null => cueAmong(words, cuesIn(words));

/** The same where a time can be no whole, as another is longer: "35 min de cuisson en tout". */
export function cueOfPart(words: string): TimeCue | null {
  const said = cuesIn(words);
  said.delete('whole');
  return cueAmong(words, said);
}

function cuesIn(words: string): Set<TimeCue> {
  const folded = foldText(words);
  const said = new Set(cuePatterns.flatMap(([cue, found]) => (found.test(folded) ? [cue] : [])));
  if (OVEN_OF_FRENCH.test(folded)) said.add('cook');
  return said;
}
/** "four 1/2 h", "four 30 min": right before a time it is no number of English. */
const OVEN_OF_FRENCH =
  /^\W{0,3}four\s(?:env(?:iron)?\.?\s)?(?:[\d¼-¾]\S*\s?(?:h|mn|min)|une\s|trois\squarts|demi)/u;

/** "Una hora de cocción en total", "eine Stunde Garzeit insgesamt": all of the work that stands between its time and the word of a sum. */
function workSummed(words: string): TimeCue | null {
  const last = spans(words).at(-1);
  if (last === undefined) return null;
  const [, work] = SUMMED.exec(foldText(words.slice(last.end))) ?? [];
  const cue = work === undefined || countsWork(work) || countsCooking(work) ? null : cueOf(work);
  return cue === 'prep' || cue === 'cook' ? cue : null;
}
const SUM_WORDS = source`
  (?:in\sall|all\stold|all\sin|in\stotal|total|altogether|overall|insgesamt|gesamt|zusammen|alles\sin\sallem|im\sganzen|en\stout|au\stotal|
  in\stutto|in\stotale|totali?|complessiv\p{L}{0,6}|en\stotal|en\stodo|totaal|in\stotaal|ao\stodo|no\stotal|totalt)[\s.!:]{0,3}$
`;
/** What stands between a time and the word of a sum that ends its clause. */
const SUMMED = pattern('u')`^([^.!?]{3,40})\s${SUM_WORDS}`;
const SUM_BEHIND = pattern('u')`\s${SUM_WORDS}`;
/** "40 di forno in tutto" without its last two words. */
export const withoutSum = (words: string): string => {
  const folded = foldText(words);
  const at = folded.slice(-LONGEST_SUM).search(SUM_BEHIND);
  return at < 0 ? words : words.slice(0, Math.max(0, words.length - LONGEST_SUM) + at);
};
const LONGEST_SUM = 30;

const ON_TABLE =
  /(?<!\p{L})(?:on (?:the|your) table|auf (?:dem|den|eurem|deinem) tisch|sur (?:la|votre) table|a tavola|in tavola|(?:en|a|sobre) la mesa|op tafel|na mesa|pa bordet)(?!\p{L})/u;

/** Whether words say that it is served: then all of it is done. */
export const isOnTable = (words: string): boolean => ON_TABLE.test(foldText(words));

function cueAmong(words: string, said: ReadonlySet<TimeCue>): TimeCue | null {
  if (said.has('lone')) return 'lone';
  if (said.has('whole')) return workSummed(words) ?? 'whole';
  if (!said.has('cook') && FROM_TO.test(words)) return 'whole';
  if (said.has('rest') && withRest.test(foldText(words))) return 'mayBeWhole';
  if (said.has('rest')) return said.has('cook') ? null : 'rest';
  // "Preparation and cooking: 50 min"
  if (said.has('cook') && said.has('mayBeWhole') && countsCooking(foldText(words)))
    return 'mayBeWhole';
  // "alles aus einer Pfanne und in einer halben Stunde auf dem Tisch"
  if (said.has('cook') && isOnTable(words)) return 'mayBeWhole';
  if (said.has('cook')) return said.has('prep') || said.has('doing') ? 'whole' : 'cook';
  if (said.has('prep') && PREPARED_IN.test(words)) return 'making';
  if (said.has('prep')) return countsWork(foldText(words)) ? 'mayBeWhole' : 'prep';
  if (said.has('doing')) return 'doing';
  return said.has('making') ? 'making' : said.has('mayBeWhole') ? 'mayBeWhole' : null;
}
