import { pattern, source } from '../../../../words/pattern.ts';

/** Who tells a recipe takes back what was just said: "No wait, three onions", "Ach nein, drei Eier", "Anzi, tre patate". */
const RETRACTION = source`
  (?:let me |i(?:['’]ll| must| have to| need to)? )correct (?:that|myself)|(?:sorry|oops|whoops)[,\s]{1,2}no(?=[,\s!])|no,?\s(?:wait|hang on|hold on|sorry|make (?:that|it)|hold it)|(?:wait|hang on|hold on)(?:,?\s(?:no|sorry|make that)|(?=\s?[,!.…–—-]))|(?:scratch|strike) that|actually,?\s(?:no|make (?:that|it))|
  i tell a lie|(?:i )?(?:got|had) (?:that|it|this|them) wrong|my mistake|make (?:that|it)(?=\s\d|\s\p{L}+\s)|i (?:mean|meant)(?=[,\s])|(?:sorry|oops|whoops)(?=\s?[,!.…–—-])|
  (?:ich )?(?:habe? )?mich (?:vertan|verzählt|vertippt|verschrieben|verrechnet|vermessen)|(?:nein|nee|ne|nö)[,\s]{1,2}doch(?: (?:lieber|besser|eher))?(?=\s\d|\s\p{L}+\s)|
  (?:ach|oh|äh|nee|ne)[,\s]{1,2}(?:nein|nee|halt|quatsch|stimmt nicht|moment)|(?:nein|nee)[,\s]{1,2}(?:halt|warte|wartet|moment|stopp?|stimmt nicht|quatsch|sorry|entschuldigung)|
  (?:halt|moment|warte|wartet|stopp?|quatsch|entschuldigung|verzeihung|pardon)(?=\s?[,!.…–—-])|ich mein(?:e|te)(?=[,\s])|besser gesagt|ich (?:muss mich )?korrigiere?n?(?: mich)?(?=\s?[,:!.])|(?:sorry|entschuldigung|verzeihung)[,\s]{1,2}(?:nein|nee)(?=[,\s!])|
  (?:ah|oh|euh|enfin|mais)[,\s]{1,2}non|non[,\s]{1,2}(?:attends|attendez|pardon|plutôt|je me trompe|je dis n['’]importe quoi|zut)|(?:attends|attendez|zut)(?=\s?[,!.…–—-])|je me trompe|je me suis (?:trompée?|plantée?|gourée?)|je dis des bêtises|qu['’]est-ce que je (?:dis|raconte)|je voulais dire|je (?:me )?(?:corrige|rectifie|reprends)(?=\s?[,:!.])|(?:pardon|désolée?|oups)(?:[,\s]{1,2}non)?(?=[,\s!])|
  anzi(?=[,\s])|(?:ah|oh|ma|eh)[,\s]{1,2}no(?=[,\s!])|no[,\s]{1,2}(?:aspetta|aspettate|scusa|scusate|anzi|un attimo|un momento)|(?:aspetta|aspettate|scusa|scusate|un attimo|un momento)(?=\s?[,!.…–—-])|mi sbaglio|mi sono (?:sbagliat|confus)[oa]|ho sbagliato|(?:ma )?cosa dico|volevo dire|(?:mi )?correggo(?=\s?[,:!.])|rettifico(?=\s?[,:!.])|scusa(?:te|mi)?[,\s]{1,2}no(?=[,\s!])|
  (?:ay|ah|uy|huy)[,\s]{1,2}(?:que )?no(?=[,\s!])|no[,\s]{1,2}(?:espera|esperad|espere|esperen|perdón|perdon(?:a|ad|adme|ame|en)|disculpa(?:d|me)?|miento|digo|que no)|(?:espera|esperad|espere|perdón|perdona|miento|digo)(?=\s?[,!.…–—-])|mejor dicho|me he (?:equivocado|confundido|colado|liado)|me equivoqué|(?:me )?(?:corrijo|rectifico)(?=\s?[,:!.])|(?:perd[oó]n(?:a|ad|adme|ame|en)?|disculpa(?:d|me)?)[,\s]{1,2}no(?=[,\s!])|quiero decir|(?:pero )?qué digo
`;
/** The same at the beginning of a sentence. */
export const RETRACTS = pattern('iu')`
  ^[(\[–—*-]?\s?(?:(?:and|und|et|e|y|but|aber|mais|ma|pero|oh|ah|ach|ay)[,\s]{1,2})?(?:${RETRACTION})(?!\p{L})
`;

const OR_RATHER = source`(?:ou|enfin) plutôt|oder besser(?: gesagt)?|o meglio|or rather`;
/** A clause within a sentence that takes back what was just said: "150 g of flour, no wait, 200", "con quattro, anzi cinque uova", "cuatro, digo cinco". */
export const RETRACTS_WITHIN = pattern('giu')`
  (?:[,;–—(…-]|\.{2,6})\s?(?:(?:and|und|et|e|y|or|oder|ou|oppure|o|oh|ah|ach|ay|äh|euh|eh|ma|enfin|well)[,\s]{1,2})?
  (?:${RETRACTION}|no,?\s(?:sorry|wait)|nein|nee|non(?=[,!…])|enfin\snon|${OR_RATHER}|o sea no|bueno no|sorry|pardon|scusa(?:te)?|perd[oó]n(?:a|ad)?|digo|anzi(?:\sno)?|no(?=[,!])|(?<=(?:\.\.|…)\s?)(?:non?|nope?)(?=\s\d))
  (?!\p{L})[,!.…–—:\s]{0,3}
`;

/** What comes to another amount, alone or with what prefers it: "bueno, litro y medio", "na ja, besser 3", "(mieux 1,2 l)". */
const COMES_TO = source`(?:na\s?ja|nun ja|tja|na gut|also gut|naja|bon|bah|ben|allez|vabb[eè]|va be['’h]?|vabbe['’h]|beh|bah|well|ok(?:ay)?|bueno|vaya|pues)`;
const BETTER = source`(?:better(?: still)?|more like|make (?:it|that)|(?:doch )?(?:besser|lieber)|mieux|plutôt|meglio|mejor)`;
const AMOUNT_ANEW = source`(?:${COMES_TO}[,.…\s]{1,4}(?:${BETTER}(?!\p{L}))?|${BETTER}(?!\p{L}))[,!.…–—:\s]{0,3}`;
/** The same within a line of a list; and what takes back so plainly that no sign parts it off: "150 g di riso anzi 200 g". */
export const COMES_TO_WITHIN = pattern('giu')`
  (?:[,;–—(→…-]|\.{2,6})\s?(?:(?:and|und|et|e|y|oh|ah|ach|ay|äh|euh|eh|ma|but|aber|mais|pero)[,\s]{1,2})?${AMOUNT_ANEW}|
  (?<=[\p{L}\d]\s)(?:anzi(?: no)?|(?:scratch|strike) that|no wait|make that|ach nein|nein halt|n(?:ein|ee?) doch|enfin non|non attends|mejor dicho|digo)[,:\s]{1,3}
`;
/** The same as the beginning of a line that stands below its item. */
export const COMES_TO_BELOW = pattern('iu')`
  ^[(\[–—*…. -]{0,4}(?:(?:and|und|et|e|y|oh|ah|ach|ay|äh|euh|eh|ma|but|aber|mais|pero)[,\s]{1,2})?(?:${AMOUNT_ANEW}|(?:${RETRACTION}|anzi|nein|non|no|digo)(?!\p{L})[,!.…–—:\s]{1,3})
`;

/** What prefers something to what was said: only an amount or a unit behind it takes one back; "or rather lard", "rather large" do not. */
const RATHER = source`${OR_RATHER}|plutôt|eher|rather|piuttosto|más bien`;
export const SAYS_RATHER = pattern('iu')`
  (?<!\p{L})(?:${RATHER})(?!\p{L})
`;
/** The same with what parts it off: ", eher TL", "(plutôt 3)", "→ piuttosto 3". */
export const RATHER_WITHIN = pattern('giu')`
  [,;–—(→>…-]\s?(?:${RATHER})(?!\p{L})[,!.…–—:\s]{0,3}
`;

/** What shows in a line of a list that its writer was not sure of it: "2 EL ... äh TL meine ich", "1 teaspoon (or is it 2?)", "1 c à s (à café en fait)". */
export const UNSURE_WITHIN = pattern('iu')`
  (?:[,;–—(…-]|\.{2,3})\s?(?:äh+m?|öh+m?|uh+m?|umm+|erm*|euh+|eh+m|mmm+|este)(?=[\s,.…])|
  (?:[,;–—(→>-])\s?(?:actually|eigentlich|en fait|in realtà|en realidad)(?!\p{L})|→\s?\d{1,4}$|(?<!\p{L})(?:en fait|actually|eigentlich|in realtà|en realidad)[.!)]{0,2}$|
  (?<!\p{L})(?:meine? ich|i mean(?:t)?|je veux dire|je voulais dire|volevo dire|intendo|quiero decir|quise decir)[.!)]{0,2}$|
  (?<!\p{L})(?:is|was|were|ist|sind|war|waren|c['’]est|c['’]était|è|era|sono|erano|es|son|eran) (?:it|that|there|they|es|das|ce|que|son|eran)?\s?\d{1,4}\s?\p{L}{0,12}\s?\?
`;

/** What a subject that is named does or is, in a reason. */
const REASONS_DO = source`
  (?:is|are|was|were|has|have|had|needs?|wants?|takes?|drinks?|soaks?|absorbs?|makes?|gets?|goes|go|does|do|tastes?|turns?|runs?|comes?|shrinks?|swells?|will|won['’]t|would|can|looked|checked|like|think|
  ist|sind|war|waren|wird|werden|hat|haben|braucht|brauchen|nimmt|nehmen|säuft|saufen|trinkt|trinken|saugt|saugen|schluckt|schlucken|quillt|quellen|zieht|ziehen|reicht|reichen|langt|langen|schmeckt|schmecken|klebt|kleben|läuft|laufen|geht|gehen|gibt|geben|macht|machen|bleibt|bleiben|kommt|kommen|mag|mögen|will|wollen|
  est|sont|était|étaient|a bu|ont|suffit|suffisent|boit|boivent|fait|font|devient|deviennent|demande|demandent|absorbe|absorbent|vont|rend|rendent|gonfle|gonflent|regarde|veut|veulent|aime|aiment|
  è|sono|era|erano|ha|hanno|basta|bastano|beve|bevono|viene|vengono|fa|fanno|assorbe|assorbono|diventa|diventano|vuole|vogliono|chiede|chiedono|piace|piacciono|va|vanno|
  es|son|eran|está|están|tiene|tienen|bastan|chupa|chupan|bebe|beben|queda|quedan|sale|salen|pide|piden|van|hace|hacen|gusta|gustan)
`;
/** What opens a clause that says why an amount is another, and is no remark on the food: "the fruit is sweet enough", "die Linsen saufen ordentlich", "je regarde le carnet"; "il tipo San Marzano" is one. */
export const SAYS_WHY = pattern('iu')`
  ^(?:(?:because|since|otherwise|or else|weil|denn|sonst|parce qu(?:e|['’])|car|sinon|perché|sennò|altrimenti|se no|porque|si no|it|it['’]s|that['’]s|they|they['’]re|i['’](?:m|ve|d|ll)|we|ich|wir|es|sie|man|je|j['’]\p{L}+|c['’]est|c['’]était|ça|è)\s\S|
  (?:the|that|this|i|my|mine|da|der|die|das|mein\p{L}{0,2}|le|la|les|l['’]\p{L}+|on|mon|ma|mes|il|lo|gli|mi[ao]|che|que|el|los|las|yo|mi|mis)(?:\s(?!(?:that|which|che|qui|que)\s)[^\s,;.]+){0,5}?\s${REASONS_DO}(?!\p{L}))
`;
