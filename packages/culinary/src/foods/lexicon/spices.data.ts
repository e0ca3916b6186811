/** Salt, pepper and spices. How a food is written: `../read-lexicon.ts`. */
export const spices = `
# Spices and dried herbs
salt | mineral | none | 1.234 |  | bsq
  en table salt, fine salt, sea salt, fine sea salt, kosher salt, coarse salt, coarse sea salt, rock salt, cooking salt, coarse kosher salt, iodized salt ; pink salt, himalayan salt, himalayan pink salt
  de Salz, Kochsalz, Meeressalz, Meersalz, Jodsalz, Speisesalz, grobes Salz=coarse salt, Steinsalz
  fr sel, sel fin, gros sel=coarse salt, sel de mer, sel de Guérande
  it sale, sale fino, sale grosso=coarse salt, sale marino
  es sal, sal fina, sal gorda=coarse salt, sal marina
  nl zout, zeezout
  pt sal
  sv salt, havssalt
  key usda 02047, agribalyse 11017
flaky sea salt | mineral | none | 0.9~ |  | sq
  en sea salt flake, flaky salt, maldon, maldon salt, maldon sea salt, fleur de sel, flaked sea salt, flaked salt, flake salt
  de Fleur de Sel, Meersalzflocken, Salzflocken
  fr fleur de sel
  it fior di sale, sale in fiocchi
  es sal en escamas, flor de sal
  nl zeezoutvlokken, fleur de sel, zoutvlokken, grof zeezout vlokken
  pt flor de sal, sal em flocos
  sv flingsalt, saltflingor
pepper/pepper | plant | none | 0.467 |  | bsq
  en black pepper, ground black pepper, freshly ground black pepper, ground pepper, freshly ground pepper, cracked black pepper, fresh ground black pepper, coarsely ground black pepper, cracked pepper, coarse black pepper, black ground pepper
  de Pfeffer, schwarzer Pfeffer=black pepper, schwarzer Pfeffer aus der Mühle, Pfeffer aus der Mühle, gemahlener Pfeffer
  fr poivre, poivre noir=black pepper, poivre moulu, poivre du moulin, poivre noir du moulin
  it pepe, pepe nero=black pepper, pepe macinato, pepe nero macinato
  es pimienta, pimienta negra=black pepper, pimienta molida, pimienta negra molida
  nl peper, zwarte peper=black pepper
  pt pimenta, pimenta-do-reino=black pepper
  sv peppar, svartpeppar=black pepper
  key usda 02030, agribalyse 11015
peppercorns | plant | none | 0.588 |  | q
  en peppercorn, black peppercorn, whole peppercorn, whole black peppercorn, whole black pepper ; pink peppercorn, green peppercorn, allspice peppercorn
  de Pfefferkörner, schwarze Pfefferkörner
  fr poivre en grains, grains de poivre
  it pepe in grani, grani di pepe
  es granos de pimienta, pimienta en grano
  nl peperkorrels, zwarte peperkorrels, peperkorrel
  pt pimenta em grão, grãos de pimenta, pimenta preta em grão
  sv pepparkorn, svartpepparkorn, hela pepparkorn ; kryddpepparkorn hela, rosépepparkorn, vitpepparkorn, rosépeppar, grönpeppar
white pepper | plant | none | 0.48~ |  | q
  en ground white pepper ; white peppercorn
  de weißer Pfeffer
  fr poivre blanc
  it pepe bianco
  es pimienta blanca
  nl witte peper
  pt pimenta branca
  sv vitpeppar
sichuan pepper | plant | none | 0.4~
  en sichuan peppercorn, szechuan peppercorn, szechuan pepper
  de Szechuanpfeffer, Sichuanpfeffer, Szechuan-Pfeffer
  fr poivre du Sichuan, poivre du Sichouan, poivre de Sichuan
  it pepe di Sichuan, pepe del Sichuan, pepe di Szechuan
  es pimienta de Sichuan
  nl Sichuanpeper, szechuanpeper
  pt pimenta de Sichuan
  sv sichuanpeppar, szechuanpeppar
paprika | plant | none | 0.46
  en sweet paprika, hungarian paprika, paprika powder, mild paprika ; hot paprika
  de Paprikapulver, Paprika edelsüß, edelsüßes Paprikapulver, Paprikapulver edelsüß ; rosenscharfes Paprikapulver, Paprikapulver rosenscharf
  fr paprika, paprika doux, poudre de paprika
  it paprika, paprika dolce
  es pimentón, pimentón dulce ; pimentón picante
  nl paprikapoeder
  pt colorau
  sv paprikapulver
  key usda 02028, agribalyse 11049
smoked paprika | plant | none | 0.46
  en spanish paprika, pimenton, hot smoked paprika, sweet smoked paprika, smoked sweet paprika, smoky paprika
  de geräuchertes Paprikapulver, Rauchpaprika
  fr paprika fumé
  it paprika affumicata, paprica affumicata
  es pimentón de la Vera, pimentón ahumado
  nl gerookt paprikapoeder, gerookte paprikapoeder
  pt pimentão fumado, paprika fumada, páprica defumada, colorau fumado
  sv rökt paprikapulver, rökt paprika
cayenne | plant | none | 0.358
  en cayenne pepper, ground cayenne pepper, ground cayenne, ground red pepper ; chilli powder, hot chilli powder, chile powder, aleppo pepper, ancho chile powder, ancho chili powder, chipotle powder, chipotle chili powder, kashmiri chilli powder, gochugaru, chipotle chile powder, mild chilli powder
  de Cayennepfeffer ; Chilipulver
  fr piment de Cayenne, poivre de Cayenne ; piment d'Espelette, piment en poudre
  it pepe di Caienna ; peperoncino in polvere
  es cayena, pimienta de cayena ; chile en polvo
  nl cayennepeper ; chilipoeder mild
  pt pimenta caiena, pimenta de caiena ; piripíri em pó, malagueta em pó
  sv cayennepeppar, kajennpeppar ; chilipeppar
  key usda 02031, agribalyse 11088
chili powder | plant | mustard? celery? sesame? | 0.54~
  en mexican chili powder, chilli seasoning
  de Chiligewürz, Chili-con-Carne-Gewürz, mexikanisches Chiligewürz
  fr poudre de chili, mélange d'épices chili, épices à chili
  it chili in polvere, miscela chili
  es chile en polvo mexicano, mezcla de chile en polvo, polvo de chile
  nl chilipoeder, chilikruiden
  pt chili em pó, pó de chili, tempero de chili
  sv chilipulver, chilikrydda
chilli flakes | plant | none | 0.36~
  en red pepper flake, chili flake, crushed red pepper, crushed red pepper flake, dried chilli flake, hot red pepper flake, chile flake, crushed chilli, dried chili flake, hot pepper flake, crushed chili, crushed red chili flake, red chilli flake, red chili flake
  de Chiliflocken, Pul Biber
  fr flocons de piment, piment en flocons
  it peperoncino in fiocchi, peperoncino secco
  es copos de chile, guindilla molida, hojuelas de chile
  nl chilivlokken, gedroogde chilivlokken
  pt flocos de malagueta, flocos de pimenta, pimenta calabresa, piri-piri em flocos
  sv chiliflakes, chiliflingor
dried chillies | plant | none |  | 1~
  en dried chilli, dried chili, dried chile, dried red chilli, dried red chili, dried red chile ; ancho chile, ancho chili, guajillo chile, guajillo chili, chipotle, dried ancho chile, pasilla chile, chile de arbol
  de getrocknete Chili/getrocknete Chilis, getrocknete Chilischote/getrocknete Chilischoten ; Chipotle, Ancho
  fr piment séché/piments séchés, piment sec/piments secs
  it peperoncino secco intero/peperoncini secchi, peperoncino essiccato
  es chile seco/chiles secos, guindilla seca/guindillas secas ; chile ancho, chiles anchos, chile guajillo, chiles guajillo, chipotle, chipotles, ñora, ñoras, chile pasilla, chile de árbol
  nl gedroogde peper/gedroogde pepers, gedroogde rode peper/gedroogde rode pepers, gedroogde chilipeper
  pt malagueta seca/malaguetas secas, pimenta seca/pimentas secas, piripíri
  sv torkad chili/torkade chilifrukter
cumin | plant | none | 0.406
  en ground cumin, cumin powder
  de Kreuzkümmel, gemahlener Kreuzkümmel, Kreuzkümmel gemahlen
  fr cumin, cumin en poudre, cumin moulu
  it cumino, cumino in polvere, cumino macinato
  es comino, comino molido, cominos
  nl komijn
  pt cominho, cominhos
  sv spiskummin
  key usda 02014, agribalyse 11042
cumin seeds | plant | none | 0.406
  en cumin seed, whole cumin
  de Kreuzkümmelsamen
  fr graines de cumin, cumin en grains
  it semi di cumino
  es semillas de comino
  nl komijnzaad, komijnzaadjes
  pt sementes de cominho, cominhos em grão, cominho em grão
  sv hel spiskummin, spiskumminfrön
caraway seeds | plant | none | 0.45~
  en caraway, caraway seed
  de Kümmel, Kümmelsamen
  fr carvi, graines de carvi
  it semi di carvi, cumino dei prati
  es alcaravea
  nl karwijzaad, karwij
  pt alcaravia, sementes de alcaravia
  sv kummin, kumminfrön
nigella seeds | plant | none | 0.45~
  en nigella, nigella seed, black cumin
  de Schwarzkümmel, Schwarzkümmelsamen
  fr graines de nigelle, nigelle
  it semi di nigella, nigella, cumino nero
  es semillas de neguilla, neguilla, ajenuz
  nl nigellazaad, nigellazaadjes, zwarte komijn
  pt sementes de nigela, nigela, cominho preto
  sv svartkummin, nigellafrön
ground coriander | plant | none | 0.338~
  en coriander powder
  de gemahlener Koriander, Koriander gemahlen, Korianderpulver
  fr coriandre en poudre, coriandre moulue
  it coriandolo in polvere, coriandolo macinato
  es cilantro molido, cilantro en polvo, coriandro molido
  nl gemalen koriander, korianderpoeder, ketoembar
  pt coentro em pó, coentros em pó, coentro moído
  sv malen koriander, korianderpulver
coriander seeds | plant | none | 0.338
  en coriander seed
  de Koriandersamen, Koriandersaat, Korianderkörner
  fr graines de coriandre, coriandre en grains, graine de coriandre
  it semi di coriandolo
  es semillas de cilantro, granos de cilantro
  nl korianderzaad, korianderzaadjes
  pt sementes de coentro, sementes de coentros, coentro em grão
  sv korianderfrön, korianderfrö
  key usda 02013, agribalyse 11026
turmeric | plant | none | 0.636
  en ground turmeric, turmeric powder
  de Kurkuma
  fr curcuma
  it curcuma
  es cúrcuma
  nl kurkuma
  pt açafrão-da-terra, cúrcuma
  sv gurkmeja
  key usda 02043, agribalyse 11089
curry powder | plant | mustard? celery? sesame? | 0.426
  en madras curry powder, mild curry powder, medium curry powder, hot curry powder, curry
  de Currypulver
  fr curry
  it curry
  es curry
  nl kerriepoeder, kerrie
  pt caril
  sv curry
  key usda 02015, agribalyse 11005
garam masala | plant | mustard? celery? sesame? | 0.426~
  en ; tandoori masala, tikka masala, chaat masala, chana masala, masala
  de Garam Masala
  fr garam masala
  it garam masala
  es garam masala
  nl garam masala
  pt garam masala
  sv garam masala
cinnamon | plant | none | 0.527
  en ground cinnamon, cinnamon powder
  de Zimt, gemahlener Zimt, Zimtpulver
  fr cannelle, cannelle en poudre, cannelle moulue
  it cannella, cannella in polvere
  es canela, canela molida, canela en polvo
  nl kaneel
  pt canela
  sv kanel
  key usda 02010, agribalyse 11025
cinnamon stick | plant | none |  | 3~
  en cinnamon bark, stick cinnamon
  de Zimtstange/Zimtstangen
  fr bâton de cannelle/bâtons de cannelle
  it stecca di cannella, bastoncino di cannella, stecche di cannella
  es rama de canela/ramas de canela, canela en rama
  nl kaneelstokje/kaneelstokjes, pijpje kaneel, kaneelstok
  pt pau de canela/paus de canela, canela em pau
  sv kanelstång/kanelstänger
nutmeg | plant | none | 0.473 | 5~
  en ground nutmeg, grated nutmeg, freshly grated nutmeg, whole nutmeg, fresh nutmeg
  de Muskatnuss, Muskat, geriebene Muskatnuss, Muskatnuss gerieben
  fr noix de muscade, muscade, noix de muscade râpée, muscade râpée
  it noce moscata, noce moscata grattugiata
  es nuez moscada, nuez moscada rallada, nuez moscada molida
  nl nootmuskaat
  pt noz-moscada
  sv muskot
  key usda 02025, agribalyse 11048
mace | plant | none | 0.36~
  en ground mace, blade mace
  de Muskatblüte, Macis
  fr macis, fleur de muscade
  it macis
  es macis
  nl foelie
  pt macis, maça de noz-moscada
  sv muskotblomma
cloves | plant | none | 0.44
  en whole clove, ground clove, clove
  de Nelken, Gewürznelken, Nelke, Gewürznelke
  fr clous de girofle, clou de girofle, girofle, !clou/clous
  it chiodi di garofano, chiodo di garofano, garofano
  es clavos de olor, clavo/clavos, clavo de olor
  nl kruidnagels, kruidnagel
  pt cravos-da-índia, cravinho, cravinhos, cravo-da-índia, !cravo/cravos
  sv kryddnejlikor, nejlika, kryddnejlika
  key usda 02011, agribalyse 11052
allspice | plant | none | 0.406~
  en ground allspice, pimento berry, allspice berry
  de Piment, Pimentkörner
  fr quatre-épices, piment de la Jamaïque
  it pimento
  es pimienta de Jamaica
  nl piment, gemalen piment
  pt pimenta-da-jamaica, allspice
  sv kryddpeppar, malen kryddpeppar
cardamom | plant | none | 0.392 | 0.2~
  en ground cardamom, green cardamom ; cardamom pod, cardamom seed, green cardamom pod, black cardamom pod, whole cardamom pod, black cardamom
  de Kardamom, Kardamomkapseln
  fr cardamome, gousses de cardamome
  it cardamomo, bacche di cardamomo
  es cardamomo, vainas de cardamomo
  nl kardemom, kardemompeulen ; kardemompeul, kardemomzaadjes
  pt cardamomo, vagens de cardamomo ; bagas de cardamomo
  sv kardemumma ; kardemummakapslar, kardemummakärnor
  key usda 02006, agribalyse 11075
star anise | plant | none |  | 1~
  en anise star
  de Sternanis
  fr anis étoilé, badiane
  it anice stellato
  es anís estrellado
  nl steranijs
  pt anis-estrelado
  sv stjärnanis
anise seeds | plant | none | 0.45~
  en aniseed, anise seed, anise, ground anise
  de Anis, Anissamen
  fr anis, anis vert
  it anice, semi di anice
  es anís, anís en grano
  nl anijszaad, anijs, anijszaadjes
  pt erva-doce, anis, sementes de anis, sementes de erva-doce
  sv anisfrön, anis, anisfrö
saffron | plant | none | 0.142
  en saffron thread, saffron strand, iranian saffron
  de Safran
  fr safran
  it zafferano
  es azafrán
  nl saffraan
  pt açafrão
  sv saffran
  key usda 02037, agribalyse 11039
ground ginger | plant | none | 0.352
  en ginger powder, dried ginger, powdered ginger
  de Ingwerpulver, gemahlener Ingwer
  fr gingembre en poudre, gingembre moulu
  it zenzero in polvere
  es jengibre en polvo, jengibre molido
  nl gemberpoeder, gemalen gember, djahé
  pt gengibre em pó, gengibre moído
  sv malen ingefära, torkad ingefära, ingefärspulver
  key usda 02021, agribalyse 11006
fennel seeds | plant | none | 0.392
  en fennel seed, ground fennel, ground fennel seed, fennel pollen
  de Fenchelsamen
  fr graines de fenouil
  it semi di finocchio, semi di finocchietto
  es semillas de hinojo
  nl venkelzaad, venkelzaadjes
  pt sementes de funcho, funcho em grão
  sv fänkålsfrön, fänkålsfrö
  key usda 02018, agribalyse 11066
fenugreek | plant | none | 0.75~
  en fenugreek seed ; fenugreek leaf, dried fenugreek leaf, kasuri methi
  de Bockshornklee, Bockshornkleesamen, Bockshornkleesaat ; Bockshornkleeblätter
  fr fenugrec, graines de fenugrec ; feuilles de fenugrec
  it fieno greco, semi di fieno greco ; foglie di fieno greco
  es fenogreco, alholva, semillas de fenogreco ; hojas de fenogreco
  nl fenegriek, fenegriekzaad ; fenegriekblad
  pt feno-grego, sementes de feno-grego ; folhas de feno-grego
  sv bockhornsklöver, bockhornsklöverfrön ; fenugreekblad
mustard seeds | plant | mustard | 0.74~
  en mustard seed ; black mustard seed, yellow mustard seed, brown mustard seed
  de Senfkörner
  fr graines de moutarde
  it semi di senape
  es semillas de mostaza
  nl mosterdzaad, mosterdzaadjes
  pt sementes de mostarda, grãos de mostarda
  sv senapsfrön, senapsfrö
mustard powder | plant | mustard | 0.43~
  en dry mustard, ground mustard, english mustard powder, dry mustard powder, powdered mustard
  de Senfpulver, Senfmehl
  fr moutarde en poudre, poudre de moutarde
  it senape in polvere
  es mostaza en polvo
  nl mosterdpoeder
  pt mostarda em pó
  sv senapspulver
celery seeds | plant | celery | 0.44~
  en celery seed
  de Selleriesamen, Selleriesaat
  fr graines de céleri
  it semi di sedano
  es semillas de apio
  nl selderijzaad
  pt sementes de aipo
  sv sellerifrön
celery salt | plant mineral | celery | 1.0~
  de Selleriesalz
  fr sel de céleri
  it sale di sedano
  es sal de apio
  nl selderijzout
  pt sal de aipo
  sv sellerisalt
garlic powder | plant | none | 0.66~
  en granulated garlic, garlic granule, dried garlic, garlic flake
  de Knoblauchpulver
  fr ail en poudre, poudre d'ail
  it aglio in polvere
  es ajo en polvo
  nl knoflookpoeder ; knoflookgranulaat
  pt alho em pó ; alho granulado
  sv vitlökspulver
garlic salt | plant mineral | none | 0.97~
  de Knoblauchsalz
  fr sel d'ail, sel à l'ail
  it sale all'aglio, sale aromatizzato all'aglio
  es sal de ajo
  nl knoflookzout
  pt sal de alho
  sv vitlökssalt
onion salt | plant mineral | none | 0.9~
  de Zwiebelsalz
  fr sel d'oignon
  it sale alla cipolla
  es sal de cebolla
  nl uienzout
  pt sal de cebola
  sv löksalt
herb salt | plant mineral | celery? mustard? | 1.0~
  en seasoned salt, seasoning salt, herbed salt, herbamare ; truffle salt, lawry's seasoned salt
  de Kräutersalz, Gewürzsalz ; Trüffelsalz, Rosmarinsalz, Chilisalz
  fr sel aux herbes ; sel à la truffe, sel assaisonné
  it sale alle erbe, sale aromatico ; sale al tartufo
  es sal de hierbas, sal a las hierbas ; sal de trufa
  nl kruidenzout ; truffelzout
  pt sal de ervas, sal temperado ; sal trufado
  sv örtsalt, kryddsalt ; tryffelsalt
onion powder | plant | none | 0.47~
  en granulated onion, onion granule ; dried onion, onion flake, dried minced onion, crispy fried onion, fried onion, dried onion flake
  de Zwiebelpulver ; Röstzwiebeln
  fr oignon en poudre
  it cipolla in polvere
  es cebolla en polvo
  nl uienpoeder ; gebakken uitjes, gefrituurde uitjes
  pt cebola em pó ; cebola frita crocante, cebola frita
  sv lökpulver ; rostad lök
`;
