import { pattern } from '../../../words/pattern.ts';

/** A message that asks for a recipe. */
export const ASKS = pattern('iu')`
  (?<![\p{L}])(?:recipes?|rezepte?|recettes?|ricett[ae]|recetas?|recept(?:en|et)?|receitas?|how (?:do|did) you (?:make|do)|
  wie (?:machst|macht|gehen|geht|ging|gingen|war|waren|hast)|
  comment (?:tu (?:la |le |les )?fai(?:s|sais)|on fait|vous fai(?:tes|siez))|come (?:(?:la |lo |le |li )?(?:fai|facevi|fate|prepari)|si fa|si fanno|era|erano)|
  cómo (?:haces|hacías|se hacen?|se hacían?|hacéis|las haces|era|eran|es|va|van)|
  what (?:was|is|went|goes|['’]s|do you put|did you put) in(?:to)?|what (?:did|do) you do (?:to|with)|was (?:war|ist|kommt|kam|tust du|hast du) (?:da |alles |nochmal |noch mal |denn |eigentlich ){0,3}(?:in|an|rein)|
  qu['’](?:est-ce qu['’]?(?:il y a|tu mets|t['’]as mis|vous mettez) dans|y a-t-il dans)|(?:y a|tu mets|il y a) quoi dans|(?:che )?cosa (?:c['’]era|ci va|ci metti|ci hai messo|mettevi) (?:nell?|dentro)|
  qué (?:lleva|llevaba|llevan|llevaban|le (?:pones|echas|pusiste|echaste))|
  me (?:pasas|pasa|pasáis|mandas|das|dices|dictas)|pása(?:me|nos)|mánda(?:me|nos)|mi (?:passi|mandi|dai|dici|detti|giri)|mandami|passami|
  (?:tu|vous) m['’ ]?(?:e )?(?:passes|passez|envoies|envoyez|donnes|donnez|redonnes|redonnez|files)|envoie[sz]?[- ]moi|
  (?:schickst|gibst|schreibst|diktierst|verrätst) du (?:mir|uns)|(?:can|could|would) you (?:send|give|text|tell) (?:me|us)|send me|
  hoe maak je|como (?:fazes|se faz)|hur gör du)(?![\p{L}])
`;

/** What asks in a sentence without its sign: "can you send the flapjacks", "tu balances la recette", "mi mandi la caponata". */
export const REQUESTS = pattern('iu')`
  (?<![\p{L}])(?:(?:can|could|would|will) (?:you|u|somebody|someone) (?:please |pls |just |also ){0,2}(?:send|give|text|tell|post|share|write|type|forward)|(?:send|give|text|tell|share|post) (?:me|us)|
  (?:kannst|könntest|magst|würdest) du (?:mir |uns |bitte |mal |nochmal |das |den |die |dein\p{L}{0,2} ){0,4}|(?:schick|gib|schreib|sag|verrat|diktier)e?(?:st)? (?:du )?(?:mir|uns)|
  (?:tu|vous) (?:peux|pourrais|pouvez|pourriez) (?:m['’]|me |nous )?(?:l['’]|la |le |les )?(?:envoyer|donner|passer|filer|redonner)|(?:tu|vous) (?:m['’]|me |nous )?(?:envoies?|envoyez|passes|passez|donnes|donnez|files|balances)|(?:envoie|passe|donne|file)[sz]?[- ](?:moi|nous)|
  (?:mi|ci) (?:mandi|mandate|passi|passate|dai|date|giri|scrivi|dici|detti|servirebbe|serve)|(?:manda|passa|scrivi|dai|dam|gira)(?:mi|ci)|(?:puoi|potresti) (?:mandar|passar|scriver|girar|dar)(?:mi|ci)|
  (?:me|nos) (?:pasas|pasáis|mandas|das|dices|escribes|envías)|(?:pasa|manda|escribe|envía|da|di)(?:me|nos)|(?:puedes|podrías) (?:pasar|mandar|enviar|dar|escribir)(?:me|nos)|
  (?:kun|wil) je (?:me|mij|ons)|stuur (?:me|mij|ons)|(?:podes|pode|podias) (?:enviar|mandar|passar|dar)[- ]?(?:me|nos)|manda[- ]me|kan du (?:skicka|ge)|skicka)(?![\p{L}])
`;

/** "the soup from last night", "das Curry von gestern": when it was eaten. */
export const OCCASION = pattern('iu')`
  \s(?:from|of|at|on|von|vom|am|beim|zum|aus|de|du|del|de la|de l['’]|di|della|dell['’]|do|da|van|från)\s?
  (?:the |other |last |your |letzte[mnrs]? |neulich |autre |altr[ao] |otr[ao] |ce |cet |ces ){0,2}
  (?:dinner|night|evening|lunch|party|potluck|pot luck|buffet|barbecue|bbq|picnic|wedding|christening|supper|reunion|get[- ]together|yesterday|saturday|sunday|friday|monday|day|week(?:end)?|gestern|abend|samstag|sonntag|freitag|fest|feier|geburtstag|grillen|grillabend|grillfest|picknick|büffet|buffet|hochzeit|taufe|basar|mitbringparty|treffen|
  soir|soirée|dîner|hier|samedi|dimanche|vendredi|fête|anniversaire|jour|week-end|pique-nique|buffet|barbecue|mariage|baptême|kermesse|repas|réveillon|cena|pranzo|ieri|sera|sabato|domenica|venerdì|festa|compleanno|giorno|grigliata|buffet|picnic|matrimonio|battesimo|rinfresco|sagra|
  ayer|día|noche|sábado|domingo|viernes|fiesta|cumple(?:años)?|comida|barbacoa|merienda|boda|bautizo|picnic|romería|otro día|gisteren|avond|zaterdag|zondag|ontem|jantar|igår|fredags)(?![\p{L}]).*$
`;
