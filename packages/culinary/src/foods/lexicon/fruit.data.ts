/** Fruit. How a food is written: `../read-lexicon.ts`. */
export const fruit = `
# Fruit and vegetables
apple | plant | none | 0.528 | 182
  en eating apple, dessert apple ; granny smith, granny smith apple, gala apple, fuji apple, braeburn apple, golden delicious apple, honeycrisp apple, red apple, green apple, tart apple, pink lady apple, cox apple, baking apple
  de Apfel/Äpfel
  fr pomme/pommes
  it mela/mele
  es manzana/manzanas
  nl appel/appels
  pt maçã/maçãs
  sv äpple/äpplen
  key usda 09003, agribalyse 13039
cooking apple | plant | none | 0.528~ | 200~
  en bramley apple, bramley, bramley cooking apple
  de Kochapfel/Kochäpfel, Boskop, Boskoop
  fr pomme à cuire/pommes à cuire
  it mela da cuocere/mele da cuocere, mela renetta/mele renette
  es manzana reineta/manzanas reinetas, manzana para asar
  nl goudreinet/goudreinetten, moesappel/moesappels
  pt maçã reineta/maçãs reinetas, maçã para assar
  sv matäpple/matäpplen, syrligt äpple
crab apple/crab apples | plant | none | 0.528~ | 25~
  en crabapple/crabapples, wild apple/wild apples
  de Holzapfel/Holzäpfel, Zierapfel/Zieräpfel, Wildapfel/Wildäpfel
  fr pomme sauvage/pommes sauvages, pommette/pommettes
  it mela selvatica/mele selvatiche
  es manzana silvestre/manzanas silvestres
  nl sierappel/sierappels, wilde appel/wilde appels
  pt maçã silvestre/maçãs silvestres
  sv vildäpple/vildäpplen, vildapel, paradisäpple/paradisäpplen
pear | plant | none | 0.592 | 178
  en ; conference pear, bosc pear, anjou pear, bartlett pear
  de Birne/Birnen
  fr poire/poires
  it pera/pere
  es pera/peras
  nl peer/peren
  pt pera/peras
  sv päron
  key usda 09252, agribalyse 13037
nashi pear | plant | none |  | 250~
  en asian pear, korean pear
  de Nashi, Nashi-Birne/Nashi-Birnen
  fr nashi/nashis, poire nashi, poire asiatique
  it nashi, pera nashi
  es nashi, pera asiática, pera nashi
  nl nashipeer/nashiperen
  pt pera nashi/peras nashi, pera asiática
  sv nashipäron, asiatiskt päron
quince | plant | none |  | 92~
  de Quitte/Quitten
  fr coing/coings
  it mela cotogna/mele cotogne
  es membrillo/membrillos
  nl kweepeer/kweeperen
  pt marmelo/marmelos
  sv kvitten
banana | plant | none | 0.634 | 118
  en ripe banana
  de Banane/Bananen
  fr banane/bananes
  it banana/banane
  es plátano/plátanos
  nl banaan/bananen
  pt banana/bananas
  sv banan/bananer
  key usda 09040, agribalyse 13005
plantain | plant | none | 0.62~ | 218~
  en ; green plantain, ripe plantain
  de Kochbanane/Kochbananen
  fr banane plantain/bananes plantains, plantain
  it platano, banana da cuocere, banana plantano
  es plátano macho/plátanos machos
  nl bakbanaan/bakbananen
  pt banana-da-terra/bananas-da-terra, banana-pão
  sv kokbanan/kokbananer, matbanan
orange | plant | none | 0.761 | 131
  en navel orange ; blood orange, valencia orange, seville orange
  de Orange/Orangen
  fr orange/oranges
  it arancia/arance
  es naranja/naranjas
  nl sinaasappel/sinaasappels
  pt laranja/laranjas
  sv apelsin/apelsiner
  key usda 09200, agribalyse 13034
mandarin | plant | none | 0.82~ | 88~
  en mandarin orange ; tangerine, clementine, satsuma
  de Mandarine/Mandarinen ; Clementine/Clementinen=clementine/clementines, Klementine/Klementinen=clementine/clementines
  fr mandarine/mandarines ; clémentine/clémentines
  it mandarino/mandarini ; clementine
  es mandarina/mandarinas
  nl mandarijn/mandarijnen ; clementine/clementines
  pt tangerina/tangerinas, mandarina, mexerica ; clementina/clementinas=clementine/clementines
  sv mandarin/mandariner ; clementin/clementiner=clementine/clementines, satsumas
lemon | plant | none | 0.896 | 58
  en unwaxed lemon, amalfi lemon, organic lemon, untreated lemon ; meyer lemon
  de Zitrone/Zitronen, Bio-Zitrone/Bio-Zitronen, unbehandelte Zitrone/unbehandelte Zitronen
  fr citron/citrons, citron jaune/citrons jaunes, citron bio, citron non traité
  it limone/limoni, limone non trattato, limone biologico
  es limón/limones
  nl citroen/citroenen
  pt limão/limões
  sv citron/citroner
  key usda 09150, agribalyse 13009
lemon juice | plant | none | 1.031 |  | ld
  en juice lemon, fresh lemon juice
  de Zitronensaft, Saft einer Zitrone, Saft von Zitrone, Zitronensaft frisch gepresst
  fr jus de citron, jus d'un citron, jus de citron jaune, jus citron
  it succo di limone, succo di un limone, succo limone
  es zumo de limón, jugo de limón, zumo de un limón
  nl citroensap
  pt suco de limão
  sv citronsaft
  key usda 09152, agribalyse 2028
lemon zest | plant | none | 0.406~
  en lemon rind, lemon peel, zest lemon
  de Zitronenschale, Zitronenabrieb, abgeriebene Zitronenschale, Schale einer Zitrone
  fr zeste de citron, zestes de citron, zeste d'un citron, zeste de citron jaune
  it scorza di limone/scorze di limone, scorza di un limone, buccia di limone, scorza limone, scorza grattugiata di limone
  es ralladura de limón, piel de limón, cáscara de limón, ralladura de un limón
  nl citroenrasp, citroenschil/citroenschillen
  pt raspas de limão, casca de limão/cascas de limão
  sv citronskal
preserved lemon | plant | none |  | 60~
  de Salzzitrone/Salzzitronen, eingelegte Zitrone
  fr citron confit/citrons confits
  it limone confit/limoni confit, limone sotto sale
  es limón encurtido/limones encurtidos, limón en conserva, limón confitado
  nl gekonfijte citroen/gekonfijte citroenen, ingelegde citroen
  pt limão em conserva/limões em conserva, limão confitado
  sv inlagd citron, saltad citron, konserverad citron
lime | plant | none | 0.86~ | 67
  en ; key lime, persian lime
  de Limette/Limetten, Bio-Limette
  fr citron vert/citrons verts, lime
  it lime
  es ?lima/limas
  nl limoen/limoenen
  pt lima/limas
  sv lime/limefrukter
  key usda 09159, agribalyse 13067
lime juice | plant | none | 1.023 |  | ld
  en ; key lime juice
  de Limettensaft
  fr jus de citron vert
  it succo di lime
  es zumo de lima, jugo de lima
  nl limoensap
  pt sumo de lima, suco de lima, suco de limão taiti
  sv limejuice, limesaft
  key usda 09160, agribalyse 2028
lime zest | plant | none | 0.406~
  en lime rind, lime peel
  de Limettenschale, Limettenabrieb, abgeriebene Limettenschale
  fr zeste de citron vert/zestes de citron vert
  it scorza di lime, buccia di lime
  es ralladura de lima, piel de lima
  nl limoenrasp, limoenschil
  pt raspa de lima, casca de lima, raspas de lima
  sv limeskal, limezest
orange zest | plant | none | 0.406~
  en orange rind, orange peel, zest orange ; grapefruit zest, citrus zest, zest
  de Orangenschale, Orangenabrieb
  fr zeste d'orange/zestes d'orange
  it scorza d'arancia, scorza di arancia, buccia d'arancia
  es ralladura de naranja, piel de naranja
  nl sinaasappelrasp, sinaasappelschil ; citroenschil geraspt
  pt raspa de laranja, raspas de laranja, casca de laranja
  sv apelsinskal, apelsinzest
kaffir lime leaf/kaffir lime leaves | plant | none |  | 0.5~
  en makrut lime leaf, lime leaf
  de Kaffirlimettenblatt/Kaffirlimettenblätter, Limettenblatt/Limettenblätter
  fr feuille de combava/feuilles de combava, feuille de citron kaffir
  it foglia di lime kaffir/foglie di lime kaffir, foglia di combava
  es hoja de lima kaffir/hojas de lima kaffir
  nl limoenblad/limoenblaadjes, djeroek poeroet
  pt folha de lima kaffir/folhas de lima kaffir
  sv limeblad, kaffirlimeblad
yuzu | plant | none
  de Yuzu
  fr yuzu
  it yuzu
  es yuzu
  nl yuzu
  pt yuzu
  sv yuzu
grapefruit | plant | none | 0.972 | 246
  en pink grapefruit ; pomelo
  de Grapefruit, Pampelmuse
  fr pamplemousse/pamplemousses
  it pompelmo/pompelmi
  es pomelo/pomelos, toronja
  nl grapefruit/grapefruits, pompelmoes
  pt toranja/toranjas
  sv grapefrukt/grapefrukter ; pomelo
  key usda 09112, agribalyse 13179
kumquat | plant | none |  | 19~
  de Kumquat/Kumquats
  fr kumquat/kumquats
  it kumquat, mandarino cinese
  es kumquat/kumquats, naranja enana
  nl kumquat/kumquats
  pt kumquat/kumquats, laranja-kinkan
  sv kumquat/kumquats
strawberry | plant | none | 0.609 | 12
  de Erdbeeren=strawberries, Erdbeere
  fr fraises=strawberries, fraise
  it fragole=strawberries, fragola
  es fresas=strawberries, fresa, fresón/fresones
  nl aardbeien=strawberries
  pt morangos=strawberries
  sv jordgubbar=strawberries
  key usda 09316, agribalyse 13014_1
raspberry | plant | none | 0.52 | 1.9
  en ; salmonberry/salmonberries, salmon berry/salmon berries
  de Himbeeren=raspberries, Himbeere
  fr framboises=raspberries, framboise
  it lamponi=raspberries, lampone
  es frambuesas=raspberries, frambuesa
  nl frambozen=raspberries
  pt framboesas=raspberries
  sv hallon=raspberries
  key usda 09302, agribalyse 13015
blueberry | plant | none | 0.626 | 1.36
  en ; bilberry, huckleberry
  de Blaubeeren=blueberries, Heidelbeeren/Heidelbeere, Blaubeere
  fr myrtilles=blueberries, myrtille
  it mirtilli=blueberries, mirtillo
  es arándanos=blueberries, arándano
  nl blauwe bessen=blueberries, bosbes/bosbessen
  pt mirtilos=blueberries
  sv blåbär=blueberries
  key usda 09050, agribalyse 13028
blackberry | plant | none | 0.609
  en ; boysenberry, loganberry
  de Brombeeren/Brombeere
  fr mûre/mûres
  it mora/more
  es mora/moras, zarzamoras
  nl braam/bramen
  pt amora/amoras
  sv björnbär
  key usda 09042, agribalyse 13029
cranberry | plant | none | 0.423
  en fresh cranberry
  de Cranberry, frische Cranberrys, Moosbeere/Moosbeeren ; Preiselbeere/Preiselbeeren
  fr canneberge/canneberges ; airelles
  it mirtillo rosso, cranberry, mirtilli rossi freschi
  es arándano rojo, arándanos rojos frescos
  nl cranberry/cranberry's, veenbes/veenbessen
  pt arando/arandos, oxicoco, cranberry
  sv tranbär ; lingon
  key usda 09078, agribalyse 13113
redcurrant | plant | none | 0.473~
  en red currant ; blackcurrant, black currant, white currant
  de Johannisbeeren, rote Johannisbeeren ; schwarze Johannisbeeren
  fr groseille/groseilles ; cassis
  it ribes, ribes rosso
  es grosella/grosellas
  nl rode bes/rode bessen, aalbes/aalbessen ; zwarte bes, zwarte bessen
  pt groselha/groselhas, groselha vermelha ; groselha preta, cassis
  sv röda vinbär, rött vinbär, vinbär ; svarta vinbär
gooseberry | plant | none | 0.634~
  en goose berry/goose berries
  de Stachelbeere/Stachelbeeren
  fr groseille à maquereau/groseilles à maquereau
  it uva spina
  es grosella espinosa/grosellas espinosas, uva espina
  nl kruisbes/kruisbessen
  pt groselha espinhosa/groselhas espinhosas, uva-espim
  sv krusbär
mixed berries | plant | none | 0.6~
  en berry, summer fruit, fruits of the forest, summer berry
  de Beeren=berries, gemischte Beeren, Beerenmischung
  fr fruits rouges
  it frutti di bosco
  es frutos rojos, frutos del bosque
  nl rood fruit, bosvruchten, gemengde bessen
  pt frutos vermelhos, frutos silvestres, frutas vermelhas
  sv blandade bär, bär
elderflower | plant | none
  en elderflower head
  de Holunderblüte/Holunderblüten, Holunderblütendolden
  fr fleur de sureau/fleurs de sureau
  it fiore di sambuco/fiori di sambuco
  es flor de saúco/flores de saúco
  nl vlierbloesem, vlierbloesems
  pt flor de sabugueiro/flores de sabugueiro
  sv fläderblom/fläderblommor, flädersklasar
grapes | plant | none | 0.638 | 4.9
  en grape, seedless grape ; red grape, green grape, white grape
  de Trauben, Weintrauben, Traube
  fr raisin/raisins, raisin blanc, raisin noir
  it uva, acini d'uva
  es uva/uvas
  nl druif/druiven
  pt uva/uvas
  sv vindruva/vindruvor, druvor
  key usda 09132, agribalyse 13112
cherry | plant | none | 0.583 | 8.2
  en sweet cherry, fresh cherry ; sour cherry, black cherry
  de Kirschen=cherries, Kirsche ; Sauerkirsche/Sauerkirschen=sour cherry/sour cherries, Süßkirschen
  fr cerises=cherries, cerise
  it ciliegie=cherries, ciliegia ; amarena/amarene=sour cherry/sour cherries
  es cerezas=cherries, cereza ; guinda/guindas=sour cherry/sour cherries
  nl kersen=cherries
  pt cerejas=cherries
  sv körsbär=cherries
  key usda 09070, agribalyse 13008
peach/peaches | plant | none | 0.651 | 150
  en ; white peach, yellow peach
  de Pfirsich/Pfirsiche
  fr pêche/pêches
  it pesca/pesche
  es melocotón/melocotones
  nl perzik/perziken
  pt pêssego/pêssegos
  sv persika/persikor
  key usda 09236, agribalyse 13043
nectarine | plant | none | 0.604~ | 142~
  de Nektarine/Nektarinen
  fr nectarine/nectarines, brugnon
  it nettarina/nettarine
  es nectarina/nectarinas
  nl nectarine/nectarines
  pt nectarina/nectarinas
  sv nektarin/nektariner
apricot | plant | none | 0.697 | 35
  en fresh apricot
  de Aprikose/Aprikosen, Marille/Marillen
  fr abricot/abricots
  it albicocca/albicocche
  es albaricoque/albaricoques
  nl abrikoos/abrikozen
  pt alperce/alperces, damasco/damascos
  sv aprikos/aprikoser
  key usda 09021, agribalyse 13000
plum | plant | none | 0.697 | 66
  en ; damson, greengage, mirabelle, red plum
  de Pflaumen=plums, Pflaume ; Zwetschge/Zwetschgen, Zwetschken, Mirabelle/Mirabellen=mirabelle/mirabelles
  fr prunes=plums, prune ; mirabelle/mirabelles=mirabelle/mirabelles, quetsches, reine-claude/reines-claudes=greengage/greengages
  it prugne=plums, susina/susine, prugna
  es ciruelas=plums, ciruela
  nl pruimen=plums
  pt ameixas=plums
  sv plommon=plums
  key usda 09279, agribalyse 13100
mango/mangoes | plant | none | 0.697 | 336
  en ripe mango, alphonso mango ; green mango
  de Mango/Mangos
  fr mangue/mangues
  it mango/manghi
  es mango/mangos
  nl mango/mango's
  pt manga/mangas
  sv mango/mangor
  key usda 09176, agribalyse 13025_1
papaya | plant | none | 0.61~ | 780~
  en pawpaw ; green papaya
  de Papaya/Papayas
  fr papaye/papayes
  it papaia, papaya
  es papaya/papayas, lechosa, fruta bomba
  nl papaja/papaja's
  pt papaia/papaias, mamão/mamões
  sv papaya
pineapple | plant | none | 0.697 | 905
  en fresh pineapple
  de Ananas
  fr ananas
  it ananas
  es piña/piñas
  nl ananas/ananassen
  pt ananás, abacaxi/abacaxis
  sv ananas
  key usda 09266, agribalyse 13002
kiwi | plant | none | 0.761 | 69
  en kiwi fruit, kiwifruit
  de Kiwi/Kiwis
  fr kiwi/kiwis
  it kiwi
  es kiwi/kiwis
  nl kiwi/kiwi's
  pt quivi/quivis, kiwi/kiwis
  sv kiwi
  key usda 09148, agribalyse 13021
melon | plant | none | 0.659 | 552
  en ; cantaloupe, honeydew, galia melon, honeydew melon, cantaloupe melon
  de Melone, Honigmelone
  fr melon/melons
  it melone
  es melón
  nl meloen/meloenen ; galiameloen, cantaloupe
  pt melão/melões ; meloa, meloas
  sv melon/meloner ; honungsmelon, galiamelon
  key usda 09181, agribalyse 13026
watermelon | plant | none | 0.642 | 4518 | m
  de Wassermelone
  fr pastèque
  it anguria, cocomero
  es sandía
  nl watermeloen/watermeloenen
  pt melancia/melancias
  sv vattenmelon/vattenmeloner
  key usda 09326, agribalyse 13036
pomegranate | plant | none |  | 282
  de Granatapfel
  fr grenade/grenades
  it melagrana, melograno
  es granada/granadas
  nl granaatappel/granaatappels
  pt romã/romãs
  sv granatäpple/granatäpplen
  key usda 09286, agribalyse 13018
pomegranate seeds | plant | none | 0.735
  en pomegranate aril, pomegranate seed
  de Granatapfelkerne
  fr graines de grenade
  it chicchi di melagrana, chicchi di melograno
  es granos de granada
  nl granaatappelpitten, granaatappelpitjes
  pt bagos de romã, sementes de romã
  sv granatäppelkärnor
passion fruit | plant | none |  | 18~
  en passionfruit
  de Passionsfrucht/Passionsfrüchte, Maracuja/Maracujas
  fr fruit de la passion/fruits de la passion
  it frutto della passione/frutti della passione, maracuja
  es fruta de la pasión/frutas de la pasión, maracuyá/maracuyás
  nl passievrucht/passievruchten
  pt maracujá/maracujás
  sv passionsfrukt/passionsfrukter
lychee | plant | none |  | 10~
  en litchi
  de Litschi/Litschis, Lychee/Lychees
  fr litchi/litchis
  it litchi, lici
  es lichi/lichis
  nl lychee/lychees
  pt lichia/lichias
  sv litchi, litchiplommon
star fruit | plant | none | 0.46~ | 91~
  en carambola, starfruit
  de Sternfrucht/Sternfrüchte, Karambole/Karambolen
  fr carambole/caramboles
  it carambola/carambole
  es carambola/carambolas
  nl carambola/carambola's, stervrucht
  pt carambola/carambolas
  sv stjärnfrukt, carambola
dragon fruit | plant | none |  | 300~
  en pitaya
  de Drachenfrucht/Drachenfrüchte, Pitahaya
  fr fruit du dragon/fruits du dragon, pitaya
  it frutto del drago, pitaya
  es pitahaya/pitahayas, fruta del dragón
  nl drakenfruit, dragonfruit, pitaja
  pt pitaia/pitaias, pitaya, fruta-do-dragão
  sv drakfrukt/drakfrukter, pitahaya
persimmon | plant | none |  | 168~
  en sharon fruit, kaki
  de Kaki/Kakis, Sharonfrucht/Sharonfrüchte, Persimone
  fr kaki/kakis, plaquemine
  it cachi, kaki, ?caco
  es caqui/caquis, kaki
  nl kaki/kaki's, sharonfruit
  pt dióspiro/dióspiros, caqui/caquis
  sv kaki, sharonfrukt, persimon
guava | plant | none |  | 55~
  de Guave/Guaven
  fr goyave/goyaves
  it guava, guaiava
  es guayaba/guayabas
  nl guave/guaves
  pt goiaba/goiabas
  sv guava/guavor
fig | plant | none |  | 50
  en fresh fig
  de Feige/Feigen
  fr figue/figues
  it fico/fichi
  es higo/higos
  nl vijg/vijgen
  pt figo/figos
  sv fikon
  key usda 09089, agribalyse 13012
rhubarb | plant | none | 0.516 | 51 stalk | m
  de Rhabarber
  fr rhubarbe
  it rabarbaro
  es ruibarbo
  nl rabarber
  pt ruibarbo
  sv rabarber
  key usda 09307, agribalyse 13047
coconut | plant | none |  | 400~
  en fresh coconut
  de Kokosnuss, Kokos
  fr noix de coco, coco
  it noce di cocco, cocco
  es coco
  nl kokosnoot/kokosnoten, kokos
  pt coco/cocos
  sv kokosnöt/kokosnötter, kokos
fruit | plant | none |  |  | g
  en fresh fruit, mixed fruit, seasonal fruit
  de Obst, Früchte
  fr fruit/fruits, fruits frais
  it frutta, frutta fresca
  es fruta/frutas
  nl fruit, vers fruit
  pt fruta/frutas, fruta fresca
  sv frukt/frukter
vegetables | plant | none |  |  | g
  en vegetable, mixed vegetable ; soup vegetable, root vegetable, stir fry vegetable, suppengrun
  de Gemüse, gemischtes Gemüse ; Suppengemüse, Suppengrün=soup vegetables, Wurzelgemüse
  fr légume/légumes
  it verdura/verdure, verdure miste
  es verdura/verduras, verduras variadas, hortalizas
  nl groente/groenten, gemengde groenten ; soepgroenten
  pt legumes, vegetais, hortaliças, legumes variados
  sv grönsaker, grönsak, blandade grönsaker ; rotfrukter, rotsaker
`;
