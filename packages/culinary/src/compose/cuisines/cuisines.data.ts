/**
 * The kitchens. How one is written: `read-cuisines.ts`. Slots: `fat` to fry in; `allium`, `aroma` the base; `veg` beside the principal;
 * `spice` ground, `heat`; `sprig` cooked with it, `herb` over it; `acid`; `liquid` to braise in; `savour` for depth; `cream`; `marinade`;
 * `crunch` on top; for desserts `sweetspice`, `perfume`, `sweet`, `nut`, `dairy`.
 */
export const cuisineTable = `
modern | modern European |
  marinade 1 tbsp Dijon mustard
  fat 2 tbsp olive oil ; 2 tbsp rapeseed oil
  allium 2 shallots, finely chopped ; 1 leek, finely sliced ; 1 onion, finely chopped
  aroma 2 garlic cloves, finely sliced ; 3 garlic cloves, crushed
  veg 2 carrots, finely diced ; 1 fennel bulb, finely sliced ; 2 celery stalks, finely sliced
  spice 1 tsp fennel seeds ; 1 tsp ground coriander ; 1 tsp smoked paprika
  heat 1/2 tsp chilli flakes ; 1 pinch cayenne
  sprig 4 thyme sprigs ; 2 bay leaves ; 1 rosemary sprig
  herb 1 small bunch dill, chopped ; 1 small bunch parsley, chopped ; 1 small bunch chives, snipped ; 1 small bunch tarragon, leaves picked
  acid 1 tbsp cider vinegar ; 2 tbsp lemon juice ; 1 tbsp white wine vinegar
  liquid 200 ml white wine ; 200 ml dry cider
  savour 1 tbsp capers ; 1 tbsp Dijon mustard ; 1 tbsp white miso
  cream 150 ml creme fraiche ; 150 ml plant cream
  crunch 40 g hazelnuts, toasted and chopped ; 30 g pumpkin seeds, toasted ; 30 g sunflower seeds, toasted
  sweetspice 1/2 tsp ground cinnamon ; 1/2 tsp ground cardamom ; 1/2 tsp ground ginger
  perfume 1 tsp vanilla extract ; 2 tbsp elderflower cordial ; 1 tsp finely grated lemon zest
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g hazelnuts, toasted and chopped ; 50 g flaked almonds, toasted
  dairy 200 g creme fraiche ; 200 g thick plant yogurt
  sides potatoes, barley, bread, lentils
  loves cod, salmon, chicken thigh, cauliflower, celeriac, mushroom, butter beans, pear, rhubarb, beetroot
  secret [#savoury, #cooked, salt] Season at the start, in the middle and at the end, a little each time, and taste in between.
  secret [#savoury, #cooked, !room temperature|cold|salad] Bring the plate and the food to the same temperature: hot food on a cold plate is lukewarm at the second bite.
  secret [#sweet, salt] A pinch of salt makes what is sweet taste of more.
french | French |
  fat 30 g butter ; 2 tbsp olive oil
  allium 2 shallots, finely chopped ; 1 onion, finely chopped ; 1 leek, finely sliced
  veg 2 carrots, finely diced ; 2 celery stalks, finely diced ; 1 leek, finely sliced
  spice 1/4 tsp ground white pepper ; 1 tsp fennel seeds, crushed
  heat 1 pinch cayenne
  sprig 4 thyme sprigs ; 2 bay leaves ; 2 tarragon sprigs
  herb 1 small bunch parsley, chopped ; 1 small bunch chervil, leaves picked ; 1 small bunch tarragon, leaves picked ; 1 small bunch chives, snipped
  acid 1 tbsp red wine vinegar ; 2 tbsp lemon juice ; 1 tbsp white wine vinegar
  liquid 250 ml red wine ; 250 ml dry white wine
  savour 1 tbsp Dijon mustard ; 1 tbsp capers ; 1 tbsp tomato paste
  cream 150 ml double cream ; 150 ml creme fraiche ; 150 ml plant cream
  crunch 40 g walnuts, toasted and chopped ; 40 g flaked almonds, toasted
  sweetspice 1 tsp vanilla extract ; 1/2 tsp ground cinnamon
  perfume 1 tbsp brandy ; 1 tsp vanilla extract ; 1 tsp finely grated orange zest
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g flaked almonds, toasted ; 50 g hazelnuts, toasted and chopped
  dairy 200 g creme fraiche ; 200 g thick plant yogurt
  sides potatoes, gratin-potatoes, bread, lentils
  loves chicken leg, beef chuck, veal, duck breast, sole, trout, mushroom, leek, asparagus, lentils, apple, pear, cherry, strawberry, dark chocolate, mussel
  secret [#savoury, boil for.*half of it is left|boil it down|boil.*syrup] Reduce first and salt later: what tastes right when thin is too salty when thick.
  secret [#savoury, sauce, (?:stir in|with|add).*(?:vinegar|lemon juice)] A drop of something sharp goes in off the heat, at the very end, and wakes the sauce up.
  secret [#sweet, eggs] Bring the eggs to the warmth of the room before you begin.
  secret [bunch] Herbs are cut with a sharp knife and at the last moment, or they taste of hay.
italian | Italian |
  marinade 1 tbsp tomato paste
  fat 3 tbsp olive oil ; 30 g butter
  allium 1 onion, finely chopped ; 2 shallots, finely chopped ; 1 red onion, finely sliced
  aroma 2 garlic cloves, finely sliced ; 3 garlic cloves, crushed
  veg 2 celery stalks, finely diced ; 2 carrots, finely diced ; 1 fennel bulb, finely sliced
  spice 1 tsp fennel seeds, crushed ; 1 tsp dried oregano
  heat 1/2 tsp chilli flakes
  sprig 1 rosemary sprig ; 6 sage leaves ; 2 bay leaves
  herb 1 small bunch basil, leaves torn ; 1 small bunch parsley, chopped ; 1 small bunch marjoram, leaves picked
  acid 2 tbsp lemon juice ; 1 tbsp red wine vinegar ; 1 tbsp balsamic vinegar
  liquid 200 ml dry white wine ; 200 ml red wine
  savour 1 tbsp capers ; 2 anchovies, chopped ; 60 g black olives, pitted ; 1 tbsp tomato paste
  cream 150 g mascarpone ; 150 ml plant cream
  crunch 40 g pine nuts, toasted ; 40 g coarse breadcrumbs, fried until golden ; 40 g almonds, toasted and chopped
  sweetspice 1/2 tsp ground cinnamon ; 1 tsp fennel seeds, crushed
  perfume 2 tbsp marsala ; 1 tsp finely grated lemon zest ; 1 tsp vanilla extract
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g almonds, toasted and chopped ; 50 g pistachios, chopped ; 50 g hazelnuts, toasted and chopped
  dairy 200 g mascarpone ; 200 g thick plant yogurt
  sides polenta, bread, rosemary-potatoes, white-beans
  loves aubergine, courgette, fennel, white beans, veal escalope, sea bream, fresh sardines, ground beef, pork loin, mussel, rabbit, radicchio, peach, fig, lemon, ricotta, instant coffee, tomato, wild mushrooms
  secret Buy the best of what the dish is named after; the rest may be plain.
  secret Let the best thing on the table decide the rest, and stop before you add another.
spanish | Spanish |
  marinade 1 tbsp tomato paste
  fat 3 tbsp olive oil
  allium 1 onion, finely chopped ; 1 red onion, finely sliced
  aroma 3 garlic cloves, finely sliced ; 2 garlic cloves, crushed
  veg 1 red pepper, diced ; 1 green pepper, diced
  spice 1 tsp smoked paprika ; 1 tsp ground cumin
  heat 1/2 tsp chilli flakes ; 1 dried chilli, crumbled
  sprig 2 bay leaves ; 4 thyme sprigs
  herb 1 small bunch parsley, chopped ; 1 small bunch chives, snipped
  acid 1 tbsp sherry vinegar ; 2 tbsp lemon juice
  liquid 150 ml dry sherry ; 200 ml dry white wine
  savour 60 g green olives, pitted ; 1 tbsp tomato paste ; 1 tbsp capers
  cream 150 ml single cream ; 150 ml plant cream
  crunch 40 g almonds, toasted and chopped ; 40 g pine nuts, toasted
  sweetspice 1/2 tsp ground cinnamon ; 1 tsp anise seeds
  perfume 2 tbsp sweet sherry ; 1 tsp finely grated orange zest
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g almonds, toasted and chopped ; 50 g hazelnuts, toasted and chopped
  dairy 200 g thick Greek yogurt ; 200 g thick plant yogurt
  sides bread, saffron-rice, potatoes
  loves cod, hake, shrimp, squid, clam, chorizo, chickpeas, red bell pepper, chicken thigh, pork tenderloin, rabbit, tomato, egg, orange, almonds, fig, mushroom
  secret [#savoury, onion.*until (?:soft|golden)] Cook the onions longer than seems needed: jammy and golden is the base of everything that follows.
  secret [(?:stir in|add).*paprika, pan(?!c|n)|pot(?!a), oil|butter] Paprika burns in a moment. Take the pan off the heat, stir it in, and add something wet at once.
  secret [zest.*grated|grated.*zest|grate.*zest] Grate the zest lightly: the white below it is bitter.
  secret [almonds] Almonds that are toasted slowly taste of twice as much.
  secret [garlic.*sliced] Garlic is done when it is the colour of straw; dark garlic is bitter.
  secret Put everything on the table before you begin, in the order in which it goes in.
mediterranean | Mediterranean | italian
  fat 3 tbsp olive oil
  marinade 3 tbsp Greek yogurt ; 3 tbsp plant yogurt
  acid 2 tbsp lemon juice ; 1 tbsp red wine vinegar
  spice 1 tsp fennel seeds ; 1 tsp dried oregano ; 1 tsp ground coriander
  herb 1 small bunch dill, chopped ; 1 small bunch parsley, chopped ; 1 small bunch mint, leaves picked ; 1 small bunch basil, leaves torn
  savour 60 g black olives, pitted ; 1 tbsp capers
  cream 150 g thick Greek yogurt ; 150 g thick plant yogurt
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  dairy 200 g thick Greek yogurt ; 200 g thick plant yogurt
  sides bread, bulgur, rosemary-potatoes, couscous
  loves sea bass, fresh sardines, lamb shoulder, lamb chop, aubergine, courgette, red bell pepper, feta, chickpeas, tomato, fennel, apricot, fig, peach, orange, squid, white beans
  secret [#savoury, trickle over.*olive oil|finish with.*olive oil|olive oil.*(?:with|and).*(?:vinegar|lemon)] The best oil goes on at the end, raw, where it can be tasted.
  secret [warm salad|stuffed vegetables, !fish] Let cooked vegetables come down to room temperature: their sweetness shows when they are not hot.
  secret [bunch] Tear or cut the herbs only when everybody sits.
  secret [#sweet] Stop sugaring while it still tastes a little sharp.
british | British |
  fat 30 g butter ; 2 tbsp rapeseed oil
  allium 1 onion, finely chopped ; 1 leek, finely sliced
  aroma 2 garlic cloves, crushed ; 1 garlic clove, finely sliced
  veg 2 carrots, diced ; 1 parsnip, diced ; 150 g swede, diced
  spice 1/4 tsp ground mace ; 1/4 tsp ground nutmeg ; 1 tsp mustard seeds
  heat 1 tsp English mustard powder ; 1 pinch cayenne
  sprig 4 thyme sprigs ; 2 bay leaves ; 6 sage leaves
  herb 1 small bunch parsley, chopped ; 1 small bunch chives, snipped ; 1 small bunch mint, leaves picked
  acid 1 tbsp cider vinegar ; 2 tbsp lemon juice ; 1 tbsp white wine vinegar
  liquid 300 ml brown ale ; 300 ml dry cider
  savour 1 tbsp Worcestershire sauce ; 1 tbsp wholegrain mustard ; 1 tbsp capers
  cream 150 ml double cream ; 150 ml plant cream
  crunch 40 g walnuts, toasted and chopped ; 40 g coarse breadcrumbs, fried until golden ; 30 g pumpkin seeds, toasted
  sweetspice 1/2 tsp mixed spice ; 1/2 tsp ground ginger ; 1/2 tsp ground cinnamon
  perfume 1 tsp vanilla extract ; 2 tbsp elderflower cordial ; 1 tsp finely grated orange zest
  sweet 2 tbsp golden syrup ; 2 tbsp maple syrup
  nut 50 g walnuts, chopped ; 50 g hazelnuts, toasted and chopped
  dairy 200 g clotted cream ; 200 ml plant cream
  sides mash, potatoes, barley, bread
  loves lamb shoulder, pork chop, sausage, ground lamb, beef shin, haddock, mackerel, trout, leek, parsnip, savoy cabbage, peas, apple, rhubarb, gooseberry, blackberry, plum
  secret [#savoury, oven(?!proof), bake|roast] Rest what comes from the oven for as long as it takes to lay the table.
  secret [#savoury, mustard(?! seed)] A little mustard does not make a dish hot; it makes it taste more of itself.
  secret [rub the butter] Cold hands and cold butter make it short.
  secret Taste it as your guests will: from a plate, and sitting down.
american | American |
  fat 30 g butter ; 2 tbsp vegetable oil
  allium 1 onion, finely chopped ; 4 spring onions, sliced ; 1 sweet onion, sliced
  veg 1 red pepper, diced ; 2 celery stalks, sliced ; 2 carrots, diced
  spice 1 tsp sweet paprika ; 1 tsp mustard powder ; 1 tsp ground cumin
  heat 1/2 tsp cayenne ; 1 jalapeno, finely chopped
  sprig 4 thyme sprigs ; 2 bay leaves
  herb 1 small bunch parsley, chopped ; 1 small bunch chives, snipped ; 1 small bunch dill, chopped
  acid 1 tbsp cider vinegar ; 2 tbsp lemon juice
  liquid 300 ml lager beer ; 200 ml dry white wine
  savour 1 tbsp Worcestershire sauce ; 1 tbsp wholegrain mustard ; 1 tbsp tomato paste
  cream 150 g sour cream ; 150 ml plant cream
  crunch 40 g pecans, toasted and chopped ; 30 g pumpkin seeds, toasted
  sweetspice 1/2 tsp ground cinnamon ; 1/4 tsp ground nutmeg ; 1/2 tsp ground ginger
  perfume 1 tsp vanilla extract ; 1 tbsp bourbon whiskey
  sweet 2 tbsp maple syrup
  nut 50 g pecans, toasted and chopped ; 50 g walnuts, toasted and chopped
  dairy 200 ml whipping cream, softly whipped ; 200 g thick plant yogurt
  sides mash, potatoes, cornbread, bread
  loves beef steak, ground beef, chicken thigh, turkey breast, salmon, clam, sweetcorn, sweet potato, pumpkin, kidney beans, apple, blueberry, peach, pecans, dark chocolate, cranberry, kale
  secret [oven(?!proof)] Measure level and preheat fully: most failures happen before anything is in the oven.
  secret [#savoury, pan(?!c|n) over.*turning once] Get the pan hot first, then dry the food, then leave it alone until it lets go by itself.
  secret Read it all once before the first thing is cut: nothing surprises you then.
southern | Southern | american
  marinade 1 tbsp tomato paste
  veg 1 green pepper, diced ; 2 celery stalks, sliced
  spice 1 tsp sweet paprika ; 1 tsp dried thyme ; 1/2 tsp ground black pepper
  heat 1/2 tsp cayenne ; 1 tsp hot sauce
  herb 1 small bunch parsley, chopped ; 4 spring onions, finely sliced
  liquid 400 g canned tomatoes ; 300 ml lager beer
  perfume 1 tbsp bourbon whiskey ; 1 tsp vanilla extract
  sides rice, cornbread, mash, bread
  loves shrimp, smoked sausage, chicken leg, chicken thigh, pork chop, okra, collard greens, kidney beans, sweet potato, sweetcorn, peach, pecans, blackberry, banana, white beans, tomato
  secret [onion, green pepper, celery, pot(?!a)|pan(?!c|n)] Onion, green pepper and celery go in together and cook until they have nothing left to say on their own.
  secret [hot sauce] Hot sauce belongs on the table as well as in the kitchen.
  secret [#savoury, pot(?!a)] Stay near the pot, and let the smell tell you when.
  secret Make it for one guest more than you have asked.
mexican | Mexican |
  marinade 1 tbsp tomato paste
  fat 2 tbsp vegetable oil ; 2 tbsp olive oil
  allium 1 white onion, finely chopped ; 1 red onion, finely sliced
  aroma 3 garlic cloves, crushed ; 2 garlic cloves, finely sliced
  veg 1 red pepper, diced ; 200 g sweetcorn kernels ; 2 courgettes, diced
  spice 1 tsp ground cumin ; 1 tsp dried oregano ; 1 tsp ground coriander
  heat 1 chipotle in adobo, chopped ; 2 green chillies, finely chopped ; 1 jalapeno, finely chopped
  sprig 2 bay leaves ; 2 dried chillies, seeded
  herb 1 small bunch coriander, chopped ; 1 small bunch mint, leaves picked
  acid 2 tbsp lime juice
  liquid 400 g canned tomatoes ; 300 ml lager beer
  savour 1 tbsp tomato paste ; 20 g dark chocolate, chopped ; 1 tbsp pickled jalapenos
  cream 150 g sour cream ; 150 g thick plant yogurt
  crunch 30 g pumpkin seeds, toasted ; 40 g peanuts, toasted and chopped
  sweetspice 1 tsp ground cinnamon ; 1/2 tsp ground allspice
  perfume 1 tsp vanilla extract ; 1 tsp finely grated lime zest ; 1 tbsp tequila
  sweet 2 tbsp honey ; 2 tbsp agave syrup
  nut 50 g pecans, toasted and chopped ; 50 g almonds, toasted and chopped
  dairy 200 g sour cream ; 200 g thick plant yogurt
  sides tortillas, rice, beans
  loves pork shoulder, chicken thigh, shrimp, snapper, ground beef, black beans, sweetcorn, tomato, avocado, courgette, mushroom, mango, pineapple, dark chocolate, lime, beef steak, sweet potato
  secret [dried chillies, pan(?!c|n)|pot(?!a)] Toast dried chillies for a moment where it is hot and dry until you can smell them, and stop there.
  secret [#savoury, #cooked, (?:sharpen|stir in|squeeze|add|with).*lime juice] Lime goes on last. Heat flattens it.
  secret [#savoury, (?<!ground )coriander(?! seeds)] The stems of coriander have the most taste: chop them finely and use them too.
  secret [#sweet, lime] Roll a lime under your palm before you cut it, and it gives twice the juice.
  secret [chilli|jalapeno|chipotle|habanero] Taste a crumb of every chilli before it goes in: no two are alike.
  secret [tortillas] Keep the tortillas in a cloth, and they stay soft to the last.
  secret Something crisp, something soft, something sharp: look for all three before you serve.
andean | Andean | mexican
  spice 1 tsp ground cumin ; 1 tsp sweet paprika ; 1 tsp dried oregano
  heat 1 yellow chilli, finely chopped ; 1 green chilli, finely chopped
  veg 1 red pepper, diced ; 2 carrots, diced ; 200 g sweetcorn kernels
  liquid 300 ml lager beer ; 200 ml dry white wine
  savour 60 g black olives, pitted ; 1 tbsp soy sauce
  cream 150 ml evaporated milk ; 150 ml coconut milk
  crunch 40 g peanuts, toasted and chopped ; 30 g pumpkin seeds, toasted
  herb 1 small bunch coriander, chopped ; 1 small bunch parsley, chopped
  sides quinoa, rice, potatoes
  loves sea bass, cod, shrimp, squid, beef steak, chicken thigh, potato, sweet potato, pumpkin, white beans, avocado, sweetcorn, mango, papaya, lime, pineapple, pork belly
  secret [chilli] Taste a crumb of every chilli before it goes in: no two are alike.
  secret [cured in lime] What is cured in lime waits for nobody. Serve it as soon as its edges turn white.
  secret [#savoury, potatoes] Potatoes differ: choose them for the dish, and not for the price.
  secret Set out bowls of what is sharp and what is hot, and let everybody finish their own plate.
chinese | Chinese |
  marinade 2 tbsp soy sauce
  fat 2 tbsp groundnut oil ; 2 tbsp vegetable oil
  allium 4 spring onions, sliced ; 1 onion, sliced
  aroma 20 g ginger, cut into matchsticks ; 3 garlic cloves, finely sliced
  veg 1 red pepper, cut into strips ; 150 g sugar snap peas ; 200 g bok choy, sliced ; 1 carrot, cut into matchsticks
  spice 1/2 tsp ground white pepper ; 1/2 tsp Chinese five spice ; 1 tsp ground Sichuan pepper
  heat 1 red chilli, sliced ; 2 dried chillies, broken ; 1/2 tsp chilli flakes
  sprig 1 star anise ; 1 cinnamon stick
  herb 1 small bunch coriander, chopped ; 2 spring onions, green parts finely sliced
  acid 1 tbsp rice vinegar
  liquid 150 ml Shaoxing wine
  savour 2 tbsp soy sauce ; 1 tbsp hoisin sauce
  cream 150 ml coconut milk
  crunch 2 tbsp sesame seeds, toasted ; 40 g cashews, toasted ; 40 g peanuts, toasted and chopped
  sweetspice 1/2 tsp ground ginger ; 1/4 tsp Chinese five spice
  perfume 1 tsp finely grated orange zest ; 1 tbsp sesame seeds, toasted
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g cashews, toasted and chopped ; 50 g peanuts, toasted and chopped
  dairy 200 ml coconut cream
  sides rice, noodles
  loves pork belly, pork tenderloin, ground pork, chicken thigh, duck breast, shrimp, sea bass, tofu, bok choy, aubergine, shiitake, green beans, egg, mango, mandarin, broccoli, chinese cabbage
  secret [wok|highest heat, soy sauce] Have every bowl ready beside the stove. Once it is hot there is no time to look for the soy sauce.
  secret [(?:pan(?!c|n)|wok|pot(?!a)).*in (?:two )?batches] Two batches rather than a crowd: what is crowded steams.
  secret [(?<!ground )ginger] Ginger is cut across its threads, or it hangs in the teeth.
  secret Cut everything first, and wash up before the heat is on.
northernchinese | Northern Chinese | chinese
  savour 2 tbsp soy sauce ; 1 tbsp hoisin sauce
  spice 1/2 tsp ground white pepper ; 1 tsp ground cumin ; 1/2 tsp Chinese five spice
  sides noodles, rice
  loves lamb shoulder, ground pork, duck breast, chinese cabbage, chicken thigh, shrimp, tofu, egg, leek, aubergine, mushroom, pear, mandarin, cabbage, pork tenderloin
  secret [soy sauce.*(?:cup|bowl), wok|pan(?!c|n)] Mix the sauce in a cup before the pan is hot, so that nothing waits for it.
  secret [sesame seeds] Sesame seeds are toasted until they jump, and no longer.
  secret Cut everything to one size: what is even is done at once.
japanese | Japanese |
  marinade 2 tbsp soy sauce
  fat 1 tbsp vegetable oil ; 2 tbsp sunflower oil
  allium 4 spring onions, sliced ; 1 onion, finely sliced
  aroma 15 g ginger, finely grated ; 1 garlic clove, grated
  veg 2 carrots, cut into matchsticks ; 150 g daikon, finely sliced ; 150 g shiitake, sliced
  spice 1/4 tsp ground white pepper ; 1/2 tsp togarashi
  heat 1/2 tsp togarashi ; 1 red chilli, finely sliced
  sprig 5 g kombu
  herb 2 spring onions, green parts finely sliced ; 1 small handful watercress ; 1 small bunch chives, snipped
  acid 1 tbsp rice vinegar ; 1 tbsp yuzu juice
  liquid 150 ml sake
  savour 2 tbsp soy sauce ; 2 tbsp white miso
  cream 150 ml soy milk
  crunch 2 tbsp sesame seeds, toasted
  sweetspice 1/2 tsp ground ginger
  perfume 1 tsp finely grated yuzu zest ; 1 tsp matcha
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g walnuts, toasted and chopped ; 3 tbsp black sesame seeds, toasted
  dairy 200 g thick plant yogurt ; 200 ml whipping cream, softly whipped
  sides sushi-rice, noodles
  loves salmon, mackerel, tuna, sea bream, chicken thigh, beef steak, tofu, shiitake, aubergine, daikon, pumpkin, egg, cucumber, pear, persimmon, strawberry, bok choy, scallop
  secret [#savoury, cubes|strips|matchsticks, !blend|portions|skewers|potatoes] Cut everything to the size of one bite; a knife at the table is a mistake made in the kitchen.
  secret [soy sauce, sugar|mirin, vinegar|yuzu juice] Sweet, salty and sour are balanced in the bowl before anything is poured.
  secret [rice(?! noodles| vinegar).*cover and cook, !teriyaki] Let rice stand under its lid before anyone looks.
  secret [#sweet] Sweeten by the half-spoon: what is too sweet cannot be mended.
  secret Choose the plate before you begin, and leave a third of it empty.
korean | Korean | japanese
  fat 2 tbsp vegetable oil
  aroma 3 garlic cloves, crushed ; 15 g ginger, finely grated
  spice 1/2 tsp ground black pepper
  heat 1 tbsp gochujang ; 1 tsp chilli flakes
  herb 3 spring onions, finely sliced
  crunch 2 tbsp sesame seeds, toasted ; 30 g pine nuts, toasted
  savour 2 tbsp soy sauce ; 1 tbsp gochujang
  sides rice, noodles
  loves beef steak, pork belly, chicken thigh, ground beef, tofu, cabbage, chinese cabbage, spinach, egg, shiitake, cucumber, mackerel, squid, pear, persimmon, courgette, strawberry
  secret [sesame oil] Sesame oil is a seasoning, not a fat to fry in.
  secret [sesame seeds] Crush a few of the sesame seeds between two fingers as you strew them: the scent is inside.
  secret [spring onions] The green of the spring onions goes on last, the white goes in first.
  secret Put small things to nibble beside it, each with its own edge.
thai | Southeast Asian |
  marinade 2 tbsp soy sauce
  fat 2 tbsp vegetable oil ; 1 tbsp coconut oil
  allium 3 shallots, finely sliced ; 4 spring onions, sliced
  aroma 2 lemongrass stalks, finely chopped ; 20 g ginger, cut into matchsticks ; 3 garlic cloves, crushed
  veg 1 red pepper, cut into strips ; 200 g green beans, halved ; 150 g sugar snap peas
  spice 1 tsp ground coriander ; 1 tsp ground turmeric ; 1/2 tsp ground white pepper
  heat 1 red chilli, finely sliced ; 2 green chillies, finely sliced
  sprig 4 kaffir lime leaves
  herb 1 small bunch Thai basil, leaves picked ; 1 small bunch coriander, chopped ; 1 small bunch mint, leaves picked
  acid 2 tbsp lime juice ; 1 tbsp rice vinegar
  liquid 400 ml coconut milk
  savour 1 tbsp fish sauce ; 2 tbsp soy sauce
  cream 150 ml coconut milk ; 150 ml coconut cream
  crunch 40 g peanuts, toasted and chopped ; 40 g cashews, toasted
  sweetspice 1/2 tsp ground ginger ; 1/2 tsp ground cardamom
  perfume 1 tsp finely grated lime zest ; 30 g desiccated coconut, toasted
  sweet 2 tbsp palm sugar ; 2 tbsp maple syrup
  nut 50 g cashews, toasted and chopped ; 50 g peanuts, toasted and chopped
  dairy 200 ml coconut cream
  sides jasmine-rice, noodles
  loves chicken thigh, shrimp, squid, sea bass, ground pork, beef steak, tofu, aubergine, green beans, sweet potato, mango, pineapple, banana, papaya, lime, mushroom, pumpkin, rice
  secret [chilli, lime|tamarind, soy sauce|fish sauce, sugar] Hot, sour, salty and sweet: taste for all four before serving, and add what is missing.
  secret [#savoury, #cooked, bunch|handful|basil.*leaves] Herbs are torn over it off the heat: the scent is gone in a minute.
  secret [coconut milk|coconut cream] Shake the tin of coconut before you open it, unless it is to be whipped.
  secret [lime(?! leaves)] A lime gives more when it is warm: leave it in the sun or in your hand.
  secret [#savoury, rice(?! noodles| vinegar)] Taste it with a spoon of rice in mind: alone it may be a little too strong.
indian | Indian |
  marinade 3 tbsp plain yogurt ; 3 tbsp plant yogurt
  fat 2 tbsp ghee ; 2 tbsp vegetable oil
  allium 2 onions, finely chopped ; 1 onion, finely sliced
  aroma 20 g ginger, finely grated ; 4 garlic cloves, crushed
  veg 200 g spinach, chopped ; 150 g peas ; 2 carrots, diced ; 200 g cauliflower florets
  spice 2 tsp cumin seeds ; 1 tbsp ground coriander ; 1 tsp ground turmeric ; 2 tsp garam masala
  heat 2 green chillies, slit ; 1 tsp chilli powder
  sprig 12 curry leaves ; 1 cinnamon stick ; 2 bay leaves
  herb 1 small bunch coriander, chopped ; 1 small bunch mint, leaves picked
  acid 2 tbsp lemon juice ; 2 tbsp lime juice
  liquid 400 g canned tomatoes ; 400 ml coconut milk
  savour 1 tbsp tomato paste ; 1 tsp amchur
  cream 150 g plain yogurt ; 150 ml coconut milk
  crunch 40 g cashews, toasted ; 30 g flaked almonds, toasted
  sweetspice 1 tsp ground cardamom ; 1 pinch saffron
  perfume 1 tbsp rose water ; 1 tsp ground cardamom
  sweet 2 tbsp honey ; 2 tbsp maple syrup
  nut 50 g pistachios, chopped ; 50 g cashews, toasted and chopped
  dairy 200 g thick Greek yogurt ; 200 ml coconut cream
  sides basmati-rice, flatbreads
  loves chickpeas, red lentils, lentils, paneer, cauliflower, potato, aubergine, okra, peas, spinach, chicken thigh, lamb shoulder, shrimp, cod, mango, banana, rice, pistachios, carrot
  secret [cumin seeds|curry leaves|cinnamon stick, heat the|in a pan(?!c|n)|in a wide pan(?!c|n), !stock and the.*cinnamon stick] Leave whole spices in the hot fat until they smell of themselves before anything else goes in.
  secret [onion.*(?:brown|toffee|golden)] Cook the onions to the colour of a chestnut. Pale onions make a pale dish.
  secret [yogurt, !oven(?!proof)] Whisk yogurt smooth before it meets anything warm.
  secret [cardamom|saffron] A spice that has lost its scent has lost its reason: smell it before you use it.
  secret Taste for what is salty, sour and sweet, in that order, and mend only one at a time.
levantine | Levantine |
  marinade 3 tbsp Greek yogurt ; 3 tbsp plant yogurt
  fat 3 tbsp olive oil
  allium 1 red onion, finely sliced ; 1 onion, finely chopped
  aroma 3 garlic cloves, crushed ; 2 garlic cloves, finely sliced
  veg 1 red pepper, diced ; 2 carrots, diced ; 2 courgettes, diced
  spice 1 tsp ground cumin ; 1 tsp sumac ; 1 tsp ground allspice ; 2 tsp za'atar
  heat 1 tsp chilli flakes ; 1/2 tsp cayenne
  sprig 1 cinnamon stick ; 2 bay leaves
  herb 1 small bunch mint, leaves picked ; 1 small bunch parsley, chopped ; 1 small bunch dill, chopped
  acid 2 tbsp lemon juice ; 1 tbsp pomegranate molasses
  liquid 400 g canned tomatoes
  savour 60 g green olives, pitted ; 1 tbsp tomato paste ; 2 tbsp tahini
  cream 150 g thick Greek yogurt ; 100 g tahini
  crunch 40 g pine nuts, toasted ; 40 g almonds, toasted and chopped ; 2 tbsp sesame seeds, toasted
  sweetspice 1/2 tsp ground cardamom ; 1 tsp ground cinnamon
  perfume 1 tbsp orange blossom water ; 1 tbsp rose water
  sweet 2 tbsp honey ; 2 tbsp date syrup
  nut 50 g pistachios, chopped ; 50 g walnuts, toasted and chopped
  dairy 200 g thick Greek yogurt ; 200 g thick plant yogurt
  sides bulgur, flatbreads, rice, couscous
  loves lamb shoulder, ground lamb, chicken thigh, sea bass, aubergine, cauliflower, chickpeas, lentils, halloumi, feta, tomato, carrot, apricot, fig, orange, pistachios, quince, beetroot
  secret [#savoury, lemon juice|lemon, salt, olive oil, whisk|toss|blend|stir] Lemon, salt and good oil are added in turns until none of the three can be told apart.
  secret [bunch] Herbs are a vegetable here. Use the whole bunch.
  secret [#sweet, pistachios|walnuts|almonds] Nuts go on at the last moment, or they turn soft.
  secret [tahini] Stir tahini from the bottom of its jar; the oil on top is only half of it.
  secret Bring it to the table in one dish and let everybody reach.
maghrebi | North African | levantine
  spice 2 tsp ras el hanout ; 1 tsp ground cumin ; 1 tsp ground ginger ; 1 tsp ground turmeric
  heat 1 tbsp harissa ; 1/2 tsp cayenne
  herb 1 small bunch coriander, chopped ; 1 small bunch mint, leaves picked ; 1 small bunch parsley, chopped
  acid 2 tbsp lemon juice
  savour 60 g green olives, pitted ; 1 preserved lemon, rind finely chopped
  crunch 40 g flaked almonds, toasted ; 2 tbsp sesame seeds, toasted
  perfume 1 tbsp orange blossom water ; 1 tsp finely grated orange zest
  sides couscous, flatbreads, bulgur
  loves lamb shoulder, lamb shank, chicken leg, chicken thigh, sea bream, fresh sardines, merguez, chickpeas, carrot, butternut squash, aubergine, quince, orange, apricot, fig, almonds, lentils, tomato
  secret [#savoury, cinnamon|ras el hanout|apricots] What is sweet and spiced wants salt and a sour note beside it, or the dish turns into a dessert.
  secret [#savoury, pot(?!a).*(?:lid|cover), !tagine] Let the pot stand for ten minutes with the lid on before it goes to the table.
  secret [preserved lemon] Of a preserved lemon the rind is eaten; the flesh is only salt.
  secret [blossom water] Smell the blossom water first: one bottle is twice as strong as another.
  secret Bring warm water and a towel with it: some of it is best eaten by hand.
westafrican | West African | southern
  fat 2 tbsp groundnut oil
  allium 2 onions, finely sliced ; 1 red onion, finely chopped
  aroma 20 g ginger, finely grated ; 3 garlic cloves, crushed
  veg 1 red pepper, diced ; 2 carrots, diced
  spice 1 tsp ground allspice ; 1 tsp dried thyme ; 2 tsp curry powder
  heat 1 habanero, pierced but whole ; 1 tsp cayenne
  herb 1 small bunch coriander, chopped ; 1 small bunch parsley, chopped
  acid 2 tbsp lime juice
  liquid 400 g canned tomatoes
  savour 1 tbsp tomato paste ; 3 tbsp peanut butter
  cream 150 ml coconut milk
  crunch 40 g peanuts, toasted and chopped
  perfume 1 tsp vanilla extract ; 1 tsp finely grated lime zest
  sweet 2 tbsp honey ; 2 tbsp agave syrup
  nut 50 g peanuts, toasted and chopped ; 50 g cashews, toasted and chopped
  dairy 200 ml coconut cream
  sides rice, flatbreads
  loves chicken leg, chicken thigh, goat, lamb shoulder, snapper, tilapia, shrimp, okra, sweet potato, aubergine, spinach, kidney beans, mango, pineapple, banana, tomato, papaya
  secret [habanero, #cooked, pierced, !chop.*habanero] A whole habanero gives its scent; a broken one gives its fire.
  secret [tomato paste.*(?:for|cook)|in the.*tomato paste, oil, pot(?!a)|pan(?!c|n)] Fry tomato paste in the oil until it darkens, and the sauce tastes cooked for hours.
  secret [peanuts] Toast the peanuts yourself: those from a tin have given up their scent.
  secret [(?<!ground )ginger] Grate the ginger with its skin on if it is young.
  secret Make more than you need; somebody always comes.
nordic | Nordic | modern
  fat 30 g butter ; 2 tbsp rapeseed oil
  veg 2 carrots, finely diced ; 150 g kohlrabi, finely diced ; 1 leek, finely sliced
  spice 1 tsp caraway seeds ; 1/2 tsp ground allspice ; 1 tsp mustard seeds
  herb 1 small bunch dill, chopped ; 1 small bunch chives, snipped ; 1 small bunch chervil, leaves picked
  acid 1 tbsp cider vinegar ; 2 tbsp lemon juice
  savour 1 tbsp wholegrain mustard ; 1 tbsp capers ; 1 tbsp grated horseradish
  cream 150 g sour cream ; 150 ml plant cream
  crunch 40 g coarse rye breadcrumbs, fried until crisp ; 40 g hazelnuts, toasted and chopped
  sweetspice 1 tsp ground cardamom ; 1/2 tsp ground cinnamon
  perfume 2 tbsp elderflower cordial ; 1 tsp vanilla extract
  sides potatoes, barley, rye-bread
  loves salmon, herring, cod, trout, arctic char, pork belly, venison, beetroot, celeriac, kohlrabi, cabbage, new potato, mushroom, rhubarb, blueberry, apple, gooseberry, raspberry
  secret [pickl] What is pickled only for a quarter of an hour keeps its bite, and sharpness makes fat taste clean.
  secret [dill, #cooked] Dill stems cook; dill fronds do not.
  secret [#sweet, berr|rhubarb] Sharp is not a fault in a dessert: sugar less than you think.
  secret Leave space on the plate: what is plain is seen better alone.
central | Central European | nordic
  spice 1 tbsp sweet paprika ; 1 tsp caraway seeds ; 1 tsp dried marjoram
  heat 1/2 tsp hot paprika
  sprig 2 bay leaves ; 4 juniper berries, crushed
  herb 1 small bunch parsley, chopped ; 1 small bunch chives, snipped ; 1 small bunch dill, chopped
  acid 1 tbsp white wine vinegar ; 1 tbsp cider vinegar
  liquid 250 ml dry white wine ; 300 ml dark beer
  savour 1 tbsp tomato paste ; 1 tbsp mustard
  cream 150 g sour cream ; 150 ml plant cream
  sweetspice 1 tsp ground cinnamon ; 1 tsp vanilla extract
  perfume 1 tbsp rum ; 1 tsp finely grated lemon zest
  nut 50 g walnuts, chopped ; 50 g hazelnuts, toasted and chopped
  sides potatoes, bread, egg-noodles
  loves beef chuck, veal escalope, pork loin, duck leg, trout, sausage, cabbage, red cabbage, mushroom, potato, cauliflower, apple, plum, cherry, apricot, walnuts, venison
  secret [(?:stir in|add).*paprika, pot(?!a)|pan(?!c|n), oil|butter] Paprika is stirred in off the heat, and water follows at once.
  secret [caraway] Crush the caraway under a knife before it goes in, and it gives twice as much.
  secret [#sweet, walnuts|hazelnuts] Nuts are ground or chopped by hand on the day they are eaten.
  secret [sour cream|creme fraiche, #cooked] Stir a spoonful of what is hot into the cream before the cream goes into what is hot, and it does not curdle.
  secret Warm dishes want warm plates, cold ones want cold: put them there first.
`;
