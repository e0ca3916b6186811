/**
 * Foods of a kitchen, one a line under the aisle that sells them:
 * name or name/plural | density in g per ml | grams of one piece, and what a piece is where it is not the whole thing | marks | other English names of the same thing to buy ; kinds of it, which count as it but are other things to buy.
 *
 * Marks: "l" is poured and sold by volume; "b" is a basic that a food word in front makes another food ("almond milk");
 * "s" is at hand in every kitchen; "g" is a kind of food rather than one food; "w" comes from the tap.
 *
 * Densities and piece weights: U.S. Department of Agriculture, Agricultural Research Service, National Nutrient Database for Standard Reference,
 * release 28 (table WEIGHT), public domain; of water its density at 20 °C. A figure that ends in "~" is our own kitchen estimate.
 * Solids in a cup are as they are usually measured: flour spooned, brown sugar packed, hard cheese grated, vegetables chopped.
 */
export const foodTable = `
# Fruit and vegetables
onion | 0.676 | 110 | | brown onion, yellow onion, cooking onion, spanish onion ; white onion
red onion | 0.676 | 110
sweet onion | 0.676 | 110~ | | vidalia onion, maui onion
shallot | 0.676 | 25~ | | banana shallot, echalion shallot
pearl onion | | 10~ | | baby onion, pickling onion, button onion, cocktail onion
garlic | 0.575 | 3 clove | | garlic clove, garlic bulb, fresh garlic
wild garlic | | | | ramsons, ramps
leek | 0.376 | 89
spring onion | 0.423 | 15 | | scallion, green onion, salad onion
chives | 0.203 | | | chive
carrot | 0.541 | 61
celery | 0.427 | 40 stalk | | celery stalk, celery stick, celery rib, stalk celery
celeriac | 0.659 | 600~ | | celery root
potato/potatoes | 0.634 | 213 | | white potato, all rounder potato ; floury potato, waxy potato, russet potato, yukon gold potato, maris piper potato, baking potato, jacket potato, idaho potato, red potato, gold potato, king edward potato, desiree potato, yellow potato
new potato/new potatoes | 0.634 | 60~ | | baby potato, small potato ; fingerling potato, charlotte potato, salad potato
sweet potato/sweet potatoes | 0.562 | 130 | | kumara ; yam
parsnip | 0.562 | 120~
turnip | 0.549 | 122 | | neep
swede | 0.59~ | 700~ | | rutabaga
beetroot | 0.575 | 82 | | beet, red beet
radish/radishes | 0.49 | 4.5
daikon | 0.49~ | 340~ | | daikon radish, mooli, mooli radish, white radish
kohlrabi | 0.57~ | 200~
jerusalem artichoke | | 60~ | | sunchoke
salsify
jicama
cassava | | | | yuca, manioc
taro
tomato/tomatoes | 0.761 | 123 | | vine tomato, ripe tomato, fresh tomato, salad tomato, slicing tomato ; beefsteak tomato, heirloom tomato
plum tomato/plum tomatoes | 0.761 | 62 | | roma tomato, roma plum tomato, italian tomato, san marzano tomato
cherry tomato/cherry tomatoes | 0.63 | 17 | | ; grape tomato, baby plum tomato, cocktail tomato
tomatillo | | 34~
bell pepper | 0.63 | 119 | | peppers, sweet pepper, capsicum, mixed pepper ; romano pepper, pointed pepper
red bell pepper | 0.63 | 119 | | red pepper, sweet red pepper, red capsicum, sweet red bell pepper, red sweet pepper
green bell pepper | 0.63 | 119 | | green pepper, green capsicum
yellow bell pepper | 0.63 | 119 | | yellow pepper, yellow capsicum ; orange pepper, orange bell pepper
chilli/chillies | 0.634 | 45 | | chili, chile, chilli pepper, chili pepper, chile pepper, red chilli, red chili, red chile, hot pepper, long red chilli, red hot pepper, hot red pepper ; thai chilli, thai chili, fresno chile, fresno chili, bird s eye chilli, birds eye chilli
green chilli/green chillies | 0.634 | 45 | | green chili, green chile, hot green chilli, hot green chili ; serrano, serrano chile, serrano chili, serrano pepper, anaheim chile pepper, anaheim pepper
jalapeno | 0.38~ | 14~ | | jalapeno pepper, jalapeno chilli, jalapeno chile, jalapeno chili
habanero | | 8~ | | habanero pepper, habanero chile ; scotch bonnet, scotch bonnet pepper, scotch bonnet chilli
poblano | | 65~ | | poblano pepper, poblano chile, poblano chili
cucumber | 0.44 | 301 | | english cucumber, hothouse cucumber ; persian cucumber, lebanese cucumber
courgette | 0.524 | 196 | | zucchini, baby marrow ; summer squash, yellow squash
aubergine | 0.347 | 548 | | eggplant, brinjal ; japanese eggplant
pumpkin | 0.49 | 2500~ | | sugar pumpkin, pie pumpkin ; hokkaido pumpkin, kabocha, red kuri squash, onion squash, winter squash, squash
butternut squash/butternut squashes | 0.592 | 1000~ | | butternut, butternut pumpkin
acorn squash/acorn squashes | 0.59~ | 430~ | | ; delicata squash
spaghetti squash/spaghetti squashes | | 1400~
broccoli | 0.385 | 608 head | | broccoli crown, calabrese
tenderstem broccoli | 0.385~ | | | broccolini ; sprouting broccoli, purple sprouting broccoli
broccoli rabe | 0.17~ | | | rapini, cime di rapa, friarielli
cauliflower | 0.452 | 588 | | ; romanesco
cabbage | 0.376 | 908 | | white cabbage, green cabbage ; hispi cabbage, pointed cabbage, sweetheart cabbage
red cabbage | 0.376 | 839 | | purple cabbage
savoy cabbage | 0.3~ | 900~ | | savoy
chinese cabbage | 0.32~ | 840~ | | napa cabbage, napa, chinese leaf
brussels sprouts | 0.372 | 19 | | brussel sprouts, sprouts
kale | 0.068 | | | curly kale ; lacinato kale, tuscan kale, cavolo nero, dinosaur kale
collard greens | 0.15~ | | | ; collards, spring greens, greens, mustard greens, turnip greens, beet greens
bok choy | 0.296 | 840 | | pak choi, pak choy, pok choi
spinach | 0.127 | | | baby spinach, spinach leaf
swiss chard | 0.152 | 48 leaf | | chard, rainbow chard, silverbeet
sorrel
nettle | | | | stinging nettle
lettuce | 0.199 | 626 | | ; iceberg lettuce, romaine lettuce, romaine, cos lettuce, butter lettuce, butterhead lettuce, bibb lettuce, boston lettuce, round lettuce, iceberg
little gem lettuce | 0.199~ | 120~ | | little gem, baby gem, baby gem lettuce, gem lettuce
salad leaves | 0.12~ | | | mixed salad leaves, mixed greens, salad greens, mesclun, spring mix, baby greens, mixed leaves, salad
lamb's lettuce | 0.1~ | | | lambs lettuce, corn salad, mache, cornsalad
rocket | 0.085 | | | arugula, wild rocket, rocket leaf
watercress | 0.144~ | | | ; cress
radicchio | 0.17~ | 250~ | | ; treviso
endive | 0.211 | 100~ | | belgian endive, witloof ; chicory, escarole, frisee, curly endive
fennel | 0.368 | 234 | | fennel bulb, bulb fennel, florence fennel
asparagus | 0.566 | 16 | | green asparagus, asparagus spear, asparagus tip
white asparagus | 0.566~ | 60~
artichoke | | 128 | | globe artichoke, baby artichoke
green beans | 0.423 | | | green bean, french bean, string bean, haricot vert, fine bean, snap bean ; runner bean, wax bean, yellow bean
broad beans | 0.53~ | | | fava bean, fresh broad bean
peas | 0.613 | | | pea, fresh pea, green pea, garden pea, shelled pea, english pea
sugar snap peas | 0.27~ | | | sugar snap, snap pea, sugar pea ; mangetout, snow pea
sweetcorn | 0.613 | 102 | | corn, corn kernel, sweet corn, corn on the cob, corn cob, corncob, ear corn, corn ear ; baby corn
okra | 0.42~ | 12~ | | lady finger, ladies finger
bean sprouts | 0.44~ | | | beansprout, mung bean sprout, beansprouts
alfalfa sprouts | | | | alfalfa
bamboo shoots | 0.64~
water chestnuts | 0.6~ | | | water chestnut
mushroom | 0.296 | 18 | | button mushroom, white mushroom, closed cup mushroom, champignon ; chestnut mushroom, cremini mushroom, crimini mushroom, cremini, baby bella mushroom, brown mushroom
portobello mushroom | 0.36~ | 85~ | | portobello, portabella mushroom ; flat mushroom, field mushroom
shiitake | 0.3~ | 19 | | shiitake mushroom, shitake mushroom
oyster mushroom | 0.36~ | 15~ | | ; king oyster mushroom
wild mushrooms | 0.3~ | | | mixed mushroom ; chanterelle, girolle, cep, porcini, porcini mushroom, morel, fresh porcini, enoki mushroom, enoki
truffle | | | | black truffle
avocado | 0.617 | 201 | | hass avocado
ginger | 0.406 | 15~ thumb | | ginger root, root ginger, fresh ginger, fresh root ginger, gingerroot, fresh ginger root, baby ginger
fresh turmeric | | | | turmeric root, fresh turmeric root
galangal
horseradish | 1.02~ | | | fresh horseradish, horseradish root
lemongrass | 0.28~ | 15~ stalk | | lemon grass, lemongrass stalk
apple | 0.528 | 182 | | eating apple, dessert apple ; granny smith, granny smith apple, gala apple, fuji apple, braeburn apple, golden delicious apple, honeycrisp apple, red apple, green apple, tart apple, pink lady apple, cox apple, baking apple
cooking apple | 0.528~ | 200~ | | bramley apple, bramley, bramley cooking apple
pear | 0.592 | 178 | | ; conference pear, bosc pear, anjou pear, bartlett pear
nashi pear | | 250~ | | asian pear, korean pear
quince | | 92~
banana | 0.634 | 118 | | ripe banana
plantain | 0.62~ | 218~ | | ; green plantain, ripe plantain
orange | 0.761 | 131 | | navel orange ; blood orange, valencia orange, seville orange
mandarin | 0.82~ | 88~ | | mandarin orange ; tangerine, clementine, satsuma
lemon | 0.896 | 58 | | unwaxed lemon, amalfi lemon, organic lemon, untreated lemon ; meyer lemon
lemon juice | 1.031 | | l | juice lemon, fresh lemon juice
lemon zest | 0.406~ | | | lemon rind, lemon peel, zest lemon
preserved lemon | | 60~
lime | 0.86~ | 67 | | ; key lime, persian lime
lime juice | 1.023 | | l | ; key lime juice
lime zest | 0.406~ | | | lime rind, lime peel
orange zest | 0.406~ | | | orange rind, orange peel, zest orange ; grapefruit zest, citrus zest, zest
kaffir lime leaf/kaffir lime leaves | | 0.5~ | | makrut lime leaf, lime leaf
yuzu
grapefruit | 0.972 | 246 | | pink grapefruit ; pomelo
kumquat | | 19~
strawberry | 0.609 | 12
raspberry | 0.52 | 1.9
blueberry | 0.626 | 1.36 | | ; bilberry, huckleberry
blackberry | 0.609 | | | ; boysenberry, loganberry
cranberry | 0.423 | | | fresh cranberry
redcurrant | 0.473~ | | | red currant ; blackcurrant, black currant, white currant
gooseberry | 0.634~
mixed berries | 0.6~ | | | berry, summer fruit, fruits of the forest, summer berry
elderflower | | | | elderflower head
grapes | 0.638 | 4.9 | | grape, seedless grape ; red grape, green grape, white grape
cherry | 0.583 | 8.2 | | sweet cherry, fresh cherry ; sour cherry, black cherry
peach/peaches | 0.651 | 150 | | ; white peach, yellow peach
nectarine | 0.604~ | 142~
apricot | 0.697 | 35 | | fresh apricot
plum | 0.697 | 66 | | ; damson, greengage, mirabelle, red plum
mango/mangoes | 0.697 | 336 | | ripe mango, alphonso mango ; green mango
papaya | 0.61~ | 780~ | | pawpaw ; green papaya
pineapple | 0.697 | 905 | | fresh pineapple
kiwi | 0.761 | 69 | | kiwi fruit, kiwifruit
melon | 0.659 | 552 | | ; cantaloupe, honeydew, galia melon, honeydew melon, cantaloupe melon
watermelon | 0.642 | 4518
pomegranate | | 282
pomegranate seeds | 0.735 | | | pomegranate aril, pomegranate seed
passion fruit | | 18~ | | passionfruit
lychee | | 10~ | | litchi
star fruit | 0.46~ | 91~ | | carambola, starfruit
dragon fruit | | 300~ | | pitaya
persimmon | | 168~ | | sharon fruit, kaki
guava | | 55~
fig | | 50 | | fresh fig
rhubarb | 0.516 | 51 stalk
coconut | | 400~ | | fresh coconut
fruit | | | g | fresh fruit, mixed fruit, seasonal fruit
vegetables | | | g | vegetable, mixed vegetable ; soup vegetable, root vegetable, stir fry vegetable, suppengrun
basil | 0.101 | 0.5 leaf | | fresh basil, basil leaf, sweet basil, genovese basil
thai basil | 0.101~ | 0.5~ leaf | | ; holy basil
parsley | 0.254 | 1 sprig | | fresh parsley, flat leaf parsley, flatleaf parsley, italian parsley, curly parsley, parsley leaf, flat parsley
coriander | 0.068 | 2.2 sprig | | cilantro, coriander leaf, fresh coriander, fresh cilantro, cilantro leaf, coriander stem
mint | 0.385 | 0.15 leaf | | fresh mint, mint leaf, spearmint ; peppermint
dill | 0.038 | 0.2 sprig | | fresh dill, dill weed, dillweed, dill frond
thyme | 0.162 | 0.8~ sprig | | fresh thyme, thyme leaf, thyme sprig ; lemon thyme
rosemary | 0.115 | 1.5~ sprig | | fresh rosemary, rosemary sprig, rosemary leaf, rosemary needle
sage | 0.135~ | 0.5~ leaf | | fresh sage, sage leaf
tarragon | 0.122~ | | | fresh tarragon, tarragon leaf
oregano | 0.1~ | | | fresh oregano, oregano leaf
marjoram | 0.1~ | | | fresh marjoram, sweet marjoram
chervil
lovage
borage
savory | | | | ; summer savory, winter savory
curry leaf/curry leaves | | 0.1~ | | fresh curry leaf
vine leaf/vine leaves | | 4~ | | grape leaf
banana leaf/banana leaves
mixed herbs | | | g | herb, fresh herb, soft herb, green herb, garden herb, mixed fresh herb
microgreens
edible flowers | | | | edible flower, nasturtium
wheatgrass

# Bread and bakery
bread | 0.148 | 29 slice | g | white bread, sandwich bread, bread slice, sliced bread, bread cube ; country bread, crusty bread, farmhouse loaf, loaf, country loaf, toast, toast bread
wholemeal bread | 0.148~ | 32~ slice | | whole wheat bread, wholegrain bread, brown bread, whole grain bread, wholewheat bread
sourdough bread | 0.148~ | 50~ slice | | sourdough, sourdough loaf
rye bread | 0.148~ | 32~ slice | | ; pumpernickel
baguette | | 250~ | | french bread, french stick, french baguette
ciabatta | | 270~ | | ciabatta loaf, ciabatta bread ; italian bread
focaccia | | 400~
brioche | | 50~ | | ; brioche bun, brioche roll, challah
bread roll | | 50~ | | dinner roll, roll, bun, soft roll, sandwich roll ; hamburger bun, burger bun, hot dog bun, hot dog roll, bap, hoagie roll, slider bun, sweet roll
bagel | | 105~
english muffin | | 57~ | | ; crumpet
pitta bread | | 60~ | | pita, pitta, pita bread, pocket bread
naan | | 90~ | | naan bread
flatbread | | 60~ | | flat bread ; chapati, roti, lavash, paratha
flour tortilla | | 45~ | | tortilla, wheat tortilla, wrap, tortilla wrap
corn tortilla | | 26~ | | ; taco shell, tostada, tostada shell
croissant | | 57~
croutons | 0.169~ | | | crouton
breadsticks | | | | grissini, breadstick, grissino
crackers | | 4~ | | cracker ; saltine, cream cracker, oatcake, matzo, crispbread
rice cakes
cake | | | g | ; sponge cake, pound cake, angel food cake, madeira cake, panettone, cupcake, muffin
biscuits | | 8~ | | biscuit, cookie ; digestive, digestive biscuit, gingersnap, ginger biscuit, shortbread, vanilla wafer, oreo, ginger nut, amaretti, speculoos, butter biscuit, chocolate wafer
graham crackers | | 14~ | | graham cracker
graham cracker crumbs | 0.355~ | | | graham crumb ; biscuit crumb, cookie crumb
sponge fingers | | 7~ | | ladyfinger, savoiardi, lady finger biscuit, boudoir biscuit, savoiardi biscuit, sponge finger
meringue | | 12~ | | meringue nest
cornbread
pie crust | | 200~ | | pie shell, tart shell, pastry case, pastry shell
pizza base | | 150~ | | pizza crust

# Dairy and eggs
egg | 1.027 | 50 | | whole egg, free range egg, hen egg, large egg, chicken egg, egg beaten
egg white | 1.027 | 33 | l | white egg
egg yolk | 1.027 | 17 | l | yolk, yolk egg
quail egg | | 9~ | | quail s egg, quails egg
duck egg | | 70~
butter | 0.959 | 113 stick | b | unsalted butter, sweet butter, sweet cream butter, unsalted sweet butter, sweet cream unsalted butter
salted butter | 0.959 | 113 stick
clarified butter | 0.866 | | | ghee ; niter kibbeh
margarine | 0.954 | 113 stick | | baking spread ; vegan butter, vegan margarine, dairy free butter, plant butter, vegan spread, dairy free spread
milk | 1.031 | | lb | whole milk, full fat milk, cow milk, full cream milk, fresh milk
semi-skimmed milk | 1.04 | | l | low fat milk, reduced fat milk, lowfat milk, semi skimmed milk
skimmed milk | 1.036 | | l | skim milk, nonfat milk, fat free milk, non fat milk
goat's milk | 1.031~ | | l | goat milk ; sheep milk
buttermilk | 1.036 | | l | butter milk
kefir | 1.03~ | | l
milk powder | 0.29~ | | | powdered milk, dry milk, dried milk, dry milk powder ; skimmed milk powder, nonfat dry milk, malted milk powder
whey
cream | 1.006 | | lb | fresh cream, cooking cream
double cream | 1.006 | | l | heavy cream, heavy whipping cream, thick cream, thickened cream
whipping cream | 1.006 | | l | whippable cream, whipped cream, chantilly cream
single cream | 1.023 | | l | light cream, pouring cream ; half and half, half half, coffee cream, table cream
sour cream | 0.972 | | | soured cream ; smetana
creme fraiche | 1.014~
clotted cream | 1.0~
quark | 1.0~ | | | ; fromage blanc, curd cheese, skyr, topfen, farmer cheese, fromage frais
yogurt | 1.036 | | b | yoghurt, natural yogurt, plain yogurt, natural yoghurt, plain yoghurt, whole milk yogurt, full fat yogurt, plain whole milk yogurt ; low fat yogurt
greek yogurt | 1.036~ | | | greek yoghurt, plain greek yogurt, greek style yogurt, greek style yoghurt, strained yogurt ; labneh
cheese | 0.478~ | | g | hard cheese, shredded cheese ; white cheese, mild cheese, mixed cheese, mexican cheese blend, mexican blend cheese, semi hard cheese, melting cheese, sliced cheese, red leicester
cheddar | 0.478 | 28 slice | | cheddar cheese, mature cheddar, sharp cheddar, sharp cheddar cheese, white cheddar, extra mature cheddar ; colby, colby cheese, colby jack
parmesan | 0.423~ | | | parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese ; grana padano, grana
pecorino | 0.423~ | | | pecorino romano, pecorino cheese, romano cheese, romano, pecorino romano cheese ; manchego, manchego cheese
mozzarella | 0.473 | 125~ ball | | mozzarella cheese, fresh mozzarella ; buffalo mozzarella, bocconcini, low moisture mozzarella, burrata, mozzarella di bufala
feta | 0.634 | | | feta cheese ; cotija, queso fresco, cotija cheese
ricotta | 1.048 | | | ricotta cheese, whole milk ricotta
cream cheese | 0.981 | | | soft cheese, philadelphia, full fat soft cheese, philadelphia cream cheese ; neufchatel
mascarpone | 0.981~ | | | mascarpone cheese
cottage cheese | 0.888 | | | hüttenkäse
goat cheese | 0.6~ | | | goats cheese, chevre, goat s cheese, soft goat cheese
gruyere | 0.456 | 28 slice | | gruyere cheese ; comte, appenzeller, beaufort, fontina, fontina cheese, raclette, raclette cheese, comte cheese
emmental | 0.456 | 28 slice | | emmental cheese, swiss cheese, emmentaler ; jarlsberg, edam, gouda, gouda cheese
blue cheese | 0.571 | | | bleu cheese ; stilton, gorgonzola, roquefort, dolcelatte, danish blue, roquefort cheese, gorgonzola cheese
brie | 0.609
camembert | 1.04
halloumi | 0.634~ | | | halloumi cheese
monterey jack | 0.478~ | | | monterey jack cheese, jack cheese ; pepper jack, provolone, provolone cheese, pepper jack cheese, havarti
taleggio
processed cheese | | 20~ slice | | american cheese, cheese slice ; velveeta
paneer | 0.6~
custard | 1.05~ | | | vanilla custard, ready made custard ; creme anglaise, pastry cream
soy milk | 1.027 | | l | soya milk, soymilk
oat milk | 1.03~ | | l | oat drink, barista oat milk
almond milk | 1.107 | | l | ; nut milk, cashew milk
rice milk | 1.03~ | | l | ; plant milk, plant based milk, non dairy milk, dairy free milk, vegan milk, unsweetened plant milk
plant cream | 1.0~ | | l | ; oat cream, soy cream, vegan cream, soya cream
plant yogurt | 1.03~ | | | ; soy yogurt, coconut yogurt, soya yogurt, dairy free yogurt, vegan yogurt, almond yogurt, coconut yoghurt, soya yoghurt
lard | 0.866 | | | leaf lard ; pork fat
goose fat | 0.866~ | | | ; duck fat, dripping, beef dripping, chicken fat, bacon fat, schmaltz, bacon grease, bacon drippings
suet | 0.51~

# Meat and poultry
chicken breast | | 272 | | chicken breast half, chicken breast fillet, chicken fillet, breast chicken ; chicken tender, chicken cutlet, chicken tenderloin
chicken thigh | | 149 | | chicken thigh fillet
chicken drumstick | | 110~ | | drumstick
chicken leg | | 250~ | | chicken quarter, chicken leg quarter
chicken wing | | 90~ | | wing
chicken | 0.59~ | 1300~ | | whole chicken, chicken meat, free range chicken ; chicken piece, roasting chicken, fryer chicken, broiler fryer chicken, fowl, boiling chicken, roast chicken, rotisserie chicken, poussin, cornish hen, capon, chicken part
ground chicken | | | | minced chicken, chicken mince
chicken liver | | 44
turkey | | 5000~ | | turkey meat, whole turkey, roast turkey
turkey breast | | | | turkey cutlet, turkey escalope, turkey fillet, turkey breast fillet
ground turkey | | | | turkey mince, minced turkey
duck | | 1268 | | whole duck
duck breast | | 180~ | | duck breast fillet, magret
duck leg | | 250~ | | confit duck leg, duck confit
goose/geese | | 2638
guinea fowl | | 1200~
quail | | 150~
pheasant | | 900~ | | partridge, pigeon, grouse
rabbit | | 1200~
hare
ground beef | | | | minced beef, beef mince, hamburger meat, hamburger, lean minced beef, lean mince ; lean ground beef, ground chuck, ground round, ground sirloin
minced meat | | | g | mince, ground meat, mixed mince, mixed minced meat ; minced pork and beef
beef steak | | 225~ | | steak ; sirloin steak, sirloin, rib eye steak, ribeye, ribeye steak, rump steak, flank steak, skirt steak, fillet steak, flank, rump, rib eye, strip steak, bavette, hanger steak, new york strip steak, t bone steak, minute steak, round steak, top sirloin, top sirloin steak
beef fillet | | | | beef tenderloin, filet mignon, fillet beef, tenderloin, fillet of beef
beef chuck | | | | chuck, chuck roast, beef chuck roast ; chuck steak, beef shoulder, braising steak, blade steak, pot roast, beef roast, roast beef, beef joint, topside, silverside, beef topside
beef stew meat | | | | stewing beef, stewing steak, beef stewing meat, stew meat, stew beef, diced beef ; beef
beef brisket | | | | brisket
beef short ribs | | 300~ | | beef short rib, short rib ; beef rib, rib beef
beef shin | | | | beef shank, shin beef, shin of beef
oxtail
ox cheek | | 400~ | | beef cheek
beef bones | | | | ; marrow bone, beef bone, soup bone, veal bone, bone, ham bone
veal | | | | ; veal shoulder, stewing veal, veal meat
veal escalope | | 120~ | | veal schnitzel ; veal cutlet, veal scallopini, escalope, cutlet, veal scaloppine
veal shank | | 300~ | | osso buco, ossobuco
veal chop | | 250~
ground veal | | | | minced veal, veal mince
liver | | | | ; calf liver, beef liver, pork liver, calf s liver, calves liver, lamb liver
kidneys | | | | kidney ; lamb kidney, veal kidney
sweetbreads
pork | | | | pork meat, diced pork ; pork strip, lean pork, pork leg, leg of pork, pork stew meat
pork chop | | 150~ | | ; pork cutlet, pork steak
pork loin | | | | loin pork, loin of pork ; pork loin roast, pork roast
pork shoulder | | | | pork butt, boston butt, shoulder of pork, pork shoulder roast, pork shoulder steak ; pulled pork
pork belly | | | | belly pork
pork tenderloin | | 505 | | pork fillet
pork ribs | | | | spare rib, sparerib, pork rib, rib, pork spare rib, rack of ribs ; baby back rib
ham hock | | 500~ | | pork knuckle, pork hock, smoked ham hock, pork shank ; trotter, pig trotter
ground pork | | | | pork mince, minced pork
sausage meat | | | | sausagemeat, ground sausage, bulk sausage, pork sausage meat ; breakfast sausage, italian sausage meat, ground italian sausage
sausage | | 70~ | | pork sausage, link sausage, fresh sausage, sausage link ; italian sausage, bratwurst, cumberland sausage, salsiccia, luganega, chipolata, turkey sausage, chicken sausage, spicy italian sausage, sweet italian sausage
merguez | | 50~
lamb | | | | lamb meat, diced lamb, stewing lamb, lamb stew meat ; mutton, lamb neck, lamb neck fillet
lamb leg | | 2000~ | | leg of lamb, leg lamb, gigot
lamb shoulder | | 2000~ | | shoulder of lamb, shoulder lamb
lamb chop | | 95 | | lamb cutlet, lamb loin chop
lamb shank | | 400~
rack of lamb | | 600~ | | lamb rack, rack lamb
ground lamb | | | | lamb mince, minced lamb
venison | | | | deer ; wild boar, venison mince, game
goat | | | | goat meat, kid
foie gras
meatballs | | 20~ | | meatball
meat | | | g

# Fish counter
salmon | | 198 | | salmon fillet, fresh salmon, salmon steak, side of salmon, salmon side
smoked salmon | 0.575 | | | lox, cold smoked salmon ; gravlax, hot smoked salmon
cod | | 231 | | cod fillet, cod loin, cod steak
salt cod | | | | bacalao, bacalhau, baccala ; stockfish
haddock | | 193 | | haddock fillet ; smoked haddock
hake | | 180~ | | ; pollock, coley, pollack, whiting
white fish | | 150~ | | fish fillet, white fish fillet, firm white fish, white fish steak, firm fish, flaky white fish
halibut | | 150~ | | halibut fillet, halibut steak ; turbot
monkfish | | 200~ | | monkfish tail
sole | | 120~ | | sole fillet ; plaice, lemon sole, flounder, dover sole
tilapia | | 87~ | | ; catfish, pangasius, perch, zander, pike perch, carp, pike
snapper | | 218~ | | red snapper ; grouper, mahi mahi, barramundi
sea bream | | 400~ | | bream, gilthead bream, dorade
sea bass | | 129 | | bass, branzino, seabass
tuna | | 150~ | | tuna steak, fresh tuna, ahi tuna
swordfish | | 136~ | | swordfish steak
trout | | 79 | | trout fillet, rainbow trout ; smoked trout, arctic char
mackerel | | 112 | | mackerel fillet ; smoked mackerel
herring | | 150~ | | herring fillet ; pickled herring, kipper, matjes, sprat
fresh sardines | | 60~ | | fresh sardine
eel | | | | ; smoked eel
shrimp/shrimp | | 6 | | prawn, king prawn, tiger prawn, raw prawn, raw shrimp, jumbo shrimp, large shrimp, tiger shrimp ; langoustine, crayfish, scampi, crawfish, cooked prawn
mussel | 0.634 | 16
scallop | | 15 | | sea scallop, diver scallop ; bay scallop
squid/squid | | 100~ | | calamari, squid tube ; cuttlefish, baby squid
octopus | | 1000~
crab | | 800~ | | dungeness crab, soft shell crab, blue crab
crab meat | 0.5~ | | | crabmeat, lump crab meat, white crab meat, lump crabmeat ; crab stick, surimi
lobster | | 600~ | | lobster tail
oyster | | 50
clam | 0.959 | 14.5 | | littleneck clam, vongole, manila clam ; cockle, razor clam
caviar | 1.082 | | | ; fish roe, salmon roe, roe, trout roe, avruga caviar, tobiko
fish | | | g | ; oily fish, mixed fish, whole fish, fish head, fish bone, fish trimmings
seafood | | | g | mixed seafood, shellfish
seaweed | | | | ; nori, kombu, wakame, nori sheet, nori seaweed, dulse

# Deli and chilled
bacon | | 28 slice | | streaky bacon, bacon rasher, smoked bacon, bacon slice, smoked streaky bacon, unsmoked bacon, thick cut bacon ; back bacon, canadian bacon, turkey bacon, bacon bit
lardons | | | | lardon, bacon cube, diced bacon, bacon lardon, pancetta cube
pancetta | | 15~ slice | | ; guanciale, salt pork, speck, lardo
ham | | 28 slice | | cooked ham, smoked ham, ham slice, baked ham ; gammon, turkey ham, black forest ham, country ham, gammon joint, wafer thin ham
prosciutto | | 15~ slice | | parma ham, prosciutto crudo, cured ham ; serrano ham, iberico ham, bayonne ham, jamon
salami | | 10~ slice | | ; pepperoni, soppressata, saucisson, genoa salami, bresaola, coppa, pastrami
mortadella | | 20~ slice
nduja
chorizo | | 60 | | chorizo sausage, spanish chorizo ; cooking chorizo, mexican chorizo
smoked sausage | | 85~ | | ; kielbasa, andouille, frankfurter, hot dog, andouille sausage, turkey kielbasa, smoked kielbasa, smoked turkey sausage, vienna sausage, wiener, knackwurst
black pudding | | | | blood sausage, boudin noir ; morcilla, white pudding
pate | | | | liver pate ; terrine, rillettes
olives | 0.568 | 4.4 | | olive, mixed olive
black olives | 0.568 | 4.4 | | black olive ; kalamata olive, kalamata, nicoise olive
green olives | 0.568 | 4.4 | | green olive ; castelvetrano olive
hummus | 1.05~ | | | houmous
tzatziki | | | | ; raita
guacamole
coleslaw | | | | cole slaw, coleslaw mix, cole slaw mix
tofu | 1.048 | 464 block | | firm tofu, extra firm tofu, bean curd, beancurd ; silken tofu, smoked tofu, soft tofu
tempeh | 0.702
seitan
vegan mince | | | | soy mince, plant based mince, vegetarian mince, soya mince ; textured vegetable protein, tvp
puff pastry | | 230~ sheet | | ready rolled puff pastry, puff pastry sheet, all butter puff pastry, puff pastry dough
shortcrust pastry | | 230~ sheet | | pastry, pie dough, shortcrust, pastry dough, sweet shortcrust pastry, ready rolled shortcrust pastry, pie pastry
filo pastry | | 19 sheet | | phyllo, filo, phyllo dough, phyllo pastry, filo sheet, phyllo sheet, strudel dough, filo dough
pizza dough | | 250~ | | bread dough
croissant dough | | | | crescent roll, crescent roll dough, crescent dough, refrigerated crescent roll ; biscuit dough, cinnamon roll
fresh yeast | | 17 cube | | cake yeast, compressed yeast
gnocchi | | | | potato gnocchi
fresh pasta | | | | fresh pasta dough ; fresh tagliatelle, fresh lasagne sheet, fresh fettuccine, tortellini, ravioli, cappelletti, fresh lasagne
wonton wrappers | | 8~ | | wonton wrapper, wonton skin ; dumpling wrapper, gyoza wrapper, egg roll wrapper, spring roll wrapper
kimchi | 0.63~
sauerkraut | 0.6~
miso | 1.162 | | | miso paste ; white miso, red miso, white miso paste, red miso paste, shiro miso

# Pasta, rice and pulses
pasta | 0.402 | | g | dried pasta, pasta shape ; short pasta, long pasta, mostaccioli, tube pasta, orzo, orzo pasta, ditalini, orecchiette, noodle pasta, conchiglie, pasta shell, gluten free pasta
spaghetti | 0.385 | | | spaghetti pasta ; linguine, spaghettini, capellini, angel hair pasta, vermicelli, bucatini, angel hair, linguini
penne | 0.402 | | | penne pasta, penne rigate ; rigatoni, ziti, paccheri
fusilli | 0.36~ | | | rotini, fusilli pasta ; casarecce
farfalle | 0.342 | | | bow tie pasta, farfalle pasta
macaroni | 0.516 | | | elbow macaroni, elbow pasta, elbows
tagliatelle | 0.25~ | | | ; pappardelle, fettuccine, fettuccini
lasagne sheets | 0.38 | 20~ | | lasagna noodle, lasagne sheet, lasagna sheet, lasagne, lasagna, no boil lasagna noodle, oven ready lasagna noodle ; cannelloni
egg noodles | 0.161 | 60~ nest | | egg noodle, chinese egg noodle, wide egg noodle ; noodle, spaetzle
rice noodles | | | | rice noodle, rice vermicelli, rice stick, vermicelli noodle, pad thai noodle, flat rice noodle, vermicelli rice noodle, maifun noodle ; glass noodle, cellophane noodle, bean thread noodle
ramen noodles | | 85~ | | ramen, ramen noodle ; instant noodle
udon noodles | | 200~ | | udon, udon noodle
soba noodles | | | | soba, soba noodle, buckwheat noodle
rice paper | | 9~ | | rice paper wrapper, rice wrapper
rice | 0.782 | | b | white rice, long grain rice, long grain white rice, uncooked rice, converted rice, uncooked white rice, parboiled rice ; medium grain rice, paella rice, bomba rice, pudding rice, instant rice, short grain rice
basmati rice | 0.782~ | | | basmati, white basmati rice
jasmine rice | 0.782~ | | | thai rice, fragrant rice, thai fragrant rice
brown rice | 0.782 | | | wholegrain rice, long grain brown rice, short grain brown rice ; brown basmati rice
risotto rice | 0.824 | | | arborio rice, carnaroli rice, arborio, carnaroli, vialone nano, vialone nano rice
sushi rice | 0.824~ | | | japanese rice ; sticky rice, glutinous rice, glutinous white rice, sweet rice
wild rice | 0.676~
cooked rice | 0.668~ | | | boiled rice, cooked white rice, steamed rice, leftover rice, cooked brown rice, cooked basmati rice
couscous | 0.731
giant couscous | 0.7~ | | | israeli couscous, pearl couscous
bulgur | 0.592 | | | bulgur wheat, bulghur, cracked wheat
freekeh
quinoa | 0.719
barley | 0.845 | | | pearl barley, pearled barley, hulled barley
farro | 0.8~ | | | ; spelt, spelt grain, pearled spelt, emmer, wheat berry
millet | 0.845~
buckwheat | 0.719~ | | | buckwheat groat, kasha, raw buckwheat
amaranth | 0.816~
polenta | 0.664 | | | instant polenta, coarse cornmeal ; grits
semolina | 0.706 | | | durum semolina, wheat semolina
oats | 0.342~ | | | oat, rolled oat, porridge oat, old fashioned oat, oatmeal, oat flake, oatmeal flake, old fashioned rolled oat ; quick oat, jumbo oat, quick cooking oat
steel-cut oats | 0.68~ | | | steel cut oat, pinhead oatmeal
muesli | 0.36~ | | | ; granola
breakfast cereal | 0.13~ | | | cereal ; cornflake, corn flake, rice krispies, puffed rice, rice cereal, bran flake, weetabix, crisped rice cereal, crispy rice cereal
lentils | 0.812 | | | lentil ; green lentil, brown lentil, puy lentil, black lentil, beluga lentil, french lentil, le puy lentil
red lentils | 0.812 | | | red lentil, split red lentil, masoor dal ; yellow lentil
dried chickpeas | 0.845 | | | dried chickpea, dry chickpea, dried garbanzo bean
dried beans | 0.82~ | | | dried bean, dry bean ; dried white bean, dried kidney bean, dried black bean, dried cannellini bean, dried pinto bean, dried borlotti bean, dried haricot bean, dried butter bean
mung beans | 0.875~ | | | mung bean, moong dal, mung dal
urad dal | 0.875~ | | | urad, black gram
split peas | 0.833 | | | split pea ; yellow split pea, chana dal, toor dal, green split pea, dried pea, dal

# Tins and jars
canned tomatoes | 1.014 | 400~ can | | canned tomato, tinned tomato, chopped tomato, diced tomato, canned chopped tomato, canned diced tomato, tinned chopped tomato, petite diced tomato ; crushed tomato, canned plum tomato, tinned plum tomato, whole peeled tomato, peeled plum tomato, fire roasted tomato, canned whole tomato, canned cherry tomato, canned crushed tomato, stewed tomato, canned san marzano tomato, canned italian plum tomato, canned peeled plum tomato, peeled tomato, canned whole peeled tomato, fire roasted diced tomato
tomato passata | 1.036~ | | | passata, tomato puree passata, sieved tomato, strained tomato
tomato paste | 1.116 | | | tomato puree, tomato concentrate, double concentrated tomato paste, concentrated tomato paste
tomato sauce | 1.036 | | | ; marinara sauce, pasta sauce, marinara, pizza sauce, spaghetti sauce, tomato pasta sauce
sun-dried tomatoes | 0.228 | 2 | | sun dried tomato, sundried tomato, sun blushed tomato, dried tomato, semi dried tomato
chickpeas | 0.68~ | 253 can | | chickpea, garbanzo bean, canned chickpea, tinned chickpea, garbanzo, canned garbanzo bean, chick pea ; cooked chickpea
black beans | 0.73~ | 240~ can | | black bean, canned black bean, tinned black bean ; black turtle bean
kidney beans | 0.75~ | 240~ can | | kidney bean, red kidney bean, canned kidney bean, tinned kidney bean, canned red kidney bean
white beans | 0.76~ | 240~ can | | white bean, canned white bean ; cannellini bean, cannellini, navy bean, great northern bean, canned cannellini bean, haricot bean, tinned cannellini bean
butter beans | 0.76~ | 240~ can | | butter bean, canned butter bean ; lima bean, gigante bean
beans | 0.75~ | 240~ can | g | bean, canned bean, cooked bean ; pinto bean, borlotti bean, mixed bean, canned pinto bean, black eyed pea, black eyed bean, flageolet bean, flageolet, adzuki bean, cranberry bean
baked beans | 1.07~ | 415~ can | | pork and beans
refried beans | 1.0~ | 400~ can | | refried bean
canned lentils | | 240~ can | | canned lentil, tinned lentil, cooked lentil
canned sweetcorn | 0.69~ | 285~ can | | canned corn, tinned sweetcorn, creamed corn, cream style corn, canned corn kernel, tinned corn
canned tuna | 0.651 | 165 can | | tinned tuna, tuna in oil, tuna in water, tuna fish, tuna in olive oil, tuna in brine, tuna in spring water
sardines | 0.63 | 12 | | sardine, tinned sardine, canned sardine
anchovies | | 4 | | anchovy, anchovy fillet, white anchovy
anchovy paste | 1.0~
canned salmon | | | | tinned salmon
canned fruit | | | | ; fruit cocktail, canned mandarin orange, canned pear, canned apricot, tinned peach
canned peaches | | 410~ can | | canned peach, peach in syrup
canned pineapple | 0.76~ | 432~ can | | tinned pineapple ; crushed pineapple, pineapple chunk, pineapple tidbit, pineapple ring, canned crushed pineapple, pineapple slice
canned pumpkin | 1.03~ | 425~ can | | pumpkin puree ; pumpkin pie filling
canned artichoke hearts | 0.71~ | 240~ can | | artichoke heart, canned artichoke ; marinated artichoke heart
canned mushrooms | | | | canned mushroom, tinned mushroom
hearts of palm | 0.62~ | 220~ can | | heart of palm, palm heart
roasted red peppers | 0.95~ | | | roasted red pepper, pimiento, pimento, roasted pepper, jarred red pepper, pimento pepper ; piquillo pepper
canned green chiles | 1.0~ | | | diced green chile, canned green chili, chopped green chile
pickled jalapenos | | | | pickled jalapeno, pickled green jalapeno chilli ; pickled chilli, pickled chili, pepperoncini, peperoncini, banana pepper
chipotle in adobo | 1.0~ | 10~ | | chipotle pepper in adobo, chipotle chile in adobo sauce, chipotle chili in adobo, chipotle in adobo sauce, chipotle paste, chipotle pepper in adobo sauce, chipotle chili in adobo sauce, chipotle chile in adobo
capers | 0.582 | | | caper, nonpareil caper, salted caper ; caperberry
gherkins | | 35~ | | gherkin, pickle, dill pickle, pickled gherkin, pickled cucumber, kosher dill pickle ; cornichon
pickle relish | 1.03~ | | | relish, sweet pickle relish
pickled ginger | | | | sushi ginger
pickled beetroot
jackfruit | | | | young jackfruit, canned jackfruit
coconut milk | 0.955 | 400~ can | l | unsweetened coconut milk, full fat coconut milk, canned coconut milk ; light coconut milk
coconut cream | 1.0~ | | l | creamed coconut, cream coconut, cream of coconut
soup | | | g | ; cream of mushroom soup, cream of chicken soup, condensed soup, canned soup, condensed cream of mushroom soup, tomato soup
peanut butter | 1.091 | | | ; smooth peanut butter, crunchy peanut butter, creamy peanut butter
almond butter | 1.06~ | | | ; nut butter, cashew butter, hazelnut butter
tahini | 1.014 | | | tahini paste, sesame paste, light tahini
chocolate spread | 1.25~ | | | ; nutella, hazelnut spread, chocolate hazelnut spread
jam | 1.35~ | | g | fruit jam, preserve, conserve, fruit preserve ; apricot jam, strawberry jam, raspberry jam, jelly, apricot preserve, redcurrant jelly, fig jam, cranberry jelly, grape jelly
marmalade | 1.35~ | | | orange marmalade
lemon curd | 1.15~
cranberry sauce | 1.17~
apple sauce | 1.03~ | | | applesauce, apple puree, unsweetened applesauce
chutney | 1.15~ | | | ; mango chutney, tomato chutney
dulce de leche | 1.29~ | | | ; caramel sauce, caramel, salted caramel, cajeta
pesto | 0.98~ | | | basil pesto, green pesto, pesto sauce, basil pesto sauce, pesto genovese ; red pesto

# Oils, vinegars and sauces
olive oil | 0.913 | | l | light olive oil, mild olive oil, pure olive oil, fruity olive oil, good olive oil, evoo
vegetable oil | 0.921 | | lb | oil, neutral oil, cooking oil, frying oil, salad oil, neutral cooking oil, flavorless oil, deep frying oil ; soybean oil, corn oil
sunflower oil | 0.921 | | l | ; safflower oil
rapeseed oil | 0.921 | | l | canola oil, colza oil
groundnut oil | 0.913 | | l | peanut oil
sesame oil | 0.921 | | l | sesame seed oil, toasted sesame oil, dark sesame oil
coconut oil | 0.921 | | | virgin coconut oil
grapeseed oil | 0.921~ | | l | grape seed oil ; avocado oil, rice bran oil
walnut oil | 0.921~ | | l | ; hazelnut oil, pumpkin seed oil, nut oil, argan oil, flaxseed oil, linseed oil, almond oil
truffle oil | 0.913~ | | l
chilli oil | 0.921~ | | l | chili oil, chile oil ; chili crisp, crispy chili oil, chilli crisp
cooking spray | | | | nonstick cooking spray, vegetable cooking spray, non stick spray, vegetable oil spray, oil spray, non stick cooking spray, cooking oil spray, nonstick spray, baking spray
shortening | 0.866~ | | | vegetable shortening, crisco
vinegar | 1.006 | | l | white vinegar, distilled white vinegar, distilled vinegar, spirit vinegar ; malt vinegar
white wine vinegar | 1.01~ | | l | wine vinegar ; champagne vinegar
red wine vinegar | 1.01 | | l
sherry vinegar | 1.01~ | | l
cider vinegar | 1.01 | | l | apple cider vinegar
balsamic vinegar | 1.078 | | l | balsamic, aged balsamic vinegar
balsamic glaze | 1.25~ | | | balsamic reduction
rice vinegar | 1.006~ | | l | rice wine vinegar, seasoned rice vinegar ; black vinegar
soy sauce | 1.078 | | l | light soy sauce, low sodium soy sauce, soya sauce, shoyu, reduced sodium soy sauce, light soya sauce, less sodium soy sauce, low salt soy sauce ; dark soy sauce, tamari, coconut aminos, kecap manis, sweet soy sauce, liquid aminos
fish sauce | 1.2 | | l | nam pla, thai fish sauce
oyster sauce | 1.15~
hoisin sauce | 1.15~ | | | hoisin ; plum sauce, black bean sauce
teriyaki sauce | 1.15~ | | l | ; sukiyaki sauce, ponzu, ponzu sauce, yakitori sauce
worcestershire sauce | 1.162 | | l | worcester sauce, worcestershire
hot sauce | 1.0~ | | l | hot pepper sauce, pepper sauce ; tabasco, tabasco sauce, louisiana hot sauce, buffalo sauce, cholula
sriracha | 1.1~ | | | sriracha sauce ; sambal oelek, chili garlic sauce, sambal, chilli sauce, chili sauce, chile sauce
sweet chilli sauce | 1.15~ | | | sweet chili sauce, thai sweet chili sauce
harissa | 1.0~ | | | harissa paste, harissa sauce ; rose harissa
curry paste | 1.1~ | | | ; thai curry paste, red curry paste, green curry paste, thai red curry paste, thai green curry paste, yellow curry paste, curry sauce, tikka masala paste, tikka paste
chilli paste | 1.1~ | | | chili paste, chile paste ; thai chili paste, gochujang, chilli bean paste, doubanjiang, aji amarillo paste
tamarind paste | 1.2~ | | | tamarind, tamarind concentrate, tamarind pulp
shrimp paste | 1.2~
wasabi | 1.1~ | | | wasabi paste
ketchup | 1.014 | | | tomato ketchup, catsup
mustard | 1.052 | | | prepared mustard ; dijon mustard, yellow mustard, wholegrain mustard, whole grain mustard, english mustard, grainy mustard, honey mustard, french mustard, american mustard, brown mustard, dijon, prepared yellow mustard, hot mustard, country style dijon mustard, spicy brown mustard
mayonnaise | 0.93 | | | mayo ; aioli, vegan mayonnaise, light mayonnaise, kewpie mayonnaise, miracle whip
horseradish sauce | 1.02~ | | | creamed horseradish, horseradish cream ; prepared horseradish
barbecue sauce | 1.17~ | | | bbq sauce, barbeque sauce ; steak sauce, a1 sauce, brown sauce, hp sauce
salad dressing | 1.0~ | | g | dressing ; ranch dressing, vinaigrette, italian dressing, caesar dressing, thousand island dressing, balsamic vinaigrette, italian salad dressing, russian dressing, french dressing
salsa | 1.04~ | | | tomato salsa, chunky salsa ; salsa verde, fruit salsa, taco sauce, picante sauce, enchilada sauce, pico de gallo, green salsa
tartare sauce | 0.95~ | | | tartar sauce ; remoulade
alfredo sauce | 1.02~ | | | ; bechamel, bechamel sauce, cheese sauce, hollandaise, hollandaise sauce, white sauce
gravy | 1.0~ | | | ; gravy granules, gravy mix
sauce | | | g
chicken stock | 1.014 | | l | chicken broth, low sodium chicken broth, low sodium chicken stock, chicken bone broth, reduced sodium chicken broth, hot chicken stock ; poultry stock, turkey stock, turkey broth
beef stock | 1.014 | | l | beef broth, low sodium beef broth, beef bouillon, beef consomme, beef bone broth ; veal stock, lamb stock, demi glace, brown stock, meat broth, meat stock
vegetable stock | 0.93 | | l | vegetable broth, vegetable bouillon, low sodium vegetable broth, hot vegetable stock
fish stock | 1.014~ | | l | fish broth, fish fumet ; seafood stock, dashi, shellfish stock, dashi stock
stock | 1.014~ | | lg | broth, bouillon, bone broth, hot stock ; mushroom stock, mushroom broth
stock cube | | 10~ | | bouillon cube, stock pot ; chicken stock cube, vegetable stock cube, beef stock cube, chicken bouillon cube, beef bouillon cube, vegetable bouillon cube, fish stock cube
stock powder | 0.8~ | | | bouillon powder, bouillon granule, stock granule ; chicken bouillon granules, vegetable bouillon powder, chicken stock powder, chicken bouillon powder, beef bouillon granules, better than bouillon, chicken bouillon, chicken base, dashi powder, chicken bouillon granule, beef base

# Baking
flour | 0.528 | | b | plain flour, all purpose flour, wheat flour, white flour, ap flour, unbleached flour, unbleached all purpose flour, plain white flour, plain all purpose flour ; 00 flour, tipo 00 flour, type 00 flour, cake flour, pastry flour, double zero flour, gluten free flour
self-raising flour | 0.528~ | | | self rising flour, self raising flour
bread flour | 0.579 | | | strong white flour, strong flour, strong white bread flour, strong bread flour, white bread flour ; manitoba flour
whole wheat flour | 0.507 | | | wholemeal flour, wholewheat flour, wholegrain flour, plain wholemeal flour ; whole wheat pastry flour, white whole wheat flour, strong wholemeal flour, wholemeal bread flour
rye flour | 0.541 | | | dark rye flour, wholemeal rye flour
spelt flour | 0.5~ | | | wholemeal spelt flour ; barley flour, einkorn flour, white spelt flour
buckwheat flour | 0.507
rice flour | 0.668~ | | | ; brown rice flour, glutinous rice flour, sweet rice flour
chickpea flour | 0.389~ | | | gram flour, besan, besan flour, garbanzo flour, garbanzo bean flour
almond flour | 0.406~ | | | almond meal, blanched almond flour
coconut flour | 0.473~
oat flour | 0.44~ | | | ; oat bran
corn flour | 0.495~ | | | masa harina, masa, corn masa flour
tapioca starch | 0.51~ | | | tapioca flour, tapioca ; tapioca pearl, cassava flour, sago
cornmeal | 0.664 | | | yellow cornmeal, maize meal, corn meal ; white cornmeal
cornflour | 0.541 | | | cornstarch, corn starch, maize starch, maizena
potato starch | 0.68~ | | | potato flour
arrowroot | 0.541~ | | | arrowroot powder, arrowroot starch
wheat gluten | 0.5~ | | | vital wheat gluten
wheat bran | 0.245~ | | | bran ; wheat germ, wheatgerm
breadcrumbs | 0.456 | | | bread crumb, dry breadcrumb, dried breadcrumb, dry bread crumb, fine breadcrumb, breadcrumb ; italian style dry bread crumb, italian breadcrumb, seasoned breadcrumb, italian seasoned bread crumb, italian style breadcrumb
fresh breadcrumbs | 0.19 | | | fresh breadcrumb, soft breadcrumb, fresh bread crumb, soft bread crumb, fresh white breadcrumb, white breadcrumb
panko | 0.21~ | | | panko breadcrumb, panko bread crumb
sugar | 0.845 | | b | granulated sugar, white sugar, white granulated sugar, cane sugar, golden granulated sugar, organic sugar
caster sugar | 0.845 | | | castor sugar, superfine sugar, fine sugar, golden caster sugar, extra fine granulated sugar
brown sugar | 0.93 | | | light brown sugar, soft brown sugar, light soft brown sugar, soft light brown sugar, packed brown sugar, golden brown sugar ; light muscovado sugar, muscovado sugar, muscovado
dark brown sugar | 0.93 | | | dark soft brown sugar, soft dark brown sugar ; dark muscovado sugar
demerara sugar | 0.93~ | | | turbinado sugar, demerara ; raw sugar, raw cane sugar
icing sugar | 0.507 | | | powdered sugar, confectioners sugar, confectioner s sugar
palm sugar | 0.8~ | | | coconut palm sugar ; coconut sugar, jaggery, piloncillo, panela, date sugar, maple sugar
pearl sugar | | | | nib sugar ; sanding sugar, sprinkle, decorating sugar, coarse sugar, hundreds and thousands, nonpareil, chocolate sprinkle
vanilla sugar | 0.845~ | 8~ sachet
preserving sugar | 0.845~ | | | jam sugar, gelling sugar
sweetener | | | | ; artificial sweetener, stevia, erythritol, splenda, xylitol, sugar substitute, monk fruit sweetener
honey | 1.433 | | | runny honey, clear honey, acacia honey, liquid honey, raw honey, dark honey
maple syrup | 1.331 | | l | pure maple syrup
agave syrup | 1.4~ | | | agave nectar, agave ; date syrup, rice syrup, brown rice syrup
golden syrup | 1.43~ | | | ; corn syrup, light corn syrup, glucose syrup, liquid glucose, dark corn syrup, treacle syrup, sugar beet syrup
molasses | 1.424 | | | black treacle, treacle, blackstrap molasses, unsulphured molasses, unsulfured molasses, dark molasses ; pomegranate molasses
simple syrup | 1.25~ | | l | sugar syrup, syrup
chocolate syrup | 1.27~ | | | ; chocolate sauce, fudge sauce, hot fudge sauce
cocoa powder | 0.364 | | | cocoa, unsweetened cocoa powder, unsweetened cocoa, cacao powder, baking cocoa, cacao ; dutch process cocoa powder, dutch processed cocoa powder, dutch process cocoa
drinking chocolate | 0.5~ | | | hot chocolate powder, hot chocolate mix, hot cocoa mix
dark chocolate | 0.719~ | 101 bar | | chocolate, bittersweet chocolate, semisweet chocolate, semi sweet chocolate, plain chocolate, baking chocolate, cooking chocolate, couverture, dark couverture, baker s chocolate, bakers chocolate, chocolate shaving, bitter chocolate, dark chocolate couverture ; unsweetened chocolate
chocolate chips | 0.719~ | | | chocolate chip, semisweet chocolate chip, dark chocolate chip, semi sweet chocolate chip, chocolate chunk, chocolate drop, bittersweet chocolate chip, mini chocolate chip ; milk chocolate chip, cacao nib, white chocolate chip
milk chocolate | 0.71 | 44 bar
white chocolate | 0.719 | 85 bar
chocolate candy | | | | ; candy, m m, candy cane, sweets, chocolate bar, gummy candy, candy coated milk chocolate piece
marshmallow | 0.21~ | 7~ | | mini marshmallow, miniature marshmallow ; marshmallow fluff, marshmallow creme
marzipan | 1.1~ | | | almond paste
baking powder | 0.933 | 15~ sachet | | aluminum free baking powder
baking soda | 0.933 | | | bicarbonate of soda, bicarbonate soda, bicarb, sodium bicarbonate, bicarb of soda
cream of tartar | 0.61~
dried yeast | 0.812 | 7.2 sachet | | active dry yeast, instant yeast, fast action yeast, dry yeast, easy blend yeast, fast action dried yeast, instant dried yeast, rapid rise yeast, quick yeast, easy bake yeast, yeast, active dried yeast, dried active yeast, instant dry yeast, bread machine yeast, fast acting yeast
sourdough starter | 1.0~ | | | starter, active sourdough starter
gelatine | 0.63~ | 7 sachet | | gelatin, powdered gelatin, powdered gelatine, unflavored gelatin, unflavored gelatine, unflavored gelatin powder ; jello, jell o, jelly crystal
leaf gelatine | | 2~ | | gelatine leaf, gelatin sheet, sheet gelatine, gelatine sheet, gelatin leaf, sheet gelatin
agar | 0.5~ | | | agar agar, agar powder, agar agar powder ; pectin
xanthan gum | 0.6~ | | | xantham gum ; guar gum
custard powder | 0.55~ | | | ; vanilla pudding powder, pudding powder, pudding mix, vanilla pudding mix, instant pudding mix, instant vanilla pudding mix
cake mix | 0.5~ | | | ; brownie mix, yellow cake mix, pancake mix, baking mix, bisquick, muffin mix, biscuit mix, white cake mix, chocolate cake mix
icing | | | | frosting ; fondant, fondant icing, ready to roll icing, royal icing, vanilla frosting
food colouring | | | l | food coloring, food colour, food dye, food color ; red food coloring, green food coloring, yellow food coloring, gel food coloring
vanilla extract | 0.879 | | l | vanilla essence, pure vanilla extract, vanilla, vanilla flavoring ; vanilla paste, vanilla bean paste
vanilla pod | | 3~ | | vanilla bean, bourbon vanilla pod, vanilla stick
almond extract | 0.879~ | | l | almond essence, almond flavoring ; peppermint extract, lemon extract, orange extract, rum extract, extract, mint extract, coconut extract, maple extract
rose water | 1.0~ | | l | rosewater
orange blossom water | 1.0~ | | l | orange flower water
condensed milk | 1.293 | 397~ can | | sweetened condensed milk
evaporated milk | 1.06~ | 354~ can | l
desiccated coconut | 0.36~ | | | shredded coconut, dried coconut, grated coconut, toasted coconut ; coconut flake, flaked coconut, unsweetened coconut, sweetened coconut, sweetened shredded coconut, unsweetened shredded coconut, coconut chip, unsweetened dried coconut, sweetened flaked coconut
mixed peel | 0.6~ | | | candied peel ; candied orange peel, candied lemon peel, candied orange, citron peel, candied fruit
glace cherries | 0.85~ | 5~ | | glace cherry, candied cherry ; maraschino cherry, maraschino
stem ginger | 0.9~ | 15~ | | crystallised ginger, candied ginger, crystallized ginger, preserved ginger
raisins | 0.613 | | | raisin, seedless raisin ; golden raisin
sultanas | 0.613~ | | | sultana
currants | 0.61~ | | | currant, dried currant, zante currant
dried cranberries | 0.51~ | | | dried cranberry, sweetened dried cranberry, craisin
dried apricots | 0.549 | 7 | | dried apricot
prunes | 0.735 | 9.5 | | prune, dried plum, pitted prune
dates | 0.621 | 7.1 | | date, medjool date, dried date, pitted date, deglet noor date
dried figs | 0.63~ | 8.4~ | | dried fig
dried fruit | 0.6~ | | g | mixed dried fruit ; dried cherry, dried mango, dried apple, dried blueberry, dried berry, dried pear, dried peach
goji berries | 0.48~ | | | goji berry ; barberry
almonds | 0.604 | 1.2 | | almond, whole almond, blanched almond, blanched whole almond, raw almond, roasted almond ; smoked almond
flaked almonds | 0.389 | | | sliced almond, flaked almond, almond flake ; slivered almond, almond sliver
ground almonds | 0.402 | | | ground almond
walnuts | 0.495 | 4~ | | walnut, walnut half, walnut piece, walnut kernel
hazelnuts | 0.486 | 1.4 | | hazelnut, filbert, blanched hazelnut
ground hazelnuts | 0.317 | | | ground hazelnut
cashews | 0.579~ | 1.6~ | | cashew, cashew nut, raw cashew ; roasted cashew
pistachios | 0.52 | 0.7 | | pistachio, pistachio nut, shelled pistachio, pistachio kernel
pecans | 0.418 | 1.5~ | | pecan, pecan half, pecan nut
pine nuts | 0.571 | | | pine nut, pine kernel, pignoli, pinenut
macadamia nuts | 0.566~ | | | macadamia, macadamia nut
brazil nuts | 0.56~ | 5~ | | brazil nut
peanuts | 0.617 | | | peanut, groundnut ; roasted peanut, salted peanut, dry roasted peanut
chestnuts | 0.613 | 8~ | | chestnut, cooked chestnut, vacuum packed chestnut, chestnut puree
nuts | 0.5~ | | g | nut, mixed nut
sesame seeds | 0.609 | | | sesame seed, sesame, white sesame seed ; black sesame seed, toasted sesame seed, black sesame
sunflower seeds | 0.592 | | | sunflower seed, sunflower kernel
pumpkin seeds | 0.545 | | | pumpkin seed, pepita
poppy seeds | 0.6~ | | | poppy seed
chia seeds | 0.72~ | | | chia seed, chia
flaxseed | 0.71 | | | linseed, flax seed, flax ; ground flaxseed, flaxseed meal, flax seed meal, flax meal, ground flax seed meal, hemp seed, hemp heart, ground flax seed, ground linseed
mixed seeds | 0.58~ | | | seed
nutritional yeast | 0.25~ | | | yeast flake, nutritional yeast flake
protein powder | 0.42~

# Spices and dried herbs
salt | 1.234 | | bs | table salt, fine salt, sea salt, fine sea salt, kosher salt, coarse salt, coarse sea salt, rock salt, cooking salt, coarse kosher salt, iodized salt ; pink salt, himalayan salt, himalayan pink salt
flaky sea salt | 0.9~ | | s | sea salt flake, flaky salt, maldon, maldon salt, maldon sea salt, fleur de sel, flaked sea salt, flaked salt, flake salt
pepper/pepper | 0.467 | | bs | black pepper, ground black pepper, freshly ground black pepper, ground pepper, freshly ground pepper, cracked black pepper, fresh ground black pepper, coarsely ground black pepper, cracked pepper, coarse black pepper, black ground pepper
peppercorns | 0.588 | | | peppercorn, black peppercorn, whole peppercorn, whole black peppercorn, whole black pepper ; pink peppercorn, green peppercorn, allspice peppercorn
white pepper | 0.48~ | | | ground white pepper ; white peppercorn
sichuan pepper | 0.4~ | | | sichuan peppercorn, szechuan peppercorn, szechuan pepper
paprika | 0.46 | | | sweet paprika, hungarian paprika, paprika powder, mild paprika ; hot paprika
smoked paprika | 0.46 | | | spanish paprika, pimenton, hot smoked paprika, sweet smoked paprika, smoked sweet paprika, smoky paprika
cayenne | 0.358 | | | cayenne pepper, ground cayenne pepper, ground cayenne, ground red pepper ; chilli powder, hot chilli powder, chile powder, aleppo pepper, ancho chile powder, ancho chili powder, chipotle powder, chipotle chili powder, kashmiri chilli powder, gochugaru, chipotle chile powder, mild chilli powder
chili powder | 0.54~ | | | mexican chili powder, chilli seasoning
chilli flakes | 0.36~ | | | red pepper flake, chili flake, crushed red pepper, crushed red pepper flake, dried chilli flake, hot red pepper flake, chile flake, crushed chilli, dried chili flake, hot pepper flake, crushed chili, crushed red chili flake, red chilli flake, red chili flake
dried chillies | | 1~ | | dried chilli, dried chili, dried chile, dried red chilli, dried red chili, dried red chile ; ancho chile, ancho chili, guajillo chile, guajillo chili, chipotle, dried ancho chile, pasilla chile, chile de arbol
cumin | 0.406 | | | ground cumin, cumin powder
cumin seeds | 0.406 | | | cumin seed, whole cumin
caraway seeds | 0.45~ | | | caraway, caraway seed
nigella seeds | 0.45~ | | | nigella, nigella seed, black cumin
ground coriander | 0.338~ | | | coriander powder
coriander seeds | 0.338 | | | coriander seed
turmeric | 0.636 | | | ground turmeric, turmeric powder
curry powder | 0.426 | | | madras curry powder, mild curry powder, medium curry powder, hot curry powder, curry
garam masala | 0.426~ | | | ; tandoori masala, tikka masala, chaat masala, chana masala, masala
cinnamon | 0.527 | | | ground cinnamon, cinnamon powder
cinnamon stick | | 3~ | | cinnamon bark, stick cinnamon
nutmeg | 0.473 | 5~ | | ground nutmeg, grated nutmeg, freshly grated nutmeg, whole nutmeg, fresh nutmeg
mace | 0.36~ | | | ground mace, blade mace
cloves | 0.44 | | | whole clove, ground clove, clove
allspice | 0.406~ | | | ground allspice, pimento berry, allspice berry
cardamom | 0.392 | 0.2~ | | ground cardamom, green cardamom ; cardamom pod, cardamom seed, green cardamom pod, black cardamom pod, whole cardamom pod, black cardamom
star anise | | 1~ | | anise star
anise seeds | 0.45~ | | | aniseed, anise seed, anise, ground anise
saffron | 0.142 | | | saffron thread, saffron strand, iranian saffron
ground ginger | 0.352 | | | ginger powder, dried ginger, powdered ginger
fennel seeds | 0.392 | | | fennel seed, ground fennel, ground fennel seed, fennel pollen
fenugreek | 0.75~ | | | fenugreek seed ; fenugreek leaf, dried fenugreek leaf, kasuri methi
mustard seeds | 0.74~ | | | mustard seed ; black mustard seed, yellow mustard seed, brown mustard seed
mustard powder | 0.43~ | | | dry mustard, ground mustard, english mustard powder, dry mustard powder, powdered mustard
celery seeds | 0.44~ | | | celery seed ; celery salt
garlic powder | 0.66~ | | | granulated garlic, garlic granule, dried garlic, garlic flake ; garlic salt
onion powder | 0.47~ | | | granulated onion, onion granule ; dried onion, onion flake, dried minced onion, onion salt, crispy fried onion, fried onion, dried onion flake
dried oregano | 0.203 | | | oregano dried, mexican oregano, dried mexican oregano, ground oregano
dried thyme | 0.2~ | | | ground thyme, dried thyme leaf
dried basil | 0.16~ | | | dried basil leaf
dried rosemary | 0.22~ | | | ground rosemary
dried sage | 0.135 | | | ground sage, rubbed sage, dried sage leaf
dried tarragon | 0.122 | | | dried tarragon leaf
dried parsley | 0.1~ | | | dried parsley flake, parsley flake
dried dill | 0.2~ | | | dried dill weed, dried dillweed
dried mint | 0.1~ | | | dried mint leaf
dried marjoram | 0.12~
dried coriander
bay leaf/bay leaves | 0.122 | 0.2~ | | dried bay leaf, fresh bay leaf, bay, laurel leaf, turkish bay leaf
italian seasoning | 0.2~ | | | italian herb, dried italian herb, dried italian seasoning ; herbs de provence, herbes de provence, dried mixed herb, mixed dried herb, herbs provence, dried herb, provencal herb
bouquet garni
sumac | 0.45~
za'atar | 0.4~ | | | zaatar ; dukkah
ras el hanout | 0.42~ | | | ; baharat, berbere
chinese five spice | 0.42~ | | | five spice, five spice powder, chinese five spice powder
juniper berries | 0.4~ | 0.15~ | | juniper berry, juniper
mixed spice | 0.42~ | | | ; pumpkin pie spice, apple pie spice, gingerbread spice, pumpkin spice, speculaas spice, lebkuchen spice, quatre epices
annatto | | | | annatto seed, achiote ; achiote paste, sazon, sazon seasoning, sazon seasoning blend
asafoetida | | | | asafetida, hing
amchur | | | | mango powder
lavender | | | | dried lavender, culinary lavender, lavender flower
rose petals | | | | rose petal, dried rose petal
dried mushrooms | | | | dried mushroom ; dried porcini, dried porcini mushroom, dried shiitake, dried shiitake mushroom, dried wild mushroom
liquid smoke | 1.0~ | | l
togarashi | | | | shichimi togarashi, shichimi ; furikake
msg | | | | monosodium glutamate
citric acid
cajun seasoning | 0.45~ | | | cajun spice ; creole seasoning, old bay, jerk seasoning, taco seasoning, old bay seasoning, seasoned salt, fajita seasoning, taco seasoning mix, blackening seasoning, adobo seasoning, lemon pepper, lemon pepper seasoning
spices | 0.42~ | | g | spice ; seasoning, spice mix, rub, spice rub, spice blend, seasoning mix, seasoning blend, pickling spice, poultry seasoning, steak seasoning, steak rub, vegeta, ranch seasoning mix, onion soup mix, seasoning salt, ranch seasoning

# Drinks
red wine | 0.994 | | l | dry red wine, full bodied red wine, burgundy wine
white wine | 0.994 | | l | dry white wine, wine, cooking wine
sparkling wine | 0.994~ | | l | ; champagne, prosecco, cava, sekt
rose wine | 0.994~ | | l
port | 1.02~ | | l | port wine, ruby port ; tawny port
sherry | 1.0~ | | l | dry sherry, cooking sherry ; cream sherry, fino sherry
marsala | 1.02~ | | l | marsala wine, dry marsala, sweet marsala, dry marsala wine ; madeira, madeira wine
vermouth | 1.0~ | | l | ; dry vermouth, sweet vermouth
shaoxing wine | 1.0~ | | l | chinese cooking wine, shaohsing wine, shao hsing wine ; rice wine, chinese rice wine
sake | 1.0~ | | l
mirin | 1.1~ | | l
beer | 1.004 | | l | ; lager, ale, stout, guinness, pale ale, wheat beer, dark beer
cider | 1.0~ | | l | dry cider, hard cider
rum | 0.95~ | | l | ; dark rum, white rum, light rum, spiced rum, golden rum
brandy | 0.95~ | | l | ; cognac, calvados, armagnac, kirsch, grappa, apple brandy, pisco, kirschwasser
whisky | 0.95~ | | l | whiskey ; bourbon, scotch, rye whiskey, bourbon whiskey, irish whiskey
vodka | 0.95~ | | l | ; orange vodka
gin | 0.95~ | | l
tequila | 0.95~ | | l | ; mezcal
liqueur | 1.05~ | | lg | ; orange liqueur, grand marnier, cointreau, triple sec, amaretto, kahlua, baileys, limoncello, coffee liqueur, campari, aperol, absinthe, pernod, ouzo, chambord, irish cream, raki, almond liqueur, creme de cassis, orange curacao, pastis, hazelnut liqueur, frangelico, chartreuse, amaro
bitters | 1.0~ | | l | angostura bitters, angostura ; orange bitters
coffee | 1.001 | | l | brewed coffee, strong coffee, black coffee, espresso, hot coffee, cold brew, cold espresso, strong black coffee, warm coffee, brewed espresso
instant coffee | 0.25~ | | | instant espresso powder, espresso powder, instant espresso, coffee powder, instant coffee granules, instant coffee powder, coffee granule, instant coffee granule ; ground coffee, coffee bean
tea | 1.001 | | l | black tea, brewed tea ; green tea, earl grey tea
tea bag | | 2~ | | teabag ; tea leaf, matcha, matcha powder, green tea powder, earl grey tea bag, loose tea
orange juice | 1.04~ | | l | fresh orange juice, juice orange ; blood orange juice, clementine juice, mandarin juice
apple juice | 1.04~ | | l | ; apple cider
pineapple juice | 1.04~ | | l
tomato juice | 1.03~ | | l | ; clamato, vegetable juice, tomato and clam juice cocktail, v8 juice
clam juice | 1.01~ | | l
grapefruit juice | 1.04~ | | l
cranberry juice | 1.05~ | | l | cranberry juice cocktail
juice | 1.04~ | | lg | fruit juice ; carrot juice, pomegranate juice, cherry juice, grape juice, mango juice, peach nectar, nectar, beetroot juice, apricot nectar, pickle juice, olive brine, brine
cordial | 1.2~ | | l | squash cordial ; grenadine, elderflower cordial, elderflower syrup, grenadine syrup
coconut water | 1.01~ | | l
sparkling water | 1.0~ | | l | soda water, club soda, carbonated water, seltzer, fizzy water, seltzer water, soda ; mineral water, sparkling mineral water
tonic water | 1.02~ | | l | tonic
ginger beer | 1.03~ | | l | ; ginger ale
cola | 1.04~ | | l | coca cola, coke ; root beer, cream soda, lemon lime soda, sprite, dr pepper
lemonade | 1.04~ | | l | ; limeade
water | 0.998 | | lbw | warm water, cold water, hot water, boiling water, tap water, ice water, iced water, lukewarm water, pasta water, cooking water, pasta cooking water, filtered water, ice cold water, tepid water, starchy pasta water, reserved pasta water, reserved pasta cooking water, freshly boiled water, just boiled water, salted water, spring water
ice | | | w | ice cube, crushed ice, cracked ice

# Frozen
frozen peas | 0.613~ | | | frozen pea, petits pois, petit pois
frozen spinach | 0.66~
frozen sweetcorn | 0.613~ | | | frozen corn, frozen corn kernel
frozen vegetables | 0.55~ | | g | frozen mixed vegetable, frozen vegetable
frozen berries | 0.6~ | | | frozen mixed berry, frozen berry ; frozen blueberry, frozen raspberry, frozen strawberry, frozen blackberry, frozen cherry, frozen cranberry
edamame | 0.499 | | | edamame bean, soya bean, soybean, shelled edamame
ice cream | 0.56~ | | | ; vanilla ice cream, sorbet, gelato, frozen yogurt, chocolate ice cream, coffee ice cream, lemon sorbet, vanilla bean ice cream
frozen whipped topping | 0.32~ | | | whipped topping, cool whip
chips | 0.4~ | | | french fry, oven chip, frozen chip, fries ; hash brown, hash brown potato, frozen hash brown potato, frozen hash brown, tater tot
fish fingers | | 28~ | | fish finger, fish stick

# Other
crisps | 0.11~ | | | potato chip, crisp ; tortilla chip, nacho, corn chip, pretzel, nacho chip, pita chip, pork rind
popcorn | 0.034~ | | | popped popcorn
popping corn | 0.85~ | | | popcorn kernel
activated charcoal
lecithin
skewers | | | | skewer, toothpick, cocktail stick, wooden skewer, bamboo skewer, metal skewer
parchment paper | | | | baking paper, greaseproof paper, baking parchment ; aluminum foil, cling film, aluminium foil, foil, plastic wrap
`;
