import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';

/** What is done in one case, another day, for storing, with leftovers, in another way, or as somebody likes: no step. */
export const OF_OTHER_TIMES = pattern('iu')`
  (?<!\p{L})(?:
  if|unless|leftovers?|left over|(?:next|following|second) day|(?:day|night) before|in advance|ahead|instead|alternatively|optional(?:ly)?|
  fridge overnight|airtight|keeps?|freezer|freez(?:es?|ing)|store[ds]?|reheat|days|weeks?|months?|variation|twist|swap|substitute|replace|(?:add|use) (?:more|less|extra)|feel free|for a change|zur abwechslung|pour (?:changer|varier)|per (?:cambiare|variare)|para (?:variar|cambiar)|
  don['’]?t forget|remember|enjoy|hope|share|my|our|we|i (?:always|also|like|usually|serve|add|use|eat|find|often|never|think|love|made|had|put)|you can|ideally|
  wer|wenn|falls|sollte|(?<=^|die |der |etwaige |eventuelle )reste[n]?|übrig geblieben\p{L}*|übriggeblieben\p{L}*|(?:am )?nächsten tag|vortag|vorabend|im voraus|statt|stattdessen|anstatt|anstelle|alternativ|
  wahlweise|eventuell|evtl|nach belieben|nach wunsch|variante|einfrieren|gefrierfach|luftdicht|aufbewahren|aufheben|lagern|tage[n]?|wochen?|monate?n?|
  vergiss|vergesst|vergessen|guten appetit|lasst es|ich|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|man kann|kann|könnt|kannst|können|aufwärmen|
  s['’]ils?|si vous|si tu|(?<=les |vos |tes |des |éventuels )restes|le lendemain|la veille|à l['’]avance|au lieu|à la place|remplace[rz]?|variante|congel\p{L}*|conserv\p{L}+|gard(?:er|ez|e)|
  jours|semaines?|mois|n['’]oubli\p{L}+|pensez|pense|essay\p{L}+|régalez|dégustez|bon appétit|je|j['’]\p{L}+|mon|ma (?:mère|grand\p{L}*|belle|femme|tante|famille|fille|sœur)|nous|notre|vous pouvez|on peut|peu(?:t|vent)|réchauff\p{L}+|facultati\p{L}+|au choix|
  se (?:preferi\p{L}+|vol\p{L}+|vuoi|avete|hai|serve|è|sono|ne|vi|ti|non|piace|avanz\p{L}+|rima\p{L}+|resta)|avanz\p{L}+|il giorno (?:dopo|prima|seguente)|la sera prima|in anticipo|invece|al posto|sostitui\p{L}+|surgel\p{L}+|frigo(?:rifero)? per|
  giorni|settiman[ae]|mesi|non dimentica\p{L}+|ricorda\p{L}*|provate|buon appetito|io|mi[ao]|mie|nostr[aoie]|potete|puoi|si può|si possono|può|a piacere|volendo|facoltativ\p{L}+|riscald(?:are|ate|a)|
  si(?=\s(?:os|te|le|les|no|la|el|los|las|sobra\p{L}*|queda\p{L}*|quier\p{L}+|quer\p{L}+|tien\p{L}+|prefer\p{L}+|hay)(?!\p{L}))|sobras?|sobran?|al (?:día|otro día) siguiente|el día (?:antes|anterior|siguiente)|la víspera|de víspera|
  en lugar|en vez|sustitu\p{L}+|congelad?\p{L}*|guard(?:ar|a|ad|e|an)|nevera|días|semanas?|meses|no olvid\p{L}+|recuerd\p{L}+|prob(?:ad|ar) (?:con|a)|disfrut\p{L}+|que aproveche|
  yo|mis?(?!-)|nuestr[ao]s?|pued\p{L}+|podéis|se come[n]?|opcional(?:mente)?|al gusto de|recalent\p{L}+
  )(?!\p{L})
`;

/** Words that stand among the verbs of the kitchen and order nothing, or not what is done to this dish. Folded. */
export const ORDERS_NOTHING = wordSet(`
  can can't during into if meanwhile at until use using try enjoy choose ensure get stop close clarify start light dry double whole read print follow
  share pin comment rate save make keep store freeze reheat check remember note buy
  einen eine in mit nun dann danach anschliessend zuerst zunachst inzwischen wahrend alle alles ofen backofen den die das warte probiere
  dans pendant puis ensuite enfin choisir choisissez choisis prendre gouter goutez preferer essayer
  in quando nel nella scegliere scegliete scegli usare usate usa provare provate
  en cuando elegir elige usar usa usad probar proba
  het de in na numa num em ta i
`);

/** "Nicht stehen lassen, sonst wird es grau.", "jamais au robot": what not to do, and why. */
export const FORBIDS = pattern('iu')`
  ^(?:bloß |bitte |nur |ja )?(?:nicht|nie|niemals|kein\p{L}{0,2}|never|don['’]t|do not|ne |n['’]|jamais|non|mai|no|nunca|jamás)(?!\p{L})|
  (?<!\p{L})nicht \p{L}{2,20}n(?=[,.!]|$)|
  (?<!\p{L})(?:sonst|otherwise|or else|never|sinon|jamais|altrimenti|sennò|mai|si no|nunca|jamás|let (?:me|us))(?!\p{L})
`;

/** What may stand in front of an order and tells when: "Zum Schluss", "then". */
export const IN_FRONT_OF_ORDER = pattern('iu')`
  ^(?:(?:and|then|finally|lastly|now|next|at the end|to finish|to serve|just before serving|before serving|
  et|puis|ensuite|enfin|pour finir|pour servir|à la fin|au moment de servir|avant de servir|
  e|poi|infine|alla fine|per finire|prima di servire|al momento di servire|
  y|luego|después|por último|al final|para terminar|antes de servir|a la hora de servir|al servir),?\s){1,2}
`;

/** "Season, if needed.": no case of its own. */
export const WHERE_NEEDED = pattern('iu')`
  [,(]?\s?(?<!\p{L})(?:if (?:needed|necessary|required|you like|liked)|(?:falls|wenn) nötig|falls erforderlich|bei bedarf|
  si (?:nécessaire|besoin|vous (?:le )?voulez)|s['’]il le faut|se (?:necessario|serve|occorre|piace)|si (?:hace falta|es necesario|fuera necesario|se quiere))(?!\p{L})\)?
`;
