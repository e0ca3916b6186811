import { wordSet } from '../../../words/word-list.ts';

/** First words of cooking instructions, lower case without accents: en de fr it es nl pt sv. */
export const COOKING_VERBS = wordSet(`
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
