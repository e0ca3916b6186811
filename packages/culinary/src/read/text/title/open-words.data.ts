import { wordSet } from '../../../words/word-list.ts';

/** Words that something must follow: no name of a dish ends in them ("Leek muffins with", "Die Suppe wird in"). */
export const OPEN_WORDS: ReadonlySet<string> = wordSet(`
  a an and at by for from in is of on or the this to was with
  am auf aus bei das dem den der des die ein eine einem einen einer für im in ist mit nach ohne und vom von war wird zu zum zur
  au aux avec d dans de des du en est et l la le les ou par pour sans sur un une
  agli ai al alla alle allo che con da dalla dei del della delle di e ed è i il in l la le lo o per senza un una
  al con de del el en es la las los o para por que sin un una y
  aan de een en het is met of op uit van voor zonder
  ao com da das do dos e em na no os ou para sem um uma
  av den det en ett i med och på till utan är
`);
/** "the recipe for my leek muffins", "das Rezept für meine Lauchmuffins": the dish stands behind. */
export const RECIPE_FOR =
  /(?<!\p{L})(?:recipe|rezept|recette|ricetta|receta|receita|recept)\s(?:for|für|de|du|des|pour|per|del?|dell[ae]|di|do|da|van|voor|på|till)\s(?:(?:(?:m|d|s)eine?n?r?|uns(?:e)?re?n?r?|my|our|the|her|his|mes|mon|ma|notre|nos|mia|mio|mie|miei|nostr[aoie]|mis?|tus?|nuestr[oa]s?|la|le|les|las|los|el|il|i|gli|den|die|das|dem)\s){0,2}(?=\p{L}{3})/iu;
