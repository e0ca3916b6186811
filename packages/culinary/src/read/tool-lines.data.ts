import { pattern } from '../words/pattern.ts';

/** What may stand behind the name of a tool: its size, what it is for, how it is made. */
const behind = String.raw`(?:\s(?:à|a|au|en|al|da|de|del|di|con|avec|per|para|für|mit|von|aus|for|of|with|to|för|voor|van|av|med|met)\s.{1,40}|\s\(.{1,40}\)|,\s.{1,40})?$`;

/** What a kitchen has and nobody eats, at the end of a name, in eight languages: "loose-bottomed tin", "baking beans", "Backpinsel". */
export const TOOL = pattern('iu')`
  (?<!\p{L})(?:(?:
  (?:tin|pan|skillet|casserole|griddle|wok|pot|stockpot|brush|bowl|spatula|ladle|whisk|grater|zester|peeler|sieve|strainer|colander|blender|mixer|
  processor|thermometer|skewer|ramekin|mandoline?|masher|ricer|steamer|mortar|pestle|scraper|nozzle|toothpick|jug|timer|scale|(?:baking|oven|pie|gratin|casserole|ovenproof)\sdish|
  (?:baking|oven|roasting|sheet|muffin)\s(?:tray|sheet)|(?:cookie|biscuit|pastry)\scutter|(?:wooden|slotted|measuring)\sspoon|measuring\scup|
  (?:chef['’]s|sharp|paring|bread)\sknife|(?:chopping|cutting)\sboard|(?:wire|cooling)\srack|(?:garlic|potato|tortilla)\spress|
  (?:pasta|bread)\smachine|ice[-\s]cream\smaker|air\sfryer|(?:slow|pressure|rice)\scooker|dutch\soven|cake\sring|rolling\spin|piping\sbag|(?:muffin|cupcake|paper)\s(?:case|liner))(?:e?s)?|
  tongs|string|twine|foil|muslin|cling\sfilm|baking\s(?:beans|paper|parchment)|parchment(?:\spaper)?|knives|scissors|
  \p{L}{0,16}(?:form(?:en)?|förmchen|bleche?|pinsel|papier|topf|töpfe|pfannen?|siebe?|spieße|spritzbeutel|mixer|thermometer|schüsseln?|nudelholz|wellholz|
  küchengarn|hobel|kelle|reibe|presse|mühle|waage|besen|schaber|spachtel|pfannenwender|zange|stampfer|pürierstab|rührgerät|küchenmaschine|knethaken|tuch|
  brett|messer|schäler|kuchengitter|abkühlgitter|rost|teigrolle|tülle|ausstecher|(?:torten|back|dessert|servier|speise)ringe?|messbecher|rührbecher|
  (?:einmach|weck|schraub|bügel)gl(?:as|äser)|bräter|wok|dampfgarer|fritteuse|zahnstocher|rouladennadeln|folie|backmatte|(?:torten|kuchen)platte|
  salatschleuder|trichter|stößel|mörser|zestenreißer|(?:koch|holz|schöpf|schaum)löffel|handschuhe?)|
  vaatdoek|bakvormen?|kwast|deegroller|bakpapier|garde|spatel|vergiet|rasp|steelpan|koekenpan|ovenschaal|bakplaat|forma|rolo|tabuleiro|tigela|varas|espátula|
  kavel|bakplåt|pensel|visp|stekpanna|kastrull|ugnsform|slickepott|durkslag|rivjärn)|
  (?:moules?|rouleau|pinceau|papier\s(?:cuisson|sulfurisé)|cocotte|mixeur|fouet|poche\sà\sdouille|douille|mandoline|culs?-de-poule|plat|saladier|
  casserole|poêle|spatule|maryse|râpe|économe|couteau|planche|passoire|chinois|tamis|balance|robot|batteur|emporte-pièces?|cercle|ramequins?|louche|
  écumoire|presse-(?:ail|purée)|grille|plaque|thermomètre|cuillère\sen\sbois|verrines|torchon|sauteuse|faitout|marmite|mortier|zesteur|siphon|autocuiseur|
  stamp[oi]|tegli[ae]|tortiera|pirofil[ae]|padella|pentol(?:a|ino)|casseruola|frust[ae]|sbattitore|planetaria|mattarello|setaccio|colino|spatola|ciotol[ae]|
  grattugia|coltello|tagliere|bilancia|frullatore|mixer|pelapatate|schiacciapatate|mestolo|schiumarola|carta\s(?:da\s)?forno|pellicola|sac\sà\spoche|
  tasca\sda\spasticcere|bocchetta|coppapasta|termometro|pennello|leccarda|griglia|mortaio|vaporiera|stuzzicadenti|strofinaccio|spianatoia|grembiule|
  cucchiaio\sdi\slegno|passaverdure|spremiagrumi|tegame|terrina|formine|pirottini|
  moldes?|rodillo|pincel|papel\s(?:de\s)?(?:horno|vegetal)|batidora|olla|sartén|manga(?:\spastelera)?|cazo|cazuela|fuente|bandeja|varillas|colador|
  rallador|cuchillo|tabla|báscula|licuadora|pelador|cucharón|espumadera|cuchara\sde\smadera|bol|cuenco|tamiz|mortero|rejilla|termómetro|freidora|
  vaporera|cortapastas|boquilla|palillos|paño|jarra|cacerola|flaneras)
  (?:\s\p{L}{4,16}|\s\d{1,2}\scm)?)${behind}
`;
