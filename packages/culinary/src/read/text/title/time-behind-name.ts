import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { findDurations } from '../../../words/durations.ts';
import { pattern } from '../../../words/pattern.ts';
import { isOnTable } from '../facts/time-clauses.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { withoutPicturesBehind } from '../facts/title-and-facts.ts';

const LONGEST = 160;
const SHORTEST_NAME = 3;
/** "... in 15 Minuten", "en seulement 10 minutos", "fertig in 20 Min.": in how short a time all of it is done. */
const DONE_IN = pattern('iu')`
  \s(?:(?:ready|done|fertig|pr[êe]te?s?|pront[oaie]|list[oa]s?|klaar)\s)?(?:in|en|em|på)\s
  (?:(?:just|only|under|about|max|nur|knapp|unter|circa|ca\.|seulement|moins\sde|à\speine|environ|
  solo|soli|appena|meno\sdi|sol[oó]|menos\sde|apenas|slechts|bara)\s){0,2}
  (?<time>\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:min(?:ut\p{L}{0,3})?|mins|mn)\.?)[\s!.…)]{0,4}$
`;

/** The name of a dish without in how many minutes it is done, and these; null where a title says no such thing. */
export function timeBehindName(title: string): { title: string; minutes: number } | null {
  if (title.length > LONGEST) return null;
  const bare = withoutPicturesBehind(title.trim());
  const behind = DONE_IN.exec(bare);
  const [time] = behind === null ? [] : findDurations(behind.groups!['time']!);
  const name = bare.slice(0, behind?.index ?? 0).replace(/[\s,;:–—-]+$/u, '');
  return time === undefined || name.length < SHORTEST_NAME || /\d/.test(name)
    ? null
    : { title: name, minutes: time.minutes };
}

/**
 * The draft's name without in how many minutes the dish is done, and these as the whole time where nothing else says one. `line`: the
 * title as it stood; `below`: the line below it.
 */
export function takeTimeOfTitle(draft: RecipeDraft, line: string, below: string): void {
  const named = draft.title ?? '';
  if (!foldText(line).includes(foldText(named))) return;
  const minutes =
    (timeBehindName(line) ?? timeBehindName(named))?.minutes ??
    minutesBetweenPictures(line) ??
    minutesOnTable(below);
  // A recipe without a name has none still: "" would be one.
  if (named !== '') draft.title = timeBehindName(named)?.title ?? named;
  if (minutes !== null && draft.prepTime === null && draft.cookTime === null)
    draft.totalTime ??= minutes;
}

/** "PFANNE 🔥 alles aus einer Pfanne und in einer halben Stunde auf dem Tisch 🙌": the one time that a piece says the whole takes. */
function minutesBetweenPictures(line: string): number | null {
  if (line.length > LONGEST_LINE) return null;
  const [, ...pieces] = line
    .split(/\p{Extended_Pictographic}/u)
    .filter((piece) => /\p{L}{3}/u.test(piece));
  const times = pieces.flatMap((piece) => timeStatements(piece));
  const [only] = times;
  return times.length === 1 && (only!.cue === 'whole' || only!.cue === 'mayBeWhole')
    ? only!.minutes
    : null;
}
const LONGEST_LINE = 300;

/** "alles aus einer Pfanne und in einer halben Stunde auf dem Tisch 🙌" right below the name. */
function minutesOnTable(line: string): number | null {
  const [only, ...more] = isOnTable(line.slice(0, LONGEST)) ? timeStatements(line) : [];
  return only?.cue === 'mayBeWhole' && more.length === 0 ? only.minutes : null;
}
