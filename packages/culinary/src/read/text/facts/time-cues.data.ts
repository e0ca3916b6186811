import { phrases, words } from '../../../words/word-list.ts';

/** What a time in the head of a recipe may be of; "lone" times are of none of its work: reading, keeping, a way to drive. */
export type TimeCue =
  'prep' | 'cook' | 'rest' | 'whole' | 'mayBeWhole' | 'making' | 'doing' | 'lone';

/**
 * Words beside a time that say what it is of, folded: en de fr it es, then nl pt sv. A star stands for
 * any ending. "mayBeWhole" are labels of any time ("Time: 20 min active"), "making" is the work where
 * another time stands beside it, and all of it where none does ("45 minutes to make"), "doing" is the
 * work too, but the cooking where the time to get ready stands beside it.
 */
export const TIME_CUES: Record<TimeCue, string[]> = {
  prep: [
    ...phrases(`
      get ready, put together, throw together, thrown together, to mix, hands on, hands-on, of work, minutes' work, minute's work, hour's work,
      de boulot, de travail, de main, de tri, de manos, de faena, a preparar
    `),
    ...words(`
      prep preps prepping prepped prepare prepared prepares preparing preparation active
      work working
      chopping assembling assembly mixing peeling slicing kneading labour labor effort
      vorbereit* vorzubereiten arbeit arbeitszeit arbeiten arbeitsaufwand aktiv* aufwand
      schnippel* schnibbel*
      rusten rustzeit putzen schneiden schalen teig handarbeit kneten belegen zusammenruhr* anruhren verruhren melanger mescolare mezclar
      preparation preparer prepares prepa prep travail boulot actif actifs active actives epluch*
      confection pate decoupe petriss* faconnage
      preparazion* preparare preparar* lavoro lavorazione attiv* pastella impast* tagliare
      preparacion prepar* trabajo faena activ* picar masa amasar amasado pelar
      voorbereid* bereid* bereiding werk preparo trabalho ativo forbered* arbete
    `),
  ],
  cook: [
    ...phrases(`
      slow cooker, pressure cooker, in the oven, on low, on high, au four, de four, du four,
      le four, four :, au feu, sur le feu, sur feu,
      a feu, koch-/*, koch- und backzeit, fuego lento, al fuego, de fuego, de sarten, sul fuoco,
      al vapore, al vapor, a la plancha,
      a la vapeur, de poele
    `),
    ...words(`
      cook cooks cooked cooking bake bakes baked baking oven roast roasts roasted roasting
      simmer simmers bubble bubbles bubbling
      simmered simmering grill grills grilled grilling fry fries fried frying boil boils
      boiling braise
      braises braised braising stew stewing steam steams steaming poach poaching sear
      searing hob stove broil broiling
      griddle microwave barbecue stovetop
      kochen kocht gekocht kochzeit kochdauer kochel* backen backt gebacken backzeit
      backdauer backofen
      braten bratzeit bratdauer garen gart garzeit gardauer gegart schmor* geschmort grillen
      grillzeit grilldauer gegrillt
      dunst* frittier* ofen ofenzeit rohr backrohr rosten rostzeit herd pfanne dampf*
      simmer* pochier* sied* uberback*
      cuisson* cuire cuit cuisent cuiss cuis enfourn* mijot* brais* friture frire rotir
      rotiss* griller grillade
      saisir vapeur poele barbecue plancha rissol* cocotte marmite casserole gril pentola tegame casseruola olla
      cazuela caldero griglia topf brater brattopf
      cottura cotture cott cuocere cuoce cuociono forno inforn* brasa* frittura friggere
      griglia* grigli*
      stufa* bollitura bollire sobboll* fornello padella fuoco rosola* arrosti*
      coccion cocciones cocc cocer cuece cocinado hornear* horneado hornea horno estof*
      asad* asar* fritura freir
      parrilla hervir hervor plancha guiso guisado guisar sofreir sofrito fuego
      oven oventijd bakken baktijd kooktijd koken stoven braden forno cozedura cozinhar
      assar ugn ugnstid
      koktid tillagning stektid
    `),
  ],
  rest: [
    ...phrases(
      'au frais, au frigo, au refrigerateur, in frigo, in frigorifero, al fresco, al freddo, in freezer, en nevera, de nevera, en frio, de frio, frio:, frio :, in the fridge, in the cold, kept cold, im kuhlschrank, in der kuhlung, kalt stellen, kalt gestellt, stehen lassen, stehen gelassen, ao frio',
    ),
    ...words(`
      rest rests resting rested chill chills chilled chilling rise rises rising prove proves
      proving proof proofing
      marinate marinates marinated marinating marinade soak soaks soaking soaked cool cools
      cooling freeze freezing freezer set sets setting
      stand standing inactive passive unattended ferment fermenting overnight fridge steep steeping
      refrigerat* maceration macerating brining brine
      rastzeit rasten rastet gerastet ruhe* ruhen ruht gekuhlt kuhlen kuhlzeit kuhlung kuhlschrank* kaltstell* kaltgestellt durchziehen durchzieh* gehen gehzeit marinier*
      ziehen ziehzeit zieht eingelegt einlegen einzulegen
      einweich* wartezeit warten stehzeit quell* gefrier* abkuhl* auskuhl* teigruhe
      gare stockgare reifezeit fest
      repos reposer refriger* frais frigo froid marin* pousse levee lever trempage tremper
      congel* refroid* attente congelateur maceration macer* degorg*
      riposo riposare frigo frigorifero lievit* ammollo marina* raffredd* congel* attesa refriger* surgel* macer* freezer
      reposo reposar nevera frigorifico refriger* levado levar leudado marina* remojo enfri*
      congel* macer* fermentacion curado
      rusten rusttijd koelen descanso geladeira vila jasning
    `),
  ],
  whole: phrases(`
    total, total time, totals, in all, all told, all in, altogether, overall, start to finish,
    fridge to table, to table, from scratch, whole thing, whole lot takes, it all takes, all of it takes, all of this takes, this all takes, all this takes, everything takes,
    gesamt*, insgesamt, alles zusammen, zusammen, alles in allem, im ganzen, summe,
    das ganze dauert, ganze braucht, das alles dauert, alles braucht, von anfang bis ende,
    totale, temps total, en tout, au total, tout compris, chrono, en totalite,
    tout cela prend, tout ca prend, le tout prend, du debut a la fin,
    in tutto, complessiv*, totali, tutto compreso, il tutto richiede, il tutto prende, dall'inizio alla fine, dall inizio alla fine,
    en total, en todo, todo esto lleva, de principio a fin, todo incluido, totaal, in totaal, ao todo, totalt
  `),
  mayBeWhole: phrases(`
    ready, takes, take, time, duration, done, on the table, allow,
    fertig, dauert, dauer, zeit, auf dem tisch, einplanen, rechnet, rechne, zeitaufwand, zeitbedarf,
    pret, prete, prets, pretes, c'est fait, c’est fait, duree, temps, compte, comptez, compter, a table,
    pronto, pronta, pronti, pronte, e fatto, e fatta, sono fatti, sono fatte, tempo, tempi, durata, calcola, calcolate, a tavola, ci vuole, ci vogliono,
    listo, lista, listos, listas, esta hecho, esta hecha, estan hechos, estan hechas, tiempo, tiempos, duracion, cuenta, cuentale, tarda, tardas, tardo, tardamos, tardan, en la mesa, a la mesa,
    klaar, tijd, duur, pronto, tid
  `),
  making: phrases(
    'to make, making, make it, faire, da fare, hacer, se hace, se hacen, se fait, se font, si fa, si fanno, to do, zu machen, machen, zu tun, tun musst, tun muss',
  ),
  doing: words('zubereit* bereiding realisation elaboracion esecuzione'),
  lone: [
    ...phrases(
      'year old, years old, minutes away, min away, mins away, hour away, hours away, il y a, first half hour, first ten minutes, la premiere, les premieres, ersten, la prima, i primi, la primera, los primeros, on the road, on foot, a pied, a piedi, a pie, zu fuss, been 1, been a',
    ),
    ...words(`
      shared last geteilt letzten partage partages dernieres derniers condiviso condivisa ultime ultimi compartido compartida ultimas ultimos
      read reading ago old drive drove driving walk from_the station keeps keep kept
      eaten gone devoured aufgegessen verputzt devore* mangee* divorat* devorad*
      closed open
      opens episode listen listening video watch watching delivery posted published updated
      every each shelf delivered late
      lesezeit lesedauer lesen lekture lesenszeit halt haltbar* vorher zuvor gefahren fahrt entfernt
      bahnhof geoffnet geschlossen
      folge horen video aktualisiert anhoren veroffentlicht podcast ecouter ascolta ascoltare escuchar escucha lieferzeit alle jede haltbarkeit offnungszeiten
      lecture lire conserv* garde gardent garder route gare ouvert* ferme fermee fermes publie publiee episode
      ecoute video livraison chaque
      lettura leggere conserva* guidato stazione aperto aperta chiuso chiusa pubblicat*
      puntata video consegna ogni dura
      lectura leer conduje conducir estacion abierto abierta cerrado cerrada publicad*
      episodio dura duran entrega cada
      leestijd leitura lastid lasning
    `),
  ],
};

/** What stands before a part of a time stated before: "2 hours, of which 30 minutes work". Folded. */
export const PART_OPENERS: readonly string[] = phrases(`
  of which, including, davon, wovon, inklusive, inkl, darin, dont, y compris, di cui, compresi, inclusi,
  de los cuales, de las cuales,
  de ellas, de ellos, incluidos, incluidas, waarvan, dos quais, varav
`);

/** Words by which a time holds the rest as well: "an hour and a half, resting included". Folded. */
export const WITH_REST: readonly string[] = words(`
  included including incl inkl inklusive eingeschlossen mitgerechnet einschliesslich samt
  compris comprise inclus incluse compreso
  compresa compresi incluso inclusa incluido incluida contando
`);

/** Words that part what is said of one time from what is said of the next, with and without accents. */
export const TIME_JOINERS: readonly string[] = words(`
  and then after but und dann danach nach aber sowie et puis après apres mais e ed poi dopo ma y
  luego
  después despues pero och plus più piu más mas
  makes soit macht
`);
