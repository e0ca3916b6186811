import { pattern } from '../../../words/pattern.ts';

const WIKI_EDIT =
  '(?:edit(?: source)?|modifica(?: wikitesto)?|modifier(?: le code)?|(?:quelltext )?bearbeiten|editar(?: código)?|bewerken|redigera)';
/** What a wiki sets behind its headings, without its brackets: "edit", "editar | editar código". */
export const WIKI_EDITS = `\\s?${WIKI_EDIT}(?:\\s?\\|\\s?${WIKI_EDIT})?\\s?`;

/** What else there is to read: "Read also: ten soups". Set in the midst of a recipe it ends none. */
export const READ_ALSO =
  /^(?:read also|see also|lies auch|(?:à )?lire (?:aussi|également)|(?:à )?voir aussi|leggi (?:anche|pure)|lee también|te interesa|lees ook|leia também|läs också)\s?:/iu;

/** Lines that belong to the page and not to the recipe: what printed web pages, apps and magazines put around the text. Matched against the whole line. */
export const FURNITURE_LINES: RegExp[] = [
  // when a post was changed: "Last edited by pau77 on Sat 6 Feb, 11:09 am, edited 1 time in total."
  /^(?:last (?:edited|modified)|zuletzt (?:geändert|bearbeitet|editiert)|dernière (?:modification|édition)|modifié pour la dernière fois|ultima modifica|última (?:edición|modificación)|editado por última vez)\s[^\n]{2,80}\d{1,2}[:.h]\d{2}[^\n]{0,60}$/iu,
  // page numbers
  /^(?:page|seite|pagina|página|sida|blz\.?|p\.|s\.)?\s*\d{1,4}\s*(?:\/|of|von|de|di|van|av|sur)\s*\d{1,4}(?:\s[\d\s<>«»|…]{1,40})?$/i,
  /^(?:page|seite|pagina|página|sida|blz\.?)\s*\d{1,4}$/i,
  /^[-–—|•\s]*\d{1,4}[-–—|•\s]*$/,
  // of which week or box a card is
  /^(?:kw|kalenderwoche|woche|week|semaine|semana|settimana|vecka|box|caja|cassetta|kiste|heft|ausgabe|issue)[\s-]?(?:(?:nr|no|n[º°])\.?\s?)?\d{1,4}$/iu,
  // what a worksheet asks of a class
  /^(?:homework|hausaufgaben?|devoirs?(?: à la maison)?|compit[oi](?: (?:a|per) casa)?|deberes|tareas?(?: para casa)?|huiswerk|läxa)\s?:.{0,120}$/iu,
  // addresses and dates of a print-out
  /^(?:https?:\/\/|www\.)\S+(?:\s+\d+\s*\/\s*\d+)?$/i,
  /^(?:https?:\/\/|www\.)\S+\s+\d{1,2}[./-]\d{1,2}[./-]\d{2,4}.*$/i,
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:,?\s*(?:at\s*)?\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?|uhr)?)?$/i,
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/,
  // actions
  pattern('i')`
    ^(?:click here to )?(?:print|save|pin|share|email|rate|review|jump to|skip to|go to|view|
    download|copy|bookmark|favou?rite|add to|watch)(?: (?:this|the|it|a|my|your|main|full|all|to)
    )*\s*(?:page|recipes?|content|video|comments?|reviews?|ingredients|photos?|collection|
    cookbook|favou?rites|shopping list|facebook|pinterest|twitter|whatsapp|nutrition|
    instructions|comment)?(?: box)?(?: now)?[.!]?$
  `,
  pattern('i')`
    ^(?:rezept|seite)?\s*(?:drucken|speichern|teilen|merken|bewerten|herunterladen|zum rezept
    (?: springen)?|direkt zum rezept)(?:\s+(?:drucken|speichern|teilen))?$
  `,
  /^(?:imprimer|enregistrer|partager|sauvegarder|noter|épingler|aller à la recette|voir la recette)(?: (?:la|cette) (?:recette|page))?$/i,
  /^(?:stampa|salva|condividi|vai alla ricetta)(?: (?:la|questa)? ?(?:ricetta|pagina))?$/i,
  /^(?:imprimir|guardar|compartir|ir a la receta|partilhar|compartilhar|ir para a receita)(?: (?:la|esta|a)? ?(?:receta|receita|página))?$/i,
  pattern('i')`
    ^(?:print|bewaar|deel|afdrukken|bewaren|delen|ga naar (?:het )?recept|skriv ut|spara|dela|
    hoppa till recept(?:et)?)(?: (?:dit|het|recept|receptet|pagina))*$
  `,
  pattern('iu')`
    ^(?:share|pin|teilen|partage[rz]?|condividi|compart(?:ir|e|ilhar)|partilhar|delen?|dela)\s
    (?:on|auf|sur|su|en|op|via|no|na|på|it on|this on)\s(?:facebook|pinterest|twitter|whatsapp|x|instagram|
    e-?mail)[.!]?$
  `,
  pattern('iu')`
    ^(?:▶\s?)?(?:watch (?:the |our )?(?:(?:full |whole )?(?:video|episode|show)|recipe video|how[- ]to)|(?:das |zum )?video (?:ansehen|anschauen)|(?:die )?(?:ganze )?(?:folge|sendung) (?:ansehen|anschauen)|
    (?:voir|regarder) (?:la vid[eé]o|l['’](?:émission|épisode))|guarda (?:il video|la (?:puntata|videoricetta))|ver (?:el |o )?v[ií]deo|(?:ver|mira) el (?:programa|episodio|capítulo)(?: completo)?|assistir ao vídeo|
    bekijk (?:de video|de aflevering)|se (?:på )?(?:videon|avsnittet))(?:\s?\(?(?:\d{1,3}:\d\d(?::\d\d)?|\d{1,3}\s?(?:min(?:ute[ns]?|uti|utos|s)?|h))\.?\)?)?[.!]?$
  `,
  // what heads or marks the words of a recording
  pattern('iu')`
    ^(?:(?:show|hide|full|auto(?:matic(?:ally)?)?(?:[- ]generated)?)\s)?(?:transcript(?:ion)?|transcribed)(?:\s(?:automatically|by\s\p{L}{2,20}))?[.:]?$|
    ^(?:(?:(?:sprach)?nachricht\s(?:wurde\s)?)?(?:automatisch|maschinell)\s(?:transkribiert|erstellt|erzeugt)\p{L}{0,2}(?:\stranskript)?|transkript(?:ion)?)[.:]?$|
    ^(?:(?:transcription|retranscription)(?:\sautomatique)?|(?:re)?transcrite?\sautomatiquement)[.:]?$|
    ^(?:trascrizione(?:\sautomatica)?|trascritt[oa]\sautomaticamente)[.:]?$|
    ^(?:transcripción(?:\sautomática)?|transcrito\sautomáticamente)[.:]?$
  `,
  // a wiki's marks
  new RegExp(`^\\[?${WIKI_EDITS}\\]?$`, 'iu'),
  // reading times
  /^(?:reading time|lesezeit|temps de lecture|tempo di lettura|tiempo de lectura|lectura|lecture|lettura|leestijd|tempo de leitura|lästid)\s?:?\s?.{0,20}$/i,
  /^\d{1,2}[\s-]?(?:min(?:ute)?s?|minuten|minuti|minutos)\.?\s(?:read|lesezeit|de lecture|di lettura|de lectura|leestijd|de leitura)$/i,
  // ratings
  /^(?:rate this recipe|rezept bewerten|note[rz] (?:la|cette) recette|vota (?:la|questa) ricetta|valora (?:la|esta) receta|califica(?:r)? (?:la|esta) receta)[.!]?$/i,
  pattern('i')`
    ^(?:rating:?\s*)?\d(?:[.,]\d{1,2})?\s*(?:from|out of|of|\/|von|sur|su|de|van|av|\()
    \s*\d[\d.,]*\s*(?:votes?|ratings?|reviews?|stars?|bewertungen|sterne|avis|étoiles|voti|
    stelle|votos|estrellas|estrelas|stemmen|sterren|röster|stjärnor)\b.{0,40}$
  `,
  /^rating:?\s*\d.{0,40}$/i,
  /^\d[.,]\d{1,2}\s*\/\s*5\b.{0,40}$/,
  pattern('i')`
    ^\(?\d[\d,.]*\s*(?:ratings?|reviews?|votes?|comments?|photos?|bewertungen|kommentare|avis|
    commentaires|voti|commenti|votos|comentarios|comentários|beoordelingen|reacties|betyg|
    kommentarer|likes?|views?|repl(?:y|ies)|shares?|saves?|followers?|aufrufe|antworten|beiträge|vues|réponses|partages|
    abonnés|visualizzazioni|risposte|visitas|respuestas|me gusta|seguidores|visualizações|respostas|weergaven)\)?$
  `,
  /^[★☆⭐✩✪✭\s]+(?:\(?\d.*)?$/u,
  // who likes a post
  pattern('iu')`
    ^[^\p{L}\p{N}]{0,4}(?:liked by|gefällt(?: \S{1,30},?){0,3}|aimé par|piace a|(?:le|les) gusta a|curtido por|gostado por|vind-ik-leuks|gillas av)\s?:?\s
    .{0,60}\d.{0,40}$
  `,
  // closing matter of a web page or a post
  /^(?:follow|tag|dm|message|find) (?:me|us|@)\S*.{0,80}$/i,
  /^(?:save|tag|share|comment|double tap|send)\b.{0,60}(?:later|friend|below|someone|❤|👇).{0,20}$/iu,
  /^did you (?:make|try|like|enjoy) (?:this|the)\b.*$/i,
  /^(?:tried this recipe|made this recipe|loved? this recipe|have you made this).*$/i,
  /^(?:please )?(?:leave|post|write|add) (?:a|your) (?:comment|reply|review|rating)\b.*$/i,
  pattern('i')`
    ^(?:let (?:me|us) know|tag (?:me|us)|mention|follow (?:me|us)|share (?:it|a photo)|
    rate (?:it|this))\b.*(?:comment|instagram|@|photo|facebook|pinterest|rating|below).*$
  `,
  /^(?:filed under|posted (?:in|on|by)|categories|tagged(?: with)?|published(?: on)?|last updated|updated(?: on)?)\s*:?\s.*$/i,
  pattern('i')`
    ^.{0,60}(?:©|\(c\)|copyright|all rights reserved|alle rechte vorbehalten|
    tous droits réservés|tutti i diritti|todos los derechos|todos os direitos|alle rechten)
    .{0,120}$
  `,
  pattern('i')`
    ^(?:privacy policy|privacy|terms(?: of (?:use|service))?|cookie (?:policy|settings)|
    impressum|datenschutz|agb|mentions légales|contact(?: us)?|about(?: us| me)?|subscribe|
    newsletter|sign ?up|log ?in|sign in|register|advertise(?:ment)?|anzeige|werbung|publicité|
    pubblicità|publicidad|publicidade|advertentie|annons|sponsored|affiliate disclosure)
    (?:\s*[·|•/,-]\s*.*)?$
  `,
  /^(?:this post (?:may )?contains?|as an amazon associate|we may earn)\b.*$/i,
  pattern('i')`
    ^(?:you (?:may|might) also (?:like|enjoy)|related (?:recipes|posts)|more recipes|more from|
    similar recipes|popular recipes|latest recipes|das könnte (?:dir|ihnen) auch|
    ähnliche rezepte|recettes similaires|ricette simili|recetas relacionadas|
    receitas relacionadas|gerelateerde recepten|liknande recept)\b.*$
  `,
  /^(?:home|start|startseite|accueil|inicio|início)\s*[›»>/|·→]\s*.*$/i,
  /^(?:(?:menu|home|recipes|about|contact|blog|shop|search|account|login|rezepte|recettes|ricette|recetas|receitas|recepten|recept)\s+){2,}\S*$/i,
  /^(?:by|von|par|di|por|door|av)\s.{2,40}\s[|·•]\s.*(?:\d{4}|comments?|published|updated).*$/i,
  /^(?:(?:share|facebook|twitter|pinterest|instagram|whatsapp|e-?mail|print|tweet|pin|reddit|share this)\b[\s:|·•,]*){2,}$/i,
  pattern('i')`
    ^(?:menu|search|home|recipes|back to top|next|previous|read more|see more|show more|
    show less|cook mode|cups? metric|us customary|metric|units?|[½¼]?x? ?1x ?2x ?3x|toggle .*|
    prevent your screen from going dark)$
  `,
];

/** What heads links to other recipes: "Weitere Rezepte", "Plus de recettes", "Te puede interesar". */
export const HEADS_LINKS = pattern('iu')`
  ^(?:
  (?:even |some )?(?:more|other|further|similar|popular|latest|trending|recent|new|our (?:latest|best|favou?rite|most popular))\s(?:\p{L}+\s){0,2}recipes(?:\s(?:like this|to try|you.{3,20}|from\s.{2,30}))?|
  (?:readers|others|people)\s(?:also\s)?(?:cooked|made|liked|read|viewed|bought)(?:\salso)?|trending(?:\snow)?|most\s(?:read|viewed)|what\sto\s(?:cook|read)\snext|more\slike\sthis|keep\sreading|
  (?:(?:noch\s)?mehr|weitere|andere|ähnliche|passende|beliebte|neue(?:ste)?|aktuelle|unsere\s(?:besten|beliebtesten|neuesten))\s(?:\p{L}+e\s)?\p{L}{0,14}rezepte(?:\s(?:aus|für|mit|von)\s.{2,30})?|
  (?:das|dies)\s(?:könnte|dürfte)\s(?:dich|dir|euch|sie|ihnen)\s(?:auch\s)?(?:interessieren|schmecken|gefallen)|(?:lesen\ssie|lies|lest)\sauch|auch\s(?:lecker|interessant|beliebt)|meistgelesen|mehr\szum\sthema|
  (?:d['’])?autres\srecettes(?:\s.{2,30})?|plus\sde\srecettes(?:\s.{2,30})?|(?:nos|les)\s(?:dernières|meilleures)\srecettes|dernières\srecettes|recettes\s(?:liées|associées|populaires|du\smoment)|
  à\s(?:lire|voir|découvrir|essayer|tester)\s(?:aussi|également)|dans\sla\smême\s(?:catégorie|rubrique)|les\splus\s(?:lu|vu|populaire|cliqué)e?s|(?:cela|ça)\s(?:pourrait|peut)\s(?:aussi\s)?vous\s(?:plaire|intéresser)(?:\saussi)?|
  (?:le\s)?altre\s(?:nostre\s)?ricette(?:\s.{2,30})?|ricette\s(?:simili|popolari|del\smomento|consigliate)|(?:le\s)?ultime\sricette|(?:ti|vi)\spotrebbe(?:ro)?\s(?:anche\s)?(?:piacere|interessare)(?:\sanche)?|
  (?:leggi|prova|guarda|scopri|leggete|provate)\sanche|(?:i|le)\spiù\s(?:lett|vist|cliccat)[ei]|
  (?:más|otras)\srecetas(?:\s.{2,30})?|recetas\s(?:similares|populares|recientes|destacadas)|(?:las\s)?últimas\srecetas|(?:también\s)?(?:te|le|os)\s(?:puede|podría|pueden)n?\s(?:gustar|interesar)(?:\stambién)?|
  (?:lee|prueba|mira|lea)\stambién|l[oa]s?\smás\s(?:vist|leíd)[oa]s?)
  \s?[:…!.→»>]{0,3}$
`;

/** From such a line on, a printed web page holds nothing of the recipe any more. */
export const END_OF_RECIPE: RegExp[] = [
  pattern('iu')`
    ^(?:\d+ )?(?:(?:your|reader|customer|user) (?:comments|reviews)|what (?:others|readers|people) say|
    (?:leser|nutzer)?(?:bewertungen|meinungen|rezensionen)|lesermeinungen|das sagen (?:andere|unsere leser|die leser)|
    (?:vos|les) (?:avis|commentaires)|(?:avis|commentaires) des (?:lecteurs|internautes|membres)|(?:dernier|derniers) avis|
    (?:i vostri |i tuoi )?commenti(?: dei lettori)?|(?:le )?(?:vostre )?(?:recensioni|opinioni)(?: dei lettori)?|
    (?:vuestros|tus|sus|los) comentarios|(?:vuestras |tus )?(?:opiniones|valoraciones)(?: de (?:los |nuestros )?lectores)?|
    (?:lezers)?(?:reacties|beoordelingen)|(?:os )?vossos comentários|opiniões(?: dos leitores)?|
    (?:läsarnas )?(?:omdömen|recensioner))(?:\s?\(\d{1,5}\))?\s?:?$
  `,
  /^(?:did you (?:make|try) (?:this|the)\b|tried this recipe|have you (?:made|tried) this)/i,
  /^(?:leave a (?:comment|reply|review)|post a comment|write a review|join the conversation)\b/i,
  pattern('i')`
    ^(?:\d+\s+)?(?:comments|reader comments|reviews|ratings (?:&|and) reviews|kommentare|
    commentaires|commenti|comentarios|comentários|reacties|kommentarer)(?:\s*\(?\d*\)?)?:?$
  `,
  pattern('i')`
    ^(?:you (?:may|might) also (?:like|enjoy)|related (?:recipes|posts|articles)|
    more recipes (?:like this|you)|das könnte (?:dir|ihnen) auch|ähnliche rezepte|
    vous aimerez aussi|recettes similaires|potrebbe (?:piacerti|interessarti)|ricette correlate|
    también te puede|recetas relacionadas|receitas relacionadas|gerelateerde recepten|
    liknande recept)\b
  `,
  HEADS_LINKS,
  /^(?:filed under|tagged(?: with)?)\s*:/i,
  // what a site asks below its recipe
  pattern('iu')`
    ^(?:(?:du hast|hast du|habt ihr|ihr habt|haben sie)\s.{0,40}(?:ausprobiert|nachgemacht|nachgekocht|
    nachgebacken)|(?:vous avez|tu as|avez-vous|as-tu)\s.{0,40}(?:essayé|testé|réalisé)|(?:hai|avete)\s
    (?:provato|preparato|fatto)\s.{0,40}\?|¿(?:te ha gustado|has (?:probado|hecho)|hiciste|te animas)|
    heb je\s.{0,40}(?:gemaakt|geprobeerd)|(?:você )?(?:já )?(?:fez|gostou|experimentou)\s.{0,40}\?|
    har du (?:lagat|provat|testat|bakat))
  `,
  pattern('iu')`
    ^(?:markiere?t?\s@|folg(?:e|t)\s(?:mir|uns)\s|suive[zs]?[- ](?:moi|nous)\s|suis[- ](?:moi|nous)\s|
    seguici\s|seguimi\s|s[ií]gu(?:e|en)(?:me|nos)\s|volg\s(?:ons|mij)\s|siga[- ](?:nos|me)\s|
    segue[- ](?:nos|me)\s|följ\s(?:oss|mig)\s)
  `,
  pattern('iu')`
    ^(?:hinterlass(?:e|t)? (?:mir |uns )?einen kommentar|laisse[zr]? (?:moi |nous )?un commentaire|lascia(?:te)? un
    \scommento|d[eé]jan?[eo]s un comentario|laat een reactie|deix[ea]r? (?:um|o seu) comentário|lämna en
    \skommentar)
  `,
  READ_ALSO,
];

/** How many have commented, behind other words of a line: "Rezept von: lotte   Kommentare (2)". */
export const COMMENTS_IN_LINE =
  /\s(?=(?:comments|kommentare|commentaires|commenti|comentarios|comentários|reacties|kommentarer)\s\(\d{1,5}\)$)/iu;

/** What opens a box of things worth knowing, which are about a food or a custom and not about the dish. */
export const DID_YOU_KNOW = pattern('iu')`
  ^\W{0,3}(?:did you know|wuss?ten sie(?: schon)?|wusstest du(?: schon)?|wusstet ihr(?: schon)?|schon gewusst|
  (?:le )?sav(?:iez-vous|ais-tu)|(?:lo )?sapev(?:ate|i)|¿?(?:lo )?sab[ií]as?(?: usted)?(?: que)?|wist (?:je|u)(?: dat)?|
  (?:você )?sabia(?:s)?(?: que)?|visste du)(?![\p{L}])
`;

/** What the dish costs, as sheets of canteens and schools reckon it at their foot. */
export const COST_LINE = pattern('iu')`
  ^(?:(?:total |food |portion |unit )?costs?|wareneinsatz|(?:material|gesamt|waren|portions)?kosten|coût|prix de revient|
  costo|coste|costes|kostprijs|custo|kostnad)(?![\p{L}]).{0,60}(?:[€$£]|eur)
`;
