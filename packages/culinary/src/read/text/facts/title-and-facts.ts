import { namesFood } from '../../../foods/line-words.ts';
import { readYield } from '../../../words/yields.ts';
import { fedStatement } from './fed-statements.ts';
import { statedFacts, type StatedFacts } from './stated-facts.ts';
import { saysWhatComesOfIt } from './yield-of-sentence.ts';

/** Pictures at the end of a title, each of one sign or of several that are joined. */
const PICTURES_BEHIND =
  /(?:\s?(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]{0,3}){1,12}$/u;
/** Nobody sets more of them behind a name. */
const LONGEST_PICTURES = 60;

/** A title without the pictures behind it. */
export function withoutPicturesBehind(text: string): string {
  const from = Math.max(0, text.length - LONGEST_PICTURES);
  return text.slice(0, from) + text.slice(from).replace(PICTURES_BEHIND, '').trimEnd();
}

/** Facts that stand behind the name of a dish: "Reis mit Huhn (3 Personen, halbe Stunde)", "Clafoutis, pour six personnes." */
export function titleAndFacts(whole: string): { title: string; facts: StatedFacts | null } {
  const text = whole.replace(ORNAMENT_BETWEEN, ' | ');
  const found = factsBehind(text);
  return found.facts === null ? { ...found, title: whole } : found;
}

/** "Plum cake ~~ Serves 8", "Plum cake // 12 pieces", "Plum cake .... serves 8": signs that part a name from a figure or a short statement with one. */
const ORNAMENT_BETWEEN =
  /(?<=[\p{L}\p{M}'’!")\]»”])\s?(?:[~=_*/•·●∙°¤+\\]{1,5}|-{2,5}|[.…]{2,8})\s(?=\(?(?:\p{L}[\p{L}.]{0,9}\s){0,2}\d{1,3}(?!\d)[^~=_*/•·●∙°¤]{0,30}$)/u;

/** The name of a row that goes on with a yield behind a sign or a verb; the whole row where it does not. */
export const nameBeforeYield = (row: string): string =>
  ORNAMENT_BETWEEN.test(row)
    ? titleAndFacts(row).title
    : (madeBehind(row)?.title ?? beforeSign(row) ?? row);

/** "Tarte au citron de Menton – pour 8 parts", "Torta di riso degli addobbi per 10 persone": the name before what says for how many. */
function beforeSign(spaced: string): string | null {
  // Pieces of a printed row that stand apart have two blanks between them.
  const row = spaced.replace(/\s+/g, ' ');
  const { title, facts } = factsBehind(row);
  // A name with a comma may be a sentence: "This is the cake, my crumble".
  const isName = !/[,;:.!?]\s/u.test(title);
  return isName && facts?.servings !== undefined && BEFORE_YIELD.test(row.slice(title.length))
    ? title
    : null;
}

const BEFORE_YIELD = /^\s?[,;:(|–—-]|^\s(?:for|für|pour|per|para)\s\d/u;

function factsBehind(text: string): { title: string; facts: StatedFacts | null } {
  const made = madeBehind(text) ?? comesBehind(text);
  if (made !== null) return made;
  const [, title = '', inBrackets, behind] =
    /^(.{3,120}?)(?:\s*\(([^()]{1,60})\)|(?:(?:,|\s[-–—|])\s+|\s(?=(?:for|für|pour|per|para|voor|till|för)\s(?:ca\.?\s)?\d))(\p{L}{1,10}\.?\s[^,]{1,40}))[.!]?$/u.exec(
      text,
    ) ?? [];
  const said = inBrackets ?? behind;
  const counted = said === undefined ? countedBehind(text) : null;
  if (counted !== null) return counted;
  const facts =
    said === undefined
      ? null
      : (statedFacts(said.replace(/[.!]$/, '')) ?? (inBrackets ? countAlone(inBrackets) : null));
  const inWords = facts === null ? eatersInWords(text) : null;
  if (inWords !== null) return inWords;
  const isKnown =
    inBrackets !== undefined || facts?.servings !== undefined || facts?.author !== undefined;
  if (!facts || !isKnown) return { title: text, facts: null };
  const name = withoutYieldVerb(withoutPicturesBehind(title).trim());
  return name === '' ? { title: text, facts: null } : { title: name, facts };
}

/** "Gazpacho" of "Gazpacho sale (4 raciones)"; empty of "Te sale" and "Ça fait", which name nothing. */
function withoutYieldVerb(title: string): string {
  const name = title.replace(YIELD_VERB, '');
  return name === title || /\p{L}{3}/u.test(name.replace(PRONOUNS, '')) ? name : '';
}
const YIELD_VERB =
  /(?:^|\s)(?:(?:ci|te|os|ne|en|me|nos|se|ça|cela|das|es|it|this|that)\s)?(?:sale[n]?|da[n]?|rinde[n]?|alcanza[n]?|llega[n]?|fa|viene|vengono|basta(?:no)?|fait|donne|suffit|reicht|langt|ergibt|gibt|makes|does|serves|feeds)$/iu;
const PRONOUNS =
  /(?:^|\s)(?:it|this|that|das|es|dies|ça|cela|ceci|ça me|esto|eso|questo|ci|te|os|ne|me|nos|se|con|with|mit|avec|estas?|queste|ces|diese)(?!\p{L})/giu;

/** "Fat Rascals  Makes 10", "Zimtschnecken (ergibt 12 Stück)", "Biscotti della nonna, dosi per 6 persone": a verb that only a yield follows. */
const MADE_BEHIND =
  /^(.{2,120}?[\p{L}\p{M}'’!")\]»”])\s?[,;:|–—-]?\s\(?((?:makes|serves|feeds|yields|gives|ergibt|ergeben|reicht|reichen|donne|donnent|rende|dosi|rinde|salen|da para)\s(?:[\p{L}.]{2,8}\s){0,2}\d{1,2}(?:\s?[-–/]\s?\d{1,2})?(?:\s\p{L}{2,14}\.?){0,2})\)?[.!]?$/iu;

/** "A stew that serves 8" */
const ENDS_IN_WHO = /\s(?:that|which|it|and|der|die|das|und|qui|et|che|e|que|y)$/iu;

/** A name and the yield that stands in one row with it; null where none does. */
function madeBehind(text: string): { title: string; facts: StatedFacts } | null {
  const [, title = '', said = ''] = MADE_BEHIND.exec(text) ?? [];
  const servings = said === '' ? undefined : readYield(said)?.servings;
  return servings === undefined || servings === null || ENDS_IN_WHO.test(title)
    ? null
    : { title: withoutPicturesBehind(title).trim(), facts: { servings, yieldText: said } };
}

/** "Rohrnudeln mit Zwetschgen, das gibt zwölf Stück", "Gougères – ça en fait une trentaine": a clause that says how much comes of the dish. */
function comesBehind(text: string): { title: string; facts: StatedFacts } | null {
  if (text.length > LONGEST_WITH_CLAUSE) return null;
  const joint = [...text.matchAll(BEFORE_CLAUSE)].at(-1);
  const title = text.slice(0, joint?.index ?? 0).trim();
  const clause = text
    .slice(title.length)
    .replace(/^[\s,;:(–—-]{1,4}/u, '')
    .replace(/[).!\s]{1,4}$/u, '');
  const fed = /\p{L}{3}/u.test(title) ? fedStatement(clause) : null;
  return fed !== null && fed.text === clause && (saysWhatComesOfIt(fed) || feedsOnly(clause))
    ? {
        title: withoutPicturesBehind(title).trim(),
        facts: { servings: fed.count, yieldText: clause },
      }
    : null;
}
/** "ci si mangia in sei", "macht vier satt": few words, none of them a food; what something is for ("für die 4 Jahreszeiten") may be of the name. */
const feedsOnly = (clause: string): boolean =>
  clause.split(/\s+/).length <= MOST_OF_CLAUSE &&
  !namesFood(clause, SHORTEST_FOOD) &&
  !/^(?:for|für|pour|per|para)\s/iu.test(clause);
/** "sei" and "six" are none. */
const SHORTEST_FOOD = 5;
const MOST_OF_CLAUSE = 7;
const LONGEST_WITH_CLAUSE = 160;
const BEFORE_CLAUSE = /[,;:]\s|\s[(–—-]\s?/gu;

/** "CAPONATA SICILIANA 4-6 persone", "Croquetas de jamón 30 unidades", "Zitronenkuchen, 1 Kastenform" */
const COUNTED_BEHIND =
  /^(.{3,120}?\p{L})(?:,|\s[-–—|:])?\s((?:ca\.?\s|circa\s)?\d{1,2}(?:\s?[-–/]\s?\d{1,2})?\s\p{L}{2,14}\.?)$/u;

function countedBehind(text: string): { title: string; facts: StatedFacts } | null {
  const [, title = '', said = ''] = COUNTED_BEHIND.exec(text) ?? [];
  const facts = said === '' || /\d/.test(title) ? null : statedFacts(said);
  return facts?.servings === undefined ? null : { title, facts };
}

/** "onion frittata for two", "Spätzle, reicht für drei" */
const FOR_IN_WORDS =
  /^(.{3,120}?)[,(–-]?\s\(?((?:(?:reicht|langt|enough|basta|suffit|alcanza)\s)?(?:for|für|fuer|pour|per|para|voor|till|för)\s(?:ca\.?\s)?\p{Ll}{3,10})\)?[.!]?$/u;
/** "per uno" says more often of what. */
const FEWEST_EATERS = 2;

function eatersInWords(text: string): { title: string; facts: StatedFacts } | null {
  const [, title = '', said = ''] = FOR_IN_WORDS.exec(text) ?? [];
  const servings = said === '' ? null : (readYield(said)?.servings ?? null);
  return servings === null || servings < FEWEST_EATERS
    ? null
    : {
        title: withoutPicturesBehind(title).trim(),
        facts: { servings, yieldText: said },
      };
}

/** "(ca 18)", "(12)", "(4 P.)" behind a name; "(2)" numbers a second version, and "(26)" is how wide a tin is. */
const COUNT_ALONE =
  /^(ca\.?|circa|etwa|about|approx\.?|env\.?|environ|unos|unas|~|x|×)?\s?(\d{1,2})(?:\s?[-–/]\s?\d{1,2})?(\s?(?:p|pers|st|stk|pz|ud|uds|pcs)\.?)?$/iu;
const FEWEST_ALONE = 3;
const MOST_ALONE = 24;

function countAlone(said: string): StatedFacts | null {
  const [, roughly, figure, counted] = COUNT_ALONE.exec(said.trim()) ?? [];
  const count = Number(figure ?? 0);
  const isCount = roughly ?? counted ?? (count >= FEWEST_ALONE && count <= MOST_ALONE);
  return count > 0 && isCount ? { servings: count, yieldText: said.trim() } : null;
}
