/** Pairings of cheese, milk, pulses, grain and nuts, written as `read-pairings.ts` says. */
export const ofCheeseAndPulses = `
blue-cheese + pear, classic 90: Juice and sugar for salt and fat.
  = salt-bitter
blue-cheese + walnut, classic 88: Bitter skin, fat kernel, salt cheese.
blue-cheese + honey, classic 86: A thread of sweetness for the sharpest of cheeses.
  = salt-bitter
blue-cheese + fig, classic 84: Jammy fruit, salt crumbs.
blue-cheese + grape, classic 80: A board needs fruit that bursts.
blue-cheese + chocolate, adventurous 54: Dark, bitter and salt; a small piece of each.
blue-cheese + apple, classic 78: Crisp and sharp.
blue-cheese + cream, classic 78: Melted, over steak or pasta.
blue-cheese + red-wine, classic 76: Sweet port and ripe cheese end a meal.
goat-cheese + honey, classic 86: Sweet and sharp on warm toast.
goat-cheese + fig, classic 84: Broken open, filled, baked.
goat-cheese + thyme, classic 82: From the hills where goats graze it.
goat-cheese + walnut, classic 80: Crunch and bitterness.
goat-cheese + raspberry, adventurous 58: Acid with acid, in a dressing or a tart.
goat-cheese + apple, classic 74: Sharp and crisp.
goat-cheese + cherry, adventurous 60: Black jam beside a young sheep's or goat's cheese, as Basques eat it.
goat-cheese + chives, classic 78: Rolled in green.
goat-cheese + strawberry, adventurous 60: Berry, leaf and cheese make a salad for June.
feta + watermelon, classic 84: Salt wakes cold, sweet water.
  = salt-bitter
feta + mint, classic 82: Cool on salt.
feta + olives, classic 86: Brine with brine, in oil.
feta + honey, classic 74: Baked in pastry, with sesame.
feta + oregano, classic 82: Dried, over the block.
feta + cucumber, classic 84: Water for salt.
feta + egg, classic 74: Salt in a soft omelette.
halloumi + mint, classic 80: Packed with the leaf in Cyprus.
halloumi + watermelon, classic 74: Hot and squeaky beside cold and sweet.
halloumi + lemon, classic 78: Onto the hot crust.
halloumi + spinach, classic 82: Fried cubes in a green sauce.
halloumi + pea, classic 78: Cubes of fresh cheese among sweet peas, in spices.
mozzarella + basil, classic 90: Milk and leaf.
  = fat-aroma
mozzarella + peach, adventurous 66: Instead of tomato, with the same basil.
mozzarella + ham, classic 80: Mild with salt.
mozzarella + anchovy, classic 74: In fried courgette flowers.
ricotta + lemon, classic 88: Zest gives sweet curd an edge.
  = fat-aroma
ricotta + honey, classic 84: Sweet on mild.
ricotta + chocolate, classic 80: Cannoli.
ricotta + cinnamon, classic 76: A dusting, as in Sicily.
ricotta + orange, classic 80: Zest or peel in the filling.
ricotta + pear, classic 78: The cake of Amalfi.
ricotta + fig, classic 78: On toast.
ricotta + mint, classic 68: For ravioli.
ricotta + pine-nut, classic 66: Crunch upon curd.
ricotta + pistachio, classic 76: Green crumbs at the ends of cannoli.
mascarpone + coffee, classic 90: Tiramisu: fat, sugar, bitter.
  = fat-aroma
mascarpone + strawberry, classic 84: Cream that stands up.
mascarpone + lemon, classic 80: A cheesecake without weight.
mascarpone + blueberry, classic 80: On any cheesecake.
mascarpone + vanilla, classic 80: Its scent needs fat.
  = fat-aroma
mascarpone + caramel, classic 72: Sweet upon rich.
parmesan + pear, classic 80: An old proverb tells nobody to let the farmer know.
parmesan + balsamic, classic 86: Two old things from one valley.
parmesan + butter, classic 82: Pasta in white.
parmesan + lemon, classic 78: For greens and risotto.
parmesan + honey, classic 72: A drop on a splinter.
parmesan + pepper, classic 84: Cacio e pepe.
parmesan + nutmeg, classic 76: In béchamel and in dumplings.
parmesan + strawberry, adventurous 46: With old vinegar, before dessert.
cheddar + apple, classic 86: In a pie, or beside one.
cheddar + onion, classic 82: Pickled, between bread.
cheddar + mustard, classic 80: In the sauce, for bite.
cheddar + beer, classic 78: Melted on toast.
cheddar + chilli, classic 76: Heat in fat.
  = capsaicin
cheddar + bacon, classic 80: Smoke and salt.
gruyere + white-wine, classic 86: Acid keeps the melt smooth.
  ~ Tartaric acid binds calcium, so that melted cheese does not turn stringy.
gruyere + nutmeg, classic 80: In the fondue, in the quiche.
gruyere + pear, classic 68: Sweet with nutty.
brie + apple, classic 80: Cool and crisp.
brie + cranberry, classic 80: Baked, red on white.
brie + honey, classic 76: Warm and running.
brie + grape, classic 78: The board again.
brie + mushroom, classic 74: Its rind smells of them.
  ~ The white mould makes octenol, the smell of mushrooms.
yogurt + honey, classic 88: Sour and sweet: breakfast.
yogurt + mint, classic 84: The dip of ten countries.
yogurt + garlic, classic 82: Sharp upon cool.
yogurt + cumin, classic 78: Warm seed in cool raita.
yogurt + mango, classic 82: Lassi.
yogurt + blueberry, classic 78: Sour, sweet, blue.
yogurt + strawberry, classic 80: As every child knows.
yogurt + cardamom, classic 74: Strained, sweet and scented.
yogurt + dill, classic 80: Cool and green.
cream + strawberry, classic 90: Fat softens the acid of the fruit.
cream + vanilla, classic 86: Fat holds its scent.
  = fat-aroma
cream + nutmeg, classic 74: In every white sauce.
cream + rum, classic 68: Whipped, for cake.
butter + sage, classic 84: Crisp leaves in brown butter.
  = fat-aroma
butter + lemon, classic 82: Sharp with rich.
butter + garlic, classic 84: On bread, on snails, on anything.
butter + cinnamon, classic 78: Toast.
butter + honey, classic 80: Toast again.
lentil + cumin, classic 85: Earth with earth.
lentil + bacon, classic 84: Smoke for pulses.
lentil + carrot, classic 78: Sweet cubes in a dark pot.
lentil + lemon, classic 78: It lifts an earthy soup.
lentil + spinach, classic 78: Leaf for pulse.
lentil + curry, classic 82: Dal.
lentil + onion, classic 80: Fried dark, on top.
lentil + vinegar, classic 76: Swabians never go without.
lentil + salmon, classic 72: A pink fillet on dark grains.
lentil + goat-cheese, classic 72: Sharp crumbs in a warm salad.
chickpea + sesame, classic 92: Hummus.
chickpea + lemon, classic 84: Acid for starch.
chickpea + cumin, classic 84: The warm seed for a warm pulse.
chickpea + garlic, classic 82: Raw in the dip, cooked in the stew.
chickpea + tomato, classic 80: A stew on any shore.
chickpea + curry, classic 82: Chana.
chickpea + coconut, classic 70: A soft, sweet sauce.
chickpea + chorizo, classic 80: Red fat for a mild pulse.
bean + sage, classic 80: In the pot with oil, as Tuscans do.
bean + chilli, classic 82: Heat for starch.
bean + garlic, classic 80: In the pot from the start.
bean + cumin, classic 78: For black beans, always.
bean + pork, classic 84: Cassoulet, feijoada, baked beans.
bean + rice, classic 82: A whole meal for half the world.
  ~ The pulse has the lysine that the grain lacks, and the grain the methionine.
bean + rosemary, classic 74: One sprig.
bean + maple-syrup, classic 66: Baked in Boston.
bean + orange, classic 58: Slices beside a feijoada.
tofu + soy-sauce, classic 86: It is mild and takes what it is given.
  ~ Both are made of soya.
tofu + ginger, classic 82: Grated on top.
tofu + sesame, classic 80: A nutty crust.
tofu + chilli, classic 80: Mapo.
tofu + mushroom, classic 80: In one pan or broth.
tofu + peanut, classic 74: In sauce.
rice + saffron, classic 86: Grain takes the colour and scent.
rice + coconut, classic 82: Cooked in the milk.
rice + lemon, classic 70: Zest in the last minute.
rice + cinnamon, classic 78: Pudding.
rice + parmesan, classic 84: What makes a risotto bind.
rice + pea, classic 78: Risi e bisi.
rice + cardamom, classic 74: Pods in the pilaf.
rice + vanilla, classic 76: Rice pudding once more.
rice + mango, classic 80: Sticky, sweet, cool.
almond + orange, classic 84: A flourless cake of Spain.
almond + cherry, classic 84: The stone smells of almond.
  = benzaldehyde
almond + apricot, classic 86: The kernel is nearly an almond.
  = benzaldehyde
almond + chocolate, classic 82: Roasted with roasted.
  = maillard
almond + honey, classic 84: Nougat.
almond + saffron, classic 66: In sweets of Spain and India.
almond + pear, classic 80: Frangipane.
almond + rose, classic 72: Marzipan began so.
almond + peach, classic 78: Stuffed and baked.
  = benzaldehyde
almond + lemon, classic 78: Cake, biscuit, ice.
almond + plum, classic 76: Under streusel.
  = benzaldehyde
almond + rhubarb, classic 68: Ground, under the fruit.
walnut + apple, classic 82: In cake and in salad.
walnut + honey, classic 82: Baklava.
walnut + coffee, classic 82: The cake of English teas.
  = maillard
walnut + banana, classic 78: In bread.
walnut + dates, classic 78: Sweet and chewy about bitter and crisp.
walnut + maple-syrup, classic 80: Pecans too.
walnut + garlic, classic 74: Ground, with oil: a sauce of Georgia.
walnut + pomegranate, classic 76: Slow stews of Persia.
walnut + cinnamon, classic 78: In the roll.
walnut + plum, classic 70: Prunes stuffed with halves.
hazelnut + chocolate, classic 92: The most successful pair in any jar.
  = maillard
hazelnut + coffee, classic 80: Roasted twice.
  = maillard
hazelnut + pear, classic 76: Crunch under soft fruit.
hazelnut + raspberry, classic 70: Linzer torte, if you please.
hazelnut + caramel, classic 80: Praline.
hazelnut + banana, classic 70: With chocolate near.
pistachio + rose, classic 80: Green and pink, from Isfahan to Istanbul.
pistachio + raspberry, classic 76: Colour and acid for a fat nut.
pistachio + cardamom, classic 78: Kulfi.
pistachio + chocolate, classic 72: Green in dark.
pistachio + cherry, classic 72: In a clafoutis.
pistachio + lemon, classic 72: In cake.
pistachio + apricot, classic 72: Orange beside green.
pistachio + orange-blossom, classic 76: Pastry in syrup.
pistachio + honey, classic 78: The same pastry.
pine-nut + basil, classic 86: Pesto.
pine-nut + grape, classic 76: With raisins, on spinach or fish.
pine-nut + spinach, classic 74: Catalan.
pine-nut + butter, classic 64: Toasted in it, until they smell of the crust.
  = maillard
peanut + chocolate, classic 86: Salt, fat, sweet.
  = maillard
peanut + banana, classic 80: On toast.
peanut + lime, classic 78: Satay and salads.
peanut + chilli, classic 80: Hot and nutty.
peanut + coconut, classic 78: The sauce.
peanut + grape, classic 66: With jelly, in a lunch box.
peanut + honey, classic 68: On toast, warm.
cashew + chicken, classic 74: In the wok, in the korma.
cashew + coconut, classic 68: Soft and sweet.
sesame + honey, classic 80: A brittle.
sesame + lemon, classic 76: Tahini wants acid.
sesame + banana, adventurous 48: Toasted seeds on ripe slices.
sesame + chocolate, classic 66: Halva with cocoa.
sesame + dates, classic 68: Paste and syrup, on bread.
poppy-seed + lemon, classic 82: The cake.
poppy-seed + plum, classic 70: Germknödel.
poppy-seed + vanilla, classic 68: In cream, over dumplings.
oats + cinnamon, classic 78: Porridge.
oats + honey, classic 78: Flapjacks.
oats + blueberry, classic 74: For breakfast.
oats + apple, classic 78: Crumble.
oats + banana, classic 72: A sweet start.
oats + whisky, classic 66: Cranachan.
`;
