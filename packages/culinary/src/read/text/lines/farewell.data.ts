import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Words that open a step and a farewell alike: "Enjoy", "With love", "Alles Liebe". Folded. */
export const OF_FAREWELLS: ReadonlySet<string> = wordSet(`
  enjoy take keep with then once when while after before during first next finally until using have
  alles alle einen eine dann danach zuerst nun mit dans puis ensuite enfin pendant quando nella nel
  for from into until till
`);
/** Figures that measure nothing: hours, dates, telephones, hearts. */
export const IDLE_FIGURES = pattern('giu')`
  <3+|[:;8]-?[)3*]|\+?\d[\d ()/-]{6,20}|\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:uhr|[ap]m|o['’]clock)(?![\p{L}])|
  \d{1,2}[./]\d{1,2}(?:[./]\d{0,4})?|(?:19|20)\d\d
`;
/** What opens a farewell that goes on: "Guten Appetit! ...", "Cheers, ...", "Let me know ..., and ...", "PS ...". */
export const OPENS_FAREWELL = pattern('iu')`
  ^(?:enjoy|bon app[eé]tit|guten appetit|an guat(?:en|n)|gutes gelingen|buon appetito|buen provecho|
  que aproveche|eet smakelijk|smakelijk eten|bom apetite|smaklig måltid|cheers|love|(?:kind|best|warm)\s
  (?:regards|wishes)|all the best|(?:(?:viele|liebe|ganz liebe|herzliche|schöne|beste)\s)?gr(?:u|ü)(?:ß|ss)e?|
  lg|vg|bis (?:bald|dann)|let me know|tell me how|talk soon|see you|sag(?:t)? (?:mir )?bescheid|
  bises|bisous|à bientôt|cordialement|dis[- ]moi|saluti|tanti saluti|baci|fammi sapere|dimmi|besos|saludos|
  un abrazo|cu[eé]ntame|groetjes|groeten|liefs|laat (?:me |het )?weten|beijos|beijinhos|abraços?|me conta|
  kram|hälsningar|hör av dig)(?![\p{L}])
`;
/** Where its first clause ends, and what may join the next. */
export const CLAUSE_END =
  /[,;.!:…]{1,3}(?:\s{1,3}(?:and|und|et|ed?|y|en|och)(?=\s))?\s{1,3}(?=\S)/iu;
/** What is added below a name: "PS bake longer", "P.S.: ...". */
export const ADDED = /^p\.?\s?p?\.?s\.?\s?[:,.–-]?\s{1,3}(?=\S)/iu;
/** Kisses around what is said: "xx Add the feta last x". */
export const KISSES_BEFORE = /^(?:x{1,4}|xoxo)[,.!]?\s{1,3}(?=\S)/iu;
export const KISSES_BEHIND = /\s(?:x{1,4}|xoxo)[.!]?$/iu;
