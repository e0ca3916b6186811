/** What dishes are built around, by family. How a row is written: `read-principals.ts`. */
export const principalTable = `
# stewing-meat
beef chuck | 900 g beef chuck | beef | beef | *
beef shin | 1 kg beef shin, off the bone | beef shin | beef | x1.2
beef stew meat | 900 g beef stew meat | beef | beef | *
beef brisket | 1 kg beef brisket | brisket | beef | x1.3
ox cheek | 1 kg ox cheeks | ox cheeks | beef | x1.4
lamb shoulder | 900 g boneless lamb shoulder | lamb | lamb | *
pork shoulder | 900 g boneless pork shoulder | pork | pork | *
pork belly | 800 g pork belly | pork belly | pork |
venison | 800 g venison shoulder | venison | game |
wild boar | 800 g wild boar shoulder | wild boar | game |
goat | 900 g boneless goat shoulder | goat | | x1.1
veal | 900 g veal shoulder | veal | veal | *
hare | 1 kg hare, jointed | hare | game |
# joint
chicken leg | 4 chicken legs | chicken legs | chicken, poultry | *
chicken drumstick | 8 chicken drumsticks | drumsticks | chicken |
duck leg | 4 duck legs | duck legs | duck | x1.6
rabbit | 1.2 kg rabbit, jointed | rabbit | game | x1.2
guinea fowl | 1.2 kg guinea fowl, jointed | guinea fowl | poultry |
pheasant | 1.2 kg pheasant, jointed | pheasant | game |
lamb shank | 4 lamb shanks | lamb shanks | lamb | x2.4
turkey | 1.2 kg turkey legs, jointed | turkey legs | poultry | x1.5
# poultry
chicken thigh | 600 g boneless chicken thighs | chicken | chicken, poultry | *
chicken breast | 600 g chicken breasts | chicken | chicken, poultry | *
turkey breast | 600 g turkey breast | turkey | turkey, poultry | *
# steak
beef steak | 700 g beef steak | steak | beef | *
beef fillet | 600 g beef fillet | beef fillet | beef |
lamb chop | 8 lamb chops | lamb chops | lamb |
veal escalope | 600 g veal escalopes | veal | veal | *
# duck-breast
duck breast | 4 duck breasts | duck breasts | duck, poultry | *
# chop
pork chop | 4 pork chops | pork chops | pork | *
pork tenderloin | 600 g pork tenderloin | pork | pork | *
pork loin | 600 g pork loin | pork loin | pork |
veal chop | 4 veal chops | veal chops | veal |
# mince
ground beef | 500 g ground beef | beef | beef, meat, minced meat | *
ground lamb | 500 g ground lamb | lamb | lamb | *
ground pork | 500 g ground pork | pork | pork | *
ground chicken | 500 g ground chicken | minced chicken | chicken |
ground turkey | 500 g ground turkey | minced turkey | turkey |
ground veal | 500 g ground veal | minced veal | veal |
# sausage
sausage | 600 g sausages | sausages | sausage | * salty
smoked sausage | 400 g smoked sausage | smoked sausage | | salty
merguez | 500 g merguez | merguez | | salty
chorizo | 300 g chorizo | chorizo | | salty
# fish
cod | 600 g skinless cod fillet | cod | fish, white fish | *
haddock | 600 g skinless haddock fillet | haddock | fish, white fish | *
hake | 600 g hake fillet | hake | fish, white fish | *
halibut | 600 g halibut fillet | halibut | fish |
monkfish | 600 g monkfish fillet | monkfish | fish |
sole | 500 g sole fillets | sole | fish | x0.7
sea bass | 600 g sea bass fillets | sea bass | fish | *
sea bream | 600 g sea bream fillets | sea bream | fish | *
snapper | 600 g snapper fillets | snapper | fish |
tilapia | 600 g tilapia fillets | tilapia | fish |
coley | 600 g coley fillet | coley | fish |
white fish | 600 g white fish fillet | white fish | fish |
# oily-fish
salmon | 600 g skinless salmon fillet | salmon | fish, seafood | *
trout | 600 g trout fillets | trout | fish | *
arctic char | 600 g arctic char fillet | char | fish |
mackerel | 600 g mackerel fillets | mackerel | fish | *
tuna | 600 g tuna | tuna | fish |
swordfish | 600 g swordfish | swordfish | fish |
fresh sardines | 600 g fresh sardines | sardines | fish | x0.8
herring | 600 g herring fillets | herring | fish | x0.8
# shellfish
shrimp | 500 g raw shrimp, peeled | shrimp | seafood | *
scallop | 400 g scallops | scallops | seafood |
squid | 600 g squid, cleaned | squid | seafood |
# bivalve
mussel | 1.6 kg mussels | mussels | seafood | * salty
clam | 1.4 kg clams | clams | seafood | salty
# root
carrot | 800 g carrots | carrots | vegetables | *
parsnip | 800 g parsnips | parsnips | |
beetroot | 800 g beetroot | beetroot | | *x1.6
celeriac | 900 g celeriac | celeriac | | *
turnip | 800 g turnips | turnips | |
swede | 900 g swede | swede | | x1.5
kohlrabi | 800 g kohlrabi | kohlrabi | |
jerusalem artichoke | 800 g Jerusalem artichokes | Jerusalem artichokes | |
potato | 900 g waxy potatoes | potatoes | | *
new potato | 900 g new potatoes | new potatoes | |
sweet potato | 900 g sweet potatoes | sweet potatoes | | *
salsify | 800 g salsify | salsify | |
# squash
butternut squash | 1 kg butternut squash | squash | pumpkin | *
pumpkin | 1 kg pumpkin | pumpkin | | *
acorn squash | 1 kg acorn squash | acorn squash | |
# soft-vegetable
courgette | 800 g courgettes | courgettes | vegetables | *
aubergine | 800 g aubergines | aubergines | vegetables | *
bell pepper | 700 g bell peppers | peppers | |
red bell pepper | 700 g red bell peppers | red peppers | bell pepper | *
green bell pepper | 700 g green bell peppers | green peppers | |
yellow bell pepper | 700 g yellow bell peppers | yellow peppers | |
okra | 600 g okra | okra | |
# tomato
tomato | 800 g ripe tomatoes | tomatoes | | *
plum tomato | 800 g plum tomatoes | plum tomatoes | tomato |
cherry tomato | 600 g cherry tomatoes | cherry tomatoes | tomato |
# brassica
cauliflower | 900 g cauliflower | cauliflower | vegetables | *
broccoli | 700 g broccoli | broccoli | vegetables | *
tenderstem broccoli | 600 g tenderstem broccoli | tenderstem broccoli | |
brussels sprouts | 700 g Brussels sprouts | Brussels sprouts | |
# leaf
cabbage | 800 g white cabbage | cabbage | | *
savoy cabbage | 800 g savoy cabbage | savoy cabbage | cabbage |
red cabbage | 800 g red cabbage | red cabbage | cabbage |
chinese cabbage | 700 g Chinese cabbage | Chinese cabbage | |
kale | 500 g kale | kale | | *
swiss chard | 700 g Swiss chard | chard | | *
spinach | 600 g spinach | spinach | | *
bok choy | 600 g bok choy | bok choy | |
collard greens | 600 g collard greens | collard greens | |
# bulb
fennel | 900 g fennel bulbs | fennel | vegetables | *
leek | 800 g leeks | leeks | vegetables | *
onion | 800 g onions | onions | |
endive | 600 g endives | endives | |
celery | 700 g celery | celery | |
radicchio | 500 g radicchio | radicchio | |
# pod
canned artichoke hearts | 480 g canned artichoke hearts, drained | artichoke hearts | artichoke |
asparagus | 700 g asparagus | asparagus | | *
green beans | 600 g green beans | green beans | | *
sugar snap peas | 500 g sugar snap peas | sugar snap peas | |
# pea
peas | 500 g shelled peas | peas | | *
frozen peas | 500 g frozen peas | peas | |
broad beans | 500 g podded broad beans | broad beans | |
sweetcorn | 500 g sweetcorn kernels | sweetcorn | | *
# mushroom
mushroom | 600 g mushrooms | mushrooms | vegetables | *
portobello mushroom | 600 g portobello mushrooms | portobello mushrooms | mushroom |
shiitake | 500 g shiitake | shiitake | mushroom | *
oyster mushroom | 600 g oyster mushrooms | oyster mushrooms | mushroom | *
wild mushrooms | 500 g wild mushrooms | wild mushrooms | mushroom |
# pulse
chickpeas | 480 g canned chickpeas, drained | chickpeas | | *
white beans | 480 g canned white beans, drained | white beans | beans | *
butter beans | 480 g canned butter beans, drained | butter beans | beans | *
kidney beans | 480 g canned kidney beans, drained | kidney beans | beans |
black beans | 480 g canned black beans, drained | black beans | beans | *
canned lentils | 480 g canned lentils, drained | lentils | lentils | *
# lentil
lentils | 300 g brown lentils | lentils | | *
red lentils | 300 g red lentils | red lentils | lentils | *x0.7
split peas | 300 g split peas | split peas | | x1.5
# tofu
tofu | 500 g firm tofu | tofu | | *
tempeh | 400 g tempeh | tempeh | tofu |
# frying-cheese
halloumi | 450 g halloumi | halloumi | cheese | * salty
paneer | 450 g paneer | paneer | cheese | *
# soft-cheese
goat cheese | 250 g goat cheese | goat cheese | cheese | *
feta | 250 g feta | feta | cheese | * salty
mozzarella | 300 g mozzarella | mozzarella | cheese | *
blue cheese | 200 g blue cheese | blue cheese | cheese | salty
brie | 250 g brie | brie | cheese |
# egg
egg | 8 eggs | eggs | | *
# salad-vegetable
cucumber | 800 g cucumbers | cucumber | | *
radish | 500 g radishes | radishes | |
daikon | 600 g daikon | daikon | |
avocado | 3 avocados | avocados | |
# cold-fish
canned tuna | 320 g canned tuna, drained | tuna | tuna, fish, seafood | * salty
canned salmon | 320 g canned salmon, drained | salmon | salmon |
sardines | 300 g canned sardines, drained | sardines | fresh sardines | * salty
smoked salmon | 300 g smoked salmon | smoked salmon | fish, salmon | * salty
# cold-meat
ham | 300 g cooked ham | ham | | * salty
# bacon
bacon | 200 g bacon | bacon | | * salty
lardons | 200 g lardons | lardons | bacon | * salty
# liver
chicken liver | 500 g chicken livers | chicken livers | liver | *
# berry
strawberry | 500 g strawberries | strawberries | mixed berries | *
raspberry | 400 g raspberries | raspberries | mixed berries | *
blueberry | 400 g blueberries | blueberries | mixed berries | *
blackberry | 400 g blackberries | blackberries | mixed berries | *
redcurrant | 400 g redcurrants | redcurrants | |
gooseberry | 500 g gooseberries | gooseberries | |
mixed berries | 500 g mixed berries | berries | | *
frozen berries | 500 g frozen berries | berries | |
cranberry | 300 g cranberries | cranberries | |
grapes | 500 g seedless grapes | grapes | |
# stone-fruit
cherry | 500 g cherries | cherries | | *
peach | 600 g peaches | peaches | fruit | *
nectarine | 600 g nectarines | nectarines | |
apricot | 600 g apricots | apricots | | *
plum | 600 g plums | plums | fruit | *
# pome
apple | 800 g apples | apples | fruit | *
cooking apple | 800 g cooking apples | apples | |
pear | 800 g pears | pears | fruit | *
quince | 800 g quinces | quinces | | x2
# citrus
orange | 6 oranges | oranges | fruit | *
mandarin | 8 mandarins | mandarins | |
grapefruit | 3 grapefruits | grapefruit | |
# tropical
mango | 2 mangoes | mangoes | | *
pineapple | 1 pineapple | pineapple | fruit | *
banana | 4 bananas | bananas | plantain | *
papaya | 1 papaya | papaya | |
melon | 1 melon | melon | |
watermelon | 1 kg watermelon | watermelon | |
pomegranate | 3 pomegranates | pomegranates | |
passion fruit | 8 passion fruit | passion fruit | |
kiwi | 6 kiwis | kiwis | |
persimmon | 4 persimmons | persimmons | |
# rhubarb
rhubarb | 600 g rhubarb | rhubarb | | *
# fig
fig | 12 figs | figs | | *
# chocolate
dark chocolate | 200 g dark chocolate / 200 g vegan dark chocolate | chocolate | | *
# nut
almonds | 200 g almonds | almonds | nuts | *
hazelnuts | 200 g hazelnuts | hazelnuts | nuts | *
walnuts | 200 g walnuts | walnuts | nuts | *
pistachios | 200 g pistachios | pistachios | nuts |
pecans | 200 g pecans | pecans | nuts |
# zest
lemon | 3 lemons | lemon | | *
lime | 3 limes | lime | |
# vanilla
vanilla pod | 2 vanilla pods | vanilla | | *
# powder
instant coffee | 4 tbsp instant coffee | coffee | coffee | *
cinnamon | 2 tsp ground cinnamon | cinnamon | |
cardamom | 2 tsp ground cardamom | cardamom | |
saffron | 3 pinch saffron | saffron | |
# sweet-grain
rice | 150 g pudding rice | rice | | *
# cooked-grain
cooked rice | 700 g cooked rice, cold | rice | | *
# fresh-dairy
ricotta | 500 g ricotta | ricotta | cheese | *
mascarpone | 300 g mascarpone | mascarpone | | *
# sweet-vegetable
carrot | 250 g carrots | carrot | | *
pumpkin | 300 g pumpkin | pumpkin | |
beetroot | 250 g beetroot | beetroot | |
courgette | 250 g courgettes | courgette | |
`;
