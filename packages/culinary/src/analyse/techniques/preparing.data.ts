/** Techniques before the fire and after it, written as `read-techniques.ts` says. */
export const preparing = `
marinate | Marinating
  : Salt, acid and aroma work on the surface of food before it is cooked.
  en marinate, marinating
  de marinieren, ^mariniere, einlegen .. marinade
  fr marin-er, faire mariner, laisser mariner
  it marin-are, lasciate marinare, fate marinare
  es marin-ar, adob-ar
  nl marineren, ^marineer
  pt marin-ar, deixar marinar
  sv marinera, ^marinera
brine | Brining
  : Salted water seasons meat to the middle and helps it hold its juice.
  en ^brine, brining
  de in salzlake, lake einlegen, pokeln
  fr +saumure, saumur-er
  it +salamoia
  es +salmuera
  nl pekelen, ^pekel
  pt +salmoura
  sv rimma, +saltlake, ^rimma
cure | Curing
  : Salt and sugar draw water out, so that meat or fish keeps and firms.
  en ^cure, curing
  de beizen, ^beize, trockenpokeln
  fr faire secher .. sel, mettre en salaison, gravlax
  it mettere sotto sale, mettete sotto sale
  es cur-ar en sal, curar
  nl zouten .. trekken
  pt curar, cure em sal
  sv grava, ^grava
pickle | Pickling
  : Vinegar or brine keeps vegetables crisp and sharp.
  en ^pickle, pickling
  de sauer einlegen, in essig einlegen, einlegen
  fr faire des pickles, conserver au vinaigre, confire au vinaigre
  it mettere sott aceto, sottaceto
  es encurt-ar, en escabeche, escabech-ar
  nl inmaken, inleggen .. azijn
  pt fazer pickles, em conserva de vinagre
  sv lagg in, inlagd .. attika
ferment | Fermenting
  : Microbes turn sugars into acid or alcohol, and bring new aromas.
  en ferment, fermenting
  de fermentieren, vergaren, garen lassen .. tage
  fr ferment-er, laisser fermenter
  it ferment-are, lasciate fermentare
  es ferment-ar
  nl fermenteren, gisten
  pt ferment-ar
  sv fermentera, ^fermentera
macerate | Macerating
  : Sugar or spirits draw juice out of fruit, which softens in it.
  en macerate, macerating
  de mazerieren, saft ziehen, durchziehen lassen
  fr macer-er, laisser macerer, faire macerer
  it macer-are, lasciate macerare
  es macer-ar, dejar macerar
  nl macereren
  pt macer-ar
  sv sockra .. dra
soak | Soaking
  : Dry pulses, bread or fruit take up water before they are cooked.
  en soak, soaking
  de einweichen, ^weiche .. ein
  fr tremp-er, faire tremper, laisser tremper
  it ammoll-are, mettete in ammollo, mettere in ammollo, metti in ammollo
  es remoj-ar, en remojo
  nl weken, ^week, laten weken
  pt demolh-ar, de molho
  sv blotlagg, blotlagga
purge | Salting to draw water
  : Salt pulls water out of aubergine, cucumber or cabbage before it can thin the dish.
  en sprinkle .. salt .. drain, salt the aubergine, salt the cucumber, purge
  de salz .. wasser ziehen, entwassern
  fr degorg-er, faire degorger
  it spurg-are, fate spurgare, perdere l acqua
  es sudar con sal, desflem-ar
  nl laten uitlekken met zout
  pt desidrat-ar com sal
  sv salta .. vattnas ur
dry-rub | Dry rubbing
  : Spices and salt are rubbed onto meat and form its crust.
  en ^rub, rub .. all over, dry rub, rub .. with the spice
  de einreiben, ^reibe .. ein
  fr frott-er
  it massaggi-are, strofin-are
  es frot-ar, masaje-ar
  nl inwrijven, wrijf .. in
  pt esfreg-ar
  sv gnid in, gnid
dredge | Dredging
  : A dusting of flour dries the surface, so that it browns and thickens the sauce.
  en dredge, dredging, dust .. with flour, coat .. in flour, toss .. in flour, toss .. flour
  de mehlieren, in mehl wenden
  fr farin-er, passer dans la farine
  it infarin-are
  es enharin-ar, reboz-ar, pasar por harina
  nl bebloemen, wentel .. bloem, haal door de bloem
  pt passe por farinha, enfarinh-ar, passar por farinha
  sv vand .. mjol, mjola
bread | Breading
  : Flour, egg and crumbs make a crust that keeps the inside moist.
  en ^bread, breading, coat .. breadcrumbs, coat .. crumbs, roll .. breadcrumbs, dip .. breadcrumbs
  de panieren, ^paniere
  fr pan-er, enrober .. chapelure
  it impan-are, pass-are nel pangrattato
  es empan-ar, pasar por pan rallado
  nl paneren, ^paneer
  pt panar, empan-ar
  sv panera, ^panera
stuff | Stuffing
  : A filling cooks inside meat, vegetables or pasta and seasons it from within.
  en ^stuff, stuffing, stuff the
  de fullen, ^fulle
  fr farc-ir, farcissez
  it farc-ire, farcite, ripien-are
  es rellen-ar
  nl vullen, ^vul
  pt reche-ar
  sv fyll .. med, fylla
truss | Trussing
  : String keeps a bird or a roll compact, so that it cooks evenly.
  en truss, trussing, tie .. string, tie .. twine
  de dressieren .. geflugel, +kuchengarn, zusammenbinden
  fr brid-er, ficel-er
  it leg-are .. spago
  es brid-ar, at-ar .. hilo
  nl opbinden, +keukentouw
  pt amarr-ar .. barbante
  sv bind upp, steksnore
skewer | Threading on skewers
  : Pieces of one size on a stick cook together and turn easily.
  en thread .. skewers, skewer the, thread onto, thread .. onto
  de spiesse stecken, aufspiessen
  fr embroch-er, enfil-er .. brochettes
  it infilz-are .. spiedini, infilz-are
  es ensart-ar
  nl rijg .. spiesen, spiesen rijgen
  pt espet-ar
  sv tra upp, tra .. spett
wrap | Wrapping
  : Leaves, dough or ham around food keep it moist and hold it together.
  en ^wrap, wrapping
  de umwickeln, einwickeln, wickeln, ^wickle
  fr envelopp-er, emball-er
  it avvolg-ere
  es envolv-er
  nl omwikkelen, wikkel, inpakken
  pt embrulh-ar, enrol-ar
  sv linda in, linda
glaze | Glazing
  : A sugary or sticky coat is brushed on and cooked to a shine.
  en ^glaze, glazing, brush .. glaze
  de glasieren, ^glasiere
  fr glac-er, lustr-er, napp-er
  it glass-are, lucid-are
  es glase-ar, abrillant-ar
  nl glaceren, glazuren
  pt glac-ar, pincel-ar .. glace
  sv glasera, glasa
dress | Dressing
  : Oil, acid and salt coat leaves shortly before they are eaten.
  en ^dress, dressing the, dress the
  de anmachen, ^mache .. an, salat .. marinieren
  fr assaisonner la salade, assaisonnez la salade
  it condire l insalata, condite l insalata, cond-ire
  es alin-ar, adere-zar
  nl aanmaken, maak .. aan
  pt temper-ar a salada
  sv ringla .. dressing
chill | Chilling
  : Cold firms fat, rests doughs and lets flavours settle.
  en chill, chilling, refrigerate, refrigerating
  de kalt stellen, kuhl stellen, kuhlen, im kuhlschrank, +kuhlschrank
  fr mettre au frais, mettez au frais, au refrigerateur, reserver au frais, reservez au frais, +refrigerateur
  it +frigorifero, in frigo
  es +nevera, +frigorifico, refriger-ar, enfriar .. nevera
  nl +koelkast
  pt +geladeira, +frigorifico, refriger-ar
  sv +kylskap, stall kallt, i kylen
rest | Resting
  : Juices thicken and dough relaxes when both are left in peace.
  en let .. rest, leave .. rest, ^rest the, ^rest for, to rest, resting
  de ruhen lassen, ruhen
  fr laisser reposer
  it lasciate riposare, fate riposare, riposare
  es dejar reposar, reposar
  nl laten rusten, laat .. rusten
  pt deixar descansar, deixar repousar
  sv lat .. vila, vila
`;
