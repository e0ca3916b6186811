import { pattern, source } from '../../../../words/pattern.ts';

/** What says right before an amount that it was written so: "I wrote 120 g", "j'avais mis 120 g", "puse 120 g". */
export const WRITTEN_BEFORE = pattern('iu')`
  (?<!\p{L})(?:(?:i|we)(?:['’]d|['’]ve|\shad|\shave)?\s(?:wrote|written|typed|put|said|posted|printed|gave|given)|(?:above|list|recipe|that|this|it)\s(?:it\s)?(?:says|said)|
  (?:oben|da|dort|liste|rezept)\s(?:stehen|steht|stand|standen)|(?:ich|wir|da|oben)\s(?:schrieb|schrieben|sagte|sagten|druckten)|ça\s(?:disait|indiquait)|c['’]était\smarqué|(?:prima|sopra)\s(?:diceva|c['’]era)|(?:antes|arriba)\s(?:ponía|decía)|
  (?:j['’](?:ai|avais)|(?:nous|on)\s(?:avons|avions|a|avait))\s(?:mis|écrit|dit|noté|tapé|marqué|indiqué|imprimé|donné)|(?:avevo|ho|avevamo|abbiamo)\s(?:scritto|messo|detto|segnato|indicato|digitato|stampato|dato)|(?:dove|lista)\s(?:dice|c['’]è scritto)|
  puse|pusimos|escribí|escribimos|dije|dijimos|indicamos|publicamos|(?:había|habíamos|he|hemos)\s(?:puesto|escrito|dicho|indicado)|(?:donde|lista)\s(?:pone|dice|ponía))
  (?:\s(?:down|only|just|before|first|nur|vorher|erst|zuerst|that|the|avant|d['’]abord|prima|antes|di|de|da|los|las|solo|sólo|seulement))?\s?$
`;

/** The same right behind it, as in German: "hatte 120 g Zucker geschrieben". */
export const WRITTEN_BEHIND = pattern('iu')`
  ^(?:\s\p{L}{1,20}){0,3}\s(?:geschrieben|hingeschrieben|aufgeschrieben|getippt|angegeben|gesagt|diktiert)(?!\p{L})
`;

/** Nobody calls a right amount so: "is madness", "ist Wahnsinn", "c'est de la folie", "è una follia", "es una barbaridad". */
const BEYOND_ALL = source`
  (?:is|are|was|were|would be|['’]s)\s(?:sheer |utter |pure |just |plain )?(?:madness|insane|mad|crazy|daft|silly|ridiculous|absurd|nonsense|overkill|over the top|a joke|miserly|stingy|mean|on the (?:small|mean) side)|
  (?:ist|sind|war|waren|wäre|wären)\s(?:ja |doch |der |ein |reiner |völlig |total ){0,3}(?:wahnsinn|irrsinn|unsinn|blödsinn|quatsch|witz|übertrieben|verrückt|absurd)|
  (?:c['’]est|c['’]était|ce serait|est|sont)\s(?:de la |du |une |complètement |beaucoup |vraiment |n['’]importe ){0,2}(?:folie|délire|énorme|exagéré|absurde|ridicule|quoi|aberration|dingue)|
  (?:è|e['’]|sono|era|erano|sarebbe)\s(?:un['’]\s?|una |proprio |davvero ){0,2}(?:follia|pazzia|esagerazione|esagerat[oiae]|enormità|assurd[oiae]|assurdità|sproposito)|
  (?:es|son|era|eran|sería)\s(?:una |un |toda una ){0,1}(?:barbaridad|locura|exageración|disparate|exagerad[oa]s?|burrada|pasada|absurdo|animalada)
`;

/** What something has too much of, or is too much so: no word that merely praises, and none of work to do, as in "sind zu schmelzen". */
const TOO = {
  en: source`few|little|much|many|sweet|salty|sour|tart|bitter|hot|spicy|fiery|peppery|strong|weak|sharp|mild|bland|thick|thin|runny|loose|wet|moist|dry|stiff|soft|hard|firm|tough|sticky|
    heavy|dense|light|rich|fatty|greasy|oily|watery|soupy|sloppy|crumbly|eggy|boozy|sickly|cloying|big|large|small|high|low|long|short|generous|stingy`,
  de: source`wenige?|viele?|süß|süss|salzig|sauer|bitter|scharf|pfeffrig|stark|schwach|kräftig|intensiv|mild|fade?|lasch|dick|dünn|flüssig|nass|feucht|trocken|fest|weich|hart|zäh|klebrig|
    schwer|mächtig|dicht|fett|fettig|ölig|wässrig|breiig|bröselig|groß|gross|klein|hoch|niedrig|lang|kurz|knapp|üppig|reichlich|großzügig`,
  fr: source`(?:sucré|salé|acide|amer|corsé|fort|faible|relevé|épicé|piquant|fade|liquide|humide|dur|ferme|collant|lourd|dense|compact|riche|petit|grand|haut|court|juste)e?s?|
    amères?|dou(?:x|ces?)|épais(?:ses?)?|gras(?:ses?)?|gros(?:ses?)?|bas(?:ses?)?|secs?|sèches?|mous?|molles?|longs?|longues?|généreu(?:x|ses?)`,
  it: source`(?:salat|acid|aspr|amar|dens|liquid|umid|secc|asciutt|dur|morbid|sod|appiccicos|ricc|grass|unt|insipid|piccol|alt|bass|lung|cort|compatt|scars)(?:[oaie]|h[ie])|
    (?:dolc|fort|debol|moll|pesant|piccant|grand|abbondant)[ei]`,
  es: source`(?:salad|ácid|agri|amarg|floj|espes|líquid|clar|húmed|sec|dur|bland|pegajos|pesad|gras|grasient|sos|pequeñ|alt|baj|larg|cort|compact|dens|generos|escas)[oa]s?|
    (?:dulc|fuert|picant|grand|firm)es?|débil(?:es)?`,
};
/** "troppo", "trop", "demasiado" alone, or with what it is too much for; what else stands behind says of what kind. */
const ALONE = source`(?!\s\p{L})|(?=\s(?:per|pour|para|con|avec|e|et|y|de|du|di|d['’]|ma|mais|pero|se|si|qui|aquí|ici)(?!\p{L}))`;

/** What says right behind an amount that it does not do: "is too few", "sind zu wenig", "no bastan". */
export const NOT_ENOUGH = pattern('iu')`
  ^(?:\s\p{L}[\p{L}'’]{0,20}){0,3}\s(?:${BEYOND_ALL}|(?:is|are|was|were|will be)\s(?:far |way |much )?(?:too\s(?:${TOO.en})|not enough)|(?:isn|aren|wasn)['’]t enough|
  (?:ist|sind|war|waren)\s(?:viel |doch |leider )?(?:zu\s(?:${TOO.de})|nicht genug)|(?:reicht|reichen|langt|langen|genügen)\s(?:da |dafür |doch )?nicht|
  (?:c['’]est|c['’]était|est|sont)\s(?:bien |vraiment )?(?:trop(?:\s(?:${TOO.fr})|${ALONE})|pas assez|un peu justes?)|(?:ne\s)?suffi(?:t|sent)\spas|
  (?:è|e['’]|sono|erano|era)\s(?:(?:davvero|decisamente|proprio|veramente|un po['’])\s)?(?:troppo(?:\s(?:${TOO.it})|${ALONE})|tropp[iae]|poc(?:o|a|hi|he))|non\s(?:basta|bastano)|(?:è|e['’]|sono)\sscars[oiae]|
  se\squeda[n]?\scort[oa]s?|(?:es|son|era|eran)\s(?:muy\s)?(?:poc[oa]s?|demasiado(?:\s(?:${TOO.es})|${ALONE})|demasiad(?:as?|os)|much[oa]s?)|no\s(?:basta|bastan|llega|llegan|alcanza|alcanzan))(?!\p{L})
`;

/** What leads on from an amount that was wrong to the right one: "make that", "sind es", "c'est", "sono", "pero son". */
export const LEADS_ON = pattern('iu')`
  (?<!\p{L})(?:it['’]?s|it is|they['’]re|they are|should|make|takes?|uses?|needs?|but|meant|
  ist|es sind|sind es|sind|muss|müssen|nimm|nehmt|nehmen|nehme|aber|mach|macht|meinte|
  c['’]est|c['’]étaient|ce sont|il faut|faut|mets|mettez|mettre|prends|prenez|mais|voulais|
  sono|è|metti|mettete|mettine|fai|fate|usa|usate|servono|ce ne vogliono|ma|volevo|intendevo|
  son|es|sean|pon|poned|ponle|echa|echad|hay que|pero|quería|quise)(?!\p{L})
`;

/** What says right behind an amount that it is the right one, or enough: "130 is right", "130 stimmt", "130 c'est bon", "con 1 sobra". */
export const IS_RIGHT = pattern('iu')`
  ^(?:\s\p{L}[\p{L}'’]{0,20}){0,3}\s(?:(?:is|are)\s(?:right|correct|plenty|enough)|(?:ist|sind)\s(?:richtig|korrekt|genug)|stimmt|stimmen|passt|reicht|reichen|langt|langen|
  c['’]est\s(?:bon|ça|juste|correct)|(?:ça\s)?suffi(?:t|sent)|ça\sva|(?:est|sont)\s(?:justes?|corrects?|bonn?es?|bons?)|(?:è|sono)\s(?:giust[oiae]|corrett[oiae])|va\sbene|vanno\sbene|bastano?|
  (?:es|son)\s(?:l[oa]s?\s)?(?:correct[oa]s?|buen[oa]s?)|está(?:n)?\sbien|va(?:n)?\sbien|sobran?|llegan?)(?!\p{L})
`;
