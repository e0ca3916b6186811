import { pattern } from '../../../../words/pattern.ts';

/** What opens a sentence of a told recipe that says an amount anew: "No, five", "Bueno, siete", "Que dis-je", "Ach was", "Macché". */
export const SAYS_ANEW = pattern('iu')`
  ^[(\[–—*-]?\s?(?:(?:oh|ah|ach|ay|eh|hm+|and|und|et|e|y|but|aber|mais|ma|pero)[,\s]{1,2})?
  (?:no(?=[,:!.…])|nope|i tell a lie|well(?=,)|what am i saying|listen to me|(?:i|we)(?:['’]d| would)? better make (?:it|that)|or rather|
  nein(?=[,:!.…])|ach was|was (?:sag|red|erzähl)e? ich|na gut|also gut|ach du|obwohl(?=,)|beziehungsweise|
  non(?=[,:!.…])|(?:mais )?que dis-je|allez(?=,)|enfin(?=,)|ou plutôt|disons|
  no(?=[,:!.…])|macché|(?:ma )?che dico|o meglio|facciamo|diciamo|vabbè|
  bueno(?=,)|vaya(?=,)|(?:pero )?qué digo|mejor (?:dicho|que sean|sean)|digamos|pongamos)(?!\p{L})
`;

/** Who looks an amount up, or is told better: "I'm looking at the card", "jetzt lese ich gerade nach", "rileggo", "me corrige mi madre". */
export const LOOKS_UP = pattern('iu')`
  (?<!\p{L})(?:looking at (?:the|my|her|his|it)|(?:just |have |['’]ve )?(?:checked|looked it up|looked again)|just looked|(?:card|book|notes?|notebook|recipe) says|corrects me|(?:is|are|was) (?:shouting|calling|telling me|saying)|
  (?:lese|lies|les|sehe|seh|schaue|schau|gucke|guck|schlage|schlag)\s(?:ich\s)?(?:\p{L}{2,8}\s){0,2}nach|(?:nachgelesen|nachgesehen|nachgeschaut|nachgeguckt|nachgeschlagen)|(?:sehe|seh|lese) (?:ich )?gerade|(?:verbessert|korrigiert) mich|(?:ruft|sagt) (?:mir )?gerade|
  (?:je|j['’]ai) (?:relis|relu|vérifi[eé]|regard[eé]|retrouv[eé])|viens de (?:vérifier|relire|regarder|retrouver)|me (?:corrige|souffle|reprend|rappelle)|en relisant|en vérifiant|
  rileggo|ricontrollo|controllo|riguardo|ho (?:appena )?(?:riletto|ricontrollato|controllato|riguardato|guardato|rivisto)|rileggendo|(?:mi|mi sta) (?:corregge|correggendo|suggerisce|dice)|correggi|correggete|
  releo|compruebo|(?:lo )?he (?:releído|comprobado|mirado|vuelto a mirar)|acabo de (?:mirar|comprobar|releer|leer)|(?:me|me está) (?:corrige|corrigiendo|dice|apunta|chiva)|corrige|corrígelo|corregid)(?!\p{L})
`;

/** What a sentence has that weighs an amount against the one said before: "is too few", "besser", "c'est mieux", "meglio", "va sobrado", "no se sostienen". */
export const WEIGHS = pattern('iu')`
  (?<!\p{L})(?:too (?:much|many|little|few)|enough|plenty|a lot|will do|does it|is|are|was|were|better|rather|make it|said|used to|
  zu (?:viel|viele|wenig|wenige)|viel|genug|reicht|reichen|besser|lieber|war|waren|genügen|gesagt|
  trop|assez|beaucoup|peu|mieux|plutôt|suffit|suffisent|était|étaient|dit|
  tropp[oiae]|poc[oa]|poch[ie]|abbastanza|sufficient[ei]|meglio|basta|bastano|piuttosto|era|erano|detto|viene|
  much[oa]s?|demasiad[oa]s?|poc[oa]s?|bastantes?|suficientes?|cort[oa]s?|larg[oa]s?|mejor|basta|bastan|sobra|sobran|sobrado|llega|llegan|era|eran|dicho|no se)(?!\p{L})
`;

/** What says before an amount that it was so once: "I used to write 500 g", "früher nahm ich 500 g", "avant je mettais". */
export const USED_TO = pattern('iu')`
  (?<!\p{L})(?:used to|formerly|in the old days|früher|damals|sonst immer|autrefois|avant|d['’]habitude|prima|una volta|di solito|antes|antaño|normalmente)(?:\s\p{L}{1,12}){0,3}\s?$
`;

/** A word that slips out where somebody sees a mistake: "Mince, 40 cl", "Upps, zwei Dosen", "uy 3 calabacines", "Accidenti". */
export const SLIPS_OUT = pattern('iu')`
  ^[(\[–—*-]?\s?(?:whoops?|oops|damn|darn|drat|dang|blast|argh+|gah|doh|d['’]oh|crikey|shoot|crumbs|blimey|uh[- ]?oh|oh dear|oh no|hm+|
  u+p{1,2}s|hoppla|hups|mist|verflixt|verdammt|oje|herrje|mensch|autsch|oh mann|
  mince|zut|flûte|oups|aïe|hé|punaise|mer(?:de|credi)|hum|
  ops|accidenti|mannaggia|cavolo|acci|oddio|ahia|uffa|accipicchia|
  uy|huy|ups|vaya|anda|caramba|ostras|jolín|mecachis|madre mía|ay|uf)(?=[\s,!.:…–—-])
`;

/** What says of a food how much of it there should be: "the stock should of course be 1 litre", "der Zucker sollte 150 g sein", "las patatas deben ser tres". */
export const SHOULD_BE = pattern('iu')`
  (?<!\p{L})(?:(?:should|ought to|needs? to|was supposed to|were supposed to) (?:of course |really |actually |obviously )?(?:be|read|have been)|
  (?:muss|müssen|soll(?:te|ten)?|müssten?)(?!\p{L})[^,;:.!]{1,40}(?<!\p{L})sein|
  (?:devrai(?:t|ent)|doi(?:t|vent)) (?:bien sûr |évidemment )?être|
  (?:dovrebbe(?:ro)?|deve|devono|doveva(?:no)?) (?:naturalmente |ovviamente )?essere|
  (?:deb(?:e|en|ería|erían)|tienen? que) (?:por supuesto |naturalmente )?ser)(?!\p{L})
`;
