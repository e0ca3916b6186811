import { wordSet } from '../../words/word-list.ts';

/** Cooking verbs as they open an instruction, in eight languages. A line that begins with one is rarely an ingredient. */
export const instructionVerbs = wordSet(`
  pre-heat mince halve crisp flavor flavour toast pat crush chill assemble arrange blanch braise
    broil baste caramelize char clean deglaze dip dissolve divide dredge dry fluff glaze grind
    insert invert julienne lift load loosen pack parboil pick pipe plate polish pop puree push
    quarter reheat scoop scrub seal shake shred skim skin smash smear snip spray squash stand
    steam steep stick strip stretch stud submerge thread thin tie toast truss unroll wipe wrap
    zest first finally next start begin make cool also
  add bake beat blend boil bring brown brush chill chop coat combine cook cool cover cream cut
    dice discard divide drain drizzle dust fill flip fold freeze fry garnish gather grate grease
    grill heat knead ladle lay leave let line lower make marinate mash measure melt mix peel
    place poach pour prepare preheat press process pulse put reduce refrigerate remove repeat
    rest return rinse roast roll rub saute sauté scatter score scrape season sear separate serve
    set shape sift simmer slice soak spoon spread sprinkle squeeze stir store strain stuff swirl
    taste tear thaw throw tip top toss transfer trim turn use warm wash whip whisk work wrap
    remember keep check continue enjoy meanwhile once when while then after in on using with for
    to
  hacken halbieren zerdrücken abgießen anrichten bestreuen vermischen gemeinsam geben gib heizen
    erhitzen vorheizen schneiden mischen vermengen verrühren rühren kochen braten backen schälen
    würzen servieren waschen lassen nehmen stellen füllen die der das den zuerst dann danach
    anschließend inzwischen währenddessen zum mit ofen backofen
  saler salez poivrer poivrez râper râpez mixer mixez égoutter égouttez fouetter fouettez beurrer
    beurrez étaler étalez ajouter ajoutez mélanger mélangez faire faites cuire cuisez préchauffer
    préchauffez couper coupez éplucher épluchez verser versez mettre mettez laisser laissez
    battre battez incorporer incorporez servir servez chauffer chauffez disposer disposez laver
    lavez émincer émincez hacher hachez dans pendant lorsque ensuite puis enfin retirer retirez
    réserver réservez le la les
  tritare tritate soffriggere soffriggete condire condite infornare infornate sbattere sbattete
    aggiungere aggiungete aggiungi mescolare mescolate cuocere cuocete tagliare tagliate versare
    versate lasciare lasciate mettere mettete scaldare scaldate preparare preparate servire
    servite lavare lavate unire unite in quando poi infine nel sbucciare sbucciate
  salpimentar sofreír sofríe triturar tritura rallar ralla añadir añade añadimos agregar agrega
    mezclar mezcla cocinar cocina cocer cortar corta picar pica verter vierte dejar deja poner
    pon calentar calienta precalentar precalienta servir sirve lavar lava batir bate en cuando
    luego retirar retira hornear pelar pelamos los las el
  fruit pers garneer verdeel schep pureer rasp strooi breng haal verwijder halveer voeg verwarm
    meng snijd kook bak schil roer giet laat zet leg doe was hak serveer bestrooi verhit klop
    kneed haal in als daarna vervolgens ondertussen de het
  pique picar rale ralar tempere temperar desligue forre unte asse frite polvilhe adicione
    adicionar acrescente misture misturar cozinhe cozer corte cortar deite deitar despeje deixe
    deixar coloque colocar leve levar aqueça aquecer bata bater sirva servir lave lavar junte
    juntar pré-aqueça em quando depois retire refogue
  halvera pressa smaka hetta finhacka grovhacka strimla riv rosta kör mixa fräs bryn sjud garnera
    toppa fördela tillsätt blanda koka stek skär hacka skala rör häll låt sätt lägg vispa värm
    servera skölj strö krydda knåda forma grädda ta häll under när sedan ringla
`);

/** Words that headings and page furniture hold and ingredients do not. */
export const furnitureWords = wordSet(`
  minutes minute mins min hours hour hrs serves servings serving yield yields prep total calories
    kcal nutrition rating ratings reviews review comments comment print save share subscribe
    newsletter cookies privacy login sign instructions directions method ingredients notes recipe
    recipes author published updated photo video advertisement facebook pinterest instagram
    twitter step steps difficulty
  minuten stunden stunde portionen personen zubereitung zutaten rezept rezepte nährwerte
    arbeitszeit bewertung kommentare drucken schwierigkeit
  heures heure personnes préparation cuisson ingrédients recette recettes étapes étape imprimer
    commentaires difficulté
  minuti ore ora persone preparazione cottura ingredienti ricetta ricette stampa commenti
    difficoltà
  minutos horas hora personas raciones preparación elaboración ingredientes receta recetas
    comentarios imprimir dificultad
  minuten uur personen bereiding bereidingswijze ingrediënten recept recepten reacties
  porções pessoas preparação preparo ingredientes receita receitas imprimir comentários
  minuter timmar timme portioner gör ingredienser skriv kommentarer betyg
`);

/** Verbs and small words of running text. */
export const proseWords = wordSet(`
  is are was were will would should can't it they we i he she my our their there here have has
    had been this these those which who because until into onto just very so but if your you
    don't i'm it's
  ist sind wird werden haben hat kann sollte man wir ich sie es nicht auch aber wenn bis dass
  est sont sera avez ont peut vous nous je il elle ils ne pas mais jusqu'à que qui c'est
  è sono sarà avete può potete non ma fino che chi
  es son será puede hasta que pero no nos se
  zijn wordt worden kan je jij wij niet maar tot dat
  é são será pode até que mas não você
  är blir kan du vi inte men tills att det som
`);

/** Behind a number these make it a time, a yield or a count of readers. */
export const timeAndYieldWords = wordSet(`
  min mins minute minutes minuten minuter minuti minutos h hr hrs hour hours stunde stunden std
    heure heures ore ora hora horas uur timmar timme minuut sec second seconds day days tag tage
    jour jours kcal calories kj f ° % people person persons personen personnes persone personas
    pessoas portion portions portionen portioner serving servings raciones porções stars review
    reviews comment comments rating ratings vote votes am pm
`);
