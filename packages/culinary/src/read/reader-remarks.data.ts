import { pattern, source } from '../words/pattern.ts';

/** How somebody is addressed before a name. */
const ADDRESSED = source`(?:Frau|Herr|Familie|Fam\.|Mrs|Mr|Ms|Miss|Mme|Mlle|Madame|Monsieur|M\.|Signora|Signor|Sig\.(?:ra|na)?|Señora?|Sra?\.|Doña|Don)`;
const NAME = source`\p{Lu}[\p{L}\p{M}'’-]{1,20}`;
const INITIAL = source`\p{Lu}\.(?:[- ]?\p{Lu}\.)?`;
/** "Bad Waldsee", "St. Gallen", "Aix-en-Provence" */
const PLACE = source`(?:\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?:\s(?:(?:am|an der|im|in|sur|sous|la|le|de|del|di|upon)\s)?\p{Lu}[\p{L}\p{M}'’.-]{1,24}){0,2})`;

/** Who wrote to a paper, before what was written, sure by how the name is told: "Frau Kessler, Bad Waldsee: …", "R. Bucher, Wangen: …", "marisa62 ha scritto: …". */
export const SURELY_SIGNED = pattern('u')`
  ^(?:(?:${ADDRESSED}\s(?:${INITIAL}\s?)?${NAME}(?:[\s-]${NAME})?|${INITIAL}\s?${NAME})(?:,\s${PLACE}|\s\(${PLACE}\)|\s(?:aus|from|de|da|di)\s${PLACE})?\s?:\s(?=\S)|
  @?[\p{L}\p{N}][\p{L}\p{N}_.'’ -]{1,38}\s(?:schrieb|schreibt|wrote|writes|a\sécrit|écrit|ha\sscritto|scrive|escribió|escribe)(?:\s(?:am|on|le|il|el)\s[^:]{3,30})?\s?:(?:\s|$)|
  (?:Comment(?:aire|o)?|Comentario|Kommentar|Review(?:ed)?|Bewertung|Avis|Opini(?:on|ón|one)|Recensione|Valoración|Commento)\s(?:by|from|von|de|du|di|da)\s[\p{L}\p{N}@][\p{L}\p{N}_.'’ -]{1,38}(?::\s|$))
`;
/** The same where it may as well be two foods or tools with a capital: "Loli (Cádiz): …", "Gino da Savona: …", "Petra, Kiel: …". */
export const MAY_BE_SIGNED = pattern('u')`
  ^(${NAME}(?:\s${NAME}|\s\p{Lu}\.)?)(?:,\s${PLACE}|\s\(${PLACE}\)|\s(?:aus|from|de|da|di)\s${PLACE})\s?:\s(?=\S)
`;
/** A name at the end behind a dash, of those who may have said it: "… – Pat", "… — Sylvie, Arras". */
export const SIGNED_BEHIND = pattern('u')`
  [.!?…)”"»]\s?(?:[–—-]\s?)?(?:(${NAME})(?:\s\p{L}[\p{L}'’.-]{0,20})?(?:,\s${PLACE}|\s\(${PLACE}\))|(?<=[–—-]\s?)(${NAME})(?:\s(?:${NAME}|\p{Lu}\.))?)\.?$
`;

/** Words for those who speak: en de fr it es; "mi" is of two languages. */
export const OF_SPEAKER = pattern('iu')`
  (?<!\p{L})(?:I|me|my|mine|we|us|our|ours|ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|je|moi|mon|ma|mes|nous|notre|nos|
  io|mi[oae]|miei|mi|me|ho|abbiamo|noi|ci|nostr[oaie]|yo|mis?|nosotr[oa]s|nos|nuestr[oa]s?)(?!\p{L})|(?<!\p{L})(?:j|m)['’]\p{L}
`;

/**
 * What only those say who cooked by somebody else's recipe: how it is to their taste, thanks for the recipe, that they will cook it again
 * or cooked it yesterday.
 */
export const VERDICT = pattern('iu')`
  (?<!\p{L})(?:
  (?:(?:was|were|bit|really|rather|so|very)\s)?disappoint(?:ed|ing)(?!\p{L})|(?:war|bin|waren|leider|etwas)\s(?:[\p{L}]{2,10}\s)?enttäuscht|(?:très\s|un\speu\s)?déçue?s?(?!\p{L})|(?:un\spo['’]\s|molto\s)?delus[oaie](?!\p{L})|decepcionad[oa]s?(?!\p{L})|
  (?:bit|too|little|rather|quite|slightly|very)\s(?:[\p{L}-]{2,15}\s){1,3}(?:for|to)\s(?:my|our)\s(?:taste|liking|palate)|(?:a\s)?(?:bit|too|little|rather|slightly)\s(?:[\p{L}-]{2,15}\s){1,2}for\s(?:me|us)(?!\p{L})|
  (?:für|nach)\s(?:meinen|unseren|meinem|unserem)\s(?:geschmack|gusto)|(?:war|ist|wars|wird)\s(?:mir|uns)\s(?:etwas|ein\sbisschen|ein\swenig|fast|viel|deutlich|leider)?\s?zu\s\p{L}{3}|
  (?:trop|peu|assez|plutôt|manqu\p{L}{1,4})\s(?:[\p{L}'’-]{1,15}\s){0,3}(?:à|pour)\s(?:(?:mon|notre)\sgoût|moi|nous)(?!\p{L})|(?:per|secondo)\s(?:il\s|i\s)?(?:mi(?:o|ei)|nostr[oi])\sgust[oi]|
  (?:para|a)\s(?:mi|nuestro)\s(?:gusto|paladar)|
  (?:thanks?(?:\syou)?|thx)\s(?:so\smuch\s|a\slot\s)?for\s(?:the|this|your|sharing|posting)|danke?\s(?:dir\s|euch\s)?(?:für(?:s|\sdas|\sdein|\sdieses|\sdie)|fürs)\s(?:[\p{L}]{3,12}\s){0,2}(?:rezept|einstellen|teilen|anleitung)|
  merci\s(?:beaucoup\s)?pour\s(?:la|cette|ta|votre|ce)\s(?:[\p{L}]{3,12}\s)?(?:recette|partage)|grazie\s(?:mille\s)?(?:per|della)\s(?:la\s|questa\s)?(?:[\p{L}]{3,12}\s)?ricetta|gracias\s(?:por\s(?:la|esta|tu)\s(?:[\p{L}]{3,12}\s)?receta|por\scompartir)|
  (?:will|would|['’]ll|definitely)\s(?:[\p{L}]{3,12}\s)?(?:make|cook|bake|do)\s(?:it\s|this\s|these\s|them\s)?again(?!\p{L})|
  (?:mach|koch|back)(?:e|en|t)?\s(?:ich|wir)\s(?:[\p{L}]{3,12}\s)?wieder(?!\p{L})|(?:werde|werden|würde)\s(?:ich|wir)\s(?:[\p{L}]{2,12}\s){0,2}(?:wieder|nach|noch\s(?:mal|einmal))\s?(?:machen|kochen|backen)|(?:wird|gibts?|gibt\ses)\s(?:[\p{L}]{2,12}\s){0,2}wieder(?:\s(?:gemacht|gekocht|gebacken))?[.!]?$|
  (?:je\s(?:l[ae]s?\s)?referai[st]?|on\s(?:l[ae]s?\s)?refera)(?!\p{L})|(?:l[oaie]\s)?(?:rifar[òo]|rifaremo)(?!\p{L})|da\srifare(?!\p{L})|(?:l[oa]s?\s)?repetir(?:é|emos)(?!\p{L})|(?:volver(?:é|emos)|vuelvo)\sa\s(?:hacer|preparar)|
  (?:made|cooked|baked|tried)\s(?:it|this|these|them)\s(?:[\p{L}'’]{2,12}\s){0,2}(?:last\s(?:night|week|weekend)|yesterday|today|tonight|on\s\p{L}{3,6}day)(?!\p{L})|
  (?:gestern|heute|vorgestern|am\s(?:wochenende|\p{L}{3,7}tag))\s(?:[\p{L}]{2,12}\s){0,3}(?:nachgekocht|nachgebacken|ausprobiert|getestet)|(?:vor)?gestern\s(?:[\p{L}]{2,12}\s){0,3}(?:gemacht|gekocht|gebacken|probiert)|(?:habe?|haben)\s(?:[\p{L}]{2,12}\s){1,4}(?:nachgekocht|nachgebacken|ausprobiert)|
  (?:testée?s?|faite?s?|essayée?s?)\s(?:hier|ce\s(?:midi|soir|week-end)|aujourd['’]hui)(?!\p{L})|(?:fatt[oaie]|provat[oaie]|preparat[oaie])\s(?:ieri|oggi|stasera|domenica|sabato)(?!\p{L})|
  (?:l[oa]s?\s)?(?:hice|hicimos|probé|probamos|preparé)\s(?:ayer|hoy|anoche|el\s(?:fin\sde\ssemana|domingo|sábado))(?!\p{L})
  )
`;

/** What readers say, and now and then those who wrote the recipe: how it went down with somebody, what was taken in place of something. */
export const MAY_BE_OF_READER = pattern('iu')`
  (?<!\p{L})(?:
  (?:my|our|the)\s(?:other\shalf|husband|wife|kids|children|guests|family|grandchildren|son|daughter|boys|girls|friends|whole\sfamily)\s(?:[\p{L}]{2,10}\s)?(?:loved|ate|polished|finished|devoured|demolished|enjoyed|wolfed|wasn['’]t|weren['’]t|didn['’]t|couldn['’]t)|
  went\sdown\s(?:a\streat|well|very\swell)|(?:I|we)\s(?:used|swapped|substituted|subbed|added|omitted|halved|doubled)\s[^.!?]{2,60}\s(?:instead|and\sit)(?!\p{L})|[1-5](?:\s?\/\s?5|\sstars?|\sout\sof\s5)(?!\d)|
  (?:mein\p{L}{0,2}|unser\p{L}{0,2}|die)\s(?:mann|frau|kinder|gäste|familie|enkel\p{L}{0,3}|freunde|kollegen)\s(?:[\p{L}]{2,12}\s){0,5}(?:begeistert|geliebt|aufgegessen|gegessen|verputzt|fand|fanden|mochten?)|kam(?:en)?\s(?:[\p{L}]{2,10}\s){0,3}(?:gut|super|prima)\san(?!\p{L})|
  (?:war|waren)\s(?:[\p{L}]{2,10}\s){0,2}(?:ratzfatz|ruckzuck|sofort|schnell|im\snu)\s(?:leer|weg|verputzt|aufgegessen|verspeist)|
  (?:mes|les|mon|ma|nos)\s(?:enfants|invités|mari|femme|amis|convives|ados|filles?|fils|petits-enfants)\s(?:[\p{L}'’]{1,10}\s){0,3}(?:adoré|mangé|régalée?s|aimé|dévoré|fini)(?!\p{L})|fait\sl['’]unanimité|(?:n['’]en\sest|est)\s(?:pas|rien)\sresté|
  (?:mio|mia|i\smiei|le\smie|gli|i)\s(?:marito|moglie|figli[oae]?|ospiti|amici|bambini|nipoti)\s(?:[\p{L}'’]{1,10}\s){0,3}(?:piaciut\p{L}|mangiat\p{L}|divorat\p{L}|gradit\p{L}|finit\p{L}|apprezzat\p{L})|(?:è|sono)\s(?:sparit|piaciut)\p{L}|
  (?:mis?|los|a\smis?|a\slos)\s(?:marido|mujer|hij[oa]s?|invitados|niños|amigos|suegra)\s(?:[\p{L}]{1,10}\s){0,3}(?:encant[óo]|gustó|comieron|repitieron|chuparon)|no\squedó\s(?:nada|ni)(?!\p{L})|(?:les|nos|a\stodos)\s(?:ha\s)?(?:encant(?:ó|ado)|gust(?:ó|ado))(?!\p{L})
  )
`;
