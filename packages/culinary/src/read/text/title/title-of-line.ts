import { isFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { openEnds } from '../draft/open-ends.data.ts';
import { isMessage } from '../lines/chatter.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { SITE_WORDS } from './open-words.data.ts';
import { stemsOf } from './title-words.ts';
import { titleAndFacts, withoutPicturesBehind } from '../facts/title-and-facts.ts';

/** "Hello, here is the recipe for ..." */
const ANNOUNCED =
  /^(?:[^,!.:]{1,40}[,!.:]\s)?(?:here(?:['’]s| is| comes)|hier(?: ist| kommt)?|voici|voilà|ecco(?:ti)?|aquí (?:está|tienes|va))\s(?:\p{L}{1,8}\s){0,2}(?:recipe|rezept|recette|ricetta|receta)\s(?:for|für|de|du|des|pour|per|del?|di)\s(?=\p{L}{3})/iu;
/** "KITCHEN.EXAMPLE – PLUM TART" */
const SITE_BEFORE = /^(?:www\.)?[a-z\d-]{2,40}\.[a-z]{2,12}\s+[|•·»–—-]\s+/i;
/** "Plum tart | Ada's Kitchen" */
const SITE_BEHIND = /^(\p{L}.{2,80}?)\s+[|»].{2,60}$/u;
const TITLE_LABEL =
  /^(?:recipes?(?: name| title)?|title|rezept(?:e|name)?|titel|titre|recettes?|titolo|ricett[ae]|título|recetas?|receitas?|recept(?:en)?)\s*:\s*(?=\S)/iu;
/** "Rezept Möhren-Muffins", "RICETTA Frico morbido"; "Recipe card" is another thing. */
const TITLE_WORD =
  /^(?:[Rr]ezept|[Rr]ecette|[Rr]icetta|[Rr]eceta|[Rr]eceita|REZEPT|RECETTE|RICETTA|RECETA|RECEITA)\s+(?=\p{Lu}\p{L}{2})/u;

/** "[Meal prep] Burrito bowls", "Plum tart [solved]": what members of a forum file a thread by. */
const TAG_BEFORE = /^(?:\[[^[\]]{2,40}\]\s*)+(?=[\p{L}\p{N}"“„«])/u;
const TAG_BEHIND = /(?:\s*\[[^[\]]{2,40}\])+(?:\s*\p{Extended_Pictographic}\uFE0F?)*$/u;
/** "Thread: Oven brisket?" */
const THREAD_LABEL =
  /^(?:thread|topic|subject|thema|betreff|sujet|objet|discussion|tema|hilo|asunto|discussione|oggetto|argomento|onderwerp|tópico|assunto|ämne|tråd)\s?:\s*(?=[\p{L}[])/iu;

const LONGEST_SUBJECT = 300;

/** The subject of a thread without its label and tags. */
export function withoutTags(text: string): string {
  if (text.length > LONGEST_SUBJECT) return text;
  const bare = text.replace(TAG_BEFORE, '').replace(TAG_BEHIND, '');
  const subject = bare.replace(THREAD_LABEL, '').replace(TAG_BEFORE, '');
  return subject === bare ? bare : subject.replace(/\s*\?+$/u, '');
}

/** What was left of "Rindergulasch für 6 Personen" when its yield was read. */
const WITHOUT_YIELD = /\s(?:for|für|fuer|pour|per|para|voor|till|för)$/iu;

/** "Voilà comme promis. Clafoutis aux abricots": what announces the dish in sentences of its own is no part of its name. */
export function withoutMessage(text: string): string {
  const sentences = text.split(/(?<=[.!:])\s+(?=\p{Lu})/u);
  const rest = sentences
    .slice(1 + sentences.findLastIndex((sentence) => isMessage(sentence)))
    .join(' ');
  return /\p{L}{3}/u.test(rest) ? rest : text;
}

/** "So that is sorted 😊 plum tart" */
const PICTURE_BETWEEN = /(?:\p{Emoji_Presentation}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]{0,3})+(?=\s)/u;
const MOST_MATTERS = 4;
const INTRODUCED = /^([^:]{3,60}?)\s?:\s([^:.!?]{4,100})$/u;

/**
 * "Amparo's croquettes + rehearsal on Thursday", "This month's recipe: leek tart": of several matters in a line the one that names foods
 * of the recipe, where one alone does.
 */
export function withoutOtherMatters(text: string, spoken: ReadonlySet<string>): string {
  const parted = text.split(PICTURE_BETWEEN, MOST_MATTERS);
  const spoke = parted.filter((matter) => namesAny(matter, spoken));
  if (spoke.length === 1 && spoke[0] !== parted[0]) return spoke[0]!.trim();
  const matters = text.split(/\s[+]\s/, MOST_MATTERS);
  const naming = matters.filter(
    (matter) =>
      matter.split(/[^\p{L}-]+/u).some(isFood) ||
      dishesIn(matter).length > 0 ||
      [...stemsOf([matter])].some((stem) => spoken.has(stem)),
  );
  if (matters.length > 1 && naming.length === 1) return naming[0]!.trim();
  const [, before = '', dish = ''] = INTRODUCED.exec(text) ?? [];
  return dish !== '' && namesAny(dish, spoken) && !namesAny(before, spoken) ? dish : text;
}

/** "Facile pa', frittata di cipolle": few words that name nothing before the dish, which goes on small. */
export function withoutInterjection(text: string, spoken: ReadonlySet<string>): string {
  const [, before = '', dish = ''] = INTERJECTED.exec(text) ?? [];
  const isIdle = (words: string) =>
    !words.split(/\s+/).some(isFood) && ![...stemsOf([words])].some((stem) => spoken.has(stem));
  return dish !== '' && isIdle(before) && namesAny(dish, spoken) ? dish : text;
}
const INTERJECTED = /^((?:[\p{L}'’]{1,14}\s?){1,3}),\s(\p{Ll}{3,}\s.{3,80})$/u;

const SAID_BEHIND = /^([^"“”„«»]{4,80}?)\s?:\s["“„«]([^"“”„«»]{12,120})["”“»]$/u;
/** A shorter one is a name: "Plum tart: “the flat one”". */
const FEWEST_SAID = 4;

const BEHIND_BAR = /^(\p{L}[^|]{2,80}?)\s\|\s([^|\d]{2,40})$/u;
const BEHIND_DASH = /^(\p{L}.{2,80}?)\s[-–—]\s([^–—]{3,40})$/u;
const isShouted = (text: string) => text === text.toUpperCase();

/** "THE COUNTRY KITCHEN – Plum tart" has the name of the site in front. */
const namesDish = (text: string, spoken: ReadonlySet<string>): boolean =>
  !SITE_WORDS.test(text) && [...stemsOf([text])].some((stem) => spoken.has(stem));

/** "KITCHEN.EXAMPLE": behind it stands the dish. */
const SITE_ALONE = /^(?:www\.)?[a-z\d-]{2,40}\.[a-z]{2,12}$/i;

/** Whether a text names a food of which the recipe speaks. */
const namesAny = (text: string, spoken: ReadonlySet<string>): boolean =>
  text
    .split(/[^\p{L}-]+/u)
    .some((word) => isFood(word) && [...stemsOf([word])].some((stem) => spoken.has(stem)));

/** "PLUM TART - Bread and Patience", "Plum tart - The Hungry Hen": the name of the site that stands behind a dash, and says nothing of the dish. */
export function withoutSiteBehind(text: string, spoken: ReadonlySet<string>): string {
  const [, dish = '', site = ''] = BEHIND_BAR.exec(text.trim()) ?? [];
  if (dish !== '' && namesDish(dish, spoken) && !namesAny(site, spoken)) return dish;
  const [, name = '', behind = ''] = BEHIND_DASH.exec(text.trim()) ?? [];
  const [first = ''] = behind.toLowerCase().split(' ', 1);
  if (SITE_ALONE.test(name)) return text;
  const isOther = /^\p{Lu}/u.test(behind) && !/\d/.test(behind) && !namesAny(behind, spoken);
  const isSite =
    SITE_WORDS.test(behind) ||
    (isShouted(name) && !isShouted(behind) && !openEnds.has(first) && namesDish(name, spoken));
  return isOther && isSite ? name : text;
}

/** "Ada's plum tart: “Never stir the plums too long”": what somebody says is no part of the name. */
export function withoutSaying(text: string): string {
  const [, name = '', said = ''] = SAID_BEHIND.exec(text.trim()) ?? [];
  return said.split(/\s+/).length >= FEWEST_SAID ? name : text;
}

const YIELD_BEHIND = /^(?:for|für|pour|per|para|voor|till|för)\s[\p{L}\d]+\s+[\p{L}'’ -]{2,60}$/iu;

/** "Toast for two from Lisbon": where more than a yield stands behind the name, both are of it. */
export function withYieldInName(whole: string, named: string): string {
  const behind = whole.startsWith(named) ? whole.slice(named.length).trim() : '';
  return YIELD_BEHIND.test(behind) && statedFacts(behind) === null ? whole : named;
}

/** The name of a dish, without labels, sites and facts that stand beside it in its line. */
export const titleOfLine = (text: string) => titleAndFacts(tidyTitle(text));

function tidyTitle(text: string): string {
  const named = text
    .replace(/\s+/g, ' ')
    .replace(TITLE_LABEL, '')
    .replace(TITLE_WORD, '')
    .replace(ANNOUNCED, '')
    .replace(SITE_BEFORE, '')
    .replace(SITE_BEHIND, '$1');
  return withoutPicturesBehind(named)
    .replace(WITHOUT_YIELD, '')
    .replace(/\s*[:–—-]\s*$/, '')
    .trim();
}
