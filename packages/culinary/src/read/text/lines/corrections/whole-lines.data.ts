import { pattern } from '../../../../words/pattern.ts';

/** What says that an item was forgotten: "I forgot 150 ml white wine", "fehlen noch 2 Eier", "j'ai zappé", "mi è sfuggito", "se me ha pasado". */
export const LEFT_OUT = pattern('iu')`
  (?<!\p{L})(?:(?<!don['’]t |not |never |you )(?:forgot|forgotten)|left out|missed(?: out)?|omitted|skipped over|(?:is|are|was|were) missing|didn['’]t (?:mention|say|list|write down)|
  (?<!nicht |nie )(?:vergessen|unterschlagen|ausgelassen|übersehen|überlesen|unterlassen)(?! werden)|fehlt|fehlen|
  (?:ai|avais|avons|a) (?:oublié|zappé|omis|sauté)|oubliais|il manque|manquait|
  (?:ho|avevo|abbiamo) (?:dimenticato|scordato|saltato|omesso|tralasciato)|dimenticavo|scordavo|(?:mi|ci) (?:è|era|sono|ero) (?:sfuggit|dimenticat|scordat)[oaie]|manca(?:no|va|vano)?|
  (?:me|nos) (?:he |había |hemos )?(?:olvid(?:é|aba|ado)|salté|saltado|dejé|dejado)|(?:se )?me (?:olvidó|olvidaron|olvidaba|pasó|ha pasado|había pasado|ha olvidado)|falta(?:n|ba|ban)?)(?!\p{L})
`;

/** What follows an item in its clause and is none of its words: "1 Ei kommt noch rein", "50 g go in too". */
export const BEHIND_ITEM = pattern('iu')`
  (?<!\p{L})(?:goes|go|is|are|was|were|needs?|should|belongs?|too|as well|in the list|on the list|
  kommt|kommen|gehört|gehören|fehlt|fehlen|muss|müssen|noch|auch|vergessen|rein|dazu|
  va|vanno|manca|mancano|ci|anche|serve|servono|
  manque|manquent|faut|aussi|en plus|
  falta|faltan|van|lleva|llevan|también)(?!\p{L})
`;

const THE = `(?:the |den |die |das |le |la |les |l['’]|il |lo |i |gli |el |los |las )?`;
/** What calls an item off, with its name behind: "leave out the cream", "streich den Speck", "togli la panna". */
export const CALLED_OFF = pattern('iu')`
  (?<!\p{L})(?:(?:leave|miss|cut|take) out|scrap|skip|drop|omit|delete|ignore|strike|scratch|forget(?: about)?|
  streich(?:t|e|en)?|vergiss|vergesst|ignorier(?:t|e)?|
  enlèv(?:e|ez)|retir(?:e|ez)|supprim(?:e|ez)|ray(?:e|ez)|barr(?:e|ez)|oubli(?:e|ez)|laiss(?:e|ez) tomber|
  togli(?:ete)?|leva(?:te)?|cancella(?:te)?|dimentica(?:te)?|elimina(?:te)?|lascia(?:te)? (?:perdere|stare)|
  quit(?:a|ad|e|en)|borr(?:a|ad|e|en)|tach(?:a|ad|e|en)|olvid(?:a|ad|e|en)|elimin(?:a|ad|e|en)|sac(?:a|ad|e|en))\s${THE}(?=\p{L})
`;
/** The same with its name before or between: "leave the cream out", "lass den Speck weg", "den Speck streichen", "la panna non ci va". */
export const CALLED_OFF_BEHIND = pattern('iu')`
  (?<!\p{L})(?:(?:leave|cut|take) ${THE}[^,.;:!?]{2,30} out(?=$|\s?[,.!;:(–—]|\s(?:actually|after all|again|please|sorry|completely|entirely))|
  lass(?:t|en)? ${THE}[^,.;:!?]{2,30} (?:weg|raus)(?=$|\s?[,.!;:(–—])|${THE}[^,.;:!?]{2,30} (?:streichen|gestrichen|weglassen)(?=$|\s?[,.!;:(–—])|
  (?:gehört|gehören|kommt|kommen) (?:da |hier |gar |doch |eigentlich )*nicht (?:rein|hinein|dazu|dazwischen)|(?:doesn['’]t|does not|don['’]t|do not|shouldn['’]t) (?:go in|belong|be)(?: in)?(?: here| there| this)?|
  n['’]y (?:va|vont) pas|n['’]en faut pas|non ci (?:va|vanno)|no (?:va|van|lleva|llevan)(?: aquí)?(?=$|\s?[,.!;:(–—]))(?!\p{L})
`;

/** The same in a form that a step has as well, where something else says that it takes back: "enlever la crème", "quitar la nata". */
export const TO_CALL_OFF = pattern('iu')`
  (?<!\p{L})(?:enlever|enlevez|retirer|supprimer|oublier|omettre|omettez|togliere|levare|cancellare|dimenticare|eliminare|omett(?:ere|i|ete)|quitar|borrar|eliminar|omit(?:ir|e|id|an))\s${THE}(?=\p{L})
`;

/** What says that there is none of a food, with its name behind: "no cream", "doch keine Sahne", "pas de crème", "niente panna", "nada de nata". */
export const NO_LONGER = pattern('iu')`
  (?<!\p{L})(?:(?<!(?:si|se|sino)\s)no(?!\s(?:el|la|los|las|lo|un|una|il|gli|le)\s)|without(?: the| any)?|kein(?:e|en)?|ohne(?: die| den| das)?|(?:pas|plus) d(?:e\s|['’]|u\s)(?:la\s|l['’])?|sans(?: la| le| les)?|niente|senza(?: la| il| le)?|nada de|sin(?: la| el)?)\s?(?<=[\s'’]|\p{L}\s)(?=\p{L})
`;

/** What says that something was put there wrongly: "actually", "that's the other dal", "der gehört in den anderen". */
export const BY_MISTAKE = pattern('iu')`
  (?<!\p{L})(?:actually|after all|by mistake|the other (?:one|recipe)|(?:that|this|it)['’]?s? (?:is |was |goes |belongs )?(?:in |for |with |to )?(?:the other|another)|
  eigentlich|aus versehen|versehentlich|doch (?:nicht|kein(?:e|en)?|ohne)|(?:der|die|das) (?:gehört|gehören|ist|war|kommt) (?:in|zu|zum|von|für) (?:den|die|das|dem|der)? ?ander(?:en|e|es|er|em)|
  finalement|en fait|par erreur|(?:c['’]est|c['’]était|ça va) (?:pour|dans|avec) l['’]autre|
  in realtà|alla fine|per sbaglio|(?:è|era|va|vanno) (?:per|in|nell['’]|dell['’]|con)? ?l?['’]?altr[oa]|
  en realidad|al final|por error|(?:es|era|va|van) (?:de|del|en|con|para)? ?(?:la |el )?otr[oa])(?!\p{L})
`;

/** What says what it is until, or whom it is for: "leave out the cream for a lighter version", "until the end". */
export const UNDER_CONDITION = pattern('iu')`
  (?<!\p{L})(?:for|until|till|unless|if|when|für|bis|wenn|falls|pour|jusqu['’]|si|quand|per|fino|finché|se|quando|para|hasta|cuando)(?!\p{L})
`;
