import { foldText } from '../../words/fold.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { isBareOne } from './merge-drafts.ts';

/** Times that differ by less are rounded, not different. */
const slack = 1;

const times = ['prepTime', 'cookTime', 'totalTime'] as const;

const areApart = (time: number | null, other: number | null): boolean =>
  time !== null && other !== null && Math.abs(time - other) > slack;

/**
 * The draft with the times that its data leave out and the page shows, where what both state agrees, and the whole is no shorter than
 * its parts.
 */
export function withFullerTimes(data: RecipeDraft, shown: RecipeDraft): RecipeDraft {
  const draft = withoutMoments(data, shown);
  const prepTime = draft.prepTime ?? shown.prepTime;
  const cookTime = draft.cookTime ?? shown.cookTime;
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  if (draft.totalTime !== null)
    return sum <= draft.totalTime + slack ? { ...draft, prepTime, cookTime } : draft;
  if (times.some((time) => areApart(draft[time], shown[time]))) return draft;
  const isWhole = shown.totalTime !== null && shown.totalTime + slack >= sum;
  return { ...draft, prepTime, cookTime, totalTime: isWhole ? shown.totalTime : null };
}

const isMoment = (time: number | null): boolean => time !== null && time <= slack;

/** Without times of seconds where the page shows as many minutes or more: "PT30S" for "30 minutes". */
function withoutMoments(data: RecipeDraft, shown: RecipeDraft): RecipeDraft {
  const longer = times.filter((time) => isMoment(data[time]) && (shown[time] ?? 0) > slack);
  if (longer.length === 0) return data;
  const moments = times.filter((time) => isMoment(data[time]));
  return { ...data, ...Object.fromEntries(moments.map((time) => [time, null])) };
}

const key = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
/** A description is at most so many times as long as its beginning: a whole article begins with it, too. */
const mostTimes = 5;

/** A description that breaks off ("A tart for the ..."), in full where another place of the page has it. */
export function fullerDescription(
  stated: string | null,
  others: readonly (string | null)[],
): string | null {
  if (stated === null) return others.find((other) => other !== null) ?? null;
  const own = key(stated);
  const fuller = others.find(
    (other) =>
      other !== null &&
      other.length > stated.length &&
      other.length <= stated.length * mostTimes &&
      own.length > 0 &&
      key(other).startsWith(own),
  );
  return fuller ?? stated;
}

/** Names of accounts that are no people. */
const account =
  /^(?:admin(?:istrat(?:or|eur|ore|ador))?|webmaster|editor|redaktion|redaction|redazione|root|user|staff|guest|unknown|null|undefined)\d*$/i;

/** Who has written the recipe: the first of the places that names a person, in full where another begins with that name. */
export function fullerAuthor(names: readonly (string | null)[]): string | null {
  const people = names.filter((name) => name !== null && !account.test(name.trim()));
  const [first = null] = people;
  if (first === null) return null;
  const fuller = people.find(
    (other) =>
      other!.length > first.length &&
      key(other!).startsWith(key(first)) &&
      other!.startsWith(`${first} `) &&
      other!.length <= longestName,
  );
  return fuller ?? first;
}
const longestName = 60;

const parts = [
  ['prepTime', 'preparing'],
  ['cookTime', 'cooking'],
] as const;

/**
 * Where places of a page contradict what was taken: for how many the recipe is, and how long it takes. `confirming` is the page as it
 * is read otherwise; a time that it states as well is no contradiction.
 */
export function factDoubts(
  taken: RecipeDraft,
  candidates: readonly RecipeDraft[],
  confirming: RecipeDraft,
): Doubt[] {
  const others = (differs: (other: RecipeDraft) => boolean) => candidates.find(differs);
  const contradicts = (time: (typeof times)[number]) =>
    confirming[time] !== null && confirming[time] === taken[time]
      ? undefined
      : others((other) => areApart(taken[time], other[time]) && !isMoment(other[time]));
  const servings = others(
    (other) =>
      taken.servings !== null &&
      other.servings !== null &&
      other.servings !== taken.servings &&
      !isBareOne(other),
  );
  const whole = contradicts('totalTime');
  // What the data call cooking, a page may call the whole of it.
  const isPart = whole && parts.some(([time]) => taken[time] === whole.totalTime);
  const time = isPart ? undefined : whole;
  const part = whole ? undefined : parts.find(([time]) => contradicts(time));
  const other = part && contradicts(part[0]);
  return [
    ...(servings
      ? [
          doubtOfFact(
            'yield',
            `The page says “${yieldOf(taken)}” and also “${yieldOf(servings)}”.`,
            yieldOf(servings),
          ),
        ]
      : []),
    ...(time
      ? [
          doubtOfFact(
            'times',
            `The page says that it takes ${taken.totalTime} minutes and also ${time.totalTime}.`,
          ),
        ]
      : []),
    ...(part && other
      ? [
          doubtOfFact(
            'times',
            `The page says that ${part[1]} takes ${taken[part[0]]} minutes and also ${other[part[0]]}.`,
          ),
        ]
      : []),
  ];
}

const yieldOf = ({ yieldText, servings }: RecipeDraft): string => yieldText ?? String(servings);
