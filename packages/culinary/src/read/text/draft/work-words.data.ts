import type { Language } from '../../../words/language.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Who does it, or what it is done to: "Ein Pfund Bohnen putzt man", "so you take", "si trita", "zwei Zwiebeln dazu", "frottez 500 g de crosnes". */
export const DOES_IT: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<![\p{L}'’])(?:[Yy]ou|[Ww]e|I|them)(?![\p{L}'’])/u,
  de: /(?<![\p{L}'’])(?:[Mm]an|[Ii]ch|[Ww]ir|[Dd]u|ihn|dazu|hinein|rein)(?![\p{L}'’])/u,
  fr: /(?<![\p{L}'’])(?:[Oo]n|[Tt]u|[Vv]ous|[Nn]ous|[Jj]e|(?!(?:chez|assez)(?!\p{L}))(?:^\p{Lu}|\p{Ll})\p{Ll}{2,14}ez)(?![\p{L}'’])/u,
  it: /(?<![\p{L}'’])(?:[Ss]i|[Tt]u|[Ii]o|[Nn]oi)(?![\p{L}'’])/u,
  es: /(?<![\p{L}'’])(?:[Ss]e|[Tt]ú|[Yy]o|[Nn]osotr[oa]s)(?![\p{L}'’])/u,
};

/** Behind a verb these open what it is done to: "roll the pieces". */
export const WORKED_ON: ReadonlySet<string> = wordSet(
  'the them it die das den es ihn sie alles les la le il lo gli los las',
);

/** First words of steps that are no verbs. */
export const NO_VERBS: ReadonlySet<string> = wordSet(`
  a an the once when while after before during in into on if with meanwhile next finally first last for to at until using
  finely roughly lightly gently thoroughly carefully quickly slowly evenly
  der die das den dem ein eine einen einem einer mit in im nun dann danach alle alles ofen backofen zuerst zunächst inzwischen während
  le la les un une dans pendant puis ensuite enfin avec
  il lo gli i una uno in con poi infine nel quando
  el los las unos unas en luego cuando para por
`);
