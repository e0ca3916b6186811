/** Techniques of dry heat and of hot fat, written as `read-techniques.ts` says. */
export const dryHeat = `
roast | Roasting
  : Dry oven heat browns the outside while the inside cooks through in its own moisture.
  en ^roast, roasting, oven roast
  de ofen .. braten, braten .. ofen, rohr braten, ofen .. rosten, im ofen garen, rosten .. ofen
  fr rot-ir, rotissez
  it arrost-ire, arrostite
  es as-ar .. horno, horno .. as-ar, ^as-ar
  nl roosteren .. oven, oven .. roosteren, braden .. oven, oven .. braden
  pt ass-ar .. forno, ^ass-ar
  sv rosta .. ugn, ugnsrosta, helsteka
bake | Baking
  : Even oven heat sets batters and doughs and dries their surface to a crust.
  en bake, baking
  de backen, ^backe, ^backt, fertigbacken
  fr enfourn-er, cui-re .. four, faire cuire .. four
  it inforn-are, cuoc-ere .. forno, fate cuocere .. forno
  es horne-ar, cocer .. horno
  nl afbakken, bakken .. oven, ^bak .. oven, oven .. bakken
  pt lev-ar .. forno, leve ao forno, leva ao forno
  sv gradda, graddas, ^baka
blind-bake | Blind baking
  : The pastry case is baked empty under weights, so that a wet filling does not soak it.
  en blind bake, bake blind, baking blind, bake .. blind
  de blindbacken, blind backen, blind vorbacken
  fr cui-re a blanc, cuire .. a blanc, precui-re
  it cottura in bianco, cuocere in bianco
  es hornear en blanco, hornear a ciegas, en blanco .. legumbres
  nl blind bakken, blindbakken
  pt assar as cegas
  sv forgradda, forgraddas
grill | Grilling
  : Fierce heat from one side chars the surface while the middle stays juicy.
  en grill, grilling, broil, broiling, barbecue, barbecuing
  de grillen, ^grille, abgrillen, ^grillt
  fr faire griller, grill-er
  it grigli-are, cuoc-ere alla griglia
  es cocinar a la parrilla, asar a la parrilla, asar .. parrilla, hacer a la plancha, ^grill-ar
  nl grillen, ^gril, barbecueen
  pt grelh-ar
  sv grilla, grillas
gratinate | Gratinating
  : A top of cheese or crumbs is browned under strong heat from above.
  en gratinate, gratinating, brown .. under the grill, brown the top
  de uberbacken, gratinieren, ^gratiniere
  fr gratin-er, faire gratiner
  it gratin-are
  es gratin-ar
  nl gratineren, ^gratineer
  pt gratin-ar
  sv gratinera, gratineras
char | Charring
  : The skin is burnt black on purpose, for smoke and so that it slips off.
  en char, charring, blacken
  de schwarz .. rosten, haut schwarz
  fr carbonis-er, noircir la peau
  it abbrustol-ire, bruciacchi-are
  es chamusc-ar, asar .. llama, tatem-ar
  nl zwartblakeren, blakeren
  pt chamusc-ar
  sv branna .. skal
smoke | Smoking
  : Smouldering wood lends its phenols to food in a closed space, hot or cold.
  en ^smoke, cold smoke, hot smoke
  de rauchern, ^rauchere, kaltrauchern
  fr fum-er .. fumoir, faire fumer
  it affumic-are
  es ahum-ar
  nl ^roken, ^rook
  pt defum-ar
  sv roka, varmroka, kallroka
toast | Toasting
  : Dry heat without fat wakes the aroma of nuts, seeds, spices and grains.
  en ^toast, toasting, dry roast, dry fry
  de rosten, ^roste, anrosten
  fr torrefi-er, faire toaster, toast-er, griller .. a sec, faire griller .. a sec
  it tost-are
  es tost-ar
  nl roosteren, ^rooster
  pt tost-ar
  sv rosta, ^rosta, torrosta
sear | Searing
  : A very hot pan gives meat or fish a brown crust within minutes.
  en sear, searing
  de scharf anbraten, anbraten .. von allen seiten, rundum anbraten, kraftig anbraten, braten .. scharf .. an, heiss anbraten
  fr sais-ir, saisissez, faire saisir
  it scott-are, sigill-are
  es sell-ar, marc-ar
  nl dichtschroeien, aanbraden, ^schroei
  pt sel-ar
  sv bryn .. hog varme, stek .. hog varme
brown | Browning
  : Dry, hot surfaces turn brown and savoury once their water is gone.
  en brown, browning
  de anbraten, ^brate .. an, ^braten .. an, braunen, anbraunen
  fr faire dorer, laisser dorer, faire brunir, color-er
  it rosol-are, fate dorare, fate rosolare, dor-are
  es dor-ar
  nl bruin bakken, aanbakken, ^bak .. bruin, bruinen, bakken .. bruin
  pt dour-ar
  sv bryna, ^bryn, brynas
saute | Sautéing
  : Small pieces are tossed in a wide, hot pan with little fat.
  en saute, sauteing, pan fry, pan frying
  de sautieren, schwenken, ^schwenke, anschwitzen .. schwenken
  fr saut-er, faire sauter, faire revenir
  it salt-are, fate saltare
  es salte-ar
  nl sauteren, ^sauteer
  pt salte-ar
  sv frasa, ^fras, sautera
sweat | Sweating
  : Gentle heat softens onions and roots in fat without colour, and draws their sweetness.
  en sweat, sweating, soften .. without colouring, until translucent
  de anschwitzen, andunsten, glasig .. dunsten, glasig .. braten, glasig .. schwitzen, ^schwitze .. an, ^dunste .. an
  fr faire suer, su-er, faire fondre .. oignon, faire fondre .. oignons
  it soffrigg-ere, fate soffriggere, appass-ire, fate appassire, imbiond-ire, stuf-are
  es sofrei-r, sofrie, sofria, poch-ar .. cebolla, rehog-ar
  nl fruiten, ^fruit, glazig .. bakken, aanfruiten
  pt refog-ar
  sv fras .. utan, svetta, frasa .. mjuk
stir-fry | Stir-frying
  : Thin pieces move without rest in a very hot wok, and stay crisp.
  en stir fry, stir frying, +wok
  de pfannenruhren, im wok braten, wok .. braten
  fr sauter au wok, +wok
  it saltare nel wok, +wok
  es +wok, salte-ar .. wok
  nl roerbakken, ^roerbak, wokken, ^wok
  pt +wok
  sv woka, ^woka
fry | Shallow-frying
  : Food lies in a thin layer of hot fat, which crisps one side and then the other.
  en fry, frying, shallow fry, shallow frying
  de braten, ^brate, goldbraun braten, ausbraten, ^bratet
  fr poel-er, faire cuire .. poele, cui-re .. poele
  it cuoc-ere .. padella
  es freir, frie, fria, freirlos, freirlas, frielos, frielas, frielo, friela, freimos
  nl bakken, ^bak, braden, ^braad
  pt frit-ar, frija, frite
  sv steka, ^stek, stekas
deep-fry | Deep-frying
  : Food is covered by fat of 160 to 190 °C; its steam keeps the fat out while the crust sets.
  en deep fry, deep frying, deep fat fry
  de frittieren, ^frittiere, ausbacken, schwimmend .. ausbacken, im fett .. ausbacken
  fr faire frire, frire
  it frigg-ere, fate friggere
  es freir .. abundante aceite, fria .. abundante aceite, frie .. abundante aceite
  nl frituren, ^frituur
  pt fritar .. imersao, frite .. oleo quente, fritar .. oleo quente
  sv fritera, friteras
caramelise | Caramelising
  : Sugars break down at high heat into brown, bittersweet aromas.
  en caramelise, caramelize, caramelising, caramelizing
  de karamellisieren, ^karamellisiere
  fr carameliser, caramelisez, faire carameliser, laisser carameliser
  it caramell-are, caramellizz-are
  es carameliz-ar
  nl karamelliseren, ^karamelliseer
  pt carameliz-ar
  sv karamellisera
render | Rendering
  : Slow heat melts fat out of bacon or duck skin, and leaves the rest crisp.
  en render, rendering
  de auslassen, ^lasse .. aus
  fr faire fondre .. lard, faire rendre .. gras
  it fate sudare .. lardo
  es derretir .. tocino
  nl uitbakken, ^bak .. uit
  sv smalt ut
flambe | Flaming
  : Warm spirits are lit over the pan; the flame takes the sharpest of the alcohol.
  en flambe, flambeing, flame .. brandy, flame .. rum, set alight
  de flambieren, ^flambiere
  fr flamb-er, faire flamber
  it fiammeggi-are, flamb-are
  es flambe-ar, flame-ar
  nl flamberen, ^flambeer
  pt flamb-ar
  sv flambera
`;
