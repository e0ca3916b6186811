import { wordSet } from '../../../words/word-list.ts';

/**
 * How verbs of cooking are said to one person or of us: "du rührst", "tu mélanges", "mescoli", "mezclas", "mettiamo"; folded, without words that
 * are foods, units or dishes as well.
 */
const SAID_TO_ONE = `
  backst bedeckst belegst bestreichst bestreust bratst braunst bruhst deckst drehst druckst dunstest entkernst erhitzt
    formst fullst garnierst gibst giesst glasierst hackst halbierst hebst heizt hobelst karamellisierst knetest kochelst
    kochst kostest legst loschst mischst nimmst panierst passierst pfefferst presst purierst putzt quetschst quirlst
    raspelst reduzierst reibst rollst rostest ruhrst salzt schalst schichtest schlagst schmeckst schmilzt schmorst schneidest
    schwitzt servierst spulst stampfst stellst stichst streichst streust tauchst trankst trennst tupfst ubergiesst
    vermengst verquirlst verruhrst verteilst viertelst walzt waschst weichst wendest wickelst wurfelst wurzt zerdruckst zerlasst
    ziehst zupfst
  ajoutes ajoutons arroses arrosons badigeonnes badigeonnons baisses baissons bats battons beurrons blanchis brasses brassons
    casses cassons chauffes chauffons coupes coupons couvres couvrons cuis cuisines cuisinons cuisons decores
    decorons deglaces deglacons demoules demoulons desosses desossons disposes disposons dores dorons ecrases ecrasons ecumes
    ecumons egouttes egouttons eminces emincons enfournes enfournons epluches epluchons etales etalons etends fais faisons
    farcis farinons ficelles ficelons filtres filtrons finis finissons flambes flambons fouettes fouettons frottes frottons
    garnis goutes goutons grilles grillons haches hachons incorpores incorporons laisses laissons lies lions melangeons melanges
    mets mettons mijotes mijotons mixes mixons montes montons mouilles mouillons nappes nappons ouvres pares parons parsemes
    parsemons peles pelons piques piquons places placons plies plions poches pochons poses posons prechauffes
    prechauffons prends prenons presses pressons rajoutes rajoutons rapons rectifies rectifions reduis remets remettons remplis
    remues remuons reserves reservons retires retirons retournes retournons rinces rincons roules roulons salons saupoudres
    saupoudrons sers servons tailles taillons tournes tournons tranchons trempes trempons verses versons vides vidons
  accendi adagi adagiamo affetti affettiamo aggiungi aggiungiamo aggiusti aggiustiamo amalgami amalgamiamo ammolli ammolliamo
    apri asciughi asciughiamo bagni bagniamo bolli bucherelli bucherelliamo butti buttiamo chiudi chiudiamo condiamo condisci
    copri copriamo cucini cuciniamo cuoci cuociamo disponi disponiamo dividi dividiamo dori doriamo facciamo fai
    farcisci fondi friggi friggiamo frulli frulliamo giri giriamo grattugi grattugiamo guarnisci imburri imburriamo impastiamo
    incorpori incorporiamo infarini infariniamo inforni inforniamo insaporisci lasci lasciamo lavi laviamo leghi leghiamo lessi
    lessiamo livelli livelliamo mantechi mantechiamo marini mariniamo mescoli mescoliamo metti mettiamo mondi mondiamo monti
    montiamo peli peliamo pepiamo pesti pestiamo prendi prendiamo prepari prepariamo raccogli regoli
    regoliamo riempi riempiamo rimetti rimettiamo rompi rompiamo rosoli rosoliamo saliamo salti saltiamo sbatti sbattiamo sbucci
    sbucciamo scaldi scaldiamo schiacci schiacciamo sciacqui sciacquiamo sciogli sciogliamo scola scoli scoliamo servi serviamo
    setacci setacciamo sfiletti sfilettiamo sforni sforniamo sfumi sfumiamo sgusci sgusciamo sistemi sistemiamo soffriggi
    soffriggiamo spegni spegniamo spennelli spennelliamo spezzetti spezzettiamo spolveri spolveriamo stendi stendiamo tagli
    tagliamo togli togliamo tosti tostiamo triti tritiamo uniamo unisci versi versiamo
  adornais adornamos adornas agregais agregamos agregas alinais alinamos alinas amasais amasamos amasas anades anadimos apagais
    apagamos apagas apartais apartamos apartas aplastais aplastamos aplastas asais asamos asas atais atamos atas 
     banais banamos banas bates batimos calentais calentamos calientas coceis cocemos cocinais cocinamos cocinas cogemos
    coges colais colamos colocais colocamos colocas congelais congelamos congelas cortais cortamos cortas cubres cubrimos cueces
    cuelas dejais dejamos derretimos derrites desalais desalamos desalas desglasais desglasamos desglasas
    desmenuzais desmenuzamos desmenuzas divides dividimos doblais doblamos doblas dorais doramos doras echais echamos echas
    empanais empanamos empanas emplatais emplatamos emplatas encendemos enciendes enfriais enfriamos enfrias enharinais
    enharinamos enharinas enrollais enrollamos enrollas escurres escurrimos espolvoreais espolvoreamos espolvoreas estirais
    estiramos estiras exprimes exprimimos extendemos extiendes flambeais flambeamos flambeas freimos guisais guisamos guisas
    hacemos haces hervimos hierves horneais horneamos horneas incorporais incorporamos incorporas juntais 
    laminais laminamos laminas lavais lavamos licuais licuamos licuas ligais ligamos ligas limpiais limpiamos limpias 
     machacais machacamos machacas majais majamos majas marinais marinamos marinas metemos metes mezclais mezclamos
    mezclas montais montamos montas movemos mueves partimos pelais pelamos pelas picais picamos picas pinchais
    pinchamos pinchas pintais pintamos pochais pochamos pochas ponemos pones probais probamos pruebas quitais quitamos quitas
    rallais rallamos rallas rebozais rebozamos rebozas rectificais rectificamos rectificas reduces reducimos regais regamos
    rehogais rehogamos rehogas rellenais rellenamos rellenas remojais remojamos remojas removemos remueves reservais 
    reservas retirais retiramos retiras riegas sacais sacamos sacas salais salamos salas salpimentais salpimentamos salpimientas
    sazonais sazonamos sazonas separais separamos separas servimos sirves sofreimos sofries sumais sumamos sumas tapais templais
    templamos templas tostais tostamos triturais trituramos trituras troceais troceamos troceas tuestas untais untamos untas
    vertemos viertes volcais volcamos vuelcas 
`;
/** First words of cooking instructions, lower case without accents: en de fr it es nl pt sv. */
export const COOKING_VERBS = wordSet(`
  ${SAID_TO_ONE}
  add adjust allow apply arrange assemble attach bake baste beat begin blanch blend blitz blot
    boil braise bread break bring broil brown brush bury butter can caramelize carefully carve
    check chill chop choose clarify clean close coat combine continue cook cool core cover cream
    crack crumble crush cube curl cut cure debone decorate deep-fry deglaze defrost dice dip
    discard dissolve distribute divide double drain drape dredge drizzle drop dry dump dust empty
    enjoy ensure evenly fill filter finish flatten flip fluff fold form freeze fry garnish gather
    gently get give glaze grate grease grill grind halve hand heat hold immediately increase
    infuse insert keep knead ladle lay layer leave let lift light line loosen lower make marinate
    mash measure melt microwave mince mix moisten mold move oil open pack pan-fry pat peel pick
    pierce pinch pipe pit place plate poach pop pound pour prebake preheat prepare prep press
    prick process pull pulse puree push put quarter quickly raise reduce refrigerate reheat
    remove repeat reserve rest return rinse rip roast roll rotate rub salt saute save scald
    scatter scoop score scrape scrub seal sear season separate serve set shake shape shave shred
    sift simmer skim skin slice slide slow slowly smash smear smoke smooth soak soften spatchcock
    spice split spoon spread sprinkle squeeze stack start steam steep stew stick stir stir-fry
    stop store strain stretch stuff submerge submerse sweat swirl take taste tear temper
    tenderize test then thaw thin thicken throw thoroughly tie tilt tip toast top toss transfer
    trim try turn twist uncover unroll unwrap use using vigorously wait warm wash weigh whip
    whisk wipe wrap zest lightly finely roughly once when while after before during in into on if
    with meanwhile next finally first for to at until
  geben gib gebt erhitzen erhitze kochen koche backen backe braten brate schneiden schneide
    wurfeln wurfle hacken hacke ruhren ruhre mischen mische vermischen vermengen kneten knete
    lassen lass legen lege stellen stelle fullen fulle schalen schale waschen wasche servieren
    serviere wurzen wurze zugeben hinzufugen abschmecken den die das einen eine in mit nun dann
    trennen trenne trennt schlagen schlage vierteln viertle halbieren halbiere warte wartet
    danach anschliessend zuerst zunachst inzwischen wahrend alle alles ofen backofen
  ajouter ajoutez melanger melangez couper coupez faire faites mettre mettez verser versez
    prechauffer prechauffez cuire cuisez laisser laissez eplucher epluchez battre battez
    incorporer incorporez servir servez retirer retirez chauffer chauffez dans laver lavez
    emincer emincez hacher hachez saler salez disposer disposez preparer preparez fouetter
    replier repliez gouter goutez rectifier rectifiez
    attendre attendez fouettez remuer remuez etaler etalez deposer pendant puis ensuite enfin
  aggiungere aggiungete aggiungi mescolare mescolate tagliare tagliate taglia mettere mettete
    metti versare versate cuocere cuocete scaldare scaldate scalda lasciare lasciate lasciarla lasciarlo
    lasciarle lasciarli impastare
    impastate servire servite preriscaldare unire unite lavare lavate sbucciare pelare far fate
    aspettare aspetta aspettate attendere attendete fai in preparare preparate tritare tritate soffriggere rosolare infornare quando nel nella
  gratinar gratina anadir anade agregar agrega mezclar mezcla cortar corta cortamos poner pon ponemos calentar
    calienta precalentar precalienta cocinar cocina cocer cuece hervir hierve dejar deja dejamos
    servir sirve pelar pela picar pica batir bate verter vierte echar echa anadimos mezclamos en
    esperar espera esperad esperamos lavar lava remover sofreir hornear hornea cuando
  voeg doe meng snijd verwarm verhit kook bak laat leg schil roer serveer giet was hak snipper
    klop kneed zet bestrooi breng verdeel haal pel strooi neem maak vul rol smelt in de het
  adicione misture corte coloque aqueca cozinhe deixe descasque sirva bata despeje ferva lave
    pique tempere leve junte adicionar misturar cortar colocar numa num em
  tillsatt blanda skar hacka hetta koka stek lat lagg skala ror servera hall vispa smalt satt
    varm grada krydda skolj riv fordela strimla knada pensla vand ta i
`);
