import { describe, expect, test } from '@jest/globals';
import { languages } from '../../words/language.ts';
import { bendWords } from './bend-words.ts';
import { recountedFood } from './count-words.ts';
import { localNouns } from './local-forms.data.ts';

/** Foods that cooks count, in the languages of the columns: one and several. */
const counted = `
en de fr it es nl pt sv
egg/eggs Ei/Eier œuf/œufs uovo/uova huevo/huevos ei/eieren ovo/ovos ägg/ägg
onion/onions Zwiebel/Zwiebeln oignon/oignons cipolla/cipolle cebolla/cebollas ui/uien cebola/cebolas lök/lökar
shallot/shallots Schalotte/Schalotten échalote/échalotes scalogno/scalogni chalota/chalotas sjalot/sjalotten chalota/chalotas schalottenlök/schalottenlökar
potato/potatoes Kartoffel/Kartoffeln patate/patates patata/patate patata/patatas aardappel/aardappels batata/batatas potatis/potatisar
carrot/carrots Möhre/Möhren carotte/carottes carota/carote zanahoria/zanahorias wortel/wortels cenoura/cenouras morot/morötter
parsnip/parsnips Pastinake/Pastinaken navet/navets pastinaca/pastinache chirivía/chirivías pastinaak/pastinaken nabo/nabos palsternacka/palsternackor
tomato/tomatoes Tomate/Tomaten tomate/tomates pomodoro/pomodori tomate/tomates tomaat/tomaten tomate/tomates tomat/tomater
pepper/peppers Paprika/Paprikas poivron/poivrons peperone/peperoni pimiento/pimientos paprika/paprika's pimentão/pimentões paprika/paprikor
chilli/chillies Chili/Chilis piment/piments peperoncino/peperoncini guindilla/guindillas peper/pepers malagueta/malaguetas chilifrukt/chilifrukter
courgette/courgettes Salatgurke/Salatgurken courgette/courgettes zucchina/zucchine calabacín/calabacines courgette/courgettes curgete/curgetes squash/squasher
aubergine/aubergines Aubergine/Auberginen aubergine/aubergines melanzana/melanzane berenjena/berenjenas aubergine/aubergines beringela/beringelas aubergine/auberginer
cucumber/cucumbers Gurke/Gurken concombre/concombres cetriolo/cetrioli pepino/pepinos komkommer/komkommers pepino/pepinos gurka/gurkor
leek/leeks Lauchstange/Lauchstangen poireau/poireaux porro/porri puerro/puerros prei/preien alho-francês/alhos-franceses purjolök/purjolökar
artichoke/artichokes Artischocke/Artischocken artichaut/artichauts carciofo/carciofi alcachofa/alcachofas artisjok/artisjokken alcachofra/alcachofras kronärtskocka/kronärtskockor
mushroom/mushrooms Champignon/Champignons champignon/champignons fungo/funghi champiñón/champiñones champignon/champignons cogumelo/cogumelos champinjon/champinjoner
radish/radishes Radieschen/Radieschen betterave/betteraves ravanello/ravanelli rábano/rábanos radijs/radijzen rabanete/rabanetes rädisa/rädisor
turnip/turnips Rübe/Rüben navet/navets rapa/rape nabo/nabos raap/rapen nabo/nabos rova/rovor
beetroot/beetroots Knolle/Knollen betterave/betteraves barbabietola/barbabietole remolacha/remolachas biet/bieten beterraba/beterrabas rödbeta/rödbetor
cauliflower/cauliflowers Blumenkohl/Blumenkohle chou-fleur/choux-fleurs cavolfiore/cavolfiori coliflor/coliflores bloemkool/bloemkolen couve-flor/couves-flores blomkålshuvud/blomkålshuvuden
cabbage/cabbages Weißkohl/Weißkohle chou/choux cavolo/cavoli repollo/repollos kool/kolen repolho/repolhos huvud/huvuden
lettuce/lettuces Kopfsalat/Kopfsalate laitue/laitues lattuga/lattughe lechuga/lechugas krop/kroppen alface/alfaces salladshuvud/salladshuvuden
avocado/avocados Avocado/Avocados avocat/avocats carciofo/carciofi aguacate/aguacates avocado/avocado's abacate/abacates avokado/avokador
pumpkin/pumpkins Kürbis/Kürbisse potiron/potirons zucca/zucche calabaza/calabazas pompoen/pompoenen abóbora/abóboras pumpa/pumpor
lemon/lemons Zitrone/Zitronen citron/citrons limone/limoni limón/limones citroen/citroenen limão/limões citron/citroner
lime/limes Limette/Limetten citron/citrons limone/limoni lima/limas limoen/limoenen lima/limas citron/citroner
orange/oranges Orange/Orangen orange/oranges arancia/arance naranja/naranjas sinaasappel/sinaasappels laranja/laranjas apelsin/apelsiner
grapefruit/grapefruits Grapefruit/Grapefruits pamplemousse/pamplemousses pompelmo/pompelmi pomelo/pomelos grapefruit/grapefruits toranja/toranjas grapefrukt/grapefrukter
apple/apples Apfel/Äpfel pomme/pommes mela/mele manzana/manzanas appel/appels maçã/maçãs äpple/äpplen
pear/pears Birne/Birnen poire/poires pera/pere pera/peras peer/peren pera/peras päron/päron
peach/peaches Pfirsich/Pfirsiche pêche/pêches pesca/pesche melocotón/melocotones perzik/perziken pêssego/pêssegos persika/persikor
plum/plums Pflaume/Pflaumen prune/prunes prugna/prugne ciruela/ciruelas pruim/pruimen ameixa/ameixas plommon/plommon
apricot/apricots Aprikose/Aprikosen abricot/abricots albicocca/albicocche albaricoque/albaricoques abrikoos/abrikozen damasco/damascos aprikos/aprikoser
fig/figs Feige/Feigen figue/figues fico/fichi higo/higos vijg/vijgen figo/figos fikon/fikon
date/dates Dattel/Datteln datte/dattes dattero/datteri dátil/dátiles dadel/dadels tâmara/tâmaras dadel/dadlar
banana/bananas Banane/Bananen banane/bananes banana/banane plátano/plátanos banaan/bananen banana/bananas banan/bananer
mango/mangoes Mango/Mangos mangue/mangues mango/manghi mango/mangos mango/mango's manga/mangas persika/persikor
melon/melons Melone/Melonen melon/melons melone/meloni melón/melones meloen/meloenen melão/melões melon/meloner
pomegranate/pomegranates Granatapfel/Granatäpfel grenade/grenades melagrana/melagrane granada/granadas granaatappel/granaatappels romã/romãs granatäpple/granatäpplen
cherry/cherries Kirsche/Kirschen cerise/cerises ciliegia/ciliegie cereza/cerezas kers/kersen cereja/cerejas körsbär/körsbär
strawberry/strawberries Erdbeere/Erdbeeren fraise/fraises fragola/fragole fresa/fresas aardbei/aardbeien morango/morangos jordgubbe/jordgubbar
kiwi/kiwis Kiwi/Kiwis kiwi/kiwis fico/fichi kiwi/kiwis kiwi/kiwi's kiwi/kiwis kiwifrukt/kiwifrukter
quince/quinces Quitte/Quitten coing/coings mela/mele piña/piñas ananas/ananassen ananás/ananases clementin/clementiner
leaf/leaves Lorbeerblatt/Lorbeerblätter feuille/feuilles foglia/foglie hoja/hojas blaadje/blaadjes folha/folhas lagerblad/lagerblad
clove/cloves Nelke/Nelken clou/clous chiodo/chiodi clavo/clavos kruidnagel/kruidnagels cravo/cravos kryddnejlika/kryddnejlikor
pod/pods Vanilleschote/Vanilleschoten gousse/gousses baccello/baccelli vaina/vainas stokje/stokjes vagem/vagens vaniljstång/vaniljstänger
stick/sticks Zimtstange/Zimtstangen bâton/bâtons stecca/stecche rama/ramas kaneelstokje/kaneelstokjes pau/paus kanelstång/kanelstänger
yolk/yolks Eigelb/Eigelbe jaune/jaunes tuorlo/tuorli yema/yemas eidooier/eidooiers gema/gemas äggula/äggulor
white/whites Eiweiß/Eiweiße blanc/blancs albume/albumi clara/claras eiwit/eiwitten clara/claras äggvita/äggvitor
anchovy/anchovies Sardelle/Sardellen filet/filets acciuga/acciughe anchoa/anchoas ansjovis/ansjovissen anchova/anchovas filé/filéer
olive/olives Olive/Oliven olive/olives oliva/olive aceituna/aceitunas olijf/olijven azeitona/azeitonas oliv/oliver
walnut/walnuts Walnuss/Walnüsse noisette/noisettes noce/noci nuez/nueces walnoot/walnoten noz/nozes valnöt/valnötter
almond/almonds Mandel/Mandeln amande/amandes mandorla/mandorle almendra/almendras amandel/amandelen amêndoa/amêndoas mandel/mandlar
breast/breasts Hähnchenbrust/Hähnchenbrüste blanc/blancs petto/petti pechuga/pechugas kipfilet/kipfilets peito/peitos kycklingbröst/kycklingbröst
thigh/thighs Keule/Keulen cuisse/cuisses coscia/cosce muslo/muslos dij/dijen coxa/coxas kycklinglår/kycklinglår
sausage/sausages Bratwurst/Bratwürste saucisse/saucisses salsiccia/salsicce salchicha/salchichas worst/worsten salsicha/salsichas korv/korvar
fillet/fillets Filet/Filets filet/filets filetto/filetti filete/filetes filet/filets filé/filés laxfilé/laxfiléer
prawn/prawns Garnele/Garnelen crevette/crevettes gambero/gamberi gamba/gambas garnaal/garnalen camarão/camarões räka/räkor
bun/buns Brötchen/Brötchen pain/pains panino/panini panecillo/panecillos broodje/broodjes pão/pães bulle/bullar
tortilla/tortillas Tortilla/Tortillas tortilla/tortillas cipollotto/cipollotti tortilla/tortillas tortilla/tortilla's tortilha/tortilhas tortilla/tortillas
cube/cubes Kapsel/Kapseln cube/cubes dado/dadi cubo/cubos bouillonblokje/bouillonblokjes cubo/cubos buljongtärning/buljongtärningar
scallion/scallions Frühlingszwiebel/Frühlingszwiebeln ciboule/ciboules cipollotto/cipollotti cebolleta/cebolletas lente-ui/lente-uien cebolinha/cebolinhas salladslök/salladslökar
`
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(' '));

const up = { from: 1, to: 3 };
const down = { from: 3, to: 1 };

describe.each(languages)('what is counted agrees with its number (%s)', (language) => {
  test.each(counted.map((row) => row[languages.indexOf(language)]!.split('/')))(
    '%s, %s',
    (one = '', several = '') => {
      const bend = (words: string, recount: typeof up): string =>
        language === 'en' ? recountedFood(words, recount) : bendWords(words, recount, language);
      expect([bend(one, up), bend(several, up)]).toEqual([several, several]);
      expect([bend(several, down), bend(one, down)]).toEqual([one, one]);
    },
  );
});

test('there are sixty foods in the table', () => {
  expect(counted.length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(localNouns))('the nouns of %s go both ways', (_, { several, one }) => {
  for (const [singular, plural] of several)
    expect([singular, several.get(one.get(plural) ?? '')]).toEqual([singular, plural]);
});

test.each([
  ['de', 'Dose geschälte Tomaten', 'Dosen geschälte Tomaten'],
  ['de', 'Zehe frischer Knoblauch', 'Zehen frischer Knoblauch'],
  ['fr', "gousse d'ail", "gousses d'ail"],
  ['fr', 'tranche de jambon blanc', 'tranches de jambon blanc'],
  ['it', 'fetta di prosciutto crudo', 'fette di prosciutto crudo'],
  ['nl', 'plakje oude kaas', 'plakjes oude kaas'],
  ['de', 'Bund Petersilie', 'Bund Petersilie'],
] as const)('of a unit its food does not change: %s "%s"', (language, one, several) => {
  expect(bendWords(one, up, language, true)).toBe(several);
});
