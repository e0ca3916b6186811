import { pattern } from '../words/pattern.ts';
import { words } from '../words/word-list.ts';

/** What a sentence says that speaks of the message itself, takes leave, or sends somebody on an errand, and says nothing of a dish. */
export const SPEAKS_TO_SOMEBODY = pattern('giu')`
  (?<![\p{L}])(?:
  voice (?:message|note|memo)|(?:i['’]?ll|i will|i['’]?m|i am) (?:just )?(?:send|sending|record|recording|typ|typing|dictat|dictating|off|heading)|
  (?:i )?(?:have to|must|gotta|need to|better|should) (?:go|run|dash|rush|leave|be off)(?![\p{L}])|call me|ring me|give (?:me|us|your|him|her) |phone (?:me|your)|text me|
  see you|bye(?:[- ]bye)?|talk (?:soon|later|to you)|love (?:you|to)|hugs|kisses|take care|keep me posted|don['’]t forget to|remember to|remind (?:me|your|him|her)|tell (?:me|your|him|her|us)|
  say (?:hi|hello)|speaking of|pick (?:me|you|him|her|us|them) up|
  sprachnachricht|(?:ich|i) (?:sprech|sprich|tipp|schick|diktier|red)e?(?:['’]s)? (?:dir|euch|ihnen|das|es|jetzt)|(?:muss|müssen|sollte) (?:jetzt |gleich |noch |dann )*(?:los|weg|schluss machen|auflegen|aufhören)|
  halt mich auf dem laufenden|es klingelt|klingelt['’]?s|klingelt es|ruf(?:t|e)? (?:mich |mal |ihn |sie |doch |bitte |den |die |deine )*(?:an|zurück|durch)|anrufen|zurückrufen|denk(?:t)? (?:bitte |noch |auch )?(?:dran|daran|an den|an die|an das)|
  vergiss (?:bitte |nicht |auch )*(?:den|die|das|deine|nicht)|tsch(?:ü|u)(?:ss|ß|s)i?|mach['’]?s gut|bis (?:bald|dann|später|morgen|nachher|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|
  drück (?:dich|euch)|hab dich lieb|küss(?:chen|e)|grüß(?:e|t)?(?![\p{L}])|sag(?:t|e)? (?:mir|der|dem|deine[rm]?|bescheid)|frag(?:e|t)? (?:mal|ihn|sie|den|die)|holst? (?:mich|dich|ihn|sie|uns) ab|
  message vocal|vocal|je (?:te|vous|t['’]|dois|file)(?:\s(?:laisse|dicte|raconte|rappelle|appelle|envoie|embrasse|filer|partir|y aller)|\s?embrasse|(?![\p{L}]))|(?:r?appelle|rappelez|appelez)[- ](?:moi|la|le|ta|ton|ta)|(?:me|de|le|la|lui) r?appeler|
  n['’]oublie(?:z)? pas (?:de|d['’]|que|ton|ta|tes|le|la)|pense(?:z)? à|dis[- ](?:à|bonjour|lui|leur)|préviens[- ](?:moi|la|le)|tiens[- ]moi au courant|bisous?|bises|gros becs|à (?:plus|bientôt|demain|tout à l['’]heure|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|
  il faut que (?:j['’]|je )(?:y aille|file|parte|te laisse)|on sonne|passe le bonjour|
  (?:messaggio|nota) vocale|ti (?:mando|detto|lascio|registro|saluto|richiamo|chiamo|abbraccio|bacio)|(?:devo|dobbiamo) (?:scappare|andare|uscire|chiudere)|scappo|(?:ri)?chiama(?:mi|telo|la|lo|re|te)?|
  (?:ricordati|ricordatevi|ricorda) (?:di|che)|non (?:dimenticare|dimenticarti|scordare|scordarti) (?:di|che|il|la)|salutami|saluta(?:mi|te)?|(?:dille|digli|d[iì]['’]?) (?:di|a|al|alla|che)|baci(?:oni|one)?|un bacio|abbracci|a (?:presto|dopo|domani|sabato|domenica)|ci (?:vediamo|sentiamo)|suonano alla porta|
  mensaje de voz|nota de voz|te (?:mando|dejo|grabo|cuento luego|llamo|dicto|quiero)|(?:dile|decidle|d[ií]selo) a|(?:me|nos) (?:voy|vamos|tengo que ir)|tengo que (?:irme|salir|colgar|dejarte)|ll[aá]ma(?:me|la|lo|lle)?|llamar a|
  (?:acuérdate|recuerda|recordad|no (?:te )?olvides|no (?:os )?olvidéis) (?:de|que|traer|llamar|recoger)|dale recuerdos|recuerdos a|besos|besitos|un beso|un abrazo|hasta (?:luego|mañana|pronto|el)|nos vemos|llaman a la puerta|
  spraakbericht|ik (?:moet|ga) (?:nu |zo |er )*(?:vandoor|weg|ophangen)|bel (?:me|mij|je)|vergeet niet|doei|tot (?:zo|morgen|straks|zaterdag|zondag)|groetjes|mensagem de voz|tenho de (?:ir|desligar)|liga[- ]me|não te esqueças|beijinhos|até (?:logo|amanhã|já)|
  mind how you go|stay safe|bleibt? gesund|passt? (?:gut )?auf (?:dich|euch) auf|kommt? gut (?:heim|nach hause|durch den)|prenez (?:bien )?soin de vous|prends (?:bien )?soin de toi|portez-vous bien|porte-toi bien|
  riguard(?:ati|atevi)|copri(?:ti|tevi) bene|stammi bene|state bene|cu[ií]d(?:ate|aos)|abr[ií]ga(?:te|os)|
  röstmeddelande|jag måste (?:gå|sticka|iväg)|ring mig|glöm inte att|kramar|hej då|vi ses
  )(?![\p{L}])
`;

/** A relative, and in other languages a food. */
export const RELATIVES = /(?<![\p{L}])(?:Papa|Papá|Papà|Paps|Tata)(?![\p{L}])/gu;
/** The same with "pour" of French, in English a verb of the kitchen. */
export const MEANT_OTHERWISE = /(?<![\p{L}])(?:Papa|Papá|Papà|Paps|Tata|[Pp]our)(?![\p{L}])/gu;

/** Allergens of something else than the dish alone: "Allergens in this session: fish, milk". */
export const ALLERGENS_OF_OTHERS = pattern('iu')`
  ^(?:allergens?|allergy information|allergene?|allergènes?|allergeni|alérgenos|allergenen|alérgenos|allergener)
  \s(?:in|on|of|for|im|in|bei|der|des|zum|du|de|dans|pour|della?|dell['’]|di|nell[ao]|per|en|para|van|voor|no|na|i)(?![\p{L}])[^:.]{3,60}:
`;

/** The clause that greets, before what is said: "Ja hallo Leonie hier ist die Oma, ...". */
export const GREETS = pattern('iu')`
  ^(?:(?:ja|so|also|na|oh|ok(?:ay)?|well|right|alors|bon|oui|allora|ecco|sì|pues|bueno|sí|oye|mira)[,!]?\s)?
  (?:hi+|hello|hey+|dear|hallo+|huhu+|moin|servus|liebe[rs]?|bonjour|salut|coucou|ciao+|buongiorno|ho+la+|querid[oa]s?|buenas|olá|oi+|hej+|hoi+)
  (?:\s[\p{L}'’.-]{1,20}){0,7}\s?[,!.:]\s(?=\S)
`;

/** What is added to a post for those who liked it: "EDIT: thanks for the awards!" */
export const EDIT_THANKS = pattern('iu')`
  ^(?:edit(?:o|é|ado|ado|ion)?|update|upd|nachtrag|aggiornamento|actualización)\s?\d?\s?[:–-]\s.{0,80}?(?<![\p{L}])(?:thanks?|thx|danke|merci|grazie|
  gracias|bedankt|obrigad[oa]|tack|awards?|gold|oro|upvotes?|front ?page|rip (?:my )?inbox|wow|typo|spelling|tippfehler|fautes?)(?![\p{L}])
`;
/** Days on which somebody should do something. */
export const SOME_DAY = pattern('iu')`
  (?<![\p{L}])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|heute abend|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|domani|
  lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|zaterdag|zondag|vrijdag|amanhã|imorgon|lördag|söndag)(?![\p{L}])
`;

/** What leads away from the dish: "Anyway, ...", "Por cierto, ...", "The hens have forgiven us, by the way." */
export const LEADS_AWAY = pattern('iu')`
  ^(?:(?:oh,? )?(?:anyway|anyhow|by the way|btw|oh and|on another note|in other news)|ach(?: ja)?|übrigens|apropos|ansonsten|sonst|was ich noch sagen wollte|
  sinon|au fait|à part ça|à propos|par ailleurs|bon|a proposito|comunque|tra l['’]altro|per il resto|por cierto|en fin|por lo demás|y tú|e tu|et toi|und (?:du|ihr|bei (?:euch|dir))|and you|
  trouwens|overigens|aliás|a propósito|förresten|för övrigt|p\.?\s?s\.?)(?:[,:.!]?\s)(?=\S)|
  ,\s(?:by the way|btw|übrigens|au fait|por cierto|a proposito|tra l['’]altro|trouwens|aliás|förresten)[.!]{0,3}$
`;
/** "Si te ha servido, ...", "If you liked this, ...": before what a post asks. */
export const WHERE_LIKED = pattern('iu')`
  ^(?:if|wenn|falls|si|se|als|om|caso)\s[^,.!?]{3,50},\s(?=\S)
`;
/** What a call to act speaks of where it does not speak of a food: the post, its recipe, those who read it. */
export const NAMES_POST = pattern('iu')`
  (?<![\p{L}])(?:post|reel|v[ií]d[eé]o|story|recipe|rezept|recette|ricetta|receta|recept|receita|receptet|inlägg|beitrag|friend|someone|somebody|anyone|freund\p{L}*|jemand\p{L}*|ami[es]?|amis|copine?s?|
  quelqu['’]un|amic\p{L}*|qualcuno|amig[oa]s?|alguien|alguém|vriend\p{L}*|iemand|vän|någon|comments?|kommentar\p{L}*|comment(?:aire|ario|i|o)s?|comentarios?|reacties?|channel|kanal|chaîne|canale?|kanaal|
  bell|glocke|cloche|campanella|campanita|sininho|link|lien|enlace|bio|profile?|perfil|button|notifications|follow|abo|likes?|mi\spiace|me\sgusta|favoris|preferiti|app)(?![\p{L}])|@\p{L}
`;
/** Beginnings of words for what is done to a dish or its foods some day before or after: en de fr it es nl pt sv; folded. */
export const HEATS_OR_KEEPS: readonly string[] = words(`
  reheat freez defrost thaw soak marinat aufwarm erwarm einfrier auftau einweich marinier rechauff congel decongel trempe tremper marine
  riscald scongel ammoll recalent descongel remoj opwarm invries ontdooi weken aquec demolh uppvarm frys tina blotlagg
`);

/** What sends the reader to another page of a paper or book: "a pag. 48", "siehe S. 12", "on page 9". The number may have been lost at the margin. */
export const ON_OTHER_PAGE = pattern('iu')`
  (?<!\p{L})(?:(?:on|see|turn\sto|from|at)\s(?:page|pages|p\.|pp\.)|(?:auf|siehe|s\.|vgl\.|von|ab|zu)\s(?:der\s)?(?:seiten?|s\.)|
  (?:à\sla|a\sla|en|en\sla|voir|ver|véase|de\sla)\s(?:page|p\.|página|pagina|pág\.)|(?:a|alla|vedi|di)\s(?:pagina|pag\.|p\.)|(?:op|zie)\s(?:bladzijde|blz\.|pagina)|(?:na|à)\s(?:página|pág\.)|på\s(?:sidan|sid\.|s\.))
  (?:\s?\d{1,3}(?!\d)|$)
`;

/** What somebody asks of the machine that records what they tell, and nobody of a dish. */
export const ASKS_OF_RECORDING = pattern('iu')`
  (?<!\p{L})(?:where\sdo\s(?:i|you)\spress|how\sdo\s(?:i|you)\s(?:stop|end)\sth(?:is|e\srecording)(?!\s\p{L}+ing)|is\s(?:it|this|that)(?:\sthing)?\s(?:still\s)?recording|
  wo\s(?:muss|soll)\sich\s(?:hier\s|jetzt\s|da\s)?drücken|wo\sdrückt\sman|nimmt\s(?:das|es|der|die)\s(?:jetzt\s|noch\s)?auf\s?\?|
  où\s(?:est-ce\sque\s)?j['’]appuie|j['’]appuie\soù|(?:est-ce\sque\s)?ça\senregistre|dove\s(?:devo\s)?(?:schiaccio|premo|schiacciare|premere)|sta\s(?:ancora\s)?registrando|
  dónde\s(?:le\sdoy|aprieto|pulso)|está\s(?:todavía\s)?grabando)(?!\p{L})
`;
