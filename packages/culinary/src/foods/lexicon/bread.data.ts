/** Bread, biscuits and bakery. How a food is written: `../read-lexicon.ts`. */
export const bread = `
# Bread and bakery
bread | plant | gluten milk? | 0.148 | 29 slice | g
  en white bread, sandwich bread:plant+dairy?, pain de mie:plant+dairy?, bread slice, sliced bread, bread cube ; country bread, crusty bread, farmhouse loaf, ?loaf, country loaf, ?toast, toast bread:plant+dairy?, soda bread:plant+dairy?+egg?, raisin bread:plant+dairy?+egg?, fruit bread:plant+dairy?+egg?
  de Brot, Weißbrot, Toastbrot:plant+dairy?, Toast:plant+dairy? ; Bauernbrot, altbackenes Brot, Rosinenbrot:plant+dairy?+egg?
  fr pain, pain de mie:plant+dairy?, pain blanc ; pain rassis, pain de campagne, pain aux raisins/pains aux raisins:plant+dairy?+egg?
  it pane, pancarrè:plant+dairy?, pane bianco, pane in cassetta:plant+dairy?, pane per tramezzini:plant+dairy? ; pane raffermo, pane casereccio, pane toscano
  es pan, pan blanco, pan de molde:plant+dairy? ; pan duro, pan del día anterior, hogaza, pan de pasas:plant+dairy?+egg?
  nl brood
  pt pão, pão de forma:plant+dairy?
  sv bröd
  key usda 18069, agribalyse 7001
wholemeal bread | plant | gluten milk? | 0.148~ | 32~ slice
  en whole wheat bread, wholegrain bread, brown bread, whole grain bread, wholewheat bread
  de Vollkornbrot
  fr pain complet
  it pane integrale
  es pan integral
  nl volkorenbrood
  pt pão integral
  sv fullkornsbröd, grovt bröd
sourdough bread | plant | gluten milk? | 0.148~ | 50~ slice
  en sourdough, sourdough loaf
  de Sauerteigbrot/Sauerteigbrote
  fr pain au levain/pains au levain
  it pane a lievitazione naturale, pane a lievito madre
  es pan de masa madre
  nl zuurdesembrood, desembrood
  pt pão de fermentação natural, pão de massa mãe
  sv surdegsbröd
rye bread | plant | gluten milk? | 0.148~ | 32~ slice
  en ; pumpernickel
  de Roggenbrot/Roggenbrote ; Pumpernickel, Schwarzbrot
  fr pain de seigle/pains de seigle
  it pane di segale
  es pan de centeno
  nl roggebrood
  pt pão de centeio/pães de centeio
  sv rågbröd ; kavring
baguette | plant | gluten milk? |  | 250~
  en french bread, french stick, french baguette
  de Baguette
  fr baguette/baguettes
  it baguette ; filone
  es barra de pan, baguette
  nl stokbrood/stokbroden, baguette/baguettes
  pt baguete/baguetes, cacete
  sv baguette/baguetter
ciabatta | plant | gluten milk? |  | 270~
  en ciabatta loaf, ciabatta bread ; italian bread
  de Ciabatta/Ciabattas
  fr ciabatta/ciabattas
  it ciabatta/ciabatte
  es chapata/chapatas
  nl ciabatta/ciabatta's
  pt ciabatta
  sv ciabatta
focaccia | plant animal-fat? | gluten milk? |  | 400~
  de Focaccia
  fr focaccia, fougasse
  it focaccia/focacce
  es focaccia
  nl focaccia
  pt focaccia
  sv focaccia
brioche | plant dairy egg? | gluten milk eggs? |  | 50~
  en ; brioche bun, brioche roll, challah
  de Brioche/Brioches, Hefezopf
  fr brioche/brioches
  it pan brioche, brioche
  es brioche, pan de brioche
  nl brioche/brioches, briochebroodje
  pt brioche/brioches
  sv brioche, briochebröd
bread roll | plant dairy? egg? | gluten milk? eggs? sesame? |  | 50~
  en dinner roll, ?roll, ?bun, soft roll, sandwich roll ; hamburger bun, burger bun, hot dog bun, hot dog roll, ?bap, hoagie roll, slider bun, hamburger roll, potato roll, potato bun, kaiser roll, bao bun:plant+dairy?+animal-fat?, soft pretzel:plant+dairy?+animal-fat?, pretzel bun:plant+dairy?+animal-fat?, pretzel roll:plant+dairy?+animal-fat?, hawaiian roll:plant+dairy+egg?, sweet roll, hot cross bun:plant+dairy?+egg?, iced bun:plant+dairy?+egg?
  de Brötchen, Semmel/Semmeln, Weckle ; altbackene Brötchen, Hamburgerbrötchen, Burgerbrötchen, Hot-Dog-Brötchen
  fr petit pain/petits pains ; pain à burger/pains à burger
  it panino/panini, rosetta
  es panecillo/panecillos ; pan de hamburguesa
  nl broodje/broodjes, bolletje/bolletjes, pistolet ; hamburgerbroodje, hamburgerbroodjes, hotdogbroodje, hotdogbroodjes
  pt pãozinho/pãezinhos, carcaça, papo-seco ; pão de hambúrguer, pães de hambúrguer
  sv fralla/frallor, småfranska ; hamburgerbröd, korvbröd
bagel | plant | gluten milk? |  | 105~
  de Bagel/Bagels
  fr bagel/bagels
  it bagel
  es bagel/bagels
  nl bagel/bagels
  pt bagel/bagels
  sv bagel/baglar
english muffin | plant dairy? | gluten milk? |  | 57~
  en ; crumpet
  de englischer Muffin/englische Muffins, Toasties
  fr muffin anglais/muffins anglais
  it muffin inglese/muffin inglesi
  es muffin inglés/muffins ingleses
  nl Engelse muffin/Engelse muffins
  pt muffin inglês/muffins ingleses
  sv engelsk muffin, tekaka/tekakor
pitta bread | plant | gluten milk? |  | 60~
  en pita, pitta, pita bread, pocket bread
  de Pitabrot/Pitabrote, Pita, Fladenbrot Pita, Pitataschen
  fr pain pita/pains pita, pita/pitas
  it pane pita, pita
  es pan de pita/panes de pita, pan pita, pita/pitas
  nl pitabroodje/pitabroodjes, pitabrood
  pt pão pita/pães pita, pão árabe
  sv pitabröd
naan | plant dairy? egg? | gluten milk? eggs? |  | 90~
  en naan bread
  de Naan, Naanbrot, Naan-Brot
  fr naan/naans, pain naan
  it naan, pane naan
  es pan naan, naan
  nl naan, naanbrood
  pt naan, pão naan
  sv naan, naanbröd
flatbread | plant dairy? | gluten milk? |  | 60~
  en flat bread ; chapati, roti, lavash:plant, paratha, puri
  de Fladenbrot/Fladenbrote ; Lavash:plant, Paratha
  fr pain plat/pains plats ; chapati, chapatis, paratha
  it pane azzimo:plant, focaccia piatta ; pane carasau:plant, chapati, paratha
  es pan plano/panes planos ; chapati, paratha
  nl plat brood, flatbread, Turks brood ; chapati, roti
  pt pão achatado, pão folha
  sv tunnbröd, flatbread ; liba bröd, libabröd, polarbröd
flour tortilla | plant animal-fat? | gluten milk? |  | 45~
  en tortilla, wheat tortilla, ?wrap, tortilla wrap
  de Tortilla/Tortillas=tortilla/tortillas, Weizentortillas, Wraps
  fr tortillas=tortillas, galettes de blé, tortilla de blé/tortillas de blé
  it tortillas=tortillas ; piadina/piadine:plant+animal-fat?+dairy?
  es tortilla/tortillas:plant+egg?+animal-fat?=tortilla/tortillas, tortilla de trigo/tortillas de trigo:plant+animal-fat?, tortilla de harina/tortillas de harina:plant+animal-fat?
  nl tortilla/tortilla's, wrap/wraps, tarwetortilla
  pt tortilha/tortilhas, wrap/wraps, tortilha de trigo
  sv tortilla/tortillas, tortillabröd, tunnbrödswrap
corn tortilla | plant | none |  | 26~
  en ; taco shell, tostada, tostada shell
  de Maistortilla/Maistortillas, Tacoschale/Tacoschalen
  fr tortilla de maïs/tortillas de maïs ; coquilles à tacos
  it tortilla di mais/tortillas di mais
  es tortilla de maíz/tortillas de maíz ; tostadas de maíz
  nl maïstortilla/maïstortilla's ; tacoschelp, tacoschelpen
  pt tortilha de milho/tortilhas de milho
  sv majstortilla/majstortillas ; tacoskal
croissant | plant dairy egg? | gluten milk eggs? |  | 57~
  de Croissant/Croissants, Hörnchen
  fr croissant/croissants
  it croissant, cornetto/cornetti
  es cruasán/cruasanes, croissant/croissants
  nl croissant/croissants
  pt croissant/croissants
  sv croissant/croissanter
croutons | plant dairy? | gluten milk? | 0.169~
  en crouton
  de Croûtons, Crouton, Brotwürfel:plant
  fr croûtons, croûton
  it crostini di pane:plant, crostini:plant, crostino:plant
  es picatostes, cuscurros, crutones
  nl croutons, crouton
  pt croutons, crouton
  sv krutonger, krutong
breadsticks | plant dairy? animal-fat? | gluten milk?
  en grissini, breadstick, grissino
  de Grissini, Salzstangen:plant
  fr gressins, gressin
  it grissini, grissino
  es palitos de pan, picos de pan, colines, ?colín
  nl soepstengels, soepstengel, grissini
  pt palitos de pão, gressinos
  sv grissini, brödpinnar
crackers | plant dairy? | gluten milk? |  | 4~
  en cracker ; saltine, cream cracker, oatcake, matzo:plant, matzah:plant, matzoh:plant, matzo meal:plant, matzah meal:plant, crispbread:plant
  de Cracker, Kräcker ; Knäckebrot:plant, Matze/Matzen:plant
  fr cracker/crackers ; biscottes, biscotte, pain azyme:plant
  it cracker, crackers ; fette biscottate
  es galleta salada/galletas saladas ; biscotes
  nl cracker/crackers, crackertje ; beschuit, knäckebröd:plant
  pt bolacha de água e sal, bolachas salgadas ; tostas
  sv kex, salta kex ; knäckebröd:plant, skorpor
rice cakes | plant | none
  de Reiswaffel/Reiswaffeln
  fr galette de riz soufflé/galettes de riz soufflé, galettes de riz
  it galletta di riso/gallette di riso
  es tortita de arroz/tortitas de arroz
  nl rijstwafel/rijstwafels
  pt bolacha de arroz/bolachas de arroz, tortitas de arroz
  sv riskaka/riskakor
cake | plant dairy? egg | gluten eggs milk? nuts? |  |  | g
  en ; sponge cake, pound cake, angel food cake, madeira cake, madeira loaf/madeira loaves, panettone, cupcake, muffin, choux bun, swiss roll, arctic roll
  de Kuchen, Rührkuchen, Biskuitboden ; Panettone, Muffin, Muffins
  fr gâteau/gâteaux, génoise, cake
  it torta/torte, pan di Spagna ; panettone, colomba, pandoro
  es pastel/pasteles, bizcocho/bizcochos ; magdalenas
  nl taart/taarten, cake
  pt bolo/bolos, pão de ló
  sv kaka/kakor, tårta, sockerkaka
biscuits | plant dairy? egg? | gluten milk? eggs? nuts? |  | 8~
  en biscuit, cookie ; digestive, digestive biscuit, gingersnap, ginger biscuit, shortbread:dairy?+plant, vanilla wafer, oreo, ginger nut, amaretti, speculoos, butter biscuit:dairy+plant, chocolate wafer
  de Kekse ; Butterkekse:dairy+plant, Löffelbiskuits, Amarettini
  fr biscuits ; petit-beurre/petits-beurre:dairy+plant, spéculoos, langue de chat/langues de chat
  it biscotti, biscotti secchi ; amaretti
  es galletas, galleta ; galletas maría
  nl koekje/koekjes, biscuit, kaakjes ; bastognekoeken, speculaas
  pt bolacha/bolachas, biscoito/biscoitos, bolacha maria, bolachas maria
  sv småkaka/småkakor, kex sött, mariekex ; pepparkakor, pepparkaka
graham crackers | plant dairy? egg? | gluten milk? eggs? nuts? |  | 14~
  en graham cracker
  de Graham-Cracker, Vollkornkekse, Vollkornbutterkekse
  fr biscuits graham, biscuits sablés complets
  it biscotti graham, biscotti digestive, biscotti integrali
  es galletas graham, galletas integrales, galletas digestive
  nl grahamcrackers, volkorenbiscuits, digestivekoekjes
  pt bolachas graham, bolachas integrais, bolacha digestiva
  sv grahamskex, digestivekex
graham cracker crumbs | plant dairy? egg? | gluten milk? eggs? nuts? | 0.355~
  en graham crumb ; biscuit crumb, cookie crumb
  de Keksbrösel, Keksbröseln, zerbröselte Vollkornkekse
  fr miettes de biscuits, chapelure de biscuits graham
  it briciole di biscotti, biscotti sbriciolati
  es galletas molidas, galleta molida, migas de galleta
  nl koekkruimels, koekjeskruimels
  pt bolacha triturada, migalhas de bolacha, biscoito triturado
  sv kexsmulor, smulade kex
sponge fingers | plant egg | gluten eggs |  | 7~
  en ladyfinger, lady finger, savoiardi, lady finger biscuit, boudoir biscuit, savoiardi biscuit, sponge finger
  de Löffelbiskuit
  fr biscuits à la cuillère, biscuits cuillère, boudoirs
  it savoiardi, biscotti savoiardi
  es bizcochos de soletilla, melindros
  nl lange vinger/lange vingers
  pt palitos la reine, biscoito champanhe, palitos de champanhe
  sv savoiardikex, ladyfingers, savoiardi
meringue | egg plant | eggs |  | 12~
  en meringue nest
  de Baiser, Meringue/Meringuen
  fr meringue/meringues
  it meringa/meringhe
  es merengue/merengues
  nl schuimpje/schuimpjes, meringue/meringues, meringueschuim
  pt merengue/merengues, suspiro/suspiros
  sv maräng/maränger
cornbread | plant dairy? egg? | gluten? milk? eggs?
  en corn bread
  de Maisbrot
  fr pain de maïs
  it pane di mais
  es pan de maíz
  nl maïsbrood
  pt pão de milho, broa, broa de milho
  sv majsbröd
pie crust | plant dairy? animal-fat? | gluten milk? |  | 200~
  en pie shell, tart shell, pastry case, pastry shell
  de Tarteboden/Tarteböden, Kuchenboden, Tortenboden
  fr fond de tarte/fonds de tarte, pâte à tarte
  it base per crostata, guscio di frolla
  es base de tarta, masa para tarta, fondo de tarta ; masa para empanadas, masa de empanadas, masa de empanada, obleas de empanadilla, obleas para empanadillas, tapas de empanada, discos de empanada
  nl taartbodem/taartbodems
  pt base de tarte, massa de tarte
  sv pajskal, pajbotten
pizza base | plant | gluten milk? |  | 150~
  en pizza crust
  de Pizzaboden/Pizzaböden
  fr fond de pizza/fonds de pizza
  it base per pizza/basi per pizza
  es base de pizza/bases de pizza
  nl pizzabodem/pizzabodems
  pt base de pizza/bases de pizza
  sv pizzabotten/pizzabottnar
`;
