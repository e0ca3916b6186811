/** What raises, sets, colours and flavours a dough. How a food is written: `../read-lexicon.ts`. */
export const raisingAndSetting = `
# Baking
baking powder | mineral | none | 0.933 | 15~ sachet
  en aluminum free baking powder
  de Backpulver, Weinsteinbackpulver ; Hirschhornsalz
  fr levure chimique, poudre à lever, poudre à pâte
  it lievito per dolci, lievito in polvere, lievito istantaneo, lievito per dolci vanigliato, lievito per torte salate, lievito istantaneo per torte salate, lievito istantaneo per preparazioni salate
  es levadura química, polvo de hornear, levadura en polvo, impulsor
  nl bakpoeder
  pt fermento em pó
  sv bakpulver ; hjorthornssalt
  key usda 18369, agribalyse 11046
baking soda | mineral | none | 0.933
  en bicarbonate of soda, bicarbonate soda, bicarb, sodium bicarbonate, bicarb of soda
  de Natron, Backsoda, Speisenatron, Hausnatron
  fr bicarbonate de soude, bicarbonate, bicarbonate de sodium, bicarbonate alimentaire
  it bicarbonato di sodio, bicarbonato
  es bicarbonato de sodio, bicarbonato
  nl zuiveringszout
  pt bicarbonato de sódio, bicarbonato
  sv bikarbonat
  key usda 18372, agribalyse 11507
cream of tartar | mineral | none | 0.61~
  de Weinstein
  fr crème de tartre
  it cremor tartaro
  es crémor tártaro
  nl wijnsteen, wijnsteenzuur, cream of tartar
  pt cremor tártaro, cremor de tártaro
  sv vinsten, cream of tartar
dried yeast | plant | none | 0.812 | 7.2 sachet
  en active dry yeast, instant yeast, fast action yeast, dry yeast, easy blend yeast, fast action dried yeast, instant dried yeast, rapid rise yeast, quick yeast, easy bake yeast, yeast, active dried yeast, dried active yeast, instant dry yeast, bread machine yeast, fast acting yeast
  de Hefe=yeast, Trockenhefe, Hefewürfel trocken, Trockenbackhefe
  fr levure=yeast, levure sèche, levure de boulanger, levure de boulanger sèche, levure déshydratée
  it lievito=yeast, lievito secco, lievito di birra secco, lievito di birra disidratato, lievito disidratato
  es levadura=yeast, levadura seca, levadura de panadería, levadura seca de panadería, levadura de panadero
  nl gist=yeast, gedroogde gist
  pt fermento=yeast, fermento biológico seco
  sv jäst=yeast, torrjäst
  key usda 18375, agribalyse 11045
sourdough starter | plant | gluten | 1.0~
  en ?starter, active sourdough starter, sourdough discard
  de Sauerteig, Sauerteigansatz, Anstellgut, Lievito Madre
  fr levain, levain chef, levain liquide
  it lievito madre, pasta madre, licoli
  es masa madre, masa madre activa
  nl zuurdesem, zuurdesemstarter, desem, desemstarter
  pt massa mãe, fermento natural, isco de massa mãe, levain
  sv surdeg, surdegsgrund
gelatine | gelatine | none | 0.63~ | 7 sachet
  en gelatin, powdered gelatin, powdered gelatine, unflavored gelatin, unflavored gelatine, unflavored gelatin powder, isinglass ; jello, jell o, jelly crystal, jelly cube, jelly tablet, pack of jelly, packet jelly, aspic, aspic jelly, e441
  de Gelatine ; Aspik, Sülzpulver, Hausenblase
  fr gélatine, gélatines ; aspic, gelée au madère, sachet de gelée, ichtyocolle
  it gelatina ; aspic, ittiocolla
  es gelatina ; áspic
  nl gelatine ; aspic, vislijm
  pt gelatina ; aspic, ictiocola, cola de peixe
  sv gelatin ; aladåb, aspik, husbloss
  key usda 19177, agribalyse 11007
leaf gelatine | gelatine | none |  | 2~
  en gelatine leaf, gelatin sheet, sheet gelatine, gelatine sheet, gelatin leaf, sheet gelatin
  de Blattgelatine, Gelatineblätter, Gelatine Blatt
  fr feuille de gélatine/feuilles de gélatine
  it gelatina in fogli, colla di pesce, foglio di gelatina/fogli di gelatina
  es hoja de gelatina/hojas de gelatina, colas de pescado, cola de pez, colapez
  nl gelatineblaadje/gelatineblaadjes, blaadje gelatine/blaadjes gelatine
  pt folha de gelatina/folhas de gelatina, gelatina em folha
  sv gelatinblad
rennet | rennet | none
  en animal rennet, rennet tablet, liquid rennet, powdered rennet ; calf rennet, calf s rennet, lamb rennet, junket tablet
  de !Lab, Labpulver, Labtablette/Labtabletten, Naturlab, Labextrakt, Labessenz, Labferment ; Kälberlab, Kalbslab, Lammlab, Ziegenlab
  fr présure, présure animale, présure liquide, présure en poudre ; présure de veau
  it caglio, presame, caglio liquido, caglio in polvere ; caglio di vitello, caglio di agnello
  es cuajo, cuajo animal, cuajo líquido, cuajo en polvo, pastilla de cuajo/pastillas de cuajo ; cuajo de cordero, cuajo de ternera
  nl stremsel, kaasstremsel, dierlijk stremsel, lebferment ; kalfsstremsel
  pt coalho, coalho animal, coalho líquido, coalho em pó, coagulante animal, coalheira ; coalho de vitela
  sv löpe, ostlöpe, animalisk löpe, löpeextrakt ; kalvlöpe
vegetable rennet | plant | none
  en vegetarian rennet, microbial rennet, vegan rennet, liquid vegetable rennet, plant rennet ; thistle rennet
  de vegetarisches Lab, mikrobielles Lab, pflanzliches Lab, Lab vegetarisch, Lab mikrobiell, veganes Lab
  fr présure végétale, présure microbienne, présure végétarienne, présure liquide végétale
  it caglio vegetale, caglio microbico, caglio liquido vegetale, caglio vegano
  es cuajo vegetal, cuajo microbiano, cuajo líquido vegetal, cuajo vegano
  nl vegetarisch stremsel, microbieel stremsel, plantaardig stremsel, vegan stremsel
  pt coalho vegetal, coalho microbiano, coagulante vegetal, coagulante microbiano ; flor de cardo
  sv vegetabilisk löpe, mikrobiell löpe, vegetarisk löpe, vegansk löpe
collagen | gelatine | fish?
  en collagen powder, collagen peptide, hydrolyzed collagen, hydrolysed collagen ; bovine collagen, marine collagen:fish
  de Kollagen, Kollagenpulver, Kollagenhydrolysat, Kollagenpeptid/Kollagenpeptide, Collagen, Collagenpulver
  fr collagène, collagène en poudre, poudre de collagène, peptides de collagène ; collagène marin:fish
  it collagene, collagene in polvere, collagene idrolizzato ; collagene marino:fish
  es colágeno, colágeno en polvo, colágeno hidrolizado, péptidos de colágeno ; colágeno marino:fish
  nl collageen, collageenpoeder, collageenpeptiden ; viscollageen:fish
  pt colágeno, colagénio, colágeno em pó, colagénio em pó, colágeno hidrolisado
  sv kollagen, kollagenpulver, kollagenpeptider ; marint kollagen:fish
carmine | insect | none
  en cochineal, carmine colour, carmine color, e120, carminic acid ; crimson lake
  de Karmin, Cochenille, Koschenille, Karminrot, E 120
  fr carmin, cochenille, rouge cochenille
  it carminio, cocciniglia
  es carmín, cochinilla, E 120, grana cochinilla
  nl karmijn, cochenille
  pt carmim, cochonilha
  sv karmin, koschenill, kochenill
agar | plant | none | 0.5~
  en agar agar, agar powder, agar agar powder ; pectin:plant
  de Agar-Agar
  fr agar-agar
  it agar-agar
  es agar-agar
  nl agaragar, agar-agar
  pt ágar-ágar ; pectina
  sv agar-agar, agar ; pektin
xanthan gum | plant | none | 0.6~
  en xantham gum ; guar gum
  de Xanthan, Xanthangummi ; Guarkernmehl, Johannisbrotkernmehl
  fr gomme xanthane, xanthane ; gomme de guar
  it gomma di xantano, xantano ; gomma di guar, farina di semi di carrube
  es goma xantana, xantana ; goma guar
  nl xanthaangom, xanthaan ; guargom, guarpitmeel
  pt goma xantana ; goma guar
  sv xantangummi, xantan ; guarkärnmjöl, johannesbrödkärnmjöl
custard powder | plant | milk? | 0.55~
  en ; vanilla pudding powder, pudding powder, pudding mix, vanilla pudding mix, instant pudding mix, instant vanilla pudding mix
  de Vanillepuddingpulver, Puddingpulver, Päckchen Vanillepudding
  fr poudre à crème, poudre à flan, crème anglaise en poudre, préparation pour flan
  it preparato per budino, polvere per crema pasticcera, budino in polvere
  es polvos para natillas, preparado para flan, flan en polvo, sobre de flan
  nl custardpoeder, puddingpoeder, vanillepuddingpoeder
  pt pó para pudim, pudim em pó, farinha custard, mistura para pudim
  sv vaniljsåspulver, vaniljkrämspulver, puddingpulver, marsánpulver
cake mix | plant dairy? egg? | gluten milk? eggs? soybeans? | 0.5~
  en ; brownie mix, yellow cake mix, pancake mix, baking mix, bisquick, muffin mix, biscuit mix, white cake mix, chocolate cake mix
  de Backmischung, Kuchenmischung, Pfannkuchenmischung
  fr préparation pour gâteau, mélange à gâteau, préparation pour brownies
  it preparato per torte, miscela per dolci
  es preparado para bizcocho, mezcla para pastel, mezcla para hotcakes
  nl cakemix, bakmix, pannenkoekenmix
  pt mistura para bolo, preparado para bolo
  sv kakmix, pannkaksmix
icing | plant egg? dairy? | eggs? milk?
  en frosting ; fondant, fondant icing, ready to roll icing, royal icing, vanilla frosting
  de Zuckerguss, Glasur, Frosting ; Fondant, Rollfondant, Kuchenglasur
  fr glaçage, glaçage royal ; pâte à sucre, fondant pâtissier, fondant
  it glassa, ghiaccia reale, glassa di zucchero ; pasta di zucchero, fondente di zucchero
  es glaseado, glasa real, glaseado real ; fondant, pasta de azúcar
  nl glazuur, suikerglazuur ; fondant, rolfondant
  pt glacé, cobertura de açúcar, glacé real ; pasta americana, pasta de açúcar
  sv glasyr, kristyr, frosting ; sockerpasta, fondant
food colouring | plant | none |  |  | l
  en food coloring, food colour, food dye, food color ; red food coloring, green food coloring, yellow food coloring, gel food coloring
  de Lebensmittelfarbe
  fr colorant alimentaire, colorant
  it colorante alimentare
  es colorante alimentario, colorante
  nl kleurstof, voedingskleurstof, levensmiddelenkleurstof
  pt corante alimentar, corante, corante alimentício
  sv hushållsfärg, karamellfärg, livsmedelsfärg
vanilla extract | plant | none | 0.879 |  | l
  en vanilla essence, pure vanilla extract, vanilla, vanilla flavoring ; vanilla paste, vanilla bean paste
  de Vanille=vanilla, Vanilleextrakt, Vanillearoma, Vanillepaste
  fr vanille=vanilla, extrait de vanille, arôme vanille, vanille liquide, extrait de vanille liquide
  it vaniglia=vanilla, estratto di vaniglia, essenza di vaniglia, aroma di vaniglia
  es vainilla=vanilla, extracto de vainilla, esencia de vainilla
  nl vanille=vanilla
  pt baunilha=vanilla
  sv vanilj=vanilla
  key usda 02050, agribalyse 11065
vanilla pod | plant | none |  | 3~
  en vanilla bean, bourbon vanilla pod, vanilla stick
  de Vanilleschote/Vanilleschoten, Vanillestange
  fr gousse de vanille/gousses de vanille
  it baccello di vaniglia/baccelli di vaniglia, bacca di vaniglia, stecca di vaniglia
  es vaina de vainilla/vainas de vainilla, rama de vainilla
  nl vanillestokje/vanillestokjes
  pt fava de baunilha/favas de baunilha
  sv vaniljstång/vaniljstänger
almond extract | plant | nuts | 0.879~ |  | l
  en almond essence, almond flavoring ; peppermint extract, lemon extract, orange extract, rum extract, extract, mint extract, coconut extract, maple extract
  de Mandelaroma, Bittermandelaroma, Mandelextrakt, Bittermandelöl ; Rumaroma, Zitronenaroma, Orangenaroma, ?Aroma
  fr extrait d'amande, extrait d'amande amère, arôme amande amère ; arôme citron, arôme
  it estratto di mandorla, aroma di mandorla, aroma mandorla ; aroma limone, aroma rum, aroma arancia, ?aroma
  es extracto de almendra, esencia de almendra, aroma de almendra ; extracto de menta, aroma de limón, esencia de azahar
  nl amandelextract, amandelaroma, amandelessence ; citroenaroma, rumaroma, ?aroma
  pt extrato de amêndoa, essência de amêndoa, aroma de amêndoa ; essência de limão, aroma de rum
  sv mandelextrakt, bittermandelessens, bittermandel ; citronessens, apelsinarom, romarom
rose water | plant | none | 1.0~ |  | l
  en rosewater
  de Rosenwasser
  fr eau de rose
  it acqua di rose
  es agua de rosas
  nl rozenwater
  pt água de rosas
  sv rosenvatten
orange blossom water | plant | none | 1.0~ |  | l
  en orange flower water
  de Orangenblütenwasser
  fr eau de fleur d'oranger, fleur d'oranger
  it acqua di fior d'arancio, acqua di fiori d'arancio
  es agua de azahar, azahar
  nl oranjebloesemwater
  pt água de flor de laranjeira, água de flor de laranja
  sv apelsinblomsvatten, apelsinblomvatten
condensed milk | dairy | milk | 1.293 | 397~ can
  en sweetened condensed milk
  de Kondensmilch, gezuckerte Kondensmilch, Milchmädchen
  fr lait concentré, lait concentré sucré
  it latte condensato, latte condensato zuccherato
  es leche condensada
  nl gecondenseerde melk
  pt leite condensado
  sv kondenserad mjölk
  key usda 01095, agribalyse 19027
evaporated milk | dairy | milk | 1.06~ | 354~ can | l
  de Kondensmilch ungezuckert
  fr lait concentré non sucré
  it latte evaporato
  es leche evaporada
  nl koffiemelk, geëvaporeerde melk
  pt leite evaporado
  sv kaffemjölk, evaporerad mjölk
`;
