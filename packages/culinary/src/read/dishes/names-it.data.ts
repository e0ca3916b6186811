/** Nouns of kinds of dishes with which Italian names begin. */
export const headsIt = `
  zuppa minestra minestrone vellutata crema risotto risotti pasta spaghetti linguine bucatini penne rigatoni orecchiette tagliatelle tagliolini
  pappardelle fettuccine trofie cavatelli lasagne lasagna cannelloni gnocchi ravioli tortelli tortellini cappelletti agnolotti timballo pasticcio
  sformato sformatini polpette polpettone crocchette frittelle frittata frittatine arrosto brasato stufato spezzatino stracotto cotolette cotoletta
  scaloppine involtini spiedini bistecca torta torte crostata crostate ciambella ciambellone ciambelline plumcake biscotti muffin panini focaccia
  focaccine pizza pizzette schiacciata piadina piadine grissini taralli budino mousse semifreddo gelato sorbetto granita tiramisù bavarese marmellata
  confettura composta sugo ragù pesto insalata caponata peperonata parmigiana gratin purè bruschette bruschetta crostini crostoni tartine caviale
  hummus liquore sciroppo limoncello rosolio rotolo tronchetto treccia strudel cheesecake crumble brioche cornetti zeppole frittelline tortino tortini
  flan polenta canederli passatelli chutney giardiniera sottaceti vellutate cuscus couscous curry burger hamburger panzerotti calzoni rustici
  sfogliatine sfogliata
`;
export const namesIt = `
  ribollita, pappa al pomodoro, panzanella, acquacotta, cacciucco, caciucco, fettunta, farinata, castagnaccio, schiacciata all'uva, cantucci,
  cantuccini, ricciarelli, panforte, crostini toscani, peposo, trippa alla fiorentina, bistecca alla fiorentina, pici all'aglione, pici cacio e pepe,
  zuppa di farro, tordelli, buccellato, necci, testaroli, pesto alla genovese, trofie al pesto, focaccia genovese, focaccia di recco,
  torta pasqualina, pansoti, cima alla genovese, cappon magro, pandolce, farinata di ceci, panissa, sardenaira, bagna cauda, vitello tonnato,
  agnolotti del plin, tajarin, brasato al barolo, bollito misto, fritto misto, bonet, bunet, panna cotta, baci di dama, torta di nocciole, fonduta,
  polenta concia, carbonade, risotto alla milanese, ossobuco, cotoletta alla milanese, cassoeula, panettone, casoncelli, pizzoccheri, sciatt,
  polenta taragna, polenta uncia, tortelli di zucca, sbrisolona, torta sbrisolona, torta paradiso, risotto alla pilota, bigoli, risi e bisi,
  sarde in saor, baccalà mantecato, baccalà alla vicentina, fegato alla veneziana, pasta e fagioli, pasta e ceci, pasta e patate, tiramisù, pandoro,
  fregolotta, zaeti, baicoli, frittole, galani, chiacchiere, castagnole, crostoli, cenci, canederli, spätzle, strudel, strudel di mele, frico, gubana,
  jota, cjarsons, gulash, goulash, brovada, presnitz, lasagne alla bolognese, lasagne al forno, tagliatelle al ragù, ragù alla bolognese,
  tortellini in brodo, cappelletti in brodo, cappelletti, passatelli, passatelli in brodo, gnocco fritto, crescentine, tigelle, erbazzone,
  torta di riso, torta barozzi, zuppa inglese, salame di cioccolato, piadina, piadina romagnola, cassoni, strozzapreti, garganelli, brodetto,
  vincisgrassi, olive all'ascolana, frustingo, torta al testo, strangozzi, umbricelli, porchetta, rocciata, pan nociato, torcolo, gnocchi alla romana,
  carbonara, amatriciana, gricia, cacio e pepe, spaghetti alla carbonara, bucatini all'amatriciana, saltimbocca, saltimbocca alla romana,
  coda alla vaccinara, carciofi alla romana, carciofi alla giudia, abbacchio, abbacchio allo scottadito, trippa alla romana, supplì, maritozzi,
  pangiallo, puntarelle, vignarola, stracciatella, pollo alla cacciatora, coniglio alla cacciatora, pollo alla romana, arrosticini, scrippelle,
  scrippelle 'mbusse, timballo teramano, parrozzo, bocconotti, ferratelle, pizzelle, cacio e ova, pallotte cacio e ova, sagne e fagioli, pampanella,
  cavatelli, cavatelli e broccoli, orecchiette alle cime di rapa, orecchiette con le cime di rapa, fave e cicoria, tiella, riso patate e cozze,
  focaccia barese, panzerotti, bombette, pasticciotto, pasticciotti, cartellate, taralli, ciceri e tria, pitta di patate, parmigiana di melanzane,
  melanzane alla parmigiana, melanzane ripiene, lagane e ceci, peperoni cruschi, rafanata, ciaudedda, ciambotta, cianfotta, pasta alla genovese,
  ragù napoletano, gattò di patate, gatò di patate, sartù di riso, impepata di cozze, spaghetti alle vongole, spaghetti alla puttanesca, puttanesca,
  scialatielli, gnocchi alla sorrentina, pizza fritta, pizza margherita, casatiello, tortano, pastiera, pastiera napoletana, babà, sfogliatelle,
  struffoli, roccocò, mostaccioli, susamielli, migliaccio, zeppole, zeppole di san giuseppe, torta caprese, delizia al limone, limoncello, nocino,
  casatielli, salsiccia e friarielli, zucchine alla scapece, parigina, panuozzo, mozzarella in carrozza, panada, panada veneta, 'nduja, licurdia,
  morzello, pitta 'mpigliata, cuzzupa, pasta alla norma, pasta con le sarde, pasta alla trapanese, caponata, caponata di melanzane, arancini,
  arancine, panelle, sfincione, sarde a beccafico, falsomagro, involtini alla siciliana, couscous alla trapanese, pesto trapanese, insalata di arance,
  cassata, cannoli, cannoli siciliani, granita, biancomangiare, frutta martorana, buccellati, cuccìa, pani ca meusa, maccu di fave, pane cunzato,
  malloreddus, malloreddus alla campidanese, fregola, fregula, culurgiones, pane frattau, zuppa gallurese, porceddu, seadas, sebadas, pardulas,
  papassini, panadas, cordula, peperonata, caprese, insalata caprese, insalata russa, insalata di riso, prosciutto e melone, tonnata, carpaccio,
  pinzimonio, giardiniera, cipolline in agrodolce, pomodori ripieni, pomodori col riso, zucchine ripiene, peperoni ripieni, fiori di zucca fritti,
  polpette al sugo, polpettone, spezzatino, arrosto di vitello, pollo arrosto, scaloppine al limone, pasta al forno, pasta al pomodoro,
  penne all'arrabbiata, penne alla vodka, spaghetti aglio e olio, aglio olio e peperoncino, spaghetti aglio olio e peperoncino, gnocchi di patate,
  crespelle, cannelloni, lasagne, crostata, crostata di marmellata, torta di mele, torta margherita, ciambellone, torta della nonna, torta mimosa,
  torta tenerina, tenerina, torta al limone, plumcake, salame al cioccolato, bigné, profiteroles, zabaione, semifreddo, crema catalana,
  pesche ripiene, pesche dolci, torrone, marmellata di arance, cotognata, vin brulé, borsch, syrnyky, hummus, cous cous, moussaka, paella,
  spanakopita
`;
