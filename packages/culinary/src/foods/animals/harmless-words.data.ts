import type { Language } from '../../words/language.ts';
import type { AnimalKind } from './animal-kinds.ts';

type ByLanguage = Readonly<Partial<Record<Language, string>>>;

/**
 * Why an animal word in a text names no animal to eat. Lists are folded and separated by commas; "*" stands for any letters of a word,
 * "a|b" for either word.
 */
export interface HarmlessRule {
  id: string;
  /** The kinds of animal words it holds for, or those that may be of none; all where absent. */
  kinds?: readonly (
    AnimalKind | 'undecided' | 'dairy' | 'dairy?' | 'egg' | 'egg?' | 'meat?' | 'fish?'
  )[];
  /** The animal word itself, written together with something else. */
  words?: ByLanguage;
  /** Phrases with the animal word in them. */
  phrases?: ByLanguage;
  /** Words in front of the animal word, joining words ("de", "di") aside. */
  before?: ByLanguage;
  /** Words behind the animal word. */
  after?: ByLanguage;
  /** Behind a word of `after` these say that the animal is meant: "chicken free range". */
  unlessFollowedBy?: ByLanguage;
  /** How many other words may stand between; 0 where absent. */
  reach?: number;
}

export const harmlessRules: readonly HarmlessRule[] = [
  {
    id: 'egg of a bird',
    kinds: ['chicken', 'poultry'],
    words: {
      de: 'huhnerei*, entenei*, ganseei*, wachtelei*, putenei*, straussenei*',
      nl: 'kippenei*, kwartelei*, eendenei*, ganzenei*, kalkoenei*',
      sv: 'honsagg*, vaktelagg*, ankagg*, gasagg*',
    },
    before: {
      de: 'ei, eier, eigelb, eiweiss',
      fr: 'oeuf, oeufs',
      it: 'uovo, uova, tuorlo, tuorli, albumi',
      es: 'huevo, huevos, yema, yemas, clara, claras',
      nl: 'ei, eieren',
      pt: 'ovo, ovos, gema, gemas',
    },
    after: { en: 'egg, eggs, yolk, yolks' },
  },
  {
    id: 'milk or cheese of the animal',
    kinds: ['beef', 'lamb'],
    words: { de: 'lammkase' },
    before: {
      fr: 'lait, fromage, fromages, yaourt, yaourts, beurre',
      it: 'latte, formaggio, formaggi, ricotta, yogurt, burro, caciotta, stracchino, mozzarella, primosale',
      es: 'leche, queso, quesos, nata, yogur, yogures, mantequilla, cuajada, requeson',
      pt: 'leite, queijo, queijos, creme, manteiga, iogurte, requeijao',
    },
    after: {
      en: 'milk, cheese, cheeses, yogurt, yoghurt, butter, curd, curds, kefir, feta, brie, gouda',
    },
  },
  {
    id: 'vegan or vegetarian version',
    reach: 2,
    words: {
      de: `
        soja*, tofu*, seitan*, tempeh*, veggie*, vegan*, lupinen*, jackfruit*,
        gemusefrikadelle*, linsenfrikadelle*, erbsenhack*, linsenhack*, haferhack*, *ersatz*
      `,
      nl: 'soja*, tofu*, vega*, vegan*, vleesvervang*, kipvervang*, nepvlees, nepkip',
      sv: 'soja*, quorn*, vego*, tofu*, seitan*, vegetarisk*',
    },
    before: {
      en: `
        vegan, vegetarian, veggie, plant based, soy based, soya based, pea based, meatless,
        meat free, seitan, tempeh, quorn, beyond, impossible, mock, faux, fake, jackfruit, tvp
      `,
      de: `
        vegan, vegane, veganer, veganes, veganen, veganem, vegetarisch, vegetarische,
        vegetarischer, vegetarisches, vegetarischen, pflanzlich, pflanzliche, pflanzlicher,
        pflanzliches, seitan, tempeh, veggie
      `,
      fr: 'simili, faux, vegan, similis',
      it: 'finto, finta',
      es: 'falso, falsa',
      nl: 'vegetarische, vegetarisch, vegan, veganistische, veganistisch, vega, plantaardige, plantaardig',
      sv: 'vegetarisk, vegetariska, vegansk, veganska, vego, vegan',
    },
    after: {
      en: 'vegan, vegetarian, substitute, substitutes, alternative, alternatives, replacement, replacer, analogue',
      de: 'vegan, vegetarisch, ersatz, alternative, aus soja, aus seitan, aus tofu',
      fr: `
        vegetal, vegetale, vegetaux, vegetales, vegan, vegane, vegans, veganes, vegetarien,
        vegetarienne, vegetariens, vegetariennes, seitan
      `,
      it: 'vegetale, vegetali, vegano, vegana, vegani, vegane, vegetariano, vegetariana, vegetariani, vegetariane, seitan, lupini',
      es: 'vegetal, vegetales, vegano, vegana, veganos, veganas, vegetariano, vegetariana, vegetarianos, vegetarianas, seitan',
      nl: 'vega, vegan, vegetarisch, vervanger',
      pt: 'vegano, vegana, veganos, veganas, vegetariano, vegetariana, vegetarianos, vegetarianas',
    },
  },
  {
    id: 'fat, gelatine or rennet of plants or microbes',
    kinds: ['byproduct'],
    reach: 1,
    words: { de: 'pflanzenschmalz, pflanzentalg' },
    before: {
      en: 'vegetable, microbial, plant, fungal, thistle',
      de: `
        mikrobielles, mikrobielle, mikrobieller, mikrobiellen, mikrobiell, gelatinefrei,
        gelatinefreie, gelatinefreien
      `,
      nl: 'microbieel, microbiele, plantaardig, plantaardige',
      sv: `
        vegetabilisk, vegetabiliskt, mikrobiell, mikrobiellt, vegetariskt, veganskt, vaxtbaserad,
        vaxtbaserat
      `,
    },
    after: {
      en: 'microbial',
      de: 'mikrobiell, pflanzlich',
      fr: 'microbienne, microbien',
      it: 'microbico',
      es: 'microbiano',
      nl: 'microbieel, plantaardig',
      pt: 'microbiano, vegetais',
      sv: 'mikrobiell, vegetabilisk',
    },
  },
  {
    // Side by side alone: soy-glazed salmon is salmon, and so is "saumon sauce soja".
    id: 'made of soy',
    before: { en: 'soy, soya, tofu', de: 'soja, tofu' },
    after: {
      fr: 'soja, tofu',
      it: 'soia, tofu',
      es: 'soja, soya, tofu',
      pt: 'soja, tofu',
    },
  },
  {
    id: 'said to be absent',
    words: {
      de: 'fleischlos*, fleischfrei*, gelatinefrei*, fischfrei*',
      nl: 'vleesloos, vleesloze, vleesvrij*',
      sv: 'kottfri*, fiskfri*',
    },
    before: {
      en: 'no, not, without, non, zero',
      de: 'ohne, kein, keine, keinen',
      fr: 'sans, ni',
      it: 'senza, niente',
      es: 'sin, ni',
      nl: 'zonder, geen',
      pt: 'sem',
      sv: 'utan, ingen, inget',
    },
    unlessFollowedBy: { en: 'range, ranging, run, running, from, of' },
    after: {
      en: 'free, less',
      de: 'frei, freie, freier, freies, freien, freiem',
      nl: 'vrij',
      sv: 'fri',
    },
  },
  {
    // Only behind what is done to it: "white fillets like cod" are fish.
    id: 'made to look or taste like it',
    reach: 2,
    before: {
      en: `shredded like, torn like, pulled like, cut like, sliced like, flaked like, look like, looks like, taste like, tastes like, resemble,
        resembles, in the style of, in place of, instead of`,
      de: 'zerzupft wie, gezupft wie, geschnitten wie, aussehen wie, schmecken wie, jackfruit wie, tofu wie, seitan wie, anstelle von, anstatt, statt',
      fr: 'facon, comme du, comme de la, a la place du, a la place de la, au lieu du, au lieu de',
      it: 'a mo di, sfilacciato come, sfilacciata come, affettato come, affettata come, al posto del, al posto della, invece del, invece di',
      es: 'desmenuzado como, desmenuzada como, deshebrado como, deshebrada como, cortado como, cortada como, en lugar de, en vez de',
    },
    after: {
      en: 'like texture, like bite, like pieces, like strips, like chunks, like flavour, like flavor, like taste',
    },
  },
  {
    id: 'flesh of a fruit, nut or shoot',
    kinds: ['cut', 'meat'],
    words: {
      de: '*fruchtfleisch*, kokosfleisch*, kokosnussfleisch*, nussfleisch, kurbisfleisch*, mangofleisch*, avocadofleisch*',
      nl: '*vruchtvlees, kokosvlees, avocadovlees',
      sv: '*fruktkott*, kokoskott*, bambuskott*, avokadokott*',
    },
    phrases: {
      en: 'coconut meat*, young coconut meat, walnut|pecan|nut|almond meat*, avocado|pumpkin|squash|tomato meat, jackfruit meat',
      fr: 'viande de coco, viande de noix, viande de fruit*',
      it: 'carne di cocco, carne di mela*, carne di zucca, carne di avocado',
      es: `
        carne de membrillo, carne de coco, carne de aguacate, carne de calabaza, carne de mango,
        carne de tomate, carne de pimiento, carne de pimiento choricero, carne de guayaba,
        carne de nora*
      `,
      pt: 'carne de jaca, carne de caju, carne de coco',
    },
  },
  {
    id: 'vegetable cut or shaped like meat',
    kinds: ['cut', 'meat', 'pork', 'fish', 'beef', 'chicken'],
    words: {
      de: `
        *sellerieschnitzel*, *gemuseschnitzel*, *kohlrabischnitzel*, *blumenkohlsteak*,
        *kohlsteak*, *selleriesteak*, *auberginenschnitzel*, *krautschnitzel*,
        *kurbisschnitzel*, *apfelschnitzel*, *erbsenschnitzel*, kartoffelgulasch*, pilzgulasch*,
        kurbisgulasch*, gemusegulasch*, linsengulasch*, bohnengulasch*, *mohrenlachs*,
        *karottenlachs*, orangenfilet*, zitrusfilet*, grapefruitfilet*, mandarinenfilet*,
        zitronenfilet*, limettenfilet*, pomelofilet*, tomatenfilet*, paprikafilet*, apfelfilet*
      `,
      nl: 'sinaasappelfilet*, citrusfilet*, *koolsteak*, *bloemkoolsteak*, *selderijschnitzel*',
      sv: `
        *morotslax*, *blomkalsbiff*, *blomkalsstek*, *blomkalskotlett*, *blomkalsving*,
        *selleribiff*, *selleristek*, *sellerikotlett*, *sellerischnitzel*, *rodbetsbiff*,
        *linsbiff*, *bonbiff*, *kikartsbiff*, *gronsaksbiff*, *potatisbiff*, *svampbiff*,
        *halloumibiff*, *halloumikorv*, *kalbiff*, *auberginebiff*, *svampkorv*, *linsfars*, *havrefars*,
        *bonfars*, *artfars*, *svampfars*, *morotskorv*
      `,
    },
    phrases: {
      en: `
        cauliflower|tofu|seitan|mushroom|jackfruit|celeriac|broccoli hot|buffalo|bbq wing*,
        vegetable|mushroom|lentil|bean|aubergine|eggplant|spinach|carrot|tofu|nut|olive|tomato|
        artichoke|chickpea|chestnut|cashew|sunflower|beetroot|
        walnut terrine|terrines|pate|pates, pate a pizza|pain|tarte|crepes, pate d amande|amandes,
        curry pate, cauliflower|cabbage|celeriac|eggplant|aubergine|
        tofu|mushroom|portobello|squash|watermelon|beetroot|broccoli|celery|kohlrabi|
        seitan steak*, cauliflower|celeriac|eggplant|aubergine|chickpea|lentil|bean|vegetable|
        potato|mushroom|walnut|halloumi|paneer meatball*|cutlet*|schnitzel*|ribs|chops|jerky,
        coconut|carrot|eggplant|aubergine|paper|seitan|tempeh|shiitake bacon, carrot|watermelon|
        tomato lox|tuna|salmon, chickpea|jackfruit|tomato tuna, carrot hot dog*, corn ribs,
        steak fries, steak cut, celery rib*, rib|ribs celery, rib|ribs of celery, rib|
        ribs from celery, kale|chard|collard|rhubarb|cabbage|lettuce|fennel ribs, beetroot|beet|
        courgette|zucchini|mushroom|fennel|pineapple|tomato|tofu|watermelon|mango|pear|apple|
        avocado|radish|kohlrabi|celeriac|cauliflower|aubergine|eggplant|carrot|cucumber|pumpkin|
        squash|artichoke|seitan|jackfruit|orange|lemon|grapefruit|citrus|lentil|chickpea|
        vegetable|malai|paneer|lauki|potato|spinach|cabbage|bean|pea|veg|falafel|walnut|quinoa|
        strawberry|fig|melon|peach|kiwi carpaccio|tartare|fillet|fillets|loin|shin|hock|kofta|
        koftas|shawarma, carpaccio|tartare|fillet|fillets of beetroot|beet|courgette|zucchini|
        mushroom|fennel|pineapple|tomato|tofu|watermelon|mango|pear|apple|avocado|radish|
        kohlrabi|celeriac|cauliflower|aubergine|eggplant|carrot|cucumber|pumpkin|squash|
        artichoke|seitan|jackfruit|orange|lemon|grapefruit|citrus|lentil|chickpea|vegetable|
        malai|paneer|lauki|potato|spinach|cabbage|bean|pea|veg|falafel|walnut|quinoa|strawberry|
        fig|melon|peach|kiwi, ribs and seeds, seeds and ribs, ribs removed, ribs discarded,
        center ribs, centre ribs, tough|thick|woody|inner|white ribs, stems and ribs,
        ribs and stems, membranes and ribs
      `,
      de: `
        bete|rande|randen|tomaten|zucchini|avocado|champignon|kohlrabi|ananas|fenchel|orangen|
        melonen|auberginen|karotten|tofu|radieschen|pilz carpaccio|tatar|filet|filets,
        carpaccio|tatar|filet|filets aus|von|vom|der|einer roten|roter|rote|tomaten|zucchini|
        avocado|champignons|kohlrabi|ananas|fenchel|orangen|orange|grapefruit|zitrone|melone|
        tofu, falscher|falschen|falsche hase|hasen aus|mit|von linsen|kichererbsen|bohnen|tofu|grunkern|nussen|
        pilzen, blumenkohl|sellerie|auberginen|kohlrabi|kohl|kurbis|gemuse|kraut schnitzel|steak|
        steaks|frikadellen|buletten, schnitzel|steak|steaks aus|vom blumenkohl|sellerie|
        kohlrabi|aubergine|aubergine*|kohl
      `,
      fr: `
        carpaccio|tartare|carpaccios|tartares de|d|aux betterave*|courgette*|tomate*|
        champignon*|fenouil|ananas|mangue*|avocat*|concombre*|legumes|fraise*|tofu|radis|melon|
        pasteque|celeri|carotte*|orange*|poire*, steak|steaks|escalope|escalopes de chou*,
        steak|steaks|escalope|escalopes d aubergine*, steak|steaks de celeri|legumes|tofu|
        lentilles, escalope|escalopes de celeri, rillettes|terrine|terrines|pate|
        pates de legumes|champignons|lentilles|tofu|courgettes|carottes|aubergines,
        caviar d aubergine*
      `,
      it: `
        carpaccio|tartare di|d|alle|ai barbabietola|barbabietole|rape|rapa|zucchine|zucchina|
        pomodoro|pomodori|funghi|porcini|finocchi|finocchio|ananas|mango|avocado|arance|
        carciofi|tofu|anguria|melone|fragole|zucca|pere|verdure, terrina|terrine|
        pate di verdure|verdura|funghi|zucchine|melanzane|lenticchie|olive, bistecca|bistecche|
        cotoletta|cotolette|polpette|polpettone|scaloppine|spezzatino|salsiccia|
        ragu di cavolfiore|melanzane|melanzana|verdure|ceci|lenticchie|sedano|zucchine|patate|
        funghi|zucca|spinaci|pane|ricotta|legumi|fagioli|cavolo
      `,
      es: `
        carpaccio|carpaccios|tartar de remolacha|calabacin|tomate|setas|champinones|pina|mango|
        aguacate|naranja|hinojo|tofu|sandia|melon|fresas|pera|alcachofas|verduras, hamburguesa|
        hamburguesas|albondigas|filete|filetes|chuleta|chuletas|bistec de lentejas|garbanzos|
        verduras|coliflor|berenjena|berenjenas|quinoa|avena|alubias|judias|calabacin|calabaza|
        setas|champinones|patata|remolacha|repollo|apio|espinacas, lomos|lomo de calabacin|
        berenjena, caviar de berenjena
      `,
      nl: `
        bieten|biet|courgette|tomaten|avocado|champignon|ananas|venkel|tofu|
        watermeloen carpaccio|tartaar, carpaccio|tartaar van biet|bieten|rode|courgette|tomaat|
        tomaten|avocado|champignons|ananas|venkel|tofu|watermeloen, bloemkool|knolselderij|
        aubergine steak|schnitzel
      `,
      pt: `
        carpaccio|tartare de beterraba|curgete|abobrinha|tomate|cogumelos|ananas|abacaxi|manga|
        abacate|laranja|funcho|tofu|melancia|morango|pera|legumes, hamburguer|bife|bifes|
        almondegas de lentilha|lentilhas|grao|berinjela|couve|soja|legumes
      `,
    },
  },
  {
    id: 'what is done, and how it looks',
    kinds: ['undecided'],
    before: { en: 'into, into thin, stuffed in', fr: 'jusqu a l, jusqu au' },
    after: {
      en: `
        shape, shaped, shapes, friendly, day, days, night, nights, time, plan, dry, warming,
        sticking, healthy, sized, removed, discarded, trimmed off, sauce, sauces, rub,
        seasoning, seasonings, china, cutter, cutters, cookie, cookies, biscuit, biscuits,
        sweets, chips
      `,
      de: 'entfernt, formig, formige, formiger',
      fr: 'retire, retires, retiree, retirees, otees, ote, en chocolat, en sucre',
      it: 'rimosso, rimossa, rimosse, tolte, eliminate, di cioccolato, di zucchero',
      es: 'retirado, retirada, retirados, de chocolate',
      nl: 'verwijderd, vormig, vormige',
      pt: 'removido, removidas, de chocolate',
      sv: 'borttaget, borttagna',
    },
    phrases: {
      en: `bone in, with|on bone|bones, on the bone, red bull, laughing cow, bull s eye, ox eye,
vegetable|veg|veggie|fruit kebab|kebabs`,
      de: `mit knochen, am knochen, rippe|rippen schokolade, schokoladen|lebkuchen|zucker herz|herzen,
gemuse doner|kebap`,
      fr: 'avec os, langue|langues de chat',
      it: 'con osso, con l osso, lingua|lingue di gatto',
      es: 'con hueso|huesos, lengua|lenguas de gato, cola de caballo',
      nl: 'met bot',
      pt: 'com osso, lingua|linguas de gato, rabo de cavalo',
      sv: 'med ben, lagg i|till|pa|ner',
    },
  },
  {
    id: 'sweet or dish by the name alone',
    phrases: {
      en: `
        swedish fish, chocolate fish, gummy fish, chocolate|marzipan pig*, chocolate|
        easter rabbit|bunny, chocolate salami, duck sauce, bombay mix, lobster tail pastr*,
        poor man s caviar, texas|cowboy caviar, aubergine|eggplant|mushroom caviar,
        caviar lentil*
      `,
      de: 'schokoladen salami, schokoladen hase*, linsen kaviar, auberginen kaviar, nurnberger lebkuchen*|elisenlebkuchen*',
      fr: 'saucisson|saucissons|poisson|poissons|poule|poules|lapin|lapins au|en|de chocolat',
      it: `
        occhio|occhi di bue, pesce d aprile, salame di|al cioccolato, salame dolce, gallina|
        pesce di cioccolato, lonza di fico|fichi, caviale di melanzane
      `,
      es: `
        pico de gallo, tocino|tocinillo|tocinillos de cielo, ojo|ojos de buey, pechuga|
        pechugas de monja, hueso|huesos de santo, salchichon|salami de chocolate
      `,
      pt: 'toucinho do ceu, barriga|barrigas de freira, salame de chocolate',
    },
  },
  {
    id: 'tool, bread or spice for it',
    words: {
      de: 'fleischwolf*, fleischklopfer*, fleischthermometer*, fleischgabel*, geflugelschere*, fischmesser*, *gewurz*, *gewurze',
      nl: 'vleesthermometer, *kruiden, speculaas*, spekkoek*, fijngehakt*, grofgehakt*',
      sv: 'kottermometer, *krydda, korvbrod*, hamburgerbrod*',
    },
    phrases: {
      en: `
        buffalo wing|wings sauce|seasoning, hamburger|burger bun*|roll*, hot dog bun*|roll*,
        hotdog bun*|roll*, oyster|animal|goldfish cracker*
      `,
      fr: `
        pain|pains a|pour hamburger*|hot, pain|pains hamburger*|hot, moules a muffins|cake|
        cakes|tarte|tartes|tartelettes|gateau|gateaux|madeleines|cannele*|brioche*
      `,
      it: 'pane|panini da|per hamburger|hot',
      es: 'pan|panes|panecillo|panecillos|bollo|bollos de|para hamburguesa*|perrito*|hot',
      pt: 'pao|paes de|para hamburguer*|cachorro',
    },
    before: {
      en: 'for',
      de: 'fur, zum',
      fr: 'pour',
      it: 'per, per i',
      es: 'para',
      nl: 'voor',
      pt: 'para',
      sv: 'till',
    },
    after: {
      en: `
        seasoning, seasonings, spice, spices, rub, masala, tenderizer, tenderiser, thermometer,
        grinder, mallet, shears, kettle, herbs
      `,
      de: 'gewurz, gewurze, gewurzmischung',
      nl: 'kruiden, broodjes',
      sv: 'krydda, brod',
    },
  },
];
