import { wordTable } from '../../words/word-table.ts';
import { wordSet } from '../../words/word-list.ts';

/** Words around the food on an ingredient line, in the columns of the names in `foods/lexicon`; "/" parts spellings of one meaning. */
export const kitchenWords = `
fresh | frisch/frische/frischer/frisches | frais/fraîche/fraîches | fresco/fresca/freschi/fresche | fresco/fresca/frescos/frescas | vers/verse | fresco/fresca/frescos/frescas | färsk/färska
dried | getrocknet/getrocknete/getrockneter/getrocknetes | séché/séchée/séchés/séchées | secco/secca/secchi/secche | seco/seca/secos/secas | gedroogd/gedroogde | seco/seca/secos/secas | torkad/torkade
ground | gemahlen/gemahlene/gemahlener/gemahlenes | moulu/moulue/moulus/moulues | macinato/macinata | molido/molida | gemalen | moído/moída | malen/malda
chopped | gehackt/gehackte/gehackter/gehacktes | haché/hachée/hachés/hachées | tritato/tritata/tritati/tritate | picado/picada/picados/picadas | gehakt/gehakte | picado/picada/picados/picadas | hackad/hackade
finely chopped | fein gehackt/feingehackt | finement haché/finement hachée/finement hachés/ciselé/ciselée/ciselés | tritato finemente/tritata finemente | finamente picado/finamente picada | fijngehakt/fijngehakte | finamente picado/finamente picada | finhackad/finhackade
diced | gewürfelt/in Würfeln/in Würfel geschnitten | en dés/coupé en dés/coupée en dés/coupés en dés | a cubetti/a dadini/tagliato a cubetti | en dados/cortado en dados | in blokjes | em cubos | tärnad/tärnade
sliced | in Scheiben/in Scheiben geschnitten/geschnitten | en tranches/en rondelles/émincé/émincée/émincés/émincées | a fette/affettato/affettata | en rodajas/en láminas | in plakjes | fatiado/fatiada/em fatias | skivad/skivade
grated | gerieben/geriebene/geriebener/geriebenes | râpé/râpée/râpés/râpées | grattugiato/grattugiata | rallado/rallada | geraspt/geraspte | ralado/ralada | riven/rivet/rivna
melted | geschmolzen/geschmolzene/zerlassen/zerlassene | fondu/fondue | fuso/fusa | derretido/derretida | gesmolten | derretido/derretida | smält
soft | weich/weiche/weicher | mou/ramolli | morbido/ammorbidito | blando/blanda | zacht/zachte | amolecida/mole | rumsvarmt/mjukt
cold | kalt/kalte/kalter | froid/froide | freddo/fredda | frío/fría | koud/koude | frio/fria | kall/kallt
hot | heiß/heiße/heißer | chaud/chaude | caldo/calda | caliente | heet/hete | quente | het/hett/varm
warm | warm/warme/lauwarm/lauwarme/lauwarmes | tiède | tiepido/tiepida | tibio/tibia | lauw/lauwwarme | morno/morna | ljummen/ljummet
cooked | gekocht/gekochte | cuit/cuite/cuits/cuites | cotto/cotta/cotti/cotte | cocido/cocida/cocidos/cocidas | gekookt/gekookte | cozido/cozida | kokt/kokta
peeled | geschält/geschälte | épluché/épluchée/pelé/pelée/pelées | sbucciato/sbucciata/pelati/pelato | pelado/pelada/pelados | geschild/geschilde | descascado/descascada | skalad/skalade
drained | abgetropft/abgetropfte | égoutté/égouttée/égouttés | sgocciolato/sgocciolata/scolati | escurrido/escurrida/escurridos | uitgelekt/uitgelekte | escorrido/escorrida | avrunnen/avrunna
pitted | entsteint/entsteinte | dénoyauté/dénoyautée/dénoyautées | denocciolate/snocciolate | sin hueso/deshuesadas | ontpit/ontpitte | sem caroço | urkärnade
large | groß/große/großer/großes | gros/grosse/grand/grande | grande/grandi | grande/grandes | grote/groot | grande/grandes | stor/stora/stort
medium | mittelgroß/mittelgroße/mittlere | moyen/moyenne/moyens/moyennes | medio/media/medi/medie | mediano/mediana/medianos/medianas | middelgrote/middelgroot | médio/média/médios/médias | mellanstor/mellanstora
small | klein/kleine/kleiner/kleines | petit/petite/petits/petites | piccolo/piccola/piccoli/piccole | pequeño/pequeña/pequeños/pequeñas | kleine/klein | pequeno/pequena/pequenos/pequenas | liten/litet/små
zest | Abrieb/abgeriebene Schale/die Schale/der Abrieb | zeste/zestes/le zeste/les zestes/le zeste râpé | la scorza/scorza grattugiata/la scorza grattugiata | la ralladura/ralladura | de rasp/de schil/rasp | a raspa/raspa/raspas/as raspas | rivet skal
juice | der Saft | le jus | il succo | el zumo/el jugo | het sap | o sumo/o suco | saften
heaped | gehäuft/gehäufte/gehäufter | bombé/bombée/bombés/bombées | colmo/colma/colmi/colme | colmado/colmada/colmados/colmadas | afgestreken volle/volle | cheio/cheia/cheios/cheias | rågad/rågade
level | gestrichen/gestrichene/gestrichener | ras/rase/rases | raso/rasa/rasi/rase | raso/rasa/rasos/rasas | afgestreken | raso/rasa/rasos/rasas | struken/strukna
about | etwa/ca./ca/circa/zirka/ungefähr/rund | environ/env./env/à peu près | circa/ca./ca | aproximadamente/aprox./aprox/alrededor de | ongeveer/ca./ca/circa | aproximadamente/aprox./aprox/cerca de | ungefär/ca./ca/cirka
twice as much | doppelt so viel/die doppelte Menge | deux fois plus/le double | il doppio | el doble | twee keer zoveel/dubbel zoveel | o dobro | dubbelt så mycket
the same amount | gleich viel/ebenso viel/genauso viel/die gleiche Menge | la même quantité/autant | la stessa quantità/altrettanto | la misma cantidad | evenveel/dezelfde hoeveelheid | a mesma quantidade | lika mycket
at least | mindestens/mind./mind/min. | au moins/min. | almeno/min. | al menos/por lo menos/mín. | minstens | pelo menos | minst
up to | bis zu | jusqu'à | fino a | hasta | tot | até | upp till
each | je/jeweils | chacun/chacune | ciascuno/ciascuna | cada uno/cada una | elk/elke | cada | vardera
finely | fein | finement | finemente | finamente | fijn | finamente | fint
coarsely | grob | grossièrement | grossolanamente | groseramente | grof | grosseiramente | grovt
to taste | nach Geschmack/nach Belieben | selon le goût/au goût | quanto basta/q.b./a piacere | al gusto | naar smaak | a gosto | efter smak
optional | optional/nach Wunsch | facultatif/facultative | facoltativo/facoltativa | opcional | optioneel/naar keuze | opcional | valfritt
for frying | zum Braten/zum Anbraten | pour la cuisson/pour la poêle | per friggere | para freír | om in te bakken | para fritar | till stekning
for the tin | für die Form | pour le moule | per lo stampo | para el molde | voor het invetten | para untar | till formen
for dusting | zum Bestäuben | pour saupoudrer | per spolverare | para espolvorear | om te bestuiven | para polvilhar | till garnering
and | und | et | e | y | en | e | och
or | oder | ou | o/oppure | o | of | ou | eller
with | mit | avec | con | con | met | com | med
without | ohne | sans | senza | sin | zonder | sem | utan
some | etwas | un peu de/un peu d' | un po' di | un poco de | wat/een beetje | um pouco de | lite
a few | einige/ein paar | quelques | qualche/alcune | unas/unos | enkele/een paar | algumas/alguns | några
`;

/** Little words that join a food with its kind and have no place in the English name, by language: "farine de blé". */
export const joiners = wordTable<string>({
  de: 'der die das den dem',
  fr: 'de d du des la le les l',
  it: 'di d del della dello dell dei degli delle la le il lo i gli l',
  es: 'de del la el los las',
  nl: 'de het van',
  pt: 'de da do das dos a o as os',
  sv: 'av',
});

/** Units that English recipes write short. */
export const shortUnits = wordTable<string>({
  gram: 'g',
  kilogram: 'kg',
  milligram: 'mg',
  milliliter: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liter: 'l',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  // A Swedish spoon of 1 ml, which English has no word for.
  'spice-measure': 'krm',
});

/** What an English cook is told of a unit that English does not have. */
export const unitRemarks = wordTable<string>({ 'spice-measure': 'pinches' });

/** Units behind which a size is the food's, not the unit's: "400 g large tomatoes", but "2 heaped tbsp sugar". */
export const plainUnits = wordSet('gram kilogram milligram milliliter centiliter deciliter liter');
