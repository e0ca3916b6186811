import { measures } from './measures.data.ts';
import { wordTable } from '../words/word-table.ts';

export type UnitKind = 'mass' | 'volume' | 'length' | 'count';
/** The languages whose ingredient lines are read. */
export const languages = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'] as const;
export type Language = (typeof languages)[number];

export interface UnitDefinition {
  id: string;
  kind: UnitKind;
  /** Grams, millilitres or centimetres in one unit; null for counted things. */
  metric: number | null;
  /** The unit itself is metric, so a line that states it needs no conversion. */
  isMetric?: boolean;
  /** Holds a stated amount: "400 g can". */
  container?: boolean;
  /** May stand without a number: "pinch of salt". */
  bare?: boolean;
  /** May stand behind its food: "garlic cloves". */
  behindFood?: boolean;
  /** Spellings, plurals and abbreviations, separated by "|". Case does not count, except for "T" and "t". */
  spellings: Partial<Record<Language, string>>;
}

export const units: readonly UnitDefinition[] = [
  // volume
  { id: 'teaspoon', ...measures.teaspoon, spellings: {
    en: 'teaspoon|teaspoons|tsp|tsps|tspn|teasp|teaspoonful|teaspoonfuls|tea spoon|tea spoons|level teaspoon',
    de: 'teelöffel|tl|teel|kaffeelöffel|kl',
    fr: 'cuillère à café|cuillères à café|cuillere à café|cuilleres à café|cuillere a cafe|cuilleres a cafe|cuiller à café|cuillers à café|cuillérée à café|cuillerée à café|cuillerées à café|c à café|c à c|c a c|càc|cac|cc|cuil à café|cuill à café|c à thé|cuillère à thé|cuillères à thé|cuillerée à thé',
    it: 'cucchiaino|cucchiaini|cucchiaino da tè|cucchiaini da tè|cucchiaino da caffè',
    es: 'cucharadita|cucharaditas|cdta|cdtas|cdita|cditas|cucharilla|cucharillas|cucharita|cucharitas|cucharadita de café|cucharadita de postre',
    nl: 'theelepel|theelepels|tl|theel|thl|theelepeltje|theelepeltjes|koffielepel|koffielepels|kl',
    pt: 'colher de chá|colheres de chá|colher de cha|colheres de cha|colher chá|colheres chá|colher (chá)|colheres (chá)|c de chá|c chá|c (chá)|col de chá|colher de café|colheres de café|colherzinha|colherinha',
    sv: 'tesked|teskedar|tsk' } },
  { id: 'dessertspoon', ...measures.dessertspoon, spellings: {
    en: 'dessertspoon|dessertspoons|dsp|dssp|dstspn|dessertspoonful|dessertspoonfuls|dessert spoon|dessert spoons', de: 'dessertlöffel',
    fr: 'cuillère à dessert|cuillères à dessert', it: 'cucchiaio da dessert', nl: 'dessertlepel|dessertlepels', pt: 'colher de sobremesa|colheres de sobremesa|c de sobremesa|colher (sobremesa)|colheres (sobremesa)', es: 'cucharada de postre|cucharadas de postre' } },
  { id: 'tablespoon', ...measures.tablespoon, spellings: {
    en: 'tablespoon|tablespoons|tbsp|tbsps|tbs|tbl|tbls|tblsp|tblsps|tb|tablespoonful|tablespoonfuls|table spoon|table spoons|tbspn|tablesp|tabespoon|tabespoons',
    de: 'esslöffel|eßlöffel|el|essl|eßl|esslöffeln',
    fr: 'cuillère à soupe|cuillères à soupe|cuillere à soupe|cuilleres à soupe|cuillere a soupe|cuilleres a soupe|cuiller à soupe|cuillers à soupe|cuillérée à soupe|cuillerée à soupe|cuillerées à soupe|c à soupe|c à s|c a s|c a soupe|càs|cas|cs|cuil à soupe|cuill à soupe|cuillère|cuillères|cuillerée|cuillerées|c à table|cuillère à table|cuillères à table',
    it: 'cucchiaio|cucchiai|cucchiaio da tavola|cucchiai da tavola|cucchiaiata|cucchiaiate|cucch',
    es: 'cucharada|cucharadas|cda|cdas|cuchara|cucharas|cucharada sopera|cucharadas soperas|cuchara sopera|cucharas soperas|c s',
    nl: 'eetlepel|eetlepels|el|eetl|eetlepeltje|eetlepeltjes',
    pt: 'colher de sopa|colheres de sopa|colher sopa|colheres sopa|colher (sopa)|colheres (sopa)|c de sopa|c sopa|c (sopa)|col de sopa|colher|colheres|colherada|colheradas',
    sv: 'matsked|matskedar|msk' } },
  { id: 'cup', ...measures.cup, spellings: {
    en: 'cup|cups|c|cupful|cupfuls|cps', de: 'tasse|tassen|cup|cups', fr: 'tasse|tasses', it: 'tazza|tazze|tazzina|tazzine', es: 'taza|tazas', nl: 'kop|koppen|kopje|kopjes|cup|cups', pt: 'xícara|xícaras|xicara|xicaras|xíc|chávena|chávenas|xícara de chá|xícaras de chá|xícara (chá)|xícaras (chá)|chávena de chá|chávenas de chá', sv: 'kopp|koppar' } },
  { id: 'fluid-ounce', ...measures['fluid-ounce'], spellings: { en: 'fluid ounce|fluid ounces|fl oz|fl ozs|floz|fl ounce|fl ounces|fluid oz|fluid ozs|fl-oz|fluid-ounce|fluid-ounces|fl', de: 'flüssigunze|flüssigunzen', fr: 'once liquide|onces liquides', es: 'onza líquida|onzas líquidas' } },
  { id: 'gill', ...measures.gill, spellings: { en: 'gill|gills' } },
  { id: 'pint', ...measures.pint, spellings: { en: 'pint|pints|pt|pts', fr: 'pinte|pintes', es: 'pinta|pintas', it: 'pinta|pinte' } },
  { id: 'quart', ...measures.quart, spellings: { en: 'quart|quarts|qt|qts' } },
  { id: 'gallon', ...measures.gallon, spellings: { en: 'gallon|gallons|gal|gals', fr: 'gallon|gallons', es: 'galón|galones' } },
  { id: 'milliliter', ...measures.milliliter, spellings: { en: 'milliliter|milliliters|millilitre|millilitres|ml|mls|cc', de: 'milliliter|ml', fr: 'millilitre|millilitres|ml', it: 'millilitro|millilitri|ml', es: 'mililitro|mililitros|ml|cc', nl: 'milliliter|milliliters|ml', pt: 'mililitro|mililitros|ml', sv: 'milliliter|ml' } },
  { id: 'centiliter', ...measures.centiliter, spellings: { en: 'centiliter|centiliters|centilitre|centilitres|cl', de: 'zentiliter|cl', fr: 'centilitre|centilitres|cl', it: 'centilitro|centilitri|cl', es: 'centilitro|centilitros|cl', nl: 'centiliter|cl', pt: 'centilitro|centilitros|cl', sv: 'centiliter|cl' } },
  { id: 'deciliter', ...measures.deciliter, spellings: { en: 'deciliter|deciliters|decilitre|decilitres|dl|dls', de: 'deziliter|dl', fr: 'décilitre|décilitres|dl', it: 'decilitro|decilitri|dl', es: 'decilitro|decilitros|dl', nl: 'deciliter|dl', pt: 'decilitro|decilitros|dl', sv: 'deciliter|dl' } },
  { id: 'liter', ...measures.liter, spellings: { en: 'liter|liters|litre|litres|l|lt|ltr|ltrs', de: 'liter|l|ltr', fr: 'litre|litres|l', it: 'litro|litri|l|lt', es: 'litro|litros|l|lt', nl: 'liter|liters|l', pt: 'litro|litros|l|lt', sv: 'liter|l' } },
  { id: 'spice-measure', ...measures['spice-measure'], spellings: { sv: 'krm|kryddmått' } },

  // mass
  { id: 'milligram', ...measures.milligram, spellings: { en: 'milligram|milligrams|milligramme|milligrammes|mg', de: 'milligramm|mg', fr: 'milligramme|milligrammes', it: 'milligrammo|milligrammi', es: 'miligramo|miligramos', nl: 'milligram', pt: 'miligrama|miligramas', sv: 'milligram' } },
  { id: 'gram', ...measures.gram, spellings: { en: 'gram|grams|gramme|grammes|g|gr|gm|gms|grm|grms|grs', de: 'gramm|g|gr', fr: 'gramme|grammes|g|gr', it: 'grammo|grammi|g|gr', es: 'gramo|gramos|g|gr|grs', nl: 'gram|grammen|g|gr', pt: 'grama|gramas|g|gr|grs', sv: 'gram|g' } },
  // A Dutch ons is 100 g; a French livre, like a Pfund, is 500 g: https://fr.wikipedia.org/wiki/Livre_(unité_de_masse)
  { id: 'hectogram', ...measures.hectogram, spellings: { it: 'etto|etti|hg', nl: 'ons', sv: 'hekto|hg' } },
  { id: 'decagram', ...measures.decagram, spellings: { de: 'dag|deka|dkg' } },
  { id: 'kilogram', ...measures.kilogram, spellings: { en: 'kilogram|kilograms|kilogramme|kilogrammes|kg|kgs|kilo|kilos', de: 'kilogramm|kilo|kg', fr: 'kilogramme|kilogrammes|kilo|kilos|kg', it: 'chilogrammo|chilogrammi|chilo|chili|kg', es: 'kilogramo|kilogramos|kilo|kilos|kg', nl: 'kilogram|kilo|kg', pt: 'quilograma|quilogramas|quilo|quilos|kg', sv: 'kilogram|kilo|kg' } },
  { id: 'ounce', ...measures.ounce, spellings: { en: 'ounce|ounces|oz|ozs|onces', de: 'unze|unzen', fr: 'once|onces', it: 'oncia|once', es: 'onza|onzas', pt: 'onça|onças' } },
  { id: 'pound', ...measures.pound, spellings: { en: 'pound|pounds|lb|lbs|#|lbs.', it: 'libbra|libbre', es: 'libra|libras', pt: 'libra|libras' } },
  { id: 'metric-pound', ...measures['metric-pound'], spellings: { de: 'pfund|pfd', fr: 'livre|livres', nl: 'pond' } },

  // length
  { id: 'millimeter', ...measures.millimeter, spellings: { en: 'millimeter|millimeters|millimetre|millimetres|mm' } },
  { id: 'centimeter', ...measures.centimeter, spellings: { en: 'centimeter|centimeters|centimetre|centimetres|cm|cms', de: 'zentimeter', fr: 'centimètre|centimètres', it: 'centimetro|centimetri', es: 'centímetro|centímetros', nl: 'centimeter', pt: 'centímetro|centímetros', sv: 'centimeter' } },
  { id: 'inch', ...measures.inch, spellings: { en: 'inch|inches|in|"|”|″', fr: 'pouce|pouces', it: 'pollice|pollici', es: 'pulgada|pulgadas', pt: 'polegada|polegadas' } },
  { id: 'foot', ...measures.foot, spellings: { en: 'foot|feet|ft' } },

  // packages
  { id: 'can', kind: 'count', metric: null, container: true, spellings: { en: 'can|cans|tin|tins', de: 'dose|dosen|büchse|büchsen|konserve', fr: 'boîte|boîtes|boite|boites|conserve|boîte de conserve', it: 'lattina|lattine|scatola|scatole|barattolo|barattoli|scatoletta|scatolette', es: 'lata|latas|latita|latitas', nl: 'blik|blikken|blikje|blikjes', pt: 'lata|latas', sv: 'burk|burkar|konservburk' } },
  { id: 'package', kind: 'count', metric: null, container: true, spellings: { en: 'package|packages|packet|packets|pack|packs|pkg|pkgs|pkt|pkts|pk', de: 'packung|packungen|pck|pkg|päckchen|paket|pakete|pk|pckg|pkt', fr: 'paquet|paquets', it: 'confezione|confezioni|pacco|pacchi|pacchetto|pacchetti|conf', es: 'paquete|paquetes', nl: 'pak|pakken|pakje|pakjes|verpakking|verpakkingen', pt: 'pacote|pacotes|embalagem|embalagens|emb', sv: 'paket|pkt|förpackning|förpackningar|forpackning|förp' } },
  { id: 'jar', kind: 'count', metric: null, container: true, spellings: { en: 'jar|jars', it: 'vasetto|vasetti', es: 'frasco|frascos|bote|botes|tarro|tarros', pt: 'frasco|frascos|boião', fr: 'bocal|bocaux' } },
  { id: 'bottle', kind: 'count', metric: null, container: true, spellings: { en: 'bottle|bottles', de: 'flasche|flaschen|fl', fr: 'bouteille|bouteilles', it: 'bottiglia|bottiglie', es: 'botella|botellas', nl: 'fles|flessen|flesje|flesjes', pt: 'garrafa|garrafas', sv: 'flaska|flaskor' } },
  { id: 'bag', kind: 'count', metric: null, container: true, spellings: { en: 'bag|bags|bg', de: 'beutel|tüte|tüten', it: 'sacchetto|sacchetti|busta|buste', es: 'bolsa|bolsas', nl: 'zak|zakken|zakje|zakjes', pt: 'saco|sacos|saqueta|saquetas', sv: 'påse|påsar' } },
  { id: 'box', kind: 'count', metric: null, container: true, spellings: { en: 'box|boxes', de: 'schachtel|schachteln', es: 'caja|cajas', pt: 'caixa|caixas|caixinha', nl: 'doos|doosje|doosjes', sv: 'ask|askar' } },
  { id: 'carton', kind: 'count', metric: null, container: true, spellings: { en: 'carton|cartons', fr: 'brique|briques|briquette', es: 'brik|briks', it: 'brick' } },
  { id: 'container', kind: 'count', metric: null, container: true, spellings: { en: 'container|containers|ctn' } },
  { id: 'tub', kind: 'count', metric: null, container: true, spellings: { en: 'tub|tubs', de: 'becher|be', fr: 'barquette|barquettes', it: 'vaschetta|vaschette', es: 'tarrina|tarrinas', nl: 'bakje|bakjes|beker|bekers|bekertje', sv: 'bägare' } },
  { id: 'pot', kind: 'count', metric: null, container: true, spellings: { en: 'pot|pots', de: 'topf|töpfe|töpfchen', fr: 'pot|pots', nl: 'pot|potten|potje|potjes', sv: 'kruka|krukor' } },
  { id: 'sachet', kind: 'count', metric: null, container: true, spellings: { en: 'sachet|sachets', fr: 'sachet|sachets', it: 'bustina|bustine', es: 'sobre|sobres', pt: 'sachê|sachês' } },
  { id: 'envelope', kind: 'count', metric: null, container: true, spellings: { en: 'envelope|envelopes', pt: 'envelope|envelopes' } },
  { id: 'pouch', kind: 'count', metric: null, container: true, spellings: { en: 'pouch|pouches' } },
  { id: 'tube', kind: 'count', metric: null, container: true, spellings: { en: 'tube|tubes', de: 'tube|tuben', fr: 'tube|tubes', it: 'tubetto|tubetti', nl: 'tube|tubes', sv: 'tub|tuber' } },
  { id: 'punnet', kind: 'count', metric: null, container: true, spellings: { en: 'punnet|punnets', de: 'schale|schalen|schälchen' } },
  { id: 'tray', kind: 'count', metric: null, container: true, spellings: { en: 'tray|trays' } },
  { id: 'block', kind: 'count', metric: null, container: true, spellings: { en: 'block|blocks', de: 'block|blöcke', es: 'bloque|bloques' } },
  { id: 'bar', kind: 'count', metric: null, container: true, spellings: { en: 'bar|bars', de: 'riegel|tafel|tafeln', fr: 'tablette|tablettes', es: 'tableta|tabletas', it: 'tavoletta|tavolette', pt: 'tablete|tabletes', nl: 'reep|repen' } },
  { id: 'ball', kind: 'count', metric: null, container: true, spellings: { en: 'ball|balls', de: 'kugel|kugeln', fr: 'boule|boules', it: 'palla|palle', es: 'bola|bolas', nl: 'bol|bollen|bolletje|bolletjes' } },
  { id: 'log', kind: 'count', metric: null, container: true, spellings: { en: 'log|logs', fr: 'bûche|bûches' } },
  { id: 'loaf', kind: 'count', metric: null, container: true, spellings: { en: 'loaf|loaves', de: 'laib|laibe' } },
  { id: 'roll', kind: 'count', metric: null, container: true, spellings: { en: 'roll|rolls', de: 'rolle|rollen', fr: 'rouleau|rouleaux', it: 'rotolo|rotoli', es: 'rollo|rollos', nl: 'rol|rollen', pt: 'rolo|rolos', sv: 'rulle|rullar' } },
  { id: 'basket', kind: 'count', metric: null, container: true, spellings: { en: 'basket|baskets' } },
  { id: 'case', kind: 'count', metric: null, container: true, spellings: { en: 'case|cases' } },
  { id: 'keg', kind: 'count', metric: null, container: true, spellings: { en: 'keg|kegs' } },

  // parts and portions
  { id: 'slice', kind: 'count', metric: null, bare: true, spellings: { en: 'slice|slices', de: 'scheibe|scheiben|sch', fr: 'tranche|tranches|lamelle|lamelles|rondelle|rondelles', it: 'fetta|fette|fettina|fettine', es: 'rebanada|rebanadas|loncha|lonchas|rodaja|rodajas', nl: 'plak|plakken|plakje|plakjes|snee|sneetje|sneetjes|sneden|schijf|schijfje|schijfjes|boterham|boterhammen', pt: 'fatia|fatias|rodela|rodelas', sv: 'skiva|skivor' } },
  { id: 'piece', kind: 'count', metric: null, bare: true, spellings: { en: 'piece|pieces|pc|pcs|pce|pces', de: 'stück|stücke|stk|stck|st', fr: 'pièce|pièces|piece|morceau|morceaux|pc', it: 'pezzo|pezzi|pezzetto|pezzettino|pz', es: 'pieza|piezas|trozo|trozos|unidad|unidades|ud|uds|pedazo|pedazos|unid', nl: 'stuk|stuks|stukken|stukje|stukjes|st', pt: 'pedaço|pedaços|unidade|unidades|unid|un|und|peça|peças', sv: 'bit|bitar|st|styck|stycken|stk' } },
  { id: 'bunch', kind: 'count', metric: null, bare: true, spellings: { en: 'bunch|bunches|bch', de: 'bund|bunde|bünde|bd|büschel', fr: 'botte|bottes|bouquet|bouquets', it: 'mazzo|mazzi|mazzetto|mazzetti|ciuffo|ciuffi|ciuffetto', es: 'manojo|manojos|ramillete', nl: 'bos|bossen|bosje|bosjes|bundel', pt: 'maço|maços|molho|molhos|molhinho|ramo|ramos|raminho', sv: 'knippe|knippen|bunt|buntar' } },
  { id: 'bundle', kind: 'count', metric: null, bare: true, spellings: { en: 'bundle|bundles' } },
  { id: 'handful', kind: 'count', metric: null, bare: true, spellings: { en: 'handful|handfuls|handsful|hand-full|handfull|hanful', de: 'handvoll|hand voll', fr: 'poignée|poignées|poignee|poignees', it: 'manciata|manciate|pugno|pugni|pugnetto', es: 'puñado|puñados|puñadito', nl: 'handvol|handje|hand vol|handjevol|handjes', pt: 'punhado|punhados|mão-cheia|mão cheia|mancheia', sv: 'näve|nävar|handfull' } },
  { id: 'pinch', kind: 'count', metric: null, bare: true, spellings: { en: 'pinch|pinches|smidgen|smidge', de: 'prise|prisen|pr|msp|messerspitze|messerspitzen', fr: 'pincée|pincées|pincee|pincees|pointe de couteau|pointe', it: 'pizzico|pizzichi|presa|prese|pizz|punta', es: 'pizca|pizcas|pellizco|pellizcos|pizquita', nl: 'snufje|snufjes|snuf|mespunt|mespuntje|mespuntjes', pt: 'pitada|pitadas|pitadinha', sv: 'nypa|nypor|knivsudd' } },
  { id: 'dash', kind: 'count', metric: null, bare: true, spellings: { en: 'dash|dashes', de: 'schuss|spritzer|schuß|spritzern', fr: 'trait|traits|filet|giclée', it: 'spruzzo|spruzzi|spruzzata|goccio|filo', es: 'chorro|chorros|chorrito|chorritos|chorretón', nl: 'scheut|scheutje|scheutjes|scheuten', pt: 'fio|fiozinho|gole', sv: 'skvätt|stänk|ringla' } },
  { id: 'splash', kind: 'count', metric: null, bare: true, spellings: { en: 'splash|splashes' } },
  { id: 'drizzle', kind: 'count', metric: null, bare: true, spellings: { en: 'drizzle|drizzles' } },
  { id: 'squeeze', kind: 'count', metric: null, bare: true, spellings: { en: 'squeeze|squeezes' } },
  { id: 'glug', kind: 'count', metric: null, bare: true, spellings: { en: 'glug|glugs' } },
  { id: 'drop', kind: 'count', metric: null, bare: true, spellings: { en: 'drop|drops', de: 'tropfen', fr: 'goutte|gouttes', it: 'goccia|gocce', es: 'gota|gotas', nl: 'druppel|druppels|druppeltje', pt: 'gota|gotas', sv: 'droppe|droppar' } },
  { id: 'dollop', kind: 'count', metric: null, bare: true, spellings: { en: 'dollop|dollops', de: 'klecks|klacks', sv: 'klick' } },
  { id: 'knob', kind: 'count', metric: null, bare: true, spellings: { en: 'knob|knobs', de: 'flocke|flocken|flöckchen|stich', fr: 'noix|noix|noisette|noisettes', it: 'noce|noci|fiocco|fiocchetto', nl: 'klontje|klont|klontjes|klonten', pt: 'noz|nozes', es: 'nuez|nueces', sv: 'klick' } },
  { id: 'pat', kind: 'count', metric: null, bare: true, spellings: { en: 'pat|pats' } },
  { id: 'thumb', kind: 'count', metric: null, bare: true, spellings: { en: 'thumb|thumbs' } },
  { id: 'grind', kind: 'count', metric: null, bare: true, spellings: { en: 'grind|grinds|grinding|grindings|twist|twists|turn|turns', fr: 'tour de moulin|tours de moulin', es: 'vuelta|vueltas' } },
  { id: 'grating', kind: 'count', metric: null, bare: true, spellings: { en: 'grating|gratings' } },
  { id: 'sprinkle', kind: 'count', metric: null, bare: true, spellings: { en: 'sprinkle|sprinkling' } },
  { id: 'clove', kind: 'count', metric: null, behindFood: true, spellings: { en: 'clove|cloves|clv', de: 'zehe|zehen', fr: 'gousse|gousses', it: 'spicchio|spicchi', es: 'diente|dientes', nl: 'teen|tenen|teentje|teentjes', pt: 'dente|dentes', sv: 'klyfta|klyftor' } },
  { id: 'sprig', kind: 'count', metric: null, bare: true, behindFood: true, spellings: { en: 'sprig|sprigs', de: 'zweig|zweige|zweiglein|stängel|stengel|stiel|stiele', fr: 'brin|brins|branche|branches|tige|tiges', it: 'rametto|rametti|rametto|ramo|rami', es: 'ramita|ramitas|rama|ramas', nl: 'takje|takjes|tak|takken|sprietje', pt: 'raminhos|haste|hastes|talo|talos|galho|galhos|pé', sv: 'kvist|kvistar' } },
  { id: 'stalk', kind: 'count', metric: null, behindFood: true, spellings: { en: 'stalk|stalks', de: 'stange|stangen', fr: 'bâton|bâtons', it: 'gambo|gambi|costa|coste|stecca|stecche', es: 'tallo|tallos', nl: 'stengel|stengels|stok|stokje|stokjes', sv: 'stjälk|stjälkar|stång|stänger' } },
  { id: 'stem', kind: 'count', metric: null, spellings: { en: 'stem|stems' } },
  { id: 'rib', kind: 'count', metric: null, behindFood: true, spellings: { en: 'rib|ribs' } },
  { id: 'stick', kind: 'count', metric: null, spellings: { en: 'stick|sticks', pt: 'pau|paus' } },
  { id: 'head', kind: 'count', metric: null, spellings: { en: 'head|heads|hd', de: 'kopf|köpfe', fr: 'tête|têtes', it: 'testa|teste|cespo|cespi', es: 'cabeza|cabezas', nl: 'krop|kroppen|stronk|stronkje|bolletje', pt: 'cabeça|cabeças', sv: 'huvud|huvuden' } },
  { id: 'bulb', kind: 'count', metric: null, spellings: { en: 'bulb|bulbs', de: 'knolle|knollen', fr: 'bulbe|bulbes', es: 'bulbo|bulbos', it: 'bulbo|bulbi', nl: 'knol|knollen' } },
  { id: 'heart', kind: 'count', metric: null, spellings: { en: 'heart|hearts' } },
  { id: 'leaf', kind: 'count', metric: null, spellings: { en: 'leaf|leaves', de: 'blatt|blätter|blättchen|bl', fr: 'feuille|feuilles', it: 'foglia|foglie|fogliolina|foglioline', es: 'hoja|hojas', nl: 'blad|bladen|blaadje|blaadjes|blaadjes', pt: 'folha|folhas', sv: 'blad' } },
  { id: 'ear', kind: 'count', metric: null, spellings: { en: 'ear|ears', de: 'kolben', fr: 'épi|épis', es: 'mazorca|mazorcas' } },
  { id: 'sheet', kind: 'count', metric: null, spellings: { en: 'sheet|sheets', de: 'platte|platten|lage|lagen', it: 'foglio|fogli', es: 'lámina|láminas|plancha|planchas', nl: 'vel|vellen|velletje|velletjes', sv: 'ark' } },
  { id: 'strip', kind: 'count', metric: null, spellings: { en: 'strip|strips', de: 'streifen', fr: 'lanière|lanières', es: 'tira|tiras', it: 'striscia|strisce', nl: 'reepje|reepjes', pt: 'tira|tiras', sv: 'strimla|strimlor' } },
  { id: 'rasher', kind: 'count', metric: null, spellings: { en: 'rasher|rashers' } },
  { id: 'wedge', kind: 'count', metric: null, spellings: { en: 'wedge|wedges', de: 'spalte|spalten', fr: 'quartier|quartiers', es: 'gajo|gajos', pt: 'gomo|gomos', nl: 'partje|partjes' } },
  { id: 'chunk', kind: 'count', metric: null, spellings: { en: 'chunk|chunks', it: 'tocco|tocchi|tocchetto' } },
  { id: 'square', kind: 'count', metric: null, spellings: { en: 'square|squares', fr: 'carré|carrés', it: 'quadretto|quadretti' } },
  { id: 'cube', kind: 'count', metric: null, spellings: { en: 'cube|cubes', de: 'würfel', fr: 'cube|cubes', it: 'cubetto|cubetti|dado|dadi', es: 'cubo|cubos|pastilla|pastillas', nl: 'blokje|blokjes|tablet|tabletten', pt: 'cubo|cubos', sv: 'tärning|tärningar' } },
  { id: 'round', kind: 'count', metric: null, spellings: { en: 'round|rounds' } },
  { id: 'link', kind: 'count', metric: null, spellings: { en: 'link|links' } },
  { id: 'segment', kind: 'count', metric: null, spellings: { en: 'segment|segments' } },
  { id: 'spear', kind: 'count', metric: null, spellings: { en: 'spear|spears' } },
  { id: 'rack', kind: 'count', metric: null, spellings: { en: 'rack|racks' } },
  { id: 'slab', kind: 'count', metric: null, spellings: { en: 'slab|slabs' } },
  { id: 'nest', kind: 'count', metric: null, spellings: { en: 'nest|nests' } },
  { id: 'fillet', kind: 'count', metric: null, spellings: { en: 'fillet|fillets|filets' } },
  { id: 'shot', kind: 'count', metric: null, spellings: { en: 'shot|shots|jigger|jiggers' } },
  { id: 'glass', kind: 'count', metric: null, spellings: { en: 'glass|glasses|glassful', de: 'glas|gläser|gl', fr: 'verre|verres', it: 'bicchiere|bicchieri', es: 'vaso|vasos|copa|copas', nl: 'glas|glazen|glaasje|glaasjes', pt: 'copo|copos|cálice|cálices', sv: 'glas' } },
  { id: 'bowl', kind: 'count', metric: null, spellings: { en: 'bowl|bowls', fr: 'bol|bols' } },
  { id: 'scoop', kind: 'count', metric: null, spellings: { en: 'scoop|scoops|scoopful', pt: 'bola|bolas', sv: 'kula|kulor' } },
  { id: 'spoonful', kind: 'count', metric: null, bare: true, spellings: { en: 'spoonful|spoonfuls|spoon|spoons', de: 'löffel', nl: 'lepel|lepels' } },
  { id: 'ladle', kind: 'count', metric: null, spellings: { en: 'ladle|ladles|ladleful|ladlefuls', fr: 'louche|louches', it: 'mestolo|mestoli', es: 'cucharón|cucharones', de: 'kelle|kellen' } },
  { id: 'part', kind: 'count', metric: null, spellings: { en: 'part|parts', de: 'teil|teile', fr: 'part|parts|volume|volumes', it: 'parte|parti', es: 'parte|partes', pt: 'parte|partes', nl: 'deel|delen' } },
  { id: 'batch', kind: 'count', metric: null, spellings: { en: 'batch|batches' } },
  { id: 'recipe', kind: 'count', metric: null, spellings: { en: 'recipe|recipes', de: 'rezept', fr: 'recette', es: 'receta' } },
  { id: 'quantity', kind: 'count', metric: null, spellings: { en: 'quantity' } },
  { id: 'portion', kind: 'count', metric: null, spellings: { en: 'portion|portions|serving|servings', de: 'portion|portionen', fr: 'portion|portions', es: 'porción|porciones', it: 'porzione|porzioni', nl: 'portie|porties', pt: 'porção|porções', sv: 'portion|portioner' } },
];

/** A unit word before one of these is part of the food: "rib eye", "pot roast". */
export const wordsThatKeepUnitInFood: readonly string[] = ['eye', 'eyes', 'roast', 'steak', 'steaks', 'loin', 'biscuits', 'chop', 'chops', 'pie', 'noodle', 'sausage', 'sausages', 'pod', 'pods',
  'mignon', 'garni', 'muscade', 'coco', 'pécan', 'cajou', 'macadamia', 'moscata', 'cocco', 'moscada', 'pecan', 'grenoble', 'louis'];

/** Before a unit word that may stand behind its food these make one food with it: "short ribs", "whole cloves". */
export const foodsEndingInUnits: readonly string[] = ['whole', 'short', 'spare', 'prime', 'ground', 'baby back', 'back', 'beef', 'pork', 'lamb', 'pork spare', 'beef short'];

/** One word that joins a food and its unit: what is left is the food. */
export const compoundUnits = wordTable<readonly [unit: string, food: string]>({
  knoblauchzehe: ['clove', 'Knoblauch'], knoblauchzehen: ['clove', 'Knoblauch'],
  vitlöksklyfta: ['clove', 'vitlök'], vitlöksklyftor: ['clove', 'vitlök'],
  knoflookteen: ['clove', 'knoflook'], knoflooktenen: ['clove', 'knoflook'], knoflookteentje: ['clove', 'knoflook'], knoflookteentjes: ['clove', 'knoflook'],
  thymianzweig: ['sprig', 'Thymian'], thymianzweige: ['sprig', 'Thymian'], rosmarinzweig: ['sprig', 'Rosmarin'], rosmarinzweige: ['sprig', 'Rosmarin'],
  timjankvist: ['sprig', 'timjan'], timjankvistar: ['sprig', 'timjan'], rosmarinkvist: ['sprig', 'rosmarin'], rosmarinkvistar: ['sprig', 'rosmarin'],
  selleriestange: ['stalk', 'Sellerie'], selleriestangen: ['stalk', 'Sellerie'],
});
