import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { isSomebodysDish } from '../../doubts/named-after.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { withoutPicturesBehind } from '../facts/title-and-facts.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { namesSpeaker } from '../labels/named-elsewhere.ts';
import { isChapter, isMessage } from '../lines/chatter.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import { begunLarge, isEvent, isNoTitle } from './dish-elsewhere.ts';
import { isSmallTalk } from './dish-introduced.ts';
import { isFiller } from './dish-presented.ts';
import { OPEN_WORDS, RESTS } from './open-words.data.ts';
import { stemsOf } from './title-words.ts';
import { isOpening } from './without-opening.ts';

const LONGEST = 70;
const MOST_WORDS = 8;
/** So unsure the labels are of a title, or of what stands around the recipe, where they may have taken one for the other. */
const SURE_TITLE = 0.95;
const SURE_AROUND = 0.95;

/**
 * The name that stands alone right above the list, or above what is stated of servings and times, where the title was asked for by
 * somebody, or names nothing of the recipe. Null where the title may as well stay.
 */
export function nameAboveList(
  title: string | null,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  spoken: ReadonlySet<string>,
): string | null {
  const titleAt = labels.findIndex(({ label }) => label === 'T');
  const at = withoutWhose(lines, labels, placeAboveList(lines, labels));
  if (at === null || at === titleAt || !isNameAlone(lines, at)) return null;
  const name = begunLarge(withoutPicturesBehind(lines[at]!.text).trim());
  if (titleAt < 0 || title === null) return null;
  const isAsked = titleAt < at && lines[titleAt]!.text.includes('?');
  const isElsewhere =
    titleAt < at - 1 &&
    labels[titleAt]!.certainty < SURE_TITLE &&
    labels[at]!.certainty < SURE_AROUND &&
    namesNothing(title, spoken);
  const isFar = titleAt > at && labels[titleAt]!.certainty < UNLIKELY;
  const isNews =
    titleAt < at &&
    // "Reis" is at the end of "Seniorenkreis", too.
    isUnspoken(title, spoken) &&
    !namesNothing(name, spoken) &&
    isOfNews(lines, titleAt, at);
  const isOfRecipe = labels[at + 1]!.label === 'F' || !namesNothing(name, spoken);
  return (isAsked && (isOfRecipe || tellsOfWhat(name))) ||
    ((isElsewhere || isFar || isNews) && isOfRecipe)
    ? name
    : null;
}
const UNLIKELY = 0.2;

/** Whether a line heads one of several pieces of news above the name: sentences below it, and below another heading behind them. */
function isOfNews(lines: readonly TextLine[], titleAt: number, nameAt: number): boolean {
  const isSentence = (at: number) => at < nameAt && /\p{Ll}{2}[.!?]$/u.test(lines[at]!.text);
  const heads = (at: number) =>
    isNameAlone(lines, at) && (isSentence(at + 1) || isSentence(at + 2));
  return (
    heads(titleAt) &&
    lines.slice(titleAt + 1, nameAt).some((_, behind) => heads(titleAt + 1 + behind))
  );
}

/** The place of a name above the line that says whose it is: "Sour eggs" above "from grandma Lina". */
function withoutWhose(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number | null,
): number | null {
  if (at === null || at === 0 || !WHOSE.test(lines[at]!.text)) return at;
  return /[XN]/.test(labels[at - 1]!.label) ? at - 1 : at;
}
const WHOSE =
  /^(?:from|by|after|nach|von|vom|de|d['’]|du|selon|chez|par|di|da|del|della|dalla|por|según)\s?(?:\p{L}{2,12}\s){0,2}\p{Lu}\p{L}{1,20}$/u;

/** Whether another known dish, or somebody's, is named alone right above the list, and the title says nothing of it. */
export function isRivalled(
  { title, language }: Pick<RecipeDraft, 'title' | 'language'>,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): boolean {
  const at = placeAboveList(lines, labels);
  if (at === null || title === null || !isNameAlone(lines, at)) return false;
  const name = lines[at]!.text;
  const own = stemsOf([title]);
  const isOther = ![...stemsOf([name])].some((stem) => own.has(stem));
  return (
    isOther && (dishesIn(name).some(({ is }) => is !== 'bare') || isSomebodysDish(name, language))
  );
}

/** The last line with words above the list and the facts right above it; null for none. */
function placeAboveList(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): number | null {
  let at = labels.findIndex(({ label }) => /[HIL]/.test(label)) - 1;
  while (at >= 0 && (labels[at]!.label === 'F' || !/\p{L}/u.test(lines[at]!.text))) at--;
  return at >= 0 && /[XN]/.test(labels[at]!.label) ? at : null;
}

/** Whether a line says a name and no more, as far as its look tells. */
export function isNameAlone(lines: readonly TextLine[], at: number): boolean {
  const text = withoutPicturesBehind(lines[at]!.text).trim();
  const words = text.split(/\s+/u);
  return (
    text.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    NAME.test(text) &&
    !OPEN_WORDS.has(words.at(-1)!.toLowerCase()) &&
    !isFurniture(text) &&
    !isChapter(text) &&
    !isMessage(text) &&
    !isNoTitle(text) &&
    !isSmallTalk(text) &&
    !isFiller(text) &&
    !isEvent(text) &&
    !isOpening(text) &&
    !namesSpeaker(lines, at) &&
    sectionHeading(text) === null &&
    statedFacts(text) === null &&
    fedStatement(text) === null
  );
}
const NAME = /^\p{Lu}[\p{L}\p{M}'’()&\s-]{3,}$/u;

const namesNothing = (text: string, spoken: ReadonlySet<string>): boolean =>
  !namesFood(text, 3) && isUnspoken(text, spoken);
const isUnspoken = (text: string, spoken: ReadonlySet<string>): boolean =>
  dishesIn(text).length === 0 && ![...stemsOf([text])].some((stem) => spoken.has(stem));

const AND: ReadonlySet<string> = new Set(['and', 'or', 'und', 'et', 'ou', 'e', 'ed', 'y']);
/** "Bourdelots de mamie Yvette", "Cawl (Gwynedd)": whose, of what or from where. */
const tellsOfWhat = (name: string): boolean => {
  const words = name.toLowerCase().split(/[\s'’]+/u);
  return (
    words.slice(1, -1).some((word) => RESTS.has(word) && !AND.has(word)) || /\S\s\(/u.test(name)
  );
};
