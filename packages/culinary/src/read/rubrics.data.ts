import { pattern } from '../words/pattern.ts';
import { words } from '../words/word-list.ts';

/**
 * What stands beside recipes in papers, leaflets and bulletins, by the beginnings of its words: en de fr it es; folded. A word ends in "."
 * where it is whole. One of them says little, two of one field are no kitchen's.
 */
export const OF_RUBRICS: Readonly<
  Record<
    | 'weather'
    | 'garden'
    | 'sport'
    | 'church'
    | 'timetable'
    | 'lost'
    | 'adverts'
    | 'outing'
    | 'draw',
    readonly string[]
  >
> = {
  weather: words(`
    cloudy. clouds. sunny. sunshine. showers. rainy. breezy. overcast. highs. lows. winds. gusts. forecast. drizzle. thundery. southerly westerly northerly easterly front. coast. brighter.
    wolken. wolkig bewolk regen. regenschauer schauer. gewitter. niederschlag windig. sonnig hochstwert tiefstwert hochsttemperatur tiefsttemperatur westen. schneefall nebel. nebelfelder boen. sturmboen schneefallgrenze kaltfront warmfront freundlicher. kuste.
    meteo. ciel. nuages. nuageux eclaircie averse. averses. orages. orageu vent. vents. rafales. brouillard ensoleill pluies. maximales. minimales. perturbation littoral.     scirocco maestrale. tramontana. libeccio. grecale. tirreno. adriatico. ionio. nuvol nubi. schiarit rovesci. temporal piogge. piovasch massime. minime. mosso. mossi. soleggiat nebbi     cielos. despejad nubes. nuboso. nubosidad lluvia. lluvias. chubasco tormenta. tormentas. viento. vientos. levante. poniente. cierzo. maximas. minimas. nieblas. soleado. marejad oleaje. frente. rachas. litoral.
  `),
  garden: words(`
    garden. gardening. gardener plant. planting. prune. pruning. roses. mulch borders. lawn. lawns. seedlings. compost. weeds. weeding. sow. sowing. perennials. hedges. slugs. daffodils. tulips. flowerbed
    garten. gartenkalender gartner gemusegarten pflanzen. einpflanzen. rosen. rosenstrauch beet. beete. beeten. dahlien dahlienknollen rasen. kompost. unkraut aussaen aussaat. eisheiligen. jaten. stauden. hecken. tulpenzwiebel blumenzwiebel umgraben. hochbeet pikieren.     potager. jardin. jardinier planter. plantez. arracher. rosiers. pelouse. gazon. semis. desherb paillage. pailler. massifs. haies. compost. vivaces. limaces. bouturer. boutures. dahlias. semez.
    orto. giardin piantare. piantate. aiuol siepi. concim diserb seminate. semina. potare. potate. potatura. trapiant annaffia zappa. rosai.     huerto. jardin. jardiner plantar. planta. rosales. cesped. abonar. abona. siembra. sembrar. semillero. podar. poda. setos. esquejes. trasplant babosas. geranios. riega.
  `),
  sport: words(`
    league. fixture. fixtures. goals. kick-off. kickoff. match. matches. striker. goalkeeper. scored. defeated. referee. wickets. innings. under-12s
    tsv. fc. sv. vfb. tabellenfuhrer tabelle. heimspiel auswarts. auswartsspiel gewann. unterlag. siegte. spieltag. halbzeit. tore. torschutz mannschaft. kreisliga bezirksliga
    cadets. minimes. benjamins. championnat. match. prolongation. victoire. defaite. buts. equipe. tournoi. mi-temps.
    trasferta. spettatori. classifica. campionato. calcio. partita. squadra. sconfitt vittoria. girone. capolista. pareggi reti.
    equipo. lider. liga. partido. goles. jornada. derrota. victoria. empate. visitante. clasificacion. perdio. gano. delantero.
  `),
  church: words(`
    evensong. eucharist. communion. vicar. parish. church. matins. baptism. congregation. hymns. worship. confirmation. rector.
    gottesdienst hochamt rosenkranz beicht pfarr andacht. kirche. taufe. pfarrer vesper. heilige. kollekte. erstkommunion
    paroiss cure. chapelet. eglise. messe. messes. bapteme. confessions. eucharistie. vepres. presbytere.
    messa. messe. confessioni. parrocchi rosario. chiesa. battesim vespri. parroco. canonica. processione.
    misa. misas. parroqui rosario. iglesia. confesiones. bautizo. bautismo. parroco. procesion. despacho.
  `),
  timetable: words(`
    mondays. tuesdays. wednesdays. thursdays. fridays. saturdays. sundays. service. bus. buses. timetable departs. holidays. departures. leaves. library. surgery. closed.
    fahrplan haltestelle abfahrt. linie. montags. dienstags. mittwochs. donnerstags. freitags. samstags. sonntags. feiertag sprechstunde rathaus. gemeindeamt. apotheke. notdienst. geoffnet. geschlossen. bucherei.
    horaires. arret. ligne. lundis. mardis. mercredis. jeudis. vendredis. samedis. dimanches. feries. mairie. secretariat. permanence. pharmacie. ouvert. ouverte. ferme. fermee. mediatheque.
    orari. orario. fermata. corsa. corse. feriali. festivi. municipio. sportello. farmacia. aperta. aperto. chiuso. chiusa. biblioteca. comune.
    horario. parada. linea. laborables. festivos. lunes. martes. miercoles. jueves. viernes. sabados. domingos. ayuntamiento. farmacia. biblioteca. abierto. abierta. cerrado. cerrada.
  `),
  lost: words(`
    missing. answering. answers. collar. microchip lost. reward. tabby. tomcat. seen. funeral. mourn bereave. condolences. peacefully. passed.
    entlaufen. kater. katze. vermisst. verschwunden. finderlohn. getigert. scheu. hinweise. verstorben trauer beerdigung. beisetzung. verschied angehorigen.
    disparu. disparue. perdu. perdue. tatoue. puce. recompense. obseques. deces. decede tristesse. funerailles. condoleances. defunt.
    smarrit scappat. microchip tigrat ricompensa. collarino. randagi lutto. funerali. esequie. scomparsa. scomparso. condoglianze. defunt.
    perdida. perdido. extraviad recompensa. responde. collar. microchip fallecid funeral. esquela. condolencias. difunto. entierro.
  `),
  adverts: words(`
    sale. selling. wanted. o.n.o. ono. bicycle. pram. wardrobe. flat. rent. offers. condition. buyer. collects.
    verkaufe. suche. vermiete. zoll. damenrad. herrenrad. kinderwagen. vb. abzugeben. selbstabholer. garage. mietwohnung nachhilfe. erhalten. gebraucht
    vends. loue. cherche. velo. poussette. armoire. particulier. occasion. debattre. location. appartement.
    vendo. vendesi. affittasi. affitto. cercasi. cerco. bicicletta. passeggino. trattabili. usato. usata. seminuov lezioni.
    vendo. alquilo. vende. alquila. bicicleta. cochecito. segunda. armario. negociable. seminuev piso. clases.
  `),
  outing: words(`
    coach. outing. departs. leaves. names. seats. busfahrt ausflug vereinsausflug anmeldung anmelden. abfahrt. treffpunkt
    car. autocar. excursion. sortie. inscription samedi. depart. pullman. gita. iscrizion partenza. piazza. sabato. autocar. excursion. inscripcion plaza. sabado. salida.
  `),
  draw: words(`
    prize. prizes. ticket. tickets. raffle winner winners. gewinner. verlosen. verlosung einsendung losnummer. gewinne. lot. loterie. tombola. tirage. gagnant numero.
    premio. premi. lotteria. estrazione. biglietto. rifa. sorteo. boleto. agraciad
  `),
};

/** A sign of the zodiac in front of what is to come: "Leo: a letter brings good news." */
export const OF_STARS = pattern('u')`
  (?:^|[.!?]\s)(?:
  Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|
  Widder|Stier|Zwillinge|Krebs|Löwe|Jungfrau|Waage|Skorpion|Schütze|Steinbock|Wassermann|Fische|
  Bélier|Taureau|Gémeaux|Lion|Vierge|Balance|Scorpion|Sagittaire|Capricorne|Verseau|Poissons|
  Ariete|Toro|Gemelli|Cancro|Leone|Vergine|Bilancia|Scorpione|Sagittario|Capricorno|Acquario|Pesci|
  Tauro|Géminis|Cáncer|Escorpio|Sagitario|Capricornio|Acuario|Piscis
  )(?:\s\([^()]{1,30}\))?\s?[:–—]\s
`;

/** What heads such a notice, alone in its line: "Meteo", "Our bus times", "Gottesdienste", "Chat perdu". */
export const RUBRIC = pattern('iu')`
  ^(?:the\s|our\s|your\s|das\s|die\s|der\s|unsere?\s|le\s|la\s|les\s|l['’]|il\s|gli\s|el\s|los\s|las\s)?(?:
  wine\sof\sthe\s(?:week|month)|weather(?:\s(?:forecast|report|outlook))?|horoscopes?|stars|bus\stimes|(?:sports?|football)\s(?:results|news)|lost\s(?:cat|dog|and\sfound)|next\smeeting|church\sservices|
  (?:opening|office|surgery)\s(?:hours|times)|classifieds?(?:\sads)?|small\sads|obituar(?:y|ies)|in\smemoriam|crossword|prize\sdraw|outings?|for\ssale|raffle|lottery|notice\s?board|road\s?works|(?:gardening|garden)\scalendar|in\sthe\s(?:vegetable\s)?garden(?:\sthis\smonth)?|gardening(?:\s(?:tips?|notes|corner))?|(?:diary\s)?dates\sfor\syour\sdiary|parish\snotices|
  wein\sder\swoche|wein\sdes\smonats|wetter(?:bericht|vorhersage|aussichten)?|horoskop|fahrplan|sport(?:ergebnisse)?|(?:katze|kater|hund)\s(?:entlaufen|vermisst|zugelaufen)|nächstes?\streffen|nächste\s(?:sitzung|versammlung)|gottesdienste?|
  (?:öffnungs|büro|sprech)(?:zeiten|stunden?)|kleinanzeigen|verlosung|(?:vereins)?ausflug|schwarzes\sbrett|zu\sver(?:schenken|kaufen)|traueranzeigen?|nachruf|kreuzworträtsel|gewinnspiel|preisausschreiben|garten(?:tipps?|ecke|kalender)|im\s(?:gemüse)?garten|apotheken-?notdienst|
  vin\s(?:de\sla\ssemaine|du\smois)|météo|horoscope|horaires(?:\sdes?\s(?:bus|cars|messes))?|résultats\ssportifs|(?:chat|chien)\s(?:perdu|trouvé)|prochaine\s(?:réunion|séance)|messes|permanences?(?:\sde\sla\smairie)?|petites\sannonces|sorties?|loterie|à\s(?:donner|vendre)|
  obsèques|avis\s(?:de\sdécès|d['’]obsèques)|carnet(?:\s(?:noir|du\sjour))?|mots\scroisés|tombola|(?:au\s|coin\sdu\s)jardin|calendrier\sdu\s(?:potager|jardin(?:ier)?)|au\spotager|pharmacies?\sde\sgarde|
  vino\s(?:della\ssettimana|del\smese)|(?:previsioni\s)?meteo|oroscopo|orari(?:o)?\s(?:degli\suffici|degli\sautobus|dei\sbus|d['’]ufficio)|(?:risultati\s)?(?:sportivi|calcio)|smarrit[oa]\s(?:gatt|can)[oae]|(?:gatto|cane|gatta)\ssmarrit[oa]|prossim[oa]\s(?:incontro|riunione)|
  messe|annunci|piccoli\sannunci|gita|estrazione|mercatino|necrologi[oe]?|cruciverba|lotteria|l['’]angolo\sdel\sgiardino|(?:calendario\sdell|nell|lavori\sdell)['’]orto|farmaci[ae]\sdi\sturno|
  vino\s(?:de\sla\ssemana|del\smes)|(?:pronóstico\sdel\stiempo|previsión\smeteorológica)|horóscopo|horarios?\s(?:de\s(?:misas?|autobuses|oficina))|(?:resultados\s)?deport(?:es|ivos)|se\sbusca|(?:gato|perro|gata|perra)\sperdid[oa]|
  próxima\s(?:reunión|cita|junta)|misas|anuncios(?:\spor\spalabras)?|esquelas?|crucigrama|excursión|rifa|tablón(?:\sde\sanuncios)?|sorteo|(?:rincón\sdel\s)?jardín|calendario\sdel\s(?:huerto|jardín)|en\sel\shuerto|farmacias?\sde\sguardia
  )\s?[:.!]?$
`;
