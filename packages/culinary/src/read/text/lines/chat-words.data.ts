import { pattern, source } from '../../../words/pattern.ts';

/** "18:21", "6:21:05 PM". */
const CLOCK = source`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\sUhr)?`;
/** The same in countries that set a point, which behind a date is no amount. */
const DATED_CLOCK = source`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\sUhr)?`;
const DATE = source`
  (?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?|\d{1,2}\.?\s\p{L}{3,9}\.?(?:\s\d{4})?|
  \p{L}{3,9}\.?\s\d{1,2}(?:,?\s\d{4})?|today|yesterday|heute|gestern|aujourd['’]hui|hier|oggi|ieri|hoy|ayer)
`;
/** Written out or cut short, and nothing that only begins so: "Martin 9:10 AM" and "Monika 18:20" are people. */
const WEEKDAY = source`
  mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|
  mo(?:ntag)?|di(?:enstag|nsdag)?|mi(?:ttwoch)?|do(?:nnerstag|nderdag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nn(?:tag|abend))?|
  lun(?:di|ed[iì]|es)?|mar(?:di|ted[iì]|tes)?|mer(?:credi|coled[iì])?|jeu(?:di)?|ven(?:dredi|erd[iì])?|sam(?:edi)?|dim(?:anche)?|
  gio(?:ved[iì])?|s[aá]b(?:ato|ado)?|dom(?:enica|ingo)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|
  ma(?:andag)?|wo(?:ensdag)?|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?|(?:seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?)(?:-feira)?|
  mån(?:dag)?|tis(?:dag)?|ons(?:dag)?|tors(?:dag)?|fre(?:dag)?|lör(?:dag)?|sön(?:dag)?
`;
const BETWEEN = source`(?:T|,?\s{1,3}(?:(?:at|um|à|alle|a las|às|kl\.?)\s)?)`;
/** "sam. 11 janv." */
const DAY = source`(?:(?:${WEEKDAY})\.?,?\s)?${DATE}`;
const STAMP = source`(?:${DAY}${BETWEEN}${DATED_CLOCK}Z?|${CLOCK}(?:,?\s${DATE})?)`;
/** Signs that people put into names: "Clem 🌻", and what joins and colours them. */
const SIGN = source`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f`;
/** "Oma", "Clem 🌻", "🌻 Clem", or the number of a phone that the book does not know. */
const NAME = source`
  (?<name>(?:[${SIGN}]{1,8}\s?)?[@~]?\s?\p{L}[\p{L}\p{M}\p{N}.,'’_${SIGN} -]{0,38}[\p{L}\p{M}\p{N}._${SIGN}]|[~]?\+\d[\d\s().-]{6,20}\d)
`;

/** What stands behind the stamp of a message that was changed. */
const CHANGED = source`(?:\s\((?:edited|bearbeitet|modifié|modificato|editado|bewerkt|redigerad)\))?`;

/** The stamp of a message before what is said: "[12.03.24, 18:22:05] Oma: ", "14/02, 18:22 - Ann: ", "[18:21, 14/02/2024] Ann: ". */
export const CHAT_STAMP = pattern('iu')`
  ^(?:\[${STAMP}\]|${DAY}${BETWEEN}${DATED_CLOCK}Z?\]?)\s{0,2}(?:[-–]\s)?(?<message>.*)$
`;
/** A stamp of the hour alone, which a timetable has as well: "18:21 Oma: ", "18:21 <oma> ". */
export const HOUR_STAMP = pattern('iu')`^\(?${CLOCK}\)?\s{1,3}(?:[-–]\s)?(?<message>.*)$`;
/** Who speaks, and what. */
export const SPEAKER = /^(?:<(?<handle>[^<>\s]{1,40})>\s|(?<name>[^:]{1,40}):(?:\s|$))/u;

/** "Nonna", "Tante Inge", "Marco R.", "Clem 🌻": a name that stands before what is said with no stamp at all. */
export const VOICE = pattern('u')`
  ^(?:[${SIGN}]{1,8}\s?)?\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{0,20}\.?)?(?:\s?[${SIGN}]{1,8})?$
`;
export const SIGN_ALONE = pattern('u')`^[${SIGN}]+$`;

/** The hour before a further message of the one who spoke: "[12:51 PM] Ginger next". */
export const FURTHER_STAMP = pattern('iu')`^\[${CLOCK}\]\s{1,3}(?=\S)`;

/** A line that says who wrote what stands below: "Oma, [14.02.24 18:21]", "Ann — Today at 18:21", "Ann  6:21 PM". */
export const NAME_THEN_STAMP = pattern('iu')`
  ^${NAME}(?:,\s?|\s{1,4}(?:[—–•·|-]\s{0,2})?)[\[(]?${STAMP}[\])]?${CHANGED}:?$
`;
/** "18:21 Oma", "[14.02. 18:21] Oma". */
export const STAMP_THEN_NAME = pattern('iu')`^[\[(]?${STAMP}[\])]?\s{1,4}(?:[-–—]\s)?${NAME}:?$`;
export const NAME_ALONE = pattern('iu')`^${NAME}$`;
/** A stamp alone, below a name or below a message, with the ticks that say that it was read. */
export const STAMP_ALONE = pattern('iu')`^[\[(]?${STAMP}[\])]?(?:\s{0,2}[✓✔☑]{1,2})?$`;

/** When what stands below was written, on a line of its own: "SAM. 17:48", "Sun at 6:15 PM", "mar. 3 févr. à 19:42". */
export const DAY_STAMP = pattern('iu')`^(?:${WEEKDAY})\.?(?:,?\s${DATE})?${BETWEEN}${CLOCK}$`;

/** What stands in a copied window in place of the name of the one who copied it. */
export const SENT_MYSELF = pattern('iu')`
  ^(?:you sent|(?:du|sie) (?:hast|haben) (?:etwas |eine nachricht )?(?:gesendet|geschickt)|(?:gesendet|geschickt) von (?:dir|ihnen)|vous avez envoyé|tu as envoyé|hai (?:inviato|mandato)|
  (?:has|ha) enviado|enviaste|(?:tú )?has? mandado)$
`;
/** What a copied window calls itself: "Conversation avec Papa — lundi 13 octobre", "Chat mit Oma". */
export const WINDOW_NAMED = pattern('iu')`
  ^(?:(?:your )?(?:chat|conversation|messages?|text messages?|texts|sms|whatsapp)(?: chat)? (?:with|from)|(?:chat|unterhaltung|gespräch|konversation|nachrichten|sms|whatsapp-chat)(?:verlauf)? (?:mit|von)|
  (?:conversation|discussion|messages?|sms|échange)(?: whatsapp)? (?:avec|de)|(?:chat|conversazione|messaggi|sms)(?: whatsapp)? (?:con|di)|(?:chat|conversación|mensajes|sms)(?: de whatsapp)? (?:con|de))\s\p{Lu}
`;
/** What a window of messages says of them: who reacted with a sign or answered whom, and who was there when. */
export const WINDOW_SAYS = pattern('iu')`
  ^(?:.{1,40}\s(?:reacted|hat\s.{1,12}\sreagiert|hat\sreagiert|a\sréagi|ont\sréagi|avez\sréagi|ha\sreagito|hai\sreagito|reaccionó|ha\sreaccionado|has\sreaccionado|reaccionaste)
  (?:\s(?:with|mit|avec|con|to|auf|à|a)\s.{1,60}|\s?\p{Extended_Pictographic}.{0,12})?|
  (?:.{1,40}\s)?(?:liked|loved|gefällt|a aimé|ha messo mi piace a|le gustó)\s(?:a|an|your|this|diese|deine|un|il tuo|tu)\s(?:message|nachricht|messaggio|mensaje)|
  (?:you|.{1,40}) replied to .{1,40}|(?:du hast|.{1,40} hat) .{1,40} geantwortet|(?:vous avez|.{1,40} a) répondu à .{1,40}|(?:hai|.{1,40} ha) risposto a .{1,40}|
  (?:respondiste|.{1,40} respondió|has respondido|.{1,40} ha respondido) a .{1,40}|
  (?:active|aktiv|actif|active|attiv[oa]|activ[oa]) (?:now|jetzt|maintenant|en ligne|ora|adesso|ahora|(?:vor|il y a|hace|da) \d.{1,12}|\d.{0,12}\s(?:ago|fa))|
  (?:last seen|zuletzt online|vu pour la dernière fois|ultimo accesso|últ\. vez|última vez) .{1,40})$
`;

/** A call nobody answered, of which a messenger says nothing but when: "14.08.25, 18:01 - Verpasster Sprachanruf". */
export const MISSED_CALL = pattern('iu')`
  ^(?:missed (?:\p{L}+ )?(?:video )?call|verpasster (?:\p{L}+-?)?anruf|appel (?:\p{L}+ )?manqué|(?:video)?chiamata (?:\p{L}+ )?persa|(?:video)?llamada (?:(?:de )?\p{L}+ )?perdida)(?:\s.{0,30})?$
`;

/** "immagine omessa", "Medien weggelassen" */
const OMITTED = source`
  (?:(?:image|media|video|audio|gif|sticker|bild|medien|foto|immagine|imagen|imagem|photo|vidéo|médias?|multimedia)
  \s(?:omitted|weggelassen|ausgeschlossen|absente?|omis|omess[oa]|omitid[oa]))
`;
/** What a messenger writes in place of a picture or of a message taken back, or beside a message. */
export const CHAT_FILLER = pattern('iu')`
  ^(?:<[^<>]{3,60}>|(?:\p{Extended_Pictographic}\uFE0F?\s?\d{1,4}\s?){1,6}|${OMITTED}(?:\s?[-–—]\s?${OMITTED})?|
  (?:this message was deleted|message deleted|diese nachricht wurde gelöscht|nachricht gelöscht|ce message a été supprimé|message supprimé|
  questo messaggio è stato eliminato|messaggio eliminato|se eliminó este mensaje|mensaje eliminado)\.?|[✓✔]{1,2}|\(?(?:edited|bearbeitet|modifié|modificato|editado)\)?|
  (?:seen|delivered|read|gelesen|zugestellt|gesehen|lu|vu|distribué|visto|letto|leído)(?:\s.{0,20}\d)?|
  (?:in reply to this message|als antwort auf diese nachricht|en réponse à ce message)|
  (?:forwarded from|weitergeleitet (?:von|aus)|transféré de|inoltrato da|reenviado de)\s.{1,60}|
  (?:voice message|sprachnachricht|message vocal|messaggio vocale|(?:mensaje|nota) de voz)(?:\s\(?\d{1,2}:\d{2}\)?)?|
  \d{1,3} (?:repl(?:y|ies)|antwort(?:en)?|réponses?|rispost[ae]|respuestas?|reacties?|respostas?|svar)|(?::[a-z0-9_+-]{2,30}:\s?\d{0,3}\s?){1,6}|
  \[\s?(?:photo|foto|video|sticker|voice message|bild|file|datei)\s?\])$
`;

/** What answers a question, before anything else. */
export const YES_OR_NO = pattern('iu')`
  ^(?:(?:ma|aber|but|mais|pero|pues|hi|hallo|hello|hey|ciao|hola|coucou),?\s)?
  (?:yes|yep|yeah|yup|no|nope|ok(?:ay)?|sure|of course|ja+|jup|jo|klar|freilich|sicher|selbstverständlich|nein|nö|nee|oui|ouais|non|bien sûr|avec plaisir|volontiers|
  sì|si|no|certo|certamente|volentieri|sí|vale|claro|por supuesto|faltaría más|cómo no|con gusto|
  sim|não|claro que sim|natuurlijk|graag|nej|jepp|jaja|natürlich|gerne?|självklart|d['’]accord|va bene)(?![\p{L}'’])(?!\s\p{L}+[.:])
`;
/** What opens a question that a hasty thumb leaves without its sign. */
export const OPENS_QUESTION = pattern('iu')`
  ^(?:is (?:that|this|it|there)|are (?:those|these|they|there)|(?:can|could|should|do|does|did) (?:i|you|we|it)|
  ist (?:das|der|die|es)|sind (?:das|die)|(?:kann|darf|muss|soll) (?:ich|man|das|der|die)|(?:hast|nimmst|machst) du|
  est-ce|c['’]est (?:quoi|celui|celle|la|le)|(?:je|on) peux?t?|tu (?:mets|prends|fais)|posso|si può|è (?:quell[oa]|la|il)|ci (?:va|vanno)|
  (?:se )?puedo|se puede|es (?:el|la|es[ea]) que|lleva)(?![\p{L}])
`;
/** What affirms the thing that was asked about: "Esas mismas", "Genau das", "that one's fine", "va benissimo quella". */
export const THAT_ONE = pattern('iu')`
  ^(?:(?:yes|ja|oui|sì|sí|sim|klar|exactly|genau|exacto|eso|esatto|exact(?:ement)?|perfect|perfekt|perfecto|perfetto|parfait|certo|claro),?\s)?
  (?:(?:that|this|these|those)(?:['’]s| is| are| one| ones| will| works)|that['’]ll do|exactly|
  (?:ja )?(?:genau )?(?:die|der|das|den|diese[rns]?|dasselbe|dieselben?)(?: hier| da)? (?:geht|gehen|passt|passen|reicht|reichen|ist (?:gut|richtig|super)|sind (?:gut|richtig|super)|kannst du|ist es|sind es)|
  genau(?: so)?(?: die| der| das| den| diese[rns]?)?$|(?:die|der|das) (?:geht|passt|ist perfekt)|passt (?:schon|perfekt|gut|genau)|
  es[aeo]s?(?: mism[oa]s?)?(?: vale[n]?| sirve[n]?| está[n]? bien|$)|es[aeo]s? mism[oa]s?|esos? también|
  (?:cel(?:ui|le|les)|ceux)[- ]l[aà]|c['’]est (?:ça|bien ça|le bon|la bonne)|ça (?:va|ira|marche|convient)(?: très bien)?|
  (?:(?:va|vanno|andrà|andranno) (?:ben(?:e|issimo)|bene anche)|proprio) (?:quell[aoie]|quei|quest[aoie])|quell[aoie] (?:va|vanno) ben(?:e|issimo)|proprio quell[aoie]|
  va benissimo|vanno benissimo|die is goed|precies die|ess[ae]s? mesm[oa]s?|just (?:det|den|de)(?![\p{L}]))
`;
/** What allows a thing that was asked about by its name: "guinness is fine", "mit Öl geht auch", "avec de l'huile ça marche". */
export const ALLOWS = pattern('iu')`
  (?<![\p{L}])(?:(?:is|are|['’]s|would be|will be) (?:just |absolutely |perfectly |totally )?(?:fine|ok(?:ay)?|good|great|perfect)(?: too| as well)?|(?:works?|will do|does)(?: fine| just as well| too| as well| well| honestly)?(?:,? (?:but|though) .{2,40})?|
  (?:geht|gehen|passt|passen|tut['’]?s|schmeckt)(?: auch| genauso| prima| gut| super| natürlich){0,2}|(?:ist|sind|wäre) (?:auch )?(?:ok(?:ay)?|gut|super|prima|in ordnung)|
  ça (?:va|ira|marche|passe|convient)(?: aussi| très bien)?|(?:va|vont|marche|conviennent|convient|fait l['’]affaire)(?: aussi| très bien)?|
  (?:va|vanno|andrà|andranno) (?:ben(?:e|issimo)|bene lo stesso)(?: anche)?|(?:también )?(?:vale|valen|sirve|sirven|va bien|van bien|queda bien)(?: también| igual)?|
  (?:kan|mag|gaat) ook|is (?:prima|goed|ook goed)|(?:também )?(?:serve|dá|fica bem)|(?:går|funkar)(?: också| bra)?)\s?[.!👍☺😉😊]{0,3}$
`;
/** A question that offers two things: "beef or mixed?", "di manzo o misto?". */
export const OFFERS_CHOICE = /\s(?:or|oder|ou|oppure|o|u|of|eller)\s[^?]{1,60}\?*\s*$/iu;
/** What takes either of them: "geht beides", "les deux", "va bene tutto", "da igual". */
export const EITHER = pattern('iu')`
  ^(?:either|both|any)(?: (?:is|are|will do|works?|one)(?: fine| ok(?:ay)?| good)?)?[.!]*$|^(?:it )?(?:doesn['’]t|does not) matter[.!]*$|
  ^(?:(?:geht|gehen|passt|ist) )?(?:beides?|egal|alles)(?: (?:geht|gehen|passt|ist (?:ok|gut)))?[.!]*$|
  ^(?:les deux|n['’]importe|peu importe|comme tu (?:veux|préfères))(?: (?:vont|marchent|conviennent))?[.!]*$|
  ^(?:(?:vanno|va) bene )?(?:tutti e due|tutte e due|entramb[ie]|tutto|è uguale|fa lo stesso|come vuoi)[.!]*$|
  ^(?:(?:valen|sirven) )?(?:los dos|las dos|cualquiera|da igual|lo mismo da|como quieras)(?: (?:valen|sirven|vale|sirve))?[.!]*$
`;
/** What asks whether another thing may be taken: "can i use beef", "geht auch Margarine?", "posso usare il burro?". */
export const ASKS_CHOICE = pattern('iu')`
  (?<!\p{L})(?:(?:can|could|should|do|may) (?:i|you|we) (?:also )?(?:use|take|swap|sub|substitute|replace|do it with|make it with)|(?:would|will|does) .{2,30} (?:work|do)|instead(?: of)?|
  (?:kann|darf|könnte|soll) (?:ich|man) .{0,30}(?:nehmen|verwenden|ersetzen|benutzen)|(?:geht|gehen|ginge) (?:das |es )?(?:auch|mit)|statt(?:dessen)?|anstatt|anstelle|
  (?:je|on|tu) (?:peux?t?|pourrais) (?:aussi )?(?:mettre|prendre|utiliser|remplacer)|peut-on|ça marche avec|à la place|au lieu|
  (?:posso|si può|potrei) (?:anche )?(?:usare|mettere|fare|sostituire|prendere)|va bene (?:anche )?(?:con|il|la|lo)|al posto|invece|
  (?:se )?(?:puedo|puede|podría) (?:también )?(?:usar|poner|echar|hacer|sustituir|cambiar)(?:lo|la)?|(?:vale|sirve) (?:también )?(?:con|el|la)|en (?:vez|lugar) de)(?!\p{L})
`;
/** What says that something is not so, or need not be: "non serve bollirla". */
export const DENIES = pattern('iu')`
  (?<![\p{L}])(?:no|not|n['’]t|needn|don['’]t|doesn['’]t|won['’]t|never|nicht|kein(?:e[nmrs]?)?|nie|ne|n['’]\p{L}+|pas|jamais|rien|aucune?|pas besoin|inutile|nothing|none|nichts|non|niente|nessun[ao]?|mai|senza|nada|ningún|ninguna|nunca|ni|sin|niet|geen|não|inte|ingen)(?![\p{L}])
`;
/** What somebody says of an item that he did not say before: "..., se me olvidaba", "ach ja, und ...". */
export const FORGOTTEN = pattern('iu')`
  [,.;:!–—(]\s{0,2}(?:(?:that|das|die|den|ça|je l['’]|l['’]|lo|la|se)\s?)?(?:i )?(?:forgot|had forgotten|hatte ich (?:ganz )?vergessen|hab(?:e)? ich (?:ganz )?vergessen|vergessen|
  ai oublié|avais oublié|j['’]ai oublié|j['’]avais oublié|j['’]oubliais|oublié|avevo dimenticat[oaie]|dimenticavo|ho dimenticato|scordavo|
  me olvidaba|me olvidó|me olvidaron|me había olvidado|olvidaba|vergeten|esqueci|esqueci-me|glömde)(?:\s(?:ich|das|di dirlo|de decirlo|te lo|to say|it))?[\s.!)]{0,4}$
`;
/** What leads on to such an item: "oh and 2 spring onions", "ah, y una hoja de laurel". */
export const ALSO = pattern('iu')`
  ^(?:oh|ah|ach|och|ay|uy|a|and|und|et|e|y|en)(?:,?\s(?:yes|ja|oui|sì|sí|sim|right|so|stimmt|genau))?,?\s(?:and|und|noch|auch|et|aussi|e|ed|anche|y|también|en|ook|och|också)\s(?:also\s|noch\s|auch\s|aussi\s|anche\s|también\s)?(?=\S)
`;
/** Behind these an hour is said: "bis 18:30", "at 6.30". */
export const SAYS_HOUR =
  /(?:^|\s)(?:at|by|until|till|to|from|about|around|start|um|bis|ab|gegen|ca\.?|circa|etwa|à|vers|environ|verso|jusqu['’]à|alle|entro|fino alle|a las|hasta las|om|kl\.?)\s*$/iu;
/** Hours at which somebody comes: "see you at 8", "um 8", "a las 9". */
export const HOURS = pattern('giu')`
  (?<![\p{L}])(?:at|by|till|um|gegen|ab|bis|alle|per le|à|vers|a las?|hacia las|om|às|kl\.?|runt)\s\d{1,2}(?:\s?h)?
  (?!\s?(?:\d|[%°]|(?:k?g|[cdm]?l|min\p{L}*|grad\p{L}*|pers\p{L}*|people|leute|pax|x)(?![\p{L}])))|\d{1,2}\s?h(?:\d{2})?(?![\p{L}\d])
`;
/** A short question after the kind of a food: "che mele?", "which apples?", "welcher Käse?". */
export const ASKS_WHICH = pattern('iu')`
  ^(?:(?:and|und|et|e|y|en|con|mit|with|avec),?\s)?(?:which|what (?:kind|sort|type)(?: of)?|what(?!\s(?:is|was|do|does|did|for|about|if|time|temperature|oven))|welche[rnsm]?|was für|quel(?:le)?s?|(?:che|quali|quale)(?: tipo)?|qué(?: tipo)?|cuál(?:es)?|welke|wat voor|que(?: tipo)?|quais|vilken|vilka|vad för)
  (?:\s(?:de|di|d['’]|of|a|an|eine?n?|sorte|tipo))?\s?\p{L}{3,}[^?]{0,30}\?
`;
