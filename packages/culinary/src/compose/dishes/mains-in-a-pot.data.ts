/** Mains from one pot. How a dish is written: `read-dishes.ts`. */
export const mainsInAPot = `
braise | main | stew, braise | Medium | french italian spanish british american southern mexican central nordic modern chinese northernchinese korean mediterranean andean | 4
  for stewing-meat 120, joint 50, root 40, squash 20, bulb 35, mushroom 25
  title Braised {p} with {roots} and {side}
  title {P} cooked slowly in {liquid} with {side}
  say One heavy pot, a low flame and enough time for the sauce to make itself.
  list p
  list @fat
  list @allium
  list @aroma
  list 2 carrots, thickly sliced / 2 celery stalks, thickly sliced = roots
  list @sprig
  list @savour
  list @liquid
  list 300 ml beef stock / 300 ml vegetable stock = stock
  list @acid
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 4 {chunk} Season with half of the {salt}.
  step 0 Heat the {fat} in a heavy pot over medium-high heat. Brown the {p} in batches for <8> in all, then lift {p:it/them} out.
    how Browning: colour at the beginning is flavour at the end.
  step 0 Lower the heat, add the {allium} and the {roots} with the rest of the {salt} and cook for <7>, until soft. Stir in the {aroma} and the {savour} for <1>.
  step 0 Pour in the {liquid} and scrape the bottom of the pot. Let it boil for <3>, then add the {stock}, the {sprig} and the {p}.
  side
  step 0 Cover and cook over the lowest heat for <t>, until {tender}.
    tip Look in now and then. It should tremble, not boil.
  step 3 Lift out the {sprig}. If the sauce is thin, boil it down without the lid; then wake it with the {acid}, scatter over the {herb} and serve with the {side}.
  insight A braise cannot be hurried, but it can be left alone, and that is its charm.
  secret Cook it a day ahead if you can: it is better warmed up.
  secret A drop of {acid} at the end does more than another pinch of salt.

tomato-curry | main | curry | Medium | indian thai british westafrican modern | 4
  for poultry 20, stewing-meat 90, fish 8, shellfish 5, pulse 20, root 25, squash 20, brassica 12, soft-vegetable 15, paneer 8, tofu 10, okra 15, chicken leg 35, potato 22, spinach 5
  title {One} curry with {herb} and {side}
  title {P} in a spiced sauce of tomatoes and coconut
  say Spices woken in hot fat, a sauce cooked down until the fat shows, and rice or bread for all of it.
  list p
  list @fat
  list 2 onions, finely sliced
  list 4 garlic cloves, crushed
  list 20 g ginger, finely grated
  list @spice
  list 1 tsp ground turmeric = turmeric
  list @heat
  list 300 g canned tomatoes, crushed = tomatoes
  list 200 ml coconut milk
  list @acid
  list @herb
  list 1 1/2 tsp fine salt = salt
  side
  step 4 {chunk}
  step 0 Heat the {fat} in a wide pot over medium heat. Add the {onions} with half of the {salt} and cook for <12>, stirring, until the colour of toffee.
  step 0 Add the {garlic} and the {ginger} for <1>, then the {spice}, the {turmeric} and the {heat} for <1> more, until the pot smells of them.
    how Blooming: fat carries the scent of the {spice}; water does not.
  step 0 Add the {tomatoes} and cook for <6>, until thick and the fat begins to show at the edge. Stir in the {coconut milk} and 150 ml water.
  step 0 Add the {p} and the rest of the {salt} and simmer gently for <t>, until {tender}.
  step 2 Sharpen with the {acid}, scatter over the {herb} and serve with the {side}.
  insight The patience is all at the beginning, in the onions; after that the pot looks after itself.
  secret Let it stand for ten minutes before serving, and it tastes rounder.
  secret If it tastes flat, it lacks salt or something sour, and hardly ever more heat.

green-curry | main | curry | Medium | thai indian modern | 4
  for poultry 10, shellfish 4, fish 7, tofu 8, aubergine 12, squash 15, brassica 8, pod 6, pea 4, mushroom 8, sweet potato 15
  title Green coconut curry of {p} with {basil}
  title {P} in coconut milk with {aroma} and {side}
  say Herbs pounded to a paste, coconut milk, and not a minute more than needed.
  list p
  list [For the paste] 4 green chillies, chopped = chillies
  list [For the paste] 2 shallots, chopped
  list [For the paste] 3 garlic cloves
  list [For the paste] @aroma
  list [For the paste] 1 small bunch coriander, with stems = coriander
  list @fat
  list 400 ml coconut milk
  list @veg
  list 2 tbsp soy sauce
  list 1 tbsp brown sugar
  list 2 tbsp lime juice
  list 1 handful Thai basil leaves = basil
  list 1/2 tsp fine salt = salt
  side
  step 8 Blend the {chillies}, the {shallots}, the {garlic}, the {aroma} and the {coriander} with a splash of water to a paste.
  step 3 {chunk}
  step 0 Heat the {fat} in a wok over medium heat and fry the paste for <4>, stirring, until it smells sweet and no longer raw.
    how Frying the paste: raw garlic and shallot turn round and mild before liquid stops them.
  step 0 Pour in the {coconut milk} and 100 ml water, bring to a simmer and add the {veg} and the {p}. Cook for <t>, until {tender}.
  step 0 Season with the {soy sauce}, the {brown sugar} and the {salt} and simmer for <1>.
  step 2 Take the wok off the heat, stir in the {lime juice} and the {basil} and serve with the {side}.
  insight The colour goes within minutes, so it is eaten as soon as it is ready.
  secret The paste keeps for three days in a closed jar in the fridge.
  secret Seed half of the chillies if your guests are cautious.

risotto | main | risotto | Medium | italian french mediterranean modern spanish | 4
  for mushroom 8, squash 12, asparagus 5, peas 4, leek 8, fennel 10, shrimp 4, beetroot 12, radicchio 5, courgette 6, spinach 3, cauliflower 10, celeriac 10, wild mushrooms 8, tomato 8
  title Risotto with {p}, {herb} and lemon
  title {One} risotto with {crunch}
  say Rice stirred to a loose, shining cream, with the {p} going in twice.
  list p*0.6
  list 3 tbsp olive oil
  list 2 shallots, finely chopped
  list 320 g risotto rice
  list 120 ml dry white wine / 2 tbsp lemon juice = wine
  list 1.2 litres hot vegetable stock = stock
  list 40 g butter / 40 g vegan butter = butter
  list 60 g parmesan, grated / 3 tbsp nutritional yeast = cheese
  list 1 lemon, zest finely grated
  list @herb
  list @crunch
  list 1 tsp fine salt = salt
  step 4 {chunk}
  step 0 Heat half of the {olive oil} in a wide pan over medium-high heat and cook the {p} with half of the {salt} for <t>, until {done}. Keep half aside for the top.
  step 0 Warm the rest of the {olive oil} in a heavy pot over medium heat. Add the {shallots} and cook for <4>, until soft. Add the {risotto rice} and stir for <2>, until the edges of the grains turn glassy.
    how Toasting the rice: a sealed grain gives up its starch slowly.
  step 0 Pour in the {wine} and let it disappear. Add the {stock} by the ladle, stirring often and waiting until each is nearly gone, for <17-18>, until the grains are creamy outside with a firm heart. Stir in the other half of the {p} for the last minutes.
  step 2 Take it off the heat, beat in the {butter} and the {cheese}, cover for a minute and loosen with a little more stock. Season with the rest of the {salt} and the zest of the {lemon}.
    how Creaming off the heat: fat and starch bind best when the pot is quiet.
  step 1 Spoon onto warm plates, top with what was kept aside, the {herb} and the {crunch}, and eat at once.
  insight It should move on the plate when it is tilted; if it stands like a hill, it waited too long.
  secret The stock has to be hot, or the rice stops cooking with every ladle.
  secret The guests wait for the risotto, as the saying goes, because it does not wait for them.

paella | main | paella, pilaf | Medium | spanish mediterranean indian levantine southern westafrican modern maghrebi | 4
  for poultry 10, shellfish 5, rabbit 15, green beans 6, mushroom 8, brassica 8, chickpeas 4, chorizo 5, white fish 5, monkfish 5, canned artichoke hearts 8, squid 6, sausage 10, bivalve 5
  title Pan rice with {p}, lemon and {herb}
  title {P} cooked with rice, peppers and tomato
  say A wide pan, a thin layer of rice and a crust that everybody wants.
  list p*0.8
  list 4 tbsp olive oil
  list 1 onion, finely chopped
  list 1 red pepper, diced / 1 yellow pepper, diced = pepper
  list @aroma
  list 200 g canned tomatoes, crushed = tomatoes
  list @spice
  list 300 g short-grain rice = rice
  list 900 ml hot chicken stock / 900 ml hot vegetable stock = stock
  list 1 lemon, in wedges
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 5 {chunk}
  step 0 Heat half of the {olive oil} in a wide, shallow pan over medium-high heat. Cook the {p} with a third of the {salt} for <t>, until {done}. Lift {p:it/them} out.
  step 0 Add the rest of the {olive oil}, the {onion} and the {pepper} and cook for <10>, until soft. Stir in the {aroma}, then the {tomatoes}, and cook for <5>, until dark and thick.
    how Sofrito: the base cooks down until it is thick and sweet.
  step 0 Add the {spice} and the {rice} and stir for <1>. Pour in the {stock} with the rest of the {salt}, spread the rice flat and do not stir again. Cook over medium heat for <10>, then over low heat for <8>, until the liquid is gone.
  step 0 Lay the {p} on top, turn up the heat for <1> until it crackles at the bottom, then take it off the heat and cover for <5>.
  step 1 Scatter over the {herb} and serve from the pan with the wedges of {lemon}.
  insight After the stock is in, the spoon stays out: stirring makes it a risotto.
  secret Listen to the end: a quiet crackle is the crust, a smell of smoke is too late.
  secret A wide pan matters more than a deep one.

tagine | main | tagine, stew | Medium | maghrebi levantine mediterranean french british modern spanish | 4
  for stewing-meat 110, joint 50, poultry 30, squash 25, root 30, chickpeas 25, aubergine 25, cauliflower 18, fish 10, fennel 30
  title Tagine of {p} with apricots, {herb} and {side}
  title {P} with dried apricots, cinnamon and {crunch}
  say Sweet, sour and spiced in equal parts, under a lid that keeps every drop.
  list p
  list 3 tbsp olive oil
  list 2 onions, finely sliced
  list 3 garlic cloves, crushed
  list @spice
  list 1 cinnamon stick
  list 1 tbsp tomato paste
  list 450 ml vegetable stock = stock
  list 100 g dried apricots, halved = apricots
  list @acid
  list @crunch
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 4 {chunk} Rub with the {spice} and half of the {salt}.
  step 0 Heat the {olive oil} in a wide, heavy pot over medium heat. Add the {onions} with the rest of the {salt} and cook for <10>, until golden.
  step 0 Add the {garlic}, the {cinnamon stick} and the {tomato paste} and stir for <2>. Add the {p} and turn {p:it/them} in the pot for <3>.
  side
  step 0 Pour in the {stock}, cover and simmer over low heat for <t>, until {tender}.
    how Cooking under a lid: steam runs back into the pot and the sauce thickens late.
  step 0 Add the {apricots} and cook without the lid for <10>, until they are plump and the sauce is like syrup.
  step 2 Stir in the {acid}, scatter over the {crunch} and the {herb} and serve with the {side}.
  insight The fruit goes in late, so that it sweetens the sauce without dissolving in it.
  secret The sauce should be sticky; let it reduce for as long as it takes.
  secret Let the pot stand for ten minutes with its lid on before it goes to the table.

chili | main | chili | Easy | mexican american southern modern andean westafrican | 4
  for mince 40, kidney beans 30, black beans 30, sweet potato 25, mushroom 25, beef chuck 110, squash 25, canned lentils 25
  title {One} chili with {herb} and {side}
  title Smoky pot of {p}, beans and tomatoes
  say A dark pot with smoke, heat and a square of bread to calm it.
  list p*0.65
  list 2 tbsp vegetable oil = oil
  list 2 onions, finely chopped
  list 1 green pepper, diced = pepper
  list 3 garlic cloves, crushed
  list 2 tsp ground cumin = cumin
  list 2 tsp smoked paprika = paprika
  list @heat
  list 2 tbsp tomato paste
  list 400 g canned tomatoes, crushed = tomatoes
  list 240 g canned pinto beans, drained = beans
  list 20 g dark chocolate, chopped / 20 g vegan dark chocolate, chopped = chocolate
  list @acid
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 4 {chunk}
  step 0 Heat the {oil} in a heavy pot over medium heat. Add the {onions} and the {pepper} with half of the {salt} and cook for <10>, until soft.
  step 0 Turn up the heat, add the {p} and cook for <6>, stirring now and then, until brown in places. Stir in the {garlic}, the {cumin}, the {paprika}, the {heat} and the {tomato paste} for <2>.
    how Toasting spices in the pot: a minute in hot fat, and they taste of more than dust.
  side
  step 0 Add the {tomatoes} and 300 ml water and simmer, half covered, for <t>, until thick and {tender}.
  step 0 Add the {beans} and the {chocolate} and simmer for <8>.
  step 1 Sharpen with the {acid}, scatter over the {herb} and serve with the {side}.
  insight The chocolate is not there to be noticed; it rounds what smoke and heat leave sharp.
  secret It is better on the second day, and better still on the third.
  secret Mash a few of the beans against the pot, and it thickens by itself.

gumbo | main | gumbo | Medium | southern american westafrican | 4
  for shellfish 5, smoked sausage 15, poultry 20, chicken leg 40, okra 20, sweet potato 20, kidney beans 15, collard greens 25, sausage 20, mushroom 12
  title Gumbo of {p} with okra and {side}
  title {P} in a dark roux with peppers and {side}
  say It begins with flour and fat and twenty minutes at the stove, and it ends with second helpings.
  list p*0.8
  list 80 ml vegetable oil = oil
  list 60 g plain flour = flour
  list 1 onion, finely chopped
  list 1 green pepper, diced = pepper
  list 2 celery stalks, diced = celery
  list 3 garlic cloves, crushed
  list 1 tsp dried thyme = thyme
  list 2 tsp sweet paprika = paprika
  list @heat
  list 900 ml chicken stock / 900 ml vegetable stock = stock
  list 150 g okra, sliced / 150 g green beans, sliced = okra
  list 2 bay leaves
  list @herb
  list 1 1/2 tsp fine salt = salt
  step 10 {chunk} Have everything chopped and within reach.
  step 0 Heat the {oil} in a heavy pot over medium-low heat, whisk in the {flour} and stir without stopping for <18-20>, until it is as brown as an old penny.
    how Roux: the darker it is, the more it tastes of nuts and the less it thickens.
  step 0 Add the {onion}, the {pepper} and the {celery} with the {salt} and cook for <6>, until soft. Stir in the {garlic}, the {thyme}, the {paprika} and the {heat} for <1>.
  side
  step 0 Whisk in the {stock}, add the {bay leaves} and simmer for <20>, skimming.
  step 0 Add the {okra} and the {p} and simmer for <t>, until {tender}.
  step 1 Take out the {bay leaves}, scatter over the {herb} and serve with the {side}.
  insight Nobody leaves the pot while the roux is on; everything after that forgives a great deal.
  secret If black specks show in the roux, begin again: what is burnt stays bitter.
  secret The flavour grows overnight.

noodle-soup | main | noodles, soup, ramen | Medium | japanese chinese northernchinese thai korean modern | 4
  for poultry 10, tofu 5, shellfish 3, mushroom 8, leaf 4, steak 2, fish 5, chop 8, oily-fish 5
  title Noodle soup with {p}, {aroma} and {herb}
  title {P} in a ginger broth with noodles
  say A clear, deep broth, slippery noodles and everything else in its own corner of the bowl.
  list p*0.8
  list @fat
  list 4 spring onions, sliced
  list @aroma*1.5
  list 1.5 litres chicken stock / 1.5 litres vegetable stock = stock
  list 20 g dried shiitake
  list @sprig
  list 4 tbsp soy sauce
  list 300 g rice noodles
  list @veg
  list @acid
  list @heat
  list @herb
  step 4 {slice}
  step 0 Heat the {fat} in a large pot over medium heat. Add the white parts of the {spring onions} and the {aroma} and cook for <2>, until fragrant.
  step 0 Add the {stock}, the {dried shiitake}, the {sprig} and the {soy sauce}, bring to the boil and simmer gently for <20>.
    how Infusing: a broth that simmers quietly stays clear.
  step 2 Pour boiling water over the {rice noodles} and leave for <~6>, until soft. Drain, rinse and divide among four bowls.
  step 0 Lift out the {sprig}, add the {p} and the {veg} to the broth and simmer for <t>, until {tender}.
  step 2 Stir in the {acid}, ladle everything over the noodles and finish with the green parts of the {spring onions}, the {heat} and the {herb}.
  insight Broth and noodles are cooked apart, so that the one stays clear and the other keeps its bite.
  secret Season the broth a little too strongly: the noodles take some of it away.
  secret Heat the bowls with boiling water before you fill them.

dal | main | dal, lentil stew | Easy | indian british modern levantine westafrican maghrebi nordic french | 4
  for lentils 30, red lentils 20, split peas 30
  title {P} simmered with spinach, {herb} and {side}
  title Dal of {p} with sizzling {aroma}
  say A soft pot of pulses, and a spoonful of sizzling spice that changes all of it.
  list p
  list 2 tsp ground turmeric = turmeric
  list 1 litre vegetable stock = stock
  list @fat
  list @allium
  list @aroma
  list @spice
  list @heat
  list 200 g canned tomatoes, crushed = tomatoes
  list 150 g spinach
  list @acid
  list @herb
  list 1 1/2 tsp fine salt = salt
  side
  step 2 {chunk}
  step 0 Put the {p}, the {turmeric} and the {stock} into a pot, bring to the boil, skim and simmer, half covered, for <t>, until {tender}.
  step 0 Meanwhile heat the {fat} in a pan over medium heat, add the {allium} and cook for <~10>, until brown at the edges. Add the {aroma}, the {spice} and the {heat} and let them sizzle for <~1>.
    how Tempering: what is fried gives its scent to the hot fat, and the fat gives it to the pot.
  step 0 Stir the {tomatoes}, the {spinach} and the {salt} into the pot and cook for <6>, until thick enough to hold a spoon.
  step 2 Tip the sizzling {aroma} and all that is with {aroma:it/them} into the pot, sharpen with the {acid} and scatter over the {herb}. Serve with the {side}.
  insight Half of the flavour is added in the last minute, and all of the noise.
  secret It thickens as it stands; keep hot water ready.
  secret Take the {allium} to the edge of burning: that is where the taste is.

steamed-shells | main | mussels, steamed shellfish | Easy | french italian spanish british american thai mediterranean nordic modern andean southern | 4
  for bivalve 5
  title {P} steamed with {allium}, {aroma} and {herb}
  title A pot of {p} in {liquid} with bread
  say A lid, a strong flame and five minutes; then sleeves up.
  list p
  list @fat
  list @allium
  list @aroma
  list @heat
  list @liquid
  list @acid
  list @herb*2
  list 400 g crusty sourdough bread = bread
  step 3 {chunk}
  step 0 Heat the {fat} in the largest pot you have over medium heat. Add the {allium}, the {aroma} and the {heat} and cook for <4>, until soft.
  step 0 Pour in the {liquid}, bring to a fierce boil, tip in the {p} and cover. Cook for <t>, shaking the pot twice, until {done}. Throw away any that stay shut.
    how Steaming: the shells open in their own salted juice, so nothing more is needed.
  step 2 Stir in the {acid} and the {herb}, and serve in deep bowls with the {bread} for the juices.
  insight The dish is over when the shells are open; a minute more and they are erasers.
  secret Leave the last spoonful of liquor in the pot, where the sand is.
  secret Use an empty shell as tongs.

poached-in-broth | main | poached, poached fish | Easy | japanese chinese french nordic british italian mediterranean modern thai korean central spanish | 4
  for fish 8, oily-fish 8, poultry 14, tofu 6, shellfish 3, scallop 3
  title {P} poached with {veg}, {aroma} and {herb}
  title Gently poached {p} in broth with {side}
  say Nothing browns and nothing hides: clear broth, tender {p}, a handful of herbs.
  list p
  list @allium
  list @aroma
  list @veg
  list @sprig
  list 800 ml fish stock / 800 ml vegetable stock = stock
  list @savour
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  side
  step 5 {portion} Season with half of the {salt}.
  step 0 Bring the {stock} to the boil in a wide pan with the {allium}, the {aroma}, the {sprig} and the rest of the {salt}, and simmer for <10>.
  step 0 Add the {veg} and cook for <4>, until almost tender. Turn the heat down until the broth only shivers, slide in the {p} and poach for <t>, until {tender}.
    how Poaching: below the boil the flesh sets without losing its juice.
  step 2 Lift out the {sprig}, stir the {savour} and the {acid} into the broth, and serve the {p} in deep plates with the broth, the {herb} and the {side}.
  insight Heat that cannot be seen is enough: if the broth bubbles, it is too much.
  secret Take the {p} out a little early; the hot broth goes on cooking in the plate.
  secret The leftover broth is tomorrow's soup.

hearty-soup | main | soup, minestrone | Easy | french italian spanish mediterranean british american southern mexican andean levantine maghrebi westafrican nordic central modern indian | 4
  for leaf 12, root 18, squash 18, bulb 15, brassica 10, soft-vegetable 15, pulse 10, fish 6, poultry 12, smoked sausage 15, sausage 15, lentils 25, mushroom 12, bivalve 5, shellfish 3, mince 20
  title Big soup of {p}, white beans and {herb}
  title {One} soup with {veg}, {herb} and crusty bread
  say A soup that is the whole meal, with bread that belongs in the bowl.
  list p*0.8
  list @fat
  list @allium
  list @aroma
  list @veg
  list @sprig
  list @spice
  list 400 g canned tomatoes, chopped
  list 1 litre chicken stock / 1 litre vegetable stock = stock
  list 240 g canned cannellini beans, drained = beans
  list @acid
  list @herb
  list 250 g crusty sourdough bread = bread
  list 1 1/2 tsp fine salt = salt
  step 3 {chunk}
  step 0 Heat the {fat} in a large pot over medium heat. Add the {allium}, the {veg} and half of the {salt} and cook for <8>, stirring, until they begin to soften.
  step 0 Stir in the {aroma}, the {spice} and the {sprig} for <1>, until fragrant. Add the {tomatoes} with their juice and the {stock}, bring to the boil and simmer for <10>.
    how Layering: each thing goes into a pot that already tastes of something.
  step 0 Add the {p} and the rest of the {salt} and simmer with the lid ajar for <t>, until {tender}. Stir in the {beans} for the last minutes.
  step 2 Lift out the {sprig}, sharpen the soup with the {acid}, ladle it over torn {bread} in deep bowls and scatter over the {herb}.
  insight It is thickened by what it is made of, so a few beans are crushed against the side of the pot.
  secret Let it stand for ten minutes: soup that is too hot tastes of nothing.
  secret Cut all of it to the size of the spoon.
`;
