/** Pairings of meat and poultry, written as `read-pairings.ts` says. */
export const ofMeat = `
beef + red-wine, classic 92: Wine gives a braise acid, colour and fruit, and meat takes the roughness from the wine.
  = tannin
beef + thyme, classic 85: A dry, warm herb that outlasts long cooking.
beef + rosemary, classic 80: Resin and char belong to the same fire.
beef + horseradish, classic 88: A sting that clears the fat away at once.
  = mustard-oil
beef + mustard, classic 87: Sharp, cold and yellow beside brown and hot.
  = mustard-oil
beef + pepper, classic 88: Crushed corns toast in the crust of a steak.
beef + garlic, classic 84: Studded or rubbed, it seasons the crust.
beef + blue-cheese, classic 80: Melted over a steak: fat with salt and an edge.
beef + soy-sauce, classic 86: Salt, colour and depth at one go.
  = umami
beef + ginger, classic 82: Fresh heat for thin, fast-fried strips.
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
veal + lemon, classic 85: A squeeze is all that a crisp escalope wants.
veal + sage, classic 86: Leaf, ham and veal, pinned with a stick: the cooks of Rome.
veal + tuna, classic 74: Cold veal under a tuna sauce is summer in Piedmont.
  = umami
veal + cream, classic 80: A pale meat in a pale sauce, with mushrooms.
veal + capers, classic 78: Salt buds lift mild meat.
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
lamb + pomegranate, classic 78: Sharp seeds burst in the fat.
lamb + plum, classic 74: Prunes melt into a tagine and sweeten it.
lamb + lavender, adventurous 56: Sparingly: the hills of Provence, on the plate.
  ~ Lavender shares linalool and camphor with rosemary.
lamb + bean, classic 82: White beans drink the juices of the leg.
lamb + artichoke, classic 76: Spring on one plate.
lamb + chickpea, classic 78: They simmer in the same pot across the Maghreb.
pork + apple, classic 92: Sharp fruit cuts the fat, and its sweetness suits the meat.
  = acid-fat
pork + sage, classic 88: A dry, camphor-like leaf against fat.
pork + mustard, classic 84: It stings just where the fat would tire.
  = mustard-oil
pork + caraway, classic 82: The crust of a Bavarian roast.
pork + plum, classic 82: Dark and sweet inside a rolled loin.
pork + pineapple, classic 74: Sweet and sharp, from Hawaii to the taco stand.
  ~ Raw pineapple holds bromelain, which loosens meat.
pork + ginger, classic 84: Fresh heat for sweet meat.
pork + soy-sauce, classic 86: Braised slowly they turn to mahogany.
  = umami
pork + garlic, classic 82: In every marinade from Cuba to Manila.
pork + mussel, adventurous 68: Portugal stews both with paprika, and the juices season the meat.
pork + orange, classic 74: Bitter orange marinates a roast in the Caribbean.
pork + rosemary, classic 78: Rolled with herbs and skin, it is a porchetta.
pork + peach, adventurous 64: Grilled halves beside a chop: acid, sugar, smoke.
pork + chilli, classic 78: Fat carries the heat.
  = capsaicin
pork + coconut, classic 70: Braised in the water of young nuts in Vietnam.
sausage + lentil, classic 86: Earthy pulses soak up the fat and give it sense.
sausage + mustard, classic 86: The oldest of all side dishes.
  = mustard-oil
sausage + onion, classic 82: Sweet gravy under a crisp skin.
sausage + fennel, classic 80: In the sausage as seed, beside it as bulb.
  = anethole
sausage + grape, classic 66: Roasted in one tin, fruit bursts and makes the sauce.
chicken + lemon, classic 92: Acid and perfume for a mild, fatty skin.
  = acid-fat
chicken + tarragon, classic 88: Sweet anise in cream: a bistro in one pan.
chicken + thyme, classic 86: In the cavity it perfumes the bird from within.
chicken + garlic, classic 88: Forty cloves are not too many when they roast.
chicken + rosemary, classic 80: A strong herb for crisp skin.
chicken + mustard, classic 80: It makes a crust and a sauce.
chicken + cream, classic 80: Cream takes up the roasting juices.
chicken + paprika, classic 84: Sweet red dust, onions and cream make a paprikash.
chicken + coconut, classic 84: Mild meat in mild milk, made lively by spice.
chicken + curry, classic 88: The most patient of meats for any blend of spices.
chicken + ginger, classic 85: It cuts the fat and warms the broth.
chicken + soy-sauce, classic 84: Salt, colour and savour in one.
  = umami
chicken + peanut, classic 80: A stew of Senegal, a sauce of Indonesia.
chicken + olives, classic 80: With preserved lemon, a tagine.
chicken + honey, classic 76: A glaze that browns before the meat dries.
chicken + almond, classic 76: Ground into a sauce by Moors and Moguls.
chicken + apricot, classic 72: Soft fruit for a soft stew.
chicken + leek, classic 80: A pie, a soup, a broth: always together.
chicken + bacon, classic 80: Fat for lean breasts.
chicken + tomato, classic 80: Acid and juice for the hunter's stew.
chicken + lime, classic 80: Grilled, sharp and charred.
chicken + chocolate, adventurous 62: A mole holds both, with chilli, nuts and smoke between.
chicken + lavender, adventurous 46: A few buds in the rub scent the skin.
chicken + sesame, classic 76: Cold shreds in sesame sauce.
chicken + avocado, classic 74: Lean with fat, cool with hot.
chicken + yogurt, classic 82: A marinade that keeps the grill from drying it.
  ~ Mild acid and calcium loosen the surface, and do not toughen it as strong acid would.
chicken + saffron, classic 78: Rice, bird and gold.
chicken + white-wine, classic 80: The pan gives its crust to the wine, and the wine makes the sauce.
chicken + oyster, adventurous 44: Old cooks stuffed fowls with them for salt and depth.
turkey + cranberry, classic 86: Sharp and red for a dry, mild meat.
turkey + sage, classic 84: The smell of the stuffing.
turkey + chestnut, classic 80: Sweet crumbs inside the bird.
duck + orange, classic 90: Acid and bitterness of the peel cut deep fat.
  = acid-fat
duck + cherry, classic 86: Dark fruit with enough acid for the skin.
duck + plum, classic 84: Fruit for fat, as in the pancakes of Beijing.
duck + star-anise, classic 80: Warm anise under lacquered skin.
duck + honey, classic 78: It glosses and crisps the skin.
duck + turnip, classic 74: A sharp root roasts in the fat.
duck + coffee, adventurous 42: Bitter and roasted under a sweet glaze.
  = maillard
duck + ginger, classic 76: Heat lifts the fat.
duck + fig, classic 80: Jammy fruit, crisp skin.
game + juniper, classic 90: The berry of the wood where the animal lived.
  = terpene
game + red-wine, classic 86: Acid and fruit for dark, lean meat.
  = tannin
game + cranberry, classic 84: A tart spoonful lifts dark gravy.
game + chocolate, adventurous 68: A little in the sauce gives it gloss and a bitter depth.
game + blackberry, classic 78: Hedges and hares belong to one season.
game + chestnut, classic 80: Mealy sweetness for lean meat.
game + mushroom, classic 84: What the wood offers in one week.
game + pear, classic 76: Poached in wine, halves stand around the roast.
game + bacon, classic 82: Fat for meat that has none.
liver + apple, classic 82: Berlin fries them together, with onion.
liver + sage, classic 78: Venice prefers the leaf.
liver + fig, classic 74: Jam on the toast, sweet against iron.
liver + whisky, classic 70: A flamed spoonful sweetens the pan.
bacon + egg, classic 92: Salt and crisp beside soft and mild.
bacon + maple-syrup, classic 76: Sugar on salt, smoke on smoke.
bacon + apple, classic 76: A pan of both is supper in Normandy and Denmark.
bacon + chocolate, adventurous 50: Salt and smoke make sweet things taste sweeter.
  = salt-bitter
bacon + scallop, classic 80: Wrapped: salt and fat for sweet flesh.
bacon + banana, adventurous 42: Fried in a roll: sugar, salt, smoke.
bacon + bean, classic 84: Beans are made for smoke.
bacon + dates, classic 76: Stuffed, wrapped, grilled, gone.
ham + melon, classic 88: Salt makes ripe fruit taste sweeter.
  = salt-bitter
ham + fig, classic 84: As with melon, with more honey in it.
ham + egg, classic 84: Breakfast in any language.
ham + mustard, classic 82: Sting for salt and fat.
ham + pineapple, classic 62: Loved or hated; the sweet acid does suit the salt.
ham + gruyere, classic 84: Between two slices, under heat.
ham + sage, classic 76: The one salts, the other scents.
ham + pear, classic 74: Cool fruit and thin slices.
chorizo + squid, classic 76: Red, smoky fat for white, sweet flesh.
chorizo + egg, classic 82: The fat of the one fries the other.
chorizo + bean, classic 82: A pot of beans needs little else.
chorizo + potato, classic 84: The oil stains each cube red.
chorizo + apple, classic 74: Simmered in cider in Asturias.
black-pudding + apple, classic 86: In Cologne, in Normandy, in Castile: always apple.
black-pudding + scallop, adventurous 72: Dark and rich beneath something sweet and white.
egg + chives, classic 82: A gentle onion for soft curds.
egg + butter, classic 84: Low heat and butter are the whole secret.
  = fat-aroma
egg + cheddar, classic 78: Folded in, it seasons and stretches.
egg + smoked-salmon, classic 86: Soft curds, silky slices.
egg + anchovy, classic 76: Salt on half an egg: a bite in every bar.
egg + curry, classic 70: Whole eggs in spiced sauce.
egg + parmesan, classic 78: With pepper and bacon they coat spaghetti.
`;
