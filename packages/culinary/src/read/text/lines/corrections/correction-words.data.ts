import { pattern, source } from '../../../../words/pattern.ts';
import { MONTH } from '../../../../words/months.data.ts';

/** What a correction is called. */
const CORRECTION = source`correction|korrektur|berichtigung|correzione|corrección`;
const CORRECTED = source`korrigiert?|rectif(?:icatif|ication)?`;
const ERRATA = source`(?:fe de )?errat(?:um|as?)(?: corrige)?|rettifica`;

/** What a mistake is called that somebody made in writing, or any other. */
const TYPO = source`typos?|tippfehler|erreurs?|errore`;
const SLIP = source`
  mistakes?|error(?:s|i|es)?|slips?|misprints?|(?:druck|schreib)?fehler|versehen|coquilles?|fautes?|refus[oi]|svist[ae]|sbagli|gazapos?|desliz|equivocación
`;
const AMISS = source`wrong|falsch`;

/** What somebody did who was wrong: "vertan", "(me suis) trompé", "(mi sono) sbagliato", "(me he) colado", "(me) colé". */
const MUDDLED = source`(?:messed|mucked|muddled|slipped|mixed) (?:that |it )?up`;
const MISWROTE = source`vertan|vertippt|verschrieben|verguckt|verlesen|verrechnet|verzählt|mich (?:da |leider )?geirrt`;
const TROMPE = source`(?:trompée?|plantée?|gourée?|emmêlée?|embrouillée?)`;
const SBAGLIATO = source`(?:sbagliat|confus|ingannat|imbrogliat)[oa]`;
const COLADO = source`(?:colad|liad|confundid|pasad|equivocad)[oa]`;
const COLE = source`(?:colé|lié|confundí|equivoqué)`;
const HAND_SLIPPED = source`(?:ha ido|fue) la mano`;

/** What opens a message that takes something back, in a chat. */
export const TAKES_BACK = pattern('iu')`
  ^(?:sorry|oops|whoops|ups|${CORRECTION}|my (?:${SLIP}|bad)|make that|i mean(?:t)?|quatsch|ich mein(?:e|te)|pardon|désolée?|oups|scusa(?:te|mi)?|
  volevo dire|perd[oó]n(?:a|ad|adme|ame)?|quise decir|foutje|ik bedoel(?:de)?|correctie|desculpa|förlåt|ursäkta)(?![\p{L}])
`;

/** What says outright, in any text, that an amount stood there wrongly. */
export const SAYS_WRONG = pattern('iu')`
  (?<!\p{L})(?:${CORRECTION}|${CORRECTED}|${ERRATA}|${TYPO}|my (?:${SLIP})|(?:${SLIP}) de frappe|${MUDDLED}|${MISWROTE}|
  corrected|should (?:read|say|have (?:been|said))|(?:was|is) meant to (?:be|say)|(?:got|had|have|told you|telling you) (?:that|it|this|the \p{L}{2,12}) (?:all )?(?:${AMISS})|
  (?:muss|soll(?:te)?) (?:es )?(?:heißen|heissen)|(?:muss|sollten?) .{0,40}(?:heißen|heissen)|
  (?:me|m['’]y) suis ${TROMPE}|(?:il )?faut lire|il fallait lire|(?:je )?voulais dire|
  ho scritto male|(?:ho|mi sono) ${SBAGLIATO}|volevo (?:dire|scrivere)|
  (?:me he|me había|me ha) ${COLADO}|se me ${HAND_SLIPPED}|me ${COLE}|quise (?:decir|poner|escribir)|quería (?:decir|poner)|puse mal|debe (?:decir|poner)|aclaración|correctie|rättelse|correção)(?![\p{L}])
`;

/** What names a mistake, behind a word that marks a correction. */
export const MISTAKE = pattern('iu')`
  (?<!\p{L})(?:${TYPO}|${SLIP}|${AMISS}|${ERRATA})(?!\p{L})
`;

/** What says right before "with" and a food that somebody was wrong with it: "me he colado", "hab mich vertan", "je me suis trompé", "ho esagerato". */
export const WRONG_WITH = pattern('iu')`
  (?<!\p{L})(?:${TYPO}|${SLIP}|${AMISS}|${ERRATA}|${MUDDLED}|${MISWROTE}|${TROMPE}|${SBAGLIATO}|${COLADO}|${COLE}|${HAND_SLIPPED}|
  overdid it|went overboard|vermacht|übertrieben|(?:eu|ai eu) la main lourde|exagéré|esagerato|pasé)\s?$
`;

/** What leads to when something was written. */
const WHEN = source`[\s,(]{1,2}(?:(?:on|at|vom|am|um|du|le|à|de[li]?|dell['’]|il|el|alle)\s?)?`;
/** A day that is plainly one: "15 Oct", "3. Mai 2021", "15/10/23", "3 de mayo". */
const DAY = source`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?:\d{1,2}(?:st|nd|rd|th|er|[.º°])?\s(?:de\s|of\s)?${MONTH}|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?)(?:,?\s(?:de\s)?\d{4})?)\)?`;
/** Two figures that may be a day or an hour, or the number of a note: "15/10", "19:40". */
const DAY_OR_HOUR = source`\d{1,4}[.:/-]\d{1,2}[./-]?\)?`;

/** "2023", "Jan 2022", "im März 2021": the same without a day. */
const IN_MONTH = source`[\s,(]{1,2}(?:(?:in|im|en|de[li]?|dell['’])\s)?(?:${MONTH}(?:\sde)?\s)?(?:19|20)\d{2}\)?`;

/** What is put below a recipe, and what marks a remark. */
const ADDENDUM = source`nachtrag|addendum`;
const NOTE = source`not[ae]|anmerkung`;
const NOTA_BENE = source`n\.?\s?b\.?|nota bene`;

/**
 * What marks a line that was written later: "EDIT:", "*Edit 2: ", "Edit 15 Oct: ", "Aggiornamento:", and with a date "Nota del 5 maggio:";
 * "Note 1.2:" has a number.
 */
export const EDITED = pattern('iu')`
  ^[*_(\[\s]{0,3}(?:
  (?:${CORRECTION}|${CORRECTED}|${ERRATA}|${ADDENDUM}|edit(?:ed(?:\sto\sadd)?|é|ado|ato|o)?|édit(?:é|ion)?|edición|modif(?:ica(?:to|do|ción|tion)?|ié)?|geändert|änderung|updated?|aktualisier(?:t|ung)|
  mise à jour|m[àa]j|aggiorna(?:mento|to)|actualiza(?:ción|do)|corregido)(?:\s\d|\s\([^()\d]{3,30}\)|${WHEN}(?:${DAY}|${DAY_OR_HOUR})|${IN_MONTH})?|
  (?:(?:spätere\s|later\s)?(?:${NOTE})(?:\sadded)?|notiz|ergänz(?:ung|t)|added|ajout(?:é|ée)?|aggiunt[ao]|añadid[oa])(?:${WHEN}${DAY}|${IN_MONTH})
  |(?:19|20)\d{2}
  )\s?[:–-]
`;

/** What calls itself a correction: "Correction:", "Errata corrige:". */
export const CORRECTS = pattern('iu')`^[*_(\[\s]{0,3}(?:${CORRECTION}|${ERRATA})\s?[:–-]`;

/** What marks a remark that one must not overlook: "Nota:", "NB:", "Achtung:". */
export const NOTED = pattern('iu')`
  ^[*_(\[\s]{0,3}(?:(?:please |bitte )?(?:${NOTE})|${NOTA_BENE}|hinweis|achtung|wichtig|remarque|attention|attenzione|ojo|atención|important[e]?)\s?[:!–-]
`;

/** What opens a line that was written below a letter: "P.S.", "PD:", "NB", "Nachtrag:". */
export const POSTSCRIPT = pattern('iu')`
  ^[*_(\[\s>]{0,3}(?:(?:p\.?\s?-?){1,3}s\.?|p\.?\s?d\.?|${NOTA_BENE}|${ADDENDUM}|${ERRATA}|post ?scriptum)(?!\p{L})
`;

/** What denies the amount behind it: "not 2", "statt 200 g", "pas 2,4 kg", "no son 400". */
export const DENIED = pattern('iu')`
  (?<!\p{L})(?:not|n['’]t|instead of|rather than|nicht|keine|statt|anstatt|anstelle von|pas|(?:et )?non(?: pas)?|au lieu d(?:e|es|u)|plutôt que|forget(?: about)?|ignore|vergiss|vergesst|oublie[sz]?|laisse tomber|dimentica(?:te|ti)?|scorda(?:te|ti)?|lascia (?:stare|perdere)|olvida(?:d|os|te de|os de)?|olvídate de|à la place d(?:e|es)|invece (?:di|dei|delle)|al posto (?:di|dei|delle|della|del)|anziché|no|en (?:vez|lugar) de|niet|in plaats van|inte|istället för|não|em vez de)
  (?:\s(?:the|be|use|take|put|add|just|pongas|pongáis|echéis|eches|uses|uséis|mett(?:i|ete|ere)|usa(?:re|te)|mets|mettez|mettre|prends|prenez|prendre|die|der|das|les?|i|le|gli|los|las|son|eran|es|sono|erano|sind))?\s?$
`;

/** What denies words without a number: "2 teaspoons, not tablespoons". */
export const DENIES_ALONE =
  /[,;(–—-]\s?(?:and |und |et |e |y )?(?:not|nicht|keine|pas|non|no)\s(?=\p{L})/giu;
/** What a kind of spoon stands behind. */
export const SPOONS = ['cuillère', 'cucchiaio', 'cucchiaino', 'cucharada', 'cucharadita'] as const;
/** Of which kind a spoon is, or how full: "à soupe", "soperas", "heaped". */
export const KIND_OF_SPOON = pattern('iu')`
  ^(?:des |de |con |with )?(?<kind>heap(?:ed|ing)|level|rounded|gehäuft\p{L}{0,2}|gestrichen\p{L}{0,2}|à (?:soupe|café|thé|dessert)|ras(?:e|es|o|i|as|os|a)?|bombée?s?|colm[oiae]|da (?:tè|caffè|tavola|minestra)|
  soper[oa]s?|colmad[oa]s?|de (?:postre|café|sopa))(?!\p{L})
`;

/** What only adds to the list, allows a choice or asks. */
export const NO_CORRECTION = pattern('iu')`
  (?<!\p{L})(?:forgot(?:ten)?|vergessen|oublié|oubliais|dimenticat[oaie]|dimenticavo|olvid(?:aba|ó|é|aron|ado)|another|extra|additional|more|(?<!,\s)also|too(?=\s?(?:$|[,.;!)]))|as well|
  weitere[nr]?|zusätzlich|noch|auch|encore|aussi|supplémentaires?|altr[eio]|anche|ancora|otr[oa]s?|también|más|
  if|unless|maybe|perhaps|could|might|may|(?:who|who?ever|anyone who) (?:likes|wants|prefers)|prefer|next time|(?:at|you) (?:least|can)|wenn|falls|wer (?:mag|will|möchte)|vielleicht|könnte|kannst|könnt|lieber|nächstes mal|
  la prochaine fois|la prossima volta|la próxima vez|peut-être|qui (?:veut|aime|préfère)|si (?:tu|vous|on)|chi (?:vuole|preferisce)|se (?:vuoi|volete|preferisci)|quien (?:quiera|prefiera)|si (?:quieres|queréis|prefieres)|pourrais|pouvez|peux|préfère|puoi|potete|forse|preferisco|quizás?|puedes?|podéis|prefiero|mejor)(?![\p{L}])
`;

/** A figure with one of these is a heat, a length or a number of eaters. */
export const OF_OTHER_THINGS = pattern('iu')`
  °|\d\s?(?:cm|mm|%|°|h(?![\p{L}]))|(?<!\p{L})(?:degrees?|grad|degrés?|gradi|grados|gas mark|fan|umluft|ober|oven|ofen|(?<=(?:au|le|du|un)\s)four|forno|horno|people|persons?|servings|serves|personen|portionen|leute|
  personnes|parts|persone|porzioni|personas|raciones|o['’]?clock|uhr|euros?|€|\$|£)(?![\p{L}])
`;

const ARTICLES = source`the|a|an|der|die|das|den|dem|le|la|les|l|un|une|de|du|des|d|il|lo|i|gli|el|los|las|di|del|della|of|von|que|che|dass|that`;
/** Words of a correction that name nothing. */
export const NAMES_NOTHING = pattern('iu')`
  ^(?:${ARTICLES}|and|und|et|e|y|but|sondern|mais|ma|sino|pero|aber|it|its|it's|is|are|was|be|es|sind|ist|waren|ce|c|est|sont|sono|è|era|erano|son|eran|read|reads|say|should|have|been|said|not|no|non|nein|nicht|pas|
  sorry|oops|whoops|ups|pet|love|dear|hun|typo|mine|in|my|list|above|recipe|correction|corrected|edit|edited|update|updated|mistake|meant|mean|make|with|only|just|use|i|wrote|written|typed|put|had|by|please|said|told|take|too|few|little|much|many|enough|need|needs|instead|rather|than|first|at|here|
  korrektur|berichtigung|tippfehler|vertippt|verschrieben|hab|habe|mich|ich|muss|soll|sollte|heißen|heissen|oben|natürlich|nur|statt|anstatt|liste|rezept|nachtrag|aktualisiert|korrigiert|achtung|geschrieben|getippt|hatte|gesagt|sagte|korrigiere|zu|wenig|viel|reicht|reichen|genug|nimm|nehmt|nehme|da|stand|steht|halt|sein|müssen|
  euh|pardon|désolé|désolée|oups|erreur|faute|frappe|me|suis|trompé|trompée|il|faut|lire|lieu|au|liste|recette|bien|sûr|j|ai|avais|mis|écrit|dit|corrige|rectifie|noté|trop|peu|assez|mets|mettez|en|mise|jour|rectif|rectificatif|place|
  scusa|scusate|scusatemi|scusami|ho|scritto|male|sbagliato|mi|correzione|errore|invece|anziché|volevo|dire|lista|ricetta|avevo|messo|detto|correggo|rettifico|ce|ne|vogliono|vanno|ti|vi|ma|tropp[oiae]|poc(?:o|a|hi|he)|basta|bastano|metti|mettete|fai|fate|al|posto|aggiornamento|rettifica|nota|
  perdón|perdona|perdonad|disculpa|disculpad|corrección|equivoqué|he|equivocado|quise|decir|poner|debe|vez|lugar|en|receta|arriba|lista|puse|escribí|dije|dicho|corrijo|rectifico|había|puesto|escrito|te|os|poc[oa]s?|demasiad[oa]s?|pon|poned|pero|los|las|actualización|actualizado)$
`;
