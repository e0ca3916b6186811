/** Nouns of kinds of dishes with which Spanish names begin. */
export const headsEs = `
  sopa crema puré potaje guiso cocido estofado puchero menestra cazuela caldereta marmita fabada lentejas alubias arroz paella fideos fideuá
  macarrones espaguetis lasaña canelones ñoquis ravioles tallarines risotto croquetas buñuelos albóndigas hamburguesas empanada empanadas empanadillas
  tortilla tortillas tortitas revuelto ensalada ensaladilla salpicón ceviche tartar carpaccio gazpacho salmorejo pisto escalivada tosta tostas
  montaditos bocadillo carrilleras bacalao merluza brochetas pinchos milanesas milanesa escalopes asado tarta tartas bizcocho bizcochos magdalenas
  galletas rosquillas torrijas flan natillas pudin budín mousse helado sorbete granizado brownie brownies muffins cupcakes crepes filloas churros
  roscón roscos panecillos brioche coca focaccia pizza hojaldre mermelada confitura compota jalea sirope limonada batido alioli mayonesa vinagreta
  pesto paté hummus guacamole encurtidos escabeche tacos enchiladas quesadillas tamales chilaquiles mole pozole burritos fajitas arepas pastel quiche
  gratinado timbal rollitos tocino mazamorra locro ajiaco sancocho causa anticuchos chupe carapulcra humitas pupusas gallo salteado curry cuscús
  berenjenas
`;
export const namesEs = `
  croquetas, croquetas de jamón, croquetas de pollo, croquetas de bacalao, pisto, pisto manchego, gachas, gachas manchegas, migas, migas extremeñas,
  atascaburras, morteruelo, duelos y quebrantos, tiznao, gazpacho manchego, zarajos, ajo arriero, bacalao al ajoarriero, sopa castellana, sopa de ajo,
  sopas de ajo, cochinillo asado, lechazo, judiones de la granja, olla podrida, cocido madrileño, cocido maragato, cocido montañés,
  callos a la madrileña, callos, bocadillo de calamares, soldaditos de pavía, huevos rotos, torrijas, rosquillas, buñuelos de viento, huesos de santo,
  roscón de reyes, bartolillos, barquillos, tortilla de patatas, tortilla española, tortilla francesa, tortilla paisana, ensaladilla rusa,
  patatas bravas, patatas a la importancia, patatas a la riojana, patatas viudas, patatas revolconas, patatas aliñás, papas aliñás, papas arrugadas,
  papas con choco, mojo picón, ropa vieja, bienmesabe, quesillo, almogrote, potaje canario, potaje de berros, potaje de vigilia, potaje de garbanzos,
  garbanzos con espinacas, espinacas con garbanzos, lentejas con chorizo, lentejas a la riojana, lentejas estofadas, lentejas viudas, fabada,
  fabada asturiana, fabes con almejas, pote asturiano, cachopo, cachopos, frixuelos, casadielles, carbayones, arroz con leche, tarta gijonesa,
  pote gallego, caldo gallego, lacón con grelos, pulpo a la gallega, pulpo a feira, empanada gallega, empanada de atún, filloas, tarta de santiago,
  pimientos de padrón, vieiras a la gallega, zamburiñas, sobaos, quesada pasiega, quesada, rabas, marmitako, sorropotún, bacalao al pil pil,
  bacalao a la vizcaína, merluza en salsa verde, merluza a la vasca, kokotxas, txangurro, alubias de tolosa, pantxineta, goxua, intxaursaltsa,
  tarta de queso, menestra, menestra de verduras, pochas con almejas, pimientos del piquillo, pimientos rellenos, cordero al chilindrón,
  pollo al chilindrón, chilindrón, ternasco, borrajas, trenza, frutas de aragón, pa amb tomàquet, pan con tomate, pan tumaca, escalivada, esqueixada,
  escudella, calçots, calçotada, romesco, xató, suquet, suquet de peix, fideuá, fideuà, canelones, canelones de san esteban, butifarra con mongetes,
  crema catalana, coca de recapte, coca de san juan, panellets, mel i mató, alioli, arroz negro, arroz a banda, arroz al horno, arroz del senyoret,
  arroz caldoso, arroz con costra, paella, paella valenciana, all i pebre, esgarraet, horchata, fartons, coca de llanda, pan quemado, mona de pascua,
  turrón, turrón de jijona, pastissets, olleta, gazpachos, michirones, zarangollo, paparajotes, pastel de carne, ensalada murciana, ensaimada, tumbet,
  frito mallorquín, cocas, sopas mallorquinas, gató de almendra, greixonera, gazpacho, gazpacho andaluz, salmorejo, salmorejo cordobés, ajoblanco,
  ajo blanco, porra antequerana, gazpachuelo, gazpachuelo malagueño, pescaíto frito, boquerones en vinagre, boquerones fritos,
  tortillitas de camarones, cazón en adobo, chocos con patatas, rabo de toro, flamenquines, berenjenas con miel, pipirrana, remojón granadino,
  olla de san antón, habas con jamón, plato alpujarreño, piononos, pestiños, polvorones, mantecados, roscos de vino, tocino de cielo, poleá, poleás,
  gañotes, borrachuelos, alfajores, serranito, molletes, caldillo de perro, urta a la roteña, atún encebollado, carne mechada, carrillada,
  carrilleras al vino tinto, solomillo al whisky, pringá, cola de toro, alboronía, pollo al ajillo, gambas al ajillo, conejo al ajillo,
  champiñones al ajillo, pollo en pepitoria, gallina en pepitoria, albóndigas en salsa, albóndigas de la abuela, ternera guisada, carne guisada,
  estofado de ternera, pollo asado, cordero asado, conejo con tomate, bacalao con tomate, calamares en su tinta, calamares a la romana,
  mejillones al vapor, mejillones tigre, almejas a la marinera, merluza a la romana, atún con tomate, bonito con tomate, marmitako de bonito,
  huevos rellenos, huevos a la flamenca, san jacobos, empanadillas, bizcocho, bizcocho de yogur, bizcocho de limón, magdalenas, flan de huevo, flan,
  natillas, leche frita, tarta de la abuela, tarta de galletas, brazo de gitano, tarta de manzana, tarta de zanahoria, carne de membrillo,
  dulce de membrillo, mermelada de higos, limonada, sangría, tinto de verano, rebujito, pacharán, queimada, guacamole, tacos al pastor, carnitas,
  cochinita pibil, chiles en nogada, chiles rellenos, mole poblano, pozole, pozole rojo, enchiladas, enchiladas verdes, enchiladas suizas,
  chilaquiles, huevos rancheros, tamales, tamales oaxaqueños, tlayudas, quesadillas, sopes, gorditas, tinga, tinga de pollo, birria, aguachile,
  ceviche, tostadas, sopa de tortilla, sopa azteca, esquites, capirotada, tres leches, pastel de tres leches, pan de muerto, rosca de reyes, buñuelos,
  champurrado, atole, café de olla, agua de jamaica, michelada, rompope, jericalla, chongos zamoranos, arroz a la mexicana, frijoles charros,
  frijoles refritos, romeritos, arepas, reina pepiada, pabellón criollo, hallacas, tequeños, cachapas, asado negro, bandeja paisa, ajiaco,
  ajiaco santafereño, sancocho, sancocho de gallina, lechona, pandebono, almojábanas, changua, mondongo, patacones, arroz con coco, aguapanela,
  encebollado, encocado, locro de papa, llapingachos, fanesca, bolón de verde, guatita, seco de chivo, seco de pollo, colada morada, lomo saltado,
  ají de gallina, papa a la huancaína, causa limeña, anticuchos, arroz con pollo, arroz chaufa, tacu tacu, carapulcra, seco de cordero, pachamanca,
  pachamanca a la olla, rocoto relleno, chupe de camarones, olluquito, suspiro limeño, suspiro a la limeña, picarones, mazamorra morada,
  chicha morada, turrón de doña pepa, pisco sour, tiradito, cuy, salteñas, silpancho, pique macho, majadito, sopa de maní, cuñapés, pastel de choclo,
  pastel de papa, cazuela de vacuno, charquicán, porotos granados, caldillo de congrio, curanto, milcao, chapalele, empanadas de pino, sopaipillas,
  mote con huesillos, leche asada, calzones rotos, pan amasado, humitas, empanadas tucumanas, empanadas, locro, carbonada, milanesa napolitana,
  milanesas, matambre, provoleta, choripán, ñoquis, tarta pascualina, pascualina, fugazzeta, fainá, vitel toné, revuelto gramajo, humita, rogel,
  chocotorta, chajá, postre balcarce, pastafrola, pasta frola, medialunas, torta frita, tortas fritas, bizcochuelo, budín de pan, chivito,
  sopa paraguaya, chipa, chipá, vori vori, mbejú, gallo pinto, olla de carne, baleadas, pupusas, nacatamales, vigorón, indio viejo, rondón, fricasé,
  mofongo, arroz con gandules, pasteles, alcapurrias, tostones, mangú, moros y cristianos, vaca frita, picadillo, yuca con mojo, congrí, lechón asado,
  pastelitos, nasi goreng
`;
