import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { dishAsked } from '../lines/dish-asked.ts';
import type { TextLine } from '../lines/page-line.ts';
import {
  asNamed,
  begunLarge,
  dishElsewhere,
  isEvent,
  isNoTitle,
  isPathOfSite,
  saysNothing,
} from './dish-elsewhere.ts';
import { dishBesideTitle, dishInSentence, withoutKindBehind } from './title-by-dish.ts';
import { withoutOtherMatters, withoutTags } from './title-of-line.ts';
import {
  dishSaidBack,
  isExclamation,
  namesNothing,
  withoutSaidBehind,
} from './said-behind-dish.ts';
import { signatureOfTitle, withoutSignature } from './signed-title.ts';
import { dishIntroduced, isSmallTalk } from './dish-introduced.ts';
import { dishPresented, isFiller, withoutTelling } from './dish-presented.ts';
import { dishSaidFirst } from './dish-said-first.ts';
import { dishSpokenOf, isClause } from './dish-spoken-of.ts';
import { nameAboveList } from './name-above-list.ts';
import { nameOfYield } from './name-before-yield.ts';
import { ADDRESSED } from './opening-words.data.ts';
import { isOpening } from './without-opening.ts';
import { stemsOf } from './title-words.ts';

/**
 * Names the draft after the dish where the line that was taken for its title names none, or says more. `nameCertainty`: how likely the title is the name and no
 * more. What stood in its place and is said nowhere else comes back.
 */
export function nameDish(
  draft: RecipeDraft,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  nameCertainty: number,
): string[] {
  const leftOut: string[] = [];
  const signature = signatureOfTitle(lines, labels);
  if (signature !== null && draft.title !== null) {
    draft.title = withoutSignature(draft.title, signature);
    if (!draft.title.includes(signature)) leftOut.push(signature);
  }
  draft.title &&= withoutTelling(draft.title);
  const titleAt = labels.findIndex(({ label }) => label === 'T');
  const above = nameAboveList(draft.title, lines, labels, spokenBy(draft));
  if (above !== null) {
    draft.title = above;
    leftOut.push(lines[titleAt]!.text);
    return leftOut;
  }
  const isBelow = titleAt > labels.findLastIndex(({ label }) => label === 'S');
  const renamed = namedDish(draft, lines, titleAt, isBelow);
  if (renamed !== null) {
    draft.title = renamed;
    if (isBelow) draft.notes.push(lines[titleAt]!.text);
    else if (titleAt >= 0 && !lines[titleAt]!.text.includes(renamed))
      leftOut.push(lines[titleAt]!.text);
  } else if (draft.title !== null && (isNoName(draft.title) || isAddress(lines[titleAt])))
    draft.title = null;
  const spoken = spokenBy(draft);
  const isSaid = /[.!…]$/u.test(lines[titleAt]?.text.trim() ?? '');
  const named = isSaid && draft.title && saysNothing(draft.title, spoken) ? null : draft.title;
  const beside = dishBesideTitle(lines, labels, named, spoken);
  if (beside !== null) {
    if (draft.title !== null && titleAt >= 0 && titleAt !== beside.at)
      leftOut.push(lines[titleAt]!.text);
    draft.title = asNamed(beside.name, lines[beside.at]!.text);
  } else if (
    draft.title !== null &&
    (nameCertainty < SURE_OF_NAME || sentencesByCapitals(draft.title).length > 1)
  )
    draft.title = dishInSentence(draft.title, spoken) ?? draft.title;
  if (draft.title !== null) {
    const name = dishSaidBack([draft.title], spoken) ?? draft.title;
    draft.title = withoutSaidBehind(withoutKindBehind(name), spoken);
  }
  draft.title = introducedAbove(draft.title, lines, labels, spoken) ?? draft.title;
  draft.title = dishSaidFirst(draft.title, lines, labels, spoken) ?? draft.title;
  draft.title = nameOfYield(draft.title, lines, labels, spoken) ?? draft.title;
  draft.title = headingSaying(draft.title, lines, labels) ?? draft.title;
  return leftOut;
}

/** Names a draft that has no name, or a clause in its place, after the dish of which somebody speaks; gives back what stood there. */
export function withDishSpokenOf(
  draft: RecipeDraft,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): string[] {
  const { title } = draft;
  draft.title ||= null;
  if (title && !isClause(title)) return [];
  const dish = dishSpokenOf(lines, labels, spokenBy(draft)) ?? dishInQuotes(lines, labels);
  if (dish === null) return [];
  draft.title = dish;
  return title ? [title] : [];
}

/** 'Voice memo 12 — "pancakes"': the one dish that a line above the recipe has in quotes. */
function dishInQuotes(lines: readonly TextLine[], labels: readonly LabelledLine[]): string | null {
  const first = labels.findIndex(({ label }) => /[ILSF]/.test(label));
  const quoted = lines
    .slice(0, Math.max(0, first))
    .flatMap(({ text }) => [...text.slice(0, LONGEST_QUOTING).matchAll(IN_QUOTES)])
    .flatMap(({ 1: said = '' }) => (dishesIn(said).length > 0 ? [said] : []));
  return new Set(quoted).size === 1 ? begunLarge(quoted[0]!) : null;
}
const LONGEST_QUOTING = 200;
const IN_QUOTES = /["“„«]\s?([\p{L}][\p{L} '’-]{2,40})\s?["”“»]/gu;

/** "Olla manchega de mi abuela" above the list, where a sentence before it says no more than "mi olla": the heading is the name. */
function headingSaying(
  title: string | null,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): string | null {
  const at = labels.findIndex(({ label }) => label === 'T');
  const list = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const said = lines[at]?.text ?? '';
  if (title === null || !/[.!…]$/u.test(said.trim()) || list < at) return null;
  const name = `${foldText(title)} `;
  const heading = lines
    .slice(at + 1, list)
    .find(
      ({ text }) =>
        foldText(text).startsWith(name) &&
        text.split(' ').length <= MOST_OF_NAME &&
        !/[.!?,;:]|\d/.test(text),
    );
  return heading?.text.trim() ?? null;
}

/** "ich schick dir den Pickert von Oma Käthe" above the list, where what was found names no dish or less of this one. */
function introducedAbove(
  title: string | null,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  spoken: ReadonlySet<string>,
): string | null {
  const list = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const isUnsure = (labels.find(({ label }) => label === 'T')?.certainty ?? 0) < SURE_OF_NAME;
  const named = lines
    .slice(Math.max(0, list - FARTHEST_ABOVE), Math.max(0, list))
    .filter(({ text }) => !text.includes('?'))
    .map(({ text }) => dishIntroduced(text, spoken) ?? dishPresented(text))
    .find((name) => name !== null);
  if (named === undefined) return null;
  const isLess = title !== null && isPartOf(foldText(title), foldText(named));
  return title === null || isLess || (isUnsure && dishesIn(title).length === 0) ? named : null;
}
const FARTHEST_ABOVE = 8;

/** Whether a name says no more than a longer one, endings aside: "Saarländischen Dibbelabbes". */
const isPartOf = (title: string, named: string): boolean =>
  title.length < named.length &&
  title
    .split(/[^\p{L}]+/u)
    .every((word) => named.includes(word.slice(0, Math.max(MOST_OF_STEM, word.length - 2))));
const MOST_OF_STEM = 4;

const isNoName = (title: string): boolean =>
  isNoTitle(title) || isSmallTalk(title) || isFiller(title) || isOpening(title);

/** "Girls,", "Ihr Lieben!": a line that only calls somebody. */
const isAddress = (line: TextLine | undefined): boolean =>
  /[,!]$/u.test(line?.text.trim() ?? '') && ADDRESSED.test(line!.text.trim().slice(0, -1));

/** Below this the words of the title may be more than the name. */
const SURE_OF_NAME = 0.5;

/** The stems of the words of list and steps. */
const spokenBy = ({ ingredients, steps }: Pick<RecipeDraft, 'ingredients' | 'steps'>) =>
  stemsOf([...ingredients.flatMap((group) => group.lines), ...steps.map(({ text }) => text)]);

/** The dish that another line names, where the title names none, asks something, or is what a remark below the steps says. */
function namedDish(
  { title, ingredients, steps }: RecipeDraft,
  lines: readonly TextLine[],
  titleAt: number,
  isBelow: boolean,
): string | null {
  const spoken = spokenBy({ ingredients, steps });
  const isGeneral = title !== null && !isBelow && isOneOther(title, spoken);
  const asks = /\?\s*$/u.test(lines[titleAt]?.text ?? '');
  const isSaid = title !== null && isExclamation(lines[titleAt]?.text ?? '', spoken);
  const saidBack = isSaid
    ? dishSaidBack(
        lines.slice(0, titleAt).map(({ text }) => text),
        spoken,
      )
    : null;
  if (saidBack !== null) return saidBack;
  const line = lines[titleAt]?.text.trim() ?? '';
  const isNone = title === null || isNoName(title) || isAddress(lines[titleAt]);
  // "... because my wrist's still in plaster." above the dish
  const isIdle = title !== null && /[.!…]$/u.test(line) && namesNothing(title, spoken);
  const saysOther = isBelow || asks || isNone || isIdle || saysNothing(title, spoken);
  const said = saysOther
    ? dishElsewhere(
        lines.map(({ text }) => text),
        spoken,
      )
    : null;
  if (said === null && asks) {
    const asked = dishAsked([lines[titleAt]!.text], []);
    if (asked !== null) return begunLarge(asked);
  }
  return said ?? (isGeneral || saysOther ? namedAbove(lines.slice(0, titleAt), spoken) : null);
}

/** "Cake": one word, of which list and steps say nothing. */
const isOneOther = (title: string, spoken: ReadonlySet<string>): boolean =>
  !/\s/.test(title) &&
  !dishesIn(title).some(({ is }) => is === 'name') &&
  ![...stemsOf([title])].some((stem) => spoken.has(stem));

/** "Cherry crumble cake" on top, where a sentence below it says "the cake": a short line that speaks of the list. */
function namedAbove(above: readonly TextLine[], spoken: ReadonlySet<string>): string | null {
  const names = above.map(({ text }) => withoutOtherMatters(withoutTags(text), spoken));
  const fuller = names.find(
    (text) =>
      /^\p{Lu}/u.test(text) &&
      !isEvent(text) &&
      !isPathOfSite(text) &&
      !/[.!?,;:]$/.test(text) &&
      text.split(' ').length <= MOST_OF_NAME &&
      [...stemsOf([text])].some((stem) => spoken.has(stem)),
  );
  return fuller ?? null;
}
const MOST_OF_NAME = 7;
