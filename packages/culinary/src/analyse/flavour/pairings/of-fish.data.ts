/** Pairings of fish and shellfish, written as `read-pairings.ts` says. */
export const ofFish = `
salmon + dill, classic 92: A fresh, faintly aniseed-like herb for rich flesh.
  ~ Dill ether, which hardly any other plant has, gives it that scent.
salmon + mustard, classic 80: With dill and sugar it is the sauce for cured salmon.
salmon + soy-sauce, classic 84: Glazed with it, rich flesh turns salty, dark and savoury.
  = umami
salmon + ginger, classic 80: Clean heat through fat flesh.
salmon + maple-syrup, classic 70: A sweet glaze over a fire of alder.
salmon + sorrel, classic 78: A sharp leaf melts into a sauce for it.
salmon + spinach, classic 76: A slightly bitter leaf under something pink and fat.
salmon + miso, classic 84: A night in the paste seasons it through and browns it under the grill.
  = umami
salmon + avocado, classic 76: Two soft, fat things, which lime keeps apart.
salmon + vanilla, adventurous 44: A seed or two in the butter makes the fish taste sweeter.
salmon + sesame, classic 76: A crust of seeds, crisp and nutty.
smoked-salmon + mascarpone, classic 84: Cool, mild cream softens smoke and salt.
smoked-salmon + dill, classic 86: A fresh green scent relieves the smoke.
smoked-salmon + lemon, classic 84: A few drops brighten fat and smoke.
smoked-salmon + horseradish, classic 80: Whipped cream with a sting wakes what is rich and cold.
smoked-salmon + cucumber, classic 78: Crisp, cool slices refresh between salty bites.
white-fish + lemon, classic 92: The squeeze that everybody expects, and for good reason.
  = amines
white-fish + parsley, classic 84: With butter, all that a fillet needs.
white-fish + butter, classic 87: Browned butter lends lean flesh its fat and a nutty scent.
  = fat-aroma
white-fish + tomato, classic 82: A stew on every Mediterranean shore.
white-fish + saffron, classic 80: A broth of both is golden and tastes of honey and the sea.
white-fish + olives, classic 78: Baked with oil and olives, lean flesh gains salt and fat.
white-fish + mustard, classic 72: A sauce that bites where the fish does not.
white-fish + chorizo, classic 76: Its oil colours and seasons a mild loin.
white-fish + grape, classic 66: With cream, in the manner of old hotels.
white-fish + orange, classic 68: Softer than lemon, it keeps mild flesh sweet, most of all with fennel near.
white-fish + white-wine, classic 82: Wine steams the fillet and becomes its sauce.
white-fish + chocolate, adventurous 28: A thread of cocoa butter sauce: rare, and pleasant for a mouthful.
salt-cod + tomato, classic 80: Sharp tomato balances what salt has made intense.
salt-cod + garlic, classic 84: Beaten with oil they turn white and thick.
salt-cod + olives, classic 74: A few black olives at the end give a bitter note to soft, salt flesh.
tuna + soy-sauce, classic 86: Raw and red, it needs only that and rice.
  = umami
tuna + capers, classic 80: Sour little buds cut through dense, rich flesh.
tuna + bean, classic 82: Creamy white beans soften the salt of the fish: with red onion it is lunch.
tuna + sesame, classic 82: The seeds toast in the crust while the inside stays raw.
tuna + tomato, classic 78: Sharp juice freshens the fish, from the tin or the grill.
tuna + lemon, classic 78: It wakes a tin as well as a steak.
  = amines
tuna + egg, classic 76: With olives and beans they fill the salad of Nice.
tuna + watermelon, adventurous 50: Cubes of one red thing beside another, dressed alike.
tuna + horseradish, classic 76: Green wasabi clears the fat of raw flesh in a moment.
  = mustard-oil
oily-fish + lemon, classic 86: Acid is what oil asks for, on the grill and out of the tin.
  = amines
oily-fish + horseradish, classic 78: Smoked or grilled, it wants the sting.
  = mustard-oil
oily-fish + currant, classic 76: Gooseberry and mackerel have shared a season, and a plate, for centuries.
  = acid-fat
oily-fish + mustard, classic 78: Sharp paste bites where the skin is fattest.
oily-fish + onion, classic 82: Raw rings bring crunch and sharpness to soft, fat herring.
oily-fish + apple, classic 76: With cream, in the salads of the north.
oily-fish + fennel, classic 74: In Sicily wild fennel goes with sardines and pasta.
oily-fish + grape, classic 70: Raisins and pine nuts with sardines: sweet, sour, Sicily.
oily-fish + tomato, classic 74: Sharp sauce makes oily flesh taste lighter.
oily-fish + ginger, classic 74: Simmered together so that the kitchen smells of ginger instead.
shrimp + garlic, classic 92: Sizzling together in oil, one lends sweetness and the other savour.
shrimp + lemon, classic 88: Sharp juice sets off sweet flesh.
shrimp + chilli, classic 86: Heat makes the sweetness of the flesh stand out.
shrimp + coconut, classic 84: Two kinds of sweetness, in soups and in crisp crusts.
shrimp + lime, classic 84: Sharp juice firms and seasons sweet flesh.
  ~ Acid sets the protein of raw shellfish much as heat does.
shrimp + mango, classic 76: Juicy and sweet in rice paper or salad.
shrimp + lemongrass, classic 80: Citrus scent without acid, which leaves sweet flesh tender.
shrimp + vanilla, adventurous 46: In butter sauce it makes shellfish taste sweeter.
shrimp + saffron, classic 78: Its honeyed scent suits stock made of the shells.
crab + lemon, classic 84: A few drops brighten sweet shreds, and little else is needed.
crab + avocado, classic 82: Soft and cool with soft and sweet.
crab + chilli, classic 80: Sweet flesh stands a good deal of heat and sauce.
crab + ginger, classic 80: Fresh heat in the wok keeps sweet flesh lively.
crab + apple, classic 72: Crisp cubes refresh the brown meat.
crab + sweetcorn, classic 76: Sweet with sweet, in a smooth soup.
crab + grapefruit, adventurous 64: Bitter juice beside sweet shreds.
lobster + butter, classic 90: Melted butter carries the scent of the flesh and wants nothing more.
  = fat-aroma
lobster + tarragon, classic 80: Its sweet anise suits sweet flesh and rich sauces.
lobster + vanilla, adventurous 60: A bold idea of modern kitchens that has stayed.
scallop + cauliflower, classic 78: Cream of the one under the crust of the other.
scallop + lemon, classic 80: Acid keeps the sweetness of the flesh from cloying.
scallop + hazelnut, classic 76: Butter and nuts in the hot shell.
  = maillard
scallop + apple, classic 70: Raw, sharp slices beside something sweet and soft.
scallop + butter, classic 82: Butter browns with the crust and bastes it.
scallop + vanilla, adventurous 48: It underlines how sweet they are.
mussel + white-wine, classic 90: They open in its steam and make the sauce themselves.
mussel + parsley, classic 84: A handful at the end freshens the brine.
mussel + garlic, classic 86: Garlic in the oil is where every pot of mussels begins.
mussel + cream, classic 78: A spoonful rounds off salt and iodine.
mussel + saffron, classic 80: Its hay-like sweetness turns the broth to gold.
mussel + coconut, classic 74: Sweet milk with lime leaf and chilli takes the edge off the brine.
mussel + beer, classic 74: Malt and a little bitterness do what wine does, more mildly.
mussel + chorizo, classic 76: Smoke, fat and paprika in the juice.
mussel + celery, classic 74: Green crunch in the pot, as in Belgium.
oyster + lemon, classic 88: A drop, so that it tastes of more than sea.
oyster + vinegar, classic 84: With chopped shallot it cuts the salt and the fat.
oyster + bacon, classic 74: Smoke and crisp fat around something soft and briny.
oyster + melon, adventurous 46: Cold, green and sweet beside cold and salt.
  ~ Nonadienal lends both a note of cucumber.
oyster + kiwi, adventurous 34: Finely diced it is a vinegar that is a fruit.
squid + lemon, classic 86: Acid cuts through the crisp crust of fried rings.
squid + garlic, classic 84: A hot pan and a short time: garlic seasons what is nearly sweet.
squid + tomato, classic 80: Slowly cooked in sauce it turns tender and gives back the sea.
squid + paprika, classic 78: Smoky red dust and oil, on octopus and potatoes.
seaweed + sesame, classic 78: A salad of both is nutty, salt and slippery.
seaweed + rice, classic 84: Salt and sea give mild grain a point.
anchovy + lemon, classic 78: Acid tempers salt and fat.
anchovy + butter, classic 80: Beaten together, spread on hot toast.
capers + lemon, classic 78: Two kinds of sharpness, salted and fresh, lift any butter sauce.
fish-sauce + lime, classic 88: Salt and acid, half of a Thai dressing.
fish-sauce + chilli, classic 84: Salt and heat make the seasoning of a whole region.
miso + butter, classic 76: Fat and ferment on corn, toast or steak.
miso + honey, classic 68: Together they glaze, brown and balance salt with sugar.
miso + chocolate, adventurous 46: A spoonful works like salt in caramel, with more depth.
miso + caramel, adventurous 64: Salt and ferment in something sweet.
soy-sauce + ginger, classic 88: Salt depth and fresh heat begin dips, marinades and glazes.
soy-sauce + honey, classic 78: Salt and sugar make a glaze that shines and browns.
soy-sauce + vanilla, adventurous 40: Vanilla ice cream with a few drops tastes of caramel.
salmon + lemon, classic 90: Acid lightens the fat and lifts the scent of the fish.
  = amines
salmon + horseradish, classic 78: A sting clears the palate after rich, cold slices.
  = mustard-oil
salmon + beetroot, classic 76: Earthy sweetness and colour, as a cure or beside it.
white-fish + capers, classic 84: Salt and acid in one small bud wake lean flesh.
white-fish + coconut, classic 78: A mild, sweet broth leaves delicate flesh its taste.
white-fish + ginger, classic 80: Fine shreds over steamed fish make it taste fresher.
shrimp + dill, classic 78: A fresh green scent suits cold, sweet flesh.
squid + chilli, classic 80: Heat and salt on a crisp crust set off sweet flesh.
seaweed + tofu, classic 76: In one bowl of broth, salt sea and mild curd balance.
  = umami
anchovy + parmesan, classic 76: Two salted, aged things make a dressing of great depth.
  = umami
`;
