/** Pairings of fruit, chocolate, spice and flowers, written as `read-pairings.ts` says. */
export const ofFruitAndSweets = `
strawberry + rhubarb, classic 90: One brings sugar, the other acid.
strawberry + vanilla, classic 86: Round and warm beneath bright fruit.
strawberry + basil, adventurous 78: The leaf tastes of clove and green, and makes the berry taste riper.
strawberry + pepper, adventurous 70: Freshly ground, it lifts the scent.
strawberry + mint, classic 78: A cool leaf freshens what is sweet and ripe.
strawberry + orange, classic 76: Juice and zest sharpen the bowl and make a sauce of it.
strawberry + chocolate, classic 80: Juicy acid against something dark and bitter.
strawberry + lemon, classic 78: A few drops sharpen the taste and keep the colour.
strawberry + elderflower, classic 76: They flower and ripen within weeks.
strawberry + rose, classic 68: One family of plants, one family of scents.
strawberry + pineapple, classic 66: They share the scent of cooked sugar.
  = furaneol
raspberry + chocolate, classic 84: Acid cuts through cocoa and fat.
raspberry + vanilla, classic 80: Something warm and round beneath what is sharp.
raspberry + peach, classic 86: Sharp berries make a sauce for the sweetest of fruits.
raspberry + almond, classic 80: Sharp jam under a sweet, nutty crumb.
raspberry + lemon, classic 78: Two acids, of which one smells of flowers.
raspberry + lychee, classic 72: With rose they make a famous cake.
raspberry + chilli, adventurous 48: A slow burn behind bright fruit.
blueberry + lemon, classic 86: Blue berries are low in acid, and lemon mends it.
blueberry + cinnamon, classic 76: A warm spice gives mild berries depth when baked.
blueberry + vanilla, classic 74: Its roundness makes gentle berries taste sweeter.
blueberry + maple-syrup, classic 78: Smoky sweetness over warm berries, on anything from the griddle.
blueberry + lavender, adventurous 60: A flowery herb for a flowery berry.
  = linalool
blueberry + coriander-seed, adventurous 48: Crushed seed makes the berry taste more of itself.
  = linalool
blackberry + apple, classic 90: Sharp apple gives body to dark, juicy berries in the same pie.
cranberry + orange, classic 88: Zest and sweet juice tame the sharpest of berries.
cranberry + white-chocolate, classic 74: Very sweet and very sharp balance each other in a biscuit.
currant + elderflower, classic 80: A flowery scent softens sharp gooseberries, whose season it shares.
mixed-berries + vanilla, classic 80: A warm sauce rounds off what is sharp.
apple + cinnamon, classic 95: So joined that each calls up the other.
apple + vanilla, classic 82: Custard or ice cream softens the sharpness of baked fruit.
apple + caramel, classic 86: Burnt sugar turns sharp fruit dark and deep.
apple + honey, classic 76: Floral sweetness fills the core of a baked apple.
apple + grape, classic 76: Raisins bring chewy sweetness into a sharp filling.
apple + almond, classic 76: A nutty crumb takes up the juice of the fruit.
apple + lemon, classic 80: Juice keeps cut fruit white and its taste clear.
apple + ginger, classic 76: A little heat wakes soft, baked fruit.
apple + cloves, classic 78: A single clove gives sauce and pie their warmth.
apple + cardamom, classic 74: A cool, flowery spice lightens a buttery apple cake.
pear + chocolate, classic 86: Soft, perfumed fruit under something dark and bitter.
pear + ginger, classic 80: A little heat gives a mild fruit its point.
pear + cinnamon, classic 76: A stick in the syrup warms pale fruit.
pear + vanilla, classic 80: Its seeds lend soft fruit scent and roundness.
pear + red-wine, classic 82: Poached slowly, the fruit takes on colour, acid and tannin.
pear + walnut, classic 78: A bitter, crisp nut for something soft and sweet.
pear + caramel, classic 76: Grainy, juicy fruit in a smooth, burnt sauce.
peach + vanilla, classic 80: Poached with a pod, the fruit tastes rounder and riper.
peach + honey, classic 74: Roasted together, they glaze and deepen.
apricot + vanilla, classic 76: Roundness for a fruit that turns sharp when it is cooked.
apricot + cardamom, classic 70: A cool, flowery spice freshens stewed fruit.
apricot + chocolate, classic 82: A sharp layer of jam relieves a dense, dark cake.
plum + cinnamon, classic 86: A warm spice is all that sharp fruit on a tray bake needs.
plum + star-anise, classic 76: One star gives the compote a dark, sweet warmth.
plum + vanilla, classic 72: A sweet, round sauce for sharp, dark fruit.
cherry + chocolate, classic 92: Dark, sharp fruit cuts through cream and cocoa.
cherry + vanilla, classic 80: A custard scented with it softens sharp fruit.
cherry + cinnamon, classic 76: It warms soups and fillings of sour cherries.
fig + honey, classic 82: Roasted together, one tastes like the other, only deeper.
fig + walnut, classic 80: Chewy sweetness around something crisp and slightly bitter.
fig + orange, classic 70: Sharp zest lifts a very sweet fruit.
grape + rosemary, adventurous 50: Roasted in clusters, for cheese.
grape + rum, classic 76: Soaked raisins burst with warmth in cakes and ices.
melon + mint, classic 78: A cool leaf for a cool, sweet fruit.
melon + lime, classic 76: It brings the acid that the fruit lacks.
melon + chilli, adventurous 58: With lime and salt, from a street stall.
watermelon + mint, classic 82: Both cool the mouth, and salt or lime does the rest.
watermelon + lime, classic 78: Acid gives sweet water a shape.
mango + lime, classic 88: Acid keeps a rich, sweet fruit fresh.
mango + chilli, classic 80: With salt, heat makes ripe fruit taste sweeter.
mango + coconut, classic 86: Ripe fruit and sweet milk meet on warm, sticky rice.
mango + passion-fruit, classic 80: Sharp, scented seeds lift soft, sweet flesh.
mango + cardamom, classic 76: A cool, flowery spice lightens ripe fruit in milk.
pineapple + rum, classic 82: Both smell of burnt sugar, and heat brings that out.
pineapple + coconut, classic 88: Sharp juice cuts through sweet fat.
pineapple + mint, classic 74: Shreds of a cool leaf are all that ripe slices want.
banana + chocolate, classic 84: Soft, ripe sugar under something bitter.
banana + caramel, classic 86: Burnt sugar gives a soft, sweet fruit an edge.
banana + rum, classic 80: Flamed together, they turn dark and fragrant.
banana + coconut, classic 78: Simmered in the milk, ripe fruit turns to cream.
banana + parsley, adventurous 26: A pair from laboratories; in a green smoothie it passes.
coconut + lime, classic 88: Acid cuts through sweet fat.
  = acid-fat
coconut + chocolate, classic 80: Chewy, sweet flakes in a bitter coat.
coconut + lemongrass, classic 86: A citrus scent without acid lightens rich milk.
coconut + ginger, classic 82: Fresh heat wakes sweet milk in soups, curries and biscuits.
coconut + curry, classic 86: Sweet fat carries the spices and softens their heat.
papaya + lime, classic 84: Without acid the fruit tastes flat.
lemon + mint, classic 80: Sharp and cool, in a jug with ice.
lemon + vanilla, classic 76: Roundness under acid, in custards and curds.
lemon + honey, classic 84: Floral sugar balances acid, hot or cold.
lemon + thyme, classic 74: A dry, warm herb gives acid a ground, in roasts and in cakes.
lemon + rosemary, classic 74: Resin and zest, with oil and salt, on bread and birds.
lemon + ginger, classic 82: Two kinds of sharpness, of which one warms.
lemon + star-anise, adventurous 58: Crushed fennel seed in the pastry reads as candied peel.
  = anethole
lime + mint, classic 84: Sharp and cool, they make a drink or a dressing.
lime + chilli, classic 84: Acid and heat wake anything from fruit to fish.
lime + coriander-leaf, classic 86: Sharp juice and a green, citrus-like leaf finish a dish.
lime + ginger, classic 82: Sharp and warm, they cut through fat and sugar.
orange + chocolate, classic 88: Zest brightens what is dark and bitter.
  ~ Limonene of the peel dissolves in cocoa butter.
orange + cinnamon, classic 82: A dusting warms cold, sharp slices.
orange + cardamom, classic 74: A cool, flowery spice deepens the scent of zest.
orange + vanilla, classic 76: Roundness softens acid, as in the ice cream of both.
orange + cloves, classic 78: The studded fruit smells of winter, and tastes so in punch and glaze.
rhubarb + ginger, classic 86: Its heat gives a very sharp stalk depth.
rhubarb + vanilla, classic 84: It softens acid where more sugar would only hide it.
rhubarb + orange, classic 80: Zest and juice lend sweetness and scent to sharp stalks.
chocolate + coffee, classic 92: Bitter beside bitter makes cocoa taste deeper, not harsher.
  = maillard
chocolate + vanilla, classic 90: It rounds off what is harsh in cocoa.
chocolate + caramel, classic 86: Burnt sugar and a little salt play against bitterness.
chocolate + mint, classic 80: A cool breath after something dark and fat.
chocolate + ginger, classic 80: Sweet heat in a bitter coat.
chocolate + cinnamon, classic 80: A warm, woody spice has sweetened cocoa since it was first drunk.
chocolate + rum, classic 82: Warm spirit and burnt sugar suit a soft, dark filling.
chocolate + whisky, classic 76: Smoke and malt meet roasted cocoa.
chocolate + cardamom, adventurous 72: Camphor and flowers open up in something dark.
chocolate + olives, adventurous 32: Candied and salted, in small pieces.
chocolate + tea, adventurous 60: Smoked or scented leaves steep in the cream and lend it their tannin.
chocolate + cream, classic 84: Boiled cream turns it to a filling that melts more slowly and tastes milder.
white-chocolate + cardamom, adventurous 60: It lends perfume to plain sugar.
white-chocolate + olives, adventurous 28: Salt for sugar, if the dice are small.
coffee + cardamom, classic 84: Crushed pods cool and perfume a bitter brew.
coffee + vanilla, classic 80: It softens bitterness, in ices and in cups.
coffee + caramel, classic 82: Burnt sugar and roasted bean meet halfway between bitter and sweet.
  = maillard
coffee + whisky, classic 80: Grain and smoke under cold cream and hot brew.
coffee + rum, classic 74: Burnt sugar and warmth for a bitter brew.
caramel + vanilla, classic 82: A round, flowery scent lightens burnt sugar.
caramel + rum, classic 76: Both come of boiled cane sugar and taste of it.
honey + lavender, classic 72: Bees make one from the other, and cream tells it on.
honey + ginger, classic 80: Floral sugar soothes fresh heat, in cakes and in cups.
honey + cinnamon, classic 78: Together they are most of the taste of spiced cakes.
maple-syrup + whisky, classic 70: Both have known the barrel or the fire, and taste of wood.
ginger + cinnamon, classic 84: Fresh heat and woody sweetness make the spiced cakes of winter.
ginger + cloves, classic 80: Heat and a numbing warmth, in dark cakes.
ginger + cardamom, classic 78: One warms and one cools, in tea and in sweets.
ginger + lemongrass, classic 84: Pounded together they begin a paste, hot and lemony.
ginger + star-anise, classic 74: In a broth, fresh heat keeps sweet anise clean.
cinnamon + cloves, classic 82: The one is sweet, the other sharp and numbing; small amounts of both warm a dish.
  = eugenol
cinnamon + cardamom, classic 82: Woody warmth and cool flowers are folded into sweet buns.
cardamom + saffron, classic 74: Two costly scents share milk sweets and festive rice.
cardamom + rose, classic 74: A cool spice and a flower, carried by milk.
vanilla + rum, classic 78: Burnt sugar and warmth make the scent deeper in any cream.
elderflower + lemon, classic 84: Acid keeps a heady scent fresh.
tea + lemon, classic 82: Acid brightens tannin and colour.
  = linalool
cumin + coriander-seed, classic 85: Half of all curry powders begin so.
cumin + chilli, classic 80: Earthy warmth gives plain heat a body.
curry + yogurt, classic 78: Cool, sour milk calms heat and carries spice.
curry + mango, classic 76: Sweet, sharp fruit beside something hot.
mustard + honey, classic 80: Sugar calms the sting and makes a glaze of it.
  = mustard-oil
basil + lemon, classic 76: Zest makes the leaf taste fresher, on fish and in ices.
basil + garlic, classic 86: Pounded together they are the heart of pesto and pistou.
mint + parsley, classic 78: Chopped by the handful, they make a salad rather than a seasoning.
coriander-leaf + chilli, classic 82: A cool, green leaf frames the heat.
coriander-leaf + garlic, classic 76: Pounded, sharp and green, they begin many a paste.
lemongrass + lime, classic 82: Stalk and leaf are both lemony, one warm and one sharp.
lemongrass + chilli, classic 80: A fragrant broth carries heat lightly.
olives + anchovy, classic 80: Salt and fat ground together make a paste for toast.
olives + garlic, classic 76: Steeped in oil together, each seasons the other.
olives + capers, classic 82: Two kinds of brine, one fat and one sharp.
strawberry + balsamic, classic 82: A few drops of sweet acid deepen ripe fruit.
raspberry + white-chocolate, classic 82: Acid gives something very sweet a shape.
  = acid-fat
raspberry + rose, classic 76: A flower is hidden in the scent of the berry.
  ~ Ionones, with their scent of violets, and geraniol give raspberry its flowery side.
blackberry + bay-leaf, adventurous 52: A leaf in the syrup gives dark berries a resinous depth.
apple + rum, classic 72: Soaked raisins and a warm batter are the better for it.
apple + rosemary, adventurous 54: A needle or two in the syrup makes sharp fruit taste of the wood.
apple + quince, classic 74: A few perfumed slices scent a whole pie.
pear + star-anise, classic 74: A single star gives pale fruit a dark, sweet note.
pear + cardamom, classic 72: Warm and cool at once, the spice perfumes mild fruit.
quince + rose, classic 64: The fruit is a cousin of the flower and smells of it.
quince + lamb, classic 72: Sharp, perfumed slices lighten a slow, fat stew.
peach + basil, adventurous 68: A green, clove-like leaf against ripe nectar.
  = linalool
peach + cream, classic 84: Fruit and fat share a scent, and the one softens the acid of the other.
  = lactone
peach + thyme, adventurous 56: A dry herb keeps roasted fruit from tasting of jam.
apricot + lavender, adventurous 62: A few flowers give stewed fruit the scent of a dry hillside.
apricot + rosemary, adventurous 58: A resinous sprig in the tin sharpens roasted fruit.
plum + whisky, classic 74: Prunes steeped in spirit turn dark and warm.
plum + chocolate, classic 74: Soaked prunes keep a dark cake moist and tart.
cherry + balsamic, adventurous 62: Sweet acid deepens roasted fruit.
cherry + coffee, adventurous 46: Dark fruit brightens a bitter brew.
fig + star-anise, classic 66: Seeds of anise in fig bread make it taste sweeter.
fig + red-wine, classic 72: Poached in it, sweet fruit gains acid and tannin.
watermelon + chilli, adventurous 62: Salt and heat make cold, sweet juice more refreshing still.
mango + ginger, classic 74: Fresh heat keeps a sweet chutney lively.
mango + mint, classic 74: A cool leaf freshens dense, ripe fruit.
pineapple + chilli, classic 74: Salted and hot, sharp fruit tastes sweeter.
pineapple + star-anise, adventurous 60: Sweet spice in the syrup rounds off sharp fruit.
pineapple + pepper, adventurous 64: Coarse grains on warm slices bring out their sweetness.
pineapple + basil, adventurous 58: A green leaf makes golden fruit taste brighter.
banana + cinnamon, classic 78: A warm spice deepens a ripe, soft crumb.
  = eugenol
coconut + chilli, classic 84: Sweet fat tames the burn.
  = capsaicin
coconut + cardamom, classic 74: Milk sweets of both are rich and cool at once.
lychee + rose, classic 78: Each smells of the other.
  ~ Rose oxide is found in both.
lemon + lavender, adventurous 60: Zest keeps the flower from tasting of soap.
  = linalool
lemon + coffee, adventurous 44: A twist of peel brightens the bitterness.
lime + basil, adventurous 64: A green, clove-like leaf warms a sharp ice.
orange + olives, classic 72: Sweet juice and salt fruit make a winter salad.
orange + saffron, adventurous 58: Honeyed scent and sweet acid, in syrups and broths.
orange + rosemary, adventurous 54: Resin and zest in an oily crumb.
orange + ginger, classic 74: Fresh heat in a bitter marmalade.
grapefruit + mint, classic 70: Cool leaves soften bitter juice.
grapefruit + juniper, adventurous 66: Bitter peel and resin are what a gin is cut with.
  = terpene
rhubarb + rose, adventurous 62: A flowery scent makes sharp stalks taste sweeter.
rhubarb + oily-fish, adventurous 54: A sharp sauce cuts the oil of mackerel.
  = acid-fat
pomegranate + mint, classic 72: Juicy seeds and a cool leaf brighten grain salads.
pomegranate + yogurt, classic 68: Sharp, juicy beads on something cool and white.
chocolate + chilli, adventurous 74: A slow burn follows a slow melt.
  = capsaicin
chocolate + red-wine, classic 70: Dark fruit and tannin suit a not too sweet cake.
chocolate + rosemary, adventurous 50: Resin steeped in the cream freshens a ganache.
chocolate + star-anise, adventurous 60: A note of liquorice makes cocoa taste darker.
chocolate + beer, classic 66: Dark malt in the cake deepens cocoa and keeps it moist.
chocolate + saffron, adventurous 46: Honeyed hay in a bitter truffle.
chocolate + lavender, adventurous 54: A breath of flowers lightens something dark.
white-chocolate + saffron, adventurous 48: Colour and a hay-like scent for plain sweetness.
coffee + cinnamon, classic 76: Woody sweetness rounds off the bitter foam.
honey + thyme, classic 70: A dry herb keeps sweetness in bounds, on cheese and on figs.
honey + rosemary, classic 66: It makes a glaze savoury, on roots and on lamb.
honey + saffron, classic 66: The spice already smells of honey.
ginger + chilli, classic 80: Two kinds of heat, one quick and one that stays.
cinnamon + star-anise, classic 76: Two sweet spices warm wine, broths and fruit.
cinnamon + vanilla, classic 76: Wood and flowers make pastry taste sweeter than it is.
vanilla + saffron, adventurous 50: Two scents of honey and hay deepen a plain custard.
orange-blossom + honey, classic 76: A heady scent lifts thick syrup.
tea + cinnamon, classic 72: Woody sweetness softens the tannin.
tea + cardamom, classic 76: Cool spice and milk soften the tannin.
juniper + red-cabbage, classic 72: Resinous berries lighten a sweet and sour pot.
turmeric + ginger, classic 74: Sister roots, one earthy, one hot.
turmeric + coconut, classic 74: Sweet milk softens an earthy bitterness.
saffron + garlic, classic 72: Pounded into a mayonnaise, they make the sauce of every fish soup in Marseille.
mustard + dill, classic 74: Sting and freshness, the sauce of cured fish.
mustard + tarragon, classic 72: Sweet anise rounds off a sharp dressing.
olives + rosemary, classic 70: Resin and salt fruit flavour oil and bread.
`;
