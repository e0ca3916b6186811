import { phrases, words, wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';
import type { MeasureId } from './measures.data.ts';

/**
 * The units of ingredient lines, each with its names by language: spellings, plurals and abbreviations; the first two of a
 * language are singular and plural. Case does not count, except for "T" and "t". Where one name is of two units, the first one here has it.
 * Behind a colon: a `container` holds a stated amount ("400 g can"), a `bare` unit may stand without a number ("pinch of salt"),
 * one `behind-food` may stand behind its food ("garlic cloves"). What a unit measures is in `measures.data.ts`; the others are counted.
 * A Dutch ons is 100 g; a French livre, like a Pfund, is 500 g: https://fr.wikipedia.org/wiki/Livre_(unité_de_masse)
 */
export const unitTable = `
teaspoon
  en teaspoon, teaspoons, tsp, tsps, tspn, teasp, teaspoonful, teaspoonfuls, tea spoon,
     tea spoons, level teaspoon
  de teelöffel, tl, teel, kaffeelöffel, kl
  fr cuillère à café, cuillères à café, cuillere à café, cuilleres à café, cuillere a cafe,
     cuilleres a cafe, cuiller à café, cuillers à café, cuillérée à café, cuillerée à café,
     cuillerées à café, c à café, c à c, c a c, càc, cac, cc, c c, cuil à café, cuill à café, c à thé,
     cuillère à thé, cuillères à thé, cuillerée à thé
  it cucchiaino, cucchiaini, cucchiaino da tè, cucchiaini da tè, cucchiaino da caffè
  es cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucharilla, cucharillas, cucharita,
     cucharitas, cucharadita de café, cucharadita de postre, c c, c café, c de café, c té, c de té
  nl theelepel, theelepels, tl, theel, thl, theelepeltje, theelepeltjes, koffielepel,
     koffielepels, kl
  pt colher de chá, colheres de chá, colher de cha, colheres de cha, colher chá, colheres chá,
     colher (chá), colheres (chá), c de chá, c chá, c (chá), col de chá, colher de café,
     colheres de café, colherzinha, colherinha
  sv tesked, teskedar, tsk
dessertspoon
  en dessertspoon, dessertspoons, dsp, dssp, dstspn, dessertspoonful, dessertspoonfuls,
     dessert spoon, dessert spoons
  de dessertlöffel
  fr cuillère à dessert, cuillères à dessert
  it cucchiaio da dessert
  nl dessertlepel, dessertlepels
  pt colher de sobremesa, colheres de sobremesa, c de sobremesa, colher (sobremesa),
     colheres (sobremesa)
  es cucharada de postre, cucharadas de postre, c p, c postre, c de postre
tablespoon
  en tablespoon, tablespoons, tbsp, tbsps, tbs, tbl, tbls, tblsp, tblsps, tb, tablespoonful,
     tablespoonfuls, table spoon, table spoons, tbspn, tablesp, tabespoon, tabespoons
  de esslöffel, eßlöffel, el, essl, eßl, esslöffeln
  fr cuillère à soupe, cuillères à soupe, cuillere à soupe, cuilleres à soupe, cuillere a soupe,
     cuilleres a soupe, cuiller à soupe, cuillers à soupe, cuillérée à soupe, cuillerée à soupe,
     cuillerées à soupe, c à soupe, c à s, c a s, c a soupe, càs, cas, cs, c s, cuil à soupe,
     cuill à soupe, cuillère, cuillères, cuillerée, cuillerées, c à table, cuillère à table,
     cuillères à table
  it cucchiaio, cucchiai, cucchiaio da tavola, cucchiai da tavola, cucchiaiata, cucchiaiate, cucch
  es cucharada, cucharadas, cda, cdas, cuchara, cucharas, cucharada sopera, cucharadas soperas,
     cuchara sopera, cucharas soperas, c s, c sopera
  nl eetlepel, eetlepels, el, eetl, eetlepeltje, eetlepeltjes
  pt colher de sopa, colheres de sopa, colher sopa, colheres sopa, colher (sopa), colheres (sopa),
     c de sopa, c sopa, c (sopa), col de sopa, colher, colheres, colherada, colheradas
  sv matsked, matskedar, msk
cup
  en cup, cups, c, cupful, cupfuls, cps
  de tasse, tassen, cup, cups
  fr tasse, tasses
  it tazza, tazze
  es taza, tazas
  nl kop, koppen, kopje, kopjes, cup, cups
  pt xícara, xícaras, xicara, xicaras, xíc, chávena, chávenas, xícara de chá, xícaras de chá,
     xícara (chá), xícaras (chá), chávena de chá, chávenas de chá
  sv kopp, koppar
fluid-ounce
  en fluid ounce, fluid ounces, fl oz, fl ozs, floz, fl ounce, fl ounces, fluid oz, fluid ozs,
     fl-oz, fluid-ounce, fluid-ounces, fl
  de flüssigunze, flüssigunzen
  fr once liquide, onces liquides
  es onza líquida, onzas líquidas
gill
  en gill, gills
pint
  en pint, pints, pt, pts, us pint, us pints
  fr pinte, pintes
  es pinta, pintas
  it pinta, pinte
quart
  en quart, quarts, qt, qts
gallon
  en gallon, gallons, gal, gals
  fr gallon, gallons
  es galón, galones
imperial-fluid-ounce
  en imperial fluid ounce, imperial fluid ounces, imperial fl oz, uk fluid ounce, uk fluid ounces,
     uk fl oz
imperial-gill
  en imperial gill, imperial gills, uk gill, uk gills
imperial-pint
  en imperial pint, imperial pints, uk pint, uk pints, british pint, british pints
imperial-quart
  en imperial quart, imperial quarts, uk quart, uk quarts, uk qt
imperial-gallon
  en imperial gallon, imperial gallons, uk gallon, uk gallons, uk gal
metric-cup
  en metric cup, metric cups
australian-tablespoon
  en australian tablespoon, australian tablespoons, au tbsp
milliliter
  en milliliter, milliliters, millilitre, millilitres, ml, mls, mils, cc
  de milliliter, ml
  fr millilitre, millilitres, ml
  it millilitro, millilitri, ml
  es mililitro, mililitros, ml, cc
  nl milliliter, milliliters, ml
  pt mililitro, mililitros, ml
  sv milliliter, ml
centiliter
  en centiliter, centiliters, centilitre, centilitres, cl
  de zentiliter, cl
  fr centilitre, centilitres, cl
  it centilitro, centilitri, cl
  es centilitro, centilitros, cl
  nl centiliter, cl
  pt centilitro, centilitros, cl
  sv centiliter, cl
deciliter
  en deciliter, deciliters, decilitre, decilitres, dl, dls
  de deziliter, dl
  fr décilitre, décilitres, dl
  it decilitro, decilitri, dl
  es decilitro, decilitros, dl
  nl deciliter, dl
  pt decilitro, decilitros, dl
  sv deciliter, dl
liter
  en liter, liters, litre, litres, l, lt, ltr, ltrs
  de liter, l, ltr
  fr litre, litres, l
  it litro, litri, l, lt
  es litro, litros, l, lt
  nl liter, liters, l
  pt litro, litros, l, lt
  sv liter, l
spice-measure
  sv krm, kryddmått
milligram
  en milligram, milligrams, milligramme, milligrammes, mg
  de milligramm, mg
  fr milligramme, milligrammes
  it milligrammo, milligrammi
  es miligramo, miligramos
  nl milligram
  pt miligrama, miligramas
  sv milligram
gram
  en gram, grams, gramme, grammes, g, gr, gm, gms, grm, grms, grs
  de gramm, g, gr
  fr gramme, grammes, g, gr
  it grammo, grammi, g, gr
  es gramo, gramos, g, gr, grs
  nl gram, grammen, g, gr
  pt grama, gramas, g, gr, grs
  sv gram, g
hectogram
  it etto, etti, hg
  nl ons
  sv hekto, hg
decagram
  de dag, deka, dkg
kilogram
  en kilogram, kilograms, kilogramme, kilogrammes, kg, kgs, kilo, kilos
  de kilogramm, kilo, kg
  fr kilogramme, kilogrammes, kilo, kilos, kg
  it chilogrammo, chilogrammi, chilo, chili, kg
  es kilogramo, kilogramos, kilo, kilos, kg
  nl kilogram, kilo, kg
  pt quilograma, quilogramas, quilo, quilos, kg
  sv kilogram, kilo, kg
ounce
  en ounce, ounces, oz, ozs, onces
  de unze, unzen
  fr once, onces
  it oncia, once
  es onza, onzas
  pt onça, onças
pound
  en pound, pounds, lb, lbs, #, lbs.
  it libbra, libbre
  es libra, libras
  pt libra, libras
metric-pound
  de pfund, pfd
  fr livre, livres
  nl pond
millimeter
  en millimeter, millimeters, millimetre, millimetres, mm
centimeter
  en centimeter, centimeters, centimetre, centimetres, cm, cms
  de zentimeter
  fr centimètre, centimètres
  it centimetro, centimetri
  es centímetro, centímetros
  nl centimeter
  pt centímetro, centímetros
  sv centimeter
inch
  en inch, inches, in, ", ”, ″
  fr pouce, pouces
  it pollice, pollici
  es pulgada, pulgadas
  pt polegada, polegadas
foot
  en foot, feet, ft
can: container
  en can, cans, tin, tins
  de dose, dosen, dos, ds, do, büchse, büchsen, konserve
  fr boîte, boîtes, boite, boites, conserve, boîte de conserve
  it lattina, lattine, scatola, scatole, barattolo, barattoli, scatoletta, scatolette
  es lata, latas, latita, latitas
  nl blik, blikken, blikje, blikjes
  pt lata, latas
  sv burk, burkar, konservburk
package: container
  en package, packages, packet, packets, pack, packs, pkg, pkgs, pkt, pkts, pk
  de packung, packungen, pck, pkg, päckchen, paket, pakete, pk, pckg, pkt
  fr paquet, paquets
  it confezione, confezioni, pacco, pacchi, pacchetto, pacchetti, conf
  es paquete, paquetes
  nl pak, pakken, pakje, pakjes, verpakking, verpakkingen
  pt pacote, pacotes, embalagem, embalagens, emb
  sv paket, pkt, förpackning, förpackningar, forpackning, förp
jar: container
  en jar, jars
  it vasetto, vasetti
  es frasco, frascos, bote, botes, tarro, tarros
  pt frasco, frascos, boião
  fr bocal, bocaux
bottle: container
  en bottle, bottles
  de flasche, flaschen, fl
  fr bouteille, bouteilles
  it bottiglia, bottiglie
  es botella, botellas
  nl fles, flessen, flesje, flesjes
  pt garrafa, garrafas
  sv flaska, flaskor
bag: container
  en bag, bags, bg
  de beutel, tüte, tüten
  it sacchetto, sacchetti, busta, buste
  es bolsa, bolsas
  nl zak, zakken, zakje, zakjes
  pt saco, sacos, saqueta, saquetas
  sv påse, påsar
box: container
  en box, boxes
  de schachtel, schachteln
  es caja, cajas
  pt caixa, caixas, caixinha
  nl doos, doosje, doosjes
  sv ask, askar
carton: container
  en carton, cartons
  fr brique, briques, briquette
  es brik, briks
  it brick
container: container
  en container, containers, ctn
tub: container
  en tub, tubs
  de becher, be
  fr barquette, barquettes
  it vaschetta, vaschette
  es tarrina, tarrinas
  nl bakje, bakjes, beker, bekers, bekertje
  sv bägare
pot: container
  en pot, pots
  de topf, töpfe, töpfchen
  fr pot, pots
  nl pot, potten, potje, potjes
  sv kruka, krukor
sachet: container
  en sachet, sachets
  fr sachet, sachets, dose, doses, dosette, dosettes
  it bustina, bustine, dose, dosi
  es sobre, sobres, dosis
  pt sachê, sachês
envelope: container
  en envelope, envelopes
  pt envelope, envelopes
pouch: container
  en pouch, pouches
tube: container
  en tube, tubes
  de tube, tuben
  fr tube, tubes
  it tubetto, tubetti
  nl tube, tubes
  sv tub, tuber
punnet: container
  en punnet, punnets
  de schale, schalen, schälchen
tray: container
  en tray, trays
block: container
  en block, blocks
  de block, blöcke
  es bloque, bloques
bar: container
  en bar, bars
  de riegel, tafel, tafeln
  fr tablette, tablettes
  es tableta, tabletas
  it tavoletta, tavolette
  pt tablete, tabletes
  nl reep, repen
ball: container
  en ball, balls
  de kugel, kugeln
  fr boule, boules
  it palla, palle
  es bola, bolas
  nl bol, bollen, bolletje, bolletjes
log: container
  en log, logs
  fr bûche, bûches
loaf: container
  en loaf, loaves
  de laib, laibe
roll: container
  en roll, rolls
  de rolle, rollen
  fr rouleau, rouleaux
  it rotolo, rotoli
  es rollo, rollos
  nl rol, rollen
  pt rolo, rolos
  sv rulle, rullar
basket: container
  en basket, baskets
case: container
  en case, cases
keg: container
  en keg, kegs
slice: bare
  en slice, slices
  de scheibe, scheiben, sch
  fr tranche, tranches, lamelle, lamelles, rondelle, rondelles
  it fetta, fette, fettina, fettine
  es rebanada, rebanadas, loncha, lonchas, rodaja, rodajas
  nl plak, plakken, plakje, plakjes, snee, sneetje, sneetjes, sneden, schijf, schijfje, schijfjes,
     boterham, boterhammen
  pt fatia, fatias, rodela, rodelas
  sv skiva, skivor
piece: bare
  en piece, pieces, pc, pcs, pce, pces
  de stück, stücke, stk, stck, st
  fr pièce, pièces, piece, morceau, morceaux, pc
  it pezzo, pezzi, pezzetto, pezzettino, pz
  es pieza, piezas, trozo, trozos, unidad, unidades, ud, uds, pedazo, pedazos, unid
  nl stuk, stuks, stukken, stukje, stukjes, st
  pt pedaço, pedaços, unidade, unidades, unid, un, und, peça, peças
  sv bit, bitar, st, styck, stycken, stk
bunch: bare
  en bunch, bunches, bch
  de bund, bunde, bünde, bd, büschel
  fr botte, bottes, bouquet, bouquets
  it mazzo, mazzi, mazzetto, mazzetti, ciuffo, ciuffi, ciuffetto
  es manojo, manojos, ramillete, ramilletes, ramo, ramos
  nl bos, bossen, bosje, bosjes, bundel
  pt maço, maços, molho, molhos, molhinho, ramo, ramos
  sv knippe, knippen, bunt, buntar
bundle: bare
  en bundle, bundles
handful: bare
  en handful, handfuls, handsful, hand-full, handfull, hanful
  de handvoll, hand voll
  fr poignée, poignées, poignee, poignees
  it manciata, manciate, pugno, pugni, pugnetto
  es puñado, puñados, puñadito
  nl handvol, handje, hand vol, handjevol, handjes
  pt punhado, punhados, mão-cheia, mão cheia, mancheia
  sv näve, nävar, handfull
pinch: bare
  en pinch, pinches, smidgen, smidge
  de prise, prisen, pr, msp, messerspitze, messerspitzen
  fr pincée, pincées, pincee, pincees, pointe de couteau, pointe
  it pizzico, pizzichi, presa, prese, pizz, punta
  es pizca, pizcas, pellizco, pellizcos, pizquita
  nl snufje, snufjes, snuf, mespunt, mespuntje, mespuntjes
  pt pitada, pitadas, pitadinha
  sv nypa, nypor, knivsudd
dash: bare
  en dash, dashes
  de spritzer, spritzern
  it spruzzo, spruzzi
  sv stänk
splash: bare
  en splash, splashes
  de schuss, schuß
  fr trait, traits, giclée
  it goccio, spruzzata, spruzzate
  es chorrito, chorritos, chorretón
  nl scheutje, scheutjes
  pt fiozinho
  sv skvätt, skvättar
drizzle: bare
  en drizzle, drizzles
  fr filet
  it filo, fili
  pt fio
  sv ringla
squeeze: bare
  en squeeze, squeezes
glug: bare
  en glug, glugs
  es chorro, chorros
  nl scheut, scheuten
  pt gole
drop: bare
  en drop, drops
  de tropfen
  fr goutte, gouttes
  it goccia, gocce
  es gota, gotas
  nl druppel, druppels, druppeltje
  pt gota, gotas
  sv droppe, droppar
dollop: bare
  en dollop, dollops
  de klecks, klacks
  sv klick
knob: bare
  en knob, knobs
  de flocke, flocken, flöckchen, stich
  fr noix, noix, noisette, noisettes
  it noce, noci, fiocco, fiocchetto
  nl klontje, klont, klontjes, klonten
  pt noz, nozes
  es nuez, nueces
  sv klick
pat: bare
  en pat, pats
thumb: bare
  en thumb, thumbs
grind: bare
  en grind, grinds, grinding, grindings, twist, twists, turn, turns
  fr tour de moulin, tours de moulin
  es vuelta, vueltas
grating: bare
  en grating, gratings
sprinkle: bare
  en sprinkle, sprinkling
clove: behind-food
  en clove, cloves, clv
  de zehe, zehen
  fr gousse, gousses
  it spicchio, spicchi
  es diente, dientes
  nl teen, tenen, teentje, teentjes
  pt dente, dentes
  sv klyfta, klyftor
sprig: bare behind-food
  en sprig, sprigs
  de zweig, zweige, zweiglein, stängel, stengel, stiel, stiele
  fr brin, brins, branche, branches, tige, tiges
  it rametto, rametti, rametto, ramo, rami
  es ramita, ramitas, rama, ramas
  nl takje, takjes, tak, takken, sprietje
  pt raminho, raminhos, haste, hastes, talo, talos, galho, galhos, pé
  sv kvist, kvistar
stalk: behind-food
  en stalk, stalks
  de stange, stangen
  fr bâton, bâtons
  it gambo, gambi, costa, coste, stecca, stecche
  es tallo, tallos
  nl stengel, stengels, stok, stokje, stokjes
  sv stjälk, stjälkar, stång, stänger
stem
  en stem, stems
rib: behind-food
  en rib, ribs
stick
  en stick, sticks
  pt pau, paus
head
  en head, heads, hd
  de kopf, köpfe, staude, stauden
  fr tête, têtes
  it testa, teste, cespo, cespi
  es cabeza, cabezas
  nl krop, kroppen, stronk, stronkje, bolletje
  pt cabeça, cabeças
  sv huvud, huvuden
bulb
  en bulb, bulbs
  de knolle, knollen
  fr bulbe, bulbes
  es bulbo, bulbos
  it bulbo, bulbi
  nl knol, knollen
heart
  en heart, hearts
leaf
  en leaf, leaves
  de blatt, blätter, blättchen, bl
  fr feuille, feuilles
  it foglia, foglie, fogliolina, foglioline
  es hoja, hojas
  nl blad, bladen, blaadje, blaadjes, blaadjes
  pt folha, folhas
  sv blad
ear
  en ear, ears
  de kolben
  fr épi, épis
  es mazorca, mazorcas
sheet
  en sheet, sheets
  de platte, platten, lage, lagen
  it foglio, fogli
  es lámina, láminas, plancha, planchas
  nl vel, vellen, velletje, velletjes
  sv ark
strip
  en strip, strips
  de streifen
  fr lanière, lanières
  es tira, tiras
  it striscia, strisce
  nl reepje, reepjes
  pt tira, tiras
  sv strimla, strimlor
rasher
  en rasher, rashers
wedge
  en wedge, wedges
  de spalte, spalten
  fr quartier, quartiers
  es gajo, gajos
  pt gomo, gomos
  nl partje, partjes
chunk
  en chunk, chunks
  it tocco, tocchi, tocchetto
square
  en square, squares
  fr carré, carrés
  it quadretto, quadretti
cube
  en cube, cubes
  de würfel
  fr cube, cubes
  it cubetto, cubetti, dado, dadi
  es cubo, cubos, pastilla, pastillas
  nl blokje, blokjes, tablet, tabletten
  pt cubo, cubos
  sv tärning, tärningar
round
  en round, rounds
link
  en link, links
segment
  en segment, segments
spear
  en spear, spears
rack
  en rack, racks
slab
  en slab, slabs
nest
  en nest, nests
fillet
  en fillet, fillets, filets
shot
  en shot, shots, jigger, jiggers
  de schnapsglas, schnapsgläser, stamperl
  it bicchierino, bicchierini
  es copita, copitas, chupito, chupitos
glass
  en glass, glasses, glassful
  de glas, gläser, gl
  fr verre, verres
  it bicchiere, bicchieri
  es vaso, vasos, copa, copas
  nl glas, glazen, glaasje, glaasjes
  pt copo, copos, cálice, cálices
  sv glas
demitasse
  en demitasse, demitasses, espresso cup, espresso cups
  de mokkatasse, mokkatassen, espressotasse, espressotassen
  fr tasse à café, tasses à café, tasse à expresso, tasses à expresso
  it tazzina, tazzine, tazzina da caffè, tazzine da caffè
  es tacita, tacitas
  pt xícara de café, xícaras de café, xícara (café), xícaras (café), chávena de café
  nl espressokopje, espressokopjes
bowl
  en bowl, bowls
  fr bol, bols
scoop
  en scoop, scoops, scoopful
  pt bola, bolas
  sv kula, kulor
spoonful: bare
  en spoonful, spoonfuls, spoon, spoons
  de löffel
  nl lepel, lepels
ladle
  en ladle, ladles, ladleful, ladlefuls
  fr louche, louches
  it mestolo, mestoli, ramaiolo, ramaioli, ramaiuolo, ramaiuoli
  es cucharón, cucharones
  de kelle, kellen
part
  en part, parts
  de teil, teile
  fr part, parts, volume, volumes
  it parte, parti
  es parte, partes
  pt parte, partes
  nl deel, delen
batch
  en batch, batches
recipe
  en recipe, recipes
  de rezept
  fr recette
  es receta
quantity
  en quantity
portion
  en portion, portions, serving, servings
  de portion, portionen
  fr portion, portions
  es porción, porciones
  it porzione, porzioni
  nl portie, porties
  pt porção, porções
  sv portion, portioner
`;

/** A unit word before one of these is part of the food: "rib eye", "pot roast". */
export const wordsThatKeepUnitInFood: readonly string[] = words(`
  eye eyes roast steak steaks loin biscuits chop chops pie noodle sausage sausages pod pods
  mignon garni muscade coco pécan cajou macadamia moscata cocco moscada pecan grenoble louis choi choy soi
`);

/** What is sold in small packets of one dose. Folded beginnings. */
export const dosedFoods =
  /^(?:lievit|levur|levadur|ferment|gist|jast|safran|zaff?eran|azafran|vanill|vanigli|vainill|agar|gelatin|cremor|bicarbonat)/;

/** Before a unit word that may stand behind its food these make one food with it: "short ribs", "whole cloves". */
export const foodsEndingInUnits: readonly string[] = phrases(`
  whole, short, spare, prime, ground, baby back, back, beef, pork, lamb, pork spare, beef short
`);

/** One word that joins a food and its unit: what is left is the food. */
export const compoundUnits = wordTable<readonly [unit: string, food: string]>({
  knoblauchzehe: ['clove', 'Knoblauch'],
  knoblauchzehen: ['clove', 'Knoblauch'],
  vitlöksklyfta: ['clove', 'vitlök'],
  vitlöksklyftor: ['clove', 'vitlök'],
  knoflookteen: ['clove', 'knoflook'],
  knoflooktenen: ['clove', 'knoflook'],
  knoflookteentje: ['clove', 'knoflook'],
  knoflookteentjes: ['clove', 'knoflook'],
  thymianzweig: ['sprig', 'Thymian'],
  thymianzweige: ['sprig', 'Thymian'],
  rosmarinzweig: ['sprig', 'Rosmarin'],
  rosmarinzweige: ['sprig', 'Rosmarin'],
  timjankvist: ['sprig', 'timjan'],
  timjankvistar: ['sprig', 'timjan'],
  rosmarinkvist: ['sprig', 'rosmarin'],
  rosmarinkvistar: ['sprig', 'rosmarin'],
  selleriestange: ['stalk', 'Sellerie'],
  selleriestangen: ['stalk', 'Sellerie'],
});

/** Words that are units as they are said, before one of these words or none; before another, "mil" is a thousand in Spanish. */
export const spokenUnits: ReadonlyMap<string, { unit: MeasureId; joins: ReadonlySet<string> }> =
  new Map([['mil', { unit: 'milliliter', joins: wordSet('of') }]]);
