import { isFood } from '../../../foods/line-words.ts';
import { foldWords } from '../../../words/fold.ts';
import { dishesIn, placedWords, type KnownDish } from '../../dishes/dishes-in.ts';
import { nameAround } from '../../dishes/name-around.ts';
import { namesPart } from '../../headings/names-part.ts';
import { isSubject } from '../labels/named-elsewhere.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { isMessage } from '../lines/chatter.ts';
import type { TextLine } from '../lines/page-line.ts';
import { ASKS_AROUND, QUOTES_SOMEBODY } from './asks-around.data.ts';
import { begunLarge, isEvent, isNoTitle } from './dish-elsewhere.ts';
import { isFoodOfRow } from './food-of-row.ts';
import { dishAnnounced, stemsOf } from './title-words.ts';

const LONGEST = 400;
const MOST_LINES = 400;
const MOST_DISHES = 6;

/** What a title names: a dish, a food of which the recipe speaks, or nothing of it. */
type Names = 'dish' | 'food' | null;

/** `spoken`: stems of the recipe's own words. */
function namesWhat(title: string, spoken: ReadonlySet<string>): Names {
  if (dishesIn(title).length > 0) return 'dish';
  const isSpokenFood = placedWords(title).some(
    ({ word }) =>
      word.length > 2 && isFood(word) && (word.length < 4 || spoken.has(word.slice(0, 5))),
  );
  return isSpokenFood ? 'food' : null;
}

/** "Soup", "La torta", "Questa è la torta": what is no more than a kind of dish. */
export function isKindAlone(title: string): boolean {
  const said = title.replace(THIS_IS, '');
  const placed = placedWords(said);
  const [dish, ...others] = dishesIn(said, placed);
  return (
    dish?.is === 'bare' &&
    others.length === 0 &&
    placed.length <= MOST_OF_KIND &&
    dish.to === placed.length &&
    placed.slice(0, dish.from).every(({ word }) => word.length <= LONGEST_ARTICLE)
  );
}
/** "Cullen skink, the soup": the name without the kind behind it. */
export function withoutKindBehind(title: string): string {
  const at = title.lastIndexOf(', ');
  const behind = title.slice(at + 2);
  return at > 0 && behind.includes(' ') && isKindAlone(behind) ? title.slice(0, at) : title;
}
const THIS_IS =
  /^(?:this is|here['’]?s|here is|das (?:ist|wäre)|hier ist|c['’]est|voil[aà]|voici|quest[ao] è|ecco|est[ae] es|aquí est[aá]|dit is|est[ae] é|det här är)\s/iu;
const MOST_OF_KIND = 2;
const LONGEST_ARTICLE = 3;

/** A dish that some line names, and what speaks for its being the recipe's. */
interface NamedIn {
  name: string;
  /** Folded, without what stands around it. */
  core: string;
  at: number;
  score: number;
  /** Whether its line says no more. */
  isAlone: boolean;
}

/** The dish that some line, sentence or hashtag names, where the title names none. Null where none is likely. */
export function dishBesideTitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: string | null,
  spoken: ReadonlySet<string>,
): Pick<NamedIn, 'name' | 'at'> | null {
  const at = labels.findIndex(({ label }) => label === 'T');
  const isKind = title !== null && isKindAlone(title);
  const isHeld = title !== null && isEvent(title);
  const names = title === null || isKind || isHeld ? null : namesWhat(title, spoken);
  if (names === 'dish') return null;
  const certainty = title === null || isKind || isHeld ? 0 : (labels[at]?.certainty ?? 0);
  const isRow = names === 'food' && isFoodOfRow(title!, lines, labels);
  if (
    names === 'food' &&
    certainty > UNLIKELY &&
    !isRow &&
    !isOfOther(lines[at]?.text ?? '', title!)
  )
    return null;
  const named = namedIn(lines, labels, at, spoken);
  const list = labels.findIndex(({ label }) => /[ILS]/.test(label));
  // "Serve with garlic bread" is no soup.
  const kind = new Set(isKind ? placedWords(title).map(({ word }) => word) : []);
  const mayBeKind = ({ core, at: named }: NamedIn) =>
    !isKind || named < list || core.split(' ').some((word) => kind.has(word));
  const isOnly = new Set(named.map(({ core }) => core)).size === 1;
  const isSpokenTitle = title !== null && isSpoken(title, spoken);
  const leastOf = (one: NamedIn): number => {
    if (names === 'food') return LEAST_AGAINST_FOOD;
    if (one.at === at || certainty < LIKELY) return LEAST;
    if (certainty < SURE_LINE) return LEAST_AGAINST_LIKELY;
    return one.isAlone || isSpokenTitle || !isOnly ? LEAST_AGAINST_SURE : LEAST_IN_SENTENCE;
  };
  const found = named
    .map((one) => (isNamedBeside(title, lines[one.at]!.text, one, at) ? worthMore(one) : one))
    .filter((one) => one.score >= leastOf(one) && mayBeKind(one))
    .sort((one, other) => other.score - one.score);
  const [best] = found;
  if (best === undefined) return null;
  const fuller = fullest(found, best);
  return {
    name: begunLarge(fuller.name),
    at: fuller.at,
  };
}
const LEAST = 4;
const LEAST_AGAINST_FOOD = 5;
/** From here on the labels know which line is the title. */
const SURE_LINE = 0.9;
/** From here on they may know. */
const LIKELY = 0.5;
const LEAST_AGAINST_LIKELY = 6;
/** Below this they do not. */
const UNLIKELY = 0.2;
const LEAST_AGAINST_SURE = 8;
/** What a sentence says is no translation of the title. */
const LEAST_IN_SENTENCE = 5;

/** "Lentejas con chorizo | La Olla de Merche", "Ruth Ashdown's beef and ale stew": who is named beside a dish is none. */
const isNamedBeside = (title: string | null, text: string, one: NamedIn, titleAt: number) =>
  title !== null && one.at !== titleAt && text.includes(title) && !one.name.includes(title);
const worthMore = (one: NamedIn): NamedIn => ({ ...one, score: one.score + WORTH_OF_BESIDE });
const WORTH_OF_BESIDE = 2;

/** A subject, a message, or the name of a part names a food, but not as the dish. */
const isOfOther = (line: string, title: string): boolean =>
  isSubject(line) || isMessage(line) || namesPart(title) || isNoTitle(title);

/** Of several mentions the one that says most, where it stands nearly as well. */
const fullest = (found: readonly NamedIn[], best: NamedIn): NamedIn =>
  found
    .filter(({ core, score }) => core === best.core && score >= best.score - 1)
    .reduce((most, one) => (one.name.length > most.name.length ? one : most), best);

/** "A chicken and leek pie" where the line says more than the name: the dish that it names alone. Null where it names none or several. */
export function dishInSentence(title: string, spoken: ReadonlySet<string>): string | null {
  const placed = placedWords(title);
  const dishes = dishesIn(title, placed).filter(({ is }) => is !== 'bare');
  const [dish] = dishes;
  if (dishes.length !== 1) return null;
  const name = nameAround(title, dish!, spoken, placed);
  if (placed.length < FEWEST_OF_SENTENCE || (dish!.isOpen && !/\s/.test(name))) return null;
  const others = title.split(name).join(' ');
  return placedWords(others).some(({ word }) => word.length > 2 && isFood(word))
    ? null
    : begunLarge(name);
}
const FEWEST_OF_SENTENCE = 5;

function namedIn(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  titleAt: number,
  spoken: ReadonlySet<string>,
): NamedIn[] {
  const first = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const last = labels.findLastIndex(({ label }) => /[ILS]/.test(label));
  const listed = lines
    .filter((_, at) => /[ILil]/.test(labels[at]!.label))
    .map(({ text }) => ` ${foldWords(text)} `)
    .join('');
  // Who asks for a dish says what kind it is, and who gives it how it is called.
  const isNamedAlone =
    titleAt >= 0 &&
    labels[titleAt]!.certainty >= SURE_LINE &&
    NAME_ALONE.test(lines[titleAt]!.text.trim());
  const isFar = isMasthead(labels, titleAt, first);
  const found: NamedIn[] = [];
  for (const [at, { text }] of lines.slice(0, MOST_LINES).entries()) {
    const { label } = labels[at]!;
    if (isNamedAlone && (ASKS_AROUND.test(text) || QUOTES_SOMEBODY.test(text))) continue;
    if (text.length > LONGEST || /[ILilGK]/.test(label)) continue;
    const placed = placedWords(text);
    const dishes = dishesIn(text, placed);
    if (dishes.length > MOST_DISHES) continue;
    const announced = dishAnnounced(text, spoken);
    for (const dish of dishes) {
      if (dish.is === 'bare' || listed.includes(` ${dish.name} `)) continue;
      const name = nameAround(text, dish, spoken, placed);
      if (dish.isOpen && !/\s/.test(name)) continue;
      const worth = worthOfLine(name, placed.length);
      const score =
        KIND_WORTH[dish.is]! +
        worth +
        (at <= first || at === titleAt ? 1 : 0) +
        (isFar && at > titleAt && at < first && first - at <= OF_HEAD ? WORTH_OF_HEAD : 0) +
        (isSpoken(name, spoken) ? 1 : 0) +
        (announced?.includes(name) || isAnnounced(text, placed[dish.from]!.start) ? 2 : 0) +
        (isShouted(text, name) ? 1 : 0) -
        (/[Ss]/.test(label) ? 2 : 0) -
        (at > last && label === 'X' ? 2 : 0) -
        (dishes.filter(({ is }) => is !== 'bare').length > 1 ? 1 : 0);
      found.push({ name, core: dish.name, at, score, isAlone: worth > 1 });
    }
  }
  return found.map((one) => ({
    ...one,
    score: one.score + (found.some(({ core, at }) => core === one.core && at !== one.at) ? 1 : 0),
  }));
}
const NAME_ALONE = /^\p{Lu}[^.?!:;,]{3,60}$/u;

/** So many lines between a title and the list that are none of the recipe: a newsletter is called so. */
const isMasthead = (labels: readonly LabelledLine[], title: number, list: number): boolean =>
  title >= 0 &&
  labels.slice(title + 1, Math.max(title, list)).filter(({ label }) => label === 'X').length >=
    FEWEST_BETWEEN;
const FEWEST_BETWEEN = 4;
const OF_HEAD = 6;
const WORTH_OF_HEAD = 3;
const KIND_WORTH: Readonly<Record<KnownDish['is'], number>> = { name: 3, kind: 2, bare: 0 };

const worthOfLine = (name: string, words: number): number => {
  const others = words - placedWords(name).length;
  return others <= 1 ? 2 : words <= SHORT_LINE ? 1 : 0;
};
const SHORT_LINE = 8;

const isSpoken = (name: string, spoken: ReadonlySet<string>): boolean =>
  [...stemsOf([name])].some((stem) => spoken.has(stem));

/** "das Rezept vom Zupfkuchen", "la recette du gratin dauphinois" */
const isAnnounced = (text: string, start: number): boolean =>
  ANNOUNCES.test(text.slice(Math.max(0, start - LONGEST_ANNOUNCED), start));
const LONGEST_ANNOUNCED = 40;
const ANNOUNCES =
  /(?:recipes?|rezept|recette|ricetta|receta|receita|recept(?:et)?|voil[aà]|voici|ecco|here(?:['’]s| is)|hier(?: ist| kommt)?|aquí)(?:\s\p{L}+['’]?){0,3}\s?$/iu;

const isShouted = (text: string, name: string): boolean =>
  name === name.toUpperCase() && text !== text.toUpperCase();
