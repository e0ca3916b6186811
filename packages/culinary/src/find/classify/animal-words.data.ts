export type Language = 'en' | 'de' | 'fr' | 'it' | 'es' | 'nl' | 'pt' | 'sv';

/**
 * What a word says is in a dish. `meat` is sausage, mince and offal of any animal; `cut` names meat only where the line names no other
 * animal ("steak", but "tuna steak"); `byproduct` is gelatine and rendered fat; `fishSeasoning` is made with fish and does not taste of it.
 */
export type AnimalKind =
  | 'beef'
  | 'pork'
  | 'lamb'
  | 'game'
  | 'meat'
  | 'cut'
  | 'byproduct'
  | 'chicken'
  | 'poultry'
  | 'fish'
  | 'shellfish'
  | 'fishSeasoning';

type WordTable<Kind extends string> = Readonly<
  Record<Kind, Readonly<Partial<Record<Language, string>>>>
>;

/** Words and phrases in folded spelling, singular and plural, separated by commas. A word that means something else in another language stands in `homographs`. */
export const animalWords: WordTable<AnimalKind> = {
  beef: {
    en: `beef, beefsteak, beefsteaks, beefburger, beefburgers, brisket, sirloin, ribeye, rib eye, short ribs, rib roast, prime rib, pot roast, chuck roast, rump steak, oxtail, oxtails, veal, pastrami, biltong, wagyu, bresaola, roastbeef, entrecote, chateaubriand, bavette`,
    de: `rindfleisch, rinder, rinderhack, vom rind, ochse, ochsen, kalb, kalbfleisch, tafelspitz, rumpsteak, sauerbraten, beefsteak, bundnerfleisch`,
    fr: `boeuf, boeufs, veau, rumsteck, rumsteak, romsteck, paleron, onglet, faux filet, rosbif, plat de cote, tournedos, bourguignon, blanquette de veau, ris de veau`,
    it: `manzo, vitello, vitellone, vitella, bue, bovino, scottona, girello, scamone, ossobuco, ossibuchi`,
    es: `ternera, buey, vaca, vacuno, de res, chuleton, rosbif, asado de tira, entrecot, rabo de toro, cecina, carrillera, carrilleras, carrillada, carrilladas`,
    nl: `rund, rundvlees, rundergehakt, rundergehaktballetjes, biefstuk, biefstukjes, kogelbiefstuk, riblap, riblappen, sukadelap, sukadelappen, kalf, kalfsvlees, ossenhaas, ossenstaart, rosbief`,
    pt: `boi, bovina, bovino, vitela, picanha, maminha, alcatra, patinho, acem, novilho, contrafile`,
    sv: `notkott, notfars, oxfile, oxkott, oxsvans, biff, ryggbiff, lovbiff, rostbiff, hogrev, kalvkott, kalvfars, oksekjott, storfekjott, oksekod`,
  },
  pork: {
    en: `pork, ham, hams, gammon, bacon, pancetta, guanciale, prosciutto, speck, chorizo, chorizos, lardon, lardons, spare ribs, spareribs, back ribs, trotter, trotters, chitterlings, nduja, capicola, mortadella, pig, pigs, porchetta, carnitas, char siu, iberico`,
    de: `schwein, schweinefleisch, schinken, speck, kassler, kasseler, mett, eisbein, spanferkel, schaufele`,
    fr: `porc, porcs, jambon, jambons, lard, lards, cochon, echine, poitrine fumee, petit sale, rillons, coppa de corse`,
    it: `maiale, suino, prosciutto, lardo, cotechino, zampone, capocollo, coppa stagionata, coppa piacentina, coppa di testa, fette di coppa, arista, cotiche, cotica, culatello, stinco, cotenna, porchetta`,
    es: `cerdo, jamon, jamones, tocino, tocineta, panceta, lacon, cochinillo, beicon, sobrasada, torreznos, chicharron, chicharrones, codillo`,
    nl: `varken, varkensvlees, spek, spekjes, spekblokjes, spekreepjes, speklap, speklappen, hamblokjes, hamreepjes, hamlap, hamlappen, varkenshaas, karbonade, karbonades, procureur, ontbijtspek`,
    pt: `porco, presunto, toucinho, leitao, paio, fiambre`,
    sv: `flask, flaskfile, flaskkott, flaskkarre, flaskytterfile, skinka, sidflask, revbensspjall, tarningsbacon, svinekjott, svinekod, flesk, flaesk, skinke`,
  },
  lamb: {
    en: 'lamb, lambs, mutton, hogget, goat',
    de: 'lamm, lammfleisch, hammel, hammelfleisch, zicklein, ziegenfleisch',
    fr: 'agneau, agneaux, mouton, chevreau, gigot',
    it: 'agnello, abbacchio, capretto, castrato, montone, pecora',
    es: 'cordero, corderos, cabrito, lechazo',
    nl: 'lamsvlees, lamskotelet, lamskoteletten, lamsrack, lamsbout, lamsgehakt, geitenvlees',
    pt: 'cordeiro, borrego',
    sv: 'lammkott, lammfars, lammstek, lammkotletter, farkott',
  },
  game: {
    en: 'venison, rabbit, hare, boar, bison, elk, deer, reindeer, kangaroo',
    de: 'reh, rehrucken, rehkeule, hirsch, wildschwein, kaninchen, hase, hasenkeule, hasenkeulen, hasenrucken',
    fr: 'lapin, lapins, chevreuil, sanglier, lievre, cerf, gibier',
    it: 'coniglio, cinghiale, cervo, capriolo, lepre, selvaggina',
    es: 'conejo, conejos, jabali, ciervo, venado, liebre',
    nl: 'konijn, konijnen, hert, hertenbiefstuk, everzwijn',
    pt: 'coelho, javali, veado',
    sv: 'algkott, algfars, renskav, renkott, radjur, hjort, kanin, kaniner, vildsvin, viltkott, reinsdyr',
  },
  meat: {
    en: `sausage, sausages, sausagemeat, salami, pepperoni, hotdog, hotdogs, hot dog, hot dogs, frankfurter, frankfurters, wieners, meatball, meatballs, meatloaf, meatloaves, jerky, kielbasa, bratwurst, bratwursts, andouille,
liver, livers, kidneys, sweetbread, sweetbreads, tripe, haggis, black pudding, spam, cold cuts, ground meat, minced meat, lean mince, burger patties, hamburger, hamburgers, cheeseburger, cheeseburgers, foie gras, bone marrow, escargot, escargots, snails, frog legs, giblets`,
    de: `wurst, wurste, wurstchen, wurstel, hack, hackfleisch, hackepeter, cevapcici, gulasch, frikadelle, frikadellen, bulette, buletten, fleischpflanzerl, cabanossi, cervelat, leber, nieren, geschnetzeltes, landjager, lyoner, leberkase, innereien, schnecken, saitlinge, markknochen`,
    fr: `saucisse, saucisses, saucisson, saucissons, rosette de lyon, merguez, chipolata, chipolatas, charcuterie, cervelas, foie, foies, rognon, rognons, tripes, andouillette, andouillettes, boudin, boudins, chair a saucisse, knacks, knackis, cuisses de grenouille, os a moelle`,
    it: `salsiccia, salsicce, luganega, salame, salami, salumi, fegato, fegatini, trippa, macinato misto, macinato di, animelle, rognone, frattaglie, wurstel`,
    es: `salchicha, salchichas, salchichon, morcilla, morcillas, longaniza, longanizas, butifarra, butifarras, chistorra, fuet, higado, higaditos, rinones, callos, embutido, embutidos, mortadela, caracoles`,
    nl: `worstje, worstjes, rookworst, braadworst, braadworsten, gehakt, gehaktbal, gehaktballen, gehaktballetjes, leverworst, filet americain, knakworst, knakworsten, niertjes, frikandel, frikandellen`,
    pt: `linguica, linguicas, salsicha, salsichas, chourico, alheira, alheiras, morcela, salame, figado, miudos, calabresa`,
    sv: `korv, korvar, kottfars, kottbulle, kottbullar, blandfars, falukorv, prinskorv, isterband, leverpastej, salsiccia, polse, polser, kjottdeig, kjottboller, kjottkaker, kodboller`,
  },
  cut: {
    en: 'meat, meats, steak, steaks, ribs, chops, cutlet, cutlets, schnitzel, schnitzels, tenderloin, tenderloins, shank, shanks',
    de: 'fleisch, schnitzel, steak, steaks, kotelett, koteletts, filetsteak, rippchen, rouladen',
    fr: 'viande, viandes, escalope, escalopes, cotelette, cotelettes, rillettes, steak hache, steaks haches',
    it: 'carne, carni, bistecca, bistecche, scaloppina, scaloppine, cotoletta, cotolette, braciola, braciole, spezzatino, lonza, polpette, polpettone',
    es: 'carne, carnes, filete, filetes, lomo, lomos, chuleta, chuletas, costilla, costillas, solomillo, solomillos, bistec, bistecs, albondiga, albondigas, hamburguesa, hamburguesas',
    nl: 'vlees, vleeswaren',
    pt: 'bife, bifes, costela, costelas, costelinha, lombo, almondega, almondegas',
    sv: 'kott, kjott, kotlett, kotletter, fars',
  },
  byproduct: {
    en: 'gelatin, gelatine, lard, suet, tallow, schmaltz, beef dripping, beef drippings, isinglass',
    de: 'gelatine, blattgelatine, schmalz, schweineschmalz, griebenschmalz',
    fr: 'saindoux, gelatine, gelatines',
    it: 'strutto, sugna, colla di pesce, gelatina',
    es: 'gelatina, manteca de cerdo',
    nl: 'gelatine, gelatineblaadjes, reuzel, rundvet',
    pt: 'banha, banha de porco',
    sv: 'gelatinblad, ister, talg',
  },
  chicken: {
    en: 'chicken, chickens, hen, hens, capon, poussin, broiler chicken, chickenburger, nuggets of chicken, cockerel, coq au vin',
    de: 'hahnchen, huhn, huhner, huhnchen, hendl, poularde, poulardenbrust, stubenkuken, brathahnchen',
    fr: 'poulet, poulets, poularde, coq, poule, poules, coquelet, coquelets, chapon',
    it: 'pollo, polli, gallina, galletto, cappone, gallo',
    es: 'pollos, pechuga, pechugas, contramuslo, contramuslos, muslos, gallinas',
    nl: 'kip, kippen, kipfilet, kipfilets, kipdij, kipdijen, kipdijfilet, kipdijfilets, kippendij, kippendijen, kipgehakt, kipreepjes, kipblokjes, kipnuggets, kippensoep, drumsticks',
    pt: 'frango, frangos, galinha, galinhas, sobrecoxa, sobrecoxas',
    sv: 'kyckling, kycklingar, kycklingfile, kycklingfileer, kycklinglar, kycklingfars, hons, kylling',
  },
  poultry: {
    en: 'poultry, turkey, turkeys, duck, ducks, duckling, goose, geese, quail, quails, pheasant, pheasants, partridge, partridges, pigeon, pigeons, squab, guineafowl, fowl, grouse, ostrich',
    de: 'geflugel, pute, puten, truthahn, ente, enten, gans, ganse, wachtel, wachteln, fasan, taube, tauben, rebhuhn, perlhuhn',
    fr: 'volaille, volailles, dinde, dindes, dindon, dindonneau, canard, canards, canette, oie, oies, caille, cailles, pintade, faisan, perdrix, magret, magrets, gesiers',
    it: 'pollame, tacchino, anatra, faraona, quaglia, quaglie, piccione, fagiano',
    es: 'pavo, pato, patos, codorniz, codornices, perdiz, perdices, pularda, de ave, picanton, picantones',
    nl: 'gevogelte, kalkoen, kalkoenfilet, eend, eendenborst, eendenborstfilet, eendenbout, kwartel, kwartels, fazant, parelhoen',
    pt: 'codorna, codornas, ganso, peito de peru, peru assado',
    sv: 'kalkon, kalkonfile, anka, ankbrost, ankbrostfile, fagel, vaktel',
  },
  fish: {
    en: `fish, fishes, fishcake, fishcakes, salmon, gravlax, lox, tuna, cod, haddock, trout, halibut, mackerel, sardine, sardines, anchovy, anchovies, herring, herrings, seabass, bass, bream, snapper, tilapia, lemon sole, dover sole, fillet of sole, fillets of sole, sole fillet, sole fillets, plaice, flounder, monkfish, swordfish,
catfish, rockfish, pollock, pollack, hake, turbot, whiting, kipper, kippers, barramundi, mahi, grouper, perch, pike, carp, eel, eels, mullet, sturgeon, whitebait, sprat, sprats, skate, shark, roe, caviar, bottarga, unagi, hamachi, branzino, basa, surimi, sashimi, taramasalata`,
    de: `fisch, fische, lachs, thunfisch, kabeljau, dorsch, forelle, forellen, heilbutt, makrele, makrelen, sardinen, sardelle, sardellen, anchovis, hering, heringe, matjes, zander, karpfen, hecht, aal, scholle, schollen, seelachs, rotbarsch, barsch,
wolfsbarsch, dorade, doraden, seezunge, seeteufel, saibling, pangasius, kaviar, rogen, stockfisch, sprotten, steinbutt, felchen`,
    fr: `poisson, poissons, saumon, thon, cabillaud, morue, truite, truites, maquereau, maquereaux, anchois, hareng, harengs, lotte, merlu, merlan, merlans, colin, lieu noir, lieu jaune, dorade, daurade, daurades, rouget, rougets, raie, espadon, sandre,
brochet, fletan, eperlans, anguille, tarama, eglefin, carrelet, limande, filet de sole, filets de sole, sole meuniere, filet de bar, filets de bar, bar entier, loup de mer, bouillabaisse, brandade`,
    it: `pesce, pesci, salmone, tonno, merluzzo, nasello, trota, trote, sgombro, sgombri, acciuga, acciughe, alici, sarde, sardina, orata, orate, spigola, baccala, stoccafisso, cernia, sogliola, sogliole, dentice, triglia, triglie, platessa,
palombo, anguilla, caviale, aringa, aringhe, coda di rospo`,
    es: `pescado, pescados, pescadito, pescaditos, pez espada, atun, bacalao, merluza, trucha, truchas, caballa, caballas, anchoa, anchoas, boqueron, boquerones, sardina, sardinas, lubina, lubinas, de dorada, dorada a la, dorada al, doradas al, dorada entera, doradas enteras, lenguado, lenguados, mero, rodaballo, arenque,
arenques, bonito, salmonete, salmonetes, perca, congrio, anguila, angulas, corvina, huevas, mojama, ventresca, gulas, de rape`,
    nl: `vis, visfilet, visfilets, zalm, zalmfilet, zalmfilets, zalmmoot, zalmmoten, tonijn, kabeljauw, kabeljauwfilet, haring, haringen, makreel, forel, forellen, ansjovis, ansjovisfilets, sardientjes, zeebaars, zeebaarsfilet, heilbot, schol, scholfilet, koolvis, paling,
schelvis, kaviaar, zeewolf, snoekbaars, roodbaars, witvis`,
    pt: 'peixe, peixes, salmao, bacalhau, atum, sardinha, sardinhas, truta, trutas, pescada, robalo, linguado, dourada, cavala, anchova, anchovas, tamboril, garoupa, badejo, espadarte',
    sv: `fisk, lax, laxfile, laxfileer, laxsida, tonfisk, torsk, torskfile, torskrygg, sill, sillfile, sillfileer, matjessill, stromming, strommingsfileer, makrill, sej, sejfile, kolja, rodspatta, ansjovis, sardeller, sardiner, abborre, roding, oring, sardin, lojrom, laks, hyse, sei`,
  },
  shellfish: {
    en: `shrimp, shrimps, prawn, prawns, crab, crabs, crabmeat, crabsticks, lobster, lobsters, crayfish, crawfish, langoustine, langoustines, mussel, mussels, clam, clams, oyster, oysters, scallop, scallops, squid, squids, calamari, octopus, cuttlefish, cockle, cockles,
whelk, whelks, abalone, conch, shellfish, seafood, scampi, krill, sea urchin`,
    de: `garnele, garnelen, krabbe, krabben, hummer, muschel, muscheln, auster, austern, tintenfisch, tintenfische, kalmar, kalmare, oktopus, krake, kraken, sepia, krebs, krebse, flusskrebse, languste, langusten, meeresfruchte, crevetten, pulpo`,
    fr: `crevette, crevettes, gambas, crabe, crabes, homard, homards, langouste, langoustes, moules, huitre, huitres, calamar, calamars, calmar, calmars, encornet, encornets, poulpe, poulpes, seiche, seiches, palourde, palourdes, bulots, saint jacques, st jacques,
petoncle, petoncles, fruits de mer, ecrevisse, ecrevisses, tourteau, tourteaux`,
    it: `gambero, gamberi, gamberetto, gamberetti, gamberone, gamberoni, scampo, granchio, granchi, aragosta, astice, astici, cozza, cozze, vongola, vongole, polpo, polpi, polipo, seppia, seppie, seppioline, calamaro, calamaretti, totano, totani, moscardini,
capasanta, capesante, ostrica, ostriche, frutti di mare, mazzancolle, crostacei, molluschi, ricci di mare`,
    es: `gamba, langostino, langostinos, langosta, langostas, cangrejo, cangrejos, buey de mar, bogavante, mejillon, mejillones, almeja, almejas, berberecho, berberechos, pulpos, calamares, sepias, chipiron, chipirones, ostra, ostras, vieira, vieiras, viera, vieras, percebes, marisco,
mariscos, camaron, camarones, cigala, cigalas, centollo, gambon, gambones, carabinero, carabineros`,
    nl: `garnaal, garnalen, krab, kreeft, kreeften, mossel, mosselen, oester, oesters, inktvis, inktvissen, inktvisringen, jakobsschelp, jakobsschelpen, schaaldieren, kokkels, zeevruchten, rivierkreeftjes`,
    pt: 'camarao, camaroes, lagosta, lagostim, lagostins, caranguejo, mexilhao, mexilhoes, ameijoa, ameijoas, lula, lulas, chocos, berbigao, lavagante, lavagantes',
    sv: 'raka, rakor, krabba, krabbor, kraftor, kraftstjartar, musslor, blamusslor, ostron, pilgrimsmusslor, kammusslor, blackfisk, skaldjur, havskraftor, reker, rejer, blaskjell',
  },
  fishSeasoning: {
    en: 'worcestershire, worcester sauce, dashi, hondashi, katsuobushi, bonito flakes, nam pla, nuoc mam, nuoc cham, garum, belacan, xo sauce',
    de: 'worcestersauce, worcestershiresauce, worcestersosse',
    it: 'salsa worcester, colatura',
    pt: 'molho ingles',
    es: 'salsa perrins, salsa worcester',
    nl: 'worcestersaus, worcestershiresaus',
    sv: 'worcestersas, worcestershiresas',
  },
};

/** Words that name an animal in one language and something else in another; read where the language of the text is known. */
export const homographs: Readonly<
  Partial<Record<Language, Readonly<Partial<Record<AnimalKind, string>>>>>
> = {
  de: { beef: 'rind' },
  en: { fish: 'sole' },
  fr: { fish: 'bar, bars, sole, soles', shellfish: 'coques' },
  it: { poultry: 'oca' },
  es: { fish: 'rape, verdel', poultry: 'oca' },
  nl: {
    meat: 'worst, worsten, lever',
    lamb: 'lam',
    fish: 'tong',
    shellfish: 'coquille, coquilles',
  },
  pt: { poultry: 'peru', shellfish: 'polvo, polvos' },
  sv: { meat: 'lever', poultry: 'gas', game: 'alg', pork: 'gris' },
};

/** Where in a compound a part names its food: as its beginning, its end, or anywhere in it, which only long parts may. */
export interface CompoundParts {
  first?: string;
  last?: string;
  inside?: string;
}

/**
 * Parts of the words that German, Dutch and Swedish write together, by where in the word they stand. A part is never the whole word,
 * and it names the animal only at a border: "butternuss" holds no "butt".
 */
export const animalParts: Readonly<Partial<Record<AnimalKind, CompoundParts>>> = {
  beef: {
    first:
      'rindfleisch, rinder, rinds, ochsenschw, ochsenba, kalbs, kalbfleisch, runder, kalfs, notkott, notfars, kalvkott',
    last: 'rindfleisch, rundvlees, rundergehakt, notkott, biefstuk',
  },
  pork: {
    first:
      'schweine, schweins, schinken, speckw, speckstr, speckscheib, varkens, flaskf, flaskk, flaskyt, skinkst, skinkt, baconsk, bacont',
    last: 'schinken, speck, kassler, spek, skinka, flask',
    inside: 'schinken, speckwurfel, speckscheibe, speckstreifen',
  },
  lamb: {
    first:
      'lammfl, lammke, lammfi, lammha, lammko, lammru, lammsch, lammla, lammst, lammf, lammk, lamsv, lamsk, lamsr, lamsg, lamsf',
    last: 'lammkeule, lammfilet',
  },
  game: {
    first:
      'hirschf, hirschg, hirschk, hirschr, hirschb, hirschs, rehf, rehk, rehr, rehg, wildschwein, kaninchen, konijnen, herten, wildfleisch, wildgulasch',
  },
  meat: {
    first:
      'wurstch, wursts, bratwurst, wurst, hackfleisch, hackbra, hackball, hacksteak, gehaktb, korv, frikadell, leberk, lebers, leberp',
    last: 'wurst, wurste, wurstchen, bratwurste, hackfleisch, gulasch, leber, gehakt, worst, worstjes, worsten, korv, kottfars, blandfars, fars',
  },
  cut: {
    first: 'fleisch, vlees, kottb, kottg',
    inside: 'fleisch',
    last: 'fleisch, vlees, kott, kjott, schnitzel, kotelett, koteletts, steak, steaks',
  },
  chicken: {
    first:
      'hahnchen, huhner, huhnchen, hendl, kylling, kipf, kipd, kips, kipgeh, kipre, kipbl, kipkl, kippen, kyckling',
    last: 'hahnchen, huhnchen, huhn, hendl, kyckling, poularde',
    inside: 'hahnchen, kyckling',
  },
  poultry: {
    first:
      'puten, truthahn, entenbr, entenk, entenfi, entenfl, entensch, entenfe, entenfo, entenle, entenr, gansebr, gansek, gansesch, gansele, gansefe, geflugel, wachtelbr, wachtelk, fasanenb, taubenb, kalkoen, eendenb, eendenv, kalkon',
    last: 'truthahn, geflugel, kalkoen, kalkon',
    inside: 'geflugel',
  },
  fish: {
    first:
      'lachs, thunfisch, forellen, matjes, herings, kabeljau, makrelen, sardellen, sardinen, zander, fischf, fischst, fischb, fischsa, fischso, fischpa, fischfr, fischgr, zalm, tonijn, haring, kabeljauw, makreel, visfil, vissau, visbou, vissoe, visst, visgr, laxfil, laxs, torsk, tonfisk, fiskf, fiskb, fisks, fiskg',
    inside: 'lachsfilet, thunfisch, lachsscheibe, lachsstreifen',
    last: 'lachs, fisch, fischfilet, forelle, forellen, hering, barsch, matjes, kaviar, zalm, tonijn, haring, lax, fisk, torsk, sill',
  },
  shellfish: {
    first:
      'garnelen, krabben, hummer, muschelf, muschels, krebsf, krebss, tintenfisch, garnalen, mosselen, mossels, kreeften, inktvis, raksal, raksm',
    inside: 'garnelen, muscheln',
    last: 'garnelen, garnele, krabben, muscheln, krebse, krebs, hummer, garnalen, mosselen, inktvissen, kreeften, rakor, musslor',
  },
};
