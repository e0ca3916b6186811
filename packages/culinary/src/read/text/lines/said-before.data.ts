import { pattern, source } from '../../../words/pattern.ts';

/** When it will be written: "later", "heute Abend", "à midi", "appena arrivo". */
const LATER = source`
  later|tonight|soon|tomorrow|in a (?:bit|sec|second|minute|moment)|at (?:lunch|home|noon)|after|when|once|this (?:evening|afternoon)|up|out|over|
  später|nachher|gleich|morgen|heute|abends?|mittags?|wenn|sobald|nach|ab|rein|raus|zusammen|
  tout à l['’]heure|tout de suite|ce soir|à midi|plus tard|dès que|après|demain|quand|tantôt|
  dopo|stasera|più tardi|appena|a pranzo|domani|quando|subito|tra poco|fra poco|
  luego|después|esta (?:noche|tarde)|cuando|en cuanto|mañana|al mediodía|ahora|en un rato|
  straks|vanavond|zo|morgen|als|logo|mais tarde|à noite|depois|amanhã|quando|já|sen|ikväll|senare|imorgon|snart
`;
/** What says that the recipe will be written: "I'll type it up at lunch", "schreib ich dir nachher", "luego te la paso". */
export const PROMISED = pattern('iu')`
  (?<!\p{L})(?:
  (?:i['’]?ll|i will|gonna|let me)\s(?:just\s|quickly\s)?(?:type|write|send|post|share|text|dig|look|find|put|drop|get)\s.{0,40}?(?<!\p{L})(?:${LATER})|
  (?:schreib|schick|tipp|such|post|stell|diktier)e?(?:['’]?s)?\s(?:ich|euch|dir|es|das|sie|s)(?!\p{L}).{0,40}?(?<!\p{L})(?:${LATER})|
  gebe?(?:['’]?s)?\sich\s.{0,40}?(?<!\p{L})(?:${LATER})|
  ich\s(?:schreib|schick|tipp|such|post|stell|diktier)e?(?:['’]?s)?\s.{0,40}?(?<!\p{L})(?:${LATER})|
  je\s(?:te\s|vous\s|t['’]|vous l['’])?(?:l['’]|la\s|le\s|les\s)?(?:envoie|écris|tape|note|mets|cherche|poste|balance|retrouve)(?!\p{L}).{0,30}?(?<!\p{L})(?:${LATER})|
  (?:te|ve)\s(?:l[aoe]|li)\s(?:mando|scrivo|giro|passo|cerco|copio)(?!\p{L}).{0,30}?(?<!\p{L})(?:${LATER})|
  (?:(?:${LATER}),?\s)(?:te|ve|os|se)\s(?:l[aoei]s?|li)\s(?:mando|scrivo|giro|passo|paso|escribo|envío|pongo|copio)|
  (?:te|os|se)\s(?:l[aoe]s?)\s(?:paso|mando|escribo|envío|pongo|copio|busco)(?!\p{L}).{0,30}?(?<!\p{L})(?:${LATER})|
  (?:stuur|typ|schrijf|zoek)\s(?:ik|het|je|['’]m|hem|jullie).{0,30}?(?<!\p{L})(?:${LATER})|
  (?:mando|envio|escrevo|passo)(?:[- ](?:te|vos|lhe|ta|to))?(?!\p{L}).{0,30}?(?<!\p{L})(?:${LATER})|
  (?:jag\s)?(?:skickar|skriver|letar)\s.{0,30}?(?<!\p{L})(?:${LATER})
  )(?!\p{L})
`;
/** Who brings or makes what: "io faccio la caponata", "ich mach den Zwiebelkuchen", "I'll bring the trifle". */
export const OFFERED = pattern('iu')`
  ^(?:\p{L}{1,8}[,!]?\s)?(?:
  (?:i|i['’]?ll|i['’]?m|i can|i could|i will|we['’]?ll)\s(?:just\s|then\s)?(?:make|making|do|doing|bring|bringing|take|bake|cook)|
  ich\s(?:mach|bring|back|koch|nehm|übernehm|steuer)e?|(?:mach|bring|back|koch)e?\sich|
  (?:moi,?\s)?(?:je|j['’])\s?(?:fais|ferai|apporte|amène|ramène|prépare|prends|m['’]occupe d[eu])|
  (?:io\s)?(?:faccio|porto|preparo|cucino)(?:\sio)?|(?:yo\s)?(?:hago|llevo|traigo|preparo|haré|llevaré)(?:\syo)?|
  (?:eu\s)?(?:faço|levo|trago|preparo)(?:\seu)?|ik\s(?:maak|neem|breng|bak)|jag\s(?:gör|tar|lagar|bakar|fixar)
  )\s(?:(?:the|my|a|some|den|die|das|eine?n?|meine?n?|la|le|les|l['’]|un|une|ma|mon|mes|du|il|lo|i|gli|una|el|los|las|mis?|o|os|as|um|uma|de|het|een|mijn)\s?)?(?<dish>\p{L}.*)$
`;
