/** Built from packages/culinary/figures by `npm run build:figures`: food | source | percent of refuse | calories protein carbohydrates fat fiber vitaminA vitaminC vitaminD vitaminE vitaminK thiamin riboflavin niacin vitaminB6 folate vitaminB12 calcium iron magnesium phosphorus potassium sodium zinc. */
export const nutrientFigures = `
acorn-squash|=butternut-squash|near
agave-syrup|=honey|near
alfalfa-sprouts|=bok-choy|near
alfredo-sauce|+double-cream 45 parmesan 12 butter 8 milk 35
allspice|=cloves|near
almond-butter|=almonds|same
almond-extract|=vanilla-extract|near
almond-flour|=almonds|same
almond-milk|USDA SR28: Beverages, almond milk, unsweetened, shelf stable|0|15 0.59 0.58 1.1 0 43 0 1 2.81 0 0.06 0.047 0.075 0.015 1 0 197 0.35 7 10 67 71 0.07
almonds|USDA SR28: Nuts, almonds|60|579 21.15 21.55 49.93 12.5 0 0 0 25.63 0 0.205 1.138 3.618 0.137 44 0 269 3.71 270 481 733 1 3.12
amaranth|=quinoa|near
anchovies|USDA SR28: Fish, anchovy, european, canned in oil, drained solids|0|210 28.89 0 9.71 0 12 0 1.7 3.33 12.1 0.078 0.363 19.9 0.203 13 0.88 232 4.63 69 252 544 3668 2.44
anchovy-paste|=anchovies|near
anise-seeds|=fennel-seeds|near
annatto|=paprika|near
apple|USDA SR28: Apples, raw, with skin|10|52 0.26 13.81 0.17 2.4 3 4.6 0 0.18 2.2 0.017 0.026 0.091 0.041 3 0 6 0.12 5 11 107 1 0.04
apple-juice|+apple 88
apple-sauce|+apple 94 sugar 6
apricot|USDA SR28: Apricots, raw|7|48 1.4 11.12 0.39 2 96 10 0 0.89 3.3 0.03 0.04 0.6 0.054 9 0 13 0.39 10 23 259 1 0.2
arctic-char|=trout|near
arrowroot|=cornflour|near
artichoke|USDA SR28: Artichokes, (globe or french), raw|60|47 3.27 10.51 0.15 5.4 1 11.7 0 0.19 14.8 0.072 0.066 1.046 0.116 68 0 44 1.28 60 90 370 94 0.49
asafoetida|=curry-powder|near
asparagus|USDA SR28: Asparagus, raw|47|20 2.2 3.88 0.12 2.1 38 5.6 0 1.13 41.6 0.143 0.141 0.978 0.091 52 0 24 2.14 14 52 202 2 0.54
aubergine|USDA SR28: Eggplant, raw|19|25 0.98 5.88 0.18 3 1 2.2 0 0.3 3.5 0.039 0.037 0.649 0.084 22 0 9 0.23 14 24 229 2 0.16
avocado|USDA SR28: Avocados, raw, all commercial varieties|26|160 2 8.53 14.66 6.7 7 10 0 2.07 21 0.067 0.13 1.738 0.257 81 0 12 0.55 29 52 485 7 0.64
bacon|USDA SR28: Pork, cured, bacon, unprepared|0|417 12.62 1.28 39.69 0 11 0 0.4 0.43 0 0.276 0.081 4.022 0.266 0 0.5 5 0.41 12 144 198 662 1.18
bagel|=bread|near
baguette|=bread|same
baked-beans|+dried-white-beans 22 tomato-sauce 40 sugar 5 salt 0.8
baking-powder|USDA SR28: Leavening agents, baking powder, double-acting, sodium aluminum sulfate|0|53 0 27.7 0 0.2 0 0 0 0 0 0 0 0 0 0 0 5876 11.02 27 2191 20 10600 0.01
baking-soda|USDA SR28: Leavening agents, baking soda|0|0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 27360 0
balsamic-glaze|+balsamic-vinegar 150 sugar 25
balsamic-vinegar|USDA SR28: Vinegar, balsamic|0|88 0.49 17.03 0 - 0 0 - - - - - - - - - 27 0.72 12 19 112 23 0.08
bamboo-shoots|=bok-choy|near
banana|USDA SR28: Bananas, raw|36|89 1.09 22.84 0.33 2.6 3 8.7 0 0.1 0.5 0.031 0.073 0.665 0.367 20 0 5 0.26 27 22 358 1 0.15
banana-leaf|=spinach|near
barbecue-sauce|=ketchup|near
barley|USDA SR28: Barley, pearled, raw|0|352 9.91 77.72 1.16 15.6 1 0 0 0.02 2.2 0.191 0.114 4.604 0.26 23 0 29 2.5 79 221 280 9 2.13
basil|Ciqual 2020: Basilic, frais|0|34.8 3.35 6.02 0.47 3.47 261.7 14.5 0 0.8 415 0.034 0.076 0.9 0.16 68 0 273 5.24 64 56 295 12 0.81
basmati-rice|=rice|same
bay-leaf|USDA SR28: Spices, bay leaf|0|313 7.61 74.97 8.36 26.3 309 46.5 0 - - 0.009 0.421 2.005 1.74 180 0 834 43 120 113 529 23 3.7
bean-sprouts|=bok-choy|near
beans|+dried-kidney-beans 20 dried-white-beans 20 salt 0.6
beef|=beef-chuck|near
beef-brisket|=beef-chuck|near
beef-chuck|USDA SR28: Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, all grades, raw|19|248 17.16 0 19.41 0 0 0 - - - 0.1 0.17 2.18 0.36 5 3.4 10 2.04 17 162 271 68 4.98
beef-fillet|+beef-steak 100
beef-shin|=beef-chuck|same
beef-short-ribs|=beef-chuck|same
beef-steak|Ciqual 2020: Boeuf, steak ou bifteck, cru|0|223 19.2 0 16.2 0 15 0 0.6 0.48 0 0.075 0.16 4.44 0.42 5.77 2.18 6 1.93 19.8 174 307 58.7 4.03
beef-stew-meat|Ciqual 2020: Boeuf, à bourguignon ou pot-au-feu, cru|0|164 24 0 7.5 0 - - - - - - - - - - - 18 2.1 - - - 41.8 -
beef-stock|USDA SR28: Soup, stock, beef, home-prepared|0|13 1.97 1.2 0.09 0 0 0 0 0.01 0.1 0.033 0.091 0.872 0.055 2 0 8 0.27 7 31 185 198 0.17
beer|USDA SR28: Alcoholic beverage, beer, regular, all|0|43 0.46 3.55 0 0 0 0 0 0 0 0.005 0.025 0.513 0.046 6 0.02 4 0.02 6 14 27 4 0.01
beetroot|USDA SR28: Beets, raw|33|43 1.61 9.56 0.17 2.8 2 4.9 0 0.04 0.2 0.031 0.04 0.334 0.067 109 0 16 0.8 23 40 325 78 0.35
bell-pepper|=red-bell-pepper|same
biscuits|+flour 55 butter 22 sugar 26 salt 0.7
bitters|+spirit 100
black-beans|+dried-black-beans 40 salt 0.6
black-olives|=olives|same
black-pudding|=chorizo|near
blackberry|USDA SR28: Blackberries, raw|4|43 1.39 9.61 0.49 5.3 11 21 0 1.17 19.8 0.02 0.026 0.646 0.03 25 0 29 0.62 20 22 162 1 0.53
blue-cheese|USDA SR28: Cheese, blue|0|353 21.4 2.34 28.74 0 198 0 0.5 0.25 2.4 0.029 0.382 1.016 0.166 36 1.22 528 0.31 23 387 256 1146 2.66
blueberry|USDA SR28: Blueberries, raw|5|57 0.74 14.49 0.33 2.4 3 9.7 0 0.57 19.3 0.037 0.041 0.418 0.052 6 0 6 0.28 6 12 77 1 0.16
bok-choy|USDA SR28: Cabbage, chinese (pak-choi), raw|12|13 1.5 2.18 0.2 1 223 45 0 0.09 45.5 0.04 0.07 0.5 0.194 66 0 105 0.8 19 37 252 65 0.19
bonito-flakes|+tuna 340
borage|=spinach|near
bouquet-garni|+parsley 50 thyme 40 bay-leaf 10
brain|=chicken-liver|near
brandy|+spirit 100
brazil-nuts|=cashews|near
bread|USDA SR28: Bread, white, commercially prepared (includes soft bread crumbs)|0|266 8.85 49.42 3.33 2.7 0 0 0 0.22 0.2 0.533 0.243 4.78 0.087 171 0 144 3.61 23 98 126 490 0.74
bread-flour|USDA SR28: Wheat flour, white, bread, enriched|0|361 11.98 72.53 1.66 2.4 0 0 0 0.4 0.3 0.812 0.512 7.554 0.037 288 0 15 4.41 25 97 100 2 0.85
bread-roll|=bread|same
breadcrumbs|USDA SR28: Bread crumbs, dry, grated, plain|0|395 13.35 71.98 5.3 4.5 0 0 0 0.08 6.6 0.967 0.403 6.634 0.121 164 0.35 183 4.83 43 165 196 732 1.45
breadsticks|+flour 95 olive-oil 8 salt 1.8
breakfast-cereal|+cornmeal 82 sugar 10 salt 1.2
brie|USDA SR28: Cheese, brie|0|334 20.75 0.45 27.68 0 174 0 0.5 0.24 2.3 0.07 0.52 0.38 0.235 65 1.65 184 0.5 20 188 152 629 2.38
brioche|+flour 50 butter 20 egg 22 sugar 8 salt 0.9
broad-beans|=edamame|near
broccoli|USDA SR28: Broccoli, raw|39|34 2.82 6.64 0.37 2.6 31 89.2 0 0.78 101.6 0.071 0.117 0.639 0.175 63 0 47 0.73 21 66 316 33 0.41
broccoli-rabe|=kale|near
brown-rice|USDA SR28: Rice, brown, long-grain, raw|0|367 7.54 76.25 3.2 3.6 0 0 0 0.6 0.6 0.541 0.095 6.494 0.477 23 0 9 1.29 116 311 250 5 2.13
brown-sugar|USDA SR28: Sugars, brown|0|380 0.12 98.09 0 0 0 0 0 0 0 0 0 0.11 0.041 1 0 83 0.71 9 4 133 28 0.03
brussels-sprouts|USDA SR28: Brussels sprouts, raw|10|43 3.38 8.95 0.3 3.8 38 85 0 0.88 177 0.139 0.09 0.745 0.219 61 0 42 1.4 23 69 389 25 0.42
buckwheat|=quinoa|near
buckwheat-flour|USDA SR28: Buckwheat flour, whole-groat|0|335 12.62 70.59 3.1 10 0 0 0 0.32 7 0.417 0.19 6.15 0.582 54 0 41 4.06 251 337 577 11 3.12
bulgur|USDA SR28: Bulgur, dry|0|342 12.29 75.87 1.33 12.5 0 0 0 0.06 1.9 0.232 0.115 5.114 0.342 27 0 35 2.46 164 300 410 17 1.93
butter|USDA SR28: Butter, without salt|0|717 0.85 0.06 81.11 0 684 0 0 2.32 7 0.005 0.034 0.042 0.003 3 0.17 24 0.02 2 24 24 11 0.09
butter-beans|+dried-white-beans 36 salt 0.6
buttermilk|USDA SR28: Milk, buttermilk, fluid, cultured, lowfat|0|40 3.31 4.79 0.88 0 14 1 0 0.05 0.1 0.034 0.154 0.058 0.034 5 0.22 116 0.05 11 89 151 190 0.42
butternut-squash|USDA SR28: Squash, winter, butternut, raw|16|45 1 11.69 0.1 2 532 21 0 1.44 1.1 0.1 0.02 1.2 0.154 27 0 48 0.7 34 33 352 4 0.15
cabbage|USDA SR28: Cabbage, raw|20|25 1.28 5.8 0.1 2.5 5 36.6 0 0.15 76 0.061 0.04 0.234 0.124 43 0 40 0.47 12 26 170 18 0.18
cajun-seasoning|=paprika|near
cake|+flour 28 sugar 28 butter 20 egg 24 milk 10
cake-mix|+flour 48 sugar 45 vegetable-oil 6 salt 1.2 baking-powder 1.5
camembert|USDA SR28: Cheese, camembert|0|300 19.8 0.46 24.26 0 241 0 0.4 0.21 2 0.028 0.488 0.63 0.227 62 1.3 388 0.33 20 347 187 842 2.38
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
canned-tomatoes|USDA SR28: Tomatoes, red, ripe, canned, packed in tomato juice|0|16 0.79 3.47 0.25 1.9 20 12.6 0 0.59 2.6 0.575 0.055 0.712 0.111 8 0 33 0.57 10 17 191 115 0.12
canned-tuna|USDA SR28: Fish, tuna, light, canned in water, drained solids|0|86 19.44 0 0.96 0 17 0 1.2 0.33 0.2 0.03 0.084 10.14 0.319 4 2.55 17 1.63 23 139 179 247 0.69
capers|USDA SR28: Capers, canned|0|23 2.36 4.89 0.86 3.2 7 4.3 0 0.88 24.6 0.018 0.139 0.652 0.023 23 0 40 1.67 33 10 40 2348 0.32
caraway-seeds|=cumin|near
cardamom|USDA SR28: Spices, cardamom|0|311 10.76 68.47 6.7 28 0 21 0 - - 0.198 0.182 1.102 0.23 - 0 383 13.97 229 178 1119 18 7.47
carrot|USDA SR28: Carrots, raw|11|41 0.93 9.58 0.24 2.8 835 5.9 0 0.66 13.2 0.066 0.058 0.983 0.138 19 0 33 0.3 12 35 320 69 0.24
cashews|USDA SR28: Nuts, cashew nuts, raw|0|553 18.22 30.19 43.85 3.3 0 0.5 0 0.9 34.1 0.423 0.058 1.062 0.417 25 0 37 6.68 292 593 660 12 5.78
cassava|=sweet-potato|near
caster-sugar|=sugar|same
cauliflower|USDA SR28: Cauliflower, raw|61|25 1.92 4.97 0.28 2 0 48.2 0 0.08 15.5 0.05 0.06 0.507 0.184 57 0 22 0.42 15 44 299 30 0.27
caviar|USDA SR28: Fish, caviar, black and red, granular|0|264 24.6 4 17.9 0 271 0 2.9 1.89 0.6 0.19 0.62 0.12 0.32 50 20 275 11.88 300 356 181 1500 0.95
cayenne|USDA SR28: Spices, pepper, red or cayenne|0|318 12.01 56.63 17.27 27.2 2081 76.4 0 29.83 80.3 0.328 0.919 8.701 2.45 106 0 148 7.8 152 293 2014 30 2.48
celeriac|USDA SR28: Celeriac, raw|14|42 1.5 9.2 0.3 1.8 0 8 0 0.36 41 0.05 0.06 0.7 0.165 8 0 43 0.7 20 115 300 100 0.33
celery|USDA SR28: Celery, raw|11|16 0.69 2.97 0.17 1.6 22 3.1 0 0.27 29.3 0.021 0.057 0.32 0.074 36 0 40 0.2 11 24 260 80 0.13
celery-salt|+salt 75 celery-seeds 25
celery-seeds|=fennel-seeds|near
cheddar|USDA SR28: Cheese, cheddar|0|404 22.87 3.09 33.31 0 330 0 0.6 0.71 2.4 0.029 0.428 0.059 0.066 27 1.1 710 0.14 27 455 76 653 3.64
cheese|+cheddar 50 gruyere 30 mozzarella 20
cherry|USDA SR28: Cherries, sweet, raw|8|63 1.06 16.01 0.2 2.1 3 7 0 0.07 2.1 0.027 0.033 0.154 0.049 4 0 13 0.36 11 21 222 0 0.07
cherry-tomato|USDA SR28: Tomatoes, red, ripe, raw, year round average|9|18 0.88 3.89 0.2 1.2 42 13.7 0 0.54 7.9 0.037 0.019 0.594 0.08 15 0 10 0.27 11 24 237 5 0.17
chervil|=parsley|near
chestnuts|USDA SR28: Nuts, chestnuts, european, raw, unpeeled|26|213 2.42 45.54 2.26 8.1 1 43 0 - - 0.238 0.168 1.179 0.376 62 0 27 1.01 32 93 518 3 0.52
chia-seeds|USDA SR28: Seeds, chia seeds, dried|0|486 16.54 42.12 30.74 34.4 - 1.6 - 0.5 - 0.62 0.17 8.83 - - 0 631 7.72 335 860 407 16 4.58
chicken|USDA SR28: Chicken, broilers or fryers, meat and skin, raw|32|215 18.6 0 15.06 0 41 1.6 0.2 0.3 1.5 0.06 0.12 6.801 0.35 6 0.31 11 0.9 20 147 189 70 1.31
chicken-breast|USDA SR28: Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw|0|120 22.5 0 2.62 0 9 0 0 0.56 0 0.094 0.177 9.6 0.811 9 0.21 5 0.37 28 213 334 45 0.68
chicken-drumstick|=chicken-thigh|same
chicken-leg|=chicken|same
chicken-liver|USDA SR28: Chicken, liver, all classes, raw|0|119 16.92 0.73 4.83 0 3296 17.9 0 0.7 0 0.305 1.778 9.728 0.853 588 16.58 8 8.99 19 297 230 71 2.67
chicken-stock|USDA SR28: Soup, stock, chicken, home-prepared|0|36 2.52 3.53 1.2 0 1 0.2 0 0.03 0.2 0.035 0.085 1.584 0.061 5 0 3 0.21 4 27 105 143 0.14
chicken-thigh|USDA SR28: Chicken, broilers or fryers, dark meat, thigh, meat only, raw|25|121 19.66 0 4.12 0 7 0 0 0.18 2.9 0.088 0.196 5.557 0.451 4 0.61 7 0.81 23 185 242 95 1.58
chicken-wing|=chicken|same
chickpea-flour|=whole-wheat-flour|near
chickpeas|+dried-chickpeas 41 salt 0.6
chili-powder|=paprika|near
chilli|USDA SR28: Peppers, hot chili, red, raw|27|40 1.87 8.81 0.44 1.5 48 143.7 0 0.69 14 0.072 0.086 1.244 0.506 23 0 14 1.03 23 43 322 9 0.26
chilli-flakes|=cayenne|same
chilli-oil|=olive-oil|near
chilli-paste|+chilli 70 salt 8 sugar 8 vegetable-oil 4
chinese-cabbage|=cabbage|near
chinese-five-spice|=curry-powder|near
chipotle-in-adobo|=chilli|near
chips|+potato 145 vegetable-oil 5
chives|USDA SR28: Chives, raw|0|30 3.27 4.35 0.73 2.5 218 58.1 0 0.21 212.7 0.078 0.115 0.647 0.138 105 0 92 1.6 42 58 296 3 0.56
chocolate-candy|=milk-chocolate|near
chocolate-chips|=dark-chocolate|same
chocolate-spread|+sugar 50 vegetable-oil 25 hazelnuts 13 cocoa-powder 8 milk-powder 8
chocolate-syrup|+sugar 58 cocoa-powder 9
chorizo|USDA SR28: Chorizo, pork and beef|0|455 24.1 1.86 38.27 0 0 0 1.5 0.22 1.6 0.63 0.3 5.131 0.53 2 2 8 1.59 18 150 398 1235 3.41
chutney|+mango 50 sugar 35 vinegar 20 raisins 8 salt 1
ciabatta|=bread|same
cider|+apple-juice 25 beer 75
cider-vinegar|USDA SR28: Vinegar, cider|0|21 0 0.93 0 0 0 0 0 0 0 0 0 0 0 0 0 7 0.2 5 8 73 5 0.04
cinnamon|USDA SR28: Spices, cinnamon, ground|0|247 3.99 80.59 1.24 53.1 15 3.8 0 2.32 31.2 0.022 0.041 1.332 0.158 6 0 1002 8.32 60 64 431 10 1.83
cinnamon-stick|=cinnamon|same
clam|USDA SR28: Mollusks, clam, mixed species, raw|0|86 14.67 3.57 0.96 0 90 0 0 0.68 0.2 0.015 0.04 0.35 0.01 5 11.28 39 1.62 19 198 46 601 0.51
clam-juice|+clam 8 salt 1
clarified-butter|USDA SR28: Butter oil, anhydrous|0|876 0.28 0 99.48 0 840 0 0 2.8 8.6 0.001 0.005 0.003 0.001 0 0.01 4 0 0 3 5 2 0.01
clotted-cream|+double-cream 60 butter 45
cloves|USDA SR28: Spices, cloves, ground|0|274 5.97 65.53 13 33.9 8 0.2 0 8.82 141.8 0.158 0.22 1.56 0.391 25 0 632 11.83 259 104 1020 277 2.32
cocoa-butter|=coconut-oil|near
cocoa-powder|USDA SR28: Cocoa, dry powder, unsweetened|0|228 19.6 57.9 13.7 37 0 0 0 0.1 2.5 0.078 0.241 2.185 0.118 32 0 128 13.86 499 734 1524 21 6.81
coconut|+desiccated-coconut 52
coconut-cream|+coconut-milk 165
coconut-flour|+desiccated-coconut 30 whole-wheat-flour 60
coconut-milk|USDA SR28: Nuts, coconut milk, canned (liquid expressed from grated meat and water)|0|197 2.02 2.81 21.33 - 0 1 0 - - 0.022 0 0.637 0.028 14 0 18 3.3 46 96 220 13 0.56
coconut-oil|USDA SR28: Oil, coconut|0|892 0 0 99.06 0 0 0 0 0.11 0.6 0 0 0 0 0 0 1 0.05 0 0 0 0 0.02
coconut-water|+coconut-milk 2 sugar 3
cod|USDA SR28: Fish, cod, Atlantic, raw|0|82 17.81 0 0.67 0 12 1 0.9 0.64 0.1 0.076 0.065 2.063 0.245 7 0.91 16 0.38 32 203 413 54 0.45
coffee|USDA SR28: Beverages, coffee, brewed, prepared with tap water|0|1 0.12 0 0.02 0 0 0 0 0.01 0.1 0.014 0.076 0.191 0.001 2 0 2 0.01 3 3 49 2 0.02
cola|+sugar 10.6
coleslaw|+cabbage 55 carrot 18 mayonnaise 24 salt 0.5
coley|=cod|near
collagen|=gelatine|same
collard-greens|=kale|near
condensed-milk|USDA SR28: Milk, canned, condensed, sweetened|0|321 7.91 54.4 8.7 0 74 2.6 0.2 0.16 0.6 0.09 0.416 0.21 0.051 11 0.44 284 0.19 26 253 371 127 0.94
cooked-rice|+rice 36
cooking-apple|=apple|same
cooking-spray|=rapeseed-oil|near
cordial|+sugar 45 lemon-juice 6
coriander|Ciqual 2020: Coriandre, fraiche|0|22.3 2.13 3.67 0.52 2.8 327.5 27 0 2.5 310 0.067 0.16 1.11 0.15 62 0 67 1.77 26 48 521 46 0.5
coriander-seeds|USDA SR28: Spices, coriander seed|0|298 12.37 54.99 17.77 41.9 0 21 0 - - 0.239 0.29 2.13 - 0 0 709 16.32 330 409 1267 35 4.7
corn-flour|=cornmeal|same
corn-tortilla|+cornmeal 55
cornbread|=bread|near
cornflour|USDA SR28: Cornstarch|0|381 0.26 91.27 0.05 0.9 0 0 0 0 0 0 0 0 0 0 0 2 0.47 3 13 3 9 0.06
cornmeal|USDA SR28: Cornmeal, degermed, enriched, yellow|0|370 7.11 79.45 1.75 3.9 11 0 0 0.12 0 0.551 0.382 4.968 0.182 335 0 3 4.36 32 99 142 7 0.66
cottage-cheese|USDA SR28: Cheese, cottage, creamed, large or small curd|0|98 11.12 3.38 4.3 0 37 0 0.1 0.08 0 0.027 0.163 0.099 0.046 12 0.43 83 0.07 8 159 104 364 0.4
courgette|USDA SR28: Squash, summer, zucchini, includes skin, raw|5|17 1.21 3.11 0.32 1 10 17.9 0 0.12 4.3 0.045 0.094 0.451 0.163 24 0 16 0.37 18 38 261 8 0.32
couscous|USDA SR28: Couscous, dry|0|376 12.76 77.43 0.64 5 0 0 0 - - 0.163 0.078 3.49 0.11 20 0 24 1.08 44 170 166 10 0.83
crab|USDA SR28: Crustaceans, crab, blue, raw|0|87 18.06 0.04 1.08 0 2 3 - - - 0.08 0.04 2.7 0.15 44 9 89 0.74 34 229 329 293 3.54
crab-apple|=apple|near
crab-meat|=crab|same
crackers|+flour 85 vegetable-oil 14 salt 1.8
cranberry|USDA SR28: Cranberries, raw|2|46 0.46 11.97 0.13 3.6 3 14 0 1.32 5 0.012 0.02 0.101 0.057 1 0 8 0.23 6 11 80 2 0.09
cranberry-juice|+cranberry 28 sugar 10
cranberry-sauce|+cranberry 45 sugar 37
cream|+double-cream 60 milk 40
cream-cheese|USDA SR28: Cheese, cream|0|350 6.15 5.52 34.44 0 308 0 0 0.86 2.1 0.023 0.23 0.091 0.056 9 0.22 97 0.11 9 107 132 314 0.5
creme-fraiche|USDA SR28: Cream, fluid, heavy whipping|0|340 2.84 2.74 36.08 0 411 0.6 1.6 0.92 3.2 0.02 0.188 0.064 0.035 4 0.16 66 0.1 7 58 95 27 0.24
crisps|+potato 290 vegetable-oil 34 salt 1.3
croissant|+flour 52 butter 25 milk 15 sugar 6 salt 1
croissant-dough|+flour 50 butter 24 milk 20 sugar 6 salt 1
croutons|+bread 125 vegetable-oil 10
cucumber|USDA SR28: Cucumber, with peel, raw|3|15 0.65 3.63 0.11 0.5 5 2.8 0 0.03 16.4 0.027 0.033 0.098 0.04 7 0 16 0.28 13 24 147 2 0.2
cumin|USDA SR28: Spices, cumin seed|0|375 17.81 44.24 22.27 10.5 64 7.7 0 3.33 5.4 0.628 0.327 4.579 0.435 10 0 931 66.36 366 499 1788 168 4.8
cumin-seeds|=cumin|same
currants|=raisins|same
curry-leaf|=bay-leaf|near
curry-paste|+chilli 30 onion 20 ginger 12 vegetable-oil 12 curry-powder 10 salt 4
curry-powder|USDA SR28: Spices, curry powder|0|325 14.29 55.83 14.01 53.2 1 0.7 0 25.24 99.8 0.176 0.2 3.26 0.105 56 0 525 19.1 255 367 1170 52 4.7
custard|+milk 75 egg-yolk 8 sugar 11 cornflour 3
custard-powder|=cornflour|same
daikon|=radish|near
dark-brown-sugar|=brown-sugar|same
dark-chocolate|USDA SR28: Chocolate, dark, 70-85% cacao solids|0|598 7.79 45.9 42.63 10.9 2 - - 0.59 7.3 0.034 0.078 1.054 0.038 - 0.28 73 11.9 228 308 715 20 3.31
dates|USDA SR28: Dates, deglet noor|10|282 2.45 75.03 0.39 8 0 0.4 0 0.05 2.7 0.052 0.066 1.274 0.165 19 0 39 1.02 43 62 656 2 0.29
demerara-sugar|=brown-sugar|same
desiccated-coconut|USDA SR28: Nuts, coconut meat, dried (desiccated), not sweetened|0|660 6.88 23.65 64.53 16.3 0 1.5 0 0.44 0.3 0.06 0.1 0.603 0.3 9 0 26 3.32 90 206 543 37 2.01
dill|Ciqual 2020: Aneth, frais|0|48.2 3.93 7.4 1.1 3.5 - 70 0 1.7 - 0.19 0.43 2.4 0.3 116 0 202 5.5 28 51.9 647 27 1.8
double-cream|USDA SR28: Cream, fluid, heavy whipping|0|340 2.84 2.74 36.08 0 411 0.6 1.6 0.92 3.2 0.02 0.188 0.064 0.035 4 0.16 66 0.1 7 58 95 27 0.24
dragon-fruit|=kiwi|near
dried-apricots|USDA SR28: Apricots, dried, sulfured, uncooked|0|241 3.39 62.64 0.51 7.3 180 1 0 4.33 3.1 0.015 0.074 2.589 0.143 10 0 55 2.66 32 71 1162 10 0.39
dried-basil|+basil 900
dried-beans|+dried-kidney-beans 50 dried-white-beans 50
dried-black-beans|USDA SR28: Beans, black, mature seeds, raw|0|341 21.6 62.36 1.42 15.5 0 0 0 0.21 5.6 0.9 0.193 1.955 0.286 444 0 123 5.02 171 352 1483 5 3.65
dried-chickpeas|USDA SR28: Chickpeas (garbanzo beans, bengal gram), mature seeds, raw|0|378 20.47 62.95 6.04 12.2 3 4 0 0.82 9 0.477 0.212 1.541 0.535 557 0 57 4.31 79 252 718 24 2.76
dried-chillies|=cayenne|same
dried-coriander|+coriander 1000
dried-cranberries|+cranberry 90 sugar 70
dried-dill|+dill 600
dried-figs|+fig 335
dried-fruit|+raisins 50 dried-apricots 25 prunes 25
dried-kidney-beans|USDA SR28: Beans, kidney, red, mature seeds, raw|0|337 22.53 61.29 1.06 15.2 0 4.5 0 0.21 5.6 0.608 0.215 2.11 0.397 394 0 83 6.69 138 406 1359 12 2.79
dried-marjoram|+dried-oregano 100
dried-mint|+mint 550
dried-mushrooms|+mushroom 1050
dried-oregano|USDA SR28: Spices, oregano, dried|0|265 9 68.92 4.28 42.5 85 2.3 0 18.26 621.7 0.177 0.528 4.64 1.044 237 0 1597 36.8 270 148 1260 25 2.69
dried-parsley|+parsley 700
dried-rosemary|+rosemary 250
dried-sage|USDA SR28: Spices, sage, ground|0|315 10.63 60.73 12.75 40.3 295 32.4 0 7.48 1715 0.754 0.336 5.72 2.69 274 0 1652 28.12 428 91 1070 11 4.7
dried-tarragon|USDA SR28: Spices, tarragon, dried|0|295 22.77 50.22 7.24 7.4 210 50 0 - - 0.251 1.339 8.95 2.41 274 0 1139 32.3 347 313 3020 62 3.9
dried-thyme|+thyme 270
dried-white-beans|USDA SR28: Beans, white, mature seeds, raw|0|333 23.36 60.27 0.85 15.2 0 0 0 0.21 5.6 0.437 0.146 0.479 0.318 388 0 240 10.44 190 301 1795 16 3.67
dried-yeast|USDA SR28: Leavening agents, yeast, baker's, active dry|0|325 40.44 41.22 7.61 26.9 0 0.3 0 0 0.4 10.99 4 40.2 1.5 2340 0.07 30 2.17 54 637 955 51 7.94
drinking-chocolate|+sugar 75 cocoa-powder 25
duck|USDA SR28: Duck, domesticated, meat and skin, raw|28|404 11.49 0 39.34 0 50 2.8 0.7 0.7 5.5 0.197 0.21 3.934 0.19 13 0.25 11 2.4 15 139 209 63 1.36
duck-breast|=duck|near
duck-egg|=egg|same
duck-leg|=duck|near
dulce-de-leche|+condensed-milk 98
edamame|USDA SR28: Edamame, frozen, unprepared|0|109 11.22 7.61 4.73 4.8 - 9.7 - 0.72 31.4 0.15 0.265 0.925 0.135 303 - 60 2.11 61 161 482 6 1.32
edible-flowers|=parsley|near
eel|=mackerel|near
egg|USDA SR28: Egg, whole, raw, fresh|12|143 12.56 0.72 9.51 0 160 0 2 1.05 0.3 0.04 0.457 0.075 0.17 47 0.89 56 1.75 12 198 138 142 1.29
egg-noodles|USDA SR28: Noodles, egg, dry, enriched|0|384 14.16 71.27 4.44 3.3 17 0 0.3 0.37 0.5 1.133 0.426 8.387 0.216 370 0.29 35 4.01 58 241 244 21 1.92
egg-white|USDA SR28: Egg, white, raw, fresh|0|52 10.9 0.73 0.17 0 0 0 0 0 0 0.004 0.439 0.105 0.005 4 0.09 7 0.08 11 15 163 166 0.03
egg-yolk|USDA SR28: Egg, yolk, raw, fresh|0|322 15.86 3.59 26.54 0 381 0 5.4 2.58 0.7 0.176 0.528 0.024 0.35 146 1.95 129 2.73 5 390 109 48 2.3
elderflower|=parsley|near
emmental|USDA SR28: Cheese, swiss|0|393 26.96 1.44 30.99 0 288 0 0 0.6 1.4 0.011 0.302 0.064 0.071 10 3.06 890 0.13 33 574 72 187 4.37
endive|USDA SR28: Endive, raw|14|17 1.25 3.35 0.2 3.1 108 6.5 0 0.44 231 0.08 0.075 0.4 0.02 142 0 52 0.83 15 28 314 22 0.79
english-muffin|=bread|near
evaporated-milk|+milk 215
farfalle|=pasta|same
farro|=bulgur|near
fennel|USDA SR28: Fennel, bulb, raw|28|31 1.24 7.3 0.2 3.1 48 12 0 0.58 62.8 0.01 0.032 0.64 0.047 27 0 49 0.73 17 50 414 52 0.2
fennel-seeds|USDA SR28: Spices, fennel seed|0|345 15.8 52.29 14.87 39.8 7 21 0 - - 0.408 0.353 6.05 0.47 - 0 1196 18.54 385 487 1694 88 3.7
fenugreek|=curry-powder|near
feta|USDA SR28: Cheese, feta|0|264 14.21 4.09 21.28 0 125 0 0.4 0.18 1.8 0.154 0.844 0.991 0.424 32 1.69 493 0.65 19 337 62 917 2.88
fig|USDA SR28: Figs, raw|1|74 0.75 19.18 0.3 2.9 7 2 0 0.11 4.7 0.06 0.05 0.4 0.113 6 0 35 0.37 17 14 232 1 0.15
filled-pasta|+flour 45 egg 20 ricotta 20 spinach 8 parmesan 5
filo-pastry|USDA SR28: Phyllo dough|0|299 7.1 52.6 6 1.9 0 0 0 0.08 2.5 0.541 0.341 4.073 0.03 137 0 11 3.21 15 75 74 483 0.49
fish|+cod 50 salmon 50
fish-fingers|+cod 62 breadcrumbs 22 vegetable-oil 8
fish-sauce|USDA SR28: Sauce, fish, ready-to-serve|0|35 5.06 3.64 0.01 0 4 0.5 0 0 0 0.012 0.057 2.313 0.396 51 0.48 43 0.78 175 7 288 7851 0.2
fish-stock|+cod 8 carrot 3 onion 3 salt 0.6
flaked-almonds|=almonds|same
flaky-sea-salt|=salt|same
flatbread|=bread|near
flaxseed|USDA SR28: Seeds, flaxseed|0|534 18.29 28.88 42.16 27.3 0 0.6 0 0.31 4.3 1.644 0.161 3.08 0.473 87 0 255 5.73 392 642 813 30 4.34
flour|USDA SR28: Wheat flour, white, all-purpose, unenriched|0|364 10.33 76.31 0.98 2.7 0 0 0 0.06 0.3 0.12 0.04 1.25 0.044 26 0 15 1.17 22 108 107 2 0.7
flour-tortilla|+flour 62 vegetable-oil 7 salt 1.4
focaccia|=bread|near
foie-gras|+chicken-liver 55 lard 42
freekeh|=bulgur|near
fresh-breadcrumbs|=bread|same
fresh-pasta|+flour 65 egg 30
fresh-sardines|=sardines|same
fresh-turmeric|=ginger|near
fresh-yeast|USDA SR28: Leavening agents, yeast, baker's, compressed|0|105 8.4 18.1 1.9 8.1 0 0.1 0 0 0 1.88 1.13 12.3 0.43 785 0.01 19 3.25 40 336 601 30 9.97
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
garlic|USDA SR28: Garlic, raw|13|149 6.36 33.06 0.5 2.1 0 31.2 0 0.08 1.7 0.2 0.11 0.7 1.235 3 0 181 1.7 25 153 401 17 1.16
garlic-powder|+garlic 230
garlic-salt|+salt 75 garlic-powder 25
gelatine|USDA SR28: Gelatins, dry powder, unsweetened|0|335 85.6 0 0.1 0 0 0 0 0 0 0.025 0.23 0.085 0.007 30 0 55 1.11 22 39 16 196 0.14
gherkins|=cucumber|near
giant-couscous|=pasta|same
gin|+spirit 100
ginger|USDA SR28: Ginger root, raw|7|80 1.82 17.77 0.75 2 0 5 0 0.26 0.1 0.025 0.034 0.75 0.16 11 0 16 0.6 43 34 415 13 0.34
ginger-beer|+sugar 9
glace-cherries|+cherry 25 sugar 70
gnocchi|+potato 70 flour 25 egg 5 salt 0.8
goat|=lamb-leg|near
goat-cheese|USDA SR28: Cheese, goat, soft type|0|264 18.52 0 21.08 0 288 0 0.4 0.18 1.8 0.07 0.38 0.43 0.25 12 0.19 140 1.9 16 256 26 459 0.92
goat-s-milk|=milk|near
goji-berries|+raisins 100
golden-syrup|+sugar 80
goose|USDA SR28: Goose, domesticated, meat and skin, raw|19|371 15.86 0 33.62 0 17 4.2 - - - 0.085 0.245 3.608 0.39 4 0.34 12 2.5 18 234 308 73 1.72
goose-fat|=lard|near
gooseberry|=raspberry|near
graham-cracker-crumbs|+whole-wheat-flour 62 sugar 28 vegetable-oil 10 salt 1.2
graham-crackers|+whole-wheat-flour 62 sugar 28 vegetable-oil 10 salt 1.2
grapefruit|USDA SR28: Grapefruit, raw, pink and red, all areas|49|42 0.77 10.66 0.14 1.6 58 31.2 0 0.13 0 0.043 0.031 0.204 0.053 13 0 22 0.08 9 18 135 0 0.07
grapefruit-juice|+grapefruit 94
grapes|USDA SR28: Grapes, red or green (European type, such as Thompson seedless), raw|4|69 0.72 18.1 0.16 0.9 3 3.2 0 0.19 14.6 0.069 0.07 0.188 0.086 2 0 10 0.36 7 20 191 2 0.07
grapeseed-oil|=sunflower-oil|near
gravy|+beef-stock 88 flour 5 butter 4 salt 0.6
greek-yogurt|USDA SR28: Yogurt, Greek, plain, whole milk|0|97 9 3.98 5 0 2 0 0 0.01 0 0.023 0.278 0.208 0.063 5 0.75 100 0 11 135 141 35 0.52
green-beans|USDA SR28: Beans, snap, green, raw|12|31 1.83 6.97 0.22 2.7 35 12.2 0 0.41 43 0.082 0.104 0.734 0.141 33 0 37 1.03 25 38 211 6 0.24
green-bell-pepper|USDA SR28: Peppers, sweet, green, raw|18|20 0.86 4.64 0.17 1.7 18 80.4 0 0.37 7.4 0.057 0.028 0.48 0.224 10 0 10 0.34 10 20 175 3 0.13
green-chilli|=chilli|same
green-olives|=olives|near
ground-almonds|USDA SR28: Nuts, almonds|60|579 21.15 21.55 49.93 12.5 0 0 0 25.63 0 0.205 1.138 3.618 0.137 44 0 269 3.71 270 481 733 1 3.12
ground-beef|USDA SR28: Beef, ground, 80% lean meat / 20% fat, raw|0|254 17.17 0 20 0 4 0 0.1 0.17 1.8 0.043 0.151 4.227 0.323 7 2.14 18 1.94 17 158 270 66 4.18
ground-chicken|USDA SR28: Chicken, ground, raw|0|143 17.44 0.04 8.1 0 0 0 - 0.27 0.8 0.109 0.241 5.575 0.512 1 0.56 6 0.82 21 178 522 60 1.47
ground-coriander|=coriander-seeds|same
ground-ginger|USDA SR28: Spices, ginger, ground|0|335 8.98 71.62 4.24 14.1 2 0.7 0 0 0.8 0.046 0.17 9.62 0.626 13 0 114 19.8 214 168 1320 27 3.64
ground-hazelnuts|=hazelnuts|same
ground-lamb|USDA SR28: Lamb, ground, raw|0|282 16.56 0 23.41 0 0 0 0.1 0.2 3.6 0.11 0.21 5.96 0.13 18 2.31 16 1.55 21 157 222 59 3.41
ground-pork|USDA SR28: Pork, fresh, ground, raw|0|263 16.88 0 21.19 0 2 0.7 - - - 0.732 0.235 4.338 0.383 5 0.7 14 0.88 19 175 287 56 2.2
ground-turkey|USDA SR28: Ground turkey, raw|0|148 19.66 0 7.66 0 20 0 0.4 0.09 0 0.066 0.156 6.733 0.564 7 1 19 1.09 23 200 237 58 2.35
ground-veal|=veal|same
groundnut-oil|USDA SR28: Oil, peanut, salad or cooking|0|884 0 0 100 0 0 0 0 15.69 0.7 0 0 0 0 0 0 0 0.03 0 0 0 0 0.01
gruyere|USDA SR28: Cheese, gruyere|0|413 29.81 0.36 32.34 0 271 0 0.6 0.28 2.7 0.06 0.279 0.106 0.081 10 1.6 1011 0.17 36 605 81 714 3.9
guacamole|+avocado 78 tomato 8 onion 6 lime-juice 5 salt 0.6
guava|=mango|near
guinea-fowl|=chicken|near
habanero|=chilli|same
haddock|USDA SR28: Fish, haddock, raw|0|74 16.32 0 0.45 0 17 0 0.5 0.45 0.1 0.02 0.057 3.363 0.281 12 1.83 11 0.17 21 227 286 213 0.32
hake|=cod|near
halibut|=cod|near
halloumi|+mozzarella 105 salt 1.2
ham|USDA SR28: Ham, sliced, regular (approximately 11% fat)|0|163 16.6 3.83 8.6 1.3 0 4 0.7 0.08 0 0.626 0.178 2.904 0.329 7 0.42 24 1.02 22 153 287 1143 1.35
ham-hock|=pork-shoulder|near
hare|=rabbit|near
harissa|+chilli 60 olive-oil 12 garlic 5 cumin 3 salt 2
hazelnuts|USDA SR28: Nuts, hazelnuts or filberts|59|628 14.95 16.7 60.75 9.7 1 6.3 0 15.03 14.2 0.643 0.113 1.8 0.563 113 0 114 4.7 163 290 680 0 2.45
head-cheese|=pork-shoulder|near
hearts-of-palm|=artichoke|near
herb-salt|+salt 88 dried-parsley 6 onion-powder 6
herring|=mackerel|near
hoisin-sauce|+soy-sauce 45 sugar 35 miso 15 sesame-oil 3
honey|USDA SR28: Honey|0|304 0.3 82.4 0 0.2 0 0.5 0 0 0 0 0.038 0.121 0.024 2 0 6 0.42 2 4 52 4 0.22
horseradish|=ginger|near
horseradish-sauce|+horseradish 45 double-cream 25 vinegar 15 salt 1
hot-sauce|+chilli 35 vinegar 60 salt 6
hummus|+dried-chickpeas 24 tahini 15 olive-oil 6 lemon-juice 6 salt 0.8
ice|=water|same
ice-cream|+milk 50 double-cream 28 sugar 20 egg-yolk 3
icing|+icing-sugar 75 butter 22
icing-sugar|USDA SR28: Sugars, powdered|0|389 0 99.77 0 0 0 0 0 0 0 0 0.019 0 0 0 0 1 0.06 0 0 2 2 0.01
italian-seasoning|+dried-oregano 40 dried-basil 30 dried-thyme 30
jalapeno|=chilli|same
jam|+strawberry 50 sugar 60
jasmine-rice|=rice|same
jerusalem-artichoke|=potato|near
jicama|=turnip|near
juice|+orange 50 apple 45
juniper-berries|=cloves|near
kaffir-lime-leaf|=bay-leaf|near
kale|USDA SR28: Kale, raw|28|49 4.28 8.75 0.93 3.6 500 120 0 1.54 704.8 0.11 0.13 1 0.271 141 0 150 1.47 47 92 491 38 0.56
kefir|=buttermilk|near
ketchup|USDA SR28: Catsup|0|101 1.04 27.4 0.1 0.3 26 4.1 0 1.46 3 0.011 0.166 1.434 0.158 9 0 15 0.35 13 26 281 907 0.17
kidney-beans|+dried-kidney-beans 40 salt 0.6
kidneys|=chicken-liver|near
kimchi|=cabbage|near
kiwi|USDA SR28: Kiwifruit, green, raw|24|61 1.14 14.66 0.52 3 4 92.7 0 1.46 40.3 0.027 0.025 0.341 0.063 25 0 34 0.31 17 34 312 3 0.14
kohlrabi|=turnip|near
kumquat|=orange|near
lamb|=lamb-leg|near
lamb-chop|USDA SR28: Lamb, domestic, loin, separable lean and fat, trimmed to 1/4" fat, choice, raw|21|310 16.32 0 26.63 0 0 0 - 0.18 - 0.11 0.21 6.47 0.13 17 2.04 15 1.61 21 152 214 56 2.53
lamb-leg|USDA SR28: Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4" fat, choice, raw|21|230 17.91 0 17.07 0 0 0 - 0.21 - 0.13 0.23 6.26 0.15 19 2.5 9 1.66 23 170 249 56 3.32
lamb-s-lettuce|=lettuce|near
lamb-shank|=lamb-shoulder|same
lamb-shoulder|USDA SR28: Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/4" fat, choice, raw|21|264 16.58 0 21.45 0 0 0 0.1 0.22 3.4 0.11 0.21 5.66 0.13 19 2.53 16 1.5 21 158 230 61 3.94
lard|USDA SR28: Lard|0|902 0 0 100 0 0 0 2.5 0.6 0 0 0 0 0 0 0 0 0 0 0 0 0 0.11
lardons|=bacon|same
lasagne-sheets|=pasta|same
leaf-gelatine|=gelatine|same
leek|USDA SR28: Leeks, (bulb and lower leaf-portion), raw|56|61 1.5 14.15 0.3 1.8 83 12 0 0.92 47 0.06 0.03 0.4 0.233 64 0 59 2.1 28 35 180 20 0.12
lemon|USDA SR28: Lemons, raw, without peel|47|29 1.1 9.32 0.3 2.8 1 53 0 0.15 0 0.04 0.02 0.1 0.08 11 0 26 0.6 8 16 138 2 0.06
lemon-curd|+sugar 35 butter 22 egg 28 lemon-juice 22
lemon-juice|USDA SR28: Lemon juice, raw|0|22 0.35 6.9 0.24 0.3 0 38.7 0 0.15 0 0.024 0.015 0.091 0.046 20 0 6 0.08 6 8 103 1 0.05
lemon-zest|=lemon|near
lemonade|+sugar 10 lemon-juice 4
lemongrass|=leek|near
lentils|USDA SR28: Lentils, raw|0|352 24.63 63.35 1.06 10.7 2 4.5 0 0.49 5 0.873 0.211 2.605 0.54 479 0 35 6.51 47 281 677 6 3.27
lettuce|USDA SR28: Lettuce, cos or romaine, raw|6|17 1.23 3.29 0.3 2.1 436 4 0 0.13 102.5 0.072 0.067 0.313 0.074 136 0 33 0.97 14 30 247 8 0.23
lime|USDA SR28: Limes, raw|16|30 0.7 10.54 0.2 2.8 2 29.1 0 0.22 0.6 0.03 0.02 0.2 0.043 8 0 33 0.6 6 18 102 2 0.11
lime-juice|USDA SR28: Lime juice, raw|0|25 0.42 8.42 0.07 0.4 2 30 0 0.22 0.6 0.025 0.015 0.142 0.038 10 0 14 0.09 8 14 117 2 0.08
lime-zest|=lemon|near
liqueur|+spirit 55 sugar 35
little-gem-lettuce|=lettuce|same
liver|=chicken-liver|near
lobster|USDA SR28: Crustaceans, lobster, northern, raw|0|77 16.52 0 0.75 0 1 0 0 0.87 0 0.02 0.014 1.591 0.104 10 1.25 84 0.26 38 161 200 423 3.53
lovage|=parsley|near
lychee|=mango|near
macadamia-nuts|=cashews|near
macaroni|=pasta|same
mace|=nutmeg|near
mackerel|USDA SR28: Fish, mackerel, Atlantic, raw|0|205 18.6 0 13.89 0 50 0.4 16.1 1.52 5 0.176 0.312 9.08 0.399 1 8.71 12 1.63 76 217 314 90 0.63
mandarin|+orange 112
mango|USDA SR28: Mangos, raw|29|60 0.82 14.98 0.38 1.6 54 36.4 0 0.9 4.2 0.028 0.038 0.669 0.119 43 0 11 0.16 10 14 168 1 0.09
maple-syrup|USDA SR28: Syrups, maple|0|260 0.04 67.04 0.06 0 0 0 0 0 0 0.066 1.27 0.081 0.002 0 0 102 0.11 21 2 212 12 1.47
margarine|USDA SR28: Margarine, regular, hard, soybean (hydrogenated)|0|719 0.9 0.9 80.5 0 819 0.2 - 3.1 - 0.01 0.037 0.023 0.009 1 0.1 30 0 3 23 42 943 0
marjoram|=basil|near
marmalade|+orange 40 sugar 60
marsala|+white-wine 130 sugar 9
marshmallow|+sugar 82 gelatine 3
marzipan|+almonds 50 sugar 50
mascarpone|+double-cream 110 butter 8
mayonnaise|USDA SR28: Salad dressing, mayonnaise, regular|0|680 0.96 0.57 74.85 0 16 0 0.2 3.28 163 0.01 0.019 0 0.008 5 0.12 8 0.21 1 21 20 635 0.15
meat|+ground-beef 40 pork-shoulder 30 chicken 30
meatballs|+ground-beef 50 ground-pork 30 breadcrumbs 10 egg 6 salt 1.2
melon|USDA SR28: Melons, cantaloupe, raw|49|34 0.84 8.16 0.19 0.9 169 36.7 0 0.05 2.5 0.041 0.019 0.734 0.072 21 0 9 0.21 12 15 267 16 0.18
merguez|=sausage|near
meringue|+sugar 92 egg-white 45
microgreens|=rocket|near
milk|USDA SR28: Milk, whole, 3.25% milkfat, with added vitamin D|0|61 3.15 4.8 3.25 0 46 0 1.3 0.07 0.3 0.046 0.169 0.089 0.036 5 0.45 113 0.03 10 84 132 43 0.37
milk-chocolate|USDA SR28: Candies, milk chocolate|0|535 7.65 59.4 29.66 3.4 59 0 0 0.51 5.7 0.112 0.298 0.386 0.036 11 0.75 189 2.35 63 208 372 79 2.3
milk-powder|+milk 760
millet|=quinoa|near
minced-meat|+ground-beef 50 ground-pork 50
mint|Ciqual 2020: Menthe, fraîche|0|57.6 3.52 12.7 0.84 7.4 61.67 22.6 0 5 - 0.08 0.22 1.33 0.14 110 0 221 8.48 71.5 66.5 514 30.5 1.1
mirin|+white-wine 60 sugar 40
miso|USDA SR28: Miso|0|198 12.79 25.37 6.01 5.4 4 0 0 0.01 29.3 0.098 0.233 0.906 0.199 19 0.08 57 2.49 48 159 210 3728 2.56
mixed-berries|+strawberry 40 raspberry 30 blueberry 30
mixed-herbs|+parsley 50 chives 25 basil 25
mixed-peel|+orange 20 sugar 72
mixed-seeds|+sunflower-seeds 40 pumpkin-seeds 30 sesame-seeds 15 flaxseed 15
mixed-spice|=cinnamon|near
molasses|USDA SR28: Molasses|0|290 0 74.73 0.1 0 0 0 0 0 0 0.041 0.002 0.93 0.67 0 0 205 4.72 242 31 1464 37 0.29
monkfish|=cod|near
monterey-jack|=cheddar|same
mortadella|=sausage|near
mozzarella|USDA SR28: Cheese, mozzarella, whole milk|0|300 22.17 2.19 22.35 0 179 0 0.4 0.19 2.3 0.03 0.283 0.104 0.037 7 2.28 505 0.44 20 354 76 627 2.92
muesli|=oats|near
mung-beans|=lentils|near
mushroom|USDA SR28: Mushrooms, white, raw|3|22 3.09 3.26 0.34 1 0 2.1 0.2 0.01 0 0.081 0.402 3.607 0.104 17 0.04 3 0.5 9 86 318 5 0.52
mussel|USDA SR28: Mollusks, mussel, blue, raw|0|86 11.9 3.69 2.24 0 48 8 0 0.55 0.1 0.16 0.21 1.6 0.05 42 12 26 3.95 34 197 320 286 1.6
mustard|USDA SR28: Mustard, prepared, yellow|0|60 3.74 5.83 3.34 4 5 0.3 0 0.36 1.4 0.177 0.07 0.565 0.07 7 0 63 1.61 48 108 152 1104 0.64
mustard-powder|+mustard-seeds 100
mustard-seeds|=sesame-seeds|near
naan|=bread|near
nashi-pear|=pear|near
nduja|=chorizo|near
nectarine|=peach|near
nettle|=kale|near
new-potato|=potato|same
nigella-seeds|=cumin|near
nutmeg|USDA SR28: Spices, nutmeg, ground|0|525 5.84 49.29 36.31 20.8 5 3 0 0 0 0.346 0.057 1.299 0.16 76 0 184 3.04 183 213 350 16 2.15
nutritional-yeast|=dried-yeast|near
nuts|+walnuts 30 almonds 30 hazelnuts 20 cashews 20
oat-flour|=oats|same
oat-milk|Ciqual 2020: Boisson à base d'avoine, nature, préemballée|0|42.6 0.23 8.05 1.1 0.25 - 0.25 0.125 0.37 0.4 0.029 0.005 0.05 0.005 6.39 - 1 0.02 2.3 11 32 26.4 0.025
oats|USDA SR28: Oats|0|389 16.89 66.27 6.9 10.6 0 0 0 - - 0.763 0.139 0.961 0.119 56 0 54 4.72 177 523 429 2 3.97
octopus|USDA SR28: Mollusks, octopus, common, raw|0|82 14.91 2.2 1.04 0 45 5 0 1.2 0.1 0.03 0.04 2.1 0.36 16 20 53 5.3 30 186 350 230 1.68
okra|=green-beans|near
olive-oil|USDA SR28: Oil, olive, salad or cooking|0|884 0 0 100 0 0 0 0 14.35 60.2 0 0 0 0 0 0 1 0.56 0 0 1 2 0
olives|USDA SR28: Olives, ripe, canned (small-extra large)|0|115 0.84 6.26 10.68 3.2 20 0.9 0 1.65 1.4 0.003 0 0.037 0.009 0 0 88 3.3 4 3 8 735 0.22
onion|USDA SR28: Onions, raw|10|40 1.1 9.34 0.1 1.7 0 7.4 0 0.02 0.4 0.046 0.027 0.116 0.12 19 0 23 0.21 10 29 146 4 0.17
onion-powder|+onion 830
onion-salt|+salt 75 onion-powder 25
orange|USDA SR28: Oranges, raw, all commercial varieties|27|47 0.94 11.75 0.12 2.4 11 53.2 0 0.18 0 0.087 0.04 0.282 0.06 30 0 40 0.1 10 14 181 0 0.07
orange-juice|+orange 92
orange-zest|=lemon|near
oregano|=basil|near
ox-cheek|=beef-stew-meat|same
oxtail|=beef-chuck|near
oyster|USDA SR28: Mollusks, oyster, Pacific, raw|0|81 9.45 4.95 2.3 0 81 8 - - - 0.067 0.233 2.01 0.05 10 16 8 5.11 22 162 168 106 16.62
oyster-mushroom|=mushroom|near
oyster-sauce|+soy-sauce 50 sugar 18 cornflour 5 oyster 10
palm-sugar|=brown-sugar|same
pancetta|=bacon|same
paneer|=feta|near
panko|=breadcrumbs|same
papaya|=peach|near
paprika|USDA SR28: Spices, paprika|0|282 14.14 53.99 12.89 34.9 2463 0.9 0 29.1 80.3 0.33 1.23 10.06 2.141 49 0 229 21.14 178 314 2280 68 4.33
parmesan|USDA SR28: Cheese, parmesan, hard|0|392 35.75 3.22 25.83 0 207 0 0.5 0.22 1.7 0.039 0.332 0.271 0.091 7 1.2 1184 0.82 44 694 92 1376 2.75
parsley|Ciqual 2020: Persil, frais|0|43 3.71 7.78 0.63 4.3 421.8 177 0 1.73 1220 0.1 0.2 1.51 0.15 134 0 218 4.67 39.5 65 598 54.3 0.77
parsnip|USDA SR28: Parsnips, raw|15|75 1.2 17.99 0.3 4.9 0 17 0 1.49 22.5 0.09 0.05 0.7 0.09 67 0 36 0.59 29 71 375 10 0.59
passion-fruit|=mango|near
pasta|USDA SR28: Pasta, dry, unenriched|0|371 13.04 74.67 1.51 3.2 0 0 0 0.11 0.1 0.09 0.06 1.7 0.142 18 0 21 1.3 53 189 223 6 1.41
pate|=sausage|near
peach|USDA SR28: Peaches, yellow, raw|4|39 0.91 9.54 0.25 1.5 16 6.6 0 0.73 2.6 0.024 0.031 0.806 0.025 4 0 6 0.25 9 20 190 0 0.17
peanut-butter|USDA SR28: Peanut butter, smooth style, with salt|0|598 22.21 22.31 51.36 5 0 0 0 9.1 0.3 0.15 0.192 13.11 0.441 87 0 49 1.74 168 335 558 426 2.51
peanuts|USDA SR28: Peanuts, all types, raw|0|567 25.8 16.13 49.24 8.5 0 0 0 8.33 0 0.64 0.135 12.07 0.348 240 0 92 4.58 168 376 705 18 3.27
pear|USDA SR28: Pears, raw|10|57 0.36 15.23 0.14 3.1 1 4.3 0 0.12 4.4 0.012 0.026 0.161 0.029 7 0 9 0.18 7 12 116 1 0.1
pearl-onion|=onion|same
pearl-sugar|=sugar|same
peas|USDA SR28: Peas, green, raw|62|81 5.42 14.45 0.4 5.7 38 40 0 0.13 24.8 0.266 0.132 2.09 0.169 65 0 25 1.47 33 108 244 5 1.24
pecans|USDA SR28: Nuts, pecans|47|691 9.17 13.86 71.97 9.6 3 1.1 0 1.4 3.5 0.66 0.13 1.167 0.21 22 0 70 2.53 121 277 410 0 4.53
pecorino|=parmesan|same
penne|=pasta|same
pepper|USDA SR28: Spices, pepper, black|0|251 10.39 63.95 3.26 25.3 27 0 0 1.04 163.7 0.108 0.18 1.143 0.291 17 0 443 9.71 171 158 1329 20 1.19
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
pine-nuts|USDA SR28: Nuts, pine nuts, dried|23|673 13.69 13.08 68.37 3.7 1 0.8 0 9.33 53.9 0.364 0.227 4.387 0.094 34 0 16 5.53 251 575 597 2 6.45
pineapple|USDA SR28: Pineapple, raw, all varieties|49|50 0.54 13.12 0.12 1.4 3 47.8 0 0.02 0.7 0.079 0.032 0.5 0.112 18 0 13 0.29 12 8 109 1 0.12
pineapple-juice|+pineapple 104
pistachios|USDA SR28: Nuts, pistachio nuts, raw|47|560 20.16 27.17 45.32 10.6 26 5.6 0 2.86 - 0.87 0.16 1.3 1.7 51 0 105 3.92 121 490 1025 1 2.2
pitta-bread|=bread|near
pizza-base|=bread|near
pizza-dough|+flour 60 olive-oil 3 dried-yeast 0.5 salt 1.2
plant-cream|+soy-milk 80 rapeseed-oil 15
plant-yogurt|+soy-milk 100
plantain|=sweet-potato|near
plum|USDA SR28: Plums, raw|6|46 0.7 11.42 0.28 1.4 17 9.5 0 0.26 6.4 0.028 0.026 0.417 0.029 5 0 6 0.17 7 16 157 0 0.1
plum-tomato|=tomato|same
poblano|=green-bell-pepper|near
polenta|=cornmeal|same
pomegranate|USDA SR28: Pomegranates, raw|44|83 1.67 18.7 1.17 4 0 10.2 0 0.6 16.4 0.067 0.053 0.293 0.075 38 0 10 0.3 12 36 236 3 0.35
pomegranate-seeds|=pomegranate|same
popcorn|+cornmeal 100
popping-corn|=cornmeal|same
poppy-seeds|=sesame-seeds|near
pork|=pork-shoulder|near
pork-belly|USDA SR28: Pork, fresh, belly, raw|7|518 9.34 0 53.01 0 3 0.3 - 0.39 0 0.396 0.242 4.647 0.13 1 0.84 5 0.52 4 108 185 32 1.02
pork-chop|=pork-loin|same
pork-loin|USDA SR28: Pork, fresh, loin, whole, separable lean and fat, raw|22|198 19.74 0 12.58 0 2 0.6 0.5 0.21 0 0.901 0.248 4.58 0.472 1 0.53 18 0.79 21 197 356 50 1.74
pork-ribs|=pork-belly|same
pork-shoulder|USDA SR28: Pork, fresh, shoulder, whole, separable lean and fat, raw|25|236 17.18 0 17.99 0 2 0.7 1.7 0.19 0 0.767 0.275 3.833 0.348 5 0.74 15 1.05 18 182 302 65 2.7
pork-tenderloin|USDA SR28: Pork, fresh, loin, tenderloin, separable lean only, raw|5|109 20.95 0 2.17 0 0 0 0.2 0.22 0 0.998 0.342 6.684 0.777 0 0.51 5 0.98 27 247 399 53 1.89
port|+red-wine 135 sugar 9
portobello-mushroom|=mushroom|same
potato|USDA SR28: Potatoes, flesh and skin, raw|25|77 2.05 17.49 0.09 2.1 0 19.7 0 0.01 2 0.081 0.032 1.061 0.298 15 0 12 0.81 23 57 425 6 0.3
potato-starch|=cornflour|near
poultry|=chicken|near
preserved-lemon|=lemon|near
preserving-sugar|=sugar|same
processed-cheese|+cheddar 70 milk 30 salt 1.5
prosciutto|Ciqual 2020: Jambon sec de Parme|0|248 27.2 0.3 15.4 0 - 13 - - - - - - - - - 16 0.7 - - - 2180 -
prunes|USDA SR28: Plums, dried (prunes), uncooked|13|240 2.18 63.88 0.38 7.1 39 0.6 0 0.43 59.5 0.051 0.186 1.882 0.205 4 0 43 0.93 41 69 732 2 0.44
puff-pastry|+flour 48 butter 34 salt 1
pumpkin|USDA SR28: Pumpkin, raw|30|26 1 6.5 0.1 0.5 426 9 0 1.06 1.1 0.05 0.11 0.6 0.061 16 0 21 0.8 12 44 340 1 0.32
pumpkin-seeds|USDA SR28: Seeds, pumpkin and squash seed kernels, dried|26|559 30.23 10.71 49.05 6 1 1.9 0 2.18 7.3 0.273 0.153 4.987 0.143 58 0 46 8.82 592 1233 809 7 7.81
quail|=chicken|near
quail-egg|=egg|same
quark|+skimmed-milk 180 cream-cheese 4
quince|=pear|near
quinoa|USDA SR28: Quinoa, uncooked|0|368 14.12 64.16 6.07 7 1 - 0 2.44 0 0.36 0.318 1.52 0.487 184 0 47 4.57 197 457 563 5 3.1
rabbit|USDA SR28: Game meat, rabbit, domesticated, composite of cuts, raw|0|136 20.05 0 5.55 0 0 0 - - - 0.1 0.15 7.27 0.5 8 7.16 13 1.57 19 213 330 41 1.57
rack-of-lamb|=lamb-chop|same
radicchio|=lettuce|near
radish|USDA SR28: Radishes, raw|10|16 0.68 3.4 0.1 1.6 0 14.8 0 0 1.3 0.012 0.039 0.254 0.071 25 0 25 0.34 10 20 233 39 0.28
raisins|USDA SR28: Raisins, seedless|0|299 3.07 79.18 0.46 3.7 0 2.3 0 0.12 3.5 0.106 0.125 0.766 0.174 5 0 50 1.88 32 101 749 11 0.22
ramen-noodles|=pasta|near
rapeseed-oil|USDA SR28: Oil, canola|0|884 0 0 100 0 0 0 0 17.46 71.3 0 0 0 0 0 0 0 0 0 0 0 0 0
ras-el-hanout|=curry-powder|near
raspberry|USDA SR28: Raspberries, raw|4|52 1.2 11.94 0.65 6.5 2 26.2 0 0.87 7.8 0.032 0.038 0.598 0.055 21 0 25 0.69 22 29 151 1 0.42
red-bell-pepper|USDA SR28: Peppers, sweet, red, raw|18|31 0.99 6.03 0.3 2.1 157 127.7 0 1.58 4.9 0.054 0.085 0.979 0.291 46 0 7 0.43 12 26 211 4 0.25
red-cabbage|USDA SR28: Cabbage, red, raw|20|31 1.43 7.37 0.16 2.1 56 57 0 0.11 38.2 0.064 0.069 0.418 0.209 18 0 45 0.8 16 30 243 27 0.22
red-lentils|USDA SR28: Lentils, pink or red, raw|0|358 23.91 63.1 2.17 10.8 3 1.7 0 - - 0.51 0.106 1.495 0.403 204 0 48 7.39 59 294 668 7 3.6
red-onion|USDA SR28: Onions, raw|10|40 1.1 9.34 0.1 1.7 0 7.4 0 0.02 0.4 0.046 0.027 0.116 0.12 19 0 23 0.21 10 29 146 4 0.17
red-wine|USDA SR28: Alcoholic beverage, wine, table, red|0|85 0.07 2.61 0 0 0 0 0 0 0.4 0.005 0.031 0.224 0.057 1 0 8 0.46 12 23 127 4 0.14
red-wine-vinegar|USDA SR28: Vinegar, red wine|0|19 0.04 0.27 0 0 0 0.5 - - - - - - - - - 6 0.45 4 8 39 8 0.03
redcurrant|=raspberry|near
refried-beans|+dried-kidney-beans 26 vegetable-oil 2 salt 0.9
rhubarb|USDA SR28: Rhubarb, raw|25|21 0.9 4.54 0.2 1.8 5 8 0 0.27 29.3 0.02 0.03 0.3 0.024 7 0 86 0.22 12 14 288 4 0.1
rice|USDA SR28: Rice, white, long-grain, regular, raw, unenriched|0|365 7.13 79.95 0.66 1.3 0 0 0 0.11 0.1 0.07 0.049 1.6 0.164 8 0 28 0.8 25 115 115 5 1.09
rice-cakes|+rice 104
rice-flour|=rice|same
rice-noodles|USDA SR28: Rice noodles, dry|0|364 5.95 80.18 0.56 1.6 0 0 0 0.11 0 0.031 0.017 0.221 0.015 3 0 18 0.7 12 153 30 182 0.74
rice-paper|=rice|same
rice-vinegar|=vinegar|same
ricotta|USDA SR28: Cheese, ricotta, whole milk|0|174 11.26 3.04 12.98 0 120 0 0.2 0.11 1.1 0.013 0.195 0.104 0.043 12 0.34 207 0.38 11 158 105 84 1.16
risotto-rice|USDA SR28: Rice, white, medium-grain, raw, unenriched|0|360 6.61 79.34 0.58 - - 0 0 - - 0.07 0.048 1.6 0.145 9 0 9 0.8 35 108 86 1 1.16
roasted-red-peppers|=red-bell-pepper|near
rocket|USDA SR28: Arugula, raw|40|25 2.58 3.65 0.66 1.6 119 15 0 0.43 108.6 0.044 0.086 0.305 0.073 97 0 160 1.46 47 52 369 27 0.47
rose-wine|=red-wine|same
rosemary|Ciqual 2020: Romarin, frais|0|121 3.31 20.7 5.86 14.1 - 21.8 0 - - 0.036 0.15 0.91 0.34 109 0 317 6.65 91 66 668 26 0.93
rum|+spirit 100
rye-bread|+rye-flour 68 salt 1.2
rye-flour|USDA SR28: Rye flour, dark|0|325 15.91 68.63 2.22 23.8 1 0 0 2.73 5.9 0.316 0.251 4.27 0.443 33 0 37 4.97 160 499 717 2 5.04
saffron|USDA SR28: Spices, saffron|0|310 11.43 65.37 5.85 3.9 27 80.8 0 - - 0.115 0.267 1.46 1.01 93 0 111 11.1 264 252 1724 148 1.09
sage|Ciqual 2020: Sauge, fraîche|0|36.7 4 7.97 0.25 7 54.33 0.25 0.125 1.46 44.9 0.14 0.09 0.05 0.14 72.1 - 230 4.6 54 57 510 11.1 0.28
sake|+white-wine 110 sugar 3
salad-dressing|+vegetable-oil 40 vinegar 20 mustard 4 sugar 4 salt 1.5
salad-leaves|=lettuce|same
salami|=chorizo|near
salmon|USDA SR28: Fish, salmon, Atlantic, farmed, raw|0|208 20.42 0 13.42 0 58 3.9 11 3.55 0.5 0.207 0.155 8.672 0.636 26 3.23 9 0.34 27 240 363 59 0.36
salsa|+tomato 75 onion 14 chilli 4 lime-juice 4 salt 1
salsify|=parsnip|near
salt|USDA SR28: Salt, table|0|0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 24 0.33 1 0 8 38760 0.1
salt-cod|+cod 190 salt 18
salted-butter|USDA SR28: Butter, salted|0|717 0.85 0.06 81.11 0 684 0 0 2.32 7 0.005 0.034 0.042 0.003 3 0.17 24 0.02 2 24 24 643 0.09
sardines|USDA SR28: Fish, sardine, Atlantic, canned in oil, drained solids with bone|0|208 24.62 0 11.45 0 32 0 4.8 2.04 2.6 0.08 0.227 5.245 0.167 10 8.94 382 2.92 39 490 397 307 1.31
sauce|+tomato-sauce 70 double-cream 15 vegetable-oil 5
sauerkraut|=cabbage|near
sausage|USDA SR28: Pork sausage, link/patty, unprepared|0|288 15.39 0.93 24.8 0 27 0 1.4 0.99 0.3 0.223 0.147 5.418 0.174 2 0.92 8 1.02 15 133 307 739 2.01
sausage-meat|=sausage|near
savory|=mint|near
savoy-cabbage|=cabbage|near
scallop|USDA SR28: Mollusks, scallop, mixed species, raw|0|69 12.06 3.18 0.49 0 1 0 0 0 0 0.007 0.015 0.703 0.073 16 1.41 6 0.38 22 334 205 392 0.91
sea-bass|USDA SR28: Fish, sea bass, mixed species, raw|0|97 18.43 0 2 0 46 0 5.6 0.84 0.1 0.11 0.12 1.6 0.4 5 0.3 10 0.29 41 194 256 68 0.4
sea-bream|=cod|near
seafood|+shrimp 50 mussel 25 squid 25
seitan|+wheat-gluten 30
self-raising-flour|=flour|same
semi-skimmed-milk|USDA SR28: Milk, reduced fat, fluid, 2% milkfat, without added vitamin A and vitamin D|0|50 3.3 4.8 1.98 0 28 0.2 0 0.03 0.2 0.039 0.185 0.092 0.038 5 0.53 120 0.02 11 92 140 47 0.48
semolina|USDA SR28: Semolina, enriched|0|360 12.68 72.83 1.05 3.9 0 0 0 0.26 - 0.811 0.571 5.99 0.103 261 0 17 4.36 47 136 186 1 1.05
sesame-oil|USDA SR28: Oil, sesame, salad or cooking|0|884 0 0 100 0 0 0 0 1.4 13.6 0 0 0 0 0 0 0 0 0 0 0 0 0
sesame-seeds|USDA SR28: Seeds, sesame seeds, whole, dried|0|573 17.73 23.45 49.67 11.8 0 0 0 0.25 0 0.791 0.247 4.515 0.79 97 0 975 14.55 351 629 468 11 7.75
shallot|USDA SR28: Shallots, raw|12|72 2.5 16.8 0.1 3.2 0 8 0 0.04 0.8 0.06 0.02 0.2 0.345 34 0 37 1.2 21 60 334 12 0.4
shaoxing-wine|+white-wine 120
sheep-cheese|=feta|same
sherry|+white-wine 125 sugar 4
sherry-vinegar|=red-wine-vinegar|same
shiitake|USDA SR28: Mushrooms, shiitake, raw|0|34 2.24 6.79 0.49 2.5 - - 0.4 - - 0.015 0.217 3.877 0.293 13 - 2 0.41 20 112 304 9 1.03
shortcrust-pastry|+flour 58 butter 33 salt 0.6
shortening|=vegetable-oil|near
shrimp|USDA SR28: Crustaceans, shrimp, mixed species, raw (may have been previously frozen)|0|71 13.61 0.91 1.01 0 54 0 0.1 1.32 0.3 0.02 0.015 1.778 0.161 19 1.11 54 0.21 22 244 113 566 0.97
shrimp-paste|=fish-sauce|near
sichuan-pepper|=pepper|near
simple-syrup|+sugar 60
single-cream|+double-cream 50 milk 50
skimmed-milk|USDA SR28: Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)|0|34 3.37 4.96 0.08 0 61 0 1.2 0.01 0 0.045 0.182 0.094 0.037 5 0.5 122 0.03 11 101 156 42 0.42
smoked-paprika|=paprika|same
smoked-salmon|USDA SR28: Fish, salmon, chinook, smoked|0|117 18.28 0 4.32 0 26 0 17.1 1.35 0.1 0.023 0.101 4.72 0.278 2 3.26 11 0.85 18 164 175 672 0.31
smoked-sausage|=sausage|near
snails|=mussel|near
snapper|=cod|near
soba-noodles|=pasta|near
sole|=cod|near
sorrel|=spinach|near
soup|+chicken-stock 60 double-cream 8 flour 4 vegetable-oil 2 carrot 8 salt 0.8
sour-cream|USDA SR28: Cream, sour, cultured|0|198 2.44 4.63 19.35 0 124 0.9 0 0.38 1.5 0.02 0.168 0.093 0.041 6 0.21 101 0.07 10 76 125 31 0.33
sourdough-bread|=bread|same
sourdough-starter|+flour 50
soy|+edamame 250
soy-milk|USDA SR28: Soymilk (all flavors), unsweetened, with added calcium, vitamins A and D|0|33 2.86 1.74 1.61 0.5 - 0 1.2 - - 0.154 0.207 0.165 0.049 - 1.11 124 0.46 16 32 120 37 -
soy-sauce|USDA SR28: Soy sauce made from soy and wheat (shoyu)|0|53 8.14 4.93 0.57 0.8 0 0 0 0 0 0.033 0.165 2.196 0.148 14 0 33 1.45 74 166 435 5493 0.87
spaghetti|=pasta|same
spaghetti-squash|=pumpkin|near
sparkling-water|=water|same
sparkling-wine|=white-wine|same
spelt-flour|=whole-wheat-flour|same
spices|=curry-powder|near
spinach|USDA SR28: Spinach, raw|28|23 2.86 3.63 0.39 2.2 469 28.1 0 2.03 482.9 0.078 0.189 0.724 0.195 194 0 99 2.71 79 49 558 79 0.53
spirit|Calculated: distilled spirit of 40 % alcohol by volume|0|234 0 0 0 0 - - - - - - - - - - - - - - - - 0 -
split-peas|USDA SR28: Peas, green, split, mature seeds, raw|0|352 23.82 63.74 1.16 25.5 7 1.8 0 0.09 14.5 0.726 0.215 2.889 0.174 274 0 37 4.82 49 321 823 15 3.55
sponge-fingers|+flour 45 sugar 40 egg 40
spring-onion|USDA SR28: Onions, spring or scallions (includes tops and bulb), raw|4|32 1.83 7.34 0.19 2.6 50 18.8 0 0.55 207 0.055 0.08 0.525 0.061 64 0 72 1.48 20 37 276 16 0.39
squid|USDA SR28: Mollusks, squid, mixed species, raw|0|92 15.58 3.08 1.38 0 10 4.7 0 1.2 0 0.02 0.412 2.175 0.056 5 1.3 32 0.68 33 221 246 44 1.53
sriracha|=ketchup|near
star-anise|=fennel-seeds|near
star-fruit|=kiwi|near
steel-cut-oats|=oats|same
stem-ginger|+ginger 35 sugar 65
stock|+chicken-stock 50 vegetable-stock 50
stock-cube|+salt 45 chicken-stock 120 vegetable-oil 15 cornflour 15
stock-powder|+salt 45 chicken-stock 120 vegetable-oil 8 cornflour 20
strawberry|USDA SR28: Strawberries, raw|6|32 0.67 7.68 0.3 2 1 58.8 0 0.29 2.2 0.024 0.022 0.386 0.047 24 0 16 0.41 13 24 153 1 0.14
suet|=lard|near
sugar|USDA SR28: Sugars, granulated|0|387 0 99.98 0 0 0 0 0 0 0 0 0.019 0 0 0 0 1 0.05 0 0 2 1 0.01
sugar-snap-peas|=green-beans|near
sultanas|=raisins|same
sumac|+paprika 100
sun-dried-tomatoes|USDA SR28: Tomatoes, sun-dried|0|258 14.11 55.76 2.97 12.3 44 39.2 0 0.01 43 0.528 0.489 9.05 0.332 68 0 110 9.09 194 356 3427 107 1.99
sunflower-oil|USDA SR28: Oil, sunflower, linoleic, (approx. 65%)|0|884 0 0 100 0 0 0 0 41.08 5.4 0 0 0 0 0 0 0 0 0 0 0 0 0
sunflower-seeds|USDA SR28: Seeds, sunflower seed kernels, dried|46|584 20.78 20 51.46 8.6 3 1.4 0 35.17 0 1.48 0.355 8.335 1.345 227 0 78 5.25 325 660 645 9 5
sushi-rice|=risotto-rice|same
swede|=turnip|near
sweet-chilli-sauce|+sugar 48 chilli 15 vinegar 20 salt 2
sweet-onion|=onion|same
sweet-potato|USDA SR28: Sweet potato, raw, unprepared|28|86 1.57 20.12 0.05 3 709 2.4 0 0.26 1.8 0.078 0.061 0.557 0.209 11 0 30 0.61 25 47 337 55 0.3
sweetbreads|=chicken-liver|near
sweetcorn|USDA SR28: Corn, sweet, yellow, raw|64|86 3.27 18.7 1.35 2 9 6.8 0 0.07 0.3 0.155 0.055 1.77 0.093 42 0 2 0.52 37 89 270 15 0.46
swiss-chard|USDA SR28: Chard, swiss, raw|8|19 1.8 3.74 0.2 1.6 306 30 0 1.89 830 0.04 0.09 0.4 0.099 14 0 51 1.8 81 46 379 213 0.36
swordfish|=tuna|near
tagliatelle|=pasta|same
tahini|USDA SR28: Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)|0|595 17 21.19 53.76 9.3 3 0 0 0.25 0 1.22 0.473 5.45 0.149 98 0 426 8.95 95 732 414 115 4.62
taleggio|=brie|near
tamarind-paste|+dates 55
tapenade|=olives|near
tapioca-starch|=cornflour|near
taro|=potato|near
tarragon|Ciqual 2020: Estragon, frais|0|44 3.8 10.3 0 6.2 - - - - - - - - - - - - - - - - - -
tartare-sauce|+mayonnaise 80 cucumber 15 capers 5
tea|USDA SR28: Beverages, tea, black, brewed, prepared with tap water|0|1 0 0.3 0 0 0 0 0 0 0 0 0.014 0 0 5 0 0 0.02 3 1 37 3 0.02
tempeh|USDA SR28: Tempeh|0|192 20.29 7.64 10.8 - 0 0 0 - - 0.078 0.358 2.64 0.215 24 0.08 111 2.7 81 266 412 9 1.14
tenderstem-broccoli|=broccoli|same
tequila|+spirit 100
teriyaki-sauce|+soy-sauce 60 sugar 22 mirin 15
thai-basil|=basil|same
thyme|Ciqual 2020: Thym, frais|0|107 5.56 24.5 1.68 14 237.5 160 0 1.7 - 0.048 0.47 1.82 0.35 45 0 405 17.5 160 106 609 9 1.81
tilapia|=cod|near
tofu|Ciqual 2020: Tofu nature, préemballé|0|148 13.4 3.12 8.5 0.25 0.21 0.25 0.125 0.71 12.7 0.024 0.005 0.13 0.028 25.1 0 100 2.4 100 210 140 10 1.3
togarashi|=paprika|near
tomatillo|=tomato|near
tomato|USDA SR28: Tomatoes, red, ripe, raw, year round average|9|18 0.88 3.89 0.2 1.2 42 13.7 0 0.54 7.9 0.037 0.019 0.594 0.08 15 0 10 0.27 11 24 237 5 0.17
tomato-juice|+tomato 97 salt 0.6
tomato-passata|=tomato-sauce|same
tomato-paste|USDA SR28: Tomato products, canned, paste, without salt added|0|82 4.32 18.91 0.47 4.1 76 21.9 0 4.3 11.4 0.06 0.153 3.076 0.216 12 0 36 2.98 42 83 1014 59 0.63
tomato-sauce|USDA SR28: Tomato products, canned, sauce|0|24 1.2 5.31 0.3 1.5 22 7 0 1.44 2.8 0.024 0.065 0.991 0.098 9 0 14 0.96 15 27 297 474 0.22
tonic-water|+sugar 8.8
tripe|=chicken-liver|near
trout|USDA SR28: Fish, trout, rainbow, farmed, raw|0|141 19.94 0 6.18 0 84 2.9 15.9 2.34 0.1 0.12 0.09 5.567 0.34 11 4.3 25 0.31 25 226 377 51 0.45
truffle|=mushroom|near
truffle-oil|=olive-oil|near
tuna|USDA SR28: Fish, tuna, fresh, yellowfin, raw|0|109 24.4 0 0.49 0 18 0 1.7 0.24 0.1 0.118 0.115 18.48 0.933 2 2.08 4 0.77 35 278 441 45 0.37
turkey|USDA SR28: Turkey, whole, meat and skin, raw|29|143 21.64 0.13 5.64 0 17 0 0.3 0.09 0 0.048 0.185 7.631 0.599 7 1.22 11 0.86 25 183 224 112 1.78
turkey-breast|=turkey|same
turmeric|USDA SR28: Spices, turmeric, ground|0|312 9.68 67.14 3.25 22.7 0 0.7 0 4.43 13.4 0.058 0.15 1.35 0.107 20 0 168 55 208 299 2080 27 4.5
turnip|USDA SR28: Turnips, raw|19|28 0.9 6.43 0.1 1.8 0 21 0 0.03 0.1 0.04 0.03 0.4 0.09 15 0 30 0.3 11 27 191 67 0.27
tzatziki|+greek-yogurt 68 cucumber 26 olive-oil 3 garlic 1 salt 0.8
udon-noodles|+flour 40 salt 0.5
urad-dal|=lentils|near
vanilla-extract|USDA SR28: Vanilla extract|0|288 0.06 12.65 0.06 0 0 0 0 0 0 0.011 0.095 0.425 0.026 0 0 11 0.12 12 6 148 9 0.11
vanilla-pod|=cardamom|near
vanilla-sugar|=sugar|same
veal|USDA SR28: Veal, composite of trimmed retail cuts, separable lean and fat, raw|31|144 19.35 0 6.77 0 0 0 - 0.26 - 0.08 0.27 7.5 0.41 13 1.34 15 0.83 24 203 315 82 3.06
veal-chop|=veal|same
veal-escalope|=veal|same
veal-shank|=veal|same
vegan-mince|+tofu 85 vegetable-oil 3 salt 0.8
vegetable-oil|USDA SR28: Oil, soybean, salad or cooking|0|884 0 0 100 0 0 0 0 8.18 183.9 0 0 0 0 0 0 0 0.05 0 0 0 0 0.01
vegetable-stock|USDA SR28: Soup, SWANSON, vegetable broth|0|6 0.23 1.02 0.07 0 14 0.4 - 0 - 0.02 0.015 0.11 0.007 - - 3 0.08 1 3 20 303 0.03
vegetables|+carrot 25 onion 25 broccoli 25 courgette 25
venison|USDA SR28: Game meat, deer, raw|0|120 22.96 0 2.42 0 0 0 - 0.2 1.1 0.22 0.48 6.37 0.37 4 6.31 5 3.4 23 202 318 51 2.09
vermouth|+white-wine 120 sugar 10
vine-leaf|=spinach|near
vinegar|USDA SR28: Vinegar, distilled|0|18 0 0.04 0 0 0 0 0 0 0 0 0 0 0 0 0 6 0.03 1 4 2 2 0.01
vodka|+spirit 100
walnut-oil|=rapeseed-oil|near
walnuts|USDA SR28: Nuts, walnuts, english|55|654 15.23 13.71 65.21 6.7 1 1.3 0 0.7 2.7 0.341 0.15 1.125 0.537 98 0 98 2.91 158 346 441 2 3.09
wasabi|=mustard|near
water|USDA SR28: Beverages, water, tap, municipal|0|0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 1 0 1 3 0
water-chestnuts|=potato|near
watercress|=rocket|near
watermelon|USDA SR28: Watermelon, raw|48|30 0.61 7.55 0.15 0.4 28 8.1 0 0.05 0.1 0.033 0.021 0.178 0.045 3 0 7 0.24 10 11 112 1 0.1
wheat-gluten|Calculated: vital wheat gluten|0|374 75 14 1.9 0.6 - - - - - - - - - - - - - - - - - -
wheatgrass|=spinach|near
whey|=skimmed-milk|near
whipping-cream|=double-cream|same
whisky|+spirit 100
white-asparagus|=asparagus|same
white-beans|+dried-white-beans 40 salt 0.6
white-chocolate|USDA SR28: Candies, white chocolate|0|539 5.87 59.24 32.09 0.2 9 0.5 0 0.96 9.1 0.063 0.282 0.745 0.056 7 0.56 199 0.24 12 176 286 90 0.74
white-fish|=cod|near
white-pepper|=pepper|same
white-wine|USDA SR28: Alcoholic beverage, wine, table, white|0|82 0.07 2.6 0 0 0 0 0 0 0.4 0.005 0.015 0.108 0.05 1 0 9 0.27 10 18 71 5 0.12
white-wine-vinegar|=red-wine-vinegar|same
whole-wheat-flour|USDA SR28: Wheat flour, whole-grain|0|340 13.21 71.97 2.5 10.7 0 0 0 0.71 1.9 0.502 0.165 4.957 0.407 44 0 34 3.6 137 357 363 2 2.6
wholemeal-bread|+whole-wheat-flour 68 dried-yeast 1 salt 1.2
wild-boar|=rabbit|near
wild-garlic|=chives|same
wild-mushrooms|=mushroom|near
wild-rice|=rice|near
wonton-wrappers|+flour 70 egg 6 salt 1.2
worcestershire-sauce|USDA SR28: Sauce, worcestershire|0|78 0 19.46 0 0 5 13 0 0.08 1 0.07 0.13 0.7 0 8 0 107 5.3 13 60 800 980 0.19
yellow-bell-pepper|=red-bell-pepper|same
yogurt|USDA SR28: Yogurt, plain, whole milk, 8 grams protein per 8 ounce|0|61 3.47 4.66 3.25 0 27 0.5 0.1 0.06 0.2 0.029 0.142 0.075 0.032 7 0.37 121 0.05 12 95 155 46 0.59
yuzu|=orange|near
za-atar|+dried-thyme 40 sesame-seeds 40 sumac 20
`;
