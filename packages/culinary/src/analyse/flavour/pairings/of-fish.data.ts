/** Pairings of fish and shellfish, written as `read-pairings.ts` says. */
export const ofFish = `
salmon + dill, classic 92: A fresh, faintly aniseed-like herb for rich flesh.
  ~ Dill ether, which hardly any other plant has, gives it that scent.
salmon + lemon, classic 90: Acid lightens the fat.
  = amines
salmon + mustard, classic 80: With dill and sugar it is the sauce for cured salmon.
salmon + soy-sauce, classic 84: A glaze that salts and browns.
  = umami
salmon + ginger, classic 80: Clean heat through the fat.
salmon + horseradish, classic 78: A sting for rich, cold slices.
  = mustard-oil
salmon + maple-syrup, classic 70: A sweet glaze over a fire of alder.
salmon + sorrel, classic 78: A sharp leaf melts into a sauce for it.
salmon + spinach, classic 76: Iron and green for pink and fat.
salmon + miso, classic 84: A night in the paste, then the grill.
  = umami
salmon + avocado, classic 76: Soft with soft; lime keeps them apart.
salmon + beetroot, classic 76: Earth and colour for the cure.
salmon + leek, classic 74: Melted leeks make it a bed.
salmon + vanilla, adventurous 44: A seed or two in the butter makes the fish taste sweeter.
salmon + sesame, classic 76: A crust of seeds, crisp and nutty.
smoked-salmon + mascarpone, classic 84: Cool cream under smoke and salt.
smoked-salmon + dill, classic 86: Green for smoke.
smoked-salmon + lemon, classic 84: A few drops, no more.
smoked-salmon + horseradish, classic 80: Cream with a sting.
smoked-salmon + cucumber, classic 78: Crisp and cool.
white-fish + lemon, classic 92: The squeeze that everybody expects, and for good reason.
  = amines
white-fish + parsley, classic 84: With butter, all that a fillet needs.
white-fish + butter, classic 87: Browned butter lends lean flesh its fat and a nutty scent.
  = fat-aroma
white-fish + capers, classic 84: Salt and acid in one small bud.
white-fish + tomato, classic 82: A stew on every Mediterranean shore.
white-fish + saffron, classic 80: Gold in the broth.
white-fish + olives, classic 78: Baked with tomatoes and oil.
white-fish + coconut, classic 78: A mild broth, sharp with lime.
white-fish + ginger, classic 80: Shreds of it over steamed fish.
white-fish + mustard, classic 72: A sauce that bites where the fish does not.
white-fish + bacon, classic 72: Smoke for lean flesh.
white-fish + chorizo, classic 76: Its oil colours and seasons a mild loin.
white-fish + lentil, classic 72: A dark, earthy bed.
white-fish + grape, classic 66: With cream, in the manner of old hotels.
white-fish + orange, classic 68: Softer than lemon, good with fennel near.
white-fish + white-wine, classic 82: Steam and sauce at once.
white-fish + chocolate, adventurous 28: A thread of cocoa butter sauce: rare, and pleasant for a mouthful.
white-fish + hazelnut, classic 70: Toasted nuts in browned butter.
  = maillard
salt-cod + tomato, classic 80: Acid for salt.
salt-cod + garlic, classic 84: Beaten with oil they turn white and thick.
salt-cod + olives, classic 74: Black ones, at the end.
tuna + soy-sauce, classic 86: Raw and red, it needs only that and rice.
  = umami
tuna + capers, classic 80: In sauces, salads and sandwiches.
tuna + bean, classic 82: White beans, red onion, oil: lunch.
tuna + sesame, classic 82: A crust that toasts while the inside stays raw.
tuna + tomato, classic 78: A tin of each, and pasta.
tuna + lemon, classic 78: It wakes a tin as well as a steak.
  = amines
tuna + egg, classic 76: With olives and beans, the salad of Nice.
tuna + watermelon, adventurous 50: Cubes of one red thing beside another, dressed alike.
tuna + horseradish, classic 76: Green wasabi for red flesh.
  = mustard-oil
oily-fish + lemon, classic 86: Acid is what oil asks for.
  = amines
oily-fish + horseradish, classic 78: Smoked or grilled, it wants the sting.
  = mustard-oil
oily-fish + currant, classic 76: Gooseberry and mackerel have shared a season, and a plate, for centuries.
  = acid-fat
oily-fish + mustard, classic 78: Sharp paste for a fat skin.
oily-fish + onion, classic 82: Raw rings over herring.
oily-fish + apple, classic 76: With cream, in the salads of the north.
oily-fish + fennel, classic 74: In Sicily wild fennel goes with sardines and pasta.
oily-fish + grape, classic 70: Raisins and pine nuts with sardines: sweet, sour, Sicily.
oily-fish + tomato, classic 74: Acid for oil.
oily-fish + ginger, classic 74: Simmered together so that the kitchen smells of ginger instead.
shrimp + garlic, classic 92: Sizzling in oil, with a little chilli.
shrimp + lemon, classic 88: Sweet flesh, sharp juice.
shrimp + chilli, classic 86: Heat for sweetness.
shrimp + coconut, classic 84: Sweet with sweet, in soups and crusts.
shrimp + lime, classic 84: Sharper than lemon, and made for ceviche.
  ~ Acid sets the protein of raw shellfish much as heat does.
shrimp + mango, classic 76: Juicy and sweet in rice paper or salad.
shrimp + lemongrass, classic 80: Citrus without acid, in the broth.
shrimp + dill, classic 78: Cold, in mayonnaise, on rye.
shrimp + pea, classic 70: Two small sweet things in rice.
shrimp + bacon, classic 70: Smoke and salt for grits.
shrimp + vanilla, adventurous 46: In butter sauce it makes shellfish taste sweeter.
shrimp + saffron, classic 78: Rice, stock, gold.
crab + lemon, classic 84: It needs a few drops and little else.
crab + avocado, classic 82: Soft and cool with soft and sweet.
crab + chilli, classic 80: Singapore's pride.
crab + ginger, classic 80: With spring onion, in the wok.
crab + apple, classic 72: Crisp cubes refresh the brown meat.
crab + sweetcorn, classic 76: A sweet soup.
crab + mango, classic 68: Both sweet, one sharp.
crab + grapefruit, adventurous 64: Bitter juice beside sweet shreds.
lobster + butter, classic 90: Melted, and that is all.
  = fat-aroma
lobster + tarragon, classic 80: A French sauce in one leaf.
lobster + vanilla, adventurous 60: A bold idea of modern kitchens that has stayed.
lobster + sweetcorn, classic 74: A boil on the beach.
scallop + cauliflower, classic 78: Cream of the one under the crust of the other.
scallop + lemon, classic 80: Acid for sugar.
scallop + hazelnut, classic 76: Butter and nuts in the hot shell.
  = maillard
scallop + apple, classic 70: Raw, sharp slices.
scallop + butter, classic 82: It browns and bastes.
scallop + vanilla, adventurous 48: It underlines how sweet they are.
mussel + white-wine, classic 90: They open in its steam and make the sauce themselves.
mussel + parsley, classic 84: A handful at the end.
mussel + garlic, classic 86: The base of the pot.
mussel + cream, classic 78: Rounds off the brine.
mussel + saffron, classic 80: A golden soup.
mussel + coconut, classic 74: With lime leaf and chilli.
mussel + beer, classic 74: Wheat beer instead of wine.
mussel + chorizo, classic 76: Smoke, fat and paprika in the juice.
mussel + celery, classic 74: Green crunch in the pot, as in Belgium.
oyster + lemon, classic 88: A drop, so that it tastes of more than sea.
oyster + vinegar, classic 84: With chopped shallots.
oyster + bacon, classic 74: Wrapped and grilled.
oyster + melon, adventurous 46: Cold, green and sweet beside cold and salt.
  ~ Nonadienal lends both a note of cucumber.
oyster + kiwi, adventurous 34: Finely diced it is a vinegar that is a fruit.
squid + lemon, classic 86: Fried rings, one wedge.
squid + garlic, classic 84: Hot pan, short time.
squid + tomato, classic 80: Long and slow, until tender.
squid + chilli, classic 80: With salt and pepper, crisp.
squid + paprika, classic 78: Octopus, potatoes, oil and red dust.
seaweed + sesame, classic 78: A salad of both is nutty, salt and slippery.
seaweed + rice, classic 84: The roll that feeds the world.
seaweed + tofu, classic 76: In miso soup.
  = umami
anchovy + lemon, classic 78: Acid for salt.
anchovy + butter, classic 80: Beaten together, spread on hot toast.
anchovy + parmesan, classic 76: A Caesar dressing.
  = umami
anchovy + rosemary, classic 66: In the oil for roast lamb.
capers + lemon, classic 78: Piccata.
fish-sauce + lime, classic 88: Salt and acid, half of a Thai dressing.
fish-sauce + chilli, classic 84: The other half.
miso + butter, classic 76: Fat and ferment on corn, toast or steak.
miso + honey, classic 68: A glaze that browns fast.
miso + chocolate, adventurous 46: Salted caramel's elder brother.
miso + caramel, adventurous 64: Salt and ferment in something sweet.
soy-sauce + ginger, classic 88: The dip, the marinade, the base.
soy-sauce + honey, classic 78: Salt and sugar make the glaze.
soy-sauce + vanilla, adventurous 40: Vanilla ice cream with a few drops tastes of caramel.
`;
