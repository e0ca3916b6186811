/** Mains from the oven. How a dish is written: `read-dishes.ts`. */
export const mainsInTheOven = `
traybake | main | roast, traybake | Easy | french italian spanish mediterranean british american southern mexican andean indian levantine maghrebi westafrican nordic central modern | 4
  for chicken leg 45, chicken drumstick 40, poultry 25, sausage 30, oily-fish 11, fish 11, root 40, squash 35, brassica 28, soft-vegetable 30, bulb 35, chickpeas 25, tofu 25, halloumi 20, pork chop 25, guinea fowl 45, lamb chop 16
  title Roast {p} with {vegetable} and {crunch}
  title {P} and potatoes from one tray with {herb}
  say One tray, one heat, and the edges everybody picks at.
  list p
  list 500 g small waxy potatoes, halved = potatoes
  list 2 red peppers, in wide strips / 2 carrots, in thick batons = vegetable
  list 1 red onion, in wedges
  list 4 tbsp olive oil
  list @spice
  list @sprig
  list @acid
  list @crunch
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 8 Heat the oven to 210 °C. Toss the {potatoes}, the {red onion} and the {vegetable} with half of the {olive oil}, the {sprig} and half of the {salt} on a large tray.
  step 0 Roast for <20>, until the potatoes begin to colour.
    how Roasting in turns: what takes longest goes in first, so that all of it is ready together.
  step 4 Meanwhile prepare the rest. {portion} Turn the {p} in the rest of the {olive oil}, the {spice} and the rest of the {salt}.
  step 0 Lay the {p} on the tray and roast for <t> more, turning once, until {done} and everything is brown.
  step 2 Sprinkle the {acid} over everything, scrape up what sticks, and scatter over the {crunch} and the {herb}.
  insight Space on the tray is an ingredient: what touches steams.
  secret Line nothing: metal browns better than paper.
  secret Spoon the juices of the tray over at the table.

parcels | main | en papillote, baked fish | Easy | french italian japanese thai mediterranean nordic british modern mexican spanish andean chinese | 4
  for fish 14, oily-fish 14, shellfish 12, poultry 22, tofu 16, asparagus 15, mushroom 18, fennel 25, courgette 18, feta 15
  title {P} in a parcel with {veg}, {aroma} and {herb}
  title Baked {p} with {allium}, steamed in {p:its/their} own juice
  say A sealed parcel that is opened at the table, where the steam belongs.
  list p
  list @veg
  list @allium
  list @aroma
  list @sprig
  list 3 tbsp olive oil
  list 100 ml dry white wine / 100 ml vegetable stock = wine
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  side
  step 10 Heat the oven to 200 °C. {portion} Season with half of the {salt}. Cut four squares of parchment, each as long as your forearm.
  step 0 Heat 1 tablespoon of the {olive oil} in a pan over medium heat and cook the {allium}, the {veg} and the {aroma} with the rest of the {salt} for <6>, until they begin to soften.
  step 6 Divide the vegetables among the papers, lay the {p} on top with the {sprig}, and trickle over the {wine} and the rest of the {olive oil}. Fold the edges tightly, leaving air inside.
    how Steaming in paper: nothing escapes, so nothing has to be added.
  step 0 Bake on a hot tray for <t>, until the parcels are puffed and a skewer goes in without effort.
  step 1 Open the parcels at the table, and add the {acid} and the {herb}. Serve with the {side}.
  insight The cook cannot look inside, so thickness and time have to be known beforehand.
  secret Fold each edge twice; a parcel that leaks is only a wet plate.
  secret Everything in the parcel has to be cut so that it is done at once.

gratin | main | gratin | Medium | french italian british nordic central modern american mediterranean | 4
  for cauliflower 30, potato 60, celeriac 50, leek 35, fennel 40, swiss chard 25, squash 45, endive 35, broccoli 25, parsnip 45, courgette 30, cabbage 40, sweet potato 45, spinach 20, jerusalem artichoke 45, savoy cabbage 40, kale 25
  title Gratin of {p} with nutmeg and a crisp top
  title {P} baked in cream with {crunch}
  say Slices, cream and time, with a top that crackles under the spoon.
  list p
  list 1 garlic clove, halved
  list 400 ml whipping cream / 400 ml plant cream = cream
  list 150 ml vegetable stock = stock
  list @sprig
  list 1/4 tsp ground nutmeg = nutmeg
  list 100 g gruyere, grated / 60 g coarse breadcrumbs = cheese
  list @crunch
  list 150 g salad leaves = leaves
  list @acid
  list 2 tbsp olive oil
  list 1 1/2 tsp fine salt = salt
  step 6 Heat the oven to 180 °C. {slice} Rub a wide baking dish with the {garlic}.
  step 0 Bring the {cream}, the {stock}, the {sprig}, the {nutmeg} and 1 teaspoon of the {salt} to a simmer and leave for <5>. Lift out the {sprig}.
  step 4 Layer the {p} in the dish, pour over the hot cream and scatter over the {cheese}.
  step 0 Bake for <t>, until the top is brown, the cream has thickened and a knife slides in easily.
    how Gratinating: the crust forms only where the top is dry, so it is not covered.
  step 0 Leave to settle for <w10>.
  step 3 Toss the {leaves} with the {acid}, the {olive oil} and the rest of the {salt}, add the {crunch} and serve beside the gratin.
  insight The ten minutes of waiting turn a soup of cream into a dish that can be cut.
  secret Slice evenly: the thickest slice decides how long it takes.
  secret A sharp salad beside it is not an extra, it is half of the meal.

pot-pie | main | pie | Medium | british american french southern modern central nordic | 4
  for poultry 12, mushroom 10, leek 12, root 20, white beans 8, squash 18, turkey breast 12, celeriac 20
  title Pie of {p}, {veg} and {herb}
  title {P} under puff pastry with {allium}
  say A golden lid, and steam that smells of Sunday.
  list p
  list 3 tbsp vegetable oil = oil
  list @allium
  list @veg
  list @sprig
  list 3 tbsp plain flour = flour
  list 500 ml chicken stock / 500 ml vegetable stock = stock
  list @cream
  list 1 tbsp Dijon mustard = mustard
  list @herb
  list 250 g puff pastry / 250 g vegan puff pastry = pastry
  list 1 tbsp milk / 1 tbsp oat milk = milk
  list 1 1/2 tsp fine salt = salt
  step 5 {chunk} Season with half of the {salt}.
  step 0 Heat the {oil} in a wide pot over medium heat. Add the {allium}, the {veg} and the rest of the {salt} and cook for <8>, until soft. Stir in the {flour} for <1>.
  step 0 Pour in the {stock} little by little, stirring until smooth. Add the {sprig} and the {p} and simmer gently for <t>, until {done}.
    how Thickening with a roux: flour cooked in fat leaves no lumps and no raw taste.
  step 5 Heat the oven to 200 °C. Take out the {sprig} and stir in the {cream}, the {mustard} and the {herb}. Tip into a deep dish, lay over the {pastry}, crimp the edge, cut a slit and brush with the {milk}.
  step 0 Bake for <25>, until puffed and deep gold.
    tip If the filling is very hot, work fast, for pastry that melts does not rise.
  step 2 Let it stand for five minutes before you cut it.
  insight A pie is a sauce with a lid: if the sauce is right before it goes in, it will be right when it comes out.
  secret The filling can be made a day ahead, and cold filling makes a better crust.
  secret An upturned egg cup in the middle holds the lid up.

fish-pie | main | pie, fish pie | Medium | british american french southern modern central nordic | 4
  for fish 30, oily-fish 30
  title Pie of {p}, {veg} and {herb}
  title {P} under puff pastry with {allium}
  say A golden lid, and steam that smells of Sunday.
  list p
  list 3 tbsp vegetable oil = oil
  list @allium
  list @veg
  list @sprig
  list 3 tbsp plain flour = flour
  list 350 ml fish stock / 350 ml vegetable stock = stock
  list @cream
  list 1 tbsp Dijon mustard = mustard
  list @herb
  list 250 g puff pastry / 250 g vegan puff pastry = pastry
  list 1 tbsp milk / 1 tbsp oat milk = milk
  list 1 1/2 tsp fine salt = salt
  step 5 {chunk} Season with half of the {salt}.
  step 0 Heat the {oil} in a wide pot over medium heat. Add the {allium}, the {veg} and the rest of the {salt} and cook for <8>, until soft. Stir in the {flour} for <1>.
  step 0 Pour in the {stock} little by little, stirring until smooth. Add the {sprig} and simmer for <5>, until thick.
    how Thickening with a roux: flour cooked in fat leaves no lumps and no raw taste.
  step 5 Heat the oven to 200 °C. Take out the {sprig} and stir in the {cream}, the {mustard} and the {herb}. Let it cool while the oven heats, fold in the raw {p}, tip into a deep dish, lay over the {pastry}, crimp the edge, cut a slit and brush with the {milk}.
  step 0 Bake for <t>, until the lid is puffed and deep gold and the filling bubbles at the slit.
    tip The fish goes in raw: the oven cooks it, and cooked twice it is dry.
  step 2 Let it stand for five minutes before you cut it.
  insight The sauce is thick before the fish goes in, for the fish brings juice of its own.
  secret The sauce can be made a day ahead; the fish is folded in at the last moment.
  secret An upturned egg cup in the middle holds the lid up.

mash-pie | main | cottage pie, pie | Medium | british american french modern southern nordic | 4
  for mince 30, canned lentils 20, mushroom 20, kidney beans 20
  title {P} baked under a crust of mash
  title Cottage pie of {p} with carrots and peas
  say Dark gravy below, forked peaks above.
  list p
  list 2 tbsp vegetable oil = oil
  list 1 onion, finely chopped
  list 2 carrots, finely diced
  list @sprig
  list 2 tbsp tomato paste
  list 1 tbsp Worcestershire sauce / 1 tbsp soy sauce = sauce
  list 400 ml beef stock / 400 ml vegetable stock = stock
  list 1 tbsp plain flour = flour
  list [For the top] 900 g floury potatoes = potatoes
  list [For the top] 60 ml milk / 60 ml oat milk = milk
  list [For the top] 30 g butter / 2 tbsp olive oil = butter
  list 150 g peas
  list 1 1/2 tsp fine salt = salt
  step 12 {chunk} Chop anything large. Peel the {potatoes} and cut them into even pieces.
  step 0 Heat the {oil} in a wide pan over medium heat. Add the {onion} and the {carrots} with half of the {salt} and cook for <8>, until soft. Add the {p} and cook for <5>, until brown.
  step 0 Stir in the {flour}, the {tomato paste}, the {sauce} and the {sprig} for <1>. Add the {stock} and simmer for <t>, until thick.
  step 0 Meanwhile cover the {potatoes} with cold water, bring to the boil with a pinch of the {salt} and cook for <~18>, until they fall apart. Drain, steam dry and mash with the {milk} and the {butter}.
  step 3 Heat the oven to 200 °C. Lift out the {sprig}, stir in the {peas}, tip into a dish, spread the mash on top and rough it up with a fork.
  step 0 Bake for <25>, until the peaks are brown and the edges bubble.
    how Roughing the top: every ridge browns, every flat place stays pale.
  insight The filling should be thick before it meets the mash, or the two become one.
  secret Spread the mash from the edge to the middle, and it does not sink.
  secret It can wait a day in the fridge before it is baked.

stuffed-vegetables | main | stuffed vegetables | Medium | levantine maghrebi mediterranean mexican italian spanish central modern indian | 4
  for red bell pepper 35, aubergine 35, courgette 25, bell pepper 35, yellow bell pepper 35, green bell pepper 35, portobello mushroom 22, squash 45, tomato 25
  title {P} stuffed with spiced rice, {crunch} and {herb}
  title Baked {p} with rice, tomatoes and {crunch}
  say Vegetables that carry their own filling, and taste of it through and through.
  list p
  list 4 tbsp olive oil
  list 1 onion, finely chopped
  list @aroma
  list @spice
  list 180 g long-grain rice = rice
  list 300 g canned tomatoes, crushed = tomatoes
  list 240 g canned chickpeas, drained = chickpeas
  list @acid
  list @crunch
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 8 Heat the oven to 190 °C. Halve the {p} lengthways and scoop out seeds, or enough flesh to leave a wall as thick as a finger. Rub with 1 tablespoon of the {olive oil} and a third of the {salt} and lay {p:it/them} cut side up in a dish.
  step 0 Put the dish into the oven for <15>, so that the {p} {p:begins/begin} to soften.
  step 0 Meanwhile heat 2 tablespoons of the {olive oil} in a pan over medium heat and cook the {onion} for <~6>, until soft. Add the {aroma}, the {spice} and the {rice} and stir for <~1>. Add half of the {tomatoes}, 200 ml water and the rest of the {salt}, cover and cook for <~10>, until the water is gone and the rice is still firm.
    how Cooking the rice halfway: it finishes in the oven in the juice of the vegetables.
  step 5 Fold the {chickpeas}, half of the {herb} and half of the {crunch} into the rice and heap it into the {p}. Spoon over the rest of the {tomatoes} and the {olive oil}.
  step 0 Cover with foil and bake for <t>, taking off the foil for the last ten minutes, until a knife slides in easily.
  step 1 Sprinkle with the {acid}, the rest of the {crunch} and the {herb}, and serve warm.
  insight The filling is seasoned boldly, because the vegetable around it is not.
  secret Serve them warm rather than hot, as they are eaten where they come from.
  secret Any flesh you scoop out goes into the filling.

meatballs | main | meatballs | Medium | italian spanish levantine maghrebi nordic central american mexican indian southern modern british | 4
  for mince 20, canned lentils 15, chickpeas 15, black beans 15, white beans 15
  title {One} balls in tomato sauce with {herb} and {side}
  title Little {one} balls with {herb} and {side}
  say Small, tender and many, in a sauce that needs a spoon.
  list p
  list 60 g fresh breadcrumbs = crumbs
  list 80 ml milk / 80 ml oat milk = milk
  list 1 onion, half grated, half chopped
  list @spice
  list @aroma
  list @herb
  list 4 tbsp olive oil
  list 400 g canned tomatoes, crushed = tomatoes
  list 200 ml vegetable stock = stock
  list @acid
  list 1 1/2 tsp fine salt = salt
  step 4 Soak the {crumbs} in the {milk} for <w5>. {chunk} Mash anything that does not hold together by itself.
  step 12 Knead the {p} with the crumbs, the grated half of the {onion}, the {spice}, half of the {herb} and 1 teaspoon of the {salt}. Roll into balls the size of a walnut with wet hands.
    how Binding with soaked crumbs: they hold the juice that would otherwise run out.
  step 0 Heat the {olive oil} in a wide pan over medium-high heat and brown the balls for <8>, turning them with care. Lift them out.
  step 0 Add the chopped half of the {onion} and the {aroma} and cook for <5>. Add the {tomatoes}, the {stock} and the rest of the {salt} and bring to a simmer.
  side
  step 0 Return the balls, cover and simmer for <t>, until {done}.
  step 1 Sharpen with the {acid}, scatter over the rest of the {herb} and serve with the {side}.
  insight A soft hand and a wet one: what is pressed hard stays hard.
  secret Fry one first and taste it.
  secret Chill the balls for half an hour if there is time, and they keep their shape.

quiche | main | quiche, tart | Medium | french british american modern central nordic mediterranean italian | 6
  for leek 12, mushroom 8, spinach 4, onion 20, asparagus 4, broccoli 5, courgette 8, goat cheese 1, lardons 6, salmon 1, tomato 1, kale 5, squash 15, swiss chard 5
  title Savoury tart of {p} with {herb} and gruyere
  title {One} quiche with {herb}
  say A crisp shell and a filling that trembles when the tin is tapped.
  list p*0.7
  list 250 g shortcrust pastry / 250 g vegan shortcrust pastry = shortcrust pastry
  list 30 g butter
  list @allium
  list @sprig
  list 3 eggs
  list 250 ml double cream = cream
  list 80 g gruyere, grated = cheese
  list 1/4 tsp ground nutmeg = nutmeg
  list @herb
  list 1 tsp fine salt = salt
  step 8 Heat the oven to 190 °C. Line a 24 cm tart tin with the {shortcrust pastry}, prick it, cover with parchment and fill with baking beans.
  step 0 Bake for <15>, take out the weights and the paper and bake for <5> more, until dry and pale gold.
    how Blind baking: a shell that is cooked first does not turn soggy.
  step 2 {chunk}
  step 0 Meanwhile melt the {butter} over medium heat, add the {allium}, the {sprig} and half of the {salt} and cook for <~6>, until soft. Add the {p} and cook for <t>, until any juice has gone. Take out the {sprig}.
  step 4 Beat the {eggs} with the {cream}, the {nutmeg}, half of the {cheese}, the {herb} and the rest of the {salt}. Spread the {p} in the shell, pour over the cream and scatter over the rest of the {cheese}.
  step 0 Lower the oven to 170 °C and bake for <30>, until set at the rim and still wobbling in the middle.
  step 0 Cool for <w10> before cutting.
  insight It leaves the oven while the middle still moves; the heat in it does the rest.
  secret Cook the juice out of the filling, or the custard splits.
  secret Warm, not hot: that is when it cuts cleanly.
`;
