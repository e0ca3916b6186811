import { pattern } from '../../../../words/pattern.ts';

/** What opens a sentence that takes something back, with no sign behind it: "Attends non", "Oh hang on", "Perdona que", "Ach Moment mal". */
export const HESITATES = pattern('iu')`
  ^[(\[–—*-]?\s?(?:(?:o+h|a+h|ach|och|uh|um|äh|ähm|öh|euh|oups|ups|oops|eh|ehm|uy|huy|ay|oh je|oje|oh là là|hou là|oddio|uffa|bueno|vaya|well|na|ja|bon|ben|beh|and|but|und|aber|et|mais|ma|e|pero|y)[,.…\s]{1,3}){0,2}
  (?:no[,.!…]|no,? (?:no|wait|hang on|hold on|sorry|not)|hold (?:it|your horses)|i(?:['’]m| am) (?:reading|looking at|thinking of) the wrong|(?:wait|hang on|hold on)(?: a (?:sec|second|minute|moment|mo))?,? (?:no|i|it|that|sorry|not)|sorry|my mistake|my bad|silly me|(?:did i|i) say|
  nein|nee|was red(?:e)? ich|ich (?:bring|verwechsle?|vertu)|ich seh(?:e)? gerade|(?:halt|moment|warte|stopp)(?: mal)?,? (?:nein|nee|ich|das|es|nicht)|momentchen|sorry|tschuldigung|entschuldige|verzeih|quatsch|blödsinn|
  non|je (?:m['’]embrouille|confonds|mélange tout)|qu['’]est-ce que je (?:dis|raconte)|(?:attends|attendez|minute)(?: un peu)?,? (?:non|je|j['’]ai|c['’]est|pas)|pardon|désolée?|excuse(?:z)?[- ]moi|je me suis trompée?|
  (?:aspetta|aspettate|un attimo|un momento)(?: un attimo)?,? (?:no|ho|che|sono|non)|anzi|mi confondo|mi sto confondendo|che dico|scus(?:a|ate|ami|atemi)|pardon|perdonami|macché|
  (?:espera|esperad|espere|un momento)(?: un momento)?,? (?:no|que|te|he|son|dije)|perd[oó]n(?:a|ad|adme|ame|en)?|disculp(?:a|ad|ame|en)|qué va|que me (?:lío|confundo)|me (?:lío|confundo|he liado)|me he equivocado|me equivoqué)(?!\p{L})
`;

/** What says right before an amount that it was said so: "je t'ai dit", "I told you", "ti ho detto", "te he dicho", "hatte ich gesagt". */
export const SAID_BEFORE = pattern('iu')`
  (?<!\p{L})(?:(?:i|we)(?:['’]d|['’]ve|\shad|\shave|\s(?:may|might|must)(?:\shave)?|\sthink i(?:\shad)?)?\s(?:said|told you|gave you|wrote|written|put)|did i (?:say|tell you|write)|
  (?:ich\s(?:hab(?:e)?|hatte)|hatte\sich|hab\sich)(?:\s(?:dir|euch|vorhin|eben|gerade|oben|doch|ja)){0,3}|ich\ssagte|sagte\sich|
  (?:je|j['’])\s?(?:t['’]|vous\s|te\s|l['’])?(?:ai|avais)\s(?:dit|mis|écrit|noté|donné)|
  (?:(?:ti|vi|te|lo)\s)?(?:ho|avevo)\s(?:detto|scritto|messo|dato)|
  (?:(?:te|os|le|les)\s)?(?:dije|puse|(?:he|había)\s(?:dicho|puesto|escrito)))
  (?:\s(?:it was|you|that|was|for|pour|per|para|de|di|que|che|qu['’]il fallait|il fallait)){0,2}\s?$
`;

/** "As I said": what is said again stands. */
export const SAID_AGAIN = pattern('iu')`
  (?<!\p{L})(?:(?:as|like) (?:i|we) (?:said|told|wrote)|wie (?:ich )?(?:schon |oben |bereits )?(?:gesagt|geschrieben|erwähnt)|comme (?:je|j['’])|come (?:ti |vi )?(?:ho |già )?(?:detto|scritto|dicevo)|como (?:te |os )?(?:he |ya )?(?:dicho|dije|decía|puse))(?!\p{L})
`;

/** "Two of the three", "davon zwei", "the rest": some of what the list has, and not another amount. */
export const SOME_OF = pattern('iu')`
  (?<!\p{L})(?:of (?:the|these|those|them|your)|out of|the (?:rest|others?|remaining)|von (?:den|diesen)|davon|der(?=\s(?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn))|(?:der|den|die|das) (?:rest|anderen?|übrigen?|restlichen?)|
  (?:sur|parmi) les|d['’]entre|dont|des(?=\s(?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))|(?:le|la|les) (?:reste|autres?)|dei|delle|degli|di cui|tra (?:le|i)|(?:il|le|gli|la) (?:resto|restanti?|altr[eioa])|de l[oa]s|de entre|(?:el|los|las|la) (?:resto|otr[oa]s?|demás|restantes?))(?!\p{L})
`;

/** What says right before a number that it is of those who eat: "600 was for two". */
export const FOR = pattern(
  'iu',
)`(?<!\p{L})(?:(?<!go\s)for|für|pour|per|para)\s(?:only |just |nur |seulement |solo |sólo )?$`;

/** What opens a sentence that calls off what was said before, whatever it was: "scrap that", "vergiss das", "oublie", "lascia stare", "olvida eso". */
export const CALLS_OFF = pattern('iu')`
  ^[(\[–—*-]?\s?(?:(?:o+h|a+h|ach|ay|and|und|et|e|y|but|aber|mais|ma|pero)[,.…\s]{1,3})?
  (?:(?:scrap|scratch|strike|ignore|forget|cancel|undo|delete)\s(?:that|it|this|what i said|the above)|never ?mind|as you were|actually(?=,?\s(?:it|make|use|that))|
  (?:vergiss|vergesst|vergessen sie|streich|streicht|ignorier|lösch)\s(?:das|es|was ich)|(?:doch|stimmt) nicht|eigentlich sind es|
  (?:oublie|oubliez|laisse tomber|laissez tomber|annule|ignore|ignorez|efface|en fait)(?!\p{L})|
  (?:lascia|lasciate)\s(?:stare|perdere)|(?:dimentica|dimenticate|cancella|cancellate|ignora|ignorate)(?!\p{L})|in realtà|
  (?:olvid(?:a|ad|e|en)(?:lo)?|borra|ignora|ignorad|tacha)(?!\p{L})|en realidad|no hagas caso)(?!\p{L})
`;

/** What only says of an amount that it is the better one: who says outright what was said before leaves no choice by it. */
export const PREFERS = pattern(
  'giu',
)`(?<!\p{L})(?:prefer|lieber|besser|préfère|plutôt|preferisco|meglio|piuttosto|prefiero|mejor)(?!\p{L})`;

/** What says right before a number that it is of those who ate: "when we were three", "eravamo in tre", "da waren wir drei". */
export const WERE_SO_MANY = pattern('iu')`
  (?<!\p{L})(?:we (?:were|are)|there (?:were|are)|waren wir|wir (?:waren|sind)|sind wir|(?:on|nous) (?:était|étions|est|sommes|était à)|eravamo|siamo|éramos|somos|erais)(?: in| only| just| nur| a)?\s?$
`;

/** What prefers an amount or adds to it, and leaves no choice where the sentence says outright what does not stand: "con 2 no llega, mejor 3". */
export const LEAVES_CHOICE = pattern(
  'giu',
)`(?<!\p{L})(?:too|more|better|rather|mejor|meglio|mieux|más|plus|encore|noch|besser|lieber|ancora|più)(?!\p{L})`;
