import { pattern, source } from '../words/pattern.ts';
import { wordSet } from '../words/word-list.ts';

/** What heads the allergens of a sheet: "Tabella allergeni". */
export const ALLERGEN_TABLE = pattern('iu')`
  ^(?:tabella|elenco|tabla|list[ae]?|table|tableau|tabelle|tabell|tabel|lijst)\s(?:(?:de|des|di|degli|dei|der|of|med|van|over)\s)?
  (?:allergens?|allergene?n?|allergènes?|allergeni|alérgenos|alergénios|allergener)\s?[:–-]?\s
`;
/** What names the allergens of a dish, before them: "Allergeni:", "May contain:", "Kann Spuren enthalten:". */
export const ALLERGEN_LABEL = pattern('iu')`
  ^(?:allergens?|allergy\s(?:advice|information)|allergene?|allergie-?(?:hinweise?|informationen?)|allergènes?|allergeni|alérgenos?|allergenen|alergénios|allergener|
  (?:(?:may|can)\s)?contains?(?:\straces\sof)?|enthält|(?:kann|können)\s(?:spuren\s)?enthalten|(?:contient|peut\scontenir)(?:\sdes\straces\sd['’e])?|
  (?:può\s|puede\s)?conten(?:ere|er)(?:\s(?:tracce|trazas)\sd[ie])?|contiene(?:\s(?:tracce|trazas)\sd[ie])?|bevat|contém|innehåller)\s?:\s?(?=\S)
`;
/** What stands between the names of allergens, and foods that are named for them, folded. */
export const AMONG_ALLERGENS = wordSet(`
  and or of with may can contain contains traces possibly also from und oder mit von aus evtl ggf kann spuren enthalten auch sowie et ou de des du d la le les l avec
  traces peut contenir e o ed di del della dello degli dei con tracce puo contenere y u de del los las trazas puede contener eventuali eventuel ev tree lacteos products producto productos derivados derivati
  derivate dairy produits laitiers rye barley oats spelt roggen gerste hafer dinkel seigle orge avoine epeautre segale orzo avena farro centeno cebada espelta
  almond almonds hazelnut hazelnuts walnut walnuts pistachio pistachios cashew cashews pecan pecans mandel mandeln haselnuss haselnusse walnuss walnusse pistazien cashewkerne
  amande amandes noisette noisettes pistache pistaches mandorla mandorle nocciola nocciole noci pistacchi almendra almendras avellana avellanas nueces pistachos
  butter cream cheese sahne kase beurre creme fromage burro panna formaggio mantequilla nata queso prawns garnelen crevettes gamberi gambas anchovies
`);
/** What a sheet asks before anybody cooks: to read it, to wash one's hands. */
export const BEFORE_COOKING = pattern('iu')`
  ^[¡\s]*(?:
  (?:first,?\s|please\s|always\s)?read\s(?:through\s)?(?:the\s(?:whole\s|entire\s)?|this\s|your\s)recipe(?![\p{L}])|
  (?:zuerst\s|bitte\s)?(?:lies|lest|lesen\ssie)\s(?:dir\s|euch\s|bitte\s|zuerst\s|erst\s)*(?:das|dieses)\s(?:ganze\s|gesamte\s)?rezept(?![\p{L}])|(?:das\s)?rezept\s(?:zuerst|erst|vorher|ganz)\s.{0,20}(?:durch)?lesen(?![\p{L}])|
  (?:lis|lisez|lire)\s(?:d['’]abord\s|bien\s)*(?:toute\s)?la\srecette(?![\p{L}])|
  (?:leggi|leggete|leggere)\s(?:prima\s|bene\s)*(?:tutta\s)?la\sricetta(?![\p{L}])|
  (?:lee|leed|lea|leer)\s(?:primero\s|bien\s|antes\s)*(?:toda\s)?la\sreceta(?![\p{L}])|
  lees\s(?:eerst\s)?(?:het\s(?:hele\s)?)recept(?![\p{L}])|(?:leia|lê|ler)\s(?:primeiro\s)?(?:toda\s)?a\sreceita(?![\p{L}])|läs\s(?:först\s)?(?:igenom\s)?(?:hela\s)?receptet(?![\p{L}])|
  (?:first,?\s|always\s)?wash\syour\shands|(?:bitte\s|zuerst\s)?(?:die\s)?hände\s(?:gründlich\s|gut\s)?waschen|wasch(?:t|e|en\ssie)?\s(?:dir|euch|sich)?\s?(?:zuerst\s|gut\s)?die\shände|
  (?:se\slaver|lave-toi|lavez-vous|laver)\s(?:bien\s|d['’]abord\s)?les\smains|(?:lavarsi|lavati|lavatevi|lavare)\s(?:bene\s|prima\s)?le\smani|(?:lávate|lavarse|lavaos|lavar)\s(?:bien\s|primero\s)?las\smanos|
  was\s(?:eerst\s)?je\shanden|(?:lavar|lava|lave)\s(?:bem\s)?as\smãos|tvätta\shänderna
  )(?:[,\s]{1,3}(?:
  through|first|well|thoroughly|carefully|completely|twice|before\s(?:you\s)?(?:start|begin|cook)(?:ing)?|with\ssoap(?:\sand\swater)?|
  gut|gründlich|zuerst|erst|ganz|einmal|aufmerksam|sorgfältig|komplett|(?:bis\szum\sende\s)?durch|vorher|bevor\s(?:du|ihr|sie|es)\s(?:anfängst|anfangt|anfangen|beginnst|beginnt|beginnen|losgeht)|vor\sdem\skochen|mit\sseife|
  bien|d['’]abord|attentivement|soigneusement|en\sentier|jusqu['’]au\sbout|avant\sde\s(?:commencer|cuisiner)|au\ssavon|bene|prima|attentamente|con\sil\ssapone|prima\sdi\s(?:iniziare|cominciare|cucinare)|
  primero|con\s(?:atención|jabón)|enter[ao]|antes\sde\s(?:empezar|comenzar|cocinar)|goed|eerst|helemaal|door|voordat\sje\sbegint|met\szeep|bem|primeiro|com\s(?:atenção|sabão)|antes\sde\s(?:começar|cozinhar)|
  noga|först|innan\sdu\sbörjar|med\stvål
  )){0,4}[\s.!?]*$
`;
const TO_BRING = source`
  (?:(?:aprons?|tea\s?towels?|dishcloths?|box(?:es)?|containers?|tupperware|lunch\s?box(?:es)?|hairnets?|(?:closed\s)?shoes|pens?|bags?)|
  (?:koch)?schürzen?|(?:geschirr|hand|geschirrhand)t[uü]ch(?:er)?|(?:vorrats|brot|frischhalte)?dosen?|behälter|tupperdosen?|frischhaltedosen?|haargummis?|hausschuhe|schreibzeug|
  tabliers?|torchons?|bo[iî]tes?|récipients?|sacs?|stylos?|grembiul[ei]|grembiulin[oi]|canovacci[o]?|strofinacci[o]?|contenitor[ei]|scatol[ae]|penn[ae]|
  delantal(?:es)?|mandil(?:es)?|paños?|trapos?|fiambreras?|táperes|tápers?|tuppers?|recipientes?|bolígrafos?)
`;
/** What a course asks those who come to bring along: "Bring an apron and a box with a lid.", "Schürze und Geschirrtuch mitbringen!" */
export const BRING_ALONG = pattern('iu')`
  ^[¡\s]*(?:please\s|bitte\s|por\sfavor,?\s|per\sfavore,?\s|merci\sd['’]|(?:nicht\svergessen|don['’]t\sforget|pensez\sà|n['’]oubliez\spas\sd['’]|ricordat[ei]\sdi|no\solvidéis)\s?:?\s?)?
  (?:(?:bring|remember|apporte[zr]?|emporte[zr]|prévoi[rs]|prévoyez|porta(?:te|re|ndo)?|tra(?:ed|er|e|iga[ns]?|igan)|bring(?:t|en\ssie)?|mitzubringen|à\sapporter|da\sportare|(?:hay\sque|que)\straer)
  \s(?:[^.!?]{0,60}[\s'’])?${TO_BRING}(?![\p{L}])[^.!?]{0,120}[.!]?$|
  (?:[^.!?]{0,60}\s)?${TO_BRING}(?![\p{L}])[^.!?]{0,100}\s(?:mitbringen|mitzubringen|mitnehmen)[.!]?$)
`;
/** What heads a joke or a riddle. */
export const JOKE_LABEL = pattern('iu')`
  ^(?:(?:joke|riddle|gag)(?:\s(?:of|for)\s[\p{L} ]{2,20})?|witz(?:\s(?:der|des|zum)\s[\p{L} ]{2,20})?|rätsel|scherzfrage|blague(?:\sdu\s[\p{L} ]{2,20})?|devinette|
  barzelletta(?:\sdel(?:la)?\s[\p{L} ]{2,20})?|freddura|indovinello|chiste(?:\sdel?\s[\p{L} ]{2,20})?|adivinanza|mop(?:\svan\s[\p{L} ]{2,20})?|raadsel|piada|anedota|adivinha|skämt|vits|gåta)\s?:\s
`;
/** How the clues of a crossword begin: "Horizontalement. I. Monte quand la mer descend.", "Across: 1. ...", "Waagerecht: 1 ...". */
export const CROSSWORD = pattern('iu')`
  ^(?:horizontale?(?:ment|s)?|verticale?(?:ment|s|mente)?|waag(?:e)?recht|senkrecht|across|down|orizzontal[ei]|vertical[ei]s?|horizontaal|verticaal)
  \s?[.:–-]\s(?:[IVX]{1,4}|[A-H]|\d{1,2})(?:[.):–-]\s?|\s)\S
`;
/** Things of a household that nobody cooks: what somebody has to see to on a day. "Ich bin", "het vet" and "pressing" are other words without what stands before them. */
export const CHORE = pattern('iu')`
  (?<![\p{L}])(?:(?:dust|wheelie\s|recycling\s)bins?|(?:the|your|our)\s(?:[\p{L}]{3,9}\s)?(?:bins?|vet)|trash|rubbish|garbage|recycling|dry[- ]clean\p{L}*|laundry|plumber|dentist|library\sbooks?|
  (?:rest|bio|haus|plastik|papier|sperr|sonder|verpackungs)?müll(?:s|tag|abfuhr|eimer|sack|säcke|beutel|auto)?|(?:(?:rest|bio)?müll|bio|rest|papier|altpapier|plastik|wertstoff)?tonnen?|altpapier\p{L}*|gelbe[rn]?\s(?:säcke?|tonnen?)|wäsche|klempner|zahnarzt|tierarzt|werkstatt|schornsteinfeger|
  (?:poubelles?|ordures)(?:\s(?:jaunes?|vertes?|bleues?|grises?|noires?))?|lessive|(?:le|au|du)\spressing|plombier|dentiste|vétérinaire|garagiste|spazzatura|pattumiera|(?:il|del|al)\sbucato|lavanderia|idraulico|dentista|veterinario|meccanico|
  basura|tintorería|fontanero|mecánico|vuilnis\p{L}*|vuilbak|kliko|loodgieter|tandarts|lixo|canalizador|encanador|sopor(?:na)?|soptunnan?|tvätten|rörmokaren?|tandläkaren?)(?![\p{L}])
`;
/** "anna.cooks_well", "@anna", in front of what it is said by. */
export const USER_NAME =
  /^(?:@[\p{L}\d_.]{3,30}|(?=[\p{Ll}\d.]{1,30}_)[\p{Ll}\d][\p{Ll}\d_.]{0,38}[\p{Ll}\d])[:,]?\s{1,9}(?=\S)/u;
/** What a school or a club says to those who help: "Merci aux familles qui préparent des gâteaux pour le stand !" */
export const THANKS_HELPERS = pattern('iu')`
  ^(?:(?:many |a big |big |un grand |vielen |herzlichen |ein großes |muchas |mille |tante )?(?:thanks|thank you|danke(?:schön)?|dank|merci|gracias|grazie)) (?:go(?:es)? )?(?:to|an|à|aux|a|ai|alle|den)
  (?: (?:all|every|our|the|of|alle[nr]?|unsere[nr]?|die|tou(?:te)?s|les|nos|tod[oa]s|l[oae]s?|nuestr[oa]s|tutt[ie]|i|gli|nostr[ie])){0,3}
  \s(?:famil(?:y|ies|ien|les|lias|ie)|famiglie|parents?|eltern|genitori|padres|volunteers?|helpers?|helfer(?:n|innen)?|bénévoles|volontari|voluntari[oa]s|sponsors?|sponsoren|members|mitglieder(?:n)?|adhérents|soci|socios|bakers|bäcker(?:n|innen)?)(?!\p{L})
`;
