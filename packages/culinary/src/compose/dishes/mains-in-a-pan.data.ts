/** Mains from a hot pan or the grill. How a dish is written: `read-dishes.ts`. */
export const mainsInAPan = `
seared | main | pan-fry | Easy | french italian spanish british american southern modern nordic central mediterranean andean mexican japanese korean | 4
  for steak 6, chop 10, poultry 12, fish 6, oily-fish 6, tofu 8, frying-cheese 5
  title Seared {p} with {herb} and {side}
  title {P} from the pan with a sauce of {allium} and {acid}
  say A hot pan, a brown crust and a sauce made of what is left in it.
  list p
  list @fat
  list @allium
  list 250 ml chicken stock / 250 ml vegetable stock = stock
  list @savour
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  list 1/2 tsp ground black pepper = pepper
  side
  step 3 {portion} Season with half of the {salt} and all of the {pepper}.
  step 0 Heat half of the {fat} in a wide, heavy pan over medium-high heat until a drop of water dances in it. Lay in the {p} with space between and cook for <t>, turning once, until {done}. Lift {p:it/them} onto a warm plate.
    how Searing: a dry surface and a hot pan make a crust; food that is moved too early tears.
  step 0 Lower the heat to medium, add the rest of the {fat} and the {allium} and cook for <3-4>, stirring, until soft and golden.
  step 0 Pour in the {stock}, add the {savour} and scrape up what sticks to the pan. Boil for <4>, until half of it is left, then stir in the {acid} and add more of the {salt} only if it needs it.
    how Deglazing: liquid lifts the browned juices into a sauce.
  step 2 Turn the {p} with {p:its/their} juices in the sauce, scatter over the {herb} and serve with the {side}.
  insight The crust is made in the first minutes and the sauce in the last; between them the cook keeps still.
  secret Warm the plates: a pan sauce cools in less than a minute.
  secret Rest the {p} on an upturned spoon, so that the crust does not steam.

duck-from-a-cold-pan | main | pan-fry | Easy | french italian spanish british american southern modern nordic central mediterranean andean mexican japanese korean | 4
  for duck-breast 14
  title Crisp {p} with {herb} and {side}
  title {P} from a cold pan with a sauce of {allium} and {acid}
  say Skin that is rendered slowly, and a sauce made of what is left in the pan.
  list p
  list @allium
  list 250 ml chicken stock = stock
  list @savour
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  list 1/2 tsp ground black pepper = pepper
  side
  step 6 Pat the {p} dry and score the skin crosswise, as deep as the fat. Season with half of the {salt} and all of the {pepper}.
  step 0 Lay the {p} into a wide, cold pan without any fat, the skin below, set it over medium heat and cook for <t*0.7>, until the skin is thin and deep gold. Turn the {p} over and cook for <t*0.3> more, until {done}. Lift {p:it/them} onto a warm plate.
    how Rendering: from a cold pan the fat runs out before the skin burns.
  step 0 Pour off all but a spoonful of the fat. Add the {allium} and cook over medium heat for <3-4>, stirring, until soft and golden.
  step 0 Pour in the {stock}, add the {savour} and scrape up what sticks to the pan. Boil for <4>, until half of it is left, then stir in the {acid} and add more of the {salt} only if it needs it.
    how Deglazing: liquid lifts what sticks to the pan into a sauce.
  step 3 Cut the {p} into slices, pour over the sauce, scatter over the {herb} and serve with the {side}.
  insight The skin is cooked for most of the time and the meat for very little of it.
  secret Keep the fat in a jar in the fridge: it is too good to be poured away.
  secret Rest the {p} on an upturned spoon, so that the crust does not steam.

fried-rice | main | fried rice | Easy | chinese northernchinese japanese korean thai modern american british | 4
  for cooked rice 4
  title Fried {p} with {veg}, peas and {herb}
  title {P} fried with {aroma} and {crunch}
  say Yesterday's rice, a very hot pan, and everything cut before it is lit.
  list p
  list 4 tbsp vegetable oil = oil
  list 4 eggs, beaten / 300 g firm tofu, crumbled = eggs
  list @veg
  list @aroma
  list 150 g frozen peas = peas
  list 3 tbsp soy sauce
  list 1 tbsp rice vinegar
  list @crunch
  list @herb
  list 1 pinch fine salt = salt
  step 3 {chunk}
  step 0 Heat half of the {oil} in a wok or your widest pan over high heat. Add the {eggs} with the {salt} and stir for <2>, until hardly any liquid is left. Tip onto a plate.
  step 0 Heat the rest of the {oil} and stir-fry the {veg} for <3>, until they begin to soften. Add the {aroma} and the {peas} and stir for <1>.
  step 0 Add the {p}, press out any lumps and stir-fry for <t>, until {done}.
    how Frying dry: cold rice from the day before has lost its steam, so the grains stay apart.
  step 1 Pour the {soy sauce} and the {rice vinegar} around the edge of the pan, toss with the {eggs}, and scatter over the {crunch} and the {herb}.
  insight Fresh rice turns to paste in the pan; it has to be cold and a little dry.
  secret Cooked rice keeps for a day in the fridge; cool it soon after it is cooked, and fry it until it steams.
  secret Fry it in two batches if your pan is small.

stir-fry | main | stirfry | Easy | chinese northernchinese thai korean japanese modern american | 4
  for poultry 5, steak 3, duck-breast 4, chop 5, shellfish 3, tofu 6, tempeh 6, mushroom 5, brassica 5, pod 4, pea 3, leaf 3, aubergine 8, paneer 5
  title Stir-fried {p} with {veg}, {aroma} and {crunch}
  title {P} from the wok with {aroma} and {side}
  say All the cutting first, then five loud minutes.
  list p
  list 3 tbsp vegetable oil = oil
  list @aroma
  list 4 spring onions, sliced
  list @veg
  list @heat
  list 3 tbsp soy sauce
  list @acid
  list 1 tbsp brown sugar
  list 2 tsp cornflour
  list @herb
  list @crunch
  list 1/4 tsp fine salt = salt
  side
  step 6 {slice} Season with the {salt}.
  step 3 Stir the {soy sauce} with the {acid}, the {brown sugar}, the {cornflour} and 80 ml water in a cup.
  step 0 Heat half of the {oil} in a wok over the highest heat until it begins to smoke. Add the {p} in two batches and fry for <t> in all, until {done}. Lift {p:it/them} out.
    how Stir-frying: the pan has to stay hotter than the food is wet.
  step 0 Add the rest of the {oil}, then the {aroma} and the {heat} for half a minute. Add the {veg} and the white parts of the {spring onions} and toss for <3>, until hot but still crisp.
  step 0 Return the {p}, stir the sauce once more, pour it in and toss for <1>, until it turns glossy and clings.
  step 1 Take the wok off the heat, add the green parts of the {spring onions}, the {herb} and the {crunch}, and serve with the {side}.
  insight Nothing is chopped once the wok is hot; the whole dish takes less time than setting the table.
  secret If the pan hisses less, there is too much in it.
  secret The {acid} is what makes it taste of more than salt.

grilled-green-sauce | main | grill, barbecue | Easy | italian spanish andean mediterranean american mexican levantine maghrebi modern southern | 4
  for steak 7, duck-breast 12, chop 12, poultry 12, oily-fish 7, swordfish 8, cauliflower 14, aubergine 12, courgette 8, red bell pepper 12, portobello mushroom 10, fennel 12, halloumi 5, sausage 14, merguez 10, lamb chop 7
  title Grilled {p} with a raw sauce of {herb} and capers
  title {P} from the grill with green sauce and {side}
  say Smoke on the outside, and a green sauce that wakes it up.
  list p
  list 6 tbsp olive oil
  list @spice
  list [For the green sauce] @herb*2
  list [For the green sauce] 1 garlic clove, crushed
  list [For the green sauce] 1 tbsp capers
  list [For the green sauce] @acid
  list [For the green sauce] @heat
  list 1 tsp fine salt = salt
  side
  step 4 {portion} Rub with 2 tablespoons of the {olive oil}, the {spice} and half of the {salt}.
  step 8 Chop the {herb} finely with the {garlic} and the {capers}. Stir in the {acid}, the {heat} and the rest of the {olive oil} and season with the rest of the {salt}.
  step 0 Heat a grill or a heavy grill pan over high heat for <3>. Lay on the {p} and cook for <t>, turning once, until {done} and the outside is charred in places.
    how Grilling: the bars mark and smoke; the middle cooks more gently at the edge of the fire.
  step 0 Rest under a loose cover for <w4>.
  step 1 Spoon some of the green sauce over the {p} and serve the rest beside it, with the {side}.
  insight Everything rich is on the grill and everything sharp is in the bowl.
  secret Oil the food and not the bars.
  secret Make the sauce before the fire: it is better after half an hour.

breaded-cutlets | main | schnitzel | Medium | central italian british american japanese french modern | 4
  for veal escalope 5, pork loin 6, pork tenderloin 6, chicken breast 8, turkey breast 8, celeriac 10, aubergine 8, cod 6, hake 6, mozzarella 4, tofu 6
  title Crisp crumbed {p} with lemon and {side}
  title {P} in golden crumbs with {herb}
  say Thin, crisp and hot from the pan, with nothing but lemon.
  list p
  list 60 g plain flour = flour
  list 2 eggs, beaten / 150 ml oat milk = eggs
  list 150 g dry breadcrumbs = crumbs
  list @spice
  list 120 ml vegetable oil = oil
  list 1 lemon, in wedges
  list @herb
  list 1 tsp fine salt = salt
  side
  step 8 {slice} Nothing should be thicker than a finger is wide. Season with the {salt} and the {spice}.
  step 6 Turn the slices first in the {flour}, then in the {eggs}, then in the {crumbs}, without pressing.
    how Breading in three layers: flour dries, the wet layer glues, crumbs crisp.
  step 0 Heat the {oil} in a wide pan to 170 °C; a crumb should sizzle gently. Fry in two batches for <t> each, turning once and moving the pan, until {done} and the crust is deep gold. The second batch takes <t> more.
  step 2 Drain the {p} on a rack, scatter over the {herb} and serve with the wedges of {lemon} and the {side}.
  insight The coat should stand away from what it covers, and that needs fat enough to swim in.
  secret Fry soon after breading; a coat that waits turns soggy.
  secret Salt the fried side at once, while it still shines.

quick-pasta | main | pasta | Easy | italian mediterranean french american spanish modern british southern | 4
  for soft-vegetable 10, brassica 8, leaf 6, pod 5, pea 3, mushroom 8, bulb 12, shellfish 4, oily-fish 5, cherry tomato 8, pulse 6, bacon 6, mince 10
  title Pasta with {p}, {aroma} and {herb}
  title {One} pasta with lemon and {herb}
  say A sauce that takes as long as the pasta, and not a minute longer.
  list p*0.7
  list 360 g dried pasta / 360 g egg-free pasta = pasta
  list 4 tbsp olive oil
  list @aroma
  list @heat
  list 2 tbsp capers
  list 1 lemon, zest and juice
  list @herb
  list @crunch
  list 1 1/2 tsp fine salt = salt
  step 3 {chunk}
  step 0 Bring a large pot of water to the boil, which takes about <8>, and add most of the {salt}.
  step 0 Cook the {pasta} for <~9>, until it has a firm heart. Meanwhile heat the {olive oil} in a wide pan over medium heat, add the {aroma} and the {heat} and cook for <1>, then add the {p} with the rest of the {salt} and cook for <t>, until {done}.
  step 0 Add the {capers} and the juice of the {lemon}. Lift the {pasta} dripping into the pan with a ladle of its water and toss for <2>, until the sauce clings.
    how Finishing in the pan: starch from the water binds oil and juice.
  step 2 Take it off the heat, add the zest of the {lemon} and the {herb}, and finish with the {crunch}.
  insight The pan waits for the pasta, never the other way round.
  secret Keep a cup of the cooking water until the plates are empty.
  secret Warm the bowls with some of the same water.

ragu-pasta | main | ragu, pasta | Medium | italian mediterranean american french modern southern spanish | 4
  for mince 60, canned lentils 25, mushroom 25, aubergine 30, sausage 40
  title Pasta with a slow sauce of {p} and {wine}
  title {One} ragù with {herb} on pasta
  say A sauce for a Sunday: a soft base, patience, and pasta to carry it.
  list p
  list @fat
  list 1 onion, finely chopped
  list 1 carrot, finely diced
  list 1 celery stalk, finely diced
  list 2 tbsp tomato paste
  list 150 ml red wine = wine
  list 400 g canned tomatoes, crushed = tomatoes
  list 200 ml beef stock / 200 ml vegetable stock = stock
  list @sprig
  list 320 g dried pasta / 320 g egg-free pasta = pasta
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 4 {chunk} Chop anything larger than a hazelnut.
  step 0 Heat the {fat} in a heavy pot over medium heat. Add the {onion}, the {carrot} and the {celery} with a third of the {salt} and cook for <10>, until soft and sweet.
    how Soffritto: the slow base is where the depth comes from.
  step 0 Turn up the heat, add the {p} and cook for <8>, stirring, until brown. Stir in the {tomato paste} for <1>.
  step 0 Pour in the {wine} and let it boil away for <3>. Add the {tomatoes}, the {stock} and the {sprig} and simmer, half covered, for <t>, until the sauce is thick and glossy.
  step 0 Cook the {pasta} in boiling water with the rest of the {salt} for <9>, until it has a firm heart. Drain, keeping a cup of the water.
  step 2 Take out the {sprig}, toss the {pasta} with the sauce and a splash of its water, and scatter over the {herb}.
  insight Time does here what nothing else can: the sauce thickens by itself and turns sweet.
  secret Let the {p} brown before stirring; grey does not taste of much.
  secret Make twice as much; it freezes well for three months.

tacos | main | tacos | Easy | mexican southern american andean modern | 4
  for poultry 10, steak 6, mince 8, fish 6, shellfish 4, mushroom 8, black beans 6, kidney beans 6, cauliflower 12, tofu 8, sweet potato 14, pork tenderloin 8, courgette 8
  title Tacos of {p} with {herb} and pickled onion
  say Warm tortillas, one hot filling, one cold and sharp thing on top.
  list p
  list 2 tbsp vegetable oil = oil
  list @spice
  list @heat
  list @aroma
  list 12 corn tortillas = tortillas
  list [For the topping] 1 small red onion, finely sliced = onion
  list [For the topping] @acid*2
  list [For the topping] 200 g white cabbage, finely shredded = cabbage
  list @herb
  list @crunch
  list 1 tsp fine salt = salt
  step 5 {chunk} Season with half of the {salt} and the {spice}.
  step 5 Cover the {onion} with the {acid} and a pinch of the {salt}, and press until it turns pink. Toss the {cabbage} with a spoonful of that juice.
  step 0 Heat the {oil} in a wide pan over high heat. Add the {p} and cook for <t>, stirring rarely, until {done} and the edges are brown. Add the {aroma} and the {heat} for the last <1>.
  step 0 Warm the {tortillas} one by one in a dry pan, <5> for all of them, and keep them wrapped in a cloth.
    how Dry toasting: half a minute a side makes them pliable and brings out the corn.
  step 3 Fill the {tortillas} with the {p}, the {cabbage} and the {onion}, and finish with the {herb} and the {crunch}.
  insight Hot, soft, crisp and sour in one bite; leave out one of them and it is only a sandwich.
  secret Two small tacos a person at first; the second round is made hot.
  secret Put less into each than you want to: it has to be lifted.

glazed-bowl | main | bowl, rice bowl, teriyaki | Easy | japanese korean chinese modern american | 4
  for oily-fish 6, poultry 10, tofu 8, tempeh 8, steak 5, duck-breast 5, aubergine 12, mushroom 8, sweet potato 16, cauliflower 12
  title Glazed {p} on rice with {crunch} and cucumber
  title Rice bowl with {p} and a soy glaze
  say Sticky above, plain below and something crunchy at the side.
  list p
  list 2 tbsp vegetable oil = oil
  list 4 tbsp soy sauce
  list 3 tbsp mirin
  list 1 tbsp brown sugar
  list @aroma
  list @acid
  list 300 g sushi rice = rice
  list 1 cucumber, sliced
  list 2 carrots, cut into matchsticks / 150 g radishes, sliced = carrots
  list @crunch
  list 2 spring onions, finely sliced
  step 2 Wash the {rice} until the water is clear, cover it with 360 ml water, bring to the boil, cover and cook over the lowest heat for <12>. Leave it off the heat, covered, until the rest is ready.
  step 5 {slice} Toss the {cucumber} and the {carrots} with the {acid} in a bowl.
  step 3 Stir the {soy sauce} with the {mirin}, the {brown sugar} and the {aroma}.
  step 0 Heat the {oil} in a wide pan over medium-high heat. Cook the {p} for <t>, turning once, until {done}.
  step 0 Pour in the sauce and let it bubble for <2-3>, spooning it over, until it is as thick as syrup.
    how Glazing: sugar and soy reduce to a lacquer that burns soon after it shines.
  step 3 Divide the {rice} among bowls, add the {p}, the {cucumber} and the {carrots}, and finish with the {spring onions} and the {crunch}.
  insight The rice is left plain, because everything above it is seasoned for two.
  secret Let the rice stand for ten minutes under its lid before anyone looks.
  secret Stop reducing a little early: the glaze thickens on the plate.

frittata | main | omelette, frittata | Easy | italian spanish french mediterranean levantine american british modern chinese japanese indian central nordic | 4
  for courgette 8, leek 10, potato 15, asparagus 6, mushroom 8, spinach 4, red bell pepper 10, peas 4, onion 15, kale 6, broccoli 6, fennel 12, bacon 6
  title Thick omelette with {p} and {herb}
  title {One} frittata with {herb}
  say Eggs and one good thing in them, cooked slowly and cut like a cake.
  list p*0.6
  list 30 g butter / 2 tbsp rapeseed oil = fat
  list @allium
  list 8 eggs
  list 60 ml whole milk = milk
  list 60 g cheddar, grated = cheese
  list @spice
  list @herb
  list 150 g salad leaves = leaves
  list 2 tbsp olive oil
  list @acid
  list 1 tsp fine salt = salt
  step 3 {slice}
  step 0 Heat the {fat} in an ovenproof pan over medium heat. Add the {allium} and the {p} with half of the {salt} and cook for <t>, stirring now and then, until {done}.
  step 4 Heat the grill. Beat the {eggs} with the {milk}, the {cheese}, the {spice}, half of the {herb} and the rest of the {salt}.
  step 0 Pour in the eggs, draw the edges in for half a minute, then leave over low heat for <7>, until only the top is liquid.
  step 0 Brown under the grill for <3>, until just set, and slide onto a board.
    how Finishing from above: the top sets without turning and the base does not burn.
  step 3 Rest for a few minutes, cut into wedges and serve with the {leaves}, dressed with the {olive oil} and the {acid}, and the rest of the {herb}.
  insight Low heat and a lid of patience: eggs that are hurried turn to rubber.
  secret It is as good at room temperature, which makes it a dish for a table outdoors.
  secret Season what is in the pan before the eggs go in, not after.

chickpea-pancake | main | chickpea pancake, farinata, pancakes | Easy | italian french mediterranean indian maghrebi levantine modern spanish westafrican | 4
  for leek 10, courgette 8, fennel 12, onion 15, spinach 4, mushroom 8, kale 6, red bell pepper 10, asparagus 6, swiss chard 6
  title Chickpea pancake with {p}, {aroma} and {herb}
  say Flour, water and oil, and a crust that owes nothing to an egg.
  list p*0.9
  list 300 g chickpea flour
  list 5 tbsp olive oil
  list @aroma
  list @sprig
  list @spice
  list @acid
  list @crunch
  list @herb
  list 150 g rocket
  list 1 1/2 tsp fine salt = salt
  step 5 Whisk the {chickpea flour} with 750 ml water, 1 teaspoon of the {salt} and 2 tablespoons of the {olive oil} until smooth. Leave for <w20>, then skim off the foam.
    how Resting a batter: the flour drinks its fill and loses its raw taste.
  step 3 Heat the oven to 230 °C with two heavy ovenproof pans or a metal tray in it. {slice}
  step 0 Heat 1 tablespoon of the {olive oil} in a pan over medium heat. Add the {p}, the {aroma}, the {sprig}, the {spice} and the rest of the {salt} and cook for <t>, until {done}.
  step 0 Take out the {sprig}. Oil the hot pans with the rest of the {olive oil}, pour in the batter, scatter the {p} over it and bake for <20>, until brown at the edges and set in the middle.
  step 3 Toss the {rocket} with the {acid}. Cut the pancake into wedges and serve it with the rocket, the {crunch} and the {herb}.
  insight The pan has to be fiercely hot before the batter meets it, or there is no crust.
  secret A batter mixed in the morning is better still.
  secret Bake it a little longer than seems right: the edge should crackle.
`;
