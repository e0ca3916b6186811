import { pattern, source } from '../../../../words/pattern.ts';

/** Who tells a recipe takes back what was just said: "No wait, three onions", "Ach nein, drei Eier", "Anzi, tre patate". */
const RETRACTION = source`
  no,?\s(?:wait|hang on|hold on|sorry|make (?:that|it)|hold it)|(?:wait|hang on|hold on)(?:,?\s(?:no|sorry|make that)|(?=\s?[,!.…–—-]))|(?:scratch|strike) that|actually,?\s(?:no|make (?:that|it))|
  i tell a lie|make (?:that|it)(?=\s\d|\s\p{L}+\s)|i (?:mean|meant)(?=[,\s])|(?:sorry|oops|whoops)(?=\s?[,!.…–—-])|
  (?:ach|oh|äh|nee|ne)[,\s]{1,2}(?:nein|nee|halt|quatsch|stimmt nicht|moment)|(?:nein|nee)[,\s]{1,2}(?:halt|warte|wartet|moment|stopp?|stimmt nicht|quatsch|sorry|entschuldigung)|
  (?:halt|moment|warte|wartet|stopp?|quatsch|entschuldigung|verzeihung|pardon)(?=\s?[,!.…–—-])|ich mein(?:e|te)(?=[,\s])|besser gesagt|
  (?:ah|oh|euh|enfin|mais)[,\s]{1,2}non|non[,\s]{1,2}(?:attends|attendez|pardon|plutôt|je me trompe|je dis n['’]importe quoi|zut)|(?:attends|attendez|zut)(?=\s?[,!.…–—-])|je me trompe|je dis des bêtises|qu['’]est-ce que je (?:dis|raconte)|je voulais dire|
  anzi(?=[,\s])|(?:ah|oh|ma|eh)[,\s]{1,2}no(?=[,\s!])|no[,\s]{1,2}(?:aspetta|aspettate|scusa|scusate|anzi|un attimo|un momento)|(?:aspetta|aspettate|scusa|scusate|un attimo|un momento)(?=\s?[,!.…–—-])|mi sbaglio|(?:ma )?cosa dico|volevo dire|
  (?:ay|ah|uy|huy)[,\s]{1,2}no(?=[,\s!])|no[,\s]{1,2}(?:espera|esperad|espere|esperen|perdón|perdona|miento|digo|que no)|(?:espera|esperad|espere|perdón|perdona|miento|digo)(?=\s?[,!.…–—-])|mejor dicho|quiero decir|(?:pero )?qué digo
`;
/** The same at the beginning of a sentence. */
export const RETRACTS = pattern('iu')`
  ^(?:(?:and|und|et|e|y|but|aber|mais|ma|pero|oh|ah|ach|ay)[,\s]{1,2})?(?:${RETRACTION})(?!\p{L})
`;
