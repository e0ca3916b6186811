/** Pairings of roots, cabbages, onions and mushrooms, written as `read-pairings.ts` says. */
export const ofRootsAndCabbages = `
potato + butter, classic 90: Starch takes up fat, and fat carries what little aroma there is.
  = fat-aroma
potato + cream, classic 86: Slow baking in cream makes silk of starch.
potato + rosemary, classic 86: Resinous needles on a crisp crust.
potato + garlic, classic 85: Garlic turns sweet in the oven beside its potatoes.
potato + leek, classic 86: Two mild things make a soup that tastes of more than either.
potato + gruyere, classic 85: Melted cheese holds and salts the slices.
potato + bacon, classic 85: Rendered fat is the best thing to fry a potato in.
potato + dill, classic 78: New potatoes, butter, dill: midsummer in the north.
potato + mint, classic 72: One sprig in the pot scents new potatoes.
potato + saffron, classic 72: Starch takes the colour and the honeyed scent.
potato + caraway, classic 74: An earthy root and an earthy seed.
potato + truffle, classic 85: A quiet root lets the costly scent be heard.
potato + salt-cod, classic 86: Starch tames the salt, in brandade as in bacalhau.
potato + egg, classic 82: One soft, one set: all of a Spanish tortilla.
potato + white-fish, classic 82: Fried or mashed, potato is what fish is eaten with around the Atlantic.
potato + coffee, adventurous 40: Roasted in their skins over coffee beans, potatoes take a toasted, earthy scent.
carrot + cumin, classic 82: An earthy spice gives weight to a sweet root.
carrot + orange, classic 80: Sweet with sweet, parted by acid.
  ~ Carotenoids colour both and give off similar fruity aromas when they break.
carrot + ginger, classic 82: Ginger's heat makes a smooth soup lively.
carrot + coriander-leaf, classic 78: Green and citrus-like over sweet.
carrot + cinnamon, classic 80: The spice of the cake makes the root taste like a fruit.
carrot + walnut, classic 78: Crunch and a little bitterness for a sweet, moist cake.
carrot + honey, classic 78: A glaze that brings out what is there already.
carrot + onion, classic 80: The sweet side of every base of soup.
carrot + cardamom, classic 76: Grated, simmered in milk and scented so, it is a dessert in India.
beetroot + goat-cheese, classic 88: Earthy sweetness meets a cheese that is sharp and chalky.
beetroot + horseradish, classic 86: Sting and sweetness, from Vienna to Vilnius.
  = mustard-oil
beetroot + dill, classic 80: A fresh herb lifts an earthy root.
beetroot + orange, classic 80: Acid takes the cellar out of the beet.
  ~ Geosmin makes beetroot earthy, and acid breaks it down.
beetroot + walnut, classic 80: Bitter skins and oil beside sweet flesh.
beetroot + apple, classic 76: Crisp and sharp beside soft and sweet.
beetroot + chocolate, adventurous 66: In a cake beetroot keeps the crumb moist, and its earth deepens the cocoa.
beetroot + oily-fish, classic 78: Pickled herring and beet: sweet, sour, salt, fat.
beetroot + cumin, classic 70: Warm, earthy seed on warm, earthy root.
beetroot + raspberry, adventurous 50: A few berries in the dressing give beet the acid it lacks.
parsnip + honey, classic 78: Roasted with honey its edges turn to toffee.
parsnip + curry, classic 74: Spices find a sweet, starchy ground in it.
parsnip + apple, classic 72: A soup of two sweet things, of which one is sharp.
celeriac + apple, classic 78: Crisp, pale and sharp, cut into sticks alike.
celeriac + mustard, classic 78: Mustard mayonnaise and raw celeriac are a bistro classic.
celeriac + truffle, classic 70: Its own earth leads on to that of the truffle.
pumpkin + sage, classic 86: A leaf with a camphor edge keeps sweet flesh savoury.
pumpkin + ginger, classic 80: Heat for a soup that could be dull.
pumpkin + coconut, classic 80: Two soft sweetnesses; lime and chilli keep them awake.
pumpkin + parmesan, classic 78: Salt and age against sugar and water.
pumpkin + orange, classic 70: Zest lifts what baking has made heavy.
pumpkin + coffee, adventurous 48: Roasted bitterness in a sweet pumpkin cake, as much as a spoon.
sweet-potato + lime, classic 78: Sweet flesh wants acid more than anything.
sweet-potato + peanut, classic 80: West African stews know what they do for each other.
sweet-potato + maple-syrup, classic 72: More of the same, with smoke from the tree.
mushroom + garlic, classic 90: Hot butter, garlic, mushrooms: a dish by itself.
mushroom + parsley, classic 85: Green freshness for something that grew in the dark.
mushroom + thyme, classic 86: A woodland herb for the woodland floor.
mushroom + cream, classic 87: Cream draws out the scent and carries it.
  ~ Octenol, the smell of mushrooms, dissolves in fat.
mushroom + parmesan, classic 85: Savoury with savoury gives more than their sum.
  = umami
mushroom + beef, classic 88: Mushrooms taste of meat, and make meat taste more so.
  = umami
mushroom + chicken, classic 85: A mild bird takes its depth from them.
  = umami
mushroom + soy-sauce, classic 84: A few drops darken and deepen a pan of mushrooms.
  = umami
mushroom + egg, classic 82: An omelette is the plainest frame for good mushrooms.
mushroom + rice, classic 80: Rice takes up the stock that mushrooms make.
mushroom + blueberry, adventurous 44: They grow side by side; a few berries sharpen a venison and mushroom sauce.
mushroom + chestnut, classic 76: A sweet, mealy nut and a dark, damp scent: October.
mushroom + coffee, adventurous 46: A spoon of it in a dark mushroom gravy deepens the roast.
mushroom + white-wine, classic 80: Acid lifts what the forest has weighed down.
truffle + egg, classic 92: Left beside eggs, a truffle scents them through the shell; shaved over, it does the rest.
  = fat-aroma
truffle + butter, classic 86: Warm fat is what its scent travels in.
  = fat-aroma
truffle + parmesan, classic 80: Aged cheese meets the funk of the truffle halfway.
chestnut + brussels-sprouts, classic 80: Sweet and mealy against bitter and crisp.
chestnut + chocolate, classic 76: Mont Blanc, or any log of Christmas.
chestnut + vanilla, classic 78: Candied or puréed, it tastes of both.
cabbage + caraway, classic 85: The seed warms a dish of cabbage, and is said to help with digesting it.
cabbage + bacon, classic 87: Fat and smoke for a leaf that has only sulphur.
cabbage + sausage, classic 84: Sour cabbage cuts what sausages bring.
  = acid-fat
cabbage + pork, classic 85: Fat meat and sour leaf, in twenty languages.
  = acid-fat
cabbage + apple, classic 76: Sharp fruit brightens a slow-cooked leaf.
cabbage + sesame, classic 72: Toasted oil turns a raw slaw towards the east.
red-cabbage + apple, classic 86: Acid keeps the cabbage red, and sugar keeps it kind.
  ~ Its anthocyanins are red in acid and blue without.
red-cabbage + cloves, classic 80: One clove is enough, and is missed when it is not there.
red-cabbage + red-wine, classic 78: Colour, tannin and acid at once.
kale + sausage, classic 80: A winter dish from Bremen to Lisbon.
kale + bean, classic 80: A Tuscan soup of bread, leaf and bean.
kale + lemon, classic 74: Massaged with acid and salt, raw leaves turn tender.
brussels-sprouts + bacon, classic 84: Salt and fat against bitterness.
  = salt-bitter
brussels-sprouts + parmesan, classic 74: Roasted dark, with something salty on top.
cauliflower + cheddar, classic 85: Under melted cheese the sulphur of the one becomes the savour of the other.
cauliflower + curry, classic 82: Pale florets take on colour, and taste, of what they are fried in.
cauliflower + cumin, classic 80: Roasted with cumin it tastes nutty.
cauliflower + chocolate, adventurous 36: A dusting of cocoa on a browned floret brings out its nuttiness.
broccoli + garlic, classic 84: Hot oil and garlic settle its sulphur.
broccoli + anchovy, classic 82: With pasta ears, a lunch of Apulia.
  = umami
broccoli + cheddar, classic 78: Salt and fat on something very green.
onion + thyme, classic 82: Slowly browned together, they need only stock to be soup.
onion + beef, classic 86: Browned onion tastes half of meat.
  = allium
onion + anchovy, classic 80: Sweet and soft under salt: the tart of Nice.
onion + liver, classic 86: Sweetness for something that is near to bitter.
leek + cream, classic 80: Both are gentle, and slow heat makes a sauce of them.
leek + mustard, classic 74: Soft, cold leeks under a sharp dressing.
leek + goat-cheese, classic 74: Sweet, melted leek under a sharp cheese.
garlic + chilli, classic 84: Warmed in oil, they dress pasta without anything else.
garlic + parsley, classic 85: Fresh green for hot garlic; together they finish anything.
garlic + lemon, classic 80: Acid puts an edge on mellow garlic.
garlic + ginger, classic 86: The first two things in the wok.
garlic + chocolate, adventurous 30: Blackened, sweet garlic tastes of prunes, and chocolate knows what to do with that.
horseradish + apple, classic 74: Sweet grated fruit slows the sting.
  = mustard-oil
radish + butter, classic 80: Cold butter and salt on something that bites.
  = mustard-oil
pumpkin + nutmeg, classic 80: A warm, sweet spice deepens soft flesh.
  = eugenol
pumpkin + cinnamon, classic 84: Woody warmth makes sweet flesh taste like a dessert.
sweet-potato + chilli, classic 80: Sugar and fire hold each other in check.
red-cabbage + duck, classic 84: Sweet and sour leaves cut the fat of the bird.
cauliflower + anchovy, classic 70: Salted fish gives a mild cream its backbone.
cauliflower + almond, classic 76: Toasted flakes bring crunch to pale, nutty florets.
onion + gruyere, classic 84: Melted cheese salts and closes a pot of sweet, brown onions.
onion + balsamic, classic 78: Cooked down together, they turn to a sweet and sour jam.
leek + mussel, classic 76: Sweet, melted leek is a mild ground for brine.
jerusalem-artichoke + hazelnut, classic 72: The root is nutty already, and toasting brings it out.
`;
