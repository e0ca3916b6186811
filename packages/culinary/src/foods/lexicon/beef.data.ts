/** Beef, veal and offal. How a food is written: `../read-lexicon.ts`. */
export const beef = `
# Meat and poultry
ground beef | beef | none
  en minced beef, beef mince, hamburger meat, hamburger:meat, lean minced beef, lean mince:meat ; lean ground beef, ground chuck, ground round, ground sirloin, beef patty/beef patties
  de Rinderhackfleisch=minced beef, Rinderhack, Hackfleisch vom Rind, Faschiertes vom Rind ; Tatar, Beefsteakhack
  fr bœuf haché=minced beef, viande de bœuf hachée ; steak haché/steaks hachés:cut=beef patty/beef patties
  it macinato di manzo=minced beef, carne macinata di manzo, ?macinato=minced meat, macinato di bovino, carne trita ; battuta al coltello, ?svizzera/svizzere
  es carne picada de ternera=minced beef, carne molida, carne picada de vacuno
  nl rundergehakt=minced beef
  pt carne moída=minced beef
  sv nötfärs=minced beef ; råbiff/råbiffar, !tartar
  key usda 23572, agribalyse 6256
minced meat | meat | none |  |  | g
  en ?mince, ground meat, mixed mince, mixed minced meat ; minced pork and beef, savoury mince, savory mince
  de Hackfleisch, gemischtes Hackfleisch, ??Hack, Hackfleisch gemischt, Faschiertes ; Hackfleischmischung, ?Gehacktes, gemischtes Gehacktes, Gehacktes gemischt, Gehacktes halb, Gehacktes vom, Gehacktes von, Gehacktes für, Gehacktes zum, Gehacktes aus, Ghackets, Ghackts, Haschee, Hackplätzli, Gehacktes mit, Lammgehacktes:lamb, Wildgehacktes:game
  fr viande hachée ; ?haché
  it carne macinata, tritato misto, carne macinata mista, macinato misto, carne trita mista, macinata
  es carne picada, carne picada mixta, carne molida mixta
  nl gehakt, half-om-half gehakt ; !half-om-half, tartaartje/tartaartjes
  pt carne picada, carne moída mista
  sv köttfärs, blandfärs
beef steak | beef | none |  | 225~
  en steak:cut ; sirloin steak, sirloin, rib eye steak, ribeye, ribeye steak, rump steak, flank steak, skirt steak, fillet steak, ??flank, ??rump, rib eye, strip steak, !bavette, hanger steak, new york strip steak, t bone steak, minute steak, round steak, top sirloin, top sirloin steak, tri-tip, tri tip steak, tri tip roast, london broil, chuck eye, eye of round, top round, bottom round, cube steak, ?skirt
  de Rindersteak, Steak:cut, Rindersteaks ; Rumpsteak
  fr steak:cut, steaks:cut ; entrecôte, bavette, rumsteck, basse côte/basses côtes, tendrons de veau, ?hampe
  it bistecca/bistecche:cut ; controfiletto, tagliata
  es bistec:cut, filete de ternera/filetes de ternera ; entrecot, arrachera, entraña/entrañas
  nl biefstuk/biefstukken, kogelbiefstuk, steak:cut ; entrecote, bavette, rumpsteak, ribeye, runderbiefstuk, klapstuk
  pt bife de vaca/bifes de vaca, bife/bifes:cut ; entrecosto de vaca, bife da vazia, picanha, alcatra, maminha, contrafilé, cupim
  sv biff/biffar, nötbiff ; entrecote, ryggbiff, lövbiff, flankstek, lövbiffar
  key usda 13447, agribalyse 6201
beef fillet | beef | none
  en beef tenderloin, filet mignon, fillet beef, tenderloin:cut, fillet of beef
  de Rinderfilet
  fr filet de bœuf
  it filetto di manzo/filetti di manzo
  es solomillo de ternera/solomillos de ternera
  nl ossenhaas, runderhaas
  pt lombo de vaca, filé mignon, lombo de novilho
  sv oxfilé, nötfilé
beef chuck | beef | none
  en ??chuck, chuck roast, beef chuck roast ; chuck steak, beef shoulder, braising steak, blade steak, pot roast, beef roast, roast beef, beef joint, topside, silverside, beef topside
  de Rinderkamm, Rinderschulter, Rinderbraten, Schmorbraten ; Tafelspitz, Sauerbraten
  fr paleron, macreuse, rôti de bœuf ; rosbif
  it cappello del prete, reale di manzo, arrosto di manzo ; girello, scamone
  es aguja de ternera, espaldilla de ternera, redondo de ternera ; asado de ternera, rosbif
  nl sukadelap/sukadelappen, runderlap/runderlappen, riblap/riblappen ; rosbief
  pt acém, agulha de vaca, chambão ; rosbife
  sv högrev, grytbitar av nöt ; rostbiff, nötstek
  key usda 13815, agribalyse 6270
beef stew meat | beef | none
  en stewing beef, stewing steak, beef stewing meat, stew meat, stew beef, diced beef
  de Rindergulasch
  fr bœuf à braiser, bœuf à mijoter
  it spezzatino di manzo
  es ternera para guisar, carne para guisar
  nl runderstoofvlees, stoofvlees
  pt carne de vaca para estufar, carne para guisado
  sv nötgrytbitar, grytbitar
  key usda 13815, agribalyse 6231
beef brisket | beef | none
  en brisket
  de Rinderbrust
  fr poitrine de bœuf
  it punta di petto di manzo, petto di manzo
  es pecho de ternera, pecho de res, falda de ternera
  nl runderborst, puntborst
  pt peito de vaca, peito bovino
  sv oxbringa, nötbringa
beef short ribs | beef | none |  | 300~
  en beef short rib, short rib ; beef rib, rib beef
  de Rinderrippe/Rinderrippen, Short Ribs, Querrippe, Leiterstück
  fr plat de côtes, côtes de bœuf courtes
  it costine di manzo, biancostato, punta di costole
  es costilla de ternera, costillas de ternera, asado de tira, costilla de res
  nl runderrib/runderribben, shortribs, short rib
  pt costela de vaca, costela bovina, costelas de vaca
  sv högrevsrevben, oxrevben
beef shin | beef | none
  en beef shank, shin beef, shin of beef
  de Rinderbeinscheibe/Rinderbeinscheiben, Rinderwade, Rinderhesse
  fr jarret de bœuf, gîte de bœuf
  it muscolo di manzo, geretto di manzo
  es morcillo, jarrete de vaca, zancarrón
  nl runderschenkel, runderschenkels
  pt chambão de vaca, músculo bovino
  sv oxlägg, nötlägg
oxtail | beef | none
  de Ochsenschwanz/Ochsenschwänze
  fr queue de bœuf/queues de bœuf
  it coda di bue, coda di manzo, coda di vitello
  es rabo de toro, rabo de buey, cola de res
  nl ossenstaart/ossenstaarten
  pt rabo de boi, rabada
  sv oxsvans/oxsvansar
ox cheek | beef | none |  | 400~
  en beef cheek
  de Ochsenbacke/Ochsenbacken, Ochsenbäckchen, Rinderbacke/Rinderbacken, Rinderbäckchen
  fr joue de bœuf/joues de bœuf
  it guancia di manzo/guance di manzo, guanciale di manzo
  es carrillera de ternera/carrilleras de ternera, carrillera/carrilleras:cut, carrillada/carrilladas:cut
  nl runderwang/runderwangen, ossenwang
  pt bochecha de vaca/bochechas de vaca, bochecha de boi
  sv oxkind/oxkinder
beef bones | beef | none
  en ; marrow bone, bone marrow:meat, beef bone, soup bone, veal bone:beef, ??bone, bones for stock, stock bone, ham bone:pork, meaty bone:meat, roasted bone:meat
  de Rinderknochen, Suppenknochen, Markknochen:meat ; Kalbsknochen, Knochenmark, Rindermark, Ochsenmark, Markscheibe/Markscheiben, Markklößchen, Markkloß/Markklöße, Markklößle, Markknödel, Markklöschen
  fr os de bœuf, os à moelle:meat ; os de veau, moelle, moelle de bœuf
  it ossa di manzo, ossi di manzo, osso di manzo ; midollo di bue, ossobuchi con midollo, ?midollo
  es huesos de ternera, hueso de ternera, hueso de caña ; hueso de jamón, tuétano/tuétanos
  nl runderbot, runderbotten, soepbot, mergpijp/mergpijpen ; !merg, rundermerg, mergpijpje/mergpijpjes
  pt ossos de vaca, osso de vaca, tutano
  sv köttben, märgben, nötben ; benmärg, !märg
veal | beef | none
  en ; veal shoulder, stewing veal, veal meat
  de Kalbfleisch ; Kalb, Kalbsbraten, Kalbsschulter
  fr veau ; noix de veau, rôti de veau, épaule de veau, blanquette de veau, viande de veau
  it vitello ; carne di vitello, fesa di vitello, spezzatino di vitello
  es ternera lechal ; carne de ternera blanca
  nl kalfsvlees ; kalf
  pt vitela
  sv kalvkött ; kalv
  key usda 17088, agribalyse 6560
veal escalope | beef | none |  | 120~
  en veal schnitzel ; veal cutlet, veal scallopini, escalope:cut, cutlet:cut, veal scaloppine
  de Kalbsschnitzel, Schnitzel:cut
  fr escalope de veau/escalopes de veau ; escalope/escalopes:cut
  it scaloppina/scaloppine:cut ; fettine di vitello, fettine di manzo
  es escalopes de ternera ; escalope:cut
  nl kalfsschnitzel/kalfsschnitzels, kalfsoester/kalfsoesters
  pt escalope de vitela/escalopes de vitela
  sv kalvschnitzel/kalvschnitzlar, kalvfilé
veal shank | beef | none |  | 300~
  en osso buco, ossobuco
  de Kalbshaxe, Beinscheibe/Beinscheiben
  fr jarret de veau, osso bucco
  it ossobuco, ossibuchi
  es jarrete de ternera, osobuco
  nl kalfsschenkel/kalfsschenkels, ossobuco
  pt ossobuco, chambão de vitela, jarrete de vitela
  sv kalvlägg, osso buco
veal chop | beef | none |  | 250~
  de Kalbskotelett/Kalbskoteletts
  fr côte de veau/côtes de veau
  it costoletta di vitello/costolette di vitello, nodino di vitello
  es chuleta de ternera/chuletas de ternera
  nl kalfskotelet/kalfskoteletten
  pt costeleta de vitela/costeletas de vitela
  sv kalvkotlett/kalvkotletter
ground veal | beef | none
  en minced veal, veal mince
  de Kalbshackfleisch, Kalbshack, Kalbsbrät, Brät
  fr veau haché, viande de veau hachée
  it macinato di vitello, carne macinata di vitello
  es carne picada de ternera blanca, ternera picada
  nl kalfsgehakt
  pt carne picada de vitela, vitela picada
  sv kalvfärs
liver | meat | none
  en ; calf liver:beef, beef liver:beef, pork liver:pork, calf s liver, calves liver, lamb liver:lamb
  de Leber ; Kalbsleber
  fr foie/foies ; foie de veau
  it fegato/fegati ; fegato di vitello
  es hígado/hígados ; higaditos
  nl !lever, runderlever, kalfslever, kippenlever
  pt fígado/fígados, fígado de vaca
  sv !lever, kalvlever, nötlever, grislever
kidneys | meat | none
  en ??kidney ; lamb kidney:lamb, veal kidney:beef
  de Niere/Nieren, Kalbsnieren, Nierchen ; Kalbsnierchen, Schweinenierchen, Lammnierchen:lamb
  fr rognon/rognons
  it rognone/rognoni ; rognoncino/rognoncini
  es riñón/riñones ; riñoncito/riñoncitos
  nl niertjes, niertje
  pt !rim/rins, rins de porco
  sv !njure/njurar, kalvnjure
beef/beef | beef | none |  |  | g
  en ; beefsteak, beefburger, rib roast, prime rib, biltong, wagyu, roastbeef, entrecote, chateaubriand, ox tongue, ??ox/oxen, porterhouse, t bone, feather blade, rump cap, ??flat iron, ??tomahawk, barbacoa, ?cow, cow meat, cow foot, cow heel, ?bull, bull meat, bullock, calf/calves, heifer, droewors, cowheel, cow s heel, neat s foot
  de Rindfleisch, !Rind, vom Rind ; Gulaschfleisch, Rinder, Ochse/Ochsen, Beefsteak, Bündnerfleisch, Rindfleischstreifen, Roastbeef, Rouladen:cut, Ochsenzunge/Ochsenzungen, ?Kuh/Kühe, Kuhfleisch, ??Bulle/Bullen, Bullenfleisch, ??Stier, Jungbulle, Mostbröckli, Ochsenmaul, Ochsenmaulsalat, Kronfleisch, Zwiebelrostbraten, Rostbraten, Beiried, Lungenbraten, Schulterscherzl, weißes Scherzl, Kavalierspitz, Hüferl, Hüferscherzel, !Meisel, Kruspelspitz, Bürgermeisterstück, Pastorenstück, Semerrolle, Schaufelstück, Fehlrippe, Zwerchrippe, Spannrippe, Nierenzapfen, Metzgerstück, Hohrücken, Kälberfuß/Kälberfüße, Ochsenfuß/Ochsenfüße, Kuhfuß/Kuhfüße
  fr bœuf ; viande de bœuf, bœuf bourguignon, gîte, bœufs, rumsteak, romsteck, onglet, faux-filet, plat de côte, tournedos, bourguignon, araignée de bœuf, contre-filet, ?vache/vaches, viande de vache, ??taureau/taureaux, viande de taureau, génisse/génisses, bifteck/biftecks, tende de tranche
  it manzo ; polpa di manzo, carne di manzo, vitellone, vitella, bue, bovino, scottona, fesa di manzo, roastbeef, lesso di manzo, noce di manzo, fassona, ?mucca/mucche, ??toro/tori, carne di toro, nervetti, mocetta, !fesa, ?testina, magatello, sottofesa, coda alla vaccinara
  es ternera, carne de ternera, vacuno ; carne de res, carne de vaca, buey, vaca, de res, chuletón, cecina, filete de vaca, ternera blanca, ??toro/toros, carne de toro, becerro/becerros, machaca, tasajo, suadero, matambre, ropa vieja:cut, tira de asado, colita de cuadril, peceto, cuadril
  nl rundvlees ; rund, rundergehaktballetjes, biefstukjes, rundervlees, ?koe/koeien, koeienvlees, ??stier/stieren, !hachee, sudderlap/sudderlappen, sucadelap/sucadelappen, sucade lap/sucade lappen, magere lap/magere lappen, ossenhaaspuntjes, diamanthaas, staartstuk, sucadelapje/sucadelapjes, sukadelapje/sukadelapjes
  pt carne de vaca, carne de boi, bovina, bovino ; boi, patinho, novilho, coxão mole, fraldinha, ?vaca/vacas, ??touro/touros, bezerro/bezerros, charque, !lagarto bovino, carne de sol, jabá, mocotó, ??músculo, coxão duro
  sv nötkött ; oxkött, oksekjøtt, storfekjøtt, oksekød, ?ko/kor, kokött, ??tjur/tjurar, oxtunga, kalops, pannbiff/pannbiffar, lövbit, fransyska, kalvstek/kalvstekar
  first rindfleisch, rinder, rinds, ochsenschw, ochsenba, kalbs, kalbfleisch, runder, kalfs, notkott, notfars, kalvkott
  last rindfleisch, rundvlees, rundergehakt, notkott, biefstuk
sweetbreads | meat | none
  en sweetbread
  de Kalbsbries, Bries ; !Milken
  fr ris de veau:beef, ris d'agneau
  it animelle, animella
  es mollejas, molleja
  nl zwezerik, zwezeriken, kalfszwezerik
  pt molejas, moleja
  sv kalvbräss, bräss
tripe | meat | none
  en honeycomb tripe, ox tripe
  de Kutteln, Kuttelfleck, Pansen ; Kaldaunen
  fr tripes, gras-double ; tripoux, tablier de sapeur
  it trippa ; lampredotto, centopelli
  es callos, mondongo ; !menudo de res, pancita de res
  nl !pens, runderpens, trijp
  pt ?dobrada, dobradinha, dobrada com feijão, dobrada de vaca, tripas, bucho
  sv komage, oxmage
head cheese | pork | none
  en brawn, headcheese
  de Sülze/Sülzen, Presssack, Presswurst ; Schwartenmagen, Presskopf, Tellersülze, Tellersulz, Schweinesülze
  fr fromage de tête, pâté de tête ; hure de porc, museau de porc
  it testa in cassetta ; soppressata toscana
  es queso de cerdo, queso de cabeza, cabeza de jabalí
  nl hoofdkaas, preskop ; ?zult
  pt cabeça de xara, queijo de porco
  sv pressylta ; ?sylta, kalvsylta, grissylta
??brain/brains | meat | none
  en calf brain/calf brains, calf s brain/calf s brains, pork brain/pork brains, lamb brain/lamb brains, veal brain/veal brains
  de !Hirn, Kalbshirn, Schweinehirn, Lammhirn, Bregen
  fr cervelle/cervelles
  it cervella/cervelle, !cervello, cervello di vitello
  es sesos
  nl !hersenen, kalfshersenen, lamshersenen
  pt ?miolos, miolos de porco, mioleira
  sv !hjärna, kalvhjärna
`;
