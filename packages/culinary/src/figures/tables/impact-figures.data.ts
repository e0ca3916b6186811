/** Built from packages/culinary/figures by `npm run build:figures`: food | source | quality of the data | climate water biodiversity land | how each is known | square metres | litres. */
export const impactFigures = `
acorn-squash|=butternut-squash|near
agave-syrup|=honey|near
alfalfa-sprouts|=bok-choy|near
alfredo-sauce|+double-cream 45 parmesan 12 butter 8 milk 35
allspice|=cloves|near
almond-butter|=almonds|same
almond-extract|=vanilla-extract|near
almond-flour|=almonds|same
almond-milk|AGRIBALYSE 3.1: Almond drink not sweet, not fortified, prepacked|2.21|0.373 1.16 3.539e-15 22.5|ffef|-|-
almonds|AGRIBALYSE 3.1: Almond, (with peel)|3.19|2.7 31.1 1.063e-14 380|ffgf|12.96|4134
amaranth|=quinoa|near
anchovies|AGRIBALYSE 3.1: Anchovy, fillets, in oil, semi-preserved, drained|3.57|1.77 0.481 6.133e-14 66.4|ffwf|8.41|3691
anchovy-paste|=anchovies|near
anise-seeds|=fennel-seeds|near
annatto|=paprika|near
apple|AGRIBALYSE 3.1: Apple, pulp and peel, raw|2.07|0.397 3.18 1.523e-15 16.5|ffgf|0.63|180.1
apple-juice|+apple 88
apple-sauce|+apple 94 sugar 6
apricot|AGRIBALYSE 3.1: Apricot, pitted, raw|2.2|0.884 1.34 2.681e-15 43.9|ffgf|0.89|153.5
arctic-char|=trout|near
arrowroot|=cornflour|near
artichoke|AGRIBALYSE 3.1: Artichoke, globe, raw|2.43|3.88 0.447 1.154e-15 135|ffgf|0.38|102.5
asafoetida|=curry-powder|near
asparagus|AGRIBALYSE 3.1: Asparagus, white or purple, peeled, raw|2.26|1.56 4.41 1.154e-15 236|ffgf|0.38|102.5
aubergine|AGRIBALYSE 3.1: Eggplant, raw|2.53|0.458 2.91 1.154e-15 9.77|ffgf|0.38|102.5
avocado|AGRIBALYSE 3.1: Avocado, pulp, raw|2.26|1.48 23.6 2.681e-15 85.2|ffgf|0.89|153.5
bacon|AGRIBALYSE 3.1: Lardoons, raw|2.91|6.39 4.28 1.091e-13 355|ffgf|17.36|1796
bagel|=bread|near
baguette|=bread|same
baked-beans|+dried-white-beans 22 tomato-sauce 40 sugar 5 salt 0.8
baking-powder|AGRIBALYSE 3.1: Baking powder or raising agent|2.85|5.61 0.39 2.239e-14 241|ffef|-|-
baking-soda|AGRIBALYSE 3.1: Sodium bicarbonate|2.97|1.13 2.02 2.715e-15 16|ffef|-|-
balsamic-glaze|+balsamic-vinegar 150 sugar 25
balsamic-vinegar|AGRIBALYSE 3.1: Vinegar, balsamic|3.2|1.19 0.274 1.138e-14 101|ffef|-|-
bamboo-shoots|=bok-choy|near
banana|AGRIBALYSE 3.1: Banana, pulp, raw|2.46|0.883 1.04 3.628e-15 27.1|ffgf|1.93|114.5
banana-leaf|=spinach|near
barbecue-sauce|=ketchup|near
barley|AGRIBALYSE 3.1: Barley, whole, raw|2.55|0.788 1.24 3.989e-15 82.7|ffgf|1.11|17.1
basil|AGRIBALYSE 3.1: Basil, fresh|3.75|0.815 5.29 1.154e-15 36.4|ffgf|0.38|102.5
basmati-rice|=rice|same
bay-leaf|AGRIBALYSE 3.1: Bay, leaves|4.31|0.848 4.13 4.813e-15 33.4|ffef|-|-
bean-sprouts|=bok-choy|near
beans|+dried-kidney-beans 20 dried-white-beans 20 salt 0.6
beef|=beef-chuck|near
beef-brisket|=beef-chuck|near
beef-chuck|AGRIBALYSE 3.1: Beef, chuck, raw|2.29|34.9 7.47 4.655e-13 2440|ffgf|326.2|1451
beef-fillet|+beef-steak 100
beef-shin|=beef-chuck|same
beef-short-ribs|=beef-chuck|same
beef-steak|AGRIBALYSE 3.1: Beef, steak or beef steak, raw|2.29|27.8 5.98 4.655e-13 1950|ffgf|326.2|1451
beef-stew-meat|AGRIBALYSE 3.1: Beef, stewing meat, raw|2.29|27.8 5.98 4.655e-13 1950|ffgf|326.2|1451
beef-stock|AGRIBALYSE 3.1: Broth, stock or bouillon, beef|2.13|0.144 0.0744 5.51e-16 2.06|ffef|-|-
beer|AGRIBALYSE 3.1: Beer, regular (4-5° alcohol)|2.84|1.12 0.257 3.989e-15 18.9|ffgf|1.11|17.1
beetroot|AGRIBALYSE 3.1: Beetroot, raw|2.6|0.365 1.94 1.294e-15 9.52|ffgf|0.33|28.4
bell-pepper|=red-bell-pepper|same
biscuits|+flour 55 butter 22 sugar 26 salt 0.7
bitters|+spirit 100
black-beans|+dried-black-beans 40 salt 0.6
black-olives|=olives|same
black-pudding|=chorizo|near
blackberry|AGRIBALYSE 3.1: Blackberry, raw|2.68|0.943 5.06 6.411e-15 111|ffgf|2.41|419.6
blue-cheese|AGRIBALYSE 3.1: Blue cheese, from cow's milk|2.24|5.36 1.96 9.71e-14 288|ffgf|87.79|5605
blueberry|AGRIBALYSE 3.1: Blueberry, raw|2.68|0.885 0.369 6.411e-15 210|ffgf|2.41|419.6
bok-choy|AGRIBALYSE 3.1: Chinese cabbage (nappa cabbage or bok choy), cooked|3|1.29 0.285 1.358e-15 39.7|ffgf|0.55|119.4
bonito-flakes|+tuna 340
borage|=spinach|near
bouquet-garni|+parsley 50 thyme 40 bay-leaf 10
brain|=chicken-liver|near
brandy|+spirit 100
brazil-nuts|=cashews|near
bread|AGRIBALYSE 3.1: Bread, French bread, baguette|1.95|0.688 0.292 8.071e-15 64.2|ffgf|3.85|647.5
bread-flour|AGRIBALYSE 3.1: Wheat flour, type 55 (for pastry)|2.57|0.72 0.325 8.071e-15 83.2|ffgf|3.85|647.5
bread-roll|=bread|same
breadcrumbs|AGRIBALYSE 3.1: Bread, French bread, baguette|1.95|0.688 0.292 8.071e-15 64.2|ffgf|3.85|647.5
breadsticks|+flour 95 olive-oil 8 salt 1.8
breakfast-cereal|+cornmeal 82 sugar 10 salt 1.2
brie|AGRIBALYSE 3.1: Brie de Meaux cheese, from cow's milk|2.24|5.11 1.89 9.71e-14 271|ffgf|87.79|5605
brioche|+flour 50 butter 20 egg 22 sugar 8 salt 0.9
broad-beans|=edamame|near
broccoli|AGRIBALYSE 3.1: Broccoli, raw|2.49|0.908 1.06 1.358e-15 10.9|ffgf|0.55|119.4
broccoli-rabe|=kale|near
brown-rice|AGRIBALYSE 3.1: Rice, brown, raw|3.3|2.76 79 1.128e-14 65.1|ffgf|2.8|2248
brown-sugar|AGRIBALYSE 3.1: Sugar, brown|3.02|1.11 8.46 9.446e-15 93.8|ffgf|2.04|620.1
brussels-sprouts|AGRIBALYSE 3.1: Brussels sprout, raw|2.6|0.577 0.0896 1.358e-15 29.5|ffgf|0.55|119.4
buckwheat|=quinoa|near
buckwheat-flour|AGRIBALYSE 3.1: Buckwheat flour|3.15|1.16 2.3 8.071e-15 128|ffgf|3.85|647.5
bulgur|AGRIBALYSE 3.1: Wheat bulgur, raw|3|1.16 2.12 8.071e-15 106|ffgf|3.85|647.5
butter|AGRIBALYSE 3.1: Butter, 82% fat, unsalted|2.69|7.89 2.52 1.198e-14 460|ffgf|8.95|628.2
butter-beans|+dried-white-beans 36 salt 0.6
buttermilk|AGRIBALYSE 3.1: Fermented milk drink, plain, skimmed milk|2.9|1.37 0.411 1.198e-14 60.4|ffgf|8.95|628.2
butternut-squash|AGRIBALYSE 3.1: Squash, butternut, pulp, raw|2.51|0.62 3.32 1.154e-15 11.4|ffgf|0.38|102.5
cabbage|AGRIBALYSE 3.1: White cabbage, raw|2.38|0.664 0.516 1.358e-15 9.63|ffgf|0.55|119.4
cajun-seasoning|=paprika|near
cake|+flour 28 sugar 28 butter 20 egg 24 milk 10
cake-mix|+flour 48 sugar 45 vegetable-oil 6 salt 1.2 baking-powder 1.5
camembert|AGRIBALYSE 3.1: Camembert cheese, from cow's milk, from raw milk|2.24|5.23 1.93 9.71e-14 280|ffgf|87.79|5605
canned-artichoke-hearts|=artichoke|near
canned-fruit|+peach 50 pear 30 sugar 10
canned-green-chiles|=chilli|near
canned-lentils|+lentils 33 salt 0.6
canned-mushrooms|=mushroom|near
canned-peaches|+peach 80 sugar 10
canned-pineapple|+pineapple 88 sugar 6
canned-pumpkin|=pumpkin|near
canned-salmon|=salmon|same
canned-sweetcorn|=sweetcorn|same
canned-tomatoes|AGRIBALYSE 3.1: Tomato, peeled, canned, drained|3.11|1.27 1.91 1.405e-15 0.801|ffgf|0.8|369.8
canned-tuna|AGRIBALYSE 3.1: Tuna, plain, canned, drained|3.1|16.9 1.43 6.133e-14 134|ffwf|8.41|3691
capers|=olives|near
caraway-seeds|=cumin|near
cardamom|AGRIBALYSE 3.1: Cardamom, powder|4.31|9.19 19.2 5.128e-14 699|ffef|-|-
carrot|AGRIBALYSE 3.1: Carrot, raw|2.15|0.365 1.94 1.294e-15 9.52|ffgf|0.33|28.4
cashews|AGRIBALYSE 3.1: Cashew nut, grilled, salted|4.03|3.62 11.3 1.063e-14 586|ffgf|12.96|4134
cassava|=sweet-potato|near
caster-sugar|=sugar|same
cauliflower|AGRIBALYSE 3.1: Cauliflower, raw|2.09|0.737 0.117 1.358e-15 33.6|ffgf|0.55|119.4
cayenne|AGRIBALYSE 3.1: Cayenne pepper|4.31|9.19 19.2 5.128e-14 699|ffef|-|-
celeriac|AGRIBALYSE 3.1: Celeriac, raw|2.55|0.459 2.2 1.294e-15 10.8|ffgf|0.33|28.4
celery|AGRIBALYSE 3.1: Celery stalk, raw|2.32|0.68 0.561 1.154e-15 10.1|ffgf|0.38|102.5
celery-salt|+salt 75 celery-seeds 25
celery-seeds|=fennel-seeds|near
cheddar|AGRIBALYSE 3.1: Cheddar cheese, from cow's milk|1.84|5.94 2.07 9.71e-14 317|ffgf|87.79|5605
cheese|+cheddar 50 gruyere 30 mozzarella 20
cherry|AGRIBALYSE 3.1: Cherry, pitted, raw|2.2|1.35 39.6 2.681e-15 985|ffgf|0.89|153.5
cherry-tomato|AGRIBALYSE 3.1: Tomato, cherry, raw|2.6|0.583 1.89 1.405e-15 -2.27|ffgf|0.8|369.8
chervil|=parsley|near
chestnuts|AGRIBALYSE 3.1: Chestnut, raw|3.89|1.88 27.9 1.063e-14 353|ffgf|12.96|4134
chia-seeds|AGRIBALYSE 3.1: Seeds, chia, dried|4.36|3.52 10.5 4.405e-14 575|ffef|-|-
chicken|AGRIBALYSE 3.1: Chicken, meat and skin, raw|2.66|5.52 5.44 1.021e-13 281|ffgf|12.22|660
chicken-breast|AGRIBALYSE 3.1: Chicken, breast, without skin, raw|2.66|6.82 6.76 1.021e-13 351|ffgf|12.22|660
chicken-drumstick|=chicken-thigh|same
chicken-leg|=chicken|same
chicken-liver|AGRIBALYSE 3.1: Liver, chicken, raw|2.59|1.84 1.58 1.021e-13 76|ffgf|12.22|660
chicken-stock|AGRIBALYSE 3.1: Broth, stock or bouillon, poultry|2.11|0.134 0.0937 3.92e-16 1.33|ffef|-|-
chicken-thigh|AGRIBALYSE 3.1: Chicken high leg, meat, raw|2.66|6.98 6.8 1.021e-13 351|ffgf|12.22|660
chicken-wing|=chicken|same
chickpea-flour|=whole-wheat-flour|near
chickpeas|+dried-chickpeas 41 salt 0.6
chili-powder|=paprika|near
chilli|AGRIBALYSE 3.1: Chili pepper, raw|2.68|1.19 1.44 1.154e-15 7.72|ffgf|0.38|102.5
chilli-flakes|=cayenne|same
chilli-oil|=olive-oil|near
chilli-paste|+chilli 70 salt 8 sugar 8 vegetable-oil 4
chinese-cabbage|=cabbage|near
chinese-five-spice|=curry-powder|near
chipotle-in-adobo|=chilli|near
chips|+potato 145 vegetable-oil 5
chives|AGRIBALYSE 3.1: Chive or spring onion, fresh|3.75|0.675 3.28 1.37e-15 19.7|ffgf|0.39|14.3
chocolate-candy|=milk-chocolate|near
chocolate-chips|=dark-chocolate|same
chocolate-spread|+sugar 50 vegetable-oil 25 hazelnuts 13 cocoa-powder 8 milk-powder 8
chocolate-syrup|+sugar 58 cocoa-powder 9
chorizo|AGRIBALYSE 3.1: Spicy pork sausage with red pepper, no precision|2.53|6.17 4.3 1.091e-13 335|ffgf|17.36|1796
chutney|+mango 50 sugar 35 vinegar 20 raisins 8 salt 1
ciabatta|=bread|same
cider|+apple-juice 25 beer 75
cider-vinegar|AGRIBALYSE 3.1: Vinegar, cider|2.62|0.921 3.84 3.71e-15 23.9|ffef|-|-
cinnamon|AGRIBALYSE 3.1: Cinnamon, powder|3.37|9.19 19.2 5.128e-14 699|ffef|-|-
cinnamon-stick|=cinnamon|same
clam|AGRIBALYSE 3.1: Mussel, common, raw|2.85|4.95 1.1 2.268e-14 245|ffef|-|-
clam-juice|+clam 8 salt 1
clarified-butter|AGRIBALYSE 3.1: Butter oil or concentrated butter|3.65|7.89 2.52 1.198e-14 460|ffgf|8.95|628.2
clotted-cream|+double-cream 60 butter 45
cloves|AGRIBALYSE 3.1: Cloves|3.56|9.18 19.2 5.122e-14 698|ffef|-|-
cocoa-butter|=coconut-oil|near
cocoa-powder|AGRIBALYSE 3.1: Cocoa powder, without sugar, powder, instant, non rehydrated|2.77|27.1 0.335 9.144e-14 1050|ffgf|68.96|540.6
coconut|+desiccated-coconut 52
coconut-cream|+coconut-milk 165
coconut-flour|+desiccated-coconut 30 whole-wheat-flour 60
coconut-milk|AGRIBALYSE 3.1: Coconut milk or coconut cream|3.33|0.507 0.757 2.681e-15 16.9|ffgf|0.89|153.5
coconut-oil|Poore and Nemecek 2018: Palm Oil|5|7.32 - 1.785e-14 -|gggg|2.42|6.4
coconut-water|+coconut-milk 2 sugar 3
cod|AGRIBALYSE 3.1: Cod, raw|3.64|10.8 0.482 6.133e-14 25|ffwf|8.41|3691
coffee|AGRIBALYSE 3.1: Coffee, ground|3.02|0.606 0.3186 3.29e-14 38.34|ffgf|21.62|25.9
cola|+sugar 10.6
coleslaw|+cabbage 55 carrot 18 mayonnaise 24 salt 0.5
coley|=cod|near
collagen|=gelatine|same
collard-greens|=kale|near
condensed-milk|AGRIBALYSE 3.1: Condensed milk, with sugar, whole|3.13|2.54 0.773 1.198e-14 135|ffgf|8.95|628.2
cooked-rice|+rice 36
cooking-apple|=apple|same
cooking-spray|=rapeseed-oil|near
cordial|+sugar 45 lemon-juice 6
coriander|AGRIBALYSE 3.1: Coriander, fresh|3.75|0.973 1.45 1.154e-15 12.8|ffgf|0.38|102.5
coriander-seeds|AGRIBALYSE 3.1: Coriander, seed|3.75|1.1 1.21 2.715e-15 16|ffef|-|-
corn-flour|=cornmeal|same
corn-tortilla|+cornmeal 55
cornbread|=bread|near
cornflour|AGRIBALYSE 3.1: Maize/corn starch|3.16|1.08 0.461 6.054e-15 47.5|ffgf|2.94|215.7
cornmeal|AGRIBALYSE 3.1: Polenta or Maize/corn semolina, pre-cooked, dried|3.19|1.67 1.35 6.054e-15 199|ffgf|2.94|215.7
cottage-cheese|AGRIBALYSE 3.1: Fresh cream cheese, plain, around 3% fat|3.48|1.84 0.388 9.71e-14 83.1|ffgf|87.79|5605
courgette|AGRIBALYSE 3.1: Courgette or zucchini, pulp and peel, raw|2.43|0.485 2.91 1.154e-15 9.77|ffgf|0.38|102.5
couscous|AGRIBALYSE 3.1: Couscous (durum wheat semolina pre-cooked with steam), raw|3.2|1.67 1.35 8.071e-15 199|ffgf|3.85|647.5
crab|AGRIBALYSE 3.1: Crab, boiled/cooked in water|2.24|31.1 4.86 3.283e-14 118|ffgf|2.97|3515
crab-apple|=apple|near
crab-meat|=crab|same
crackers|+flour 85 vegetable-oil 14 salt 1.8
cranberry|AGRIBALYSE 3.1: Cranberry, raw|2.68|1.55 28.3 6.411e-15 119|ffgf|2.41|419.6
cranberry-juice|+cranberry 28 sugar 10
cranberry-sauce|+cranberry 45 sugar 37
cream|+double-cream 60 milk 40
cream-cheese|AGRIBALYSE 3.1: Fresh cream cheese, plain, creamy, around 8% fat|3.48|2.21 0.507 9.71e-14 106|ffgf|87.79|5605
creme-fraiche|AGRIBALYSE 3.1: Thick cream 30% fat, refrigerated|4.08|3.68 0.98 1.198e-14 197|ffgf|8.95|628.2
crisps|+potato 290 vegetable-oil 34 salt 1.3
croissant|+flour 52 butter 25 milk 15 sugar 6 salt 1
croissant-dough|+flour 50 butter 24 milk 20 sugar 6 salt 1
croutons|+bread 125 vegetable-oil 10
cucumber|AGRIBALYSE 3.1: Cucumber, pulp and peel, raw|2.53|0.474 1.66 1.154e-15 -2.02|ffgf|0.38|102.5
cumin|AGRIBALYSE 3.1: Cumin, seed|3.75|9.19 19.2 5.128e-14 699|ffef|-|-
cumin-seeds|=cumin|same
currants|=raisins|same
curry-leaf|=bay-leaf|near
curry-paste|+chilli 30 onion 20 ginger 12 vegetable-oil 12 curry-powder 10 salt 4
curry-powder|AGRIBALYSE 3.1: Curry, powder|4.11|9.19 19.2 5.128e-14 699|ffef|-|-
custard|+milk 75 egg-yolk 8 sugar 11 cornflour 3
custard-powder|=cornflour|same
daikon|=radish|near
dark-brown-sugar|=brown-sugar|same
dark-chocolate|AGRIBALYSE 3.1: Dark chocolate bar, more than 70% cocoa|2.99|17.1 1.58 9.144e-14 653|ffgf|68.96|540.6
dates|AGRIBALYSE 3.1: Date, pulp and peel, dried|2.96|2.76 -17.3 2.681e-15 84.3|ffgf|0.89|153.5
demerara-sugar|=brown-sugar|same
desiccated-coconut|AGRIBALYSE 3.1: Coconut, kernel, dried|4.36|2.5 11.2 2.681e-15 184|ffgf|0.89|153.5
dill|AGRIBALYSE 3.1: Dill, fresh|3.75|0.815 5.29 1.154e-15 36.4|ffgf|0.38|102.5
double-cream|AGRIBALYSE 3.1: Liquid cream 30% fat, UHT|4.08|3.57 0.983 1.198e-14 197|ffgf|8.95|628.2
dragon-fruit|=kiwi|near
dried-apricots|AGRIBALYSE 3.1: Apricot, pitted, dried|2.64|1.81 6.22 2.681e-15 240|ffgf|0.89|153.5
dried-basil|+basil 900
dried-beans|+dried-kidney-beans 50 dried-white-beans 50
dried-black-beans|AGRIBALYSE 3.1: Red kidney bean, dried|3.23|0.952 0.388 2.89e-14 151|ffgf|15.57|435.7
dried-chickpeas|AGRIBALYSE 3.1: Chick pea, dried|3.98|0.989 1.1 2.89e-14 147|ffgf|15.57|435.7
dried-chillies|=cayenne|same
dried-coriander|+coriander 1000
dried-cranberries|+cranberry 90 sugar 70
dried-dill|+dill 600
dried-figs|+fig 335
dried-fruit|+raisins 50 dried-apricots 25 prunes 25
dried-kidney-beans|AGRIBALYSE 3.1: Red kidney bean, dried|3.23|0.952 0.388 2.89e-14 151|ffgf|15.57|435.7
dried-marjoram|+dried-oregano 100
dried-mint|+mint 550
dried-mushrooms|+mushroom 1050
dried-oregano|AGRIBALYSE 3.1: Oregano, dried|3.75|1.55 19.9 1.451e-14 138|ffef|-|-
dried-parsley|+parsley 700
dried-rosemary|+rosemary 250
dried-sage|=sage|near
dried-tarragon|=tarragon|near
dried-thyme|+thyme 270
dried-white-beans|AGRIBALYSE 3.1: Haricot bean, dry|3.43|0.587 5.68 2.89e-14 71.3|ffgf|15.57|435.7
dried-yeast|AGRIBALYSE 3.1: Baker's yeast, dehydrated|2.46|5.61 0.39 2.239e-14 241|ffef|-|-
drinking-chocolate|+sugar 75 cocoa-powder 25
duck|AGRIBALYSE 3.1: Duck, meat and skin, raw|3.11|6.98 6.8 1.021e-13 351|ffgf|12.22|660
duck-breast|=duck|near
duck-egg|=egg|same
duck-leg|=duck|near
dulce-de-leche|+condensed-milk 98
edamame|AGRIBALYSE 3.1: Soybean, whole grain|3.42|1.47 0.38 2.89e-14 187|ffgf|15.57|435.7
edible-flowers|=parsley|near
eel|=mackerel|near
egg|AGRIBALYSE 3.1: Egg, raw|2.43|3.19 4.31 5.352e-14 236|ffgf|6.27|577.7
egg-noodles|AGRIBALYSE 3.1: Fresh egg pasta, raw|2.22|1.58 1.64 8.071e-15 124|ffgf|3.85|647.5
egg-white|AGRIBALYSE 3.1: Egg white, raw|2.64|3.54 4.78 5.352e-14 261|ffgf|6.27|577.7
egg-yolk|AGRIBALYSE 3.1: Egg yolk, raw|2.62|3.54 4.78 5.352e-14 261|ffgf|6.27|577.7
elderflower|=parsley|near
emmental|AGRIBALYSE 3.1: Emmental cheese, from cow's milk|1.84|6.19 2.15 9.71e-14 334|ffgf|87.79|5605
endive|AGRIBALYSE 3.1: Chicory, raw|2.38|0.933 1.15 1.154e-15 42.9|ffgf|0.38|102.5
english-muffin|=bread|near
evaporated-milk|+milk 215
farfalle|=pasta|same
farro|=bulgur|near
fennel|AGRIBALYSE 3.1: Fennel, raw|2.43|0.97 1.52 1.154e-15 14.6|ffgf|0.38|102.5
fennel-seeds|AGRIBALYSE 3.1: Fennel, seed|4.14|1.1 1.21 2.715e-15 16|ffef|-|-
fenugreek|=curry-powder|near
feta|AGRIBALYSE 3.1: Feta cheese, from ewe's milk|2.45|5.56 1.31 9.71e-14 576|ffgf|87.79|5605
fig|AGRIBALYSE 3.1: Fig, raw|2.9|0.617 19.1 2.681e-15 35|ffgf|0.89|153.5
filled-pasta|+flour 45 egg 20 ricotta 20 spinach 8 parmesan 5
filo-pastry|AGRIBALYSE 3.1: Phyllo or filo dough, raw|2.55|1.78 2.06 8.071e-15 176|ffgf|3.85|647.5
fish|+cod 50 salmon 50
fish-fingers|+cod 62 breadcrumbs 22 vegetable-oil 8
fish-sauce|AGRIBALYSE 3.1: Nuoc mam sauce or fish sauce, prepacked|2|0.939 0.744 4.98e-15 34.9|ffef|-|-
fish-stock|+cod 8 carrot 3 onion 3 salt 0.6
flaked-almonds|=almonds|same
flaky-sea-salt|=salt|same
flatbread|=bread|near
flaxseed|AGRIBALYSE 3.1: Flaxseed|4.36|3.6 2.84 4.735e-14 631|ffef|-|-
flour|AGRIBALYSE 3.1: Wheat flour, type 55 (for pastry)|2.57|0.72 0.325 8.071e-15 83.2|ffgf|3.85|647.5
flour-tortilla|+flour 62 vegetable-oil 7 salt 1.4
focaccia|=bread|near
foie-gras|AGRIBALYSE 3.1: Liver, duck, raw|3.05|1.84 1.58 1.021e-13 76|ffgf|12.22|660
freekeh|=bulgur|near
fresh-breadcrumbs|=bread|same
fresh-pasta|+flour 65 egg 30
fresh-sardines|=sardines|same
fresh-turmeric|=ginger|near
fresh-yeast|AGRIBALYSE 3.1: Baker's yeast, compressed|2.46|5.71 0.421 2.254e-14 243|ffef|-|-
frozen-berries|+strawberry 40 raspberry 30 blueberry 30
frozen-peas|=peas|same
frozen-spinach|=spinach|same
frozen-sweetcorn|=sweetcorn|same
frozen-vegetables|+carrot 30 peas 30 green-beans 20 sweetcorn 20
frozen-whipped-topping|+double-cream 45 sugar 23 coconut-oil 10
fruit|+apple 30 banana 20 orange 25 strawberry 25
fusilli|=pasta|same
galangal|=ginger|near
game|=rabbit|near
garam-masala|=curry-powder|near
garlic|AGRIBALYSE 3.1: Garlic, fresh|3.54|0.356 3.02 1.37e-15 18.5|ffgf|0.39|14.3
garlic-powder|+garlic 230
garlic-salt|+salt 75 garlic-powder 25
gelatine|AGRIBALYSE 3.1: Gelatine, dried|2.83|1.78 1.17 1.107e-14 97.4|ffef|-|-
gherkins|=cucumber|near
giant-couscous|=pasta|same
gin|+spirit 100
ginger|AGRIBALYSE 3.1: Ginger, raw|3.73|0.454 1.45 1.294e-15 12.7|ffgf|0.33|28.4
ginger-beer|+sugar 9
glace-cherries|+cherry 25 sugar 70
gnocchi|+potato 70 flour 25 egg 5 salt 0.8
goat|=lamb-leg|near
goat-cheese|AGRIBALYSE 3.1: Crottin cheese, from goat's milk|2.45|7.91 7 9.71e-14 586|ffgf|87.79|5605
goat-s-milk|=milk|near
goji-berries|+raisins 100
golden-syrup|+sugar 80
goose|AGRIBALYSE 3.1: Goose, meat and skin, raw|3.11|6.98 6.8 1.021e-13 351|ffgf|12.22|660
goose-fat|=lard|near
gooseberry|=raspberry|near
graham-cracker-crumbs|+whole-wheat-flour 62 sugar 28 vegetable-oil 10 salt 1.2
graham-crackers|+whole-wheat-flour 62 sugar 28 vegetable-oil 10 salt 1.2
grapefruit|AGRIBALYSE 3.1: Grapefruit, yellow, pulp, raw|2.36|1.18 71.5 1.643e-15 49.8|ffgf|0.86|82.7
grapefruit-juice|+grapefruit 94
grapes|AGRIBALYSE 3.1: Grape, raw|2.46|0.458 4.93 6.411e-15 23.1|ffgf|2.41|419.6
grapeseed-oil|=sunflower-oil|near
gravy|+beef-stock 88 flour 5 butter 4 salt 0.6
greek-yogurt|AGRIBALYSE 3.1: Yogurt, Greek-style, plain|2.48|2.12 0.491 1.198e-14 125|ffgf|8.95|628.2
green-beans|AGRIBALYSE 3.1: French bean, raw|2.52|0.45 6.44 1.154e-15 83.9|ffgf|0.38|102.5
green-bell-pepper|AGRIBALYSE 3.1: Sweet pepper, green, raw|2.43|1.19 1.44 1.154e-15 7.72|ffgf|0.38|102.5
green-chilli|=chilli|same
green-olives|=olives|near
ground-almonds|AGRIBALYSE 3.1: Almond, (with peel)|3.19|2.7 31.1 1.063e-14 380|ffgf|12.96|4134
ground-beef|AGRIBALYSE 3.1: Beef, minced steak, 20% fat, raw|2.43|34.1 7.44 4.655e-13 2400|ffgf|326.2|1451
ground-chicken|AGRIBALYSE 3.1: Chicken, meat, raw|2.66|5.52 5.44 1.021e-13 281|ffgf|12.22|660
ground-coriander|=coriander-seeds|same
ground-ginger|AGRIBALYSE 3.1: Ginger, powder|4.31|0.983 1.55 3.001e-15 18.2|ffef|-|-
ground-hazelnuts|=hazelnuts|same
ground-lamb|AGRIBALYSE 3.1: Lamb, shoulder, raw|2.63|33 10.3 2.94e-13 3530|ffgf|369.8|1803
ground-pork|AGRIBALYSE 3.1: Sausage meat, pure pork, raw|2.47|5.09 3.54 1.091e-13 279|ffgf|17.36|1796
ground-turkey|AGRIBALYSE 3.1: Turkey, meat, raw|3.11|5.52 5.44 1.021e-13 281|ffgf|12.22|660
ground-veal|=veal|same
groundnut-oil|AGRIBALYSE 3.1: Peanut oil|1.61|4.26 24.5 5.573e-14 778|ffef|-|-
gruyere|AGRIBALYSE 3.1: Gruyere cheese, from cow's milk|1.81|6.26 2.17 9.71e-14 338|ffgf|87.79|5605
guacamole|+avocado 78 tomato 8 onion 6 lime-juice 5 salt 0.6
guava|=mango|near
guinea-fowl|=chicken|near
habanero|=chilli|same
haddock|AGRIBALYSE 3.1: Haddock, raw|3.57|10.8 0.482 6.133e-14 25|ffwf|8.41|3691
hake|=cod|near
halibut|=cod|near
halloumi|AGRIBALYSE 3.1: Feta cheese, from ewe's milk|2.45|5.56 1.31 9.71e-14 576|ffgf|87.79|5605
ham|AGRIBALYSE 3.1: Cooked ham, choice|2.45|7.1 5.02 1.091e-13 376|ffgf|17.36|1796
ham-hock|=pork-shoulder|near
hare|=rabbit|near
harissa|+chilli 60 olive-oil 12 garlic 5 cumin 3 salt 2
hazelnuts|AGRIBALYSE 3.1: Hazelnut|3.31|4.66 11.7 1.063e-14 821|ffgf|12.96|4134
head-cheese|=pork-shoulder|near
hearts-of-palm|=artichoke|near
herb-salt|+salt 88 dried-parsley 6 onion-powder 6
herring|=mackerel|near
hoisin-sauce|+soy-sauce 45 sugar 35 miso 15 sesame-oil 3
honey|AGRIBALYSE 3.1: Honey|2.22|1.24 1.81 5.013e-15 35.2|ffef|-|-
horseradish|=ginger|near
horseradish-sauce|+horseradish 45 double-cream 25 vinegar 15 salt 1
hot-sauce|+chilli 35 vinegar 60 salt 6
hummus|+dried-chickpeas 24 tahini 15 olive-oil 6 lemon-juice 6 salt 0.8
ice|=water|same
ice-cream|+milk 50 double-cream 28 sugar 20 egg-yolk 3
icing|+icing-sugar 75 butter 22
icing-sugar|AGRIBALYSE 3.1: Sugar, white|2.99|0.614 2.12 9.446e-15 33.3|ffgf|2.04|620.1
italian-seasoning|+dried-oregano 40 dried-basil 30 dried-thyme 30
jalapeno|=chilli|same
jam|+strawberry 50 sugar 60
jasmine-rice|=rice|same
jerusalem-artichoke|=potato|near
jicama|=turnip|near
juice|+orange 50 apple 45
juniper-berries|=cloves|near
kaffir-lime-leaf|=bay-leaf|near
kale|AGRIBALYSE 3.1: Curly kale, raw|2.6|0.73 0.103 1.358e-15 33.5|ffgf|0.55|119.4
kefir|=buttermilk|near
ketchup|AGRIBALYSE 3.1: Ketchup|2.76|0.946 2.32 1.405e-15 19.5|ffgf|0.8|369.8
kidney-beans|+dried-kidney-beans 40 salt 0.6
kidneys|=chicken-liver|near
kimchi|=cabbage|near
kiwi|AGRIBALYSE 3.1: Kiwi fruit, pulp and seeds, raw|1.99|0.992 8.05 2.681e-15 44.7|ffgf|0.89|153.5
kohlrabi|=turnip|near
kumquat|=orange|near
lamb|=lamb-leg|near
lamb-chop|AGRIBALYSE 3.1: Lamb, chop fillet, raw|2.63|41.3 12.9 2.94e-13 4410|ffgf|369.8|1803
lamb-leg|AGRIBALYSE 3.1: Lamb, leg, raw|2.63|41.3 12.9 2.94e-13 4410|ffgf|369.8|1803
lamb-s-lettuce|=lettuce|near
lamb-shank|=lamb-shoulder|same
lamb-shoulder|AGRIBALYSE 3.1: Lamb, shoulder, raw|2.63|33 10.3 2.94e-13 3530|ffgf|369.8|1803
lard|AGRIBALYSE 3.1: Lard or pork fat|2.58|1.59 0.933 1.091e-13 72.4|ffgf|17.36|1796
lardons|=bacon|same
lasagne-sheets|=pasta|same
leaf-gelatine|=gelatine|same
leek|AGRIBALYSE 3.1: Leek, raw|2.26|0.773 1.73 1.37e-15 13.3|ffgf|0.39|14.3
lemon|AGRIBALYSE 3.1: Lemon, pulp, raw|2.46|0.713 12.6 1.643e-15 25.7|ffgf|0.86|82.7
lemon-curd|+sugar 35 butter 22 egg 28 lemon-juice 22
lemon-juice|AGRIBALYSE 3.1: Lemon juice, pure juice|1.95|0.79 9.99 1.643e-15 72.5|ffgf|0.86|82.7
lemon-zest|=lemon|near
lemonade|+sugar 10 lemon-juice 4
lemongrass|=leek|near
lentils|AGRIBALYSE 3.1: Lentil, green, dried|3.37|0.909 1.1 2.89e-14 147|ffgf|15.57|435.7
lettuce|AGRIBALYSE 3.1: Lettuce, raw|2.26|0.948 3.32 1.154e-15 3.33|ffgf|0.38|102.5
lime|AGRIBALYSE 3.1: Lime, pulp, raw|3.01|0.533 11 1.643e-15 22|ffgf|0.86|82.7
lime-juice|AGRIBALYSE 3.1: Lemon juice, pure juice|1.95|0.79 9.99 1.643e-15 72.5|ffgf|0.86|82.7
lime-zest|=lemon|near
liqueur|+spirit 55 sugar 35
little-gem-lettuce|=lettuce|same
liver|=chicken-liver|near
lobster|AGRIBALYSE 3.1: Lobster, boiled/cooked in water|2.13|38.5 4.54 3.283e-14 129|ffgf|2.97|3515
lovage|=parsley|near
lychee|=mango|near
macadamia-nuts|=cashews|near
macaroni|=pasta|same
mace|=nutmeg|near
mackerel|AGRIBALYSE 3.1: Mackerel, raw|3.57|2.25 0.235 6.133e-14 7.92|ffwf|8.41|3691
mandarin|+orange 112
mango|AGRIBALYSE 3.1: Mango, pulp, raw|2.79|0.693 16.6 2.681e-15 32.2|ffgf|0.89|153.5
maple-syrup|AGRIBALYSE 3.1: Syrup, maple|1.34|2.02 2.24 9.763e-15 82.9|ffef|-|-
margarine|AGRIBALYSE 3.1: Vegetable fat (margarine type), 70% fat, unsalted|3.31|2.53 3.48 2.751e-14 314|ffef|-|-
marjoram|=basil|near
marmalade|+orange 40 sugar 60
marsala|+white-wine 130 sugar 9
marshmallow|+sugar 82 gelatine 3
marzipan|+almonds 50 sugar 50
mascarpone|AGRIBALYSE 3.1: Fresh cream cheese, plain, creamy, around 8% fat|3.48|2.21 0.507 9.71e-14 106|ffgf|87.79|5605
mayonnaise|AGRIBALYSE 3.1: Mayonnaise (70% fat and more)|2.49|3.01 4.97 3.244e-14 388|ffef|-|-
meat|+ground-beef 40 pork-shoulder 30 chicken 30
meatballs|+ground-beef 50 ground-pork 30 breadcrumbs 10 egg 6 salt 1.2
melon|AGRIBALYSE 3.1: Melon, cantaloupe (ex Cavaillon or Charentais melon), pulp, raw|2.81|0.933 7.91 2.681e-15 39.1|ffgf|0.89|153.5
merguez|=sausage|near
meringue|+sugar 92 egg-white 45
microgreens|=rocket|near
milk|AGRIBALYSE 3.1: Milk, whole, UHT|2.46|1.5 0.485 1.198e-14 71.2|ffgf|8.95|628.2
milk-chocolate|AGRIBALYSE 3.1: Milk chocolate bar|2.99|12.7 2.18 9.144e-14 522|ffgf|68.96|540.6
milk-powder|+milk 760
millet|=quinoa|near
minced-meat|+ground-beef 50 ground-pork 50
mint|AGRIBALYSE 3.1: Mint, fresh|3.18|0.691 4.66 1.154e-15 32|ffgf|0.38|102.5
mirin|+white-wine 60 sugar 40
miso|AGRIBALYSE 3.1: Miso|2.52|1.05 15 8.909e-15 73.7|ffef|-|-
mixed-berries|+strawberry 40 raspberry 30 blueberry 30
mixed-herbs|+parsley 50 chives 25 basil 25
mixed-peel|+orange 20 sugar 72
mixed-seeds|+sunflower-seeds 40 pumpkin-seeds 30 sesame-seeds 15 flaxseed 15
mixed-spice|=cinnamon|near
molasses|AGRIBALYSE 3.1: Cane molasses|3.68|1.28 8.66 9.446e-15 92.2|ffgf|2.04|620.1
monkfish|=cod|near
monterey-jack|=cheddar|same
mortadella|=sausage|near
mozzarella|AGRIBALYSE 3.1: Mozzarella cheese, from cow's milk|1.88|4.66 1.77 9.71e-14 242|ffgf|87.79|5605
muesli|=oats|near
mung-beans|=lentils|near
mushroom|Poore and Nemecek 2018: Other Vegetables|5|0.53 2.91 1.154e-15 13.7|gggg|0.38|102.5
mussel|AGRIBALYSE 3.1: Mussel, common, raw|2.85|4.95 1.1 2.268e-14 245|ffef|-|-
mustard|AGRIBALYSE 3.1: Mustard|2.47|1.83 3.98 2.276e-14 246|ffef|-|-
mustard-powder|+mustard-seeds 100
mustard-seeds|=sesame-seeds|near
naan|=bread|near
nashi-pear|=pear|near
nduja|=chorizo|near
nectarine|=peach|near
nettle|=kale|near
new-potato|=potato|same
nigella-seeds|=cumin|near
nutmeg|AGRIBALYSE 3.1: Nutmeg|3.75|1.2 1.21 2.715e-15 16|ffef|-|-
nutritional-yeast|=dried-yeast|near
nuts|+walnuts 30 almonds 30 hazelnuts 20 cashews 20
oat-flour|=oats|same
oat-milk|AGRIBALYSE 3.1: Oat-based drink, plain, prepacked|2.23|0.536 0.331 5.805e-15 42.5|ffef|-|-
oats|AGRIBALYSE 3.1: Oat flakes, pre-cooked, raw|4.31|1.51 0.926 2.125e-14 241|ffgf|7.6|482.4
octopus|AGRIBALYSE 3.1: Squid, raw|3.64|12 0.715 4.126e-15 27.4|ffef|-|-
okra|=green-beans|near
olive-oil|AGRIBALYSE 3.1: Olive oil, extra virgin|1.61|1 22.2 3.553e-14 617|ffgf|26.31|2142
olives|Poore and Nemecek 2018: Olive Oil|5|5.42 22.2 3.553e-14 617|gggg|26.31|2142
onion|AGRIBALYSE 3.1: Onion, raw|2.21|0.388 2.68 1.37e-15 17.5|ffgf|0.39|14.3
onion-powder|+onion 830
onion-salt|+salt 75 onion-powder 25
orange|AGRIBALYSE 3.1: Orange, pulp, raw|2.68|0.636 10.5 1.643e-15 26.4|ffgf|0.86|82.7
orange-juice|+orange 92
orange-zest|=lemon|near
oregano|=basil|near
ox-cheek|=beef-stew-meat|same
oxtail|=beef-chuck|near
oyster|AGRIBALYSE 3.1: Oyster, raw|2.85|4.92 1.39 2.304e-14 250|ffef|-|-
oyster-mushroom|=mushroom|near
oyster-sauce|+soy-sauce 50 sugar 18 cornflour 5 oyster 10
palm-sugar|=brown-sugar|same
pancetta|=bacon|same
paneer|=feta|near
panko|=breadcrumbs|same
papaya|=peach|near
paprika|AGRIBALYSE 3.1: Paprika|4.31|9.19 19.2 5.128e-14 699|ffef|-|-
parmesan|AGRIBALYSE 3.1: Parmesan cheese, from cow's milk|1.84|6.19 2.15 9.71e-14 333|ffgf|87.79|5605
parsley|AGRIBALYSE 3.1: Parsley, fresh|2.99|1.09 1.98 1.154e-15 132|ffgf|0.38|102.5
parsnip|AGRIBALYSE 3.1: Parsnip, raw|2.6|0.459 2.2 1.294e-15 10.8|ffgf|0.33|28.4
passion-fruit|=mango|near
pasta|AGRIBALYSE 3.1: Dried pasta, raw|2.88|2.15 1.57 8.071e-15 220|ffgf|3.85|647.5
pate|=sausage|near
peach|AGRIBALYSE 3.1: Peach, pulp and peel, raw|2.25|0.599 19 2.681e-15 34.8|ffgf|0.89|153.5
peanut-butter|AGRIBALYSE 3.1: Peanut butter or peanut paste|3.53|3.2 6.19 1.768e-14 314|ffgf|9.11|1852
peanuts|AGRIBALYSE 3.1: Peanut|3.53|4.16 4.99 1.768e-14 536|ffgf|9.11|1852
pear|AGRIBALYSE 3.1: Pear, pulp and peel, raw|2.57|0.366 6.51 2.681e-15 17.6|ffgf|0.89|153.5
pearl-onion|=onion|same
pearl-sugar|=sugar|same
peas|AGRIBALYSE 3.1: Garden peas, raw|2.43|0.666 0.863 1.596e-14 158|ffgf|7.46|396.6
pecans|AGRIBALYSE 3.1: Pecan nut|3.7|3.65 50.4 1.063e-14 635|ffgf|12.96|4134
pecorino|=parmesan|same
penne|=pasta|same
pepper|AGRIBALYSE 3.1: Black pepper, powder|2.34|9.19 19.2 5.128e-14 699|ffef|-|-
peppercorns|=pepper|same
persimmon|=peach|near
pesto|+basil 30 olive-oil 44 parmesan 16 pine-nuts 8 salt 0.8
pheasant|=chicken|near
pickle-relish|+cucumber 75 sugar 30 vinegar 10 salt 2
pickled-beetroot|=beetroot|near
pickled-ginger|=ginger|near
pickled-jalapenos|=chilli|near
pickled-onion|+onion 85 vinegar 12 sugar 2 salt 1.5
pickled-vegetables|+vegetables 85 vinegar 12 sugar 1 salt 1.5
pie-crust|+flour 58 butter 33 salt 0.6
pine-nuts|AGRIBALYSE 3.1: Pine nuts|3.76|4.16 4.99 1.063e-14 536|ffgf|12.96|4134
pineapple|AGRIBALYSE 3.1: Pineapple, pulp, raw|2.68|1.3 0.61 2.681e-15 33.5|ffgf|0.89|153.5
pineapple-juice|+pineapple 104
pistachios|AGRIBALYSE 3.1: Pistachio nut, grilled|4.4|7.35 15.3 1.063e-14 612|ffgf|12.96|4134
pitta-bread|=bread|near
pizza-base|=bread|near
pizza-dough|+flour 60 olive-oil 3 dried-yeast 0.5 salt 1.2
plant-cream|+soy-milk 80 rapeseed-oil 15
plant-yogurt|+soy-milk 100
plantain|=sweet-potato|near
plum|AGRIBALYSE 3.1: Plum, raw|2.57|0.976 39.3 2.681e-15 983|ffgf|0.89|153.5
plum-tomato|=tomato|same
poblano|=green-bell-pepper|near
polenta|=cornmeal|same
pomegranate|AGRIBALYSE 3.1: Pomegranate, pulp and pips, raw|3.12|0.487 3.6 2.681e-15 18.8|ffgf|0.89|153.5
pomegranate-seeds|=pomegranate|same
popcorn|+cornmeal 100
popping-corn|=cornmeal|same
poppy-seeds|=sesame-seeds|near
pork|=pork-shoulder|near
pork-belly|AGRIBALYSE 3.1: Pork, belly, raw|3.1|10.4 7.31 1.091e-13 611|ffgf|17.36|1796
pork-chop|=pork-loin|same
pork-loin|AGRIBALYSE 3.1: Pork, loin, raw|2.64|10.4 7.31 1.091e-13 611|ffgf|17.36|1796
pork-ribs|=pork-belly|same
pork-shoulder|AGRIBALYSE 3.1: Pork, shoulder, raw|2.45|8.33 5.85 1.091e-13 489|ffgf|17.36|1796
pork-tenderloin|AGRIBALYSE 3.1: Pork tenderloin, lean, raw|2.64|10.4 7.31 1.091e-13 611|ffgf|17.36|1796
port|+red-wine 135 sugar 9
portobello-mushroom|=mushroom|same
potato|AGRIBALYSE 3.1: Potato, peeled, raw|2.26|0.495 0.732 2.6e-15 19.7|ffgf|0.88|59.1
potato-starch|=cornflour|near
poultry|=chicken|near
preserved-lemon|=lemon|near
preserving-sugar|=sugar|same
processed-cheese|+cheddar 70 milk 30 salt 1.5
prosciutto|AGRIBALYSE 3.1: Parma dry-cured ham|2.51|17.9 11.8 1.091e-13 979|ffgf|17.36|1796
prunes|AGRIBALYSE 3.1: Prune|2.64|2.9 158 2.681e-15 3940|ffgf|0.89|153.5
puff-pastry|AGRIBALYSE 3.1: Puff pastry, pure butter, raw|2.13|3.64 1.34 8.071e-15 203|ffgf|3.85|647.5
pumpkin|AGRIBALYSE 3.1: Pumpkin, raw|2.49|0.62 3.32 1.154e-15 11.4|ffgf|0.38|102.5
pumpkin-seeds|=sunflower-seeds|near
quail|=chicken|near
quail-egg|=egg|same
quark|+skimmed-milk 180 cream-cheese 4
quince|=pear|near
quinoa|AGRIBALYSE 3.1: Quinoa, raw|2.55|6.07 31 1.604e-14 157|ffef|-|-
rabbit|AGRIBALYSE 3.1: Rabbit, meat, raw|3.11|6.98 6.8 1.021e-13 351|ffgf|12.22|660
rack-of-lamb|=lamb-chop|same
radicchio|=lettuce|near
radish|AGRIBALYSE 3.1: Radish, raw|2.43|0.603 0.539 1.294e-15 4.53|ffgf|0.33|28.4
raisins|AGRIBALYSE 3.1: Raisin|2.75|1.04 19.5 6.411e-15 85.4|ffgf|2.41|419.6
ramen-noodles|=pasta|near
rapeseed-oil|AGRIBALYSE 3.1: Rapeseed oil|1.39|3.24 0.431 2.656e-14 290|ffgf|10.63|237.7
ras-el-hanout|=curry-powder|near
raspberry|AGRIBALYSE 3.1: Raspberry, raw|2.68|1.47 2.37 6.411e-15 118|ffgf|2.41|419.6
red-bell-pepper|AGRIBALYSE 3.1: Sweet pepper, red, raw|2.43|1.19 1.44 1.154e-15 7.72|ffgf|0.38|102.5
red-cabbage|AGRIBALYSE 3.1: Red cabbage, raw|2.38|0.865 0.555 1.358e-15 10.2|ffgf|0.55|119.4
red-lentils|AGRIBALYSE 3.1: Lentil, pink or red, dried|3.37|0.909 1.1 2.89e-14 147|ffgf|15.57|435.7
red-onion|AGRIBALYSE 3.1: Onion, raw|2.21|0.388 2.68 1.37e-15 17.5|ffgf|0.39|14.3
red-wine|AGRIBALYSE 3.1: Wine, red|3.18|1.19 0.277 5.234e-15 101|ffgf|1.78|78.9
red-wine-vinegar|AGRIBALYSE 3.1: Vinegar|3.2|1.19 0.274 1.138e-14 101|ffef|-|-
redcurrant|=raspberry|near
refried-beans|+dried-kidney-beans 26 vegetable-oil 2 salt 0.9
rhubarb|AGRIBALYSE 3.1: Rhubarb, stalk, raw|3.12|0.719 0.082 1.154e-15 33.5|ffgf|0.38|102.5
rice|AGRIBALYSE 3.1: Rice, raw|3.3|2.76 79 1.128e-14 65.1|ffgf|2.8|2248
rice-cakes|+rice 104
rice-flour|=rice|same
rice-noodles|AGRIBALYSE 3.1: Rice noodle, dried|2.55|1.45 29.2 1.128e-14 31.7|ffgf|2.8|2248
rice-paper|=rice|same
rice-vinegar|=vinegar|same
ricotta|AGRIBALYSE 3.1: Drained soft fresh cheese, around 6% fat|1.81|5.14 1.79 9.71e-14 278|ffgf|87.79|5605
risotto-rice|AGRIBALYSE 3.1: Rice, raw|3.3|2.76 79 1.128e-14 65.1|ffgf|2.8|2248
roasted-red-peppers|=red-bell-pepper|near
rocket|AGRIBALYSE 3.1: Roman rocket, raw|2.6|0.948 3.32 1.154e-15 3.33|ffgf|0.38|102.5
rose-wine|=red-wine|same
rosemary|AGRIBALYSE 3.1: Rosemary, fresh|3.75|0.815 5.29 1.154e-15 36.4|ffgf|0.38|102.5
rum|+spirit 100
rye-bread|+rye-flour 68 salt 1.2
rye-flour|AGRIBALYSE 3.1: Rye flour, type 130|3.3|0.647 0.197 8.071e-15 31.5|ffgf|3.85|647.5
saffron|AGRIBALYSE 3.1: Saffron|3.75|9.19 19.2 5.128e-14 699|ffef|-|-
sage|AGRIBALYSE 3.1: Sage, fresh|3.75|0.815 5.29 1.154e-15 36.4|ffgf|0.38|102.5
sake|+white-wine 110 sugar 3
salad-dressing|+vegetable-oil 40 vinegar 20 mustard 4 sugar 4 salt 1.5
salad-leaves|=lettuce|same
salami|=chorizo|near
salmon|AGRIBALYSE 3.1: Salmon, raw, farmed|3.1|6.35 1.12 6.133e-14 317|ffgf|8.41|3691
salsa|+tomato 75 onion 14 chilli 4 lime-juice 4 salt 1
salsify|=parsnip|near
salt|AGRIBALYSE 3.1: Salt, white, for human consumption (sea, igneous or rock), no enrichment|2.44|0.606 0.414 9.053e-16 3.9|ffef|-|-
salt-cod|+cod 190 salt 18
salted-butter|AGRIBALYSE 3.1: Butter, 80% fat, lightly salted|2.69|7.82 2.5 1.198e-14 455|ffgf|8.95|628.2
sardines|AGRIBALYSE 3.1: European pilchard or sardine, raw|3.57|1.94 0.235 6.133e-14 7.35|ffwf|8.41|3691
sauce|+tomato-sauce 70 double-cream 15 vegetable-oil 5
sauerkraut|=cabbage|near
sausage|AGRIBALYSE 3.1: Toulouse sausage, raw|2.35|16.1 9.03 1.091e-13 993|ffgf|17.36|1796
sausage-meat|=sausage|near
savory|=mint|near
savoy-cabbage|=cabbage|near
scallop|AGRIBALYSE 3.1: Scallop, without coral, raw|3.43|9.71 0.495 4.621e-15 31.7|ffef|-|-
sea-bass|AGRIBALYSE 3.1: European bass, raw|3.64|12.7 2.75 6.133e-14 265|ffwf|8.41|3691
sea-bream|=cod|near
seafood|+shrimp 50 mussel 25 squid 25
seitan|+wheat-gluten 30
self-raising-flour|=flour|same
semi-skimmed-milk|AGRIBALYSE 3.1: Milk, semi-skimmed, UHT|2.47|1.32 0.427 1.198e-14 60|ffgf|8.95|628.2
semolina|AGRIBALYSE 3.1: Durum wheat semolina, raw|2.56|1.67 1.35 8.071e-15 199|ffgf|3.85|647.5
sesame-oil|AGRIBALYSE 3.1: Sesame oil|3.74|3.24 0.431 2.586e-14 290|ffef|-|-
sesame-seeds|AGRIBALYSE 3.1: Sesame seed|4.12|5.21 3.39 7.348e-14 1110|ffef|-|-
shallot|AGRIBALYSE 3.1: Shallot, raw|2.6|0.363 2.91 1.37e-15 17.8|ffgf|0.39|14.3
shaoxing-wine|+white-wine 120
sheep-cheese|=feta|same
sherry|+white-wine 125 sugar 4
sherry-vinegar|=red-wine-vinegar|same
shiitake|Poore and Nemecek 2018: Other Vegetables|5|0.53 2.91 1.154e-15 13.7|gggg|0.38|102.5
shortcrust-pastry|+flour 58 butter 33 salt 0.6
shortening|=vegetable-oil|near
shrimp|AGRIBALYSE 3.1: Shrimp or prawn, raw|3.59|7.64 1.95 3.283e-14 247|ffgf|2.97|3515
shrimp-paste|=fish-sauce|near
sichuan-pepper|=pepper|near
simple-syrup|+sugar 60
single-cream|+double-cream 50 milk 50
skimmed-milk|AGRIBALYSE 3.1: Milk, skimmed, UHT|2.47|1.19 0.387 1.198e-14 52.4|ffgf|8.95|628.2
smoked-paprika|=paprika|same
smoked-salmon|AGRIBALYSE 3.1: Salmon, smoked|2.53|8.77 1.8 6.133e-14 427|ffgf|8.41|3691
smoked-sausage|=sausage|near
snails|=mussel|near
snapper|=cod|near
soba-noodles|=pasta|near
sole|=cod|near
sorrel|=spinach|near
soup|+chicken-stock 60 double-cream 8 flour 4 vegetable-oil 2 carrot 8 salt 0.8
sour-cream|AGRIBALYSE 3.1: Thick cream 30% fat, refrigerated|4.08|3.68 0.98 1.198e-14 197|ffgf|8.95|628.2
sourdough-bread|=bread|same
sourdough-starter|+flour 50
soy|+edamame 250
soy-milk|AGRIBALYSE 3.1: Soy drink, plain, prepacked|2.18|0.436 0.111 2.985e-15 27.1|ffgf|0.66|27.8
soy-sauce|AGRIBALYSE 3.1: Soy sauce, prepacked|2.49|0.743 0.389 4.644e-15 31.9|ffef|-|-
spaghetti|=pasta|same
spaghetti-squash|=pumpkin|near
sparkling-water|=water|same
sparkling-wine|=white-wine|same
spelt-flour|=whole-wheat-flour|same
spices|=curry-powder|near
spinach|AGRIBALYSE 3.1: Spinach, raw|2.38|0.392 0.307 1.154e-15 -17|ffgf|0.38|102.5
spirit|=red-wine|near
split-peas|AGRIBALYSE 3.1: Split pea, dried|3.66|0.875 1.1 1.596e-14 146|ffgf|7.46|396.6
sponge-fingers|+flour 45 sugar 40 egg 40
spring-onion|AGRIBALYSE 3.1: Chive or spring onion, fresh|3.75|0.675 3.28 1.37e-15 19.7|ffgf|0.39|14.3
squid|AGRIBALYSE 3.1: Squid, raw|3.64|12 0.715 4.126e-15 27.4|ffef|-|-
sriracha|=ketchup|near
star-anise|=fennel-seeds|near
star-fruit|=kiwi|near
steel-cut-oats|=oats|same
stem-ginger|+ginger 35 sugar 65
stock|+chicken-stock 50 vegetable-stock 50
stock-cube|+salt 45 chicken-stock 120 vegetable-oil 15 cornflour 15
stock-powder|+salt 45 chicken-stock 120 vegetable-oil 8 cornflour 20
strawberry|AGRIBALYSE 3.1: Strawberry, raw|2.25|0.498 6.89 6.411e-15 76.5|ffgf|2.41|419.6
suet|=lard|near
sugar|AGRIBALYSE 3.1: Sugar, white|2.99|0.614 2.12 9.446e-15 33.3|ffgf|2.04|620.1
sugar-snap-peas|=green-beans|near
sultanas|=raisins|same
sumac|+paprika 100
sun-dried-tomatoes|AGRIBALYSE 3.1: Tomato, dried|2.54|7.5 28.4 1.405e-15 -40|ffgf|0.8|369.8
sunflower-oil|AGRIBALYSE 3.1: Sunflower oil|1.61|2.58 1.28 4.145e-14 555|ffgf|17.66|1008
sunflower-seeds|AGRIBALYSE 3.1: Sunflower seed|2.71|3.25 1.8 4.213e-14 543|ffef|-|-
sushi-rice|=risotto-rice|same
swede|=turnip|near
sweet-chilli-sauce|+sugar 48 chilli 15 vinegar 20 salt 2
sweet-onion|=onion|same
sweet-potato|AGRIBALYSE 3.1: Sweet potato, raw|2.6|0.305 0.64 2.6e-15 19.5|ffgf|0.88|59.1
sweetbreads|=chicken-liver|near
sweetcorn|AGRIBALYSE 3.1: Sweet corn, frozen, raw|2.69|1.01 3.07 6.054e-15 51.4|ffgf|2.94|215.7
swiss-chard|AGRIBALYSE 3.1: Swiss chard, raw|2.55|0.544 0.375 1.154e-15 -20.6|ffgf|0.38|102.5
swordfish|=tuna|near
tagliatelle|=pasta|same
tahini|AGRIBALYSE 3.1: Sesame seed|4.12|5.21 3.39 7.348e-14 1110|ffef|-|-
taleggio|=brie|near
tamarind-paste|+dates 55
tapenade|=olives|near
tapioca-starch|=cornflour|near
taro|=potato|near
tarragon|AGRIBALYSE 3.1: Tarragon, fresh|3.75|0.691 4.66 1.154e-15 32|ffgf|0.38|102.5
tartare-sauce|+mayonnaise 80 cucumber 15 capers 5
tempeh|AGRIBALYSE 3.1: Tempeh|3.75|1.31 0.879 1.191e-14 89.5|ffgf|3.52|148.6
tenderstem-broccoli|=broccoli|same
tequila|+spirit 100
teriyaki-sauce|+soy-sauce 60 sugar 22 mirin 15
thai-basil|=basil|same
thyme|AGRIBALYSE 3.1: Thyme, fresh|3.75|0.815 5.29 1.154e-15 36.4|ffgf|0.38|102.5
tilapia|=cod|near
tofu|AGRIBALYSE 3.1: Tofu, plain|2.59|0.665 0.236 1.191e-14 30|ffgf|3.52|148.6
togarashi|=paprika|near
tomatillo|=tomato|near
tomato|AGRIBALYSE 3.1: Tomato, raw|2.32|0.705 2.29 1.405e-15 1.74|ffgf|0.8|369.8
tomato-juice|+tomato 97 salt 0.6
tomato-passata|=tomato-sauce|same
tomato-paste|AGRIBALYSE 3.1: Tomato paste, concentrated, canned|2.78|2.83 15.9 1.405e-15 -13.1|ffgf|0.8|369.8
tomato-sauce|AGRIBALYSE 3.1: Tomato coulis, canned (tomato puree semi-reduced 11%)|3.11|0.675 1.19 1.405e-15 0.453|ffgf|0.8|369.8
tonic-water|+sugar 8.8
tripe|=chicken-liver|near
trout|AGRIBALYSE 3.1: Rainbow trout, raw, farmed|3.57|6.64 36.8 6.133e-14 191|ffgf|8.41|3691
truffle|=mushroom|near
truffle-oil|=olive-oil|near
tuna|AGRIBALYSE 3.1: Tuna, raw|3.57|4.4 0.341 6.133e-14 11.4|ffwf|8.41|3691
turkey|AGRIBALYSE 3.1: Turkey, meat and skin, raw|3.11|5.52 5.44 1.021e-13 281|ffgf|12.22|660
turkey-breast|=turkey|same
turmeric|AGRIBALYSE 3.1: Turmeric, powder|4.31|9.19 19.2 5.128e-14 699|ffef|-|-
turnip|AGRIBALYSE 3.1: Turnip, peeled, raw|2.43|0.365 1.94 1.294e-15 9.52|ffgf|0.33|28.4
tzatziki|+greek-yogurt 68 cucumber 26 olive-oil 3 garlic 1 salt 0.8
udon-noodles|+flour 40 salt 0.5
urad-dal|=lentils|near
vanilla-extract|AGRIBALYSE 3.1: Vanilla, alcoholic extract|2.99|1.15 0.236 2.212e-15 12.3|ffef|-|-
vanilla-pod|=cardamom|near
vanilla-sugar|=sugar|same
veal|AGRIBALYSE 3.1: Veal, shoulder, raw|2.43|14.7 4.11 1.617e-13 992|ffgf|43.24|2714
veal-chop|=veal|same
veal-escalope|=veal|same
veal-shank|=veal|same
vegan-mince|+tofu 85 vegetable-oil 3 salt 0.8
vegetable-oil|AGRIBALYSE 3.1: Combined oil (blended vegetable oils)|3.27|3.02 0.816 2.769e-14 410|ffgf|10.52|414.6
vegetable-stock|AGRIBALYSE 3.1: Broth, stock or bouillon, vegetables|2.11|0.133 0.127 4.08e-16 1.4|ffef|-|-
vegetables|+carrot 25 onion 25 broccoli 25 courgette 25
venison|=rabbit|near
vermouth|+white-wine 120 sugar 10
vine-leaf|=spinach|near
vinegar|AGRIBALYSE 3.1: Vinegar|3.2|1.19 0.274 1.138e-14 101|ffef|-|-
vodka|+spirit 100
walnut-oil|=rapeseed-oil|near
walnuts|AGRIBALYSE 3.1: Walnut, dried, husked|2.95|4.17 50.7 1.063e-14 637|ffgf|12.96|4134
wasabi|=mustard|near
water-chestnuts|=potato|near
watercress|=rocket|near
watermelon|AGRIBALYSE 3.1: Watermelon, pulp, raw|2.68|0.643 5.91 2.681e-15 29.5|ffgf|0.89|153.5
wheat-gluten|=flour|near
wheatgrass|=spinach|near
whey|=skimmed-milk|near
whipping-cream|=double-cream|same
whisky|+spirit 100
white-asparagus|=asparagus|same
white-beans|+dried-white-beans 40 salt 0.6
white-chocolate|AGRIBALYSE 3.1: White chocolate bar|2.29|11.3 2.42 9.144e-14 484|ffgf|68.96|540.6
white-fish|=cod|near
white-pepper|=pepper|same
white-wine|AGRIBALYSE 3.1: Wine, white, dry|3.01|1.23 0.272 5.234e-15 114|ffgf|1.78|78.9
white-wine-vinegar|=red-wine-vinegar|same
whole-wheat-flour|AGRIBALYSE 3.1: Wheat flour, type 150|2.57|0.72 0.325 8.071e-15 83.2|ffgf|3.85|647.5
wholemeal-bread|+whole-wheat-flour 68 dried-yeast 1 salt 1.2
wild-boar|=rabbit|near
wild-garlic|=chives|same
wild-mushrooms|=mushroom|near
wild-rice|=rice|near
wonton-wrappers|+flour 70 egg 6 salt 1.2
worcestershire-sauce|=soy-sauce|near
yellow-bell-pepper|=red-bell-pepper|same
yogurt|AGRIBALYSE 3.1: Yogurt, fermented milk or dairy specialty, plain|2.04|2.12 0.491 1.198e-14 125|ffgf|8.95|628.2
yuzu|=orange|near
za-atar|+dried-thyme 40 sesame-seeds 40 sumac 20
`;
