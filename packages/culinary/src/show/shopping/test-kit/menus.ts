import { menusOfKinds } from './menus-of-kinds.data.ts';

/** What a careful cook buys for a menu. */
export interface LabelledMenu {
  /** In the units asked for. */
  bought: readonly string[];
  units: 'metric' | 'imperial';
  dishes: readonly { language: string; factor: number; lines: readonly string[] }[];
}

/** By what is hard: what is bought, and below it each dish with its language, the factor of its servings and its lines. Written before they were tried. */
const table = `
# tins
4 cans (400 g) tinned tomatoes
  en: 3 (400 g) cans tinned tomatoes
  en: 400 g tinned tomatoes
3 cans (400 g) chickpeas
  en: 1 can (400 g) chickpeas
  en × 1.3333: 240 g canned chickpeas
3 cans (400 ml) coconut milk
  en: 2 (400 ml) cans coconut milk
  en: 200 ml coconut milk
3 Dosen (400 g) stückige Tomaten
  de: 1 Dose (400 g) stückige Tomaten
  de: 500 g stückige Tomaten
2 boîtes (400 g) pulpe de tomates
  fr: 1 boîte de pulpe de tomates (400 g)
  fr: 400 g de pulpe de tomates
2 cans (400 g) canned tomatoes
  en: 1 can canned tomatoes
  en: 400 g canned tomatoes
1 can (400 g) + 1 can (800 g) chickpeas
  en: 1 can (400 g) chickpeas
  en: 1 can (800 g) chickpeas
1 can (400 g) tomatoes ; 4 tomatoes
  en: 1 can (400 g) tomatoes
  en: 4 tomatoes, chopped
3 lattine (400 g) pomodori pelati
  it: 2 (400 g) lattine di pomodori pelati
  it: 400 g di pomodori pelati
2 latas (400 g) garbanzos cocidos
  es: 1 lata (400 g) de garbanzos cocidos
  es: 200 g de garbanzos cocidos
3 blikken (400 g) tomatenblokjes
  nl: 2 blikken tomatenblokjes (à 400 g)
  nl: 300 g tomatenblokjes
2 burkar (400 g) krossade tomater
  sv: 1 burk krossade tomater (400 g)
  sv: 400 g krossade tomater
2 latas (400 g) tomate pelado
  pt: 1 lata de tomate pelado (400 g)
  pt: 400 g de tomate pelado
imperial: 3 cans (15 oz) black beans
  en × 1.5: 1 (15 oz) can black beans
  en: 1 can black beans, drained
2 cans (400 g) chopped tomatoes
  en × 1.3333: 1 (400 g) can chopped tomatoes
  en × 0.5: 1 (400 g) can chopped tomatoes
2 cans (400 ml) coconut milk
  en: 1 (400 ml) can coconut milk
  en: 1 cup coconut milk
3 tbsp tomato paste
  en: 1 tbsp tomato puree
  en: 2 tbsp tomato paste

# citrus
3 lemons (60 ml lemon juice)
  en: zest of 3 lemons
  en: 60 ml lemon juice
3 lemons (4 tbsp lemon juice)
  en: juice of 1 lemon
  en: 4 tbsp lemon juice
2 lemons (2 tsp lemon zest)
  en: 1 lemon, sliced
  en: 2 tsp lemon zest
90 ml lemon juice
  en: 60 ml lemon juice
  en: 30 ml lemon juice
2 limes (3 tbsp lime juice)
  en: zest of 1 lime
  en × 1.5: 2 tbsp lime juice
1 orange (80 ml orange juice)
  en: zest of 1 orange
  en: 80 ml orange juice
1 l orange juice ; 1 orange
  en: zest of 1 orange
  en: 1 l orange juice
1 Zitrone (3 EL Zitronensaft)
  de: Abrieb von 1 Zitrone
  de: 3 EL Zitronensaft
2 citrons (20 ml jus de citron)
  fr: le zeste de 2 citrons
  fr: 2 cl de jus de citron
2 limoni (50 ml succo di limone)
  it: scorza di 1 limone
  it: 50 ml di succo di limone
1 limón (2 cdas. zumo de limón)
  es: ralladura de 1 limón
  es: 2 cucharadas de zumo de limón
1 citroen (2 el citroensap)
  nl: rasp van 1 citroen
  nl: 2 el citroensap
1 limão (40 ml suco de limão)
  pt: raspas de 1 limão
  pt: 40 ml de suco de limão
1 citron (2 msk citronsaft)
  sv: skal av 1 citron
  sv: 2 msk citronsaft
2 lemons
  en: 1 lemon, cut into wedges
  en: juice of ½ lemon
2 lemons
  en: zest and juice of 1 lemon
  en: 1 lemon, juiced
1 lemon
  en: ½ lemon, juiced
  en: ½ lemon, zested
1 lemon
  en: juice of ½ lemon
  en: juice of ½ lemon
2 Zitronen
  de: Saft von 1 Zitrone
  de: 1 Zitrone, Saft und Abrieb
1 lemon (1 squeeze lemon juice)
  en: zest of 1 lemon
  en: a squeeze of lemon juice
1 lemon (lemon juice)
  en: zest of 1 lemon
  en: lemon juice, to taste
1 lemon (1 strip lemon zest)
  en: 1 strip lemon zest
1 lemon (2 tbsp lemon juice; 1 strip lemon zest)
  en: 1 lemon, zested
  en: 1 strip lemon zest
  en: 2 tbsp lemon juice
2 oranges (8 strips orange zest)
  en: 8 strips orange zest
1 lime (2 strips lime peel)
  en × 2: 1 strip lime peel
1 Zitrone (1 Streifen Zitronenschale)
  de: 1 Streifen Zitronenschale
1 Orange (2 Stück Orangenschale)
  de: 2 Stück Orangenschale
1 citron (1 zeste de citron)
  fr: 1 zeste de citron
2 limoni (2 scorze di limone)
  it: 2 scorze di limone
1 limón (1 trozo cáscara de limón)
  es: 1 trozo de cáscara de limón
2 citroenen (2 citroenschillen)
  nl: 2 citroenschillen
1 limão (1 tira casca de limão)
  pt: 1 tira de casca de limão
2 Packungen Orangenschale
  de: 2 Packungen Orangenschale

# garlic
2 heads garlic (2 cloves + 1 head)
  en: 2 cloves garlic
  en: 1 head garlic
2 heads garlic (15 cloves)
  en × 2: 6 cloves garlic
  en: 3 cloves garlic, crushed
3 cloves garlic
  en: 2 cloves garlic
  en: 1 tsp minced garlic
3 heads garlic
  en: 1 whole head garlic
  en: 2 heads of garlic
2 heads garlic
  en: garlic, 1 whole head
  en: garlic (1 whole head)
2 Knollen Knoblauch (1 Knolle + 3 Zehen)
  de: 3 Zehen Knoblauch
  de: 1 Knolle Knoblauch
2 têtes ail (2 gousses + 1 tête)
  fr: 2 gousses d'ail
  fr: 1 tête d'ail
2 teste aglio (3 spicchi + 1 testa)
  it: 3 spicchi d'aglio
  it: 1 testa d'aglio
2 cabezas ajo (4 dientes + 1 cabeza)
  es: 4 dientes de ajo
  es: 1 cabeza de ajo
2 Zehen Knoblauch
  de: 1 Knoblauchzehe
  de: 1 Knoblauchzehe, gehackt
2 heads garlic (2 cloves + 1 head)
  en: 2 garlic cloves, plus 1 whole head
3 cloves garlic
  en × 1.3333: 1 clove garlic
  en × 1.3333: 1 garlic clove, grated
1 tsp garlic powder ; 2 cloves garlic
  en: 2 cloves garlic
  en: 1 tsp garlic powder
2 bollen knoflook (1 bol + 2 teentjes)
  nl: 1 bol knoflook
  nl: 2 teentjes knoflook
3 klyftor vitlök
  sv: 1 klyfta vitlök
  sv: 2 vitlöksklyftor

# bunches
2 bunches parsley (1 bunch + 2 tbsp)
  en: 1 bunch parsley
  en: 2 tbsp chopped parsley
1 bunch parsley (½ bunch + 2 tbsp)
  en: ½ bunch parsley
  en: 2 tbsp chopped parsley
1 bunch coriander (½ bunch + 20 g)
  en: ½ bunch coriander
  en: 20 g coriander
4 sprigs thyme
  en: 3 sprigs thyme
  en: 1 tsp thyme leaves
1 tsp dried thyme ; 2 sprigs thyme
  en: 1 tsp dried thyme
  en: 2 sprigs thyme
2 bunches spring onions (1 bunch + 3)
  en: 1 bunch spring onions
  en: 3 spring onions, sliced
2 heads celery (1 head + 2 stalks)
  en: 1 head celery
  en: 2 stalks celery
2 Bund Petersilie (1 Bund + 2 EL)
  de: 1 Bund Petersilie
  de: 2 EL gehackte Petersilie
1 Bund Dill
  de × 1.3333: ½ Bund Dill
  de: ¼ Bund Dill
2 bottes persil (1 botte + 2 c. à s.)
  fr: 1 botte de persil
  fr: 2 c. à soupe de persil haché
2 manojos perejil (1 manojo + 2 cdas.)
  es: 1 manojo de perejil
  es: 2 cucharadas de perejil picado
2 knippen dill (1 knippe + 2 msk)
  sv: 1 knippe dill
  sv: 2 msk hackad dill
2 mazzi basilico (1 mazzo + 10 foglie)
  it: 1 mazzo di basilico
  it: 10 foglie di basilico
2 bossen peterselie (1 bos + 2 el)
  nl: 1 bos peterselie
  nl: 2 el gehakte peterselie
2 maços salsa (1 maço + 2 c. sopa)
  pt: 1 maço de salsa
  pt: 2 colheres de sopa de salsa picada
1 bunch mint (½ bunch + 1 handful)
  en: ½ bunch mint
  en: a handful of mint leaves
3 handfuls basil leaves
  en: 2 handfuls basil
  en: 1 handful basil leaves
2 bunches dill
  en: 1 small bunch dill
  en: 1 large bunch of dill, chopped
2 Bund Frühlingszwiebeln (1 Bund + 2)
  de: 1 Bund Frühlingszwiebeln
  de: 2 Frühlingszwiebeln
2 bunches spinach (1 bunch + 200 g)
  en: 1 bunch spinach
  en: 200 g spinach
imperial: 2 ⅜ in ginger (2 in + 1 tbsp)
  en: 2-inch piece ginger
  en: 1 tbsp grated ginger
5.5 cm ginger (3 cm + 15 g)
  en: 3 cm piece of ginger
  en: 15 g ginger

# grades
75 ml olive oil (in part: 2 tbsp extra virgin olive oil)
  en: 3 tbsp olive oil
  en: 2 tbsp extra virgin olive oil
3 tbsp extra virgin olive oil
  en: 1 tbsp extra virgin olive oil
  en × 2: 1 tbsp extra-virgin olive oil
5 EL Olivenöl (in part: 2 EL natives Olivenöl)
  de: 3 EL Olivenöl
  de: 2 EL natives Olivenöl extra
5 c. à s. huile d'olive (in part: 2 c. à s. huile d'olive vierge)
  fr: 3 c. à soupe d'huile d'olive
  fr: 2 c. à soupe d'huile d'olive vierge extra
200 g spaghetti ; 5 tbsp olive oil (in part: 2 tbsp olio extravergine d'oliva)
  it: 2 cucchiai di olio extravergine d'oliva
  en: 3 tbsp olive oil ; 200 g spaghetti
coarse salt ; fine salt
  en: fine and coarse salt
  en: salt
feines Salz ; grobes Salz
  de: feines und grobes Salz
  de: grobes Salz
gros sel ; sel fin
  fr: sel fin et gros sel
  fr: sel fin
350 g butter
  en: 100 g soft butter
  en: 100 g butter, softened ; 50 g very soft butter
  en: 100 g butter
150 g Butter
  de: 100 g weiche Butter
  de: 50 g zimmerwarme Butter
200 g beurre
  fr: 100 g de beurre mou ; 50 g de beurre pommade
  fr: 50 g de beurre
150 g burro
  it: 100 g di burro morbido
  it: 50 g di burro
150 g mantequilla
  es: 100 g de mantequilla blanda
  es: 50 g de mantequilla
150 g boter
  nl: 100 g zachte boter
  nl: 50 g boter
150 g manteiga
  pt: 100 g de manteiga amolecida
  pt: 50 g de manteiga
150 g smör
  sv: 100 g rumsvarmt smör
  sv: 50 g smör
5 cdas. aceite de oliva (in part: 2 cdas. aceite de oliva virgen)
  es: 3 cucharadas de aceite de oliva
  es: 2 cucharadas de aceite de oliva virgen extra
5 el olijfolie (in part: 2 el extra vierge olijfolie)
  nl: 3 el olijfolie
  nl: 2 el extra vierge olijfolie
50 ml azeite (in part: 20 ml azeite)
  pt: 30 ml de azeite
  pt: 20 ml de azeite extra virgem
3 tbsp olive oil (in part: extra virgin olive oil) (plus some)
  en: 3 tbsp olive oil
  en: extra virgin olive oil, for drizzling
flingsalt ; 1 tsk salt
  sv: 1 tsk salt
  sv: flingsalt
sale fino ; sale grosso
  it: sale fino e grosso
  it: sale fino
sal fina ; sal gruesa
  es: sal fina y gruesa
  es: sal fina
fijn zout ; grof zout
  nl: fijn en grof zout
  nl: fijn zout
black sesame seeds ; white sesame seeds
  en: black and white sesame seeds
  en: black sesame seeds
300 g butter
  en: 100 g melted butter
  en: 100 g cold butter, cubed
  en: 100 g butter, at room temperature
200 g Butter
  de: 100 g zerlassene Butter
  de: 100 g kalte Butter
200 g beurre
  fr: 100 g de beurre fondu
  fr: 100 g de beurre froid en dés
200 g burro
  it: 100 g di burro fuso
  it: 100 g di burro freddo a cubetti
200 g mantequilla
  es: 100 g de mantequilla derretida
  es: 100 g de mantequilla fría
200 g boter
  nl: 100 g gesmolten boter
  nl: 100 g koude boter
200 g smör
  sv: 100 g smält smör
  sv: 100 g kallt smör
200 g manteiga
  pt: 100 g de manteiga derretida
  pt: 100 g de manteiga gelada
5 eggs
  en: 3 large eggs, at room temperature
  en: 2 eggs, beaten
300 g cream cheese
  en: 200 g cream cheese, softened
  en: 100 g soft cream cheese

# more of it
300 g butter (plus more for greasing)
  en: 250 g butter, plus more for greasing
  en: 50 g butter
200 g plain flour (plus extra for dusting) ; 3 tbsp vegetable oil (plus more for frying)
  en: 200 g plain flour (plus extra for dusting) ; 2 tbsp vegetable oil
  en: 1 tbsp vegetable oil, plus more for frying
300 g Butter (plus etwas für die Form)
  de: 200 g Butter, plus etwas für die Form
  de: 100 g weiche Butter
150 g beurre (+ un peu pour le moule)
  fr: 100 g de beurre + un peu pour le moule
  fr: 50 g de beurre
150 g burro (più quello per la teglia)
  it: 100 g di burro, più quello per la teglia
  it: 50 g di burro
150 g mantequilla (y un poco más para el molde)
  es: 100 g de mantequilla, y un poco más para el molde
  es: 50 g de mantequilla
150 g boter (plus extra om in te vetten)
  nl: 100 g boter, plus extra om in te vetten
  nl: 50 g boter
150 g manteiga (mais um pouco para untar)
  pt: 100 g de manteiga, mais um pouco para untar
  pt: 50 g de manteiga
150 g smör (plus lite till formen)
  sv: 100 g smör, plus lite till formen
  sv: 50 g smör
2 tbsp parsley (plus extra to serve)
  en: 1 tbsp chopped parsley, plus extra to serve
  en: 1 tbsp parsley
3 EL Öl (plus mehr zum Braten)
  de: 2 EL Öl, plus mehr zum Braten
  de: 1 EL Öl
250 g Mehl (und etwas mehr zum Bestäuben)
  de: 200 g Mehl und etwas mehr zum Bestäuben
  de: 50 g Mehl
150 g farine (plus un peu pour le plan de travail)
  fr: 100 g de farine, plus un peu pour le plan de travail
  fr: 50 g de farine
5 cucchiai olio d'oliva (più extra per ungere)
  it: 3 cucchiai di olio d'oliva, più extra per ungere
  it: 2 cucchiai di olio d'oliva
120 g butter
  en: 100 g butter, plus 10 g for greasing
  en: 10 g butter
100 g butter (plus some)
  en: 100 g butter
  en: butter, for greasing

# whole things
2 carrots
  en × 1.6667: ½ carrot
  en × 1.6667: ½ carrot, diced
1 cucumber
  en × 1.3333: ½ cucumber
  en: ¼ cucumber
5 eggs
  en × 1.3333: 3 eggs
  en: 1 egg yolk
5 carrots
  en × 1.3333: 2-3 carrots
  en: 1 carrot
3 Zwiebeln
  de × 1.3333: 1 Zwiebel
  fr: 1 oignon émincé
4 uien
  nl × 1.3333: 2 uien
  nl: 1 ui, gesnipperd
4 cebolas
  pt × 1.5: 1 cebola
  pt: 2 cebolas picadas
3 lökar
  sv × 1.3333: 1 lök
  sv: 1 lök, hackad
3 cauliflowers
  en: 1 whole head cauliflower
  en × 1.3333: 1 cauliflower
305 g carrots
  en: 2 carrots
  en × 1.3333: 137 g carrots
3 courgettes
  fr × 1.3333: 1 courgette
  fr × 1.3333: 1 courgette en rondelles
2 pimientos rojos
  es × 1.3333: ½ pimiento rojo
  es: 1 pimiento rojo en tiras
2 porri
  it × 1.5: ½ porro
  it × 1.5: ½ porro a rondelle
4 uova
  it × 1.3333: 2 uova
  it: 1 tuorlo
5 slices bread
  en × 1.3333: 2 slices bread
  en: 2 slices of bread
2 sheets puff pastry
  en × 1.3333: 1 sheet puff pastry
4 bay leaves
  en × 1.3333: 2 bay leaves
  en: 1 bay leaf
3 chillies (1 optional)
  en: 2 chillies
  en: 1 chilli (optional)
4 onions
  en: 1 onion, finely chopped ; 1 small onion
  de: 1 Zwiebel
  en: 1 large onion
2 lettuces
  en: 1 head lettuce
  en: 1 lettuce
2 choux-fleurs
  fr: 1 tête de chou-fleur
  fr × 0.5: 1 chou-fleur
810 g broccoli
  en: 1 head broccoli
  en: 200 g broccoli florets

# never less than needed
imperial: 1 ⅛ lb rice
  en: 240 g rice
  en: 240 g rice
imperial: 5 ½ oz parmesan
  en: 100 g parmesan
  en: 50 g parmesan
270 g plain flour ; 670 ml milk
  en × 0.6667: 400 g plain flour ; 1 l milk
2 kg plain flour ; 320 ml milk
  en: 1.997 kg plain flour ; 315.5 ml milk
1.96 kg plain flour
  en: 1.954 kg plain flour
imperial: 3 ¾ oz parmesan
  en: 105 g parmesan
335 g plain flour
  en × 1.3333: 150 g plain flour
  en × 1.3333: 100 g plain flour
3 ½ tsp soy sauce
  en × 1.3333: 2 tsp soy sauce
  en: ½ tsp soy sauce
imperial: 2 cups cream
  en × 1.3333: 1 cup cream
  en: ⅔ cup cream

# one food
2 aubergines ; 3 courgettes ; 250 g shrimp ; 5 spring onions
  en: 1 eggplant ; 3 scallions ; 2 zucchini ; 100 g shrimp
  en: 1 aubergine ; 2 spring onions ; 1 courgette ; 150 g prawns
325 g plain flour
  en: 1 cup flour
  en: 200 g plain flour
485 g carottes
  fr: 3 carottes
  fr: 300 g de carottes râpées
215 ml grädde
  sv: 2 dl grädde
  sv: 1 msk grädde
3 cm ginger (2 cm + 1 tbsp)
  en: 2 cm piece ginger
  en: 1 tbsp grated ginger
1 kg potatoes
  de: 250 g Kartoffeln
  fr: 250 g de pommes de terre
  en: 250 g potatoes
  nl: 250 g aardappelen
salt ; 1 l vegetable stock
  en: 2 l water ; salt
  sv: 1 dl vatten
  es: 200 ml de agua tibia
  it: acqua q.b.
  en: 1 l vegetable stock
1 onion ; 1 red onion ; 100 g brown sugar ; 100 g sugar ; 200 ml coconut milk ; 200 ml milk
  en: 1 onion ; 100 g sugar ; 200 ml milk
  en: 1 red onion ; 100 g brown sugar ; 200 ml coconut milk
pepper ; 1 tsp salt
  en: 1 tsp salt
  en: salt and pepper to taste
2 loaves bread (1 loaf + 4 slices)
  en: 1 loaf bread
  en: 4 slices bread
100 g egg whites ; 2 eggs
  en: 2 eggs
  en: 100 g egg whites
2 l vegetable stock
  en × 1.3333: 750 ml vegetable stock
  en: 1 l hot vegetable stock
135 g parmesan
  en × 1.3333: 50 g parmesan, grated
  en × 1.3333: 50 g parmesan
imperial: 4 cups flour
  en × 1.3333: 2 cups flour
  en: 1 ⅓ cups flour
650 g rice
  en × 1.3333: 1 cup rice
  en: 400 g rice
500 g spaghetti
  fr: 1 l d'eau ; 500 g de spaghetti
  de: 500 ml kochendes Wasser
  nl: 2 dl water
  pt: 1 copo de água
270 g soured cream
  en: 200 g sour cream
  en: 70 g soured cream
100 g caster sugar ; 100 g icing sugar ; 100 g sugar
  en: 100 g caster sugar ; 100 g icing sugar
  en: 100 g sugar
2 ⅓ tsp baking powder ; 300 g plain flour
  en × 1.3333: 1 tsp baking powder ; 150 g plain flour
  en: 1 tsp baking powder ; 100 g flour

# pieces of all languages
5 tomater
  sv: 4 st tomat
  sv: 1 tomat
3 oignons
  fr: 2 pièce(s) Oignon
  fr × 0.5: 1 oignon
4 Zwiebeln
  de: 2 Stück Zwiebeln
  de × 1.3333: 1 Zwiebel
2 + 4 pieces chickens
  en: 4 pieces chicken
  en: 2 chickens
10 fresh sage leaves
  en: 8 fresh sage leaves
  en: 2 sage leaves
coentros ; 2 cebolas
  pt × 1.5: 1 q.b. coentros
  pt × 1.5: 1 unid. cebola
1 ½ msk sumac
  sv × 1.5: 2 tsk sumac
  sv × 1.5: 1 tsk sumac

# what a remark names
freshly ground black pepper ; kosher salt
  en: Kosher salt, freshly ground black pepper
  en: Kosher salt
pepper ; 1 tsp salt
  en: 1 tsp salt + pepper
  en: salt
1 onion ; 2 red onions
  en: 1 onion, red
  en: 1 red onion ; 1 onion
75 ml olive oil
  en: 2 tbsp oil, olive
  en × 1.5: 2 tbsp olive oil
2 rote Zwiebeln
  de: 1 Zwiebel, rot
  de: 1 rote Zwiebel
500 g cherry tomatoes
  en: 400 g tomatoes, cherry
  en: 100 g cherry tomatoes
chicken stock ; 250 ml vegetable stock
  en: 250 ml stock, vegetable
  en: stock, chicken

# boiled eggs and worded juice
5 eggs
  en: 2 hard-boiled eggs
  en: 3 eggs
4 Eier
  de: 2 hartgekochte Eier
  de: 2 Eier
3 œufs
  fr: 2 œufs durs
  fr: 1 œuf
3 uova
  it: 2 uova sode
  it: 1 uovo
5 huevos
  es: 2 huevos duros ; 2 huevos cocidos
  es: 1 huevo
3 eieren
  nl: 2 hardgekookte eieren
  nl: 1 ei
5 ovos
  pt: 4 ovos cozidos
  pt: 1 ovo
5 ägg
  sv: 2 kokta ägg ; 2 hårdkokta ägg
  sv: 1 ägg
2 citrons
  fr: le jus et le zeste d'1 citron
  fr: le jus de ½ citron
2 limoni
  it: il succo e la scorza di 1 limone
  it: 1 limone a fette
2 limones
  es: el zumo y la ralladura de 1 limón
  es: 1 limón en gajos
2 lemons (2 tbsp lemon juice)
  en: zest of 1 lemon, plus 2 tbsp juice
  en: 1 lemon, sliced

# what is no part of the other
500 g + 1 whole chicken
  en: 1 whole chicken
  en: 500 g chicken
2 heads celery (1 head + 5 stalks)
  en: 2 sticks celery ; 3 celery stalks
  en: 1 celery
2 bottles white wine (1 bottle + 200 ml)
  en: 1 bottle white wine
  en: 200 ml white wine
2 jars (700 g) passata
  en: 1 (700 g) jar passata
  en: 400 g passata
1 can (400 g) chopped tomatoes ; 2 cans (400 g) plum tomatoes
  en: 400 g can of chopped tomatoes
  en: 2 400g cans plum tomatoes
2 Päckchen Backpulver
  de: 1 Päckchen Backpulver
  de: 2 TL Backpulver
2 Würfel Hefe (1 Würfel + 21 g) ; 1 Päckchen Trockenhefe
  de: 1 Würfel Hefe ; 1 Päckchen Trockenhefe
  de: 21 g Hefe
50 g jäst ; 1 påse torrjäst
  sv: 50 g jäst
  sv: 1 påse torrjäst
1 Glas + 200 g Rotkohl
  de: 1 Glas Rotkohl (720 ml)
  de: 200 g Rotkohl

3 stalks lemongrass
  en: 1 stick lemongrass
  en: 2 lemongrass stalks
4.5 cm ginger (2 cm + 1 thumb)
  en: 1 thumb-sized piece ginger
  en: 2 cm ginger
380 g Lauch
  de: 1 Stange Lauch ; 200 g Lauch
  de: 1 Lauchstange

# pots
2 bunches basil (1 bunch + 1 pot)
  en: 1 bunch basil
  en: 1 pot basil
1 kruka basilika (10 blad + ½ kruka)
  sv: ½ kruka basilika
  sv: 10 blad basilika

# spoons of a bottle
160 ml olive oil ; 600 g flour
  en: 8 tbsp olive oil ; 500 g flour
  en: 2 ½ tbsp olive oil ; 100 g flour
210 ml Olivenöl ; 10 EL Zucker
  de: 14 EL Olivenöl ; 10 EL Zucker
90 ml huile d'olive
  fr: 6 cuillères à soupe d'huile d'olive
imperial: ⅞ cup olive oil
  en: 14 tbsp olive oil
3 tbsp olive oil (plus extra for drizzling)
  en: 3 tbsp olive oil, plus extra for drizzling
  en: olive oil

# words of packages
2 Päckchen Vanillezucker
  de: 1 Päckchen Vanillezucker
  de: 1 Pck. Vanillezucker
2 Packungen Nudeln
  de: 1 Päckchen Nudeln
  de: 1 Packung Nudeln
2 Prisen Zimt ; 2 Tüten Chips ; 2 Stück Ingwer
  de × 2: 1 Prise Zimt ; 1 Tüte Chips ; 1 Stück Ingwer
2 bouquets persil
  fr × 2: 1 bouquet de persil
2 scatole ceci ; 2 mazzetti basilico
  it × 2: 1 scatola di ceci ; 1 mazzetto di basilico
2 ramas apio
  es × 2: 1 rama de apio
2 pakjes boter
  nl × 2: 1 pakje boter

# one food in two words
2 Becher (200 g) Schlagsahne
  de: 1 Becher Schlagsahne (200 g)
  de: 100 ml Schlagsahne
1 Becher + 100 ml Sahne
  de: 1 Becher Sahne
  de: 100 ml Sahne
2 lattine (400 g) pomodori
  it: 400 g di pomodori pelati
  it: 1 lattina di pomodori
2 cans (400 g) tomatoes
  it: 400 g di pomodori pelati
  en: 1 can tomatoes
1 can (400 g) chopped tomatoes ; 400 g pomodori pelati
  it: 400 g di pomodori pelati
  en: 1 can (400 g) chopped tomatoes
4 cans (400 g) chickpeas
  en: 400 g cooked chickpeas
  en: 2 tins chickpeas
3 Dosen (400 g) Kichererbsen
  de: 400 g gekochte Kichererbsen
  de: 1 Dose Kichererbsen
3 boîtes (400 g) pois chiches
  fr: 400 g de pois chiches cuits
  fr: 1 boîte de pois chiches
400 g cooked chickpeas
  en: 400 g cooked chickpeas
2 cans (140 g) tomato paste
  en × 1.3333: 1 can tomato paste
  en × 1.3333: 3 tbsp tomato paste
1 tube + 2 tbsp tomato paste
  en: 1 tube tomato paste
  en: 2 tbsp tomato paste
3 sachets dried yeast (in part: 7 g)
  en: 1 packet dried yeast
  en: 2 sachets yeast (7 g)
2 sachets (7 g) dried yeast
  en: 1 packet dried yeast
  en: 1 sachet dried yeast (7 g)
2 vanilla beans ; 2 jalapeños
  en × 2: 1 vanilla bean ; 1 jalapeño
1 vanilla bean
  en × 0.5: 2 vanilla beans

# one noun for two
1 tbsp cumin seeds ; 1 tbsp coriander seeds
  en: 1 tbsp each cumin and coriander seeds
cumin seeds ; coriander seeds
  en: cumin and coriander seeds
1 TL Kreuzkümmelsamen ; 1 TL Koriandersamen
  de: je 1 TL Kreuzkümmel- und Koriandersamen
1 tbsp butter ; 1 tbsp olive oil
  en: 1 tbsp each butter and olive oil

# capitals
salt ; pepper ; extra-virgin olive oil ; Dijon mustard ; Worcestershire sauce
  en: Salt ; pepper ; Extra-virgin olive oil ; Dijon mustard ; Worcestershire sauce
sel ; poivre
  fr: Sel ; poivre
Salz ; Pfeffer
  de: Salz ; Pfeffer

# sticks
2 heads celery (1 head + 2 stalks)
  en: 1 head of celery
  en: 2 celery sticks
3 stalks celery
  en: 2 celery sticks
  en: 1 stalk celery
2 heads celery (1 ½ heads + 3 stalks)
  en × 1.5: 1 head of celery ; 2 celery ribs
2 cinnamon sticks ; 1 tsp ground cinnamon
  en: 1 stick cinnamon ; 1 tsp ground cinnamon
  en: 1 cinnamon stick
2 Zimtstangen ; 1 TL Zimt
  de: 1 Stange Zimt ; 1 TL Zimt
  de: 1 Zimtstange
1 bâton de cannelle ; 1 c. à c. cannelle
  fr: 1 bâton de cannelle ; 1 c. à café de cannelle
1 stecca di cannella ; 1 cucchiaino cannella
  it: 1 stecca di cannella ; 1 cucchiaino di cannella
1 rama de canela ; 1 cdta. canela
  es: 1 rama de canela ; 1 cucharadita de canela

# water
300 g spaghetti
  nl: 1 l kokend water ; 300 g spaghetti
  pt: 200 ml de água fervente
  sv: 1 dl kokande vatten
  en: 2 cups water (ambient)
  fr: 25 cl d'eau bouillante
`;

/** The menus of each kind. */
export function labelledMenus(): [kind: string, menus: LabelledMenu[]][] {
  return (table + menusOfKinds)
    .split('\n# ')
    .slice(1)
    .map((part) => {
      const [kind = '', ...menus] = part.split(/\n(?! )/).filter(Boolean);
      return [kind, menus.map(readMenu)];
    });
}

function readMenu(menu: string): LabelledMenu {
  const [head = '', ...dishes] = menu.split('\n');
  const [, imperial, bought = ''] = /^(imperial: )?(.*)$/.exec(head)!;
  return {
    bought: bought.split(' ; '),
    units: imperial === undefined ? 'metric' : 'imperial',
    dishes: dishes.map((dish) => {
      const [, language = '', factor = '1', lines = ''] = /^ {2}(..)(?: × ([\d.]+))?: (.*)$/.exec(
        dish,
      )!;
      return { language, factor: Number(factor), lines: lines.split(' ; ') };
    }),
  };
}
