import { pattern, source } from '../../../words/pattern.ts';

/** Whose dish it is, or its article. */
const DETERMINER = source`
  (?:the|my|our|(?:d(?:er|ie|as|en)|meine?|unsere?)|(?:(?:il|lo|la|i|gli|le)\s)?(?:mi[ao]|mie|miei|nostr[aoei])|
  mon|ma|mes|notre|nos|le|la|les|il|lo|i|gli|mis?|nuestr[oa]s?|el|los|las)
`;
/** What is shown with these words is a recipe, a list or a picture, not a dish. */
const NO_DISH = source`(?:rec(?:ip|ept|et|eit)|rezept|ricett|list|foto|photo|pictur|imag|video|vidéo|link|lien|enlace|zutat|ingr[eé]d)`;
const MEANWHILE = source`(?:\s(?:then|now|finally|also|nun|jetzt|endlich|donc|enfin|alors|dunque|allora|finalmente|pues|entonces|por fin))?`;

/** What shows a dish to somebody: "Voici donc la ...", "eccoti lo ...", "das ist der ...", "so this is my ...", "aquí tienes el ...". */
export const PRESENTS = pattern('iu')`
  (?<![\p{L}])(?:this (?:here )?(?:is|was)|th(?:ese|ose) (?:are|were)|that(?:['’]s| is| was)|here(?:['’]s| is| are| comes)|das (?:hier )?(?:ist|sind|wäre|wird|war|waren)|hier (?:ist|sind|kommt|kommen)|voici|voil[aà]|c['’](?:est|était)|
  ecco(?:ti|vi)?|quest[aoei] (?:è|sono|era|erano)|quell[aoei] era(?:no)?|aquí (?:van?|tienes|tenéis|está|están|te dejo|os dejo)|ahí van?|es[aeo]s? (?:es|son|eran?)|est[aeo]s? (?:es|son|eran?))${MEANWHILE},?\s(?:${DETERMINER}\s|(?=\p{L}{2,14}['’]s\s))(?!${NO_DISH})(?=\p{L}{3})
`;

/** What says that something is cooked or eaten now: "Bei uns gibt's heute ...", "Today we're making ...", "Hoy vamos a preparar unos ...". */
export const COOKED_NOW = pattern('iu')`
  (?<![\p{L}])(?:
  (?:(?:today|tonight|now|so|this week|this time),?\s)?(?:(?:i['’]m|i am|we['’]re|we are) (?:going to (?:show you how to )?|gonna (?:show you how to )?)?|i['’]ll (?:be )?|we['’]ll (?:be )?|let['’]s |how to |for (?:me|us) it (?:has|had) to |it['’]s (?:got|going) to )
  (?:make|making|cook|cooking|bake|baking|have|having|be)|
  (?:bei uns )?(?:gibt['’]?s|gibt es|gab['’]?s|gab es)(?: bei uns)?(?: (?:heute|gestern|morgen|immer|dann|also|mal|wieder|abend|mittag)){1,3}|
  (?:heute|gestern|morgen)(?: (?:abend|mittag))? (?:gibt['’]?s|gibt es|gab['’]?s|gab es|koch(?:e|en)|back(?:e|en)|mach(?:e|en|t))(?: (?:es|ich|wir))?(?: (?:bei uns|bei mir|mal|euch|wieder|zusammen)){0,2}|
  (?:wir|ich) (?:koche?n?|backe?n?|machen?) (?:heute|jetzt|mal|zusammen)(?: (?:mal|zusammen))?|
  (?:aujourd['’]hui|ce soir|ce midi|cette semaine),? (?:(?:c['’]est|on mange|on fait|on prépare|on cuisine|je (?:vous|te) (?:prépare|fais|montre)|je (?:prépare|fais|cuisine)|nous (?:préparons|faisons)))|
  (?:on|nous|je) (?:va|allons|vais|vous montre comment|te montre comment) (?:préparer|faire|cuisiner|réaliser)|
  (?:oggi|stasera|questa sera|questa settimana),? (?:(?:(?:vi|ti) )?(?:prepar(?:o|iamo)|faccio|facciamo|cucin(?:o|iamo)|mangiamo|si mangiano?|si fanno|si fa)|c['’]è|ci sono)|
  (?:(?:andiamo|vado|iniziamo) a |vi (?:mostro|faccio vedere|insegno) (?:come )?|come )(?:preparare|fare|cucinare|si fanno|si fa)|
  (?:hoy|esta noche|esta semana),? (?:toca|toque|hay|tenemos|comemos|preparamos|hacemos|cocinamos|(?:os|te|les) (?:preparo|hago|cocino|enseño(?: a)? (?:hacer|preparar)))|
  (?:vamos|voy) a (?:hacer|preparar|cocinar)|cómo (?:hacer|preparar|se hacen?)
  )(?:\s(?:the|my|our|some|an?|de[nr]|die|das|ein(?:en?)?|meine?n?|unsere?n?|le|la|les|des|du|un|une|ma|mon|mes|notre|nos|il|lo|i|gli|una?|dei|delle|degli|della|del|mi[ae]?|mio|miei|el|los|las|unos|unas|mis|nuestr[ao]s?)|\s(?:de l|des|dell|un|l)['’](?=\p{L}))?(?:\s|(?<=['’]))(?!${NO_DISH})(?=\p{L}{3})
`;

/** Where the name ends of what is cooked now. */
export const COOKED_ENDS = pattern('iu')`
  [.!?;:…,(]|\s(?:that|which|as|just like|like|because|so|for|wie|so wie|weil|für|qui|que|comme|telle?s?|car|pour|che|come|perché|per|così|como|porque|para|tal|with me|with you|zusammen|gemacht|gekocht|ensemble|insieme|juntos)(?:\s|$)|
  \s(?:c['’]est|is|ist|è|es|son|sono|sind|are|it['’]s)\s
`;

/** What says how a dish is called: "It's called ...", "das heißt bei uns ...", "ça s'appelle ...", "si chiama ...", "se llama ...". */
export const CALLS = pattern('iu')`
  ^(?:(?:[\p{L}'’]{1,10}[,:]?\s){0,3})(?:(?:it['’]s|it is|that['’]s|that is|they['’]re|they are|this is) (?:called|known as)|we call (?:it|them|this)|
  (?:(?:es|er|sie|der|die|das) )?(?:heißt|heisst) (?:bei uns|hier|daheim|übrigens)|(?:(?:es|er|sie|der|die|das) )?nennt sich|(?:bei uns )?(?:nennen wir|nennt man|heißt) (?:es|das|ihn|sie)|
  (?:ça|cela|elle|il) s['’]appelle|on (?:appelle ça|l['’]appelle|les appelle)|(?:si chiama|si chiamano|la chiamiamo|lo chiamiamo|li chiamiamo)|
  (?:se llaman?|(?:lo|la|los|las) llamamos))\s(?:(?:the|an?|der|die|das|le|la|les|il|lo|el|los|las)\s)?(?=\p{L}{3})
`;

/** Where the name ends that a sentence says: before what goes on. */
export const CALLED_TO = pattern('iu')`
  [.!?;:…,(]|\s(?:and|und|et|ed?|y|that|which|because|as|wie|weil|dass|qui|que|comme|car|che|come|perché|como|porque|is|ist|est|è|es|in|bei|chez|here|hier|ici|qui|qua|aquí|at)\s
`;

/** How somebody makes it, behind its name: "lo zelten come lo fa mia suocera", "den Pickert, so wie ihn Oma macht". */
export const MADE_AS = pattern('iu')`
  ^,?\s(?:as (?:my|our|your|the|we|i|she|he)|(?:just )?(?:the way|like) (?:my|our|your|we|i|she|he|\p{Lu})|(?:so )?wie (?:ihn|sie|es|ich|wir|man|meine?|die|der)|(?:telle? que|comme) (?:je|on|la|le|les|nous|ma|mon|faisait)|
  (?:così )?come (?:lo|la|li|le|si|mia|mio) |(?:tal )?(?:y )?como (?:lo|la|los|las|se|mi) )
`;

/** "the way my gran made it" */
export const THE_WAY = /\s(?=(?:just )?the way\s)/iu;

/** Whose dish it is, as one says it to somebody: "la truffade de ton grand-père", "le rougail de ma belle-mère". */
export const OF_YOURS = pattern('iu')`
  \s(?:of (?:your|my|our)|von (?:deine[rmn]?|eure[rmn]?|meine[rmn]?|unsere[rmn]?)|d[eu] (?:ton|ta|tes|votre|vos|mon|ma|mes|notre|nos)|
  d(?:i|el|ella|ello|ei|elle) ?(?:tu[aoe]|tuoi|vostr[aoei]|mi[aoe]|miei|nostr[aoei])|de (?:tus?|vuestr[oa]s?|mis?|nuestr[oa]s?))\s.{2,40}$
`;

/** A day alone behind a name says when it is made. */
export const ON_DAY = pattern('iu')`
  (?<=\p{L}{3})\s(?:for|für|pour|per|para(?: el)?|on|am|zum|fürs)\s(?:(?:next|nächsten|kommenden|this|diesen|ce|questo|este|the|den|le|la)\s)?
  (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:the )?weekend|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|morgen|wochenende|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|week-?end|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|fine settimana|
  lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|fin de semana)(?:\s(?:prochain|prossim[oa]|próximo|que viene))?[.!]?$
`;

/** A verb before the article is left of a sentence: "Ist der Kirschenmichel". */
export const OPENS_WITH_COPULA = pattern('iu')`
  ^(?:(?:ist|sind|war|waren)\s(?:der|die|das|unsere?|meine?)|(?:ist|sind|war|waren)(?=\s(?:\p{L}{1,14}s)\s\p{L})|(?:is|are|was|were)\s(?:the|my|our)|(?:est|sont|était|étaient)\s(?:la|le|les|ma|mon|mes|notre)|(?:è|sono|era|erano)\s(?:il|lo|la|i|gli|le)|(?:es|son|era|eran)\s(?:el|la|los|las|mi|mis))\s(?=\p{L}{3})
`;

/** Words that fill what somebody says, pronouns, and what is drawn together with its verb. */
const FILLER = source`
  (?:right|ok(?:ay)?|so|well|now|then|yes|yeah|no|oh|ah|hang on|also|na|nun|tja|gut|ja|ach|moment|genau|jetzt|bon|ben|alors|donc|oui|voilà|tiens|attends|allora|ecco|dunque|bene|
  sì|aspetta|pues|bueno|vale|venga|entonces|sí|espera|oye|i|you|he|she|it|we|they|this|that|ich|du|er|sie|es|wir|ihr|das|dies|je|tu|il|elle|on|nous|vous|ça|cela|io|lui|lei|noi|voi|questo|questa|
  yo|tú|él|ella|nosotros|esto|eso|(?:ca|do|does|did|wo|would|could|should|is|are|was|were|have|has)n['’]t|(?:i|you|we|they|it|he|she|that|there|what|let)['’](?:s|m|re|ve|ll|d)|cannot|
  geht['’]?s|gibt['’]?s|hab['’]|c['’]est|j['’]ai|t['’]as|qu['’]est-ce|c['’]è|com['’]è|dov['’]è)
`;
/** What is no more than fillers, or speaks to somebody: "Right", "Can't", "Dear Ada", "Ma Camille,". */
export const FILLERS_ALONE = pattern('iu')`^(?:${FILLER}(?:[,.!…]{0,3}\s|[,.!…]{0,3}$)){1,3}$`;
export const ADDRESS = pattern('u')`
  ^(?:(?:[Mm](?:y|eine?|on|a|io|ia|i)\s)?(?:[Dd]ear(?:est)?|[Ll]iebe[rs]?|[Ll]iebste[rs]?|[Cc]h[eè]re?s?|[Cc]ar[aoie]|[Cc]arissim[aoie]|[Qq]uerid[ao]s?|[Ee]stimad[ao]s?|[Ll]ieve)\s\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20})?\s?[,!:]?|
  (?:My|Mon|Ma|Mes|Mio|Mia|Mi)\s\p{Lu}\p{Ll}{1,14}\s?,)$
`;
/** A button that puts the foods on a list to buy. */
export const TO_SHOPPING_LIST = pattern('iu')`
  ^(?:(?:alles?|zutaten|add|all|ingredients|tout|tutto|todo|ajouter|aggiungi|añadir|agregar|zur|auf|to|à|alla|a)\s){0,3}(?:(?:die|der|my|the|la|ma|mia|mi)\s)?
  (?:einkaufs(?:liste|zettel)|shopping list|liste (?:de|des) courses|lista della spesa|lista de (?:la )?compras?)(?:\s(?:setzen|hinzufügen|legen|packen))?[.!]?$
`;

/** What says before a dish how the one who tells makes it, or comes to speak of it: "This is how I do ", "Passo dunque al ", "So macht man ". */
export const LEADS_TO_DISH = pattern('iu')`
  ^(?:(?:so,? |right,? |and )?(?:(?:today|tonight|this week),? (?:it['’]s|we['’]ve got|it is)|(?:we['’]re|i['’]m) (?:making|doing|cooking|baking)) (?:my |our |the |an? |some )|
  (?:also,? )?(?:(?:heute|diesmal) (?:ist|sind|kommt|kommen)|(?:wir|ich) (?:machen?|kochen?|backen?)|(?:machen|kochen|backen) wir) (?:heute |jetzt |mal )?(?:mein(?:e|en)? |unser(?:e|en)? |den |die |das |ein(?:e|en)? )|
  (?:alors,? )?(?:aujourd['’]hui,? )?(?:on|je|nous) (?:fait|fais|faisons|prépare|préparons|cuisine|cuisinons) (?:(?:le|la|les|un|une|des|ma|mon|mes|du) |de la |l['’])|
  (?:allora,? )?(?:oggi,? )?(?:facciamo|prepariamo|cuciniamo|faccio|preparo) (?:(?:il|lo|la|i|gli|le|un|una|dei|delle) |l['’])|
  (?:bueno,? )?(?:hoy,? )?(?:hacemos|preparamos|cocinamos|hago|preparo|tocan?) (?:el |la |los |las |un |una |unos |unas |mis? )|
  (?:(?:so|and|now|well),?\s)?(?:this|that|here) is how (?:i|we|you) (?:always )?(?:do|make|cook|bake)\s(?:my |our |the |an? )?|
  (?:und )?so (?:mach|macht|mache|koche|kocht|backe|backt|bäckt) (?:ich|man|wir) (?:immer )?(?:mein(?:e|en)? |unser(?:e|en)? |den |die |das |ein(?:e|en)? )?|
  (?:voici |voilà )?comment (?:je|on) (?:fais|fait) (?:toujours )?(?:mon |ma |mes |le |la |les |un |une )?|
  (?:ecco )?come (?:faccio|si fa|si fanno|facciamo) (?:sempre )?(?:(?:il|lo|la|i|gli|le|un|una) )?|
  (?:passo|passiamo|vengo|veniamo)(?: dunque| quindi| ora| adesso| allora)? (?:(?:alla|allo|alle|agli|ai|al|a)\s|all['’])|
  (?:así|as[ií] es como|es así como) (?:hago|hacemos|se hace|preparo) (?:yo )?(?:mis? |el |la |los |las |un |una )?|
  (?:paso|pasamos|vamos|voy)(?: pues| ahora| ya)? (?:al?|con) (?:(?:el|la|los|las) )?)(?=\p{L}{3})
`;

/** Behind a dish a clause that says how it is, or who makes it: "crostata di marmellata è facilissima", "cheese scones Granny made". */
export const SAID_OF_DISH = pattern('u')`
  \s(?:(?:is|are|was|were|ist|sind|wird|werden|est|sont|è|sono|es|son|queda|quedan|viene|vengono|se hacen?|si fa|si fanno)\s(?!called|known|named|genannt|appelé).+|
  (?:I|we|you|they|he|she|(?:my|your|our|his|her)\s\p{Ll}{2,15}|\p{Lu}\p{Ll}{2,15})\s(?:(?:always|still|never|used|only)\s)?(?:to\s)?(?:made|makes?|asks?|asked|loved?|loves|taught|does|did|do|baked?|cook(?:ed|s)?|gave|swears?|remembers?|likes?|liked|wants?|eats?|ate|had|brings?|brought)(?:\s.*)?)$
`;

/** A verb that a sentence left behind its dish: "Apfelkuchen geht", "Gazpacho sale". */
export const VERB_BEHIND = pattern('iu')`
  (?<!\s(?:con|e|di|y|et|and|und|mit))\s(?:(?:mach|koch|back)(?:e|en|t)(?: (?:ich|wir|man))?|fais(?:ons)?|faccio|facciamo|hago|hacemos|geht|gehen|reicht|reichen|ist|sind|wird|werden|schmeckt|gelingt|is|are|goes|works|makes|serves|comes|est|sont|va|fait|vient|suffit|donne|sale|salen|viene|vengono|riesce|basta|bastano|queda|quedan|lleva|llevan|se hace|si fa)(?:\s(?:so|ganz einfach|folgendermaßen|(?:very |really )?easily|like this|comme ça|comme ceci|così|as[ií]))?$
`;
