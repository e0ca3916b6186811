/** Pairings of meat and poultry, written as `read-pairings.ts` says. */
export const ofMeat = `
beef + red-wine, classic 92: Wine gives a braise acid, colour and fruit, and meat takes the roughness from the wine.
  = tannin
beef + thyme, classic 85: A dry, warm herb that outlasts long cooking.
beef + rosemary, classic 80: Resin and char belong to the same fire.
beef + horseradish, classic 88: A sting that clears the fat away at once.
  = mustard-oil
beef + mustard, classic 87: Something sharp, cold and yellow beside what is brown and hot.
  = mustard-oil
beef + pepper, classic 88: Crushed corns toast in the crust of a steak.
beef + garlic, classic 84: Studded or rubbed, it seasons the crust.
beef + blue-cheese, classic 80: Melted over a steak: fat with salt and an edge.
beef + soy-sauce, classic 86: Salt, colour and depth at one go.
  = umami
beef + ginger, classic 82: Fresh heat keeps thin, fast-fried strips from tasting heavy.
beef + star-anise, classic 82: One star in the broth makes it taste beefier.
  ~ With onion, star anise yields sulphur compounds that smell of meat.
beef + beer, classic 82: Malt sweetens a stew, hops keep it from cloying.
beef + oyster, adventurous 62: An old pie of London: the sea salts the meat.
  = umami
beef + coffee, adventurous 66: Ground coffee in a rub makes a dark, bitter crust.
  = maillard
beef + chocolate, adventurous 60: A square in a chilli rounds off its heat.
beef + peanut, classic 76: Skewers with peanut sauce, sweet and salt and hot.
beef + carrot, classic 84: Sweet rounds in the gravy of every stew.
beef + cumin, classic 78: It gives minced beef the smell of the bazaar.
beef + lime, classic 74: Thin, rare slices seasoned sharp, as in Thailand.
beef + anchovy, adventurous 70: Two fillets vanish in a pot of beef and leave it savoury.
  = umami
minced-meat + tomato, classic 88: Slowly cooked together they make the sauce of half the world's suppers.
  = umami
minced-meat + onion, classic 86: Softened onion keeps mince moist and gives it sweetness.
  = allium
minced-meat + garlic, classic 84: It seasons patties, sauces and fillings alike.
minced-meat + cumin, classic 78: A warm, earthy seed gives plain mince a direction.
minced-meat + paprika, classic 78: Sweet red dust colours and warms stews and patties.
minced-meat + cabbage, classic 82: Rolled in its leaves or layered with them, mince stays juicy.
minced-meat + bell-pepper, classic 80: Filled and baked, the fruit seasons the meat with its juice.
minced-meat + aubergine, classic 82: Soft slices drink up the juices of the meat.
minced-meat + oregano, classic 80: A dry, warm herb that keeps its scent in the pan.
minced-meat + parsley, classic 76: Something fresh and green in every meatball.
minced-meat + mustard, classic 76: A sharp spoonful in or beside a patty cuts its fat.
  = mustard-oil
minced-meat + bean, classic 78: Mealy beans stretch the meat and carry its spice.
minced-meat + carrot, classic 78: Finely cut, it sweetens a sauce of mince.
minced-meat + capers, classic 72: Salt buds lift dumplings in a pale sauce.
minced-meat + chilli, classic 78: Heat goes further in fat, juicy crumbs of meat.
veal + lemon, classic 85: A squeeze is all that a crisp escalope wants.
veal + sage, classic 86: Leaf, ham and veal, pinned with a stick: the cooks of Rome.
veal + tuna, classic 74: Cold veal under a tuna sauce is summer in Piedmont.
  = umami
veal + cream, classic 80: A pale meat takes a pale, round sauce without being drowned.
lamb + rosemary, classic 93: Pine-like needles stand up to the strongest of meats.
  ~ Rosemary's terpenes mask the branched fatty acids that smell of sheep.
lamb + mint, classic 88: Cool, sharp and sweet beside hot fat.
lamb + garlic, classic 92: Slivers pushed into the meat melt as it roasts.
lamb + cumin, classic 88: The smell of every grill from Morocco to Xinjiang.
lamb + apricot, classic 82: Sweet and sharp fruit for a fat, slow stew.
lamb + yogurt, classic 84: Its acid loosens the meat, its cool the heat.
  = acid-fat
lamb + cinnamon, classic 80: A warm sweetness that suits long cooking.
lamb + anchovy, classic 74: Salted fish seasons the roast and disappears.
  = umami
lamb + feta, classic 78: Salt and acid for something rich.
lamb + coffee, adventurous 44: A cup in the roasting tin was a Swedish habit, and makes dark gravy.
lamb + plum, classic 74: Prunes melt into a tagine and sweeten it.
lamb + lavender, adventurous 56: Sparingly: the hills of Provence, on the plate.
  ~ Lavender shares linalool and camphor with rosemary.
lamb + bean, classic 82: White beans drink the juices of the leg.
lamb + chickpea, classic 78: They simmer in one pot across the Maghreb, each seasoning the other.
pork + apple, classic 92: Sharp fruit cuts the fat, and its sweetness suits the meat.
  = acid-fat
pork + sage, classic 88: A dry, camphor-like leaf against fat.
pork + mustard, classic 84: It stings just where the fat would tire.
  = mustard-oil
pork + plum, classic 82: Dark, sharp fruit inside a rolled loin keeps it moist and lifts it.
pork + pineapple, classic 74: Sweet and sharp, from Hawaii to the taco stand.
  ~ Raw pineapple holds bromelain, which loosens meat.
pork + ginger, classic 84: Fresh heat lightens sweet, fat meat.
pork + soy-sauce, classic 86: Braised slowly they turn to mahogany.
  = umami
pork + garlic, classic 82: Garlic is in every marinade for pork from Cuba to Manila.
pork + mussel, adventurous 68: Portugal stews both with paprika, and the juices season the meat.
pork + orange, classic 74: Bitter orange marinates a roast in the Caribbean.
pork + rosemary, classic 78: Rolled with herbs and skin, it is a porchetta.
pork + peach, adventurous 64: Grilled halves beside a chop: acid, sugar, smoke.
pork + coconut, classic 70: Braised in the water of young nuts in Vietnam.
sausage + lentil, classic 86: Earthy pulses soak up the fat and give it sense.
sausage + mustard, classic 86: Its sting cuts the fat, which is why the two are never far apart.
  = mustard-oil
sausage + onion, classic 82: Sweet onion gravy softens the salt under a crisp skin.
sausage + fennel, classic 80: In the sausage as seed, beside it as bulb.
  = anethole
sausage + grape, classic 66: Roasted in one tin, fruit bursts and makes the sauce.
chicken + lemon, classic 92: Acid and perfume for a mild, fatty skin.
  = acid-fat
chicken + tarragon, classic 88: Sweet anise in cream: a bistro in one pan.
chicken + thyme, classic 86: In the cavity it perfumes the bird from within.
chicken + garlic, classic 88: Forty cloves are not too many when they roast.
chicken + cream, classic 80: Cream takes up the roasting juices.
chicken + paprika, classic 84: Sweet red dust, onions and cream make a paprikash.
chicken + coconut, classic 84: Mild meat in mild milk, made lively by spice.
chicken + curry, classic 88: The most patient of meats for any blend of spices.
chicken + ginger, classic 85: It cuts the fat and warms the broth.
chicken + peanut, classic 80: A stew of Senegal, a sauce of Indonesia.
chicken + honey, classic 76: A glaze that browns before the meat dries.
chicken + almond, classic 76: Ground into a sauce by Moors and Moguls.
chicken + leek, classic 80: Sweet, soft leek makes a pie or broth of chicken rounder.
chicken + bacon, classic 80: Smoke and fat help out where a breast has neither.
chicken + tomato, classic 80: Acid and juice for the hunter's stew.
chicken + lime, classic 80: Sharp juice and char wake a mild meat on the grill.
chicken + chocolate, adventurous 62: A mole holds both, with chilli, nuts and smoke between.
chicken + lavender, adventurous 46: A few buds in the rub scent the skin.
chicken + sesame, classic 76: Cold shreds of mild meat in a nutty sauce.
chicken + yogurt, classic 82: A marinade that keeps the grill from drying it.
  ~ Mild acid and calcium loosen the surface, and do not toughen it as strong acid would.
chicken + saffron, classic 78: Rice, bird and broth take on its gold and its honeyed scent.
chicken + white-wine, classic 80: The pan gives its crust to the wine, and the wine makes the sauce.
chicken + oyster, adventurous 44: Old cooks stuffed fowls with them for salt and depth.
turkey + cranberry, classic 86: Sharp and red for a dry, mild meat.
duck + orange, classic 90: Acid and bitterness of the peel cut deep fat.
  = acid-fat
duck + cherry, classic 86: Dark fruit with enough acid for the skin.
duck + plum, classic 84: Fruit for fat, as in the pancakes of Beijing.
duck + star-anise, classic 80: Warm anise under lacquered skin.
duck + coffee, adventurous 42: Bitter and roasted under a sweet glaze.
  = maillard
duck + ginger, classic 76: Its heat lifts the weight of the fat.
duck + fig, classic 80: Jammy, honeyed fruit against crisp skin.
game + juniper, classic 90: The berry of the wood where the animal lived.
  = terpene
game + red-wine, classic 86: Acid and fruit for dark, lean meat.
  = tannin
game + cranberry, classic 84: A tart spoonful lifts dark gravy.
game + chocolate, adventurous 68: A little in the sauce gives it gloss and a bitter depth.
game + blackberry, classic 78: Hedges and hares belong to one season.
game + mushroom, classic 84: What the wood offers in one week.
game + pear, classic 76: Poached in wine, halves stand around the roast.
game + bacon, classic 82: Fat and smoke for meat that has none of its own.
liver + apple, classic 82: Berlin fries them together, with onion.
liver + fig, classic 74: Jam on the toast, sweet against iron.
liver + whisky, classic 70: A flamed spoonful sweetens the pan.
bacon + egg, classic 92: Salt and crisp beside soft and mild.
bacon + apple, classic 76: A pan of both is supper in Normandy and Denmark.
bacon + chocolate, adventurous 50: Salt and smoke make sweet things taste sweeter.
  = salt-bitter
bacon + scallop, classic 80: Wrapped: salt and fat for sweet flesh.
bacon + banana, adventurous 42: Fried in a roll: sugar, salt, smoke.
bacon + bean, classic 84: Mild, mealy beans take up smoke and salt like nothing else.
bacon + dates, classic 76: Stuffed, wrapped, grilled, gone.
ham + melon, classic 88: Salt makes ripe fruit taste sweeter.
  = salt-bitter
ham + fig, classic 84: As with melon, with more honey in it.
ham + egg, classic 84: Salt meat and soft yolk season each other at breakfast tables everywhere.
ham + mustard, classic 82: A sting that sets off both salt and fat.
ham + pineapple, classic 62: Loved or hated; the sweet acid does suit the salt.
ham + sage, classic 76: The one salts, the other scents.
chorizo + squid, classic 76: Red, smoky fat for white, sweet flesh.
chorizo + egg, classic 82: The fat of the one fries the other.
chorizo + bean, classic 82: A pot of beans needs little else.
black-pudding + apple, classic 86: In Cologne, in Normandy, in Castile: always apple.
black-pudding + scallop, adventurous 72: Dark and rich beneath something sweet and white.
egg + butter, classic 84: Low heat and butter are the whole secret.
  = fat-aroma
egg + cheddar, classic 78: Folded in as they set, the cheese seasons the eggs.
egg + smoked-salmon, classic 86: Soft, mild curds carry silky, salted slices.
egg + anchovy, classic 76: Salt on half an egg: a bite in every bar.
egg + parmesan, classic 78: With pepper and bacon they coat spaghetti.
pork + caraway, classic 82: An earthy, cool seed lightens a fat roast and its crackling.
pork + chilli, classic 78: Its fat carries heat and softens it.
  = capsaicin
chicken + rosemary, classic 80: A strong, resinous herb stands up to roasted skin.
chicken + mustard, classic 80: It makes a crust on the skin and a sauce in the pan.
chicken + soy-sauce, classic 84: It salts, browns and deepens a mild meat at once.
  = umami
chicken + olives, classic 80: Their salt and bitterness season a mild stew, best with lemon near.
turkey + sage, classic 84: A camphor-like leaf gives a dry, mild meat its scent.
turkey + chestnut, classic 80: Sweet, mealy crumbs in the stuffing keep a dry bird company.
duck + honey, classic 78: It glosses and crisps the skin, and sweetens what is gamy.
duck + turnip, classic 74: A sharp, watery root roasts in the fat and lightens it.
ham + gruyere, classic 84: Nutty, melted cheese and salt slices season each other under heat.
ham + pear, classic 74: Cool, juicy fruit relieves thin salt slices.
chorizo + potato, classic 84: Its red oil stains and seasons every cube.
egg + chives, classic 82: A gentle onion scent that does not drown soft curds.
`;
