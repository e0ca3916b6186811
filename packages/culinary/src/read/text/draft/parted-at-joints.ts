import { findFood } from '../../../foods/find-food.ts';
import type { Food } from '../../../foods/food.ts';
import { pattern } from '../../../words/pattern.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { isPreparation, readPreparation } from '../../../line/name/descriptor-phrases.ts';
import { readWantedPart } from '../../../line/name/wanted-part.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import {
  borrowsUnit,
  lyingIn,
  partsTaken,
  refersBack,
} from '../../../line/several-foods/food-joints.data.ts';
import { tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { spelledNumber } from '../../../words/spelled-number.ts';
import { isAmountOnly, opensItem } from '../lines/item-openings.ts';
import { LIES_IN, PARTICIPLES, SHAPES } from './cut-apart.data.ts';

const LONGEST = 300;
const LONGEST_WORD = 40;
/** "und zum Schluss 2-3 EL Essig" */
const AT_LAST =
  /^(?:zum schluss|am ende|zuletzt|dazu|noch|then|also|finally|to finish|at the end|enfin|aussi|pour finir|à la fin|infine|anche|poi|per finire|alla fine|luego|también|además|al final|por último|tot slot|por fim|till sist)\s(?=\S)/iu;
const JOINT =
  /,?\s(?:and|und|sowie|et|e|y|en|och|samt|[+&])\s|(?<!,)\s(?:plus|più|más|mais)\s|,\s/giu;

const OF_TIN =
  /\s(?:for|für|pour|per|para|voor|till)\s(?:\p{L}{1,4}['’\s])?(?:greasing |the )?(?:tins?|trays?|moulds?|molds?|dish|pan|forma?|formen|blech|bleche|moules?|plaques?|plat|stampo|stampi|teglia|teglie|pirofila|moldes?|bandeja|fuente|bakvorm|bakplaat|formen)$/iu;

/** "a knob", which is a nut in some languages */
const KNOBS: ReadonlySet<string> = new Set(['noix', 'noisette', 'noce', 'nuez', 'knob']);

/** "125 g de beurre + 1 noix pour les plaques": more of the same food, for what the dish is baked in. */
function isMoreForTin(part: string): boolean {
  const before = OF_TIN.test(part)
    ? part.slice(0, part.search(OF_TIN)).toLowerCase().split(/\s+/)
    : null;
  return before !== null && !before.some((word) => isFood(word) && !KNOBS.has(word));
}

/** "una cebolla y un pimiento verde": foods that have an amount each, in figures or in words, are as many ingredients. */
export function partedAtJoints(text: string): string[] {
  if (text.length > LONGEST) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const left = text.slice(from, index).trim();
    if (isInBrackets(text, index) || !isOwn(left) || laysIn(left)) continue;
    // Of "100 g de pasas remojadas en 2 cucharadas de ron" the rum is no second.
    if (joint === ' en ' && !isFood(/\p{L}+$/u.exec(left.slice(-LONGEST_WORD))?.[0] ?? ''))
      continue;
    const behind = text.slice(index + joint.length);
    const right = joint === ', ' ? behind : behind.replace(AT_LAST, '');
    const next = nextItem(right);
    if (sharesPurpose(joint, left, next)) continue;
    if (refersBack.test(next) || borrowsUnit.test(next)) continue;
    if (!isOwn(next) || isMoreForTin(next) || isOfOne(left, next) || sharesPart(left, next))
      continue;
    parts.push(left);
    from = text.length - right.length;
  }
  const rest = text.slice(from).trim();
  return parts.length > 1 ? [...parts, ...withBareFoods(rest)] : [...parts, rest];
}

/** Up to the next joint; "a hundred and fifty grams of lentils" has one within its number. */
function nextItem(right: string): string {
  let end = right.length;
  for (const { index } of right.matchAll(JOINT)) {
    end = index;
    if (!isNumberBegun(right.slice(0, index))) break;
    end = right.length;
  }
  return right.slice(0, end);
}
/** "a hundred", "ciento", "a kilo": a number or a measure of nothing yet. */
const isNumberBegun = (text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/u);
  return (
    words.length <= MOST_OF_NUMBER &&
    !namesFood(text) &&
    (isAmountOnly(text) || spelledNumber(words.at(-1)!) !== undefined || HUNDREDS.test(text))
  );
};
const MOST_OF_NUMBER = 3;
const HUNDREDS = /(?:hundred|thousand|cent|mille|ciento|hundert|tausend|honderd|cem)$/iu;

/** "una cipolla, due carote, una costa di sedano, olio, sale": behind several with an amount, foods without one. */
function withBareFoods(rest: string): string[] {
  const [first = '', ...pieces] = rest.split(/,\s/);
  const isBare = (piece: string) =>
    piece.split(' ').length <= MOST_BARE_WORDS && namesFood(piece, 3) && !isRemark(piece);
  return !/[()]/.test(rest) && pieces.every(isBare) ? [first, ...pieces] : [rest];
}
const MOST_BARE_WORDS = 3;

/** "1 per la glassa", "2 para decorar": more of the food before it. */
export const MORE_OF_SAME =
  /^(?:[\d¼-¾⅐-⅞]+|\p{L}+(?:\s\p{L}{1,10})?)\s(?:for|to|für|zum|zur|pour|per|para|voor|till)\s/iu;

/** An amount and its food, or what is taken out of it: "Saft einer Zitrone". */
function isOwn(text: string): boolean {
  if (text === '' || !opensItem(text) || MORE_OF_SAME.test(text) || SOME_MORE.test(text))
    return false;
  const whole = text.slice(wantedFrom(text) ?? 0);
  if (!namesFood(whole.replace(/\([^()]*\)/g, ''))) return false;
  const { quantity, unit, name } = parseIngredient(text);
  const [first = ''] = name.toLowerCase().split(/\s+/);
  return (quantity !== null || unit !== null) && !partsTaken.has(first);
}

/** Where the amount begins of a food of which a part is wanted. */
function wantedFrom(text: string): number | null {
  const tokens = tokenise(text);
  const wanted = readWantedPart(tokens, text);
  return wanted === null ? null : (tokens[wanted.next]?.start ?? text.length);
}

/** "juice of 1 lemon and 1 lime", "Saft einer Zitrone und einer Limette": one part is taken out of both. */
function sharesPart(left: string, right: string): boolean {
  if (wantedFrom(left) === null || wantedFrom(right) !== null) return false;
  const { unit, name } = parseIngredient(right);
  return /^eine[rs]\s/u.test(right) || (unit === null && CITRUS.has(findFood(name)?.id ?? ''));
}
const CITRUS: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange', 'grapefruit', 'mandarin']);

/** In its remark the food lies in something, or is made of it: "soaked in water and 1 tsp soda". */
function laysIn(text: string): boolean {
  const remark = text.lastIndexOf(',');
  return remark >= 0 && tokenise(text.slice(remark)).some(({ lower }) => lyingIn.has(lower));
}

/** "1 Eigelb und 1 Schluck Milch zum Bestreichen": what is stirred together for one purpose is one line. */
const sharesPurpose = (joint: string, left: string, right: string): boolean =>
  /[\p{L}+]/u.test(joint) && BRUSHES.test(right) && EGG.test(left);
const EGG =
  /(?<!\p{L})(?:eggs?|yolks?|egg[- ]yolks?|\p{L}*ei(?:er|gelb|dotter)?|eigelbe?|œufs?|oeufs?|jaunes?|uov[oa]|tuorl[oi]|huevos?|yemas?|eieren|eigeel|ovos?|gemas?|ägg(?:ula)?)(?!\p{L})/iu;
const BRUSHES =
  /\s(?:for (?:brushing|glazing|the glaze)|to (?:brush|glaze)|zum (?:be|ein|ab|über)?(?:streichen|pinseln|glänzen)|pour (?:dorer|la dorure|badigeonner)|per (?:spennellare|lucidare|dorare)|para (?:pintar|pincelar|dorar|barnizar)|(?:om (?:mee )?te|voor het) bestrijken|(?:till|för) pensling|att pensla med)$/iu;

/** Twice the same: "2 cups flour and 2 tbsp flour". */
function isOfOne(left: string, right: string): boolean {
  const [one, other] = [left, right].map(
    (text): Food | null => findFood(parseIngredient(text).name) ?? null,
  );
  return one != null && one.id === other?.id;
}

/** "600 g Zwiebeln, wirklich so viel" */
const INSISTS =
  /^(?:(?:ja |doch |auch )?wirklich so|(?:ja|doch) so viel|ganz richtig|yes,? really|really that|that much|i know|believe me|oui oui|c['’]est ça|vraiment|sì,? (?:proprio|davvero)|davvero|proprio così|sí,? (?:tanto|tantos|tantas|de verdad)|de verdad|echt zo|a sério|verkligen)(?:\s\p{L}+){0,3}$/iu;

/** "150 ml milk, and a bit more for brushing", "80 g Mehl, und etwas mehr für die Form" */
export const SOME_MORE = pattern('iu')`
  ^(?:(?:and|plus|und|et|ed?|y|più|más)\s){0,2}
  (?:a (?:bit|little|touch|splash|knob) (?:more|extra)|some (?:more|extra)|extra|(?:noch )?(?:etwas|ein bisschen|ein wenig) (?:mehr)|
  (?:encore )?un peu (?:plus)?|un po['’](?: di più| in più)?|un poco (?:más)|algo más)\s(?:for|to|für|zum|zur|pour|per|para)\s
`;

/** What was cut off at a comma goes back to its food where it only says how that is: "halbiert", "in 4 EL Rum eingelegt". */
export function withRemarksBack(items: readonly string[]): string[] {
  const back: string[] = [];
  for (const item of items)
    if (INSISTS.test(item)) continue;
    else if (back.length > 0 && (isRemark(item) || SOME_MORE.test(item)))
      back.push(`${back.pop()!}, ${item}`);
    else back.push(item);
  return back;
}

/** What only says how the food before it is: "halbiert", "in 4 EL Rum eingelegt". */
export function isRemark(item: string): boolean {
  const tokens = tokenise(item.slice(0, LONGEST));
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined) return false;
  if (liesInShape(tokens)) return true;
  if (opensItem(item)) return false;
  if (lyingIn.has(first.lower)) return true;
  // "stuffed with 2 oranges"
  const filled = tokens.findIndex(
    ({ lower }, at) => lyingIn.has(lower) && tokens[at + 1]?.kind === 'number',
  );
  if (filled > 0 && !namesFood(item.slice(0, tokens[filled]!.start), 3)) return true;
  if (namesFood(item)) return false;
  // "in feine Ringe geschnitten"
  const isPut = first.lower === 'in' && isPreparation(words.at(-1));
  return isPut || isPreparation(first) || readPreparation(tokens, 0) !== null || isDoneTo(item);
}

/** "getrennt", "separados": one word in small letters that ends as what was done does, in any language, and is no food. */
const isDoneTo = (item: string): boolean =>
  /^\p{Ll}{5,}$/u.test(item) &&
  !isFood(item) &&
  Object.values(PARTICIPLES).some((ending) => ending.test(item));

/** "a cubetti", "en dados pequeños", "en petits dés": behind a comma the shape in which a food lies; the "a" is no number. */
function liesInShape(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens.map(({ lower }) => lower);
  return (
    LIES_IN.has(first ?? '') &&
    others.length > 0 &&
    others.length <= MOST_OF_SHAPE &&
    tokens.every(({ kind }) => kind === 'word') &&
    others.some((word) => SHAPES.has(word)) &&
    !others.includes('of')
  );
}
const MOST_OF_SHAPE = 3;

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
