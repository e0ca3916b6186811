/** Dried herbs and blends. How a food is written: `../read-lexicon.ts`. */
export const driedHerbs = `
# Spices and dried herbs
dried oregano | plant | none | 0.203
  en oregano dried, mexican oregano, dried mexican oregano, ground oregano
  de getrockneter Oregano
  fr origan séché
  it origano secco
  es orégano seco
  nl gedroogde oregano
  pt orégão seco, orégãos secos, orégano seco, orégãos
  sv torkad oregano
dried thyme | plant | none | 0.2~
  en ground thyme, dried thyme leaf
  de getrockneter Thymian
  fr thym séché
  it timo secco
  es tomillo seco
  nl gedroogde tijm
  pt tomilho seco
  sv torkad timjan
dried basil | plant | none | 0.16~
  en dried basil leaf
  de getrocknetes Basilikum, getrockneter Basilikum
  fr basilic séché
  it basilico secco, basilico essiccato
  es albahaca seca
  nl gedroogde basilicum
  pt manjericão seco
  sv torkad basilika
dried rosemary | plant | none | 0.22~
  en ground rosemary
  de getrockneter Rosmarin
  fr romarin séché
  it rosmarino secco, rosmarino essiccato
  es romero seco
  nl gedroogde rozemarijn
  pt alecrim seco
  sv torkad rosmarin
dried sage | plant | none | 0.135
  en ground sage, rubbed sage, dried sage leaf
  de getrockneter Salbei
  fr sauge séchée
  it salvia secca
  es salvia seca
  nl gedroogde salie
  pt sálvia seca
  sv torkad salvia
dried tarragon | plant | none | 0.122
  en dried tarragon leaf
  de getrockneter Estragon
  fr estragon séché
  it dragoncello secco, estragone secco
  es estragón seco
  nl gedroogde dragon
  pt estragão seco
  sv torkad dragon
dried parsley | plant | none | 0.1~
  en dried parsley flake, parsley flake
  de getrocknete Petersilie
  fr persil séché
  it prezzemolo secco, prezzemolo essiccato
  es perejil seco
  nl gedroogde peterselie
  pt salsa seca, salsinha seca
  sv torkad persilja
dried dill | plant | none | 0.2~
  en dried dill weed, dried dillweed
  de getrockneter Dill
  fr aneth séché
  it aneto secco
  es eneldo seco
  nl gedroogde dille
  pt endro seco, aneto seco
  sv torkad dill
dried mint | plant | none | 0.1~
  en dried mint leaf
  de getrocknete Minze
  fr menthe séchée
  it menta secca, menta essiccata
  es menta seca, hierbabuena seca
  nl gedroogde munt
  pt hortelã seca
  sv torkad mynta
dried marjoram | plant | none | 0.12~
  de getrockneter Majoran
  fr marjolaine séchée
  it maggiorana secca
  es mejorana seca
  nl gedroogde marjolein
  pt manjerona seca
  sv torkad mejram
dried coriander | plant | none
  de getrocknetes Koriandergrün, getrockneter Koriander
  fr coriandre séchée, coriandre sèche
  it coriandolo secco, foglie di coriandolo essiccate
  es cilantro seco, hojas de cilantro secas
  nl gedroogde koriander
  pt coentros secos, coentro seco
  sv torkad koriander
bay leaf/bay leaves | plant | none | 0.122 | 0.2~
  en dried bay leaf, fresh bay leaf, bay, laurel leaf, turkish bay leaf
  de Lorbeerblatt/Lorbeerblätter, Lorbeer
  fr feuille de laurier/feuilles de laurier, laurier
  it foglia di alloro/foglie di alloro, alloro
  es hoja de laurel/hojas de laurel, laurel
  nl laurierblad/laurierblaadjes, laurier
  pt folha de louro/folhas de louro, louro
  sv lagerblad
  key usda 02004, agribalyse 11053
italian seasoning | plant | none | 0.2~
  en italian herb, dried italian herb, dried italian seasoning ; herbs de provence, herbes de provence, dried mixed herb, mixed dried herb, herbs provence, dried herb, provencal herb
  de Kräuter der Provence ; italienische Kräuter
  fr herbes de Provence
  it erbe di Provenza, erbe provenzali
  es hierbas provenzales
  nl Italiaanse kruiden, Provençaalse kruiden
  pt ervas de Provence, ervas da Provença, ervas italianas, ervas finas
  sv italiensk krydda, herbes de provence, provensalska örter, italiensk salladskrydda
bouquet garni | plant | none
  de Bouquet garni, Kräutersträußchen
  fr bouquet garni
  it mazzetto aromatico
  es ramillete de hierbas, bouquet garni
  nl bouquet garni, kruidenboeketje
  pt bouquet garni, ramo de cheiros
  sv bouquet garni, kryddbukett
sumac | plant | none | 0.45~
  de Sumach, Sumak
  fr sumac
  it sumac, sommacco
  es zumaque, sumac
  nl sumak
  pt sumagre, sumac
  sv sumak
za'atar | plant | sesame | 0.4~
  en zaatar ; dukkah
  de Zatar, Zaatar, Za'atar
  fr zaatar, zahtar
  it zaatar, za'atar
  es zaatar, za'atar
  nl za'atar, zaatar
  pt zaatar, za'atar
  sv zaatar, za'atar
ras el hanout | plant | mustard? celery? sesame? | 0.42~
  en ; baharat, berbere
  de Ras el Hanout
  fr ras el hanout
  it ras el hanout
  es ras el hanout
  nl ras el hanout
  pt ras el hanout
  sv ras el hanout
chinese five spice | plant | none | 0.42~
  en five spice, five spice powder, chinese five spice powder
  de Fünf-Gewürze-Pulver, Fünfgewürzpulver, chinesisches Fünf-Gewürze-Pulver
  fr cinq-épices, mélange cinq épices, cinq parfums
  it cinque spezie, cinque spezie cinesi
  es cinco especias chinas, polvo de cinco especias, cinco especias
  nl vijfkruidenpoeder, vijfspecerijenpoeder, Chinees vijfkruidenpoeder
  pt cinco especiarias chinesas, cinco especiarias, pó de cinco especiarias
  sv femkryddspulver, kinesisk femkrydda, femkrydda
juniper berries | plant | none | 0.4~ | 0.15~
  en juniper berry, juniper
  de Wacholderbeeren
  fr baies de genièvre, genièvre
  it bacche di ginepro, ginepro
  es bayas de enebro, enebro
  nl jeneverbes/jeneverbessen
  pt bagas de zimbro, zimbro
  sv enbär
mixed spice | plant | mustard? celery? sesame? | 0.42~
  en ; pumpkin pie spice, apple pie spice, gingerbread spice, pumpkin spice, speculaas spice, lebkuchen spice, quatre epices
  de Gewürzmischung süß, Spekulatiusgewürz ; Lebkuchengewürz, Kürbiskuchengewürz, Apfelkuchengewürz
  fr mélange quatre-épices sucré ; épices à pain d'épices
  it misto spezie dolci, spezie per dolci, spezie per pan di zenzero
  es mezcla de especias dulces, especias para pan de jengibre, cuatro especias
  nl speculaaskruiden, koekkruiden, koek- en speculaaskruiden
  pt mistura de especiarias doces, especiarias para bolos, quatro especiarias
  sv pepparkakskryddor, pepparkakskrydda
annatto | plant | none
  en annatto seed, achiote ; achiote paste, sazon, sazon seasoning, sazon seasoning blend
  de Annatto, Annattosamen, Achiote
  fr roucou, rocou, annatto, graines de roucou
  it annatto, achiote
  es achiote, anato, semillas de achiote, onoto
  nl annatto, achiote
  pt urucum, colorau de urucum, anato
  sv annatto, annattofrön
asafoetida | plant | gluten?
  en asafetida, ?hing
  de Asant, Asafoetida, Teufelsdreck
  fr ase fétide, asa-fœtida
  it assafetida, asafetida
  es asafétida
  nl asafoetida, duivelsdrek
  pt assa-fétida, assafétida
  sv asafoetida, dyvelsträck
amchur | plant | none
  en mango powder
  de Amchur, Mangopulver
  fr amchur, poudre de mangue verte
  it amchur, polvere di mango
  es amchur, polvo de mango
  nl amchur, mangopoeder
  pt amchur, manga em pó
  sv amchur, mangopulver
lavender | plant | none
  en dried lavender, culinary lavender, lavender flower
  de Lavendel, Lavendelblüten
  fr lavande, fleurs de lavande
  it lavanda, fiori di lavanda
  es lavanda, flores de lavanda
  nl lavendel, lavendelbloemen
  pt lavanda, alfazema, flores de lavanda
  sv lavendel, lavendelblommor
rose petals | plant | none
  en rose petal, dried rose petal
  de Rosenblatt/Rosenblätter, Rosenblütenblätter
  fr pétale de rose/pétales de rose
  it petalo di rosa/petali di rosa
  es pétalo de rosa/pétalos de rosa
  nl rozenblaadje/rozenblaadjes
  pt pétala de rosa/pétalas de rosa
  sv rosenblad
dried mushrooms | plant | none
  en dried mushroom ; dried porcini, dried porcini mushroom, dried shiitake, dried shiitake mushroom, dried wild mushroom
  de getrocknete Pilze ; getrocknete Steinpilze
  fr champignons séchés ; cèpes séchés
  it funghi secchi ; porcini secchi, funghi porcini secchi
  es setas secas, setas deshidratadas
  nl gedroogde paddenstoelen ; gedroogd eekhoorntjesbrood
  pt cogumelos secos ; porcini secos
  sv torkad svamp, torkade svampar ; torkad karljohansvamp, torkade kantareller
liquid smoke | plant | none | 1.0~ |  | l
  de Flüssigrauch, Liquid Smoke
  fr fumée liquide
  it fumo liquido
  es humo líquido
  nl vloeibare rook, liquid smoke
  pt fumo líquido, fumaça líquida
  sv flytande rök, liquid smoke
togarashi | plant | sesame
  en shichimi togarashi, shichimi ; furikake:plant+fish-seasoning
  de Togarashi, Shichimi Togarashi ; Furikake
  fr togarashi, shichimi togarashi ; furikake:plant+fish-seasoning
  it togarashi, shichimi togarashi ; furikake:plant+fish-seasoning
  es togarashi, shichimi togarashi ; furikake:plant+fish-seasoning
  nl togarashi, shichimi togarashi ; furikake:plant+fish-seasoning
  pt togarashi, shichimi togarashi ; furikake:plant+fish-seasoning
  sv togarashi, shichimi togarashi ; furikake:plant+fish-seasoning
msg | mineral | none
  en monosodium glutamate
  de Glutamat, Mononatriumglutamat
  fr glutamate, glutamate monosodique, ajinomoto
  it glutammato, glutammato monosodico
  es glutamato, glutamato monosódico, ajinomoto
  nl ve-tsin, mononatriumglutamaat, smaakversterker
  pt glutamato monossódico, ajinomoto
  sv msg, natriumglutamat, glutamat
citric acid | mineral | none
  de Zitronensäure
  fr acide citrique
  it acido citrico
  es ácido cítrico
  nl citroenzuur
  pt ácido cítrico
  sv citronsyra
cajun seasoning | plant | mustard? celery? sesame? | 0.45~
  en cajun spice ; creole seasoning, old bay, jerk seasoning, taco seasoning, old bay seasoning, fajita seasoning, taco seasoning mix, blackening seasoning, adobo seasoning, lemon pepper, lemon pepper seasoning
  de Cajungewürz, Cajun-Gewürz ; Tacogewürz, Taco-Gewürz, Fajitagewürz
  fr épices cajun, mélange cajun, assaisonnement cajun ; épices à tacos, épices à fajitas
  it spezie cajun, condimento cajun ; spezie per tacos
  es especias cajún, condimento cajún, mezcla cajún ; condimento para tacos, condimento para fajitas
  nl cajunkruiden ; tacokruiden, fajitakruiden
  pt tempero cajun, especiarias cajun ; tempero para tacos
  sv cajunkrydda ; tacokrydda, fajitakrydda
spices | plant | mustard? celery? sesame? | 0.42~ |  | g
  en spice ; seasoning, spice mix, ?rub, spice rub, spice blend, ?seasoning mix, seasoning blend, pickling spice, poultry seasoning, steak seasoning, steak rub, vegeta, ranch seasoning mix, onion soup mix, ranch seasoning
  de Gewürze, Gewürzmischung ; Grillgewürz
  fr épices, mélange d'épices
  it spezie, misto spezie
  es especias, mezcla de especias
  nl specerijen, kruidenmix, kruidenmengsel
  pt especiarias, mistura de especiarias, temperos
  sv kryddor, kryddblandning, krydda
`;
