import { wordSet } from '../../../words/word-list.ts';

/** Beginnings of verbs that put in what no one measures: salt, herbs, what is dusted over at the end. Folded. */
export const SEASONS =
  /(?:^|\s)(?:season|dust|sprinkl|scatter|brush|drizzl|wurz|abschmeck|bestaub|bestreu|bepinsel|betraufel|salz|saupoudr|assaisonn|parsem|arros|badigeonn|spolver|cosparg|condi|regola|insapor|pennell|aggiust|espolvor|sazon|salpiment|condiment|alin|rocia|breng|bestrooi|bestuif|tempere|polvilh|salpic|krydda|stro|pudra)\p{L}*/u;

/** What need not be put in. Folded. */
export const OPTIONAL =
  /(?:^|\s)(?:(?:optional|facultati|facoltativ|opcional|valfri|wahlweise|oppure)\p{L}*|if|wenn|wer|si|se|oder|or|ou)(?:\s|$)/u;

/** Words between a food and its description: "bien mûres". */
export const DEGREES: ReadonlySet<string> = new Set([
  'bien',
  'bio',
  'très',
  'muy',
  'ben',
  'molto',
  'sec',
  'extra',
]);

/** What is said of several foods at once. */
export const TOGETHER: ReadonlySet<string> = new Set(['insieme', 'ensemble', 'juntos', 'juntas']);

/** What is made on the way or stands for the dish: nobody seasons with it. Ids of the lexicon. */
export const OF_DISH: ReadonlySet<string> = wordSet(
  'dough pastry puff-pastry shortcrust-pastry bread pasta rice noodles sauce cake biscuit biscuits pizza tortilla salad meringue batter tea coffee pate',
);
