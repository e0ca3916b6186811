import { words } from '../../words/word-list.ts';
import type { Language } from '../../words/language.ts';

/** Words in the singular and the plural, both ways, lower case. */
export interface Forms {
  several: ReadonlyMap<string, string>;
  one: ReadonlyMap<string, string>;
}
type Foreign = Exclude<Language, 'en'>;

/**
 * What is counted in other languages than English, pieces first and then foods: `apfel:äpfel`, `birne+n`. A longer word that ends in one of
 * them is bent likewise in German, Dutch and Swedish ("Gemüsezwiebel"); what is in none is not bent.
 */
export const localNouns: Readonly<Record<Foreign, Forms>> = {
  de: forms(`
    zehe+n scheibe+n dose+n packung+en flasche+n tüte+n tafel+n kugel+n rolle+n prise+n
    messerspitze+n zweig+e stange+n kopf:köpfe knolle+n blatt:blätter platte+n spalte+n
    glas:gläser kelle+n portion+en tasse+n flocke+n schale+n schote+n topf:töpfe stiel+e
    kapsel+n büchse+n zwiebel+n schalotte+n kartoffel+n möhre+n karotte+n pastinake+n rübe+n
    tomate+n gurke+n aubergine+n paprika+s chili+s artischocke+n champignon+s pilz+e kohl+e
    salat+e kürbis+se avocado+s apfel:äpfel birne+n zitrone+n orange+n limette+n limone+n
    grapefruit+s mandarine+n banane+n pfirsich+e nektarine+n pflaume+n zwetschge+n aprikose+n
    feige+n dattel+n mango+s melone+n kirsche+n beere+n quitte+n kiwi+s ei+er eigelb+e eiweiß+e
    nelke+n sardelle+n olive+n nuss:nüsse mandel+n brust:brüste keule+n filet+s wurst:würste
    garnele+n tortilla+s el:el tl:tl huhn:hühner ente+n fisch+e forelle+n steak+s kotelett+s
  `),
  fr: forms(`
    gousse+s tranche+s boîte+s bouteille+s sachet+s paquet+s pot+s tablette+s botte+s poignée+s
    pincée+s branche+s brin+s feuille+s tête+s verre+s louche+s morceau+x tasse+s bâton+s cube+s
    goutte+s bulbe+s bouquet+s rouleau+x barquette+s bocal:bocaux brique+s étoile+s clou+s
    oignon+s échalote+s ciboule+s cébette+s poireau+x carotte+s patate+s tomate+s poivron+s
    piment+s courgette+s aubergine+s concombre+s navet+s betterave+s artichaut+s champignon+s
    chou-fleur:choux-fleurs chou+x laitue+s endive+s avocat+s potiron+s courge+s citron+s
    orange+s pamplemousse+s clémentine+s pomme+s poire+s pêche+s nectarine+s prune+s abricot+s
    figue+s datte+s banane+s mangue+s melon+s grenade+s cerise+s fraise+s kiwi+s coing+s œuf+s
    oeuf+s jaune+s blanc+s olive+s amande+s noisette+s cuisse+s escalope+s filet+s saucisse+s
    crevette+s pain+s tortilla+s cornichon+s poulet+s steak+s magret+s fenouil+s pavé+s
  `),
  it: forms(`
    spicchio:spicchi fetta:fette scatola:scatole lattina:lattine barattolo:barattoli
    bottiglia:bottiglie bustina:bustine confezione:confezioni pacco:pacchi pacchetto:pacchetti
    mazzo:mazzi mazzetto:mazzetti manciata:manciate pizzico:pizzichi rametto:rametti gambo:gambi
    costa:coste testa:teste foglia:foglie bicchiere:bicchieri mestolo:mestoli tazzina:tazzine
    pezzo:pezzi foglio:fogli goccia:gocce ciuffo:ciuffi cespo:cespi vasetto:vasetti
    stecca:stecche cubetto:cubetti vaschetta:vaschette busta:buste cipolla:cipolle
    cipollotto:cipollotti scalogno:scalogni porro:porri carota:carote pastinaca:pastinache
    patata:patate pomodoro:pomodori pomodorino:pomodorini peperone:peperoni
    peperoncino:peperoncini zucchina:zucchine zucchino:zucchini melanzana:melanzane
    cetriolo:cetrioli ravanello:ravanelli rapa:rape barbabietola:barbabietole carciofo:carciofi
    fungo:funghi cavolfiore:cavolfiori cavolo:cavoli lattuga:lattughe zucca:zucche
    finocchio:finocchi limone:limoni arancia:arance mandarino:mandarini pompelmo:pompelmi
    mela:mele pera:pere pesca:pesche prugna:prugne albicocca:albicocche fico:fichi
    dattero:datteri banana:banane mango:manghi melone:meloni melagrana:melagrane
    ciliegia:ciliegie fragola:fragole uovo:uova tuorlo:tuorli albume:albumi chiodo:chiodi
    bacca:bacche baccello:baccelli acciuga:acciughe oliva:olive noce:noci mandorla:mandorle
    nocciola:nocciole petto:petti coscia:cosce filetto:filetti salsiccia:salsicce
    gambero:gamberi panino:panini dado:dadi pollo:polli bistecca:bistecche cetriolino:cetriolini
  `),
  es: forms(`
    diente+s rebanada+s loncha+s rodaja+s lata+s botella+s paquete+s bote+s sobre+s manojo+s
    puñado+s pizca+s chorro+s chorrito+s ramita+s rama+s hoja+s cabeza+s vaso+s tallo+s trozo+s
    tarro+s bolsa+s gota+s pastilla+s cubo+s bulbo+s tira+s cebolla+s cebolleta+s chalota+s
    puerro+s zanahoria+s chirivía+s patata+s papa+s boniato+s batata+s tomate+s pimiento+s
    chile+s guindilla+s ají:ajíes calabacín:calabacines berenjena+s pepino+s rábano+s nabo+s
    remolacha+s alcachofa+s champiñón:champiñones seta+s coliflor+es col+es repollo+s lechuga+s
    aguacate+s calabaza+s hinojo+s limón:limones lima+s naranja+s mandarina+s pomelo+s manzana+s
    pera+s melocotón:melocotones durazno+s ciruela+s albaricoque+s higo+s dátil+es plátano+s
    mango+s piña+s melón:melones granada+s cereza+s fresa+s kiwi+s huevo+s yema+s clara+s
    clavo+s vaina+s anchoa+s aceituna+s nuez:nueces almendra+s avellana+s pechuga+s muslo+s
    filete+s salchicha+s chorizo+s gamba+s langostino+s panecillo+s tortilla+s pepinillo+s
    pollo+s
  `),
  nl: forms(`
    teen:tenen teentje+s plak+ken plakje+s snee:sneden sneetje+s blik+ken blikje+s pak+ken
    pakje+s fles+sen zakje+s zak+ken pot+ten potje+s takje+s tak+ken stengel+s krop+pen
    blaadje+s blad+en glas:glazen bos+sen bosje+s snufje+s stuk+ken stukje+s schijf:schijven
    kop+pen druppel+s stokje+s blokje+s handje+s scheutje+s klontje+s knol+len vel+len doosje+s
    bekertje+s beker+s ui+en sjalot+ten prei+en wortel+s winterpeen:winterpenen
    pastinaak:pastinaken aardappel+s tomaat:tomaten tomaatje+s paprika+'s peper+s pepertje+s
    courgette+s aubergine+s komkommer+s radijs:radijzen raap:rapen biet+en bietje+s artisjok+ken
    champignon+s paddenstoel+en kool:kolen avocado+'s pompoen+en citroen+en limoen+en
    sinaasappel+s grapefruit+s mandarijn+en appel+s peer:peren perzik+en nectarine+s pruim+en
    abrikoos:abrikozen vijg+en dadel+s banaan:bananen mango+'s ananas+sen meloen+en kers+en
    aardbei+en kiwi+'s ei+eren eidooier+s dooier+s eiwit+ten kruidnagel+s olijf:olijven
    noot:noten amandel+en filet+s dij+en worst+en worstje+s garnaal:garnalen broodje+s bol+len
    tortilla+'s augurk+en kip+pen biefstuk+ken ansjovis+sen
  `),
  pt: forms(`
    dente+s fatia+s lata+s garrafa+s pacote+s frasco+s saqueta+s maço+s punhado+s pitada+s
    raminho+s folha+s cabeça+s copo+s talo+s pedaço+s ramo+s caixa+s gota+s unidade+s cubo+s
    pau+s embalagem:embalagens saco+s cebola+s cebolinha+s chalota+s
    alho-francês:alhos-franceses alho-poró:alhos-porós cenoura+s batata+s
    batata-doce:batatas-doces tomate+s pimento+s pimentão:pimentões malagueta+s pimenta+s
    abobrinha+s curgete+s berinjela+s beringela+s pepino+s rabanete+s nabo+s beterraba+s
    alcachofra+s cogumelo+s couve-flor:couves-flores couve+s repolho+s alface+s abacate+s
    abóbora+s limão:limões lima+s laranja+s tangerina+s toranja+s maçã+s pera+s pêssego+s
    ameixa+s damasco+s figo+s tâmara+s banana+s manga+s abacaxi+s ananás:ananases melão:melões
    romã+s cereja+s morango+s kiwi+s ovo+s gema+s clara+s cravo+s vagem:vagens anchova+s
    azeitona+s noz+es amêndoa+s avelã+s peito+s coxa+s filé+s bife+s salsicha+s linguiça+s
    camarão:camarões pão:pães tortilha+s frango+s
  `),
  sv: forms(`
    klyfta:klyftor skiva:skivor burk+ar flaska:flaskor påse:påsar förpackning+ar knippe+n tsk:tsk msk:msk krm:krm
    nypa:nypor kvist+ar stjälk+ar bit+ar droppe:droppar kruka:krukor tärning+ar portion+er
    näve:nävar stång:stänger rulle:rullar huvud+en lök+ar morot:morötter
    palsternacka:palsternackor potatis+ar tomat+er paprika:paprikor frukt+er squash+er
    aubergine+r gurka:gurkor rädisa:rädisor rova:rovor rödbeta:rödbetor
    kronärtskocka:kronärtskockor champinjon+er svamp+ar avokado+r pumpa:pumpor citron+er
    apelsin+er clementin+er äpple+n persika:persikor nektarin+er aprikos+er dadel:dadlar
    banan+er melon+er jordgubbe:jordgubbar nejlika:nejlikor äggula:äggulor äggvita:äggvitor
    gula:gulor vita:vitor oliv+er nöt:nötter mandel:mandlar filé+er korv+ar räka:räkor
    bulle:bullar tortilla+s kotlett+er kyckling+ar ägg:ägg päron:päron plommon:plommon
    fikon:fikon körsbär:körsbär blad:blad bröst:bröst lår:lår
  `),
};

/** Adjectives of foods. German ones are bent by their ending. */
export const localAdjectives: Readonly<Partial<Record<Foreign, Forms>>> = {
  fr: forms(`
    bombé+s bombée+s rase+s rouge+s blanc+s blanche+s vert+s verte+s jaune+s noir+s noire+s petit+s petite+s grand+s
    grande+s moyen+s moyenne+s mûr+s mûre+s grosse+s entier+s entière+s beau+x belle+s bonne+s
    jeune+s fraîche+s rond+s ronde+s dur+s dure+s sec+s sèche+s vert+s
  `),
  it: forms(`
    colmo:colmi raso:rasi scarso:scarsi abbondante:abbondanti grande:grandi piccolo:piccoli piccola:piccole medio:medi media:medie rosso:rossi rossa:rosse
    bianco:bianchi bianca:bianche verde:verdi giallo:gialli gialla:gialle nero:neri nera:nere
    maturo:maturi matura:mature fresco:freschi fresca:fresche grosso:grossi grossa:grosse
    intero:interi intera:intere dolce:dolci secco:secchi secca:secche dorato:dorati
    dorata:dorate biologico:biologici biologica:biologiche sodo:sodi
  `),
  es: forms(`
    colmada+s colmado+s rasa+s raso+s escasa+s grande+s pequeño+s pequeña+s mediano+s mediana+s rojo+s roja+s verde+s blanco+s blanca+s
    amarillo+s amarilla+s negro+s negra+s morado+s morada+s maduro+s madura+s tierno+s tierna+s
    fresco+s fresca+s gordo+s gorda+s entero+s entera+s dulce+s seco+s seca+s duro+s dura+s
  `),
  pt: forms(`
    cheia+s cheio+s rasa+s raso+s grande+s pequeno+s pequena+s médio+s média+s vermelho+s vermelha+s verde+s branco+s branca+s
    amarelo+s amarela+s roxo+s roxa+s preto+s preta+s maduro+s madura+s fresco+s fresca+s
    inteiro+s inteira+s doce+s seco+s seca+s cozido+s
  `),
  sv: forms(`
    rågad:rågade struken:strukna stor:stora liten:små gul:gula röd:röda grön:gröna vit:vita svart:svarta hel:hela mogen:mogna
    färsk:färska
  `),
};

/** The same beside a neuter noun, where the singular differs: "1 stort ägg". */
export const neuterAdjectives: Readonly<Partial<Record<Foreign, Forms>>> = {
  nl: forms(`
    groot:grote klein:kleine rood:rode groen:groene wit:witte rijp:rijpe vers:verse
    middelgroot:middelgrote hardgekookt:hardgekookte
  `),
  sv: forms(`
    stort:stora litet:små gult:gula rött:röda grönt:gröna vitt:vita svart:svarta helt:hela
    moget:mogna färskt:färska kokt:kokta
  `),
};

/** Nouns by gender, as far as an adjective in the singular shows it; diminutives are neuter. */
export const neuterNouns: Readonly<Partial<Record<Foreign, ReadonlySet<string>>>> = {
  de: new Set(words('ei eigelb eiweiß blatt glas huhn filet steak kotelett')),
  nl: new Set(words('ei eiwit blad blik pak glas stuk vel')),
  sv: new Set(words('ägg äpple päron plommon fikon körsbär blad bröst lår huvud knippe')),
};
export const masculineNouns: ReadonlySet<string> = new Set(
  words('el tl zweig kopf topf stiel kohl salat kürbis apfel pilz champignon pfirsich fisch'),
);

/** Endings of what was done to a food, for one and for several. */
export const participles: Readonly<
  Partial<Record<Foreign, readonly (readonly [one: string, many: string])[]>>
> = {
  fr: [
    ['é', 'és'],
    ['ée', 'ées'],
  ],
  it: ['at', 'it', 'ut'].flatMap((stem) => [
    [`${stem}o`, `${stem}i`] as const,
    [`${stem}a`, `${stem}e`] as const,
  ]),
  es: ['ado', 'ada', 'ido', 'ida'].map((one) => [one, `${one}s`] as const),
  pt: ['ado', 'ada', 'ido', 'ida'].map((one) => [one, `${one}s`] as const),
};

/** Between a noun and what is said of it, so that nothing behind is bent. */
export const phraseEnds: ReadonlySet<string> = new Set(
  words(`
    de d' du des da do das dos di del della dell' dei en in aus mit ohne von vom à au aux con com con sin sans avec
      senza med utan van met zonder och und oder et ou e o y u och eller of or
  `),
);

function forms(text: string): Forms {
  const pairs = words(text).map((pair): [string, string] => {
    const [one = '', ending] = pair.split('+');
    if (ending !== undefined) return [one, one + ending];
    const [singular = '', plural = singular] = pair.split(':');
    return [singular, plural];
  });
  return { several: new Map(pairs), one: new Map(pairs.map(([one, many]) => [many, one])) };
}
