/** Pairings of fruit, chocolate, spice and flowers, written as `read-pairings.ts` says. */
export const ofFruitAndSweets = `
strawberry + rhubarb, classic 90: One brings sugar, the other acid.
strawberry + vanilla, classic 86: Round and warm beneath bright fruit.
strawberry + basil, adventurous 78: The leaf tastes of clove and green, and makes the berry taste riper.
strawberry + balsamic, classic 82: Sweet acid, a few drops.
strawberry + pepper, adventurous 70: Freshly ground, it lifts the scent.
strawberry + mint, classic 78: Cool on sweet.
strawberry + orange, classic 76: Juice for the bowl.
strawberry + chocolate, classic 80: Dipped.
strawberry + lemon, classic 78: It sharpens and keeps the colour.
strawberry + elderflower, classic 76: They flower and ripen within weeks.
strawberry + almond, classic 72: Under the fruit, in the tart.
strawberry + rose, classic 68: One family of plants, one family of scents.
strawberry + pineapple, classic 66: They share the scent of cooked sugar.
  = furaneol
raspberry + chocolate, classic 84: Acid cuts through cocoa.
raspberry + vanilla, classic 80: Warm beneath sharp.
raspberry + peach, classic 86: Melba.
raspberry + almond, classic 80: Bakewell.
raspberry + lemon, classic 78: Sharp with sharp.
raspberry + white-chocolate, classic 82: Acid for something very sweet.
  = acid-fat
raspberry + rose, classic 76: A flower hides in the berry.
  ~ Ionones, with their scent of violets, and geraniol give raspberry its flowery side.
raspberry + mint, classic 72: Fresh.
raspberry + lychee, classic 72: With rose they make a famous cake.
raspberry + chilli, adventurous 48: A slow burn behind bright fruit.
blueberry + lemon, classic 86: Blue berries are low in acid, and lemon mends it.
blueberry + cinnamon, classic 76: Warm in the crumble.
blueberry + almond, classic 72: Ground in the batter.
blueberry + vanilla, classic 74: In muffins.
blueberry + maple-syrup, classic 78: On pancakes.
blueberry + lavender, adventurous 60: A flowery herb for a flowery berry.
  = linalool
blueberry + coriander-seed, adventurous 48: Crushed seed makes the berry taste more of itself.
  = linalool
blackberry + apple, classic 90: The pie at the end of summer.
blackberry + vanilla, classic 70: In custard, beside.
blackberry + bay-leaf, adventurous 52: One leaf in the syrup.
cranberry + orange, classic 88: Zest and sugar for the sharpest berry.
cranberry + white-chocolate, classic 74: Sweet and sharp in a biscuit.
cranberry + cinnamon, classic 70: In the sauce.
currant + vanilla, classic 72: Sharp beads, sweet sauce.
currant + elderflower, classic 80: Gooseberries ask for it.
currant + raspberry, classic 76: Rote Grütze, summer pudding.
mixed-berries + vanilla, classic 80: With a warm sauce.
mixed-berries + mint, classic 68: To finish.
mixed-berries + lemon, classic 72: To sharpen.
apple + cinnamon, classic 95: So joined that each calls up the other.
apple + vanilla, classic 82: Custard on the pie.
apple + caramel, classic 86: Tatin.
apple + honey, classic 76: Baked whole.
apple + grape, classic 76: Raisins in strudel.
apple + rum, classic 72: For raisins and batter.
apple + almond, classic 76: On the cake.
apple + lemon, classic 80: It keeps them white, and sharp.
apple + ginger, classic 76: Heat in the crumble.
apple + rosemary, adventurous 54: A needle or two in the syrup.
apple + cloves, classic 78: One, in the sauce.
apple + cardamom, classic 74: The Swedish cake.
apple + quince, classic 74: A slice perfumes the pie.
apple + maple-syrup, classic 74: In the tin.
pear + chocolate, classic 86: Belle Hélène.
pear + ginger, classic 80: Heat for a mild fruit.
pear + cinnamon, classic 76: In the poaching liquid.
pear + vanilla, classic 80: Its seeds in the syrup.
pear + red-wine, classic 82: Poached until purple.
pear + star-anise, classic 74: One star in the pot.
pear + cardamom, classic 72: Warm and cool at once.
pear + walnut, classic 78: Bitter with sweet.
pear + caramel, classic 76: Grainy fruit in smooth sauce.
quince + cardamom, classic 66: Perfume with perfume.
quince + rose, classic 64: They are cousins and smell so.
quince + lamb, classic 72: In tagines.
quince + vanilla, classic 70: In a slow oven.
peach + vanilla, classic 80: Poached.
peach + ginger, classic 68: In cobblers.
peach + basil, adventurous 68: Green clove against nectar.
  = linalool
peach + cream, classic 84: Their scents overlap.
  = lactone
peach + thyme, adventurous 56: Roasted with a sprig.
peach + honey, classic 74: Roasted with a thread.
peach + red-wine, classic 70: Sliced into the glass.
peach + tea, classic 70: Iced.
apricot + vanilla, classic 76: In jam.
apricot + lavender, adventurous 62: The south in one jar.
apricot + rosemary, adventurous 58: A resinous sprig in the tin.
apricot + cardamom, classic 70: In compote.
apricot + chocolate, classic 82: Sacher.
apricot + honey, classic 74: Roasted.
plum + cinnamon, classic 86: On the tray bake of September.
plum + star-anise, classic 76: In the compote.
plum + vanilla, classic 72: For the dumplings' sauce.
plum + whisky, classic 74: Prunes in brandy.
plum + tea, classic 66: Prunes, soaked.
plum + chocolate, classic 74: Soaked prunes in a dark cake.
plum + ginger, classic 70: In crumble and in sauce.
cherry + chocolate, classic 92: The Black Forest.
cherry + vanilla, classic 80: In clafoutis.
cherry + cinnamon, classic 76: In soup, as Hungarians do.
cherry + rum, classic 70: Preserved.
cherry + balsamic, adventurous 62: Sweet acid on roast fruit.
cherry + coffee, adventurous 46: Dark fruit in dark brew.
cherry + lemon, classic 68: Zest in the filling.
fig + honey, classic 82: The one tastes of the other.
fig + walnut, classic 80: Chewy with crisp.
fig + vanilla, classic 68: Roasted.
fig + star-anise, classic 66: Seeds in the bread.
fig + orange, classic 70: In jam.
fig + thyme, classic 66: Baked.
fig + red-wine, classic 72: Poached.
grape + walnut, classic 72: In bread and on boards.
grape + rosemary, adventurous 50: Roasted in clusters, for cheese.
grape + rum, classic 76: Raisins, soaked.
melon + mint, classic 78: Cold upon cold.
melon + lime, classic 76: Acid that it lacks.
melon + ginger, classic 68: Ground, as the English did.
melon + chilli, adventurous 58: With lime and salt, from a street stall.
watermelon + mint, classic 82: Coolness itself.
watermelon + lime, classic 78: Sharp for sweet.
watermelon + chilli, adventurous 62: A cart in Mexico.
mango + lime, classic 88: Acid for nectar.
mango + chilli, classic 80: With salt.
mango + coconut, classic 86: On sticky rice.
mango + passion-fruit, classic 80: Sharp seeds in sweet flesh.
mango + ginger, classic 74: In chutney.
mango + cardamom, classic 76: In lassi.
mango + mint, classic 74: In salads.
mango + avocado, classic 76: Sharp and soft.
pineapple + rum, classic 82: Islands.
pineapple + coconut, classic 88: The same islands.
pineapple + chilli, classic 74: Salted, on a stick.
pineapple + vanilla, classic 70: Roasted on the pod.
pineapple + star-anise, adventurous 60: In a syrup.
pineapple + mint, classic 74: Shreds, and nothing else.
pineapple + pepper, adventurous 64: Warm slices, coarse grains.
pineapple + basil, adventurous 58: Green for gold.
banana + chocolate, classic 84: Split.
banana + caramel, classic 86: Banoffee.
banana + rum, classic 80: Flamed.
banana + cinnamon, classic 78: In bread.
  = eugenol
banana + coffee, classic 64: Roasted bitter for ripe sweet.
banana + coconut, classic 78: Simmered in the milk.
banana + cardamom, classic 66: In halwa and bread.
banana + parsley, adventurous 26: A pair from laboratories; in a green smoothie it passes.
coconut + lime, classic 88: Acid for fat.
  = acid-fat
coconut + chocolate, classic 80: A bar that everybody knows.
coconut + lemongrass, classic 86: The broth.
coconut + chilli, classic 84: Fat tames fire.
  = capsaicin
coconut + ginger, classic 82: Soup, curry, biscuit.
coconut + curry, classic 86: The sauce itself.
coconut + passion-fruit, classic 74: Sharp for sweet.
coconut + cardamom, classic 74: In sweets.
coconut + rum, classic 72: Shaken.
passion-fruit + white-chocolate, classic 74: Sharp for sweet.
passion-fruit + vanilla, classic 70: In cream.
papaya + lime, classic 84: It is dull without.
papaya + chilli, classic 78: Green and shredded.
kiwi + lime, classic 62: Green and sharp.
lychee + rose, classic 78: They smell of one another.
  ~ Rose oxide is found in both.
lychee + coconut, classic 66: In a cold soup.
lychee + ginger, classic 64: In syrup.
lemon + mint, classic 80: A jug, ice.
lemon + vanilla, classic 76: In custard.
lemon + honey, classic 84: Hot, for colds; cold, for tea.
lemon + thyme, classic 74: Roasts and cakes.
lemon + lavender, adventurous 60: Shortbread.
  = linalool
lemon + rosemary, classic 74: Oil, salt, bread.
lemon + ginger, classic 82: Two kinds of sharp.
lemon + blackberry, classic 66: Curd and fruit.
lemon + star-anise, adventurous 58: Crushed fennel seed in the pastry reads as candied peel.
  = anethole
lemon + white-chocolate, classic 72: Acid for sugar.
lemon + olives, classic 74: Marinated.
lemon + coffee, adventurous 44: A twist on the rim.
lemon + cardamom, classic 66: In buns and curd.
lime + mint, classic 84: The glass.
lime + chilli, classic 84: Sharp and hot.
lime + coriander-leaf, classic 86: Sharp and green.
lime + ginger, classic 82: Sharp and warm.
lime + rum, classic 84: The glass again.
lime + basil, adventurous 64: In sorbet.
orange + chocolate, classic 88: Zest in the dark.
  ~ Limonene of the peel dissolves in cocoa butter.
orange + cinnamon, classic 82: Slices with a dusting.
orange + cardamom, classic 74: In cakes.
orange + honey, classic 76: In syrup.
orange + star-anise, classic 74: In compote.
orange + olives, classic 72: The salad of Sicily.
orange + vanilla, classic 76: As in the ice.
orange + saffron, adventurous 58: Gold with gold.
orange + rosemary, adventurous 54: In olive oil cake.
orange + coffee, classic 62: Peel in the pot.
orange + cloves, classic 78: Studded.
orange + ginger, classic 74: In marmalade.
grapefruit + mint, classic 70: Cold segments.
grapefruit + honey, classic 70: Under the grill.
grapefruit + juniper, adventurous 66: The glass at six.
  = terpene
rhubarb + ginger, classic 86: Heat for acid.
rhubarb + vanilla, classic 84: It softens acid without sugar.
rhubarb + orange, classic 80: Zest in the dish.
rhubarb + rose, adventurous 62: Pink with pink.
rhubarb + cardamom, classic 66: Scandinavian.
rhubarb + oily-fish, adventurous 54: A sharp sauce for mackerel.
  = acid-fat
pomegranate + mint, classic 72: On every salad of the Levant.
pomegranate + yogurt, classic 68: Beads on white.
chocolate + coffee, classic 92: Bitter deepens bitter.
  = maillard
chocolate + vanilla, classic 90: It rounds off what is harsh.
chocolate + caramel, classic 86: With salt.
chocolate + mint, classic 80: Cool after dark.
chocolate + ginger, classic 80: Candied, dipped.
chocolate + cinnamon, classic 80: Mexico.
chocolate + chilli, adventurous 74: Slow heat behind slow melt.
  = capsaicin
chocolate + rum, classic 82: In truffles.
chocolate + whisky, classic 76: Smoke and cocoa.
chocolate + cardamom, adventurous 72: Camphor and flowers in the dark.
chocolate + red-wine, classic 70: In cake and sauce.
chocolate + rosemary, adventurous 50: In the cream for a ganache.
chocolate + star-anise, adventurous 60: Liquorice in the dark.
chocolate + olives, adventurous 32: Candied and salted, in small pieces.
chocolate + tea, adventurous 60: Smoked or scented, in the ganache.
chocolate + beer, classic 66: Stout in the cake.
chocolate + saffron, adventurous 46: Honeyed hay in a truffle.
chocolate + lavender, adventurous 54: A breath of it.
chocolate + cream, classic 84: Ganache.
white-chocolate + strawberry, classic 76: Sweet and sharp.
white-chocolate + cardamom, adventurous 60: It lends perfume to plain sugar.
white-chocolate + saffron, adventurous 48: Colour and hay.
white-chocolate + olives, adventurous 28: Salt for sugar, if the dice are small.
coffee + cardamom, classic 84: The pot of the desert.
coffee + cinnamon, classic 76: On the foam.
coffee + vanilla, classic 80: In ice and in cups.
coffee + caramel, classic 82: Burnt sugar, roasted bean.
  = maillard
coffee + whisky, classic 80: Under cream.
coffee + rum, classic 74: In tiramisu.
coffee + star-anise, classic 64: Sambuca, three beans.
caramel + vanilla, classic 82: Warm upon warm.
caramel + ginger, classic 70: In parkin.
caramel + rum, classic 76: From the same cane.
honey + lavender, classic 72: Bees decided it.
honey + ginger, classic 80: In cake and cup.
honey + thyme, classic 70: On cheese, on figs.
honey + cinnamon, classic 78: In gingerbread.
honey + rosemary, classic 66: On roots and lamb.
honey + saffron, classic 66: The one smells of the other.
maple-syrup + vanilla, classic 70: In the glaze.
maple-syrup + whisky, classic 70: Barrel and tree.
ginger + cinnamon, classic 84: Gingerbread.
ginger + cloves, classic 80: Gingerbread too.
ginger + cardamom, classic 78: Chai.
ginger + chilli, classic 80: Two heats: one quick, one long.
ginger + lemongrass, classic 84: The paste.
ginger + star-anise, classic 74: Broths.
cinnamon + cloves, classic 82: Winter.
  = eugenol
cinnamon + cardamom, classic 82: Buns.
cinnamon + star-anise, classic 76: Mulled.
cinnamon + vanilla, classic 76: Sweet on sweet.
cinnamon + chilli, classic 64: Moles.
cardamom + saffron, classic 74: Sweets and rice.
cardamom + rose, classic 74: Kulfi, halva.
cardamom + vanilla, classic 66: In buns.
vanilla + rum, classic 78: In any cream.
vanilla + lavender, classic 60: In shortbread.
vanilla + saffron, adventurous 50: In custard.
orange-blossom + honey, classic 76: Syrups.
rose + vanilla, classic 62: Gently.
elderflower + lemon, classic 84: The cordial.
elderflower + apple, classic 66: Jelly.
tea + lemon, classic 82: The cup.
  = linalool
tea + cinnamon, classic 72: Chai.
tea + cardamom, classic 76: Chai, again.
juniper + red-cabbage, classic 72: Berries in the pot.
cumin + coriander-seed, classic 85: Half of all curry powders begin so.
cumin + lime, classic 70: For bean and corn.
cumin + chilli, classic 80: Chilli con carne.
turmeric + ginger, classic 74: Sisters, fresh or dried.
turmeric + coconut, classic 74: Gold in the milk.
curry + yogurt, classic 78: Cool for heat.
curry + apple, classic 62: A grated one, in old recipes.
curry + mango, classic 76: Chutney beside it.
saffron + garlic, classic 72: Rouille.
mustard + honey, classic 80: Sting and sweet.
  = mustard-oil
mustard + dill, classic 74: For salmon.
mustard + tarragon, classic 72: In the dressing.
basil + lemon, classic 76: On fish, in sorbet.
basil + garlic, classic 86: Pounded.
basil + olives, classic 72: In the south.
mint + parsley, classic 78: Tabbouleh.
coriander-leaf + chilli, classic 82: Any salsa.
coriander-leaf + garlic, classic 76: In the paste.
lemongrass + lime, classic 82: Leaf and stalk.
lemongrass + chilli, classic 80: Soup.
olives + anchovy, classic 80: Tapenade.
olives + garlic, classic 76: In oil.
olives + rosemary, classic 70: On bread.
olives + capers, classic 82: In tapenade and in puttanesca.
`;
