/**
 * Dishes as a sommelier sees them: language and title, lines, what is done, styles that suit (the first must be one of them), and styles that
 * must not be among the three. Groups of styles: dry-red, tannic, sweet, dry.
 */
export const dishesAndWines = `
en | Grilled ribeye steak
  2 beef steaks; 30 g butter; 2 cloves garlic
  Grill the steaks over charcoal.
  + red_full_tannic red_spicy red_medium_round red_aged_savoury
  - sweet white_light_crisp white_offdry sparkling_fruity
en | Beef bourguignon
  1 kg beef chuck; 750 ml red wine; 200 g mushrooms; 150 g bacon; 2 onions
  Braise for three hours.
  + red_light red_aged_savoury red_full_tannic red_medium_round red_spicy red_medium_acid
  - sweet white_light_crisp
en | Roast leg of lamb with rosemary
  2 kg leg of lamb; 3 sprigs rosemary; 6 cloves garlic
  Roast in the oven.
  + red_full_tannic red_aged_savoury red_spicy red_medium_round
  - sweet white_light_crisp sparkling_fruity
en | Roast chicken
  1 chicken; 50 g butter; 1 lemon; 4 sprigs thyme
  Roast for an hour.
  + white_medium white_full_oaked red_light red_medium_round
  - sweet red_full_tannic
en | Chicken in cream and mushroom sauce
  600 g chicken breast; 300 g mushrooms; 250 ml double cream; 50 g butter
  Sauté the chicken. Simmer the sauce.
  + white_full_oaked white_medium red_light red_aged_savoury
  - sweet red_full_tannic
en | Duck breast with cherries
  2 duck breasts; 200 g cherries; 100 ml red wine
  Sear the duck.
  + red_light red_spicy red_aged_savoury red_medium_round red_medium_acid
  - white_light_crisp dessert_botrytis fortified_sweet_red
en | Venison stew
  1 kg venison; 500 ml red wine; 5 juniper berries; 200 g mushrooms
  Braise for two hours.
  + red_aged_savoury red_spicy red_full_tannic red_light
  - sweet white_light_crisp
en | Pork tenderloin with apples
  600 g pork tenderloin; 3 apples; 100 ml cider; 50 ml cream
  Sear, then simmer.
  + white_medium red_light white_full_oaked white_offdry white_dry_riesling
  - red_full_tannic fortified_sweet_red
en | Oysters with lemon
  24 oysters; 1 lemon
  Open the oysters.
  + white_light_crisp sparkling_brut sherry_dry
  - dry-red sweet white_full_oaked
en | Mussels in white wine
  2 kg mussels; 300 ml white wine; 2 shallots; 1 bunch parsley
  Steam the mussels.
  + white_light_crisp sparkling_brut sherry_dry white_aromatic_herbal white_dry_riesling
  - tannic sweet
en | Grilled mackerel with lemon
  4 mackerel; 2 lemons; 1 tbsp olive oil
  Grill the fish.
  + white_light_crisp white_aromatic_herbal white_dry_riesling sparkling_brut sherry_dry rose_dry
  - tannic sweet
en | Poached salmon with dill
  800 g salmon fillet; 1 bunch dill; 1 lemon
  Poach the fish gently.
  + white_light_crisp white_dry_riesling white_medium white_aromatic_herbal sparkling_brut white_full_oaked
  - tannic sweet
en | Fish and chips
  800 g cod; 1 kg potatoes; 200 g flour; 300 ml beer; 1 l vegetable oil
  Deep-fry the fish.
  + sparkling_brut white_light_crisp white_dry_riesling sherry_dry white_aromatic_herbal white_medium
  - tannic sweet
en | Lobster with butter
  2 lobsters; 150 g butter; 1 lemon
  Boil the lobsters.
  + white_full_oaked white_medium sparkling_brut white_light_crisp white_dry_riesling
  - tannic sweet
en | Sushi
  300 g sushi rice; 300 g tuna; 4 sheets nori; 50 ml soy sauce; 20 g pickled ginger
  Roll the rice.
  + sparkling_brut white_dry_riesling sherry_dry white_light_crisp white_offdry
  - tannic sweet white_full_oaked
en | Thai green curry with chicken
  500 g chicken; 400 ml coconut milk; 3 tbsp green curry paste; 2 tbsp fish sauce; 1 stalk lemongrass
  Simmer.
  + white_offdry white_aromatic_dry white_dry_riesling
  - tannic red_spicy dessert_botrytis
en | Vindaloo
  800 g pork; 10 dried chillies; 100 ml vinegar; 1 tbsp cumin; 20 g ginger
  Simmer for an hour.
  + white_offdry sparkling_fruity white_dry_riesling white_aromatic_dry rose_dry red_light
  - red_full_tannic red_spicy sherry_oxidative
en | Chilli con carne
  500 g ground beef; 400 g canned tomatoes; 400 g kidney beans; 2 chillies; 1 tsp cumin
  Simmer.
  + red_light red_medium_round red_medium_acid rose_dry white_offdry red_spicy
  - red_full_tannic dessert_botrytis sherry_oxidative
en | Spaghetti with tomato sauce
  400 g spaghetti; 800 g canned tomatoes; 2 cloves garlic; 1 bunch basil
  Simmer the sauce.
  + red_medium_acid rose_dry white_light_crisp red_light
  - sweet red_full_tannic
en | Lasagne
  500 g ground beef; 250 g lasagne sheets; 800 g tomatoes; 100 g parmesan; 500 ml milk; 50 g butter
  Bake for 40 minutes.
  + red_medium_acid red_medium_round red_light red_aged_savoury
  - sweet
en | Mushroom risotto
  300 g risotto rice; 400 g mushrooms; 80 g parmesan; 50 g butter; 100 ml white wine
  Stir.
  + red_light red_aged_savoury white_full_oaked white_medium
  - sweet
en | Caesar salad
  2 romaine lettuces; 60 g parmesan; 4 anchovies; 1 egg; 1 lemon; 100 ml olive oil
  Toss.
  + white_light_crisp white_aromatic_herbal sparkling_brut white_dry_riesling rose_dry
  - tannic sweet
en | Goat cheese salad
  200 g goat cheese; 150 g salad leaves; 50 g walnuts; 1 tbsp vinegar
  Toss.
  + white_aromatic_herbal white_light_crisp white_dry_riesling
  - tannic
en | Asparagus with hollandaise
  1 kg asparagus; 200 g butter; 3 egg yolks; 1 lemon
  Steam the asparagus.
  + white_aromatic_herbal white_light_crisp white_dry_riesling sparkling_brut white_medium
  - dry-red sweet
en | Blue cheese and pear tart
  250 g blue cheese; 3 pears; 1 sheet puff pastry; 50 g walnuts
  Bake.
  + dessert_botrytis fortified_sweet_red white_offdry fortified_sweet_white
  - red_full_tannic red_spicy
en | Chocolate fondant
  200 g dark chocolate; 150 g butter; 150 g sugar; 4 eggs; 50 g flour
  Bake for 10 minutes.
  + fortified_sweet_red fortified_sweet_white
  - dry
en | Apple pie
  1 kg apples; 250 g flour; 125 g butter; 150 g sugar; 1 tsp cinnamon
  Bake.
  + dessert_botrytis sparkling_sweet fortified_sweet_white
  - dry
en | Lemon tart
  4 lemons; 200 g sugar; 5 eggs; 200 ml cream; 250 g flour; 125 g butter
  Bake.
  + dessert_botrytis sparkling_sweet
  - dry
en | Strawberry cheesecake
  500 g cream cheese; 300 g strawberries; 150 g sugar; 200 g biscuits
  Chill.
  + dessert_botrytis sparkling_sweet
  - dry
en | Sticky toffee pudding
  200 g dates; 200 g brown sugar; 150 g butter; 200 ml cream; 200 g flour
  Bake.
  + fortified_sweet_white dessert_botrytis fortified_sweet_red
  - dry
en | Cheese fondue
  400 g gruyere; 400 g emmental; 300 ml white wine; 1 clove garlic; 1 baguette
  Melt the cheese.
  + white_light_crisp white_medium white_dry_riesling sparkling_brut sherry_oxidative white_aromatic_herbal white_full_oaked
  - dessert_botrytis
en | Lentil and vegetable stew
  300 g lentils; 3 carrots; 2 onions; 400 g tomatoes; 1 tsp cumin
  Simmer.
  + red_medium_acid red_light rose_dry red_medium_round white_medium
  - sweet
en | Barbecued pork ribs
  2 kg pork ribs; 200 ml barbecue sauce; 2 tbsp honey; 1 tbsp smoked paprika
  Smoke, then grill.
  + red_spicy red_medium_round red_light red_medium_acid
  - sweet white_light_crisp
en | Mystery
  2 zorgs; 3 florps
  Do things.
  + none
  - none
en | Glass of water
  1 l water; 5 ice cubes
  Pour.
  + none
  - none
de | Wiener Schnitzel
  4 Kalbsschnitzel; 100 g Mehl; 2 Eier; 150 g Semmelbrösel; 200 g Butterschmalz; 1 Zitrone
  Panieren und goldbraun braten.
  + white_aromatic_herbal white_medium white_dry_riesling sparkling_brut white_light_crisp red_light
  - red_full_tannic sweet
de | Schweinebraten
  1,5 kg Schweineschulter; 1 EL Kümmel; 500 ml dunkles Bier; 2 Zwiebeln
  Im Ofen braten.
  + red_light red_medium_round white_full_oaked white_medium red_spicy red_medium_acid
  - sweet white_light_crisp
de | Sauerbraten
  1,5 kg Rinderbraten; 500 ml Rotwein; 250 ml Essig; 100 g Rosinen
  Marinieren und schmoren.
  + red_light red_medium_acid red_aged_savoury red_medium_round red_spicy
  - white_light_crisp dessert_botrytis
de | Forelle Müllerin
  4 Forellen; 80 g Butter; 1 Zitrone; 50 g Mehl
  In Butter braten.
  + white_dry_riesling white_medium white_light_crisp white_aromatic_herbal white_full_oaked sparkling_brut
  - tannic sweet
de | Spargel mit Schinken
  1 kg weißer Spargel; 200 g gekochter Schinken; 100 g Butter; 800 g Kartoffeln
  Den Spargel kochen.
  + white_aromatic_herbal white_medium white_dry_riesling white_light_crisp sparkling_brut
  - dry-red sweet
de | Schwarzwälder Kirschtorte
  500 g Kirschen; 600 ml Sahne; 200 g Zucker; 100 g Zartbitterschokolade; 5 Eier
  Backen.
  + fortified_sweet_red dessert_botrytis fortified_sweet_white sparkling_sweet
  - dry
de | Käsespätzle
  400 g Mehl; 4 Eier; 300 g Emmentaler; 2 Zwiebeln; 50 g Butter
  Schichten.
  + white_medium white_dry_riesling white_full_oaked red_light white_light_crisp white_aromatic_herbal
  - sweet red_full_tannic
fr | Coq au vin
  1 coq; 75 cl de vin rouge; 200 g de champignons; 150 g de lardons; 2 oignons
  Faire mijoter.
  + red_light red_aged_savoury red_medium_round
  - sweet white_light_crisp
fr | Soupe à l'oignon
  1 kg d'oignons; 50 g de beurre; 1 l de bouillon de bœuf; 150 g de gruyère; 1 baguette
  Faire gratiner.
  + white_medium white_full_oaked sherry_oxidative red_light white_dry_riesling white_light_crisp red_medium_round
  - sweet red_full_tannic
fr | Magret de canard à l'orange
  2 magrets de canard; 3 oranges; 30 g de miel
  Saisir les magrets.
  + red_light red_spicy red_aged_savoury red_medium_round red_medium_acid
  - white_light_crisp
fr | Blanquette de veau
  1 kg de veau; 200 ml de crème; 200 g de champignons; 2 carottes; 50 g de beurre
  Faire mijoter.
  + white_full_oaked white_medium red_light red_aged_savoury
  - sweet red_full_tannic
fr | Tarte Tatin
  8 pommes; 150 g de sucre; 100 g de beurre; 1 pâte feuilletée
  Caraméliser, puis enfourner.
  + dessert_botrytis fortified_sweet_white sparkling_sweet
  - dry
fr | Mousse au chocolat
  200 g de chocolat noir; 6 œufs; 50 g de sucre
  Monter les blancs en neige.
  + fortified_sweet_red fortified_sweet_white
  - dry
fr | Moules marinières
  2 kg de moules; 20 cl de vin blanc; 2 échalotes; persil
  Cuire à la vapeur.
  + white_light_crisp sparkling_brut white_aromatic_herbal white_dry_riesling sherry_dry
  - tannic sweet
it | Spaghetti alle vongole
  400 g di spaghetti; 1 kg di vongole; 2 spicchi d'aglio; 100 ml di vino bianco
  Far aprire le vongole.
  + white_light_crisp sparkling_brut white_aromatic_herbal white_dry_riesling sherry_dry white_medium
  - tannic sweet
it | Bistecca alla fiorentina
  1,2 kg di bistecca di manzo; olio extravergine d'oliva; sale
  Grigliare sulla brace.
  + red_full_tannic red_spicy red_aged_savoury red_medium_acid
  - sweet white_light_crisp
it | Parmigiana di melanzane
  1 kg di melanzane; 800 g di pomodori pelati; 250 g di mozzarella; 100 g di parmigiano
  Infornare.
  + red_medium_acid rose_dry red_light red_medium_round
  - sweet
it | Tiramisù
  500 g di mascarpone; 5 uova; 120 g di zucchero; 300 ml di caffè; 300 g di savoiardi; 30 g di cacao
  Raffreddare in frigorifero.
  + fortified_sweet_white fortified_sweet_red dessert_botrytis
  - dry
it | Risotto allo zafferano
  320 g di riso carnaroli; 1 bustina di zafferano; 80 g di burro; 80 g di parmigiano; 100 ml di vino bianco
  Mantecare.
  + white_medium white_full_oaked white_light_crisp white_dry_riesling sparkling_brut white_aromatic_herbal red_light
  - sweet
es | Paella de marisco
  400 g de arroz; 300 g de gambas; 500 g de mejillones; 200 g de calamares; 1 pizca de azafrán; 2 tomates
  Cocer a fuego lento.
  + rose_dry white_light_crisp sparkling_brut white_medium white_aromatic_herbal white_dry_riesling sherry_dry
  - tannic sweet
es | Gazpacho
  1 kg de tomates; 1 pepino; 1 pimiento verde; 50 ml de vinagre de jerez; 100 ml de aceite de oliva
  Triturar.
  + white_aromatic_herbal white_light_crisp sherry_dry rose_dry sparkling_brut white_dry_riesling
  - tannic sweet
es | Cordero asado
  1 pierna de cordero; 4 dientes de ajo; 2 ramas de romero
  Asar en el horno.
  + red_aged_savoury red_full_tannic red_spicy red_medium_round
  - sweet white_light_crisp
es | Ceviche
  600 g de pescado blanco; 200 ml de zumo de lima; 1 cebolla roja; 1 chile; cilantro
  Marinar.
  + white_light_crisp white_aromatic_herbal sparkling_brut white_dry_riesling white_offdry
  - tannic sweet
nl | Hachee
  1 kg runderlappen; 4 uien; 100 ml azijn; 50 g boter; 2 laurierblaadjes
  Stoven.
  + red_medium_acid red_medium_round red_aged_savoury red_light red_spicy red_full_tannic
  - sweet white_light_crisp
pt | Bacalhau à Brás
  500 g de bacalhau; 500 g de batatas; 6 ovos; 2 cebolas; azeitonas pretas
  Fritar as batatas.
  + white_medium white_light_crisp white_dry_riesling sparkling_brut white_full_oaked rose_dry white_aromatic_herbal sherry_dry
  - tannic sweet
sv | Gravad lax
  1 kg lax; 100 g socker; 100 g salt; 2 knippor dill
  Grava laxen.
  + sparkling_brut white_dry_riesling white_light_crisp white_offdry white_aromatic_herbal sherry_dry
  - tannic
`;
