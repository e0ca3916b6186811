import { findFood } from '../../../foods/find-food.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { borrowsUnit, partsTaken } from '../../../line/several-foods/food-joints.data.ts';
import { looksLikeYield, readYield } from '../../../words/yields.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { opensItem } from '../lines/item-openings.ts';
import { sentencesByStops } from '../lines/sentences-of.ts';
import { ALSO } from '../lines/chat-words.data.ts';
import { hasAmountBehind } from '../lines/amount-behind.ts';
import { withAsidesJoined, withVagueShared } from './list-asides.ts';
import { isMixedBunch, withBunchesWhole } from './bunch-items.ts';
import { partedAtAmounts } from './parted-at-amounts.ts';
import { partedAtSigns } from './parted-at-signs.ts';
import { isShared, withShared } from './shared-items.ts';
import { MORE_OF_SAME, partedAtJoints, SOME_MORE, withRemarksBack } from './parted-at-joints.ts';
import { BEGINS_WITH_NEED } from './told-list.data.ts';
import { beginsWithFood, neededIn, withoutJoint, withoutLeadOn } from './told-list.ts';

const QUANTITY = /^[\d¼-¾⅐-⅞]/;

/** Most often one ingredient; several where a row holds two columns or the whole list is one sentence. */
export function splitLine(source: string): string[] {
  const cells = source.split(/\s{2,}|\t/).filter((cell) => cell !== '');
  if (cells.length > 1 && cells.every(isItem)) return cells.map(tidyLine);
  const text = tidyLine(source);
  const inPart = IN_PART.exec(text);
  const listed = inPart?.[2] ?? text;
  const signed = listed.includes('; ') ? partedAtSigns(listed) : null;
  if (signed) return signed.map(tidyLine);
  const items = withLastParted(listedIn(listed));
  if (items.length >= 3) {
    const counted = items.filter((item) => QUANTITY.test(item));
    if (
      counted.length >= 2 &&
      counted.length >= 0.5 * items.length &&
      items.every((item) => item.length < 60)
    )
      return items.map(tidyLine);
  }
  if (inPart && items.length === 2 && items.every((item) => QUANTITY.test(item) && namesFood(item)))
    return items.map(tidyLine);
  return text === ''
    ? []
    : signedItems(withoutNeed(text))
        .flatMap(partedAtVague)
        .flatMap(partedAtAmounts)
        .flatMap(partedAtJoints);
}

/** "Sauce: 50 g butter, 50 g flour, 1 yolk" */
const IN_PART = /^([^:\d]{2,40}):\s+(?=[\d¼-¾⅐-⅞])(.+)$/;

/** The part of the dish that a row of several items names in front of them; null where it has none, or they keep its words. */
export function partOfRow(row: string, items: readonly string[]): string | null {
  const name = IN_PART.exec(tidyLine(row))?.[1]?.trim() ?? '';
  if (name === '' || sectionHeading(name) !== null || neededIn(name) !== null) return null;
  if (readYield(name)?.servings) return null;
  return items.length > 1 && !items.some((item) => item.startsWith(name)) ? name : null;
}

/** "Il faut 200 g de lentilles" above the rest of its list. */
function withoutNeed(text: string): string {
  const rest = text.replace(BEGINS_WITH_NEED, '');
  return rest !== text && opensItem(rest) && namesFood(rest) ? rest : text;
}

/** "300 g di orzo" and "una manciata di basilico" are the cells of two columns; "200 g" and "flour" are not. */
const isItem = (cell: string): boolean =>
  QUANTITY.test(cell) ? /\p{L}{2}/u.test(cell) : opensItem(cell) && namesFood(cell);

/** "sale q.b. e pangrattato q.b.": each is taken as one likes. */
function partedAtVague(text: string): string[] {
  const parts = text.split(VAGUE_JOINT);
  return parts.length > 1 && parts.every((part) => VAGUE_END.test(part)) ? parts : [text];
}
const VAGUE_JOINT = /,?\s(?:and|und|et|ed?|y|en|och)\s|,\s/iu;
const VAGUE_END =
  /\s(?:[qc]\.?\s?[bsn]\.?|al gusto|a piacere|a gusto|to taste|nach (?:belieben|geschmack)|selon (?:le |votre )?goût|au goût|à volonté|naar smaak|a gosto|efter smak)$/iu;

/** The point of "q.b." ends no sentence. */
const withoutStop = (text: string): string =>
  /(?:^|[\s.])\p{L}\.$/u.test(text) ? text : text.replace(/\.$/, '');

/** "4 pommes – 3 poires – 10 cl d'eau": what stands between signs, where each part is an ingredient of its own. */
function signedItems(text: string): string[] {
  const isOwn = (part: string, sign: RegExp) =>
    /\p{L}{3}/u.test(part) &&
    !/^(?:or|oder|ou|o|u|oppure|of|eller)\s/iu.test(part) &&
    !MORE_OF_SAME.test(part) &&
    (namesFood(part) || (sign === POINTER && QUANTITY.test(part))) &&
    looksLikeIngredient(part) > LIKELY;
  for (const sign of SIGNS_BETWEEN) {
    const parts = text.split(sign);
    if (parts.length < 2 || !parts.every((part) => isOwn(part, sign))) continue;
    // "2t smoked paprika + 1t cumin": two that one line adds up stay together.
    if (parts.length === 2 && sign === PLUS) continue;
    const counted = parts.filter((part) => /[\d¼-¾⅐-⅞]/u.test(part)).length;
    // "butter – or oil" and "parsley / coriander" are one.
    if (counted >= 2 || (parts.length > 2 && counted > 0)) return parts.map(tidyLine);
  }
  return [text];
}
const PLUS = /\s\+\s/u;
/** "500 g de queso 👉 3 huevos 👉 100 g de azúcar": any picture or pointer may stand in front of each item. */
const POINTER = /\s(?:\p{Extended_Pictographic}\uFE0F?|[→➔►▸▪‣✓])\s?/u;
/** Between two figures a dash says from which to which: "4 1/2 - 5 cups". */
const DASH = /(?<![\d¼-¾⅐-⅞])\s[–—-]\s|\s[–—-]\s(?![\d¼-¾⅐-⅞])/u;
const SIGNS_BETWEEN = [PLUS, /\s[*•·|]\s/u, POINTER, /\s\/\s/u, DASH];

/** Words before the list in its own line: "Vas a necesitar medio kilo de harina, ...". */
const LONGEST_LEAD_IN = 8;
const FEWEST_ITEMS = 2;

/** The ingredients of a line that holds several: "You need 500 g flour, 3 eggs and a pinch of salt". */
export function splitList(source: string): string[] {
  const cells = listCells(source);
  if (cells) return cells.flatMap(splitLine);
  const sentences = listingSentences(source);
  if (sentences.length > 1) return sentences.flatMap(splitList);
  const tidied = withoutLeadOn(tidyLine(source));
  if (sharesAmount(tidied) || hasAmountBehind(tidied)) return [tidied];
  const text = withoutLeadIn(lastSentenceOf(tidied));
  const signed = partedAtSigns(text);
  if (signed) return signed.map(tidyLine);
  const items = withAsidesJoined(withRemarksBack(listedIn(text)))
    .map((item, at) => (at === 0 ? item : withoutLeadingJoint(item)))
    .flatMap((item) => item.split(/\s[|•·]\s|(?<![\d¼-¾⅐-⅞])\s[–—]\s|\s[–—]\s(?![\d¼-¾⅐-⅞])/u))
    .flatMap((item) => atSign(item, /\s\+\s/))
    .flatMap((item) => atSign(item, /\s\/\s/));
  const last = items.at(-1) ?? '';
  const parts = areBare(items)
    ? withoutStop(last).split(BARE_AND)
    : isShared(last) || isMixedBunch(withoutStop(last))
      ? [withoutStop(last)]
      : partedAtAnd(withoutJoint(withoutStop(last)));
  const all = [...items.slice(0, -1), ...parts]
    .flatMap(partedAtVague)
    .flatMap(partedAtAmounts)
    .flatMap(partedAtJoints)
    .map(tidyLine)
    .map((item, at) => (at === 0 ? item : withoutJoint(item.replace(LEADING_JOINT, ''))))
    .filter((item) => item !== '');
  const isListed =
    all.filter((item) => looksLikeIngredient(item) > LIKELY || isFood(item) || opensItem(item))
      .length >=
    LISTED_SHARE * all.length;
  return all.length >= FEWEST_ITEMS && isListed
    ? withVagueShared(all)
    : splitLine(FOR_PART.test(tidied) ? tidied : text);
}
/** "1 EL Essig und 2 Zwiebeln. Dazu Salz und etwas Öl.": sentences each of which lists items; the whole where one of them does not. */
function listingSentences(text: string): string[] {
  const sentences =
    text.length <= LONGEST_SENTENCES
      ? sentencesByStops(text).map((sentence, at) =>
          at === 0 ? sentence : sentence.replace(ALSO, ''),
        )
      : [text];
  const lists = (sentence: string) =>
    opensItem(sentence) ||
    beginsWithFood(sentence.toLowerCase()) ||
    neededIn(sentence) !== null ||
    withoutJoint(sentence) !== sentence;
  return sentences.length > 1 &&
    sentences.every((sentence) => !sentence.endsWith(':') && lists(sentence))
    ? sentences.map((sentence) => withoutStop(withoutJoint(sentence)))
    : [text];
}
const LONGEST_SENTENCES = 1_000;

/** "para rebozar: 2 huevos": one item, and what it is for. */
const FOR_PART = /^(?:for|für|zum|zur|pour|per|para|voor|till)\s\p{L}[^:.,;\d]{2,30}:\s/iu;
const LIKELY = 0.45;
const LISTED_SHARE = 0.7;

/** "1 coliflor + 250 ml de nata + sal", "500 g di farina / 2 uova / sale"; "1 cup + 2 tbsp milk" is one. */
function atSign(item: string, sign: RegExp): string[] {
  const parts = item.split(sign);
  return parts.length > 2 ? parts : [item];
}

/** "..., and two carrots, diced, and a litre of stock and salt": what a joint opens may hold several, which are parted without it. */
function withoutLeadingJoint(item: string): string {
  const bare = item.replace(LEADING_JOINT, '');
  return bare !== item && opensItem(bare) && namesFood(bare) ? bare : item;
}

/** "..., and salt and pepper" */
const LEADING_JOINT = /^(?:and|und|sowie|et|e|y|en|och)\s+(?=\S{2}|a\s|[\d¼-¾⅐-⅞])/iu;

/** "olio, sale e pepe": foods without an amount are parted all or none. */
function areBare(items: readonly string[]): boolean {
  const [before = '', behind, ...more] = withoutStop(items.at(-1) ?? '').split(BARE_AND);
  return (
    items.length > 1 &&
    behind !== undefined &&
    more.length === 0 &&
    isFood(before) &&
    isFood(behind) &&
    !items.some((item) => /[\d¼-¾⅐-⅞]/u.test(item))
  );
}
const BARE_AND = /\s(?:and|und|et|e|y|en|och)\s(?=\p{L}{2})/iu;

const MOST_BEHIND_AND = 8;

const LAST_AND = /^(.{3,})(\s(?:and|und|et|e|y|en|och)\s)(.{2,})$/iu;
/** Behind "and": a part of the unit before it, "a half of mussels", "medio de caldo". */
const ADDED_PART =
  /^(?:(?:an?|one|un|uno) )?(?:half|quarter|mezz[oa]|quarto|medi[oa]|cuarto|demie?|quart)\s(?:of|di|de|d['’])(?:\s|(?<=['’]))/iu;

/** "sal y pimienta" stays one line where it is all there is; "un huevo y sal" at the end of a list are two. */
function partedAtAnd(last: string): string[] {
  const match = LAST_AND.exec(last);
  if (!match) return [last];
  const [, before = '', joint = '', behind = ''] = match;
  // "mezzo bicchiere di vino e un litro e mezzo di brodo"
  if (ADDED_PART.test(behind)) {
    const [first, ...more] = partedAtAnd(before);
    return more.length === 0
      ? [last]
      : [first!, ...more.slice(0, -1), `${more.at(-1)!}${joint}${behind}`];
  }
  // "2 lemons (juice and zest)"
  if (SOME_MORE.test(behind) || before.lastIndexOf('(') > before.lastIndexOf(')')) return [last];
  const opens =
    QUANTITY.test(before) ||
    parseIngredient(before).quantity !== null ||
    (isWholeFood(before) && opensItem(withoutJoint(behind)));
  return (opens &&
    (looksLikeIngredient(withoutJoint(behind)) > LIKELY || beginsWithFood(behind)) &&
    behind.split(' ').length <= MOST_BEHIND_AND) ||
    areTwo(before, behind) ||
    areSomeOfEach(before, behind)
    ? [before, withoutJoint(behind)]
    : [last];
}

/** "du gros sel et du poivre du moulin": some of each. */
const areSomeOfEach = (before: string, behind: string): boolean =>
  [before, behind].every(
    (text) =>
      isSomeOf(text) && text.split(' ').length <= MOST_WORDS_OF_BARE + 1 && namesFood(text, 3),
  );
/** "du gros sel", "some salt", "etwas Salz" */
export const isSomeOf = (text: string): boolean => SOME_OF.test(text);
const SOME_OF =
  /^(?:some|etwas|ein wenig|du|de la|de l['’]|des|un peu de|del|della|dello|dell['’]|dei|degli|delle|un po['’] d[i']|algo de|un poco de)\s?/iu;

/** "pan rallado y aceite para freír": two foods that nobody measures; salt and pepper stay together. */
const areTwo = (before: string, behind: string): boolean =>
  [before, behind].every(
    (text) =>
      text.split(' ').length <= MOST_WORDS_OF_BARE &&
      !/[\d¼-¾⅐-⅞(),]/u.test(text) &&
      !BARE_AND.test(text) &&
      namesFood(text, 3),
  ) &&
  isWholeFood(before) &&
  isWholeFood(behind) &&
  findFood(before)?.id !== SALT;
const MOST_WORDS_OF_BARE = 5;
const SALT = 'salt';

/** Of "Saft und Schale einer halben Zitrone" the first is part of what comes second. */
const isWholeFood = (text: string): boolean =>
  namesFood(text, 3) &&
  !text
    .toLowerCase()
    .split(' ')
    .some((word) => partsTaken.has(word));

/** "medio kilo", "ein paar", "a pinch" */
const isQuantity = (words: string) =>
  !/^\p{L}{3,}\s\d/u.test(words) && parseIngredient(words).quantity !== null;

/** "She fed eight with it. You will need 3 leeks, ...": sentences before the one in which the list begins. */
function lastSentenceOf(text: string): string {
  const first = text.search(/\d|[¼-¾⅐-⅞]/u);
  const cut = first < 0 ? -1 : text.slice(0, first).search(/[.!?]\s+(?=\p{Lu}[^.!?]*$)/u);
  return cut < 0 ? text : text.slice(cut + 1).trim();
}

function withoutLeadIn(text: string): string {
  const colon = /^([^:]{2,60}):\s+(?=\S)/u.exec(text);
  if (colon && isLeadIn(colon[1]!, text.slice(colon[0].length))) return text.slice(colon[0].length);
  const needed = neededIn(text);
  if (needed !== null) return needed;
  const [served = '', people = ''] = YIELD_BEFORE_LIST.exec(text) ?? [];
  if (served !== '' && !namesFood(people)) return text.slice(served.length);
  const words = text.split(' ');
  if (QUANTITY.test(text) || isQuantity(words.slice(0, 2).join(' '))) return text;
  for (let from = 1; from <= Math.min(LONGEST_LEAD_IN, words.length - 2); from++) {
    if (isFood(bareWord(words[from - 1]!)) || namesFood(words[from - 1]!.replace(/-/g, ' '), 3))
      return text;
    const rest = words.slice(from).join(' ');
    const item = listedIn(rest)[0] ?? '';
    // "a" is a word of other languages too.
    const opens =
      QUANTITY.test(rest) ||
      ((words[from]!.toLowerCase() !== 'a' || ENGLISH.test(words[from - 1]!)) &&
        isQuantity(words.slice(from, from + 2).join(' ')));
    if (opens && looksLikeIngredient(item) > 0.8) return rest;
  }
  return text;
}

/** Behind these "a" is the English article. */
const ENGLISH = /^(?:got|gets?|needs?|wants?|takes?|uses?|using|have|has|with|there['’]s|is)$/iu;

const bareWord = (word: string) => word.replace(/[^\p{L}-]/gu, '');

/** "Pour 8 parts : 1 pot de yaourt" has a lead-in, and "cumin, paprika : 4 c. à soupe de chaque" none. */
function isLeadIn(before: string, behind: string): boolean {
  if (/\d/.test(before)) return looksLikeYield(before) || YIELD_IN_FRONT.test(before);
  return !namesFood(before, 3) || (namesFood(behind) && !/[,;]/.test(before));
}

/** Two columns of a list in one line, an ingredient in each: "½ tsp ajwain          1 tsp cumin seeds". */
function listCells(source: string): string[] | null {
  const cells = source
    .trim()
    .split(/\s{3,}|\t/)
    .map((cell) => cell.replace(/^[•·*]\s*/, ''))
    .filter((cell) => cell !== '');
  const isIngredient = (cell: string) =>
    namesFood(cell) && looksLikeIngredient(cell) > LIKELY && !/[,;&+]$/.test(cell);
  const counted = cells.filter((cell) => /[\d¼-¾⅐-⅞]/u.test(cell));
  return cells.length > 1 && counted.length > 0 && cells.every(isIngredient) ? cells : null;
}

/** "cavolfiore, carote, sedano: 2 kg puliti" */
function sharesAmount(text: string): boolean {
  const [, before = '', behind = ''] = /^([^:]{5,120}):\s([^:]{3,60})$/u.exec(text) ?? [];
  const foods = listedIn(before).filter((part) => namesFood(part, 3));
  return foods.length > 1 && !namesFood(parseIngredient(behind).name) && !/[,;]/.test(behind);
}
const YIELD_IN_FRONT = /^\(?(?:for|für|pour|per|para|voor|för)\s\d{1,3}(?:\s\p{L}+){0,3}\s*\)?$/iu;
/** "Para 10 raciones necesitarás 1 naranja" */
const YIELD_BEFORE_LIST =
  /^\(?(?:for|für|pour|per|para|voor|för)\s(?:\d{1,3}|\p{L}{2,8})\s(\p{L}+)(?:\s\p{L}+){0,3}?\)?[,:]?\s(?=[\d¼-¾⅐-⅞])/iu;

/** What stands between semicolons, bullets and the commas outside of brackets. */
function listedIn(text: string): string[] {
  const items: string[] = [];
  let end = text.length;
  let inBrackets = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]!;
    if (sign === ')') inBrackets = true;
    else if (sign === '(') inBrackets = false;
    else if (
      sign === ';' ||
      sign === '•' ||
      (sign === ',' && text[at + 1] === ' ' && !inBrackets)
    ) {
      items.push(text.slice(at + 1, end).trim());
      end = at;
    }
  }
  items.push(text.slice(0, end).trim());
  return withBunchesWhole(withShared(withBorrowers(items.reverse().filter((item) => item !== ''))));
}

/** "1 kilo de patatas, 1/2 de cebollas": what needs the unit of the food before it stays on its line. */
function withBorrowers(items: readonly string[]): string[] {
  const whole: string[] = [];
  for (const item of items)
    if (whole.length > 0 && borrowsUnit.test(item)) whole.push(`${whole.pop()!}, ${item}`);
    else whole.push(item);
  return whole;
}

/** "..., 10 cl de crème et une noix de beurre.": what ends a sentence may be two things. */
function withLastParted(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items;
  const at = last.search(LAST_OF_LIST);
  const parts = at < 0 ? [last] : [last.slice(0, at), last.slice(at).replace(/^\s\S+\s/, '')];
  return [...items.slice(0, -1), ...parts.map((part) => withoutStop(part).trim())];
}

const LAST_OF_LIST =
  /\s(?:and|und|et|e|y|en|och)\s(?=(?:\d|an?\s|eine?n?\s|une?\s|un[ao']?\s|uma?\s|een\s|ett?\s|etwas\s|some\s|un\speu\s|wat\s|lite\s|a\slittle\s|ein\swenig\s))/iu;

function tidyLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .trim();
}

/** How far a list of lines reads like ingredients, 0 to 1. */
export function ingredientShare(lines: string[]): number {
  if (lines.length === 0) return 0;
  return lines.reduce((sum, line) => sum + looksLikeIngredient(line), 0) / lines.length;
}
