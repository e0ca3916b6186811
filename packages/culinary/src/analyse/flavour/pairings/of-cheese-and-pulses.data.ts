/** Pairings of cheese, milk, pulses, grain and nuts, written as `read-pairings.ts` says. */
export const ofCheeseAndPulses = `
blue-cheese + pear, classic 90: Juice and sugar for salt and fat.
  = salt-bitter
blue-cheese + walnut, classic 88: Bitter skin, fat kernel, salt cheese.
blue-cheese + honey, classic 86: A thread of sweetness for the sharpest of cheeses.
  = salt-bitter
blue-cheese + fig, classic 84: Honeyed, jammy fruit tames salt crumbs.
blue-cheese + grape, classic 80: A board needs fruit that bursts.
blue-cheese + chocolate, adventurous 54: Dark, bitter and salt; a small piece of each.
blue-cheese + apple, classic 78: Crisp, sharp slices clean the palate of salt and fat.
blue-cheese + cream, classic 78: Melted with cream, the strongest cheese becomes a mild sauce.
blue-cheese + red-wine, classic 76: Sweet port and ripe cheese end a meal.
goat-cheese + honey, classic 86: Floral sweetness rounds off a cheese that is sharp and chalky.
goat-cheese + fig, classic 84: Broken open and baked, the fruit makes jam for the cheese.
goat-cheese + thyme, classic 82: The herb grows where goats graze, and the cheese tastes of both.
goat-cheese + walnut, classic 80: Crunch and a little bitterness for a soft, sharp cheese.
goat-cheese + raspberry, adventurous 58: Acid with acid, in a dressing or a tart.
goat-cheese + apple, classic 74: Crisp juice against something dry and sharp.
goat-cheese + cherry, adventurous 60: Black jam beside a young sheep's or goat's cheese, as Basques eat it.
goat-cheese + strawberry, adventurous 60: Berry, leaf and cheese make a salad for June.
feta + mint, classic 82: A cool leaf relieves salt.
feta + olives, classic 86: Two brined things, held together by good oil.
feta + honey, classic 74: Baked in pastry, salt and sweetness heighten each other.
feta + oregano, classic 82: A dry, warm herb over wet, salty cheese.
feta + cucumber, classic 84: Watery crunch takes up the salt.
halloumi + watermelon, classic 74: Hot, salty and squeaky beside what is cold and sweet.
halloumi + lemon, classic 78: Acid on the hot crust cuts salt and fat.
halloumi + pea, classic 78: Cubes of fresh cheese among sweet peas, in spices.
mozzarella + basil, classic 90: Mild milk fat takes up the scent of the leaf.
  = fat-aroma
mozzarella + peach, adventurous 66: Instead of tomato, with the same basil.
mozzarella + ham, classic 80: A mild, wet cheese wants salt beside it.
ricotta + honey, classic 84: Floral sweetness gives a mild curd all it lacks.
ricotta + chocolate, classic 80: Bitter chips in sweet curd: a filling known from Sicily.
ricotta + orange, classic 80: Zest or candied peel brightens the filling.
ricotta + pear, classic 78: Soft fruit in soft cream, as in the cake of Amalfi.
ricotta + fig, classic 78: On toast, sweet fruit and mild curd need only pepper.
ricotta + pistachio, classic 76: Green crumbs give a smooth filling crunch and a nutty edge.
mascarpone + strawberry, classic 84: Its fat softens the acid of the fruit.
mascarpone + lemon, classic 80: Zest and juice lighten the richest of creams.
mascarpone + blueberry, classic 80: Juicy, slightly tart berries relieve a dense cream.
mascarpone + vanilla, classic 80: Its scent needs fat to unfold, and here it finds plenty.
  = fat-aroma
parmesan + pear, classic 80: An old proverb tells nobody to let the farmer know.
parmesan + lemon, classic 78: Acid lifts salt and fat in greens, pasta and risotto.
parmesan + honey, classic 72: A drop on a splinter sets sweetness against salt.
parmesan + pepper, classic 84: Heat and salt are enough to dress pasta.
parmesan + nutmeg, classic 76: Its warmth rounds off white sauces and dumplings.
parmesan + strawberry, adventurous 46: With old vinegar, before dessert.
cheddar + apple, classic 86: Sharp juice cuts the fat, in the pie or beside it.
cheddar + onion, classic 82: Sharp pickled onion clears the palate after rich cheese.
cheddar + mustard, classic 80: A spoonful in the sauce gives the cheese bite.
cheddar + beer, classic 78: Malt and bitterness balance melted fat on toast.
gruyere + nutmeg, classic 80: Its warm scent takes the heaviness from melted cheese.
brie + apple, classic 80: Cool, crisp slices for something soft and ripe.
brie + cranberry, classic 80: Sharp berries cut the fat of a baked cheese.
brie + honey, classic 76: Sweetness softens the bitterness of the rind.
yogurt + honey, classic 88: Floral sweetness balances what is sour.
yogurt + mint, classic 84: Cool on cool makes a sauce for anything hot.
yogurt + garlic, classic 82: A sharp clove gives a cool sauce its point.
yogurt + cumin, classic 78: A warm seed rounds off what is cool and sour.
yogurt + mango, classic 82: Sour milk keeps ripe, sweet fruit refreshing.
yogurt + strawberry, classic 80: Its acid brings out that of the berries, and its fat softens both.
yogurt + cardamom, classic 74: Strained and sweetened, it takes up the scent of the pods.
yogurt + dill, classic 80: A fresh green scent for cool, sour sauces.
cream + strawberry, classic 90: Fat softens the acid of the fruit.
cream + vanilla, classic 86: Fat holds the scent and gives it off slowly.
  = fat-aroma
butter + lemon, classic 82: Acid keeps a butter sauce from tasting heavy.
butter + garlic, classic 84: Melted together they season bread, snails and shellfish.
butter + cinnamon, classic 78: Fat carries the warmth of the spice over toast and dough.
butter + honey, classic 80: Salted fat and floral sugar, on anything warm.
lentil + carrot, classic 78: Sweet cubes lighten a dark, earthy pot.
lentil + lemon, classic 78: A squeeze at the end lifts an earthy soup.
lentil + spinach, classic 78: Leaves freshen a dense, earthy pot.
lentil + curry, classic 82: Warm spices give an earthy pulse fragrance and heat.
lentil + onion, classic 80: Fried dark, it brings the sweetness that lentils lack.
chickpea + sesame, classic 92: Ground together they make a paste that is nutty, smooth and filling.
chickpea + lemon, classic 84: Acid keeps a starchy pulse lively.
chickpea + garlic, classic 82: Raw in the dip, cooked in the stew.
chickpea + tomato, classic 80: Sharp sauce makes a stew of a mild pulse.
chickpea + curry, classic 82: A firm, mild pulse holds its own in a hot, spiced sauce.
chickpea + chorizo, classic 80: Red, smoky fat seasons what is mild and mealy.
bean + sage, classic 80: In the pot with oil, as Tuscans do.
bean + chilli, classic 82: Starch carries heat and takes off its edge.
bean + garlic, classic 80: Cooked with the beans from the start, it melts into their cream.
bean + cumin, classic 78: A warm, earthy seed for something dark and mealy.
bean + pork, classic 84: Fat and salt turn plain beans into a feast, from Toulouse to Rio.
bean + rice, classic 82: A whole meal for half the world.
  ~ The pulse has the lysine that the grain lacks, and the grain the methionine.
bean + rosemary, classic 74: One resinous sprig scents a whole pot.
tofu + soy-sauce, classic 86: It is mild and takes what it is given.
  ~ Both are made of soya.
tofu + ginger, classic 82: Fresh heat gives a mild curd its point.
tofu + sesame, classic 80: A nutty crust gives it the flavour and crunch it lacks.
tofu + chilli, classic 80: A soft curd cools a hot, oily sauce.
rice + saffron, classic 86: Grain takes the colour and scent.
rice + coconut, classic 82: Cooked in the milk, grain turns sweet and fragrant.
rice + cinnamon, classic 78: A stick warms pilafs and puddings alike.
rice + pea, classic 78: Sweet peas and soft grain, hardly more than a thick soup, are Venice in spring.
rice + cardamom, classic 74: A few pods scent a whole pot of grain.
rice + vanilla, classic 76: Slow milk, sugar and scent turn plain grain into a dessert.
rice + mango, classic 80: Warm, sticky grain and cool, ripe fruit.
almond + chocolate, classic 82: Roasted nuts and roasted beans taste of the same fire.
  = maillard
almond + honey, classic 84: Boiled together they set to nougat.
almond + pear, classic 80: Under soft fruit, ground almonds drink its juice and bake to cream.
almond + rose, classic 72: Flower water lightens the weight of marzipan.
almond + lemon, classic 78: Zest keeps a moist, nutty crumb from tasting flat.
walnut + apple, classic 82: Slight bitterness and fat set off a sharp, juicy fruit.
walnut + honey, classic 82: Floral syrup soothes the bitter skins.
walnut + coffee, classic 82: Two kinds of roasted bitterness under sweet icing.
  = maillard
walnut + banana, classic 78: Crunch and a little bitterness in a soft, sweet crumb.
walnut + dates, classic 78: Sweet and chewy about bitter and crisp.
walnut + maple-syrup, classic 80: Smoky sweetness suits walnuts and pecans alike.
walnut + garlic, classic 74: Ground, with oil: a sauce of Georgia.
walnut + pomegranate, classic 76: Ground nuts thicken a stew, and the sharp syrup keeps it from being heavy.
walnut + cinnamon, classic 78: A warm, sweet spice rounds off bitter skins.
hazelnut + chocolate, classic 92: Roasted nuts deepen cocoa and soften its bitterness.
  = maillard
hazelnut + coffee, classic 80: Both are roasted, and each makes the other taste rounder.
  = maillard
hazelnut + pear, classic 76: Crunch and toast under soft, sweet fruit.
hazelnut + raspberry, classic 70: Sharp jam in a nutty crust.
hazelnut + caramel, classic 80: Nuts in burnt sugar, ground, make praline.
pistachio + rose, classic 80: A flowery scent lightens a rich, green nut.
pistachio + raspberry, classic 76: Acid and colour for something fat and green.
pistachio + cardamom, classic 78: Both are green and resinous, and cream carries them.
pistachio + cherry, classic 72: Sharp dark fruit and sweet green nuts.
pistachio + lemon, classic 72: Zest cuts through the fat of the nuts.
pistachio + honey, classic 78: Floral syrup soaks nut and pastry.
pine-nut + basil, classic 86: Pounded with oil, soft nuts give the leaf body.
pine-nut + grape, classic 76: Raisins and nuts give spinach or fish a sweet crunch.
pine-nut + butter, classic 64: Toasted in it, until they smell of the crust.
  = maillard
peanut + chocolate, classic 86: Salt, fat and roasting make the sweet taste sweeter.
  = maillard
peanut + banana, classic 80: Salted fat on ripe sugar.
peanut + lime, classic 78: Acid keeps a rich sauce light.
peanut + chilli, classic 80: A dense, nutty sauce carries heat.
peanut + coconut, classic 78: Sweet milk thins and softens the nuts to a sauce.
sesame + honey, classic 80: Toasted seeds set in sugar make a brittle.
sesame + lemon, classic 76: Acid loosens a thick paste and takes off its bitterness.
sesame + chocolate, classic 66: A bitter, nutty paste gives cocoa depth.
poppy-seed + lemon, classic 82: Zest lightens a dark, oily seed in a cake.
poppy-seed + plum, classic 70: Dark jam in a dumpling wants the earthy crunch of the seed.
oats + cinnamon, classic 78: A warm spice makes porridge taste sweeter than it is.
oats + honey, classic 78: Baked together they turn crisp and chewy.
oats + blueberry, classic 74: Tart berries burst in what is mild and creamy.
oats + apple, classic 78: Toasted flakes over sharp, soft fruit.
feta + watermelon, classic 84: Salt makes cold, sweet juice taste sweeter.
  = salt-bitter
halloumi + mint, classic 80: A cool leaf relieves a very salty cheese.
halloumi + spinach, classic 82: Firm fried cubes give a soft green sauce something to chew.
ricotta + lemon, classic 88: Zest gives sweet, mild curd an edge.
  = fat-aroma
ricotta + cinnamon, classic 76: A dusting of warm spice makes mild curd taste sweeter.
ricotta + pine-nut, classic 66: Toasted nuts bring crunch to a soft curd.
mascarpone + coffee, classic 90: Fat and sugar soften what is bitter, and the bitter keeps them from cloying.
  = fat-aroma
parmesan + balsamic, classic 86: Sweet acid, aged for years, on salt crystals aged as long.
parmesan + butter, classic 82: Melted together they coat pasta with salt and roundness.
cheddar + chilli, classic 76: Melted fat carries heat and calms it.
  = capsaicin
cheddar + bacon, classic 80: Smoke and crisp fat in something sharp and melting.
gruyere + white-wine, classic 86: Acid keeps the melted cheese smooth.
  ~ Tartaric acid binds calcium, so that melted cheese does not turn stringy.
brie + mushroom, classic 74: Its rind smells of mushrooms, and they say it back.
  ~ The white mould makes octenol, the smell of mushrooms.
yogurt + blueberry, classic 78: Sour milk brings out berries that are low in acid.
cream + nutmeg, classic 74: Its warmth keeps white sauces from tasting flat.
butter + sage, classic 84: Leaves turn crisp in browning butter and scent it.
  = fat-aroma
lentil + cumin, classic 85: An earthy seed deepens an earthy pulse.
lentil + bacon, classic 84: Smoke and fat season a lean, mealy pulse.
lentil + vinegar, classic 76: A spoonful at the end lifts a heavy pot.
lentil + goat-cheese, classic 72: Sharp crumbs wake a warm, earthy salad.
chickpea + cumin, classic 84: A warm seed gives a mild pulse its direction.
tofu + mushroom, classic 80: Savoury caps lend a mild curd their depth.
rice + parmesan, classic 84: Stirred in at the end, it binds and salts the grain.
almond + orange, classic 84: Ground nuts and whole fruit make a moist cake without flour.
almond + cherry, classic 84: The nut repeats what the stone of the fruit smells of.
  = benzaldehyde
almond + apricot, classic 86: The kernel of the fruit is nearly an almond itself.
  = benzaldehyde
almond + peach, classic 78: Baked together, the nut brings out the kernel's scent.
  = benzaldehyde
almond + plum, classic 76: A nutty crumb takes up juice and rounds off acid.
  = benzaldehyde
almond + rhubarb, classic 68: Ground under sharp stalks, it drinks their juice.
pistachio + chocolate, classic 72: A green, sweet nut lightens something dark.
pistachio + apricot, classic 72: Sharp orange fruit beside a sweet green nut.
pistachio + orange-blossom, classic 76: A heady scent in the syrup lifts fat nuts and pastry.
pine-nut + spinach, classic 74: Soft, sweet nuts round off a slightly bitter leaf.
cashew + chicken, classic 74: Sweet, soft nuts thicken the sauce or give the wok its crunch.
sesame + dates, classic 68: A bitter paste with dark syrup is breakfast around the Gulf.
`;
