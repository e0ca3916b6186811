/** Shellfish and seaweed. How a food is written: `../read-lexicon.ts`. */
export const seafood = `
# Fish counter
shrimp/shrimp | crustacean | crustaceans |  | 6
  en prawn, king prawn, tiger prawn, raw prawn, raw shrimp, jumbo shrimp, large shrimp, tiger shrimp ; langoustine, crayfish, scampi, crawfish, cooked prawn, crawdad, crawdaddy/crawdaddies, yabby/yabbies, langostino
  de Garnelen=prawns, Garnele, Shrimps, Riesengarnelen, Scampi, Gambas ; Krabben, Krabbe, Crevetten, Flusskrebs, Flusskrebse, Kaisergranat, Langostino/Langostinos, Heuschreckenkrebs, Krebsnase/Krebsnasen, Krebsbutter, Krevette/Krevetten, Langustine/Langustinen, ?Granat
  fr crevettes=prawns, crevette, gambas, crevettes roses, crevettes décortiquées ; langoustines, écrevisse/écrevisses
  it gamberi=prawns, gambero, gamberetti, mazzancolle, code di gambero, gamberoni ; scampi, gamberetto, gamberone, scampo, canocchia/canocchie, cicala di mare/cicale di mare, pannocchie di mare
  es gambas=prawns, langostino/langostinos, gamba, camarón/camarones ; cigalas, cigala, gambón/gambones, carabinero/carabineros, quisquilla/quisquillas, galera de mar/galeras de mar, acocil/acociles
  nl garnalen=prawns, garnaal ; rivierkreeftjes, gamba's, langoustine/langoustines, steurgarnaal, garnaaltje/garnaaltjes
  pt camarão=prawns, camarões, gambas ; lagostim/lagostins, camarão-tigre
  sv räkor=prawns, räka ; kräftor, kräftstjärtar, havskräftor, reker, rejer, kräfta
  key usda 15149, agribalyse 10021
mussel | mollusc | molluscs | 0.634 | 16
  de Muscheln=mussels, Miesmuschel/Miesmuscheln, Muschel
  fr moules=mussels, moule
  it cozze=mussels, cozza
  es mejillones=mussels, mejillón
  nl mosselen=mussels, mossel
  pt mexilhões=mussels, mexilhão
  sv musslor=mussels, mussla ; blåmusslor, blåskjell
  key usda 15164, agribalyse 10014
scallop | mollusc | molluscs |  | 15
  en sea scallop, diver scallop ; bay scallop, conpoy
  de Jakobsmuschel/Jakobsmuscheln
  fr noix de Saint-Jacques, coquilles Saint-Jacques, saint-jacques, st jacques ; pétoncle/pétoncles
  it capesante, cappesante, capasanta, capesanta ; canestrelli di mare
  es vieira/vieiras, viera/vieras ; zamburiña/zamburiñas, volandeira/volandeiras
  nl sint-jakobsschelp/sint-jakobsschelpen, jakobsschelp/jakobsschelpen, !coquille/coquilles
  pt vieira/vieiras
  sv pilgrimsmussla/pilgrimsmusslor, kammussla/kammusslor
  key usda 15172, agribalyse 10045
squid/squid | mollusc | molluscs |  | 100~
  en squids, calamari, squid tube ; cuttlefish, baby squid
  de Tintenfisch, Calamari, Kalmare, Tintenfische, Kalmar ; Sepia, Sepiatinte
  fr calamar/calamars, encornets, calmar/calmars, encornet ; seiche, seiches, supion/supions, chipiron/chipirons
  it calamaro/calamari, totano, moscardini, seppioline, calamaretti ; seppia/seppie, totani
  es calamar/calamares ; sepia, chipirones, sepias, chipirón, jibia/jibias, puntillitas
  nl pijlinktvis, inktvis/inktvissen, calamares, inktvisringen ; sepia
  pt lula/lulas ; choco, chocos, sépia
  sv bläckfisk, calamares, bläckfiskringar ; bläckfiskbläck
  key usda 15175, agribalyse 10001
octopus | mollusc | molluscs |  | 1000~
  de Oktopus, Krake, Pulpo ; Kraken
  fr poulpe, poulpes
  it polpo, polipo, polpi, moscardino
  es pulpo, pulpos
  nl octopus, achtarm
  pt !polvo/polvos
  sv åttaarmad bläckfisk, bläckfisk åttaarmad, octopus
  key usda 15166, agribalyse 10001
crab | crustacean | crustaceans |  | 800~
  en dungeness crab, soft shell crab, blue crab ; crabsticks
  de Krebs, Taschenkrebs, Krebse ; Seespinne/Seespinnen
  fr crabe, tourteau, crabes, tourteaux ; araignée de mer, étrille/étrilles
  it granchio, granchi ; granseola/granseole, grancevola/grancevole, moleche, granciporro/granciporri
  es cangrejo, buey de mar, cangrejos ; nécora/nécoras, centollo, centolla, jaiba/jaibas
  nl krab/krabben, noordzeekrab ; spinkrab/spinkrabben
  pt caranguejo/caranguejos, sapateira/sapateiras, santola ; !siri/siris, navalheira/navalheiras
  sv krabba/krabbor
  key usda 15139, agribalyse 10025
crab meat | crustacean | crustaceans fish? | 0.5~
  en crabmeat, lump crab meat, white crab meat, lump crabmeat ; crab stick:fish+crustacean, surimi:fish+crustacean
  de Krebsfleisch, Krabbenfleisch
  fr chair de crabe
  it polpa di granchio
  es carne de cangrejo
  nl krabvlees ; surimi, krabsticks
  pt carne de caranguejo, carne de sapateira ; delícias do mar, surimi, kani, kani kama
  sv krabbkött ; surimi, crabsticks, crabfish
lobster | crustacean | crustaceans |  | 600~
  en lobster tail
  de Hummer ; Languste/Langusten
  fr homard, homards ; langouste, langoustes
  it astice, astici ; aragosta
  es bogavante ; langosta, langostas
  nl kreeft/kreeften ; langoest
  pt lagosta/lagostas, lavagante/lavagantes
  sv hummer/humrar ; langust, languster
  key usda 15147, agribalyse 10009
oyster | mollusc | molluscs |  | 50
  de Auster/Austern
  fr huître/huîtres
  it ostrica/ostriche
  es ostra/ostras
  nl oester/oesters
  pt ostra/ostras
  sv ostron
  key usda 15171, agribalyse 10011
clam | mollusc | molluscs | 0.959 | 14.5
  en littleneck clam, vongole, manila clam ; cockle, razor clam, geoduck, quahog
  de Venusmuscheln, Vongole ; Herzmuschel/Herzmuscheln, Schwertmuschel/Schwertmuscheln, Teppichmuschel/Teppichmuscheln
  fr palourdes, palourde ; !coques, praire/praires, ?couteaux, !couteaux de mer, amandes de mer, vernis de mer
  it vongole, vongole veraci, vongola, telline ; cannolicchio/cannolicchi, fasolaro/fasolari, arselle, tartufi di mare, cuori di mare, lupino di mare/lupini di mare
  es almejas, almeja ; berberechos, berberecho, navajas, chirla/chirlas, coquina/coquinas, navaja
  nl venusschelp/venusschelpen, vongole ; kokkels, tapijtschelpen, scheermessen, mesheft/mesheften
  pt amêijoa/amêijoas ; berbigão, berbigões, conquilhas, lingueirão/lingueirões, lambujinha/lambujinhas, cadelinhas, sururu
  sv venusmusslor, vongole, venusmussla ; hjärtmusslor, knivmusslor, knivmussla, sandmusslor
  key usda 15157, agribalyse 10014
caviar | fish | fish | 1.082 |  | f
  en ; fish roe, salmon roe, roe, trout roe, avruga caviar, tobiko, bottarga, lumpfish roe, ikura, masago, mentaiko, cod roe
  de Kaviar ; Fischrogen, Rogen, Forellenkaviar, Bottarga, Lachsrogen
  fr caviar ; œufs de saumon, œufs de truite, œufs de poisson, œufs de lump, tarama, poutargue, boutargue, œufs de lompe
  it caviale ; uova di pesce, bottarga, uova di lompo, uova di salmone
  es caviar ; huevas, huevas de pescado, huevas de salmón, botarga
  nl kaviaar ; viskuit, zalmkuit, lompviseitjes, bottarga
  pt caviar ; ovas, ovas de peixe, botarga, ovas de bacalhau
  sv kaviar, löjrom, stenbitsrom ; forellrom, laxrom, fiskrom, sikrom, smörgåskaviar
  key usda 15012
fish | fish | fish |  |  | g
  en ; oily fish, mixed fish, whole fish, fish head, fish bone, fish trimmings, fishcake/fishcakes, rockfish, mahi, mullet, sturgeon, whitebait, skate, shark, unagi, hamachi, basa, sashimi, taramasalata, gurnard, john dory, ray wing, ??ahi, wahoo, swai, pilchard, dogfish/dogfish, huss, hoki, orange roughy, tilefish/tilefish, !escolar, cobia, pompano, croaker, porgy/porgies, walleye, bluegill, bluefish/bluefish, sablefish/sablefish, lingcod/lingcod, amberjack, yellowtail, skipjack, albacore, shad, ?smelt, bombay duck, milkfish/milkfish, bangus, pomfret, rohu, hilsa, kingfish/kingfish, parrotfish/parrotfish, garfish/garfish, crappie, skate wing, ikan bilis, niboshi, lumpfish, swim bladder
  de Fisch, Fische ; Rotbarsch, Sprotten, Felchen, Rotbarschfilet, Knurrhahn, Petersfisch, ?Schillerlocken, ?Schillerlocke, geräucherte Schillerlocken, Renke/Renken, Maräne/Maränen, Meeräsche/Meeräschen, !Rochen, Rochenflügel, Schleie/Schleien, Rotauge/Rotaugen, !Stint/Stinte, Lengfisch, Seewolf, Quappe, Rotbarbe/Rotbarben, Drachenkopf, Dornhai, !Hai, Haifisch, !Stör, Steckerlfisch, Lebertran, Fischöl, Fischkarkasse/Fischkarkassen, Fischkopf/Fischköpfe, Appetitsild, !Sild, Aalrauch, Egli, !Rötel
  fr poisson, poissons ; rouget/rougets, raie, éperlans, bouillabaisse, brandade, sardine de fond, grondin/grondins, saint pierre, roussette/roussettes, saumonette/saumonettes, rascasse/rascasses, congre/congres, lavaret, !féra, silure, ?tanche/tanches, esturgeon, sébaste, tacaud, !mulet, pageot, pagre, lingue bleue, hoki, civelle/civelles, pibale/pibales
  it pesce, pesci ; triglia/triglie, palombo, cefalo/cefali, muggine/muggini, scorfano/scorfani, sarago/saraghi, ricciola/ricciole, coregone/coregoni, lavarello/lavarelli, tinca/tinche, ?razza, gallinella di mare, pesce san pietro, aguglia/aguglie, storione, bianchetti, latterini, pezzogna, pagello/pagelli, mosciame, musciame, ficazza, lattume, ?bianchetto, novellame, buzzonaglia, cacciucco, !stocco
  es pescado, pescados ; pescadito/pescaditos, salmonete/salmonetes, congrio, angulas, corvina, mojama, ventresca, gulas, !verdel, cazón, marrajo, tintorera, cabracho, faneca/fanecas, maruca, brótola, ?raya, pez limón, esturión, sábalo, mojarra/mojarras, pejerrey, charales, japuta, sargo/sargos, breca/brecas, chanquete/chanquetes, !hueva, !morralla, pescaíto/pescaítos, charal
  nl vis, vissen ; zeewolf, roodbaars, roodbaarsfilet, !poon/ponen, rode poon, kibbeling, lekkerbek/lekkerbekken, lekkerbekje/lekkerbekjes, snoek/snoeken, baars/baarzen, !rog, roggevleugel, steur, sliptong/sliptongen, spiering, pieterman, rode mul, visolie, levertraan, ?kuit, viskop/viskoppen, viskarkas/viskarkassen
  pt peixe, peixes ; tainha/tainhas, ?raia, posta de cação/postas de cação, corvina/corvinas, sável, faneca/fanecas, safio, salmonete/salmonetes, sargo/sargos, tambaqui, pirarucu, surubim, petinga/petingas, jaquinzinhos, biqueirão/biqueirões, muxama
  sv fisk ; sei, abborrfilé, !sik/sikar, siklöja/siklöjor, sikfilé, rökt sik, braxen, havskatt, !rocka, !haj, horngädda/horngäddor, !nors, långafilé, bergtunga, slätrocka, !mört, !harr, fiskolja, fiskhuvud/fiskhuvuden, fiskpudding
  first lachs, eglif, thunfisch, forellen, matjes, herings, kabeljau, makrelen, sardellen, sardinen, zander, fischf, fischst, fischb, fischsa, fischso, fischpa, fischfr, fischgr, zalm, tonijn, haring, kabeljauw, makreel, visfil, vissau, visbou, vissoe, visst, visgr, laxfil, laxs, torsk, tonfisk, fiskf, fiskb, fisks, fiskg
  inside lachsfilet, thunfisch, lachsscheibe, lachsstreifen
  last lachs, fisch, fischfilet, forelle, forellen, hering, barsch, heringe, matjes, kaviar, zalm, tonijn, haring, lax, fisk, torsk, sill
seafood | crustacean mollusc | crustaceans molluscs fish? |  |  | g
  en mixed seafood, shellfish ; whelk/whelks, winkle/winkles, periwinkle/periwinkles, abalone, conch, krill, sea urchin/sea urchins, jellyfish/jellyfish, sea cucumber, limpet, goose barnacle, cuttlefish ink:mollusc, ?uni
  de Meeresfrüchte ; Qualle/Quallen, Seegurke/Seegurken, Seeigel, Wellhornschnecke/Wellhornschnecken, Strandschnecke/Strandschnecken, Entenmuscheln
  fr fruits de mer ; bulots, bulot, oursins, oursin, bigorneaux, méduse/méduses, concombre de mer/concombres de mer, pouces-pieds, ormeau/ormeaux
  it frutti di mare, misto mare ; crostacei, molluschi, ricci di mare, medusa/meduse, cetriolo di mare/cetrioli di mare, patelle, !murici
  es marisco/mariscos ; percebes, erizos de mar, bígaros, medusa/medusas, pepino de mar/pepinos de mar, ortiguillas, cañaílla/cañaíllas, lapa de mar/lapas de mar
  nl zeevruchten, schaal- en schelpdieren, schaaldieren, fruits de mer ; kwal/kwallen, zeekomkommer/zeekomkommers, wulk/wulken, alikruik/alikruiken, zee-egel/zee-egels
  pt marisco/mariscos, frutos do mar ; medusa/medusas, alforreca/alforrecas, pepino-do-mar/pepinos-do-mar, !lapa/lapas, !búzio/búzios, ouriço-do-mar/ouriços-do-mar
  sv skaldjur ; manet/maneter, sjögurka/sjögurkor, sjöborre/sjöborrar, strandsnäcka/strandsnäckor
  first garnelen, krabben, hummer, muschelf, muschels, krebsf, krebss, tintenfisch, garnalen, mosselen, mossels, kreeften, inktvis, raksal, raksm
  inside garnelen, muscheln
  last garnelen, garnele, krabben, muscheln, krebse, krebs, hummer, garnalen, mosselen, inktvissen, kreeften, rakor, musslor

# Meat and poultry
snails | meat | molluscs
  en ??snail:meat, escargot/escargots:meat, escargots de bourgogne, land snail/land snails:meat
  de Schnecken:meat, ?Schnecke:meat, Weinbergschnecken, Weinbergschnecke
  fr escargots
  it lumache, ?lumaca
  es caracoles:meat, ?caracol:meat
  nl escargots, slakken wijngaard ; slakken:meat
  pt caracóis, escargots
  sv sniglar, vinbergssnäckor

# Fish counter
# Pasta, rice and pulses
seaweed | plant | crustaceans? molluscs?
  en ; nori, kombu, wakame, nori sheet, nori seaweed, dulse
  de Meeresalge/Meeresalgen, Seetang, Algen ; Nori, Noriblatt, Noriblätter, Wakame, Kombu
  fr algue/algues ; nori, feuilles de nori, feuille de nori, wakamé, kombu
  it alga/alghe ; nori, alga nori, alghe nori, wakame, kombu
  es alga/algas ; nori, alga nori, wakame, kombu
  nl zeewier ; nori, norivel, norivellen, wakame, kombu
  pt alga/algas ; nori, folha de nori, wakame, kombu
  sv tång, sjögräs, alger ; nori, noriark, wakame, kombu, tångkaviar, tångrom
`;
