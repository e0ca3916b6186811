import { pattern } from '../../../words/pattern.ts';

/** Opens what somebody says aside while telling a recipe: "Moment, ...", "Aspetta che ...", "Get down, ...". */
export const HOLDS = pattern('iu')`
  ^(?:(?:oh|ah|ach|ay|uy|so|also|na|hey|oi|eh|right|ok(?:ay)?),?\s)?(?:wait|hang on|hold on|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|get (?:down|off|out)|stop (?:it|that)|shush|sorry|excuse me|
  moment(?: mal)?|einen moment|sekunde|augenblick|warte(?: mal| kurz)?|wart(?: mal)?|ruhe|aus|entschuldige?|tschuldigung|
  attends?|attendez|une (?:seconde|minute)|deux (?:secondes|minutes)|tais-toi|couché|pardon|excuse(?:z)?-moi|
  aspetta(?:te)?|un (?:attimo|momento|secondo)|scusa(?:mi|te)?|zitt[oa]|giù|buon[oa]|
  espera(?:d|te)?|esperad|un (?:momento|segundo|minuto)|perdona(?:d|me)?|perdón|disculpa|calla(?:te)?|quiet[oa]|baja)(?=[\s,.!:])
`;

/** What lives, rings or calls in a house, and what one goes away by. Folded. */
export const HOUSEHOLD = pattern('u')`
  (?:^|\s|['’])(?:dogs?|puppy|cats?|kitten|postman|courier|parcel|delivery|doorbell|(?:tele)?phone|telly|television|tv|neighbours?|kids|grandchildren|bus|train|taxi|
  hund|katze|kater|postbote|brieftrager|paketbote|paket|klingel|turklingel|telefon|handy|fernseher|nachbar(?:in|n)?|enkel|schornsteinfeger|zug|taxi|
  chien|chienne|chat|chatte|facteur|livreur|colis|sonnette|telephone|portable|tele|voisine?s?|gamins|petits-enfants|train|
  cane|cagnolino|gatt[oa]|postino|corriere|pacco|campanello|citofono|telefono|telefonino|cellulare|tele|televisione|vicin[oa]|nipoti|treno|autobus|vigile|
  perr[oa]|gat[oa]|cartero|repartidor|paquete|timbre|telefono|movil|tele|television|vecin[oa]s?|nietos|tren|autobus)(?=\s|[.,;:!?]|$)
`;

/** Ends what somebody is asked for, and what takes the telling up again: "... turn the telly down please." */
export const PLEASE =
  /(?:^|\s)(?:please|bitte|s['’]il (?:te|vous) plait|per (?:favore|piacere)|por favor)[.!]*$/u;

/** "So, da bin ich wieder.", "Where was I?" */
export const BACK_AGAIN = pattern('u')`
  ^(?:(?:right|so|ok(?:ay)?|also|gut|bon|alors|allora|ecco|bueno|vale|venga|pues),?\s)?(?:i['’]?m back|where was i|sorry about that|da bin ich wieder|bin wieder da|wo war ich|weiter geht['’]?s|me (?:re)?voila|
  je reprends|ou en etais-je|c['’]est rien|eccomi(?: qua)?|dov['’]ero|dicevo|dove eravamo|tutto a posto|ya estoy(?: aqui)?|ya he vuelto|por donde iba|sigo|nada,? que)[.!?…]*$
`;

/** Opens what somebody says of who is there, or of what that one does: "That's Biscuit.", "Das war die Katze.", "Il a senti le poisson." */
export const SAYS_WHAT_IS = pattern('iu')`
  ^(?:(?:oh|ah|ach|ay|so|na|and|und|et|e|y|but|aber|mais|ma|pero),?\s)?
  (?:(?:that|this|he|she|they|it|who)(?:['’](?:s|re|d|ll|ve)|\s(?:is|was|has|had|wants?|smelt|smells|knows?))|
  (?:das|er|sie|es|wer)\s(?:ist|war|waren|sind|hat|haben|will|riecht)|
  c['’](?:est|était)|(?:il|elle|ils|elles|on|ça)\s(?:est|était|a|ont|veut|sent|vient)|
  (?:lui|lei|quest[oa]|quell[oa])\s(?:è|era|ha|vuole|sente)|(?:è|era|ha|sono|vuole)|
  (?:él|ella|es[eoa]|est[eoa])\s(?:es|era|ha|quiere|huele)|(?:es|era|está|ha|quiere))(?=\s)
`;
