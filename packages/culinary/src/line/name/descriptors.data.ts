import { inflected, phrases, words, wordSet } from '../../words/word-list.ts';

/** Words that say how big or how full: taken from the name into `size`. */
export const sizeWords = wordSet(`
  large small medium big lg sm med md extra-large extra-small jumbo mini medium-large
    medium-small medium-to-large small-to-medium
  large-sized small-sized medium-sized medium-size large-size small-size good-sized good-size
    decent-sized average-sized average bite-sized bite-size thumb-sized thumb-size thumb-length
    walnut-sized egg-sized fist-sized
  heaped heaping level scant generous rounded hefty healthy smallish largish biggish
  groß große großer großes großen klein kleine kleiner kleines kleinen mittelgroß mittelgroße
    mittelgroßer mittelgroßes mittelgroßen mittlere mittlerer mittleres gehäuft gehäufte
    gehäufter gehäuften gehäuftes gestrichen gestrichene gestrichener gestrichenen gestrichenes
    gestr gestrich geh gehäu mittelgr mittl mittelgrosse mittelgrosser kl gr
  gd gde gds gdes pt pte ptes ptit ptite gros grosse grosses grand grande grands grandes petit petite petits petites moyen moyenne
    moyens moyennes bombé bombée rase rases ras
  grande grandi piccolo piccola piccoli piccole medio media medi medie grosso grossa grossi
    grosse colmo colmi raso rasi abbondante
  grandes pequeño pequeña pequeños pequeñas mediano mediana medianos medianas colmada colmadas
    rasa rasas
  grote groot kleine klein middelgrote middelgroot afgestreken flinke opgehoopte bolle
  pequeno pequena pequenos pequenas médio média médios médias cheia cheias rasa rasas
  stor stora stort liten litet små mellanstor mellanstora rågad rågade struken strukna
`);

/** How full a spoon is, where the word stands behind it: "2 cucharadas colmadas de harina". */
export const fullness = wordSet(`
  bombé bombés bombée bombées pleine pleines rase rases ras colmo colmi colma colme raso rasi rasa
    rasas colmado colmados colmada colmadas cheio cheios cheia cheias scarso scarsi scarsa scarse abbondante
    abbondanti escaso escasos escasa escasas
`);

/** The same in languages that put it elsewhere, between commas: "1 EL, gestrichen, Zucker". */
export const fullnessApart = wordSet(`
  gestrichen gestrichene gestrichener gestr gehäuft gehäufte gehäufter geh knapp knapper heaped
    heaping level levelled leveled rounded scant generous afgestreken opgehoopt struken strukna
    struket rågad rågade rågat
`);

/** The same in front of it: "a scant cup", "gehäufter EL". */
export const fullnessInFront = wordSet(`
  scant heaped heaping level levelled leveled rounded generous gestrichener gestrichene gestr gehäufter gehäufte geh knapper knappe
    guter gute afgestreken opgehoopte struken struket rågad rågat
`);

/** What turns a preparation into its contrary: "not packed". */
export const negations = wordSet('not nicht pas non no niet não inte');

/** Between these: "not too finely chopped". */
export const tooMuch = wordSet('too zu trop troppo demasiado te för muito');

/** How much of it: "colher bem cheia de". */
export const fullnessAdverbs = wordSet('bem bien ben molto muy très leicht gut well lightly');

/** Sizes only before a unit or a cut ("2 thick slices", "thick sliced"), else part of the food ("thin noodles"). */
export const sizeBeforeUnit = wordSet(`
  thick thin fat long short good good-quality nice full plump tall huge tiny whole loosely firmly
    lightly tightly packed loose very fresh extra fine wide
  dicke dünne dicker dünner gute guter gutes leicht knapp knappe knapper knappes fine fines fin épaisse épaisses bonne bon belle beau
    bella bel buona buon buen buena boa bom sottile sottili finas gruesas dikke dunne volle tunna
    tjocka
`);

/** How it is prepared. In front of the food or behind it these words go to `preparation`. */
export const preparationWords: ReadonlySet<string> = new Set([
  ...words(`
    chopped minced sliced diced grated shredded crushed peeled cooked uncooked toasted melted
      softened beaten crumbled cubed mashed pureed puréed sifted squeezed packed snipped torn
      julienned pitted
    seeded deseeded de-seeded stoned cored trimmed halved quartered chilled cleaned washed rinsed
      drained shelled thawed defrosted warmed cooled deveined stemmed destemmed hulled husked
      shucked scrubbed
    zested juiced pressed bruised smashed pounded flattened scored skinned unpeeled undrained
      soaked separated whisked cut divided reserved topped tailed picked stripped shaved
      pulverized crumpled
    thick-cut thin-cut thick-sliced thin-sliced thickly-sliced thinly-sliced fresh-squeezed
      fresh-ground freshly-ground freshly-grated fine-chopped fine-diced blended mixed-together
      sauteed sautéed boiled hard-boiled soft-boiled hard-cooked
    parboiled par-boiled steamed reheated lukewarm-melted segmented spiralized riced deboned
      filleted butterflied broken slit splintered strained tied cracked
    gehackt gewürfelt geschnitten gerieben geraspelt gepresst geschält entkernt gehobelt
      zerdrückt zerlassen geschmolzen aufgetaut gekocht vorgekocht abgetropft gewaschen geputzt
      halbiert geviertelt püriert gemahlen-frisch zerstoßen geröstet verquirlt zerbröselt gezupft
      weichgekocht ausgepresst gesiebt entsteint abgespült gepellt ausgelassen
    uitgelekt gesnipperd fijngesneden fijngehakt gehakt gesneden geraspt geperst geschild gekookt
      gesmolten gehalveerd ontpit uitgeperst gewassen afgespoeld gepeld gescheurd geroosterd
      geklopt grofgehakt grofgesneden fijngeraspt
    hackad hackade hackat finhackad finhackade finhackat grovhackad grovhackade skivad skivade
      skivat tärnad tärnade tärnat riven rivna rivet finriven finrivna finrivet strimlad
      strimlade strimlat pressad pressade pressat skalad skalade skalat kokt kokta smält smälta
      delad delade delat urkärnad urkärnade avrunnen avrunna krossad rostad rostade avrunnet
      finstrimlad finskivad tunt-skivad klyftad klyftade rumsvarmt rumstempererat
  `),
  ...inflected(
    'e er es en em',
    `
      gehackt gewürfelt geschnitten gerieben geraspelt gepresst geschält entkernt gehobelt
      zerdrückt zerlassen geschmolzen aufgetaut gekocht vorgekocht abgetropft gewaschen geputzt
      halbiert geviertelt püriert zerstoßen geröstet verquirlt zerbröselt gezupft gesiebt entsteint
      weich
    `,
  ),
  ...inflected(
    'e',
    `
      uitgelekt gesnipperd fijngesneden fijngehakt gehakt gesneden geraspt geperst geschild gekookt
      gesmolten gehalveerd ontpit uitgeperst gewassen gepeld geroosterd
    `,
  ),
]);

/** The same in the Romance languages, where the word stands behind its food and ends the name. */
export const romancePreparationWords: ReadonlySet<string> = new Set([
  ...words('ciselé-frais haché-fin'),
  ...inflected(
    'e s es',
    `
      haché émincé râpé épluché pelé fondu ciselé écrasé coupé tranché égoutté rincé lavé dénoyauté
      épépiné concassé ramolli refroidi tiédi battu grillé tamisé pressé effeuillé équeuté
      décortiqué émietté broyé torréfié détaillé
    `,
  ),
  ...inflected(
    'o a i e',
    `
      tritat tagliat grattugiat affettat pelat sbucciat fus schiacciat sgocciolat lavat denocciolat
      snocciolat sminuzzat sbattut ammorbidit tostat setacciat spremut sciolt spezzettat pulit
      sbriciolat
    `,
  ),
  ...inflected(
    'o a os as',
    `
      picad cortad rallad pelad derretid troceadt trocead machacad lavad escurrid deshuesad batid
      ablandad tostad tamizad exprimid desmenuzad laminad fundid ralad descascad amolecid amassad
      espremid triturad fatiad peneirad desfiad
    `,
  ),
]);

/** Go with a preparation word: "very finely chopped", "fein gehackt". */
export const preparationAdverbs = wordSet(`
  finely roughly coarsely thinly thickly freshly lightly very well loosely firmly tightly gently
    slightly carefully fine thick thin rough coarse partially partly completely crosswise
    lengthwise lengthways diagonally evenly neatly newly just still hot hand quite quickly
    extremely
  fein grob frisch dünn klein sehr leicht gut feingehackt grobgehackt
  finement grossièrement fraîchement très bien légèrement
  finemente grossolanamente finamente molto bien muy ligeramente frescamente
  fijn grof vers zeer heel dun licht
  fint grovt tunt nyligen mycket väl lätt finely-
`);

/** "fresh squeezed", "fresh ground": with these "fresh" tells how, elsewhere it belongs to the food. */
export const afterFresh = wordSet('squeezed ground cracked pressed juiced');

/** Only a preparation behind an adverb: "freshly ground pepper", but "ground almonds". */
export const preparationAfterAdverb = new Set([
  ...words(`
    ground cracked milled brewed made baked roasted picked ground gemahlen gemahlene gemahlener
      gemahlenes moulu moulue macinato molido gemalen malen mald malet mött packed rolled popped
      frozen seasoned toasted blanched whipped warmed salted
  `),
]);

/** Foods sold under a word that elsewhere is a preparation. */
export const preparedFoods: readonly string[] = phrases(`
  minced beef, minced pork, minced lamb, minced meat, minced turkey, minced chicken, minced veal,
  crushed red pepper, crushed red chile, crushed red chilli, crushed red chili, crushed chillies,
  crushed chilli, cooked ham, shredded wheat, pressed tofu, mashed potato flakes, cut green beans,
  boiled sweets, cracked wheat, broken rice, divided skate, strained tomatoes, beaten rice,
  pulled pork, puffed rice, picked ginger
`);

/** Adjectives: a name that holds nothing else goes on behind its comma ("short, fine noodles"). */
export const adjectives = wordSet(`
  short long thin thick fine dried dry fresh ripe canned tinned frozen raw plain smoked cold warm
    hot unsalted salted sweet unsweetened sweetened good-quality quality boneless skinless
    bone-in skin-on free-range organic lean low-fat reduced-fat fat-free nonfat full-fat
  red green white black yellow brown dark light golden crisp crusty firm tender young baby meaty
    large small medium soft hard mild spicy tart sour bitter lukewarm tepid unbleached
    all-purpose self-raising day-old stale store-bought homemade best-quality high-quality
    flat-leaf mixed assorted whole low-sodium reduced-sodium sodium-free gluten-free extra-virgin
    extra virgin natural pure very unpeeled seedless thick-cut center-cut
  festkochend mehligkochend bio gekühlt tiefgekühlt ungekocht unbehandelt surgelé surgelés
    congelado congelados diepvries fryst frysta kylskåpskall scongelato usual optional note notes
    thawed below above
  frische frischer frisches getrocknete rote grüne weiße schwarze reife kalte warme weiche glatte
    krause
  frais fraîche séché rouge vert blanc noir mûr froid tiède mou
  fresco fresca secco rosso verde bianco nero maturo freddo tiepido
  fresco fresca seco rojo roja verde blanco negro maduro frío tibio
  verse gedroogde rode groene witte zwarte rijpe koude warme
  vermelho verde branco preto maduro frio morno seco
  färsk färska torkad torkade röd röda grön gröna vit vita svart mogen mogna kall varm
`);

/** The line may be left out. */
export const optionalPhrases: readonly string[] = phrases(`
  optional, optionally, if desired, if liked, if you like, if you want, if using, if wished,
  nach belieben, nach wunsch, wer mag, evtl, eventuell, ggf, gegebenenfalls, bei belieben, wahlweise, facultatif,
  facultative, facultatifs, facultatives, optionnel, optionnelle, en option, éventuellement,
  si désiré, facoltativo, facoltativa, eventualmente, facoltativi, opzionale, opzionali, se piace, opcional,
  opcionales, opcionais, si se desea, si quieres, se desejar, se quiser, optioneel, eventueel,
  naar keuze, naar wens, valfritt, eventuellt, ev, om du vill, om så önskas
`);

/** The amount is left to the cook. */
export const tastePhrases: readonly string[] = phrases(`
  to taste, to your taste, as needed, as required, as desired, nach geschmack, nach bedarf,
  n b, au goût, selon le goût, selon votre goût, selon goût, à volonté, q s, q b, qb, quanto basta,
  a piacere, al gusto, a gusto, c n, c/n, cantidad necesaria, naar smaak, naar behoefte, a gosto,
  q.b, efter smak, efter behag, efter behov, till smak
`);

/** Where a remark begins behind the name. */
export const notePhrases: readonly string[] = phrases(`
  for, to serve, to garnish, to finish, to decorate, to cover, to glaze, to season, to dust,
  to grease, to coat, to drizzle, to sprinkle, to fry, to make, to brush, to cook, to bind,
  to fill, to top, to accompany, to yield, to dress, to moisten, to thin, plus, such as, like,
  or more, or less, or to taste, or as needed, or as desired, or as required, or so, or enough,
  or other, or another, or any, or similar, or use, or substitute, preferably, preferable,
  ideally, depending, if, about, approximately, roughly, see, recipe follows, that, which, i e,
  e g, available, each, total, in total, until, then, as garnish, as accompaniment, enough, left,
  reserved, not, use, you, from a, we, may, per, removed, discarded, more, including, approx,
  weighing, weight, without, according, when, because, also, sold, found, called, usually,
  at least, any, your, but, this, these, although, instead, substitute, extra, additional, as, so,
  zum, zur, für, oder mehr, plus, falls, z b, zum beispiel, wie, sowie etwas, am besten,
  möglichst, je nach, ca, etwa, insgesamt, pour, selon, environ, ou plus, si, par exemple,
  de préférence, à votre convenance, soit, comme, pas, plus un peu, afin, per, circa, più,
  ad esempio, a scelta, preferibilmente, oppure, se, come, para, aproximadamente, aprox, más,
  por ejemplo, preferiblemente, si, como, unos, según, voor, om te, bijv, bijvoorbeeld, liefst,
  ongeveer, zoals, plus, of naar smaak, indien, para, mais um, e mais, cerca de, de preferência,
  ou mais, por exemplo, aprox, até, se, till, för, cirka, ungefär, t ex, gärna, eller mer,
  eller efter, att, samt lite, som, ca, motsvarar
`);
/** Where a preparation of several words begins behind the name. */
export const preparationPhrases: readonly string[] = phrases(`
  mixed with, mixed in, mixed to, dissolved in, blended with, combined with, stirred into,
  made up, at room temperature, room temperature, cut into, cut in, bone in, skin on, in chunks,
  in cubes, in slices, in strips, in wedges, in half, on the bone, to taste chopped, white part,
  white and, leaves only, white parts, into, with skin, with the skin, with tops, in scheiben,
  in würfel, in würfeln, in stücke, in stücken, in streifen, in ringe, in ringen, in spalten,
  in stifte, in feine, in dünne, in kleine, in grobe, am stück, zimmerwarm, in röschen,
  in flöckchen, aus der presse, en dés, en tranches, en rondelles, en morceaux, en lamelles,
  en julienne, en cubes, en quartiers, en petits, en fines, en gros, en deux, en lanières,
  en bâtonnets, à température ambiante, à température, en pommade, sans peau, sans pépins,
  coupé en, mou, a cubetti, a fette, a dadini, a pezzetti, a pezzi, a rondelle, a listarelle,
  a temperatura ambiente, a julienne, a tocchetti, a spicchi, a striscioline, a fettine,
  a lamelle, a filetti, en trozos, en rodajas, en cubos, en dados, en juliana, en tiras,
  en cuartos, en láminas, en daditos, en cubitos, en gajos, a temperatura ambiente, en trocitos,
  en aros, a tiras, a dados, a rodajas, sin piel, sin semillas, in blokjes, in plakjes,
  in stukjes, in stukken, in reepjes, in ringen, in dunne, in fijne, in kleine, in partjes,
  op kamertemperatuur, in schijfjes, in roosjes, in plakken, in vieren, in tweeën, em pedaços,
  em cubos, em rodelas, em fatias, em tiras, em quartos, à temperatura ambiente,
  em temperatura ambiente, em pedacinhos, em cubinhos, em juliana, aos cubos, às rodelas,
  aos pedaços, sem pele, sem sementes, i bitar, i skivor, i tärningar, i strimlor, i klyftor,
  i bit, i tunna, i små, i grova, i fina, i rumstemperatur, i kuber, i stavar
`);

/** Nouns of a cut, behind a length: "1/2-inch pieces". */
export const cutNouns = wordSet(`
  piece pieces cube cubes dice slice slices chunk chunks round rounds strip strips thick long
  wide matchsticks matchstick lengths length square squares diameter thickness wedges sticks
  coins florets segments diagonal diced cubed sliced chopped cut deep tall high
`);

/** Behind an amount that ends a line: "Hefe 20 g frisch". */
export const freshOrDry = wordSet(`
  frisch getrocknet tiefgekühlt frais fraîche fraîches sec secs sèche sèches fresco fresca freschi fresche frescos frescas
    secco secca secchi secche seco seca secos secas vers gedroogd färsk torkad
`);

/** Adverbs that as often are adjectives of the food. */
export const weakAdverbs = wordSet(`
  very well fine thick thin rough coarse hot hand still just sehr gut fein grob dünn klein grof
`);

/** Behind an amount, before the food: "1/4 cup or more Madeira". */
/** How many times as much as of another food, in front of what is wanted: "doppelt so viel Wasser". */
export const relativeAmountPhrases: readonly string[] = phrases(`
  twice as much, three times as much, half as much, as much, double the amount, twice the amount, half the amount, the same amount,
  same amount, an equal amount, equal amount, equal amounts, an equal quantity, the same quantity, an equal weight, the same weight,
  doppelt so viel, dreimal so viel, zweimal so viel, halb so viel, gleich viel, ebenso viel, genauso viel, ebensoviel, genausoviel,
  so viel, soviel, die gleiche menge, gleiche menge, dieselbe menge, die doppelte menge, doppelte menge, die dreifache menge,
  deux fois plus, trois fois plus, deux fois la quantité, le double, la même quantité, même quantité, le même poids, autant,
  il doppio, il triplo, la stessa quantità, stessa quantità, lo stesso peso, altrettanto, altrettanta, altrettanti, altrettante,
  el doble, el triple, la misma cantidad, misma cantidad, igual cantidad, el mismo peso, otro tanto,
  twee keer zoveel, dubbel zoveel, evenveel, dezelfde hoeveelheid, de dubbele hoeveelheid, o dobro, a mesma quantidade,
  dubbelt så mycket, lika mycket, samma mängd
`);
/** Behind what is wanted so: "doppelt so viel Wasser wie Reis", "twice as much water as rice". */
export const comparedWith = wordSet('wie als as than que come como quanto dan som');

export const vagueAmountPhrases: readonly string[] = phrases(`
  or more, or less, or so, or as needed, more or less, or to taste, oder mehr, ou plus, o más,
  o più, of meer, ou mais, eller mer
`);

/** Parts behind which a fruit may stand without "of": "zest 1 lemon", "Saft 1/2 Zitrone". */
export const ofFruits = wordSet(`
  juice zest rind peel saft schale abrieb mark jus zeste zestes écorce râpé succo scorza buccia
  grattugiata zumo jugo ralladura cáscara piel rallada râpée
`);

/** The part of a fruit that is wanted: "juice of 1 lemon", "zest and juice of 2 limes". */
export const partWords = wordSet(`
  juice zest rind peel juices zests seeds leaves flesh pulp grated finely freshly squeezed and
    the
  saft schale abrieb abgeriebene abgeriebener mark kerne blätter fein und der die das
  jus zeste zestes écorce graines feuilles râpé et le la les
  succo scorza buccia polpa semi foglie grattugiata e il la i le
  zumo jugo ralladura cáscara piel semillas pulpa hojas y el la las
  sap rasp schil geraspte en het de
  sumo suco raspa raspas casca e o a
  saft saften skal skalet rivet finrivet och
`);
