import { pattern } from '../words/pattern.ts';

/** What heads the allergens of a sheet: "Tabella allergeni". */
export const ALLERGEN_TABLE = pattern('iu')`
  ^(?:tabella|elenco|tabla|list[ae]?|table|tableau|tabelle|tabell|tabel|lijst)\s(?:(?:de|des|di|degli|dei|der|of|med|van|over)\s)?
  (?:allergens?|allergene?n?|allergènes?|allergeni|alérgenos|alergénios|allergener)\s?[:–-]?\s
`;
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
  )[^.!?]{0,30}[.!?]*$
`;
/** What heads a joke or a riddle. */
export const JOKE_LABEL = pattern('iu')`
  ^(?:(?:joke|riddle|gag)(?:\s(?:of|for)\s[\p{L} ]{2,20})?|witz(?:\s(?:der|des|zum)\s[\p{L} ]{2,20})?|rätsel|scherzfrage|blague(?:\sdu\s[\p{L} ]{2,20})?|devinette|
  barzelletta(?:\sdel(?:la)?\s[\p{L} ]{2,20})?|freddura|indovinello|chiste(?:\sdel?\s[\p{L} ]{2,20})?|adivinanza|mop(?:\svan\s[\p{L} ]{2,20})?|raadsel|piada|anedota|adivinha|skämt|vits|gåta)\s?:\s
`;
/** Things of a household that nobody cooks: what somebody has to see to on a day. */
export const CHORE = pattern('iu')`
  (?<![\p{L}])(?:(?:dust|wheelie\s|recycling\s)?bins?|trash|rubbish|garbage|recycling|dry[- ]clean\p{L}*|laundry|plumber|dentist|vet|library\sbooks?|
  müll\p{L}*|\p{L}*tonnen?|altpapier\p{L}*|gelbe[rn]?\ssäcke?|wäsche|klempner|zahnarzt|tierarzt|werkstatt|schornsteinfeger|
  poubelles?|ordures|lessive|pressing|plombier|dentiste|vétérinaire|garagiste|spazzatura|pattumiera|bucato|lavanderia|idraulico|dentista|veterinario|meccanico|
  basura|colada|tintorería|fontanero|mecánico|vuilnis\p{L}*|vuilbak|kliko|loodgieter|tandarts|lixo|canalizador|encanador|sopor(?:na)?|soptunnan?|tvätten|rörmokaren?|tandläkaren?)(?![\p{L}])
`;
/** "anna.cooks_well", "@anna", in front of what it is said by. */
export const USER_NAME =
  /^(?:@[\p{L}\d_.]{3,30}|(?=[\p{Ll}\d.]{1,30}_)[\p{Ll}\d][\p{Ll}\d_.]{0,38}[\p{Ll}\d])[:,]?\s{1,9}(?=\S)/u;
