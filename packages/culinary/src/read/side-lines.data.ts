import { pattern } from '../words/pattern.ts';

/** A line in a list of ingredients that only names allergens. */
export const ALLERGEN_LINE = pattern('iu')`
  ^(?:(?:may\s)?contains?|allergens?|allergy (?:advice|information)|enthält|kann\s.{1,40}\senthalten|
  allergene?|contient|allergènes?|contiene|allergeni|alérgenos?|bevat|allergenen|alérgenos|contém|
  innehåller|allergener)(?:\s?:|\s(?=\p{L}))
`;

/** A line in a list of ingredients that names tools: "Special equipment: a 9-inch pan". */
export const EQUIPMENT_LINE = pattern('iu')`
  ^(?:special equipment|equipment|tools|you will also need|außerdem|zubehör|küchengeräte|utensilien|
  matériel|ustensiles|attrezzatura|utensili|utensilios|equipo|benodigdheden|keukengerei|utensílios|
  redskap)\s?:\s
`;

/** What such a line begins with where it may name food as well. */
export const NEEDED_BESIDES =
  /^(?:you will also need|außerdem|ausserdem|il faut aussi|en plus|además|inoltre|benodigdheden)\s?:\s/iu;

/** A step that says how long the finished dish keeps. Each pattern asks for a span of days or more. */
export const STORAGE_STEPS: readonly RegExp[] = [
  /^(?:store|keep|refrigerate|freeze)\b[^.]{0,60}\bleftovers?\b/i,
  /^(?:any )?leftovers?\b.{0,120}\b(?:days?|weeks?|months?|airtight|fridge|freezer)\b/i,
  /^(?:store|keep)\b[^.]{0,80}\b(?:airtight|fridge|refrigerator|freezer|room temperature)\b[^.]{0,60}\b(?:days?|weeks?|months?)\b/i,
  /^(?:it |they |this |the \p{L}+ )?(?:will |can )?(?:keeps?|be kept|be stored)\b[^.]{0,60}\b(?:days|weeks|months)\b/iu,
  /^once opened\b.{0,80}\b(?:days?|weeks?|months?)\b/i,
  /^.{0,80}\b(?:eat|use|consume)\b.{0,20}\bwithin\b.{0,20}\b(?:days?|weeks?|months?)\b/i,
  /^(?:reste|übrig gebliebene\p{L}*)\s.{0,120}(?:tage|wochen|monate|kühlschrank|luftdicht|einfrieren|eingefroren)/iu,
  /^(?:\S+ ){0,3}(?:hält|halten) sich\b.{0,80}(?:tage|wochen|monate|über nacht)/iu,
  /^.{0,80}(?:luftdicht|kühlschrank|gefrierfach).{0,60}(?:tage|wochen|monate)n?.{0,30}(?:haltbar|aufbewahren|lagern|halten)/iu,
  // "Emballé dans un torchon, il tient trois jours", "Unter einer Glocke hält er sich drei Tage": behind where it is kept.
  /^[^.!?]{3,60}(?:,\s|\s)(?:(?:ils?|elles?|ça|cela)\s(?:tient|tiennent|se\s(?:garde|conserve)(?:nt)?|restent?)|(?:hält|halten)\s(?:er|sie|es|das|die)?\s?sich|(?:it|they)\s(?:will\s)?keeps?|(?:si\s(?:mantien|conserva|tien)\p{L}{1,4}|dur[ai]n?o?|aguantan?|se\s(?:conserva|mantiene)n?))\s[^.!?]{0,40}(?:jours?|semaines?|mois|tage[n]?|wochen?|monate?n?|days?|weeks?|months?|giorn[oi]|settiman[ae]|mes[ei]|días?|semanas?|meses)(?!\p{L})/iu,
  /^(?:se conserve(?:nt)?|se garde(?:nt)?|à conserver|conserve[rz])\s.{0,80}(?:jours?|semaines?|mois)(?![\p{L}])/iu,
  /^(?:si (?:conserva|mantien|mantengo|tengo)(?:no|e)?|conservar[ei]|conservate)\s.{0,80}(?:giorn[oi]|settiman[ae]|mes[ei])(?![\p{L}])/iu,
  /^(?:.{0,80}\s)?(?:dura|aguanta)n?\s.{0,40}(?:días?|semanas?|mes(?:es)?)(?![\p{L}])/iu,
  /^(?:se conservan?|se guardan?|conservar|guardar)\s.{0,80}(?:días?|semanas?|mes(?:es)?)(?![\p{L}])/iu,
  /^(?:conserv(?:a|e|am|ar|ação)|guard(?:e|ar)|armazen(?:e|ar))\s?(?:-se)?\b.{0,80}(?:dias?|semanas?|mes(?:es)?)(?![\p{L}])/iu,
  /^(?:bewaar(?:tip)?|bewaren)\b.{0,80}(?:dagen|weken|maanden)(?![\p{L}])/iu,
  /^(?:\S+ ){1,4}(?:is|zijn|blijft|blijven)\s.{0,60}(?:dagen|weken|maanden)\s(?:houdbaar|goed|te bewaren)/iu,
  /^(?:förvara(?:s)?|håller)\b.{0,80}(?:dagar|veckor|månader)(?![\p{L}])/iu,
  /^(?:\S+ ){1,4}håller(?: sig)?\s.{0,60}(?:dagar|veckor|månader)(?![\p{L}])/iu,
];

/** "… for six weeks before opening", "… 3 settimane prima di aprirli": how long what is made must wait, which is work on it and no remark. */
export const WAITS_BEFORE = pattern('iu')`
  (?<!\p{L})(?:before (?:\p{L}{2,12}ing|you (?:open|eat|use|serve|taste|try|cut|touch)|(?:it|they)(?:['’]s| is|['’]re| are) (?:opened|eaten|used|ready|served))|
  (?:vor|bis zu[mr]) (?:dem|der|seinem|ihrem|ersten|m|r)?\s?(?:öffnen|genuss|verzehr|gebrauch|verwendung|anbrechen|anschneiden|essen|servieren|probieren|kosten|anbruch)|
  bevor (?:man|du|ihr|sie|wir|es|er) .{0,40}(?:öffn|anbrich|anbrech|isst|ess|probier|kost|verwend|servier|anschneid)\p{L}{0,4}|
  avant (?:de |d['’])(?:(?:l[ea]s? |l['’]|en |y )?\p{L}{2,12}(?:er|ir|re))|avant (?:ouverture|dégustation|consommation|l['’]ouverture|usage)|
  prima d(?:i |['’])\p{L}{2,14}r(?:e|l[oaie]|n[ei])|prima del(?:l['’]|la |lo )?\s?(?:apertura|uso|consumo|assaggio)|
  antes d(?:e |['’])(?:l[oa]s? )?\p{L}{2,14}[aei]r(?:l[oa]s?|se)?|antes de(?: su|l)? (?:consumo|uso|apertura)|
  (?:voordat|alvorens) .{2,40}|voor (?:het )?(?:openen|gebruik|serveren|eten)|innan (?:du|den|de|man|servering).{0,30})(?!\p{L})
`;

/** A sentence behind the last step that says how the dish keeps or tastes later on, without a span of days. */
export const KEEPS_OR_BETTER_LATER = pattern('iu')`
  ^(?:(?:(?:it|this|they) )?(?:keeps?|freezes?|reheats?)(?: very| really)? well|(?:(?:it|this)(?: is|['’]s)|they are|tastes)?\s?(?:even )?
  (?:better|best) (?:(?:on )?the (?:next|second|following) day|a day later)|(?:\S+ ){0,3}(?:lässt|lassen) sich (?:auch |sehr )?
  (?:gut |prima )?einfrieren|(?:\S+ ){0,3}am nächsten tag (?:noch |sogar )?(?:viel )?besser|(?:c['’]est |elle est |il est )?(?:encore )?
  (?:bien )?meilleure?s? (?:le lendemain|réchauffée?s?)|(?:(?:il|elle|ça|cela|ils|elles) )?se (?:congèle|réchauffe)(?:nt)? (?:très )?bien|(?:è |sono )?(?:ancora )?(?:più buon[oaie]|
  migliore?i?) il giorno dopo|si (?:congelan?o?|riscaldan?o?) (?:molto |anche |benissimo|bene)|(?:es |est[áa]n? |queda )?(?:aún )?mejor (?:de un día para otro|al día siguiente)|
  se (?:congela|recalienta)n? (?:muy )?bien|smaakt de volgende dag (?:nog )?beter|laat zich goed invriezen|fica (?:ainda )?melhor no dia seguinte|
  congela (?:muito )?bem|(?:ännu )?bättre dagen (?:efter|därpå))(?![\p{L}])
`;

/** A sentence behind the last step that says what goes with the dish, and tells nobody to serve it: "Lovely with peas.", "Dazu passt Reis". */
export const GOES_WITH = pattern('iu')`
  ^(?:(?:(?:it['’]?s|it is|this is|they['’]re|really|so|just|absolutely) ){0,2}(?:lovely|great|delicious|perfect|good|nice|gorgeous|amazing|best) with|
  goes (?:really |very )?well with|dazu (?:passt|passen|gibt(?:['’]?s| es)|schmeckt|schmecken|ess\p{L}{2,3} wir)|
  (?:schmeckt|passt) (?:(?:super|gut|prima|toll|am besten|besonders gut|auch) ){0,2}(?:mit|zu)|
  (?:c['’]est )?(?:parfait|délicieux|très bon|super bon|excellent) avec|avec .{3,40} c['’]est (?:parfait|délicieux|très bon|super)|
  (?:è |sono )?(?:ottim[oaie]|buonissim[oaie]|perfett[oaie]|squisit[oaie]) con|
  quedan? (?:muy )?\p{L}{4,14} con|(?:est[áa]n? |queda )?(?:muy )?(?:ric[oa]|buen[oa]|buenísim[oa]|riquísim[oa]|delicios[oa]|perfect[oa])s? con|
  (?:heerlijk|lekker) met|(?:ótim|delicios)[oa]s? com|(?:gott|jättegott|perfekt) med)(?![\p{L}])
`;

/** "Heikes Tipp: ...", "El truco de Pepa: ...", "L'astuce de la cheffe : ...": whose tip it is, too. */
export const TIP_OF_SOMEBODY = pattern('iu')`
  ^(?:[\p{L}.'’-]{1,20}\s){0,3}(?:\p{L}{1,2}['’])?(?:tipps?|tips?|astuces?|conseils?|trucs?|consigli?o?|consejos?|trucos?|secreto?|segreto)
  (?:\s[\p{L}.'’-]{1,20}){0,4}\s?:\s(?=\S)
`;

/** "Si os quedan caldosas, ...", "If yours is on the sharp side, ...", "Évite les lentilles corail": what to do in one case, or to take. */
export const IN_ONE_CASE = pattern('iu')`
  ^(?:if (?:it|they|you|your|yours|the|this|anyone|any)|s['’]ils?|si(?=\s(?:os|te|le|les|no|la|el|los|las|tu|tus|vuestr\p{L}+|est[áa]\p{L}*|queda\p{L}*|quier\p{L}+|quer\p{L}+|tien\p{L}+|ves|veis|sobra|prefer\p{L}+|ta|tes|ton|votre|vos|c['’]est|on|elle|ils?|elles|l['’]|besoin)(?![\p{L}])[^.]{3,70},\s)|
  se(?=\s[^.,]{2,40}(?<![\p{L}])(?:è|sono|fosse|risult\p{L}*|rest\p{L}*|rimane|avete|hai|volete|vuoi|preferi\p{L}*|piace|avanza|manca)(?![\p{L}])[^.]{0,40},\s)|
  falls|sollte|
  wenn\s.{0,40}(?<![\p{L}])(?:zu|sehr|nicht|kein\p{L}{0,2}|lieber|magst|mag|möchte\p{L}{0,2}|willst|hast|wollt)|als het te|se (?:ficar|estiver)|om den är|
  don['’]t use|never use|nimm keine?|nehmt keine?|évite[zr]?|n['’]utilise[zr]? pas|ne prends pas|ne prenez pas|non usa(?:te|re)|evita(?:te|d|r)?|no us(?:es|éis|ar|e))(?![\p{L}])\s?.{5,}
`;

/** "Je le sers avec une salade", "Bei uns gibt es dazu Reis": how the cook eats it, among steps that tell nobody's own doing. */
export const SERVED_BY_COOK = pattern('iu')`
  ^(?:(?:i|we) (?:always |usually |like to )?(?:serve|eat|have) (?:it|this|them|ours)(?: always)?|(?:ich|wir) (?:serviere|servieren|esse|essen|reiche|reichen|mag|mögen) (?:es|ihn|sie|das|die|den|dazu)|
  (?:bei uns|hier) (?:gibt(?:['’]?s| es)|kommt|kommen) (?:immer |gern(?:e)? |meist(?:ens)? )?dazu|(?:je|on|nous) (?:la |le |les |l['’])(?:sers|sert|servons|mange|mangeons|accompagne|accompagnons)|
  (?:io |noi )?(?:lo|la|li|le) (?:servo|serviamo|mangio|mangiamo|accompagno)|(?:yo |nosotros )?(?:lo|la|los|las) (?:sirvo|servimos|como|comemos|acompaño) (?:con|siempre)|
  (?:ik|wij|we) (?:serveer|serveren|eet|eten) (?:het|hem|ze|dit|er)|eu sirvo|(?:jag|vi) serverar (?:den|det|dem))(?![\p{L}])
`;

/** "Ojo con la sal, que ...", "Go easy on the salt": what a cook warns of who seasons. */
export const WARNS_OF_SALT = pattern('iu')`
  ^(?:(?:careful|go easy|mind|watch out|easy|beware)(?: with| on| of)?(?: the)? (?:salt|salting|seasoning)|
  (?:vorsicht|achtung|aufpassen|sparsam|vorsichtig)(?: sein)?(?: mit| beim)?(?: dem)? (?:salz|salzen)|
  (?:attention|gare|doucement|prudence|mollo|vas-y doucement|allez-y doucement) (?:au|avec le|sur le) sel|
  (?:attenzione|attenti|occhio|andateci piano|vacci piano) (?:al|con il|col) sale|
  (?:ojo|cuidado|cuidadito|atención|atentos|cautela) (?:con|a) la sal|
  (?:atenção|cuidado) (?:ao|com o) sal|
  (?:pas op|voorzichtig|let op) met (?:het )?zout|
  (?:var )?(?:försiktig|försiktigt|akta|se upp) (?:med )?saltet)(?!\p{L})
`;
