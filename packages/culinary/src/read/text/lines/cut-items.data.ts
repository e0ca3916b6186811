import { pattern } from '../../../words/pattern.ts';

/**
 * German participles and what was made of them, with the ending that a noun behind them asks for: "eingeweichte", "durchwachsener",
 * "abgetropftes", "vorgegarte". No other language writes its words so, and behind their noun they have no ending.
 */
export const AWAITS_GERMAN_NOUN = pattern('u')`
  ^(?:(?:ab|an|auf|aus|durch|ein|fein|frisch|grob|halb|hand|klein|nach|tief|über|unter|vor|zer|ver|be|ent|er|un)\p{L}{2,14}|ge\p{L}{2,12})(?:[dmnlrsz]en|e?t)e[rs]?$|
  ^(?:un)?behandelte[nrs]?$|
  ^\p{L}{4,14}(?:ige|liche|ische|kochende|trockene|arme|reiche|haltige)[rs]?$
`;

/** Behind these stands that of which something is wanted: "Saft von 1/2", "juice of 1", "le jus d'un demi", "la scorza di mezzo". */
export const OF = pattern('iu')`^(?:of|from|von|d[ei]|d['’])$`;

/** How many of what the next line names, without a measure: "1/2", "einer halben". */
export const HOW_MANY = pattern('iu')`
  ^(?:\d{1,2}(?:/\d)?|[½¼¾⅓⅔⅛]|half(?:\san?)?|(?:einer?\s)?halben|eine[rsmn]?|zwei|drei|one|two|three|un['’]?|un[ae]|deux|trois|(?:un\s|une\s)?demie?|
  due|tre|mezz[oa]|dos|tres|medi[oa])$
`;

/** What begins with how much of something and goes on with what stands above: "von 1/2 Zitrone", "d'un citron vert", "de medio limón". */
export const OF_PART = pattern('iu')`
  ^(?:(?:of|from|von|d[ei])\s(?:\d|[½¼¾⅓⅔⅛]|(?:half|halve[ns]?|one|an?|eine[rsmn]?|zwei|drei|der|mezz[oa]|un[oa']?|due|medi[oa]|dos|deux)\s)|d['’](?:une?|un['’]?)\s)
`;
