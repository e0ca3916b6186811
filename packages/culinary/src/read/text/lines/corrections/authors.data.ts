import { pattern } from '../../../../words/pattern.ts';

/** The head of a post that has its name and when it was written on one line: "IslaM      Posted: 02 Feb, 20:05". */
export const POSTED = pattern('iu')`
  ^(?:#\d{1,4}\s)?(?<name>[\p{L}\p{N}_.@-]{2,30}(?:\s[\p{L}\p{N}_.-]{1,20}){0,2}?)(?:\s{2,40}|\s?[-–—·•|»,:(]{1,2}\s{0,2})
  (?:posted|wrote|written|geschrieben|verfasst|gepostet|posté|publié|écrit|inviato|pubblicato|scritto|publicado|enviado|escrito)
  (?:\s?:.*|[^\d]*\d.*|.{0,8}\s(?:today|yesterday|heute|gestern|aujourd['’]hui|hier|oggi|ieri|hoy|ayer)(?!\p{L}).*|)$
`;
/** "Paqui dijo:", "Jonas schrieb am 3. Mai:", "by IslaM » 3 Feb", "Von: Oma". */
export const SAID_BY = pattern('iu')`
  ^(?:(?<name>[\p{L}\p{N}_.@-]{2,30}(?:\s[\p{L}\p{N}_.-]{1,20}){0,2}?)\s(?:says|said|wrote|replied|commented|schreibt|schrieb|sagt|sagte|antwortete|a écrit|a dit|dit|écrit|répond|
  ha scritto|scrive|dice|ha detto|risponde|dijo|escribió|dice|respondió|comentó)(?!\p{L})(?:[^:]{0,60}:|.{0,30}\d[./:]\d.{0,20})?)$|
  ^(?:am|on|le|il|el)\s.{4,50}\s(?:schrieb|wrote|a écrit|ha scritto|escribió).{0,40}:$
`;
/** What stands above what readers say of a recipe. */
export const COMMENTS_BELOW = pattern('iu')`
  ^(?:\d{1,4}\s)?(?:comments?|reviews?|replies|kommentare?|bewertungen|antworten|commentaires?|avis|réponses|commenti|recensioni|risposte|comentarios?|opiniones|respuestas|reacties|kommentarer|comentários)(?:\s?\(?\d{1,4}\)?)?\s?:?$
`;

/** What says that the recipe above is one's own: "my recipe above", "zu meinem Rezept oben"; a guest who has "my recipe" at home speaks of another. */
export const OWN_RECIPE = pattern('iu')`
  (?<!\p{L})(?:my (?:own )?recipe|mein(?:em|es|er)? (?:eigene[mns]? )?rezept|ma (?:propre )?recette|mia ricetta|mi (?:propia )?receta)\s
  (?:(?:from|von|de|di|qui|aquí)\s)?(?:above|oben|weiter oben|ci-dessus|plus haut|(?:qui\s)?sopra|(?:de\s|más\s)?arriba|anterior)(?!\p{L})
`;

/** A day of the week, which stands before a date: nobody of the name of "Mar". */
export const OF_WEEK = pattern('iu')`
  ^(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?|
  lun(?:di|edì|es)?|mar(?:di|tedì|tes)?|mer(?:credi|coledì)?|jeu(?:di)?|ven(?:dredi|erdì)?|sam(?:edi)?|dim(?:anche)?|gio(?:vedì)?|sab(?:ato)?|dom(?:enica|ingo)?|mié(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sáb(?:ado)?)\.?,?\s\d
`;
