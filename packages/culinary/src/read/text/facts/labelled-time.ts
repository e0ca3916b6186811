import { keepingAnswers } from '../../../words/answers-kept.ts';
import { isBareDuration, readDuration } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { cueOf } from './time-clauses.ts';

/** Which time of a recipe a label names. */
export type LabelledField = 'prepTime' | 'cookTime' | 'restTime' | 'totalTime';

/** A time behind its label. */
export interface LabelledTime {
  field: LabelledField;
  minutes: number;
}

const LONGEST_LABEL = 28;
const MOST_WORDS = 4;
const LONGEST_VALUE = 40;
const LABEL = /^([\p{L}][\p{L}\s'’./&+-]{1,26}?)\s?[:：]\s?(\S.{1,38})$/u;

const FIELD_OF = {
  prep: 'prepTime',
  cook: 'cookTime',
  rest: 'restTime',
  whole: 'totalTime',
  mayBeWhole: 'totalTime',
  doing: 'prepTime',
} as const;
const FIELDS: ReadonlySet<string> = new Set(Object.values(FIELD_OF));

/** Which time a few words name that stand before one: "Im Ofen", "Ready in"; null where they name none. */
export const fieldOfLabel = keepingAnswers((words): LabelledField | null => {
  const label = words.trim().replace(/\s?[:：]$/, '');
  if (label.length > LONGEST_LABEL || label.split(/\s+/).length > MOST_WORDS) return null;
  if (!/\p{L}{2}/u.test(label) || /\d/.test(label) || OF_PIECE.test(foldText(label))) return null;
  const known = labelSection(label);
  if (known?.rest === '')
    return FIELDS.has(known.section) ? (known.section as LabelledField) : null;
  const cue = cueOf(label);
  return cue !== null && cue in FIELD_OF ? FIELD_OF[cue as keyof typeof FIELD_OF] : null;
});

/** "Cook each side", "Cuisson par fournée": how long each of several takes. */
const OF_PIECE =
  /(?<!\p{L})(?:each|per|pro|je|jede\p{L}?|par|chaque|ogni|cada|por|every)(?!\p{L})/u;

/** "Zugedeckt schmoren: 90 Minuten." is a step: the point of "Std." ends no sentence. */
const IN_SENTENCE = /\p{L}{5}\.\s*$/u;

/** The time that a line states behind the label of a work or of the whole, and nothing else: "Bake: ¾ of an hour". */
export const labelledTime = keepingAnswers((line): LabelledTime | null => {
  if (IN_SENTENCE.test(line)) return null;
  const [, label, value] = LABEL.exec(line.trim()) ?? [];
  return label === undefined || value === undefined ? null : timeBehind(label, value);
});

/** The time that a value states for the label before or above it. */
export function timeBehind(label: string, value: string): LabelledTime | null {
  const said = value.trim();
  if (said.length > LONGEST_VALUE || !isBareDuration(said)) return null;
  const field = fieldOfLabel(label);
  const minutes = field === null ? null : readDuration(said);
  return minutes === null ? null : { field: field!, minutes };
}
