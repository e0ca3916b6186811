/**
 * A third table, written before any of its names was tried: what one maker makes with meat, fish, milk or eggs and another without, brands as
 * cooks write them, dried and fresh pasta, and words for meat that name none. At first sight 184 of 285 were read as labelled, and 41 passed as safe
 * that may not be. Of the labels twenty were mended where they asked too little: pesto surely has cheese.
 */
export const madeDishes = `
# en
meat?+fish?: spring rolls; frozen spring rolls, to serve; potstickers; gyoza; wontons; instant ramen; instant noodles
meat?: stuffed vine leaves; dolmades; refried beans; stuffing mix; samosas; Cornish pasties; minestrone;
  pot noodle; stuffed peppers; French onion soup; moussaka
fish?: Thai red curry paste; green curry paste; kimchi; miso soup; laksa paste; pad thai sauce
meat?+dairy?: pie; lasagne; ready-made lasagne; pizza; shop-bought quesadillas; burritos; enchiladas; croquettes
dairy?: mashed potato; garlic bread; naan; puff pastry; tomato soup; gnocchi; risotto; vegetable lasagne;
  onion rings; dark chocolate chips; curry sauce
eggs?: potato salad; coleslaw; Quorn mince; fresh gnocchi; tempura batter
dairy?+eggs?: pancakes; waffles; brownies; apple pie; veggie burgers; cookies; Yorkshire puddings; trifle sponges
meat: Bovril; haggis; sausage rolls; shepherd's pie; chicken pot pie; Spam; beef lasagne; duck spring rolls; Peperami; chilli con carne; gravy granules
fish: Lea & Perrins; fish fingers; prawn spring rolls; taramasalata; Patum Peperium
dairy: pesto; red pesto; Philadelphia; Nutella; Lurpak; macaroni cheese; tzatziki; raita; Baileys; Boursin; cauliflower cheese
eggs: muffins; egg pasta; fresh pasta; fresh tagliatelle; Hellmann's; egg fried rice
none: Marmite; hummus; falafel; guacamole; pizza dough; filo pastry; dried pasta; rigatoni; linguine; orzo; wholewheat penne;
  vegan spring rolls; vegan pesto; jackfruit, shredded like pulled pork; oyster mushrooms, torn to look like chicken;
  tofu, pressed to a meat-like texture; Oatly; vine leaves; mushroom stuffing base of breadcrumbs and sage; passata;
  vegan lasagne; dairy-free mashed potato; tamari; aubergine, cut like bacon; salsa verde tomatillos
# de
meat?+fish?: Frühlingsrollen; Sushi; Instantnudeln; Instant-Ramen; Wan Tan
meat?: gefüllte Weinblätter; Erbseneintopf; gefüllte Paprika; Linseneintopf; Teigtaschen; Krautwickel
dairy?: Kartoffelpüree; Kartoffelbrei; Blätterteig; Schupfnudeln; Knoblauchbaguette; Zartbitterschokolade
eggs?: Kartoffelsalat; Krautsalat; Nudelsalat; Bandnudeln; Semmelknödel
fish?: rote Currypaste; Kimchi; Thai-Currypaste
meat?+dairy?: Lasagne; Pizza; Flammkuchen; Fertiglasagne
dairy: Pesto
meat?+eggs: Maultaschen
meat: Bratensoße; Leberknödel; Fleischpflanzerl; Hackbraten; Käsekrainer; Königsberger Klopse
eggs: frische Tagliatelle; Eierteigwaren; frische Pasta
none: Hartweizennudeln; Spaghetti; Penne; veganes Pesto; Weinblätter; Alsan; vegane Frühlingsrollen; Jackfruit wie Pulled Pork;
  Räuchertofu; Kapern; Kartoffelstärke
# fr
meat?+fish?: rouleaux de printemps; nems; nouilles instantanées; raviolis chinois
meat?: feuilles de vigne farcies; tomates farcies; légumes farcis; samoussas; bouchées à la reine; soupe à l'oignon
dairy?: purée de pommes de terre; pâte feuilletée; pâte brisée; chocolat noir; purée mousseline; pain à l'ail
eggs?: salade de pommes de terre; feuilles de lasagne
meat?+dairy?: lasagnes; pizza; tourte
meat?+dairy+eggs: crêpes fourrées
dairy: pesto
meat: hachis parmentier; farce à la viande; viande hachée; pâté en croûte
fish?: pâte de curry rouge; kimchi; pâte de curry
eggs: céleri rémoulade; pâtes fraîches; pâtes aux œufs
unknown: farce; farce fine
none: spaghettis; pâtes; coquillettes; feuilles de vigne; pesto vegan; houmous; jacquier effiloché façon porc
# it
meat?+fish?: involtini primavera; noodles istantanei
meat?: foglie di vite ripiene; ragù pronto; minestrone; peperoni ripieni; pomodori ripieni; arancini; supplì
dairy?: purè di patate; pasta sfoglia; gnocchi di patate; pasta brisée; cioccolato fondente
dairy: focaccia al formaggio; pesto
meat?+dairy?: lasagne pronte; pizza; timballo; cannelloni ripieni
meat?+dairy?+eggs: torta rustica
fish?: pasta di curry; kimchi; pasta di curry rosso
meat: carne trita; macinato; lasagne alla bolognese; salsiccia di Bra
eggs: tagliatelle all'uovo; pasta fresca all'uovo; pasta fresca; fettuccine fresche
none: spaghetti; penne rigate; orecchiette; pasta di semola; pasta; pesto vegano; foglie di vite; bucatini
# es
meat?+fish?: rollitos de primavera; fideos instantáneos; gyozas
meat?: hojas de parra rellenas; empanadas; pimientos rellenos; croquetas; frijoles refritos; canelones; tamales
dairy?: puré de patatas; hojaldre; masa quebrada; chocolate negro; pan de ajo
eggs?: ensaladilla; placas de lasaña; ensalada de col
dairy: pesto
meat?+dairy?: lasaña; pizza; empanadillas
fish?: pasta de curry; pasta de curry roja; kimchi
meat: carne picada; Avecrem de pollo; albóndigas; carne molida
eggs: pasta fresca; pasta al huevo
none: espaguetis; macarrones; pasta; hojas de parra; hummus; pesto vegano; gofio
# en
meat?+fish?: sushi rolls; cabbage rolls; cannelloni, filled
meat?+fish?+dairy?+eggs?: rice salad; pasta salad; pasta bake
dairy?+eggs?: banana bread; carrot cake
eggs: fresh spinach linguine
# de
meat?: Kohlrouladen
meat?+fish?+dairy?+eggs?: Reissalat
# fr
meat?+fish?+dairy?+eggs?: salade de riz; salade de pâtes
# it
meat?+fish?+dairy?+eggs?: insalata di riso
# es
meat?+fish?+dairy?+eggs?: ensalada de pasta; ensalada de arroz
`;
