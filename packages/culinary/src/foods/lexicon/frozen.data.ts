/** From the freezer, and what lies in no aisle. How a food is written: `../read-lexicon.ts`. */
export const frozen = `
# Frozen
frozen peas | plant | none | 0.613~
  en frozen pea, petits pois, petit pois
  de TK-Erbsen, Tiefkühlerbsen, gefrorene Erbsen
  fr petits pois surgelés
  it piselli surgelati
  es guisantes congelados
  nl diepvriesdoperwten, diepvrieserwten, doperwten uit de diepvries
  pt ervilhas congeladas
  sv frysta ärtor, frysta ärter, gröna ärtor frysta
frozen spinach | plant | none | 0.66~
  de TK-Spinat, Rahmspinat:dairy+plant, tiefgekühlter Spinat
  fr épinards surgelés
  it spinaci surgelati
  es espinacas congeladas
  nl diepvriesspinazie, bladspinazie uit de diepvries, spinazie à la crème
  pt espinafres congelados, espinafre congelado
  sv fryst spenat, hackad fryst spenat
frozen sweetcorn | plant | none | 0.613~ |  | m
  en frozen corn, frozen corn kernel
  de TK-Mais, gefrorener Mais, Tiefkühlmais
  fr maïs surgelé
  it mais surgelato
  es maíz congelado
  nl diepvriesmais, maïs uit de diepvries
  pt milho congelado
  sv fryst majs
frozen vegetables | plant | none | 0.55~ |  | g
  en frozen mixed vegetable, frozen vegetable
  de TK-Gemüse, Tiefkühlgemüse, Kaisergemüse
  fr légumes surgelés
  it verdure surgelate
  es verduras congeladas
  nl diepvriesgroenten, roerbakgroenten uit de diepvries, diepvriesgroente
  pt legumes congelados, vegetais congelados
  sv frysta grönsaker, wokgrönsaker frysta, fryst grönsaksblandning
frozen berries | plant | none | 0.6~
  en frozen mixed berry, frozen berry ; frozen blueberry, frozen raspberry, frozen strawberry, frozen blackberry, frozen cherry, frozen cranberry
  de TK-Beeren, gefrorene Beeren ; TK-Himbeeren, gefrorene Himbeeren
  fr fruits rouges surgelés ; framboises surgelées
  it frutti di bosco surgelati
  es frutos rojos congelados
  nl diepvriesfruit, bevroren rood fruit, diepvriesbessen ; diepvriesframbozen, bevroren frambozen
  pt frutos vermelhos congelados, frutas vermelhas congeladas ; framboesas congeladas, mirtilos congelados
  sv frysta bär ; frysta hallon, frysta blåbär, frysta jordgubbar
edamame | plant | soybeans | 0.499
  en edamame bean, soya bean, soybean, shelled edamame
  de Edamame, Edamamebohnen, Sojabohne/Sojabohnen
  fr edamame, edamames, fève de soja/fèves de soja
  it edamame, fagioli di soia, soia edamame
  es edamame, habas de soja, soja en vaina
  nl edamame, edamamebonen, sojaboon/sojabonen
  pt edamame, soja verde em vagem, grãos de soja
  sv edamame, edamamebönor, sojaböna/sojabönor
  key usda 11211, agribalyse 20901
ice cream | dairy plant egg? | milk eggs? nuts? gluten? | 0.56~
  en ; vanilla ice cream, sorbet, gelato, frozen yogurt, chocolate ice cream, coffee ice cream, lemon sorbet, vanilla bean ice cream
  de ?Eis, Vanilleeis, Speiseeis, Eiscreme
  fr ?glace, glace à la vanille, glace vanille, boule de glace ; sorbet
  it gelato, gelato alla vaniglia ; gelato alla crema
  es helado, helado de vainilla
  nl roomijs, ?ijs, vanille-ijs, vanilleroomijs ; sorbetijs
  pt gelado/gelados, sorvete/sorvetes, gelado de baunilha, sorvete de creme ; sorbet
  sv ?glass, vaniljglass ; sorbet
frozen whipped topping | plant dairy? | milk? | 0.32~
  en whipped topping, cool whip
  de gefrorene Schlagcreme, Cool Whip
  fr garniture fouettée surgelée, cool whip
  it crema montata surgelata, cool whip
  es crema batida congelada, cool whip
  nl diepvries slagroomtopping, cool whip
  pt cobertura batida congelada, chantilly congelado, cool whip
  sv fryst visptopping, cool whip
chips | plant | gluten? milk? | 0.4~
  en french fry, oven chip, frozen chip, fries ; hash brown, hash brown potato, frozen hash brown potato, frozen hash brown, tater tot
  de Pommes frites, Pommes, Backofenpommes ; Rösti, Kroketten
  fr frites, frite, pommes de terre frites ; rösti
  it patatine fritte, patate fritte
  es patatas fritas congeladas, papas fritas congeladas, patatas para freír
  nl friet, frieten, patat, frites, ovenfriet ; aardappelkroketten, rösti
  pt batatas fritas, batata frita, batatas fritas congeladas
  sv pommes frites, pommes, strips pommes ; potatiskroketter, rösti
fish fingers | fish plant | fish gluten |  | 28~
  en fish finger, fish stick
  de Fischstäbchen
  fr bâtonnets de poisson, bâtonnet de poisson, poisson pané
  it bastoncini di pesce, bastoncino di pesce
  es palitos de pescado, varitas de pescado, varitas de merluza
  nl visstick, vissticks
  pt douradinhos, palitos de peixe, barrinhas de peixe
  sv fiskpinnar, fiskpinne

# Other
crisps | plant | gluten? milk? | 0.11~
  en potato chip, ?crisp ; tortilla chip, nacho, corn chip, pretzel, nacho chip, pita chip, pork rind:pork
  de Kartoffelchips, Chips ; Tortillachips, Nachos, Salzbrezeln
  fr chips, chips de pommes de terre ; chips de maïs, chips tortilla, nachos, bretzels
  it patatine in busta, patatine, chips ; nachos, tortilla chips
  es patatas chips, papas fritas de bolsa ; nachos, totopos, totopo
  nl aardappelchips, chips ; tortillachips, nacho's
  pt batatas fritas de pacote, chips de batata, batata palha ; nachos, tortilha chips
  sv potatischips, chips ; tortillachips, nachochips
popcorn | plant | none | 0.034~
  en popped popcorn
  de Popcorn
  fr popcorn, pop-corn, maïs soufflé
  it popcorn, pop corn
  es palomitas, palomitas de maíz, popcorn
  nl popcorn
  pt pipocas, pipoca
  sv popcorn
popping corn | plant | none | 0.85~
  en popcorn kernel
  de Popcornmais
  fr maïs à popcorn, maïs à éclater
  it mais per popcorn, mais da popcorn
  es maíz para palomitas
  nl popcornmaïs, pofmaïs
  pt milho para pipoca, milho para pipocas
  sv popcornmajs, popcornkärnor
activated charcoal | mineral | none
  de Aktivkohle
  fr charbon actif, charbon végétal
  it carbone attivo, carbone vegetale
  es carbón activado, carbón activo, carbón vegetal
  nl actieve kool, actieve houtskool
  pt carvão ativado, carvão activado
  sv aktivt kol
lecithin | plant | soybeans?
  de Lecithin, Sojalecithin
  fr lécithine, lécithine de soja
  it lecitina, lecitina di soia
  es lecitina, lecitina de soja
  nl lecithine, sojalecithine
  pt lecitina, lecitina de soja
  sv lecitin, sojalecitin
skewers | none | none
  en hickory chip, wood chip, skewer, toothpick, cocktail stick, wooden skewer, bamboo skewer, metal skewer
  de Holzspieß/Holzspieße, Schaschlikspieße, Zahnstocher, Spieße
  fr brochette en bois/brochettes en bois, piques en bois, pique à brochette, cure-dents
  it spiedino di legno/spiedini di legno, stecchini, stuzzicadenti, stecchi di legno
  es brocheta de madera/brochetas de madera, palillos, pinchos de madera, palitos de madera
  nl satéprikker/satéprikkers, spiesen, cocktailprikkers, houten spiesjes
  pt espeto de madeira/espetos de madeira, espetos, palitos de madeira, palitos
  sv grillspett, träspett, tandpetare
parchment paper | none | none
  en baking paper, greaseproof paper, baking parchment ; aluminum foil, cling film, aluminium foil, foil, plastic wrap
  de Backpapier ; Alufolie, Frischhaltefolie
  fr papier cuisson, papier sulfurisé ; papier aluminium, film alimentaire
  it carta forno, carta da forno ; carta stagnola, pellicola trasparente
  es papel de horno, papel vegetal, papel para hornear, papel sulfurizado ; papel de aluminio, film transparente
  nl bakpapier ; aluminiumfolie, vershoudfolie
  pt papel vegetal, papel manteiga ; papel de alumínio, película aderente
  sv bakplåtspapper ; aluminiumfolie, plastfolie
`;
