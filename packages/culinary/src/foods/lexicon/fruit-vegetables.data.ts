/** Tomatoes, peppers, cucumbers and squashes. How a food is written: `../read-lexicon.ts`. */
export const fruitVegetables = `
# Fruit and vegetables
tomato/tomatoes | plant | none | 0.761 | 123
  en vine tomato, ripe tomato, fresh tomato, salad tomato, slicing tomato ; beefsteak tomato/beefsteak tomatoes, heirloom tomato, beef tomato/beef tomatoes
  de Tomate/Tomaten, Strauchtomate/Strauchtomaten, Fleischtomate/Fleischtomaten, Rindertomate/Rindertomaten, Paradeiser ; Ochsenherztomate/Ochsenherztomaten, Ochsenherz, Ochsenherz-Tomaten
  fr tomate/tomates, tomates mûres, tomate ronde ; cœur de bœuf/cœurs de bœuf, tomate cœur de bœuf, tomates cœur de bœuf
  it pomodoro/pomodori, pomodoro ramato/pomodori ramati, pomodori maturi, pomodoro fresco/pomodori freschi ; cuore di bue/cuori di bue, pomodoro cuore di bue
  es tomate/tomates, tomate maduro/tomates maduros, jitomate/jitomates, tomate pera ; corazón de buey, tomate de buey, tomates de buey, tomate corazón de buey
  nl tomaat/tomaten ; vleestomaat/vleestomaten, ossenharttomaat, ossenhart tomaat, ossenhart tomaten
  pt tomate/tomates ; coração de boi, tomate coração de boi
  sv tomat/tomater ; bifftomat/bifftomater
  key usda 11529, agribalyse 20047_1
plum tomato/plum tomatoes | plant | none | 0.761 | 62
  en roma tomato, roma plum tomato, italian tomato, san marzano tomato
  de Eiertomate/Eiertomaten, Romatomate/Romatomaten, Pflaumentomaten, San-Marzano-Tomaten
  fr tomate roma/tomates roma, tomate olivette/tomates olivettes
  it pomodoro San Marzano/pomodori San Marzano, pomodori perini, pomodoro perino
  es tomate roma/tomates roma, jitomate saladet, tomates de pera
  nl pruimtomaat/pruimtomaten, romatomaat/romatomaten
  pt tomate chucha, tomate italiano/tomates italianos
  sv plommontomat/plommontomater
cherry tomato/cherry tomatoes | plant | none | 0.63 | 17
  en ; grape tomato, baby plum tomato, cocktail tomato
  de Kirschtomate/Kirschtomaten, Cocktailtomaten, Cherrytomaten/Cherrytomate, Cocktailtomate ; Datteltomaten
  fr tomate cerise/tomates cerises
  it pomodorino/pomodorini, pomodoro ciliegino/pomodori ciliegino, ciliegini, pomodori ciliegini ; datterini, pomodori datterini
  es tomate cherry/tomates cherry, tomate cherri, tomatitos cherry, tomates cherri
  nl cherrytomaat/cherrytomaten
  pt tomate cereja/tomates cereja
  sv körsbärstomat/körsbärstomater
  key usda 11529, agribalyse 20172
tomatillo | plant | none |  | 34~
  de Tomatillo/Tomatillos
  fr tomatille/tomatilles
  it tomatillo/tomatilli
  es tomatillo/tomatillos, tomate verde mexicano
  nl tomatillo/tomatillo's
  pt tomatillo/tomatillos
  sv tomatillo/tomatillos
bell pepper | plant | none | 0.63 | 119
  en peppers, sweet pepper, capsicum, mixed pepper ; romano pepper, pointed pepper
  de Paprikaschote/Paprikaschoten=pepper/peppers, Gemüsepaprika, Spitzpaprika, Paprikas, Paprika
  fr poivron/poivrons=pepper/peppers
  it peperone/peperoni=pepper/peppers
  es pimiento/pimientos=pepper/peppers, morrón
  nl paprika/paprika's=pepper/peppers
  pt pimentão/pimentões=pepper/peppers, pimento/pimentos
  sv paprika/paprikor=pepper/peppers
red bell pepper | plant | none | 0.63 | 119
  en red pepper, sweet red pepper, red capsicum, sweet red bell pepper, red sweet pepper
  de rote Paprika/rote Paprikaschoten=red pepper/red peppers, rote Paprikaschote, rote Spitzpaprika
  fr poivron rouge/poivrons rouges=red pepper/red peppers
  it peperone rosso/peperoni rossi=red pepper/red peppers
  es pimiento rojo/pimientos rojos=red pepper/red peppers, pimiento morrón
  nl rode paprika/rode paprika's=red pepper/red peppers
  pt pimentão vermelho/pimentões vermelhos=red pepper/red peppers
  sv röd paprika/röda paprikor=red pepper/red peppers
  key usda 11821, agribalyse 20087
green bell pepper | plant | none | 0.63 | 119
  en green pepper, green capsicum
  de grüne Paprika, grüne Paprikaschote
  fr poivron vert/poivrons verts
  it peperone verde/peperoni verdi
  es pimiento verde/pimientos verdes, pimiento verde italiano
  nl groene paprika/groene paprika's
  pt pimento verde/pimentos verdes, pimentão verde/pimentões verdes
  sv grön paprika/gröna paprikor
  key usda 11333, agribalyse 20085
yellow bell pepper | plant | none | 0.63 | 119
  en yellow pepper, yellow capsicum ; orange pepper, orange bell pepper
  de gelbe Paprika, gelbe Paprikaschote
  fr poivron jaune/poivrons jaunes
  it peperone giallo/peperoni gialli
  es pimiento amarillo/pimientos amarillos
  nl gele paprika/gele paprika's ; oranje paprika, puntpaprika, puntpaprika's
  pt pimento amarelo/pimentos amarelos, pimentão amarelo/pimentões amarelos
  sv gul paprika/gula paprikor ; orange paprika
chilli/chillies | plant | none | 0.634 | 45
  en chili/chilies, chile, chilli pepper, chili pepper, chile pepper, red chilli, red chili, red chile, hot pepper, long red chilli, red hot pepper, hot red pepper ; thai chilli, thai chili, fresno chile, fresno chili, bird s eye chilli, birds eye chilli
  de Chilischote/Chilischoten, Chili, rote Chilischote, rote Chili ; Peperoni
  fr piment/piments, piment rouge/piments rouges, piment oiseau
  it peperoncino/peperoncini, peperoncino rosso, peperoncino fresco
  es guindilla/guindillas, chile/chiles, ají, guindilla roja
  nl rode peper/rode pepers, chilipeper/chilipepers
  pt malagueta/malaguetas
  sv chili/chilifrukter
  key usda 11819, agribalyse 20151
green chilli/green chillies | plant | none | 0.634 | 45
  en green chili, green chile, hot green chilli, hot green chili ; serrano, serrano chile, serrano chili, serrano pepper, anaheim chile pepper, anaheim pepper
  de grüne Chilischote, grüne Chili
  fr piment vert/piments verts
  it peperoncino verde/peperoncini verdi
  es chile verde/chiles verdes
  nl groene peper/groene pepers, groene chilipeper
  pt malagueta verde/malaguetas verdes, pimenta verde/pimentas verdes
  sv grön chili/gröna chilifrukter
jalapeno | plant | none | 0.38~ | 14~
  en jalapeno pepper, jalapeno chilli, jalapeno chile, jalapeno chili
  de Jalapeño/Jalapeños
  fr piment jalapeño/piments jalapeños, jalapeño
  it jalapeño, peperoncino jalapeño
  es jalapeño/jalapeños, chile jalapeño/chiles jalapeños
  nl jalapeño/jalapeño's, jalapeñopeper/jalapeñopepers
  pt jalapeño/jalapeños, pimenta jalapeño
  sv jalapeño, jalapeñochili
habanero | plant | none |  | 8~
  en habanero pepper, habanero chile ; scotch bonnet, scotch bonnet pepper, scotch bonnet chilli
  de Habanero/Habaneros
  fr piment habanero/piments habaneros
  it habanero
  es chile habanero/chiles habaneros, habanero
  nl habanero/habanero's, habaneropeper
  pt habanero, pimenta habanero
  sv habanero, habanerochili
poblano | plant | none |  | 65~
  en poblano pepper, poblano chile, poblano chili
  de Poblano-Chili/Poblano-Chilis
  fr piment poblano/piments poblanos
  it peperone poblano, poblano
  es chile poblano/chiles poblanos
  nl poblanopeper/poblanopepers
  pt pimenta poblano
  sv poblano, poblanochili
cucumber | plant | none | 0.44 | 301 | m
  en english cucumber, hothouse cucumber ; persian cucumber, lebanese cucumber
  de Gurke/Gurken
  fr concombre/concombres
  it cetriolo/cetrioli
  es pepino/pepinos
  nl komkommer/komkommers
  pt pepino/pepinos
  sv gurka/gurkor
  key usda 11205, agribalyse 20019
courgette | plant | none | 0.524 | 196 | m
  en zucchini, baby marrow ; summer squash, yellow squash
  de Zucchini, Zucchino, Zucchinis
  fr courgette/courgettes
  it zucchina/zucchine
  es calabacín/calabacines
  nl courgette/courgettes
  pt abobrinha/abobrinhas, curgete/curgetes
  sv zucchini, squash
  key usda 11477, agribalyse 20020
aubergine | plant | none | 0.347 | 548 | m
  en eggplant, brinjal ; japanese eggplant, aubergine caviar, eggplant caviar, vegetarian caviar, turkey berry/turkey berries, pea eggplant
  de Aubergine/Auberginen, Eierfrucht/Eierfrüchte ; Auberginenkaviar, Auberginen-Kaviar
  fr aubergine/aubergines ; caviar d'aubergine, caviar d'aubergines
  it melanzana/melanzane ; caviale di melanzane
  es berenjena/berenjenas ; caviar de berenjena, caviar de berenjenas
  nl aubergine/aubergines
  pt berinjela/berinjelas, beringela/beringelas
  sv aubergine/auberginer
  key usda 11209, agribalyse 20053
pumpkin | plant | none | 0.49 | 2500~ | m
  en sugar pumpkin, pie pumpkin ; hokkaido pumpkin, kabocha, red kuri squash, onion squash, winter squash, squash
  de Kürbis, Kürbisfleisch ; Hokkaidokürbis=Hokkaido pumpkin, Muskatkürbis, Hokkaido, Hokkaido-Kürbis
  fr potiron, courge, citrouille ; potimarron=Hokkaido pumpkin, tripes de courge
  it zucca, polpa di zucca, zucca gialla ; zucca hokkaido=Hokkaido pumpkin, zucca mantovana
  es calabaza, zapallo ; calabaza hokkaido=Hokkaido pumpkin, tripas de calabaza
  nl pompoen ; oranje pompoen=Hokkaido pumpkin
  pt abóbora ; abóbora hokkaido=Hokkaido pumpkin
  sv pumpa ; hokkaidopumpa=Hokkaido pumpkin
  key usda 11422, agribalyse 20044
butternut squash/butternut squashes | plant | none | 0.592 | 1000~ | m
  en butternut, butternut pumpkin
  de Butternutkürbis, Butternut-Kürbis, Butternuss-Kürbis, Butternusskürbis/Butternusskürbisse
  fr butternut, courge butternut, doubeurre
  it zucca butternut, zucca violina
  es calabaza cacahuete, calabaza butternut
  nl flespompoen/flespompoenen, butternutpompoen
  pt abóbora-manteiga, abóbora butternut, abóbora menina
  sv butternutpumpa, butternut
  key usda 11485, agribalyse 20138
acorn squash/acorn squashes | plant | none | 0.59~ | 430~
  en ; delicata squash
  de Eichelkürbis, Acorn-Kürbis
  fr courge poivrée, courge acorn
  it zucca acorn, zucca ghianda
  es calabaza bellota
  nl eikelpompoen
  pt abóbora bolota
  sv ekollonpumpa
spaghetti squash/spaghetti squashes | plant | none |  | 1400~
  de Spaghettikürbis/Spaghettikürbisse
  fr courge spaghetti/courges spaghetti
  it zucca spaghetti
  es calabaza espagueti, cabello de ángel calabaza
  nl spaghettipompoen
  pt abóbora espaguete, abóbora-esparguete
  sv spaghettipumpa, spagettipumpa
`;
