/** Cabbages, leaves, stalks, pods and sprouts. How a food is written: `../read-lexicon.ts`. */
export const leavesAndPods = `
# Fruit and vegetables
broccoli | plant | none | 0.385 | 608 head | m
  en broccoli crown, calabrese
  de Brokkoli, Brokkoliröschen, Broccoli
  fr brocoli, tête de brocoli, brocolis
  it broccoli, broccolo, broccoletti
  es brócoli, brócolis, brécol
  nl broccoli
  pt brócolis, brócolos
  sv broccoli
  key usda 11090, agribalyse 20057
tenderstem broccoli | plant | none | 0.385~
  en broccolini ; sprouting broccoli, purple sprouting broccoli
  de Broccolini, Spargelbrokkoli, Stangenbrokkoli
  fr broccolini, brocoli à jets
  it broccolini, broccoletto
  es bimi, broccolini, brócoli tierno
  nl bimi, broccolini
  pt broccolini, bimi
  sv broccolini, sparrisbroccoli
broccoli rabe | plant | none | 0.17~
  en rapini, cime di rapa, friarielli
  de Stängelkohl, Cima di Rapa
  fr brocoli-rave, cime di rapa
  it cime di rapa, friarielli, broccoli di rapa
  es grelos, nabizas
  nl raapstelen, broccoli rabe
  pt grelos, nabiças
  sv broccoli rabe, cime di rapa
cauliflower | plant | none | 0.452 | 588 | m
  en ; romanesco
  de Blumenkohl, Karfiol
  fr chou-fleur/choux-fleurs
  it cavolfiore, cavolfiori
  es coliflor
  nl bloemkool
  pt couve-flor
  sv blomkål
  key usda 11135, agribalyse 20016
cabbage | plant | none | 0.376 | 908 | m
  en white cabbage, green cabbage ; hispi cabbage, pointed cabbage, sweetheart cabbage
  de Weißkohl, Kohl, Weißkraut ; Spitzkohl, Ochsenherzkohl
  fr chou, chou blanc, chou vert ; chou pointu
  it cavolo, cavolo cappuccio ; verza bianca
  es col, repollo, col blanca
  nl witte kool, kool
  pt repolho
  sv vitkål
  key usda 11109, agribalyse 20116
red cabbage | plant | none | 0.376 | 839 | m
  en purple cabbage
  de Rotkohl, Blaukraut, Rotkraut
  fr chou rouge
  it cavolo rosso, cavolo cappuccio rosso
  es lombarda, col lombarda, repollo morado
  nl rodekool
  pt repolho roxo
  sv rödkål
  key usda 11112, agribalyse 20014
savoy cabbage | plant | none | 0.3~ | 900~ | m
  en savoy
  de Wirsing
  fr chou frisé, chou de Savoie
  it verza, cavolo verza
  es col rizada, col de Saboya
  nl savooiekool, savooikool
  pt couve-lombarda, repolho crespo
  sv savojkål
chinese cabbage | plant | none | 0.32~ | 840~ | m
  en napa cabbage, napa, chinese leaf
  de Chinakohl
  fr chou chinois
  it cavolo cinese
  es col china
  nl Chinese kool
  pt couve-chinesa, acelga chinesa
  sv salladskål, kinakål
brussels sprouts | plant | none | 0.372 | 19 | m
  en brussel sprouts, ?sprouts
  de Rosenkohl
  fr chou de Bruxelles/choux de Bruxelles
  it cavoletti di Bruxelles, cavolini di Bruxelles
  es coles de Bruselas
  nl spruitjes, spruitje, spruiten
  pt couve-de-bruxelas/couves-de-bruxelas
  sv brysselkål
  key usda 11098, agribalyse 20058
kale | plant | none | 0.068 |  | m
  en curly kale ; lacinato kale, tuscan kale, cavolo nero, dinosaur kale
  de Grünkohl
  fr chou kale
  it cavolo riccio ; cavolo nero
  es col kale, kale
  nl boerenkool ; palmkool, cavolo nero
  pt couve kale, couve frisada, kale, couve crespa, couve ; couve toscana
  sv grönkål ; svartkål
  key usda 11233, agribalyse 20218
collard greens | plant | none | 0.15~
  en ; collards, spring greens, greens, mustard greens, turnip greens, beet greens
  de Blattkohl, Markstammkohl
  fr chou cavalier, feuilles de chou vert
  it cavolo nero da foglia, foglie di cavolo
  es berza, hojas de berza
  nl bladkool
  pt couve-galega, couve-manteiga, couve mineira
  sv bladkål
bok choy | plant | none | 0.296 | 840 | m
  en pak choi, pak choy, pok choi
  de Pak Choi, Pak Choy
  fr pak-choï, bok choy
  it pak choi, cavolo pak choi, bok choy
  es pak choi, bok choy, col china pak choi
  nl paksoi, bok choy
  pt pak choi, couve pak choi, acelga chinesa pak choi
  sv pak choi, pak choy
  key usda 11116, agribalyse 20221
spinach | plant | none | 0.127 |  | m
  en baby spinach, spinach leaf
  de Spinat, Blattspinat, Babyspinat
  fr épinards, pousses d'épinards, épinards frais, jeunes pousses d'épinard, épinard
  it spinaci, spinacino, spinaci freschi
  es espinacas, espinacas frescas
  nl spinazie
  pt espinafre, espinafres
  sv spenat
  key usda 11457, agribalyse 20059
swiss chard | plant | none | 0.152 | 48 leaf | m
  en chard, rainbow chard, silverbeet
  de Mangold
  fr blette/blettes, ?bette/bettes
  it bietola/bietole, ?coste ; costina di bietola/costine di bietola
  es acelga/acelgas ; penca de acelga/pencas de acelga
  nl snijbiet
  pt acelga/acelgas
  sv mangold
  key usda 11147, agribalyse 20004
sorrel | plant | none
  de Sauerampfer
  fr oseille
  it acetosa, erba brusca
  es acedera/acederas
  nl zuring
  pt azedas, azedinha
  sv ängssyra, syra harsyra
nettle | plant | none
  en stinging nettle
  de Brennnessel/Brennnesseln, Brennesseln
  fr ortie/orties
  it ortica/ortiche
  es ortiga/ortigas
  nl brandnetel/brandnetels
  pt urtiga/urtigas
  sv brännässla/brännässlor, nässlor
lettuce | plant | none | 0.199 | 626 | m
  en ; iceberg lettuce, romaine lettuce, romaine, cos lettuce, butter lettuce, butterhead lettuce, bibb lettuce, boston lettuce, round lettuce, iceberg
  de Kopfsalat, Salat, Blattsalat ; Eisbergsalat, Romanasalat, Buttersalat
  fr laitue, salade, salade verte, feuilles de salade, cœur de laitue ; romaine
  it lattuga, insalata, insalata verde ; lattuga romana
  es lechuga ; lechuga romana, lechuga iceberg
  nl sla
  pt alface
  sv sallad
  key usda 11251, agribalyse 20031
little gem lettuce | plant | none | 0.199~ | 120~ | m
  en little gem, baby gem, baby gem lettuce, gem lettuce
  de Mini-Romana, Romanasalatherz/Romanasalatherzen, Salatherzen
  fr sucrine/sucrines
  it lattughino, cuore di lattuga/cuori di lattuga
  es cogollo/cogollos, cogollo de Tudela/cogollos de Tudela
  nl little gem, baby romaine, little-gemsla
  pt alface baby, mini alface romana
  sv hjärtsallad, little gem-sallad
salad leaves | plant | none | 0.12~
  en mixed salad leaves, mixed greens, salad greens, mesclun, spring mix, baby greens, mixed leaves, salad ; oyster leaf, lamb s quarters, lambs quarters, lamb quarters, lambs ears, lamb s ear
  de Salatmischung, gemischter Salat, Pflücksalat ; Fleischkraut, Hühnerdarm, Gänseblümchen
  fr mesclun, jeunes pousses
  it misticanza, insalata mista
  es mezclum, brotes tiernos, ensalada
  nl gemengde sla, slamix, slamelange, jonge blaadjes ; lamsoor/lamsoren, hertshoorn, hertshoornweegbree, ganzenvoet
  pt salada mista, mistura de folhas, mesclun, folhas de salada
  sv salladsmix, blandad sallad, babyleaf, sallatsblandning
lamb's lettuce | plant | none | 0.1~
  en lambs lettuce, corn salad, mache, cornsalad
  de Feldsalat, Nüsslisalat, Vogerlsalat
  fr mâche
  it valeriana, songino, soncino
  es canónigos
  nl veldsla
  pt canónigos, alface-de-cordeiro
  sv machésallad, vårklynne
rocket | plant | none | 0.085
  en arugula, wild rocket, rocket leaf
  de Rucola, Rauke, Rukola
  fr roquette
  it rucola, rucola fresca
  es rúcula
  nl rucola
  pt rúcula
  sv ruccola
  key usda 11959, agribalyse 20217
watercress | plant | none | 0.144~
  en ; cress
  de Brunnenkresse ; Kresse, Gartenkresse
  fr cresson, cresson de fontaine
  it crescione, nasturzio acquatico
  es berro/berros
  nl waterkers ; tuinkers
  pt agrião/agriões
  sv vattenkrasse ; krasse, smörgåskrasse
radicchio | plant | none | 0.17~ | 250~
  en ; treviso
  de Radicchio
  fr trévise
  it radicchio, radicchio rosso
  es achicoria roja
  nl radicchio, roodlof
  pt radicchio, chicória roxa
  sv radicchio, rosésallad
endive | plant | none | 0.211 | 100~ | m
  en belgian endive, witloof ; chicory, escarole, frisee, curly endive
  de Chicorée
  fr endive/endives, chicon
  it indivia, cicoria ; scarola
  es endibia/endibias ; escarola
  nl witlof, witloof ; andijvie, frisée
  pt endívia/endívias ; escarola, chicória
  sv endive, endiver, endivesallad ; frisésallad, cikoria
  key usda 11213, agribalyse 20026
fennel | plant | none | 0.368 | 234 | m
  en fennel bulb, bulb fennel, florence fennel
  de Fenchel, Fenchelknolle/Fenchelknollen
  fr fenouil, bulbe de fenouil, fenouils
  it finocchio/finocchi
  es hinojo, bulbo de hinojo
  nl venkel
  pt funcho
  sv fänkål
  key usda 11957, agribalyse 20028
asparagus | plant | none | 0.566 | 16
  en green asparagus, asparagus spear, asparagus tip
  de Spargel, grüner Spargel
  fr asperges, asperges vertes, pointes d'asperges, asperge
  it asparagi, asparagi verdi, asparago
  es espárragos, espárragos verdes, espárragos trigueros
  nl asperges
  pt aspargos, espargos
  sv sparris
  key usda 11011, agribalyse 20282
white asparagus | plant | none | 0.566~ | 60~
  de weißer Spargel
  fr asperges blanches
  it asparagi bianchi
  es espárragos blancos
  nl witte asperge/witte asperges
  pt espargo branco/espargos brancos, aspargos brancos
  sv vit sparris
artichoke | plant | none |  | 128 | m
  en globe artichoke, baby artichoke
  de Artischocke/Artischocken
  fr artichaut/artichauts
  it carciofo/carciofi
  es alcachofa/alcachofas
  nl artisjok/artisjokken
  pt alcachofra/alcachofras
  sv kronärtskocka/kronärtskockor
  key usda 11007, agribalyse 20052
green beans | plant | none | 0.423 |  | m
  en green bean, french bean, string bean, haricot vert, fine bean, snap bean ; runner bean, wax bean, yellow bean
  de grüne Bohnen, Brechbohnen, Prinzessbohnen, Buschbohnen
  fr haricots verts, haricot vert
  it fagiolini, fagiolino
  es judías verdes, judía verde, ejotes, vainas
  nl sperziebonen
  pt feijão verde
  sv gröna bönor
  key usda 11052, agribalyse 20061_1
broad beans | plant | none | 0.53~ |  | m
  en fava bean, fresh broad bean
  de Dicke Bohnen, Saubohnen
  fr fève/fèves
  it fave
  es habas
  nl tuinboon/tuinbonen
  pt fava/favas
  sv bondböna/bondbönor
peas | plant | none | 0.613 |  | m
  en pea, fresh pea, green pea, garden pea, shelled pea, english pea
  de Erbsen, Erbse
  fr petits pois, petits pois frais, petit pois
  it piselli, pisellini
  es guisantes, chícharos, arvejas
  nl doperwten, erwt/erwten
  pt ervilhas
  sv ärtor, ärta/ärter
  key usda 11304, agribalyse 20072
sugar snap peas | plant | none | 0.27~
  en sugar snap, snap pea, sugar pea ; mangetout, snow pea
  de Zuckerschoten, Zuckererbsen, Kaiserschoten
  fr pois gourmands, pois mange-tout
  it taccole
  es tirabeques
  nl sugarsnap/sugarsnaps ; peultjes, peul, peulen
  pt ervilha-torta/ervilhas-tortas, ervilha de quebrar
  sv sockerärta/sockerärtor, sockerärter, sugar snaps ; salladsärtor
sweetcorn | plant | none | 0.613 | 102 | m
  en corn, corn kernel, sweet corn, corn on the cob, corn cob, corncob, ear corn, corn ear ; baby corn
  de Mais=corn, Maiskörner, Maiskolben, Zuckermais
  fr maïs=corn, épi de maïs/épis de maïs, grains de maïs, maïs doux
  it mais=corn, mais dolce, pannocchia/pannocchie
  es maíz=corn, maíz dulce, mazorca/mazorcas, elote/elotes
  nl maïs=corn
  pt milho=corn
  sv majs=corn
  key usda 11167, agribalyse 20233
okra | plant | none | 0.42~ | 12~
  en lady's finger, ladies finger
  de Okra, Okraschote/Okraschoten
  fr gombo/gombos, okra
  it okra, gombo
  es okra, quimbombó, quingombó
  nl okra, okra's
  pt quiabo/quiabos
  sv okra
bean sprouts | plant | none | 0.44~
  en beansprout, mung bean sprout, beansprouts
  de Sojasprossen, Mungobohnensprossen
  fr germes de soja, pousses de soja
  it germogli di soia
  es brotes de soja
  nl taugé
  pt rebentos de soja, brotos de feijão
  sv böngroddar, mungbönsgroddar
alfalfa sprouts | plant | none
  en alfalfa
  de Alfalfasprossen, Luzernensprossen
  fr pousses d'alfalfa, graines germées d'alfalfa, luzerne germée
  it germogli di alfalfa, germogli di erba medica
  es brotes de alfalfa, germinados de alfalfa
  nl alfalfa, alfalfakiemen
  pt rebentos de alfafa, brotos de alfafa
  sv alfalfagroddar, alfalfa
bamboo shoots | plant | none | 0.64~
  de Bambussprossen
  fr pousses de bambou
  it germogli di bambù
  es brotes de bambú
  nl bamboescheuten
  pt rebentos de bambu, brotos de bambu
  sv bambuskott
water chestnuts | plant | none | 0.6~
  en water chestnut
  de Wasserkastanie/Wasserkastanien
  fr châtaigne d'eau/châtaignes d'eau
  it castagna d'acqua/castagne d'acqua
  es castaña de agua/castañas de agua
  nl waterkastanje/waterkastanjes
  pt castanha-d'água/castanhas-d'água
  sv vattenkastanj/vattenkastanjer
`;
