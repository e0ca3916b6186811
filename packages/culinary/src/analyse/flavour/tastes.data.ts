/**
 * What each food brings to a dish, under the family of tastes that it belongs to. How one is written:
 *
 *     id | as a reader says it | character 1 to 5 | savoury, sweet or both | foods of the lexicon, where not the id alone
 *
 * Character: how much it makes a dish its own, a pinch of saffron more than a pound of potatoes.
 */
export const tastes = `
# Sharp and Sunny
lemon | lemon | 4 | both | lemon lemon-juice lemon-zest preserved-lemon lemon-curd
lime | lime | 4 | both | lime lime-juice lime-zest kaffir-lime-leaf
orange | orange | 4 | both | orange orange-juice orange-zest mandarin kumquat marmalade mixed-peel
grapefruit | grapefruit | 4 | both | grapefruit grapefruit-juice yuzu
rhubarb | rhubarb | 4 | sweet
sorrel | sorrel | 3 | savoury
pomegranate | pomegranate | 3 | both | pomegranate pomegranate-seeds
vinegar | vinegar | 2 | savoury | vinegar white-wine-vinegar red-wine-vinegar sherry-vinegar cider-vinegar rice-vinegar
balsamic | balsamic vinegar | 3 | both | balsamic-vinegar balsamic-glaze
# Orchard and Stone Fruit
apple | apple | 3 | both | apple cooking-apple apple-juice apple-sauce cider
pear | pear | 3 | both | pear nashi-pear
quince | quince | 4 | both
peach | peach | 4 | sweet | peach nectarine canned-peaches
apricot | apricot | 4 | both | apricot dried-apricots
plum | plum | 3 | both | plum prunes
cherry | cherry | 4 | both | cherry glace-cherries
fig | fig | 4 | both | fig dried-figs
grape | grapes | 3 | both | grapes raisins sultanas currants
melon | melon | 3 | both
watermelon | watermelon | 3 | both
dates | dates | 3 | both
# Berry Patch
strawberry | strawberry | 4 | sweet
raspberry | raspberry | 4 | sweet
blueberry | blueberry | 3 | sweet
blackberry | blackberry | 4 | both
cranberry | cranberry | 4 | both | cranberry dried-cranberries cranberry-juice cranberry-sauce
currant | currants | 4 | both | redcurrant gooseberry
mixed-berries | mixed berries | 3 | sweet | mixed-berries frozen-berries
# Far Shores
mango | mango | 4 | both
pineapple | pineapple | 4 | both | pineapple canned-pineapple pineapple-juice
banana | banana | 4 | sweet | banana plantain
coconut | coconut | 4 | both | coconut coconut-milk coconut-cream desiccated-coconut
passion-fruit | passion fruit | 4 | sweet
papaya | papaya | 3 | both
kiwi | kiwi | 3 | sweet
avocado | avocado | 3 | savoury | avocado guacamole
lychee | lychee | 4 | sweet
# Herb Garden
basil | basil | 4 | both | basil thai-basil dried-basil pesto
parsley | parsley | 2 | savoury | parsley dried-parsley
coriander-leaf | coriander leaf | 4 | savoury | coriander dried-coriander
mint | mint | 4 | both | mint dried-mint
dill | dill | 4 | savoury | dill dried-dill
thyme | thyme | 3 | both | thyme dried-thyme
rosemary | rosemary | 4 | both | rosemary dried-rosemary
sage | sage | 4 | savoury | sage dried-sage
tarragon | tarragon | 4 | savoury | tarragon dried-tarragon
oregano | oregano | 3 | savoury | oregano dried-oregano marjoram dried-marjoram italian-seasoning
chives | chives | 2 | savoury
bay-leaf | bay leaf | 2 | savoury
lemongrass | lemongrass | 4 | savoury
# Tender Greens
pea | peas | 3 | savoury | peas frozen-peas sugar-snap-peas split-peas
asparagus | asparagus | 4 | savoury | asparagus white-asparagus
spinach | spinach | 3 | savoury | spinach frozen-spinach swiss-chard
lettuce | lettuce | 1 | savoury | lettuce little-gem-lettuce salad-leaves lamb-s-lettuce
rocket | rocket | 3 | savoury | rocket watercress
cucumber | cucumber | 2 | savoury | cucumber gherkins
courgette | courgette | 3 | savoury
green-beans | green beans | 3 | savoury
broad-beans | broad beans | 3 | savoury
artichoke | artichoke | 4 | savoury | artichoke canned-artichoke-hearts
endive | endive | 3 | savoury | endive radicchio
fennel | fennel | 4 | savoury
celery | celery | 2 | savoury | celery celery-seeds
# Root Cellar
potato | potato | 2 | savoury | potato new-potato chips
sweet-potato | sweet potato | 3 | both
carrot | carrot | 2 | both
beetroot | beetroot | 4 | both | beetroot pickled-beetroot
parsnip | parsnip | 3 | savoury
celeriac | celeriac | 3 | savoury
turnip | turnip | 3 | savoury | turnip swede kohlrabi
pumpkin | pumpkin | 3 | both | pumpkin butternut-squash acorn-squash canned-pumpkin
jerusalem-artichoke | Jerusalem artichoke | 3 | savoury
# Forest Floor
mushroom | mushrooms | 4 | savoury | mushroom portobello-mushroom shiitake oyster-mushroom wild-mushrooms dried-mushrooms canned-mushrooms
truffle | truffle | 5 | savoury | truffle truffle-oil
chestnut | chestnut | 3 | both | chestnuts
juniper | juniper | 4 | savoury | juniper-berries gin
# Onion and Cabbage
onion | onion | 2 | savoury | onion red-onion sweet-onion shallot pearl-onion spring-onion onion-powder
garlic | garlic | 3 | savoury | garlic wild-garlic garlic-powder
leek | leek | 3 | savoury
cabbage | cabbage | 3 | savoury | cabbage savoy-cabbage chinese-cabbage sauerkraut bok-choy
red-cabbage | red cabbage | 3 | savoury
kale | kale | 3 | savoury | kale collard-greens
brussels-sprouts | Brussels sprouts | 3 | savoury
cauliflower | cauliflower | 3 | savoury
broccoli | broccoli | 3 | savoury | broccoli tenderstem-broccoli broccoli-rabe
# High Summer
tomato | tomato | 3 | savoury | tomato plum-tomato cherry-tomato canned-tomatoes tomato-passata tomato-paste tomato-sauce sun-dried-tomatoes tomato-juice
bell-pepper | sweet pepper | 3 | savoury | bell-pepper red-bell-pepper green-bell-pepper yellow-bell-pepper roasted-red-peppers
aubergine | aubergine | 3 | savoury
sweetcorn | sweetcorn | 3 | savoury | sweetcorn canned-sweetcorn frozen-sweetcorn cornmeal polenta
# Warm Spice
cinnamon | cinnamon | 4 | both | cinnamon cinnamon-stick mixed-spice
nutmeg | nutmeg | 3 | both | nutmeg mace
cloves | cloves | 4 | both | cloves allspice
cardamom | cardamom | 4 | both
star-anise | star anise | 4 | both | star-anise anise-seeds fennel-seeds chinese-five-spice
cumin | cumin | 4 | savoury | cumin cumin-seeds
caraway | caraway | 4 | savoury | caraway-seeds nigella-seeds
coriander-seed | coriander seed | 3 | savoury | ground-coriander coriander-seeds
turmeric | turmeric | 2 | savoury | turmeric fresh-turmeric
curry | curry spices | 4 | savoury | curry-powder curry-paste garam-masala
paprika | paprika | 3 | savoury | paprika smoked-paprika
saffron | saffron | 5 | both
ginger | ginger | 4 | both | ginger ground-ginger stem-ginger galangal pickled-ginger
# Heat and Bite
chilli | chilli | 4 | both | chilli green-chilli jalapeno habanero poblano cayenne chilli-flakes dried-chillies chili-powder hot-sauce sriracha harissa
pepper | black pepper | 1 | both | pepper peppercorns white-pepper
mustard | mustard | 3 | savoury | mustard mustard-seeds mustard-powder
horseradish | horseradish | 4 | savoury | horseradish horseradish-sauce wasabi
radish | radish | 3 | savoury | radish daikon
# Hearth and Pasture
beef | beef | 4 | savoury | beef ground-beef beef-steak beef-fillet beef-chuck beef-stew-meat beef-brisket beef-short-ribs beef-shin oxtail ox-cheek meatballs
minced-meat | minced meat | 3 | savoury
veal | veal | 3 | savoury | veal veal-escalope veal-shank veal-chop ground-veal
lamb | lamb | 4 | savoury | lamb lamb-leg lamb-shoulder lamb-chop lamb-shank rack-of-lamb ground-lamb goat merguez
pork | pork | 3 | savoury | pork pork-chop pork-loin pork-shoulder pork-belly pork-tenderloin pork-ribs ground-pork ham-hock
sausage | sausage | 3 | savoury | sausage sausage-meat smoked-sausage
chicken | chicken | 3 | savoury | chicken chicken-breast chicken-thigh chicken-drumstick chicken-leg chicken-wing ground-chicken guinea-fowl
turkey | turkey | 3 | savoury | turkey turkey-breast ground-turkey
duck | duck | 4 | savoury | duck duck-breast duck-leg goose
game | game | 4 | savoury | game venison wild-boar hare rabbit pheasant quail
liver | liver | 4 | savoury | liver chicken-liver foie-gras pate
# Egg Basket
egg | egg | 2 | savoury | egg quail-egg duck-egg
# Salt and Smoke
bacon | bacon | 4 | savoury | bacon lardons pancetta
ham | ham | 3 | savoury | ham prosciutto
chorizo | chorizo | 4 | savoury | chorizo nduja salami
black-pudding | black pudding | 4 | savoury
olives | olives | 4 | savoury | olives black-olives green-olives tapenade
capers | capers | 3 | savoury
anchovy | anchovy | 4 | savoury | anchovies anchovy-paste
soy-sauce | soy sauce | 3 | savoury | soy-sauce teriyaki-sauce
fish-sauce | fish sauce | 3 | savoury
miso | miso | 4 | savoury
# Sea and Shore
salmon | salmon | 4 | savoury | salmon arctic-char trout canned-salmon
smoked-salmon | smoked salmon | 4 | savoury
white-fish | white fish | 3 | savoury | white-fish cod haddock hake coley halibut monkfish sole tilapia snapper sea-bream sea-bass fish
salt-cod | salt cod | 4 | savoury
tuna | tuna | 4 | savoury | tuna canned-tuna swordfish
oily-fish | oily fish | 4 | savoury | mackerel herring fresh-sardines sardines eel
shrimp | shrimp | 4 | savoury
crab | crab | 4 | savoury | crab crab-meat
lobster | lobster | 4 | savoury
scallop | scallop | 4 | savoury
mussel | mussels | 4 | savoury | mussel clam
oyster | oyster | 4 | savoury
squid | squid | 3 | savoury | squid octopus
seaweed | seaweed | 3 | savoury
# Milk and Cream
butter | butter | 1 | both | butter salted-butter clarified-butter
cream | cream | 2 | both | cream double-cream whipping-cream single-cream sour-cream creme-fraiche clotted-cream
yogurt | yogurt | 3 | both | yogurt greek-yogurt tzatziki kefir buttermilk
ricotta | ricotta | 3 | both | ricotta cottage-cheese quark
mascarpone | mascarpone | 3 | both | mascarpone cream-cheese
mozzarella | mozzarella | 3 | savoury
# Cheese Board
parmesan | parmesan | 3 | savoury | parmesan pecorino
cheddar | cheddar | 3 | savoury | cheddar monterey-jack
gruyere | mountain cheese | 3 | savoury | gruyere emmental
blue-cheese | blue cheese | 5 | savoury
goat-cheese | goat cheese | 4 | savoury
feta | feta | 4 | savoury | feta sheep-cheese
brie | brie | 3 | savoury | brie camembert taleggio
halloumi | halloumi | 3 | savoury | halloumi paneer
# Nut and Grain
almond | almond | 3 | both | almonds flaked-almonds ground-almonds almond-flour almond-butter marzipan almond-extract
walnut | walnut | 3 | both | walnuts walnut-oil pecans
hazelnut | hazelnut | 4 | both | hazelnuts ground-hazelnuts
pistachio | pistachio | 4 | both | pistachios
pine-nut | pine nuts | 3 | savoury | pine-nuts
peanut | peanut | 4 | both | peanuts peanut-butter
cashew | cashew | 3 | savoury | cashews
sesame | sesame | 4 | both | sesame-seeds sesame-oil tahini
poppy-seed | poppy seed | 3 | sweet | poppy-seeds
rice | rice | 1 | both | rice basmati-rice jasmine-rice brown-rice risotto-rice sushi-rice wild-rice cooked-rice
oats | oats | 2 | both
chickpea | chickpea | 3 | savoury | chickpeas dried-chickpeas hummus
lentil | lentils | 3 | savoury | lentils red-lentils canned-lentils
bean | beans | 3 | savoury | beans white-beans butter-beans black-beans kidney-beans dried-beans
tofu | tofu | 2 | savoury | tofu tempeh
# Sugar and Fire
chocolate | chocolate | 5 | sweet | dark-chocolate milk-chocolate chocolate-chips cocoa-powder drinking-chocolate chocolate-spread
white-chocolate | white chocolate | 4 | sweet
coffee | coffee | 5 | sweet | coffee instant-coffee
caramel | caramel | 3 | sweet | dulce-de-leche molasses palm-sugar
honey | honey | 3 | both
maple-syrup | maple syrup | 3 | both
rum | rum | 3 | sweet
whisky | whisky | 3 | both | whisky brandy
red-wine | red wine | 3 | both | red-wine port
white-wine | white wine | 2 | savoury | white-wine sherry marsala vermouth
beer | beer | 3 | savoury
# Flower and Vanilla
vanilla | vanilla | 3 | sweet | vanilla-extract vanilla-pod vanilla-sugar
rose | rose | 4 | sweet | rose-water rose-petals
orange-blossom | orange blossom | 4 | sweet | orange-blossom-water
lavender | lavender | 4 | both
elderflower | elderflower | 4 | sweet
tea | tea | 4 | sweet | tea tea-bag
`;

/** What carries a dish without giving it its taste: no pairing is told of these. */
export const carriers = `
  salt flaky-sea-salt water ice sparkling-water olive-oil vegetable-oil sunflower-oil rapeseed-oil groundnut-oil coconut-oil grapeseed-oil
  cooking-spray chilli-oil shortening margarine lard goose-fat suet flour self-raising-flour bread-flour whole-wheat-flour rye-flour spelt-flour
  rice-flour corn-flour tapioca-starch cornflour potato-starch arrowroot wheat-gluten breadcrumbs fresh-breadcrumbs panko sugar caster-sugar
  brown-sugar dark-brown-sugar demerara-sugar icing-sugar pearl-sugar preserving-sugar sweetener golden-syrup simple-syrup baking-powder
  baking-soda cream-of-tartar dried-yeast fresh-yeast sourdough-starter gelatine leaf-gelatine agar xanthan-gum custard-powder
  food-colouring citric-acid milk semi-skimmed-milk skimmed-milk milk-powder soy-milk oat-milk almond-milk rice-milk goat-s-milk condensed-milk evaporated-milk egg-white egg-yolk
  chicken-stock beef-stock vegetable-stock fish-stock stock stock-cube stock-powder gravy msg bread wholemeal-bread sourdough-bread rye-bread ciabatta focaccia brioche croutons baguette pasta spaghetti penne fusilli
  farfalle macaroni tagliatelle lasagne-sheets egg-noodles rice-noodles ramen-noodles udon-noodles soba-noodles rice-paper couscous giant-couscous bulgur quinoa barley semolina
  puff-pastry shortcrust-pastry filo-pastry pizza-dough bread-roll flour-tortilla corn-tortilla pitta-bread flatbread biscuits sponge-fingers
  fresh-pasta filled-pasta gnocchi wonton-wrappers pie-crust pizza-base skewers parchment-paper vegetables fruit meat cheese spices mixed-herbs bouquet-garni
`;
