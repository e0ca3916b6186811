/** A dish of a menu: language, factor of its servings, and its lines. */
type MenuDish = readonly [language: string, factor: number, ...lines: string[]];

/** What a careful cook buys for a menu, in the units asked for. */
export type LabelledMenu = readonly [
  title: string,
  bought: readonly string[],
  dishes: readonly MenuDish[],
  units?: 'imperial',
];

/** Menus of two to five dishes with the list that a careful cook would write, by what is hard in them. Lists were written before they were tried. */
export const labelledMenus: Readonly<Record<string, readonly LabelledMenu[]>> = {
  tins: [
    [
      'a weight of what stands in tins is more of them',
      ['4 cans (400 g) tinned tomatoes'],
      [
        ['en', 1, '3 (400 g) cans tinned tomatoes'],
        ['en', 1, '400 g tinned tomatoes'],
      ],
    ],
    [
      'of what is drained a tin holds less than its label says',
      ['3 cans (400 g) chickpeas'],
      [
        ['en', 1, '1 can (400 g) chickpeas'],
        ['en', 1.3333, '240 g canned chickpeas'],
      ],
    ],
    [
      'milk in tins is poured',
      ['3 cans (400 ml) coconut milk'],
      [
        ['en', 1, '2 (400 ml) cans coconut milk'],
        ['en', 1, '200 ml coconut milk'],
      ],
    ],
    [
      'in German',
      ['3 Dosen (400 g) stückige Tomaten'],
      [
        ['de', 1, '1 Dose (400 g) stückige Tomaten'],
        ['de', 1, '500 g stückige Tomaten'],
      ],
    ],
    [
      'in French',
      ['2 boîtes (400 g) pulpe de tomates'],
      [
        ['fr', 1, '1 boîte de pulpe de tomates (400 g)'],
        ['fr', 1, '400 g de pulpe de tomates'],
      ],
    ],
    [
      'without a size the usual one',
      ['2 cans (400 g) canned tomatoes'],
      [
        ['en', 1, '1 can canned tomatoes'],
        ['en', 1, '400 g canned tomatoes'],
      ],
    ],
    [
      'two sizes are two things',
      ['1 can (400 g) + 1 can (800 g) chickpeas'],
      [
        ['en', 1, '1 can (400 g) chickpeas'],
        ['en', 1, '1 can (800 g) chickpeas'],
      ],
    ],
    [
      'fresh ones are another food',
      ['1 can (400 g) tomatoes', '4 tomatoes'],
      [
        ['en', 1, '1 can (400 g) tomatoes'],
        ['en', 1, '4 tomatoes, chopped'],
      ],
    ],
  ],
  citrus: [
    [
      'juice comes from the lemons bought for their zest',
      ['3 lemons (60 ml lemon juice)'],
      [
        ['en', 1, 'zest of 3 lemons'],
        ['en', 1, '60 ml lemon juice'],
      ],
    ],
    [
      'juice by spoons and by lemons is juice',
      ['3 lemons (4 tbsp lemon juice)'],
      [
        ['en', 1, 'juice of 1 lemon'],
        ['en', 1, '4 tbsp lemon juice'],
      ],
    ],
    [
      'lemons in slices give none',
      ['2 lemons (2 tsp lemon zest)'],
      [
        ['en', 1, '1 lemon, sliced'],
        ['en', 1, '2 tsp lemon zest'],
      ],
    ],
    [
      'juice by itself stays juice',
      ['90 ml lemon juice'],
      [
        ['en', 1, '60 ml lemon juice'],
        ['en', 1, '30 ml lemon juice'],
      ],
    ],
    [
      'limes',
      ['2 limes (3 tbsp lime juice)'],
      [
        ['en', 1, 'zest of 1 lime'],
        ['en', 1.5, '2 tbsp lime juice'],
      ],
    ],
    [
      'an orange gives its juice',
      ['1 orange (80 ml orange juice)'],
      [
        ['en', 1, 'zest of 1 orange'],
        ['en', 1, '80 ml orange juice'],
      ],
    ],
    [
      'a litre of orange juice is bought',
      ['1 l orange juice', '1 orange'],
      [
        ['en', 1, 'zest of 1 orange'],
        ['en', 1, '1 l orange juice'],
      ],
    ],
    [
      'in German',
      ['1 Zitrone (3 EL Zitronensaft)'],
      [
        ['de', 1, 'Abrieb von 1 Zitrone'],
        ['de', 1, '3 EL Zitronensaft'],
      ],
    ],
    [
      'in French',
      ['2 citrons (20 ml jus de citron)'],
      [
        ['fr', 1, 'le zeste de 2 citrons'],
        ['fr', 1, '2 cl de jus de citron'],
      ],
    ],
    [
      'in Italian',
      ['2 limoni (50 ml succo di limone)'],
      [
        ['it', 1, 'scorza di 1 limone'],
        ['it', 1, '50 ml di succo di limone'],
      ],
    ],
    [
      'in Spanish',
      ['1 limón (2 cdas. zumo de limón)'],
      [
        ['es', 1, 'ralladura de 1 limón'],
        ['es', 1, '2 cucharadas de zumo de limón'],
      ],
    ],
    [
      'in Dutch',
      ['1 citroen (2 el citroensap)'],
      [
        ['nl', 1, 'rasp van 1 citroen'],
        ['nl', 1, '2 el citroensap'],
      ],
    ],
    [
      'in Portuguese',
      ['1 limão (40 ml suco de limão)'],
      [
        ['pt', 1, 'raspas de 1 limão'],
        ['pt', 1, '40 ml de suco de limão'],
      ],
    ],
    [
      'in Swedish',
      ['1 citron (2 msk citronsaft)'],
      [
        ['sv', 1, 'skal av 1 citron'],
        ['sv', 1, '2 msk citronsaft'],
      ],
    ],
  ],
  garlic: [
    [
      'cloves beside a head are of a further one',
      ['2 heads garlic (2 cloves + 1 head)'],
      [
        ['en', 1, '2 cloves garlic'],
        ['en', 1, '1 head garlic'],
      ],
    ],
    [
      'many cloves are heads',
      ['2 heads garlic (15 cloves)'],
      [
        ['en', 2, '6 cloves garlic'],
        ['en', 1, '3 cloves garlic, crushed'],
      ],
    ],
    [
      'few stay cloves',
      ['3 cloves garlic'],
      [
        ['en', 1, '2 cloves garlic'],
        ['en', 1, '1 tsp minced garlic'],
      ],
    ],
    [
      'a whole head is a head',
      ['3 heads garlic'],
      [
        ['en', 1, '1 whole head garlic'],
        ['en', 1, '2 heads of garlic'],
      ],
    ],
    [
      'a whole head behind its food',
      ['2 heads garlic'],
      [
        ['en', 1, 'garlic, 1 whole head'],
        ['en', 1, 'garlic (1 whole head)'],
      ],
    ],
    [
      'in German',
      ['2 Knollen Knoblauch (1 Knolle + 3 Zehen)'],
      [
        ['de', 1, '3 Zehen Knoblauch'],
        ['de', 1, '1 Knolle Knoblauch'],
      ],
    ],
    [
      'in French',
      ['2 têtes ail (2 gousses + 1 tête)'],
      [
        ['fr', 1, "2 gousses d'ail"],
        ['fr', 1, "1 tête d'ail"],
      ],
    ],
    [
      'in Italian',
      ['2 teste aglio (3 spicchi + 1 testa)'],
      [
        ['it', 1, "3 spicchi d'aglio"],
        ['it', 1, "1 testa d'aglio"],
      ],
    ],
    [
      'in Spanish',
      ['2 cabezas ajo (4 dientes + 1 cabeza)'],
      [
        ['es', 1, '4 dientes de ajo'],
        ['es', 1, '1 cabeza de ajo'],
      ],
    ],
  ],
  bunches: [
    [
      'spoons beside a bunch are of a further one',
      ['2 bunches parsley (1 bunch + 2 tbsp)'],
      [
        ['en', 1, '1 bunch parsley'],
        ['en', 1, '2 tbsp chopped parsley'],
      ],
    ],
    [
      'spoons come from what a half one leaves',
      ['1 bunch parsley (½ bunch + 2 tbsp)'],
      [
        ['en', 1, '½ bunch parsley'],
        ['en', 1, '2 tbsp chopped parsley'],
      ],
    ],
    [
      'grams do too',
      ['1 bunch coriander (½ bunch + 20 g)'],
      [
        ['en', 1, '½ bunch coriander'],
        ['en', 1, '20 g coriander'],
      ],
    ],
    [
      'sprigs and spoons are sprigs',
      ['4 sprigs thyme'],
      [
        ['en', 1, '3 sprigs thyme'],
        ['en', 1, '1 tsp thyme leaves'],
      ],
    ],
    [
      'dried herbs are another thing',
      ['1 tsp dried thyme', '2 sprigs thyme'],
      [
        ['en', 1, '1 tsp dried thyme'],
        ['en', 1, '2 sprigs thyme'],
      ],
    ],
    [
      'spring onions',
      ['2 bunches spring onions (1 bunch + 3)'],
      [
        ['en', 1, '1 bunch spring onions'],
        ['en', 1, '3 spring onions, sliced'],
      ],
    ],
    [
      'celery',
      ['2 heads celery (1 head + 2 stalks)'],
      [
        ['en', 1, '1 head celery'],
        ['en', 1, '2 stalks celery'],
      ],
    ],
    [
      'in German',
      ['2 Bund Petersilie (1 Bund + 2 EL)'],
      [
        ['de', 1, '1 Bund Petersilie'],
        ['de', 1, '2 EL gehackte Petersilie'],
      ],
    ],
    [
      'half bunches',
      ['1 Bund Dill'],
      [
        ['de', 1.3333, '½ Bund Dill'],
        ['de', 1, '¼ Bund Dill'],
      ],
    ],
    [
      'in French',
      ['2 bottes persil (1 botte + 2 c. à s.)'],
      [
        ['fr', 1, '1 botte de persil'],
        ['fr', 1, '2 c. à soupe de persil haché'],
      ],
    ],
    [
      'in Spanish',
      ['2 manojos perejil (1 manojo + 2 cdas.)'],
      [
        ['es', 1, '1 manojo de perejil'],
        ['es', 1, '2 cucharadas de perejil picado'],
      ],
    ],
    [
      'in Swedish',
      ['2 knippen dill (1 knippe + 2 msk)'],
      [
        ['sv', 1, '1 knippe dill'],
        ['sv', 1, '2 msk hackad dill'],
      ],
    ],
  ],
  grades: [
    [
      'extra virgin oil is said of its part',
      ['75 ml olive oil (in part: 2 tbsp extra virgin olive oil)'],
      [
        ['en', 1, '3 tbsp olive oil'],
        ['en', 1, '2 tbsp extra virgin olive oil'],
      ],
    ],
    [
      'extra virgin alone is bought as such',
      ['3 tbsp extra virgin olive oil'],
      [
        ['en', 1, '1 tbsp extra virgin olive oil'],
        ['en', 2, '1 tbsp extra-virgin olive oil'],
      ],
    ],
    [
      'in German',
      ['5 EL Olivenöl (in part: 2 EL natives Olivenöl)'],
      [
        ['de', 1, '3 EL Olivenöl'],
        ['de', 1, '2 EL natives Olivenöl extra'],
      ],
    ],
    [
      'in French',
      ["5 c. à s. huile d'olive (in part: 2 c. à s. huile d'olive vierge)"],
      [
        ['fr', 1, "3 c. à soupe d'huile d'olive"],
        ['fr', 1, "2 c. à soupe d'huile d'olive vierge extra"],
      ],
    ],
    [
      'in Italian and English',
      ['200 g spaghetti', "5 tbsp olive oil (in part: 2 tbsp olio extravergine d'oliva)"],
      [
        ['it', 1, "2 cucchiai di olio extravergine d'oliva"],
        ['en', 1, '3 tbsp olive oil', '200 g spaghetti'],
      ],
    ],
    [
      'coarse salt is another packet than fine',
      ['coarse salt', 'fine salt'],
      [
        ['en', 1, 'fine and coarse salt'],
        ['en', 1, 'salt'],
      ],
    ],
    [
      'in German too',
      ['feines Salz', 'grobes Salz'],
      [
        ['de', 1, 'feines und grobes Salz'],
        ['de', 1, 'grobes Salz'],
      ],
    ],
    [
      'and in French',
      ['gros sel', 'sel fin'],
      [
        ['fr', 1, 'sel fin et gros sel'],
        ['fr', 1, 'sel fin'],
      ],
    ],
    [
      'soft butter is butter',
      ['350 g butter'],
      [
        ['en', 1, '100 g soft butter'],
        ['en', 1, '100 g butter, softened', '50 g very soft butter'],
        ['en', 1, '100 g butter'],
      ],
    ],
    [
      'soft butter in German',
      ['150 g Butter'],
      [
        ['de', 1, '100 g weiche Butter'],
        ['de', 1, '50 g zimmerwarme Butter'],
      ],
    ],
    [
      'soft butter in French',
      ['200 g beurre'],
      [
        ['fr', 1, '100 g de beurre mou', '50 g de beurre pommade'],
        ['fr', 1, '50 g de beurre'],
      ],
    ],
    [
      'soft butter in Italian',
      ['150 g burro'],
      [
        ['it', 1, '100 g di burro morbido'],
        ['it', 1, '50 g di burro'],
      ],
    ],
    [
      'soft butter in Spanish',
      ['150 g mantequilla'],
      [
        ['es', 1, '100 g de mantequilla blanda'],
        ['es', 1, '50 g de mantequilla'],
      ],
    ],
    [
      'soft butter in Dutch',
      ['150 g boter'],
      [
        ['nl', 1, '100 g zachte boter'],
        ['nl', 1, '50 g boter'],
      ],
    ],
    [
      'soft butter in Portuguese',
      ['150 g manteiga'],
      [
        ['pt', 1, '100 g de manteiga amolecida'],
        ['pt', 1, '50 g de manteiga'],
      ],
    ],
    [
      'soft butter in Swedish',
      ['150 g smör'],
      [
        ['sv', 1, '100 g rumsvarmt smör'],
        ['sv', 1, '50 g smör'],
      ],
    ],
  ],
  'more of it': [
    [
      'for greasing',
      ['300 g butter (plus more for greasing)'],
      [
        ['en', 1, '250 g butter, plus more for greasing'],
        ['en', 1, '50 g butter'],
      ],
    ],
    [
      'for dusting and frying',
      ['200 g plain flour (plus extra for dusting)', '3 tbsp vegetable oil (plus more for frying)'],
      [
        ['en', 1, '200 g plain flour (plus extra for dusting)', '2 tbsp vegetable oil'],
        ['en', 1, '1 tbsp vegetable oil, plus more for frying'],
      ],
    ],
    [
      'in German',
      ['300 g Butter (plus etwas für die Form)'],
      [
        ['de', 1, '200 g Butter, plus etwas für die Form'],
        ['de', 1, '100 g weiche Butter'],
      ],
    ],
    [
      'in French',
      ['150 g beurre (+ un peu pour le moule)'],
      [
        ['fr', 1, '100 g de beurre + un peu pour le moule'],
        ['fr', 1, '50 g de beurre'],
      ],
    ],
    [
      'in Italian',
      ['150 g burro (più quello per la teglia)'],
      [
        ['it', 1, '100 g di burro, più quello per la teglia'],
        ['it', 1, '50 g di burro'],
      ],
    ],
    [
      'in Spanish',
      ['150 g mantequilla (y un poco más para el molde)'],
      [
        ['es', 1, '100 g de mantequilla, y un poco más para el molde'],
        ['es', 1, '50 g de mantequilla'],
      ],
    ],
    [
      'in Dutch',
      ['150 g boter (plus extra om in te vetten)'],
      [
        ['nl', 1, '100 g boter, plus extra om in te vetten'],
        ['nl', 1, '50 g boter'],
      ],
    ],
    [
      'in Portuguese',
      ['150 g manteiga (mais um pouco para untar)'],
      [
        ['pt', 1, '100 g de manteiga, mais um pouco para untar'],
        ['pt', 1, '50 g de manteiga'],
      ],
    ],
    [
      'in Swedish',
      ['150 g smör (plus lite till formen)'],
      [
        ['sv', 1, '100 g smör, plus lite till formen'],
        ['sv', 1, '50 g smör'],
      ],
    ],
  ],
  'whole things': [
    [
      'carrots',
      ['2 carrots'],
      [
        ['en', 1.6667, '½ carrot'],
        ['en', 1.6667, '½ carrot, diced'],
      ],
    ],
    [
      'a half and a quarter cucumber',
      ['1 cucumber'],
      [
        ['en', 1.3333, '½ cucumber'],
        ['en', 1, '¼ cucumber'],
      ],
    ],
    [
      'yolks and eggs',
      ['5 eggs'],
      [
        ['en', 1.3333, '3 eggs'],
        ['en', 1, '1 egg yolk'],
      ],
    ],
    [
      'ranges to their upper end',
      ['5 carrots'],
      [
        ['en', 1.3333, '2-3 carrots'],
        ['en', 1, '1 carrot'],
      ],
    ],
    [
      'in two languages',
      ['3 Zwiebeln'],
      [
        ['de', 1.3333, '1 Zwiebel'],
        ['fr', 1, '1 oignon émincé'],
      ],
    ],
    [
      'in Dutch',
      ['4 uien'],
      [
        ['nl', 1.3333, '2 uien'],
        ['nl', 1, '1 ui, gesnipperd'],
      ],
    ],
    [
      'in Portuguese',
      ['4 cebolas'],
      [
        ['pt', 1.5, '1 cebola'],
        ['pt', 1, '2 cebolas picadas'],
      ],
    ],
    [
      'in Swedish',
      ['3 lökar'],
      [
        ['sv', 1.3333, '1 lök'],
        ['sv', 1, '1 lök, hackad'],
      ],
    ],
    [
      'heads and the thing itself',
      ['3 cauliflowers'],
      [
        ['en', 1, '1 whole head cauliflower'],
        ['en', 1.3333, '1 cauliflower'],
      ],
    ],
  ],
  'never less than needed': [
    [
      'in pounds',
      ['1 ⅛ lb rice'],
      [
        ['en', 1, '240 g rice'],
        ['en', 1, '240 g rice'],
      ],
      'imperial',
    ],
    [
      'in ounces',
      ['5 ½ oz parmesan'],
      [
        ['en', 1, '100 g parmesan'],
        ['en', 1, '50 g parmesan'],
      ],
      'imperial',
    ],
    [
      'in grams',
      ['335 g plain flour'],
      [
        ['en', 1.3333, '150 g plain flour'],
        ['en', 1.3333, '100 g plain flour'],
      ],
    ],
    [
      'in spoons',
      ['3 ½ tsp soy sauce'],
      [
        ['en', 1.3333, '2 tsp soy sauce'],
        ['en', 1, '½ tsp soy sauce'],
      ],
    ],
    [
      'in cups',
      ['2 cups cream'],
      [
        ['en', 1.3333, '1 cup cream'],
        ['en', 1, '⅔ cup cream'],
      ],
      'imperial',
    ],
  ],
  'one food': [
    [
      'by its names',
      ['2 aubergines', '3 courgettes', '250 g shrimp', '5 spring onions'],
      [
        ['en', 1, '1 eggplant', '3 scallions', '2 zucchini', '100 g shrimp'],
        ['en', 1, '1 aubergine', '2 spring onions', '1 courgette', '150 g prawns'],
      ],
    ],
    [
      'in cups and grams',
      ['325 g plain flour'],
      [
        ['en', 1, '1 cup flour'],
        ['en', 1, '200 g plain flour'],
      ],
    ],
    [
      'in pieces and grams',
      ['485 g carottes'],
      [
        ['fr', 1, '3 carottes'],
        ['fr', 1, '300 g de carottes râpées'],
      ],
    ],
    [
      'in decilitres and spoons',
      ['215 ml grädde'],
      [
        ['sv', 1, '2 dl grädde'],
        ['sv', 1, '1 msk grädde'],
      ],
    ],
    [
      'by length and spoons',
      ['3 cm ginger (2 cm + 1 tbsp)'],
      [
        ['en', 1, '2 cm piece ginger'],
        ['en', 1, '1 tbsp grated ginger'],
      ],
    ],
    [
      'across four languages',
      ['1 kg potatoes'],
      [
        ['de', 1, '250 g Kartoffeln'],
        ['fr', 1, '250 g de pommes de terre'],
        ['en', 1, '250 g potatoes'],
        ['nl', 1, '250 g aardappelen'],
      ],
    ],
    [
      'without the water of any language',
      ['salt', '1 l vegetable stock'],
      [
        ['en', 1, '2 l water', 'salt'],
        ['sv', 1, '1 dl vatten'],
        ['es', 1, '200 ml de agua tibia'],
        ['it', 1, 'acqua q.b.'],
        ['en', 1, '1 l vegetable stock'],
      ],
    ],
    [
      'but not its varieties',
      [
        '1 onion',
        '1 red onion',
        '100 g brown sugar',
        '100 g sugar',
        '200 ml coconut milk',
        '200 ml milk',
      ],
      [
        ['en', 1, '1 onion', '100 g sugar', '200 ml milk'],
        ['en', 1, '1 red onion', '100 g brown sugar', '200 ml coconut milk'],
      ],
    ],
    [
      'salt beside salt and pepper',
      ['pepper', '1 tsp salt'],
      [
        ['en', 1, '1 tsp salt'],
        ['en', 1, 'salt and pepper to taste'],
      ],
    ],
    [
      'slices and a loaf',
      ['2 loaves bread (1 loaf + 4 slices)'],
      [
        ['en', 1, '1 loaf bread'],
        ['en', 1, '4 slices bread'],
      ],
    ],
  ],
};
