/** Starters that are cooked. How a dish is written: `read-dishes.ts`. */
export const startersFromTheStove = `
smooth-soup | starter | soup, cream soup | Easy | any | 4
  for root 20, squash 20, brassica 12, soft-vegetable 20, bulb 20, pod 8, pea 6, mushroom 12, pulse 12, lentil 25, tomato 20
  title Velvety soup of {p} with {herb}
  title Smooth soup of {p} and {aroma}
  say A bowl as smooth as cloth, sharpened at the end so that the {p} {p:does/do} not taste flat.
  say Soup of one vegetable, cooked gently and blended for as long as you have patience.
  list p*0.7
  list @fat
  list @allium
  list @aroma
  list 1 litre vegetable stock = stock
  list @cream
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  step 3 {chunk}
  step 0 Warm the {fat} in a large pot over medium heat. Add the {allium}, the {aroma} and the {salt} and cook for <6-8>, stirring now and then, until soft but not brown.
    how Sweating: gentle heat and salt draw out the juice, and the base turns sweet.
  step 0 Add the {p} and the {stock}, bring to the boil and simmer with the lid ajar for <t>, until {tender}.
  step 3 Blend for a full two minutes, until no grain is left. Off the heat stir in the {cream}, then add the {acid} little by little and taste after each spoonful.
    tip If the soup stands like porridge, thin it with a splash of hot water.
  step 2 Ladle into warm bowls and scatter over the {herb}.
  insight A smooth soup is seasoned three times: with the base, before it is blended, and with something sharp at the end.
  secret Keep back a spoonful of the cooked {p} for the middle of each bowl.
  secret Blend hot liquid in two batches with the lid held down by a cloth.

chunky-soup | starter | soup, minestrone | Easy | any | 4
  for root 15, leaf 12, bulb 15, soft-vegetable 12, brassica 10, pod 8, pea 6, pulse 10
  title Broth with {p}, {veg} and {herb}
  title Country soup of {p} and tomatoes
  say A clear pot of vegetables, thick enough for a spoon and light enough for a first course.
  list p*0.5
  list @fat
  list @allium
  list @aroma
  list @veg
  list @sprig
  list 300 g canned tomatoes, chopped
  list 1 litre vegetable stock = stock
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  step 3 {chunk}
  step 0 Heat the {fat} in a large pot over medium heat. Add the {allium}, the {veg} and the {salt} and cook for <8>, stirring, until they begin to soften.
  step 0 Stir in the {aroma} and the {sprig} and cook for <1>, until fragrant. Add the {tomatoes} with their juice and the {stock} and bring to the boil.
  step 0 Add the {p} and simmer with the lid ajar for <t>, until {tender}.
    how Simmering: small bubbles keep the pieces whole and the broth clear.
  step 2 Lift out the {sprig}, sharpen the soup with the {acid} and ladle it into bowls. Scatter over the {herb}.
  insight Every vegetable goes in when its own time comes, so that all are done together.
  secret The soup tastes rounder after ten minutes off the heat.
  secret Cut everything alike: the smallest piece should be tender when the largest is.

grated-fritters | starter | fritters | Medium | any | 4
  for courgette 6, carrot 6, potato 8, sweet potato 8, celeriac 8, parsnip 8, beetroot 8, kohlrabi 6
  title Crisp fritters of {p} with {cream} and {herb}
  say Lacy at the edge, soft in the middle, and eaten while they still crackle.
  list p*0.5
  list 2 eggs, beaten
  list 80 g plain flour = flour
  list @spice
  list @herb
  list 4 tbsp vegetable oil = oil
  list 150 g sour cream / 150 g thick plant yogurt = cream
  list @acid
  list 1 tsp fine salt = salt
  step 8 Trim or peel the {p} and grate {p:it/them} coarsely. Toss with the {salt}, leave for <w10> and squeeze out as much water as you can in a cloth.
    how Drawing with salt: what drips into the sink now would make the fritters limp.
  step 3 Mix the {p} with the {eggs}, the {flour}, the {spice} and half of the {herb}.
  step 0 Heat the {oil} in a wide pan over medium-high heat until a shred of {p} sizzles at once. Drop in heaped tablespoons of the mixture, press them flat and fry in two batches for <t> each, turning once, until deep gold on both sides. With two batches this takes <t> more.
  step 2 Stir the {acid} into the {cream}, season it, and serve it with the hot fritters and the rest of the {herb}.
  insight The pan decides: hot enough to sizzle, with room between the fritters, and turned once.
  secret Keep the first batch on a rack, never on a plate, where it steams.
  secret Fry a small one first and taste it for salt.

chickpea-fritters | starter | fritters, pakora | Medium | indian levantine maghrebi modern westafrican british mediterranean | 4
  for brassica 6, onion 6, spinach 5, kale 5, potato 8, mushroom 6, aubergine 6, sweet potato 8, courgette 5, carrot 6, sweetcorn 4, leek 5
  title Spiced {p} in chickpea batter with {herb}
  say Vegetables in a thin, spiced coat of chickpea flour, fried until they rattle.
  list p*0.4
  list 150 g chickpea flour
  list 1 tsp baking powder
  list @spice
  list @heat
  list @herb
  list 400 ml vegetable oil = oil
  list @acid
  list 1 tsp fine salt = salt
  step 3 {slice}
  step 4 Whisk the {chickpea flour}, the {baking powder}, the {spice}, the {heat} and the {salt} with about 150 ml water to a batter that coats a spoon. Fold in the {p} and half of the {herb}.
  step 0 Heat the {oil} in a deep pan to 175 °C; a drop of batter should rise at once and brown slowly. Fry small spoonfuls in three batches for <t> each, turning, until crisp and deep gold. Allow <t*2> for the other batches. Lift them out onto a rack.
    how Deep frying: steam from the batter keeps the fat out as long as the oil stays hot.
    tip Never fill the pan more than a third with oil, and never leave it alone.
  step 2 Sprinkle with the {acid} and the rest of the {herb} and serve at once.
  insight The batter is thin on purpose: it is there to carry the {spice}, not to fill.
  secret Let the oil come back to its heat between batches.
  secret Mix the batter with very cold water, and it is lighter.

warm-salad | starter | salad, warm salad | Easy | any | 4
  for root 30, squash 30, brassica 25, bulb 30, mushroom 25, soft-vegetable 25
  title Warm salad of roast {p} with {crunch} and {herb}
  title Roast {p} on rocket with {herb}
  say Roasted hard for sweetness, then dressed while warm so that every edge takes the sauce.
  list p*0.7
  list 3 tbsp olive oil
  list @spice
  list 80 g rocket
  list @acid
  list @crunch
  list @herb
  list 1 tsp fine salt = salt
  step 5 Heat the oven to 210 °C. {chunk} Toss with 2 tablespoons of the {olive oil}, the {spice} and half of the {salt} on a tray, without crowding.
  step 0 Roast for <t>, turning once, until {done} and the edges are brown.
    how Roasting: dry heat browns only what lies in one layer.
  step 5 Whisk the rest of the {olive oil} with the {acid} and the rest of the {salt}. Pour half of it over the {p} while still hot.
  step 2 Fold in the {rocket}, spoon over what is left of the dressing and finish with the {crunch} and the {herb}.
  insight Dressed hot, a vegetable drinks; dressed cold, it only gets wet.
  secret Put the empty tray into the oven while it heats: the underside browns from the first minute.
  secret Taste the dressing on a leaf, not from the spoon.

toasts-warm | starter | toast | Easy | italian mediterranean spanish french british modern american nordic central | 4
  for mushroom 8, soft-vegetable 12, leaf 6, spinach 3, pulse 6, pod 6, pea 4, bulb 12, liver 5, shellfish 3, cherry tomato 8
  title Toast with {p}, {aroma} and {herb}
  say Good bread, toasted dark and loaded while everything is still warm.
  list p*0.5
  list @fat
  list @aroma
  list 200 g sourdough bread, in 4 slices = bread
  list @acid
  list @herb
  list 1/2 tsp fine salt = salt
  list 1/4 tsp ground black pepper = pepper
  step 2 {chunk}
  step 0 Heat the {fat} in a wide pan over medium-high heat. Add the {p} in one layer with the {salt} and cook for <t>, stirring rarely, until {done}.
    tip Do not crowd the pan; use two if yours is small.
  step 0 Add the {aroma} and cook for <1>, then sharpen with the {acid} and half of the {herb}.
  step 3 Toast the {bread} until dark at the edges. Heap the {p} on top, pour over the juices from the pan, and finish with the {pepper} and the rest of the {herb}.
  insight A toast is a plate that can be eaten: it has to be crisp enough to stay one.
  secret Toast one side only a little: the soft side drinks the juices.
  secret Season with the bread in mind; it needs more than you think.

garlic-shellfish | starter | tapas | Easy | spanish mediterranean italian southern mexican modern andean | 4
  for shellfish 4
  title {P} with {aroma}, {heat} and lemon
  say Five minutes in a hot pan, and bread for what stays in it.
  list p*0.7
  list 4 tbsp olive oil
  list @aroma
  list @heat
  list @herb
  list 1 lemon, halved
  list 200 g crusty sourdough bread = bread
  list 1/2 tsp fine salt = salt
  step 3 {chunk} Season with the {salt}.
  step 0 Warm the {olive oil} with the {aroma} and the {heat} in a wide pan over medium heat for <3>, until the edges of the {aroma} just turn gold.
  step 0 Turn the heat to high, add the {p} and cook for <t>, turning once, until {done}. Take the pan off the heat at once.
    how Cooking through on leftover heat: the pan finishes what the flame began.
  step 2 Squeeze over half of the {lemon}, add the {herb} and carry the pan to the table with the {bread} and the other half of the lemon.
  insight Seafood this small is done when it changes colour; everything after that is loss.
  secret Warm the dish you serve in, for the oil is half of the pleasure.
  secret Dry the {p} well, or the oil spits.

dumplings | starter | dumplings, wontons | Hard | chinese northernchinese japanese korean thai | 4
  for mince 7, tofu 6, mushroom 6, shrimp 5, chinese cabbage 6
  title Dumplings filled with {p} and {allium} in a {acid} dip
  say Two dozen parcels, boiled until they float and dipped in something sharp.
  list p*0.5
  list @allium
  list 15 g ginger, finely grated
  list 3 tbsp soy sauce
  list 1 tbsp cornflour
  list 1 tbsp sesame oil
  list 24 wonton wrappers / 24 vegan dumpling wrappers = wrappers
  list @acid*2
  list @heat
  step 10 {chunk} Chop anything coarse very finely, then mix it with the {allium}, the {ginger}, 1 tablespoon of the {soy sauce}, the {cornflour} and the {sesame oil} until it holds together.
  step 20 Lay a teaspoon of filling in the middle of each of the {wrappers}, wet the edge, fold it over and press out the air.
    how Sealing: trapped air swells in the water and bursts the seam.
  step 0 Boil the dumplings in two batches in a large pot of water for <t> each, until they float and the filling is firm and hot. With the second batch this takes <t> more.
  step 3 Stir the rest of the {soy sauce} with the {acid} and the {heat} and serve it beside the drained dumplings.
  insight The filling is seasoned for the wrapper: on its own it should taste a little too strong.
  secret Keep a damp cloth over the wrappers you are not filling.
  secret Cook one first and taste it before you fold the rest.

lettuce-cups | starter | lettuce cups, larb | Easy | thai chinese korean northernchinese modern american | 4
  for mince 7, tofu 8, mushroom 8, shellfish 4, tempeh 8
  title {P} in lettuce cups with {herb} and {crunch}
  say Hot, sour and crisp: a spoonful of filling in a cold leaf, eaten by hand.
  list p*0.6
  list 2 tbsp vegetable oil = oil
  list @allium
  list @aroma
  list @heat
  list 2 tbsp soy sauce
  list @acid
  list 1 tbsp brown sugar
  list 2 little gem lettuces, leaves separated = lettuces
  list @herb
  list @crunch
  step 3 {chunk} Chop finely whatever is larger than a pea.
  step 0 Heat the {oil} in a wok or wide pan over high heat. Add the {aroma} and the {heat} and stir for <1>, then add the {p} and cook for <t>, tossing, until {done}.
  step 0 Stir in the {soy sauce} and the {brown sugar} and let it bubble for <1>, until almost dry. Take it off the heat and add the {allium} and the {acid}.
    how Sharpening off the heat: what is sour and raw stays bright when the heat is off.
  step 4 Spoon into the leaves of the {lettuces} and top with the {herb} and the {crunch}.
  insight All of it happens in the mouth: hot filling, cold leaf, sharp sauce.
  secret Chill the leaves in iced water and dry them well.
  secret Taste for sour last: it should be the first thing you notice.

baked-eggs | starter | baked eggs, egg | Easy | french british american modern central spanish italian mediterranean | 4
  for egg 14
  title Eggs baked with {allium}, cream and {herb}
  title Baked eggs on spinach with {herb}
  say One egg a person in a small dish, with a soft yolk and something to dip.
  list p*0.5
  list 20 g butter
  list @allium
  list 200 g spinach
  list 100 ml double cream = cream
  list 1/4 tsp ground nutmeg = nutmeg
  list @herb
  list 150 g crusty sourdough bread = bread
  list 1/2 tsp fine salt = salt
  step 3 Heat the oven to 180 °C and put a kettle of water on to boil.
  step 0 Melt the {butter} in a pan over medium heat. Add the {allium} and cook for <5>, until soft. Add the {spinach} by the handful with the {salt} and cook for <2>, until wilted and nearly dry.
  step 5 Divide among four small dishes. Break one of the {p} into each, spoon over the {cream} and dust with the {nutmeg}.
  step 0 Stand the dishes in a roasting tin, pour boiling water around them to half their height and bake for <t>, until the whites are set and the yolks still tremble.
    how Water bath: the water never passes its boiling point, so the eggs set gently.
  step 2 Scatter over the {herb} and serve with the {bread}, cut into fingers.
  insight The yolk keeps cooking in the dish, so it leaves the oven a minute before it looks ready.
  secret Squeeze the spinach dry, or it weeps into the cream.
  secret Bring the eggs to room temperature first.

crumb-gratin | starter | gratin, stuffed vegetables | Easy | any | 4
  for portobello mushroom 18, mushroom 16, tomato 20, plum tomato 20, courgette 22, fennel 25, leek 22, endive 20, asparagus 14
  title {P} under crisp crumbs with {herb} and {aroma}
  say Soft below and loud on top, with {aroma} and {herb} in the crumbs.
  list p*0.7
  list 80 g fresh breadcrumbs = crumbs
  list @aroma
  list @herb
  list 30 g walnuts, finely chopped
  list 4 tbsp olive oil
  list 1 lemon, zest finely grated
  list 1/2 tsp fine salt = salt
  list 1/4 tsp ground black pepper = pepper
  step 4 Heat the oven to 200 °C. Trim the {p}, halve anything thicker than two fingers and lay {p:it/them} cut side up in an oiled dish. Season with the {salt} and the {pepper}.
  step 6 Chop the {aroma} very finely. Rub the {crumbs} with it, the {herb}, the {walnuts}, the zest of the {lemon} and 3 tablespoons of the {olive oil} until they feel like damp sand.
  step 0 Press the crumbs onto the {p}, trickle over the rest of the {olive oil} and bake for <t>, until the crumbs are deep gold and a knife meets no resistance.
    tip If the crumbs darken too early, lay a sheet of foil over them.
  step 1 Let it stand for a few minutes and serve from the dish.
  insight The crumbs are the seasoning; what lies below needs little more than salt.
  secret Coarse crumbs make a better crust than fine ones.
  secret Serve it warm rather than hot: there is more to taste.

skewers | starter | skewers | Easy | any | 4
  for poultry 10, tofu 8, shrimp 4, scallop 4, mushroom 8, steak 6, oily-fish 6, frying-cheese 6, chop 10, courgette 10, tempeh 8
  title Skewers of {p} with {aroma} and {herb}
  title Grilled {p} on sticks with a {acid} glaze
  say Small skewers with dark edges, brushed while they cook and eaten from the stick.
  list p*0.6
  list 2 tbsp vegetable oil = oil
  list @spice
  list @aroma
  list @marinade
  list @acid
  list 1 tbsp brown sugar
  list 1 red onion, in wedges
  list @herb
  list 1/2 tsp fine salt = salt
  step 5 {chunk} Mix the {oil}, the {spice}, the {aroma}, the {marinade}, the {acid}, the {brown sugar} and the {salt} in a bowl. Keep a third of it aside, turn the {p} in the rest and leave for <w15>.
    how Marinating: a short bath seasons the surface; a long one makes it soft.
  step 6 Thread the {p} onto eight skewers with pieces of the {red onion} between.
  step 0 Heat a grill or grill pan until a drop of water jumps. Cook the skewers for <t>, turning and brushing with what was kept aside, until {done} and the edges are dark.
  step 1 Rest for a minute, scatter over the {herb} and serve.
  insight Sugar in the marinade browns fast, so the skewers are turned often and watched.
  secret Soak wooden sticks for half an hour, or they burn before the food is done.
  secret Leave a finger of space between the pieces, and the heat reaches all sides.

warm-cheese-salad | starter | salad | Easy | french italian mediterranean british american levantine modern spanish nordic | 4
  for goat cheese 5, brie 5, halloumi 5, paneer 5, feta 6
  title Warm {p} on leaves with {crunch} and {sweet}
  say Warm cheese, cold leaves and a dressing between sharp and sweet.
  list p*0.8
  list 120 g salad leaves = leaves
  list 1 pear, cored and sliced
  list @acid
  list 3 tbsp olive oil
  list @sweet*0.5
  list @crunch
  list 1/4 tsp fine salt = salt
  step 4 {slice}
  step 3 Whisk the {acid} with the {salt} and 2 tablespoons of the {olive oil}.
  step 0 Heat the rest of the {olive oil} in a pan that does not stick over medium-high heat. Lay in the {p} and cook for <t>, turning once with a thin slice, until {done}.
  step 4 Toss the {leaves} and the {pear} with the dressing, lay the warm {p} on top, trickle over the {sweet} and finish with the {crunch}.
  insight Warm and cold have to meet on the plate, so everything else is ready before the cheese is.
  secret Cheese that goes into the pan cold keeps its shape.
  secret Dress the leaves with your hands: tongs bruise them.
`;
