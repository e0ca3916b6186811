import { pattern, source } from '../../../words/pattern.ts';

/** Whose dish it is, or its article. */
const DETERMINER = source`
  (?:the|my|our|(?:d(?:er|ie|as|en)|mein(?:e[nr]?)?|unser(?:e[nr]?)?)|(?:(?:il|lo|la|i|gli|le)\s)?(?:mi[ao]|mie|miei|nostr[aoei])|
  mon|ma|mes|notre|nos|le|la|les|il|lo|i|gli|mis?|nuestr[oa]s?|el|los|las)
`;
/** What is given with these words is a recipe, a list or a picture, not a dish. */
const NO_DISH = source`(?:rec(?:ip|ept|et|eit)|rezept|ricett|list|foto|photo|pictur|imag|video|vidéo|link|lien|enlace|zutat|ingr[eé]d)`;

/** Words that open what somebody says, before the dish: "Alors mes ...", "Pues mi ...", "So, jetzt unser ...". */
export const LED_IN = pattern('iu')`
  ^(?:(?:ok(?:ay)?|right|well|so|now|then|here goes|also|gut|na|nun|jetzt|tja|dann|bon|ben|alors|donc|eh bien|voilà|allora|dunque|bene|ecco|quindi|
  pues|bueno|vale|venga|entonces|a ver|mira)(?:,\s?|:\s?|\s)){1,3}${DETERMINER}\s(?!${NO_DISH})(?=\p{L}{3})
`;

/** What gives a dish to somebody: "Te paso la ...", "ich schick dir den ...", "Sending you the ...". */
export const GIVES_DISH = pattern('iu')`
  (?<!\p{L})(?:(?:(?:i['’]m|i am|i['’]ll|i will)\s)?(?:send|sending|give|giving|pass|passing|post|posting)\s(?:you\s)|
  (?:schick|schreib|geb|sende|diktier)e?\s(?:ich\s)?(?:dir|euch|ihnen)\s(?:hier\s|mal\s|jetzt\s|nun\s|dann\s){0,2}|
  (?:ich\s)?(?:zeig|bring)e?\s(?:ich\s)?(?:dir|euch|ihnen)\s(?:hier\s|heute\s|mal\s){0,2}|
  je\s(?:te|vous|t['’])\s?(?:passe|donne|envoie|mets|note|transmets|partage|file|propose|présente|apporte)\s|
  (?:ti|vi)\s(?:passo|mando|do|lascio|scrivo|invio|giro|propongo|presento|porto)\s|
  (?:te|os|les|le)\s(?:paso|dejo|mando|envío|doy|escribo|comparto|pongo|traigo|propongo|presento)\s)
  (?:${DETERMINER}|an?|ein(?:e[nr]?)?|un[aeo']?)\s(?!${NO_DISH})(?=\p{L}{3})
`;

/** What grants somebody's wish in a sentence of its own: "Course you can.", "Klar doch!", "Claro que sí.". */
export const GRANTS = pattern('iu')`
  ^(?:(?:of )?course(?: you can| i can| dear| love)?|sure(?: thing| can do)?|no problem|with pleasure|my pleasure|gladly|absolutely|happily|here you (?:go|are)|there you go|yes(?: of course)?|ok(?:ay)?|will do|
  (?:ja |na |aber )?(?:klar|sicher|gerne?|natürlich|logo|freilich)(?: doch| mach ich)?|kein problem|bitte(?: sehr| schön)?|mach ich(?: gern)?|
  (?:oui )?(?:bien sûr|avec plaisir|volontiers|pas de (?:problème|souci)|mais oui|d['’]accord)(?: ma belle| que oui)?|tiens|
  (?:ma |sì |sí |ma sì )?(?:certo|certamente|volentieri|con piacere|ci mancherebbe)(?: che sì| cara| caro)?|eccola|eccolo|subito|
  claro(?: que sí)?|por supuesto|cómo no|con (?:mucho )?gusto|faltaría más|ahí va|ahora mismo|sin problema)
  (?:,?\s(?:my )?(?:dear|love|pet|darling|hon(?:ey)?|sweetheart|sweetie|mate|(?:mein[e]? )?(?:lieber?|liebes|schatz|süße[rs]?|maus)|
  ma (?:belle|puce|chérie|grande)|mon (?:grand|chéri|cœur|petit)|tesoro(?: mio)?|car[oa]|amore(?: mio)?|bell[oa]|cariño|cielo|guap[oa]|hij[oa]|mi (?:niñ[oa]|vida)))?
  [.!…]{1,3}\s+(?=\p{Lu})
`;

/** Where the clause that names the dish ends. */
export const CLAUSE_ENDS = pattern('iu')`
  [.!?;:…,(]|\s(?:that|which|as|just like|like|wie|so wie|weil|qui|que|comme|telle?s?|che|come|così|como|tal|tales)\s|\s(?:c['’]est|is|ist|è|es|son|sono|sind|are|it['’]s)\s
`;

/** What somebody makes it for, behind its name: "para el Lunes de Aguas", "for the village fair", "zum Geburtstag", "pour la fête". */
export const OCCASION = pattern('iu')`
  \s(?:for (?:the|our|my|this|next)|f(?:ü|ue)r (?:den|die|das|unser\p{L}{0,3}|mein\p{L}{0,3}|diese\p{L}?|nächste\p{L}?)|fürs|zu[mr]|pour (?:la|les?|notre|mon|ma|ce(?:tte)?|demain)|pour l['’]|
  per (?:il|lo|la|i|gli|le|questo|questa|domani)|per l['’]|para (?:el|las?|los|nuestr[oa]|mi|est[ea]))(?:\s|(?<=['’]))(?<occasion>\p{L}.{2,60})$
`;

/** What begins like a day or a feast is one, whatever it is called after: "Lunes de Aguas", "Pancake Day". */
export const OPENS_LIKE_FEAST = pattern('iu')`
  ^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|birthday|party|christmas|easter|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|geburtstag|weihnacht\p{L}*|ostern|\p{L}{2,20}(?:fest|feier)(?!\p{L})|fest|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fête|anniversaire|noël|pâques|réveillon|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|festa|sagra|compleanno|natale|pasqua|
  lunes|martes|miércoles|jueves|viernes|sábado|domingo|fiestas?|cumpleaños|navidad|pascua|romería|día|feria)(?!\p{L})
`;

/** What only begs pardon, greets or says where somebody was: "eccomi scusate ero dal dentista". */
export const SMALL_TALK = pattern('iu')`
  ^(?:(?:so |well |ach |oh |ah |ja |bon |allora |pues |uy |ay |ok(?:ay)? ){0,2}(?:sorry|apologies|so sorry|my apologies|excuse me|i['’]m back|back now|just (?:got|saw|back|home)|only just (?:saw|seen)|
  entschuldig(?:e|t|ung)?(?: bitte)?|verzeihung|tschuldig(?:e|ung)?|tut mir leid|bin (?:wieder|jetzt|erst) (?:da|daheim|zuhause)|(?:da )?bin ich wieder|war (?:noch|gerade|eben|grad) |
  désolée?s?|pardon|excuse(?:z)?[- ]moi|me (?:re)?voil[aà]|me voici|je rentre|j['’]étais|
  scusa(?:te|mi|temi)?|perdonate(?:mi)?|eccomi|sono tornat[ao]|ero (?:al|alla|dal|dalla|in|fuori|a)|
  perd[oó]n(?:a|ad|adme|ame|en)?|disculp(?:a|ad|e|en)|lo siento|ya estoy|aquí estoy|acabo de (?:llegar|ver)|estaba (?:en|con)))(?![\p{L}])
`;

/** "Pues mi ", "So, jetzt unser " */
export const OWNED_BEHIND =
  /(?<!\p{L})(?:my|our|mein(?:e[nr]?)?|unser(?:e[nr]?)?|mon|ma|mes|notre|nos|mi[aoe]?s?|miei|nostr[aoei]|nuestr[oa]s?)\s$/iu;

/** Of these somebody tells more than that a dish is theirs: "Pues mi madre ...". */
export const RELATIVE = pattern('iu')`
  ^(?:m(?:um|om|other|utter|ama|amá|amma|ère|adre|adri[ñn]a|an|utti)|mamie|mami|dad|father|vater|papa|père|padre|pap[àá]|nan|gran|grandma|grandmother|oma|opa|großmutter|grand-?mère|nonn[ao]|abuel[ao]|
  yaya|aunt|auntie|tante|zi[ao]|t[íi][ao]|su[eo][cg]\p{L}{1,3}|schwieger\p{L}+|belle-?\p{L}+|frau|mann|wife|husband|mari|femme|moglie|marito|mujer|marido|sister|brother|schwester|bruder|sœur|frère|sorella|fratello|hermana|hermano|
  friend|freundin?|amie?|amic[ao]|amig[ao]|kids|kinder|enfants|figli\p{L}*|hij\p{L}*|neighbou?rs?|nachbarin?|voisine?|vicin[ao]|vecin[ao])(?!\p{L})
`;
