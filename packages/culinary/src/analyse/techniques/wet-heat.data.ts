/** Techniques of water, steam and sauces, written as `read-techniques.ts` says. */
export const wetHeat = `
boil | Boiling
  : Rolling water at 100 °C cooks fast and keeps pasta and grains moving.
  en ^boil, boiling the, to the boil, to a boil, boil the, boil until
  de aufkochen, zum kochen bringen, ^koche, sprudelnd kochen, wallend kochen, ^kochen
  fr porter a ebullition, portez a ebullition, faire bouillir, bouill-ir
  it port-are a ebollizione, portare ad ebollizione, portate ad ebollizione, port-are a bollore, port-are ad ebollizione, boll-ire, lessate, lessare, bollite
  es herv-ir, llev-ar a ebullicion, lleva a ebullicion, romper a hervir, hierve, hierva
  nl aan de kook brengen, aan de kook, ^kook, koken
  pt ferv-er, ferva, levantar fervura
  sv koka upp, ^koka, ^koka upp, kokas
simmer | Simmering
  : Bubbles barely break the surface, so that nothing toughens or falls apart.
  en simmer, simmering
  de kocheln, leise kochen, schwacher hitze kochen, simmern, sieden lassen, ^kochle
  fr mijot-er, laisser mijoter, faire mijoter, frem-ir, cuire a feu doux, cuire .. a feu doux
  it sobboll-ire, cuoc-ere a fuoco lento, cuoc-ere .. a fuoco basso, fate sobbollire, cuoc-ere a fuoco dolce
  es cocer a fuego lento, cocinar a fuego lento, cocina a fuego lento, cuece a fuego lento, cocer a fuego suave
  nl sudderen, laten sudderen, laat .. sudderen, pruttelen
  pt cozinh-ar em fogo baixo, cozinh-ar .. lume brando
  sv sjuda, sjud, smakoka, puttra
poach | Poaching
  : Liquid just below a simmer cooks eggs, fish and fruit without rough handling.
  en poach, poaching
  de pochieren, ^pochiere, gar ziehen, ziehen lassen .. gar, garziehen
  fr poch-er, faire pocher
  it affog-are, cuocere in camicia
  es escalf-ar, poch-ar
  nl pocheren, ^pocheer
  pt escalf-ar, poch-ar
  sv pochera, ^pochera
steam | Steaming
  : Vapour cooks gently and leaches nothing into water.
  en ^steam, steaming
  de dampfen, im dampf garen, dampfgaren, ^dampfe
  fr cui-re a la vapeur, cuire .. vapeur, cuisez .. vapeur, faire cuire .. vapeur
  it cuoc-ere a vapore, cuoc-ere .. al vapore, fate cuocere a vapore
  es cocin-ar al vapor, cocer al vapor, cuece al vapor, cocin-ar .. vapor
  nl stomen, ^stoom
  pt cozinh-ar no vapor, cozinh-ar .. vapor
  sv angkoka, angkokas
braise | Braising
  : Browned pieces cook slowly, half covered by liquid under a lid, until collagen melts.
  en braise, braising
  de schmoren, ^schmore, weichschmoren
  fr brais-er, faire braiser
  it bras-are, fate brasare
  es brase-ar, estofar a fuego lento
  nl stoven, ^stoof, smoren
  pt brase-ar
  sv brasera, braseras
stew | Stewing
  : Pieces cook slowly and wholly covered, and their liquid becomes the sauce.
  en ^stew, stewing
  de einen eintopf kochen, dunsten, ^dunste
  fr cuire a l etouffee, compot-er, faire compoter
  it fate stufare, cuocere in umido, cuocete in umido
  es estof-ar, guis-ar
  nl stoven .. pan
  pt estuf-ar, ensop-ar, guis-ar
  sv langkoka, gryta .. koka
blanch | Blanching
  : A minute in boiling water sets colour, loosens skins and stops enzymes.
  en blanch, blanching, parboil, parboiling
  de blanchieren, ^blanchiere, uberbruhen
  fr blanch-ir, blanchissez, faire blanchir
  it sbollent-are, sbianc-are, scott-are .. acqua
  es escald-ar, blanque-ar
  nl blancheren, ^blancheer
  pt branque-ar, escald-ar
  sv blanchera, forvall, forvalla
refresh | Refreshing
  : Iced water stops the cooking at once and keeps greens green.
  en refresh, refreshing, iced water, ice water, ice bath
  de abschrecken, ^schrecke .. ab, +eiswasser
  fr rafraich-ir, eau glacee
  it acqua e ghiaccio, acqua ghiacciata
  es agua con hielo, agua helada
  nl laten schrikken, laat .. schrikken, +ijswater
  pt agua com gelo, agua gelada
  sv +isvatten
pressure-cook | Pressure cooking
  : Under pressure water boils near 120 °C, which cuts the time to a third.
  en pressure cook, pressure cooking, pressure cooker, instant pot
  de +schnellkochtopf, +dampfdrucktopf, +drucktopf
  fr cocotte minute, +autocuiseur
  it pentola a pressione
  es olla a presion, olla rapida, olla expres
  nl +snelkookpan, +hogedrukpan
  pt panela de pressao
  sv +tryckkokare
slow-cook | Slow cooking
  : Hours between 80 and 95 °C make tough cuts tender without watching.
  en slow cook, slow cooking, slow cooker, crock pot
  de +schongarer, niedertemperatur, niedrigtemperatur, +slowcooker
  fr +mijoteuse, basse temperature
  it cottura lenta, bassa temperatura
  es olla de coccion lenta, baja temperatura
  nl +slowcooker
  pt panela eletrica lenta, baixa temperatura
  sv +langsamkokare, slow cooker
sous-vide | Sous vide
  : Sealed food lies in water of the very temperature it shall reach.
  en sous vide, vacuum seal
  de sous vide, vakuumieren
  fr sous vide
  it +sottovuoto
  es sous vide, envasar al vacio
  nl sous vide, vacumeren
  pt sous vide
  sv sous vide
bain-marie | Water bath
  : Water around the bowl shields custards and chocolate from direct heat.
  en water bath, bain marie, double boiler, roasting tin .. boiling water
  de +wasserbad
  fr bain marie
  it +bagnomaria, bagno maria
  es bano maria
  nl au bain marie, bain marie
  pt banho maria
  sv +vattenbad
deglaze | Deglazing
  : Liquid lifts the brown crust off the pan, and with it the best of the flavour.
  en deglaze, deglazing
  de abloschen, ^losche .. ab, ^abloschen
  fr deglac-er, mouill-er avec .. vin
  it sfum-are, deglass-are
  es desglas-ar, deglas-ar
  nl afblussen, blus .. af, ^blus
  pt deglac-ar
  sv deglasera
reduce | Reducing
  : Boiling water away concentrates taste and thickens without flour.
  en reduce, reducing
  de einkochen, reduzieren, einreduzieren
  fr laisser reduire, faire reduire
  it lasciate ridurre, fate ridurre, fate restringere
  es dejar reducir, reducir .. mitad, reduzca
  nl inkoken, laat .. inkoken
  pt deixar reduzir
  sv koka ihop, reducera, reduceras
roux | Roux
  : Flour cooks in fat before liquid comes in, so that its starch thickens without lumps.
  en +roux, cook out the flour
  de +mehlschwitze, mehl .. anschwitzen
  fr +roux
  it +roux
  es +roux
  nl +roux
  pt +roux
  sv redning .. mjol
thicken | Thickening
  : Starch, yolk or gelatine binds loose water into a sauce that coats a spoon.
  en thicken, thickening, slurry
  de binden, andicken, legieren, abbinden
  fr epaiss-ir, faire epaissir, laisser epaissir, lier la sauce, liez
  it addens-are, fate addensare
  es espes-ar, lig-ar
  nl binden, indikken
  pt engross-ar
  sv red av, reda av, tjockna
skim | Skimming
  : Foam and fat are lifted off, and the liquid stays clear.
  en skim, skimming
  de abschaumen, abschopfen, entfetten, ^schaume .. ab, ^schopfe .. ab
  fr ecum-er, degraiss-er
  it schium-are
  es espum-ar, desgras-ar
  nl afschuimen, schuim .. af
  pt escum-ar
  sv skumma, ^skumma
infuse | Infusing
  : Aroma moves into warm or cold liquid while it stands.
  en infuse, infusing, steep, steeping
  de ziehen lassen, ^ziehen .. lassen
  fr infus-er, laisser infuser, faire infuser
  it lasciate in infusione, mettere in infusione, fate infondere
  es infusion-ar, dejar infusionar
  nl trekken, laten trekken, laat .. trekken
  pt deixar em infusao, infus-ar
  sv dra, lat dra
confit | Confit
  : Slow cooking wholly under fat, far below frying heat, makes meat and roots meltingly soft.
  en confit
  de konfieren, confieren
  fr confire, faire confire, laisser confire
  it confit-are
  es confit-ar
  nl konfijten
  pt confit-ar
  sv konfitera
baste | Basting
  : Hot fat or juices are spooned over the top while it cooks.
  en baste, basting, spoon .. over while
  de begiessen, beschopfen, ^begiesse, bratensaft .. ubergiessen, bratfett .. ubergiessen, bratenfond .. ubergiessen, eigenen saft .. ubergiessen, immer wieder .. ubergiessen, mehrmals .. ubergiessen, regelmassig .. ubergiessen, ab und zu .. ubergiessen, gelegentlich .. ubergiessen
  fr arros-er regulierement, arros-er souvent, arros-er de temps, arros-er .. regulierement, arros-er .. souvent, arros-er .. de temps, arros-er .. jus de cuisson, arros-er .. son jus, arros-er .. leur jus
  it irror-are .. fondo di cottura, irror-are .. sugo di cottura, irror-are spesso, bagnare con il fondo
  es reg-ar con su jugo, ban-ar con su jugo
  nl bedruipen, braadvocht .. overgieten, regelmatig .. overgieten
  pt reg-ar .. proprio molho, reg-ar .. molho da assadura
  sv os, osa
parcel | Cooking in a parcel
  : Sealed in paper, foil or leaves, food steams in its own moisture.
  en +papillote, +parcels, wrap in foil
  de im pergament, +papillote, in alufolie wickeln
  fr +papillote, +papillotes
  it +cartoccio
  es +papillote
  nl +papillot
  pt +papelote
  sv paket av folie, i folie
scramble | Scrambling
  : Eggs are moved over low heat until they set in soft curds.
  en scramble, scrambling
  de ruhrei braten, eier stocken lassen, stocken lassen
  fr brouill-er
  it strapazz-are
  es cuajar .. removiendo, revolver los huevos
  nl roerei
  pt mexer os ovos
  sv aggrora
`;
