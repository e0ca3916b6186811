import { pattern } from '../../../words/pattern.ts';

/** What greets; a name may stand behind it: "Morning Ada", "Moin", "Coucou". */
export const GREETING = pattern('iu')`
  ^(?:hi+|hello|he+y+|hiya|(?:good )?(?:morning|afternoon|evening)|hallo|huhu|hallöchen|moin(?: moin)?|servus|gr(?:ü|u)(?:ß|ss) (?:dich|euch|gott)|guten (?:tag|morgen|abend)|
  salut|coucou|bonjour|bonsoir|kikou|ciao|buongiorno|buonasera|buond[iì]|salve|hola|holi|buen(?:o|a)s (?:días|tardes|noches)|buenas)(?=[\s,]|$)
`;

/** What grants somebody's wish, or only opens what somebody says. */
export const OPENER = pattern('iu')`
  ^(?:(?:of )?course(?: you can| i can| i do)?|sure(?: thing| can do)?|no (?:problem|worries|bother)|with pleasure|gladly|absolutely|happily|certainly|here (?:you go|goes|we go|it is|they are)|there you go|
  yes|yeah|yep|yup|aye|no|ok(?:ay)?|right(?: then)?|well|so|now|then|oh|ah|ooh|alright|hang on|thanks|thank you|sorry|
  klar(?: doch)?|sicher|gerne?(?: doch)?|natürlich|logo|freilich|kein problem|mach ich(?: gern)?|bitte(?: sehr| schön)?|ja|jo|jep|doch|nein|ach|also|gut|na(?: gut| klar| dann)?|nun|tja|jetzt|dann|moment|so|pass auf|danke|sorry|entschuldige?|
  (?:mais )?bien s(?:û|u)r|avec plaisir|volontiers|pas de (?:problème|souci)|d['’]accord|tiens|tenez|mais oui|oui|non|bon|ben|bah|alors|donc|eh bien|voil[aà]|voici|attends|merci|désolée?|pardon|
  (?:ma )?cert(?:o|amente)(?: che s[iì])?|volentieri|con piacere|ci mancherebbe|s[iì]|no|allora|dunque|bene|ecco(?:l[ao]|ti|mi)?|quindi|beh|subito|aspetta|guarda|senti|grazie|scusa|
  claro(?: que s[ií])?|por supuesto|cómo no|con (?:mucho )?gusto|faltaría más|ahí va|ahora mismo|sin problema|vale|venga|pues|bueno|entonces|a ver|mira|oye|ay|uy|gracias|perdona)(?=[\s,]|$)
`;

/** What one calls somebody, behind one of those; a whole clause. */
export const ADDRESSED = pattern('iu')`
  ^,?\s?(?:(?:my|mein|meine|ihr|du|ma|mon|mes|mi|mio|mia)\s)?(?:love|lovely|dear|dearest|darlin['’g]?|pet|hun|hon|honey|sweet(?:heart|ie|ie pie)?|duck(?:ie)?|hen|mate|pal|son|babe|petal|chick|flower|kids|folks|all|everyone|everybody|guys|girls|boys|ladies|team|friends|
  schatz|schatzi|liebes|liebe[rn]?|liebling|süße[rn]?|spatz|maus|mausi|hase|kind|leute|zusammen|mädels|jungs|freunde|alle|
  puce|chérie?s?|c(?:œ|oe)ur|belle|beau|grande?|lapin|poulette|biche|poussin|loulou|filles|tous|toutes|les ami[es]{1,2}|les filles|
  tesoro|amore|car[aoie]|bell[aoe]|gioia|stell(?:a|ina)|cocc[ao]|piccol[ao]|ragazz[ei]|figli[ao]|amic(?:i|he)|tutt[ie]|
  cariño|guap[ao]s?|hij[ao]s?|cielo|corazón|vida|reina|rey|amor|nen[ae]|chic[ao]s|amig[ao]s|tod[ao]s)$
`;

/** "it's only gran", "hier ist die Oma", "soy la abuela": who speaks. */
export const SAYS_WHO = pattern('iu')`
  ^(?:it['’]s|this is|here is|here['’]s|i['’]m|ich bin(?:['’]s)?|hier (?:ist|spricht)|c['’]est|ici|je suis|sono|qui (?:è|parla)|soy|aquí|habla)\s(?:only\s|just\s|nur\s|la\s|le\s|il\s|el\s|l['’]|die\s|der\s|your\s|deine?\s|ta\s|ton\s|tu[ao]?\s|me\s){0,2}
  (?:mum|mom|mam|dad|nan|nana|gran(?:ny|ma|dma|dpa)?|aunt(?:ie)?|uncle|oma|opa|omi|mama|mutti|papa|tante|onkel|mamie|mémé|papi|maman|tata|tonton|nonn[ao]|mamma|papà|zi[ao]|abuel[ao]|yay[ao]|mamá|papá|madre|padre|tí[ao])(?!\p{L}|['’]s\s|s\s)
`;
