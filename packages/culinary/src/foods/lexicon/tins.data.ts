/** Tins. How a food is written: `../read-lexicon.ts`. */
export const tins = `
# Tins and jars
canned tomatoes | plant | none | 1.014 | 400~ can
  en canned tomato, tinned tomato, chopped tomato, diced tomato, canned chopped tomato, canned diced tomato, tinned chopped tomato, petite diced tomato ; crushed tomato, canned plum tomato, tinned plum tomato, whole peeled tomato, peeled plum tomato, fire roasted tomato, canned whole tomato, canned cherry tomato, canned crushed tomato, stewed tomato, canned san marzano tomato, canned italian plum tomato, canned peeled plum tomato, peeled tomato, canned whole peeled tomato, fire roasted diced tomato
  de Dosentomaten, stückige Tomaten, Pizzatomaten, gehackte Tomaten, Tomaten aus der Dose, Dose Tomaten, Tomaten in Stücken ; geschälte Tomaten
  fr tomates concassées, tomates en conserve, pulpe de tomate/pulpe de tomates ; tomates pelées, tomates pelées en conserve
  it polpa di pomodoro, pomodori a pezzettoni ; pomodori pelati, pelati
  es tomate triturado en conserva, tomate en lata/tomates en lata, tomate natural triturado ; tomates pelados
  nl tomatenblokjes, tomaatstukjes, tomaatblokjes, blik tomatenblokjes, tomaten uit blik, gepelde tomaten, tomatenstukjes
  pt tomate pelado, tomates pelados, tomate em lata, tomate enlatado, tomate em cubos
  sv krossade tomater, tomatkross, konserverade tomater, hela tomater på burk ; finkrossade tomater
  key usda 11531, agribalyse 20048
tomato passata | plant | none | 1.036~
  en passata, tomato puree passata, sieved tomato, strained tomato
  de passierte Tomaten
  fr coulis de tomates
  it passata di pomodoro, passata
  es tomate triturado
  nl gezeefde tomaten
  pt polpa de tomate
  sv passerade tomater
tomato paste | plant | none | 1.116 | 140~ can
  en tomato puree, tomato concentrate, double concentrated tomato paste, concentrated tomato paste
  de Tomatenmark
  fr concentré de tomates
  it concentrato di pomodoro
  es concentrado de tomate
  nl tomatenpuree
  pt extrato de tomate
  sv tomatpuré
  key usda 11546, agribalyse 20068
tomato sauce | plant | none | 1.036
  en ; marinara sauce, marinara, pizza sauce, pasta sauce:plant+meat?+dairy?, spaghetti sauce:plant+meat?+dairy?, tomato pasta sauce:plant+dairy?
  de Tomatensauce
  fr sauce tomate
  it salsa di pomodoro, ragù pronto:plant+meat?
  es salsa de tomate
  nl tomatensaus
  pt molho de tomate
  sv tomatsås
  key usda 11549, agribalyse 20260
sun-dried tomatoes | plant | sulphites? | 0.228 | 2
  en sun dried tomato, sundried tomato, sun blushed tomato, dried tomato, semi dried tomato
  de getrocknete Tomaten
  fr tomates séchées, tomates confites
  it pomodori secchi
  es tomate seco/tomates secos
  nl zongedroogde tomaat/zongedroogde tomaten, gedroogde tomaten
  pt tomate seco/tomates secos
  sv soltorkad tomat/soltorkade tomater
  key usda 11955, agribalyse 20189
chickpeas | plant | none | 0.68~ | 253 can | m
  en chickpea, garbanzo bean, canned chickpea, tinned chickpea, garbanzo, canned garbanzo bean, chick pea ; cooked chickpea
  de Kichererbsen, Kichererbse, Kichererbsen aus der Dose, Dose Kichererbsen
  fr pois chiches, pois chiches cuits, pois chiche
  it ceci, ceci lessati, ceci cotti, ceci precotti
  es garbanzos, garbanzos cocidos, garbanzo
  nl kikkererwten
  pt grão-de-bico, grão
  sv kikärtor
  key usda 16056, agribalyse 20516
black beans | plant | none | 0.73~ | 240~ can | m
  en black bean, canned black bean, tinned black bean ; black turtle bean, turtle bean
  de schwarze Bohnen
  fr haricots noirs
  it fagioli neri
  es frijoles negros, alubias negras, judías negras
  nl zwarte bonen, zwarte boon
  pt feijão preto
  sv svarta bönor, svart böna
  key usda 16014, agribalyse 20525
kidney beans | plant | none | 0.75~ | 240~ can | m
  en kidney bean, red kidney bean, canned kidney bean, tinned kidney bean, canned red kidney bean
  de Kidneybohnen, rote Bohnen, Kidneybohne
  fr haricots rouges
  it fagioli rossi, fagioli kidney
  es alubias rojas, judías rojas, frijoles rojos
  nl kidneybonen, kidneyboon, rode kidneybonen
  pt feijão vermelho, feijão encarnado, feijão-roxo
  sv kidneybönor, kidneyböna, röda bönor, röda kidneybönor
  key usda 16032, agribalyse 20525
white beans | plant | none | 0.76~ | 240~ can | m
  en white bean, canned white bean ; cannellini bean, cannellini, navy bean, great northern bean, canned cannellini bean, haricot bean, tinned cannellini bean
  de weiße Bohnen, Cannellini-Bohnen
  fr haricots blancs, haricots coco, mogettes
  it fagioli cannellini, cannellini, fagioli bianchi
  es alubias blancas, judías blancas, judiones
  nl witte bonen, witte boon, cannellinibonen
  pt feijão branco
  sv vita bönor, cannellinibönor, stora vita bönor
  key usda 16049, agribalyse 20501
butter beans | plant | none | 0.76~ | 240~ can | m
  en butter bean, canned butter bean ; lima bean, gigante bean
  de Limabohne/Limabohnen, Riesenbohnen, Butterbohnen
  fr haricot de Lima/haricots de Lima, haricots beurre géants, haricots géants
  it fagiolo di Lima/fagioli di Lima, fagioli di Spagna
  es judión, garrofón/garrofones, alubias de Lima, habas de Lima
  nl limaboon/limabonen, boterbonen reuzen, reuzenbonen
  pt feijão-manteiga, fava-de-lima, favas de Lima
  sv limaböna/limabönor, smörbönor
beans | plant | none | 0.75~ | 240~ can | gm
  en bean, canned bean, cooked bean ; pinto bean, borlotti bean, mixed bean, canned pinto bean, black eyed pea, black eyed bean, flageolet bean, flageolet, adzuki bean, cranberry bean, texas caviar, cowboy caviar
  de Bohnen, Bohne ; Wachtelbohne/Wachtelbohnen
  fr haricots ; flageolets
  it fagioli ; fagioli borlotti, borlotti
  es alubias, frijoles, porotos ; judías, alubia
  nl bonen
  pt feijão, feijões
  sv bönor
baked beans | plant meat? | none | 1.07~ | 415~ can
  de gebackene Bohnen, Baked Beans
  fr haricots à la sauce tomate, baked beans
  it fagioli in salsa di pomodoro, baked beans
  es alubias con tomate, judías en salsa de tomate, baked beans
  nl witte bonen in tomatensaus, baked beans
  pt feijão em molho de tomate, baked beans
  sv vita bönor i tomatsås, baked beans
refried beans | plant animal-fat? | none | 1.0~ | 400~ can
  en refried bean
  de Bohnenmus, Refried Beans
  fr purée de haricots rouges, haricots frits
  it fagioli rifritti, crema di fagioli
  es frijoles refritos, frijol refrito
  nl refried beans, gebakken bonenpuree
  pt feijão refrito, feijão frito mexicano
  sv refried beans, stekta bönor
canned lentils | plant | none |  | 240~ can
  en canned lentil, tinned lentil, cooked lentil
  de Linsen aus der Dose, Dosenlinsen
  fr lentilles en conserve, lentilles en boîte, lentilles cuites
  it lenticchie in scatola, lenticchie lessate
  es lentejas en conserva, lentejas cocidas, bote de lentejas
  nl linzen uit blik, blik linzen
  pt lentilhas em lata, lentilhas cozidas
  sv linser på burk, kokta linser
canned sweetcorn | plant | none | 0.69~ | 285~ can
  en canned corn, tinned sweetcorn, creamed corn, cream style corn, canned corn kernel, tinned corn
  de Dosenmais, Mais aus der Dose, Dose Mais
  fr maïs en boîte, maïs en conserve
  it mais in scatola
  es maíz en lata
  nl blikje maïs, maïs uit blik, blik maïs
  pt milho em lata, milho enlatado, milho doce em lata
  sv majs på burk, konserverad majs, burk majs
canned tuna | fish | fish | 0.651 | 165 can
  en tinned tuna, tuna in oil, tuna in water, tuna fish, tuna in olive oil, tuna in brine, tuna in spring water
  de Thunfisch aus der Dose, Dose Thunfisch, Thunfisch im eigenen Saft
  fr thon en boîte, thon au naturel, thon à l'huile
  it tonno sott'olio, tonno in scatola, tonno al naturale
  es atún en lata, atún en aceite, atún en conserva
  nl tonijn uit blik, blikje tonijn, tonijn in olie, tonijn op water
  pt atum em lata, lata de atum, atum em conserva, latas de atum
  sv tonfisk på burk, burk tonfisk, tonfisk i vatten, tonfisk i olja
  key usda 15121, agribalyse 26039
sardines | fish | fish | 0.63 | 12
  en sardine, tinned sardine, canned sardine
  de Sardinen, Ölsardinen
  fr sardines à l'huile, sardines
  it sardine, sarde, sardina
  es sardinas, sardina
  nl sardines, sardine, sardines in olie
  pt sardinhas, sardinha, sardinhas em lata
  sv sardiner, sardin
  key usda 15088, agribalyse 26065
anchovies | fish | fish |  | 4
  en anchovy, anchovy fillet, white anchovy ; anchoiade, anchovy dip
  de Sardellen, Sardellenfilet/Sardellenfilets, Anchovis, Sardelle
  fr anchois, filet d'anchois/filets d'anchois, anchois à l'huile ; anchoïade
  it acciughe, acciuga, filetto di acciuga/filetti di acciuga, acciughe sott'olio, filetti di acciughe ; alici, filetti di alici, anchoiade
  es anchoas, anchoa, filetes de anchoa ; boquerón/boquerones
  nl ansjovis, ansjovisfilet/ansjovisfilets
  pt anchovas, anchova
  sv sardeller, ansjovis, sardell ; ansjovisspad
  key usda 15002, agribalyse 26000
anchovy paste | fish | fish | 1.0~
  en ; gentleman s relish, gentlemen s relish, patum peperium
  de Sardellenpaste, Anchovispaste
  fr pâte d'anchois, crème d'anchois ; pissalat, pissala
  it pasta di acciughe, pasta d'acciughe ; sardella
  es pasta de anchoas
  nl ansjovispasta
  pt pasta de anchova, pasta de anchovas
  sv ansjovispasta, sardellpasta
canned salmon | fish | fish
  en tinned salmon
  de Lachs aus der Dose, Dosenlachs
  fr saumon en conserve, saumon en boîte
  it salmone in scatola
  es salmón en lata, salmón en conserva
  nl zalm uit blik
  pt salmão em lata, salmão enlatado
  sv lax på burk, konserverad lax
canned fruit | plant | none
  en ; fruit cocktail, canned mandarin orange, canned pear, canned apricot, tinned peach
  de Obst aus der Dose, Dosenobst, Fruchtcocktail
  fr fruits au sirop, fruits en conserve, cocktail de fruits
  it frutta sciroppata, frutta in scatola
  es fruta en almíbar, macedonia de frutas, cóctel de frutas
  nl fruit op siroop, fruitcocktail, fruit uit blik
  pt fruta em calda, salada de fruta em lata, cocktail de frutas
  sv konserverad frukt, fruktcocktail
canned peaches | plant | none |  | 410~ can
  en canned peach, peach in syrup
  de Pfirsiche aus der Dose, Dosenpfirsiche, Pfirsichhälften
  fr pêches au sirop, oreillons de pêches
  it pesche sciroppate
  es melocotón en almíbar, melocotones en almíbar
  nl perziken op siroop, perziken uit blik
  pt pêssego em calda, pêssegos em calda
  sv konserverade persikor, persikor på burk
canned pineapple | plant | none | 0.76~ | 432~ can
  en tinned pineapple ; crushed pineapple, pineapple chunk, pineapple tidbit, pineapple ring, canned crushed pineapple, pineapple slice
  de Ananas aus der Dose, Dosenananas, Ananasstücke, Ananasscheiben
  fr ananas au sirop, ananas en boîte
  it ananas sciroppato, ananas in scatola
  es piña en almíbar, piña en lata, piña en su jugo
  nl ananas op siroop, ananas uit blik, ananasstukjes
  pt ananás em calda, abacaxi em calda, ananás em lata
  sv konserverad ananas, ananas på burk, krossad ananas
canned pumpkin | plant | none | 1.03~ | 425~ can
  en pumpkin puree ; pumpkin pie filling
  de Kürbispüree, Kürbismus
  fr purée de citrouille, purée de potiron, purée de courge
  it purea di zucca, crema di zucca
  es puré de calabaza, calabaza en lata
  nl pompoenpuree
  pt puré de abóbora, abóbora em lata
  sv pumpapuré
canned artichoke hearts | plant | none | 0.71~ | 240~ can
  en artichoke heart, canned artichoke ; marinated artichoke heart
  de Artischockenherzen
  fr cœurs d'artichaut, fonds d'artichaut/fonds d'artichauts
  it cuori di carciofo
  es corazones de alcachofa
  nl artisjokharten, artisjokhart, artisjokbodems
  pt corações de alcachofra, coração de alcachofra, fundos de alcachofra
  sv kronärtskockshjärtan, kronärtskocksbottnar, kronärtskockshjärta
canned mushrooms | plant | none
  en canned mushroom, tinned mushroom
  de Champignons aus der Dose, Dosenchampignons
  fr champignons en boîte, champignons en conserve
  it funghi in scatola, funghi champignon in scatola
  es champiñones en lata, champiñones en conserva
  nl champignons uit blik
  pt cogumelos em lata, cogumelos enlatados
  sv konserverade champinjoner, champinjoner på burk
hearts of palm/hearts of palm | plant | none | 0.62~ | 220~ can | m
  en heart of palm, palm heart
  de Palmherzen, Palmenherzen
  fr cœurs de palmier, cœur de palmier
  it cuori di palma, cuore di palma
  es palmitos, palmito
  nl palmharten, palmhart, harten van palm
  pt palmito/palmitos
  sv palmhjärtan, palmhjärta, hjärtan av palm
`;
