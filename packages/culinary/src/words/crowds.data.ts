import { wordSet } from './word-list.ts';

/** Those who eat together, whose number nobody states: "a hungry crowd", "une tablée". Folded. */
export const CROWDS: ReadonlySet<string> = wordSet(`
  crowd crowds party army family gang house houseful household table tableful mob horde clan tribe regiment battalion team
  meute menge runde familie grossfamilie mannschaft kompanie armee truppe bande sippe gesellschaft tischrunde tafelrunde bataillon
  tablee famille armee foule equipe tribu troupe bataillon
  tavolata esercito famiglia compagnia reggimento folla squadra banda truppa comitiva battaglione
  regimiento multitud familia ejercito mesa pandilla tropa batallon
`);

/** Behind an article these are some, and no number: "a few bowls", "a lot". */
export const SOME: ReadonlySet<string> = wordSet('few lot bunch load ton handful');

/** What opens such a yield in a row of its own. Folded. */
export const CROWD_OPENERS: ReadonlySet<string> = wordSet(`
  serves serve served feeds feed for fur reicht ergibt macht sattigt pour nourrit regale per basta sfama para rinde alcanza da
`);

/** What may stand between such an opener and its article. Folded. */
export const BEFORE_CROWD: ReadonlySet<string> = wordSet(`
  easily happily up to enough for fur locker gut toute tout toda todo tutta tutto bien pour per para
`);

/** What is filled for as many as there are, where one of them is said: "für ein Blech"; "per la teglia" stands above the butter for it. Folded. */
export const TRAYS: ReadonlySet<string> = wordSet('tray blech plaque teglia bandeja');

/** Articles; “one” is a number. Folded. */
export const ONE_OF: ReadonlySet<string> = wordSet('a an ein eine einen un une una uno');

/** Articles of one that is known. Folded. */
export const THE: ReadonlySet<string> = wordSet('the die den la l il lo el');
