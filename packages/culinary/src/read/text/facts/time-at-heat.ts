import { isFood } from '../../../foods/line-words.ts';
import { findDurations } from '../../../words/durations.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { SAYS_HEAT } from './heat-words.data.ts';
import { fieldOfLabel, type LabelledField } from './labelled-time.ts';
import { saysNight } from './says-night.ts';

/** Minutes of each work that a line times, and its statements that say at what heat. */
export type TimesOfWorks = Partial<Record<LabelledField, number>> & { beside?: string[] };

interface Work {
  field: LabelledField;
  /** Null for a night. */
  minutes: number | null;
  isHeated: boolean;
}

const LONGEST = 80;
const MOST_WORDS_BEHIND = 5;
/** "Cottura: ", "In the oven: ", "Garzeit im Ofen ": what stands before the first colon or figure. */
const LABEL = /^(?<label>\p{L}[\p{L}\s'’.-]{1,34}?)\s?(?:[:：]\s?|(?=\s(?:\d|[¼-¾])))/u;
/** "etwa", "about": how sure the time is, and no part of its label. */
const ABOUT =
  /\s(?:etwa|ca\.?|circa|about|approx\.?|around|environ|env\.|un[oa]s|aprox\.?|gut|knapp)$/iu;
const SENTENCE_END = /\p{L}{5}\.\s*$/u;

/**
 * The times of a line that says how long works take, and at most at what heat: "Cottura: 40 minuti a 200 gradi, forno statico", "Ofen: 200
 * Grad, 25 Minuten", "Riposo: una notte; cottura: 50 min". Null where a food is named or anything else told, so that there is something to do.
 */
export function worksTimed(text: string): TimesOfWorks | null {
  const line = text.trim();
  if (line.length > LONGEST || SENTENCE_END.test(line) || line.includes('?')) return null;
  const times: TimesOfWorks = {};
  for (const part of line.split(PARTS)) {
    const work = workTimed(part);
    if (work === null) return null;
    if (work.minutes !== null) times[work.field] ??= work.minutes;
    if (work.isHeated) times.beside = [...(times.beside ?? []), part];
  }
  return times;
}
/** "...; bake: 50 min": what begins another label. */
const PARTS = /\s?[;|·•]\s?|,\s(?=\p{L}+(?:\s\p{L}+)?\s?[:：])/u;

function workTimed(statement: string): Work | null {
  const { label } = LABEL.exec(statement)?.groups ?? {};
  const field = label === undefined ? null : fieldOfWork(label.replace(ABOUT, ''));
  if (field === null) return null;
  const said = timesInFigures(statement.slice(label!.length));
  const [time, ...more] = findDurations(said);
  if (more.length > 0 || (time === undefined && !saysNight(said))) return null;
  const beside = time === undefined ? said : `${said.slice(0, time.start)} ${said.slice(time.end)}`;
  const words = beside.match(/\p{L}{2,}/gu) ?? [];
  const isHeated = SAYS_HEAT.test(beside);
  return words.length <= MOST_WORDS_BEHIND &&
    (words.length <= 1 || time === undefined || isHeated) &&
    !words.some((word) => isFood(word))
    ? { field, minutes: time?.minutes ?? null, isHeated }
    : null;
}

/** "Four" alone is the French oven. */
const fieldOfWork = (label: string): LabelledField | null =>
  /^four$/iu.test(label) ? 'cookTime' : fieldOfLabel(label);

/** Whether a line stands between the last item of the list and the first step, alone or beside a few other such lines. */
export function isBetweenListAndSteps(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const isFact = (index: number) =>
    labels[index]?.label === 'F' ||
    (labels[index]?.label === 'S' && worksTimed(lines[index]!.text) !== null);
  // A recipe times few works; more lines are not looked at, so that the cost of a line is bounded.
  const beyond = (step: 1 | -1): string => {
    let index = at + step;
    while (Math.abs(index - at) <= MOST_BESIDE && isFact(index)) index += step;
    return labels[index]?.label ?? '';
  };
  return /[IL]/.test(beyond(-1)) && /[SKMG]/.test(beyond(1));
}
const MOST_BESIDE = 6;
