import { words } from '../../words/word-list.ts';

/** What is done in German-speaking kitchens, by infinitive without what parts from it ("ruhren", not "unterruhren"); folded. */
export const germanVerbs = words(`
  arbeiten backen balancieren bedecken befeuchten befreien befullen begiessen beginnen beizen
    belegen bemehlen benetzen bepinseln bereiten beschweren bestauben bestreichen bestreuen
    bestucken betraufeln bewahren bewegen bieten binden blanchieren blasen braten braunen brechen
    breiten brennen bringen brockeln brodeln broseln bruhen brutzeln dampfen decken dekorieren
    dosieren drapieren drehen dressieren drucken dunsten emulgieren entbeinen entfernen entfetten
    entgraten entkernen entnehmen entsaften entsorgen entsteinen entstielen erganzen erhitzen
    erhohen erkalten erwarmen falten fangen fermentieren fetten feuchten filetieren filtern
    fixieren flambieren flechten fliessen flocken formen frieren frittieren fugen fullen garen
    garnieren garziehen geben gelieren geniessen giessen glasieren glatten gratinieren grillen
    hacken halbieren halten hangen hauten heben heizen hobeln huten kalten kandieren
    karamellisieren kehren kippen klappen klaren kleckern klopfen kneten knicken knoten kocheln
    kochen kombinieren kontrollieren kosten kratzen krauseln kruseln kuhlen lagern lassen leeren
    legen leiten lockern loffeln loschen losen mahlen marinieren massieren mehlieren mengen messen
    mischen mixen montieren morsern nehmen offnen olen ordnen packen panieren parfumieren parieren
    passieren pellen pfeffern pflucken pinseln platzieren pochieren pokeln portionieren pressen
    probieren prufen pulen punktieren purieren putzen quellen quetschen quirlen raffeln raspeln
    rauchern rausnehmen reduzieren reiben reichen reifen reinigen reissen richten rollen rosten
    rotieren ruhen ruhren rupfen rutschen salzen sattigen saubern sauern schaben schalen schalten
    schaumen schichten schieben schlagen schleudern schliessen schmecken schmelzen schmieren
    schmoren schmucken schneiden schnetzeln schnippeln schnitzeln schopfen schrauben schrecken
    schreiben schutteln schutten schwenken schwitzen seihen servieren setzen sieben sieden simmern
    sortieren spalten spannen spicken spiessen sprenkeln spritzen sprudeln spulen stampfen stauben
    stechen stecken stellen sterilisieren stocken stossen strecken streichen streifen streuen
    sturzen stutzen sussen tauchen tauen tauschen teilen temperieren toasten tragen tranken
    traufeln trennen trocknen tropfeln tropfen tun tunken tupfen uberbacken uberbruhen ubergiessen
    uberkochen uberziehen umwickeln unterheben verarbeiten verbinden verbrauchen verdecken
    verdunnen verfeinern verflussigen verkneten verlangern verlesen vermahlen vermengen vermischen
    verquirlen verruhren verschlagen verschliessen verstreichen verteilen verwahren verzehren
    verzieren vierteln wallen walzen warmen warten waschen wassern wechseln wegwerfen weichen
    wenden werfen wickeln wiederholen wiegen wischen wolben wringen wurfeln wurzen zerbrockeln
    zerbroseln zerdrucken zerhacken zerkleinern zerlassen zerlegen zermahlen zerpflucken zerreiben
    zerreissen zerstampfen zerstossen zerteilen zestern ziehen zubereiten zuckern zupfen zwirbeln
`);
/** What parts from German verbs and stands before them where they are infinitives. */
export const germanPrefixes = words(`
  ab an auf aus bei beiseite bissfest dabei dagegen daneben daran darauf daraus darin daruber
    darunter davon dazu dazwischen dran drauf druber drunter durch ein fein fertig fest flach frei
    gar glasig glatt gross heiss heran heraus herum herunter hervor hin hinauf hinein hinzu hoch
    ineinander kalt kaputt klein knusprig leer mit nach nass nieder platt quer raus rein rum
    runter sauber steif trocken uber ubereinander um unter vor voran vorbei vorher warm weg weich
    weiter zu zuruck zusammen zwischen
`);
/** Forms that no rule makes. */
export const germanIrregular = words(
  `brich gebt gib hilf lass lasst lies nehmt nimm schmilz stich triff tu wirf`,
);
