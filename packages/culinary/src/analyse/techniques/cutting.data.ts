/** Techniques of the knife, the grater and the mill, written as `read-techniques.ts` says. */
export const cutting = `
peel | Peeling
  : The skin comes off where it is tough, bitter or earthy.
  en peel, peeling
  de schalen, ^schale, hauten, pellen
  fr epluch-er, pel-er
  it sbucci-are, pel-are
  es pel-ar
  nl schillen, ^schil, pellen, ^pel
  pt descasc-ar
  sv skala, ^skala
chop | Chopping
  : Rough or fine pieces, cut without measuring.
  en chop, chopping
  de hacken, ^hacke, grob hacken, kleinschneiden
  fr hach-er, concass-er
  it trit-are
  es pic-ar
  nl hakken, ^hak, ^snijd .. fijn, fijnsnijden
  pt pic-ar
  sv hacka, ^hacka
dice | Dicing
  : Even cubes cook in the same time and look neat.
  en ^dice, dicing, ^cube, cut .. into cubes, cut .. into dice
  de wurfeln, ^wurfle, schneiden .. wurfel, in wurfel schneiden, wurfel schneiden
  fr coup-er .. des, taill-er .. des, coup-er .. cubes
  it tagli-are .. cubetti, tagli-are .. dadini
  es cort-ar .. dados, cort-ar .. cubos, cort-ar .. daditos
  nl snijd .. blokjes, blokjes snijden, snijden .. blokjes
  pt cort-ar .. cubos
  sv tarna, ^tarna
slice | Slicing
  : Even slices, thin for quick cooking and thick for bite.
  en ^slice, slicing
  de in scheiben schneiden, schneiden .. scheiben, aufschneiden, scheiben schneiden
  fr eminc-er, coup-er .. rondelles, tranch-er, coup-er .. tranches
  it affett-are, tagli-are .. fette, tagli-are .. rondelle
  es cort-ar .. rodajas, cort-ar .. laminas, lamin-ar, cort-ar .. rebanadas
  nl snijd .. plakjes, plakjes snijden, snijden .. plakken
  pt cort-ar .. fatias, cort-ar .. rodelas, fati-ar
  sv skiva, ^skiva, skar .. skivor
mince | Mincing
  : The finest cut of the knife, which gives all the aroma at once.
  en mince, mincing, chop finely, finely chop, very finely chop
  de fein hacken, durch den fleischwolf drehen, feinhacken
  fr cisel-er, hacher finement, hachez finement
  it trit-are finemente, tritate finemente
  es picar finamente, picar muy fino, pica finamente
  nl fijnhakken, hak .. fijn
  pt pic-ar finamente
  sv finhacka, ^finhacka
julienne | Cutting into julienne
  : Matchsticks of equal thickness, which cook in moments.
  en +julienne, +matchsticks
  de +julienne, feine streifen schneiden
  fr +julienne
  it +julienne
  es +juliana
  nl +julienne
  pt +juliana
  sv strimla, ^strimla
grate | Grating
  : The grater tears food into shreds that melt or mix easily.
  en grate, grating, coarsely grate
  de reiben, ^reibe, raspeln, ^rasple
  fr rap-er
  it grattugi-are
  es rall-ar
  nl raspen, ^rasp
  pt ral-ar
  sv riva, ^riv
zest | Zesting
  : Only the coloured skin of citrus is taken; the white below is bitter.
  en ^zest, zesting
  de schale .. abreiben, abreiben
  fr zest-er, prelever le zeste, prelevez le zeste
  it grattugiate la scorza, grattugiare la scorza
  es rallar la piel, ralla la piel, rallar la cascara
  nl schil .. raspen, rasp de schil
  pt rale a casca, raspas da casca
  sv riv skalet, riv .. skal
core | Coring
  : Seeds and the hard heart of a fruit are cut out.
  en core, coring
  de entkernen, kerngehause entfernen
  fr epepin-er, vider les pommes, ^evid-er
  it togliere il torsolo, privare dei semi, private dei semi, priv-are .. torsolo
  es quitar el corazon, despepit-ar, retirar las semillas
  nl klokhuis verwijderen, verwijder .. klokhuis
  pt retire as sementes, retirar as sementes
  sv karna ur, ^karna
stone | Stoning
  : The stone is taken from cherries, plums or olives.
  en ^stone, pit the, pitting, stoning
  de entsteinen, ^entsteine
  fr denoyaut-er
  it snocciol-are, denoccio-lare
  es deshues-ar .. cerezas, deshues-ar .. aceitunas
  nl ontpitten, ^ontpit
  pt descaroc-ar
  sv karna ur .. korsbar
segment | Segmenting citrus
  : Flesh is cut from between the membranes, so that nothing bitter remains.
  en segment, segmenting
  de filetieren .. orangen, orangen filetieren, zitrusfruchte filetieren
  fr lever les supremes, prelever les supremes, supremes
  it pelare a vivo, pelate a vivo
  es sacar los gajos, gajos .. sin piel
  nl partjes snijden .. vlies
  pt retire os gomos
  sv filea .. apelsin
fillet | Filleting
  : The flesh is cut off the bones in one piece.
  en fillet the, filleting
  de filetieren, ^filetiere
  fr lever les filets, filet-er
  it sfilett-are
  es filete-ar, sacar los filetes
  nl fileren, ^fileer
  pt filet-ar
  sv filea, ^filea
bone | Boning
  : Bones are cut out, for even cooking or for a filling.
  en debone, deboning, ^bone, boning, spatchcock
  de entbeinen, auslosen, ausbeinen
  fr desoss-er
  it disoss-are
  es deshues-ar
  nl uitbenen, ontbenen
  pt desoss-ar
  sv urbena
butterfly | Butterflying
  : A thick piece is split nearly through and opened flat.
  en butterfly, butterflying
  de schmetterlingsschnitt, aufklappen
  fr en portefeuille
  it aprire a libro, aprite a libro
  es abrir .. libro
  nl openklappen, vlinderen
  pt abr-ir em borboleta
  sv fjarilsskar
carve | Carving
  : Cooked meat is cut across its fibres, so that each bite is short.
  en carve, carving
  de tranchieren, ^tranchiere
  fr decoup-er
  it trinci-are
  es trinch-ar
  nl trancheren, ^trancheer
  pt trinch-ar
  sv tranchera
score | Scoring
  : Shallow cuts let fat run out, heat in, and crusts open where they should.
  en ^score, scoring, slash the
  de einschneiden, einritzen, ^ritze, rautenformig
  fr incis-er, quadrill-er, entaill-er
  it incid-ere, praticate dei tagli
  es hacer cortes, haz cortes, marcar cortes
  nl inkerven, insnijden, ^kerf
  pt faca cortes, fazer cortes
  sv skara, snitta
shred | Shredding
  : Cooked meat is pulled, or leaves are cut, into strands.
  en shred, shredding, pull apart
  de zerpflucken, zerrupfen, auseinanderzupfen
  fr effiloch-er, effeuill-er
  it sfilacci-are
  es desmenuz-ar, deshebr-ar, deshilach-ar
  nl uit elkaar trekken, trek .. uit elkaar
  pt desfi-ar
  sv dra isar, strimla .. kott
crush | Crushing
  : Pressure breaks cells open and sets the aroma free.
  en crush, crushing, pound, pounding, bruise
  de zerdrucken, zerstossen, morsern, zerdrucke
  fr ecras-er, pil-er
  it schiacci-are, pest-are
  es machac-ar, aplast-ar, majar
  nl pletten, kneuzen, ^plet
  pt esmag-ar, amass-ar .. alho
  sv krossa, ^krossa, ^pressa
grind | Grinding
  : A mill or mortar turns spices, nuts or meat into powder or paste.
  en ^grind, grinding, grind them
  de mahlen, ^mahle, vermahlen
  fr moud-re, moulez, broy-er
  it macin-are
  es mol-er, muele
  nl malen, ^maal, vermalen
  pt mo-er, triture .. po
  sv mala, ^mal
tenderise | Tenderising
  : A mallet breaks long fibres, and the piece cooks evenly.
  en tenderise, tenderize, flatten .. rolling pin, pound .. thin
  de plattieren, klopfen, flachklopfen, ^plattiere
  fr aplat-ir, attendrir
  it batt-ere .. carne, batt-ere .. fettine, appiatt-ire
  es aplan-ar, ablandar .. maza
  nl platslaan, plat slaan
  pt bat-er os bifes
  sv banka ut, ^banka
`;
