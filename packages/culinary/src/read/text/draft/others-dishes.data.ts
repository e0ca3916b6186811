import { pattern, source } from '../../../words/pattern.ts';

const RELATION = source`
  aunt|auntie|uncle|mother|mum|mom|mam|father|dad|sister|brother|cousin|grandma|gran|granny|nan|nana|grandmother|grandfather|grandad|(?:mother|father|sister|brother)-in-law|neighbour|neighbor|friend|wife|husband|
  tante|onkel|mutter|mama|vater|papa|schwester|bruder|cousine|oma|opa|großmutter|großvater|schwiegermutter|schwiegervater|schwägerin|schwager|nachbarin|nachbar|freundin|freund|frau|mann|
  oncle|mère|maman|père|sœur|soeur|frère|cousin|mamie|papi|grand-mère|grand-père|belle-mère|beau-père|belle-sœur|beau-frère|voisine|voisin|amie?|femme|mari|
  zia|zio|madre|mamma|padre|papà|sorella|fratello|cugin[ao]|nonn[ao]|suocer[ao]|cognat[ao]|vicin[ao]|amic[ao]|moglie|marito|
  tía|tío|mamá|hermano|hermana|prim[ao]|abuel[ao]|suegr[ao]|cuñad[ao]|vecin[ao]|amig[ao]|mujer|marido
`;
const OF_WHOM = source`
  my|your|our|his|her|the|mein|meine|dein|deine|unser|unsere|die|der|mon|ma|ton|ta|notre|votre|la|le|mi[oa]?|tu[oa]?|mi[ao]|su[oa]?|nuestr[oa]|vuestr[oa]|el
`;
/** Somebody else than the one who tells: "your aunt", "Tante Gerda", "Mrs Doyle", "mio padre", "la vecina". */
export const SOMEBODY = pattern('iu')`
  (?<!\p{L})(?:(?:${OF_WHOM})\s(?:(?:late|old|dear|eldest|alte|liebe|vieille|cara|vecchia|vieja)\s)?(?:${RELATION})|(?:mrs|mr|miss|aunt|auntie|uncle|tante|onkel|frau|madame|mme|signora|zia|zio|doña|don|tía|tío)\.?\s\p{L}{3,})(?!\p{L})
`;
/** What such a one does with a dish: makes it, puts something in, likes it so. */
export const HAS_OWN_WAY = pattern('iu')`
  (?<!\p{L})(?:does|makes|made|puts?|adds?|added|likes?|liked|prefers?|preferred|swears by|swore by|uses|used|throws|threw|
  macht|machte|tut|tat|gibt|gab|nimmt|nahm|isst|aß|mag|mochte|schwört|schwor|
  fait|faisait|met|mettait|ajoute|ajoutait|préfère|préférait|aime|aimait|cassait|versait|jure|
  fa|faceva|mette|metteva|aggiunge|aggiungeva|preferisce|preferiva|usa|usava|giura|
  hace|hacía|pone|ponía|echa|echaba|gusta|gustaba|quiere|quería|prefiere|prefería|usaba)(?!\p{L})
`;
/** What belongs to somebody else, at the beginning of a sentence: "Quella di tua zia", "Celle de ma mère", "The one my sister makes". */
export const THE_ONE_OF = pattern('iu')`
  ^(?:quell[aoei] (?:di|del|della)|celles? (?:de|du)|ceux de|celui de|l[ao]s? de|el de|die von|der von|das von|the ones?(?: of)?)\s
`;
/** What sets it off from the dish that is told. */
export const OTHERWISE = pattern('iu')`
  (?<!\p{L})(?:but|hers|theirs|different|another|aber|anders|lieber|ihren|seinen|mais|autre|plutôt|ma|altr[oa]|invece|pero|otr[oa]|ni caso)(?!\p{L})
`;

/** What puts off to another day, or says that something else is another dish or story. */
export const ANOTHER_STORY = pattern('iu')`
  (?<!\p{L})(?:(?:an(?:other| entirely different| altogether different)|a (?:different|whole other)) (?:story|matter|recipe|thread|video|dish|day)|some other (?:day|time)|
  (?:ein )?andermal|(?:eine )?(?:ganz )?andere[sr]? (?:geschichte|thema|rezept|video|gericht|teig|baustelle|tag)|
  une (?:tout )?autre (?:histoire|fois|recette|vidéo)|un autre (?:jour|plat|sujet)|
  un['’]altra (?:storia|volta|ricetta|discussione|cosa)|un altro (?:giorno|film|discorso|piatto|paio di maniche)|tutt['’]altr[oa] (?:cosa|storia|scuola|ricetta)|
  otra (?:historia|receta|vaina)|otro (?:día|cantar|rollo|tema|plato))(?!\p{L})
`;
/** Who tells leaves something for later: "lo dejamos para cuando haga frío", "zeige ich euch nächste Woche". */
export const PUTS_OFF = pattern('iu')`
  (?<!\p{L})(?:we(?:['’]ll| will)? (?:leave|save|keep) \p{L}.{0,40} for|i(?:['’]ll| will) (?:show|tell|write|post|give) you|
  (?:zeige?|erzähle?|schreibe?|verrate?) ich (?:euch|dir|ihnen)|(?:sprechen|reden) wir|heben wir uns|
  (?:on|nous) (?:garde|laisse|gardons|laissons) \p{L}.{0,30} pour|je (?:vous|te) (?:montre|raconte|montrerai|raconterai|donnerai)|
  l[aoei] (?:lasciamo|teniamo) per|(?:vi|ti) (?:mostro|racconto|mostrerò|racconterò|darò|spiego)|
  l[aoe]s? (?:dejamos|dejo|guardamos) para|(?:os|te|lo) (?:enseño|enseñaré|cuento|contaré|explico|explicaré|escribiré))(?!\p{L})
`;
/** When that will be. */
export const LATER = pattern('iu')`
  (?<!\p{L})(?:next (?:week|time|month|year|winter|summer|autumn|spring)|when it|nächste[sn]? (?:woche|mal|monat|jahr)|nächster woche|wenn (?:es|die|der)|
  (?:la semaine|la fois|l['’]année|le mois) prochaine?|la prochaine fois|quand (?:il|les|la|le)|la prossima (?:volta|settimana)|il prossimo mese|quando (?:fa|farà|verrà|arriva|sarà)|
  la próxima (?:semana|vez)|la semana que viene|el (?:próximo|mes que viene)|cuando (?:haga|venga|llegue|vengan))(?!\p{L})
`;
