import { wordSet } from '../../../words/word-list.ts';

/** Who does it, or what it is done to: "Ein Pfund Bohnen putzt man", "so you take", "si trita", "and roll them", "zwei Zwiebeln dazu". */
export const DOES_IT =
  /(?<![\p{L}'’])(?:man|ich|wir|du|ihn|dazu|hinein|rein|you|we|I|them|on|tu|vous|nous|je|si|se)(?![\p{L}'’])/u;

/** "frottez 500 g de crosnes" */
export const FRENCH_ORDER = /(?<!\p{L})(?!(?:chez|assez)(?!\p{L}))\p{L}{3,15}ez(?![\p{L}'’])/u;

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
