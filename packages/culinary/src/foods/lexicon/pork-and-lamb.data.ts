/** Pork, lamb, game, and meat that is not said of what. How a food is written: `../read-lexicon.ts`. */
export const porkAndLamb = `
# Meat and poultry
pork | pork | none
  en pork meat, diced pork ; pork strip, lean pork, pork leg, leg of pork, pork stew meat, back ribs, chitterlings, capicola, pig/pigs, porchetta, carnitas, char siu, iberico, ??hog, hog roast, hog casing, hog jowl, hog maw, fatback, pork scratchings, ?crackling/cracklings, chitlins, pork jowl, ??jowl/jowls, ??al pastor, caul fat, streak of lean, tasso, lap yuk, bak kwa, rousong, ?salo
  de Schweinefleisch ; Schwein, Schweinebraten, Schweinegulasch, Kassler, Kasseler, Spanferkel, Schäufele, Schweinekrustenbraten, Grieben, Grammeln, Geselchtes, Selchfleisch, Selchkarree, Surfleisch, Saumagen, Gselchtes, ?Geräuchertes, Goderl, Göderl, Jungschweinernes, Gnagi, Wädli, Spitzbein/Spitzbeine, Verhackertes, Teilsames, Speckschwarte/Speckschwarten
  fr porc ; sauté de porc, porcs, cochon, échine, petit salé, rillons, rouelle de porc, palette à la diable, lonzo, grattons, gratons, ventrèche, crépine de porc, prisuttu, jésus de Lyon, couenne/couennes:cut, crépine/crépines, gratterons, fritons, grillons charentais, barde/bardes, chaudin
  it maiale, carne suina ; carne di maiale, arista di maiale, polpa di maiale, suino, cotechino, cotiche, cotica, cotenna, porchetta, pancia di maialino, maialino, ciccioli, lonzino, capicollo, guanciale di maiale, strolghino, culaccia, zampetto/zampetti, musetto, omento, gambuccio
  es cerdo ; carne de cerdo, magro de cerdo, lacón, cochinillo, torreznos, chicharrón/chicharrones, secreto ibérico, presa ibérica, pluma ibérica, lomo de cerdo adobado, ??al pastor, cochinita pibil, papada de cerdo, chicharrones de cerdo, careta de cerdo, ?presa, ?pluma, papada, ?cortezas, redaño/redaños, ?cueros, ?careta, cochinita, ?secreto/secretos, !lagarto ibérico, zurrapa, pringá
  nl varkensvlees ; varken, varkensreepjes, fricandeau, casselerrib/casselerribben, casselerribs, kaantjes, kinnebak, rollade:cut, zwoerd/zwoerden, zwoerdjes, zure zult, gandaham, ardennerham, boerenham
  pt carne de porco ; porco, leitão, secretos de porco, febras, farinheira/farinheiras, torresmo/torresmos, orelheira, rojões, chouriça/chouriças, salpicão, butelo, focinho/focinhos, courato/couratos, pururuca, redenho, cacholeira, pezinhos de coentrada, ?secretos, ?plumas, cachaço, toicinho, paiola
  sv fläskkött ; fläsk, svinekjøtt, svinekød, flesk, flæsk, !gris, griskött, fläsksvål, !svål, rimmad bringa, grisfot, grishuvud, grisöra/grisöron, grissvans/grissvansar, syltgrisfötter, späck, grisknorr/grisknorrar
  first schweine, schweins, schinken, speckw, speckb, speckstr, speckscheib, speckkn, speckkl, varkens, flaskf, flaskk, flaskyt, skinkst, skinkt, baconsk, bacont
  inside schinken, speckwurfel, speckscheibe, speckstreifen
  last schinken, speck, kassler, spek, skinka, flask
pork chop | pork | none |  | 150~
  en ; pork cutlet, pork steak
  de Schweinekotelett, Koteletts:cut ; Schweineschnitzel
  fr côte de porc/côtes de porc, côtelettes de porc
  it braciola di maiale, costoletta di maiale
  es chuleta de cerdo/chuletas de cerdo
  nl varkenskarbonade/varkenskarbonades, karbonade/karbonades ; hamlap, hamlappen, schouderkarbonade/schouderkarbonades
  pt costeleta de porco/costeletas de porco, bife de porco, bifes de porco, bifanas ; bifana
  sv fläskkotlett/fläskkotletter, kotlett/kotletter:cut
pork loin | pork | none
  en loin pork, loin of pork ; pork loin roast, pork roast
  de Schweinerücken, Schweinelachs/Schweinelachse, Schweinekarree, Lummerbraten
  fr longe de porc, rôti de porc, carré de porc
  it lonza di maiale, lombo di maiale, carré di maiale, arista
  es lomo de cerdo, cinta de lomo
  nl varkensrollade, varkensfricandeau, varkenskarbonadestreng, varkenslende
  pt lombo de porco
  sv fläskkarré, fläskytterfilé, fläskkotlettrad
  key usda 10020, agribalyse 28302
pork shoulder | pork | none
  en pork butt, boston butt, shoulder of pork, pork shoulder roast, pork shoulder steak ; pulled pork
  de Schweineschulter, Schweinenacken
  fr épaule de porc, échine de porc, palette de porc
  it spalla di maiale, coppa di maiale, capocollo fresco
  es paletilla de cerdo, aguja de cerdo, paleta de cerdo
  nl varkensschouder, procureur, varkensprocureur
  pt pá de porco, cachaço de porco, paleta de porco
  sv fläskbog, grisbog
  key usda 10070, agribalyse 28001
pork belly | pork | none
  en belly pork
  de Schweinebauch, Bauchspeck ; Wammerl
  fr poitrine de porc
  it pancia di maiale, pancetta fresca
  es panceta de cerdo, tocino fresco
  nl buikspek, speklap/speklappen, varkensbuik
  pt barriga de porco, entremeada, toucinho entremeado
  sv sidfläsk, fläsksida
  key usda 10005, agribalyse 28002
pork tenderloin | pork | none |  | 505
  en pork fillet
  de Schweinefilet, Schweinelende
  fr filet mignon de porc, filet mignon
  it filetto di maiale
  es solomillo de cerdo
  nl varkenshaas/varkenshaasjes
  pt lombinho de porco, lombinhos de porco, filé mignon suíno, filé de porco ; lombinho/lombinhos:cut
  sv fläskfilé/fläskfiléer
  key usda 10060, agribalyse 28201
pork ribs | pork | none
  en spare rib, sparerib, pork rib, ??rib:cut, pork spare rib, rack of ribs ; baby back rib, rack of rib:cut, bbq rib:cut, barbecue rib:cut, smoked rib:cut, sticky rib:cut, country style rib:cut, meaty rib:cut
  de Spareribs, Schälrippchen, Rippchen:cut
  fr travers de porc
  it costine di maiale, costine=ribs
  es costillas de cerdo, costillas:cut=ribs
  nl spareribs, sparerib, varkensribben ; krabbetje/krabbetjes
  pt entrecosto, costelinha de porco/costelinhas de porco, piano de porco
  sv revbensspjäll, tjocka revben
ham hock | pork | none |  | 500~
  en pork knuckle, pork hock, smoked ham hock, pork shank ; trotter, pig trotter
  de Schweinshaxe/Schweinshaxen, Eisbein, Schweinshachse, Schinkeneisbein ; Schweinsfüße
  fr jarret de porc/jarrets de porc, jambonneau ; pied de porc, pieds de porc
  it stinco di maiale/stinchi di maiale, stinco ; zampone, zampetti di maiale
  es codillo/codillos, codillo de cerdo ; manitas de cerdo, mano de cerdo
  nl varkensschenkel, hamschijf, varkenspoot ; varkenspootjes
  pt joelho de porco, pernil de porco ; chispe, pé de porco
  sv fläsklägg/fläsklägg, rimmad fläsklägg ; grisfötter
ground pork | pork | none
  en pork mince, minced pork
  de Schweinehack, Schweinemett, Mett ; Zwiebelmett
  fr porc haché
  it carne macinata di maiale, macinato di maiale
  es carne picada de cerdo
  nl varkensgehakt
  pt carne picada de porco, porco picado, carne moída de porco
  sv fläskfärs
  key usda 10219, agribalyse 30051
sausage meat | meat | gluten? milk? mustard? celery?
  en sausagemeat, ground sausage, bulk sausage, pork sausage meat ; breakfast sausage, italian sausage meat, ground italian sausage
  de Wurstbrät, Bratwurstbrät
  fr chair à saucisse, farce à saucisse
  it pasta di salsiccia, impasto di salsiccia
  es carne de salchicha
  nl worstvlees, braadworstvlees
  pt carne de salsicha, carne de linguiça
  sv korvsmet
sausage | meat | gluten? milk? mustard? celery? |  | 70~
  en pork sausage, link sausage, fresh sausage, sausage link ; italian sausage, bratwurst, cumberland sausage, salsiccia, luganega, chipolata, turkey sausage:poultry, chicken sausage:chicken, spicy italian sausage, sweet italian sausage, banger
  de Wurst/Würste, Würstchen ; Bratwurst/Bratwürste, Lyoner, Saitlinge, Nürnberger, Cevapcici, Fleischwurst, Bockwurst, Weißwurst, Wienerle, Kabanos, Kaminwurz/Kaminwurzen, Cipollata
  fr saucisse/saucisses ; saucisse de Toulouse/saucisses de Toulouse, chipolatas, chipolata, cervelas, andouillette/andouillettes, boudins, knacks, knackis, charcuterie, diots, figatelli, pormoniers, knacki, chipo/chipos
  it salsiccia/salsicce, salsiccia fresca ; luganega, cervellata, salamella/salamelle, salama da sugo, luganiga, verzino/verzini, cervellatina/cervellatine
  es salchicha/salchichas, salchichas frescas ; longaniza, butifarra, longanizas, butifarras, chistorra, embutidos frescos, botifarra/botifarras
  nl !worst, worstje/worstjes ; braadworst/braadworsten, knakworst/knakworsten, frikandel/frikandellen, !worsten, saucijs/saucijzen, saucijsje/saucijsjes
  pt salsicha/linguiças ; salsichas, calabresa, linguiça toscana
  sv korv/korvar ; salsiccia, pølse/pølser, wienerkorv
  key usda 07063, agribalyse 30110
merguez/merguez | meat | none |  | 50~
  de Merguez
  fr merguez
  it merguez
  es merguez
  nl merguez, merguezworst/merguezworstjes
  pt merguez
  sv merguez
lamb | lamb | none
  en lamb meat, diced lamb, stewing lamb, lamb stew meat ; mutton, lamb neck, lamb neck fillet, hogget
  de Lammfleisch, Lamm, Lammgulasch ; Lammlachs/Lammlachse, Hammel, Hammelfleisch, Schaffleisch, Schöpsernes
  fr agneau, viande d'agneau, sauté d'agneau ; agneaux, mouton
  it agnello, carne di agnello ; abbacchio, castrato, montone, pecora
  es cordero, carne de cordero ; corderos, lechazo
  nl lamsvlees ; !lam
  pt cordeiro, borrego ; anho
  sv lammkött ; lamm, fårkött
  first lammfl, lammke, lammfi, lammha, lammko, lammru, lammsch, lammla, lammst, lammf, lammk, lamsv, lamsk, lamsr, lamsg, lamsf
  last lammkeule, lammfilet
lamb leg | lamb | none |  | 2000~
  en leg of lamb, leg lamb, gigot
  de Lammkeule
  fr gigot d'agneau, gigot
  it cosciotto di agnello, coscia di agnello
  es pierna de cordero
  nl lamsbout, lamsboutje
  pt perna de borrego, perna de cordeiro, perna de anho
  sv lammstek, lammlår, lammfiol
  key usda 17011, agribalyse 21502
lamb shoulder | lamb | none |  | 2000~
  en shoulder of lamb, shoulder lamb
  de Lammschulter
  fr épaule d'agneau
  it spalla di agnello
  es paletilla de cordero
  nl lamsschouder
  pt pá de borrego, pá de cordeiro, paleta de cordeiro
  sv lammbog
  key usda 17035, agribalyse 21504
lamb chop | lamb | none |  | 95
  en lamb cutlet, lamb loin chop
  de Lammkotelett/Lammkoteletts
  fr côtelette d'agneau/côtelettes d'agneau
  it costolette di agnello
  es chuletas de cordero
  nl lamskotelet/lamskoteletten
  pt costeleta de borrego/costeletas de borrego, costeletas de cordeiro
  sv lammkotlett/lammkotletter
  key usda 17023, agribalyse 21516
lamb shank | lamb | none |  | 400~
  de Lammhaxe/Lammhaxen, Lammstelze
  fr souris d'agneau, jarret d'agneau
  it stinco di agnello/stinchi di agnello
  es jarrete de cordero/jarretes de cordero, codillo de cordero
  nl lamsschenkel/lamsschenkels
  pt perna dianteira de borrego, jarrete de borrego, chambão de borrego
  sv lammlägg
rack of lamb/racks of lamb | lamb | none |  | 600~
  en lamb rack, rack lamb
  de Lammkarree, Lammrücken
  fr carré d'agneau
  it carré di agnello
  es carré de cordero, costillar de cordero
  nl lamsrack, lamskroon
  pt carré de borrego, carré de cordeiro
  sv lammracks, lammrack, lammkarré
ground lamb | lamb | none
  en lamb mince, minced lamb
  de Lammhackfleisch, Lammhack
  fr agneau haché, viande d'agneau hachée
  it macinato di agnello, carne macinata di agnello
  es carne picada de cordero, cordero picado, cordero molido
  nl lamsgehakt
  pt carne picada de borrego, borrego picado, cordeiro moído
  sv lammfärs
  key usda 17224, agribalyse 21504
venison | game | none
  en deer ; venison mince
  de Rehfleisch, Hirschfleisch ; Reh, Hirsch, Hirschgulasch, Rehrücken
  fr biche ; chevreuil, cerf
  it carne di cervo ; cervo, capriolo
  es corzo, carne de ciervo ; ciervo, venado
  nl hertenvlees, hert, ?ree, hertenbiefstuk
  pt veado, carne de veado
  sv hjortkött, rådjurskött, hjort, rådjur
  key usda 17164
goat | lamb | none
  en goat meat, ??kid, leg of kid, kid shoulder, kid meat, kid goat
  de Ziegenfleisch, Zicklein ; Kitz, Kitzfleisch
  fr viande de chèvre, chevreau, cabri
  it carne di capra, capretto
  es carne de cabra, cabrito
  nl geitenvlees
  pt carne de cabra, cabrito ; chanfana
  sv getkött, killing
??game/game | game | none |  |  | g
  en game meat ; bison, elk, reindeer, kangaroo, moose, woodcock, crocodile, alligator, emu, buffalo mince, buffalo steak, snipe/snipe, ??turtle, turtle soup, turtle meat, squirrel, caribou, antelope, springbok, kudu, zebra meat, bear meat, beaver meat, raccoon, opossum, muskrat, iguana, rattlesnake, whale meat, seal meat, guinea pig, mealworm, ?cricket, cricket powder, silkworm, ?grasshopper, ?scorpion
  de !Wild, Wildfleisch ; Bekassine/Bekassinen, Schnepfe/Schnepfen, ??Schildkröte/Schildkröten, Schildkrötenfleisch, Schildkrötensuppe, Rentier, Bärenschinken, Elchfleisch, Elchbraten, Dachs, Murmeltier, Mehlwurm/Mehlwürmer, Wildbret, Rehschlögel, Rehschlegel
  fr gibier/gibiers ; bécassine/bécassines, bécasse/bécasses, ??tortue/tortues, soupe de tortue, viande de renne, ver de farine/vers de farine
  it selvaggina, cacciagione ; beccaccino/beccaccini, beccaccia/beccacce, ??tartaruga/tartarughe, carne di renna
  es carne de caza ; agachadiza/agachadizas, becada/becadas, ??tortuga/tortugas, carne de reno, chapulín/chapulines, escamoles, gusano de maguey/gusanos de maguey, jumiles, hormiga culona/hormigas culonas
  nl !wild, wildvlees ; watersnip/watersnippen, ??schildpad/schildpadden, schildpadsoep, rendiervlees, elandvlees, meelworm/meelwormen
  pt carne de caça ; narceja/narcejas, galinhola/galinholas, ??tartaruga/tartarugas, içá/içás, tanajura/tanajuras
  sv viltkött, !vilt ; älgkött, älgfärs, renskav, renkött, reinsdyr, !älg, renfilé, beckasin/beckasiner, morkulla/morkullor, ??sköldpadda/sköldpaddor, sköldpaddssoppa, viltskav, ?ren, älgskav, björnkött, björnstek, mjölmask/mjölmaskar
  first hjortst, hjortf, hjortk, hirschl, hirschf, hirschg, hirschk, hirschr, hirschb, hirschs, rehf, rehk, rehr, rehg, wildschwein, kaninchen, konijnen, herten, wildfleisch, wildgulasch
foie gras | poultry | none |  |  | f
  en foiegras
  de Stopfleber, Gänseleber, Gänsestopfleber, Gänseleberparfait
  fr foie gras
  it foie gras, fegato d'oca, fegato grasso
  es foie gras, ?foie
  nl foie gras, ganzenlever, eendenlever
  pt foie gras
  sv foie gras, anklever, gåslever
  key usda 05150, agribalyse 40121
meatballs | meat | gluten? eggs? milk? |  | 20~
  en meatball ; kofta:cut, kofte:cut, kefta:cut, faggot/faggots
  de Fleischbällchen, Hackbällchen, Fleischklößchen ; Frikadellen, Frikadelle, Buletten, Bulette, Fleischpflanzerl, Königsberger Klopse, Köfte:cut, Boulette/Bouletten, Fleischlaberl, Fleischküchle, Hacktätschli, Klopse:cut, Klops:cut, Bratklops/Bratklopse, faschiertes Laibchen/faschierte Laibchen, Adrio/Adrios
  fr boulettes de viande, boulette de viande, boulettes de bœuf ; kefta/keftas:cut, caillettes, crépinette/crépinettes, paupiettes:cut, ??boulette/boulettes:cut, fricadelle/fricadelles, attriau/attriaux
  it polpette di carne, polpetta di carne ; fegatelli
  es albóndigas:cut, albóndiga:cut, albóndigas de carne
  nl gehaktballen, gehaktbal, gehaktballetjes ; slavink/slavinken, bitterbal/bitterballen, blinde vink/blinde vinken
  pt almôndegas:cut, almôndega:cut ; kafta/kaftas:cut, croquetes de carne
  sv köttbullar, köttbulle ; wallenbergare, frikadeller, färsbiff/färsbiffar
poultry/poultry | poultry | none |  |  | g
  en ; duckling, squab, guineafowl, ostrich, parson s nose, gribenes
  de Geflügel
  fr volaille/volailles ; abattis, jambonnette/jambonnettes, cou farci
  it pollame ; rigaglie
  es ?ave, carne de ave, de ave ; menudillo/menudillos, menudencias
  nl gevogelte ; maagje/maagjes, kippenmaagje/kippenmaagjes
  pt aves, carne de aves
  sv fågel, fågelkött ; krås, kråsar, fågelskrov
  first puten, truten, truthahn, entenbr, entenk, entenfi, entenfl, entensch, entenfe, entenfo, entenle, entenr, gansebr, gansek, gansesch, gansele, gansefe, geflugel, wachtelbr, wachtelk, fasanenb, taubenb, kalkoen, eendenb, eendenv, kalkon
  inside geflugel
  last truthahn, geflugel, kalkoen, kalkon
meat | cut | none |  |  | g
  en ; shepherd's pie:meat, cottage pie:meat, scotch broth:meat, toad in the hole:meat, cock a leekie:poultry, peperami:meat, chops:cut, schnitzel/schnitzels:cut, shank/shanks, hotdog/hotdogs:meat, meatloaf/meatloaves:meat, jerky:meat, haggis:meat, spam:meat, cold cuts:meat, burger patties:meat, cheeseburger/cheeseburgers:meat, frog legs:meat, frogs legs:meat, frogs leg:meat, giblets:meat, gizzard:poultry, ??thigh:poultry, ??breast:poultry, rasher:pork, saveloy:meat, boerewors:meat, lap cheong:pork, ??brats:meat, ??kebab:meat, ??gyros:meat, ??doner:meat, loin:cut, hock:cut, fillet:cut, shin:cut, ??belly/bellies:cut, belly slice:cut, belly strip:cut, ??shoulder:cut, shoulder joint:cut, shoulder roast:cut, shoulder steak:cut, ??heart:cut, ??tongue:meat, smoked tongue:meat, pickled tongue:meat, cooked tongue:meat, carpaccio:cut, tartare:cut, shawarma:cut, ??horse:meat, horsemeat:meat, horse steak:meat, ?roast/roasts:cut, birria:cut, drumette/drumettes:cut, scrapple:pork, souse meat:pork, picadillo:cut, menudo soup, carne asada:beef, lechon:pork, scrag end:lamb, ?camel/camels, camel meat, pemmican, ??leg/legs:cut, ?joint/joints:cut, ?burger:cut, ?blood:meat, ?spleen:meat, polony:meat, ?snag/snags:meat, kolbasa:meat, ?souse:pork, goetta:pork, livermush:pork, ?carcass:cut, kishke:meat, ?frog:meat, ??cordon bleu/cordons bleus:cut, rocky mountain oyster:meat, mountain oyster:meat
  de Fleisch ; Steaks:cut, Milzschnitten:meat, Milzschnitte:meat, ?Lunge:meat, Kotelett:cut, Filetsteak, Gulasch:meat, Geschnetzeltes:meat, Brüstchen:cut, Brustfilet/Brustfilets:cut, Schnitzerl:cut, Schnitzeln:cut, Leberkäse:meat, Innereien:meat, Hackepeter:meat, Leberkäs:meat, Froschschenkel:meat, ??Zunge:meat, ??Kebap:meat, ??Döner:meat, Lende/Lenden:cut, !Filet/Filets:cut, Haxe/Haxen:cut, Hachse/Hachsen:cut, ??Bauch:cut, Bauchscheibe/Bauchscheiben:cut, ??Schulter/Schultern:cut, Schulterbraten:cut, ??Nacken:cut, ??Wade/Waden:cut, ??Herz/Herzen:cut, ??Rippe/Rippen:cut, ??Knochen:cut, ??Flügel:cut, Schawarma:cut, ??Pferd:meat, Pferdefleisch:meat, Rossfleisch:meat, ?Braten:cut, Beuschel, Lüngerl, falscher Hase, Hirschsalsiz, Gschnetzeltes, !Stelze/Stelzen:cut, Bäckchen:cut, Labskaus, Fleischkäse:meat, ??Keule/Keulen:cut, ??Schlegel:cut, ??Stelze/Stelzen:cut, Rollbraten:cut, ?Aufschnitt:meat, Schüfeli:pork, Schäufeli:pork, Gschnetzlets:meat, Gschnätzlets:meat, Voressen:meat, Pörkölt:meat, !Milz:meat, Euter:meat, Kuheuter:meat, Beuscherl:meat, ??Plätzli:cut, Panhas:meat, !Knipp:meat, !Pinkel:meat, Pinkelwurst:meat, ?Ragout:cut, Mettgut:pork, Kochsalami:meat, Haussulz:meat, !Sulz:meat, saure Zipfel:meat, Krustenbraten:cut, Kümmelbraten:cut, Schopfbraten:cut, ?Karree:cut, Hinterhaxe/Hinterhaxen:cut, ?Hüfte:cut, ?Oberschale:cut, ?Unterschale:cut, ?Huft:cut, Nierstück:cut, Mocken:cut, Chügelipastete:meat, Brätkügeli:meat, Brätchügeli:meat, Karkasse/Karkassen:cut, Naturdarm/Naturdärme:meat, Schafsaitling/Schafsaitlinge:meat, ?Schwarte/Schwarten:cut, Zürigschnetzlets:meat, Chalbsgschnetzlets:beef
  fr viande/viandes ; ??suprême/suprêmes:cut, côtelette/côtelettes, cuisses de grenouille:meat, ??langue:meat, longe/longes:cut, ??filet/filets:cut, jarret/jarrets:cut, ??ventre:cut, ??poitrine:cut, ??épaule/épaules:cut, ??cœur/cœurs:cut, ??côte/côtes:cut, ??travers:cut, ??os:cut, ??aile/ailes:cut, chawarma:cut, ??cheval:meat, viande de cheval:meat, viande chevaline:meat, steak de cheval:meat, !?rôti/rôtis:cut, aiguillette/aiguillettes:cut, pieds paquets, amourettes de veau, farce de viande, farce à la viande, ?museau:pork, museau vinaigrette:pork, hachis parmentier:meat, pâté en croûte:meat, ??cuisse/cuisses:cut, ??hachis:meat, abats:meat, animelles:meat, ??galantine/galantines:cut, ??ballottine/ballottines:cut, oiseau sans tête/oiseaux sans tête:meat, godiveau:meat, boyau/boyaux:meat, chair à farcir:meat, ?carcasse/carcasses:cut, sanquette:meat
  it carne/carni ; ??involtino/involtini:cut, cotoletta/cotolette, braciola/braciole, spezzatino, lonza, polpette, polpettone, macinato di:meat, frattaglie:meat, cosce di rana:meat, ?rane:meat, lombata/lombate:cut, ??lombo/lombi:cut, ??filetto/filetti:cut, ??geretto/geretti:cut, ??muscolo:cut, ??pancia:cut, ??spalla:cut, ??cuore/cuori:cut, ??lingua/lingue:meat, ??costola/costole:cut, ??osso/ossi:cut, ??ossa:cut, ??ala/ali:cut, ??cavallo:meat, carne di cavallo:meat, carne equina:meat, ?arrosto/arrosti:cut, coratella, coratella di agnello, pajata, !milza, rigatino:pork, polmone di vitello, ??coscia/cosce:cut, ?ragù:cut, ragù alla bolognese:meat, ragù bolognese:meat, ragù di carne:meat, ?polmone:meat, quinto quarto:meat, ??saltimbocca:cut, ?bollito:cut, ?lesso:cut, costata/costate:cut, ?fiorentina/fiorentine:cut, ?zampe:cut, ?carcassa/carcasse:cut, ?sangue:meat
  es carne/carnes ; filete/filetes, lomo/lomos, chuleta/chuletas, costilla, solomillo/solomillos, bistecs, hamburguesa/hamburguesas, ancas de rana:meat, ??lengua:meat, jarrete/jarretes:cut, ??panza:cut, ??vientre:cut, ??falda:cut, ??paletilla/paletillas:cut, ??espaldilla:cut, ??corazón/corazones:cut, ??hueso/huesos:cut, ??ala/alas:cut, ?caballo:meat, carne de caballo:meat, carne de potro:meat, ?asado/asados:cut, !criadilla/criadillas, birria, asadura, chinchulines, zarajos, bofe, mollejas de ternera, callos a la madrileña, morros de cerdo:pork, manitas:cut, manita:cut, ??patita/patitas:cut, pezuña/pezuñas:cut, ??oreja/orejas:cut, ?morro/morros:cut, ?rabo/rabos:cut, ?bazo:meat, tripa gorda:meat, gallinejas:meat, entresijos:meat, ubre/ubres:meat, ?sangre:meat, sangre encebollada:meat, sangrecita:meat, higadillos:meat, higadillo:meat, ?milanesa/milanesas:cut, churrasco:cut, rabadilla:cut, ?babilla:cut, brazuelo:cut, ?pancita:meat, ?tripa:meat, ?pata/patas:cut, pescuezo/pescuezos:cut, ?carcasa/carcasas:cut
  nl vlees, vleeswaren ; vleesreepjes, filet americain:meat, lende/lendes:cut, ??filet/filets:cut, schenkel/schenkels:cut, ??buik:cut, buiklap/buiklappen:cut, ??schouder/schouders:cut, ??hart/harten:cut, ??rib/ribben:cut, ribbetjes:cut, ??bot/botten:cut, ??vleugel/vleugels:cut, rundertong:meat, ossentong:meat, kalfstong:meat, tartaar:cut, shoarma:cut, ??paard:meat, paardenvlees:meat, paardenrookvlees:meat, ?gebraad:cut, !kroket/kroketten, hersens, ossenhersenen, !mexicano, tongenworst, ??bout/bouten:cut, ?milt:meat, uier/uiers:meat, orgaanvlees:meat, soeppoulet:meat, soepballetjes:meat, ?nier/nieren:meat, ?karkas/karkassen:cut
  pt carne/carnes ; costela/costelas, costelinha, lombo, miúdos:meat, ??filé/filés:cut, ??filete/filetes:cut, ??jarrete/jarretes:cut, ??barriga:cut, ??coração/corações:cut, ??língua/línguas:meat, ??osso/ossos:cut, ??asa/asas:cut, ??cavalo:meat, carne de cavalo:meat, ?assado/assados:cut, costeleta/costeletas:cut, bisteca/bistecas:cut, maranhos, ??coxa/coxas:cut, hambúrguer/hambúrgueres:cut, ?picadinho:cut, mãozinhas:cut, mãozinha:cut, ??bochecha/bochechas:cut, fressura:meat, sarrabulho:meat, sangue cozido:meat, ?baço:meat, buchada:meat, úbere:meat, pernil/pernis:cut, salsichão/salsichões:meat, cabidela:meat, sarapatel:meat, ?tripa:meat, ?sangue:meat, coraçõezinhos:cut, ?pescoço/pescoços:cut
  sv kött ; kjøtt, färs, kjøttdeig:meat, kjøttboller:meat, kjøttkaker:meat, kødboller:meat, ytterfilé/ytterfiléer:cut, innerfilé/innerfiléer:cut, ??filé/filéer:cut, ??lägg:cut, ??buk:cut, ??bog:cut, ??hjärta/hjärtan:cut, ??tunga/tungor:meat, ??revben:cut, ??ben:cut, ??vinge/vingar:cut, ??häst:meat, hästkött:meat, ?stek/stekar:cut, pölsa, lungmos, leverbiff, dillkött, !bringa:cut, !chark, !revbenspjäll:pork, ??lår:cut, hamburgare:cut, !lunga:meat, mjälte:meat, inälvor:meat, juver:meat, ?blod:meat, grisblod:pork, paltbröd:meat, ?skav:meat, kalvfot:beef, kalvfötter:beef, järpe/järpar:cut, innanlår:cut, ytterlår:cut, ?karré:cut, !spjäll:cut, buljongben:cut, hönsfond:chicken
  first:meat wurstch, wursts, bratwurst, wurst, hackfleisch, hackbra, hackball, hacksteak, gehaktb, korv, frikadell, leberk, lebers, leberp
  last:meat wurst, wurstle, wurstel, wurste, wurstchen, bratwurste, hackfleisch, gulasch, leber, gehakt, worst, worstjes, worsten, korv, kottfars, blandfars, fars
  first:cut fleisch, vlees, kottb, kottg
  inside:cut fleisch
  en ; ??cheek:cut
  fr ; ??joue/joues:cut
  it ; ??guancia/guance:cut
  last:cut fleisch, vlees, kott, kjott, schnitzel, kotelett, koteletts, steak, steaks, schnitzeln, schnitzerl, brustchen, filet, filets, geschnetzeltes, gschnatzlets
`;
