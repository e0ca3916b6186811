import { pattern } from '../../../words/pattern.ts';

/** What takes back the number before it. */
export const TAKES_BACK = pattern('iu')`
  ^(?:(?:oh\s|ah\s|err?\s)?no(?:\swait)?|wait|hang\son|hold\son|sorry|scratch\sthat|correction|actually|make\sthat|i\smean|i\slie|or\srather|rather|oops|
  (?:ach\s|oh\s)?nein|quatsch|moment(?:\smal)?|stimmt\snicht|falsch|korrektur|besser\sgesagt|vielmehr|verzeihung|ups|
  (?:enfin\s|ah\s|oh\s)?non|pardon|plutôt|en\sfait|attende?z|attends|je\svoulais\sdire|je\sveux\sdire|erratum|oups|
  anzi|scusate|scusa|volevo\sdire|correzione|ops|
  (?:ay\s|ah\s)?no|perdón|perdona|perdonad|mejor\sdicho|espera|esperad|digo|quiero\sdecir|corrección|en\srealidad|uy)(?![\p{L}\p{N}])[\s,;:.!…–—-]*
`;

/** What may stand between such a word and the yield: "it feeds 10", "c'est pour 6". */
export const SAYS_ANEW = pattern('iu')`
  ^(?:it['’]?s|it|this|that['’]?s|more\slike|das|es\ssind|sind|es\sist|c['’]est|ça\sfait|ce\ssera|è|sono|es|son)\s
`;
